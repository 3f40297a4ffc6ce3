"""How the odds of draws are learnt."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.games.kobayakawa.bots.beliefs import seen_draws
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.position import NONE
from cardtable_gui.lab.games.kobayakawa import draw_training
from cardtable_gui.lab.games.kobayakawa.draw_training import Choices, FirstRounds, Role, RoundLearner, learn
from tests.games.kobayakawa.scenes import match
from tests.support.ruling import act


def test_draws_are_seen_with_the_kobayakawa_that_lay_there() -> None:
    state = match(3, "7 8 9 4 15 5 1")
    act(state, "draw", "discard 7", "flip")
    k, thrown, flipped = (GAME.index[card] for card in ("4", "7", "5"))
    assert seen_draws(state.view(2)) == [(k, thrown), (k, NONE)]
    act(state, "flip")
    assert seen_draws(state.view(0)) == [(k, thrown), (k, NONE), (flipped, NONE)]


@pytest.mark.parametrize("who", ["experts", "adversaries"])
def test_learners_come_to_regret_that_they_threw_a_high_card(who: str) -> None:
    experts, adversaries = Choices(), Choices()
    learner = RoundLearner(learnt().rounds, learnt().values, experts, adversaries, Random(1))
    for _ in range(900):
        learner.play(1.0)
    rows = (experts if who == "experts" else adversaries).rows()
    # Discards have a row of eight numbers: the place, the Kobayakawa, both cards, the regrets, and what was done.
    high = range(13, 15)
    kept_low, kept_high = (
        sum(row[at] for row in rows if len(row) == 8 and row[2] in range(3, 9) and row[3] in high) for at in (4, 5)
    )
    assert kept_high - kept_low > 5


def test_what_was_learnt_is_learnt_on() -> None:
    rounds, values, *_ = learnt()
    first = learn(FirstRounds(rounds, values, ((), ()), 30, 0.5, "1"))
    second = learn(FirstRounds(rounds, values, first, 30, 1.0, "2"))
    for before, after in zip(first, second, strict=True):
        assert Choices(before).rows() == before
        assert len(after) > len(before)
        assert sum(row[-1] for row in after) > sum(row[-1] for row in before)


@pytest.mark.parametrize("met", ["expert", "adversary", "plain"])
def test_learning_adversaries_meet_experts_and_learning_experts_whom_they_are_given(
    met: Role, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(draw_training, "RIVALS", {met: 1})
    rounds, values, *_ = learnt()
    experts, adversaries = learn(FirstRounds(rounds, values, ((), ()), 30, 1.0, "1"))
    # What a seat did that didn't learn itself: the last two numbers of a row.
    acted = [sum(sum(row[-2:]) for row in rows) > 0 for rows in (experts, adversaries)]
    assert acted == [True, met == "adversary"]


def test_what_never_happened_has_even_odds() -> None:
    odds = Choices([[0, 3, 5, 1.0, -1.0, 1.0, 3.0], [0, 3, 5, 8, 0.0, 0.0, 9.0, 1.0]]).odds()
    assert (odds.flip(0, 3, 5), odds.flip(1, 3, 5)) == (0.75, 0.5)
    assert odds.keep(0, 3, 8, 5) == pytest.approx(0.1)
    assert odds.keep(0, 3, 5, 8) == pytest.approx(0.9)
    assert odds.keep(0, 3, 5, 9) == 0.5
