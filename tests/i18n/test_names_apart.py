"""Names are set apart from the words beside them, in every sentence that is composed in Japanese: 「はなこ」は."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from texts import catalogue
from texts.problems import catalogue_path

from cardtable_gui import i18n
from cardtable_gui.card_lists import players
from cardtable_gui.core.messages import Argument, CardList, Message, PersonName, SeatName, You

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("はなこ", "けん", "ゆうた")
ENTRIES = catalogue.read(catalogue_path(ROOT, "ja"))
PLACE = re.compile(r"\{(\w+)(?::[^{}]*)?\}")
WORD = r"[^\W_]"
"""A letter of any script, or a digit."""
TOUCHED = re.compile(f"{WORD}(?:{'|'.join(NAMES)})|(?:{'|'.join(NAMES)}){WORD}")


def said(text: str, language: i18n.Language = "ja", **args: SeatName | PersonName | Message | CardList | str) -> str:
    """A text of no catalogue, as if it were a translation."""
    return i18n.text(Message("test", text).put(**args), NAMES, language)


def composed() -> Iterator[tuple[str, str, str]]:
    """Context, source and placeholder of every text of the catalogue into which a name could be put."""
    for key, entry in ENTRIES.items():
        for place in {found[1] for form in entry.forms for found in PLACE.finditer(form)}:
            yield key.context, key.source, place


def test_a_name_in_any_place_of_any_translation_is_set_apart_from_what_is_beside_it() -> None:
    tried = 0
    for context, source, place in composed():
        args: dict[str, Argument] = {found[1]: "…" for found in PLACE.finditer(source)}
        args[place] = SeatName(0)
        message = Message(context, source).put(n=2).put(**args)
        found = i18n.text(message, NAMES, "ja")
        if "はなこ" in found:
            tried += 1
            assert not TOUCHED.search(found), found
    assert tried > 500


def test_each_name_of_a_list_is_set_apart_where_the_list_is_beside_words() -> None:
    assert said("{names}の優勝です", names=players([0])) == "「はなこ」の優勝です"
    assert said("{names}の優勝です", names=players([0, 1])) == "「はなこ」と「けん」の優勝です"
    assert said("{names}の優勝です", names=players([0, 1, 2])) == "「はなこ」、「けん」、「ゆうた」の優勝です"
    assert said("前回：{names}", names=players([0, 1, 2])) == "前回：はなこ、けん、ゆうた"


def test_a_name_that_stands_alone_stays_as_it_is() -> None:
    for label in ("{name}", "{name}：5点", "プレイヤー：{name}", "（{name}）", "「{name}」という名前", "{name} 30%"):
        assert said(label, name=SeatName(0)) == label.replace("{name}", "はなこ")


def test_names_of_people_seats_without_a_name_and_particles_are_treated_alike() -> None:
    assert said("{name}のプロフィール", name=PersonName("はなこ")) == "「はなこ」のプロフィール"
    assert said("次は{name:が}出します", name=SeatName(1)) == "次は「けん」が出します"
    assert said("{name}が{cards:を}出しました", name=SeatName(4), cards=CardList(("7", "7"))) == (
        "「プレイヤー5」が7を2枚出しました"
    )


def test_a_pronoun_and_other_words_are_no_names() -> None:
    message = Message("test", "次は{name}が出します").put(name=SeatName(0))
    assert i18n.text(message, (You(""),), "ja") == "次は自分が出します"
    assert said("{file}を開けません", file="はなこ.cardtable") == "はなこ.cardtableを開けません"


def test_english_puts_spaces_round_names_and_nothing_else() -> None:
    assert said("{name}’s turn, then {names}", "en", name=SeatName(0), names=players([1, 2])) == (
        "はなこ’s turn, then けん and ゆうた"
    )


OF_PEOPLE = re.compile(r"\bseat_name\(|\b(?:profile|person|people|seat|curve|player)\w*(?:\[[^\]]*\])?\.name\b")
"""How the code gets at a name as a mere string."""


def filled() -> Iterator[tuple[ast.Call, str]]:
    """The calls of the program that fill the places of a text, with the code of each filling."""
    for file in sorted((ROOT / "cardtable_gui").rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") in ("put", "format"):
                yield from ((call, ast.unparse(each.value)) for each in call.keywords)


def test_no_name_is_put_into_a_sentence_as_a_mere_string() -> None:
    bare = [ast.unparse(call) for call, written in filled() if OF_PEOPLE.search(written) and written[:6] != "Person"]
    assert bare == []
