"""The learnt odds of what other seats hold in GODAN, and how they're learnt."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots.card_odds import COLUMNS, NOBODY, HandOdds
from cardtable_gui.bots.learning.odds_learner import step
from cardtable_gui.bots.learning.weights_learner import Learner
from cardtable_gui.core.counts import number
from cardtable_gui.games.godan.bots.hand_odds import ROWS, hand_odds, others_rows
from cardtable_gui.games.godan.bots.learning import hands
from cardtable_gui.games.godan.bots.learning.hands import Watch, places, watch
from cardtable_gui.games.godan.bots.network import network
from cardtable_gui.games.godan.bots.worlds import Worlds
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.state import GodanState
from tests.games.godan.scenes import scene, started
from tests.games.godan.test_house import other
from tests.support.trainings import worked_on


def shipped(players: int = 3) -> HandOdds:
    odds = hand_odds(house_1(), players)
    assert odds is not None
    return odds


def held(state: GodanState, seat: int, face: str) -> float:
    """How many cards of a face the worlds of the seat to move have in another hand, on average."""
    worlds, rng = Worlds(state.view(state.to_move), shipped(state.players)), Random(1)
    return sum(number(worlds.sample(rng).hands[seat], GAME.index[face]) for _ in range(300)) / 300


def after_taking(sent: str) -> GodanState:
    """Seat 1 has got this card from seat 0, who has two cards that it doesn't know."""
    state = scene("5 10 20", "15 15 25", "15 20 25", deck="20 5 25 10 15", week=4)
    for action in ("take", f"send {sent}", "take"):
        state.advance(GAME.parse(action))
    return state


def test_who_sends_a_card_on_seldom_holds_more_of_it() -> None:
    assert held(after_taking("5"), 0, "5") < 0.8 * held(after_taking("10"), 0, "5")


def test_a_card_that_a_seat_was_given_is_likelier_to_be_there() -> None:
    def known(given: str) -> float:
        state = scene("5 10 15 20", "15 20 25 5", "15 20 25 5", deck="25 5 10 15 20", week=3, start=0)
        for action in ("take", f"send {given}", "take", "send 5", "take", "send 5", "take"):
            state.advance(GAME.parse(action))
        return held(state, 1, "20")

    assert known("20") > 1.3 * known("15")


def test_the_odds_use_only_what_the_seat_to_move_knows() -> None:
    rng = Random(5)
    state = started(3, 6)
    while state.to_move is not None:
        view = state.view(state.to_move)
        again = sample(view, rng).view(view.seat)
        assert others_rows(again) == others_rows(view)
        state.advance(rng.choice(state.candidates()))


@pytest.mark.parametrize("players", [3, 4])
def test_worlds_by_the_odds_agree_with_the_view(players: int) -> None:
    rng = Random(7)
    state = started(players, 8)
    while state.to_move is not None:
        view = state.view(state.to_move)
        world = Worlds(view, shipped(players)).sample(rng)
        assert world.view(view.seat) == view
        assert world.cards() == GAME.deck(players, state.options)
        state.advance(rng.choice(state.candidates()))


def test_there_are_odds_for_three_and_four_players_by_the_house_rules_only() -> None:
    assert len(shipped().rows) == ROWS
    assert {len(row) for row in shipped().rows} == {COLUMNS}
    assert hand_odds(house_1(), 5) is None
    assert hand_odds(GAME.with_house_rules(other()).moves.house, 3) is None


def test_cards_are_put_where_they_lie() -> None:
    state, rng = started(4, 9), Random(9)
    for _ in range(9):
        state.advance(rng.choice(state.candidates()))
    found = list(places(state, shipped(4), rng))
    others = [seat for seat in range(4) if seat != state.to_move]
    view = state.view(state.to_move)
    for seat in others:
        known = sum(number(view.known_of(seat), face) for face in range(9))
        assert sum(place.seat == seat for place in found) == view.sizes[seat] - known
    assert sum(place.seat == NOBODY for place in found) == state.deck_size
    assert all(0 < place.chance <= 1 for place in found)


def test_before_anything_is_learnt_only_the_room_counts() -> None:
    found = list(places(started(3, 10), HandOdds.of_numbers([0.0] * (ROWS * COLUMNS)), Random(1)))
    assert [place.chance for place in found] == pytest.approx([place.even for place in found])


def test_learning_tells_more_of_the_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "MATCHES", 1)
    player = network(house_1(), 3)
    assert player is not None
    odds = worked_on(hands.learnt(player, "1", 40))[0]
    fresh = [Watch(player, odds, f"fresh {number}") for number in range(8)]
    assert sum(watch(task)["known"] for task in fresh) / 8 > 0.04


def test_a_step_makes_the_true_places_likelier() -> None:
    player = network(house_1(), 3)
    assert player is not None
    learner = Learner([0.0] * (ROWS * COLUMNS))
    before = watch(Watch(player, learner.numbers, "1"))
    assert before["known"] == pytest.approx(0)
    step(learner, [before], 0.0)
    assert watch(Watch(player, learner.numbers, "1"))["known"] > 0
