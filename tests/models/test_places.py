"""Tokens mapped to zones and places, and back."""

from cardtable_gui.core.picks import Pick
from cardtable_gui.core.zones import Zone, ZoneCards
from cardtable_gui.models.tokens import Token, TokensByZone
from cardtable_gui.models.zones import Places

OWN, OTHER, DECK = Zone("hand", 0), Zone("hand", 2), Zone("deck")
CARDS = (
    ZoneCards(OWN, ("3", "5", "5", "9")),
    ZoneCards(OTHER, (None, None, None, None)),
    ZoneCards(DECK, (None, None)),
)
ARRANGEMENT: TokensByZone = {
    OWN: (Token(10, "9"), Token(11, "5"), Token(12, "3"), Token(13, "5")),
    OTHER: tuple(Token(20 + number, None) for number in range(4)),
    DECK: (Token(30, None), Token(31, None)),
}
PLACES = Places(ARRANGEMENT, CARDS)


def test_the_third_face_down_card_of_seat_2_is_that_card_and_no_other() -> None:
    assert PLACES.pick(22) == (OTHER, Pick(2, None))
    assert PLACES.tokens({OTHER: (Pick(2, None),)}) == (22,)


def test_a_hand_may_lie_in_another_order_than_the_rules_count_it() -> None:
    assert [PLACES.pick(token) for token in (10, 11, 12, 13)] == [
        (OWN, Pick(3, "9")),
        (OWN, Pick(1, "5")),
        (OWN, Pick(0, "3")),
        (OWN, Pick(2, "5")),
    ]
    assert PLACES.tokens({OWN: (Pick(2, "5"), Pick(0, "3"))}) == (13, 12)


def test_picked_tokens_are_told_by_zone_in_the_order_of_their_places() -> None:
    assert PLACES.picked({13, 12, 21, 31}) == {
        OWN: (Pick(0, "3"), Pick(2, "5")),
        OTHER: (Pick(1, None),),
        DECK: (Pick(1, None),),
    }


def test_what_the_view_does_not_hold_is_no_card_of_the_rules() -> None:
    places = Places({OWN: (Token(1, "7"), Token(2, "3"))}, (ZoneCards(OWN, ("3",)),))
    assert places.pick(1) is None
    assert places.picked({1, 2}) == {OWN: (Pick(0, "3"),)}
    assert places.tokens({OWN: (Pick(4, "7"), Pick(0, "3"))}) == (2,)
