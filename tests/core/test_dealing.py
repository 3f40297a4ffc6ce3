"""Numbered deals never change: these are pinned."""

from __future__ import annotations

from hashlib import sha512

import pytest

from cardtable_gui import games
from cardtable_gui.core.dealing import Deal, ListedDealer, NumberedDealer, SameDealer
from cardtable_gui.core.options import complete

PINNED = [
    ("kobayakawa", 3, 1, 0, 1, "12 7 4 13 1 6 14 5 15 9 11 10 2 3 8"),
    ("kobayakawa", 3, 1, 1, 2, "3 12 5 11 9 15 4 14 13 8 7 10 2 1 6"),
    ("kobayakawa", 6, 20240229, 6, 4, "3 11 10 2 13 9 14 7 15 8 5 1 4 12 6"),
    (
        "merchant",
        2,
        1,
        0,
        0,
        "7 13 3 8 4 14 5 7 13 10 5 11 12 3 5 8 9 11 2 6 8 12 3 1 6 2 9 4 6 2 4 2 1 2 1 1 6 4 7 10 1 5 3 3",
    ),
    (
        "merchant",
        3,
        7,
        2,
        1,
        (
            "1 3 2 11 7 1 4 4 12 9 4 7 5 6 11 7 5 1 9 11 3 3 10 6 10 2 12 2 "
            "8 2 6 13 1 1 4 4 5 5 2 3 12 6 8 13 8 8 5 7 1 6 9 3 10 2 14 3"
        ),
    ),
    (
        "merchant",
        6,
        -9223372036854775807,
        0,
        0,
        (
            "8 10 9 2 9 5 10 6 2 5 13 7 4 1 1 11 6 6 11 6 5 1 12 2 12 4 14 9 3 8 2 1 13 "
            "1 5 6 4 4 3 2 2 12 5 5 8 7 3 4 3 8 8 7 3 4 6 11 1 2 3 10 1 3 10 7 9 7"
        ),
    ),
]


def dealer(game_id: str, players: int, seed: int) -> NumberedDealer:
    game = games.game(game_id)
    return game.numbered_dealer(players, complete(game.options, {}), seed)


@pytest.mark.parametrize(("game_id", "players", "seed", "k", "start", "deck"), PINNED)
def test_numbered_deals_are_pinned(game_id: str, players: int, seed: int, k: int, start: int, deck: str) -> None:
    deal = dealer(game_id, players, seed)(k)
    assert " ".join(games.game(game_id).card_texts(deal.deck)) == deck
    assert deal.start == start


def test_a_numbered_deal_follows_its_description() -> None:
    """The documented shuffle in another way: as digits of a number in a mixed base."""
    number = int(sha512(b"cardtable-deal-1|toy|4|some key|-5|2").hexdigest(), 16)
    deck = list(range(10))
    for i in range(9, 0, -1):
        j = number % (i + 1)
        number //= i + 1
        deck[i], deck[j] = deck[j], deck[i]
    assert NumberedDealer("toy", 4, "some key", -5, tuple(range(10)))(2) == Deal(tuple(deck), number % 4)


def test_every_part_of_a_deals_name_matters() -> None:
    deck = tuple(range(30))
    names = [("a", 3, "", 1), ("b", 3, "", 1), ("a", 4, "", 1), ("a", 3, "x", 1), ("a", 3, "", 2), ("a", 3, "", -1)]
    decks = [NumberedDealer(*name, deck)(k).deck for name in names for k in range(3)]
    assert len(set(decks)) == len(decks)
    assert all(sorted(dealt) == list(deck) for dealt in decks)


def test_cards_and_start_seats_come_about_equally_often() -> None:
    dealers = [NumberedDealer("toy", 3, "", seed, tuple(range(5)))(0) for seed in range(3000)]
    for seat in range(3):
        assert 900 < sum(deal.start == seat for deal in dealers) < 1100
    for place in range(5):
        for card in range(5):
            assert 500 < sum(deal.deck[place] == card for deal in dealers) < 700


def test_hands_are_dealt_from_the_top_seat_by_seat_and_the_rest_is_left() -> None:
    deal = Deal((5, 3, 3, 0, 7, 1, 2), 1)
    assert deal.hands(2, 3) == ([(5, 3, 3), (0, 7, 1)], (2,))
    assert deal.hands(0, 3) == ([], deal.deck)


def test_listed_deals_come_first() -> None:
    beyond = NumberedDealer("toy", 3, "", 1, (0, 1, 2))
    listed = [Deal((2, 1, 0), 1), Deal((0, 1, 2), 2)]
    mixed = ListedDealer(listed, beyond)
    assert [mixed(k) for k in range(4)] == [*listed, beyond(2), beyond(3)]


def test_the_same_deal_is_given_whatever_its_number() -> None:
    deal = Deal((2, 1, 0), 1)
    dealer = SameDealer(deal)
    assert [dealer(k) for k in (0, 7)] == [deal, deal]
