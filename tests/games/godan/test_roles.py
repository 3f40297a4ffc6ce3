"""Role cards (GO9) and scoring (GO10)."""

from random import Random

import pytest

from cardtable_gui.core.events import DealEnded, Shown, all_seen
from cardtable_gui.core.zones import hand_of
from cardtable_gui.games.godan.table import GodanTable
from cardtable_gui.i18n import text
from tests.games.godan.scenes import gains, scene, shown
from tests.support.ruling import NAMES, act, legal, reason, rule, told


def works(state_hand: str, **scenery: object) -> set[str]:
    state = scene(state_hand, "10 10", "10", **scenery)  # type: ignore[arg-type]
    return {written for written in legal(state) if written.startswith("work")}


def test_go9_role_cards_are_worked_as_two_to_four_equal_ones() -> None:
    assert works("S 5") == set()
    assert works("S S 5") == {"work S S"}
    assert works("S S S S 5") == {"work S S", "work S S S", "work S S S S"}
    state = scene("S S R 5", "10", "10")
    assert rule(state, "work S") == "GO9"
    assert "2–4" in reason(state, "work S")
    assert rule(state, "work S R") == "GO9"
    assert rule(state, "work S S S") == "GO9"
    assert rule(state, "work 5 S") == "GO9"


def test_go9_role_cards_stay_in_the_field_score_nothing_and_take_no_addition() -> None:
    state = scene("S S S 5", "10 10", "10", deck="5 5 5 5")
    act(state, "work S S")
    assert shown(state.laid[0]) == "S S"
    assert state.view(0).worth(0) == 0
    act(state, "take", "send 10", "take", "send 10")
    assert rule(state, "work S") == "GO9"


@pytest.mark.parametrize(("cards", "week", "last"), [("S S", 1, 9), ("S S S", 1, 8), ("S S", 9, 9), ("S S S", 9, 9)])
def test_go9_severance_brings_the_last_week_forward_but_never_before_the_current_one(
    cards: str, week: int, last: int
) -> None:
    state = scene(f"{cards} 5", "10", "10", week=week)
    events = act(state, f"work {cards}")
    assert state.last_week == last
    sentence = "this week is the last" if week == last else f"week {last} is now the last"
    assert sentence in told(events)[0]


def test_go9_severances_add_up() -> None:
    state = scene("S S 5", "S S", "10", deck="5 5")
    act(state, "work S S", "work S S")
    assert state.last_week == 8


def test_go9_severance_in_the_last_week_changes_nothing_and_the_week_is_played_to_its_end() -> None:
    state = scene("S S 5", "10", "20", week=10)
    act(state, "work S S")
    assert state.to_move == 1
    act(state, "take", "send 10", "take", "send 20")
    assert state.to_move is None


def test_go9_four_severances_end_the_game_at_once() -> None:
    state = scene("S S S S 25", "10", "20")
    events = act(state, "work S S S S")
    assert state.to_move is None
    assert gains(events) == {0: -25, 1: -10, 2: -20}
    assert told(events)[0] == "Aki lays four Severance cards: the game ends at once."


def test_go9_robbery_moves_cards_of_one_number_to_the_own_group() -> None:
    state = scene("R R 5", "10", "20", laid=("", "25 25 25 5 5", "10"))
    found = {written for written in legal(state) if written.startswith("work")}
    assert found == {
        "work R R > @1 5",
        "work R R > @1 5 5",
        "work R R > @1 25",
        "work R R > @1 25 25",
        "work R R > @2 10",
    }
    events = act(state, "work R R > @1 25 25")
    assert shown(state.taken[0]) == "25 25"
    assert shown(state.laid[0]) == "R R"
    assert shown(state.laid[1]) == "5 5 25"
    assert told(events)[0] == "Aki robs Mio of two 25s with two Robbery cards."
    assert state.view(2).worth(0) == 25


def test_go9_robbery_needs_a_target() -> None:
    state = scene("R R 5", "10", "20", laid=("5 5", "S S"))
    assert legal(state) == {"take", "work 5"}
    assert rule(state, "work R R") == "GO9"
    assert "No opponent has a card" in reason(state, "work R R")


def test_go9_robbery_fills_the_own_group_to_five_at_most() -> None:
    state = scene("R R R 5", "10", "20", laid=("25 25 25", "25 25 25"))
    assert {written for written in legal(state) if ">" in written} == {"work R R > @1 25", "work R R > @1 25 25"} | {
        "work R R R > @1 25",
        "work R R R > @1 25 25",
    }
    assert rule(state, "work R R R > @1 25 25 25") == "GO9"
    assert "Take at most 2" in reason(state, "work R R R > @1 25 25 25")
    state = scene("R R 5", "10", "20", laid=("25 25 25", "25 25 25"), taken=("25 25",))
    assert legal(state) == {"take"}


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("work R R", "one opponent’s field"),
        ("work R R > @1", "one opponent’s field"),
        ("work R R > 25", "one opponent’s field"),
        ("work R R > @0 5", "one of your opponents"),
        ("work R R > @3 25", "one of your opponents"),
        ("work R R > @1 5", "That field has no 5s"),
        ("work R R > @1 25 25 25", "at most 2 cards to take"),
        ("work R R R R > @1 25 25 25 25", "Take at most 3"),
        ("work R R > @1 5 25", "cards of one number"),
        ("work R R > @1 S", "cards of one number"),
    ],
)
def test_go9_robbery_is_refused_in_words(written: str, why: str) -> None:
    state = scene("R R R R 5", "10", "20", laid=("5 5", "25 25 25 S S"))
    assert rule(state, written) == "GO9"
    assert why in reason(state, written)


def test_go9_cards_that_the_victim_had_taken_leave_first() -> None:
    state = scene("R R 5", "10", "20", laid=("", "25 25"), taken=("", "25"))
    act(state, "work R R > @1 25 25")
    assert (shown(state.laid[1]), shown(state.taken[1])) == ("25", "")


def test_go9_cover_up_discards_one_to_as_many_cards_as_were_laid() -> None:
    assert works("V V 5 S") == {"work V V > 5", "work V V > S", "work V V > 5 S"}
    assert works("V V 5 5 5") == {"work V V > 5", "work V V > 5 5", "work 5 5", "work 5 5 5"}
    assert works("V V V") == {"work V V > V", "work V V V"}
    state = scene("V V 5 S", "10", "20", deck="25 25")
    events = act(state, "work V V > 5 S")
    assert shown(state.hands[0]) == ""
    assert state.game.card_texts(state.discards) == ("5", "S")
    assert told(events)[0] == "Aki discards 5 and Severance with two Cover-up cards."


def test_go9_cover_up_discards_nothing_only_when_nothing_is_left() -> None:
    state = scene("V V", "10", "20", deck="25 25")
    assert legal(state) == {"take", "work V V"}
    assert "nothing left" in told(act(state, "work V V"))[0]
    state = scene("V V 5", "10", "20")
    assert rule(state, "work V V") == "GO9"
    assert "at least one more card" in reason(state, "work V V")
    assert "You have no 10 card" in reason(state, "work V V > 10")
    assert "You have no Cover-up card" in reason(state, "work V V > V")
    assert "no opponent" in reason(state, "work V V > @1 5")
    state = scene("V V 5 5 5", "10", "20")
    assert "at most 2 cards to discard" in reason(state, "work V V > 5 5 5")


def test_go9_collection_makes_an_opponent_pay_at_scoring() -> None:
    state = scene("C C 5", "10", "", week=10, deck="25 25")
    assert legal(state) == {"take", "work C C > @1", "work C C > @2"}
    events = act(state, "work C C > @2")
    assert told(events)[0] == "Aki lays two Collection cards: Ken will pay 10 points."
    assert state.scores == (100, 100, 100)
    assert gains(act(state, "take", "send 10", "take", "send 10")) == {0: 10 - 5, 1: -25, 2: -10}
    assert "Choose the opponent" in reason(scene("C C", "10", "20"), "work C C")
    assert "not cards" in reason(scene("C C", "10", "20"), "work C C > @1 10")
    assert "one of your opponents" in reason(scene("C C", "10", "20"), "work C C > @0")


def test_go9_severance_and_numbers_choose_nobody() -> None:
    state = scene("S S 5 5", "10", "20", laid=("", "5 5"))
    assert rule(state, "work S S > @1") == "GO9"
    assert "no opponent" in reason(state, "work S S > @1")
    assert rule(state, "work 5 5 > @1 5") == "GO6"
    assert "without naming an opponent" in reason(state, "work 5 5 > @1 5")


def test_go10_a_hand_card_costs_its_value_and_a_role_card_ten() -> None:
    state = scene("5 25 S", "R R V", "", week=10, to_move=2, incoming="20")
    assert gains(act(state, "take", "send 20")) == {0: -40, 1: -30, 2: 0}


def test_go10_it_holds_for_who_ended_the_game_too() -> None:
    state = scene("S S S S 25 25", "10", "20", laid=("15 15",))
    assert gains(act(state, "work S S S S"))[0] == 15 - 50


def test_go10_a_card_on_its_way_belongs_to_nobody() -> None:
    state = scene("10", "5 5 5 5 5", "", deck="25 25")
    events = act(state, "take", "send 10", "work 5 5 5 5 5")
    assert gains(events) == {0: -25, 1: 50, 2: 0}
    zones = {zone.zone.name: zone.cards for zone in state.view(0).zones() if zone.zone.seat is None}
    assert zones["incoming"] == ("10",)


def test_go10_the_result_tells_the_parts() -> None:
    state = scene("C C 5", "10", "", laid=("20 20",), week=10, deck="25 25")
    events = act(state, "work C C > @2", "take", "send 10", "take", "send 10")
    lines = {
        line.seat: text(line.why, NAMES, "en")
        for event in events
        if isinstance(event, DealEnded)
        for line in event.results
    }
    assert lines[0] == "groups 20, collections +10, cards in hand −5"
    assert lines[1] == "groups 0, cards in hand −25"
    assert lines[2] == "groups 0, collections −10, empty hand"


def test_go12_the_hands_that_are_left_are_shown_face_up_with_what_they_cost() -> None:
    for deal in (None, 1):
        state = scene("20 20 S", "", "5", week=10, deck="25 25", deal=deal)
        events = act(state, "take", "send 25", "take", "send 25", "take", "send 25")
        opened = {event.zone.seat: event for event in events if isinstance(event, Shown)}
        assert {seat: event.cards for seat, event in opened.items()} == {0: ("20", "20", "S"), 2: ("5",)}
        assert [(card, tag.short) for card, tag in opened[0].tags] == [("20", "−40"), ("S", "−10")]
        for viewer in (0, 1, 2, None):
            assert [event for event in all_seen(events, viewer) if isinstance(event, Shown)] == list(opened.values())
            assert "Aki still holds two 20s and Severance, losing 50 points." in told(events, viewer)


def test_go12_after_the_last_game_everybody_sees_all_hands_and_only_then() -> None:
    state = scene("20 20 S", "", "5", week=10, deck="25 25")
    assert state.view(1).zones()[0].cards == (None,) * 3
    act(state, "take", "send 25", "take", "send 25", "take", "send 25")
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert [zone.cards for zone in view.zones()[:3]] == [("20", "20", "S"), (), ("5",)]
        assert view.known() == (("20", "20", "S"), (), ("5",))
        assert view.sample(Random(1)).view(viewer) == view
        tags = GodanTable().tags(view)
        assert tags[hand_of(0)]["20"].short == "−40"
        assert hand_of(1) not in tags
