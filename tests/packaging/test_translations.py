"""Marked texts are found however they are written, and nothing that is wrong with a catalogue goes unseen."""

import importlib.util
import json
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from targets import release
from targets.target import BuildError
from texts import catalogue
from texts.catalogue import Entry
from texts.comments import faults
from texts.marks import Key, Marks, marked_texts, marks_in
from texts.problems import places, problems, untranslated
from texts.release import compile_catalogue

SOURCE = """
from cardtable_gui.core import messages
A = QT_TRANSLATE_NOOP("ctx", "plain")
B = QT_TRANSLATE_NOOP(
    "ctx",
    "many "
    "lines {x}",  # with a comment
)
C = {"k": messages.QT_TRANSLATE_NOOP("ctx", ("in " "parentheses")).put(x=1)}
D = QT_TRANSLATE_NOOP(context="ctx", text="by keyword")
class W(QWidget):
    def f(self, n):
        self.tr("of a class")
        QCoreApplication.translate("ctx", "%n fish", None, n)
        QCoreApplication.translate("ctx", "%n ponds", n=len(n))
        translate("ctx", "close", "a door")
        text.translate(table)
        painter.translate(0.0, -height / 2)
        tr(context, name)
"""


def marks_of(source: str) -> Marks:
    marks = Marks()
    marks_in(source, "file.py", marks)
    return marks


def test_marks_are_found_however_they_are_written() -> None:
    marks = marks_of(SOURCE)
    assert marks.faults == []
    assert marks.plural == {
        Key("ctx", "plain"): False,
        Key("ctx", "many lines {x}"): False,
        Key("ctx", "in parentheses"): False,
        Key("ctx", "by keyword"): False,
        Key("W", "of a class"): False,
        Key("ctx", "%n fish"): True,
        Key("ctx", "%n ponds"): True,
        Key("ctx", "close", "a door"): False,
    }


@pytest.mark.parametrize(
    "source",
    [
        'QT_TRANSLATE_NOOP("ctx", f"{n} cards")',
        'QT_TRANSLATE_NOOP("ctx", "a" + b)',
        'QT_TRANSLATE_NOOP("ctx", text)',
        'QT_TRANSLATE_NOOP("text alone")',
        'translate("ctx", text)',
        'QCoreApplication.translate("ctx", f"{n} cards")',
        'translate("ctx", "close", why)',
        'translate("ctx", "%n a")\ntranslate("ctx", "%n a", None, 3)',
    ],
)
def test_a_mark_that_no_catalogue_can_follow_is_a_fault(source: str) -> None:
    assert len(marks_of(source).faults) == 1


def test_places_are_names_in_braces_and_numbers() -> None:
    assert places("{seat} takes %n of %1 at 100 % {b}") == ["%1", "%n", "{b}", "{seat}"]


SAID = "In the log; {seat} is a player, {cards} a list."


@pytest.fixture
def tool(repository: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", repository / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path, tool: ModuleType) -> Path:
    """A small checkout whose two texts are translated."""
    package = tmp_path / "cardtable_gui"
    package.mkdir()
    (package / "a.py").write_text(
        'A = QT_TRANSLATE_NOOP("game", "{seat} plays <b>\\"{cards}\\"</b>")\n'
        'B = QCoreApplication.translate("view", "%n cards", None, n)\n',
        encoding="utf-8",
    )
    comments = tmp_path / "i18n" / "comments"
    comments.mkdir(parents=True)
    (comments / "game.toml").write_text(f"""'{{seat}} plays <b>"{{cards}}"</b>' = "{SAID}"\n""", encoding="utf-8")
    (comments / "view.toml").write_text('"%n cards" = "On the table; %n is a number."\n', encoding="utf-8")
    english, japanese = tmp_path / "en.json", tmp_path / "ja.json"
    japanese.write_text(
        json.dumps(
            {
                "game": {'{seat} plays <b>"{cards}"</b>': "{seat}が<b>{cards}</b>を出す"},
                "view": {"%n cards": ["%n枚"]},
            }
        ),
        encoding="utf-8",
    )
    english.write_text(json.dumps({"view": {"%n cards": ["%n card", "%n cards"]}}), encoding="utf-8")
    assert tool.update(tmp_path, "ja", [japanese]) == []
    assert tool.update(tmp_path, "en", [english]) == []
    return tmp_path


def test_a_complete_catalogue_has_no_problems_and_is_spoken(checkout: Path) -> None:
    assert problems(checkout) == []
    japanese, english = QTranslator(), QTranslator()
    assert japanese.load(str(checkout / "i18n" / "cardtable_ja.qm"))
    assert english.load(str(checkout / "i18n" / "cardtable_en.qm"))
    assert japanese.translate("game", '{seat} plays <b>"{cards}"</b>') == "{seat}が<b>{cards}</b>を出す"
    assert japanese.translate("view", "%n cards", None, 3) == "%n枚"
    assert english.translate("view", "%n cards", None, 1) == "%n card"
    assert english.translate("view", "%n cards", None, 2) == "%n cards"


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody can replace it")
def test_who_has_a_catalogue_open_keeps_what_it_has_read(checkout: Path) -> None:
    """Qt reads a catalogue from the disk as it needs it: one that changed below it would end the program."""
    ts, qm = checkout / "i18n" / "cardtable_ja.ts", checkout / "i18n" / "cardtable_ja.qm"
    with qm.open("rb") as held:
        before = qm.read_bytes()
        ts.write_text(ts.read_text(encoding="utf-8").replace("を出す", "を出した"), encoding="utf-8")
        compile_catalogue(ts, qm)
        assert held.read() == before
    assert qm.read_bytes() != before
    assert {file.suffix for file in qm.parent.iterdir() if file.is_file()} == {".ts", ".qm"}


def test_english_forms_are_made_of_what_stands_in_brackets(checkout: Path, tool: ModuleType) -> None:
    texts = ("%n trick(s) of {most}", "%n match(es) and bid(s)", "%n geese")
    lines = (f'QCoreApplication.translate("view", "{text}", None, n)\n' for text in texts)
    (checkout / "cardtable_gui" / "b.py").write_text("".join(lines), encoding="utf-8")
    tool.update(checkout, "ja", [])
    entries = tool.catalogue.read(checkout / "i18n" / "cardtable_en.ts")
    assert [entries[Key("view", text)].forms for text in texts] == [
        ("%n trick of {most}", "%n tricks of {most}"),
        ("%n match and bid", "%n matches and bids"),
        ("", ""),
    ]


def test_updating_twice_changes_no_byte(checkout: Path, tool: ModuleType) -> None:
    before = {path.name: path.read_bytes() for path in (checkout / "i18n").glob("*.*")}
    tool.update(checkout, "ja", [])
    assert {path.name: path.read_bytes() for path in (checkout / "i18n").glob("*.*")} == before
    assert len(before) == 4


def _change_program(checkout: Path) -> None:
    (checkout / "cardtable_gui" / "b.py").write_text('QT_TRANSLATE_NOOP("game", "new")', encoding="utf-8")


def _drop_from_program(checkout: Path) -> None:
    (checkout / "cardtable_gui" / "a.py").write_text(
        'QCoreApplication.translate("view", "%n cards", None, n)', encoding="utf-8"
    )


def _ask_without_number(checkout: Path) -> None:
    path = checkout / "cardtable_gui" / "a.py"
    path.write_text(path.read_text(encoding="utf-8").replace(", None, n", ""), encoding="utf-8")


def _comment(context: str, old: str, new: str) -> Callable[[Path], None]:
    def change(checkout: Path) -> None:
        path = checkout / "i18n" / "comments" / f"{context}.toml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


def _edit(old: str, new: str) -> Callable[[Path], None]:
    def change(checkout: Path) -> None:
        path = checkout / "i18n" / "cardtable_ja.ts"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        compile_catalogue(path, path.with_suffix(".qm"))

    return change


def _repeat(context: str) -> Callable[[Path], None]:
    """Another text of this context gets the comment of `%n cards`."""

    def change(checkout: Path) -> None:
        (checkout / "cardtable_gui" / "b.py").write_text(f'QT_TRANSLATE_NOOP("{context}", "Two")', encoding="utf-8")
        with (checkout / "i18n" / "comments" / f"{context}.toml").open("a", encoding="utf-8") as file:
            file.write('"Two" = "On the table; %n is a number."\n')

    return change


def _stale(checkout: Path) -> None:
    qm = (checkout / "i18n" / "cardtable_ja.qm").read_bytes()
    _edit("を出す", "を出した")(checkout)
    (checkout / "i18n" / "cardtable_ja.qm").write_bytes(qm)


def _lose(name: str) -> Callable[[Path], None]:
    return lambda checkout: (checkout / "i18n" / name).unlink()


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (_change_program, "not in the catalogue"),
        (_drop_from_program, "not marked in the program"),
        (_ask_without_number, "needs both %n and a number"),
        (_comment("view", "%n is a number", "counted"), "does not explain %n"),
        (_comment("view", '"%n cards"', '"%n ponds"'), "has no comment"),
        (_comment("view", '"%n cards"', '"%n ponds"'), "is not in the program"),
        (_repeat("view"), "comment of view: '%n cards'"),
        (_edit("{seat}が", "だれかが"), "fills in"),
        (_edit("{seat}が", "{seat}と{other}が"), "fills in"),
        (_edit("{seat}が<b>{cards}</b>を出す".replace("<", "&lt;").replace(">", "&gt;"), ""), "not translated"),
        (_edit("<translation>{seat}", '<translation type="unfinished">{seat}'), "not translated"),
        (_edit("<translation>{seat}", '<translation type="vanished">{seat}'), "not used any more"),
        (_edit("<numerusform>%n枚", "<numerusform>x</numerusform><numerusform>%n枚"), "2 plural forms"),
        (_stale, "older than"),
        (_lose("cardtable_ja.qm"), "missing"),
        (_lose("cardtable_ja.ts"), "missing"),
    ],
)
def test_what_is_wrong_is_named(checkout: Path, change: Callable[[Path], None], word: str) -> None:
    change(checkout)
    found = [*problems(checkout), *untranslated(checkout)]
    assert any(word in line for line in found), found


def test_two_games_may_have_the_same_comment_for_what_they_say_in_the_same_place(checkout: Path) -> None:
    _repeat("game")(checkout)
    assert not any("comment of" in line for line in problems(checkout))


@pytest.mark.parametrize(
    "change",
    [
        _edit("{seat}が<b>{cards}</b>を出す".replace("<", "&lt;").replace(">", "&gt;"), ""),
        _edit("<translation>{seat}", '<translation type="unfinished">{seat}'),
    ],
)
def test_a_text_that_waits_for_its_translation_is_no_fault_of_a_checkout(
    checkout: Path, change: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    change(checkout)
    assert problems(checkout) == []
    assert len(untranslated(checkout)) == 1
    monkeypatch.setattr(release, "ROOT", checkout)
    with pytest.raises(BuildError, match="1 texts wait"):
        release.require_translations()


def test_update_drops_vanished_texts_and_leaves_new_ones_to_be_done(checkout: Path, tool: ModuleType) -> None:
    _drop_from_program(checkout)
    _change_program(checkout)
    tool.update(checkout, "ja", [])
    entries = catalogue.read(checkout / "i18n" / "cardtable_ja.ts")
    assert entries == {
        Key("game", "new"): Entry(("",), finished=False),
        Key("view", "%n cards"): Entry(("%n枚",), plural=True),
    }


def test_a_translation_of_nothing_is_reported(checkout: Path, tool: ModuleType, tmp_path: Path) -> None:
    extra = tmp_path / "extra.json"
    extra.write_text(json.dumps({"game": {"No such text": "ない"}}), encoding="utf-8")
    assert tool.update(checkout, "ja", [extra]) == ["extra.json: game: No such text"]


def test_the_program_marks_its_texts_so_that_they_can_be_followed(repository: Path) -> None:
    marks = marked_texts(repository)
    assert marks.faults == []
    assert len(marks.plural) > 50


def test_equal_texts_with_two_translations_quote_each_other_in_their_comments() -> None:
    one, two = Key("game", "Play"), Key("menu", "Play")
    shown: dict[Key, str] = {one: "出す", two: "遊ぶ"}
    said = {one: "A button at the table.", two: "A menu; at the table it is 出す."}
    assert [line.partition("'")[0] for line in faults([one, two], said, {}, shown)] == ["comments: game: "]
    said[one] = "A button at the table; the menu is called 遊ぶ."
    assert list(faults([one, two], said, {}, shown)) == []
    assert list(faults([one, two], said, {}, {one: "出す", two: "出す"})) == []


def test_equal_texts_of_two_games_may_have_one_comment_and_other_texts_may_not() -> None:
    one, two, other = Key("oldmaid", "Deck"), Key("sevens", "Deck"), Key("sevens", "Discards")
    said = dict.fromkeys((one, two), "The title of a pile.")
    assert list(faults([one, two], said, {}, {})) == []
    said[other] = "The title of a pile."
    assert [line.partition(" has ")[0] for line in faults(said, said, {}, {})] == ["comments: sevens: 'Discards'"]


@pytest.mark.filterwarnings("default")
def test_every_text_of_the_program_is_translated_or_waits_for_it(repository: Path) -> None:
    assert problems(repository) == []
    for line in untranslated(repository):
        warnings.warn(line, stacklevel=1)
