"""The review of a replay: asked for, made one decision at a time, stopped at once, and kept."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.review.match_review import MatchReview, ReviewStage
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.saves.reviews import Reviews
from cardtable_gui.controller.seats import Seat
from tests.support.recorded import played
from tests.support.sessions import ManualRunner
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = (Seat("Kim", "easy"), Seat("Ann"), Seat("Mio", "easy"))
OVER = played("kobayakawa", SEATS)
BEGUN = played("kobayakawa", SEATS, most=25)


class Reviewed(MatchReview):
    """The review of a match in this folder, whose questions a test answers."""

    def __init__(self, match: Match, folder: Path) -> None:
        self.asked = ManualRunner()
        super().__init__(Replay(match, SteppedClock()), "match-1", Reviews(folder), lambda: self.asked)

    def known(self) -> tuple[ReviewStage, tuple[int, ...], list[int]]:
        """How far it has got, whose decisions may be judged, and the moments of those that were."""
        return self.stage, self.seats, [each.index for each in self.review.decisions]

    def answer(self, qtbot: QtBot, number: int = 1000) -> list[int]:
        """Answer so many questions, as many as there are; return the moments that were asked about."""
        moments: list[int] = []
        while len(moments) < number:
            qtbot.waitUntil(lambda: bool(self.asked.asked) or self.stage is not ReviewStage.RUNNING)
            if not self.asked.asked:
                break
            view = self.asked.asked[0].view
            at = next(
                index
                for index, decision in decisions_of(self.replay.match)
                if index not in moments and decision.view == view
            )
            moments.append(at)
            self.asked.answer(self.replay.match.steps[at].action)
        return moments


def of(match: Match, *seats: int) -> list[int]:
    """The moments of these seats' decisions."""
    return [index for index, _ in decisions_of(match, seats)]


def test_nothing_is_judged_unless_it_is_asked_for(tmp_path: Path, qtbot: QtBot) -> None:
    made = Reviewed(OVER, tmp_path)
    assert made.known() == (ReviewStage.IDLE, (0, 1, 2), [])
    assert made.main_seat == 1
    assert made.asked.asked == []
    made.start()
    assert made.known() == (ReviewStage.RUNNING, (0, 1, 2), [])
    qtbot.waitUntil(lambda: len(made.asked.asked) == 1)
    made.close()


def test_the_persons_decisions_come_first_then_all_others(tmp_path: Path, qtbot: QtBot) -> None:
    made = Reviewed(OVER, tmp_path)
    made.start()
    assert made.answer(qtbot) == of(OVER, 1) + of(OVER, 0, 2)
    assert made.stage is ReviewStage.DONE
    assert [each.index for each in made.review.decisions] == of(OVER, 0, 1, 2)
    assert made.progress == (len(OVER.steps), len(OVER.steps))
    assert made.review.results is not None


def test_stopping_cancels_at_once_and_starting_goes_on_there(tmp_path: Path, qtbot: QtBot) -> None:
    made = Reviewed(OVER, tmp_path)
    made.start()
    first = made.answer(qtbot, 3)
    qtbot.waitUntil(lambda: bool(made.asked.asked))
    made.stop()
    assert (made.stage, made.asked.asked) == (ReviewStage.IDLE, [])
    assert [each.index for each in made.review.decisions] == first
    assert made.review.results is None, "the curves don't lead to the end yet"
    made.start()
    assert first + made.answer(qtbot) == of(OVER, 1) + of(OVER, 0, 2)


def test_what_was_found_is_kept_and_not_asked_again(tmp_path: Path, qtbot: QtBot) -> None:
    made = Reviewed(OVER, tmp_path)
    made.start()
    first = made.answer(qtbot, 4)
    made.close()
    again = Reviewed(OVER, tmp_path)
    again.start()
    assert again.answer(qtbot) == [at for at in of(OVER, 1) + of(OVER, 0, 2) if at not in first]
    found = again.review
    again.close()
    last = Reviewed(OVER, tmp_path)
    last.start()
    assert last.answer(qtbot) == []
    assert last.stage is ReviewStage.DONE
    assert last.review == found


def test_a_damaged_file_is_made_again(tmp_path: Path, qtbot: QtBot) -> None:
    Reviews(tmp_path).write("match-1", '{"format": "cardtable-review"')
    made = Reviewed(OVER, tmp_path)
    made.start()
    assert len(made.answer(qtbot)) == len(of(OVER, 0, 1, 2))


def test_while_a_match_goes_on_only_the_onlookers_decisions_are_judged(tmp_path: Path, qtbot: QtBot) -> None:
    made = Reviewed(BEGUN, tmp_path)
    assert made.known() == (ReviewStage.IDLE, (1,), [])
    made.start()
    assert made.answer(qtbot) == of(BEGUN, 1)
    made.replay.look(None)
    assert made.known() == (ReviewStage.CLOSED, (), [])
    made.start()
    assert made.known() == (ReviewStage.CLOSED, (), [])
    made.replay.look(1)
    assert made.known() == (ReviewStage.IDLE, (1,), of(BEGUN, 1))


def test_a_match_that_goes_on_keeps_its_verdicts(tmp_path: Path, qtbot: QtBot) -> None:
    made = Reviewed(BEGUN, tmp_path)
    made.start()
    first = made.answer(qtbot)
    made.close()
    later = Reviewed(OVER, tmp_path)
    later.start()
    assert not set(first) & set(later.answer(qtbot))
    assert later.stage is ReviewStage.DONE


def test_what_failed_can_be_tried_again(tmp_path: Path, qtbot: QtBot) -> None:
    made = Reviewed(OVER, tmp_path)
    made.start()
    qtbot.waitUntil(lambda: bool(made.asked.asked))
    made.asked.fail()
    assert made.known() == (ReviewStage.FAILED, (0, 1, 2), [])
    made.start()
    assert made.answer(qtbot) == of(OVER, 1) + of(OVER, 0, 2)
