"""What the sounds are built from: noise through a moving filter, struck bars, drops, envelopes. Lists of floats.

Plain Python and no clock or outside randomness, so that every machine makes the same files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, exp, log10, pi, sin, tan, tanh
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
    return _dying(made)


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


def drop(start: float, end: float, seconds: float, decay: float) -> Wave:
    """A drop falls into water: a bubble that rings, its pitch rising as it closes.

    Args:
        start: its first pitch, in hertz.
        end: its last pitch.
        seconds: how long.
        decay: seconds until a third is left.
    """
    made: Wave = []
    phase = 0.0
    count = frames(seconds)
    for index in range(count):
        share, time = index / count, index / RATE
        phase += 2 * pi * (start + (end - start) * share * share) / RATE
        made.append(sin(phase) * exp(-time / decay) * (1 - exp(-time / 0.002)))
    return _dying(made)


def _dying(wave: Wave) -> Wave:
    """With a last third that dies away, so that its end doesn't click in a longer sound."""
    count = len(wave)
    return [value * min(1.0, 3 * (count - index) / count) ** 1.5 for index, value in enumerate(wave)]


def purring(seconds: float, rate: float, level: Course, seed: int) -> Wave:
    """A cat purrs: short dull pulses of breath, so many a second, uneven as they are."""
    chance = Random(seed)
    hum = breath(seconds, lambda _: 210.0, 0.9, level, seed)
    hiss = breath(seconds, lambda _: 620.0, 0.8, level, seed + 1)
    made: Wave = []
    phase, speed = 0.0, rate
    for index, (low, high) in enumerate(zip(hum, hiss, strict=True)):
        if index % 640 == 0:
            speed = rate * chance.uniform(0.93, 1.07)
        phase += 2 * pi * speed / RATE
        pulse = max(0.0, 0.5 + 0.5 * cos(phase)) ** 3
        made.append(low * (0.12 + pulse) + 0.5 * high * pulse)
    return made


def scattered(number: int, seconds: float, seed: int, part: Callable[[int, Random], Wave]) -> Wave:
    """So many small parts within a time, dense at first and then fewer: a pour, a rattle."""
    chance = Random(seed)
    starts = sorted(seconds * chance.random() ** 1.4 for _ in range(number))
    return mixed(*((start, chance.uniform(0.45, 1.0), part(place, chance)) for place, start in enumerate(starts)))


def in_room(wave: Wave, wet: float) -> Wave:
    """With the first echoes of a small room of wood and cushions."""
    dull: Wave = []
    kept = 0.0
    for value in wave:
        kept += 0.35 * (value - kept)
        dull.append(kept)
    echoes = ((0.0113, 0.55), (0.0171, 0.42), (0.0237, 0.34), (0.0311, 0.25), (0.0433, 0.17))
    return mixed((0, 1.0, wave), *((late, wet * loud, dull) for late, loud in echoes))


def finished(wave: Wave) -> Wave:
    """As loud as all sounds, without a constant part, its peaks rounded, begun and ended without a click."""
    into, out = frames(0.001), frames(0.014)
    last = len(wave) - 1
    faded = [value * min(1.0, index / into, (last - index) / out) for index, value in enumerate(wave)]
    middle = sum(faded) / sum(min(1.0, index / into, (last - index) / out) for index in range(len(wave)))
    made = [value - middle * min(1.0, index / into, (last - index) / out) for index, value in enumerate(faded)]
    # Rounding the peaks makes it a little quieter: a few steps come near enough.
    gain = 1.0
    for _ in range(6):
        rounded = [PEAK * tanh(gain * value / PEAK) for value in made]
        gain *= 10 ** ((LOUDNESS - loudness(rounded)) / 20)
    return [PEAK * tanh(gain * value / PEAK) for value in made]


LOUDNESS = -27.0
"""How loud every sound is (`loudness`)."""
PEAK = 0.4
"""No sound goes beyond this, so that some together stay below full scale."""
WINDOW_S = 0.4
"""A sound is as loud as in its loudest stretch of this length, as ears take it in."""


def loudness(wave: Wave) -> float:
    """The loudness in decibels below full scale: the mean of what ears hear (ITU-R BS.1770) and of what's played.

    So dark and bright sounds are near each other by either measure, as on large and small loudspeakers.
    """
    heard = _filtered(_filtered(wave, *_shelf()), *_low_cut())
    return (_loudest(heard) + _loudest(wave)) / 2


def _loudest(wave: Wave) -> float:
    """The power of the loudest stretch, in decibels; a shorter sound is filled up with silence."""
    squares = [value * value for value in wave]
    window = frames(WINDOW_S)
    now = best = sum(squares[:window])
    for index in range(window, len(squares)):
        now += squares[index] - squares[index - window]
        best = max(best, now)
    return 10 * log10(max(best / window, 1e-12))


def _filtered(wave: Wave, ahead: tuple[float, float, float], back: tuple[float, float]) -> Wave:
    made: Wave = []
    first = second = 0.0
    for value in wave:
        kept = value - back[0] * first - back[1] * second
        made.append(ahead[0] * kept + ahead[1] * first + ahead[2] * second)
        first, second = kept, first
    return made


def _shelf() -> tuple[tuple[float, float, float], tuple[float, float]]:
    """What a head does: high pitches are heard louder."""
    gain, quality, step = 10 ** (3.999843853973347 / 20), 0.7071752369554196, tan(pi * 1681.974450955533 / RATE)
    middle = gain**0.4996667741545416
    base = 1 + step / quality + step * step
    ahead = (
        (gain + middle * step / quality + step * step) / base,
        2 * (step * step - gain) / base,
        (gain - middle * step / quality + step * step) / base,
    )
    return ahead, (2 * (step * step - 1) / base, (1 - step / quality + step * step) / base)


def _low_cut() -> tuple[tuple[float, float, float], tuple[float, float]]:
    """What's too low to be heard."""
    quality, step = 0.5003270373238773, tan(pi * 38.13547087602444 / RATE)
    base = 1 + step / quality + step * step
    return (1.0, -2.0, 1.0), (2 * (step * step - 1) / base, (1 - step / quality + step * step) / base)


def samples(wave: Iterable[float]) -> list[int]:
    """As whole numbers of 16 bits."""
    return [round(value * 32767) for value in wave]
