"""Kobayakawa's table: its layout and the meaning of gestures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardtable_gui.core.card_scene import CardScene, Tension
from cardtable_gui.core.decisive import Decisive, winner_of
from cardtable_gui.core.events import Event, Moved, Shown
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.offer import Command, Offer, Picks
from cardtable_gui.core.picks import Pick, Picked, picks_of
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, TokenPlace, command
from cardtable_gui.core.table_moments import Moment
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.kobayakawa import drama, refusals
from cardtable_gui.games.kobayakawa.actions import (
    DISCARDS,
    DRAW,
    FIGHT,
    FLIP,
    FOLD,
    KobayakawaAction,
)
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from cardtable_gui.games.kobayakawa.zones import POT, K, discard_of

_DRAW = Shortcut("draw", "D", QT_TRANSLATE_NOOP("game", "Draw a card"))
_FLIP = Shortcut("flip", "F", QT_TRANSLATE_NOOP("kobayakawa", "Flip a new Kobayakawa"))
_DISCARD = Shortcut("discard", "D", QT_TRANSLATE_NOOP("game", "Discard"))
_FIGHT = Shortcut("fight", "F", QT_TRANSLATE_NOOP("kobayakawa", "Fight"))
_FOLD = Shortcut("fold", "O", QT_TRANSLATE_NOOP("kobayakawa", "Fold"))


class KobayakawaTable(Table[KobayakawaView, KobayakawaAction]):
    """Drags: deck to hand draws, deck to K flips, hand to own discards discards (or folds), hand to pot fights."""

    shortcuts = (_DRAW, _FLIP, _DISCARD, _FIGHT, _FOLD)
    materials = MappingProxyType({"place": "lacquer", "take": "lacquer", "win": "gold"})
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("game", "Deck"), Spread.PILE, scale=0.5),
                TokenPlace("centre", QT_TRANSLATE_NOOP("kobayakawa", "Centre"), "kamon", 2.4, 0.35),
                CardPlace("k", QT_TRANSLATE_NOOP("kobayakawa", "Kobayakawa"), Spread.PILE),
                CardPlace("old_ks", QT_TRANSLATE_NOOP("kobayakawa", "Former Kobayakawas"), Spread.ROW, 2.4, 0.5),
                TokenPlace("pot", QT_TRANSLATE_NOOP("kobayakawa", "Stakes"), "kamon", 2.4, 0.35),
            ),
        ),
        seat=(
            CardPlace("discard", QT_TRANSLATE_NOOP("game", "Discards"), Spread.PILE),
            TokenPlace("kamons", QT_TRANSLATE_NOOP("kobayakawa", "Kamons"), "kamon"),
        ),
        score_title=QT_TRANSLATE_NOOP("kobayakawa", "Kamons"),
        sheet_rows=7,
    )

    def headline(self, view: KobayakawaView) -> Message:
        """The round, derived from the kamons left in the centre."""
        if view.last_round:
            return QT_TRANSLATE_NOOP("kobayakawa", "Last round · The stake is two kamons")
        return QT_TRANSLATE_NOOP("kobayakawa", "Round {number} of 7").put(number=9 - view.centre)

    def badges(self, view: KobayakawaView, seat: int) -> tuple[Message, ...]:
        """The start seat, the seats that fight or have folded, the seats that are out."""
        if seat not in view.order:
            return (QT_TRANSLATE_NOOP("kobayakawa", "Out"),)
        found: list[Message] = []
        if seat == view.start and not view.over:
            found.append(QT_TRANSLATE_NOOP("game", "Goes first"))
        if view.stakes[seat]:
            found.append(QT_TRANSLATE_NOOP("kobayakawa", "Fights"))
        elif view.phase == "bet" and view.order.index(seat) < view.turn:
            found.append(QT_TRANSLATE_NOOP("kobayakawa", "Folded"))
        return tuple(found)

    def decisive(self, view: KobayakawaView, events: Sequence[Event]) -> tuple[Decisive, ...]:
        """The fighters' cards, the winner's first, and the Kobayakawa beside the lowest (KB5)."""
        del view
        shown = {event.zone.seat: int(event.cards[0]) for event in events if isinstance(event, Shown)}
        ks = [event.cards[-1] for event in events if isinstance(event, Moved) and event.target == K]
        if not shown or not ks or ks[-1] is None:
            return ()
        lowest, winner = min(shown, key=lambda seat: shown[seat]), winner_of(events)
        totals = {seat: card + (int(ks[-1]) if seat == lowest else 0) for seat, card in shown.items()}
        found = []
        for seat, total in sorted(totals.items(), key=lambda each: (each[0] != winner, -each[1])):
            cards = (str(shown[seat]), *((ks[-1],) if seat == lowest else ()))
            how = QT_TRANSLATE_NOOP("kobayakawa", "{seat}’s total: {total}").put(seat=SeatName(seat or 0), total=total)
            found.append(Decisive(cards, how, seat == winner))
        return tuple(found)

    def scene(self, before: KobayakawaView, events: Sequence[Event], after: KobayakawaView) -> CardScene | None:
        """The showdown."""
        del after
        return drama.showdown(before, events)

    def tension(self, view: KobayakawaView) -> Sequence[Tension]:
        """The last round, and the last kamons."""
        return drama.tension(view)

    def moments(self, before: KobayakawaView, events: Sequence[Event], after: KobayakawaView) -> Sequence[Moment]:
        """How a fight ended, who stakes the last kamon, a high Kobayakawa."""
        return drama.moments(before, events, after)

    def playable(self, view: KobayakawaView) -> Picked:
        """The deck's top card while drawing; the hand while discarding or betting."""
        match view.phase:
            case "draw":
                return picks_of(view, {DECK: (None,)})
            case "discard" | "bet":
                return picks_of(view, {hand_of(view.to_move): view.hand})
            case _:
                return {}

    def one_at_a_time(self, view: KobayakawaView) -> bool:
        """Always true: every gesture takes a single card."""
        del view
        return True

    def offer(self, view: KobayakawaView, picked: Picked) -> Offer[KobayakawaAction]:
        """Two commands in each phase, but one for discarding; each pair of zones has one meaning."""
        picks = KobayakawaPicks(view, picked)
        return Offer(
            prompt=_prompt(view, picks.card),
            commands=_commands(picks),
            drops=picks.meanings(_drops(picks)),
            continuations=self.playable(view),
        )

    def obvious(self, view: KobayakawaView, zone: Zone, pick: Pick) -> KobayakawaAction | None:
        """The deck draws, K flips, a hand card is discarded; a double-click never stakes."""
        match view.phase, zone.name:
            case "draw", "deck":
                return DRAW
            case "draw", "k":
                return FLIP
            case "discard", "hand" if pick.card is not None and zone.seat == view.to_move:
                return DISCARDS[int(pick.card) - 1]
            case _:
                return None


class KobayakawaPicks(Picks[KobayakawaView, KobayakawaAction]):
    """The picked cards."""

    @property
    def card(self) -> str | None:
        """The one picked card of the hand."""
        cards = self.cards(self.own_hand)
        return cards[0] if len(cards) == 1 else None


def _prompt(view: KobayakawaView, card: str | None) -> Message:
    """The prompt; `card`: the one picked card of the hand."""
    match view.phase:
        case "draw":
            return QT_TRANSLATE_NOOP(
                "kobayakawa", "Draw a card, or flip the top card of the deck as the new Kobayakawa."
            )
        case "discard" if card is not None:
            message = QT_TRANSLATE_NOOP("kobayakawa", "Discard {cards} face up and keep the other card.")
            return message.put(cards=CardList((card,)))
        case "discard":
            return QT_TRANSLATE_NOOP("kobayakawa", "Choose which of your two cards to discard.")
        case "bet":
            stake = min(2, view.scores[view.to_move or 0]) if view.last_round else 1
            message = QT_TRANSLATE_NOOP("kobayakawa", "Stake %n kamon(s) and fight with your {cards}, or fold.")
            return message.put(cards=CardList(view.hand), n=stake)
        case _:
            return refusals.OVER.message


def _commands(picks: KobayakawaPicks) -> tuple[Command[KobayakawaAction], ...]:
    match picks.view.phase:
        case "draw":
            return (command(picks, _DRAW, DRAW, primary=True), command(picks, _FLIP, FLIP))
        case "discard":
            discard = None if picks.card is None else DISCARDS[int(picks.card) - 1]
            return (command(picks, _DISCARD, discard, missing=refusals.DISCARD_FIRST, primary=True),)
        case "bet":
            return (command(picks, _FIGHT, FIGHT, primary=True), command(picks, _FOLD, FOLD))
        case _:
            return ()


def _drops(picks: KobayakawaPicks) -> Mapping[Zone, Sequence[KobayakawaAction]]:
    if DECK in picks.picked:
        return {picks.own_hand: (DRAW,), K: (FLIP,)}
    if picks.card is None:
        return {}
    discarded = FOLD if picks.view.phase == "bet" else DISCARDS[int(picks.card) - 1]
    return {discard_of(picks.seat): (discarded,), POT: (FIGHT,)}
