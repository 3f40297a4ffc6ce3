"""Tags of cards left in a hand, and a reason for a hint, in Meow Meow Daifugo."""

import pytest

from cardtable_gui.games.meow.bots.reasons import reasons
from cardtable_gui.games.meow.events import left_in_hand
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.i18n import text
from tests.games.meow.scenes import dealt, packed


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
