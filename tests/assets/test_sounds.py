"""The sounds: made by our script, short, quiet, and small in total."""

import runpy
import sys
from pathlib import Path

import pytest

from cardtable_gui.sound import SOUNDS, mixer

LARGEST = 600_000
"""All sounds together, in bytes."""
LOUDEST = 0.4
"""The maximum amplitude, relative to full scale, so that several sounds together do not clip."""


def _files(repository: Path) -> list[Path]:
    return sorted((repository / "assets" / "sounds").iterdir())


def test_every_sound_has_files_and_every_file_a_sound(repository: Path) -> None:
    named = [file for sound in SOUNDS for file in mixer.files(sound)]
    assert sorted(file.name for file in named) == [file.name for file in _files(repository)]


def test_the_files_are_what_the_recipes_make(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = repository / "assets" / "src" / "sound"
    monkeypatch.syspath_prepend(str(scripts))
    before = set(sys.modules)
    make = runpy.run_path(str(scripts / "make.py"))
    for name in set(sys.modules) - before:
        del sys.modules[name]
    made = make["sounds"]()
    assert [f"{name}.wav" for name in sorted(made)] == [file.name for file in _files(repository)]
    for name, wave in made.items():
        kept = mixer.read(repository / "assets" / "sounds" / f"{name}.wav")
        fresh = make["samples"](wave)
        assert len(kept) == len(fresh)
        # The last digit of a sine may differ between machines.
        assert max(abs(one - other) for one, other in zip(kept, fresh, strict=True)) <= 1, name


def test_sounds_are_quiet_end_in_silence_and_are_small_together(repository: Path) -> None:
    for file in _files(repository):
        samples = mixer.read(file)
        assert 0.1 * 32767 < max(map(abs, samples)) < LOUDEST * 32767, file.name
        assert max(map(abs, (*samples[:3], *samples[-20:]))) < 0.02 * 32767, file.name
        assert abs(sum(samples) / len(samples)) < 40, file.name
        assert 0.08 < len(samples) / mixer.RATE < 1.6, file.name
    assert sum(file.stat().st_size for file in _files(repository)) < LARGEST
