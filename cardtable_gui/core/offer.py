"""What a table offers the seat to move while some cards are picked, worked out once for each set of picks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.zones import Zone, hand_of


@dataclass(frozen=True, slots=True)
class Legal(Generic[A]):
    """A gesture that means one legal action."""

    action: A

    @property
    def actions(self) -> tuple[A, ...]:
        """The action alone."""
        return (self.action,)


@dataclass(frozen=True, slots=True)
class Ambiguous(Generic[A]):
    """A gesture that may mean several actions, all of them legal: the player chooses one."""

    actions: tuple[A, ...]


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """A gesture that means nothing legal; `refusal` says why."""

    refusal: Refusal

    @property
    def actions(self) -> tuple[()]:
        """None."""
        return ()


Meaning: TypeAlias = Legal[A] | Ambiguous[A] | NotAllowed
"""What a gesture (a drop on a zone, a button) means."""


@dataclass(frozen=True, slots=True)
class Command(Generic[A]):
    """A button below the table, and what pressing it means now.

    `key` is a single upper-case letter or a key name (`Return`), unique among the commands of one moment, and the one
    of the table's `shortcuts` with this id. `primary` marks what Return does.
    """

    id: str
    label: Message
    key: str
    meaning: Meaning[A]
    primary: bool = False

    @property
    def refusal(self) -> Refusal | None:
        """Why it cannot be done now; None: it can."""
        return self.meaning.refusal if isinstance(self.meaning, NotAllowed) else None


@dataclass(frozen=True, slots=True)
class Meter:
    """A number shown live while cards are picked; `fits` tells whether it is as it must be."""

    title: Message
    value: int
    fits: bool


@dataclass(frozen=True, slots=True)
class Offer(Generic[A]):
    """What can be done with some picked cards.

    Attributes:
        prompt: one line: what is to be decided now, and what the picked cards would do.
        commands: the buttons of this moment, always the same ones in one phase.
        drops: what dropping the picked cards on a zone means; zones where that means nothing are absent.
        continuations: the playable cards that go on with the picked ones: they stand out, and in their zones the others
            step back. With nothing picked: what an action begins with.
        meters: numbers to watch while picking (the two sums of an exchange); often none.
    """

    prompt: Message
    commands: tuple[Command[A], ...]
    drops: Mapping[Zone, Meaning[A]]
    continuations: Picked
    meters: tuple[Meter, ...] = ()

    @property
    def targets(self) -> tuple[Zone, ...]:
        """The zones on which the picked cards may legally be dropped."""
        return tuple(zone for zone, meaning in self.drops.items() if meaning.actions)


class Picks(Generic[V, A]):
    """The picked cards as a game reads them, in the view of the seat to move. Asks the rules once about each action."""

    def __init__(self, view: V, picked: Picked) -> None:
        self.view = view
        self.picked = picked
        self._refusals: dict[A, Refusal | None] = {}

    @property
    def seat(self) -> int:
        """The seat to move; 0 after the end."""
        return self.view.to_move or 0

    @property
    def own_hand(self) -> Zone:
        """The hand of the seat to move."""
        return hand_of(self.seat)

    def cards(self, zone: Zone) -> tuple[str, ...]:
        """The texts of the face-up cards that are picked in a zone."""
        return tuple(pick.card for pick in self.picked.get(zone, ()) if pick.card is not None)

    def faces(self, zone: Zone) -> tuple[int, ...]:
        """The faces of the face-up cards that are picked in a zone, ascending."""
        index = self.view.game.index
        return tuple(sorted(index[card] for card in self.cards(zone)))

    def refusal(self, action: A) -> Refusal | None:
        """Why this action is not legal now; None: it is."""
        if action not in self._refusals:
            self._refusals[action] = self.view.refusal(action)
        return self._refusals[action]

    def is_legal(self, action: A) -> bool:
        """Whether this action is legal now."""
        return self.refusal(action) is None

    def meaning(self, action: A) -> Legal[A] | NotAllowed:
        """What a gesture means that is this action."""
        refusal = self.refusal(action)
        return Legal(action) if refusal is None else NotAllowed(refusal)

    def meanings(self, drops: Mapping[Zone, Sequence[A | None]]) -> dict[Zone, Meaning[A]]:
        """The meanings of drops, given the actions that each may be: one that may be illegal, or several legal ones.

        None stands for no action; a zone without any is left out.
        """
        found: dict[Zone, Meaning[A]] = {}
        for zone, dropped in drops.items():
            actions = tuple(action for action in dropped if action is not None)
            if len(actions) > 1:
                found[zone] = Ambiguous(actions)
            elif actions:
                found[zone] = self.meaning(actions[0])
        return found
