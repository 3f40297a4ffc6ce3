"""Shortcuts of some key bindings within a part of the window; they follow changes of the keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.keymap import Keymap

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
        self._keymap = keys
        self._but = but
        self._shortcuts: dict[str, QShortcut] = {}
        for binding, action in actions.items():
            shortcut = QShortcut(place)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(action)
            self._shortcuts[binding] = shortcut
        keys.changed.connect(self._follow)
        self._follow()

    def enable(self, on: bool) -> None:
        """Enable or disable the keys."""
        for shortcut in self._shortcuts.values():
            shortcut.setEnabled(on)

    def _follow(self) -> None:
        for binding, shortcut in self._shortcuts.items():
            keys = [key for key in self._keymap.keys(binding) if key not in self._but]
            keys += [key.replace(_RETURN, _ENTER) for key in keys if key.endswith(_RETURN)]
            shortcut.setKeys([QKeySequence(key) for key in keys])
