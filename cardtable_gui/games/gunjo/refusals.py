"""Why something isn't possible in Gunjo Gradation: each refusal once, with its rule's number."""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Play, Stay, Swap
from cardtable_gui.games.gunjo.cards import JOINER, texts
from cardtable_gui.games.gunjo.situation import Situation

OVER = Refusal("GG9", QT_TRANSLATE_NOOP("game", "The match is over."))
NONE_HELD = QT_TRANSLATE_NOOP("gunjo", "You have no {cards} in your hand.")
FEWER_HELD = QT_TRANSLATE_NOOP("gunjo", "You have only %n card(s) of that number.")

MUST_PLAY = Refusal("GG3", QT_TRANSLATE_NOOP("game", "You can’t pass when you lead. Play one or more cards."))
DRAWN_MUST_PLAY = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "You lead, so you have to play after drawing a card."))
DRAWN_ONCE = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "You’ve already drawn a card. Now play or stay."))
DRAWN_NO_PASS = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "You can’t pass after drawing a card. Play or stay."))
STAY_AFTER_DRAW = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "You can stay only after drawing a card."))
NO_DECK = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "You can’t draw: the deck is empty."))
DISCARDED = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "Discards are out of play for the rest of the round."))

PICK_TO_SWAP = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "First pick a card from your hand and a face-up card."))
PICK_TO_TAKE = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "Now pick the face-up card you want."))
PICK_TO_GIVE_BACK = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "Now pick the card to give from your hand."))
ONE_FOR_ONE = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "You can swap only one card for one card."))
ONLY_SWAPPED = Refusal(
    "GG3",
    QT_TRANSLATE_NOOP(
        "gunjo", "Face-up cards can’t be played. As you pass, you can swap one of your cards for one of them."
    ),
)
NO_SWAP_LEADING = Refusal(
    "GG3", QT_TRANSLATE_NOOP("gunjo", "You swap as you pass, and you can’t pass when the play area is empty.")
)
SWAP_LATER = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "You can swap as you pass on your turn, unless you lead then."))
SAME_NUMBER = Refusal(
    "GG3", QT_TRANSLATE_NOOP("gunjo", "You can’t swap a card for one of the same number. Choose another.")
)
NOT_FACE_UP = Refusal("GG3", QT_TRANSLATE_NOOP("gunjo", "{cards} isn’t one of the face-up cards."))
DRAWN_NO_SWAP = Refusal("GG5", QT_TRANSLATE_NOOP("gunjo", "You can’t swap after drawing a card. Play or stay."))

PICK_TO_PLAY = Refusal(
    "GG4", QT_TRANSLATE_NOOP("gunjo", "First pick one or more cards of the same number from your hand.")
)
ONE_NUMBER = Refusal("GG4", QT_TRANSLATE_NOOP("gunjo", "Only cards of the same number can be played together."))
ONE_NUMBER_WITH_ONES = Refusal("GG11", QT_TRANSLATE_NOOP("gunjo", "You can add 1s to cards of one number only."))
TOO_LOW = Refusal("GG4", QT_TRANSLATE_NOOP("gunjo", "A total of {sum} doesn’t beat {total}. Play a higher total."))
EVEN = Refusal("GG13", QT_TRANSLATE_NOOP("gunjo", "A total of {sum} is even. The 13 allows only odd totals."))

PLAYED = Refusal("GG6", QT_TRANSLATE_NOOP("gunjo", "Cards in the play area stay there until it’s cleared."))
PLAYED_LAST = Refusal(
    "GG14",
    QT_TRANSLATE_NOOP(
        "gunjo", "The latest play stays until the play area is cleared, or until someone plays a 14 on it."
    ),
)

GIVE_FIRST = Refusal(
    "GG15", QT_TRANSLATE_NOOP("gunjo", "A 15 was played: first everyone passes a card from their hand to the left.")
)
PICK_TO_GIVE = Refusal("GG15", QT_TRANSLATE_NOOP("gunjo", "First pick a card to pass to the left."))
ONE_GIFT = Refusal(
    "GG15", QT_TRANSLATE_NOOP("gunjo", "A 15 was played: everyone passes one card, and you’ve picked {picked}.")
)
GIVEN = Refusal("GG15", QT_TRANSLATE_NOOP("gunjo", "You’ve already chosen a {cards} to pass to the left."))
NOTHING_PASSED = Refusal(
    "GG15", QT_TRANSLATE_NOOP("gunjo", "You pass a card to the left only when a 15 has been played.")
)


def refusal(action: GunjoAction, now: Situation) -> Refusal:
    """The reason why an illegal action is illegal."""
    match now.phase, action:
        case "over", _:
            return OVER
        case "give", Give(card=card):
            return _not_in_hand("GG15", card, now)
        case "give", _:
            return GIVE_FIRST
        case _, Give():
            return NOTHING_PASSED
        case _, Play() as play:
            return _play(play, now)
        case "drawn", _:
            return _after_draw(action, now)
        case _:
            return _turn(action, now)


def _after_draw(action: GunjoAction, now: Situation) -> Refusal:
    if not now.total:
        return DRAWN_MUST_PLAY
    if isinstance(action, Swap):
        return DRAWN_NO_SWAP
    return DRAWN_ONCE if isinstance(action, Draw) else DRAWN_NO_PASS


def _turn(action: GunjoAction, now: Situation) -> Refusal:
    match action:
        case Draw():
            return NO_DECK
        case Stay():
            return STAY_AFTER_DRAW
        case Swap():
            return _swap(action, now)
        case _:
            return MUST_PLAY


def _not_in_hand(rule: str, face: int, now: Situation) -> Refusal:
    held = counts.number(now.hand, face)
    if held:
        return Refusal(rule, FEWER_HELD).put(n=held)
    return Refusal(rule, NONE_HELD).put(cards=CardList(texts((face,))))


def _play(play: Play, now: Situation) -> Refusal:
    faces = sorted(set(play.cards))
    if len(faces) > 1 + (JOINER in faces):
        return ONE_NUMBER_WITH_ONES if JOINER in faces else ONE_NUMBER
    for face in faces:
        if play.cards.count(face) > counts.number(now.hand, face):
            return _not_in_hand("GG4", face, now)
    if play.total <= now.total:
        return TOO_LOW.put(sum=play.total, total=now.total)
    return EVEN.put(sum=play.total)


def _swap(swap: Swap, now: Situation) -> Refusal:
    if not now.total:
        return NO_SWAP_LEADING
    if not counts.number(now.hand, swap.give):
        return _not_in_hand("GG3", swap.give, now)
    if swap.take not in now.revealed:
        return NOT_FACE_UP.put(cards=CardList(texts((swap.take,))))
    return SAME_NUMBER
