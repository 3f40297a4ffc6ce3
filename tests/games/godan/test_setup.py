"""Cards, hands, weeks and sets of GODAN (GO1, GO2, GO12)."""

from collections import Counter
from random import Random

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded
from cardtable_gui.core.options import OptionError, complete
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.godan.game import GAME
from tests.games.godan.scenes import scene, started
from tests.support.ruling import act, legal


def test_go1_there_are_61_cards_nine_of_each_number_and_four_of_each_role() -> None:
    deck = Counter(GAME.card_texts(GAME.deck(4, complete(GAME.options, {}))))
    assert deck == {"5": 9, "10": 9, "15": 9, "20": 9, "25": 9, "S": 4, "R": 4, "V": 4, "C": 4}
    assert GAME.faces == ("5", "10", "15", "20", "25", "S", "R", "V", "C")


@pytest.mark.parametrize(
    ("players", "hand", "deck", "weeks"), [(3, 15, 16, 10), (4, 12, 13, 10), (5, 10, 11, 10), (6, 9, 7, 7)]
)
def test_go2_hands_deck_and_weeks_depend_on_the_number_of_players(
    players: int, hand: int, deck: int, weeks: int
) -> None:
    state = started(players)
    view = state.view(0)
    assert view.sizes == (hand,) * players
    assert view.deck_size == deck
    assert state.last_week == weeks
    assert state.week == 1
    assert state.scores == (100,) * players


def test_go2_hands_are_dealt_seat_by_seat_from_the_top_and_the_deck_follows() -> None:
    deck = GAME.deck(4, {})
    deal = Deal(tuple(reversed(deck)), 2)
    options = complete(GAME.options, {})
    state = GAME.start(4, options, ListedDealer([deal], GAME.numbered_dealer(4, options, 1)))
    assert [counts.expand(hand) for hand in state.hands] == [
        tuple(sorted(deal.deck[12 * seat : 12 * seat + 12])) for seat in range(4)
    ]
    assert state.to_move == 2
    act(state, "take")
    assert state.drawn == deal.deck[48]


@pytest.mark.parametrize(("players", "sets"), [(3, 1), (3, 2), (4, 1), (5, 2), (6, 1)])
def test_go2_a_set_is_as_many_games_as_players_and_the_start_seat_moves_left(players: int, sets: int) -> None:
    events: list[Event] = []
    state = started(players, 3, events, sets=sets)
    rng = Random(players)
    while state.to_move is not None:
        state.apply(rng.choice(state.legal_actions()), events)
    starts = [event.start for event in events if isinstance(event, DealBegan)]
    assert len(starts) == players * sets
    assert starts == [(starts[0] + game) % players for game in range(players * sets)]
    assert sum(isinstance(event, DealEnded) for event in events) == players * sets
    assert sum(isinstance(event, MatchEnded) for event in events) == 1
    assert state.deal == players * sets


def test_go2_everybody_owns_the_start_points() -> None:
    assert started(3, start_points=0).scores == (0, 0, 0)
    assert started(5, start_points=1000).scores == (1000,) * 5
    with pytest.raises(OptionError):
        started(3, start_points=1001)
    with pytest.raises(OptionError):
        started(3, sets=3)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_go2_a_game_without_a_cut_lasts_all_its_weeks(players: int) -> None:
    state = started(players, 7)
    turns = 0
    while state.deal == 1:
        state.apply(state.legal_actions()[0])
        turns += 1
    weeks = 7 if players == 6 else 10
    assert turns == 2 * players * weeks


def test_go12_most_points_win_and_equal_points_share_the_rank() -> None:
    state = scene("5", "5", "10", week=10, incoming="20", to_move=2)
    state.totals = [90, 90, 80]
    act(state, "take", "send 20")
    assert state.scores == (85, 85, 70)
    assert state.ranks == (1, 1, 3)
    assert legal(state) == set()


def test_go12_points_of_all_games_are_added() -> None:
    state = scene("5", "", "10", week=10, incoming="20", to_move=2, deal=1)
    state.totals = [90, 95, 80]
    act(state, "take", "send 20")
    assert state.scores == (85, 95, 70)
    assert state.deal == 2
    assert state.ranks is None


def test_go12_fields_discards_and_hand_sizes_are_public() -> None:
    state = scene("5 5 10", "20", "", laid=("15 15 S S", "5"), taken=("", "25"), incoming="10", to_move=2)
    act(state, "take", "send 10")
    for seat in (None, 0, 1, 2):
        zones = {zone.zone: zone.cards for zone in state.view(seat).zones()}
        assert zones[Zone("field", 0)] == ("15", "15", "S", "S")
        assert zones[Zone("field", 1)] == ("5", "25")
        assert zones[Zone("discard")] == ("10",)
        assert [len(zones[Zone("hand", other)]) for other in range(3)] == [3, 1, 0]
