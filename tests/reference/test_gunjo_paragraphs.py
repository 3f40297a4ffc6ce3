"""The independent Gunjo Gradation against positions worked out by hand, paragraph by paragraph."""

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.reference.gunjo import Gunjo
from tests.reference.gunjo_cards import BASIC, EXPANSIONS, PENALTIES
from tests.reference.model import Card, MatchSettings, Options, numbers, texts

FRESH = 1000  # slots from here on belong to no deal: these cards were put there by a test
ALL = {"expansions": ["1", "2", "13", "14", "15"]}
SUBSETS = [[str(kind) for kind in kinds] for size in range(6) for kinds in combinations(EXPANSIONS, size)]


def match(players: int, options: Options | None = None) -> Gunjo:
    """Begin a match with shuffled deals in which seat 0 starts."""
    rng = random.Random(4)
    terms = MatchSettings(players, {**Gunjo.default_options(), **(options or {})})
    deals = [Gunjo.random_deal(terms, rng) for _ in range(6)]
    return Gunjo(terms, [type(deal)(deal.deck, 0) for deal in deals])


def position(hands: list[list[int]], revealed: list[int], deck: list[int], **more: object) -> Gunjo:
    """Begin a match with all kinds in which hands, revealed cards and deck are these, and seat 0 leads."""
    game = match(len(hands), {**ALL, "two_ignores_area": more.get("two_ignores_area") is True})
    slots = iter(range(FRESH, FRESH + 1000))
    game.hands = [[Card(str(number), next(slots)) for number in hand] for hand in hands]
    game.revealed = [Card(str(number), next(slots)) for number in revealed]
    game.deck = [Card(str(number), next(slots)) for number in deck]
    return game


def play(game: Gunjo, actions: str) -> None:
    """Do several actions, separated by commas."""
    for action in actions.split(", "):
        game.act(action)


def hands(game: Gunjo) -> list[list[int]]:
    """Values that the seats hold."""
    return [numbers(game.hand(seat)) for seat in range(game.players)]


def lying(game: Gunjo, zone: str) -> list[int]:
    """Values in one of the open zones."""
    return numbers(game.open_cards()[zone, None])


def test_gg1_list_of_cards() -> None:
    assert sum(BASIC.values()) == 75
    deck = Counter(Gunjo.full_deck(MatchSettings(3, {"expansions": ["2", "15"]})))
    assert (deck["2"], deck["15"], deck["13"], deck["3"]) == (5, 3, 0, 12)
    assert [PENALTIES[number] for number in range(3, 13)] == [1, 2, 3, 4, 5, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(("players", "size"), [(3, 12), (4, 12), (5, 11), (6, 10)])
def test_gg2_set_up(players: int, size: int) -> None:
    game = match(players, ALL)
    deck = game.deals[0].deck
    assert game.scores == [30] * players
    assert [game.hand(seat) for seat in range(players)] == [
        sorted(deck[seat * size : (seat + 1) * size]) for seat in range(players)
    ]
    assert lying(game, "revealed") == numbers(deck[size * players : size * players + 2])
    assert [card.text for card in game.deck] == list(deck[size * players + 2 :])


def test_gg3_on_an_empty_area_play_or_draw_and_then_play() -> None:
    game = position([[5, 7], [3, 4], [6, 8]], [9, 9], [12])
    assert game.legal() == ["draw", "play 5", "play 7"]
    assert game.refuse("pass") == {"GG3"}
    game.act("draw")
    assert game.legal() == ["play 12", "play 5", "play 7"]
    assert "GG3" in (game.refuse("stay") or ())
    assert game.to_move == 0


def test_gg3_swaps_with_another_number_in_the_open() -> None:
    game = position([[5, 7], [3, 9, 9], [6, 8]], [9, 4], [12])
    game.act("play 7")
    assert game.legal() == ["draw", "pass", "pass 3 > 4", "pass 3 > 9", "pass 9 > 4", "play 9", "play 9 9"]
    assert game.refuse("pass 9 > 9") == {"GG3"}
    assert game.refuse("pass 3 > 8") == {"GG3"}
    game.act("pass 3 > 4")
    assert lying(game, "revealed") == [3, 9]
    assert game.seen_in_hand(1, None) == ["4"]
    assert game.to_move == 2


def test_gg3_no_drawing_from_an_empty_deck() -> None:
    game = position([[5, 7], [3, 9], [6, 8]], [9, 4], [12])
    play(game, "draw, play 7")
    assert "draw" not in game.legal()
    assert game.refuse("draw") == {"GG3"}


def test_gg4_strictly_above_the_latest_total_with_any_number_of_cards() -> None:
    game = position([[4, 4, 9], [8, 9, 5, 5, 12], [6, 8, 7]], [9, 3], [12])
    game.act("play 4 4")
    assert [text for text in game.legal() if text.startswith("play")] == ["play 12", "play 5 5", "play 9"]
    assert game.refuse("play 8") == {"GG4"}
    assert game.refuse("play 5") == {"GG4"}
    assert game.refuse("play 5 9") == {"GG4"}
    assert "GG4" in (game.refuse("play 10") or ())
    play(game, "play 9, pass")
    assert "play 9" not in game.legal()
    assert lying(game, "area") == [9]
    assert lying(game, "under") == [4, 4]


def test_gg5_staying_counts_as_a_pass_and_gives_no_swap() -> None:
    game = position([[5, 7], [3, 9], [6, 8]], [9, 4], [12, 3, 3])
    play(game, "play 7, draw")
    assert game.legal() == ["play 12", "play 9", "stay"]
    assert "GG3" in (game.refuse("pass") or ())
    assert "GG5" in (game.refuse("pass 3 > 4") or ())
    play(game, "stay, pass")
    assert (game.to_move, lying(game, "area"), lying(game, "discard")) == (0, [], [7])


def test_gg6_cleared_after_all_others_have_not_played_since_the_latest_play() -> None:
    game = position([[5, 7], [3, 9, 3], [6, 8]], [9, 4], [12, 3, 3])
    play(game, "play 5, pass, play 6, pass, play 9, pass, pass")
    assert (game.to_move, lying(game, "area"), lying(game, "under"), lying(game, "discard")) == (1, [], [], [5, 6, 9])
    assert game.legal() == ["draw", "play 3", "play 3 3"]


def test_gg7_gg8_the_first_without_cards_wins_and_gains_the_largest_penalty() -> None:
    game = position([[7, 7], [3, 3, 8, 8], [4, 12, 12, 12]], [9, 4], [12])
    game.act("play 7 7")
    assert game.scores == [36, 24, 27]
    assert (game.deal, game.to_move, game.over) == (2, 0, False)


def test_gg9_the_winner_starts_and_there_are_as_many_rounds_as_players() -> None:
    game = match(4)
    game.hands[0] = [Card("3", FRESH), Card("4", FRESH + 1)]
    for number in range(1, 5):
        assert (game.deal, game.to_move, game.over) == (number, 0 if number == 1 else 2, False)
        if number == 1:
            play(game, "play 3, pass")
        game.hands[2] = [Card("12", FRESH + 2)]
        game.points = [30] * 4
        game.act("play 12")
    assert game.over
    assert game.to_move is None
    assert lying(game, "area") == [12]


@pytest.mark.parametrize(("before", "over"), [(6, False), (5, True)])
def test_gg9_a_total_below_0_ends_the_match(before: int, over: bool) -> None:
    game = position([[7], [3, 8], [4]], [9, 4], [12])
    game.points[1] = before
    game.act("play 7")
    assert game.scores[:2] == [36, before - 6] if over else game.over is False
    assert game.over == over
    assert (game.ranks == [1, 3, 2]) == over


@pytest.mark.parametrize(("players", "rounds"), [(3, 1), (3, 5), (4, 2)])
def test_gg9_another_number_of_rounds(players: int, rounds: int) -> None:
    game = match(players, {"rounds": rounds})
    for number in range(1, rounds + 1):
        assert (game.deal, game.over) == (number, False)
        assert game.to_move is not None
        game.hands[game.to_move] = [Card("12", FRESH)]
        game.points = [30] * players
        game.act("play 12")
    assert (game.over, game.to_move, game.deal) == (True, None, rounds)


@pytest.mark.parametrize("points", [10, 30, 100])
def test_gg2_another_number_of_starting_points(points: int) -> None:
    assert match(3, {"start_points": points}).scores == [points] * 3


def last_round(points: list[int], hands: list[list[int]]) -> Gunjo:
    """Play the last round to its end, seat 0 with its only card."""
    game = position(hands, [9, 4], [12])
    game.deals = [game.deals[0]] * game.players
    game.deal = game.players
    game.points = points
    game.act("play " + str(hands[0][0]))
    assert game.over
    return game


def test_gg10_a_tie_goes_to_fewer_penalty_points_in_the_last_round() -> None:
    game = last_round([20, 22, 23, 30], [[7], [3], [4], [5, 8]])
    assert game.scores == [28, 21, 21, 22]
    assert game.ranks == [1, 3, 4, 2]
    game = last_round([20, 29, 23, 30], [[7], [3], [4], [5, 8]])
    assert game.scores == [28, 28, 21, 22]
    assert game.ranks == [1, 2, 4, 3]


def test_gg10_then_the_rank_is_shared() -> None:
    game = last_round([20, 22, 22, 10], [[7], [3, 3], [12], [12]])
    assert game.scores == [21, 21, 21, 9]
    assert game.ranks == [1, 2, 2, 4]


def test_gg11_1s_join_one_set_or_are_played_alone() -> None:
    game = position([[1, 1, 3, 14], [9, 9], [9, 9]], [9, 4], [12])
    alone = ["play 1", "play 1 1"]
    with_one = ["play 1 1 14", "play 1 1 3", "play 1 14", "play 1 3", "play 14", "play 3"]
    assert game.legal() == sorted([*alone, *with_one, "draw"])
    assert "GG11" in (game.refuse("play 1 3 14") or ())
    play(game, "play 1 3")
    assert "play 9" in game.legal()
    assert "play 4" not in game.legal()


def test_gg11_the_effect_of_the_set_still_works() -> None:
    game = position([[9, 3, 3], [1, 14, 5], [9, 9]], [9, 4], [12])
    play(game, "play 9, play 1 14")
    assert hands(game)[1] == [5, 9]


def test_gg12_four_2s_win_at_once_and_nothing_in_hand_counts() -> None:
    game = position([[2, 2, 2, 2, 7, 8], [3], [4]], [9, 4], [12])
    play(game, "play 2 2 2 2")
    assert game.scores == [32, 29, 28]
    assert game.deal == 2
    game = position([[2, 2, 2, 7, 8], [3], [4]], [9, 4], [12])
    play(game, "play 2 2 2")
    assert game.deal == 1


def test_gg12_it_must_be_legal_but_1s_may_help() -> None:
    game = position([[8, 9], [2, 2, 2, 2, 1, 5], [4, 3]], [9, 4], [12])
    play(game, "play 8")
    assert game.refuse("play 2 2 2 2") == {"GG4"}
    play(game, "play 1 2 2 2 2")
    assert game.deal == 2
    game = position([[13, 9], [2, 2, 2, 2, 1, 5], [4, 3]], [9, 4], [12], two_ignores_area=True)
    game.plays = [[Card("7", FRESH + 500)]]
    game.leader = 2
    game.odd = True
    play(game, "play 13")
    assert "play 2 2 2 2" in game.legal()
    assert "play 2 2 2" not in game.legal()


def test_gg13_only_odd_totals_until_the_area_is_cleared() -> None:
    game = position([[13, 13, 4], [1, 15, 14, 14], [15, 3, 3]], [9, 4], [12])
    play(game, "play 13 13")  # not yet in force
    assert "play 1 14" not in game.legal()
    game = position([[13, 4, 13, 13], [1, 15, 14, 14], [15, 3, 3]], [9, 4], [12])
    play(game, "play 13")
    assert game.refuse("play 14") == {"GG13"}
    assert [text for text in game.legal() if text.startswith("play")] == ["play 1 14", "play 1 14 14", "play 15"]
    play(game, "pass, pass")
    assert not game.odd
    assert "play 4" in game.legal()


def test_gg13_holds_even_if_a_14_takes_the_13_away_and_for_another_13() -> None:
    game = position([[13, 13, 13, 13, 4], [1, 15, 14, 14], [8, 8, 8]], [9, 4], [12])
    play(game, "play 13, play 1 14")
    assert hands(game)[1] == [13, 14, 15]
    assert game.refuse("play 8 8") == {"GG13"}
    play(game, "pass")
    assert game.refuse("play 13 13") == {"GG13"}
    assert "play 13 13 13" in game.legal()


def test_gg14_takes_the_latest_play_only_and_must_be_beaten_itself() -> None:
    game = position([[3, 3, 12], [4, 4, 4, 8], [14, 14, 9]], [9, 4], [12])
    play(game, "play 3 3, play 4 4 4, play 14 14")
    assert hands(game)[2] == [4, 4, 4, 9]
    assert (lying(game, "area"), lying(game, "under")) == ([14, 14], [3, 3])
    assert game.seen_in_hand(2, 0) == ["4", "4", "4"]
    assert "play 12" not in game.legal()


def test_gg14_gg16_a_last_14_wins_only_on_an_empty_area() -> None:
    game = position([[3, 12], [14], [9, 9]], [9, 4], [12])
    play(game, "play 3, play 14")
    assert hands(game)[1] == [3]
    assert game.to_move == 2
    game = position([[14], [4, 8], [9, 9]], [9, 4], [12])
    play(game, "play 14")
    assert game.scores == [37, 23, 26]


def test_gg15_cards_go_left_at_the_same_time() -> None:
    game = position([[15, 15, 3, 5], [4, 6], [7, 9]], [9, 4], [12])
    play(game, "play 15 15")
    assert game.legal() == ["give 3", "give 5"]
    assert game.refuse("give 15") == {"GG15"}
    assert "GG15" in (game.refuse("pass") or ())
    play(game, "give 3")
    assert hands(game)[0] == [3, 5]
    assert game.legal() == ["give 4", "give 6"]
    play(game, "give 4, give 7")
    assert hands(game) == [[5, 7], [3, 6], [4, 9]]
    assert game.to_move == 1
    assert [game.seen_in_hand(1, viewer) for viewer in (0, 1, 2, None)] == [["3"], [], [], []]


def test_gg15_gg16_a_seat_without_cards_gives_none_and_a_seat_left_with_none_wins() -> None:
    game = position([[15], [4], [7, 9]], [9, 4], [12])
    play(game, "play 15")
    assert (game.to_move, game.legal()) == (1, ["give 4"])
    play(game, "give 4, give 9")
    assert game.scores == [26, 37, 23]  # seat 0 was left with the 9, seat 2 with 4 and 7
    assert (game.deal, game.to_move) == (2, 1)
    game = position([[15], [4, 6], [7, 9]], [9, 4], [12])
    play(game, "play 15, give 4, give 7")
    assert hands(game) == [[7], [6], [4, 9]]
    assert (game.deal, game.to_move) == (1, 1)


def test_known_cards_are_no_longer_sure_after_a_hidden_gift() -> None:
    game = position([[15, 5, 8], [3, 6], [7, 10]], [9, 4], [12])
    play(game, "play 8, pass 3 > 4, pass, play 15, give 5, give 4, give 7")
    assert [game.seen_in_hand(1, viewer) for viewer in (0, 2, None)] == [["5"], [], []]
    assert [game.seen_in_hand(2, viewer) for viewer in (0, 1, None)] == [[], ["4"], []]
    game = position([[15, 5, 8], [3, 6], [7, 10]], [9, 4], [12])
    play(game, "play 8, pass 3 > 4, pass, play 15, give 5, give 6, give 7")
    assert [game.seen_in_hand(1, viewer) for viewer in (0, 2, None)] == [["5"], ["4"], []]


@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_random_matches_keep_their_cards_and_agree_on_what_is_legal(subset: list[str]) -> None:
    rng = random.Random("".join(subset))
    game = match(rng.randint(3, 6), {"expansions": subset, "two_ignores_area": rng.random() < 0.5})
    while not game.over:
        area = [card for laid in game.plays for card in laid]
        cards = area + game.revealed + game.deck + game.discards + [card for hand in game.hands for card in hand]
        assert texts(cards) == Gunjo.full_deck(game.terms)
        assert len({card.slot for card in cards}) == len(cards)
        legal = game.legal()
        assert legal
        assert legal == sorted(set(legal))
        for text in [rng.choice(legal), *(game.random_illegal(rng) for _ in range(3))]:
            assert (text in legal) == (game.refuse(text) is None), text
        plays = [text for text in legal if text.startswith("play")]
        game.act(rng.choice(plays if plays and rng.random() < 0.7 else legal))
    assert game.deal <= game.players


@pytest.mark.parametrize("seed", range(6))
def test_other_worlds_can_be_played_by_the_same_open_actions(seed: int) -> None:
    rng = random.Random(seed)
    game = match(4, {"expansions": ["1", "14", "15"]})
    differing = 0
    while not game.over:
        legal = game.legal()
        effects = [text for text in legal if text.startswith("play") and {"14", "15"} & set(text.split(" "))]
        game.act(rng.choice(effects or legal))
        if rng.random() < 0.06:
            seat = rng.choice([None, 0, 1, 2, 3])
            world = game.other_worlds(seat, rng)
            other = Gunjo(game.terms, world.deals)
            for number, (mover, action) in enumerate(game.done):
                assert other.to_move == mover
                assert number not in world.actions or (mover != seat and action.startswith("give"))
                other.act(world.actions.get(number, action))
            assert (other.scores, other.open_cards(), other.to_move) == (game.scores, game.open_cards(), game.to_move)
            if seat is not None:
                assert other.hand(seat) == game.hand(seat)
            for holder in range(4):
                assert other.seen_in_hand(holder, seat) == game.seen_in_hand(holder, seat) or holder == seat
            differing += bool(world.actions)
    assert differing
