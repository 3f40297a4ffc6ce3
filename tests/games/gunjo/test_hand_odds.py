"""The learnt odds of what other seats hold in Gunjo Gradation, and how they're learnt."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots.card_odds import COLUMNS, HandOdds
from cardtable_gui.core import counts
from cardtable_gui.games.gunjo.bots.hand_odds import ROWS, hand_odds
from cardtable_gui.games.gunjo.bots.policy import GunjoPolicy
from cardtable_gui.games.gunjo.bots.search_model import Worlds
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.lab.games.gunjo import training
from tests.games.gunjo.scenes import scene, started
from tests.support.trainings import check_version, finished

HANDS = "3 4 4 11 11", "5 5 5 6 7 7 8 9 9", "4 6 6 8 8 8 10 10 11"


def shipped(view: GunjoView) -> HandOdds:
    odds = hand_odds(view)
    assert odds is not None
    return odds


def after(*actions: str, to_move: int = 1, revealed: str = "3 12") -> GunjoView:
    """What seat 0 sees after these actions of seat `to_move` and those that follow it; no card was discarded before."""
    state = scene(*HANDS, cards_left=75, to_move=to_move, expansions=(), revealed=revealed)
    for action in actions:
        state.advance(GAME.parse(action))
    return state.view(0)


def held(view: GunjoView, seat: int, face: int) -> float:
    """How many cards of a face the worlds of a view by the odds have in a hand, on average."""
    worlds, rng = Worlds(view, shipped(view)), Random(1)
    return sum(counts.number(worlds.world(rng).hands[seat], face) for _ in range(400)) / 400


def test_a_seat_seldom_has_more_of_the_number_that_it_played() -> None:
    assert held(after("play 7 7", "pass"), 1, 6) < 0.3 * held(after("play 5 5 5", "pass"), 1, 6)


def test_who_left_a_revealed_card_seldom_holds_its_number() -> None:
    left, other = (after("play 11 11", "pass", "pass", to_move=0, revealed=shown) for shown in ("8 12", "3 12"))
    assert held(left, 1, 7) < 0.9 * held(other, 1, 7)


def test_there_are_odds_for_three_and_four_players_without_expansions_only() -> None:
    rows = shipped(started(3).view(0)).rows
    assert len(rows) == ROWS
    assert {len(row) for row in rows} == {COLUMNS}
    assert hand_odds(started(4).view(0)) is not None
    assert hand_odds(started(5).view(0)) is None
    assert hand_odds(started(3, expansions=("1",)).view(0)) is None


def test_only_experts_go_by_the_odds() -> None:
    def sampled(*, thorough: bool) -> list[int]:
        model = GunjoPolicy().search_model(view, thorough=thorough)
        rng = Random(1)
        return [counts.number(model.world(rng).hands[1], 7) for _ in range(400)]

    view = after("play 11 11", "pass", "pass", to_move=0, revealed="8 12")
    assert sum(sampled(thorough=True)) < 0.9 * sum(sampled(thorough=False))


def test_training_gives_the_same_rows_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, few in ((training, "BATCHES", 2), (training, "EXAMS", 1), (training, "MATCHES", 1)):
        monkeypatch.setattr(module, name, few)
    learnt, count = finished(training.TRAINING, 1)
    assert count == training.TRAINING.tasks(1) == 2 * 2 + 1
    assert learnt.measured
    assert finished(training.TRAINING, 1, backwards=True)[0] == learnt
    check_version(training.TRAINING, learnt, "2: 6e0c13b4dd5c1692")
