"""Reasons why an action of Gunjo Gradation is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts, number
from cardtable_gui.core.game import State
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Pass, Play, Swap
from cardtable_gui.games.gunjo.cards import (
    FACES,
    FINISHER,
    FINISHERS_NEEDED,
    JOINER,
    ODD_MAKER,
    PASSER,
    PENALTIES,
    TAKER,
    penalty,
    texts,
)
from cardtable_gui.games.gunjo.position import Position
from cardtable_gui.games.gunjo.view import GunjoView

LIKELY = 0.6
"""A play with at least this chance to stay unbeaten gets that as a reason."""
WORLDS = 60
"""So many worlds are looked at for that chance."""


def reasons(view: GunjoView, action: GunjoAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    match action:
        case Play():
            yield from _playing(view, action)
        case Draw():
            yield from _drawing(view)
        case Swap():
            yield from _swapping(view, action)
        case Give(card=card):
            if number(view.own, card) == 1:
                yield QT_TRANSLATE_NOOP("gunjo", "It’s your only card of that number, so no set is broken up.")
        case Pass() if not _plays(view):
            yield QT_TRANSLATE_NOOP("gunjo", "You can’t beat {total}, and your hand is best left alone.").put(
                total=view.total
            )
        case _:
            pass


def risk(view: GunjoView, action: GunjoAction) -> Message | None:
    """The penalty of the hand that the action leaves, if somebody else goes out (GG8)."""
    kept = view.own
    match action:
        case Play() if action.face in (TAKER, PASSER):
            return None
        case Play():
            kept -= action.lot
            if not kept or (action.face == FINISHER and action.cards.count(FINISHER) >= FINISHERS_NEEDED):
                return None
        case Swap(give=give, take=take):
            kept += ONE[take] - ONE[give]
        case Draw() | Give():
            return None
        case _:
            pass
    message = QT_TRANSLATE_NOOP("gunjo", "If someone else goes out next, the hand you keep costs you %n point(s).")
    return message.put(n=penalty(kept))


def unbeatable(view: GunjoView, total: int) -> bool:
    """Whether no cards that others may hold or draw can beat this total."""
    hidden = _hidden(view)
    if view.free and number(hidden, FINISHER) >= FINISHERS_NEEDED:
        return False
    joiners = number(hidden, JOINER)
    return joiners <= total and all(
        number(hidden, face) * (face + 1) + joiners <= total for face in range(JOINER + 1, FACES)
    )


def _hidden(view: GunjoView) -> Counts:
    return view.unseen() + view.others()


def _plays(view: GunjoView) -> list[Play]:
    now = view.situation()
    return moves.plays(now.hand, now.total, now.odd, now.free)


def _playing(view: GunjoView, play: Play) -> Iterator[Message]:
    rest = view.own - play.lot
    if play.face == FINISHER and play.cards.count(FINISHER) >= FINISHERS_NEEDED:
        yield QT_TRANSLATE_NOOP("gunjo", "Four or more 2s win the round at once.")
    elif not rest and play.face != PASSER and not (play.face == TAKER and view.total):
        yield QT_TRANSLATE_NOOP("game", "You go out and win the round.")
    elif unbeatable(view, play.total):
        if play.face != PASSER:
            yield QT_TRANSLATE_NOOP("gunjo", "Nobody can beat {total}, so you’ll lead again.").put(total=play.total)
    elif LIKELY <= (stands := _stands(view, play)) < 0.95:
        message = QT_TRANSLATE_NOOP(
            "gunjo", "About {tenths} times in 10 no other hand can beat {total}, judging by the cards you can’t see."
        )
        yield message.put(total=play.total, tenths=round(10 * stands))
    if play.face not in (PASSER, TAKER):
        saved = penalty(view.own) - penalty(rest)
        dearest = max(PENALTIES[face] for face in counts.kinds(view.own))
        if saved and PENALTIES[play.face] == dearest and not number(rest, play.face):
            message = QT_TRANSLATE_NOOP("gunjo", "You get rid of {cards}, which would cost you %n point(s).")
            gone = (play.face,) * play.cards.count(play.face)
            yield message.put(cards=CardList(texts(gone)), n=PENALTIES[play.face])
        if view.total and play.total == min(other.total for other in _plays(view)):
            yield QT_TRANSLATE_NOOP("gunjo", "It’s the lowest total you can beat {total} with.").put(total=view.total)
        if not number(rest, play.face) and play.cards.count(play.face) > 1:
            yield QT_TRANSLATE_NOOP("game", "You get rid of a whole set at once.")


def _stands(view: GunjoView, play: Play) -> float:
    """In which share of the worlds that agree with the view no other hand beats this play."""
    odd = view.odd or play.face == ODD_MAKER
    worlds = (view.sample(Random(number)) for number in range(WORLDS))
    return sum(not any(_beats(state, seat, play.total, odd) for seat in _others(view)) for state in worlds) / WORLDS


def _beats(state: State[GunjoAction], seat: int, total: int, odd: bool) -> bool:
    assert isinstance(state, Position)
    return bool(moves.plays(state.hands[seat], total, odd, state.free))


def _others(view: GunjoView) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]


def _drawing(view: GunjoView) -> Iterator[Message]:
    if _plays(view):
        return
    now, hidden = view.situation(), view.unseen()
    fitting = sum(
        number(hidden, face)
        for face in counts.kinds(hidden)
        if moves.plays(now.hand + ONE[face], now.total, now.odd, now.free)
    )
    if fitting:
        message = QT_TRANSLATE_NOOP(
            "gunjo", "You can’t beat {total}, but {fitting} of the {all} hidden cards would let you."
        )
        yield message.put(total=view.total, fitting=fitting, all=counts.size(hidden))


def _swapping(view: GunjoView, swap: Swap) -> Iterator[Message]:
    if number(view.own, swap.give) == 1 and number(view.own, swap.take):
        message = QT_TRANSLATE_NOOP("gunjo", "You get another {take} and get rid of your only {give}.")
        yield message.put(take=CardList(texts((swap.take,))), give=CardList(texts((swap.give,))))
    elif number(view.own, swap.take):
        yield QT_TRANSLATE_NOOP("gunjo", "You get another {take} for your set.").put(take=CardList(texts((swap.take,))))
