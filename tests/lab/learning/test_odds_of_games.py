"""Learnt odds of hidden hands, in every game that has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.bots.card_odds import COLUMNS, NOBODY, HandOdds, SeatRows
from cardtable_gui.core import counts
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.options import complete
from cardtable_gui.games.godan.bots import hand_odds as godan_odds
from cardtable_gui.games.godan.bots.network import network
from cardtable_gui.games.godan.game import GAME as GODAN
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.games.gunjo.bots import hand_odds as gunjo_odds
from cardtable_gui.games.merchant.bots import hand_odds as merchant_odds
from cardtable_gui.lab.games.godan import training as godan_training
from cardtable_gui.lab.games.gunjo import training as gunjo_training
from cardtable_gui.lab.games.merchant import training as merchant_training
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.odds_learner import Watch, Watched, step, watch
from cardtable_gui.lab.learning.weights_learner import Learner
from tests.support.trainings import worked_on


def _godan_watched() -> Watched[Any]:
    player = network(house_1(), 3)
    assert player is not None
    return godan_training.hands_watched(GODAN, player)


@dataclass(frozen=True)
class Odds:
    """A game's odds.

    Attributes:
        game: the game's id.
        shipped: the odds of the package, for a view.
        rows: the rows of the other seats' cards, for a view.
        watched: what is watched to learn them.
        one_match: the module and the name of the number of matches in a task.
        batches: so many teach this much.
        known: so many bits.
    """

    game: str
    shipped: Callable[[Any], HandOdds | None]
    rows: Callable[[Any], SeatRows]
    watched: Watched[Any]
    one_match: tuple[ModuleType, str]
    batches: int
    known: float

    def states(self, players: int) -> Iterator[AnyState]:
        """The states of a random match, until a hand is empty; the same state object goes on."""
        game, rng = games.game(self.game), Random(players)
        options = complete(game.options, {})
        state = game.start(players, options, game.numbered_dealer(players, options, 6))
        while state.to_move is not None and state.deal == 1:
            view: Any = state.view(state.to_move)
            if not all(view.sizes):
                break
            yield state
            state.advance(rng.choice(state.candidates()))


ODDS = (
    Odds(
        "godan",
        lambda view: godan_odds.hand_odds(house_1(), view.players),
        godan_odds.others_rows,
        _godan_watched(),
        (godan_training, "WATCHED_MATCHES"),
        40,
        0.04,
    ),
    Odds(
        "gunjo",
        gunjo_odds.hand_odds,
        gunjo_odds.others_rows,
        gunjo_training.WATCHED,
        (gunjo_training, "MATCHES"),
        12,
        0.03,
    ),
    Odds(
        "merchant",
        lambda _: merchant_odds.hand_odds(),
        merchant_odds.others_rows,
        merchant_training.WATCHED,
        (merchant_training, "WATCHED_DEALS"),
        12,
        0.1,
    ),
)
every_game = pytest.mark.parametrize("odds", ODDS, ids=lambda odds: odds.game)
players = pytest.mark.parametrize("players", [3, 4])


@every_game
@players
def test_the_odds_use_only_what_the_seat_to_move_knows(odds: Odds, players: int) -> None:
    rng = Random(5)
    for state in odds.states(players):
        view = state.view(state.to_move)
        assert odds.rows(view.sample(rng).view(view.seat)) == odds.rows(view)


@every_game
@players
def test_an_experts_worlds_agree_with_the_view(odds: Odds, players: int) -> None:
    rng, package = Random(7), games.package(odds.game)
    for state in odds.states(players):
        view = state.view(state.to_move)
        world = package.policy.search_model(view, thorough=True).world(rng)
        assert world.view(view.seat) == view
        assert world.cards() == state.cards()


@every_game
@players
def test_every_row_is_learnt(odds: Odds, players: int) -> None:
    for state in odds.states(players):
        view = state.view(state.to_move)
        learnt = odds.shipped(view)
        assert learnt is not None
        assert len(learnt.rows) == odds.watched.rows
        assert {len(row) for row in learnt.rows} == {COLUMNS}
        for faces in odds.rows(view).values():
            assert {len(columns) for columns in faces} == {COLUMNS}
            found = [row for columns in faces for rows in columns for row in rows]
            assert min(found) >= 0
            assert max(found) < odds.watched.rows


@every_game
@players
def test_cards_are_put_where_they_lie(odds: Odds, players: int) -> None:
    state = later(odds, players)
    view: Any = state.view(state.to_move)
    learnt = odds.shipped(view)
    assert learnt is not None
    found = list(odds.watched.places(state, learnt, Random(9)))
    for seat in range(players):
        hidden = 0 if seat == view.seat else view.sizes[seat] - counts.size(view.known_of(seat))
        assert sum(place.seat == seat for place in found) == hidden
    assert sum(place.seat == NOBODY for place in found) == getattr(state, "deck_size", 0)
    assert all(0 < place.chance <= 1 + 1e-9 for place in found)


@every_game
def test_before_anything_is_learnt_only_the_room_counts(odds: Odds) -> None:
    found = list(odds.watched.places(later(odds, 3), HandOdds.of_numbers(nothing(odds)), Random(1)))
    assert [place.chance for place in found] == pytest.approx([place.even for place in found])


@every_game
def test_a_step_makes_the_true_places_likelier(odds: Odds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*odds.one_match, 1)
    learner = Learner(nothing(odds))
    before = watch(Watch(odds.watched, learner.numbers, "1"))
    assert before["known"] == pytest.approx(0)
    step(learner, [before], 0.0)
    assert watch(Watch(odds.watched, learner.numbers, "1"))["known"] > 0


@every_game
def test_learning_tells_more_of_the_hands(odds: Odds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*odds.one_match, 1)
    learnt, _ = worked_on(odds_learner.learnt(odds.watched, "1", odds.batches))
    measured, tasks = worked_on(odds_learner.examined(odds.watched, learnt, "fresh", 6))
    assert tasks == 6
    assert measured[odds_learner.KNOWN] > odds.known


def nothing(odds: Odds) -> list[float]:
    """Rows of which nothing was learnt."""
    return [0.0] * (odds.watched.rows * COLUMNS)


def later(odds: Odds, players: int) -> AnyState:
    """A state after some actions."""
    for number, state in enumerate(odds.states(players)):
        if number == 9:
            return state
    pytest.fail("a hand is empty too soon")
