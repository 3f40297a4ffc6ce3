"""The independent Kobayakawa against positions worked out by hand, paragraph by paragraph."""

import random

import pytest

from tests.reference.kobayakawa import ALL_CARDS, Kobayakawa
from tests.reference.model import Deal, MatchSettings, Options, numbers, texts


def stacked(*first: int, start: int = 0) -> Deal:
    """Give a deal whose deck begins with these cards."""
    cards = tuple(map(str, first))
    return Deal((*cards, *(card for card in ALL_CARDS if card not in cards)), start)


def match(players: int, *deals: Deal, options: Options | None = None) -> Kobayakawa:
    """Begin a match with these deals, and shuffled ones after them."""
    rng = random.Random(5)
    terms = MatchSettings(players, options or {})
    rest = [Kobayakawa.random_deal(terms, rng) for _ in range(30)]
    return Kobayakawa(terms, [*deals, *rest])


def hands(game: Kobayakawa) -> list[list[int]]:
    """Values that the seats hold."""
    return [numbers(game.hand(seat)) for seat in range(game.players)]


def lying(game: Kobayakawa, zone: str) -> list[int]:
    """Values that lie in an open zone that belongs to nobody."""
    return numbers(game.open_cards()[zone, None])


def play(game: Kobayakawa, actions: str) -> None:
    """Do several actions, separated by commas; `d` draws and discards the drawn card, a number discards it."""
    for action in actions.split(", "):
        if action == "d":
            drawn = game.table.deck[0].value
            game.act("draw")
            game.act(f"discard {drawn}")
        else:
            game.act(action)


def test_kb1_kamons() -> None:
    game = match(5)
    assert game.scores == [4] * 5
    assert (game.centre, game.in_box) == (8, 4)


def test_kb2_cards_go_out_from_seat_0_and_then_the_kobayakawa() -> None:
    game = match(3, stacked(7, 8, 9, 10, 11, start=2))
    assert hands(game) == [[7], [8], [9]]
    assert lying(game, "k") == [10]
    assert game.to_move == 2


def test_kb3_draw_shows_both_choices_and_flip_replaces_the_kobayakawa() -> None:
    game = match(3, stacked(7, 8, 9, 10, 11, 12))
    assert game.legal() == ["draw", "flip"]
    game.act("draw")
    assert game.to_move == 0
    assert game.legal() == ["discard 11", "discard 7"]
    assert game.refuse("discard 8") == {"KB3"}
    assert game.refuse("flip") == {"KB3"}
    game.act("discard 7")
    assert hands(game)[0] == [11]
    game.act("flip")
    assert lying(game, "k") == [12]
    assert lying(game, "old_ks") == [10]
    assert "KB4" in (game.refuse("fight") or ())


def test_kb4_the_stake_leaves_at_once() -> None:
    game = match(3, stacked(7, 8, 9, 10))
    play(game, "flip, flip, flip, fight")
    assert game.scores == [3, 4, 4]
    assert game.legal() == ["fight", "fold"]


@pytest.mark.parametrize(
    ("first", "start", "winner"),
    [
        ((8, 11, 14, 7), 0, 0),  # 15, 11, 14
        ((8, 11, 14, 4), 0, 2),  # 12, 11, 14
        ((8, 11, 14, 6), 0, 0),  # 14, 11, 14: seat 0 comes first
        ((8, 11, 14, 6), 1, 2),  # the same, seat 2 comes before seat 0
        ((8, 11, 14, 6), 2, 2),
    ],
)
def test_kb5_lowest_card_adds_the_kobayakawa(first: tuple[int, ...], start: int, winner: int) -> None:
    game = match(3, stacked(*first, start=start))
    play(game, "d, d, d, fight, fight, fight")
    assert game.scores == [7 if seat == winner else 3 for seat in range(3)]
    assert game.to_move == winner


def test_kb5_a_lower_card_that_folded_does_not_count() -> None:
    game = match(3, stacked(1, 8, 9, 2))
    play(game, "d, d, d, fold, fight, fight")
    assert game.scores == [4, 6, 3]  # 8 + 2 against 9


def test_kb5_a_lone_fighter_wins_unseen() -> None:
    game = match(3, stacked(1, 8, 9, 2))
    play(game, "d, d, d, fold, fight, fold")
    assert game.scores == [4, 5, 4]
    assert game.tables[0].revealed == set()
    assert game.to_move == 1


def last_round(players: int, kamons: list[int], deal: Deal) -> Kobayakawa:
    """Begin the seventh round with these kamons."""
    game = match(players, deal)
    game.centre = 2
    game.kamons = kamons
    return game


def test_kb7_the_stake_is_two_or_all_that_is_left() -> None:
    game = last_round(3, [1, 5, 8], stacked(15, 8, 9, 2))
    play(game, "d, d, d, fight, fight, fight")
    assert game.over
    assert game.scores == [1 + 2 + 2 + 2, 3, 6]
    assert game.ranks == [1, 3, 2]
    assert game.centre == 0


def test_kb7_comes_after_six_rounds() -> None:
    game = match(3)
    for number in range(1, 7):
        assert not game.last_round
        play(game, "d, d, d, fold, fold, fight")
        assert game.deal == number + 1
    assert game.last_round
    play(game, "d, d, d, fold, fold, fight")
    assert game.over
    assert sum(game.scores) == 12 + 8


@pytest.mark.parametrize("centre", [8, 2])
def test_kb8_box(centre: int) -> None:
    game = match(3, stacked(7, start=1))
    game.centre = centre
    play(game, "flip, flip, flip, fold, fold, fold")
    assert game.scores == [4, 4, 4]
    assert game.centre == centre - (2 if centre == 2 else 1)
    assert game.over == (centre == 2)
    assert game.to_move == (None if game.over else 1)
    assert game.ranks == ([1, 1, 1] if game.over else None)


@pytest.mark.parametrize("centre", [8, 2])
def test_kb8_replay(centre: int) -> None:
    game = match(3, stacked(7, start=1), options={"nobody_fights": "replay"})
    game.centre = centre
    for number in range(2, 12):
        play(game, "flip, flip, flip, fold, fold, fold")
        assert (game.deal, game.to_move, game.centre, game.over) == (number, 1, centre, False)


def test_kb9_a_seat_without_kamons_is_dealt_no_more_cards() -> None:
    game = match(3, stacked(7, 8, 9, 5), stacked(1, 2, 3, 4))
    game.kamons = [4, 1, 4]
    play(game, "d, d, d, fold, fight, fight")  # 8 + 5 = 13 against 9
    assert game.scores == [4, 3, 3]
    game = match(3, stacked(7, 15, 9, 5), stacked(1, 2, 3, 4))
    game.kamons = [4, 4, 1]
    play(game, "d, d, d, fold, fight, fight")
    assert game.scores == [4, 6, 0]
    assert hands(game) == [[1], [2], []]
    assert lying(game, "k") == [3]
    play(game, "d, d")
    assert game.to_move == 1
    play(game, "fight, fold")
    assert game.scores == [4, 7, 0]


def test_kb9_one_seat_left_ends_the_match() -> None:
    game = match(3, stacked(7, 15, 9, 5))
    game.kamons = [1, 9, 1]
    play(game, "d, d, d, fight, fight, fight")
    assert game.over
    assert game.scores == [0, 12, 0]
    assert game.ranks == [2, 1, 2]
    assert game.centre == 7
    assert hands(game)[0] == [7]


def test_kb10_equal_kamons_share_the_rank() -> None:
    game = last_round(4, [5, 5, 2, 1], stacked(15, 8, 9, 2))
    play(game, "d, d, d, d, fold, fold, fold, fight")
    assert game.scores == [5, 5, 2, 3]
    assert game.ranks == [1, 1, 4, 3]


@pytest.mark.parametrize("players", range(3, 7))
def test_random_matches_keep_their_kamons_and_cards(players: int) -> None:
    rng = random.Random(players)
    for option in ("box", "replay"):
        game = match(players, options={"nobody_fights": option})
        while not game.over:
            stakes = sum(game.stakes.values())
            assert sum(game.scores) + stakes + game.centre + game.in_box == 32
            table = game.table
            cards = table.deck + table.kobayakawa
            for group in [*table.hands.values(), *table.discards.values()]:
                cards = cards + group
            assert texts(cards) == sorted(ALL_CARDS)
            legal = game.legal()
            for text in [*legal, *(game.random_illegal(rng) for _ in range(3))]:
                assert (text in legal) == (game.refuse(text) is None)
            game.act(rng.choice(legal))
