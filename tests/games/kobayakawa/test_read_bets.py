"""Bets of seats that draw conclusions from what the others threw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.kobayakawa.bots.beliefs import after_draws, seen_draws, trusted
from cardtable_gui.games.kobayakawa.bots.read_bets import READERS, ReadBets
from cardtable_gui.games.kobayakawa.bots.search_model import strategy_of
from cardtable_gui.games.kobayakawa.bots.strategy import Strategy, fight_winner
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.position import NONE
from tests.games.kobayakawa.scenes import match

SEATS = 4
K = GAME.index["4"]


def thrown(*cards: str) -> list[tuple[int, int]]:
    """Draws in which these cards were thrown, with a 4 as the Kobayakawa all the time."""
    return [(K, GAME.index[card]) for card in cards]


def strategy() -> Strategy:
    state = match(SEATS, "7 8 9 10 4 15 5 1")
    return strategy_of(state.view(state.to_move))


def bets(place: int, draws: Sequence[tuple[int, int]], k: int = K) -> ReadBets:
    """What the seat at this place goes by in a first round after these draws."""
    found = ReadBets(learnt().rounds, strategy().stakes, range(SEATS), place)
    found.read(draws, k)
    return found


def counted(draws: Sequence[tuple[int, int]], place: int, fighters: int, k: int, card: int) -> float:
    """The chance to win the fight, from all cards that the rivals may hold, whatever the others hold.

    Two rivals may hold the same card here, which must not tie with this one by the Kobayakawa.
    """
    plain = strategy()
    likely = after_draws(draws, SEATS, plain)
    seen = {k, card, *(each for draw in draws for each in draw)}
    rivals = [other for other in range(SEATS) if other > place or fighters >> other & 1]
    ways: list[list[tuple[float, int]]] = []
    for other in rivals:
        before = fighters & (1 << other) - 1 if other < place else fighters | 1 << place
        ways.append([])
        for held in set(range(CARDS)) - seen:
            chance = plain.fight(other, before, k, held)
            if other < place:
                ways[-1].append((likely[other][held] * trusted(chance), held))
            else:
                ways[-1] += [(likely[other][held] * chance, held), (likely[other][held] * (1 - chance), NONE)]
    won = total = 0.0
    for each in product(*ways):
        weight, hands, mask = 1.0, [NONE] * SEATS, 1 << place
        hands[place] = card
        for other, (likelihood, held) in zip(rivals, each, strict=True):
            weight *= likelihood
            hands[other] = held
            mask |= (held != NONE) << other
        total += weight
        won += weight * (fight_winner(hands, mask, k) == place)
    return won / total


@pytest.mark.parametrize(("place", "fighters"), [(0, 0), (1, 0b1), (2, 0b10), (3, 0b101), (3, 0b111), (2, 0)])
def test_the_chance_to_win_a_fight_is_that_of_all_cards_the_rivals_may_hold(place: int, fighters: int) -> None:
    draws = thrown("6", "11", "2", "9")
    read = bets(place, draws)
    for card in ("1", "3", "8", "10", "13", "15"):
        held = GAME.index[card]
        assert read.chance(place, fighters, K, held) == pytest.approx(counted(draws, place, fighters, K, held))


def test_after_a_flip_the_new_kobayakawa_counts() -> None:
    draws = [*thrown("6", "13", "2"), (K, NONE)]
    card, k = GAME.index["8"], GAME.index["10"]
    assert bets(3, draws, k).chance(3, 0b1, k, card) == pytest.approx(counted(draws, 3, 0b1, k, card))


def test_who_threw_a_high_card_is_taken_to_hold_a_higher_one() -> None:
    card = GAME.index["13"]
    after_low, after_high = (bets(1, thrown(first, "6", "2", "9")) for first in ("5", "14"))
    assert after_high.chance(1, 1, K, card) < after_low.chance(1, 1, K, card) - 0.1
    assert after_high.fight(1, 1, K, card) < after_low.fight(1, 1, K, card)


def test_the_others_are_taken_to_draw_conclusions_by_even_chances() -> None:
    draws = thrown("14", "6", "2", "9")
    card = GAME.index["13"]
    plain = strategy().fight(1, 1, K, card)
    own, other = bets(1, draws).fight(1, 1, K, card), bets(0, draws).fight(1, 1, K, card)
    assert other == pytest.approx(plain + READERS * (own - plain))


def test_the_last_seat_fights_if_nobody_else_does() -> None:
    assert bets(0, thrown("14", "13", "12", "11")).fight(3, 0, K, GAME.index["1"]) == 1


def test_experts_judge_their_draws_by_bets_of_seats_that_saw_them() -> None:
    state = match(SEATS, "7 8 9 10 4 1 13 3 12")
    for text in ("draw", "discard 1", "draw"):
        state.act(GAME.parse(text))
    view = state.view(state.to_move)
    for thorough in (True, False):
        model = games.package("kobayakawa").policy.search_model(view, thorough=thorough)
        for action in model.candidates:
            rng = Random(1)
            after = model.world(rng).copy()
            after.apply(action)
            model.play_out(after, rng, ThinkingBudget())
            draws = seen_draws(after)
            assert len(draws) == SEATS
            assert draws[1] == (K, GAME.index[GAME.notation(action).removeprefix("discard ")])
            judged_by = bets(1, draws, after.k) if thorough else strategy()
            assert model.chances(after) == judged_by.after_bets(after.hands, after.k, 0, 0)
