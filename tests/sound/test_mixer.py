"""Sounds as numbers: read, softened, mixed."""

import wave
from array import array
from pathlib import Path

import pytest

from cardtable_gui.sound import mixer
from cardtable_gui.sound.mixer import MOST_VOICES, Mixer, SoundFileError


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


def test_sounds_lie_on_top_of_each_other_and_never_wrap_round() -> None:
    playing = Mixer()
    playing.add(array("h", [30000, -30000, 5]))
    playing.add(array("h", [30000, -30000]))
    assert drawn(playing, 4) == [[32767, -32767, 5]]


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
