"""Refusals: why an action of Gunjo Gradation is not legal, with the rule's number."""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Play, Stay, Swap
from cardtable_gui.games.gunjo.cards import JOINER, texts
from cardtable_gui.games.gunjo.situation import Situation

_OVER = QT_TRANSLATE_NOOP("gunjo", "The match is over.")
_CHOOSE_FIRST = QT_TRANSLATE_NOOP("gunjo", "A 15 was played: choose the card that you pass to the left.")
_NOTHING_PASSED = QT_TRANSLATE_NOOP("gunjo", "Cards are passed to the left only when a 15 has been played.")
_MUST_PLAY = QT_TRANSLATE_NOOP("gunjo", "The area is empty: you lead, so you have to play.")
_DRAWN_MUST_PLAY = QT_TRANSLATE_NOOP("gunjo", "The area is empty: after drawing you have to play.")
_DRAWN_ONCE = QT_TRANSLATE_NOOP("gunjo", "You have drawn a card already: now play, or stay.")
_DRAWN_NO_PASS = QT_TRANSLATE_NOOP("gunjo", "You have drawn a card: instead of passing you stay.")
_DRAWN_NO_SWAP = QT_TRANSLATE_NOOP("gunjo", "You have drawn a card: whoever stays after that gets no swap.")
_STAY_AFTER_DRAW = QT_TRANSLATE_NOOP("gunjo", "You stay only after drawing a card; without drawing you pass.")
_NO_DECK = QT_TRANSLATE_NOOP("gunjo", "The deck is empty: there is nothing left to draw.")


def refusal(action: GunjoAction, now: Situation) -> Refusal:
    """The reason why an illegal action is illegal."""
    match now.phase, action:
        case "over", _:
            return Refusal("GG9", _OVER)
        case "give", _:
            message = not_in_hand(action.card, now) if isinstance(action, Give) else _CHOOSE_FIRST
            return Refusal("GG15", message)
        case _, Give():
            return Refusal("GG15", _NOTHING_PASSED)
        case _, Play() as play:
            return _play(play, now)
        case "drawn", Swap() if now.total:
            return Refusal("GG5", _DRAWN_NO_SWAP)
        case "drawn", _:
            return Refusal("GG3", _after_draw(action, now))
        case _:
            return Refusal("GG3", _turn(action, now))


def not_in_hand(face: int, now: Situation) -> Message:
    """The refusal for cards that the hand does not hold, or not so often."""
    held = counts.number(now.hand, face)
    message = (
        QT_TRANSLATE_NOOP("gunjo", "You do not hold so many: all you have of that number is {cards}.")
        if held
        else QT_TRANSLATE_NOOP("gunjo", "You hold no {cards}.")
    )
    return message.put(cards=CardList(texts((face,) * max(held, 1))))


def _turn(action: GunjoAction, now: Situation) -> Message:
    match action:
        case Draw():
            return _NO_DECK
        case Stay():
            return _STAY_AFTER_DRAW
        case Swap() if now.total:
            return _swap(action, now)
        case _:
            return _MUST_PLAY


def _after_draw(action: GunjoAction, now: Situation) -> Message:
    if isinstance(action, Draw):
        return _DRAWN_ONCE
    return _DRAWN_NO_PASS if now.total else _DRAWN_MUST_PLAY


def _play(play: Play, now: Situation) -> Refusal:
    faces = sorted(set(play.cards))
    if len(faces) > 1 + (JOINER in faces):
        if JOINER in faces:
            message = QT_TRANSLATE_NOOP("gunjo", "1s join cards of one number, not of several.")
            return Refusal("GG11", message)
        return Refusal("GG4", QT_TRANSLATE_NOOP("gunjo", "The cards of one play all have the same number."))
    for face in faces:
        if play.cards.count(face) > counts.number(now.hand, face):
            return Refusal("GG4", not_in_hand(face, now))
    if play.total <= now.total:
        message = QT_TRANSLATE_NOOP("gunjo", "{cards} is worth {sum}: you need more than {total}.")
        return Refusal("GG4", message.put(cards=CardList(texts(play.cards)), sum=play.total, total=now.total))
    message = QT_TRANSLATE_NOOP("gunjo", "{cards} is worth {sum}: since the 13 was played, totals must be odd.")
    return Refusal("GG13", message.put(cards=CardList(texts(play.cards)), sum=play.total))


def _swap(swap: Swap, now: Situation) -> Message:
    if not counts.number(now.hand, swap.give):
        return not_in_hand(swap.give, now)
    if swap.take not in now.revealed:
        message = QT_TRANSLATE_NOOP("gunjo", "No {cards} lies among the revealed cards.")
        return message.put(cards=CardList(texts((swap.take,))))
    return QT_TRANSLATE_NOOP("gunjo", "A swap changes a card for one of another number.")
