"""The rules of Skeleton Game, paragraph by paragraph."""

from __future__ import annotations

import pytest

from cardtable_gui.core.events import Event, MatchEnded, Moved
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.skeleton.game import GAME
from tests.games.skeleton.scenes import match
from tests.support.ruling import act, legal, reason, rule, told

DEALT = "1 2 3 4 5 6 7 32 11 12 13 14 15 16 17 18"
"""Two hands."""


def plays(*cards: int) -> list[str]:
    """Actions in notation."""
    return [f"play {card}" for card in cards]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sk1_every_seat_gets_eight_of_36_cards(players: int) -> None:
    state = match(players, "")
    assert state.cards() == GAME.deck(players, state.options) == tuple(range(36))
    assert [len(hand) for hand in state.hands] == [8] * players
    assert len(state.pile) == 36 - 8 * players


def test_sk1_a_hand_is_seen_by_its_seat_alone() -> None:
    events: list[Event] = []
    state = match(2, DEALT, start=1, events=events)
    assert state.to_move == 1
    assert state.view(0).hand == ("1", "2", "3", "4", "5", "6", "7", "32")
    assert state.view(0).known() == (("1", "2", "3", "4", "5", "6", "7", "32"), ())
    assert Moved(tuple(map(str, range(11, 19))), DECK, hand_of(1), frozenset({1})) in events


def test_sk2_any_card_of_the_hand_is_played_clockwise_from_the_leader() -> None:
    state = match(3, "", start=2)
    assert legal(state) == {f"play {number}" for number in range(17, 25)}
    events = act(state, "play 18", "play 1")
    assert state.to_move == 1
    assert told(events) == ["Ken plays 18.", "Aki plays 1."]


def test_sk2_a_card_of_another_hand_is_refused() -> None:
    state = match(2, DEALT)
    assert rule(state, "play 11") == "SK2"
    assert reason(state, "play 11") == "You can only play cards from your hand."


def test_sk3_the_highest_card_takes_the_trick_and_its_player_leads() -> None:
    state = match(2, DEALT)
    events = act(state, "play 1", "play 11")
    assert (state.scores, state.to_move) == ((0, 1), 1)
    assert Moved(("1", "11"), Zone("trick"), Zone("taken", 1)) in events
    act(state, "play 18", "play 32")
    assert (state.scores, state.to_move) == ((1, 1), 0)


def test_sk4_most_tricks_win_when_all_cards_are_played() -> None:
    state = match(2, DEALT)
    act(state, "play 32", "play 11", "play 1", "play 12")
    assert state.ranks is None
    events = act(state, *plays(13, 2, 14, 3, 15, 4, 16, 5, 17, 6, 18, 7))
    assert state.scores == (1, 7)
    assert events[-1] == MatchEnded((2, 1))
    assert rule(state, "play 5") == "SK4"


def test_sk4_equal_tricks_share_the_rank() -> None:
    state = match(2, "1 2 3 4 29 30 31 32 11 12 13 14 15 16 17 18")
    act(state, *plays(29, 11, 30, 12, 31, 13, 32, 14, 1, 15, 16, 2, 17, 3, 18, 4))
    assert state.ranks == (1, 1)
