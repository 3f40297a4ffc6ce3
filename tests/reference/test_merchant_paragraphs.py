"""The independent Merchant of Goldfish against positions worked out by hand, paragraph by paragraph."""

import random
from collections import Counter

import pytest

from tests.reference.merchant import COPIES, Merchant
from tests.reference.model import Card, MatchSettings, Options, numbers, texts

FRESH = 1000  # slots from here on belong to no deal: these cards were put there by a test


def match(players: int, options: Options | None = None) -> Merchant:
    """Begin a match with shuffled deals in which seat 0 starts."""
    rng = random.Random(4)
    terms = MatchSettings(players, options or {})
    deals = [Merchant.random_deal(terms, rng) for _ in range(3)]
    deals = [type(deal)(deal.deck, 0) for deal in deals]
    return Merchant(terms, deals)


def position(hands: list[list[int]], market: list[int], options: Options | None = None) -> Merchant:
    """Begin a match in which the hands and the market are these, and seat 0 leads."""
    game = match(len(hands), options)
    slots = iter(range(FRESH, FRESH + 1000))
    game.hands = [[Card(str(value), next(slots)) for value in hand] for hand in hands]
    game.market = [Card(str(value), next(slots)) for value in market]
    return game


def play(game: Merchant, *actions: str) -> None:
    """Do several actions."""
    for action in actions:
        game.act(action)


def lying(game: Merchant, zone: str) -> list[int]:
    """Give the values in one of the open zones."""
    return numbers(game.open_cards()[zone, None])


def test_mg1_list_of_cards() -> None:
    assert sum(COPIES.values()) == 66
    assert Merchant.full_deck(MatchSettings(4)).count("1") == 7


@pytest.mark.parametrize(
    ("players", "cards", "hand", "market"),
    [(2, 44, 15, 14), (3, 56, 14, 14), (4, 66, 13, 14), (5, 66, 11, 11), (6, 66, 9, 12)],
)
def test_mg2_mg3_set_up(players: int, cards: int, hand: int, market: int) -> None:
    game = match(players)
    assert len(Merchant.full_deck(MatchSettings(players))) == cards
    assert [len(game.hand(seat)) for seat in range(players)] == [hand] * players
    assert len(game.market) == market
    assert game.hand(1) == sorted(game.deals[0].deck[hand : 2 * hand])
    assert numbers(game.deals[0].deck[-market:]) == lying(game, "market")


def test_mg4_no_pass_on_an_empty_table() -> None:
    game = position([[1, 1, 2], [5, 6], [7, 7]], [3])
    assert game.legal() == ["play 1", "play 1 1", "play 2"]
    assert game.refuse("pass") == {"MG4"}
    assert game.refuse("pass 1 2 > 3") == {"MG4"}


def test_mg5_same_number_and_higher_or_same_value_and_more() -> None:
    game = position([[5, 5], [4, 4, 5, 5, 5, 6, 7, 7, 7], [9]], [13])
    game.hands[0].append(Card("1", FRESH + 999))
    play(game, "play 5 5")
    assert [each for each in game.legal() if each.startswith("play")] == ["play 5 5 5", "play 7 7"]
    for wrong in ("play 7 7 7", "play 4 4", "play 6", "play 5 5", "play 5 6"):
        assert game.refuse(wrong) == {"MG5"}
    assert "MG5" in (game.refuse("play 8 8") or ())


def test_mg6_exchanges_of_equal_sum_that_share_no_value() -> None:
    game = position([[9, 1], [1, 2, 3], [8]], [3, 4, 6])
    play(game, "play 9")
    assert game.legal() == ["pass", "pass 1 2 3 > 6", "pass 1 2 > 3", "pass 1 3 > 4"]
    assert game.refuse("pass 3 > 3") == {"MG6"}
    assert game.refuse("pass 1 2 > 4") == {"MG6"}
    play(game, "pass 2 1 > 3")
    assert numbers(game.hand(1)) == [3, 3]
    assert lying(game, "market") == [1, 2, 4, 6]


def test_mg6_a_sum_of_14_is_the_most() -> None:
    game = position([[2, 2], [7, 8, 6], [8]], [14, 1, 5])
    play(game, "play 2")
    assert game.refuse("pass 7 8 > 1 14") == {"MG6"}
    assert "pass 6 8 > 14" in game.legal()


def test_mg6_discards_and_table_are_not_the_market() -> None:
    game = position([[2, 9], [3, 8], [3, 1]], [14])
    play(game, "play 2", "play 3")
    assert game.refuse("pass 1 > 2") == {"MG3", "MG6"}
    assert game.legal() == ["pass"]


def test_mg7_reset_takes_from_the_market_before_the_discards_join() -> None:
    game = position([[9, 4], [1, 8], [1, 2]], [6, 6, 3])
    play(game, "play 9", "pass", "pass 1 2 > 3")
    assert game.to_move == 0
    assert game.legal() == ["skip", "take 1", "take 2", "take 6"]
    assert game.refuse("take 9") == {"MG7"}
    assert game.refuse("play 4") == {"MG7"}
    play(game, "take 6")
    assert numbers(game.hand(0)) == [4, 6]
    assert lying(game, "market") == [1, 2, 6, 9]
    assert lying(game, "discard") == []
    assert game.legal() == ["play 4", "play 6"]


def test_mg7_passes_before_a_play_do_not_count() -> None:
    game = position([[2, 9], [8, 8], [3, 4]], [14])
    play(game, "play 2", "pass", "play 3", "pass")
    assert not game.bonus
    play(game, "pass")
    assert (game.bonus, game.to_move) == (True, 2)


def test_mg7_seats_without_cards_are_not_waited_for() -> None:
    game = position([[2], [3, 4], [5, 9]], [14])
    play(game, "play 2", "play 3", "play 5", "pass")
    assert (game.bonus, game.to_move) == (True, 2)


def test_mg8_last_play_can_be_beaten() -> None:
    game = position([[2], [3, 4], [5, 9]], [14])
    play(game, "play 2")
    assert game.scores == [2, 0, 0]
    play(game, "pass", "play 5", "pass")
    assert (game.bonus, game.to_move) == (True, 2)


def test_mg9_lowest_card_is_laid_for_the_next_seat_with_cards() -> None:
    game = position([[9, 12], [3], [13], [8, 8], [7, 7]], [6, 4])
    play(game, "play 9", "pass", "play 13")  # seat 2 is out, and nobody has a 14
    play(game, "pass", "pass", "pass", "pass")
    assert lying(game, "table") == [4]
    assert lying(game, "market") == [6, 9, 13]
    assert game.to_move == 3
    assert game.legal()[0] == "pass"
    play(game, "play 8", "pass", "pass")
    assert game.leader == 3


def test_mg9_after_two_seats_went_out_the_left_of_the_last_player_counts() -> None:
    game = position([[12], [13], [3, 3], [4, 4]], [5, 5])
    play(game, "play 12", "play 13")
    assert game.scores == [3, 2, 0, 0]
    play(game, "pass", "pass")
    assert lying(game, "table") == [5]
    assert game.to_move == 2


def test_mg9_seats_out_earlier_are_skipped() -> None:
    game = position([[13, 1], [12], [3, 3], [14]], [5, 5])
    play(game, "play 1", "play 12", "pass", "pass", "play 13")
    assert game.scores == [2, 3, 0, 0]
    play(game, "pass", "pass")
    assert game.to_move == 2
    assert lying(game, "table") == [1]


def test_mg10_all_pass_on_the_ownerless_card() -> None:
    game = position([[12], [3, 3], [4, 4], [2, 2]], [5, 6])
    play(game, "play 12", "pass", "pass", "pass")
    assert game.to_move == 1
    play(game, "pass", "pass", "pass")
    assert game.to_move == 1
    assert not game.bonus
    assert lying(game, "market") == [5, 6, 12]
    assert lying(game, "table") == []
    assert game.legal() == ["play 3", "play 3 3"]


def test_mg11_the_deal_ends_with_one_holder() -> None:
    game = position([[1], [2], [3, 3]], [5])
    play(game, "play 1", "play 2")
    assert (game.over, game.to_move, game.ranks, game.scores) == (True, None, [1, 2, 3], [2, 1, 0])
    assert game.legal() == []
    assert lying(game, "table") == [2]


def test_mg11_two_players_end_with_the_first_out() -> None:
    game = position([[1], [2]], [5])
    play(game, "play 1")
    assert game.ranks == [1, 2]


def test_mg12_the_last_starts_the_next_deal_and_the_third_deal_breaks_ties() -> None:
    game = position([[1], [2]], [5], {"series": 3})
    play(game, "play 1")
    assert (game.deal, game.to_move, game.scores, game.ranks) == (2, 1, [1, 0], None)
    assert len(game.hand(0)) == 15
    game.hands = [[Card("1", FRESH)], [Card("2", FRESH + 1)]]
    play(game, "play 2")
    assert (game.deal, game.to_move, game.scores) == (3, 0, [1, 1])
    game.points = [1, 2]
    game.hands = [[Card("1", FRESH)], [Card("2", FRESH + 1)]]
    play(game, "play 1")
    assert (game.over, game.scores, game.ranks) == (True, [2, 2], [1, 2])


def test_mg13_stops_instead_of_a_reset_and_ranks_those_with_cards() -> None:
    game = position([[9, 1, 2], [7], [7, 7], [3, 11]], [5], {"turn_limit": 10})
    game.turns = 6
    play(game, "play 9", "pass", "pass", "pass")
    assert game.over
    assert lying(game, "table") == [9]
    assert not game.bonus
    # One card, then two with sum 3, then two pairs of sum 14 in seat order.
    assert game.ranks == [2, 1, 3, 4]


def test_mg13_seat_order_counts_from_the_start_seat_and_places_of_seats_out_stay() -> None:
    game = position([[5, 5], [6, 4], [8], [1, 9]], [2], {"turn_limit": 10})
    game.start = game.to_move = 2
    game.turns = 8
    play(game, "play 8", "play 9")
    assert game.over
    assert game.ranks == [3, 4, 1, 2]


def test_mg13_a_play_that_ends_the_deal_on_the_last_turn_is_no_stop() -> None:
    game = position([[5], [6, 4]], [2], {"turn_limit": 10})
    game.turns = 9
    play(game, "play 5")
    assert game.ranks == [1, 2]
    assert "MG13 stop" not in game.happened


def test_mg13_taking_the_bonus_card_is_no_turn() -> None:
    game = position([[9, 1], [1, 8], [1, 2]], [6], {"turn_limit": 10})
    play(game, "play 9", "pass", "pass", "take 6")
    assert game.turns == 3


@pytest.mark.parametrize("players", range(2, 7))
def test_random_matches_keep_their_cards_and_agree_on_what_is_legal(players: int) -> None:
    rng = random.Random(players)
    game = match(players, {"series": 3, "turn_limit": 120})
    while not game.over:
        cards = game.market + game.discards + game.played + [card for hand in game.hands for card in hand]
        assert texts(cards) == Merchant.full_deck(MatchSettings(players))
        assert len({card.slot for card in cards}) == len(cards)
        legal = game.legal()
        assert legal == sorted(set(legal))
        assert game.turns < 120
        for text in [rng.choice(legal), *(game.random_illegal(rng) for _ in range(5))]:
            canonical = text in legal
            assert canonical == (game.refuse(text) is None), text
        plays = [text for text in legal if text.startswith("play")]
        game.act(rng.choice(plays if plays and rng.random() < 0.7 else legal))
    assert sum(game.scores) == 3 * players * (players - 1) // 2
    assert sorted(game.ranks or []) == list(range(1, players + 1))


def test_an_exchange_of_the_same_cards_is_listed_once() -> None:
    game = position([[9, 1], [2, 2, 2, 4], [8]], [4, 4, 6, 6, 8])
    play(game, "play 9")
    assert max(Counter(game.legal()).values()) == 1
    assert "pass 2 2 2 > 6" in game.legal()
