"""Why some cards can't be used in GODAN, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import ONE, Counts, kinds, number, of
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import (
    ONE_OF,
    Fault,
    Finding,
    Possible,
    add,
    faces_in,
    judged,
    lacking,
    leave,
    need,
    not_together,
)
from cardtable_gui.core.zones import DECK
from cardtable_gui.games.godan import refusals
from cardtable_gui.games.godan.actions import SENDS, TAKE, Work
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.refusals import refusal
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.godan.zones import DISCARD, INCOMING, field_of

_NEED_ROLE = QT_TRANSLATE_NOOP("godan", "You’d need %n more {card} card(s) in your hand.")
_INSTEAD = QT_TRANSLATE_NOOP("godan", "Or, on your turn, take the card and pass {cards} on.")
_UNUSABLE = {DISCARD: refusals.DISCARDED}


def judge(view: GodanView, picked: Picked) -> Finding:
    """Judge cards of the hand, the fields and the incoming card, as if in this seat's turn (GO3-GO9)."""
    return judged(view, picked, _usable, dealing="GO2", unusable=_UNUSABLE)


def _usable(view: GodanView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    seat = view.seat or 0
    if DECK in picked or INCOMING in picked:
        return _incoming(view, seat, picked)
    fields = [(other, faces) for other in range(view.players) if (faces := faces_in(view, picked, field_of(other)))]
    sending = view.phase == "send" and view.to_move == seat
    if sending and (fields or not hand):
        return Fault(refusals.SEND_FIRST)
    if sending:
        if len(hand) == 1:
            return Possible((SENDS[hand[0]],))
        return Fault(refusals.ONE_SENT.put(picked=len(hand)), (ONE_OF,))
    return _Works(view, seat, hand, fields).finding()


def _incoming(view: GodanView, seat: int, picked: Picked) -> Finding:
    if len(picked) > 1:
        return Fault(not_together("GO4"))
    if view.phase == "send" and view.to_move == seat:
        return Fault(refusals.SEND_FIRST)
    if DECK in picked and seat != view.start:
        return Fault(refusals.OTHERS_CARD)
    return Possible((TAKE,))


class _Works:
    """The picked cards of a hand and of fields (by seat), faces ascending, before a job."""

    def __init__(
        self, view: GodanView, seat: int, hand: tuple[int, ...], fields: Sequence[tuple[int, tuple[int, ...]]]
    ) -> None:
        self._view = view
        self._seat = seat
        self._hand = hand
        self._fields = fields
        self._moves: Moves = view.moves
        self._legal = self._choices(view.own)

    def finding(self) -> Finding:
        if self._fields:
            return self._robbing()
        legal = tuple(self._works(self._hand, self._legal))
        if legal:
            return Possible(legal)
        return self._fault()

    def _choices(self, own: Counts) -> tuple[Work, ...]:
        """The legal jobs with this hand."""
        found = self._moves.choices(self._seat, own, self._view.laid, self._view.taken)
        return tuple(action for action in found if isinstance(action, Work))

    def _works(self, hand: Sequence[int], legal: Sequence[Work]) -> Iterator[Work]:
        """The legal jobs that take exactly these cards from the hand."""
        cover_up = self._moves.cover_up
        wanted = tuple(sorted(hand))
        for work in legal:
            taken = tuple(sorted(work.cards + work.others)) if work.cards[0] == cover_up else work.cards
            if taken == wanted:
                yield work

    def _is_legal(self, hand: Sequence[int], legal: Sequence[Work] | None = None) -> bool:
        return next(self._works(hand, self._legal if legal is None else legal), None) is not None

    # -------------------------------------------------------------------------------------------------- from the hand

    def _why(self, work: Work) -> Refusal:
        """The refusal of a job that isn't legal in this seat's turn."""
        view = self._view
        return refusal(work, self._moves, "choose", self._seat, view.own, view.laid, view.taken)

    def _fault(self) -> Fault:
        hand, moves = self._hand, self._moves
        work = moves.reading(hand)
        fitting = self._discarded() if set(hand) == {moves.cover_up} else ()
        remedies = fitting or (*self._more(work.cards[0]), *self._less())
        return Fault(self._why(work), (*remedies, _INSTEAD.put(cards=moves.named(hand[:1]))))

    def _covered(self, face: int) -> tuple[int, ...]:
        """What picked Cover-up cards would discard, since they discard at least one card: the dearest of the hand."""
        if set(self._hand) != {self._moves.cover_up}:
            return ()
        rest = [other for other in kinds(self._view.own) if other != face]
        return tuple(sorted(rest, key=lambda other: -self._moves.hand_cost[other])[:1])

    def _discarded(self) -> tuple[Message, ...]:
        """The dearest card that the picked Cover-up cards can discard."""
        moves = self._moves
        dearest = self._covered(moves.cover_up)
        return (add(moves.named(dearest)),) if dearest and self._is_legal((*self._hand, *dearest)) else ()

    def _more(self, face: int) -> tuple[Message, ...]:
        """The fewest further cards of a kind that make the picked ones a job: held ones, or else any."""
        moves = self._moves
        held = number(self._view.own, face) - self._hand.count(face)
        covered = self._covered(face)
        for more in range(1, moves.house.most + 1):
            cards = (*self._hand, *(face,) * more, *covered)
            extra = max(0, more - held)
            if number(moves.all_cards, face) < cards.count(face) + number(self._view.field(self._seat), face):
                return ()
            if self._is_legal(cards, self._choices(self._view.own + extra * ONE[face]) if extra else None):
                if not extra:
                    return (add(moves.named((*(face,) * more, *covered)), moves.named(self._hand)),)
                if face < moves.numbers:
                    return (need(extra, moves.faces[face]),)
                (name,) = moves.named((face,)).cards
                return (_NEED_ROLE.put(n=extra, card=name),)
        return ()

    def _less(self) -> tuple[Message, ...]:
        """The fewest picked cards without which the others are a job."""
        hand = self._hand
        for kept in range(len(hand) - 1, 0, -1):
            for part in dict.fromkeys(combinations(hand, kept)):
                if self._is_legal(part):
                    return (leave(self._moves.named(lacking(part, hand))),)
        return ()

    # ------------------------------------------------------------------------------------------------------- robberies

    def _robbing(self) -> Finding:
        moves, robbery = self._moves, self._moves.robbery
        hand = self._hand
        without = (leave(moves.named(tuple(face for _, faces in self._fields for face in faces))),)
        spare = without if hand and self._is_legal(hand) else ()
        if any(seat == self._seat for seat, _ in self._fields):
            return Fault(refusals.OWN_FIELD, spare)
        if not hand:
            return self._loot_alone()
        if set(hand) != {robbery}:
            return Fault(refusals.ONLY_ROBBERY, spare)
        if len(self._fields) > 1:
            return Fault(refusals.ROB_ONE, spare)
        victim, loot = self._fields[0]
        robberies = [work for work in self._legal if work.cards == hand and work.seat == victim]
        fitting = tuple(work for work in robberies if work.others == loot)
        if fitting:
            return Possible(fitting)
        parts = [work.others for work in robberies if not of(work.others) & ~_mask(loot)]
        smaller = [part for part in parts if all(part.count(face) <= loot.count(face) for face in part)]
        if smaller:
            spare = (leave(moves.named(lacking(max(smaller, key=len), loot))),)
        return Fault(self._why(Work(hand, victim, loot)), spare)

    def _loot_alone(self) -> Finding:
        """Picked cards of an opponent's field alone."""
        moves = self._moves
        victim, loot = self._fields[0]
        if any(face >= moves.numbers for face in loot):
            return Fault(refusals.ROB_ONE_NUMBER)
        works = [
            work
            for work in self._legal
            if work.cards[0] == moves.robbery and work.seat == victim and work.others == loot
        ]
        fewest = min(works, key=lambda work: len(work.cards), default=None)
        if fewest is None or len(self._fields) > 1:
            return Fault(refusals.ONLY_ROBBERY)
        return Fault(refusals.ONLY_ROBBERY, (add(moves.named(fewest.cards)),))


def _mask(faces: Sequence[int]) -> Counts:
    """All bits of packed counts that belong to these faces."""
    return sum(31 * ONE[face] for face in set(faces))
