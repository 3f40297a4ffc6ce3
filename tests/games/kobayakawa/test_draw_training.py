"""How the odds of draws are learnt."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.kobayakawa.bots.beliefs import seen_draws
from cardtable_gui.games.kobayakawa.bots.draw_training import Choices, FirstRounds, RoundLearner, learn
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.position import NONE
from tests.games.kobayakawa.scenes import match
from tests.support.ruling import act


def test_draws_are_seen_with_the_kobayakawa_that_lay_there() -> None:
    state = match(3, "7 8 9 4 15 5 1")
    act(state, "draw", "discard 7", "flip")
    k, thrown, flipped = (GAME.index[card] for card in ("4", "7", "5"))
    assert seen_draws(state.view(2)) == [(k, thrown), (k, NONE)]
    act(state, "flip")
    assert seen_draws(state.view(0)) == [(k, thrown), (k, NONE), (flipped, NONE)]


def test_learners_come_to_regret_that_they_threw_a_high_card() -> None:
    choices = Choices()
    learner = RoundLearner(learnt().rounds, learnt().values, choices, Random(1))
    for _ in range(900):
        learner.play(1.0)
    # Draws and flips have a row of seven numbers, discards one more: the place, the Kobayakawa, one card or both, ...
    rows = choices.rows()
    high = range(13, 15)
    drew, flipped = (sum(row[at] for row in rows if len(row) == 7 and row[2] in high) for at in (3, 4))
    kept_low, kept_high = (
        sum(row[at] for row in rows if len(row) == 8 and row[2] in range(3, 9) and row[3] in high) for at in (4, 5)
    )
    assert flipped - drew > 2
    assert kept_high - kept_low > 2


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
