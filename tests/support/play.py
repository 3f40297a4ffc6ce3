"""Random matches of any game, and what can be compared of a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import AnyGame, AnyState
from cardtable_gui.core.messages import Message
from cardtable_gui.core.options import Option, Options, OptionValue, complete
from cardtable_gui.games import GamePackage
from tests.support.games import small_games
from tests.support.sampling import RUN

ENDLESS = 20_000

EVERY_GAME = (*games.packages(), *small_games().values())
"""The program's games and the small ones of the tests."""


@dataclass(frozen=True)
class Case:
    """A game with a number of players and options."""

    package: GamePackage
    players: int
    options: Options
    label: str

    @property
    def game(self) -> AnyGame:
        return self.package.game

    def find(self, game_id: str) -> AnyGame:
        """Find the case's game, as `games.game` does."""
        return {self.game.id: self.game}[game_id]

    def start(self, seed: int, events: list[Event] | None = None) -> AnyState:
        dealer = self.game.numbered_dealer(self.players, self.options, seed)
        return self.game.start(self.players, self.options, dealer, events)


@dataclass(frozen=True)
class Position:
    """A moment of a random match: the action that led here (None: the start), what happened, the state after it."""

    number: int
    action: Action | None
    events: list[Event]
    state: AnyState

    @property
    def seat(self) -> int:
        assert self.state.to_move is not None
        return self.state.to_move


def all_cases() -> list[Case]:
    """All of `EVERY_GAME` with every number of players, and every value of every option once."""
    return [
        Case(package, players, options, f"{package.game.id}-{players}{label}")
        for package in EVERY_GAME
        for players in range(package.game.players[0], package.game.players[1] + 1)
        for label, options in variants(package.game, players)
    ]


def variants(game: AnyGame, players: int) -> Iterator[tuple[str, Options]]:
    """The default options, then each other value of each option alone."""
    yield "", complete(game.options, {})
    for option in game.options:
        for value in _values(option, players):
            if value != option.default:
                text = "+".join(map(str, value)) if isinstance(value, tuple) else value
                needed = {} if option.only_with is None else dict([option.only_with])
                yield f"-{option.id}={text}", complete(game.options, {**needed, option.id: value}, players)


def _values(option: Option, players: int) -> list[OptionValue]:
    match option.kind:
        case "bool":
            return [False, True]
        case "int":
            return [option.minimum, option.maximum]
        case "choice":
            return [choice.value for choice in option.choices]
        case "set":
            names = tuple(str(choice.value) for choice in option.choices)
            return [names[:1], names[-1:], names]
        case "seats":
            most = option.most(players)
            rest = option.together.get(players, most * players) - most
            last = tuple(min(most, rest) if seat == players - 1 else 0 for seat in range(players))
            return [(most, *last[1:])] if most else []


def some_cases() -> list[Case]:
    """Every game with fewest and most players, in a thorough run with every number; every option's values with most."""
    return [
        case
        for case in all_cases()
        if case.players == case.game.players[1]
        or ((RUN.thorough or case.players == case.game.players[0]) and case.options == complete(case.game.options, {}))
    ]


over_all_cases = pytest.mark.parametrize("case", [pytest.param(case, id=case.label) for case in all_cases()])
"""Runs a test for every number of players with every value of every option."""

over_cases = pytest.mark.parametrize("case", [pytest.param(case, id=case.label) for case in some_cases()])
"""Runs a test for fewest and most players (thorough: every number), and for every value of every option."""


def random_match(case: Case, seed: int) -> Iterator[Position]:
    """A match of random legal actions; every position's state is its own."""
    rng = Random(seed)
    events: list[Event] = []
    state = case.start(seed, events)
    yield Position(0, None, events, state.copy())
    for number in range(1, ENDLESS):
        if state.to_move is None:
            return
        action = rng.choice(state.legal_actions())
        events = []
        state.advance(action, events)
        yield Position(number, action, events, state.copy())
    raise AssertionError(f"{case.label}: no end")


def sampled(positions: Iterator[Position], most: int, seed: int = 0) -> list[Position]:
    """The first few positions of a match, some by chance, and the end.

    In all `most` of them if the run is thorough, else a third as many.
    """
    listed = list(positions)
    if not RUN.thorough:
        most = (most + 2) // 3
    if len(listed) <= most:
        return listed
    head = most // 3
    chosen = sorted(Random(seed).sample(range(head, len(listed) - 1), most - head - 1))
    return [*listed[:head], *(listed[index] for index in chosen), listed[-1]]


def fingerprint(state: AnyState) -> tuple[object, ...]:
    """All that can be told of a state from outside."""
    game = state.game
    return (
        state.cards(),
        tuple(state.view(seat) for seat in (None, *range(state.players))),
        sorted(map(game.notation, state.legal_actions())),
    )


def filled(message: Message) -> bool:
    """Whether every place of a message, and of the messages in it, has a value."""
    found = sum(message.text.count("{" + name + "}") for name in message.places)
    return message.text.count("{") == found and all(
        filled(value) for value in message.places.values() if isinstance(value, Message)
    )
