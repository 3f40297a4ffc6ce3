"""A session: who is asked when, what is on disk by then, and what the table hears."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QSignalSpy

from cardtable_gui.controller import match as match_module
from cardtable_gui.controller import room as room_module
from cardtable_gui.controller import writer as writer_module
from cardtable_gui.controller.course import OPENING, Presented
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.session import Session
from cardtable_gui.core.actions import IllegalActionError
from cardtable_gui.core.events import DealBegan, Moved
from cardtable_gui.core.messages import Message
from cardtable_gui.core.picks import Pick
from cardtable_gui.core.zones import Zone
from tests.support.sessions import ANN, BEN, EASY, ID, NORMAL, Desk, Heard, ManualRunner, kobayakawa, sit
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")

FULL = Message("store", "The disk is full.")


@pytest.fixture
def desk() -> Iterator[Desk]:
    """Ann, who begins, and two bots."""
    made = sit(ANN, NORMAL, EASY)
    yield made
    made.session.close()


def test_a_new_match_is_shown_from_its_first_deal_and_saved_before_anybody_is_asked() -> None:
    desk = Desk(kobayakawa(ANN, NORMAL, EASY))
    desk.session.start()
    assert desk.heard.names("turn_changed") == ["stepped"]
    desk.writer.acknowledge()
    assert desk.heard.names("turn_changed") == ["saved", "asked"]
    assert desk.writer.records == [desk.match.record]
    assert desk.runner.prepared == ["kobayakawa"]


def test_the_first_deal_is_shown_as_the_onlooker_sees_it() -> None:
    desk = Desk(kobayakawa(ANN, NORMAL, EASY))
    desk.session.start()
    opening = desk.heard.last("stepped")
    assert isinstance(opening, Presented)
    assert (opening.step_index, opening.seat) == (OPENING, None)
    assert isinstance(opening.events[0], DealBegan)
    dealt = {event.target.seat: event.cards for event in opening.events if isinstance(event, Moved)}
    assert dealt[0] == ("1",)
    assert dealt[1] == dealt[2] == (None,)
    assert opening.view == desk.match.state.view(0)


def test_a_match_without_bots_prepares_no_process() -> None:
    assert sit(ANN, BEN, ANN).runner.prepared == []


def test_a_saved_match_is_taken_up_without_choreography() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    match.act(match.box.game.parse("draw"))
    desk = Desk(Match.of(match.record))
    desk.session.start()
    desk.writer.acknowledge()
    assert desk.heard.names("turn_changed") == ["replaced", "saved", "asked"]


def test_after_an_action_the_state_is_settled_then_told_then_saved_then_the_next_is_asked(desk: Desk) -> None:
    desk.act("draw")
    presented = desk.heard.last("stepped")
    assert presented.view == desk.session.view == desk.match.state.view(0)
    assert desk.heard.names("turn_changed") == ["stepped"]
    assert desk.writer.records[-1].actions == ("draw",)
    assert not desk.session.is_humans_turn
    desk.writer.acknowledge()
    assert desk.heard.names("turn_changed") == ["saved", "asked"]
    assert desk.session.is_humans_turn


def test_a_person_may_act_while_the_table_still_moves(desk: Desk) -> None:
    desk.act("draw")
    desk.writer.acknowledge()
    desk.act("discard 1")
    assert desk.done == ["draw", "discard 1"]


def test_acting_at_the_wrong_moment_is_ignored(desk: Desk) -> None:
    desk.act("draw")
    desk.act("discard 1")
    assert desk.done == ["draw"]
    desk.settle()
    desk.do("discard 1")
    assert desk.session.to_move == 1
    desk.act("draw")
    assert desk.done == ["draw", "discard 1"]


def test_an_action_that_is_not_legal_is_refused_and_the_person_stays_asked(desk: Desk) -> None:
    with pytest.raises(IllegalActionError) as caught:
        desk.act("fold")
    assert caught.value.refusal.rule == "KB3"
    assert desk.heard.all == []
    desk.act("draw")
    assert desk.done == ["draw"]


def test_bots_get_the_view_of_their_own_seat_and_level(desk: Desk) -> None:
    desk.do("flip")
    (question,) = desk.runner.asked
    assert (question.level, question.view) == ("normal", desk.match.state.view(1))
    desk.do("flip")
    (question,) = desk.runner.asked
    assert (question.level, question.view) == ("easy", desk.match.state.view(2))


def test_a_bot_thinks_while_the_table_moves_but_not_before_the_disk_acknowledged(desk: Desk) -> None:
    desk.act("flip")
    assert desk.runner.asked == []
    desk.writer.acknowledge()
    assert len(desk.runner.asked) == 1
    assert desk.heard.last("thinking") == 1


def test_a_bots_move_waits_until_the_table_has_shown_what_came_before(desk: Desk) -> None:
    desk.act("flip")
    desk.writer.acknowledge()
    desk.runner.answer()
    assert desk.done == ["flip"]
    desk.settle()
    assert len(desk.done) == 2


def test_a_bots_move_waits_for_the_bot_delay(desk: Desk) -> None:
    desk.session.bot_delay_ms = 3_600_000
    desk.act("flip")
    desk.writer.acknowledge()
    desk.session.presented()
    desk.runner.answer()
    assert desk.done == ["flip"]
    assert desk.session.bot_delay_ms == 3_600_000
    desk.clock.step(3_599_999)
    assert desk.done == ["flip"]
    desk.clock.step(1)
    assert len(desk.done) == 2


def test_another_bot_delay_counts_at_once(desk: Desk) -> None:
    desk.session.bot_delay_ms = 3_600_000
    desk.act("flip")
    desk.writer.acknowledge()
    desk.session.presented()
    desk.runner.answer()
    desk.session.bot_delay_ms = 150
    desk.clock.step(150)
    assert len(desk.done) == 2


def test_what_bots_hide_is_hidden_from_the_onlooker(desk: Desk) -> None:
    desk.do("flip", "draw")
    presented = desk.heard.last("stepped")
    (moved,) = [event for event in presented.events if isinstance(event, Moved)]
    assert moved.target == Zone("hand", 1)
    assert moved.cards == (None,)


def test_a_bot_that_came_to_nothing_is_told_and_the_match_goes_on(desk: Desk) -> None:
    desk.do("flip")
    desk.runner.asked[0].on_stuck()
    assert isinstance(desk.heard.last("failed"), Message)
    desk.do("draw")
    assert desk.done == ["flip", "draw"]


def test_a_disk_that_fails_is_told_and_the_match_goes_on(desk: Desk) -> None:
    desk.act("draw")
    desk.writer.refuse(FULL)
    assert desk.heard.names("turn_changed") == ["stepped", "save_failed", "asked"]
    desk.act("discard 1")
    assert desk.writer.records[-1].actions == ("draw", "discard 1")
    desk.writer.acknowledge()
    assert "saved" in desk.heard.names()


def test_a_disk_that_does_not_answer_is_told_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer_module, "SAVE_PATIENCE_MS", 0)
    desk = Desk(kobayakawa(ANN, NORMAL, EASY))
    spy = QSignalSpy(desk.session.asked)
    desk.session.start()
    assert spy.wait(5000)
    assert desk.heard.names("turn_changed") == ["stepped", "save_failed", "asked"]
    desk.writer.acknowledge()
    assert desk.heard.names("turn_changed") == ["saved"]
    desk.session.close()


def test_an_answer_of_the_disk_about_another_match_or_an_earlier_state_is_no_acknowledgement(desk: Desk) -> None:
    desk.act("draw")
    desk.writer.written.emit("another", len(desk.writer.records))
    desk.writer.written.emit(ID, len(desk.writer.records) - 1)
    desk.writer.failed.emit("another", len(desk.writer.records), FULL)
    assert not desk.session.is_humans_turn
    assert "save_failed" not in desk.heard.names()


def test_undo_calls_off_a_thinking_bot_and_goes_back_to_the_person(desk: Desk) -> None:
    desk.do("flip")
    desk.heard.all.clear()
    desk.session.undo()
    assert desk.runner.cancelled
    assert desk.runner.questions == {}
    assert desk.done == []
    desk.settle()
    assert desk.heard.names("turn_changed") == ["replaced", "saved", "asked"]
    assert desk.writer.records[-1].actions == ()
    assert desk.session.can_redo


def test_a_bots_answer_that_waits_is_forgotten_by_undo(desk: Desk) -> None:
    desk.act("flip")
    desk.writer.acknowledge()
    desk.runner.answer()
    desk.session.undo()
    desk.settle()
    assert desk.done == []
    assert desk.session.is_humans_turn


def test_undo_redo_and_restart_show_the_state_they_lead_to(desk: Desk) -> None:
    desk.do("flip", "flip", "flip", "fold", "fight", "fight")
    views = [desk.match.state_at(actions).view(0) for actions in range(7)]
    desk.session.undo()
    assert desk.session.view == views[3]
    desk.settle()
    desk.session.undo()
    assert desk.session.view == views[0]
    assert not desk.session.can_undo
    desk.settle()
    desk.session.redo()
    assert desk.session.view == views[3]
    desk.settle()
    desk.session.restart()
    assert desk.session.view == views[0]
    desk.settle()
    assert desk.session.is_humans_turn


def test_undo_and_redo_with_nothing_to_do_are_silent(desk: Desk) -> None:
    desk.session.undo()
    desk.session.redo()
    assert desk.heard.all == []


def test_a_redo_that_ends_at_a_bots_turn_lets_it_think(desk: Desk) -> None:
    desk.do("flip")
    desk.session.undo()
    desk.settle()
    desk.session.redo()
    desk.settle()
    assert desk.done == ["flip"]
    assert len(desk.runner.asked) == 1


def test_a_hint_asks_a_good_bot_with_the_persons_view_and_says_what_to_pick(desk: Desk) -> None:
    desk.session.hint()
    (question,) = desk.runner.asked
    assert (question.level, question.view) == ("normal", desk.match.state.view(0))
    desk.runner.answer(desk.action("draw"))
    hint = desk.heard.last("hinted")
    assert hint.action == desk.action("draw")
    assert hint.message == desk.match.box.game.describe(hint.action)
    assert hint.picked == {Zone("deck"): (Pick(10, None),)}
    assert hint.target == Zone("hand", 0)
    assert desk.done == []


def test_a_hint_for_a_discard_picks_the_card(desk: Desk) -> None:
    desk.do("draw")
    desk.session.hint()
    desk.runner.answer(desk.action("discard 5"))
    hint = desk.heard.last("hinted")
    assert hint.picked == {Zone("hand", 0): (Pick(1, "5"),)}
    assert hint.target == Zone("discard", 0)


def test_a_hint_for_a_bet_points_at_no_card(desk: Desk) -> None:
    desk.do("flip", "flip", "flip")
    desk.session.hint()
    desk.runner.answer(desk.action("fold"))
    hint = desk.heard.last("hinted")
    assert (hint.picked, hint.target) == ({}, None)


def test_a_hint_that_comes_too_late_is_dropped(desk: Desk) -> None:
    desk.session.hint()
    desk.act("flip")
    assert len(desk.runner.cancelled) == 1
    desk.settle()
    assert "hinted" not in desk.heard.names()


def test_a_hint_is_asked_for_once_and_only_in_the_persons_turn(desk: Desk) -> None:
    desk.session.hint()
    desk.session.hint()
    assert len(desk.runner.asked) == 1
    desk.act("flip")
    desk.session.hint()
    assert desk.runner.asked == []


def test_the_end_is_told_once_saved_as_over_and_shown(desk: Desk) -> None:
    while desk.session.to_move is not None:
        assert not desk.writer.overs[-1]
        if desk.runner.questions:
            desk.runner.answer()
        else:
            desk.session.act(desk.session.view.legal_actions()[0])
        if desk.session.to_move is not None:
            desk.settle()
    desk.heard.all.clear()
    desk.writer.acknowledge()
    assert desk.heard.names("turn_changed") == ["saved"]
    desk.session.presented()
    desk.session.presented()
    assert desk.heard.names("turn_changed") == ["finished"]
    assert desk.writer.overs[-1]
    assert desk.session.onlooker == 0


def test_a_match_that_is_over_can_be_played_on_after_undo(desk: Desk) -> None:
    while desk.session.to_move is not None:
        if desk.runner.questions:
            desk.runner.answer()
        else:
            desk.session.act(desk.session.view.legal_actions()[0])
        desk.settle()
    desk.session.undo()
    desk.settle()
    assert desk.session.is_humans_turn
    assert not desk.writer.overs[-1]


def test_among_bots_everybody_watches_as_a_spectator() -> None:
    desk = sit(NORMAL, NORMAL, EASY)
    assert desk.session.watched
    assert desk.session.onlooker is None
    desk.do("flip", "draw")
    assert desk.session.view == desk.match.state.view(None)
    assert "curtain" not in desk.heard.names()


def test_paused_bots_wait_until_resumed() -> None:
    desk = sit(NORMAL, NORMAL, EASY)
    desk.runner.answer()
    desk.session.pause()
    desk.settle()
    assert len(desk.done) == 1
    assert (desk.session.paused, desk.runner.asked) == (True, [])
    desk.session.resume()
    assert (desk.session.paused, len(desk.runner.asked)) == (False, 1)


def test_a_thought_that_was_under_way_is_kept_over_a_pause() -> None:
    desk = sit(NORMAL, NORMAL, EASY)
    desk.session.pause()
    desk.runner.answer()
    assert desk.done == []
    desk.session.resume()
    assert len(desk.done) == 1


def test_a_step_lets_one_bot_move_without_delay() -> None:
    desk = sit(NORMAL, NORMAL, EASY)
    desk.session.pause()
    desk.session.bot_delay_ms = 3_600_000
    desk.session.step()
    desk.runner.answer()
    assert len(desk.done) == 1
    desk.writer.acknowledge()
    desk.session.presented()
    assert desk.runner.asked == []
    desk.session.step()
    desk.runner.answer()
    assert len(desk.done) == 2


def test_a_step_is_for_a_pause_only() -> None:
    desk = sit(NORMAL, NORMAL, EASY)
    desk.session.step()
    desk.session.pause()
    desk.runner.answer()
    assert desk.done == []


def test_undo_among_bots_takes_back_one_action_and_pauses() -> None:
    desk = sit(NORMAL, NORMAL, EASY)
    desk.do("flip", "flip")
    desk.session.undo()
    desk.settle()
    assert desk.done == ["flip"]
    assert desk.session.paused
    assert desk.runner.asked == []


def test_a_match_may_be_played_without_a_disk() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    session = Session(match, ID, None, ManualRunner(), SteppedClock())
    heard = Heard(session)
    session.start()
    session.act(match.box.game.parse("draw"))
    assert heard.names("turn_changed") == ["stepped", "saved", "asked", "stepped", "saved", "asked"]
    session.close()


def test_closing_calls_off_bots_frees_the_match_and_says_nothing_more(desk: Desk) -> None:
    desk.do("flip")
    desk.heard.all.clear()
    desk.session.close()
    desk.session.close()
    assert desk.runner.questions == {}
    assert desk.writer.released == [ID]
    assert desk.writer.flushes == 1
    desk.writer.acknowledge()
    assert desk.heard.all == []
    assert not desk.runner.closed


def test_closing_tries_once_more_to_save_what_could_not_be_saved(desk: Desk) -> None:
    desk.act("draw")
    desk.writer.refuse(FULL)
    records = len(desk.writer.records)
    desk.session.close()
    assert len(desk.writer.records) == records + 1
    assert desk.writer.records[-1].actions == ("draw",)


def test_the_history_is_what_the_onlooker_saw_and_can_be_asked_for_in_parts(desk: Desk) -> None:
    desk.do("draw", "discard 5", "draw", "discard 2")
    whole = desk.session.seen_events()
    opening = desk.session.seen_events()[: len(desk.match.opening)]
    assert whole == opening + desk.session.seen_events(0)
    drawn = [
        event.cards
        for event in desk.session.seen_events(0)
        if isinstance(event, Moved) and event.source == Zone("deck") and event.target.name == "hand"
    ]
    assert drawn == [("5",), (None,)]
    assert desk.session.seen_events(4) == []


def test_a_match_that_becomes_too_long_tells_it_before_and_stops_with_all_of_it_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record that nobody can read again is never written."""
    monkeypatch.setattr(room_module, "NEARLY_FULL", 2)
    monkeypatch.setattr(match_module, "MOST_ACTIONS", 4)
    desk = sit(ANN, NORMAL, EASY)
    desk.do("flip")
    assert "failed" not in desk.heard.names()
    assert not desk.session.is_full
    desk.do("flip")
    warning = desk.heard.last("failed")
    assert warning.places == {"room": 2}
    desk.do("flip")
    desk.heard.all.clear()
    desk.do("fight")
    assert (desk.session.is_full, desk.session.is_humans_turn) == (True, False)
    assert not desk.runner.questions
    assert "stops here" in desk.heard.last("failed").text
    assert desk.heard.names().count("failed") == 1
    assert desk.writer.records[-1].actions == ("flip", "flip", "flip", "fight")
    desk.session.undo()
    desk.settle()
    assert "asked" in desk.heard.names()
    desk.do("fold")
    assert "stops here" in desk.heard.last("failed").text
    desk.session.close()
