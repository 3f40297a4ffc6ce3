"""Why a card can't be used now in Kobayakawa, and what would change it."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import Fault, Finding, Possible, judged
from cardtable_gui.core.zones import DECK
from cardtable_gui.games.kobayakawa.actions import DISCARDS, DRAW, FIGHT, FLIP, FOLD
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from cardtable_gui.games.kobayakawa.zones import OLD_KS, K

_OUT = QT_TRANSLATE_NOOP("kobayakawa", "You have no kamons left, so you’re out of the match.")
_BEFORE_BETTING = QT_TRANSLATE_NOOP("kobayakawa", "Before betting, you draw a card or flip a new Kobayakawa.")
_DRAW_TO_DISCARD = QT_TRANSLATE_NOOP("kobayakawa", "If you draw, you can discard this card and keep the new one.")
_HAD_TURN = QT_TRANSLATE_NOOP("kobayakawa", "You’ve had your turn to draw or flip. Next you bet on your {card}.")
_FOUGHT = QT_TRANSLATE_NOOP(
    "kobayakawa", "You’ve staked %n kamon(s), so your {card} stays with you until the end of the round."
)
_FOLDED = QT_TRANSLATE_NOOP("kobayakawa", "You’ve folded, so your {card} is out of this round.")
_NEXT_ROUND = QT_TRANSLATE_NOOP("kobayakawa", "If there’s a next round, you’ll get a new card then.")
_ONE_CARD = QT_TRANSLATE_NOOP("kobayakawa", "You use one card at a time, and you’ve picked {picked}.")
_DRAWN = QT_TRANSLATE_NOOP("kobayakawa", "You’ve drawn a card. First discard one of your two.")
_NO_MORE_DRAWING = QT_TRANSLATE_NOOP("kobayakawa", "Everyone has drawn or flipped, so now it’s time to bet.")
_DRAWN_THIS_ROUND = QT_TRANSLATE_NOOP("kobayakawa", "You’ve already drawn or flipped in this round.")
_DRAW_AGAIN = QT_TRANSLATE_NOOP("kobayakawa", "If there’s a next round, you can draw or flip again then.")
_KOBAYAKAWA = QT_TRANSLATE_NOOP("kobayakawa", "The Kobayakawa goes to the lowest card among those who fight.")
_FLIP_IT = QT_TRANSLATE_NOOP("kobayakawa", "Only a new card flipped onto it replaces it.")
_GONE = QT_TRANSLATE_NOOP("kobayakawa", "That card is out of play for this round.")


def judge(view: KobayakawaView, picked: Picked) -> Finding:
    """What the deck's top card and the own cards can be used for in this seat's turn (KB3, KB4)."""
    return judged(view, picked, _usable, dealing="KB2")


def _usable(view: KobayakawaView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    if view.seat not in view.order:
        return Fault("KB9", _OUT)
    number = sum(map(len, picked.values()))
    if number > 1:
        return Fault("KB3", _ONE_CARD.put(picked=number))
    if K in picked:
        return Fault("KB5", _KOBAYAKAWA, (_FLIP_IT,) if view.phase == "draw" else ())
    if OLD_KS in picked or any(zone.name == "discard" for zone in picked):
        return Fault("KB3", _GONE)
    return _deck(view) if DECK in picked else _card(view, hand[0])


def _had_turn(view: KobayakawaView) -> bool:
    """Whether the seat has acted in this phase."""
    return view.order.index(view.seat or 0) < view.turn


def _deck(view: KobayakawaView) -> Finding:
    again = () if view.last_round else (_DRAW_AGAIN,)
    if view.phase == "bet":
        return Fault("KB4", _NO_MORE_DRAWING, again)
    if _had_turn(view):
        return Fault("KB3", _DRAWN_THIS_ROUND, again)
    if view.phase == "discard" and view.to_move == view.seat:
        return Fault("KB3", _DRAWN)
    return Possible((DRAW, FLIP))


def _card(view: KobayakawaView, face: int) -> Finding:
    seat, card = view.seat or 0, str(face + 1)
    if view.phase == "bet":
        if not _had_turn(view):
            return Possible((FIGHT, FOLD))
        if view.stakes[seat]:
            return Fault("KB4", _FOUGHT.put(card=card, n=view.stakes[seat]))
        return Fault("KB4", _FOLDED.put(card=card), () if view.last_round else (_NEXT_ROUND,))
    if _had_turn(view):
        return Fault("KB3", _HAD_TURN.put(card=card))
    if view.phase == "discard" and view.to_move == view.seat:
        return Possible((DISCARDS[face],))
    return Fault("KB3", _BEFORE_BETTING, (_DRAW_TO_DISCARD,))
