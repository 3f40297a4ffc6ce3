"""Reasons why an action of Kobayakawa is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.kobayakawa.actions import DRAW, FIGHT, FLIP, FOLD, Discard, KobayakawaAction, text
from cardtable_gui.games.kobayakawa.position import KAMONS_LAST_ROUND
from cardtable_gui.games.kobayakawa.view import KobayakawaView


def reasons(view: KobayakawaView, action: KobayakawaAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    own = view.hands[view.order[view.turn]]
    match action:
        case Discard(card=thrown):
            yield from _keeping(view, view.drawn if thrown == own else own, thrown)
        case _ if action in (DRAW, FLIP):
            yield from _before_betting(view, own, drawing=action == DRAW)
        case _:
            yield from _betting(view, own, fighting=action == FIGHT)


def risk(view: KobayakawaView, action: KobayakawaAction) -> Message | None:
    """The cost of a fight if it is lost, and of folding (KB6, KB7)."""
    if action == FOLD:
        return QT_TRANSLATE_NOOP("kobayakawa", "You keep your kamons, but you can’t win any in this round.")
    if action != FIGHT or _alone(view):
        return None
    most = KAMONS_LAST_ROUND if view.centre <= KAMONS_LAST_ROUND else 1
    message = QT_TRANSLATE_NOOP("kobayakawa", "If you lose the fight, it costs you %n kamon(s).")
    return message.put(n=min(most, view.scores[view.order[view.turn]]))


def beaten(view: KobayakawaView, card: int) -> tuple[int, int]:
    """How many of the cards that others may hold lose to this card in a fight of two with the Kobayakawa (KB5).

    The fewest and the most: they differ where equal totals occur and it's open which of the two acts earlier.
    """
    unseen = view.unseen()
    won = sum(_total(card, other, view.k) > _total(other, card, view.k) for other in unseen)
    tied = sum(_total(card, other, view.k) == _total(other, card, view.k) for other in unseen)
    earlier, later = _rivals(view)
    return won + tied * (not earlier), won + tied * (later or not earlier)


def _total(card: int, other: int, k: int) -> int:
    """A card's total in a fight against one other card; faces are numbers minus 1."""
    return card + 1 + (k + 1 if card < other else 0)


def _rivals(view: KobayakawaView) -> tuple[bool, bool]:
    """Whether a rival in the fight may have acted earlier in this round, and whether one may act later."""
    before = view.order[: view.turn]
    earlier = any(view.stakes[seat] for seat in before) if view.phase == "bet" else bool(before)
    return earlier, view.turn < len(view.order) - 1


def _keeping(view: KobayakawaView, kept: int, thrown: int) -> Iterator[Message]:
    (won, most), (least, less) = beaten(view, kept), beaten(view, thrown)
    if won <= less:
        return
    message = (
        QT_TRANSLATE_NOOP(
            "kobayakawa", "One on one, {kept} beats {won} of the {all} cards you can’t see; {thrown} beats only {less}."
        )
        if (won, less) == (most, least)
        else QT_TRANSLATE_NOOP(
            "kobayakawa",
            "One on one, {kept} beats at least {won} of the {all} cards you can’t see; {thrown} beats {less} at most.",
        )
    )
    yield message.put(all=len(view.unseen()), kept=_card(kept), won=won, thrown=_card(thrown), less=less)


def _before_betting(view: KobayakawaView, own: int, *, drawing: bool) -> Iterator[Message]:
    unseen = view.unseen()
    higher = sum(card > own for card in unseen)
    if drawing and 2 * higher > len(unseen):
        message = QT_TRANSLATE_NOOP("kobayakawa", "%n of the {all} cards you can’t see are higher than your {card}.")
        yield message.put(card=_card(own), all=len(unseen), n=higher)
    elif not drawing and 3 * higher < len(unseen):
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "%n of the {all} cards you can’t see are higher than your {card}, so you keep it and flip."
        )
        yield message.put(card=_card(own), all=len(unseen), n=higher)


def _betting(view: KobayakawaView, own: int, *, fighting: bool) -> Iterator[Message]:
    rivals = sum(bool(stake) for stake in view.stakes)
    if fighting and _alone(view):
        yield QT_TRANSLATE_NOOP("kobayakawa", "Nobody else fights: you win without showing your card.")
    (won, most), every = beaten(view, own), len(view.unseen())
    if fighting and 2 * won > every:
        message = (
            QT_TRANSLATE_NOOP(
                "kobayakawa", "One on one, your {card} beats {won} of the {all} cards that others may hold."
            )
            if won == most
            else QT_TRANSLATE_NOOP(
                "kobayakawa", "One on one, your {card} beats at least {won} of the {all} cards that others may hold."
            )
        )
        yield message.put(all=every, card=_card(own), won=won)
    elif not fighting and 2 * most < every:
        message = (
            QT_TRANSLATE_NOOP(
                "kobayakawa", "One on one, your {card} beats only {won} of the {all} cards that others may hold."
            )
            if won == most
            else QT_TRANSLATE_NOOP(
                "kobayakawa", "One on one, your {card} beats at most {won} of the {all} cards that others may hold."
            )
        )
        yield message.put(all=every, card=_card(own), won=most)
    elif not fighting and rivals > 1:
        yield QT_TRANSLATE_NOOP("kobayakawa", "%n other player(s) already fight, and only one can win.").put(n=rivals)


def _alone(view: KobayakawaView) -> bool:
    """Whether the last player may bet, and nobody has fought."""
    return view.turn == len(view.order) - 1 and not any(view.stakes)


def _card(card: int) -> CardList:
    return CardList((text(card),))
