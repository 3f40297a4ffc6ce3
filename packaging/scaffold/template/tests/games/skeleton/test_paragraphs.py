"""The rules of Skeleton Game, paragraph by paragraph."""

from __future__ import annotations

import pytest

from cardtable_gui.core.events import DealEnded, Event, MatchEnded, Moved
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.skeleton.game import GAME
from tests.games.skeleton.scenes import match
from tests.support.ruling import act, legal, reason, rule, told

DEALT = "1 2 3 4 5 24 11 12 13 14 15 16"
"""Two hands."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sk1_every_seat_gets_six_of_24_cards(players: int) -> None:
    state = match(players, "")
    assert state.cards() == GAME.deck(players, state.options) == tuple(range(24))
    assert [len(hand) for hand in state.hands] == [6] * players
    assert len(state.deck) == 24 - 6 * players


def test_sk1_a_hand_is_seen_by_its_seat_alone() -> None:
    events: list[Event] = []
    state = match(2, DEALT, start=1, events=events)
    assert state.to_move == 1
    assert state.view(0).hand == ("1", "2", "3", "4", "5", "24")
    assert state.view(0).known() == (("1", "2", "3", "4", "5", "24"), ())
    assert Moved(("11", "12", "13", "14", "15", "16"), DECK, hand_of(1), frozenset({1})) in events


def test_sk2_any_card_of_the_hand_is_played_clockwise_from_the_leader() -> None:
    state = match(3, "", start=2)
    assert legal(state) == {f"play {number}" for number in range(13, 19)}
    events = act(state, "play 14", "play 1")
    assert state.to_move == 1
    assert told(events) == ["Ken plays 14.", "Aki plays 1."]


def test_sk2_a_card_of_another_hand_is_refused() -> None:
    state = match(2, DEALT)
    assert rule(state, "play 11") == "SK2"
    assert reason(state, "play 11") == "You can only play a card of your hand."


def test_sk3_the_highest_card_takes_the_trick_and_its_player_leads() -> None:
    state = match(2, DEALT)
    events = act(state, "play 1", "play 11")
    assert (state.scores, state.to_move) == ((0, 1), 1)
    assert Moved(("1", "11"), Zone("trick"), Zone("taken", 1)) in events
    act(state, "play 16", "play 24")
    assert (state.scores, state.to_move) == ((1, 1), 0)


def test_sk4_most_tricks_win_when_all_cards_are_played() -> None:
    state = match(2, DEALT)
    act(state, "play 24", "play 11", "play 1", "play 12")
    assert state.ranks is None
    events = act(state, *(f"play {card}" for card in "13 2 14 3 15 4 16 5".split()))
    assert (state.scores, state.ranks) == ((1, 5), (2, 1))
    assert [event for event in events if isinstance(event, DealEnded | MatchEnded)][-1] == MatchEnded((2, 1))
    assert rule(state, "play 5") == "SK4"


def test_sk4_equal_tricks_share_the_rank() -> None:
    state = match(2, "1 2 3 22 23 24 4 5 6 7 8 9")
    act(state, *(f"play {card}" for card in "22 4 23 5 24 6 1 7 8 2 9 3".split()))
    assert state.ranks == (1, 1)
