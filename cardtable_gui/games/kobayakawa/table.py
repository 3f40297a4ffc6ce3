"""Kobayakawa on the table: where things lie and what gestures mean."""

from __future__ import annotations

from cardtable_gui.core.game import View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.table import CardPlace, Command, Layout, Meter, Picked, Shortcut, Spread, Table, TokenPlace
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.kobayakawa.actions import (
    DISCARDS,
    DRAW,
    FIGHT,
    FLIP,
    FOLD,
    KobayakawaAction,
)
from cardtable_gui.games.kobayakawa.refusals import refusal
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from cardtable_gui.games.kobayakawa.zones import POT, K, discard_of


class KobayakawaTable(Table[KobayakawaAction]):
    """Deck to hand draws, deck to K flips, hand to the own discards discards (or folds), hand to the pot fights."""

    shortcuts = (
        Shortcut("draw", "D", QT_TRANSLATE_NOOP("kobayakawa", "Draw a card")),
        Shortcut("flip", "F", QT_TRANSLATE_NOOP("kobayakawa", "Flip a new Kobayakawa")),
        Shortcut("discard", "D", QT_TRANSLATE_NOOP("kobayakawa", "Discard")),
        Shortcut("fight", "F", QT_TRANSLATE_NOOP("kobayakawa", "Fight")),
        Shortcut("fold", "O", QT_TRANSLATE_NOOP("kobayakawa", "Fold")),
    )
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("kobayakawa", "Deck"), Spread.PILE),
                CardPlace("k", QT_TRANSLATE_NOOP("kobayakawa", "Kobayakawa"), Spread.PILE),
                CardPlace("old_ks", QT_TRANSLATE_NOOP("kobayakawa", "Former Kobayakawas"), Spread.ROW, 2.4),
            ),
            (
                TokenPlace("centre", QT_TRANSLATE_NOOP("kobayakawa", "Centre"), "kamon", 2.2),
                TokenPlace("pot", QT_TRANSLATE_NOOP("kobayakawa", "Stakes"), "kamon", 2.2),
            ),
        ),
        seat=(
            CardPlace("discard", QT_TRANSLATE_NOOP("kobayakawa", "Discards"), Spread.PILE),
            TokenPlace("kamons", QT_TRANSLATE_NOOP("kobayakawa", "Kamons"), "kamon"),
        ),
        score_title=QT_TRANSLATE_NOOP("kobayakawa", "Kamons"),
    )

    def headline(self, view: View[KobayakawaAction]) -> Message:
        """The round, by what is left in the centre."""
        if _plain(view).last_round:
            return QT_TRANSLATE_NOOP("kobayakawa", "Last round: the stake is two")
        return QT_TRANSLATE_NOOP("kobayakawa", "Round {number} of 7").put(number=9 - _plain(view).centre)

    def badges(self, view: View[KobayakawaAction], seat: int) -> tuple[Message, ...]:
        """Who starts, who fights or folded, who is out."""
        plain = _plain(view)
        if seat not in plain.order:
            return (QT_TRANSLATE_NOOP("kobayakawa", "Out"),)
        found: list[Message] = []
        if seat == plain.start and not plain.over:
            found.append(QT_TRANSLATE_NOOP("kobayakawa", "Starts"))
        if plain.stakes[seat]:
            found.append(QT_TRANSLATE_NOOP("kobayakawa", "Fights"))
        elif plain.phase == "bet" and plain.order.index(seat) < plain.turn:
            found.append(QT_TRANSLATE_NOOP("kobayakawa", "Folded"))
        return tuple(found)

    def prompt(self, view: View[KobayakawaAction], picked: Picked) -> Message:
        """What is decided now."""
        plain = _plain(view)
        match plain.phase:
            case "draw":
                return QT_TRANSLATE_NOOP(
                    "kobayakawa", "Draw a card into your hand, or flip the top card as the new Kobayakawa."
                )
            case "discard":
                chosen = _hand_card(plain, picked)
                if chosen is not None:
                    return QT_TRANSLATE_NOOP("kobayakawa", "Discard {cards} face up and keep the other card.").put(
                        cards=CardList((chosen,))
                    )
                return QT_TRANSLATE_NOOP("kobayakawa", "Choose which of your two cards to discard face up.")
            case "bet":
                stake = min(2, plain.scores[plain.to_move or 0]) if plain.last_round else 1
                return QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Fight for the pot with your {cards} (stake: {stake}), or fold and stay out.",
                ).put(cards=CardList(plain.hand), stake=stake)
            case _:
                return QT_TRANSLATE_NOOP("kobayakawa", "The match is over.")

    def meters(self, view: View[KobayakawaAction], picked: Picked) -> tuple[Meter, ...]:
        """None."""
        del view, picked
        return ()

    def playable(self, view: View[KobayakawaAction]) -> Picked:
        """The deck's top while drawing; the hand while discarding or betting."""
        match view.phase:
            case "draw":
                return {DECK: (None,)}
            case "discard" | "bet":
                return {hand_of(view.to_move): view.hand}
            case _:
                return {}

    def one_at_a_time(self, view: View[KobayakawaAction]) -> bool:
        """Every gesture is one card's."""
        del view
        return True

    def targets(self, view: View[KobayakawaAction], picked: Picked) -> tuple[Zone, ...]:
        """Where the picked card may go."""
        zones = (hand_of(view.to_move), K, discard_of(view.to_move or 0), POT)
        return tuple(
            zone for zone in zones if any(view.refusal(action) is None for action in self.dropped(view, picked, zone))
        )

    def dropped(self, view: View[KobayakawaAction], picked: Picked, target: Zone) -> tuple[KobayakawaAction, ...]:
        """Each pair of zones means one action."""
        plain = _plain(view)
        if DECK in picked:
            if target == hand_of(plain.to_move):
                return (DRAW,)
            return (FLIP,) if target == K else ()
        card = _hand_card(plain, picked)
        if card is None:
            return ()
        if target == POT:
            return (FIGHT,)
        if target == discard_of(plain.to_move or 0):
            return (FOLD,) if plain.phase == "bet" else (DISCARDS[int(card) - 1],)
        return ()

    def commands(self, view: View[KobayakawaAction], picked: Picked) -> tuple[Command[KobayakawaAction], ...]:
        """Two buttons in each phase."""
        plain = _plain(view)
        match plain.phase:
            case "draw":
                return (
                    Command("draw", QT_TRANSLATE_NOOP("kobayakawa", "Draw a card"), "D", DRAW, primary=True),
                    Command("flip", QT_TRANSLATE_NOOP("kobayakawa", "Flip a new Kobayakawa"), "F", FLIP),
                )
            case "discard":
                return (_discard_command(_hand_card(plain, picked)),)
            case "bet":
                return (
                    Command("fight", QT_TRANSLATE_NOOP("kobayakawa", "Fight"), "F", FIGHT, primary=True),
                    Command("fold", QT_TRANSLATE_NOOP("kobayakawa", "Fold"), "O", FOLD),
                )
            case _:
                return ()

    def obvious(self, view: View[KobayakawaAction], zone: Zone, card: str | None) -> KobayakawaAction | None:
        """The deck draws, K flips, a hand card is discarded; nothing is staked by a double-click."""
        match view.phase, zone.name:
            case "draw", "deck":
                return DRAW
            case "draw", "k":
                return FLIP
            case "discard", "hand" if card is not None and zone.seat == view.to_move:
                return DISCARDS[int(card) - 1]
            case _:
                return None


def _discard_command(card: str | None) -> Command[KobayakawaAction]:
    if card is None:
        return Command(
            "discard",
            QT_TRANSLATE_NOOP("kobayakawa", "Discard"),
            "D",
            None,
            refusal(DRAW, "discard"),
            primary=True,
        )
    label = QT_TRANSLATE_NOOP("kobayakawa", "Discard {cards}").put(cards=CardList((card,)))
    return Command("discard", label, "D", DISCARDS[int(card) - 1], primary=True)


def _hand_card(view: KobayakawaView, picked: Picked) -> str | None:
    cards = picked.get(hand_of(view.to_move), ())
    return cards[0] if len(cards) == 1 else None


def _plain(view: View[KobayakawaAction]) -> KobayakawaView:
    assert isinstance(view, KobayakawaView)
    return view
