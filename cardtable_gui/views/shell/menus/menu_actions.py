"""All actions of the menus and the toolbar, with their texts and keys."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.setting_entries import AnyEntry, Entry
from cardtable_gui.settings import (
    ANIMATION,
    BOT_SPEED,
    HIGH_CONTRAST,
    LANGUAGE,
    ONE_BUTTON,
    SOUND,
    TABLE_THEME,
    THEME,
    Settings,
)
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import WINDOW, Binding, Keymap
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.plan import settings_table
from cardtable_gui.views.table.state.announcements import Topic


@dataclass(frozen=True, slots=True)
class _MenuAction:
    """One action: its text, and its default keys or the system's standard one; the first key is shown."""

    words: Message
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


_Key = QKeySequence.StandardKey
_MENU_ACTIONS = {
    "new_match": _MenuAction(QT_TRANSLATE_NOOP("window", "New match…"), (_Key.New,)),
    "again": _MenuAction(QT_TRANSLATE_NOOP("window", "Rematch"), ("Ctrl+Shift+N",)),
    "restart": _MenuAction(QT_TRANSLATE_NOOP("window", "Restart with the same cards"), ("Ctrl+R",)),
    "seats": _MenuAction(QT_TRANSLATE_NOOP("window", "Leave or join…"), ("Ctrl+Shift+J",)),
    "continue": _MenuAction(QT_TRANSLATE_NOOP("window", "Continue a match…"), ("Ctrl+Shift+O",)),
    "start_screen": _MenuAction(QT_TRANSLATE_NOOP("window", "Back to the start screen"), ("Ctrl+W",)),
    "open_record": _MenuAction(QT_TRANSLATE_NOOP("window", "Open a record…"), (_Key.Open,)),
    "save_record": _MenuAction(QT_TRANSLATE_NOOP("window", "Save the record as…"), (_Key.Save, "Ctrl+Shift+S")),
    "copy_record": _MenuAction(QT_TRANSLATE_NOOP("window", "Copy the record"), ("Ctrl+Shift+C",)),
    "paste_record": _MenuAction(QT_TRANSLATE_NOOP("window", "Paste a record or a code"), ("Ctrl+V", "Ctrl+Shift+V")),
    "share": _MenuAction(QT_TRANSLATE_NOOP("window", "Share this deal…"), ("Ctrl+Shift+D",)),
    "daily": _MenuAction(QT_TRANSLATE_NOOP("window", "Daily deals and puzzle…"), ("Ctrl+Shift+T",)),
    "real_table": _MenuAction(QT_TRANSLATE_NOOP("window", "At a real table…"), ("Ctrl+Shift+E",)),
    "match_details": _MenuAction(QT_TRANSLATE_NOOP("window", "Match details…"), ("Ctrl+I",)),
    "watch": _MenuAction(QT_TRANSLATE_NOOP("window", "Watch from the beginning"), ("Ctrl+B",)),
    "review": _MenuAction(QT_TRANSLATE_NOOP("window", "Review this match"), ("Ctrl+J",)),
    "back": _MenuAction(QT_TRANSLATE_NOOP("window", "Back to the match"), ("Ctrl+Shift+B",)),
    "library": _MenuAction(QT_TRANSLATE_NOOP("window", "Library…"), ("Ctrl+Shift+F",)),
    "statistics": _MenuAction(QT_TRANSLATE_NOOP("window", "Statistics…"), ("Ctrl+Shift+G",)),
    "achievements": _MenuAction(QT_TRANSLATE_NOOP("window", "Achievements…"), ("Ctrl+Shift+A",)),
    "save_data": _MenuAction(QT_TRANSLATE_NOOP("window", "Save all data…")),
    "restore_data": _MenuAction(QT_TRANSLATE_NOOP("window", "Restore data…")),
    "settings": _MenuAction(
        QT_TRANSLATE_NOOP("window", "Settings…"), ("Ctrl+,",), role=QAction.MenuRole.PreferencesRole
    ),
    "profiles": _MenuAction(QT_TRANSLATE_NOOP("window", "Profiles…"), ("Ctrl+Shift+P",)),
    "quit": _MenuAction(QT_TRANSLATE_NOOP("window", "Quit"), ("Ctrl+Q",), role=QAction.MenuRole.QuitRole),
    "undo": _MenuAction(QT_TRANSLATE_NOOP("window", "Undo"), ("Ctrl+Z",)),
    "redo": _MenuAction(QT_TRANSLATE_NOOP("window", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    "hint": _MenuAction(QT_TRANSLATE_NOOP("window", "Hint"), ("H", "Ctrl+H")),
    "why_this": _MenuAction(QT_TRANSLATE_NOOP("window", "Why this hint?"), ("Y",)),
    "sort": _MenuAction(QT_TRANSLATE_NOOP("window", "Sort your hand"), ("Ctrl+T",)),
    "pause": _MenuAction(QT_TRANSLATE_NOOP("window", "Pause the bots"), ("Ctrl+P",), checkable=True),
    "step": _MenuAction(QT_TRANSLATE_NOOP("window", "Play one bot move"), ("Ctrl+Right",)),
    "hurry": _MenuAction(QT_TRANSLATE_NOOP("window", "Let the bot move now"), ("Ctrl+G",)),
    "to_end": _MenuAction(QT_TRANSLATE_NOOP("window", "Play the rest to the end"), ("L",)),
    "open_hands": _MenuAction(QT_TRANSLATE_NOOP("window", "Show all hands"), ("Ctrl+E",), checkable=True),
    "mover_view": _MenuAction(QT_TRANSLATE_NOOP("window", "View as the player to move"), ("Ctrl+K",), checkable=True),
    "skip": _MenuAction(QT_TRANSLATE_NOOP("window", "Skip the animation"), ("Ctrl+.",)),
    "sound": _MenuAction(QT_TRANSLATE_NOOP("window", "Sounds"), ("Ctrl+M",), checkable=True),
    "tell_turn": _MenuAction(QT_TRANSLATE_NOOP("window", "Whose turn is it?"), ("Ctrl+1",)),
    "tell_hand": _MenuAction(QT_TRANSLATE_NOOP("window", "What’s in my hand?"), ("Ctrl+2",)),
    "tell_table": _MenuAction(QT_TRANSLATE_NOOP("window", "What’s on the table?"), ("Ctrl+3",)),
    "tell_moves": _MenuAction(QT_TRANSLATE_NOOP("window", "What has just happened?"), ("Ctrl+4",)),
    "tell_scores": _MenuAction(QT_TRANSLATE_NOOP("window", "What are the scores?"), ("Ctrl+5",)),
    "tell_why_not": _MenuAction(QT_TRANSLATE_NOOP("window", "Why can’t I play this?"), ("Ctrl+6",)),
    "log": _MenuAction(QT_TRANSLATE_NOOP("window", "Log"), ("Ctrl+L",), checkable=True),
    "rules": _MenuAction(QT_TRANSLATE_NOOP("window", "Rules of this game"), ("F1",), checkable=True),
    "reference": _MenuAction(QT_TRANSLATE_NOOP("window", "Reference card"), ("Ctrl+Shift+R",), checkable=True),
    "chances": _MenuAction(QT_TRANSLATE_NOOP("window", "Chances"), ("Ctrl+D",), checkable=True),
    "find": _MenuAction(QT_TRANSLATE_NOOP("window", "Find in the rules"), (_Key.Find,)),
    "high_contrast": _MenuAction(QT_TRANSLATE_NOOP("window", "High contrast"), checkable=True),
    "one_button": _MenuAction(QT_TRANSLATE_NOOP("window", "Play with one button"), ("F9",), checkable=True),
    "full_screen": _MenuAction(QT_TRANSLATE_NOOP("window", "Full screen"), ("F11",), checkable=True),
    "larger": _MenuAction(QT_TRANSLATE_NOOP("window", "Larger text"), (_Key.ZoomIn, "Ctrl+=")),
    "smaller": _MenuAction(QT_TRANSLATE_NOOP("window", "Smaller text"), (_Key.ZoomOut,)),
    "normal_size": _MenuAction(QT_TRANSLATE_NOOP("window", "Normal text size"), ("Ctrl+0",)),
    "lessons": _MenuAction(QT_TRANSLATE_NOOP("window", "Lessons…"), ("Ctrl+Shift+L",)),
    "practise": _MenuAction(QT_TRANSLATE_NOOP("window", "Practise my mistakes"), ("Ctrl+Shift+M",)),
    "keys": _MenuAction(QT_TRANSLATE_NOOP("window", "Keys…"), ("?",)),
    "about": _MenuAction(QT_TRANSLATE_NOOP("window", "About Card Table…"), role=QAction.MenuRole.AboutRole),
}
_IN_MENUS: tuple[AnyEntry, ...] = (LANGUAGE, THEME, TABLE_THEME, BOT_SPEED, ANIMATION)
"""Settings that are in the menus, too."""
ANSWERS = {f"tell_{topic}": topic for topic in Topic}
"""The actions that say something about the table, with what they say."""
_SWITCHES: dict[str, Entry[bool]] = {"sound": SOUND, "high_contrast": HIGH_CONTRAST, "one_button": ONE_BUTTON}
"""Settings that actions switch on and off."""
MATCH_ONLY = (
    "again",
    "restart",
    "seats",
    "save_record",
    "copy_record",
    "share",
    "match_details",
    "watch",
    "review",
    "undo",
    "redo",
    "hint",
    "why_this",
    "sort",
    "pause",
    "step",
    "hurry",
    "to_end",
    "skip",
    "log",
    "find",
    *ANSWERS,
)
"""Actions that make sense only while a match is on the table."""
REPLAY_ONLY = ("mover_view", "chances")
"""Actions that make sense only in a replay."""
WATCHING = ("save_record", "copy_record", "share", "match_details", "review", "skip", "log", "find", *ANSWERS)
"""Those of `MATCH_ONLY` that make sense in a replay."""


class Actions(QObject):
    """The actions by name, their keys, and one exclusive group for each setting in a menu."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        """Create all actions as children of the window, so that their keys work everywhere in it."""
        super().__init__(window)
        self._settings = settings
        self.keymap = Keymap(settings, self)
        self._actions = {name: self._made(window, item) for name, item in _MENU_ACTIONS.items()}
        self._reasons: dict[str, Message | None] = {}
        self._groups = {entry.key: self._group(window, entry) for entry in _IN_MENUS}
        self.keymap.add(
            Binding(f"{WINDOW}/{name}", WINDOW, item.words, _usual(item)) for name, item in _MENU_ACTIONS.items()
        )
        self.keymap.changed.connect(self.retranslate)
        for name, entry in _SWITCHES.items():
            self._actions[name].triggered.connect(lambda on, entry=entry: settings.set(entry, on))
        settings.watch(self._tick, *_SWITCHES.values(), *_IN_MENUS)
        self._tick(_SWITCHES.values())
        window.installEventFilter(self)
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        """The action with this name."""
        return self._actions[name]

    def group(self, entry: AnyEntry) -> Sequence[QAction]:
        """The actions that choose a setting's value, in the order of its values."""
        return self._groups[entry.key].actions()

    def forbid(self, names: Iterable[str], reason: Message | None) -> None:
        """Disable some actions for a reason; None: enable them."""
        for name in names:
            if self._reasons.get(name) == reason:
                continue
            self._reasons[name] = reason
            self._actions[name].setEnabled(reason is None)
            self._update_tip(name)

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of an action, as a `Keymap` writes them."""
        return self.keymap.keys(f"{WINDOW}/{name}")

    def retranslate(self) -> None:
        """Update all texts and keys."""
        for name, item in _MENU_ACTIONS.items():
            action, keys, text = self._actions[name], self.keys(name), i18n.text(item.words)
            # Plain keys are no shortcuts of Qt, which would take them from text fields.
            action.setShortcuts([QKeySequence(key) for key in keys if not keymap.is_plain(key)])
            action.setText(f"{text}\t{keymap.label(keys[0])}" if keys and keymap.is_plain(keys[0]) else text)
            self._update_tip(name)
        for entry in _IN_MENUS:
            for action, word in zip(self.group(entry), settings_table.values(entry), strict=True):
                action.setText(word)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle plain keys that nothing else in the window has used, and letters by which Qt knows no shortcut."""
        menu = QApplication.activePopupWidget() is not None
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not menu:
            for key in keymap.keys_of(event):
                action = next((self._actions[name] for name in _MENU_ACTIONS if key in self.keys(name)), None)
                if action is not None and (keymap.is_plain(key) or keymap.is_by_place(event)):
                    action.trigger()
                    return True
        return super().eventFilter(watched, event)

    def _update_tip(self, name: str) -> None:
        """Set the tool tip: what the action does, its key, and why it is disabled."""
        keys, text = self.keys(name), i18n.text(_MENU_ACTIONS[name].words).rstrip("…")
        reason = self._reasons.get(name)
        why = "" if reason is None else i18n.text(reason)
        tip = f"{text} ({keymap.label(keys[0])})" if keys else text
        set_tip(self._actions[name], f"{tip}\n{why}" if why else tip)
        self._actions[name].setStatusTip(why)

    def _made(self, window: QWidget, item: _MenuAction) -> QAction:
        action = QAction(window)
        action.setCheckable(item.checkable)
        action.setIconVisibleInMenu(False)
        action.setMenuRole(item.role)
        window.addAction(action)
        return action

    def _group(self, window: QWidget, entry: AnyEntry) -> QActionGroup:
        group = QActionGroup(window)
        for value in entry.values:
            action = group.addAction("")
            action.setCheckable(True)
            action.setChecked(self._settings.value(entry) == value)
            action.setData(value)
            action.setMenuRole(QAction.MenuRole.NoRole)
        group.triggered.connect(lambda action: self._settings.set(entry, action.data()))
        return group

    def _tick(self, entries: Collection[AnyEntry]) -> None:
        """Tick what these settings say."""
        for name, switch in _SWITCHES.items():
            if switch in entries:
                self._actions[name].setChecked(self._settings.value(switch))
        for entry in _IN_MENUS:
            if entry in entries:
                for action in self.group(entry):
                    action.setChecked(action.data() == self._settings.value(entry))


def _usual(item: _MenuAction) -> tuple[str, ...]:
    """The default keys on this system; Qt 6.11 adds keys of multimedia keyboards to some, which few people have."""
    found: list[str] = []
    for key in item.keys:
        known = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found += (each.toString(QKeySequence.SequenceFormat.PortableText) for each in known)
    return tuple(dict.fromkeys(key for key in found if not keymap.is_multimedia(key)))
