"""Why something isn't possible in Merchant of Goldfish: each refusal once, with its rule's number."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Pass, Play, Skip, Take, texts
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.moves import MOST_SUM, beatable, enough

OVER = QT_TRANSLATE_NOOP("game", "The match is over.")
GONE_OUT = Refusal("MG8", QT_TRANSLATE_NOOP("merchant", "You’ve gone out, so you’re done for this round."))
MUST_PLAY = Refusal("MG4", QT_TRANSLATE_NOOP("game", "You can’t pass when you lead. Play one or more cards."))
NO_EXCHANGE = Refusal(
    "MG4", QT_TRANSLATE_NOOP("merchant", "You exchange as you pass, and when you lead, you can’t pass.")
)

EXCHANGE_LATER = Refusal(
    "MG4",
    QT_TRANSLATE_NOOP("merchant", "You can exchange cards when you pass on your turn. If you lead, you can’t pass."),
)

PICK_TO_PLAY = Refusal(
    "MG5", QT_TRANSLATE_NOOP("merchant", "First pick one or more cards of the same number from your hand.")
)
ONE_VALUE = Refusal("MG5", QT_TRANSLATE_NOOP("merchant", "Only cards of the same number can be played together."))
UNBEATABLE = Refusal("MG5", QT_TRANSLATE_NOOP("merchant", "No cards in the game beat {table}, so you have to pass."))
TOO_LOW = Refusal("MG5", QT_TRANSLATE_NOOP("merchant", "Too low to beat {table}. Play higher cards, or pass."))
TOO_FEW_EXIST = Refusal(
    "MG5",
    QT_TRANSLATE_NOOP("merchant", "To beat {table} you’d need {needed} {card}s, and the game has only {number}."),
)
TOO_FEW_LEFT = Refusal(
    "MG5",
    QT_TRANSLATE_NOOP(
        "merchant", "To beat {table} you’d need {needed} {card}s, and apart from these the game has only {number}."
    ),
)
TOO_FEW = Refusal("MG5", QT_TRANSLATE_NOOP("merchant", "Too few to beat {table}: you’d need at least {cards}."))
OTHER_NUMBER = Refusal(
    "MG5",
    QT_TRANSLATE_NOOP("merchant", "To beat {table} with a higher number, you need exactly {needed}, not {picked}."),
)
NONE_IN_HAND = QT_TRANSLATE_NOOP("merchant", "You have no {card}s.")
FEWER_IN_HAND = QT_TRANSLATE_NOOP("merchant", "You don’t have that many {card}s. Pick fewer.")

PICK_TO_EXCHANGE = Refusal(
    "MG6", QT_TRANSLATE_NOOP("merchant", "First pick cards with the same sum from your hand and the market.")
)
ONLY_EXCHANGED = Refusal(
    "MG6",
    QT_TRANSLATE_NOOP("merchant", "Market cards can’t be played. As you pass, you can exchange cards for them."),
)
NOTHING_FITS = Refusal(
    "MG6",
    QT_TRANSLATE_NOOP("merchant", "These cards add up to {sum}, and no exchange works with them. Pick others."),
)
TOO_MUCH = Refusal(
    "MG6",
    QT_TRANSLATE_NOOP(
        "merchant",
        "That adds up to {sum}, but the limit for each side of an exchange is {most}. Pick fewer or lower cards.",
    ),
)
SUMS_DIFFER = Refusal(
    "MG6", QT_TRANSLATE_NOOP("merchant", "You’d give {give} and take {take}, but both sums must be equal.")
)
BOTH_SIDES = Refusal("MG6", QT_TRANSLATE_NOOP("merchant", "You’d give and take {cards}, which changes nothing."))
NONE_IN_MARKET = QT_TRANSLATE_NOOP("merchant", "The market has no {card}s.")
FEWER_IN_MARKET = QT_TRANSLATE_NOOP("merchant", "The market doesn’t have that many {card}s. Pick fewer.")

NO_BONUS = Refusal(
    "MG7",
    QT_TRANSLATE_NOOP("merchant", "You can take a market card only after everyone else has passed on your play."),
)
OTHERS_BONUS = Refusal("MG7", QT_TRANSLATE_NOOP("merchant", "Only {name} may take a card from the market now."))
BONUS_FIRST = Refusal(
    "MG7", QT_TRANSLATE_NOOP("merchant", "First take a card from the market, or choose “Take no card”.")
)
PICK_BONUS = Refusal("MG7", QT_TRANSLATE_NOOP("merchant", "First pick the card you want from the market."))
ONE_BONUS = Refusal("MG7", QT_TRANSLATE_NOOP("merchant", "You may take only one card, and you’ve picked {picked}."))
ON_TABLE = Refusal(
    "MG7",
    QT_TRANSLATE_NOOP("merchant", "The cards on the table stay there until they’re beaten or everyone passes."),
)
DISCARDED = Refusal(
    "MG7",
    QT_TRANSLATE_NOOP(
        "merchant",
        (
            "The discard pile joins the market only after everyone else has passed and the winner has taken a card or "
            "none."
        ),
    ),
)


def refusal(
    action: MerchantAction, phase: str, hand: Counts, market: Counts, face: int, number: int, players: int, series: int
) -> Refusal:
    """The reason why an illegal action is illegal; arguments as in `Moves.legal`, seats and the option `series`."""
    match phase, action:
        case "over", _:
            return Refusal("MG11" if series == 1 else "MG12", OVER)
        case "bonus", Take(card=card):
            return _not_in_market("MG7", card, market)
        case "bonus", _:
            return BONUS_FIRST
        case _, Take() | Skip():
            return NO_BONUS
        case "lead", Pass():
            return MUST_PLAY
        case "lead", Exchange():
            return NO_EXCHANGE
        case _, Exchange(give=give, take=take):
            return _exchange(give, take, hand, market)
        case _, Play(cards=cards):
            return _play(cards, hand, face, number, players)
        case _:
            raise AssertionError(f"{action} is legal")


def on_both_sides(give: Sequence[int], take: Sequence[int]) -> tuple[int, ...]:
    """The faces that would be given and taken, ascending, each as often as it is on both sides."""
    return tuple(face for face in sorted(set(give) & set(take)) for _ in range(min(give.count(face), take.count(face))))


def _play(cards: tuple[int, ...], hand: Counts, face: int, number: int, players: int) -> Refusal:
    own = cards[0]
    if own != cards[-1]:
        return ONE_VALUE
    lacking = _lacking(cards, hand)
    if lacking is not None:
        return _not_in_hand("MG5", lacking, hand)
    table = CardList(texts((face,) * number))
    if not beatable(players, face, number):
        return UNBEATABLE.put(table=table)
    if own < face:
        return TOO_LOW.put(table=table)
    if not enough(players, own, face, number):
        every = counts.number(in_play(players), own)
        if own == face:
            return TOO_FEW_LEFT.put(table=table, needed=number + 1, card=str(own + 1), number=every - number)
        return TOO_FEW_EXIST.put(table=table, needed=number, card=str(own + 1), number=every)
    if own == face:
        return TOO_FEW.put(table=table, cards=CardList(texts((own,) * (number + 1))))
    return OTHER_NUMBER.put(table=table, needed=number, picked=len(cards))


def _exchange(give: tuple[int, ...], take: tuple[int, ...], hand: Counts, market: Counts) -> Refusal:
    lacking = _lacking(give, hand)
    if lacking is not None:
        return _not_in_hand("MG6", lacking, hand)
    lacking = _lacking(take, market)
    if lacking is not None:
        return _not_in_market("MG6", lacking, market)
    gives, takes = sum(give) + len(give), sum(take) + len(take)
    if max(gives, takes) > MOST_SUM:
        return TOO_MUCH.put(sum=max(gives, takes), most=MOST_SUM)
    if not give or not take:
        return NOTHING_FITS.put(sum=max(gives, takes))
    if gives != takes:
        return SUMS_DIFFER.put(give=gives, take=takes)
    return BOTH_SIDES.put(cards=CardList(texts(on_both_sides(give, take))))


def _lacking(cards: Sequence[int], there: Counts) -> int | None:
    """The lowest face of which `cards` has more than are available; None: all are available."""
    return next((face for face in sorted(set(cards)) if cards.count(face) > counts.number(there, face)), None)


def _not_in_hand(rule: str, face: int, hand: Counts) -> Refusal:
    return Refusal(rule, FEWER_IN_HAND if counts.number(hand, face) else NONE_IN_HAND).put(card=str(face + 1))


def _not_in_market(rule: str, face: int, market: Counts) -> Refusal:
    return Refusal(rule, FEWER_IN_MARKET if counts.number(market, face) else NONE_IN_MARKET).put(card=str(face + 1))
