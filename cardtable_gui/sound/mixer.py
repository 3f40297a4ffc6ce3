"""Sounds as samples: read from files, attenuated, and mixed."""

from __future__ import annotations

import wave
from array import array
from collections import deque
from collections.abc import Generator, Sequence
from pathlib import Path

from cardtable_gui.resources import resource
from cardtable_gui.sound import Sound

RATE = 32_000
"""Samples per second of every file."""
MOST_VOICES = 5
"""The largest number of sounds at once; beyond it the oldest ends."""
_LOUDEST = 32767


class SoundFileError(Exception):
    """A sound's file is missing or has the wrong format; the message names it."""


def files(sound: Sound) -> list[Path]:
    """The files of a sound: one, or several variants that take turns.

    Raises:
        SoundFileError: there is none.
    """
    folder = resource("assets/sounds")
    found = sorted((*folder.glob(f"{sound}.wav"), *folder.glob(f"{sound}-*.wav")))
    if not found:
        raise SoundFileError(f"the sound “{sound}” has no file")
    return found


def read(file: Path) -> array[int]:
    """The samples of a file.

    Raises:
        SoundFileError: the file is missing or has the wrong format.
    """
    try:
        with wave.open(str(file), "rb") as opened:
            form = (opened.getnchannels(), opened.getsampwidth(), opened.getframerate())
            samples = array("h", opened.readframes(opened.getnframes()))
    except (OSError, EOFError, ValueError, wave.Error) as error:
        raise SoundFileError(f"{file.name} cannot be read: {error}") from error
    if form != (1, 2, RATE):
        raise SoundFileError(f"{file.name} is not one channel of 16 bits at {RATE} Hz")
    return samples


def softened(samples: Sequence[int], volume: float) -> array[int]:
    """The samples at a share (0-1) of their perceived loudness."""
    share = volume * volume
    return array("h", (int(value * share) for value in samples))


class Mixer:
    """Mixes the current sounds. `add` and `stream` may be used in two threads."""

    def __init__(self) -> None:
        """Start silent."""
        self._new: deque[array[int]] = deque()
        self._voices: list[tuple[array[int], int]] = []

    @property
    def idle(self) -> bool:
        """Whether everything has been played."""
        return not self._new and not self._voices

    @property
    def waiting(self) -> int:
        """The number of sounds that have not begun to play; soon 0 as long as samples are requested from the stream."""
        return len(self._new)

    def add(self, samples: array[int]) -> None:
        """Play these samples from now on."""
        self._new.append(samples)

    def clear(self) -> None:
        """Drop what has not been played yet."""
        self._new.clear()
        self._voices.clear()

    def stream(self) -> Generator[array[int], int, None]:
        """A generator: send a number of samples, get the next ones; missing samples are silence."""
        wanted = yield array("h")
        while True:
            wanted = yield self._next(wanted)

    def _next(self, wanted: int) -> array[int]:
        while self._new:
            self._voices.append((self._new.popleft(), 0))
        now, self._voices = self._voices[-MOST_VOICES:], []
        parts = []
        for samples, at in now:
            parts.append(samples[at : at + wanted])
            if at + wanted < len(samples):
                self._voices.append((samples, at + wanted))
        if len(parts) <= 1:
            return parts[0] if parts else array("h")
        mixed = [0] * max(map(len, parts))
        for part in parts:
            for index, value in enumerate(part):
                mixed[index] += value
        return array("h", (max(-_LOUDEST, min(_LOUDEST, value)) for value in mixed))
