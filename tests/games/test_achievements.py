"""Achievements: each is earned by a match in which it was done, and by no ordinary one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import DealEnded, SeatResult
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.goals.achievement import MOST, STRONG_RIVALS, Achievement, Played, PlayedStep
from cardtable_gui.core.messages import Message
from cardtable_gui.core.options import complete
from cardtable_gui.games import GamePackage
from cardtable_gui.games.merchant.actions import Play as MerchantPlay
from tests.support.tiers import Tier, having

QUIET = ("pass", "skip", "stay", "take", "take deck")
SHEDDING = "12 12 12 11 11 11 11 10 3 3 3 3"
FISH = "14 13 13 12 12 11 11 10 10 9 1 1 1 1 1"
OTHERS = ("play 14", "play 13 13", "play 12 12", "play 11 11", "play 10 10", "play 9")
CATS = "d1 d2 d3 w1 w2 w3 w4 w5 b6 b7 b8 w6 w7 w8 bb7 bb8"
GODAN_HANDS = "R R R V V V 15 20 25 15 20 25 5 5 5 10 10 10"
GUNJO: Mapping[str, object] = {"expansions": ("2", "14")}
SERIES: Mapping[str, object] = {"series": 3}
EARNED = [
    ("godan", 302, 3, {}, ("godan", "strong-rivals")),
    ("godan", 984, 3, {}, ("steady-job",)),
    ("godan", 316, 3, {}, ("clean-cut",)),
    ("gunjo", 938, 3, GUNJO, ("clear-water", "strong-rivals")),
    ("gunjo", 1210, 3, GUNJO, ("catch",)),
    ("gunjo", 1094, 3, GUNJO, ("shoal",)),
    ("gunjo", 273, 3, GUNJO, ("four-twos",)),
    ("kobayakawa", 544, 3, {}, ("nerve",)),
    ("kobayakawa", 3369, 4, {}, ("everybody",)),
    ("kobayakawa", 3078, 3, {}, ("one-wins",)),
    ("kobayakawa", 3434, 3, {}, ("in-a-row",)),
    ("kobayakawa", 46, 3, {}, ("last-kamon", "strong-rivals")),
    ("meow", 2989, 2, {}, ("unscathed", "strong-rivals")),
    ("meow", 1208, 1, {}, ("solo-goal", "solo-record")),
    ("meow", 636, 1, {}, ("both-wild",)),
    ("meow", 4213, 2, {}, ("ninth-life",)),
    ("merchant", 216, 2, {}, ("early-closing",)),
    ("merchant", 56, 2, {}, ("fixed-price", "strong-rivals")),
    ("merchant", 358, 2, SERIES, ("sold-out",)),
    ("merchant", 8, 2, SERIES, ("turnaround",)),
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


@dataclass(frozen=True)
class Plan:
    """A legal deal that begins with these cards, and what the seats are to do in it, each as soon as it may.

    `moves`: by seat, from seat 0 on; otherwise a seat passes, or does as little as it can.
    """

    game: str
    players: int
    cards: str
    moves: tuple[Sequence[str], ...]
    options: Mapping[str, object] = field(default_factory=dict)

    def played(self) -> Played:
        """The match to its end, in which the whole plan was legal."""
        game = package(self.game).game
        options = complete(game.options, self.options)
        rest = [*game.card_texts(game.deck(self.players, options))]
        for card in self.cards.split():
            rest.remove(card)
        seats = (Seat("Ann"), *(Seat("", "hard") for _ in range(self.players - 1)))
        deal = DealRecord((*self.cards.split(), *rest), 0)
        match = Match.new(self.game, seats, self.options, seed=1, deals=(deal,))
        left = [[*own] for own in (*self.moves, *[()] * self.players)]
        while match.state.to_move is not None:
            wanted = left[match.state.to_move]
            legal = {match.package.game.notation(action): action for action in match.state.legal_actions()}
            if wanted and wanted[0] in legal:
                match.act(legal[wanted.pop(0)])
            else:
                match.act(legal[min(legal, key=lambda text: (text not in QUIET, len(text), text))])
        assert not any(left), f"never legal: {left}"
        return Played.of(match.record, match.package.game, [seat.level for seat in seats], 0)


ENOUGH_AND_TOO_FEW = [
    (
        "out-with-four",
        Plan("gunjo", 3, SHEDDING, (["play 12 12 12", "play 11 11 11 11", "play 10", "play 3 3 3 3"],)),
        Plan("gunjo", 3, SHEDDING, (["play 12 12 12", "play 11 11 11 11", "play 10", "play 3", "play 3 3 3"],)),
    ),
    (
        "four-twos",
        Plan("gunjo", 3, "2 2 2 2 3 3 3 3 3 3 3 3", (["play 2 2 2 2"],), {"expansions": ("2",)}),
        Plan("gunjo", 3, "2 2 2 3 3 3 3 3 3 3 3 3", (["play 2 2 2"],), {"expansions": ("2",)}),
    ),
    (
        "full-net",
        Plan("merchant", 2, FISH, (["play 1 1 1 1 1"],)),
        Plan("merchant", 2, FISH, (["play 1 1 1 1"],)),
    ),
    (
        "clearance",
        Plan("merchant", 2, FISH, ([*OTHERS, "play 1", "play 1 1 1 1"],)),
        Plan("merchant", 2, FISH, ([*OTHERS, "play 1 1", "play 1 1 1"],)),
    ),
    (
        "double-double",
        Plan("meow", 2, CATS, (["show w1", "play d1*2", "play d2*2"],)),
        Plan("meow", 2, CATS, (["show w1", "play d1*2", "play d2"],)),
    ),
    (
        "great-robbery",
        Plan("godan", 3, GODAN_HANDS, (["work R R R > @1 10 10 10"], ["work 10 10 10"])),
        Plan("godan", 3, GODAN_HANDS, (["work R R R > @1 10 10"], ["work 10 10 10"])),
    ),
    (
        "clean-desk",
        Plan("godan", 3, GODAN_HANDS, (["work V V V > 15 20 25"],)),
        Plan("godan", 3, GODAN_HANDS, (["work V V V > 15 20"],)),
    ),
]
"""An achievement of a game, a plan that earns it, and one that falls short by as little as can be."""


def achievement(game: str, name: str) -> Achievement:
    return next(each for each in package(game).load_achievements() if each.id == name)


@pytest.mark.parametrize("game", having(Tier.ACHIEVEMENTS))
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


@pytest.mark.parametrize(("name", "enough", "too_few"), ENOUGH_AND_TOO_FEW)
def test_a_legal_play_earns_it_with_enough_cards(name: str, enough: Plan, too_few: Plan) -> None:
    assert achievement(enough.game, name).earned(enough.played())
    assert not achievement(too_few.game, name).earned(too_few.played())


def test_every_achievement_of_every_game_is_reached_by_legal_play_from_legal_deals() -> None:
    reached = {(game, name) for game, *_, names in EARNED for name in names}
    reached |= {(enough.game, name) for name, enough, _ in ENOUGH_AND_TOO_FEW}
    assert reached == {(each.game.id, own.id) for each in games.packages() for own in each.load_achievements()}


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
