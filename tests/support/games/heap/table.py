"""The table of Heap: its layout and the meaning of gestures."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.offer import Offer, Picks
from cardtable_gui.core.picks import Pick, Picked, picks_of
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, command
from cardtable_gui.core.zones import Zone, hand_of
from tests.support.games.heap.actions import Play
from tests.support.games.heap.view import HeapView
from tests.support.games.heap.zones import HEAP

_PLAY = Shortcut("play", "P", QT_TRANSLATE_NOOP("sample_heap", "Play"))
_NOTHING_PICKED = Refusal("HP2", QT_TRANSLATE_NOOP("sample_heap", "First pick a card of your hand."))


class HeapTable(Table[HeapView, Play]):
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

    def playable(self, view: HeapView) -> Picked:
        """Any card of the hand."""
        return {} if view.over else picks_of(view, {hand_of(view.to_move): view.hand})

    def one_at_a_time(self, view: HeapView) -> bool:
        """Only one card is played."""
        del view
        return True

    def offer(self, view: HeapView, picked: Picked) -> Offer[Play]:
        """Play the picked card."""
        picks: Picks[HeapView, Play] = Picks(view, picked)
        cards = picks.faces(picks.own_hand)
        play = Play(cards[0]) if len(cards) == 1 else None
        return Offer(
            prompt=_prompt(view, picks.cards(picks.own_hand)),
            commands=() if view.over else (command(picks, _PLAY, play, missing=_NOTHING_PICKED, primary=True),),
            drops=picks.meanings({HEAP: (play,)}),
            continuations=self.playable(view),
        )

    def obvious(self, view: HeapView, zone: Zone, pick: Pick) -> Play | None:
        """A hand card is played."""
        if view.over or pick.card is None or zone != hand_of(view.to_move):
            return None
        return Play(view.game.index[pick.card])


def _prompt(view: HeapView, cards: tuple[str, ...]) -> Message:
    if view.over:
        return QT_TRANSLATE_NOOP("sample_heap", "The match is over.")
    if len(cards) != 1:
        return QT_TRANSLATE_NOOP("sample_heap", "Play a card: a higher one than the last is worth a point.")
    return QT_TRANSLATE_NOOP("sample_heap", "Play {cards} on the heap.").put(cards=CardList(cards))
