"""Answers to “Why can't I play this?” hold against the independent rules, and each kind of fault in them is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.core.messages import Message
from cardtable_gui.core.options import complete
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import ADD, LEAVE, Fault, Finding, Judge, Possible
from cardtable_gui.games import GamePackage
from tests.soak import why_not
from tests.soak.report import Order, Report
from tests.support.play import Case

GAMES = [package.game.id for package in games.packages() if package.game.id in why_not.POSITIONS]


def asked(package: GamePackage, players: int, folder: Path) -> Report:
    """Ask about cards in a match, in Gunjo with all its expansions."""
    chosen = {"expansions": ("1", "2", "13", "14", "15")} if package.game.id == "gunjo" else {}
    case = Case(package, players, complete(package.game.options, chosen), package.game.id)
    report = Report(why_not.PART, Order(0, 1, folder))
    why_not.one_match(report, case, Random(7))
    return report


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_about_random_cards_is_true(game: str, tmp_path: Path) -> None:
    report = asked(games.package(game), 3, tmp_path)
    assert report.findings == []
    assert report.figures["refused"] > 80
    assert report.figures["possible"] > 4


def wrong_rule(finding: Finding) -> Finding:
    if not isinstance(finding, Fault):
        return finding
    return replace(finding, refusal=replace(finding.refusal, rule=finding.refusal.rule[:2] + "1"))


def wrong_number(finding: Finding) -> Finding:
    if not isinstance(finding, Fault):
        return finding
    places = {name: value + 1 if isinstance(value, int) else value for name, value in finding.refusal.message.args}
    return replace(finding, refusal=finding.refusal.put(**places))


def wrong_remedy(finding: Finding) -> Finding:
    """Tells to add what should be left out."""
    if not isinstance(finding, Fault):
        return finding
    remedies = tuple(ADD.put(**each.places) if each.text == LEAVE.text else each for each in finding.remedies)
    return replace(finding, remedies=remedies)


def too_lenient(_: Finding) -> Finding:
    return Possible(())


def half_said(finding: Finding) -> Finding:
    if not isinstance(finding, Fault):
        return finding
    message = finding.refusal.message
    return replace(finding, refusal=replace(finding.refusal, message=Message(message.context, message.text)))


@pytest.mark.parametrize("faulty", [wrong_rule, wrong_number, wrong_remedy, too_lenient, half_said])
def test_every_kind_of_fault_is_found(
    faulty: Callable[[Finding], Finding], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = games.package("merchant")
    judge: Judge | None = package.load_judge()
    assert judge is not None

    def judged(view: Any, picked: Picked) -> Finding:
        return faulty(judge(view, picked))

    monkeypatch.setattr(GamePackage, "load_judge", lambda _: judged)
    assert asked(package, 2, tmp_path).figures["untrue"]
