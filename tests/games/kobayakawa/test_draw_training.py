"""How the odds of draws are learnt."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.kobayakawa.bots.beliefs import beliefs, seen_draws
from cardtable_gui.games.kobayakawa.bots.betting import bet_chances
from cardtable_gui.games.kobayakawa.bots.draw_training import Choices, FirstRounds, PlainBot, RoundLearner, learn
from cardtable_gui.games.kobayakawa.bots.search_model import strategy_of
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.position import NONE
from tests.games.kobayakawa.exploitability import FIRST, first_round
from tests.games.kobayakawa.scenes import match
from tests.support.ruling import act


def test_plain_bots_bet_what_beliefs_say_is_best() -> None:
    compared = 0
    rng = Random(1)
    bot = PlainBot(strategy_of(first_round(0).view(0)))
    for number in range(30):
        state = first_round(number)
        fighters = 0
        while state.deal == FIRST:
            place, seat = state.turn, state.order[state.turn]
            view = state.view(seat)
            if state.betting:
                strategy = strategy_of(view)
                folded, fought = bet_chances(view, strategy, beliefs(view, strategy))
                gain = fought[seat] - folded[seat]
                fights = bot.fights(tuple(seen_draws(view)), view.k, place, fighters, view.hands[seat])
                # Cards that are very unlikely are left out there, but not here.
                if abs(gain) > 0.003:
                    compared += 1
                    assert fights == (gain > 0)
            action = rng.choice(view.legal_actions())
            fighters |= (GAME.notation(action) == "fight") << place
            state.act(action)
    assert compared > 60


def test_plain_bots_bet_by_the_kobayakawa_that_the_last_draw_turned_up() -> None:
    bot = PlainBot(strategy_of(first_round(0).view(0)))
    flips = ((3, NONE), (4, NONE), (5, NONE))
    # Two fight already. The 15 beats both with a Kobayakawa of 1; with one of 14 the lowest card does.
    assert bot.fights(flips, GAME.index["1"], 2, 0b11, GAME.index["15"])
    assert not bot.fights(flips, GAME.index["14"], 2, 0b11, GAME.index["15"])


def test_draws_are_seen_with_the_kobayakawa_that_lay_there() -> None:
    state = match(3, "7 8 9 4 15 5 1")
    act(state, "draw", "discard 7", "flip")
    k, thrown, flipped = (GAME.index[card] for card in ("4", "7", "5"))
    assert seen_draws(state.view(2)) == [(k, thrown), (k, NONE)]
    act(state, "flip")
    assert seen_draws(state.view(0)) == [(k, thrown), (k, NONE), (flipped, NONE)]


def test_learners_find_out_that_a_good_card_fights_and_a_bad_one_folds() -> None:
    choices = Choices()
    learner = RoundLearner(learnt().rounds, learnt().values, choices, Random(1))
    for _ in range(900):
        learner.play(1.0)
    rows = [row for row in choices.rows() if row[0] == -3 and row[3] == 0b11]
    taken = {good: [0.0, 0.0] for good in (False, True)}
    for _, k, card, _, _, _, folded, fought in rows:
        # The last to bet, against two: with a 14 or 15, or with a middling card and a low Kobayakawa.
        if card >= 13 or (card in range(4, 8) and k <= 2):
            taken[card >= 13][0] += folded
            taken[card >= 13][1] += fought
    assert taken[True][1] / sum(taken[True]) > 0.65
    assert taken[False][1] / sum(taken[False]) < 0.35


def test_what_was_learnt_is_learnt_on() -> None:
    rounds, values, _ = learnt()
    first = learn(FirstRounds(rounds, values, (), 30, 0.5, "1"))
    assert Choices(first).rows() == first
    second = learn(FirstRounds(rounds, values, first, 30, 1.0, "2"))
    assert len(second) > len(first)
    assert sum(row[-1] for row in second) > sum(row[-1] for row in first)


def test_what_never_happened_has_even_odds() -> None:
    odds = Choices([[0, 3, 5, 1.0, -1.0, 1.0, 3.0], [0, 3, 5, 8, 0.0, 0.0, 9.0, 1.0]]).odds()
    assert (odds.flip(0, 3, 5), odds.flip(1, 3, 5)) == (0.75, 0.5)
    assert odds.keep(0, 3, 8, 5) == pytest.approx(0.1)
    assert odds.keep(0, 3, 5, 8) == pytest.approx(0.9)
    assert odds.keep(0, 3, 5, 9) == 0.5
