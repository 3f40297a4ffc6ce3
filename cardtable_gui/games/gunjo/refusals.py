"""Refusals: why an action of Gunjo Gradation is not legal, with the rule's number."""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Play, Stay, Swap
from cardtable_gui.games.gunjo.cards import JOINER, texts
from cardtable_gui.games.gunjo.situation import Situation

_OVER = QT_TRANSLATE_NOOP("gunjo", "The match is over.")
_CHOOSE_FIRST = QT_TRANSLATE_NOOP("gunjo", "A 15 was played. Choose a card to pass to the left.")
_NOTHING_PASSED = QT_TRANSLATE_NOOP("gunjo", "You pass a card to the left only when a 15 has been played.")
_MUST_PLAY = QT_TRANSLATE_NOOP("gunjo", "You can’t pass when you lead. Play one or more cards.")
_DRAWN_MUST_PLAY = QT_TRANSLATE_NOOP("gunjo", "You lead, so you have to play after drawing a card.")
_DRAWN_ONCE = QT_TRANSLATE_NOOP("gunjo", "You’ve already drawn a card. Now play or stay.")
_DRAWN_NO_PASS = QT_TRANSLATE_NOOP("gunjo", "You can’t pass after drawing a card. Play or stay.")
_DRAWN_NO_SWAP = QT_TRANSLATE_NOOP("gunjo", "You can’t swap after drawing a card. Play or stay.")
_STAY_AFTER_DRAW = QT_TRANSLATE_NOOP("gunjo", "You can stay only after drawing a card.")
_NO_DECK = QT_TRANSLATE_NOOP("gunjo", "You can’t draw: the deck is empty.")


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
    if held:
        return QT_TRANSLATE_NOOP("gunjo", "You have only %n card(s) of that number.").put(n=held)
    return QT_TRANSLATE_NOOP("gunjo", "You have no {cards} in your hand.").put(cards=CardList(texts((face,))))


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
    if not now.total:
        return _DRAWN_MUST_PLAY
    return _DRAWN_ONCE if isinstance(action, Draw) else _DRAWN_NO_PASS


def _play(play: Play, now: Situation) -> Refusal:
    faces = sorted(set(play.cards))
    if len(faces) > 1 + (JOINER in faces):
        if JOINER in faces:
            message = QT_TRANSLATE_NOOP("gunjo", "You can add 1s to cards of one number only.")
            return Refusal("GG11", message)
        return Refusal("GG4", QT_TRANSLATE_NOOP("gunjo", "Only cards of the same number can be played together."))
    for face in faces:
        if play.cards.count(face) > counts.number(now.hand, face):
            return Refusal("GG4", not_in_hand(face, now))
    if play.total <= now.total:
        message = QT_TRANSLATE_NOOP("gunjo", "A total of {sum} doesn’t beat {total}. Play a higher total.")
        return Refusal("GG4", message.put(sum=play.total, total=now.total))
    message = QT_TRANSLATE_NOOP("gunjo", "A total of {sum} is even. The 13 allows only odd totals.")
    return Refusal("GG13", message.put(sum=play.total))


def _swap(swap: Swap, now: Situation) -> Message:
    if not counts.number(now.hand, swap.give):
        return not_in_hand(swap.give, now)
    if swap.take not in now.revealed:
        message = QT_TRANSLATE_NOOP("gunjo", "{cards} isn’t one of the face-up cards.")
        return message.put(cards=CardList(texts((swap.take,))))
    return QT_TRANSLATE_NOOP("gunjo", "You can’t swap a card for one of the same number. Choose another.")
