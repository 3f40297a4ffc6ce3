"""Sounds as samples: read from files, attenuated, and mixed."""

from __future__ import annotations

import wave
from array import array
from collections import deque
from collections.abc import Generator, Sequence
from math import inf, tanh
from pathlib import Path

from cardtable_gui.resources import resource
from cardtable_gui.sound import sound_of

RATE = 32_000
"""Samples per second of every file."""
MOST_VOICES = 5
"""The largest number of sounds at once; beyond it the oldest ends."""
_LOUDEST = 32767
_KNEE = 24000
"""Several sounds together are rounded off beyond this, instead of being cut off at the loudest."""
APART_S = 1.0
"""Within this time no sound is heard twice in the same form."""
_SPEEDS = (1.0, 0.966, 1.035, 0.944, 1.059)
"""What's recorded several times is also played a little lower and higher, so that many in a row differ."""


class SoundFileError(Exception):
    """A sound's file is missing or has the wrong format; the message names it."""


def files(name: str) -> list[Path]:
    """The files of a sound: one, or several variants that take turns. In a material unknown here it's the usual sound.

    Raises:
        SoundFileError: there is none.
    """
    folder = resource("assets/sounds")
    for each in (name, sound_of(name)):
        found = sorted((*folder.glob(f"{each}.wav"), *folder.glob(f"{each}-*.wav")))
        if found:
            return found
    raise SoundFileError(f"the sound “{name}” has no file")


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


def softened(samples: Sequence[int], volume: float, speed: float = 1.0) -> array[int]:
    """The samples at a share (0-1) of their perceived loudness; faster or slower, they're higher or lower, too."""
    share = volume * volume
    if speed == 1.0:
        return array("h", (int(value * share) for value in samples))
    found = array("h")
    for number in range(int((len(samples) - 1) / speed)):
        at = int(number * speed)
        beyond = number * speed - at
        found.append(int((samples[at] * (1 - beyond) + samples[at + 1] * beyond) * share))
    return found


class Forms:
    """The forms in which one sound is heard, in turn: its files, at some speeds if it has several."""

    def __init__(self, files: Sequence[Sequence[int]]) -> None:
        """Take the samples of each file."""
        speeds = _SPEEDS if len(files) > 1 else (1.0,)
        self._forms = [(samples, speed) for speed in speeds for samples in files]
        self._heard = [-inf] * len(self._forms)
        self._next = 0

    def next(self, now: float) -> tuple[Sequence[int], float] | None:
        """The samples and speed of the next form at this time in seconds; None: all were heard a moment ago."""
        number = self._next
        if now - self._heard[number] < APART_S:
            return None
        self._heard[number] = now
        self._next = (number + 1) % len(self._forms)
        return self._forms[number]


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
        return array("h", (value if -_KNEE <= value <= _KNEE else _rounded(value) for value in mixed))


def _rounded(value: int) -> int:
    """A number beyond the knee, bent so that it never reaches the loudest."""
    room = _LOUDEST - _KNEE
    bent = _KNEE + int(room * tanh((abs(value) - _KNEE) / room))
    return bent if value > 0 else -bent
