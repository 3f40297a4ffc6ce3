"""Achievements: each is earned by a match in which it was done, and by no ordinary one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealEnded, Event, SeatResult
from cardtable_gui.core.goals.achievement import MOST, STRONG_RIVALS, Achievement, Played, PlayedStep
from cardtable_gui.core.messages import Message
from cardtable_gui.games import GamePackage
from cardtable_gui.games.godan.actions import Work
from cardtable_gui.games.gunjo.actions import Play as GunjoPlay
from cardtable_gui.games.meow.actions import Play as MeowPlay
from cardtable_gui.games.meow.cards import DOUBLE
from cardtable_gui.games.merchant.actions import Play as MerchantPlay

GUNJO: Mapping[str, object] = {"expansions": ("2", "14")}
SERIES: Mapping[str, object] = {"series": 3}
EARNED = [
    ("godan", 302, 3, {}, ("godan", "strong-rivals")),
    ("godan", 984, 3, {}, ("steady-job",)),
    ("godan", 316, 3, {}, ("clean-cut",)),
    ("gunjo", 938, 3, GUNJO, ("clear-water",)),
    ("gunjo", 1210, 3, GUNJO, ("catch",)),
    ("gunjo", 1094, 3, GUNJO, ("shoal",)),
    ("kobayakawa", 544, 3, {}, ("nerve",)),
    ("kobayakawa", 3369, 4, {}, ("everybody",)),
    ("kobayakawa", 3078, 3, {}, ("one-wins",)),
    ("kobayakawa", 3434, 3, {}, ("in-a-row",)),
    ("kobayakawa", 46, 3, {}, ("last-kamon",)),
    ("meow", 2989, 2, {}, ("unscathed",)),
    ("meow", 1208, 1, {}, ("solo-goal", "solo-record")),
    ("meow", 636, 1, {}, ("both-wild",)),
    ("meow", 4213, 2, {}, ("ninth-life",)),
    ("merchant", 216, 2, {}, ("early-closing",)),
    ("merchant", 56, 2, {}, ("fixed-price",)),
    ("merchant", 358, 2, SERIES, ("sold-out",)),
]
"""Game, seed, players, options, and what the first seat earns in `daring` play."""


@cache
def package(game: str) -> GamePackage:
    return games.package(game)


def daring(game: str, seed: int, players: int, options: Mapping[str, object]) -> Played:
    """A match at random, in which the first seat plays as many cards as it can or nearly so."""
    seats = tuple(Seat("Ann") if seat == 0 else Seat("", "hard") for seat in range(players))
    match, rng = Match.new(game, seats, options, seed=seed), Random(seed)
    while match.state.to_move is not None:
        actions = list(match.state.legal_actions())
        if match.state.to_move == 0:
            actions = sorted(actions, key=lambda action: -len(getattr(action, "cards", ())))[:2]
        match.act(rng.choice(actions))
    return Played.of(match.record, match.package.game, [seat.level for seat in seats], 0)


def did(game: str, action: Action, *events: Event, **before: object) -> Played:
    """A match that is not over, with this single action of the first seat; `before` are fields of its state."""
    state = Match.new(game, [Seat("Ann"), Seat("", "hard"), Seat("", "hard")], seed=1).state.copy()
    for name, value in before.items():
        setattr(state, name, value)
    return Played(0, [None, "hard", "hard"], [PlayedStep(0, action, state, events)], state)


def achievement(game: str, name: str) -> Achievement:
    return next(each for each in package(game).load_achievements() if each.id == name)


@pytest.mark.parametrize("game", [each.game.id for each in games.packages()])
def test_each_game_has_at_most_a_dozen_of_its_own_names(game: str) -> None:
    found = package(game).load_achievements()
    assert 1 < len({each.id for each in found}) == len(found) <= MOST
    assert len({each.title.text for each in found}) == len(found)
    assert STRONG_RIVALS in found


@pytest.mark.parametrize(("game", "seed", "players", "options", "names"), EARNED)
def test_a_match_earns_what_was_done_in_it(
    game: str, seed: int, players: int, options: Mapping[str, object], names: tuple[str, ...]
) -> None:
    played = daring(game, seed, players, options)
    earned = {each.id for each in package(game).load_achievements() if each.earned(played)}
    assert set(names) <= earned
    # Nobody else earned them by that.
    assert len(earned) < len(package(game).load_achievements())


@pytest.mark.parametrize(
    ("game", "name", "enough", "too_few"),
    [
        ("godan", "great-robbery", Work((6, 6, 6), 1, (2, 2, 2)), Work((6, 6, 6), 1, (2, 2))),
        ("godan", "clean-desk", Work((7, 7, 7), -1, (2, 3, 4)), Work((7, 7, 7), -1, (2, 3))),
        ("meow", "double-double", MeowPlay((DOUBLE, DOUBLE + 1), (DOUBLE, DOUBLE + 1)), MeowPlay((DOUBLE,), (DOUBLE,))),
        ("merchant", "full-net", MerchantPlay((2,) * 5), MerchantPlay((2,) * 4)),
    ],
)
def test_a_single_action_earns_it_with_enough_cards(game: str, name: str, enough: Action, too_few: Action) -> None:
    assert achievement(game, name).earned(did(game, enough))
    assert not achievement(game, name).earned(did(game, too_few))


@pytest.mark.parametrize(
    ("game", "name", "play"),
    [
        ("gunjo", "out-with-four", GunjoPlay((4,) * 4)),
        ("merchant", "clearance", MerchantPlay((4,) * 4)),
    ],
)
def test_going_out_with_many_cards_takes_the_whole_hand(game: str, name: str, play: Action) -> None:
    assert achievement(game, name).earned(did(game, play, sizes=[4, 5, 5]))
    assert not achievement(game, name).earned(did(game, play, sizes=[5, 5, 5]))


def test_four_twos_count_only_if_they_win_the_round() -> None:
    twos = GunjoPlay((1,) * 4)
    assert achievement("gunjo", "four-twos").earned(did("gunjo", twos, DealEnded(1, ())))
    assert not achievement("gunjo", "four-twos").earned(did("gunjo", twos))


def test_a_turnaround_begins_at_the_last_place() -> None:
    played = daring("merchant", 216, 2, {})
    assert played.won

    def with_gains(*gains: int) -> Played:
        ends = [
            PlayedStep(0, MerchantPlay((1,)), None, (DealEnded(1, (SeatResult(0, gained, 0, Message("", "")),)),))
            for gained in gains
        ]
        return Played(played.seat, played.levels, ends, played.state)

    turnaround = achievement("merchant", "turnaround")
    assert turnaround.earned(with_gains(0, 1, 1))
    assert not turnaround.earned(with_gains(1, 0, 1))
    assert not turnaround.earned(with_gains(0, 1))
