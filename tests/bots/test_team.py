"""Several processes search one decision, and their findings are merged."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import partial
from itertools import count
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from cardtable_gui.bots import team, worker
from cardtable_gui.bots.joint_search import Findings, SearchQuestion, merged
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.bots.search import Estimate
from cardtable_gui.bots.team import Team
from cardtable_gui.bots.worker import Cancel, Done, Task, perform
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.games import package

GUNJO = package("gunjo")
STATE = Match.new("gunjo", [Seat("", "expert")] * 3, seed=4).state
VIEW = STATE.view(STATE.to_move)


def estimate(action: str, chance: float, error: float = 0.1) -> Estimate[str]:
    return Estimate(action, chance, error)


def part(number: int, ms: float = 20.0, seed: int = 1) -> Task:
    return Task(number, pickle.dumps(SearchQuestion(GUNJO.policy, VIEW, ms)), seed)


class Quick(MoveQuestion):
    """A move in less time."""

    ms = 20.0


class Quicker(MoveQuestion):
    """A move in almost no time."""

    ms = 1.0


def whole(number: int, of: type[MoveQuestion] = Quick) -> Task:
    return Task(number, pickle.dumps(of(GUNJO.policy, VIEW, "expert")), 1)


def searching() -> list[BaseProcess]:
    """The processes of the team that run."""
    return [child for child in active_children() if child.name == "card-table-search"]


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Iterator[Team]:
    """A team of two processes that wait as long as it takes, ready for their first task."""
    monkeypatch.setattr(team, "LATE_S", 60.0)
    made = Team(2, worker.main)
    made.prepare()
    number, ready = 1000, 0
    while ready < 2:
        number += 1
        made.ask(number, partial(part, number, 1.0))
        ready = len(made.gather(number))
    yield made
    for each in searching():
        each.kill()
        each.join()


def test_findings_are_weighted_by_their_worlds() -> None:
    few = Findings(10, [estimate("a", 0.5), estimate("b", 0.2)])
    many = Findings(30, [estimate("b", 0.6), estimate("a", 0.3)])
    best, other = merged([few, many, Findings(0, [estimate("c", 0.0, 0.5)])])
    assert (best.action, other.action) == ("b", "a")
    assert best.chance == pytest.approx(0.5)
    assert other.chance == pytest.approx(0.35)
    assert other.error == pytest.approx((1**2 + 3**2) ** 0.5 / 40)


def test_priors_count_for_the_choice_but_not_in_the_chances() -> None:
    found = [Estimate("A", 0.5, 0.1, prior=-0.1), Estimate("B", 0.45, 0.1)]
    first, second = merged([Findings(8, [each.named(str.lower) for each in found])])
    assert (first.action, first.chance) == ("b", 0.45)
    assert (second.action, second.chance) == ("a", 0.5)


def test_every_process_searches_for_itself(two: Team) -> None:
    number, ms = 1, 200.0

    def task(index: int) -> Task:
        return part(number, ms, seed=index)

    two.ask(number, task)
    found = two.gather(number)
    while not all(each.worlds for each in found):
        # On a busy machine a short time may be too short for a single world: then they get twice as much.
        number, ms = number + 1, 2 * ms
        two.ask(number, task)
        found = two.gather(number)
    assert len(found) == 2
    assert found[0] != found[1]


def test_an_expert_asks_its_team_and_moves_legally(two: Team, monkeypatch: pytest.MonkeyPatch) -> None:
    gathered: list[int] = []
    gather = two.gather

    def told(number: int) -> list[Findings]:
        found = gather(number)
        gathered.append(len(found))
        return found

    monkeypatch.setattr(two, "gather", told)
    done = perform(whole(7), lambda: False, two)
    assert isinstance(done, Done)
    assert VIEW.refusal(done.found) is None
    assert gathered == [2]


def test_a_process_that_dies_is_done_without(two: Team) -> None:
    one, _ = searching()
    one.kill()
    one.join()
    done = perform(whole(8), lambda: False, two)
    assert isinstance(done, Done)
    assert VIEW.refusal(done.found) is None
    two.ask(9, lambda index: part(9, seed=index))
    assert len(two.gather(9)) == 1


def test_a_search_for_another_process_tells_its_estimates_and_worlds() -> None:
    asked = count()
    # Not by the clock: on a busy machine a short time may be too short for a single world.
    found = perform(part(3, 600_000.0), lambda: next(asked) > 500)
    assert isinstance(found, Done)
    assert found.found.worlds >= 1
    assert {each.action for each in found.found.estimates} <= set(VIEW.legal_actions())


def test_a_search_without_any_time_still_names_an_action() -> None:
    found = perform(part(4), lambda: True)
    assert isinstance(found, Done)
    assert (found.found.worlds, len(found.found.estimates)) == (0, 1)
    done = perform(whole(5, Quicker), lambda: True, Team(0, worker.main))
    assert isinstance(done, Done)
    assert done.found == found.found.estimates[0].action


def test_all_cores_but_one_search(monkeypatch: pytest.MonkeyPatch) -> None:
    cores: Any
    for cores, expected in ((None, 0), (1, 0), (2, 0), (8, 6)):
        monkeypatch.setattr("cardtable_gui.bots.team.os.cpu_count", lambda cores=cores: cores)
        assert team.helpers() == expected


def test_a_cancelled_team_ends_at_once(two: Team) -> None:
    two.ask(9, lambda index: part(9, 600_000.0))
    two.tell(Cancel(9))
    assert len(two.gather(9)) == 2
