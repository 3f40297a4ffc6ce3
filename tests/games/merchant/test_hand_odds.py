"""The learnt odds of what other seats hold in Merchant of Goldfish, and how they're learnt."""

from __future__ import annotations

from random import Random

from cardtable_gui.core.counts import kinds, number
from cardtable_gui.games.merchant.actions import PLAYS
from cardtable_gui.games.merchant.bots.hand_odds import FOLLOWED, GAVE, LED, NOTHING, TOOK, TOOK_BONUS, deeds, hand_odds
from cardtable_gui.games.merchant.bots.thorough_search import LikelyWorlds, ThoroughSearchModel
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState
from tests.games.merchant.scenes import packed, started


def dealt(*hands: str, market: str) -> MerchantState:
    """The start of a deal with these cards; seat 0 begins."""
    state = started(len(hands))
    state.start = state.to_move = 0
    state.hands = [packed(hand) for hand in hands]
    state.market = packed(market)
    return state


def after(state: MerchantState, *actions: str) -> MerchantState:
    for action in actions:
        state.act(GAME.parse(action))
    return state


def random_states(players: int) -> list[MerchantState]:
    """All states of a deal by chance, until somebody has gone out."""
    rng = Random(players)
    state, found = started(players, 6), []
    while state.to_move is not None and not any(state.places):
        found.append(state.copy())
        state.advance(rng.choice(state.candidates()))
    return found


def held(state: MerchantState, seat: int, face: int) -> float:
    """How many cards of a face the worlds of the seat to move have in another hand, on average."""
    worlds, rng = LikelyWorlds(state.view(state.to_move), hand_odds()), Random(1)
    return sum(number(worlds.sample(rng).hands[seat], face) for _ in range(200)) / 200


def test_deeds_are_what_the_seats_did() -> None:
    hands = ("3 3 5 9 10 12 1 1 2 2 4 4 7", "3 5 6 8 8 9 11 13 1 2 4 7 7", "1 1 2 6 6 8 9 11 10 10 5 5 4")
    state = dealt(*hands, market="14 2 3 3 7")
    after(state, "play 5", "play 8", "pass 1 1 > 2", "pass", "skip", "play 7")
    one, two, three = deeds(state.view(state.to_move))
    face = {text: index for index, text in enumerate(GAME.faces)}
    assert one.latest[face["5"]] == LED
    assert one.led == (face["5"], 1)
    assert one.passed[1][face["8"]] == 1
    assert two.latest[face["8"]] == FOLLOWED
    assert [two.leapt[1][face[text]] for text in ("5", "6", "7", "8")] == [0, 1, 1, 0]
    assert [two.skipped[face[text]] for text in ("1", "2", "3", "8", "14")] == [1, 0, 1, 0, 1]
    assert two.latest[face["7"]] == LED
    assert (three.latest[face["1"]], three.latest[face["2"]], three.latest[face["4"]]) == (GAVE, TOOK, NOTHING)


def test_a_bonus_card_is_remembered() -> None:
    state = after(dealt("3 5", "4 6", "1 2", market="3 9"), "play 3", "pass", "pass", "take 9")
    assert deeds(state.view(0))[0].latest[GAME.index["9"]] == TOOK_BONUS


def test_who_has_led_a_face_seldom_holds_more_of_it() -> None:
    def held_after_leading(led: int) -> float:
        state = started(4, 6)
        state.advance(PLAYS[led][number(state.hands[leader], led) - 1])
        return held(state, leader, one)

    state = started(4, 6)
    assert state.to_move is not None
    leader = state.to_move
    one, other = kinds(state.hands[leader])[:2]
    assert held_after_leading(one) < 0.3 * held_after_leading(other)


def test_experts_search_likely_worlds() -> None:
    state = random_states(4)[12]
    view = state.view(state.to_move)
    model, odds, rng = ThoroughSearchModel(view), LikelyWorlds(view, hand_odds()), Random(3)
    assert model.world(Random(3)).hands == odds.sample(rng).hands
