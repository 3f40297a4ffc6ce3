"""Tricks: cards go to the middle, one seat takes them all and leads; the log and the zones tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import pytest

from cardtable_gui.core.actions import MATCH_OVER, Refusal
from cardtable_gui.core.events import Event, Moved
from cardtable_gui.core.fields import Row, state_class, view_class
from cardtable_gui.core.game import State
from cardtable_gui.core.hands import CardsView, seen_by
from cardtable_gui.core.options import complete
from cardtable_gui.core.tricks import TRICK, TrickFields, TrickPosition, taken_by
from cardtable_gui.core.zones import Zone, ZoneCards, hand_of
from tests.support.games.heap.actions import Play
from tests.support.games.heap.game import GAME
from tests.support.ruling import told


class Shared(TrickFields[Play, Row], Generic[Row]):
    __slots__ = ()


class Position(Shared[list[int]], TrickPosition[Play]):
    __slots__ = ()

    @property
    def scores(self) -> tuple[int, ...]:
        return self.tricks

    def cards(self) -> tuple[int, ...]:
        return ()


@view_class
class ToyView(Shared[tuple[int, ...]], CardsView[Play]):
    def zones(self) -> tuple[ZoneCards, ...]:
        return (*self.hand_zones(), *self.trick_zones())


@state_class(ToyView)
class ToyState(Position, State[Play]):
    """Three seats with two cards each; seat 1 leads, and the last card of a trick takes it."""

    def begin(self, events: list[Event] | None) -> None:
        self.hands = [(0, 3), (1, 2), (4, 4)]
        self.leads(1)

    def legal_actions(self) -> Sequence[Play]:
        return () if self.to_move is None else [Play(card) for card in self.hands[self.to_move]]

    def refusal(self, action: Play) -> Refusal | None:
        return Refusal("", MATCH_OVER) if self.to_move is None else None

    def apply(self, action: Play, events: list[Event] | None = None) -> None:
        assert self.to_move is not None
        self.lay(self.to_move, action.card, events)
        if len(self.trick) == self.players and not self.hands[self.take(2, events)]:
            self.end_match(events)

    def view(self, seat: int | None) -> ToyView:
        return ToyView.of(self, seat, hands=seen_by(seat, self.hands))


@pytest.fixture
def state() -> ToyState:
    options = complete(GAME.options, {})
    return ToyState(GAME, 3, options, GAME.numbered_dealer(3, options, 1))


def test_a_played_card_leaves_the_hand_once_and_the_next_seat_is_to_move(state: ToyState) -> None:
    events: list[Event] = []
    state.apply(Play(2), events)
    state.apply(Play(4), events)
    assert (state.trick, state.hands, state.to_move) == ([2, 4], [(0, 3), (1,), (4,)], 0)
    assert events[0] == Moved(("3",), hand_of(1), TRICK)
    assert told(events) == ["Mio plays 3.", "Ken plays 5."]
    assert state.view(0).zones()[3:] == (
        ZoneCards(TRICK, ("3", "5")),
        *(ZoneCards(Zone("taken", seat), ()) for seat in range(3)),
    )


def test_who_takes_the_trick_counts_from_its_leader_and_leads_the_next(state: ToyState) -> None:
    for card in (2, 4, 0):
        state.apply(Play(card))
    assert (state.leader, state.to_move, state.trick) == (0, 0, [])
    assert (state.taken, state.tricks) == (((2, 4, 0), (), ()), (1, 0, 0))
    events: list[Event] = []
    before = state.copy()
    for card in (3, 1, 4):
        state.apply(Play(card), events)
    assert Moved(("4", "2", "5"), TRICK, taken_by(2)) in events
    assert "Ken takes the trick." in told(events)
    assert (state.tricks, state.ranks, state.phase) == ((1, 0, 1), (1, 3, 1), "over")
    assert (before.trick, before.tricks, before.phase) == ([], (1, 0, 0), "play")
