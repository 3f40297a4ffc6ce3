"""A game's table as data, and the meaning of gestures on it. No Qt: `views` draws the tables of all games.

Every gesture has the same form: some cards are *picked* (selected or lifted, possibly from several zones), and then
dropped on a zone or used with a command (a button or key). `Table.offer` returns the meaning of that for all zones and
commands at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Any, Generic, TypeAlias

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.card_scene import CardScene, Tension
from cardtable_gui.core.decisive import Decisive
from cardtable_gui.core.events import Event, Tag
from cardtable_gui.core.game import A, AnyView, V
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Ambiguous, Command, Meaning, NotAllowed, Offer, Picks
from cardtable_gui.core.picks import Pick, Picked
from cardtable_gui.core.table_moments import Moment
from cardtable_gui.core.zones import Zone


class Spread(Enum):
    """How the cards of a zone are spread."""

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
    """The place of the zones with one name.

    `width`: the preferred width, in card widths. `scale`: the size of its cards in the centre, by that of those that
    matter most there.
    """

    name: str
    title: Message
    spread: Spread
    width: float = 1.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class TokenPlace:
    """Where a number of `View.tokens` is shown. `art` names the picture of one token in assets/tokens.

    `scale`: its height in the centre, by that of the cards that matter most there.
    """

    name: str
    title: Message
    art: str
    width: float = 1.0
    scale: float = 0.45


@dataclass(frozen=True, slots=True)
class DealWords:
    """A game's texts for a deal (“Round”, “Game”…): with its number, at its end, and for starting the next one."""

    numbered: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Round {number}"))
    end: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "End of the round"))
    next: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Next round"))


@dataclass(frozen=True, slots=True)
class Layout:
    """The table layout: `centre` row by row from the top; `seat`: the zones in front of each player."""

    centre: tuple[tuple[CardPlace | TokenPlace, ...], ...]
    seat: tuple[CardPlace | TokenPlace, ...] = ()
    hand_title: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Your hand"))
    score_title: Message = field(default_factory=lambda: QT_TRANSLATE_NOOP("table", "Points"))
    deal_words: DealWords = field(default_factory=DealWords)
    tie_break: Message | None = None
    """How ties in points are broken, if players do not share a rank."""
    sheet_rows: int = 12
    """How many deals a score sheet on paper has room for."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A command in a game's list of keyboard shortcuts: its id, default key, and what it does."""

    id: str
    key: str
    label: Message


@dataclass(frozen=True, slots=True)
class Badge:
    """A public fact about a seat, shown as a picture (`art` in assets/tokens) or in words."""

    text: Message
    art: str


def fact(badge: Message | Badge) -> Message:
    """A badge in words."""
    return badge.text if isinstance(badge, Badge) else badge


@dataclass(frozen=True, slots=True)
class Track:
    """A game's progress on a track of `steps` fields, such as weeks: the current field is `at`, from 1.

    Fields after `end` are out of reach or beyond the goal.
    """

    steps: int
    at: int
    end: int


class Table(ABC, Generic[V, A]):
    """A game's part of the table. Stateless. All methods take the onlooker's view.

    Methods about possible actions are called only with the view of the seat to move.
    """

    layout: Layout
    shortcuts: tuple[Shortcut, ...] = ()
    """Every command that the game offers in any phase, so that players can reassign its key."""
    materials: Mapping[str, str] = MappingProxyType({})
    """What the game's things sound like, by the sound: “place” (a play), “take” (a draw), “win”.

    Other sounds, and those in a material that `assets/sounds` hasn't, are as in every game.
    """

    @abstractmethod
    def headline(self, view: V) -> Message:
        """The state of the match in a line, such as “Round {n} of 7”."""

    def progress(self, view: V) -> Message:
        """The state of the match for a list of matches: the headline, or a shorter text."""
        return self.headline(view)

    def alone_result(self, score: int) -> Message:
        """How a match for one player ended with this score, for lists of results."""
        return QT_TRANSLATE_NOOP("daily", "Score: {score}").put(score=score)

    @abstractmethod
    def badges(self, view: V, seat: int) -> tuple[Message | Badge, ...]:
        """Short public facts about a seat, such as “Starts” or “Folded”."""

    def notes(self, view: V) -> Mapping[Zone, Message]:
        """Notes beside the titles of zones, such as “To beat: 14”; empty in most games."""
        del view
        return {}

    def about(self, view: V, card: str) -> tuple[Message, ...]:
        """Special properties of a card, a sentence each, such as “Costs 3 points in hand.”; empty for most cards."""
        del view, card
        return ()

    def counts_points(self, view: V) -> bool:
        """Whether the match is scored in points; False if a single deal decides it by ranks alone."""
        del view
        return True

    def tags(self, view: V) -> Mapping[Zone, Mapping[str, Tag]]:
        """Labels on cards by zone and card text, such as the value of a group; empty in most games."""
        del view
        return {}

    def track(self, view: V) -> Track | None:
        """The progress of the match on a track of fields; None: there is no track."""
        del view
        return None

    def decisive(self, view: V, events: Sequence[Event]) -> tuple[Decisive, ...]:
        """The cards that decided a deal, in the order in which they're shown; often those of its winner.

        `events`: all of the deal, up to its end, as the onlooker may see them. `view` is that of any later moment.
        """
        del view, events
        return ()

    def scene(self, before: V, events: Sequence[Event], after: V) -> CardScene | None:
        """The scene that a step is worth; None: its cards just move, as in most steps.

        Args:
            before: the onlooker's view before the step.
            events: what the onlooker may see of it.
            after: the onlooker's view after it, perhaps of the next deal.
        """
        del before, events, after
        return None

    def tension(self, view: V) -> Sequence[Tension]:
        """What is about to happen, the most exciting first; each is announced when it begins to hold."""
        del view
        return ()

    def moments(self, before: V, events: Sequence[Event], after: V) -> Sequence[Moment]:
        """What a step brought that somebody may react to, the most notable first; often nothing.

        Args:
            before: a spectator's view before the step.
            events: what spectators may see of it.
            after: a spectator's view after it, perhaps of the next deal.
        """
        del before, events, after
        return ()

    @abstractmethod
    def playable(self, view: V) -> Picked:
        """The cards that take part in some legal action now and may be picked.

        Cards of the player's own hand may always be picked, so that a refusal can explain what is wrong with them. So
        may the other cards of a zone that holds a playable one; of a pile only the top.
        """

    def one_at_a_time(self, view: V) -> bool:
        """Whether every current action takes a single card, so that picking one unpicks the other."""
        del view
        return False

    @abstractmethod
    def offer(self, view: V, picked: Picked) -> Offer[A]:
        """The possible uses of the picked cards: commands, drops, continuations and texts."""

    def picked_for(self, view: V, action: A) -> Picked | None:
        """The cards to pick for an action, if not those that it moves (empty for a hidden choice); None: those."""
        del view, action
        return None

    def preview(self, action: A) -> tuple[str, ...]:
        """Cards that illustrate an action in a choice of several; empty: those of its cards that are not picked yet."""
        del action
        return ()

    def warning(self, view: V, action: A) -> Message | None:
        """A confirmation to ask before a legal action that ends the game at a high cost; None: no need."""
        del view, action
        return None

    def lift_count(self, view: V, zone: Zone, card: str) -> int:
        """How many equal cards are lifted together when this one is dragged or double-clicked; 1: only itself."""
        del view, zone, card
        return 1

    @abstractmethod
    def obvious(self, view: V, zone: Zone, pick: Pick) -> A | None:
        """The legal action of a double-click on this card; None: there is no obvious one."""


AnyTable: TypeAlias = Table[Any, Any]


def command(
    picks: Picks[V, A],
    shortcut: Shortcut,
    *actions: A | None,
    missing: Refusal | None = None,
    label: Message | None = None,
    deed: Message | None = None,
    question: Message | None = None,
    primary: bool = False,
) -> Command[A]:
    """Make the command of a shortcut.

    Args:
        picks: the picked cards.
        shortcut: labels the button.
        actions: one action, legal or not, described by the game; or several legal ones, of which the player chooses.
            None stands for no action.
        missing: the refusal that says what to pick first; required if there may be no action.
        label: the button's label in this phase instead, whatever is picked.
        deed: what the one action is called instead of how the game describes it.
        question: what is asked if there are several actions, such as how many tricks to bid; None: which is meant.
        primary: whether Return runs it.

    Raises:
        ValueError: there is neither an action nor `missing`.
    """
    found = tuple(action for action in actions if action is not None)
    described = (deed or picks.view.game.describe_in(picks.view, found[0])) if len(found) == 1 else None
    if len(found) > 1:
        meaning: Meaning[A] = Ambiguous(found, question)
    elif found:
        meaning = picks.meaning(found[0])
    elif missing is not None:
        meaning = NotAllowed(missing)
    else:
        raise ValueError(f"no action for {shortcut.id}, and no reason why")
    return Command(shortcut.id, label or shortcut.label, shortcut.key, meaning, primary, described)


def reached(table: AnyTable, view: AnyView) -> bool | None:
    """Whether a solo player has reached the goal of the track; None: several play, or there is no goal."""
    track = table.track(view) if view.players == 1 else None
    return None if track is None else track.at <= track.end


def won(table: AnyTable, view: AnyView, seat: int) -> bool:
    """Whether a seat has won the match. A solo player always ranks first, but wins only by reaching the goal."""
    return view.ranks is not None and view.ranks[seat] == 1 and reached(table, view) is not False
