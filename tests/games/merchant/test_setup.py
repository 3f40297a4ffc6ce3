"""The cards, hands and market: MG1-MG3."""

from collections import Counter

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.options import complete
from cardtable_gui.games.merchant.game import GAME
from tests.games.merchant.scenes import started

FULL = {14: 1, 13: 2, 12: 3, 11: 3, 10: 4, 9: 4, 8: 5, 7: 5, 6: 6, 5: 6, 4: 6, 3: 7, 2: 7, 1: 7}


def deck(players: int) -> Counter[int]:
    return Counter(face + 1 for face in GAME.deck(players, complete(GAME.options, {})))


@pytest.mark.parametrize("players", [4, 5, 6])
def test_mg1_the_full_deck_has_66_cards_few_of_them_high(players: int) -> None:
    assert deck(players) == FULL
    assert deck(players).total() == 66


def test_mg2_two_players_remove_two_each_of_1_to_10_and_one_each_of_11_and_12() -> None:
    removed = Counter(dict.fromkeys(range(1, 11), 2) | {11: 1, 12: 1})
    assert deck(2) == Counter(FULL) - removed
    assert deck(2).total() == 44


def test_mg2_three_players_remove_one_each_of_1_to_10() -> None:
    assert deck(3) == Counter(FULL) - Counter(range(1, 11))
    assert deck(3).total() == 56


@pytest.mark.parametrize(
    ("players", "hand", "market"), [(2, 15, 14), (3, 14, 14), (4, 13, 14), (5, 11, 11), (6, 9, 12)]
)
def test_mg3_hands_and_market_by_number_of_players(players: int, hand: int, market: int) -> None:
    state = started(players)
    assert state.sizes == [hand] * players
    assert [counts.size(cards) for cards in state.hands] == [hand] * players
    assert counts.size(state.market) == market
    assert state.cards() == GAME.deck(players, state.options)
    assert (state.passes, state.needed, state.holders) == (0, players, players)


def test_mg3_cards_are_dealt_from_the_top_hand_by_hand_and_the_rest_is_the_market() -> None:
    options = complete(GAME.options, {})
    numbered = GAME.numbered_dealer(3, options, 5)
    cards = tuple(reversed(GAME.deck(3, options)))
    state = GAME.start(3, options, ListedDealer([Deal(cards, 2)], numbered))
    assert [counts.expand(hand) for hand in state.hands] == [
        tuple(sorted(cards[:14])),
        tuple(sorted(cards[14:28])),
        tuple(sorted(cards[28:42])),
    ]
    assert counts.expand(state.market) == tuple(sorted(cards[42:]))
    assert state.to_move == state.start == 2


def test_mg3_the_first_start_seat_is_drawn_with_the_deal() -> None:
    starts = {started(5, seed).to_move for seed in range(40)}
    assert starts == {0, 1, 2, 3, 4}
