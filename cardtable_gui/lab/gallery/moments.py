"""Moments of matches worth a picture, found by letting bots play fixed deals. Knows no concrete game, and no Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache
from random import Random

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.advice import advise
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.hints import Hint, hint, hint_of
from cardtable_gui.controller.match import Match, Step
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.zones import hand_of
from cardtable_gui.games import own_houses
from cardtable_gui.i18n import Language

SEED = 20
DAY = date(2026, 11, 23)
"""The local date of all pictures."""
NAMES: dict[Language, tuple[str, ...]] = {
    "en": ("Emma", "Noah", "Mia", "Leo", "Ada", "Finn"),
    "ja": ("さくら", "はると", "ゆい", "そうた", "あおい", "れん"),
}
"""The players' names in pictures; a language without names of its own takes the English ones."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at one moment.

    Attributes:
        actions: the number of actions of the played match before it.
        person: the seat of the person; None: only bots play.
        next: the person's next action; None: the moment itself is the picture.
    """

    actions: int
    person: int | None
    next: Action | None = None


@cache
def played(game_id: str, players: int | None = None) -> Match:
    """A whole match played by bots: by so many, or by four if the game allows it."""
    package = games.package(game_id)
    least, most = package.game.players
    seats = [Seat("", "normal")] * (players or max(least, min(most, 4)))
    match = Match.new(game_id, seats, {}, SEED, house=own_houses.of_new_matches(game_id))
    rng = Random(SEED)
    while match.state.to_move is not None:
        view = match.state.view(match.state.to_move)
        match.act(levels.choose(package.policy, "easy", view, rng, ThinkingBudget.by_count(1)))
    return match


def at(game_id: str, moment: Moment, language: Language, people: int = 1, players: int | None = None) -> Match:
    """The match at a moment, with names in a language; `people` persons sit from the person's seat on."""
    whole = played(game_id, players)
    count = len(whole.seats)
    persons = () if moment.person is None else [(moment.person + index) % count for index in range(people)]
    seats = [
        Seat(NAMES.get(language, NAMES["en"])[seat], None if seat in persons else ("normal", "easy")[seat % 2])
        for seat in range(count)
    ]
    match = Match.new(game_id, seats, {}, SEED, house=own_houses.of_new_matches(game_id))
    for step in whole.steps[: moment.actions]:
        match.act(step.action)
    return match


def first_turn(game_id: str) -> Moment:
    """The very first decision."""
    return _before(game_id, lambda _index, _step: True)


@cache
def middle(game_id: str) -> Moment:
    """A decision of the first seat in the middle of the match."""
    whole = played(game_id)
    return _before(game_id, lambda index, step: step.seat == 0 and index >= len(whole.steps) * 0.4)


@cache
def with_a_choice(game_id: str) -> Moment:
    """A decision of any seat in the middle of the match, with several legal actions."""
    whole = played(game_id)
    later = middle(game_id).actions
    return _before(game_id, lambda index, _step: index >= later and len(whole.state_at(index).legal_actions()) > 1)


@cache
def with_much_to_pick(game_id: str) -> Moment:
    """The decision for which a good player picks the most cards, from the most zones."""
    whole = played(game_id)
    best, most = 0, (-1, -1)
    for index in range(min(60, len(whole.steps))):
        zones = _good_move(game_id, index).picked
        worth = (len(zones), sum(map(len, zones.values())))
        if worth > most:
            best, most = index, worth
    return Moment(best, whole.steps[best].seat)


@cache
def with_the_fullest_hand(game_id: str, players: int) -> Moment:
    """The first decision of the first seat that holds the most cards."""
    whole = played(game_id, players)

    def held(step: Step) -> int:
        zones = whole.state_at(step.index).view(0).zones()
        return next((len(zone.cards) for zone in zones if zone.zone == hand_of(0)), 0)

    step = max((step for step in whole.steps if step.seat == 0), key=held)
    return Moment(step.index, 0)


@cache
def with_a_refusal(game_id: str) -> Moment:
    """A decision with a disabled button."""
    table = games.package(game_id).table
    whole = played(game_id)

    def refuses(index: int, step: Step) -> bool:
        view = whole.state_at(index).view(step.seat)
        return index > 2 and any(command.refusal is not None for command in table.offer(view, {}).commands)

    return _before(game_id, refuses)


@cache
def end_of_deal(game_id: str) -> Moment:
    """The last action of the first deal that is not the last one, else of the match."""
    whole = played(game_id)
    return _last(game_id, lambda step: step is not whole.steps[-1]) or end_of_match(game_id)


def end_of_match(game_id: str) -> Moment:
    """The last action of the match."""
    whole = played(game_id)
    step = whole.steps[-1]
    return Moment(step.index, step.seat, step.action)


@cache
def proposal(game_id: str, index: int, players: int | None = None) -> Hint:
    """The hint that a player gets before the step of this index."""
    package, view = played(game_id, players).package, _view(game_id, index, players)
    return hint_of(package, view, advise(package.policy, view))


def _good_move(game_id: str, index: int) -> Hint:
    """What a good player would do before the step of this index: faster than a hint, without reasons."""
    package, view = played(game_id).package, _view(game_id, index)
    return hint(
        package, view, levels.choose(package.policy, "normal", view, Random(index), ThinkingBudget.by_count(30))
    )


def _view(game_id: str, index: int, players: int | None = None) -> AnyView:
    state = played(game_id, players).state_at(index)
    assert state.to_move is not None
    return state.view(state.to_move)


def _before(game_id: str, fits: Callable[[int, Step], bool]) -> Moment:
    whole = played(game_id)
    index = next((index for index, step in enumerate(whole.steps) if fits(index, step)), 0)
    return Moment(index, whole.steps[index].seat)


def _last(game_id: str, fits: Callable[[Step], bool]) -> Moment | None:
    for step in played(game_id).steps:
        if fits(step) and any(isinstance(event, DealEnded) for event in step.events):
            return Moment(step.index, step.seat, step.action)
    return None
