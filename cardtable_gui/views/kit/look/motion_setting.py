"""How much animation there is: the player's setting or, if that is left to the system, the system's."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable_gui.settings import ANIMATION, MOTION, AnyEntry, Settings
from cardtable_gui.views.kit.look.system_motion import SystemMotion

SPEEDS = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
"""The animation speed for each value of the setting."""


class Motion(QObject):
    """The animation speed in the window."""

    changed = Signal()
    """`speed` may have changed."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """Follow the settings. The system's answer comes some time after `ask`."""
        super().__init__(parent)
        self._settings = settings
        self._system = SystemMotion(self)
        self._system.changed.connect(self.changed)
        settings.watch(self._setting_changed)

    def ask(self) -> None:
        """Query the system."""
        self._system.ask()

    @property
    def speed(self) -> float:
        """The animation speed; 1 is normal, 0: no animation."""
        wanted = self._settings.value(MOTION)
        less = wanted == "less" or (wanted == "system" and self._system.reduced)
        return 0.0 if less else SPEEDS[self._settings.value(ANIMATION)]

    def _setting_changed(self, entry: AnyEntry) -> None:
        if entry in (ANIMATION, MOTION):
            self.changed.emit()
