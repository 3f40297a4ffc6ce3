"""What the player may do at this moment, asked from the game's table: between gestures and rules. No widgets."""

from __future__ import annotations

from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Offer
from cardtable_gui.core.picks import Pick, Picked
from cardtable_gui.core.table import AnyTable
from cardtable_gui.core.zones import Zone


class Turn:
    """The turn of the seat that looks on. `view.seat == view.to_move`."""

    def __init__(self, table: AnyTable, view: AnyView) -> None:
        self._table = table
        self._offers: dict[frozenset[tuple[Zone, tuple[Pick, ...]]], Offer[Action]] = {}
        self.view = view
        self.playable: Picked = table.playable(view)
        self.one_at_a_time = table.one_at_a_time(view)

    def offer(self, picked: Picked) -> Offer[Action]:
        """What can be done with these cards: asked once."""
        key = frozenset(picked.items())
        if key not in self._offers:
            self._offers[key] = self._table.offer(self.view, picked)
        return self._offers[key]

    def warning(self, action: Action) -> Message | None:
        """What is asked back before this legal action."""
        return self._table.warning(self.view, action)

    def lift_count(self, zone: Zone, face: str | None) -> int:
        """How many equal cards are lifted together."""
        return 1 if face is None else self._table.lift_count(self.view, zone, face)

    def obvious(self, zone: Zone, pick: Pick) -> Action | None:
        """What a double-click on a card does."""
        action: Action | None = self._table.obvious(self.view, zone, pick)
        return action
