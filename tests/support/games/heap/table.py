"""The table of Heap: its layout and the meaning of gestures."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Command, Picks
from cardtable_gui.core.one_card import OneCardTable
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, command
from cardtable_gui.core.zones import Zone
from tests.support.games.heap.actions import Play
from tests.support.games.heap.position import HEAP, HeapView

_PLAY = Shortcut("play", "P", QT_TRANSLATE_NOOP("sample_heap", "Play"))
_NOTHING_PICKED = Refusal("HP2", QT_TRANSLATE_NOOP("sample_heap", "First pick a card of your hand."))


class HeapTable(OneCardTable[HeapView, Play]):
    """A hand card dropped on the heap is played."""

    shortcuts = (_PLAY,)
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("sample_heap", "Deck"), Spread.PILE),
                CardPlace("heap", QT_TRANSLATE_NOOP("sample_heap", "Heap"), Spread.PILE),
            ),
        ),
    )

    def headline(self, view: HeapView) -> Message:
        """How many turns each has had."""
        turn = min(view.turn // view.players + 1, view.turns)
        return QT_TRANSLATE_NOOP("sample_heap", "Turn {turn} of {turns}").put(turn=turn, turns=view.turns)

    def badges(self, view: HeapView, seat: int) -> tuple[Message, ...]:
        """None."""
        del view, seat
        return ()

    def action(self, card: int) -> Play:
        """It's played."""
        return Play(card)

    def target(self, view: HeapView, card: int) -> Zone:
        """The heap."""
        del view, card
        return HEAP

    def prompt(self, view: HeapView, card: int | None) -> Message:
        """What brings a point, or what the picked card would do."""
        if card is None:
            return QT_TRANSLATE_NOOP("sample_heap", "Play a card: a higher one than the last is worth a point.")
        return QT_TRANSLATE_NOOP("sample_heap", "Play {cards} on the heap.").put(cards=view.game.named((card,)))

    def commands(self, picks: Picks[HeapView, Play], action: Play | None) -> tuple[Command[Play], ...]:
        """One button plays the picked card."""
        return (command(picks, _PLAY, action, missing=_NOTHING_PICKED, primary=True),)
