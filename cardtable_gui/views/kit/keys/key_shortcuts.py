"""Shortcuts of some key bindings within a part of the window; they follow changes of the keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.keys.keymap import Keymap, is_by_place, keys_of

_RETURN, _ENTER = "Return", "Enter"
"""Enter is on the number pad; both count as one key."""


class KeyShortcuts(QObject):
    """Runs a binding's function when one of its keys is pressed while the focus is within a widget."""

    def __init__(
        self,
        place: QWidget,
        keys: Keymap,
        actions: Mapping[str, Callable[[], object]],
        but: frozenset[str] = frozenset(),
    ) -> None:
        """`actions` by binding. The keys of `but` are left to the widgets in the place."""
        super().__init__(place)
        self._actions = actions
        self._keymap = keys
        self._but = but
        self._shortcuts: dict[str, QShortcut] = {}
        for binding, action in actions.items():
            shortcut = QShortcut(place)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(action)
            self._shortcuts[binding] = shortcut
        keys.changed.connect(self._follow)
        place.installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys that count by their place: Qt finds a shortcut only by what they type."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            for key in keys_of(event)[1:] if not is_by_place(event) else keys_of(event):
                for binding, shortcut in self._shortcuts.items():
                    if shortcut.isEnabled() and key not in self._but and key in self._keymap.keys(binding):
                        self._actions[binding]()
                        return True
        return super().eventFilter(watched, event)

    def enable(self, on: bool) -> None:
        """Enable or disable the keys."""
        for shortcut in self._shortcuts.values():
            shortcut.setEnabled(on)

    def _follow(self) -> None:
        for binding, shortcut in self._shortcuts.items():
            keys = [key for key in self._keymap.keys(binding) if key not in self._but]
            keys += [key.replace(_RETURN, _ENTER) for key in keys if key.endswith(_RETURN)]
            shortcut.setKeys([QKeySequence(key) for key in keys])
