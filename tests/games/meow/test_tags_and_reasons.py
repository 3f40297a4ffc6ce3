"""Tags of cards left in a hand, and a reason for a hint, in Meow Meow Daifugo."""

import pytest

from cardtable_gui.games.meow.bots.reasons import reasons
from cardtable_gui.games.meow.events import left_in_hand
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.i18n import text
from tests.games.meow.scenes import dealt, packed, scene
from tests.support.ruling import act


def test_mm11_cards_left_in_a_hand_are_tagged_with_their_circles() -> None:
    tags = left_in_hand(packed("b4 bb4 w4 d4"))
    assert {card: (tag.short, text(tag.words)) for card, tag in tags} == {
        "b4": ("1○", "1 circle"),
        "bb4": ("2○", "2 circles"),
        "w4": ("3○", "3 circles"),
        "d4": ("4○", "4 circles"),
    }


@pytest.mark.parametrize(("returned", "said"), [("w?", True), ("b?", False)])
def test_mm3_a_reason_for_the_wild_card_with_more_circles(returned: str, said: bool) -> None:
    state = dealt(3, "w? b? w1 b1 bb1 d1 w2 b2")
    view = state.view(state.to_move)
    action = GAME.parse(f"return {returned}")
    found = [text(reason) for reason in reasons(view, action)]
    assert ("It has 6 circles, more than your other ?." in found) is said


def test_mm13_alone_no_reason_tells_of_cards_to_beat_or_of_circles() -> None:
    later, fewer = (
        "No card of yours is lower, and this one would beat hardly anything later.",
        "Of the face-up cards, it has the fewest circles.",
    )
    lead = scene("w1 b3", "b1", "b2", field="b7 d6 w5")
    assert later in said(lead)
    assert fewer in said(scene("w1 b3", "b2", field="b7 d6 w5", table="b2", owner=1))
    alone = dealt(1, "w1 b3 bb5 d3 w8 b6 bb2 d4 b7 d6 w5")
    assert later not in said(alone)
    act(alone, "play w1")
    assert fewer not in said(alone)


def said(state: MeowState) -> set[str]:
    """All reasons for all actions."""
    view = state.view(state.to_move)
    return {text(reason) for action in state.legal_actions() for reason in reasons(view, action)}


def test_a_play_that_would_break_up_the_only_sequence_speaks_for_passing() -> None:
    told = "Any play that beats the table would break up your sequence black 3○○, black 4○ and black 5○○."
    broken = scene("w1 w4 w5 b4 b7 bb3 bb5", "b1 b2", "b6 bb6", field="b3 d3 bb8", table="d4*2", owner=2)
    assert told in said(broken)
    kept = scene("w1 w5 b4 b7 bb3 bb5 d5", "b1 b2", "b6 bb6", field="b3 d3 bb8", table="d4*2", owner=2)
    assert not any("your sequence" in words for words in said(kept))


def test_a_face_up_8_can_win_the_lead_which_no_lower_card_is_said_to() -> None:
    state = scene("w1 b3", "b1", "b2", field="bb8 b7 w5", table="b2", owner=2)
    assert [words for words in said(state) if "win you the lead" in words] == [
        "Nothing beats a single 8, so black 8○○ can win you the lead."
    ]


def test_circles_that_change_no_points_are_no_reason() -> None:
    fewer = "If someone else goes out, you lose 1 point less."
    view = scene("w1 w3 w5 w6 w7 w8 d1", "b1 b2 b3 b4", "b5 b6 b7 b8").view(0)
    assert not any("less" in text(reason) for reason in reasons(view, GAME.parse("play w1")))
    assert fewer in said(scene("b1 bb7 bb8 w8", "b2 b3 b4 b5", "b6 bb5 bb6 w7"))
