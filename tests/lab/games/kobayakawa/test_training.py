"""How the tables of Kobayakawa's bots are made."""

from __future__ import annotations

import pytest

from cardtable_gui.games.kobayakawa.bots.tables import learnt
from cardtable_gui.lab.games.kobayakawa import match_training, round_training, training
from cardtable_gui.lab.games.kobayakawa.match_training import Positions
from cardtable_gui.lab.games.kobayakawa.round_training import Experience, Rounds
from tests.support.trainings import check_version, finished


def test_training_gives_the_same_tables_in_whatever_order_its_tasks_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("ITERATIONS", 2), ("PARTS", 2), ("DEALS", 2), ("DRAW_STEPS", 2), ("EXAMS", 2), ("MATCHES", 2)):
        monkeypatch.setattr(training, name, few)
    monkeypatch.setattr(training, "FIRST_ROUNDS", 1000)
    monkeypatch.setattr(match_training, "BOXED", {3: 0})
    found, count = finished(training.TRAINING, 0.003)
    assert count == training.TRAINING.tasks(0.003)
    assert found.measured["log loss with 3 players"] > 0
    assert finished(training.TRAINING, 0.003, backwards=True)[0] == found
    check_version(training.TRAINING, found, "6: 5a0c3bc40fc6d2d4")


def test_chances_of_a_position_do_not_depend_on_the_others_of_its_task() -> None:
    tables, values, *_ = learnt()
    after = {position: chances for position, chances in values.values.items() if position[0] == 2}
    places = [(3, 6, 6, 5), (3, 7, 5, 5), (3, 5, 6, 6)]
    together = match_training.learn(Positions(tables, after, places, 5, "1"))
    assert together == [match_training.learn(Positions(tables, after, [place], 5, "1"))[0] for place in places]
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in together)
    assert together[1][1] == together[1][2]


def test_training_finds_out_that_the_highest_card_is_worth_more() -> None:
    experience = Experience()
    experience.add(round_training.play(Rounds(experience.tables(), 6, "1")))
    tables = experience.tables()
    for seats in (2, 6):
        low_k = tables.worth[seats][0][0]
        assert low_k[14] > low_k[1]
    assert all(0 <= chance <= 1 for table in tables.wins[0] for row in table for chance in row)


def test_before_the_last_round_only_positions_with_two_seats_or_more_are_learnt() -> None:
    found = list(match_training.layers(3))
    assert [len({position[0] for position in layer}) for layer in found] == [1] * 7
    assert found[-1] == {(8, 4, 4, 4)}
    assert (7, 7, 3, 3) in found[-2]
    assert all(len(position) > 2 for layer in found for position in layer)
