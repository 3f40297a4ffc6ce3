"""Sessions: who is asked when, what is saved by then, and which signals the table gets."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtTest import QSignalSpy

from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.controller import match as match_module
from cardtable_gui.controller import room_notice as room_module
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import OPENING, StepShown
from cardtable_gui.controller.saves import writer as writer_module
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.actions import IllegalActionError
from cardtable_gui.core.events import DealBegan, Moved
from cardtable_gui.core.messages import Message
from cardtable_gui.core.strict_json import Json
from cardtable_gui.core.zones import Zone
from tests.support.sessions import ANN, BEN, EASY, ID, NORMAL, Heard, ManualRunner, SessionHarness, kobayakawa, sit
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")

FULL = Message("system", "The disk is full.")


def test_a_new_match_is_shown_from_its_first_deal_and_saved_before_anybody_is_asked() -> None:
    harness = SessionHarness(kobayakawa(ANN, NORMAL, EASY))
    harness.session.start()
    assert harness.heard.names("turn_changed") == ["stepped"]
    harness.writer.acknowledge()
    assert harness.heard.names("turn_changed") == ["saved", "asked"]
    (record,) = harness.writer.records
    assert replace(record, extra=harness.match.record.extra) == harness.match.record
    assert harness.runner.prepared == [("kobayakawa", {"normal", "easy"})]


def test_the_first_deal_is_shown_as_the_onlooker_sees_it() -> None:
    harness = SessionHarness(kobayakawa(ANN, NORMAL, EASY))
    harness.session.start()
    opening = harness.heard.last("stepped")
    assert isinstance(opening, StepShown)
    assert (opening.step_index, opening.seat) == (OPENING, None)
    assert isinstance(opening.events[0], DealBegan)
    dealt = {event.target.seat: event.cards for event in opening.events if isinstance(event, Moved)}
    assert dealt[0] == ("1",)
    assert dealt[1] == dealt[2] == (None,)
    assert opening.view == harness.match.state.view(0)


def test_a_match_without_bots_prepares_no_process() -> None:
    assert sit(ANN, BEN, ANN).runner.prepared == []


def test_a_saved_match_is_taken_up_without_choreography() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    match.act(match.package.game.parse("draw"))
    harness = SessionHarness(Match.of(match.record))
    harness.session.start()
    harness.writer.acknowledge()
    assert harness.heard.names("turn_changed") == ["replaced", "saved", "asked"]


def test_after_an_action_the_state_is_settled_then_told_then_saved_then_the_next_is_asked(
    harness: SessionHarness,
) -> None:
    harness.act("draw")
    step_shown = harness.heard.last("stepped")
    assert step_shown.view == harness.session.view == harness.match.state.view(0)
    assert harness.heard.names("turn_changed") == ["stepped"]
    assert harness.writer.records[-1].actions == ("draw",)
    assert not harness.session.is_humans_turn
    harness.writer.acknowledge()
    assert harness.heard.names("turn_changed") == ["saved", "asked"]
    assert harness.session.is_humans_turn


def test_a_person_may_act_while_the_table_still_moves(harness: SessionHarness) -> None:
    harness.act("draw")
    harness.writer.acknowledge()
    harness.act("discard 1")
    assert harness.done == ["draw", "discard 1"]


def test_acting_at_the_wrong_moment_is_ignored(harness: SessionHarness) -> None:
    harness.act("draw")
    harness.act("discard 1")
    assert harness.done == ["draw"]
    harness.settle()
    harness.do("discard 1")
    assert harness.session.to_move == 1
    harness.act("draw")
    assert harness.done == ["draw", "discard 1"]


def test_an_action_that_is_not_legal_is_refused_and_the_person_stays_asked(harness: SessionHarness) -> None:
    with pytest.raises(IllegalActionError) as caught:
        harness.act("fold")
    assert caught.value.refusal.rule == "KB3"
    assert harness.heard.all == []
    harness.act("draw")
    assert harness.done == ["draw"]


def test_bots_get_the_view_of_their_own_seat_and_level(harness: SessionHarness) -> None:
    harness.do("flip")
    policy = harness.match.package.policy
    assert harness.runner.asked == [MoveQuestion(policy, harness.match.state.view(1), "normal")]
    harness.do("flip")
    assert harness.runner.asked == [MoveQuestion(policy, harness.match.state.view(2), "easy")]


def test_bots_play_in_the_style_of_their_characters() -> None:
    harness = sit(ANN, Seat("", "normal", character="sora"), Seat("", "easy", character="new-one"))
    assert harness.session.names == ("Ann", "Sora", "")
    harness.do("flip")
    policy = harness.match.package.policy
    assert harness.runner.asked == [MoveQuestion(policy, harness.match.state.view(1), "normal", style="bold")]
    harness.do("flip")
    assert harness.runner.asked == [MoveQuestion(policy, harness.match.state.view(2), "easy")]


@pytest.mark.parametrize("day", [date(2026, 11, number) for number in range(1, 4)])
def test_bots_of_a_daily_deal_play_plain_whatever_their_characters(day: date) -> None:
    dealt = Challenge("kobayakawa", day).match(ANN, official=True).record
    cast: dict[str, Json] = {"characters": [*["sora"] * dealt.players]}
    harness = SessionHarness(Match.of(replace(dealt, extra={**dealt.extra, **cast})))
    harness.session.start()
    harness.settle()
    while not harness.runner.asked:
        harness.act("flip")
        harness.settle()
    (question,) = harness.runner.asked
    seat = question.view.seat
    assert seat is not None
    assert harness.match.seats[seat].style == "bold"
    assert isinstance(question, MoveQuestion)
    assert (question.style, question.seed is None) == ("", False)


def test_a_bot_thinks_while_the_table_moves_but_not_before_the_disk_acknowledged(harness: SessionHarness) -> None:
    harness.act("flip")
    assert harness.runner.asked == []
    harness.writer.acknowledge()
    assert len(harness.runner.asked) == 1
    assert harness.heard.last("thinking") == 1


def test_a_bots_move_waits_until_the_table_has_shown_what_came_before(harness: SessionHarness) -> None:
    harness.act("flip")
    harness.writer.acknowledge()
    harness.runner.answer()
    assert harness.done == ["flip"]
    harness.settle()
    assert len(harness.done) == 2


def test_a_bots_move_waits_for_the_bot_delay(harness: SessionHarness) -> None:
    harness.session.bot_delay_ms = 3_600_000
    harness.act("flip")
    harness.writer.acknowledge()
    harness.session.step_shown()
    harness.runner.answer()
    assert harness.done == ["flip"]
    assert harness.session.bot_delay_ms == 3_600_000
    harness.clock.step(3_599_999)
    assert harness.done == ["flip"]
    harness.clock.step(1)
    assert len(harness.done) == 2


def test_another_bot_delay_counts_at_once(harness: SessionHarness) -> None:
    harness.session.bot_delay_ms = 3_600_000
    harness.act("flip")
    harness.writer.acknowledge()
    harness.session.step_shown()
    harness.runner.answer()
    harness.session.bot_delay_ms = 150
    harness.clock.step(150)
    assert len(harness.done) == 2


def test_what_bots_hide_is_hidden_from_the_onlooker(harness: SessionHarness) -> None:
    harness.do("flip", "draw")
    step_shown = harness.heard.last("stepped")
    (moved,) = [event for event in step_shown.events if isinstance(event, Moved)]
    assert moved.target == Zone("hand", 1)
    assert moved.cards == (None,)


def test_a_bot_that_came_to_nothing_is_told_and_the_match_goes_on(harness: SessionHarness) -> None:
    harness.do("flip")
    harness.runner.fallbacks[-1]()
    assert isinstance(harness.heard.last("failed"), Message)
    harness.do("draw")
    assert harness.done == ["flip", "draw"]


def test_a_disk_that_fails_is_told_and_the_match_goes_on(harness: SessionHarness) -> None:
    harness.act("draw")
    harness.writer.refuse(FULL)
    assert harness.heard.names("turn_changed") == ["stepped", "save_failed", "asked"]
    harness.act("discard 1")
    assert harness.writer.records[-1].actions == ("draw", "discard 1")
    harness.writer.acknowledge()
    assert "saved" in harness.heard.names()


def test_a_reason_is_told_once_until_the_match_was_saved(harness: SessionHarness) -> None:
    denied = Message("system", "You don’t have permission.")
    told: list[Message] = []
    harness.session.save_failed.connect(told.append)
    for reason in (FULL, FULL, denied, FULL, denied):
        harness.session.restart()
        harness.writer.refuse(reason)
    assert told == [FULL, denied]
    harness.session.restart()
    harness.writer.acknowledge()
    assert harness.session.unsaved is None
    harness.session.restart()
    harness.writer.refuse(FULL)
    assert told == [FULL, denied, FULL]


def test_settling_waits_for_the_disk_and_tries_again_what_failed(harness: SessionHarness) -> None:
    harness.act("draw")
    harness.writer.refuse(FULL)
    tries = len(harness.writer.records)
    assert not harness.session.settle(0)
    assert (len(harness.writer.records), harness.writer.flushes) == (tries + 1, 1)
    harness.writer.acknowledge()
    assert harness.session.settle(0)
    assert len(harness.writer.records) == tries + 1


def test_a_disk_that_does_not_answer_is_told_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer_module, "SAVE_PATIENCE_MS", 0)
    harness = SessionHarness(kobayakawa(ANN, NORMAL, EASY))
    spy = QSignalSpy(harness.session.asked)
    harness.session.start()
    assert spy.wait(5000)
    assert harness.heard.names("turn_changed") == ["stepped", "save_failed", "asked"]
    harness.writer.acknowledge()
    assert harness.heard.names("turn_changed") == ["saved"]
    harness.session.close()


def test_an_answer_of_the_disk_about_another_match_or_an_earlier_state_is_no_acknowledgement(
    harness: SessionHarness,
) -> None:
    harness.act("draw")
    harness.writer.written.emit("another", len(harness.writer.records))
    harness.writer.written.emit(ID, len(harness.writer.records) - 1)
    harness.writer.failed.emit("another", len(harness.writer.records), FULL)
    assert not harness.session.is_humans_turn
    assert "save_failed" not in harness.heard.names()


def test_the_end_is_told_once_saved_as_over_and_shown(harness: SessionHarness) -> None:
    while harness.session.to_move is not None:
        assert not harness.writer.overs[-1]
        if harness.runner.questions:
            harness.runner.answer()
        else:
            harness.session.act(harness.session.view.legal_actions()[0])
        if harness.session.to_move is not None:
            harness.settle()
    harness.heard.all.clear()
    harness.writer.acknowledge()
    assert harness.heard.names("turn_changed") == ["saved"]
    harness.session.step_shown()
    harness.session.step_shown()
    assert harness.heard.names("turn_changed") == ["finished"]
    assert harness.writer.overs[-1]
    assert harness.session.onlooker == 0


def test_a_match_may_be_played_without_a_disk() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    session = Session(match, ID, None, ManualRunner(), SteppedClock())
    heard = Heard(session)
    session.start()
    session.act(match.package.game.parse("draw"))
    assert heard.names("turn_changed") == ["stepped", "saved", "asked", "stepped", "saved", "asked"]
    session.close()


def test_closing_calls_off_bots_frees_the_match_and_says_nothing_more(harness: SessionHarness) -> None:
    harness.do("flip")
    harness.heard.all.clear()
    harness.session.close()
    harness.session.close()
    assert harness.runner.questions == {}
    assert harness.writer.released == [ID]
    assert harness.writer.flushes == 1
    harness.writer.acknowledge()
    assert harness.heard.all == []
    assert not harness.runner.closed


def test_closing_tries_once_more_to_save_what_could_not_be_saved(harness: SessionHarness) -> None:
    harness.act("draw")
    harness.writer.refuse(FULL)
    records = len(harness.writer.records)
    harness.session.close()
    assert len(harness.writer.records) == records + 1
    assert harness.writer.records[-1].actions == ("draw",)


def test_the_history_is_what_the_onlooker_saw_and_can_be_asked_for_in_parts(harness: SessionHarness) -> None:
    harness.do("draw", "discard 5", "draw", "discard 2")
    whole = harness.session.visible_history()
    opening = harness.session.visible_history()[: len(harness.match.opening)]
    assert whole == opening + harness.session.visible_history(0)
    drawn = [
        event.cards
        for event in harness.session.visible_history(0)
        if isinstance(event, Moved) and event.source == Zone("deck") and event.target.name == "hand"
    ]
    assert drawn == [("5",), (None,)]
    assert harness.session.visible_history(4) == []


def test_a_match_that_becomes_too_long_tells_it_before_and_stops_with_all_of_it_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record that could not be read again is never written."""
    monkeypatch.setattr(room_module, "NEARLY_FULL", 2)
    monkeypatch.setattr(match_module, "MAX_ACTIONS", 4)
    harness = sit(ANN, NORMAL, EASY)
    harness.do("flip")
    assert "failed" not in harness.heard.names()
    assert not harness.session.is_full
    harness.do("flip")
    warning = harness.heard.last("failed")
    assert warning.places == {"n": 2}
    harness.do("flip")
    harness.heard.all.clear()
    harness.do("fight")
    assert (harness.session.is_full, harness.session.is_humans_turn) == (True, False)
    assert not harness.runner.questions
    assert "stops here" in harness.heard.last("failed").text
    assert harness.heard.names().count("failed") == 1
    assert harness.writer.records[-1].actions == ("flip", "flip", "flip", "fight")
    harness.session.undo()
    harness.settle()
    assert "asked" in harness.heard.names()
    harness.do("fold")
    assert "stops here" in harness.heard.last("failed").text
    harness.session.close()
