"""A hand keeps its player's order, whatever cards come and go."""

from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Token
from cardtable_gui.models.zones import HandOrder, HandOrders

HAND = Zone("hand", 0)


def rank(token: Token) -> int:
    return int(token.face or 99)


def hand(*faces: int) -> list[Token]:
    """Sorted cards; a card's id is its place here."""
    return [Token(number, str(face)) for number, face in enumerate(faces)]


def read(tokens: tuple[Token, ...]) -> list[int]:
    return [rank(token) for token in tokens]


def test_without_any_order_cards_lie_as_they_come() -> None:
    order = HandOrder()
    assert not order.known
    assert read(order.lay(hand(1, 4, 4, 9), rank)) == [1, 4, 4, 9]


def test_cards_keep_the_order_in_which_they_were_put() -> None:
    order = HandOrder()
    one, four, other, nine = hand(1, 4, 4, 9)
    order.put([nine, one, other, four])
    assert order.lay([one, four, other, nine], rank) == (nine, one, other, four)
    assert order.lay([one, four, nine], rank) == (nine, one, four)


def test_a_new_card_lies_beside_its_like_or_behind_the_next_lower_one() -> None:
    order = HandOrder()
    cards = hand(2, 5, 9)
    order.put([cards[2], cards[0], cards[1]])
    new = [Token(10, "9"), Token(11, "3"), Token(12, "1")]
    assert read(order.lay([*cards, *new], rank)) == [9, 9, 1, 2, 3, 5]


def test_a_card_that_comes_back_lies_where_it_lay() -> None:
    order = HandOrder()
    two, five, nine = hand(2, 5, 9)
    order.put([nine, two, five])
    assert order.lay([five, nine], rank) == (nine, five)
    order.put([five, nine])
    assert order.lay([two, five, nine], rank) == (five, nine, two)


def test_when_the_hand_was_hidden_its_cards_are_known_by_their_faces() -> None:
    order = HandOrder()
    two, five, nine = hand(2, 5, 9)
    order.put([nine, two, five])
    hidden = [Token(token.id, None) for token in (two, five, nine)]
    assert order.lay(hidden, rank) == tuple(hidden)
    others = [Token(0, "9"), Token(1, "2"), Token(2, "5")]
    assert read(order.lay(others, rank)) == [9, 2, 5]


def test_an_order_that_was_remembered_is_taken_up_again() -> None:
    orders = HandOrders()
    orders.restore(HAND, ["9", "2", "7", "5"])
    assert read(orders.lay(HAND, tuple(hand(2, 5, 9)), rank)) == [2, 5, 9]
    orders.by_hand = True
    assert read(orders.lay(HAND, tuple(hand(2, 5, 9)), rank)) == [9, 2, 5]


def test_newly_dealt_cards_lie_sorted() -> None:
    orders = HandOrders()
    cards = hand(2, 5, 9)
    orders.put(HAND, [cards[2], cards[1], cards[0]])
    assert read(orders.lay(HAND, tuple(cards), rank)) == [9, 5, 2]
    orders.forget()
    assert orders.by_hand
    assert read(orders.lay(HAND, tuple(cards), rank)) == [2, 5, 9]
