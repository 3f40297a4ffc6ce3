"""Each game from its cover on the start screen to the final result, in the real window, with one input device.

A run that is not thorough plays each game with one of the devices.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.timing import SystemClock
from tests.e2e.by_keys import Keys
from tests.e2e.by_mouse import Mouse
from tests.e2e.by_one_button import OneButton
from tests.e2e.by_touch import Finger
from tests.e2e.conftest import Start
from tests.e2e.evening import Evening
from tests.e2e.hands import Hands

CHOSEN = (
    Evening("kobayakawa", 32, 3, 2, meets=frozenset({"curtain", "recap", "discard", "bet", "picked from deck"})),
    Evening("merchant", 31, 2, 1, {"turn_limit": 50}, frozenset({"follow", "bonus", "picked from market"})),
    Evening(
        "gunjo", 194, 3, 1, {"expansions": ("1", "2", "13", "14", "15")}, frozenset({"give", "picked from revealed"})
    ),
    Evening("godan", 20, 3, meets=frozenset({"send", "asked in place", "picked from field"})),
    Evening("meow", 27, 2, meets=frozenset({"show", "asked in place", "picked from field"})),
)
"""Deals, seats and options for which a short match covers much."""
NEW_GAMES = [
    Evening(package.game.id, 1, package.game.players[0])
    for package in games.packages()
    if package.game.id not in {evening.game for evening in CHOSEN}
]
"""Games of the program that nobody has chosen deals for yet."""
with_every_device = pytest.mark.parametrize(
    ("hands", "language"),
    [(Mouse, "en"), (Keys, "ja"), (Finger, "en"), (OneButton, "ja")],
    ids=["mouse", "keys", "touch", "one button"],
)


@pytest.mark.sampled
@with_every_device
@pytest.mark.parametrize("evening", CHOSEN, ids=lambda evening: evening.game)
def test_a_game_is_played_from_the_start_screen_to_its_end(
    evening: Evening, hands: type[Hands], language: str, start: Start, tmp_path: Path
) -> None:
    evening.spend(start, hands, language, tmp_path)


def test_a_game_is_played_by_the_clock_of_the_machine(start: Start, tmp_path: Path) -> None:
    CHOSEN[0].spend(start, Mouse, "en", tmp_path, SystemClock())


SMALL_GAMES = (
    Evening("sample_sevens", 3, 4, 2, {"passes": 1}, frozenset({"curtain", "nothing but a pass"})),
    Evening(
        "sample_old_maid",
        3,
        4,
        2,
        {"without": ("2", "3", "4", "5", "6", "7")},
        frozenset({"curtain", "picked from hand"}),
    ),
)


@pytest.mark.sampled
@with_every_device
@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize("evening", [*SMALL_GAMES, *NEW_GAMES], ids=lambda evening: evening.game)
def test_a_game_that_the_program_has_never_heard_of_is_played_likewise(
    evening: Evening, hands: type[Hands], language: str, start: Start, tmp_path: Path
) -> None:
    evening.spend(start, hands, language, tmp_path)
