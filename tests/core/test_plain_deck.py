"""Plain cards: their texts, order and tricks."""

from __future__ import annotations

from cardtable_gui.core import plain_deck
from cardtable_gui.core.plain_deck import beats, best, following, rank_of, suit_of
from tests.support.games.old_maid.game import GAME as OLD_MAID
from tests.support.games.sevens.game import GAME as SEVENS

HIGH = plain_deck.deck(plain_deck.ACE_HIGH)


def faces(cards: str) -> list[int]:
    return [HIGH.index(card) for card in cards.split()]


def test_there_are_52_cards_suit_by_suit() -> None:
    assert len(set(HIGH)) == 52
    assert HIGH[:2] == ("2♠", "3♠")
    assert (HIGH[12], HIGH[13], HIGH[51]) == ("A♠", "2♥", "A♣")
    assert plain_deck.deck(plain_deck.ACE_LOW)[0] == "A♠"
    assert (suit_of(51), rank_of(51), rank_of(13)) == (3, plain_deck.TOP, 0)


def test_a_suit_is_followed_if_it_can_be() -> None:
    hand = faces("2♠ 9♠ K♥")
    assert following(hand, faces("3♠ 4♥")) == faces("2♠ 9♠")
    assert following(hand, faces("3♦")) == hand
    assert following(hand, []) == hand


def test_the_highest_trump_takes_else_the_highest_of_the_suit_that_was_led() -> None:
    trick = faces("10♥ A♠ Q♥ 2♣")
    assert [best(trick, trump) for trump in (None, 0, 1, 2, 3)] == [2, 1, 2, 2, 3]
    assert best(faces("2♦")) == 0
    low, high = faces("2♠ A♥")
    assert not beats(high, low)
    assert beats(low, high, trump=0)


def test_plain_cards_are_sorted_by_rank_then_by_suit_however_they_are_listed() -> None:
    for game in (SEVENS, OLD_MAID):
        found = sorted(game.faces, key=game.by_number)
        assert found[:5] == ["A♠", "A♥", "A♦", "A♣", "2♠"]
    assert max(OLD_MAID.faces, key=OLD_MAID.by_number) == "JKR"
