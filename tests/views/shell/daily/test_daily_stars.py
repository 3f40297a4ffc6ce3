"""Stars of daily deals in the window: the coach looks at what is over, beside the window, and never guesses."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import dumps
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.shell.daily.star_coach import StarCoach
from tests.support.sessions import ManualRunner

DAY = date(2026, 11, 23)
SOLO = Challenge("meow", DAY, solo=True)


def played(challenge: Challenge, *, official: bool = True) -> Match:
    """A daily deal, played to its end."""
    match = challenge.match(Seat("Ann"), official=official)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[0])
    return match


def kept(match: Match, loss: float) -> str:
    """A review in which each decision of the player gave away so much."""
    verdicts = {
        index: KeptVerdict.of(
            decision,
            Verdict(
                next(each for each in decision.view.legal_actions() if each != decision.chosen), 0.4, 0.4 + loss, 0, 0
            ),
        )
        for index, decision in decisions_of(match, (0,))
    }
    return review_form.dumps(verdicts, match.package.game)


class Coached:
    """A coach over a folder, whose questions a test answers, and what it has awarded."""

    def __init__(self, folder: Path) -> None:
        self.owner = QObject()
        self.store = Store(folder)
        self.asked = ManualRunner()
        self.coach = StarCoach(self.store, lambda: self.asked, SystemClock(), self.owner)
        self.stars: list[tuple[Challenge, str, str, int]] = []
        self.coach.awarded.connect(lambda *told: self.stars.append(told))

    def finished(self, match: Match, review: str = "") -> str:
        """Put a finished match, and its review if there is one, on the disk; its id."""
        match_id = self.store.new()
        self.store.write(match_id, dumps(match.record), over=True)
        if review:
            self.store.reviews.write(match_id, review)
        return match_id

    def judge(self, match_id: str, qtbot: QtBot, challenge: Challenge = SOLO) -> None:
        """Ask for stars, and wait until the coach has nothing more to do."""
        self.coach.judge(challenge, match_id, "ann")
        qtbot.waitUntil(lambda: not self.coach.busy)


@pytest.fixture
def coached(tmp_path: Path, qapp: object) -> Coached:
    """A coach with nothing to do yet."""
    return Coached(tmp_path)


@pytest.mark.parametrize(("loss", "wanted"), [(0.002, 3), (0.01, 2), (0.2, 1)])
def test_a_review_that_was_kept_is_not_made_again(coached: Coached, qtbot: QtBot, loss: float, wanted: int) -> None:
    match = played(SOLO)
    match_id = coached.finished(match, kept(match, loss))
    coached.judge(match_id, qtbot)
    assert coached.stars == [(SOLO, match_id, "ann", wanted)]
    assert coached.asked.asked == []


def test_only_the_players_decisions_are_judged_one_after_the_other_and_kept(coached: Coached, qtbot: QtBot) -> None:
    deal = Challenge("kobayakawa", DAY)
    match = played(deal)
    wanted = [decision.view for _, decision in decisions_of(match, (0,))]
    match_id = coached.finished(match)
    coached.coach.judge(deal, match_id, "")
    for view in wanted:
        qtbot.waitUntil(lambda: len(coached.asked.asked) == 1)
        (question,) = coached.asked.asked
        assert question.view.seat == 0
        assert question.view.legal_actions() == view.legal_actions()
        assert coached.stars == [], "no stars before all is judged"
        coached.asked.answer()
    qtbot.waitUntil(lambda: bool(coached.stars))
    assert coached.stars[0][:3] == (deal, match_id, "")
    assert 1 <= coached.stars[0][3] <= 3
    again = Coached(coached.store.folder)
    again.judge(match_id, qtbot, deal)
    assert [told[3] for told in again.stars] == [coached.stars[0][3]]
    assert again.asked.asked == []


def test_what_cannot_be_judged_gets_no_stars_and_holds_nobody_up(coached: Coached, qtbot: QtBot) -> None:
    match = played(SOLO)
    other, free = Challenge("meow", date(2026, 11, 22), solo=True), played(SOLO, official=False)
    begun = SOLO.match(Seat("Ann"), official=True)
    unjudged = coached.finished(match)
    wrong = [coached.finished(match), coached.finished(free), coached.finished(begun), "gone"]
    judged = coached.finished(match, kept(match, 0.2))
    coached.coach.judge(SOLO, unjudged, "")
    for match_id, challenge in zip(wrong, (other, SOLO, SOLO, SOLO), strict=True):
        coached.coach.judge(challenge, match_id, "")
    coached.coach.judge(SOLO, judged, "")
    qtbot.waitUntil(lambda: bool(coached.asked.asked))
    coached.asked.fail()
    qtbot.waitUntil(lambda: not coached.coach.busy)
    assert coached.stars == [(SOLO, judged, "", 1)]
    coached.judge(unjudged, qtbot)
    assert coached.asked.asked == [], "the same window doesn't try again"


def test_every_game_of_a_day_can_be_judged(coached: Coached, qtbot: QtBot) -> None:
    for package in games.by_difficulty():
        deal = Challenge(package.game.id, DAY)
        match = played(deal)
        match_id = coached.finished(match, kept(match, 0.1))
        coached.judge(match_id, qtbot, deal)
        assert coached.stars[-1] == (deal, match_id, "ann", 1)
