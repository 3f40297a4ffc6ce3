"""What the sounds are built from: noise through a moving filter, struck bars, envelopes. Lists of floats, -1 to 1.

Plain Python and no clock or outside randomness, so that every machine makes the same files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, pi, sin
from random import Random

RATE = 32_000
"""Samples a second."""

Wave = list[float]
Course = Callable[[float], float]
"""A value over the course of a sound: from its share that is over (0-1)."""


def frames(seconds: float) -> int:
    """So many samples."""
    return round(seconds * RATE)


def swell(rise: float, fall: float) -> Course:
    """Up in the first share `rise`, then down: quickly where `fall` is large."""

    def level(share: float) -> float:
        if share < rise:
            return sin(pi / 2 * share / rise) ** 2
        return float(exp(-fall * (share - rise) / (1 - rise)) * (1 - share) ** 0.5)

    return level


def glide(start: float, end: float) -> Course:
    """From one pitch to another, in even musical steps."""
    return lambda share: start * (end / start) ** share


def breath(seconds: float, pitch: Course, width: float, level: Course, seed: int) -> Wave:
    """Noise through a band of a moving pitch (hertz): paper on paper, paper through air.

    Args:
        seconds: how long.
        pitch: the middle of the band.
        width: 0.1 is a whistle, 1 a broad rustle.
        level: the loudness.
        seed: names the noise.
    """
    noise = Random(seed)
    count = frames(seconds)
    low = band = 0.0
    made: Wave = []
    for index in range(count):
        share = index / count
        # A state variable filter (Chamberlin), run twice a sample so that it stays calm at high pitches.
        step = 2 * sin(pi * min(pitch(share), RATE / 6) / (2 * RATE))
        source = noise.uniform(-1, 1)
        for _ in range(2):
            low += step * band
            band += step * (source - low - width * band)
        made.append(band * level(share))
    return made


def bar(pitch: float, seconds: float, partials: Sequence[tuple[float, float, float]], touch: float = 0.0015) -> Wave:
    """Something struck that rings.

    Args:
        pitch: of the lowest partial, in hertz.
        seconds: how long.
        partials: ratio to the pitch, loudness, and seconds until a third is left, each.
        touch: seconds until the stroke is there; a soft mallet takes longer.
    """
    made: Wave = []
    for index in range(frames(seconds)):
        time = index / RATE
        ring = sum(
            loud * exp(-time / decay) * sin(2 * pi * pitch * ratio * time)
            for ratio, loud, decay in partials
            if pitch * ratio < RATE / 2
        )
        made.append(ring * (1 - exp(-time / touch)))
    return made


def thump(start: float, end: float, seconds: float, fall: float) -> Wave:
    """A soft low stroke whose pitch sinks: a card that comes to lie on felt."""
    made: Wave = []
    phase = 0.0
    count = frames(seconds)
    level = swell(0.04, fall)
    for index in range(count):
        share = index / count
        phase += 2 * pi * start * (end / start) ** share / RATE
        made.append(sin(phase) * level(share))
    return made


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Parts on top of each other: when each begins (seconds), how loud it is, and what it is."""
    length = max(frames(start) + len(wave) for start, _, wave in parts)
    made = [0.0] * length
    for start, loud, wave in parts:
        at = frames(start)
        for index, value in enumerate(wave):
            made[at + index] += loud * value
    return made


def finished(wave: Wave, peak: float) -> Wave:
    """Without a constant part, at this peak, begun and ended without a click."""
    middle = sum(wave) / len(wave)
    centred = [value - middle for value in wave]
    loudest = max(map(abs, centred))
    into, out = frames(0.001), frames(0.012)
    last = len(centred) - 1
    return [
        value * peak / loudest * min(1.0, index / into, (last - index) / out) for index, value in enumerate(centred)
    ]


def samples(wave: Iterable[float]) -> list[int]:
    """As whole numbers of 16 bits."""
    return [round(value * 32767) for value in wave]
