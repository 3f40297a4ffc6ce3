"""The line that tells the seat to move what is to be decided, and what the picked cards would do."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.merchant.actions import Play, texts
from cardtable_gui.games.merchant.moves import MOST_SUM
from cardtable_gui.games.merchant.picks import Picks


def prompt(picks: Picks) -> Message:
    """The line for this moment."""
    match picks.view.phase:
        case "lead":
            return _lead(picks)
        case "follow":
            return _follow(picks)
        case "bonus":
            return _bonus(picks)
        case _:
            return QT_TRANSLATE_NOOP("merchant", "The match is over.")


def _lead(picks: Picks) -> Message:
    play = picks.play
    if play is None:
        return QT_TRANSLATE_NOOP("merchant", "You lead: play one card, or several of the same value.")
    return _play(picks, play)


def _play(picks: Picks, play: Play) -> Message:
    refusal = picks.view.refusal(play)
    if refusal is not None:
        return refusal.message
    return QT_TRANSLATE_NOOP("merchant", "Play {cards}.").put(cards=CardList(texts(play.cards)))


def _bonus(picks: Picks) -> Message:
    if picks.bonus is not None:
        message = QT_TRANSLATE_NOOP("merchant", "Take {cards} into your hand. Then you lead.")
        return message.put(cards=CardList(texts(picks.take)))
    return QT_TRANSLATE_NOOP(
        "merchant", "All others have passed: take one card from the market, or none. Then you lead."
    )


def _follow(picks: Picks) -> Message:
    if picks.exchange is not None:
        return _exchange(picks)
    if picks.take:
        return _only_take(picks)
    if picks.give:
        return _only_give(picks)
    table = CardList(picks.view.table)
    if any(isinstance(action, Play) for action in picks.view.legal_actions()[:1]):
        message = QT_TRANSLATE_NOOP(
            "merchant",
            "Beat {table}: as many cards of a higher value, or more of the same. Or pass, with or without an exchange.",
        )
        return message.put(table=table)
    message = QT_TRANSLATE_NOOP("merchant", "You cannot beat {table}: pass, with or without an exchange.")
    return message.put(table=table)


def _exchange(picks: Picks) -> Message:
    exchange = picks.exchange
    assert exchange is not None
    give, take = CardList(texts(exchange.give)), CardList(texts(exchange.take))
    if picks.is_legal(exchange):
        return QT_TRANSLATE_NOOP("merchant", "Give {give}, take {take}, and pass.").put(give=give, take=take)
    missing = picks.gives - picks.takes
    if missing and max(picks.gives, picks.takes) <= MOST_SUM:
        message = (
            QT_TRANSLATE_NOOP("merchant", "Give {give}, take {take}: you may still take {missing} more.")
            if missing > 0
            else QT_TRANSLATE_NOOP("merchant", "Give {give}, take {take}: you still have to give {missing} more.")
        )
        return message.put(give=give, take=take, missing=abs(missing))
    refusal = picks.view.refusal(exchange)
    assert refusal is not None
    return refusal.message


def _only_give(picks: Picks) -> Message:
    play = picks.play
    assert play is not None
    cards = CardList(texts(picks.give))
    if picks.can_play:
        if picks.can_grow:
            message = QT_TRANSLATE_NOOP("merchant", "Play {cards}, or take market cards that add up to {sum} for it.")
            return message.put(cards=cards, sum=picks.gives)
        return QT_TRANSLATE_NOOP("merchant", "Play {cards}.").put(cards=cards)
    if picks.can_grow:
        message = QT_TRANSLATE_NOOP("merchant", "Give {cards}: take market cards that add up to {sum}.")
        return message.put(cards=cards, sum=picks.gives)
    if len(set(picks.give)) > 1 or picks.gives > MOST_SUM:
        return _too_much(picks.gives) if picks.gives > MOST_SUM else _no_match(picks.gives)
    refusal = picks.view.refusal(play)
    assert refusal is not None
    return refusal.message


def _only_take(picks: Picks) -> Message:
    if picks.takes > MOST_SUM:
        return _too_much(picks.takes)
    if picks.can_grow:
        message = QT_TRANSLATE_NOOP("merchant", "Take {cards}: give cards of yours that add up to {sum}.")
        return message.put(cards=CardList(texts(picks.take)), sum=picks.takes)
    return _no_match(picks.takes)


def _too_much(total: int) -> Message:
    message = QT_TRANSLATE_NOOP(
        "merchant", "That is {sum} already: each side of an exchange may add up to {most} at most."
    )
    return message.put(sum=total, most=MOST_SUM)


def _no_match(total: int) -> Message:
    return QT_TRANSLATE_NOOP("merchant", "No cards on the other side add up to {sum}.").put(sum=total)
