"""Kobayakawa's experts draw by learnt odds in rounds of three seats, and take others to do so."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.team import Team
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.bots.worker import Done, Task, perform
from cardtable_gui.games.kobayakawa.bots import policy
from cardtable_gui.games.kobayakawa.bots.beliefs import BY_ODDS, TRUSTING, Reading, beliefs
from cardtable_gui.games.kobayakawa.bots.draw_odds import SEATS, DrawOdds
from cardtable_gui.games.kobayakawa.bots.search_model import strategy_of
from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.game import GAME
from tests.games.kobayakawa.scenes import match
from tests.support.ruling import act

POLICY = games.package("kobayakawa").policy


def odds(flip: float, keep: float) -> DrawOdds:
    """The same odds for everything: to flip, and to keep the higher of two cards."""
    return DrawOdds(
        [[[flip] * CARDS for _ in range(CARDS)] for _ in range(SEATS)],
        [[[[keep] * high for high in range(CARDS)] for _ in range(CARDS)] for _ in range(SEATS)],
    )


def play_by(monkeypatch: pytest.MonkeyPatch, draws: DrawOdds) -> None:
    """Have experts go by these odds."""
    tables = learnt()._replace(draws=draws)
    monkeypatch.setattr(policy, "learnt", lambda: tables)


def expert(cards: str, *actions: str) -> str:
    """What an expert does after these actions, in notation."""
    state = match(3, cards)
    act(state, *actions)
    chosen = levels.choose(POLICY, "expert", state.view(state.to_move), Random(1), ThinkingBudget(steps=50))
    return GAME.notation(chosen)


@pytest.mark.parametrize(("own", "drawn"), [(7, 12), (12, 7)])
def test_experts_flip_draw_and_keep_by_the_odds(own: int, drawn: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = f"{own} 8 9 4 {drawn}"
    play_by(monkeypatch, odds(1.0, 1.0))
    assert expert(cards) == "flip"
    assert expert(cards, "draw") == "discard 7"
    play_by(monkeypatch, odds(0.0, 0.0))
    assert expert(cards) == "draw"
    assert expert(cards, "draw") == "discard 12"


def test_odds_are_how_often_something_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    view = match(3, "7 8 9 4 12").view(0)
    rng = Random(1)
    play_by(monkeypatch, odds(0.25, 0.5))
    chosen = [GAME.notation(levels.choose(POLICY, "expert", view, rng, ThinkingBudget(steps=1))) for _ in range(2000)]
    assert chosen.count("flip") / 2000 == pytest.approx(0.25, abs=0.04)


def test_there_are_odds_for_draws_in_rounds_of_three_only() -> None:
    state = match(3, "7 8 9 4 12 1 2")
    assert {*POLICY.odds(state.view(0))} == {*state.legal_actions()}
    act(state, "draw")
    assert {*POLICY.odds(state.view(0))} == {*state.legal_actions()}
    act(state, "discard 7", "flip", "flip")
    assert POLICY.odds(state.view(0)) == {}
    assert POLICY.odds(match(4, "7 8 9 4 12").view(0)) == {}


def test_weaker_bots_have_no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    view = match(3, "15 8 9 4 12").view(0)
    chosen = []
    for flip in (0.0, 1.0):
        play_by(monkeypatch, odds(flip, 0.5))
        chosen += [levels.choose(POLICY, "hard", view, Random(1), ThinkingBudget(steps=500))]
    assert chosen[0] == chosen[1]


def unwanted(*_: object) -> None:
    raise AssertionError("no other process is needed")


def test_an_expert_with_a_team_draws_by_odds_without_asking_it(monkeypatch: pytest.MonkeyPatch) -> None:
    view = match(3, "7 8 9 4 12").view(0)
    helpers = Team(1, unwanted)
    monkeypatch.setattr(Team, "prepare", unwanted)
    done = perform(Task(1, pickle.dumps(levels.MoveQuestion(POLICY, view, "expert")), 5), lambda: False, helpers)
    assert isinstance(done, Done)
    expected = levels.drawn_by_odds(POLICY, view, Random(5))
    assert expected is not None
    assert done.found == expected


def test_who_throws_a_card_that_the_odds_always_keep_is_believed_less() -> None:
    state = match(3, "7 8 9 4 15 5 1")
    act(state, "draw", "discard 15")
    view = state.view(1)
    strategy = strategy_of(view)
    low = GAME.index["7"]
    plain = beliefs(view, strategy)[0][low]
    # By these odds nobody throws the 15 for a 7; by the others everybody throws the higher card.
    by_strategy = plain * (1 - BY_ODDS)
    assert beliefs(view, strategy, Reading(odds=odds(0.0, 1.0)))[0][low] == pytest.approx(by_strategy)
    assert beliefs(view, strategy, Reading(odds=odds(0.0, 0.0)))[0][low] == pytest.approx(by_strategy + BY_ODDS)


def test_who_flips_is_taken_to_hold_what_the_odds_flip_with() -> None:
    state = match(3, "7 8 9 4 15 5 1")
    act(state, "flip")
    view = state.view(1)
    readings = (TRUSTING, Reading(odds=odds(0.0, 0.5)))
    plain, doubted = (beliefs(view, strategy_of(view), reading)[0] for reading in readings)
    assert doubted == pytest.approx([chance * (1 - BY_ODDS) for chance in plain])


def test_experts_believe_some_draws_to_be_those_of_an_adversary(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for keep in (0.0, 1.0):
        tables = learnt()._replace(believed=odds(0.0, keep))
        monkeypatch.setattr(policy, "learnt", lambda tables=tables: tables)
        state = match(3, "7 8 9 4 15 5 1")
        act(state, "draw", "discard 7")
        model = POLICY.search_model(state.view(1), thorough=True)
        held = [model.world(Random(seed)).hands[0] for seed in range(500)]
        told.append(held.count(GAME.index["15"]))
    # An adversary that always keeps the lower card doesn't throw a 7 for a 15; one that keeps the higher card does.
    assert told[1] > 1.05 * told[0]


def test_experts_trust_draws_less_than_hard_bots() -> None:
    state = match(4, "15 9 7 3 1 14 5 2 4")
    act(state, "draw", "discard 14")
    view = state.view(1)
    told = []
    for thorough in (False, True):
        model = POLICY.search_model(view, thorough=thorough)
        held = [model.world(Random(seed)).hands[0] for seed in range(4000)]
        told.append(held.count(GAME.index["15"]) / held.count(GAME.index["8"]))
    # Whoever throws the 14 away, with a 1 for Kobayakawa, holds the 15, and surely no 8; or plays at random.
    assert told[0] > 1.4 * told[1] > 2.8


def test_the_shipped_odds_are_chances_and_keep_what_is_clearly_better() -> None:
    draws = learnt().draws
    chances = [chance for place in draws.flips for row in place for chance in row]
    chances += [chance for place in draws.keeps for table in place for row in table for chance in row]
    assert all(0 <= chance <= 1 for chance in chances)
    # The last to draw, with a Kobayakawa of 2: the 15 rather than the 8, either way round.
    two, eight, fifteen = (GAME.index[card] for card in ("2", "8", "15"))
    assert draws.keep(2, two, fifteen, eight) > 0.9
    assert draws.keep(2, two, eight, fifteen) == 1 - draws.keep(2, two, fifteen, eight)
    # And odds they are: not all is certain.
    assert sum(0.1 < chance < 0.9 for chance in chances) > 100
