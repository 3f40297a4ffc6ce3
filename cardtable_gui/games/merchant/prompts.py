"""The prompt: what the seat to move has to decide, and what the picked cards would do.

Apart from the table, since it is all text.
"""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.merchant import refusals
from cardtable_gui.games.merchant.actions import Exchange, Play, texts
from cardtable_gui.games.merchant.moves import beatable
from cardtable_gui.games.merchant.picks import MerchantPicks


def prompt(picks: MerchantPicks) -> Message:
    """The prompt for this moment."""
    match picks.view.phase:
        case "lead":
            return _lead(picks)
        case "follow":
            return _follow(picks)
        case "bonus":
            return _bonus(picks)
        case _:
            return refusals.OVER


def _lead(picks: MerchantPicks) -> Message:
    if picks.play is None:
        return QT_TRANSLATE_NOOP("merchant", "You lead. Play one or more cards of the same number.")
    return _play(picks, picks.play)


def _bonus(picks: MerchantPicks) -> Message:
    if picks.bonus is not None:
        message = QT_TRANSLATE_NOOP("merchant", "Take {cards} into your hand. Then you lead.")
        return message.put(cards=CardList(texts(picks.take)))
    return QT_TRANSLATE_NOOP(
        "merchant", "Everyone else has passed: take one card from the market, or none. Then you lead."
    )


def _follow(picks: MerchantPicks) -> Message:
    if picks.exchange is not None:
        return _exchange(picks, picks.exchange)
    if picks.play is not None:
        return _only_hand(picks, picks.play)
    if picks.take:
        return _only_market(picks)
    if picks.can_beat:
        message = (
            QT_TRANSLATE_NOOP(
                "merchant",
                "Beat {table}: play one higher card, or more of the same number. Or pass, with or without an exchange.",
            )
            if picks.view.number == 1
            else QT_TRANSLATE_NOOP(
                "merchant",
                "Beat {table}: play the same number of cards, all of a higher number, or more cards of the same "
                "number. Or pass, with or without an exchange.",
            )
        )
    elif not beatable(picks.view.players, picks.view.face, picks.view.number):
        message = (
            QT_TRANSLATE_NOOP("merchant", "Nothing beats {table}, so pass, with or without an exchange.")
            if picks.can_grow
            else QT_TRANSLATE_NOOP("merchant", "Nothing beats {table}, and no exchange is possible, so pass.")
        )
    elif picks.can_grow:
        message = QT_TRANSLATE_NOOP("merchant", "You can’t beat {table}, so pass, with or without an exchange.")
    else:
        message = QT_TRANSLATE_NOOP("merchant", "You can’t beat {table}, and no exchange is possible, so pass.")
    return message.put(table=CardList(picks.view.table))


def _play(picks: MerchantPicks, play: Play) -> Message:
    refusal = picks.refusal(play)
    if refusal is not None:
        return refusal.message
    if len(play.cards) == len(picks.view.hand):
        message = QT_TRANSLATE_NOOP("merchant", "Play {cards} to go out.")
    else:
        message = QT_TRANSLATE_NOOP("game", "Play {cards}.")
    return message.put(cards=CardList(texts(play.cards)))


def _exchange(picks: MerchantPicks, exchange: Exchange) -> Message:
    give, take = CardList(texts(exchange.give)), CardList(texts(exchange.take))
    refusal = picks.refusal(exchange)
    if refusal is None:
        return QT_TRANSLATE_NOOP("merchant", "Exchange {give} for {take} and pass.").put(give=give, take=take)
    if not picks.can_finish:
        return refusal.message
    message = (
        QT_TRANSLATE_NOOP("merchant", "To exchange {give} for {take}, add market cards worth {missing}.")
        if picks.gives > picks.takes
        else QT_TRANSLATE_NOOP("merchant", "To exchange {give} for {take}, add cards from your hand worth {missing}.")
    )
    return message.put(give=give, take=take, missing=abs(picks.gives - picks.takes))


def _only_hand(picks: MerchantPicks, play: Play) -> Message:
    cards = CardList(texts(play.cards))
    if picks.can_play:
        if not picks.can_finish:
            return _play(picks, play)
        message = QT_TRANSLATE_NOOP("merchant", "Play {cards}, or exchange: pick market cards that add up to {sum}.")
    elif picks.can_finish:
        message = QT_TRANSLATE_NOOP("merchant", "To exchange {cards}, pick market cards that add up to {sum}.")
    elif picks.can_grow:
        message = QT_TRANSLATE_NOOP("merchant", "Nothing in the market adds up to {sum}. Pick more cards to give.")
    elif len(set(play.cards)) == 1:
        return _play(picks, play)
    else:
        return _exchange(picks, Exchange(picks.give, ()))
    return message.put(cards=cards, sum=picks.gives)


def _only_market(picks: MerchantPicks) -> Message:
    if picks.can_finish:
        message = QT_TRANSLATE_NOOP("merchant", "To take {cards}, pick cards from your hand that add up to {sum}.")
    elif picks.can_grow:
        message = QT_TRANSLATE_NOOP("merchant", "Nothing in your hand adds up to {sum}. Pick more cards to take.")
    else:
        return _exchange(picks, Exchange((), picks.take))
    return message.put(cards=CardList(texts(picks.take)), sum=picks.takes)
