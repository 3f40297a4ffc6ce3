"""The prompt: what the seat to move has to decide, and what the picked cards would do.

Apart from the table, since it is all text.
"""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.meow.actions import SHOWS, named, played
from cardtable_gui.games.meow.cards import ANYS, BIT, faces
from cardtable_gui.games.meow.picks import MeowPicks
from cardtable_gui.games.meow.plays import beatable
from cardtable_gui.games.meow.refusals import ONE_TAKEN, OVER, in_words, wanted
from cardtable_gui.games.meow.view import MeowView


def prompt(picks: MeowPicks) -> Message:
    """The prompt for this moment."""
    match picks.view.phase:
        case "return":
            return _return(picks)
        case "show":
            return _show(picks)
        case "lead":
            return _hand(picks) if picks.hand else _lead(picks)
        case "follow":
            return _follow(picks)
        case "reward":
            return _reward(picks)
        case _:
            return OVER


def _return(picks: MeowPicks) -> Message:
    if picks.card is not None and BIT[picks.card] & ANYS:
        message = QT_TRANSLATE_NOOP("meow", "Put {cards} under the deck for everyone to see, and draw another card.")
        return message.put(cards=named((picks.card,)))
    return QT_TRANSLATE_NOOP(
        "meow", "You were dealt both ? cards. Choose one to put under the deck, then draw another card."
    )


def _show(picks: MeowPicks) -> Message:
    if picks.card is not None:
        refusal = picks.refusal(SHOWS[picks.card])
        if refusal is not None:
            return refusal.message
        message = QT_TRANSLATE_NOOP(
            "meow", "Show {cards}. Everyone reveals theirs at the same time, then takes it back."
        )
        return message.put(cards=named((picks.card,)))
    if picks.view.lead_shown:
        return QT_TRANSLATE_NOOP(
            "meow",
            "Choose a card to show. The lowest number (on a tie, the fewest circles) starts and must play that card.",
        )
    return QT_TRANSLATE_NOOP("meow", "Choose a card to show. The lowest number (on a tie, the fewest circles) starts.")


def _lead(picks: MeowPicks) -> Message:
    view = picks.view
    if view.alone:
        if view.turns == 0:
            return QT_TRANSLATE_NOOP(
                "meow",
                "Play one card, a set of one number, or a sequence of three or more in one suit. Then choose a reward.",
            )
        message = QT_TRANSLATE_NOOP(
            "meow", "Play any card, set or sequence. With %n card(s) or more, you get to choose your reward."
        )
        return message.put(n=view.turns + 1)
    if view.must:
        message = QT_TRANSLATE_NOOP("meow", "You start. Play {cards}, alone or with other cards.")
        return message.put(cards=named(faces(view.must)))
    return QT_TRANSLATE_NOOP(
        "meow", "You lead. Play one card, a set of one number, or a sequence of three or more in one suit."
    )


def _hand(picks: MeowPicks) -> Message:
    """The prompt while hand cards are picked for a play."""
    readings = picks.readings
    if len(readings) > 1:
        message = QT_TRANSLATE_NOOP("meow", "You can play {cards} in several ways. Press “Play” to choose one.")
        return message.put(cards=named(picks.hand))
    if readings:
        last = len(picks.hand) == len(picks.view.hand)
        if not last:
            message = QT_TRANSLATE_NOOP("game", "Play {cards}.")
        elif picks.view.alone:
            message = QT_TRANSLATE_NOOP("meow", "Play {cards} to go out and finish the game.")
        else:
            message = QT_TRANSLATE_NOOP("game", "Play {cards} to go out and win the round.")
        return message.put(cards=played(readings[0]))
    if len(picks.wholes) == 1:
        message = QT_TRANSLATE_NOOP("meow", "There’s only one way to play {cards}: {whole}.")
        return message.put(cards=named(picks.hand), whole=played(picks.wholes[0]))
    if picks.wholes:
        message = QT_TRANSLATE_NOOP(
            "meow", "Pick cards to go with {cards}, or press “Play” to choose a set or sequence."
        )
        return message.put(cards=named(picks.hand))
    return picks.unplayable[1].message


def _follow(picks: MeowPicks) -> Message:
    view = picks.view
    assert view.table is not None
    if picks.hand and picks.field:
        return QT_TRANSLATE_NOOP(
            "meow", "You can’t do both. Play cards from your hand, or pass and take one face-up card."
        )
    if len(picks.field) > 1:
        return ONE_TAKEN
    if picks.taken is not None:
        message = QT_TRANSLATE_NOOP("meow", "Pass and take {cards} into your hand.")
        return message.put(cards=named(picks.field))
    if picks.hand:
        return _hand(picks)
    if not picks.plays:
        return _no_play(view)
    message = (
        QT_TRANSLATE_NOOP("meow", "{task}, or pass and take a face-up card.")
        if view.field
        else QT_TRANSLATE_NOOP("meow", "{task}, or pass.")
    )
    return message.put(task=wanted(view.table.combination))


def _no_play(view: MeowView) -> Message:
    assert view.table is not None
    if beatable(view.table):
        return (
            QT_TRANSLATE_NOOP("meow", "You can’t beat the table. Pass and take a face-up card.")
            if view.field
            else QT_TRANSLATE_NOOP("meow", "You can’t beat the table, so pass.")
        )
    message = (
        QT_TRANSLATE_NOOP("meow", "Nothing beats {combination}. Pass and take a face-up card.")
        if view.field
        else QT_TRANSLATE_NOOP("meow", "Nothing beats {combination}, so pass.")
    )
    return message.put(combination=in_words(view.table.combination))


def _reward(picks: MeowPicks) -> Message:
    if picks.taken is not None:
        return QT_TRANSLATE_NOOP("meow", "Take {cards} into your hand.").put(cards=named(picks.field))
    if picks.deck:
        return QT_TRANSLATE_NOOP("meow", "Draw the top card of the deck.")
    if len(picks.field) > 1:
        return ONE_TAKEN
    return (
        QT_TRANSLATE_NOOP(
            "meow", "You played enough cards. Choose your reward: a face-up card or the top card of the deck."
        )
        if picks.view.deck_size
        else QT_TRANSLATE_NOOP("meow", "You played enough cards. Choose a face-up card as your reward.")
    )
