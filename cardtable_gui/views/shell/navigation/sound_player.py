"""Chooses which requested sounds are played, and how loud. Apart from the shell, which only passes requests on."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

from PySide6.QtCore import QObject, QTimer, Slot

from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import SOUND, VOLUME, Settings
from cardtable_gui.sound import SOUNDS, Sound, Speaker, sound_of

AGAIN_S = 0.045
"""The least time before the same sound is played again, so that a fast deal does not become noise."""
_SAMPLE: Sound = "place"
"""The sound played for a new volume."""


class Sounds(QObject):
    """Accepts requests for sounds. Of several at the same moment, as when animations are skipped, one is played."""

    def __init__(
        self,
        settings: Settings,
        speaker: Speaker,
        parent: QObject | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Play on this speaker. `now` returns the time in seconds."""
        super().__init__(parent)
        self._settings = settings
        self._speaker = speaker
        self._now = now
        self._wanted: set[str] = set()
        self._heard: dict[str, float] = {}
        self._moment = QTimer(self, singleShot=True, interval=0)
        self._moment.timeout.connect(self._play)
        settings.watch(self._give_sample, SOUND, VOLUME)

    @Slot(str)
    def play(self, name: str) -> None:
        """Play the sound of this name after the current moment, unless a more important one is requested as well."""
        if self._settings.value(SOUND) and self._settings.value(VOLUME):
            self._wanted.add(name)
            self._moment.start()

    def close(self) -> None:
        """Stop playing for good and release the sound card."""
        self._settings.unwatch(self._give_sample)
        self._moment.stop()
        self._speaker.close()

    def _play(self) -> None:
        name = next(name for sound in SOUNDS for name in sorted(self._wanted) if sound_of(name) == sound)
        self._wanted.clear()
        now = self._now()
        if now - self._heard.get(name, -inf) >= AGAIN_S:
            self._heard[name] = now
            self._speaker.play(name, self._settings.value(VOLUME) / 100)

    def _give_sample(self, _changed: frozenset[AnyEntry]) -> None:
        self.play(_SAMPLE)
