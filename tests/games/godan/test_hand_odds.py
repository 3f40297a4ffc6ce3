"""The learnt odds of what other seats hold in GODAN, and how they're learnt."""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.card_odds import COLUMNS, HandOdds
from cardtable_gui.core.counts import number
from cardtable_gui.games.godan.bots.hand_odds import hand_odds, layout_of
from cardtable_gui.games.godan.bots.search_model import Worlds
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.games.godan.state import GodanState
from tests.games.godan.scenes import scene
from tests.games.godan.test_house import other


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


def test_there_are_odds_for_three_and_four_players_by_the_house_rules_only() -> None:
    assert len(shipped().rows) == layout_of(house_1()).rows
    assert {len(row) for row in shipped().rows} == {COLUMNS}
    assert hand_odds(house_1(), 5) is None
    assert hand_odds(GAME.with_house_rules(other()).moves.house, 3) is None
