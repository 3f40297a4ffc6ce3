"""Why something isn't possible in Meow Meow Daifugo: each refusal once, with its rule's number."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.meow import cards
from cardtable_gui.games.meow.actions import MeowAction, Pass, Play, Return, Show, Take, named
from cardtable_gui.games.meow.cards import ANYS, BIT, NONE, Cards
from cardtable_gui.games.meow.combinations import Combination, Kind, combination, suit
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.plays import beatable, readings

OVER = QT_TRANSLATE_NOOP("game", "The match is over.")
RETURN_FIRST = Refusal(
    "MM3", QT_TRANSLATE_NOOP("meow", "You were dealt both ? cards. First put one of them under the deck.")
)
RETURN_OTHERS = Refusal("MM3", QT_TRANSLATE_NOOP("meow", "The round begins when a ? has gone under the deck."))
NOTHING_TO_RETURN = Refusal("MM3", QT_TRANSLATE_NOOP("meow", "You put a ? under the deck only if you’re dealt both."))
SHOW_FIRST = Refusal("MM4", QT_TRANSLATE_NOOP("meow", "First choose a card to show. The lowest one starts."))
SHOW_ONE = Refusal(
    "MM4", QT_TRANSLATE_NOOP("meow", "Everyone shows one card to see who starts, and you’ve picked {picked}.")
)
SHOWN = Refusal("MM4", QT_TRANSLATE_NOOP("meow", "You’ve already chosen {cards} to show."))
NO_ANY = Refusal("MM4", QT_TRANSLATE_NOOP("meow", "You can’t show a ?. Choose a card with a number."))
NO_SELECTION = Refusal("MM4", QT_TRANSLATE_NOOP("meow", "You can show a card only at the start of a round."))
MUST = Refusal("MM4", QT_TRANSLATE_NOOP("meow", "Your first play must include {cards}, the card you showed."))

PICK_TO_PLAY = Refusal("MM5", QT_TRANSLATE_NOOP("meow", "First pick cards from your hand."))
NOT_FROM_FIELD = Refusal("MM5", QT_TRANSLATE_NOOP("meow", "You can’t play face-up cards. Put them back first."))
ONE_OF_EACH = Refusal("MM5", QT_TRANSLATE_NOOP("meow", "There’s only one of each card. Name it once."))
NO_COMBINATION = Refusal(
    "MM5",
    QT_TRANSLATE_NOOP(
        "meow",
        "Those cards don’t go together: a play is one card, a set of one number, or a sequence of three or more in "
        "one suit.",
    ),
)
TWO_IN_SEQUENCE = Refusal(
    "MM6", QT_TRANSLATE_NOOP("meow", "In a sequence, a blue card counts as one card, never as two.")
)
OWN_COLOUR = Refusal(
    "MM7", QT_TRANSLATE_NOOP("meow", "A ? stands only for cards of its own colour, so it doesn’t fit this sequence.")
)
NOT_BEATING = Refusal("MM8", QT_TRANSLATE_NOOP("meow", "You can’t beat {combination} with {own}. {task}, or pass."))

LEADING = Refusal("MM9", QT_TRANSLATE_NOOP("meow", "The table is empty, so you can’t pass. Play one or more cards."))
NO_TAKING_LEADING = Refusal(
    "MM9", QT_TRANSLATE_NOOP("meow", "You take a face-up card as you pass, and when you lead, you can’t pass.")
)
TAKE_LATER = Refusal(
    "MM9", QT_TRANSLATE_NOOP("meow", "You can take one face-up card as you pass on your turn, unless you lead then.")
)
MUST_TAKE = Refusal("MM9", QT_TRANSLATE_NOOP("meow", "To pass, you have to take a face-up card. Pick one first."))
NONE_FACE_UP = Refusal("MM9", QT_TRANSLATE_NOOP("meow", "No face-up cards are left. Just pass."))
NO_DRAWING = Refusal("MM9", QT_TRANSLATE_NOOP("meow", "Cards from the deck only replace face-up cards that are taken."))
ONE_TAKEN = QT_TRANSLATE_NOOP("meow", "You can take only one face-up card.")
PLAYED = Refusal("MM10", QT_TRANSLATE_NOOP("meow", "Played cards are out of play for the rest of the round."))

ALONE = Refusal("MM13", QT_TRANSLATE_NOOP("meow", "You can’t pass in a solo game. Play one or more cards."))
NO_REWARD = Refusal(
    "MM13", QT_TRANSLATE_NOOP("meow", "You get a reward only in a solo game, after playing enough cards.")
)
REWARD_FIRST = Refusal(
    "MM13", QT_TRANSLATE_NOOP("meow", "First choose your reward: a face-up card or the top card of the deck.")
)
REWARD_FACE_UP = Refusal(
    "MM13", QT_TRANSLATE_NOOP("meow", "First take a face-up card as your reward. The deck is empty.")
)

_MOST_HELPFUL = ("MM8", "MM4", "MM7", "MM6", "MM5")
"""If all readings of some cards are refused, the first of these rules gives the reason."""


def refusal(action: MeowAction, now: Moment) -> Refusal | None:
    """Why the seat to move may not do this now; None when it may."""
    match now.phase:
        case "over":
            return Refusal("MM13" if now.alone else "MM12", OVER)
        case "return":
            return _returning(action, now)
        case "show":
            return _showing(action, now)
        case "reward":
            return _rewarding(action, now)
        case _:
            return _while_playing(action, now)


def unplayable(hand: tuple[int, ...], now: Moment) -> tuple[Play, Refusal]:
    """Of cards that can't be played: what they stand for, as the most helpful refusal reads them, and that refusal."""
    table = Combination(Kind.NOTHING, 0, 0) if now.table is None else now.table.combination

    def helpful(item: tuple[Play, Refusal]) -> tuple[int, bool, bool, int]:
        own = item[0].combination
        return _MOST_HELPFUL.index(item[1].rule), own.kind is not table.kind, own.size != table.size, -own.number

    refused = ((play, refusal(play, now)) for play in readings(hand))
    return min(((play, why) for play, why in refused if why is not None), key=helpful)


def too_many_taken(*, alone: bool) -> Refusal:
    """The refusal of more than one picked face-up card, as a reward or when passing."""
    return Refusal("MM13" if alone else "MM9", ONE_TAKEN)


def _while_playing(action: MeowAction, now: Moment) -> Refusal | None:
    match action:
        case Return():
            return NOTHING_TO_RETURN
        case Show():
            return NO_SELECTION
        case Take():
            return NO_REWARD
        case Pass(card=card):
            return _passing(card, now)
        case Play():
            return _playing(action, now)


def _returning(action: MeowAction, now: Moment) -> Refusal | None:
    if not isinstance(action, Return):
        return RETURN_FIRST
    return None if BIT[action.card] & now.hand & ANYS else RETURN_FIRST


def _showing(action: MeowAction, now: Moment) -> Refusal | None:
    if not isinstance(action, Show):
        return SHOW_FIRST
    if not BIT[action.card] & now.hand:
        return Refusal("MM4", _not_held(BIT[action.card]))
    if BIT[action.card] & ANYS:
        return NO_ANY
    return None


def _rewarding(action: MeowAction, now: Moment) -> Refusal | None:
    if not isinstance(action, Take):
        return first_reward(now)
    if action.card == NONE:
        return None if now.deck else REWARD_FACE_UP
    return None if action.card in now.field else Refusal("MM13", _not_face_up(action.card))


def first_reward(now: Moment) -> Refusal:
    """The refusal of anything else before a reward is chosen."""
    return REWARD_FIRST if now.deck else REWARD_FACE_UP


def _passing(card: int, now: Moment) -> Refusal | None:
    if now.alone:
        return ALONE
    if now.table is None:
        return LEADING if card == NONE else NO_TAKING_LEADING
    if card == NONE:
        return MUST_TAKE if now.field else None
    if card in now.field:
        return None
    return Refusal("MM9", _not_face_up(card)) if now.field else NONE_FACE_UP


def _playing(play: Play, now: Moment) -> Refusal | None:
    lacking = play.lot & ~now.hand
    if lacking:
        return Refusal("MM5", _not_held(lacking))
    if len(set(play.cards)) < len(play.cards):
        return ONE_OF_EACH
    own = play.combination
    if own.kind is Kind.NOTHING:
        return _no_combination(play)
    if now.must and not play.lot & now.must:
        return MUST.put(cards=named(cards.faces(now.must)))
    if now.table is None or own.beats(now.table.combination):
        return None
    return _not_beating(own, now.table)


def _no_combination(play: Play) -> Refusal:
    if play.doubled and combination(play.cards, (), play.white, play.black).kind is Kind.SEQUENCE:
        return TWO_IN_SEQUENCE
    plain = {suit(face) for face in play.cards if not BIT[face] & ANYS}
    if play.lot & ANYS and len(plain) == 1 and _in_a_row(play):
        return OWN_COLOUR
    return NO_COMBINATION


def _in_a_row(play: Play) -> bool:
    """Whether the numbers are consecutive, in any suits."""
    stands = sorted([number for number in (play.white, play.black) if number])
    numbers = sorted([*stands, *(cards.NUMBER[face] for face in play.cards if not BIT[face] & ANYS)])
    return len(numbers) >= 3 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def _not_beating(own: Combination, lying: Play) -> Refusal:
    table = lying.combination
    if not beatable(lying):
        return Refusal("MM8", unbeatable(table))
    return NOT_BEATING.put(combination=in_words(table), own=in_words(own), task=wanted(table))


def wanted(table: Combination) -> Message:
    """The task to beat this combination: a sentence without its full stop, so that more can follow."""
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
    return QT_TRANSLATE_NOOP("meow", "You can’t take {cards}: it isn’t face up.").put(cards=named((card,)))
