"""Why a card can't be used now in Kobayakawa, and what would change it."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import Fault, Finding, Possible, judged
from cardtable_gui.core.zones import DECK
from cardtable_gui.games.kobayakawa import refusals
from cardtable_gui.games.kobayakawa.actions import DISCARDS, DRAW, FIGHT, FLIP, FOLD
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from cardtable_gui.games.kobayakawa.zones import OLD_KS, K

_DRAW_TO_DISCARD = QT_TRANSLATE_NOOP("kobayakawa", "If you draw, you can discard this card and keep the new one.")
_NEXT_ROUND = QT_TRANSLATE_NOOP("kobayakawa", "If there’s a next round, you’ll get a new card then.")
_DRAW_AGAIN = QT_TRANSLATE_NOOP("kobayakawa", "If there’s a next round, you can draw or flip again then.")
_BET_WITH_IT = QT_TRANSLATE_NOOP("kobayakawa", "On your turn, you fight with this card or fold.")
_DRAW_OR_FLIP = QT_TRANSLATE_NOOP("kobayakawa", "On your turn, you draw a card or flip a new Kobayakawa.")
_NOW_BET = QT_TRANSLATE_NOOP("kobayakawa", "Now you fight or fold.")
_FLIP_IT = QT_TRANSLATE_NOOP("kobayakawa", "Only a newly flipped card replaces the Kobayakawa.")


def judge(view: KobayakawaView, picked: Picked) -> Finding:
    """Judge the deck's top card and the own cards, as if in this seat's turn (KB3, KB4)."""
    return judged(view, picked, _usable, dealing="KB2")


def _usable(view: KobayakawaView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    if view.seat not in view.order:
        return Fault(refusals.OUT)
    number = sum(map(len, picked.values()))
    if number > 1:
        return Fault(refusals.ONE_CARD.put(picked=number))
    if K in picked:
        return Fault(refusals.KOBAYAKAWA, _of_the_kobayakawa(view))
    if OLD_KS in picked or any(zone.name == "discard" for zone in picked):
        return Fault(refusals.GONE)
    return _deck(view) if DECK in picked else _card(view, hand[0])


def _of_the_kobayakawa(view: KobayakawaView) -> tuple[Message, ...]:
    if view.phase == "draw":
        return (_FLIP_IT,)
    return (_NOW_BET,) if view.phase == "bet" and view.to_move == view.seat else ()


def _had_turn(view: KobayakawaView) -> bool:
    """Whether the seat has acted in this phase."""
    return view.order.index(view.seat or 0) < view.turn


def _deck(view: KobayakawaView) -> Finding:
    again = () if view.last_round else (_DRAW_AGAIN,)
    if view.phase == "bet":
        return Fault(refusals.BETTING, again)
    if _had_turn(view):
        return Fault(refusals.DRAWN_THIS_ROUND, again)
    if view.phase == "discard" and view.to_move == view.seat:
        return Fault(refusals.DISCARD_FIRST)
    return Possible((DRAW, FLIP), _DRAW_OR_FLIP)


def _card(view: KobayakawaView, face: int) -> Finding:
    seat, card = view.seat or 0, str(face + 1)
    if view.phase == "bet":
        if not _had_turn(view):
            return Possible((FIGHT, FOLD), _BET_WITH_IT)
        if view.stakes[seat]:
            return Fault(refusals.FOUGHT.put(card=card, n=view.stakes[seat]))
        return Fault(refusals.FOLDED.put(card=card), () if view.last_round else (_NEXT_ROUND,))
    if _had_turn(view):
        return Fault(refusals.HAD_TURN.put(card=card))
    if view.phase == "discard" and view.to_move == view.seat:
        return Possible((DISCARDS[face],))
    first = refusals.DRAW_FIRST if view.to_move == seat else refusals.DRAW_FIRST_LATER
    return Fault(first, (_DRAW_TO_DISCARD,))
