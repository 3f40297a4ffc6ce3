"""Why something isn't possible in GODAN: each refusal once, with its rule's number."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import Counts, number, of
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.godan.actions import NOBODY, GodanAction, Send, Take, Work
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.setup import FULL

OVER = Refusal("GO12", QT_TRANSLATE_NOOP("game", "The match is over."))
OTHERS_CARD = Refusal("GO3", QT_TRANSLATE_NOOP("godan", "The deck’s top card goes to the player with the start card."))
SEND_FIRST = Refusal(
    "GO4", QT_TRANSLATE_NOOP("godan", "You’ve taken the card. Now choose one from your hand to let go.")
)
ONE_SENT = Refusal("GO4", QT_TRANSLATE_NOOP("godan", "You can pass on only one card, but you’ve picked {picked}."))
DISCARDED = Refusal("GO4", QT_TRANSLATE_NOOP("godan", "Discards are out of play until the next game."))
PICK_TO_WORK = Refusal("GO5", QT_TRANSLATE_NOOP("godan", "First pick cards from your hand to lay in your field."))
NOTHING_TO_LAY = Refusal(
    "GO5",
    QT_TRANSLATE_NOOP("godan", "A job needs two equal cards, or one that joins a group in your field. Take the card."),
)
OWN_FIELD = Refusal("GO6", QT_TRANSLATE_NOOP("godan", "You can’t take cards back from your field."))
ONLY_ROBBERY = Refusal("GO9", QT_TRANSLATE_NOOP("godan", "Only Robbery takes cards from another player’s field."))
ROB_ONE = Refusal("GO9", QT_TRANSLATE_NOOP("godan", "Pick cards from only one opponent’s field."))
ROB_ONE_NUMBER = Refusal("GO9", QT_TRANSLATE_NOOP("godan", "Robbery takes cards of one number only, never role cards."))
ROLE_COUNT = QT_TRANSLATE_NOOP("godan", "A job takes {least}–{most} equal role cards.")
_TAKE_FIRST = QT_TRANSLATE_NOOP("godan", "You can’t pass a card on yet: first take one.")
_NO_CARDS = QT_TRANSLATE_NOOP("godan", "You have no cards for a job: take the card.")
_ONE_SET = QT_TRANSLATE_NOOP("godan", "A job takes one set: cards of one number, or equal role cards.")
_NUMBERS_ALONE = QT_TRANSLATE_NOOP("godan", "Lay number cards on their own, without naming an opponent or other cards.")
_SEVERANCE_ALONE = QT_TRANSLATE_NOOP("godan", "Lay Severance on its own, with no opponent and no other cards.")
_NO_SUCH_OPPONENT = QT_TRANSLATE_NOOP("godan", "Choose one of your opponents.")
_ROB_WHOM = QT_TRANSLATE_NOOP("godan", "For Robbery, choose cards of one number in one opponent’s field.")
_NOBODY_TO_ROB = QT_TRANSLATE_NOOP(
    "godan", "No opponent has a card in the field that you can take. Lay another set, or take the card."
)
_COVER_NO_SEAT = QT_TRANSLATE_NOOP("godan", "Cover-up needs no opponent: choose cards from your own hand.")
_COVER_WHAT = QT_TRANSLATE_NOOP("godan", "Choose at least one more card from your hand for Cover-up to discard.")
_COLLECT_ALONE = QT_TRANSLATE_NOOP("godan", "Collection takes points, not cards: choose only an opponent.")
_FULL_GROUP = QT_TRANSLATE_NOOP(
    "godan", "Your group of this number already has 5 cards, the maximum. Choose other cards."
)
_COLLECT_WHOM = QT_TRANSLATE_NOOP("godan", "Choose the opponent who has to pay.")


def refusal(
    action: GodanAction,
    moves: Moves,
    phase: str,
    seat: int | None,
    hand: Counts,
    laid: Sequence[Counts],
    taken: Sequence[Counts],
) -> Refusal:
    """The reason why an illegal action is illegal; arguments as in the state and `Moves`."""
    if seat is None or phase == "over":
        return OVER
    match phase, action:
        case "send", Send(card=card):
            lacking = _not_in_hand((card,), moves, hand)
            return SEND_FIRST if lacking is None else Refusal("GO4", lacking)
        case "send", _:
            return SEND_FIRST
        case _, Send():
            return Refusal("GO4", _TAKE_FIRST)
        case _, Work() if not hand:
            return Refusal("GO11", _NO_CARDS)
        case _, Work(cards=cards):
            if cards[0] != cards[-1]:
                rule = "GO6" if cards[-1] < moves.numbers else "GO9"
                return Refusal(rule, _ONE_SET)
            if cards[0] < moves.numbers:
                return Refusal("GO6", _numbers(action, moves, hand, laid[seat] + taken[seat]))
            return Refusal("GO9", _roles(action, moves, seat, hand, laid, taken))
        case _, Take():
            raise AssertionError(f"{action} is legal")


def _numbers(work: Work, moves: Moves, hand: Counts, field: Counts) -> Message:
    face, laid = work.cards[0], len(work.cards)
    lacking = _not_in_hand(work.cards, moves, hand)
    if lacking is not None:
        return lacking
    if work.seat != NOBODY or work.others:
        return _NUMBERS_ALONE
    if number(field, face) == FULL:
        return _FULL_GROUP
    if laid > (room := FULL - number(field, face)):
        return QT_TRANSLATE_NOOP("godan", "A group has at most 5 cards. Lay at most {room} of these.").put(room=room)
    message = QT_TRANSLATE_NOOP("godan", "One {card} isn’t enough for a new group: lay at least two.")
    return message.put(card=moves.named((face,)))


def _roles(
    work: Work, moves: Moves, seat: int, hand: Counts, laid: Sequence[Counts], taken: Sequence[Counts]
) -> Message:
    face, cards = work.cards[0], len(work.cards)
    house = moves.house
    lacking = _not_in_hand(work.cards, moves, hand)
    if lacking is not None:
        return lacking
    if not house.least <= cards <= house.most:
        return ROLE_COUNT.put(least=house.least, most=house.most)
    if face == moves.severance:
        return _SEVERANCE_ALONE
    if face == moves.cover_up:
        return _COVER_NO_SEAT if work.seat != NOBODY else _covering(work, moves, hand - of(work.cards))
    if work.seat != NOBODY and (work.seat == seat or work.seat >= len(laid)):
        return _NO_SUCH_OPPONENT
    if face == moves.collection:
        return _COLLECT_ALONE if work.others else _COLLECT_WHOM
    return _robbing(work, moves, seat, laid, taken)


def _covering(work: Work, moves: Moves, rest: Counts) -> Message:
    if not work.others:
        return _COVER_WHAT
    lacking = _not_in_hand(work.others, moves, rest)
    if lacking is not None:
        return lacking
    message = QT_TRANSLATE_NOOP("godan", "Choose at most %n card(s) to discard: one for each Cover-up card.")
    return message.put(n=len(work.cards))


def _robbing(work: Work, moves: Moves, seat: int, laid: Sequence[Counts], taken: Sequence[Counts]) -> Message:
    fields = [own + other for own, other in zip(laid, taken, strict=True)]
    if not any(
        number(field, face) and number(fields[seat], face) < FULL
        for other, field in enumerate(fields)
        for face in range(moves.numbers)
        if other != seat
    ):
        return _NOBODY_TO_ROB
    if work.seat == NOBODY or not work.others:
        return _ROB_WHOM
    face, loot = work.others[0], len(work.others)
    if face != work.others[-1] or face >= moves.numbers:
        return ROB_ONE_NUMBER.message
    there, own = number(fields[work.seat], face), number(fields[seat], face)
    if not there:
        message = QT_TRANSLATE_NOOP("godan", "That field has no {card}s. Choose a number card that it has.")
        return message.put(card=moves.named((face,)))
    if loot > there:
        message = QT_TRANSLATE_NOOP("godan", "That field doesn’t have that many of these cards. Take at most {there}.")
        return message.put(there=there)
    if own == FULL:
        return _FULL_GROUP
    if own + loot > FULL:
        return QT_TRANSLATE_NOOP("godan", "A group has at most 5 cards. Take at most {room} of these.").put(
            room=FULL - own
        )
    message = QT_TRANSLATE_NOOP("godan", "Choose at most %n card(s) to take: one for each Robbery card.")
    return message.put(n=len(work.cards))


def _not_in_hand(cards: Sequence[int], moves: Moves, hand: Counts) -> Message | None:
    """The refusal for cards that are not in the hand; None: it holds them all."""
    for face in sorted(set(cards)):
        held = number(hand, face)
        if held < cards.count(face):
            if not held:
                return QT_TRANSLATE_NOOP("godan", "You have no {cards} card in your hand.").put(
                    cards=moves.named((face,))
                )
            message = QT_TRANSLATE_NOOP("godan", "You don’t have that many of these cards. Use at most {held}.")
            return message.put(held=held)
    return None
