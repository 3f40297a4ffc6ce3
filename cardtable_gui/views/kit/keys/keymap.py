"""Key bindings: the default keys, those that the player chose instead, and what a key press means.

A key is written as Qt writes shortcuts for any system, such as `Ctrl+Z`, `P` or `Left`. A chosen key is removed from
any other binding of the same place, for as long as it is chosen.

Keys are named in Latin letters. Where the keyboard types others, a key counts by its place: `keys_of`.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import KEYS, Settings

if TYPE_CHECKING:
    from cardtable_gui.core.table import AnyTable

WINDOW, TABLE, RESULT, SHEET, REPLAY = "window", "table", "result", "sheet", "replay"
HOME, SETUP, RULES = "home", "setup", "rules"
"""Places where keys work.

In order: the whole window, the cards, a finished match, its result sheet, a replay, the start screen, the set-up of a
match, the rules. A game's id is a place, too.
"""
_APART = frozenset({REPLAY, HOME, SETUP, RULES})
"""The table's keys do not work in these places."""
RESULT_KEY = "result/show"
WHY_KEY = "window/why_this"
END_KEY = "window/to_end"
LEFT, RIGHT, UP, DOWN = "table/left", "table/right", "table/up", "table/down"
PICK, DO, RELEASE = "table/pick", "table/do", "table/release"
WATCH, REVIEW, NEW, START, SHARE = "sheet/watch", "sheet/review", "sheet/new", "sheet/start", "sheet/share"

_Modifier = Qt.KeyboardModifier
COMMANDING = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
"""With these a key types nothing: it's a shortcut."""
_SILENT = _Modifier.KeypadModifier | _Modifier.GroupSwitchModifier
_ALONE = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_ScrollLock,
        Qt.Key.Key_unknown,
    }
)
_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_PLACES = {first + at: sign for first, row in _ROWS for at, sign in enumerate(row)}
"""The letters and digits of a US keyboard by the scan codes of Windows; those of Linux are larger by this:"""
_LINUX = 8
_MAC_PLACES = dict(enumerate("ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"))
"""The same by the codes of macOS, with spaces for other keys."""
_ALIKE = {Qt.Key.Key_Enter: Qt.Key.Key_Return, Qt.Key.Key_Backtab: Qt.Key.Key_Tab}


@dataclass(frozen=True, slots=True)
class Binding:
    """An action that keys trigger: its name in the settings, where it works, its words, and its default keys.

    Fixed bindings always keep their keys, and no other binding of the same place gets them.
    """

    id: str
    place: str
    words: Message
    usual: tuple[str, ...]
    fixed: bool = False


class Pressed(NamedTuple):
    """A key press on the table, as the table's default key for its meaning."""

    key: Qt.Key
    typed: str
    modifiers: Qt.KeyboardModifier


ON_TABLE: tuple[Binding, ...] = (
    Binding(LEFT, TABLE, QT_TRANSLATE_NOOP("keys", "Go to the card on the left"), ("Left",)),
    Binding(RIGHT, TABLE, QT_TRANSLATE_NOOP("keys", "Go to the card on the right"), ("Right",)),
    Binding(UP, TABLE, QT_TRANSLATE_NOOP("keys", "Go to the cards above"), ("Up",)),
    Binding(DOWN, TABLE, QT_TRANSLATE_NOOP("keys", "Go to the cards below"), ("Down",)),
    Binding(PICK, TABLE, QT_TRANSLATE_NOOP("keys", "Pick a card, or put it back; press a button"), ("Space",)),
    Binding("table/equals", TABLE, QT_TRANSLATE_NOOP("keys", "Pick all cards of this kind"), ("Shift+Space",)),
    Binding(
        "table/shift_left", TABLE, QT_TRANSLATE_NOOP("keys", "Move a card to the left in your hand"), ("Alt+Left",)
    ),
    Binding(
        "table/shift_right", TABLE, QT_TRANSLATE_NOOP("keys", "Move a card to the right in your hand"), ("Alt+Right",)
    ),
    Binding("table/shift_first", TABLE, QT_TRANSLATE_NOOP("keys", "Move a card to the left end"), ("Alt+Home",)),
    Binding("table/shift_last", TABLE, QT_TRANSLATE_NOOP("keys", "Move a card to the right end"), ("Alt+End",)),
    Binding("table/about", TABLE, QT_TRANSLATE_NOOP("keys", "Explain the card"), ("I",)),
    Binding(DO, TABLE, QT_TRANSLATE_NOOP("keys", "Press the highlighted button; continue"), ("Return",)),
    Binding(RELEASE, TABLE, QT_TRANSLATE_NOOP("keys", "Put picked cards back; dismiss a question"), ("Esc",)),
    Binding(RESULT_KEY, RESULT, QT_TRANSLATE_NOOP("keys", "Show the results of a finished match"), ("R",)),
    Binding(WATCH, SHEET, QT_TRANSLATE_NOOP("keys", "Results: watch the match again"), ("W",)),
    Binding(REVIEW, SHEET, QT_TRANSLATE_NOOP("keys", "Results: review the match"), ("V",)),
    Binding(NEW, SHEET, QT_TRANSLATE_NOOP("keys", "Results: set up another match"), ("N",)),
    Binding(SHARE, SHEET, QT_TRANSLATE_NOOP("keys", "Results: share the deal"), ("D",)),
    Binding(START, SHEET, QT_TRANSLATE_NOOP("keys", "Results: back to the start screen"), ("S",)),
)


def command_id(game: str, command: str) -> str:
    """The binding of a game's command."""
    return f"{game}/{command}"


def key_of(event: QKeyEvent) -> str:
    """The key of an event; empty for modifiers alone.

    Letters and signs count as the text they produce, whatever modifiers produced it; letters that aren't Latin as what
    is at their place.
    """
    key = _ALIKE.get(Qt.Key(event.key()), Qt.Key(event.key()))
    if key in _ALONE or not event.key():
        return ""
    modifiers = event.modifiers() & ~_SILENT
    typed = _typed(event)
    if not modifiers & COMMANDING:
        if _is_foreign(typed):
            return place_of(event) or typed
        if len(typed) == 1 and typed.isprintable() and not typed.isspace():
            return typed
    elif is_by_place(event):
        key = Qt.Key(ord(place_of(event)))
    if event.key() == Qt.Key.Key_Backtab:
        modifiers |= _Modifier.ShiftModifier
    return QKeySequence(QKeyCombination(modifiers, key)).toString(QKeySequence.SequenceFormat.PortableText)


def keys_of(event: QKeyEvent) -> tuple[str, ...]:
    """What a key press may mean, `key_of` first; the next one counts where nothing listens to that.

    A sign may be the letter at its place: Hebrew has signs at those of Q and W, Greek one at that of Q. At the places
    of digits French has letters and signs, Persian digits of its own. A letter of another script may be meant itself,
    where somebody has chosen it.
    """
    key, typed, place = key_of(event), _typed(event), place_of(event)
    if not key or event.modifiers() & COMMANDING:
        return (key,) if key else ()
    instead = place.isdecimal() if key.isalnum() else bool(place)
    by_place = len(key) == 1 and instead and not event.modifiers() & _Modifier.ShiftModifier
    return tuple(dict.fromkeys((key, *((place,) if by_place else ()), *((typed,) if _is_foreign(typed) else ()))))


def place_of(event: QKeyEvent) -> str:
    """The letter or digit that a US keyboard has at the key's place; empty: none, or the system does not tell."""
    code = event.nativeScanCode()
    if sys.platform == "darwin":
        # There the scan code only says that the other one is known.
        return _MAC_PLACES.get(event.nativeVirtualKey(), "").strip() if code else ""
    return _PLACES.get(code - _LINUX if sys.platform.startswith("linux") else code, "")


def is_by_place(event: QKeyEvent) -> bool:
    """Whether this key has a letter of another script than Latin, and counts by its place, which Qt doesn't know."""
    return event.key() <= sys.maxunicode and _is_foreign(chr(event.key())) and bool(place_of(event))


def _typed(event: QKeyEvent) -> str:
    return unicodedata.normalize("NFKC", event.text()).upper()


def _is_foreign(typed: str) -> bool:
    """Whether these are letters of another script than Latin, or marks on them."""
    return bool(typed) and all(
        not sign.isascii()
        and unicodedata.category(sign)[0] in "LM"
        and not unicodedata.name(sign, "").startswith("LATIN")
        for sign in typed
    )


def is_multimedia(key: str) -> bool:
    """Whether a key is one of those that only some keyboards have, such as “Back” or “New”."""
    return Qt.Key.Key_Back <= _stroke(key).key() < Qt.Key.Key_unknown


def is_plain(key: str) -> bool:
    """Whether a key may be meant for a text field: without Ctrl, Alt or Meta, and no F key."""
    stroke = _stroke(key)
    return not stroke.keyboardModifiers() & COMMANDING and not Qt.Key.Key_F1 <= stroke.key() <= Qt.Key.Key_F35


def label(key: str) -> str:
    """A key in the player's words."""
    arrows = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
    before, plus, last = key.rpartition("+")
    if last in arrows:
        shown = QKeySequence(f"{before}+A").toString(QKeySequence.SequenceFormat.NativeText)[:-1] if plus else ""
        return shown + arrows[last]
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


class Keymap(QObject):
    """The bindings of the program, and the current keys."""

    changed = Signal()
    """The keys of some bindings have changed; those of a binding that is just added are no change."""

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        """Start with the table's bindings; others come with `add`. `settings` None: nothing is saved."""
        super().__init__(parent)
        self._settings = settings or Settings()
        self._bindings: dict[str, Binding] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self._settings.watch(self._keys_chosen, KEYS)
        self.add(ON_TABLE)

    @property
    def bindings(self) -> tuple[Binding, ...]:
        """All bindings, in the order in which they were added."""
        return tuple(self._bindings.values())

    def add(self, bindings: Iterable[Binding]) -> None:
        """Add these bindings; those with known ids are replaced."""
        before = dict(self._bindings)
        self._bindings |= {binding.id: binding for binding in bindings}
        if self._bindings != before:
            self._resolve()

    def add_game(self, game: str, table: AnyTable) -> None:
        """Add the commands of a game."""
        self.add(
            Binding(command_id(game, shortcut.id), game, shortcut.label, (shortcut.key,))
            for shortcut in table.shortcuts
        )

    def keys(self, binding: str) -> tuple[str, ...]:
        """The keys of a binding, the one to be shown first; empty if it has none or is unknown."""
        return self._keys.get(binding, ())

    def key(self, binding: str, otherwise: str = "") -> str:
        """The shown key of a binding; `otherwise` for an unknown binding."""
        return next(iter(self.keys(binding)), "") if binding in self._bindings else otherwise

    def takers(self, binding: str, key: str) -> tuple[Binding, ...]:
        """The other bindings of the same place that use this key."""
        wanted = self._bindings[binding]
        others = (other for other in self._bindings.values() if other.id != binding and _meet(wanted, other))
        return tuple(other for other in others if key in self.keys(other.id))

    def is_usual(self, binding: str) -> bool:
        """Whether a binding has its default keys."""
        return self.keys(binding) == self._bindings[binding].usual

    @property
    def all_usual(self) -> bool:
        """Whether all bindings have their default keys."""
        return all(map(self.is_usual, self._bindings))

    def choose(self, binding: str, keys: Iterable[str]) -> None:
        """Set the keys of a binding, which may be empty; they are taken from other bindings, unless those are fixed."""
        wanted = list(dict.fromkeys(keys))
        self._settings.set(KEYS, {**self._others_without(binding, wanted), binding: wanted})

    def reset(self, binding: str) -> None:
        """Restore a binding's default keys, even if another binding was given them since."""
        self._settings.set(KEYS, self._others_without(binding, self._bindings[binding].usual))

    def reset_all(self) -> None:
        """Restore all default keys."""
        self._settings.set(KEYS, {})

    def at_table(self, event: QKeyEvent, game: str) -> Pressed | None:
        """The meaning of a key press on a game's table, as the default key for it; None: it has none there."""
        keys = keys_of(event)
        for binding in self._meant(keys, TABLE, game, RESULT, WINDOW):
            if binding.place == TABLE:
                stroke = _stroke(binding.usual[0])
                return Pressed(stroke.key(), "", stroke.keyboardModifiers())
            if binding.place != WINDOW:
                return Pressed(Qt.Key.Key_unknown, self.keys(binding.id)[0], _Modifier.NoModifier)
        if any(key in binding.usual for key in keys for binding in self._bindings.values() if binding.place == TABLE):
            return None
        return Pressed(Qt.Key(event.key()), next(iter(keys), ""), event.modifiers())

    def on_sheet(self, event: QKeyEvent) -> str | None:
        """The id of the binding that a key press on a sheet over the table means, else "": it is left to the window.

        Sheets are the result, the curtain, and a question. They use the table's keys besides their own.
        """
        found = self._meant(keys_of(event), TABLE, SHEET, WINDOW)
        for binding in found:
            if binding.place in (TABLE, SHEET):
                return binding.id
        return None if found else ""

    def _meant(self, keys: Iterable[str], *places: str) -> list[Binding]:
        """The bindings of these places for the first of the keys that has any there."""
        there = [binding for binding in self._bindings.values() if binding.place in places]
        return next(filter(None, ([each for each in there if key in self.keys(each.id)] for key in keys)), [])

    def _others_without(self, binding: str, keys: Sequence[str]) -> dict[str, Any]:
        """The chosen keys of other bindings, without these keys where the binding works, too."""
        chosen: dict[str, Any] = {}
        for other, written in self._settings.value(KEYS).items():
            if other != binding:
                meet = other in self._bindings and _meet(self._bindings[binding], self._bindings[other])
                chosen[other] = [key for key in _read(written) or () if not (meet and key in keys)]
        return chosen

    def _keys_chosen(self, _changed: frozenset[AnyEntry]) -> None:
        self._resolve()

    def _resolve(self) -> None:
        """Assign keys: chosen ones first, then default ones that are still free."""
        before = self._keys
        chosen = {
            binding: keys
            for binding, written in self._settings.value(KEYS).items()
            if binding in self._bindings and (keys := _read(written)) is not None
        }
        fixed = {binding.id: binding.usual for binding in self._bindings.values() if binding.fixed}
        first = {**chosen, **fixed}
        self._keys = dict(fixed)
        for binding, keys in chosen.items():
            if binding not in fixed:
                self._keys[binding] = self._free(self._bindings[binding], keys)
        for usual in self._bindings.values():
            if usual.id not in self._keys:
                self._keys[usual.id] = self._free(usual, usual.usual, first)
        if any(self._keys[binding] != keys for binding, keys in before.items()):
            self.changed.emit()

    def _free(
        self, binding: Binding, keys: Iterable[str], among: Mapping[str, object] | None = None
    ) -> tuple[str, ...]:
        """Those keys that are not used by one of these bindings (None: by any with assigned keys) in the same place."""
        others = [
            self._keys[other]
            for other in (self._keys if among is None else among)
            if other in self._keys and _meet(binding, self._bindings[other])
        ]
        return tuple(key for key in keys if not any(key in taken for taken in others))


def _stroke(key: str) -> QKeyCombination:
    """The key event written as a key, with its modifiers."""
    stroke: QKeyCombination = QKeySequence(key)[0]  # type: ignore[index]
    return stroke


def _meet(one: Binding, other: Binding) -> bool:
    """Whether both places can be active at the same time."""
    places = {one.place, other.place}
    return len(places) == 1 or WINDOW in places or (TABLE in places and not places & _APART)


def _read(written: object) -> tuple[str, ...] | None:
    """Keys from the settings; None if they are invalid."""
    if not isinstance(written, list | tuple):
        return None
    keys = [QKeySequence(key) for key in written if isinstance(key, str)]
    if len(keys) != len(written) or any(key.count() != 1 for key in keys):
        return None
    return tuple(key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys)
