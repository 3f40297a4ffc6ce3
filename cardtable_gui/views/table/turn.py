"""What the player may do at this moment, as the game's table says: asked once for each change. No widgets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table import AnyTable, Command, Meter, Picked
from cardtable_gui.core.zones import Zone


@dataclass(frozen=True, slots=True)
class Legal:
    """An action that may be done as it is."""

    action: Action


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several legal actions: the player picks one."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """It cannot be done; `refusal` says why, None where nothing is meant at all."""

    refusal: Refusal | None


Meaning = Legal | Ambiguous | NotAllowed
NOTHING = NotAllowed(None)


class Offer:
    """What can be done with the picked cards; each answer is worked out when it is first wanted."""

    def __init__(self, table: AnyTable, view: AnyView, picked: Picked) -> None:
        self._table = table
        self._view = view
        self.picked = picked

    @cached_property
    def prompt(self) -> Message:
        """What is to be decided."""
        return self._table.prompt(self._view, self.picked)

    @cached_property
    def meters(self) -> tuple[Meter, ...]:
        """The live numbers."""
        return self._table.meters(self._view, self.picked)

    @cached_property
    def continuations(self) -> Picked:
        """The cards that go on with the picked ones."""
        return self._table.lit(self._view, self.picked)

    @cached_property
    def commands(self) -> tuple[Command[Action], ...]:
        """The buttons."""
        return self._table.commands(self._view, self.picked)

    @cached_property
    def targets(self) -> tuple[Zone, ...]:
        """Where the picked cards may be dropped."""
        return self._table.targets(self._view, self.picked)

    def command(self, command: str) -> Command[Action] | None:
        """The button with this id."""
        return next((found for found in self.commands if found.id == command), None)

    def drop(self, zone: Zone) -> Meaning:
        """What dropping the picked cards on a zone means."""
        actions = self._table.dropped(self._view, self.picked, zone)
        if not actions:
            return NOTHING
        if len(actions) > 1:
            return Ambiguous(actions)
        refusal = self._view.refusal(actions[0])
        return Legal(actions[0]) if refusal is None else NotAllowed(refusal)


class Turn:
    """The turn of the seat that looks on. `view.seat == view.to_move`."""

    def __init__(self, table: AnyTable, view: AnyView) -> None:
        self.table = table
        self.view = view
        self.playable: Picked = table.playable(view)
        self.one_at_a_time = table.one_at_a_time(view)
        self._offer = Offer(table, view, {})

    def offer(self, picked: Picked) -> Offer:
        """What can be done with these cards: the same object as long as they are the same."""
        if picked != self._offer.picked:
            self._offer = Offer(self.table, self.view, picked)
        return self._offer

    def obvious(self, zone: Zone, face: str | None) -> Action | None:
        """What a double click on a card does."""
        action = self.table.obvious(self.view, zone, face)
        return action if action is None or self.view.refusal(action) is None else None


def meaning(command: Command[Action]) -> Meaning:
    """What pressing a button means."""
    if command.action is None or command.refusal is not None:
        return NotAllowed(command.refusal)
    return Ambiguous(command.choices) if len(command.choices) > 1 else Legal(command.action)
