"""What the player may do at this moment, asked from the game's table: between gestures and rules. No widgets."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table import AnyTable, Command, Meter, Picked
from cardtable_gui.core.zones import Zone


@dataclass(frozen=True, slots=True)
class Deed:
    """An action that may be done as it is."""

    action: Action


@dataclass(frozen=True, slots=True)
class Doubt:
    """Several legal actions: the player picks one."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Denial:
    """It cannot be done; `refusal` says why, None where nothing is meant at all."""

    refusal: Refusal | None


Meaning = Deed | Doubt | Denial


class Turn:
    """The turn of the seat that looks on. `view.seat == view.to_move`."""

    def __init__(self, table: AnyTable, view: AnyView) -> None:
        self._table = table
        self.view = view
        self.playable: Picked = table.playable(view)
        self.one_at_a_time = table.one_at_a_time(view)

    def prompt(self, picked: Picked) -> Message:
        """What is to be decided."""
        return self._table.prompt(self.view, picked)

    def meters(self, picked: Picked) -> tuple[Meter, ...]:
        """The live numbers."""
        return self._table.meters(self.view, picked)

    def lit(self, picked: Picked) -> Picked:
        """The cards that go on with the picked ones."""
        return self._table.lit(self.view, picked)

    def commands(self, picked: Picked) -> tuple[Command[Action], ...]:
        """The buttons."""
        return self._table.commands(self.view, picked)

    def targets(self, picked: Picked) -> tuple[Zone, ...]:
        """Where the picked cards may be dropped."""
        return self._table.targets(self.view, picked)

    def dropping(self, picked: Picked, zone: Zone) -> Meaning:
        """What dropping the picked cards on a zone means."""
        actions = self._table.dropped(self.view, picked, zone)
        if not actions:
            return Denial(None)
        if len(actions) > 1:
            return Doubt(actions)
        refusal = self.view.refusal(actions[0])
        return Deed(actions[0]) if refusal is None else Denial(refusal)

    def command(self, command: Command[Action]) -> Meaning:
        """What pressing a button means."""
        if command.action is None or command.refusal is not None:
            return Denial(command.refusal)
        return Doubt(command.choices) if len(command.choices) > 1 else Deed(command.action)

    def warning(self, action: Action) -> Message | None:
        """What is asked back before this legal action."""
        return self._table.warning(self.view, action)

    def company(self, zone: Zone, face: str | None) -> int:
        """How many equal cards are lifted together."""
        return 1 if face is None else self._table.company(self.view, zone, face)

    def obvious(self, zone: Zone, face: str | None) -> Action | None:
        """What a double-click on a card does."""
        action = self._table.obvious(self.view, zone, face)
        return action if action is None or self.view.refusal(action) is None else None
