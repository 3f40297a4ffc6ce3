"""Open hands are allowed only where they give nobody an unfair advantage."""

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.open_hands import open_cards
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.saves import record_file
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.zones import hand_of
from tests.support.sessions import ANN, BEN, EASY, NORMAL, SessionHarness, sit
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")


def hands(harness: SessionHarness) -> list[str | None]:
    return [card for zone in harness.session.positions.zones() if zone.zone.name == "hand" for card in zone.cards]


def test_who_watches_bots_sees_their_hands_while_they_play_and_no_more_when_closed_again() -> None:
    harness = sit(EASY, NORMAL, EASY)
    assert (harness.session.may_open_hands, harness.session.hands_are_open, hands(harness)) == (True, False, [None] * 3)
    harness.session.open_hands(True)
    assert (harness.session.hands_are_open, hands(harness)) == (True, ["1", "2", "3"])
    assert harness.heard.names("turn_changed") == ["replaced"]
    harness.runner.answer(harness.action("draw"))
    step_shown = harness.heard.last("stepped")
    assert step_shown.view == harness.match.state.view(None)
    assert next(zone for zone in step_shown.positions.zones() if zone.zone == hand_of(0)).cards == ("1", "5")
    assert [event.cards for event in step_shown.events if hasattr(event, "cards")] == [("5",)]
    harness.session.open_hands(False)
    assert (harness.session.hands_are_open, hands(harness)) == (False, [None] * 4)


def test_bots_are_asked_with_their_own_view_whatever_is_open() -> None:
    harness = sit(EASY, NORMAL, EASY)
    harness.session.open_hands(True)
    assert harness.runner.asked[0].view == harness.match.state.view(0)


def test_a_match_of_people_stays_closed_also_after_its_end() -> None:
    harness = sit(ANN, NORMAL, EASY)
    harness.session.open_hands(True)
    assert (harness.session.may_open_hands, harness.session.hands_are_open, hands(harness)) == (
        False,
        False,
        ["1", None, None],
    )
    with pytest.raises(PermissionError):
        open_cards(harness.match, 0, harness.session.view)


def test_bots_that_take_over_from_people_stay_closed_until_the_end() -> None:
    """Otherwise somebody could see hidden cards of a match in play, by letting bots continue a copy."""
    played = Match.new("kobayakawa", [ANN, BEN, EASY], seed=7)
    taken_over = played.branch(0, [EASY, NORMAL, EASY])
    assert taken_over.all_bots
    assert not taken_over.bots_only
    again = record_file.read_pasted(dumps(taken_over.branch(0, [NORMAL] * 3).record))
    assert (again.all_bots, again.bots_only) == (True, False)
    assert not SessionHarness(again).session.may_open_hands
    assert not Replay(again, SteppedClock()).may_open_hands
    assert Match.new("kobayakawa", [EASY] * 3, seed=7).branch(0, [NORMAL] * 3).bots_only


def test_an_unfinished_match_of_bots_is_open_to_whoever_watches_its_replay() -> None:
    match = Match.new("kobayakawa", [EASY] * 3, seed=7)
    replay = Replay(match, SteppedClock())
    assert (replay.may_open_hands, replay.hands_are_open) == (True, False)
    replay.open_hands(True)
    assert replay.hands_are_open
