"""A game's table as data, and what the player's gestures on it mean. No Qt: `views` draws it for every game alike.

Gestures are all of one shape: some cards are *picked* (selected or lifted, perhaps from several zones), and then either
dropped on a zone or sent off with a command (a button, a key). One question to the game's table answers what that
means, for every zone and command at once: `Table.offer`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeAlias

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.events import Tag
from cardtable_gui.core.game import A, AnyView, V
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Ambiguous, Command, Meaning, NotAllowed, Offer, Picks
from cardtable_gui.core.picks import Pick, Picked
from cardtable_gui.core.zones import Zone


class Spread(Enum):
    """How the cards of a zone lie."""

    FAN = "fan"
    """A hand: overlapping, every corner visible."""
    ROW = "row"
    """Side by side, overlapping only when there is no room."""
    GROUPS = "groups"
    """Sorted, equal cards overlapping as one group (a market)."""
    PILE = "pile"
    """One stack with its count; the last card of the zone is on top."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where the zones of one name lie. `width` is the room wanted, in card widths."""

    name: str
    title: Message
    spread: Spread
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class TokenPlace:
    """Where a number of `View.tokens` is shown. `art` names the picture of one token in assets/tokens."""

    name: str
    title: Message
    art: str
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class DealWords:
    """What a game calls one shuffle and what is played from it: with its number, at its end, and the next one."""

    numbered: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Round {number}"))
    end: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "End of the round"))
    next: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Next round"))


@dataclass(frozen=True, slots=True)
class Layout:
    """The table in card units: `centre` row by row from the top; `seat`: what lies before each player."""

    centre: tuple[tuple[CardPlace | TokenPlace, ...], ...]
    seat: tuple[CardPlace | TokenPlace, ...] = ()
    hand_title: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Your hand"))
    score_title: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Points"))
    deal_words: DealWords = field(default_factory=DealWords)
    tie_break: Message | None = None
    """Who comes first of players with equal points, where they do not share a rank."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A command of a game as the list of keys shows it, whatever moment it is: its id, usual key, and what it does."""

    id: str
    key: str
    label: Message


@dataclass(frozen=True, slots=True)
class Badge:
    """A public fact about a seat that is shown as a picture (`art` in assets/tokens) instead of in words."""

    text: Message
    art: str


def fact(badge: Message | Badge) -> Message:
    """A badge in words."""
    return badge.text if isinstance(badge, Badge) else badge


@dataclass(frozen=True, slots=True)
class Track:
    """Where a game stands on a track of `steps` fields, such as its weeks: on field `at`, counted from 1.

    Fields from `end` + 1 on will not be reached any more (or lie beyond a goal).
    """

    steps: int
    at: int
    end: int


class Table(ABC, Generic[V, A]):
    """What one game adds to the common table. Stateless. All methods take the view of the seat that looks on.

    Methods about doing something are asked only in the view of the seat to move.
    """

    layout: Layout
    shortcuts: tuple[Shortcut, ...] = ()
    """Every command that the game ever offers, so that players can give it a key of their own."""

    @abstractmethod
    def headline(self, view: V) -> Message:
        """Where the match stands, such as “Round {n} of 7”."""

    def progress(self, view: V) -> Message:
        """Where the match stands, for a list of matches: the headline, unless that is a long one."""
        return self.headline(view)

    @abstractmethod
    def badges(self, view: V, seat: int) -> tuple[Message | Badge, ...]:
        """Short public facts about a seat, such as “Starts” or “Folded”."""

    def notes(self, view: V) -> Mapping[Zone, Message]:
        """What must be known of a zone now, written beside its title, such as “To beat: 14”; most games need none."""
        del view
        return {}

    def about(self, view: V, card: str) -> tuple[Message, ...]:
        """What is special about a card, a sentence each, such as “Costs 3 points in hand.”; most cards need none."""
        del view, card
        return ()

    def counts_points(self, view: V) -> bool:
        """Whether points mean anything in this match; False where a single deal decides it by places alone."""
        del view
        return True

    def tags(self, view: V) -> Mapping[Zone, Mapping[str, Tag]]:
        """What stands on cards by zone and card text, such as the worth of a group; most games need none."""
        del view
        return {}

    def track(self, view: V) -> Track | None:
        """Where the match stands on a track of fields; None: the headline says enough."""
        del view
        return None

    @abstractmethod
    def playable(self, view: V) -> Picked:
        """The cards that take part in some legal action now: they may be picked, whatever is picked already.

        Cards of the own hand may always be picked, so that a player can try them and hear why not. So may the other
        cards of a zone that holds a playable one; of a pile only the top.
        """

    def one_at_a_time(self, view: V) -> bool:
        """Whether no action of this moment takes several cards: then picking one puts the other back."""
        del view
        return False

    @abstractmethod
    def offer(self, view: V, picked: Picked) -> Offer[A]:
        """What can be done with the picked cards: buttons, drops, cards that go on with them, and words about it."""

    def picked_for(self, view: V, action: A) -> Picked | None:
        """The cards to pick for an action that moves others too, or none yet (a hidden choice); None: what it moves."""
        del view, action
        return None

    def preview(self, action: A) -> tuple[str, ...]:
        """Cards that show what an action means where several are offered; none: those of it that are not picked yet."""
        del action
        return ()

    def warning(self, view: V, action: A) -> Message | None:
        """What is asked back before a legal action that ends the game and costs dearly; None: nothing."""
        del view, action
        return None

    def lift_count(self, view: V, zone: Zone, card: str) -> int:
        """How many equal cards go together when this one is dragged off or double-clicked; 1: it goes alone."""
        del view, zone, card
        return 1

    @abstractmethod
    def obvious(self, view: V, zone: Zone, pick: Pick) -> A | None:
        """The legal action that a double-click on this card does; None: none is obvious."""


AnyTable: TypeAlias = Table[Any, Any]


def command(
    picks: Picks[V, A],
    shortcut: Shortcut,
    *actions: A | None,
    missing: Refusal | None = None,
    label: Message | None = None,
    primary: bool = False,
) -> Command[A]:
    """Make the button of a shortcut.

    Args:
        picks: the picked cards.
        shortcut: names the button where there is not exactly one action.
        actions: one action, legal or not, which the game's own words for it name; or several legal ones, of which the
            player chooses. None stands for no action.
        missing: what has to be picked first; needed where there may be no action.
        label: what the button is called in any case.
        primary: whether Return presses it.

    Raises:
        ValueError: there is neither an action nor anything missing.
    """
    found = tuple(action for action in actions if action is not None)
    words = picks.view.game.describe(found[0]) if len(found) == 1 else shortcut.label
    if len(found) > 1:
        meaning: Meaning[A] = Ambiguous(found)
    elif found:
        meaning = picks.meaning(found[0])
    elif missing is not None:
        meaning = NotAllowed(missing)
    else:
        raise ValueError(f"no action for {shortcut.id}, and no reason why")
    return Command(shortcut.id, label or words, shortcut.key, meaning, primary)


def reached(table: AnyTable, view: AnyView) -> bool | None:
    """Whether who plays alone is within the goal of the track; None: several play, or there is no goal."""
    track = table.track(view) if view.players == 1 else None
    return None if track is None else track.at <= track.end


def won(table: AnyTable, view: AnyView, seat: int) -> bool:
    """Whether a seat has won the match. Who plays alone is always first, but wins only by reaching the goal."""
    return view.ranks is not None and view.ranks[seat] == 1 and reached(table, view) is not False
