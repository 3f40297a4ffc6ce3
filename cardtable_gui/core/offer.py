"""The offer to the seat to move: what it can do with the picked cards; computed once for each set of picks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.zones import Zone, hand_of


@dataclass(frozen=True, slots=True)
class Legal(Generic[A]):
    """A gesture with exactly one meaning: a legal action."""

    action: A

    @property
    def actions(self) -> tuple[A, ...]:
        """The action alone."""
        return (self.action,)


@dataclass(frozen=True, slots=True)
class Ambiguous(Generic[A]):
    """A gesture that matches several legal actions, of which the player chooses one."""

    actions: tuple[A, ...]


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """A gesture that matches no legal action; `refusal` says why."""

    refusal: Refusal

    @property
    def actions(self) -> tuple[()]:
        """None."""
        return ()


Meaning: TypeAlias = Legal[A] | Ambiguous[A] | NotAllowed
"""What a gesture (a drop on a zone, a button) means."""


@dataclass(frozen=True, slots=True)
class Command(Generic[A]):
    """A button below the table, and what pressing it would do now.

    `label` stays the same whatever is picked in a phase, so that no button moves or grows under the pointer. `key` is a
    single upper-case letter or a key name (`Return`), unique among the current commands and equal to that of the
    table's shortcut with this id. `primary`: pressing Return runs it. It never is one that leaves out picked cards with
    which another one is possible. `deed`: what pressing it does, with the cards; None: that isn't one thing.
    """

    id: str
    label: Message
    key: str
    meaning: Meaning[A]
    primary: bool = False
    deed: Message | None = None

    @property
    def refusal(self) -> Refusal | None:
        """Why it is not possible now; None: it is."""
        return self.meaning.refusal if isinstance(self.meaning, NotAllowed) else None


@dataclass(frozen=True, slots=True)
class Meter:
    """A number shown live while cards are picked; `fits` says whether it meets the rules."""

    title: Message
    value: int
    fits: bool


@dataclass(frozen=True, slots=True)
class Offer(Generic[A]):
    """The possible uses of some picked cards.

    Attributes:
        prompt: one line about the decision to be made and the effect of the picked cards.
        commands: the current buttons, always the same ones in one phase.
        drops: the meaning of dropping the picked cards on a zone; zones without one are absent.
        continuations: the playable cards that form an action together with the picked ones, which are highlighted. With
            nothing picked: the cards that an action can begin with.
        asides: of the continuations, those that only serve something beside playing, such as a swap or an exchange, by
            the id of its command. They are highlighted less.
        meters: numbers shown while picking, such as the two sums of an exchange; often none.
        weighed: whether the meters are two that are weighed against each other, as on a scale: left what's given, right
            what's taken.
    """

    prompt: Message
    commands: tuple[Command[A], ...]
    drops: Mapping[Zone, Meaning[A]]
    continuations: Picked
    meters: tuple[Meter, ...] = ()
    asides: Mapping[str, Picked] = field(default_factory=dict)
    weighed: bool = False

    @property
    def targets(self) -> tuple[Zone, ...]:
        """The zones on which the picked cards may legally be dropped."""
        return tuple(zone for zone, meaning in self.drops.items() if meaning.actions)


class Picks(Generic[V, A]):
    """The picked cards as a game interprets them, in the view of the seat to move. Legality is cached per action."""

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
        """The meaning of a gesture that stands for this action."""
        refusal = self.refusal(action)
        return Legal(action) if refusal is None else NotAllowed(refusal)

    def meanings(self, drops: Mapping[Zone, Sequence[A | None]]) -> dict[Zone, Meaning[A]]:
        """The meanings of drops by zone, given the actions of each: one, legal or not, or several legal ones.

        None stands for no action; zones without any are left out.
        """
        found: dict[Zone, Meaning[A]] = {}
        for zone, dropped in drops.items():
            actions = tuple(action for action in dropped if action is not None)
            if len(actions) > 1:
                found[zone] = Ambiguous(actions)
            elif actions:
                found[zone] = self.meaning(actions[0])
        return found
