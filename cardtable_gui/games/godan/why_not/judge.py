"""Why some cards can't be used in GODAN, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from cardtable_gui.core.counts import ONE, Counts, kinds, number, of
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import (
    NOT_TOGETHER,
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
)
from cardtable_gui.core.zones import DECK
from cardtable_gui.games.godan.actions import SENDS, TAKE, Work
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.godan.zones import DISCARD, INCOMING, field_of

_ONE_SENT = QT_TRANSLATE_NOOP("godan", "You part with one card, and you’ve picked {picked}.")
_TAKEN = QT_TRANSLATE_NOOP("godan", "You’ve taken a card, so now you part with one from your hand.")
_SEVERAL = QT_TRANSLATE_NOOP("godan", "A job takes one set of equal cards, and you’ve picked {cards}.")
_NEW_GROUP = QT_TRANSLATE_NOOP("godan", "You have no {card}s in your field, and a new group needs at least two.")
_FULL_GROUP = QT_TRANSLATE_NOOP("godan", "Your group of {card}s already has {full} cards, the most there can be.")
_NO_ROOM = QT_TRANSLATE_NOOP(
    "godan",
    "A group has at most {full} cards. With {there} {card}s there you can add {room}, and you’ve picked {picked}.",
)
_ROLE_COUNT = QT_TRANSLATE_NOOP("godan", "A job takes {least} to {most} {card} cards, not {picked}.")
_NEED_ROLE = QT_TRANSLATE_NOOP("godan", "You’d need %n more {card} card(s) in your hand.")
_COVER_MORE = QT_TRANSLATE_NOOP("godan", "Cover-up also needs at least one other card of your hand to discard.")
_COVER_LESS = QT_TRANSLATE_NOOP(
    "godan", "{laid} Cover-up cards discard at most {most} more, and you’ve picked {picked}."
)
_NOBODY_TO_ROB = QT_TRANSLATE_NOOP("godan", "No opponent has a number card in the field that fits into your groups.")
_ROB_LESS = QT_TRANSLATE_NOOP(
    "godan", "With {laid} Robbery cards you can’t take {cards} from one group into your field."
)
_ROB_ONE = QT_TRANSLATE_NOOP("godan", "One job robs one opponent only.")
_ONLY_ROBBERY = QT_TRANSLATE_NOOP("godan", "Only Robbery takes cards from another player’s field.")
_NEVER_ROLES = QT_TRANSLATE_NOOP("godan", "Role cards stay in the field where they were laid.")
_OWN_FIELD = QT_TRANSLATE_NOOP("godan", "You can’t take cards back from your field.")
_INSTEAD = QT_TRANSLATE_NOOP("godan", "Or take the card, and then you can part with {cards}.")
_OTHERS_CARD = QT_TRANSLATE_NOOP("godan", "The deck’s top card goes to the player with the start card.")
_UNUSABLE = {DISCARD: Fault("GO4", QT_TRANSLATE_NOOP("godan", "Discards are out of play until the next game."))}


def judge(view: GodanView, picked: Picked) -> Finding:
    """What hand, incoming card and fields can be used for in this seat's turn (GO3-GO9)."""
    return judged(view, picked, _usable, dealing="GO2", unusable=_UNUSABLE)


def _usable(view: GodanView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    seat = view.seat or 0
    if DECK in picked or INCOMING in picked:
        return _incoming(view, seat, picked)
    fields = [(other, faces) for other in range(view.players) if (faces := faces_in(view, picked, field_of(other)))]
    sending = view.phase == "send" and view.to_move == seat
    if sending and (fields or not hand):
        return Fault("GO4", _TAKEN)
    if sending:
        if len(hand) == 1:
            return Possible((SENDS[hand[0]],))
        return Fault("GO4", _ONE_SENT.put(picked=len(hand)), (ONE_OF,))
    return _Works(view, seat, hand, fields).finding()


def _incoming(view: GodanView, seat: int, picked: Picked) -> Finding:
    if len(picked) > 1:
        return Fault("GO4", NOT_TOGETHER)
    if view.phase == "send" and view.to_move == seat:
        return Fault("GO4", _TAKEN)
    if DECK in picked and seat != view.start:
        return Fault("GO3", _OTHERS_CARD)
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

    def _fault(self) -> Fault:
        hand, moves = self._hand, self._moves
        face, picked = hand[0], len(hand)
        instead = _INSTEAD.put(cards=moves.named((hand[0],)))
        if moves.cover_up in hand:
            return self._covering(instead)
        if face != hand[-1]:
            return Fault("GO5", _SEVERAL.put(cards=moves.named(hand)), (*self._less(), instead))
        if face >= moves.numbers:
            return self._roles(face, picked, instead)
        there = number(self._view.field(self._seat), face)
        card = moves.faces[face]
        if there == FULL:
            return Fault("GO6", _FULL_GROUP.put(card=card, full=FULL), (instead,))
        if picked > FULL - there:
            reason = _NO_ROOM.put(full=FULL, there=there, card=card, room=FULL - there, picked=picked)
            return Fault("GO6", reason, self._less())
        return Fault("GO6", _NEW_GROUP.put(card=card), (*self._more(face), instead))

    def _roles(self, face: int, picked: int, instead: Message) -> Fault:
        house = self._moves.house
        if not house.least <= picked <= house.most:
            (name,) = self._moves.named((face,)).cards
            reason = _ROLE_COUNT.put(least=house.least, most=house.most, card=name, picked=picked)
            return Fault("GO9", reason, (*self._more(face), *self._less(), instead))
        return Fault("GO9", _NOBODY_TO_ROB, (instead,))

    def _covering(self, instead: Message) -> Fault:
        hand, moves = self._hand, self._moves
        cover_up, house = moves.cover_up, moves.house
        laid = hand.count(cover_up)
        others = len(hand) - laid
        if laid < house.least:
            (name,) = moves.named((cover_up,)).cards
            reason = _ROLE_COUNT.put(least=house.least, most=house.most, card=name, picked=laid)
            return Fault("GO9", reason, (*self._more(cover_up), *self._less(), instead))
        if others:
            most = min(laid, house.most)
            reason = _COVER_LESS.put(laid=laid, most=most, picked=others)
            return Fault("GO9", reason, (*self._less(), instead))
        rest = [face for face in kinds(self._view.own) if face != cover_up]
        dearest = sorted(rest, key=lambda face: -moves.hand_cost[face])[:1]
        remedies = (add(moves.named(dearest)),) if dearest and self._is_legal((*hand, *dearest)) else ()
        return Fault("GO9", _COVER_MORE, (*remedies, instead))

    def _more(self, face: int) -> tuple[Message, ...]:
        """The fewest further cards of a kind that make the picked ones a job: held ones, or else any."""
        moves = self._moves
        held = number(self._view.own, face) - self._hand.count(face)
        for more in range(1, moves.house.most + 1):
            cards = (*self._hand, *(face,) * more)
            extra = max(0, more - held)
            if number(moves.all_cards, face) < cards.count(face) + number(self._view.field(self._seat), face):
                return ()
            if self._is_legal(cards, self._choices(self._view.own + extra * ONE[face]) if extra else None):
                if not extra:
                    return (add(moves.named((face,) * more), moves.named(self._hand)),)
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
            return Fault("GO6", _OWN_FIELD, spare)
        if not hand:
            return self._loot_alone()
        if set(hand) != {robbery}:
            return Fault("GO9", _ONLY_ROBBERY, spare)
        if len(self._fields) > 1:
            return Fault("GO9", _ROB_ONE, spare)
        victim, loot = self._fields[0]
        robberies = [work for work in self._legal if work.cards == hand and work.seat == victim]
        fitting = tuple(work for work in robberies if work.others == loot)
        if fitting:
            return Possible(fitting)
        parts = [work.others for work in robberies if not of(work.others) & ~_mask(loot)]
        smaller = [part for part in parts if all(part.count(face) <= loot.count(face) for face in part)]
        if smaller:
            spare = (leave(moves.named(lacking(max(smaller, key=len), loot))),)
        if len(hand) < moves.house.least:
            (name,) = moves.named((robbery,)).cards
            house = moves.house
            reason = _ROLE_COUNT.put(least=house.least, most=house.most, card=name, picked=len(hand))
            return Fault("GO9", reason, spare)
        if any(face >= moves.numbers for face in loot):
            return Fault("GO9", _NEVER_ROLES, spare)
        return Fault("GO9", _ROB_LESS.put(laid=len(hand), cards=moves.named(loot)), spare)

    def _loot_alone(self) -> Finding:
        """Picked cards of an opponent's field alone."""
        moves = self._moves
        victim, loot = self._fields[0]
        if any(face >= moves.numbers for face in loot):
            return Fault("GO9", _NEVER_ROLES)
        works = [
            work
            for work in self._legal
            if work.cards[0] == moves.robbery and work.seat == victim and work.others == loot
        ]
        fewest = min(works, key=lambda work: len(work.cards), default=None)
        if fewest is None or len(self._fields) > 1:
            return Fault("GO9", _ONLY_ROBBERY)
        return Fault("GO9", _ONLY_ROBBERY, (add(moves.named(fewest.cards)),))


def _mask(faces: Sequence[int]) -> Counts:
    """All bits of packed counts that belong to these faces."""
    return sum(31 * ONE[face] for face in set(faces))
