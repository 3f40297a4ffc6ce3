"""The rules of Gunjo Gradation, GG1-GG16: legal actions and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY, ONE, Counts, having, without
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import state_class
from cardtable_gui.core.game import State
from cardtable_gui.core.options import with_start
from cardtable_gui.games.gunjo import candidates, cards, moves
from cardtable_gui.games.gunjo import events as emit
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Pass, Play, Stay, Swap
from cardtable_gui.games.gunjo.cards import (
    FINISHERS_NEEDED,
    HAND_SIZES,
    REVEALED,
    TAKER,
    penalty,
)
from cardtable_gui.games.gunjo.position import NONE, Position
from cardtable_gui.games.gunjo.view import GunjoView


def after_passing(minds: Sequence[Sequence[Counts]], gives: Sequence[int]) -> list[list[Counts]]:
    """The known cards after each seat passed the card `gives[seat]` (negative: none) to its left.

    `minds` is as in `GunjoState`; the result has a row for every seat and one for spectators. The receiver of a card
    knows that it has left its right neighbour, and the giver that its left neighbour has it now. For everybody else the
    card may have been any known one, so one known card of each number is forgotten.
    """
    players = len(gives)
    rows = minds if len(minds) > 1 else [minds[0]] * (players + 1)
    return [_mind(row, viewer, gives) for viewer, row in enumerate(rows)]


def _mind(row: Sequence[Counts], viewer: int, gives: Sequence[int]) -> list[Counts]:
    players = len(gives)
    after = list(row)
    for giver, given in enumerate(gives):
        if given >= 0:
            receiver = (giver + 1) % players
            known = row[giver]
            after[giver] += (without(known, ONE[given]) if viewer == receiver else known - having(known, 1)) - known
            if viewer == giver:
                after[receiver] += ONE[given]
    return after


_WITH_EFFECT = frozenset((cards.FINISHER, cards.ODD_MAKER, cards.TAKER, cards.PASSER))


@state_class(GunjoView)
class GunjoState(Position, State[GunjoAction]):
    """A match of Gunjo Gradation at one moment."""

    def begin(self, events: list[Event] | None) -> None:
        """Give everybody points, and deal the first round."""
        self.points = with_start(self.start_points, self.head_start, self.players)
        self.penalties = (0,) * self.players
        self._deal(None, events)

    def legal_actions(self) -> Sequence[GunjoAction]:
        """Exactly the legal actions."""
        seat = self.to_move
        if seat is None:
            return ()
        if self.gives:
            return moves.legal_gives(self.hands[seat])
        if self.drew:
            return moves.legal_after_draw(self.hands[seat], self.total, self.odd, self.free)
        return moves.legal_turn(self.hands[seat], self.total, self.odd, self.revealed, self.deck_size, self.free)

    def candidates(self) -> Sequence[GunjoAction]:
        """Some legal actions worth searching; see the module `candidates`."""
        seat = self.to_move
        if seat is None or self.gives or self.drew or not self.total:
            return self.legal_actions()
        return candidates.following(self.hands[seat], self.total, self.odd, self.revealed, self.deck_size, self.free)

    def apply(self, action: GunjoAction, events: list[Event] | None = None) -> None:
        """Apply a legal action and its consequences."""
        seat = self.to_move
        assert seat is not None
        match action:
            case Swap(give=give, take=take):
                given, taken = ONE[give], ONE[take]
                self.hands[seat] += taken - given
                one, other = self.revealed
                self.revealed = (give, other) if one == take else (one, give)
                for row in self.minds:
                    known = row[seat]
                    row[seat] = (known - given if known & 31 * given else known) + taken
                if events is not None:
                    emit.swaps(events, seat, give, take)
                self._rest(seat, events)
            case Play():
                self._play(seat, action, events)
            case Draw():
                card = self.deck[-self.deck_size]
                self.deck_size -= 1
                self.hands[seat] += ONE[card]
                self.sizes[seat] += 1
                self.drew = True
                if events is not None:
                    emit.draws(events, seat, card)
            case Stay():
                self.drew = False
                if events is not None:
                    emit.stays(events, seat)
                self._rest(seat, events)
            case Pass():
                if events is not None:
                    emit.passes(events, seat)
                self._rest(seat, events)
            case Give(card=card):
                self._give(seat, card, events)

    def _next(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def _rest(self, seat: int, events: list[Event] | None) -> None:
        """GG5, GG6: end a turn without a play; the next seat moves, perhaps on a cleared area."""
        self.passes += 1
        self.to_move = following = seat + 1 if seat + 1 < self.players else 0
        if self.passes == self.players - 1:
            if events is not None:
                emit.clears(events, self.area, following)
            for played in self.area:
                self.discards += played
            self.area = ()
            self.total = 0
            self.odd = False
            self.passes = 0

    def _play(self, seat: int, play: Play, events: list[Event] | None) -> None:
        """GG4, GG16: apply the play, its effect, then check for a win."""
        before = self.area
        lot, face = play.lot, play.face
        if events is not None:
            emit.plays(events, seat, play, before, takes=face == TAKER and bool(before))
        self.hands[seat] -= lot
        self.sizes[seat] = left = self.sizes[seat] - len(play.cards)
        for row in self.minds:
            if row[seat] & play.fields:
                row[seat] = without(row[seat], lot)
        self.drew = False
        self.passes = 0
        self.total = play.total
        self.area = (*before, play.cards)
        if face in _WITH_EFFECT:
            self._play_effect(seat, face, before, events)
        elif left:
            self.to_move = seat + 1 if seat + 1 < self.players else 0
        else:
            self.end_round(seat, events)

    def _play_effect(
        self, seat: int, face: int, before: tuple[tuple[int, ...], ...], events: list[Event] | None
    ) -> None:
        """GG12-GG15: apply the effect of the latest play."""
        wins = not self.sizes[seat]
        match face:
            case cards.FINISHER:
                wins = wins or self.area[-1].count(face) >= FINISHERS_NEEDED
            case cards.ODD_MAKER:
                if events is not None and not self.odd:
                    emit.makes_odd(events)
                self.odd = True
            case cards.TAKER if before:
                self.area = (*before[:-1], self.area[-1])
                self._take(seat, before[-1], events)
                wins = False
            case cards.PASSER:
                self._ask_for_gives(seat, events)
                return
        if wins:
            self.end_round(seat, events)
        else:
            self.to_move = self._next(seat)

    def _ask_for_gives(self, seat: int, events: list[Event] | None) -> None:
        """GG15: everybody with cards chooses one."""
        self.passer = seat
        self.gives = (NONE,) * self.players
        self.to_move = seat if self.sizes[seat] else self._next(seat)
        if events is not None:
            emit.asks_for_gives(events, self)

    def _take(self, seat: int, taken: tuple[int, ...], events: list[Event] | None) -> None:
        """GG14: return the cards of the previous play to the hand."""
        lot = counts.of(taken)
        self.hands[seat] += lot
        self.sizes[seat] += len(taken)
        for row in self.minds:
            row[seat] += lot
        if events is not None:
            emit.takes_back(events, seat, taken)

    def _give(self, seat: int, card: int, events: list[Event] | None) -> None:
        """GG15: record a choice; after the last one pass all cards at once."""
        gives = (*self.gives[:seat], card, *self.gives[seat + 1 :])
        following = self._next(seat)
        if events is not None:
            emit.chooses(events, seat, card)
        if following != self.passer:
            self.gives = gives
            self.to_move = following
            return
        if events is not None:
            emit.passes_on(events, gives)
        for giver, given in enumerate(gives):
            if given != NONE:
                receiver = self._next(giver)
                self.hands[giver] -= ONE[given]
                self.hands[receiver] += ONE[given]
                self.sizes[giver] -= 1
                self.sizes[receiver] += 1
        self.minds = after_passing(self.minds, gives)
        left = self._next(self.passer)
        self.passer = NONE
        self.gives = ()
        if self.sizes[left]:
            self.to_move = left
        else:
            self.end_round(left, events)

    def end_round(self, winner: int, events: list[Event] | None) -> None:
        """GG7-GG9: score the round, whose hands lie open; deal the next one, or end the match."""
        lost = [0 if seat == winner else penalty(hand) for seat, hand in enumerate(self.hands)]
        gain = max(lost)
        self.penalties = tuple(lost)
        self.points = tuple(
            [points + gain if seat == winner else points - lost[seat] for seat, points in enumerate(self.points)]
        )
        if events is not None:
            emit.ends_round(events, self, winner)
        if self.deal < self.last_round and min(self.points) >= 0:
            self._deal(winner, events)
        else:
            self.end_match(events)

    def _deal(self, start: int | None, events: list[Event] | None) -> None:
        """GG2: deal a new round; the dealer says who starts the first one."""
        deal = self.next_deal()
        players = self.players
        size = HAND_SIZES[players]
        hands, rest = deal.hands(players, size)
        self.hands = [counts.of(faces) for faces in hands]
        self.sizes = [size] * players
        self.minds = [[EMPTY] * players]
        self.revealed = (rest[0], rest[1])
        self.deck = rest
        self.deck_size = len(rest) - REVEALED
        self.area = ()
        self.total = 0
        self.odd = False
        self.passes = 0
        self.drew = False
        self.passer = NONE
        self.gives = ()
        self.discards = ()
        self.start = self.to_move = deal.start if start is None else start
        if events is not None:
            emit.deals(events, self, hands)

    def view(self, seat: int | None) -> GunjoView:
        """The view of this seat; None: of a spectator."""
        minds = self.minds
        return GunjoView.of(
            self,
            seat,
            own=EMPTY if seat is None else self.hands[seat],
            seen=tuple(minds[-1] if seat is None or len(minds) == 1 else minds[seat]),
            given=self.gives[seat] if self.gives and seat is not None else NONE,
            opened=tuple(self.hands) if self.to_move is None else (),
        )
