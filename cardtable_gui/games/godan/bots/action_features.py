"""Features of an action of GODAN for the learnt preferences: how it fits the hand, the fields and the time left.

Most of them are places in tables, which stand for one case each. Only what the seat to move knows is used. Points are
measured in values of the most valuable number card, so the tables are the same for all house rules.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, WIDTH, Counts
from cardtable_gui.games.godan.actions import GodanAction, Send, Take, Work
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.position import NONE
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.state import GodanState

Features: TypeAlias = list[tuple[int, float]]
"""The features that are not 0: the index of each, and its value."""

_LOW = 31
_TURNS: Final = (0, 1, 2, 3, 4, 4, 5)
"""By the number of turns left after this one, the last entry for more: the column of a table."""
_COLUMNS: Final = 6
_GAIN: Final = 1.6
_LOSS: Final = 0.4
_CARDS: Final = 5
"""The units of gains and losses, in values of the best card, and of differences between hands, in cards."""
_FAR: Final = 3.0
"""Leads are told apart up to so many values of the best card."""

# The first index of each table, and what its rows and columns are.
_TAKE: Final = 0
"""To take: the turns left; how many more than sets these are (-2 to 3). Then four numbers about hands."""
_LAY: Final = _TAKE + _COLUMNS * 6 + 4
"""Number cards: the group in the field (0 to 4); the cards laid (1 to 5)."""
_LAY_VALUE: Final = _LAY + FULL * FULL
"""The same, weighted by the card's value."""
_KIND: Final = _LAY_VALUE + FULL * FULL
"""Number cards: a new pair, three, four or more, or an addition; the turns left."""
_KEPT: Final = _KIND + 4 * _COLUMNS
"""Number cards: the cards of that kind that stay in hand (1 to 3)."""
_GAINED: Final = _KEPT + 3
_FIRST: Final = _GAINED + 1
_ENDS: Final = _FIRST + 1
"""A work that ends the game, in the match's last game or before: three numbers about the lead."""
_ROLE: Final = _ENDS + 2 * 3
"""Role cards: the role; the cards worked (2 to 4)."""
_ROLE_TURNS: Final = _ROLE + 4 * 3
"""Role cards: the role; the turns left. Then what each role does."""
_ROLE_GAINED: Final = _ROLE_TURNS + 4 * _COLUMNS
_SEVERANCE: Final = _ROLE_GAINED + 2
_ROBBERY: Final = _SEVERANCE + 2
_COLLECTION: Final = _ROBBERY + 3
_COVER_UP: Final = _COLLECTION + 1
_SEND: Final = _COVER_UP + 3
_SEND_NUMBER: Final = _SEND + 2
"""To send a number card: the cards of that kind in hand (1 to 4); the own group (none, up to three, more)."""
_SEND_VALUE: Final = _SEND_NUMBER + 4 * 3
"""The same, weighted by the card's value."""
_SEND_TURNS: Final = _SEND_VALUE + 4 * 3
"""To send a number card: the cards of that kind in hand (1 to 3); the turns left. Then three numbers about the card."""
_SEND_CARD: Final = _SEND_TURNS + 3 * _COLUMNS
_LEFT: Final = _SEND_CARD + 3
"""To send a number card: the left neighbour's group (0 to 5)."""
_LEFT_VALUE: Final = _LEFT + FULL + 1
"""The same, weighted by the card's value."""
_SEND_ROLE: Final = _LEFT_VALUE + FULL + 1
"""To send a role card: the role; the cards of that role in hand (1 to 3)."""
_SEND_ROLE_TURNS: Final = _SEND_ROLE + 4 * 3
"""To send a role card: the role; the turns left. Then three numbers about fields."""
_SEND_ROLE_CARD: Final = _SEND_ROLE_TURNS + 4 * _COLUMNS
FEATURES: Final = _SEND_ROLE_CARD + 3
"""The number of features."""


class ActionFeatures:
    """The features of the actions of the seat to move in one state, of which only what that seat knows is used."""

    def __init__(self, state: GodanState, quick: QuickPlay) -> None:
        """Compute what is the same for all actions."""
        seat = state.to_move
        assert seat is not None
        moves = state.moves
        self._state, self._quick, self._moves, self._seat = state, quick, moves, seat
        self._unit = float(moves.house.values[-1])
        self._hand = state.hands[seat]
        self._field = state.laid[seat] + state.taken[seat]
        self._turns = state.last_week - state.week
        self._column = _TURNS[min(self._turns, len(_TURNS) - 1)]
        self._roles = (moves.severance, moves.robbery, moves.cover_up, moves.collection)
        sets = quick.sets.sets(self._hand, self._field)
        self._lays, self._gain = sets.lays, sets.gain
        others = [other for other in range(state.players) if other != seat]
        sizes = [counts.size(state.hands[other]) for other in others]
        self._least = min(sizes) / _CARDS
        self._longer = (counts.size(self._hand) - sum(sizes) / len(sizes)) / _CARDS
        self.leader = quick.leader(state, seat)
        """The other seat with the most points, see `QuickPlay.leader`."""
        self._rival = state.totals[self.leader] + quick.expected(state, self.leader) - state.totals[seat]
        self._losses: dict[int, float] = {}
        self._neighbour: Counts | None = None
        if state.drawn != NONE:
            losses = quick.sets.losses(self._hand, self._field, self._turns)
            self._losses = {face: loss for loss, face in losses}
            if seat != state.last:
                left = (seat + 1) % state.players
                self._neighbour = state.laid[left] + state.taken[left]

    def of(self, action: GodanAction) -> Features:
        """The features of a legal action."""
        match action:
            case Take():
                return self._taking()
            case Send(card=card):
                return self._sending(card)
            case Work():
                return self._working(action)

    def _taking(self) -> Features:
        spare = max(-2, min(3, self._turns - len(self._lays))) + 2
        first = self._lays[0][0] if self._lays else 0.0
        unit = _GAIN * self._unit
        at = _TAKE + _COLUMNS * 6
        return [
            (_TAKE + self._column * 6 + spare, 1.0),
            (at, self._gain / unit),
            (at + 1, first / unit),
            (at + 2, self._longer),
            (at + 3, self._least),
        ]

    # ---------------------------------------------------------------------------------------------- works

    def _working(self, work: Work) -> Features:
        face, cards = work.cards[0], len(work.cards)
        found: Features = []
        if self._lays and self._lays[0][1] == face:
            found.append((_FIRST, 1.0))
        if face < self._moves.numbers:
            self._add_numbers(found, face, cards)
        else:
            self._add_roles(found, work, face, cards)
        if self._quick.ends(self._state, self._seat, face, cards):
            self._add_ending(found, cards * ONE[face])
        return found

    def _add_numbers(self, found: Features, face: int, cards: int) -> None:
        moves = self._moves
        cost, worth = moves.hand_cost[face], moves.worth[face]
        group = self._field >> WIDTH * face & _LOW
        kept = (self._hand >> WIDTH * face & _LOW) - cards
        case = group * FULL + cards - 1
        kind = 3 if group else min(cards, 4) - 2
        gain = cost * cards + worth[group + cards] - worth[group]
        found += (
            (_LAY + case, 1.0),
            (_LAY_VALUE + case, cost / self._unit),
            (_KIND + kind * _COLUMNS + self._column, 1.0),
            (_GAINED, gain / (_GAIN * self._unit)),
        )
        if kept:
            found.append((_KEPT + min(kept, 3) - 1, 1.0))

    def _add_roles(self, found: Features, work: Work, face: int, cards: int) -> None:
        moves, unit = self._moves, self._unit
        role = self._roles.index(face)
        gain = moves.house.role_in_hand * cards
        if face == moves.severance:
            found += ((_SEVERANCE, -self._longer), (_SEVERANCE + 1, self._lead(-self._rival)))
        elif face == moves.robbery:
            number, loot = work.others[0], len(work.others)
            worth = moves.worth[number]
            own = self._field >> WIDTH * number & _LOW
            there = (self._state.laid[work.seat] + self._state.taken[work.seat]) >> WIDTH * number & _LOW
            won, lost = worth[own + loot] - worth[own], worth[there] - worth[there - loot]
            found += ((_ROBBERY, won / unit), (_ROBBERY + 1, lost / unit))
            if work.seat == self.leader:
                found.append((_ROBBERY + 2, lost / unit))
            gain += won
        elif face == moves.collection:
            if work.seat == self.leader:
                found.append((_COLLECTION, 1.0))
            gain += moves.house.collection * cards
        else:
            saved = sum(moves.hand_cost[card] for card in work.others)
            single = sum(
                self._hand >> WIDTH * card & _LOW == 1 and not self._field >> WIDTH * card & _LOW
                for card in set(work.others)
            )
            hidden = len(work.others)
            found += ((_COVER_UP, hidden), (_COVER_UP + 1, saved / unit), (_COVER_UP + 2, hidden - single))
            gain += saved
        found += (
            (_ROLE + role * 3 + max(2, min(4, cards)) - 2, 1.0),
            (_ROLE_TURNS + role * _COLUMNS + self._column, 1.0),
            (_ROLE_GAINED, gain / (_GAIN * unit)),
            (_ROLE_GAINED + 1, (self._hand >> WIDTH * face & _LOW) - cards),
        )

    def _add_ending(self, found: Features, lot: Counts) -> None:
        """Add whether a work that ends the game wins it, or in the last game the match."""
        state, moves = self._state, self._moves
        own = moves.groups_worth(self._field + lot) - moves.cost(self._hand - lot) + state.collections[self._seat]
        lead = self._lead(own - self._rival)
        at = _ENDS + 3 * (state.deal == state.games)
        found += ((at, 1.0), (at + 1, lead), (at + 2, float(lead > 0)))

    def _lead(self, points: float) -> float:
        return max(-_FAR, min(_FAR, points / self._unit))

    # ---------------------------------------------------------------------------------------------- sending

    def _sending(self, card: int) -> Features:
        state = self._state
        held = self._hand >> WIDTH * card & _LOW
        own = self._field >> WIDTH * card & _LOW
        found: Features = [(_SEND, self._losses[card] / (_LOSS * self._unit))]
        if card == state.drawn:
            found.append((_SEND + 1, 1.0))
        if card >= self._moves.numbers:
            role = self._roles.index(card)
            found += (
                (_SEND_ROLE + role * 3 + min(held, 3) - 1, 1.0),
                (_SEND_ROLE_TURNS + role * _COLUMNS + self._column, 1.0),
            )
            if self._neighbour is None:
                found.append((_SEND_ROLE_CARD, 1.0))
            elif self._neighbour >> WIDTH * card & _LOW:
                found.append((_SEND_ROLE_CARD + 1, 1.0))
            if own:
                found.append((_SEND_ROLE_CARD + 2, 1.0))
            return found
        value = self._moves.hand_cost[card] / self._unit
        case = (min(held, 4) - 1) * 3 + (0 if not own else 1 if own < 4 else 2)
        found += (
            (_SEND_NUMBER + case, 1.0),
            (_SEND_VALUE + case, value),
            (_SEND_TURNS + (min(held, 3) - 1) * _COLUMNS + self._column, 1.0),
        )
        if self._neighbour is None:
            found.append((_SEND_CARD, value))
        else:
            there = self._neighbour >> WIDTH * card & _LOW
            found += ((_LEFT + there, 1.0), (_LEFT_VALUE + there, value))
        if held + own > FULL:
            found.append((_SEND_CARD + 1, 1.0))
        if self._turns > len(self._lays):
            found.append((_SEND_CARD + 2, value))
        return found
