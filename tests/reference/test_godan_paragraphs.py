"""The independent GODAN against positions worked out by hand, paragraph by paragraph."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.reference.godan import Godan
from tests.reference.godan_field import Group
from tests.reference.godan_house import HOUSE_1, random_house
from tests.reference.godan_memory import Memory
from tests.reference.model import Card, Deal, House, MatchSettings, Options, UnreadableError, texts


def match(players: int = 3, options: Options | None = None, house: House | None = None, seed: int = 4) -> Godan:
    """Begin a match with shuffled deals in which seat 0 starts."""
    rng = random.Random(seed)
    terms = MatchSettings(players, options or {}, house)
    return Godan(terms, [Deal(Godan.random_deal(terms, rng).deck, 0) for _ in range(12)])


def position(
    *hands: str,
    played: Sequence[str] = (),
    taken: Sequence[str] = (),
    deck: str = "25 20 15 10 5",
    week: int = 1,
    options: Options | None = None,
    house: House | None = None,
) -> Godan:
    """Begin a match with these hands, number cards in the fields by seat, and these cards on top of the deck."""
    game = match(len(hands), options, house)
    slots = iter(range(1000, 2000))

    def cards(written: str) -> list[Card]:
        return [Card(text, next(slots)) for text in written.split()]

    game.hands = [cards(hand) for hand in hands]
    game.memory = Memory(game.hands)
    game.memories = [game.memory]
    game.deck = cards(deck)
    game.week = week
    for seat, written in enumerate(played):
        for card in cards(written):
            game.groups[seat].setdefault(card.text, Group()).played.append(card)
    for seat, written in enumerate(taken):
        for card in cards(written):
            game.groups[seat].setdefault(card.text, Group()).taken.append(card)
    return game


def play(game: Godan, *actions: str) -> None:
    """Do several actions."""
    for action in actions:
        game.act(action)


def lying(game: Godan, seat: int) -> str:
    """Give the cards in a field."""
    return " ".join(game.open_cards()["field", seat])


def discards(game: Godan) -> list[str]:
    """Give the discards, the oldest first."""
    return [card.text for card in game.discards]


def works(game: Godan) -> set[str]:
    """Give what can be worked now, without the verb."""
    return {text.removeprefix("work ") for text in game.legal() if text.startswith("work")}


def test_go1_list_of_cards() -> None:
    deck = Counter(Godan.full_deck(MatchSettings(3)))
    assert deck == {"5": 9, "10": 9, "15": 9, "20": 9, "25": 9, "S": 4, "R": 4, "V": 4, "C": 4}


@pytest.mark.parametrize(
    ("players", "hand", "deck", "weeks"), [(3, 15, 16, 10), (4, 12, 13, 10), (5, 10, 11, 10), (6, 9, 7, 7)]
)
def test_go2_hands_deck_and_weeks(players: int, hand: int, deck: int, weeks: int) -> None:
    game = match(players)
    assert [len(game.hand(seat)) for seat in range(players)] == [hand] * players
    assert game.hand(1) == sorted(game.deals[0].deck[hand : 2 * hand])
    assert len(game.deck) == deck
    for _ in range(weeks * players):
        assert (game.deal, game.scores) == (1, [100] * players)
        game.act("take")
        game.act(game.legal()[0])
    assert game.deal == 2
    assert game.to_move == 1


@pytest.mark.parametrize(("sets", "games"), [(1, 3), (2, 6)])
def test_go2_a_set_is_as_many_games_as_players_and_the_start_moves_left(sets: int, games: int) -> None:
    game = match(3, {"sets": sets, "start_points": 7})
    assert game.scores == [7, 7, 7]
    starts = []
    while not game.over:
        starts.append((game.deal, game.to_move))
        game.act(game.legal()[-1])
    firsts = [next(seat for deal, seat in starts if deal == number) for number in range(1, games + 1)]
    assert firsts == [0, 1, 2, 0, 1, 2][:games]
    assert game.deal == games


def test_go3_the_choice_comes_before_the_card_is_seen() -> None:
    game = position("5 5", "10 10", "15")
    assert game.legal() == ["take", "work 5 5"]
    assert game.refuse("send 5") == {"GO3", "GO4", "GO5"}
    play(game, "take")
    assert game.legal() == ["send 25", "send 5"]
    assert game.refuse("take") == {"GO3", "GO4", "GO5"}
    assert game.refuse("work 5 5") == {"GO3", "GO4", "GO5"}


def test_go4_take_then_send_any_card_and_the_last_seat_discards_it() -> None:
    game = position("5 10", "15", "20", deck="25 S")
    play(game, "take", "send 25", "take", "send 15", "take")
    assert game.refuse("send 5") == {"GO4"}
    play(game, "send 15")
    assert [game.hand(seat) for seat in range(3)] == [["10", "5"], ["25"], ["20"]]
    assert discards(game) == ["15"]
    assert (game.week, game.to_move) == (2, 0)


def test_go5_work_lets_the_card_go_on_unseen_and_the_last_seat_turns_it_up() -> None:
    game = position("5 5", "10 10", "15 15", deck="S 25")
    play(game, "work 5 5")
    assert game.covered_cards()["incoming", None] == ["S"]
    assert discards(game) == []
    play(game, "work 10 10", "work 15 15")
    assert discards(game) == ["S"]
    assert game.covered_cards()["incoming", None] == []
    assert [lying(game, seat) for seat in range(3)] == ["5 5", "10 10", "15 15"]


def test_go6_new_groups_and_additions() -> None:
    game = position("5 5 5 10 15 15 20 20 20", "", "", played=["15 15 20"], taken=["15", "20"])
    assert works(game) == {"5 5", "5 5 5", "15", "15 15", "20", "20 20", "20 20 20"}
    assert game.refuse("work 10") == {"GO6"}
    assert game.refuse("work 5 10") == {"GO5", "GO6"}
    assert game.refuse("work 25 25") == {"GO5", "GO6"}
    assert game.refuse("work 5 5 > @1") == {"GO6"}


def test_go6_one_card_counts_as_there_and_an_empty_group_does_not() -> None:
    assert works(position("5", "", "", taken=["5"])) == {"5"}
    assert works(position("5", "", "", played=["5"])) == {"5"}
    game = position("R R", "5 5", "", played=["", "5 5"])
    play(game, "work R R > @1 5 5")
    assert works(game) == {"5 5"}
    assert lying(game, 0) == "5 5 R R"


@pytest.mark.parametrize(("cards", "worth"), [("5", 0), ("5 5", 5), ("20 20 20", 25), ("5 5 5 5", 40)])
def test_go7_groups(cards: str, worth: int) -> None:
    assert position("", "", "", played=[cards]).worth(0) == worth


def test_go7_five_and_several_groups() -> None:
    assert position("", "", "", played=["5 5"], taken=["5 5 5 10 10"]).worth(0) == 60


def test_go8_five_at_once_end_the_game() -> None:
    game = position("5 5 5 5 5 10", "15", "20")
    play(game, "work 5 5 5 5 5")
    assert game.deal == 2
    assert game.scores == [100 + 50 - 10, 100 - 15, 100 - 20]


@pytest.mark.parametrize("ends", [True, False])
def test_go8_five_by_addition(ends: bool) -> None:
    game = position("5 5", "", "", played=["5 5 5"], options={"addition_ends": ends})
    play(game, "work 5 5")
    assert (game.deal == 2) == ends


def test_go8_taken_cards_do_not_count() -> None:
    game = position("5 5 5 5", "", "", taken=["5"])
    play(game, "work 5 5 5 5")
    assert game.deal == 1
    assert game.worth(0) == 50


def test_go8_own_cards_that_were_robbed_are_taken_ones_when_they_come_back() -> None:
    game = position("R R 5", "R R", "", played=["5 5 5 5"], deck="25 20 15")
    play(game, "take", "send 25", "work R R > @0 5 5", "take", "send 25")
    play(game, "work R R > @1 5 5", "take", "send 20", "take", "send 20", "work 5")
    assert game.deal == 1
    assert game.worth(0) == 50


def test_go9_sets_of_role_cards() -> None:
    game = position("S S S S C V V 5", "", "")
    assert works(game) == {
        "S S", "S S S", "S S S S",
        "V V > 5", "V V > S", "V V > C", "V V > S S", "V V > 5 S", "V V > 5 C", "V V > S C",
    }  # fmt: skip
    assert game.refuse("work C > @1") == {"GO9"}
    assert game.refuse("work S V") == {"GO5", "GO9"}
    assert game.refuse("work S S S S S") == {"GO5", "GO9"}
    assert game.refuse("work S S > @1") == {"GO9"}
    assert game.refuse("work 5 S") == {"GO5", "GO6", "GO9"}


def test_go9_role_cards_take_no_addition() -> None:
    game = position("S S S", "5", "5")
    play(game, "work S S", "take", "send 5", "take", "send 5")
    assert works(game) == set()
    assert game.refuse("work S") == {"GO9"}


@pytest.mark.parametrize(("cards", "week", "last"), [("S S", 1, 9), ("S S S", 1, 8), ("S S S", 9, 9), ("S S", 10, 10)])
def test_go9_severance_brings_the_last_week_forward(cards: str, week: int, last: int) -> None:
    game = position("S S S", "5", "5", week=week)
    play(game, f"work {cards}")
    assert game.last_week == last
    assert game.deal == 1


def test_go9_severances_add_up() -> None:
    game = position("S S", "S S S", "5")
    play(game, "work S S", "work S S S")
    assert game.last_week == 7


def test_go9_four_severances_end_the_game() -> None:
    game = position("S S S S", "", "")
    play(game, "work S S S S")
    assert game.deal == 2
    assert game.scores == [100] * 3


def test_go9_robbery_targets() -> None:
    game = position("R R R", "", "", played=["5 5 5 5", "5 5 10", "10 10 10 10"])
    assert works(game) == {
        f"{cards} > {loot}"
        for cards in ("R R", "R R R")
        for loot in ("@1 5", "@1 10", "@2 10", "@2 10 10", "@2 10 10 10")
        if cards == "R R R" or loot != "@2 10 10 10"
    }
    for text in ("R R > @0 5", "R R > @1 5 5", "R R > @1 5 10", "R R > @2 10 10 10", "R R > @2 5", "R R > @1"):
        assert game.refuse(f"work {text}") == {"GO9"}, text


def test_go9_robbery_is_not_playable_without_a_target() -> None:
    assert works(position("R R", "", "", played=["5 5"])) == set()
    assert works(position("R R", "", "", played=["5 5 5", "5 5"], taken=["5 5"])) == set()


def test_go9_cards_that_the_victim_had_taken_leave_first() -> None:
    game = position("R R", "", "", played=["", "5 5 5"], taken=["", "5"])
    play(game, "work R R > @1 5 5")
    victim, own = game.groups[1]["5"], game.groups[0]["5"]
    assert (len(victim.played), len(victim.taken)) == (2, 0)
    assert (len(own.played), len(own.taken)) == (0, 2)


def test_go9_robbery_up_to_five_ends_nothing() -> None:
    game = position("R R", "", "", played=["5 5 5", "5 5"])
    play(game, "work R R > @1 5 5")
    assert game.deal == 1
    assert (game.worth(0), game.worth(1)) == (50, 0)


def test_go9_cover_up_discards_at_least_one_more_card_if_there_is_one() -> None:
    game = position("V V V 5 R R", "", "")
    assert game.refuse("work V V") == {"GO9"}
    assert game.refuse("work V V > 5 R R") == {"GO9"}
    assert game.refuse("work V V V > V") == {"GO9"}
    play(game, "work V V > V R")
    assert game.hand(0) == ["5", "R"]
    assert sorted(discards(game)) == ["R", "V"]
    assert lying(game, 0) == "V V"


def test_go9_cover_up_discards_nothing_only_if_nothing_is_left() -> None:
    game = position("V V V", "", "")
    assert works(game) == {"V V > V", "V V V"}
    play(game, "work V V V")
    assert game.hand(0) == []


def test_go9_collection_moves_five_points_a_card() -> None:
    game = position("C C C", "C C", "", week=10)
    assert works(game) == {"C C > @1", "C C > @2", "C C C > @1", "C C C > @2"}
    assert game.refuse("work C C > @0") == {"GO9"}
    play(game, "work C C C > @2", "work C C > @0", "take", "send 25")
    assert game.scores == [100 + 15 - 10, 100 + 10, 100 - 15]


def test_go10_hand_cards_left_cost_their_value_and_roles_ten() -> None:
    game = position("S S S S 5 25 R V", "10 15", "C", played=["5 5"])
    play(game, "work S S S S")
    assert game.scores == [100 + 5 - 50, 75, 90]


def test_go10_a_card_on_its_way_belongs_to_nobody() -> None:
    game = position("5", "S S S S", "", deck="25")
    play(game, "take", "send 25", "work S S S S")
    assert game.scores == [95, 100, 100]
    assert "GO10 a card on its way belongs to nobody" in game.happened


def test_go11_a_seat_without_cards_takes_and_sends_the_same() -> None:
    game = position("", "5", "5", deck="25")
    assert game.legal() == ["take"]
    assert game.refuse("work 5 5") == {"GO5", "GO6", "GO11"}
    play(game, "take")
    assert game.legal() == ["send 25"]
    play(game, "send 25", "take")
    assert game.hand(1) == ["25", "5"]


def test_go12_most_points_and_shared_ranks() -> None:
    game = match(4, {"start_points": 0})
    while not game.over:
        assert game.ranks is None
        game.act(game.legal()[0])
    assert game.ranks == [1 + sum(other > mine for other in game.scores) for mine in game.scores]
    assert game.to_move is None


def test_what_a_seat_is_sure_of() -> None:
    game = position("5", "15 20", "25 R", deck="10 10")
    play(game, "take", "send 10", "take")
    assert [game.seen_in_hand(1, viewer) for viewer in (0, 2, None)] == [["10"], [], []]
    play(game, "send 20")
    assert game.seen_in_hand(1, 0) == []
    play(game, "take", "send 25")
    assert game.seen_in_hand(2, 1) == ["20"]
    assert game.seen_in_hand(2, 0) == []
    play(game, "take", "send 10", "take", "send 10", "take", "send 20")
    assert game.seen_in_hand(2, 1) == ["10"]


def test_who_sent_a_card_to_an_empty_hand_knows_what_goes_on() -> None:
    game = position("5", "", "25 R", deck="10 10")
    play(game, "take", "send 10", "take", "send 10", "take")
    assert [game.seen_in_hand(2, viewer) for viewer in (0, 1, None)] == [["10"], ["10"], []]


def test_a_card_that_passes_a_worker_is_known_to_who_sent_it() -> None:
    game = position("5", "10 10", "25 R", deck="15 10")
    play(game, "take", "send 15", "work 10 10", "take")
    assert [game.seen_in_hand(2, viewer) for viewer in (0, 1)] == [["15"], []]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_another_world_holds_what_the_viewer_saw_and_is_played_by_the_rules(viewer: int | None) -> None:
    rng = random.Random(9)
    game = match(4, seed=9)
    while game.deal < 3 or game.week < 6:
        kinds = {game.kind(text): text for text in rng.sample(game.legal(), len(game.legal()))}
        game.act(rng.choice(list(kinds.values())))
    changed = 0
    for _ in range(10):
        world = game.other_worlds(viewer, rng)
        assert world is not None
        again = Godan(game.terms, world.deals)
        for number, (mover, action) in enumerate(game.done):
            assert again.to_move == mover
            again.act(world.actions.get(number, action))
            changed += world.actions.get(number, action) != action
        assert again.open_cards() == game.open_cards()
        assert again.scores == game.scores
        if viewer is not None:
            assert again.hand(viewer) == game.hand(viewer)
            assert all(game.done[number][0] != viewer for number in world.actions)
    assert changed


def test_another_house_counts_by_its_own_cards_and_prices() -> None:
    house = {
        **HOUSE_1,
        "numbers": [{"value": value, "copies": 15} for value in (1, 2, 100)],
        "roles": [{"key": "C", "copies": 8}, {"key": "S", "copies": 8}],
        "work": {"least": 1, "most": 3},
        "severance": {"ends_with": 2},
        "collection": {"points": 7},
        "hand": {"role": 30},
    }
    game = position("C S S 100", "1 1 1", "100 100", week=10, house=house, deck="2 2")
    assert game.cards == ("1", "2", "100", "S", "C")
    assert works(game) == {"C > @1", "C > @2", "S", "S S"}
    with pytest.raises(UnreadableError):
        game.refuse("work V V")
    play(game, "work C > @1", "work 1 1 1", "take", "send 2")
    assert game.scores == [100 + 7 - 160, 100 - 7 + 6, 100 - 200]
    game = position("S S", "", "", house=house)
    play(game, "work S S")
    assert game.deal == 2


def test_random_houses_have_61_cards() -> None:
    for seed in range(50):
        house = random_house(random.Random(seed))
        assert len(Godan.full_deck(MatchSettings(3, {}, house))) == 61
        assert len(texts(match(6, house=house).deck)) == 7
