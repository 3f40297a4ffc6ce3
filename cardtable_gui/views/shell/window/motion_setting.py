"""How much the screen shall move: what the player chose, and where they left it to the system, what that says."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable_gui.settings import ANIMATION, MOTION, AnyEntry, Settings
from cardtable_gui.views.system_motion import SystemMotion

SPEEDS = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
"""How fast things move, for each value of the setting."""


class Motion(QObject):
    """The speed at which things move in the window."""

    changed = Signal()
    """`speed` may be another now."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """Follow the settings. What the system says is known some time after `ask`."""
        super().__init__(parent)
        self._settings = settings
        self._system = SystemMotion(self)
        self._system.changed.connect(self.changed)
        settings.watch(self._setting_changed)

    def ask(self) -> None:
        """Ask the system."""
        self._system.ask()

    @property
    def speed(self) -> float:
        """How fast things move; 1 is normal, 0: they do not, they are where they belong at once."""
        wanted = self._settings.value(MOTION)
        less = wanted == "less" or (wanted == "system" and self._system.reduced)
        return 0.0 if less else SPEEDS[self._settings.value(ANIMATION)]

    def _setting_changed(self, entry: AnyEntry) -> None:
        if entry in (ANIMATION, MOTION):
            self.changed.emit()
