"""Scenes as data: a few seconds in which cards tell what has just happened. No Qt; `views` plays those of all games.

A scene stands for some events of one step: they're done at once when it ends. It holds nothing but what the events and
the onlooker's views tell. `Tension` is what is about to happen, told by a short banner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from cardtable_gui.core.events import Event, LogEntry, Moved
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.zones import Zone, hand_of


@dataclass(frozen=True, slots=True)
class Actor:
    """A card of a scene, and the zone in which it lies once the scene's events have happened. `seat`: whose it is."""

    card: str
    zone: Zone
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Gather:
    """Some actors come to the middle, side by side or as a fan. Those that are revealed later come face down."""

    actors: tuple[int, ...]
    fan: bool = False


@dataclass(frozen=True, slots=True)
class Reveal:
    """An actor turns up, and what it counts is shown below it."""

    actor: int
    total: int


@dataclass(frozen=True, slots=True)
class Join:
    """An actor slides onto another, whose total counts up to this one."""

    actor: int
    onto: int
    total: int


@dataclass(frozen=True, slots=True)
class Say:
    """A heading and a line below it; both stay until others take their place. `pause`: they're to be read first."""

    title: Message
    line: Message | None = None
    pause: bool = False


@dataclass(frozen=True, slots=True)
class Crown:
    """These actors shine; the others step back."""

    actors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pour:
    """Tokens pour from one place to another; both are zones of `Tokens`."""

    amount: int
    source: Zone
    target: Zone


SceneStep: TypeAlias = Gather | Reveal | Join | Say | Crown | Pour
"""What a scene consists of, in order; some steps overlap."""


class Flourish(Enum):
    """What moves around the cards of a scene for a moment."""

    BUBBLES = "bubbles"
    """Bubbles rise."""
    RIPPLES = "ripples"
    """Rings spread, as on water."""
    STEPS = "steps"
    """Paws walk by."""
    RAYS = "rays"
    """Rays turn behind the cards."""


@dataclass(frozen=True, slots=True)
class CardScene:
    """A scene.

    Attributes:
        first: the index of the first event that it stands for, among those of the step.
        end: the index after the last one.
        actors: its cards; steps name them by their index.
        steps: what happens, in order.
        spoken: all of it in a sentence, for screen readers.
        sound: the name of the sound with which it begins; empty: none.
        flourish: what moves around the cards.
        brief: whether it's one of those that happen often, and takes half the time.
    """

    first: int
    end: int
    actors: tuple[Actor, ...]
    steps: tuple[SceneStep, ...]
    spoken: Message
    sound: str = ""
    flourish: Flourish | None = None
    brief: bool = False


@dataclass(frozen=True, slots=True)
class Tension:
    """Something that is about to happen, such as “Last round”. `seat`: whose doing it is; None: the game's.

    `told`: the log tells it at the same moment, so nobody has to hear it twice.
    """

    message: Message
    seat: int | None = None
    told: bool = False


def told_at(events: Sequence[Event], *sentences: Message) -> int | None:
    """The index of the log entry that says one of these sentences, whatever fills their places; None: none does."""
    wanted = {(sentence.context, sentence.text) for sentence in sentences}
    for index, event in enumerate(events):
        if isinstance(event, LogEntry) and (event.message.context, event.message.text) in wanted:
            return index
    return None


def laid_before(events: Sequence[Event], end: int, seat: int) -> tuple[int, tuple[Actor, ...]] | None:
    """The last cards that a seat laid from its hand before the event `end`: the move's index, and the cards as actors.

    None: it laid none there, or some of them are hidden.
    """
    for index in range(end - 1, -1, -1):
        event = events[index]
        if isinstance(event, Moved) and event.source == hand_of(seat) and event.target != hand_of(seat):
            cards = [card for card in event.cards if card is not None]
            if len(cards) != len(event.cards):
                return None
            return index, tuple(Actor(card, event.target, seat) for card in cards)
    return None


def last_cards(
    events: Sequence[Event], end: int, seat: int, title: Message, spoken: Message, flourish: Flourish
) -> CardScene | None:
    """The scene of the cards with which a seat ended something. None: it laid none that all can see.

    Args:
        events: those of the step.
        end: the index of the log entry that says so.
        seat: whose cards they are.
        title: what is written beside them.
        spoken: the scene in a sentence, which may have a place for `{cards}`.
        flourish: what moves around them.
    """
    found = laid_before(events, end, seat)
    if found is None:
        return None
    first, actors = found
    entries = (event.message.places for event in events[first:end] if isinstance(event, LogEntry))
    cards = next((places["cards"] for places in entries if "cards" in places), CardList(tuple(a.card for a in actors)))
    steps = (Gather(tuple(range(len(actors))), fan=True), Say(title, pause=True))
    return CardScene(first, end + 1, actors, steps, spoken.put(cards=cards), flourish=flourish, brief=True)


def one_card_left(sizes: Sequence[int]) -> Sequence[Tension]:
    """The seats that hold a single card."""
    message = QT_TRANSLATE_NOOP("game", "{seat} has one card left")
    return [Tension(message.put(seat=SeatName(seat)), seat) for seat, size in enumerate(sizes) if size == 1]
