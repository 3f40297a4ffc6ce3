"""The sounds: made by our script, all as loud as each other, no two alike, small in total."""

import runpy
import sys
from collections.abc import Iterator, Sequence
from math import log10, pi, tan
from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.sound import SOUNDS, in_material, mixer, sound_of

LARGEST = 1_400_000
"""All sounds together, in bytes."""
LOUDEST = 0.4
"""The maximum amplitude, relative to full scale, so that two sounds together do not clip."""
SPREAD_DB = 3.0
"""The largest difference in loudness between any two sounds."""
STRETCH_S = 0.4
"""Ears take in the loudness of so long a stretch."""


def _files(repository: Path) -> list[Path]:
    return sorted((repository / "assets" / "sounds").iterdir())


def _read(file: Path) -> list[float]:
    return [value / 32768 for value in mixer.read(file)]


def _biquad(wave: Sequence[float], ahead: Sequence[float], back: Sequence[float]) -> Iterator[float]:
    one = two = made = before = 0.0
    for value in wave:
        found = ahead[0] * value + ahead[1] * one + ahead[2] * two - back[0] * made - back[1] * before
        one, two, made, before = value, one, found, made
        yield found


def _weighted(wave: Sequence[float]) -> list[float]:
    """What ears hear of it: K-weighting as in ITU-R BS.1770, for our rate."""
    step, quality, high = tan(pi * 1681.97 / mixer.RATE), 0.70718, 10 ** (4.0 / 20)
    band = high**0.49967
    base = 1 + step / quality + step**2
    shelf = [(high + band * step / quality + step**2) / base]
    shelf += [2 * (step**2 - high) / base, (high - band * step / quality + step**2) / base]
    lifted = list(_biquad(wave, shelf, [2 * (step**2 - 1) / base, (1 - step / quality + step**2) / base]))
    step, quality = tan(pi * 38.135 / mixer.RATE), 0.50033
    base = 1 + step / quality + step**2
    return list(_biquad(lifted, [1.0, -2.0, 1.0], [2 * (step**2 - 1) / base, (1 - step / quality + step**2) / base]))


def _loudest(wave: Sequence[float]) -> float:
    """The power of the loudest stretch, in decibels; what's shorter is followed by silence."""
    length = round(STRETCH_S * mixer.RATE)
    sums = [0.0]
    for value in wave:
        sums.append(sums[-1] + value * value)
    ends = range(min(length, len(wave)), len(wave) + 1)
    return 10 * log10(max(sums[end] - sums[max(0, end - length)] for end in ends) / length)


def test_every_sound_has_files_and_every_file_belongs_to_a_sound_and_a_game_s_material(repository: Path) -> None:
    wanted = {
        in_material(sound, package.table.materials.get(sound, "")) for package in games.packages() for sound in SOUNDS
    } | set(SOUNDS)
    named = [file for name in wanted for file in mixer.files(name)]
    assert sorted(file.name for file in named) == [file.name for file in _files(repository)]


@pytest.mark.parametrize("sound", ["place", "take", "win"])
def test_every_game_has_its_own_material(sound: str) -> None:
    materials = [named[sound] for package in games.packages() if (named := package.table.materials)]
    assert len(materials) > 4
    assert len(set(materials)) == len(materials)


def test_the_files_are_what_the_recipes_make(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = repository / "assets" / "src" / "sound"
    monkeypatch.syspath_prepend(str(scripts))
    before = set(sys.modules)
    make = runpy.run_path(str(scripts / "make.py"))
    for name in set(sys.modules) - before:
        del sys.modules[name]
    made = make["sounds"]()
    assert [f"{name}.wav" for name in sorted(made)] == sorted(file.name for file in _files(repository))
    for name, wave in made.items():
        kept = mixer.read(repository / "assets" / "sounds" / f"{name}.wav")
        fresh = make["samples"](wave)
        assert len(kept) == len(fresh)
        # The last digit of a sine may differ between machines.
        assert max(abs(one - other) for one, other in zip(kept, fresh, strict=True)) <= 1, name


def test_sounds_do_not_clip_or_click_and_are_small_together(repository: Path) -> None:
    for file in _files(repository):
        samples = mixer.read(file)
        assert 0.1 * 32767 < max(map(abs, samples)) < LOUDEST * 32767, file.name
        assert max(map(abs, (*samples[:3], *samples[-20:]))) < 0.005 * 32767, file.name
        assert abs(sum(samples) / len(samples)) < 40, file.name
        assert 0.08 < len(samples) / mixer.RATE < 1.6, file.name
    assert sum(file.stat().st_size for file in _files(repository)) < LARGEST


def test_all_sounds_are_as_loud_as_each_other_to_ears_and_to_small_loudspeakers(repository: Path) -> None:
    waves = {file.name: _read(file) for file in _files(repository)}
    for measure in (_weighted, list):
        loudness = {name: _loudest(measure(wave)) for name, wave in waves.items()}
        quietest, loudest = min(loudness, key=loudness.__getitem__), max(loudness, key=loudness.__getitem__)
        assert loudness[loudest] - loudness[quietest] < SPREAD_DB, (quietest, loudest)


def test_no_two_files_are_alike(repository: Path) -> None:
    """Laid over each other, any two forms of a sound share less than half of their power."""
    forms: dict[str, list[list[float]]] = {}
    for file in _files(repository):
        forms.setdefault(sound_of(file.stem.partition("-")[0]), []).append(_read(file))
    for sound, waves in forms.items():
        for number, one in enumerate(waves):
            for other in waves[number + 1 :]:
                shared = sum(a * b for a, b in zip(one, other, strict=False))
                power = (sum(a * a for a in one) * sum(b * b for b in other)) ** 0.5
                assert shared**2 < power**2 / 2, sound
