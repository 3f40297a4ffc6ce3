"""Refusals: why an action of Meow Meow Daifugo is not legal, with the rule's number."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.meow import cards
from cardtable_gui.games.meow.actions import MeowAction, Pass, Play, Return, Show, Take, named
from cardtable_gui.games.meow.cards import ANYS, BIT, NONE, Cards
from cardtable_gui.games.meow.combinations import Combination, Kind, combination, suit
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.plays import beatable

_OVER = QT_TRANSLATE_NOOP("meow", "The match is over.")
_RETURN_FIRST = QT_TRANSLATE_NOOP("meow", "You were dealt both ? cards. First put one of them under the deck.")
_NOTHING_TO_RETURN = QT_TRANSLATE_NOOP("meow", "You put a ? under the deck only if you’re dealt both.")
_SHOW_FIRST = QT_TRANSLATE_NOOP("meow", "First choose a card to show. The lowest one starts.")
_NO_SELECTION = QT_TRANSLATE_NOOP("meow", "You can show a card only at the start of a round.")
_NO_REWARD = QT_TRANSLATE_NOOP("meow", "You get a reward only in a solo game, after playing enough cards.")
_REWARD_FIRST = QT_TRANSLATE_NOOP("meow", "First choose your reward: a face-up card or the top card of the deck.")
_REWARD_FACE_UP = QT_TRANSLATE_NOOP("meow", "First take a face-up card as your reward. The deck is empty.")
_ALONE = QT_TRANSLATE_NOOP("meow", "You can’t pass in a solo game. Play one or more cards.")
_LEADING = QT_TRANSLATE_NOOP("meow", "The table is empty, so you can’t pass. Play one or more cards.")
_MUST_TAKE = QT_TRANSLATE_NOOP("meow", "To pass, you have to take a face-up card. Pick one first.")
_NONE_FACE_UP = QT_TRANSLATE_NOOP("meow", "No face-up cards are left. Just pass.")
_NO_COMBINATION = QT_TRANSLATE_NOOP(
    "meow",
    "Those cards don’t go together. Play one card, a set of one number, or a sequence of three or more in one suit.",
)
_TWO_IN_SEQUENCE = QT_TRANSLATE_NOOP("meow", "In a sequence, a blue card counts as one card, never as two.")
_OWN_COLOUR = QT_TRANSLATE_NOOP("meow", "A ? stands only for cards of its own colour, so it doesn’t fit this sequence.")


def refusal(action: MeowAction, now: Moment) -> Refusal | None:
    """Why the seat to move may not do this now; None when it may."""
    match now.phase:
        case "over":
            return Refusal("MM13" if now.alone else "MM12", _OVER)
        case "return":
            return _returning(action, now)
        case "show":
            return _showing(action, now)
        case "reward":
            return _rewarding(action, now)
        case _:
            return _while_playing(action, now)


def _while_playing(action: MeowAction, now: Moment) -> Refusal | None:
    match action:
        case Return():
            return Refusal("MM3", _NOTHING_TO_RETURN)
        case Show():
            return Refusal("MM4", _NO_SELECTION)
        case Take():
            return Refusal("MM13", _NO_REWARD)
        case Pass(card=card):
            return _passing(card, now)
        case Play():
            return _playing(action, now)


def _returning(action: MeowAction, now: Moment) -> Refusal | None:
    if not isinstance(action, Return):
        return Refusal("MM3", _RETURN_FIRST)
    return None if BIT[action.card] & now.hand & ANYS else Refusal("MM3", _RETURN_FIRST)


def _showing(action: MeowAction, now: Moment) -> Refusal | None:
    if not isinstance(action, Show):
        return Refusal("MM4", _SHOW_FIRST)
    if not BIT[action.card] & now.hand:
        return Refusal("MM4", _not_held(BIT[action.card]))
    if BIT[action.card] & ANYS:
        return Refusal("MM4", QT_TRANSLATE_NOOP("meow", "You can’t show a ?. Choose a card with a number."))
    return None


def _rewarding(action: MeowAction, now: Moment) -> Refusal | None:
    if not isinstance(action, Take):
        return Refusal("MM13", _REWARD_FIRST if now.deck else _REWARD_FACE_UP)
    if action.card == NONE:
        return None if now.deck else Refusal("MM13", _REWARD_FACE_UP)
    return None if action.card in now.field else Refusal("MM13", _not_face_up(action.card))


def _passing(card: int, now: Moment) -> Refusal | None:
    if now.alone:
        return Refusal("MM13", _ALONE)
    if now.table is None:
        return Refusal("MM9", _LEADING)
    if card == NONE:
        return Refusal("MM9", _MUST_TAKE) if now.field else None
    if card in now.field:
        return None
    return Refusal("MM9", _not_face_up(card) if now.field else _NONE_FACE_UP)


def _playing(play: Play, now: Moment) -> Refusal | None:
    lacking = play.lot & ~now.hand
    if lacking:
        return Refusal("MM5", _not_held(lacking))
    if len(set(play.cards)) < len(play.cards):
        return Refusal("MM5", QT_TRANSLATE_NOOP("meow", "There’s only one of each card. Name it once."))
    own = play.combination
    if own.kind is Kind.NOTHING:
        return _no_combination(play)
    if now.must and not play.lot & now.must:
        message = QT_TRANSLATE_NOOP("meow", "Your first play must include {cards}, the card you showed.")
        return Refusal("MM4", message.put(cards=named(cards.faces(now.must))))
    if now.table is None or own.beats(now.table.combination):
        return None
    return Refusal("MM8", _does_not_follow(play, now.table))


def _no_combination(play: Play) -> Refusal:
    if play.doubled and combination(play.cards, (), play.white, play.black).kind is Kind.SEQUENCE:
        return Refusal("MM6", _TWO_IN_SEQUENCE)
    plain = {suit(face) for face in play.cards if not BIT[face] & ANYS}
    if play.lot & ANYS and len(plain) == 1 and _in_a_row(play):
        return Refusal("MM7", _OWN_COLOUR)
    return Refusal("MM5", _NO_COMBINATION)


def _in_a_row(play: Play) -> bool:
    """Whether the numbers are consecutive, in any suits."""
    stands = sorted([number for number in (play.white, play.black) if number])
    numbers = sorted([*stands, *(cards.NUMBER[face] for face in play.cards if not BIT[face] & ANYS)])
    return len(numbers) >= 3 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def _does_not_follow(play: Play, table: Play) -> Message:
    lying = table.combination
    if not beatable(table):
        return unbeatable(lying)
    message = QT_TRANSLATE_NOOP("meow", "You can’t beat {combination} with {own}. {task}, or pass.")
    return message.put(combination=in_words(lying), own=in_words(play.combination), task=wanted(lying))


def wanted(table: Combination) -> Message:
    """What beats this combination, if anything does: a sentence without its full stop, so that more can follow."""
    message = {
        Kind.SINGLE: QT_TRANSLATE_NOOP("meow", "Play one card higher than {number}"),
        Kind.EQUAL: QT_TRANSLATE_NOOP("meow", "Play a set of %n card(s) higher than {number}"),
    }.get(
        table.kind,
        QT_TRANSLATE_NOOP("meow", "Play a sequence of %n card(s) ending above {number}"),
    )
    return message.put(n=table.size, number=table.number)


def unbeatable(table: Combination) -> Message:
    """Why nothing can follow the cards on the table."""
    message = (
        QT_TRANSLATE_NOOP("meow", "Nothing beats {combination}: {number} is the highest number. You have to pass.")
        if table.number == cards.HIGHEST
        else QT_TRANSLATE_NOOP(
            "meow", "Nothing beats {combination}: no higher number has that many cards. You have to pass."
        )
    )
    return message.put(combination=in_words(table), number=table.number)


def in_words(own: Combination) -> Message | CardList:
    """A player's name for a combination."""
    match own.kind:
        case Kind.SINGLE:
            return QT_TRANSLATE_NOOP("meow", "a single {number}").put(number=own.number)
        case Kind.EQUAL:
            return CardList((str(own.number),) * own.size)
        case _:
            message = QT_TRANSLATE_NOOP("meow", "the sequence {low}–{high}")
            return message.put(low=own.number - own.size + 1, high=own.number)


def _not_held(lacking: Cards) -> Message:
    message = QT_TRANSLATE_NOOP("meow", "You don’t have {cards}.")
    return message.put(cards=named(cards.faces(lacking)))


def _not_face_up(card: int) -> Message:
    return QT_TRANSLATE_NOOP("meow", "You can’t take {cards}, which isn’t face up.").put(cards=named((card,)))
