"""Recorded matches are played the same way again: rules, events and their words, views."""

import pytest

from cardtable_gui import games
from tests.golden.recording import Playthrough, playthroughs, recorded


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda playthrough: playthrough.name)
def test_a_playthrough_is_as_it_was_recorded(playthrough: Playthrough) -> None:
    expected = playthrough.path.read_text(encoding="utf-8")
    actual = recorded(playthrough)
    if actual != expected:
        pairs = zip(expected.splitlines(), actual.splitlines(), strict=False)
        line, (was, now) = next(
            ((number, pair) for number, pair in enumerate(pairs, 1) if pair[0] != pair[1]), (0, ("", "other length"))
        )
        pytest.fail(
            f"{playthrough.path.name}, line {line}:\n  was {was}\n  now {now}\n"
            "If that is meant: python -m tests.golden, and read the difference."
        )


def test_every_game_has_playthroughs() -> None:
    assert {playthrough.game for playthrough in playthroughs()} == {package.game.id for package in games.packages()}
