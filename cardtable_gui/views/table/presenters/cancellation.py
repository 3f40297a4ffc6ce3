"""Cancels what the player has begun: by Esc, or because something else happens on the table."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable_gui.core.events import Event
from cardtable_gui.views.table.presenters.card_glide import CardGlide
from cardtable_gui.views.table.presenters.floating import Floating
from cardtable_gui.views.table.presenters.hint_display import Hinting
from cardtable_gui.views.table.presenters.hint_search import HintSearch
from cardtable_gui.views.table.presenters.only_move import OnlyMove
from cardtable_gui.views.table.presenters.picker import Picker
from cardtable_gui.views.table.presenters.pointer import Pointer
from cardtable_gui.views.table.scene.own_hand import OwnHand
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.picking import touches
from cardtable_gui.views.table.state.selection import Selection


class Cancellation:
    """Ends gestures, picks and hints, and closes what floats over the table."""

    def __init__(
        self,
        selection: Selection,
        scene: Scene,
        hand: OwnHand,
        pointer: Pointer,
        picker: Picker,
        glide: CardGlide,
        hinting: Hinting,
        hint_search: HintSearch,
        only_move: OnlyMove,
        floating: Floating,
    ) -> None:
        self._selection = selection
        self._scene = scene
        self._hand = hand
        self._pointer = pointer
        self._picker = picker
        self._glide = glide
        self._hinting = hinting
        self._hint_search = hint_search
        self._only_move = only_move
        self._floating = floating

    def step_back(self) -> bool:
        """Undo one thing: close what floats, stop what is under way, drop carried cards, or put picked cards back.

        Returns whether there was anything to undo.
        """
        if self._floating.close_one():
            return True
        if self._hint_search.stop():
            return True
        if self._only_move.cancel():
            self._selection.changed.emit()
            return True
        return self.drop_cards() or self._picker.clear()

    @property
    def carrying(self) -> bool:
        """Whether cards are carried, which `drop_cards` would return."""
        return self._pointer.carries

    def drop_cards(self) -> bool:
        """Return carried cards to their places; return whether there were any."""
        carried = self._pointer.cancel()
        if carried:
            self._glide.home()
        return carried

    def interrupt(self, events: Iterable[Event]) -> None:
        """Cancel everything because of these events, except sorting: a card carried above the hand stays there."""
        self._hinting.drop()
        own = self._scene.stage.own
        if self._pointer.sorts and not any(touches(event, own) for event in events):
            self._floating.close()
        else:
            self.stop()

    def stop(self) -> None:
        """Cancel everything: the table shows something else now."""
        self._pointer.forget()
        carried = self._hand.carried
        self._hand.let_go()
        self._hand.bring_home(carried)
        self._selection.picking.keep()
        self._selection.picking.clear()
        self._hinting.drop()
        self._scene.light((), None)
        self._floating.close()
