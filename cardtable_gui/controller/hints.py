"""Hints: finds the cards to pick for an action by playing it on a sample of the view."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, MatchEnded, Moved
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.picks import Pick, Picked, cards_of, involved
from cardtable_gui.core.zones import Zone
from cardtable_gui.games import GamePackage


@dataclass(frozen=True, slots=True)
class Hint:
    """A proposal for the seat to move.

    Attributes:
        action: what to do.
        message: the action in words.
        picked: the cards to pick for it, among those that may be picked now; often none.
        target: the zone they go to, if it is a single one.
        reason: why, in one sentence; None if there is no reason to show.
        as_good: an equally good action, in words; None: there is none.
    """

    action: Action
    message: Message
    picked: Picked
    target: Zone | None
    reason: Message | None = None
    as_good: Message | None = None


def hint_of(package: GamePackage, view: AnyView, advice: AnyAdvice) -> Hint:
    """Make a hint from advice for the seat to move, in its view."""
    as_good = None if advice.as_good is None else package.game.describe_in(view, advice.as_good)
    return replace(hint(package, view, advice.action), reason=advice.reason, as_good=as_good)


def hint(package: GamePackage, view: AnyView, action: Action) -> Hint:
    """Make a hint from a legal action of the seat to move, in its view."""
    table = package.table
    chosen = table.picked_for(view, action)
    if chosen is not None:
        drops = table.offer(view, chosen).drops
        zones = [zone for zone, meaning in drops.items() if action in meaning.actions]
        return Hint(action, package.game.describe_in(view, action), chosen, zones[0] if zones else None)
    events: list[Event] = []
    view.sample(Random(0)).apply(action, events)
    playable = table.playable(view)
    picked: dict[Zone, tuple[Pick, ...]] = {}
    targets: set[Zone] = set()
    for event in events:
        if isinstance(event, LogEntry | DealEnded | DealBegan | MatchEnded):
            break  # ignore what follows by the rules, such as a reset
        if isinstance(event, Moved) and event.source in playable:
            picks = _pickable(event.cards, playable[event.source])
            if picks:
                picked[event.source] = picked.get(event.source, ()) + picks
                targets.add(event.target)
    return Hint(action, package.game.describe_in(view, action), picked, targets.pop() if len(targets) == 1 else None)


def cards_for(package: GamePackage, view: AnyView, actions: Iterable[Action]) -> Picked:
    """The cards to pick for any of these legal actions, with all that equal them."""
    return involved(view, [cards_of(hint(package, view, action).picked) for action in actions])


def _pickable(moved: tuple[str | None, ...], offered: tuple[Pick, ...]) -> tuple[Pick, ...]:
    """The moved cards that may be picked, face up or else face down; of equal ones the last in the zone."""
    left = sorted(offered)
    found: list[Pick] = []
    for card in moved:
        fitting = [pick for pick in left if pick.card == card] or [pick for pick in left if pick.card is None]
        if fitting:
            left.remove(fitting[-1])
            found.append(fitting[-1])
    return tuple(found)
