"""Why some cards can't be used in Meow Meow Daifugo, and what would change it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
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
    lead,
    leave,
)
from cardtable_gui.games.meow import cards, moment, plays
from cardtable_gui.games.meow.actions import PASSES, RETURNS, SHOWS, TAKE_DECK, TAKES, Play, named
from cardtable_gui.games.meow.cards import ANYS, BIT, NONE, Cards
from cardtable_gui.games.meow.combinations import SHORTEST, Combination
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.refusals import in_words, wanted
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.games.meow.zones import FIELD, PLAYED, TABLE

_NO_COMBINATION = QT_TRANSLATE_NOOP(
    "meow",
    "{cards} don’t go together. A play is one card, cards of one number, or a row of {least} or more in one suit.",
)
_NOT_BEATING = QT_TRANSLATE_NOOP("meow", "You can’t beat {combination} with {own}. {task}.")
_UNBEATABLE = QT_TRANSLATE_NOOP("meow", "Nothing in the game beats {combination}.")
_MUST = QT_TRANSLATE_NOOP("meow", "The first play has to include {cards}, the card you showed.")
_RETURN_FIRST = QT_TRANSLATE_NOOP("meow", "You were dealt both ? cards, so one of them goes under the deck first.")
_RETURN_OTHERS = QT_TRANSLATE_NOOP("meow", "The round begins when a ? has gone under the deck.")
_SHOW_ONE = QT_TRANSLATE_NOOP("meow", "Everyone shows one card to see who starts, and you’ve picked {picked}.")
_NO_ANY = QT_TRANSLATE_NOOP("meow", "A ? can’t be shown. It takes a card with a number to see who starts.")
_SHOWN = QT_TRANSLATE_NOOP("meow", "You’ve already chosen {cards} to show.")
_SHOW_FIRST = QT_TRANSLATE_NOOP("meow", "First everyone shows a card of their hand to see who starts.")
_REWARD_FIRST = QT_TRANSLATE_NOOP("meow", "First take your reward.")
_THEN_PLAY = QT_TRANSLATE_NOOP("meow", "After that you can play {cards}.")
_ONE_TAKEN = QT_TRANSLATE_NOOP("meow", "You take one face-up card, and you’ve picked {picked}.")
_LEADING = QT_TRANSLATE_NOOP("meow", "You take a face-up card as you pass, and when you lead, you can’t pass.")
_ALONE = QT_TRANSLATE_NOOP("meow", "In a solo game you take a card as your reward after playing at least {least}.")
_NO_DRAWING = QT_TRANSLATE_NOOP("meow", "The deck only refills the face-up cards.")
_PLAYED = Fault("MM10", QT_TRANSLATE_NOOP("meow", "Played cards are out of play for the rest of the round."))
_UNUSABLE = {TABLE: _PLAYED, PLAYED: _PLAYED}


def judge(view: MeowView, picked: Picked) -> Finding:
    """What hand, face-up cards and deck can be used for in this seat's turn (MM3-MM9, MM13)."""
    return judged(view, picked, _usable, dealing="MM2", unusable=_UNUSABLE)


def _usable(view: MeowView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    now = _as_own_turn(view)
    field = faces_in(view, picked, FIELD)
    if now.phase == "return":
        return _returning(view, hand, alone=len(picked) == 1)
    if now.phase == "show":
        return _showing(view, hand, alone=len(picked) == 1)
    if len(picked) > 1:
        return Fault("MM5", NOT_TOGETHER)
    return _playing(now, hand) if hand else _taking(view, now, field)


def _as_own_turn(view: MeowView) -> Moment:
    """The moment if the view's seat were to move."""
    now = replace(view.moment(), hand=view.own)
    if view.to_move == view.seat or now.phase in ("return", "show"):
        return now
    return replace(now, phase="lead" if now.table is None else "follow", must=0)


def _returning(view: MeowView, hand: tuple[int, ...], *, alone: bool) -> Finding:
    if view.to_move != view.seat:
        return Fault("MM3", _RETURN_OTHERS)
    if alone and len(hand) == 1 and BIT[hand[0]] & ANYS:
        return Possible((RETURNS[hand[0]],))
    return Fault("MM3", _RETURN_FIRST)


def _showing(view: MeowView, hand: tuple[int, ...], *, alone: bool) -> Finding:
    shown = view.shown[view.seat or 0]
    if shown != NONE:
        return Fault("MM4", _SHOWN.put(cards=named((shown,))))
    if not hand or not alone:
        return Fault("MM4", _SHOW_FIRST)
    if len(hand) > 1:
        return Fault("MM4", _SHOW_ONE.put(picked=len(hand)))
    return Fault("MM4", _NO_ANY) if BIT[hand[0]] & ANYS else Possible((SHOWS[hand[0]],))


def _taking(view: MeowView, now: Moment, field: tuple[int, ...]) -> Finding:
    """What face-up cards can be used for, or the deck if there are none."""
    if now.alone and now.phase != "reward":
        return Fault("MM13", _ALONE.put(least=view.turns + 1))
    if not field:
        return Possible((TAKE_DECK,)) if now.phase == "reward" else Fault("MM9", _NO_DRAWING)
    if now.phase == "lead":
        return Fault("MM9", _LEADING)
    if len(field) > 1:
        return Fault("MM13" if now.alone else "MM9", _ONE_TAKEN.put(picked=len(field)), (ONE_OF,))
    return Possible((TAKES[field[0]],) if now.alone else (PASSES[field[0]],))


# --------------------------------------------------------------------------------------------------------------- plays


def _legal(now: Moment) -> list[Play]:
    return [action for action in moment.legal(now) if isinstance(action, Play)]


def _playing(now: Moment, hand: tuple[int, ...]) -> Finding:
    lot, legal = cards.of(hand), _legal(now)
    if now.phase == "reward":
        return Fault("MM13", _REWARD_FIRST, (_THEN_PLAY.put(cards=_largest(now, lot)),))
    found = tuple(play for play in legal if play.lot == lot)
    if found:
        return Possible(found)
    readings = [play.combination for play in plays.leads(now.hand) if play.lot == lot]
    if not readings:
        reason = _NO_COMBINATION.put(cards=named(hand), least=SHORTEST)
        return Fault("MM5", reason, _remedies(lot, legal) or (lead(_largest(now, lot)),))
    if now.must and not lot & now.must:
        return Fault("MM4", _MUST.put(cards=named(cards.faces(now.must))), _remedies(lot, legal))
    assert now.table is not None
    remedies = (*_remedies(lot, legal), *(() if now.alone else (lead(named(hand)),)))
    return Fault("MM8", _not_beating(readings, now.table), remedies)


def _not_beating(readings: Iterable[Combination], lying: Play) -> Message:
    table = lying.combination
    if not plays.beatable(lying):
        return _UNBEATABLE.put(combination=in_words(table))
    own = max(readings, key=lambda own: (own.kind is table.kind, own.size == table.size, own.number))
    return _NOT_BEATING.put(own=in_words(own), combination=in_words(table), task=wanted(table))


def _remedies(lot: Cards, legal: Iterable[Play]) -> tuple[Message, ...]:
    """The fewest cards of the hand to add, or to leave out, for a legal play."""
    more = min((play.lot for play in legal if play.lot & lot == lot), key=int.bit_count, default=0)
    less = max((play.lot for play in legal if not play.lot & ~lot), key=int.bit_count, default=0)
    found = [add(named(cards.faces(more & ~lot)))] if more else []
    if less:
        found.append(leave(named(cards.faces(lot & ~less))))
    return tuple(found)


def _largest(now: Moment, lot: Cards) -> CardList:
    """The most of these cards that go together."""
    whole = max((play.lot for play in plays.leads(now.hand) if not play.lot & ~lot), key=int.bit_count)
    return named(cards.faces(whole))
