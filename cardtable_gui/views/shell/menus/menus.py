"""The menu bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import ANIMATION, BOT_SPEED, LANGUAGE, TABLE_THEME, THEME
from cardtable_gui.views.kit.text.plain_text import show_tip
from cardtable_gui.views.shell.menus.menu_actions import ANSWERS, Actions


@dataclass(frozen=True, slots=True)
class _Submenu:
    """A submenu of actions, by their names."""

    title: Message
    actions: tuple[str, ...]


_Item = str | AnyEntry | _Submenu | None
"""An action's name, a setting as a submenu of its values, a submenu of actions, or None: a separator."""

_MENUS: tuple[tuple[Message, tuple[_Item, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("window", "&Match"),
        (
            "new_match",
            "again",
            "restart",
            "seats",
            None,
            "open_record",
            "save_record",
            "copy_record",
            "paste_record",
            "share",
            "match_details",
            "watch",
            "review",
            "back",
            None,
            "continue",
            "start_screen",
            None,
            "library",
            "statistics",
            "achievements",
            None,
            "save_data",
            "restore_data",
            None,
            "settings",
            "profiles",
            "quit",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("window", "&Play"),
        (
            "daily",
            "real_table",
            None,
            "undo",
            "redo",
            "hint",
            "why_this",
            "sort",
            _Submenu(QT_TRANSLATE_NOOP("window", "Tell me"), tuple(ANSWERS)),
            None,
            "pause",
            "step",
            "hurry",
            "to_end",
            BOT_SPEED,
            "open_hands",
            "mover_view",
            None,
            "skip",
            ANIMATION,
            None,
            "sound",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("window", "&View"),
        (
            "log",
            "rules",
            "reference",
            "chances",
            "find",
            None,
            "larger",
            "smaller",
            "normal_size",
            None,
            THEME,
            TABLE_THEME,
            "high_contrast",
            "full_screen",
            None,
            "one_button",
        ),
    ),
    (QT_TRANSLATE_NOOP("window", "L&earn"), ("lessons", "practise")),
    (QT_TRANSLATE_NOOP("window", "&Language"), (LANGUAGE,)),
    (QT_TRANSLATE_NOOP("window", "&Help"), ("rules", "keys", None, "about")),
)
_SUBMENUS: dict[str, Message] = {
    BOT_SPEED.key: QT_TRANSLATE_NOOP("window", "Bot speed"),
    ANIMATION.key: QT_TRANSLATE_NOOP("window", "Card speed"),
    THEME.key: QT_TRANSLATE_NOOP("window", "Theme"),
    TABLE_THEME.key: QT_TRANSLATE_NOOP("window", "Table theme"),
}


class ExplainedMenu(QMenu):
    """A menu that explains why entries are disabled, and that Escape closes completely."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            action: QAction | None = self.actionAt(event.pos())
            reason = "" if action is None or action.isEnabled() else action.statusTip()
            place = QRect() if action is None else self.actionGeometry(action)
            show_tip(event.globalPos(), reason, self, place)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        bar: QWidget | None = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and isinstance(bar, QMenuBar) and bar.hasFocus():
            # Qt would return to the menu bar, where Return would open a menu again: Escape leaves that, too.
            QCoreApplication.sendEvent(bar, QKeyEvent(event.type(), event.key(), event.modifiers()))


class Menus:
    """Fills a menu bar with the actions, and sets its texts."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        """Create all menus."""
        self._bar = bar
        self._worded: list[tuple[QMenu, Message]] = []
        for title, items in _MENUS:
            menu = ExplainedMenu(bar)
            bar.addMenu(menu)
            self._worded.append((menu, title))
            for item in items:
                if item is None:
                    menu.addSeparator()
                elif isinstance(item, str):
                    menu.addAction(actions[item])
                elif isinstance(item, _Submenu):
                    self._add_submenu(menu, item.title, [actions[name] for name in item.actions])
                elif item.key in _SUBMENUS:
                    self._add_submenu(menu, _SUBMENUS[item.key], actions.group(item))
                else:
                    menu.addActions(list(actions.group(item)))
        self.retranslate()

    def _add_submenu(self, menu: QMenu, title: Message, actions: Sequence[QAction]) -> None:
        submenu = menu.addMenu("")
        submenu.addActions(list(actions))
        self._worded.append((submenu, title))

    def retranslate(self) -> None:
        """Update all titles to the current language."""
        self._bar.setAccessibleName(i18n.text(QT_TRANSLATE_NOOP("window", "Menu bar")))
        for menu, title in self._worded:
            menu.setTitle(i18n.text(title))
