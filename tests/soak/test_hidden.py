"""The swap of hidden cards finds nothing in the games, and a view that leaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.core.events import Event, Moved
from cardtable_gui.core.options import complete
from cardtable_gui.games import GamePackage
from tests.soak import decisions, hidden, worlds
from tests.soak.report import Order, Report
from tests.support.play import Case

GAMES = [package.game.id for package in games.packages()]


def case(game: str) -> Case:
    package = next(package for package in games.packages() if package.game.id == game)
    return Case(package, 3, complete(package.game.options, {}), game)


def compared(game: str, folder: Path, matches: int) -> Report:
    report = Report(hidden.PART, Order(0, 1, folder))
    rng = Random(3)
    for _ in range(matches):
        hidden._one_match(report, case(game), rng)
    return report


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_seat_gets_depends_on_what_it_cannot_know(game: str, tmp_path: Path) -> None:
    report = compared(game, tmp_path, 2)
    assert report.findings == []
    assert report.figures["worlds"] >= 16
    assert report.figures["comparisons"] > report.figures["worlds"]


@pytest.mark.parametrize("game", GAMES)
def test_other_worlds_are_found_without_asking_a_view(game: str) -> None:
    rng = Random(5)
    different = 0
    for _ in range(4):
        played = worlds.play(case(game), rng, 6)
        run = played.run()
        for world, other in worlds.others(played, run, (0,), rng):
            assert other.seen(0) == run.seen(0)
            assert world.deals != played.deals
            different += [other.state.view(seat) for seat in (1, 2)] != [run.state.view(seat) for seat in (1, 2)]
    assert different


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_leaks_is_found(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(case(game).start(1))
    honest: Callable[[Any, int | None], Any] = kind.view

    def leaking(state: Any, seat: int | None) -> Any:
        """Its number of the deal tells what the next seat holds."""
        seen = honest(state, seat)
        other = ((seat or 0) + 1) % state.players
        return replace(seen, deal=seen.deal + 10 * sum(map(state.game.index.__getitem__, honest(state, other).hand)))

    monkeypatch.setattr(kind, "view", leaking)
    monkeypatch.setattr(hidden, "_LONGEST", 12)  # in a short match hands are empty later
    report = compared(game, tmp_path, 2)
    assert report.figures["differences"] > 0
    assert "the view for seat" in "".join(report.findings)
    assert list(tmp_path.glob("hidden-*.cardtable"))


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_all_levels_decide_the_same_in_worlds_that_look_the_same(game: str, tmp_path: Path) -> None:
    report = Report(decisions.PART, Order(0, 1, tmp_path))
    decisions.one_match(report, case(game), Random(2))
    assert report.findings == []
    assert {report.figures[f"{game} {level}"] for level in levels.LEVELS} == {6}


def test_a_bot_that_knows_more_than_its_view_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[Any] = []

    def peeking(_package: GamePackage, view: Any, _level: str, _seed: int) -> int:
        """Tells worlds apart by the objects themselves."""
        views.append(view)
        return id(view)

    monkeypatch.setattr(hidden, "choice", peeking)
    report = Report(decisions.PART, Order(0, 1, tmp_path))
    decisions.one_match(report, case("gunjo"), Random(2))
    assert report.figures["differences"] == 6 * len(levels.LEVELS)
    assert "the choice of expert" in "".join(report.findings)


def test_an_action_that_is_told_with_a_hidden_card_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_told(events: list[Event], seat: int | None) -> list[Event]:
        return [replace(event, seen_by=None) if isinstance(event, Moved) else event for event in events]

    # To a seat that sees every card that moves, drawing looks different where another card lies on top.
    monkeypatch.setattr(hidden, "all_seen", all_told)
    monkeypatch.setattr(hidden, "_shows", lambda *_, **__: False)
    assert "what seat" in "".join(compared("kobayakawa", tmp_path, 12).findings)
