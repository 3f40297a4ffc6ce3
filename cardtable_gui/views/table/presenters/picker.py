"""Picking cards, with its feedback: highlighted target zones, a sound, raised cards."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.controller.hints import Hint
from cardtable_gui.views.kit.look.theme import LIFT
from cardtable_gui.views.table.presenters.card_glide import CardGlide
from cardtable_gui.views.table.presenters.hint_display import Hinting
from cardtable_gui.views.table.presenters.only_move import OnlyMove
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.widgets.card_button import CardButton


class Picker:
    """Changes what is picked."""

    def __init__(
        self,
        selection: Selection,
        glide: CardGlide,
        hinting: Hinting,
        only_move: OnlyMove,
        scene: Scene,
        speech: Speech,
    ) -> None:
        self._selection = selection
        self._glide = glide
        self._hinting = hinting
        self._only_move = only_move
        self._scene = scene
        self._speech = speech

    def toggle(self, card: CardButton, *, with_equals: bool) -> None:
        """Pick a card and those equal to it, or put them back."""
        turn, picking = self._selection.turn, self._selection.picking
        if turn is None:
            return
        self._only_move.cancel()
        if turn.one_at_a_time and card.token not in picking:
            picking.clear()
        if with_equals and not turn.one_at_a_time:
            picking.toggle_all(self._selection.equals(card))
        else:
            picking.toggle(card.token)
        if card.token in picking:
            self._speech.sound("lift")
        self._hinting.drop()
        self.show()

    def toggle_all(self, tokens: Iterable[int]) -> None:
        """Pick these cards, or put them back if all are picked."""
        self._only_move.cancel()
        self._selection.picking.toggle_all(tokens)
        self.show()

    def pick_equals(self, card: CardButton) -> None:
        """Pick this card and all cards equal to it."""
        self._only_move.cancel()
        picking = self._selection.picking
        picking.only(dict.fromkeys((*picking.tokens, *self._selection.equals(card))))
        self._hinting.drop()
        self._speech.sound("lift")
        self.show()

    def pick_for_drag(self, card: CardButton) -> None:
        """Pick temporarily what a drag lifts with this card.

        A picked card, or one that is equal to all picked cards of its zone, takes the picked cards of its zone along.
        Any other card is picked instead of them.
        """
        self._only_move.cancel()
        selection, picking = self._selection, self._selection.picking
        picking.remember()
        here = {token.id for token in selection.tokens(card.zone)}
        if card.token not in picking:
            alone = selection.turn is not None and selection.turn.one_at_a_time
            beside = {token for token in picking.tokens if token in here}
            joins = beside <= set(selection.equals(card))
            kept = [] if alone else [token for token in picking.tokens if joins or token not in here]
            picking.only(dict.fromkeys([*kept, *selection.lifted_with(card)]))
        self._hinting.drop()
        selection.changed.emit()

    def take_hint(self, hint: Hint) -> None:
        """Pick the cards of a hint, and highlight where they go."""
        self._selection.choose(hint.picked)
        self._hinting.take(hint)
        self.show()
        self._scene.light(() if hint.target is None else (hint.target,), None)

    def clear(self) -> bool:
        """Put all cards back and drop the hint; return whether there was anything to clear."""
        there = self._hinting.drop() or bool(self._selection.picking)
        if there:
            self._selection.picking.clear()
            self.show()
        return there

    def show(self) -> None:
        """Show what is picked, and highlight where it may go."""
        offer = self._selection.offer
        self._scene.light(offer.targets if offer is not None and self._selection.picking else (), None)
        self._glide.settle(LIFT)
