"""Why some cards can't be played, swapped or passed on in Gunjo Gradation, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import (
    ONE_OF,
    Fault,
    Finding,
    Possible,
    add,
    faces_in,
    if_unbeaten,
    judged,
    lacking,
    lead,
    leave,
    need,
    not_together,
    one_number,
)
from cardtable_gui.core.zones import DECK
from cardtable_gui.games.gunjo import moves, refusals
from cardtable_gui.games.gunjo.actions import DRAW, GIVES, SWAPS, Play
from cardtable_gui.games.gunjo.cards import COPIES, JOINER, TAKER, in_play, texts
from cardtable_gui.games.gunjo.position import NONE
from cardtable_gui.games.gunjo.refusals import refusal
from cardtable_gui.games.gunjo.situation import Situation
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.games.gunjo.zones import AREA, DISCARD, REVEALED, UNDER

_PICK_PAIR = QT_TRANSLATE_NOOP("gunjo", "Pick just {give} to swap for {take}.")
_SWAP_FOR = QT_TRANSLATE_NOOP("gunjo", "You can swap it for {cards} instead.")


def judge(view: GunjoView, picked: Picked) -> Finding:
    """Judge cards of hand, revealed cards and deck, as if in this seat's turn (GG3-GG5, GG11-GG15)."""
    latest = refusals.PLAYED_LAST if counts.number(in_play(view.expansions), TAKER) else refusals.PLAYED
    unusable = {AREA: latest, UNDER: refusals.PLAYED, DISCARD: refusals.DISCARDED}
    return judged(view, picked, _usable, dealing="GG2", unusable=unusable)


def _usable(view: GunjoView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    revealed = faces_in(view, picked, REVEALED)
    now = _as_own_turn(view)
    if now.phase == "give":
        return _giving(view, hand) if hand and len(picked) == 1 else Fault(refusals.GIVE_FIRST)
    if DECK in picked:
        if hand or revealed:
            return Fault(not_together("GG3"))
        return Fault(refusal(DRAW, now)) if now.phase == "drawn" else Possible((DRAW,))
    if revealed and view.to_move != view.seat and not now.total:
        return Fault(refusals.SWAP_LATER)
    return _swapping(now, hand, revealed) if revealed else _playing(view, now, hand)


def _as_own_turn(view: GunjoView) -> Situation:
    """The situation if the view's seat were to move: its own play, if nobody beats it, will be cleared (GG6)."""
    now = view.situation()
    if view.to_move == view.seat or now.phase == "give":
        return now
    if view.leader == view.seat:
        return replace(now, phase="lead", latest=(), total=0, odd=False)
    return replace(now, phase="follow" if now.total else "lead")


def _giving(view: GunjoView, hand: tuple[int, ...]) -> Finding:
    if view.given != NONE:
        return Fault(refusals.GIVEN.put(cards=_cards((view.given,))))
    if len(hand) > 1:
        return Fault(refusals.ONE_GIFT.put(picked=len(hand)), (ONE_OF,))
    return Possible((GIVES[hand[0]],))


# --------------------------------------------------------------------------------------------------------------- plays


def _plays(now: Situation, hand: Counts, *, leading: bool = False) -> list[Play]:
    """The legal plays of a hand; `leading`: on an empty area."""
    return (
        moves.plays(hand, 0, odd=False, free=now.free) if leading else moves.plays(hand, now.total, now.odd, now.free)
    )


def _playing(view: GunjoView, now: Situation, hand: tuple[int, ...]) -> Finding:
    legal = _plays(now, now.hand)
    play = Play(hand)
    if play in legal:
        return Possible((play,), if_unbeaten(_cards(hand)) if view.leader == view.seat else None)
    if len(set(hand) - {JOINER}) > 1:
        waits_to_lead = view.to_move != view.seat and not now.total
        fitting = [] if waits_to_lead else [part for part in _parts(hand) if Play(part) in legal]
        return Fault(refusal(play, now), (one_number(fitting, hand, _cards),))
    return Fault(refusal(play, now), (*_more(view, now, hand, legal), lead(_cards(hand))))


def _parts(hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The largest plays that some cards hold: each number with all 1s."""
    ones = (JOINER,) * hand.count(JOINER)
    for face in sorted(set(hand) - {JOINER}):
        yield (*ones, *(face,) * hand.count(face))


def _more(view: GunjoView, now: Situation, hand: tuple[int, ...], legal: Sequence[Play]) -> tuple[Message, ...]:
    """The fewest cards that make these a legal play: held ones, or else further ones that can still be got."""
    lot = counts.of(hand)
    larger = [play for play in legal if counts.holds(play.lot, lot)]
    if larger:
        fewest = min(larger, key=lambda play: len(play.cards))
        return (add(_cards(lacking(hand, fewest.cards)), _cards(hand)),)
    face = hand[-1]
    gone = [card for cards in view.area for card in cards] + [*view.discards]
    for number in range(1, COPIES[face] - gone.count(face) - hand.count(face) + 1):
        more = tuple(sorted((*hand, *(face,) * number)))
        if Play(more) in _plays(now, counts.of(more)):
            lacked = hand.count(face) + number - counts.number(now.hand, face)
            return (need(lacked, str(face + 1)),)
    return ()


# --------------------------------------------------------------------------------------------------------------- swaps


def _swapping(now: Situation, hand: tuple[int, ...], revealed: tuple[int, ...]) -> Finding:
    without = (leave(_cards(revealed)),) if hand and Play(hand) in _plays(now, now.hand) else ()
    if not now.total:
        return Fault(refusals.NO_SWAP_LEADING, without)
    if now.phase == "drawn":
        return Fault(refusals.DRAWN_NO_SWAP, without)
    if not hand:
        gives = [face for face in counts.kinds(now.hand) if face != revealed[0]]
        return Fault(refusals.ONLY_SWAPPED, (add(_cards(gives[:1])),) if gives and len(revealed) == 1 else ())
    if len(hand) > 1 or len(revealed) > 1:
        return Fault(refusals.ONE_FOR_ONE, _pair(hand, revealed))
    swap = SWAPS[hand[0]][revealed[0]]
    if hand != revealed:
        return Possible((swap,))
    others = [face for face in now.revealed if face != hand[0]]
    remedies = (_SWAP_FOR.put(cards=_cards(others[:1])),) if others else without
    return Fault(refusal(swap, now), remedies)


def _pair(hand: tuple[int, ...], revealed: tuple[int, ...]) -> tuple[Message, ...]:
    """One card of each side that can be swapped."""
    pairs = ((give, take) for give in hand for take in revealed if give != take)
    return tuple(_PICK_PAIR.put(give=_cards((give,)), take=_cards((take,))) for give, take in pairs)[:1]


def _cards(faces: Sequence[int]) -> CardList:
    return CardList(texts(faces))
