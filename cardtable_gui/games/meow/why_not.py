"""Why some cards can't be used in Meow Meow Daifugo, and what would change it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import (
    LEAD_ANY,
    ONE_OF,
    Fault,
    Finding,
    Possible,
    add,
    faces_in,
    if_unbeaten,
    judged,
    lead,
    leave,
    not_together,
)
from cardtable_gui.games.meow import cards, moment, plays, refusals
from cardtable_gui.games.meow.actions import PASSES, RETURNS, SHOWS, TAKE_DECK, TAKES, Play, named
from cardtable_gui.games.meow.cards import ANYS, BIT, NONE, Cards
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.games.meow.zones import FIELD, PLAYED, TABLE

_THEN_PLAY = QT_TRANSLATE_NOOP("meow", "After that you can play {cards}.")
_UNUSABLE = {TABLE: refusals.PLAYED, PLAYED: refusals.PLAYED}


def judge(view: MeowView, picked: Picked) -> Finding:
    """Judge cards of hand, face-up cards and deck, as if in this seat's turn (MM3-MM9, MM13)."""
    return judged(view, picked, _usable, dealing="MM2", unusable=_UNUSABLE)


def _usable(view: MeowView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    now = _as_own_turn(view)
    field = faces_in(view, picked, FIELD)
    if now.phase == "return":
        return _returning(view, hand, alone=len(picked) == 1)
    if now.phase == "show":
        return _showing(view, hand, alone=len(picked) == 1)
    if len(picked) > 1:
        return Fault(not_together("MM5"))
    waits = view.to_move != view.seat
    return _playing(view, now, hand) if hand else _taking(now, field, waits=waits)


def _as_own_turn(view: MeowView) -> Moment:
    """The moment if the view's seat were to move: if nobody beats its own play, it will lead (MM10)."""
    now = replace(view.moment(), hand=view.own)
    if view.to_move == view.seat or now.phase in ("return", "show"):
        return now
    if now.table is None or view.owner == view.seat:
        return replace(now, phase="lead", table=None, must=0)
    return replace(now, phase="follow", must=0)


def _returning(view: MeowView, hand: tuple[int, ...], *, alone: bool) -> Finding:
    if view.to_move != view.seat:
        return Fault(refusals.RETURN_OTHERS)
    if alone and len(hand) == 1 and BIT[hand[0]] & ANYS:
        return Possible((RETURNS[hand[0]],))
    return Fault(refusals.RETURN_FIRST)


def _showing(view: MeowView, hand: tuple[int, ...], *, alone: bool) -> Finding:
    shown = view.shown[view.seat or 0]
    if shown != NONE:
        return Fault(refusals.SHOWN.put(cards=named((shown,))))
    if not hand or not alone:
        return Fault(refusals.SHOW_FIRST)
    if len(hand) > 1:
        any_of_them = () if cards.of(hand) & ANYS else (ONE_OF,)
        return Fault(refusals.SHOW_ONE.put(picked=len(hand)), any_of_them)
    return Fault(refusals.NO_ANY) if BIT[hand[0]] & ANYS else Possible((SHOWS[hand[0]],))


def _taking(now: Moment, field: tuple[int, ...], *, waits: bool) -> Finding:
    """Judge face-up cards, or the deck if there are none."""
    if now.alone and now.phase != "reward":
        return Fault(refusals.NO_REWARD)
    if not field:
        return Possible((TAKE_DECK,)) if now.phase == "reward" else Fault(refusals.NO_DRAWING)
    if now.phase == "lead":
        return Fault(refusals.TAKE_LATER if waits else refusals.NO_TAKING_LEADING)
    if len(field) > 1:
        return Fault(refusals.too_many_taken(alone=now.alone), (ONE_OF,))
    return Possible((TAKES[field[0]] if now.alone else PASSES[field[0]],), refusals.TAKE_LATER.message)


# --------------------------------------------------------------------------------------------------------------- plays


def _legal(now: Moment) -> list[Play]:
    return [action for action in moment.legal(now) if isinstance(action, Play)]


def _playing(view: MeowView, now: Moment, hand: tuple[int, ...]) -> Finding:
    lot, legal = cards.of(hand), _legal(now)
    if now.phase == "reward":
        return Fault(refusals.first_reward(now), (_THEN_PLAY.put(cards=named(cards.faces(_largest(now, lot)))),))
    found = tuple(play for play in legal if play.lot == lot)
    if found:
        unbeaten = view.table is not None and view.owner == view.seat
        return Possible(found, if_unbeaten(named(hand)) if unbeaten else None)
    _, reason = refusals.unplayable(hand, now)
    waits_to_lead = view.to_move != view.seat and now.phase == "lead"
    remedies = () if waits_to_lead else _remedies(lot, legal)
    if reason.rule == "MM8":
        return Fault(reason, (*remedies, *(() if now.alone else (lead(named(hand)),))))
    if reason.rule == "MM4":
        return Fault(reason, remedies)
    return Fault(reason, remedies or (_leading(now, lot),))


def _remedies(lot: Cards, legal: Iterable[Play]) -> tuple[Message, ...]:
    """The fewest cards of the hand to add, or to leave out, for a legal play."""
    more = min((play.lot for play in legal if play.lot & lot == lot), key=int.bit_count, default=0)
    less = max((play.lot for play in legal if not play.lot & ~lot), key=int.bit_count, default=0)
    found = [add(named(cards.faces(more & ~lot)))] if more else []
    if less.bit_count() == 1 and all(any(play.lot == BIT[card] for play in legal) for card in cards.faces(lot)):
        found.append(ONE_OF)
    elif less:
        found.append(leave(named(cards.faces(lot & ~less))))
    return tuple(found)


def _leading(now: Moment, lot: Cards) -> Message:
    """What of these cards can be played on an empty table."""
    whole = _largest(now, lot)
    return lead(named(cards.faces(whole))) if whole.bit_count() > 1 else LEAD_ANY


def _largest(now: Moment, lot: Cards) -> Cards:
    """The most of these cards that go together."""
    return max((play.lot for play in plays.leads(now.hand) if not play.lot & ~lot), key=int.bit_count)
