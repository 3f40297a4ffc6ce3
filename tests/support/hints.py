"""Positions with their hints, and what the reasons of hints that several games give say about a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from cardtable_gui.bots.advice import AnyAdvice, advise
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.game import AnyState, AnyView
from cardtable_gui.games import GamePackage
from tests.support.hint_stability import matches, view_of
from tests.support.recorded import played
from tests.support.sessions import EASY


@dataclass
class Position:
    """A position with its hint, and what the hinted action really does."""

    match: Match
    before: AnyState
    view: AnyView
    advice: AnyAdvice
    after: AnyState
    events: list[Event]

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    def told(self, name: str) -> int:
        """A number in the reason."""
        assert self.advice.reason is not None
        found = self.advice.reason.places[name]
        assert isinstance(found, int)
        return found

    def plays(self) -> list[Action]:
        return [action for action in self.view.legal_actions() if is_play(action)]

    @property
    def own_after(self) -> AnyView:
        return self.after.view(self.seat)


HASTY_MS = 5
"""Reasons are true whatever is proposed, so a hasty look will do."""
Check: TypeAlias = Callable[[Position], bool]
"""Whether a reason is true in a position."""


@dataclass(frozen=True)
class HintChecks:
    """How the hints of a game are held against its rules: `REASONS` in `tests/games/<id>/reasons.py`.

    Attributes:
        checks: by a reason's English text whether it is true; reasons that are not listed are not checked.
        positions: so many positions are looked at with each of the options.
        options: the options of matches that are looked at, by what they are called.
    """

    checks: Mapping[str, Check] = field(default_factory=dict)
    positions: int = 40
    options: Mapping[str, Mapping[str, object]] = field(default_factory=lambda: {"by default": {}})


def first_decision(package: GamePackage) -> AnyState:
    """The first position of a match in which there is something to decide."""
    match = played(package.game.id, (EASY,) * package.game.players[0], 5)
    while len(match.state.legal_actions()) == 1:
        match.act(match.state.legal_actions()[0])
    return match.state


def positions(game_id: str, number: int, options: Mapping[str, object]) -> Iterator[Position]:
    """So many positions of matches at every table."""
    for match, asked in matches(game_id, number, 5, options):
        for actions in asked:
            view = view_of(match, actions)
            advice = advise(match.package.policy, view, ms=HASTY_MS)
            after, events = match.state_at(actions).copy(), list[Event]()
            after.act(advice.action, events)
            yield Position(match, match.state_at(actions), view, advice, after, events)


def is_play(action: Action) -> bool:
    return type(action).__name__ == "Play"


def ends_the_deal(position: Position) -> bool:
    return any(isinstance(event, DealEnded) for event in position.events)


def nothing_else(position: Position) -> bool:
    return len(position.view.legal_actions()) == 1


def goes_out(position: Position) -> bool:
    return ends_the_deal(position) or not position.own_after.hand


def cannot_play(position: Position) -> bool:
    return not position.plays()


def one_play(position: Position) -> bool:
    return len(position.plays()) == 1


def stands(position: Position) -> bool:
    """In worlds that the seat cannot tell from the real one nobody has a play, even after a draw, until it leads."""
    for number in range(8):
        state = position.view.sample(Random(number))
        state.apply(position.advice.action)
        while state.to_move != position.seat:
            legal = state.legal_actions()
            if any(map(is_play, legal)):
                return False
            state.apply(next((action for action in legal if type(action).__name__ == "Draw"), legal[0]))
        if not any(map(is_play, state.legal_actions())) and state.phase != "bonus":
            return False
    return True
