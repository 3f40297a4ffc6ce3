"""Key bindings: default keys, chosen ones, and conflicts between them."""

import json
import unicodedata

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.core.messages import Message
from cardtable_gui.settings import KEYS, Settings
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import TABLE, WINDOW, Binding, Keymap, command_id
from tests.support import places

pytestmark = pytest.mark.usefixtures("qapp")

K, M = Qt.Key, Qt.KeyboardModifier
UNDO = Binding("window/undo", WINDOW, Message("test", "Undo"), ("Ctrl+Z",))
REDO = Binding("window/redo", WINDOW, Message("test", "Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"))


def pressed(key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = M.NoModifier) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


def at_place(
    latin: str, typed: str, modifiers: Qt.KeyboardModifier = M.NoModifier, key: Qt.Key | None = None
) -> QKeyEvent:
    """A press of the key that has this letter or digit in a US layout, and types something else in the one in use."""
    return places.press(latin, typed, modifiers, key)


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def keys(qapp: QApplication, settings: Settings) -> Keymap:
    made = Keymap(settings)
    made.add((UNDO, REDO))
    for package in games.packages():
        made.add_game(package.game.id, package.table)
    return made


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (pressed(K.Key_P, "p"), "P"),
        (pressed(K.Key_P, "P", M.ShiftModifier), "P"),
        (pressed(K.Key_P, "ｐ"), "P"),
        (pressed(K.Key_Question, "?", M.ShiftModifier), "?"),
        (pressed(K.Key_Slash, "?", M.ShiftModifier), "?"),
        (pressed(K.Key_1, "1", M.KeypadModifier), "1"),
        (pressed(K.Key_Z, "\x1a", M.ControlModifier), "Ctrl+Z"),
        (pressed(K.Key_Z, "", M.ControlModifier | M.ShiftModifier), "Ctrl+Shift+Z"),
        (pressed(K.Key_Enter, "\r", M.KeypadModifier), "Return"),
        (pressed(K.Key_Space, " "), "Space"),
        (pressed(K.Key_Left), "Left"),
        (pressed(K.Key_Left, "", M.AltModifier), "Alt+Left"),
        (pressed(K.Key_Backtab, "", M.ShiftModifier), "Shift+Tab"),
        (pressed(K.Key_F11), "F11"),
        (pressed(K.Key_Shift, "", M.ShiftModifier), ""),
        (pressed(K.Key_Control, "", M.ControlModifier), ""),
    ],
)
def test_a_key_press_is_written_as_a_shortcut_is(event: QKeyEvent, key: str) -> None:
    assert keymap.key_of(event) == key


LAYOUTS = [
    ("P", "з"), ("A", "ф"), ("E", "у"), ("M", "Ь"), ("X", "Ч"),  # Russian
    ("P", "π"), ("W", "ς"), ("V", "ω"),  # Greek
    ("P", "פ"), ("A", "ש"), ("T", "א"),  # Hebrew
    ("P", "ح"), ("B", "لا"), ("A", "ش"),  # Arabic; its B types two letters
    ("P", "ন"), ("D", "्"),  # Bengali; Hindi, whose D types a mark
    ("P", "ㅔ"), ("P", "セ"), ("P", "პ"), ("P", "ย"),  # Korean, Japanese kana, Georgian, Thai
]  # fmt: skip


@pytest.mark.parametrize(("latin", "typed"), LAYOUTS)
def test_a_letter_of_another_script_counts_by_the_place_of_its_key(latin: str, typed: str) -> None:
    assert keymap.key_of(at_place(latin, typed)) == latin
    assert keymap.keys_of(at_place(latin, typed))[0] == latin


@pytest.mark.parametrize(
    ("latin", "typed"), [("Q", "a"), ("Q", "'"), ("Z", "y"), ("Y", "é"), ("I", "ı"), ("S", "ő"), ("P", "ｐ")]
)
def test_a_latin_letter_counts_as_itself_wherever_its_key_is(latin: str, typed: str) -> None:
    assert keymap.key_of(at_place(latin, typed)) == unicodedata.normalize("NFKC", typed).upper()


def test_a_sign_at_the_place_of_a_letter_counts_as_that_where_nothing_listens_to_the_sign(keys: Keymap) -> None:
    """Hebrew has an apostrophe at the place of W, Greek a semicolon at that of Q."""
    assert keymap.keys_of(at_place("W", "'")) == ("'", "W")
    assert keymap.keys_of(at_place("5", "(")) == ("(", "5")
    keys.choose(UNDO.id, [";"])
    assert keys.on_sheet(at_place("W", "'")) == keymap.WATCH
    assert keys.on_sheet(at_place("W", ";")) is None
    assert keymap.keys_of(at_place("M", "?", M.ShiftModifier)) == ("?",)


def test_a_shortcut_with_a_letter_of_another_script_is_the_one_at_its_place() -> None:
    event = at_place("Z", "\x1a", M.ControlModifier, K(ord("Я")))
    assert keymap.key_of(event) == "Ctrl+Z"


def test_a_system_that_tells_no_places_leaves_the_letter_as_it_is() -> None:
    assert keymap.key_of(pressed(K(ord("З")), "з")) == "З"
    assert keymap.place_of(pressed(K.Key_P, "p")) == ""


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
@pytest.mark.parametrize("latin", "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
def test_every_letter_and_digit_has_its_place_in_each_system(
    monkeypatch: pytest.MonkeyPatch, system: str, latin: str
) -> None:
    monkeypatch.setattr("sys.platform", system)
    assert keymap.place_of(at_place(latin, "")) == latin


@pytest.mark.parametrize(("latin", "typed"), LAYOUTS)
def test_the_table_hears_a_button_by_the_place_of_its_key(keys: Keymap, latin: str, typed: str) -> None:
    keys.choose("merchant/play", [latin])
    heard = keys.at_table(at_place(latin, typed), "merchant")
    assert heard is not None
    assert (heard.typed, heard.key) == (latin, K.Key_unknown)


def test_a_letter_of_another_script_that_was_chosen_still_works(keys: Keymap) -> None:
    """Earlier versions stored what the key types."""
    keys.choose("merchant/play", ["З"])
    for event in (at_place("P", "з"), pressed(K(ord("З")), "з")):
        heard = keys.at_table(event, "merchant")
        assert heard is not None
        assert heard.typed == "З"


def test_keys_that_text_fields_need_are_told_from_the_others() -> None:
    assert all(map(keymap.is_plain, ("H", "?", "Space", "Left", "Shift+Left", "Delete")))
    assert not any(map(keymap.is_plain, ("Ctrl+H", "Alt+Left", "F1", "F11", "Meta+A")))


def test_without_a_choice_everything_has_its_usual_keys(keys: Keymap) -> None:
    assert keys.all_usual
    assert all(keys.keys(binding.id) == binding.usual for binding in keys.bindings)


def test_a_chosen_key_is_taken_from_what_had_it_and_comes_back_with_the_reset(keys: Keymap) -> None:
    assert [taker.id for taker in keys.takers(UNDO.id, "Ctrl+Y")] == [REDO.id]
    keys.choose(UNDO.id, ["Ctrl+Y", "U"])
    assert keys.keys(UNDO.id) == ("Ctrl+Y", "U")
    assert keys.keys(REDO.id) == ("Ctrl+Shift+Z",)
    assert not keys.is_usual(REDO.id)
    keys.reset(UNDO.id)
    assert keys.all_usual


def test_a_reset_takes_the_usual_keys_back_from_whoever_was_given_them(keys: Keymap) -> None:
    keys.choose(UNDO.id, ["Ctrl+Y"])
    keys.reset(REDO.id)
    assert keys.is_usual(REDO.id)
    assert keys.keys(UNDO.id) == ()


def test_of_two_choices_the_later_one_has_the_key(keys: Keymap) -> None:
    for first, second in ((UNDO, REDO), (REDO, UNDO)):
        keys.choose(first.id, ["U"])
        keys.choose(second.id, ["U"])
        assert keys.keys(second.id) == ("U",)
        assert keys.keys(first.id) == ()


def test_the_same_key_may_do_different_things_in_different_games(keys: Keymap) -> None:
    ids = [command_id(package.game.id, package.table.shortcuts[0].id) for package in games.packages()]
    for binding in ids:
        assert keys.takers(binding, "X") == ()
        keys.choose(binding, ["X"])
    assert all(keys.keys(binding) == ("X",) for binding in ids)
    assert {taker.id for taker in keys.takers("table/left", "X")} == set(ids)


def test_a_binding_may_have_no_key(keys: Keymap) -> None:
    keys.choose(UNDO.id, [])
    assert keys.keys(UNDO.id) == ()
    assert keys.key(UNDO.id) == ""
    assert keys.key("unknown/command", "Q") == "Q"


def test_choices_are_remembered_and_told(keys: Keymap, settings: Settings) -> None:
    heard: list[None] = []
    keys.changed.connect(lambda: heard.append(None))
    keys.choose(UNDO.id, ["U"])
    keys.choose(UNDO.id, ["U"])
    assert len(heard) == 1
    again = Keymap(settings)
    again.add((UNDO,))
    assert again.keys(UNDO.id) == ("U",)
    keys.reset_all()
    assert keys.all_usual
    assert again.all_usual


def test_added_bindings_are_told_only_if_they_change_the_keys_of_others(keys: Keymap) -> None:
    heard: list[None] = []
    keys.changed.connect(lambda: heard.append(None))
    keys.add((Binding("window/new", WINDOW, UNDO.words, ("F9",)),))
    keys.add((Binding("window/new", WINDOW, UNDO.words, ("F9",)),))
    assert keys.keys("window/new") == ("F9",)
    assert heard == []
    keys.add((Binding("window/fixed", WINDOW, UNDO.words, ("F9",), fixed=True),))
    assert keys.keys("window/new") == ()
    assert len(heard) == 1


@pytest.mark.parametrize("rubbish", ["U", [3], {"a": 1}, None])
def test_what_is_no_list_of_texts_is_no_choice_of_keys(rubbish: object) -> None:
    assert KEYS.read(json.dumps({UNDO.id: rubbish})) is None


@pytest.mark.parametrize("rubbish", [["Ctrl+Z, Ctrl+Y"], [""]])
def test_what_is_no_list_of_keys_counts_as_no_choice(rubbish: list[str]) -> None:
    settings = Settings()
    settings.set(KEYS, {UNDO.id: rubbish, "gone/command": ["Q"]})
    keys = Keymap(settings)
    keys.add((UNDO,))
    assert keys.keys(UNDO.id) == UNDO.usual


def test_the_table_hears_its_usual_keys_whatever_is_pressed(keys: Keymap) -> None:
    keys.choose("table/left", ["J"])
    assert keys.at_table(pressed(K.Key_J, "j"), "merchant") == (K.Key_Left, "", M.NoModifier)
    assert keys.at_table(pressed(K.Key_Left), "merchant") is None
    assert keys.at_table(pressed(K.Key_Right), "merchant") == (K.Key_Right, "", M.NoModifier)
    assert keys.at_table(pressed(K.Key_Enter, "\r"), "merchant") == (K.Key_Return, "", M.NoModifier)


def test_the_table_hears_the_key_that_stands_on_a_button(keys: Keymap) -> None:
    keys.choose("merchant/play", ["Y", "F2"])
    for event in (pressed(K.Key_Y, "y"), pressed(K.Key_F2)):
        heard = keys.at_table(event, "merchant")
        assert heard is not None
        assert heard.typed == "Y"
    other = keys.at_table(pressed(K.Key_Y, "y"), "meow")
    assert other is not None
    assert other.key == K.Key_Y


def test_no_usual_key_is_wanted_by_two(keys: Keymap) -> None:
    for binding in keys.bindings:
        for key in binding.usual:
            # A game's commands may share keys if they are never available together.
            takers = [taker for taker in keys.takers(binding.id, key) if taker.place != binding.place]
            assert takers == [], key
            if binding.place in (WINDOW, TABLE):
                assert keys.takers(binding.id, key) == (), key


def test_arrows_and_systems_have_their_own_names_for_keys() -> None:
    assert keymap.label("Left") == "←"
    assert keymap.label("Alt+Right").endswith("→")
    assert keymap.label("P") == "P"
