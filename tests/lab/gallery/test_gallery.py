"""The gallery: every screen as a picture, at any scale, without a display."""

import json
import os
import struct
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.core.events import DealEnded, MatchEnded
from cardtable_gui.lab.gallery import moments

GAMES = [package.game.id for package in games.packages()]


def _gallery(folder: Path, *arguments: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run(
        [sys.executable, "-m", "cardtable_gui", "gallery", str(folder), "--json", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    pictures: list[str] = json.loads(done.stdout)["pictures"]
    return pictures


def _size(picture: Path) -> tuple[int, int]:
    """Width and height from a PNG's header."""
    header = picture.read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", header[16:24])
    return int(width), int(height)


def test_every_moment_becomes_a_picture_of_its_name_in_the_pixels_of_its_screen_scale(tmp_path: Path) -> None:
    # The game whose chances are found soonest.
    game = "kobayakawa"
    arguments = ("--lang", "ja", "--theme", "dark", "--size", "1000x580@1.25", "--games", game)
    pictures = _gallery(tmp_path, *arguments)
    assert len(pictures) == len(set(pictures)) >= 16
    subjects = Counter(name.split("-")[0] for name in pictures)
    assert subjects.keys() == {game, "app"}
    assert min(subjects.values()) >= 6
    for name in pictures:
        assert name.endswith("-ja-dark-1000x580@1.25.png")
        assert _size(tmp_path / name) == (1250, 725)


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_what_their_names_say(game: str) -> None:
    end = moments.end_of_match(game)
    match = moments.at(game, end, "en")
    assert match.seats[end.person or 0].level is None
    assert end.next is not None
    assert any(isinstance(event, MatchEnded) for event in match.act(end.next).events)
    deal = moments.end_of_deal(game)
    assert deal.next is not None
    assert any(isinstance(event, DealEnded) for event in moments.at(game, deal, "en").act(deal.next).events)
    picked = moments.with_much_to_pick(game)
    assert moments.proposal(game, picked.actions).picked
