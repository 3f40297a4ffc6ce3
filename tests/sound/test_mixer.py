"""Sounds as numbers: read, softened, mixed."""

import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from cardtable_gui.sound import mixer
from cardtable_gui.sound.mixer import APART_S, MOST_VOICES, Forms, Mixer, SoundFileError


def written(path: Path, *, channels: int = 1, width: int = 2, rate: int = mixer.RATE) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(b"\1\0" * 8)
    return path


def drawn(playing: Mixer, *counts: int) -> list[list[int]]:
    stream = playing.stream()
    next(stream)
    return [list(stream.send(count)) for count in counts]


def test_a_file_is_read_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    assert list(mixer.read(written(tmp_path / "a.wav"))) == [1] * 8
    (tmp_path / "b.wav").write_bytes(b"RIFF")
    wrong = [written(tmp_path / "c.wav", channels=2), written(tmp_path / "d.wav", rate=8000), tmp_path / "b.wav"]
    for path in (*wrong, tmp_path / "missing.wav"):
        with pytest.raises(SoundFileError, match=path.name):
            mixer.read(path)


def test_a_sound_without_a_file_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(mixer, "resource", lambda _name: tmp_path)
    with pytest.raises(SoundFileError, match="coin"):
        mixer.files("coin")


def test_half_the_volume_is_a_quarter_of_the_numbers_as_ears_want_it() -> None:
    assert list(mixer.softened([1000, -1000], 0.5)) == [250, -250]
    assert list(mixer.softened([1000], 0.0)) == [0]


def test_one_sound_is_given_piece_by_piece_and_then_silence() -> None:
    playing = Mixer()
    playing.add(array("h", [1, 2, 3, 4, 5]))
    assert not playing.idle
    assert drawn(playing, 2, 2, 2, 2) == [[1, 2], [3, 4], [5], []]
    assert playing.idle


def test_sounds_lie_on_top_of_each_other_and_are_rounded_off_instead_of_cut_off() -> None:
    playing = Mixer()
    loud = [1000, 12000, 14000, 20000, -20000, 5]
    playing.add(array("h", loud))
    playing.add(array("h", loud[:-1]))
    (mixed,) = drawn(playing, 6)
    assert mixed[:2] == [2000, 24000]
    assert 24000 < mixed[2] < mixed[3] < 32767
    assert mixed[4:] == [-mixed[3], 5]


def test_five_of_the_loudest_sounds_at_once_stay_below_full_scale() -> None:
    playing = Mixer()
    for _ in range(MOST_VOICES):
        playing.add(array("h", [13000, -13000]))
    (mixed,) = drawn(playing, 2)
    assert 30000 < mixed[0] < 32767
    assert mixed[1] == -mixed[0]


def test_a_sound_s_forms_take_turns_and_none_comes_again_within_a_second() -> None:
    forms = Forms([[1], [2], [3]])
    heard: list[tuple[float, int, float]] = []
    for step in range(400):
        found = forms.next(step * 0.02)
        if found is not None:
            heard.append((step * 0.02, found[0][0], found[1]))
    for number, (now, *form) in enumerate(heard):
        assert all(now - before >= APART_S for before, *other in heard[:number] if other == form)
    # Neighbours are never made of the same file, and many are heard in a second.
    assert all(one[1] != other[1] for one, other in pairwise(heard))
    assert len([now for now, *_ in heard if now < 1]) == 15


def test_a_phrase_that_exists_once_keeps_its_pitch_and_is_not_heard_twice_within_a_second() -> None:
    forms = Forms([[1, 2, 3]])
    assert forms.next(5.0) == ([1, 2, 3], 1.0)
    assert forms.next(5.9) is None
    assert forms.next(6.0) == ([1, 2, 3], 1.0)


def test_a_faster_sound_is_shorter_and_runs_through_the_same_values() -> None:
    ramp = list(range(0, 3000, 10))
    fast, slow = mixer.softened(ramp, 1.0, 1.5), mixer.softened(ramp, 1.0, 0.75)
    assert (len(fast), len(slow)) == (199, 398)
    assert list(fast[:3]) == [0, 15, 30]
    assert list(slow[:3]) == [0, 7, 15]


def test_a_material_that_is_not_known_here_sounds_as_usual() -> None:
    assert mixer.files("place_cheese") == mixer.files("place")
    assert mixer.files("place_water") != mixer.files("place")


def test_too_many_at_once_end_the_oldest() -> None:
    playing = Mixer()
    for number in range(MOST_VOICES + 2):
        playing.add(array("h", [10**number if number < 3 else 0] * 2))
    assert drawn(playing, 1, 1) == [[100], [100]]


def test_clearing_forgets_everything() -> None:
    playing = Mixer()
    playing.add(array("h", [1, 2, 3]))
    drawn(playing, 1)
    playing.clear()
    assert playing.idle
