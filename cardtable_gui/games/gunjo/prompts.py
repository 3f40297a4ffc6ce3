"""The prompt: what the seat to move has to decide, and what the picked cards would do.

Apart from the table, since it is all text.
"""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.games.gunjo import refusals
from cardtable_gui.games.gunjo.actions import Play
from cardtable_gui.games.gunjo.cards import FINISHER, FINISHERS_NEEDED, ODD_MAKER, PASSER, TAKER, texts
from cardtable_gui.games.gunjo.picks import GunjoPicks


def prompt(picks: GunjoPicks) -> Message:
    """The prompt for this moment."""
    match picks.now.phase:
        case "over":
            return refusals.OVER.message
        case "give":
            return _give(picks)
        case phase:
            if picks.deck:
                return QT_TRANSLATE_NOOP("gunjo", "Draw the top card of the deck, then decide what to play.")
            if picks.revealed and phase == "follow":
                return _swap(picks)
            play = picks.play
            if play is not None:
                return _play(picks, play)
            return _plain(picks)


def still_to_swap(picks: GunjoPicks) -> Refusal:
    """The refusal of a swap for which cards are still to be picked."""
    if len(picks.own) > 1 or len(picks.revealed) > 1:
        return refusals.ONE_FOR_ONE
    if picks.own:
        return refusals.PICK_TO_TAKE
    return refusals.PICK_TO_GIVE_BACK if picks.revealed else refusals.PICK_TO_SWAP


def _give(picks: GunjoPicks) -> Message:
    left = SeatName(((picks.view.to_move or 0) + 1) % picks.view.players)
    if picks.give is not None:
        message = QT_TRANSLATE_NOOP("gunjo", "Pass {cards} to {left}. Nobody else sees it.")
        return message.put(cards=CardList(texts(picks.own)), left=left)
    return QT_TRANSLATE_NOOP(
        "gunjo", "A 15 was played. Choose a card for {left}; everyone passes at the same time."
    ).put(left=left)


def _swap(picks: GunjoPicks) -> Message:
    if picks.swap is None:
        return still_to_swap(picks).message
    refusal = picks.refusal(picks.swap)
    if refusal is not None:
        return refusal.message
    message = QT_TRANSLATE_NOOP("gunjo", "Swap {give} for {take} and pass.")
    return message.put(give=CardList(texts(picks.own)), take=CardList(texts(picks.revealed)))


def _play(picks: GunjoPicks, play: Play) -> Message:
    refusal = picks.refusal(play)
    if refusal is not None:
        if picks.now.phase == "follow" and picks.give is not None and picks.swaps():
            message = QT_TRANSLATE_NOOP("gunjo", "{reason} But you can swap it for a face-up card.")
            return message.put(reason=refusal.message)
        return refusal.message
    return _effect(picks, play).put(
        cards=CardList(texts(play.cards)), total=play.total, latest=CardList(texts(picks.now.latest))
    )


def _effect(picks: GunjoPicks, play: Play) -> Message:
    last = len(play.cards) == len(picks.view.hand)
    match play.face:
        case face if face == FINISHER and play.cards.count(face) >= FINISHERS_NEEDED:
            return QT_TRANSLATE_NOOP("gunjo", "Play {cards} and win the round at once.")
        case face if face == TAKER and picks.now.total:
            return QT_TRANSLATE_NOOP(
                "gunjo", "Play {cards} and take {latest} into your hand. The total to beat is then {total}."
            )
        case face if face == PASSER and last:
            return QT_TRANSLATE_NOOP(
                "gunjo", "Play {cards} and empty your hand. Everyone else passes a card to the left, so you get one."
            )
        case face if face == PASSER:
            return QT_TRANSLATE_NOOP("gunjo", "Play {cards}. Then everyone passes a card to the left.")
        case _ if last:
            return QT_TRANSLATE_NOOP("game", "Play {cards} to go out and win the round.")
        case face if face == ODD_MAKER and not picks.now.odd:
            return QT_TRANSLATE_NOOP("gunjo", "Play {cards}. After that, only odd totals above {total} can be played.")
        case _ if len(play.cards) == 1:
            return QT_TRANSLATE_NOOP("game", "Play {cards}.")
        case _:
            return QT_TRANSLATE_NOOP("gunjo", "Play {cards}, worth {total}.")


def _plain(picks: GunjoPicks) -> Message:
    now = picks.now
    if now.phase == "lead":
        if picks.can_draw:
            return QT_TRANSLATE_NOOP(
                "gunjo", "You lead. Play one or more cards of the same number, or draw a card first."
            )
        return QT_TRANSLATE_NOOP("gunjo", "You lead. Play one or more cards of the same number.")
    if not now.total:
        return QT_TRANSLATE_NOOP("gunjo", "You’ve drawn a card. Now play one or more cards of the same number.")
    return _beat(picks).put(total=now.total)


def _beat(picks: GunjoPicks) -> Message:
    now = picks.now
    if now.phase == "drawn":
        return _beat_after_draw(picks)
    if not picks.plays:
        return _cannot_beat(picks)
    if now.odd:
        if picks.can_draw:
            return QT_TRANSLATE_NOOP(
                "gunjo", "Beat {total} with an odd total, draw a card, or pass. When you pass, you may swap a card."
            )
        return QT_TRANSLATE_NOOP("gunjo", "Beat {total} with an odd total or pass. When you pass, you may swap a card.")
    if picks.can_draw:
        return QT_TRANSLATE_NOOP("gunjo", "Beat {total}, draw a card, or pass. When you pass, you may swap a card.")
    return QT_TRANSLATE_NOOP("gunjo", "Beat {total} or pass. When you pass, you may swap a card.")


def _cannot_beat(picks: GunjoPicks) -> Message:
    if picks.view.beatable:
        if picks.can_draw:
            return QT_TRANSLATE_NOOP(
                "gunjo", "You can’t beat {total}. Draw a card, or pass. When you pass, you may swap a card."
            )
        return QT_TRANSLATE_NOOP("gunjo", "You can’t beat {total}, so pass. You may swap a card as you do.")
    if picks.can_draw:
        return QT_TRANSLATE_NOOP(
            "gunjo", "Nothing beats {total}. Draw a card, or pass. When you pass, you may swap a card."
        )
    return QT_TRANSLATE_NOOP("gunjo", "Nothing beats {total}, so pass. You may swap a card as you do.")


def _beat_after_draw(picks: GunjoPicks) -> Message:
    if not picks.plays:
        return QT_TRANSLATE_NOOP("gunjo", "You’ve drawn a card, but you still can’t beat {total}. Choose Stay.")
    if picks.now.odd:
        return QT_TRANSLATE_NOOP("gunjo", "You’ve drawn a card. Beat {total} with an odd total, or stay.")
    return QT_TRANSLATE_NOOP("gunjo", "You’ve drawn a card. Beat {total}, or stay.")
