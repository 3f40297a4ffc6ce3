"""The prompt: what the seat to move has to decide, and what the picked cards would do."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.meow.actions import SHOWS, named, played
from cardtable_gui.games.meow.cards import ANYS, BIT, faces
from cardtable_gui.games.meow.picks import MeowPicks
from cardtable_gui.games.meow.refusals import wanted


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
            return QT_TRANSLATE_NOOP("meow", "The match is over.")


def too_many_taken() -> Message:
    """The refusal of more than one picked face-up card."""
    return QT_TRANSLATE_NOOP("meow", "Only one face-up card may be taken.")


def _return(picks: MeowPicks) -> Message:
    if picks.card is not None and BIT[picks.card] & ANYS:
        message = QT_TRANSLATE_NOOP("meow", "Put {cards} under the deck, for all to see, and draw a card for it.")
        return message.put(cards=named((picks.card,)))
    return QT_TRANSLATE_NOOP(
        "meow", "You were dealt both ?: choose which one goes under the deck. You draw a card for it."
    )


def _show(picks: MeowPicks) -> Message:
    if picks.card is not None:
        refusal = picks.refusal(SHOWS[picks.card])
        if refusal is not None:
            return refusal.message
        message = QT_TRANSLATE_NOOP("meow", "Show {cards}. All cards are laid open at once, and go back to the hands.")
        return message.put(cards=named((picks.card,)))
    if picks.view.lead_shown:
        return QT_TRANSLATE_NOOP(
            "meow",
            "Choose a card to show: the lowest number starts, of equal ones the fewest circles, and must play it.",
        )
    return QT_TRANSLATE_NOOP(
        "meow", "Choose a card to show: the lowest number starts, of equal ones the fewest circles."
    )


def _lead(picks: MeowPicks) -> Message:
    view = picks.view
    if view.alone:
        if view.turns == 0:
            return QT_TRANSLATE_NOOP(
                "meow", "Play one card, cards of one number, or three or more of a suit in a row. Then choose a reward."
            )
        message = QT_TRANSLATE_NOOP("meow", "Play what you like. With {turn} cards or more you may choose your reward.")
        return message.put(turn=view.turns + 1)
    if view.must:
        message = QT_TRANSLATE_NOOP("meow", "You start: play {cards}, alone or together with other cards.")
        return message.put(cards=named(faces(view.must)))
    return QT_TRANSLATE_NOOP(
        "meow", "You lead: play one card, cards of one number, or three or more of a suit in a row."
    )


def _hand(picks: MeowPicks) -> Message:
    """The prompt while hand cards are picked for a play."""
    readings = picks.readings
    if len(readings) > 1:
        message = QT_TRANSLATE_NOOP("meow", "There are several ways to play {cards}: press Play, and choose one.")
        return message.put(cards=named(picks.hand))
    if readings:
        last = len(picks.hand) == len(picks.view.hand)
        if not last:
            message = QT_TRANSLATE_NOOP("meow", "Play {cards}.")
        elif picks.view.alone:
            message = QT_TRANSLATE_NOOP("meow", "Play {cards}, your last cards: that is the end of the game.")
        else:
            message = QT_TRANSLATE_NOOP("meow", "Play {cards}, your last cards, and win the round.")
        return message.put(cards=played(readings[0]))
    if len(picks.wholes) == 1:
        message = QT_TRANSLATE_NOOP("meow", "Only this goes with {cards}: play {whole}.")
        return message.put(cards=named(picks.hand), whole=played(picks.wholes[0]))
    if picks.wholes:
        message = QT_TRANSLATE_NOOP("meow", "Pick more cards that go with {cards}, or press Play to choose them.")
        return message.put(cards=named(picks.hand))
    return picks.unplayable[1].message


def _follow(picks: MeowPicks) -> Message:
    view = picks.view
    assert view.table is not None
    if picks.hand and picks.field:
        return QT_TRANSLATE_NOOP("meow", "Either play cards of your hand, or take one face-up card and pass.")
    if len(picks.field) > 1:
        return too_many_taken()
    if picks.taken is not None:
        message = QT_TRANSLATE_NOOP("meow", "Pass, and take {cards} into your hand.")
        return message.put(cards=named(picks.field))
    if picks.hand:
        return _hand(picks)
    if not picks.plays:
        return (
            QT_TRANSLATE_NOOP("meow", "You cannot follow: pass, and take one of the face-up cards.")
            if view.field
            else QT_TRANSLATE_NOOP("meow", "You cannot follow: pass.")
        )
    message = (
        QT_TRANSLATE_NOOP("meow", "{task} Or pass, and take one of the face-up cards.")
        if view.field
        else QT_TRANSLATE_NOOP("meow", "{task} Or pass.")
    )
    return message.put(task=wanted(view.table.combination))


def _reward(picks: MeowPicks) -> Message:
    if picks.taken is not None:
        return QT_TRANSLATE_NOOP("meow", "Take {cards} into your hand.").put(cards=named(picks.field))
    if picks.deck:
        return QT_TRANSLATE_NOOP("meow", "Draw the top card of the deck.")
    if len(picks.field) > 1:
        return too_many_taken()
    return (
        QT_TRANSLATE_NOOP("meow", "Enough cards: choose your reward, a face-up card or the top card of the deck.")
        if picks.view.deck_size
        else QT_TRANSLATE_NOOP("meow", "Enough cards: choose your reward, a face-up card.")
    )
