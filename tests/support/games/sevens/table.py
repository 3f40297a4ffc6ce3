"""The table of Sevens: its layout and the meaning of gestures."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Command, Picks
from cardtable_gui.core.one_card import OneCardTable
from cardtable_gui.core.plain_deck import suit_of
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, command
from cardtable_gui.core.zones import Zone
from tests.support.games.sevens.actions import PASS, Lay, SevensAction
from tests.support.games.sevens.position import ROWS, SevensView

_LAY = Shortcut("lay", "L", QT_TRANSLATE_NOOP("sample_sevens", "Lay"))
_PASS = Shortcut("pass", "P", QT_TRANSLATE_NOOP("sample_sevens", "Pass"))
_NOTHING_PICKED = Refusal("SV3", QT_TRANSLATE_NOOP("sample_sevens", "First pick the card to lay."))


class SevensTable(OneCardTable[SevensView, SevensAction]):
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

    def action(self, card: int) -> SevensAction:
        """It's laid."""
        return Lay(card)

    def target(self, view: SevensView, card: int) -> Zone:
        """Its suit's row."""
        del view
        return ROWS[suit_of(card)]

    def prompt(self, view: SevensView, card: int | None) -> Message:
        """Which cards can be laid, and whether to pass."""
        may_pass = view.free and view.passes[view.to_move or 0] > 0
        if not view.playable:
            if view.free and not may_pass:
                return QT_TRANSLATE_NOOP("sample_sevens", "You can lay no card and have no pass left: you drop out.")
            return QT_TRANSLATE_NOOP("sample_sevens", "You can lay no card: pass.")
        if card in view.playable:
            message = QT_TRANSLATE_NOOP("sample_sevens", "Lay {cards} at the end of its suit.")
            return message.put(cards=view.game.named((card,)))
        if may_pass:
            return QT_TRANSLATE_NOOP("sample_sevens", "Lay a card at an end of its suit, or pass.")
        return QT_TRANSLATE_NOOP("sample_sevens", "Lay a card at an end of its suit.")

    def commands(
        self, picks: Picks[SevensView, SevensAction], action: SevensAction | None
    ) -> tuple[Command[SevensAction], ...]:
        """Lay the picked card, or pass."""
        forced = not picks.view.playable
        return (
            command(picks, _LAY, action, missing=_NOTHING_PICKED, primary=not forced),
            command(picks, _PASS, PASS, primary=forced),
        )
