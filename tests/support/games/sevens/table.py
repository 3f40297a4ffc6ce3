"""The table of Sevens: its layout and the meaning of gestures."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.offer import Command, Offer, Picks
from cardtable_gui.core.picks import Pick, Picked, picks_of
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, command
from cardtable_gui.core.zones import Zone, hand_of
from tests.support.games.sevens.actions import PASS, Lay, SevensAction
from tests.support.games.sevens.cards import TEXTS, suit_of
from tests.support.games.sevens.view import SevensView
from tests.support.games.sevens.zones import ROWS

_LAY = Shortcut("lay", "L", QT_TRANSLATE_NOOP("sample_sevens", "Lay"))
_PASS = Shortcut("pass", "P", QT_TRANSLATE_NOOP("sample_sevens", "Pass"))
_NOTHING_PICKED = Refusal("SV3", QT_TRANSLATE_NOOP("sample_sevens", "First pick the card to lay."))


class SevensTable(Table[SevensView, SevensAction]):
    """A hand card dropped on its suit's row is laid; a button passes."""

    shortcuts = (_LAY, _PASS)
    layout = Layout(
        centre=(
            (
                CardPlace("spades", QT_TRANSLATE_NOOP("sample_sevens", "Spades"), Spread.ROW, 5.0),
                CardPlace("hearts", QT_TRANSLATE_NOOP("sample_sevens", "Hearts"), Spread.ROW, 5.0),
            ),
            (
                CardPlace("clubs", QT_TRANSLATE_NOOP("sample_sevens", "Clubs"), Spread.ROW, 5.0),
                CardPlace("diamonds", QT_TRANSLATE_NOOP("sample_sevens", "Diamonds"), Spread.ROW, 5.0),
            ),
        ),
    )

    def headline(self, view: SevensView) -> Message:
        """How many cards are still held."""
        left = sum(map(len, view.hands))
        return QT_TRANSLATE_NOOP("sample_sevens", "Cards still in hands: {left}").put(left=left)

    def badges(self, view: SevensView, seat: int) -> tuple[Message, ...]:
        """How often a seat may pass, its place, or that it dropped out."""
        if seat in view.finished:
            return (QT_TRANSLATE_NOOP("sample_sevens", "Place {place}").put(place=view.finished.index(seat) + 1),)
        if seat in view.dropped:
            return (QT_TRANSLATE_NOOP("sample_sevens", "Dropped out"),)
        if view.free and not view.over:
            return (QT_TRANSLATE_NOOP("sample_sevens", "Passes left: {left}").put(left=view.passes[seat]),)
        return ()

    def counts_points(self, view: SevensView) -> bool:
        """Places alone."""
        del view
        return False

    def playable(self, view: SevensView) -> Picked:
        """The hand cards that continue a suit; none where only a pass is legal."""
        return picks_of(view, {hand_of(view.to_move): view.game.card_texts(view.playable)})

    def one_at_a_time(self, view: SevensView) -> bool:
        """Only one card is laid."""
        del view
        return True

    def offer(self, view: SevensView, picked: Picked) -> Offer[SevensAction]:
        """Lay the picked card, or pass."""
        picks: Picks[SevensView, SevensAction] = Picks(view, picked)
        cards = picks.faces(picks.own_hand)
        lay = Lay(cards[0]) if len(cards) == 1 else None
        return Offer(
            prompt=_prompt(view, lay),
            commands=() if view.over else _commands(picks, lay),
            drops=picks.meanings({} if lay is None else {ROWS[suit_of(lay.card)]: (lay,)}),
            continuations=self.playable(view),
        )

    def obvious(self, view: SevensView, zone: Zone, pick: Pick) -> SevensAction | None:
        """A card that can be laid is laid."""
        if pick.card is None or zone != hand_of(view.to_move):
            return None
        card = view.game.index[pick.card]
        return Lay(card) if card in view.playable else None


def _prompt(view: SevensView, lay: Lay | None) -> Message:
    if view.over:
        return QT_TRANSLATE_NOOP("sample_sevens", "The match is over.")
    may_pass = view.free and view.passes[view.to_move or 0] > 0
    if not view.playable:
        if view.free and not may_pass:
            return QT_TRANSLATE_NOOP("sample_sevens", "You can lay no card and have no pass left: you drop out.")
        return QT_TRANSLATE_NOOP("sample_sevens", "You can lay no card: pass.")
    if lay is not None and lay.card in view.playable:
        message = QT_TRANSLATE_NOOP("sample_sevens", "Lay {cards} at the end of its suit.")
        return message.put(cards=CardList((TEXTS[lay.card],)))
    if may_pass:
        return QT_TRANSLATE_NOOP("sample_sevens", "Lay a card at an end of its suit, or pass.")
    return QT_TRANSLATE_NOOP("sample_sevens", "Lay a card at an end of its suit.")


def _commands(picks: Picks[SevensView, SevensAction], lay: Lay | None) -> tuple[Command[SevensAction], ...]:
    forced = not picks.view.playable
    return (
        command(picks, _LAY, lay, missing=_NOTHING_PICKED, primary=not forced),
        command(picks, _PASS, PASS, primary=forced),
    )
