"""Refusals: why an action of Merchant of Goldfish is not legal, with the rule's number."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Pass, Play, Skip, Take, texts
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.moves import MOST_SUM, beatable

_OVER = QT_TRANSLATE_NOOP("merchant", "The match is over.")
_MUST_PLAY = QT_TRANSLATE_NOOP("merchant", "You can’t pass when you lead. Play one or more cards.")
_BONUS_FIRST = QT_TRANSLATE_NOOP("merchant", "First take a card from the market, or choose “Take no card”.")
_NO_BONUS = QT_TRANSLATE_NOOP(
    "merchant", "You can take a market card only after everyone else has passed on your play."
)


def refusal(
    action: MerchantAction, phase: str, hand: Counts, market: Counts, face: int, number: int, players: int, series: int
) -> Refusal:
    """The reason why an illegal action is illegal; arguments as in `Moves.legal`, seats and the option `series`."""
    match phase, action:
        case "over", _:
            return Refusal("MG11" if series == 1 else "MG12", _OVER)
        case "bonus", Take(card=card):
            return Refusal("MG7", _not_in_market(card, market))
        case "bonus", _:
            return Refusal("MG7", _BONUS_FIRST)
        case _, Take() | Skip():
            return Refusal("MG7", _NO_BONUS)
        case "lead", Pass() | Exchange():
            return Refusal("MG4", _MUST_PLAY)
        case _, Exchange(give=give, take=take):
            return Refusal("MG6", _exchange(give, take, hand, market))
        case _, Play(cards=cards):
            return Refusal("MG5", _play(cards, hand, face, number, players))
        case _:
            raise AssertionError(f"{action} is legal")


def too_much(total: int) -> Message:
    """The refusal of an exchange with a side whose sum is too high."""
    message = QT_TRANSLATE_NOOP(
        "merchant",
        "That adds up to {sum}, but each side of an exchange can be {most} at most. Pick fewer or lower cards.",
    )
    return message.put(sum=total, most=MOST_SUM)


def _play(cards: tuple[int, ...], hand: Counts, face: int, number: int, players: int) -> Message:
    own = cards[0]
    if own != cards[-1]:
        return QT_TRANSLATE_NOOP("merchant", "Only cards of the same value can be played together.")
    lacking = _lacking(cards, hand)
    if lacking is not None:
        return _not_in_hand(lacking, hand)
    positions = CardList(texts((face,) * number))
    if not beatable(players, face, number):
        message = QT_TRANSLATE_NOOP("merchant", "No cards in the game beat {table}, so you have to pass.")
        return message.put(table=positions)
    if own == face and counts.number(in_play(players), face) - number <= number:
        message = QT_TRANSLATE_NOOP(
            "merchant", "There aren’t enough cards of that value to beat {table}. Play higher cards, or pass."
        )
        return message.put(table=positions)
    if own == face:
        message = QT_TRANSLATE_NOOP("merchant", "Too few to beat {table}: you’d need at least {cards}.")
        return message.put(table=positions, cards=CardList(texts((own,) * (number + 1))))
    if own > face and len(cards) > number:
        message = QT_TRANSLATE_NOOP("merchant", "Go up in number or in value, not both. To beat {table}, play {cards}.")
        return message.put(table=positions, cards=CardList(texts((own,) * number)))
    if own > face:
        message = QT_TRANSLATE_NOOP(
            "merchant", "Too few to beat {table}. Play just as many cards of one higher value, or pass."
        )
        return message.put(table=positions)
    message = QT_TRANSLATE_NOOP("merchant", "Too low to beat {table}. Play higher cards, or pass.")
    return message.put(table=positions)


def _exchange(give: tuple[int, ...], take: tuple[int, ...], hand: Counts, market: Counts) -> Message:
    gives = sum(give) + len(give)
    takes = sum(take) + len(take)
    if not give or not take:
        if max(gives, takes) > MOST_SUM:
            return too_much(max(gives, takes))
        return QT_TRANSLATE_NOOP("merchant", "To exchange, give and take cards that add up to the same sum.")
    lacking = _lacking(give, hand)
    if lacking is not None:
        return _not_in_hand(lacking, hand)
    lacking = _lacking(take, market)
    if lacking is not None:
        return _not_in_market(lacking, market)
    if gives != takes:
        message = QT_TRANSLATE_NOOP("merchant", "You give {give} but take {take}. Both sums must be equal.")
        return message.put(give=gives, take=takes)
    if gives > MOST_SUM:
        return too_much(gives)
    shared = min(set(give) & set(take))
    message = QT_TRANSLATE_NOOP(
        "merchant", "{cards} is on both sides of the exchange, which changes nothing. Leave it out."
    )
    return message.put(cards=CardList(texts((shared,))))


def _lacking(cards: Sequence[int], there: Counts) -> int | None:
    """The lowest face of which `cards` has more than are available; None: all are available."""
    for face in sorted(set(cards)):
        if cards.count(face) > counts.number(there, face):
            return face
    return None


def _not_in_hand(face: int, hand: Counts) -> Message:
    message = (
        QT_TRANSLATE_NOOP("merchant", "You don’t have that many {card}s. Pick fewer.")
        if counts.number(hand, face)
        else QT_TRANSLATE_NOOP("merchant", "You have no {card}s.")
    )
    return message.put(card=str(face + 1))


def _not_in_market(face: int, market: Counts) -> Message:
    message = (
        QT_TRANSLATE_NOOP("merchant", "The market doesn’t have that many {card}s. Pick fewer.")
        if counts.number(market, face)
        else QT_TRANSLATE_NOOP("merchant", "The market has no {card}s.")
    )
    return message.put(card=str(face + 1))
