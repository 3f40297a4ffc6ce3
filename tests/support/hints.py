"""Positions with their hints, and what the reasons of hints that several games give say about a position."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias

from cardtable_gui.bots.advice import AnyAdvice, advise, rivals_of
from cardtable_gui.bots.assessment import assess
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.game import AnyState, AnyView
from cardtable_gui.core.messages import Argument, Message
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
    rival: Action | None
    """The best action of another kind, or of the same if there is no other, beside which the hint is explained."""

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

    def said(self, name: str) -> Argument:
        """What a placeholder of the reason holds."""
        assert self.advice.reason is not None
        return self.advice.reason.places[name]

    def instead(self, action: Action) -> Position:
        """The same position with this action in place of the hinted one, and the same reason."""
        after, events = self.before.copy(), list[Event]()
        after.act(action, events)
        return replace(self, advice=replace(self.advice, action=action), after=after, events=events)

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
        plain: the largest share of hints that may say nothing of the cards.
    """

    checks: Mapping[str, Check] = field(default_factory=dict)
    positions: int = 40
    options: Mapping[str, Mapping[str, object]] = field(default_factory=lambda: {"by default": {}})
    plain: float = 1.0


def first_decision(package: GamePackage) -> AnyState:
    """The first position of a match in which there is something to decide."""
    match = played(package.game.id, (EASY,) * package.game.players[0], 5)
    while len(match.state.legal_actions()) == 1:
        match.act(match.state.legal_actions()[0])
    return match.state


def positions(game_id: str, number: int, options: Mapping[str, object], ms: float = HASTY_MS) -> Iterator[Position]:
    """So many positions of matches at every table."""
    for match, asked in matches(game_id, number, 5, options):
        policy = match.package.policy
        for actions in asked:
            view = view_of(match, actions)
            advice = advise(policy, view, ms=ms)
            # The same search again, for all that it compared.
            rivals = [] if advice.forced else rivals_of(advice.action, assess(policy, view, ms=ms))
            after, events = match.state_at(actions).copy(), list[Event]()
            after.act(advice.action, events)
            rival = next(iter(rivals), None)
            yield Position(match, match.state_at(actions), view, advice, after, events, rival)


@dataclass
class Truth:
    """How the reasons of a game's hints fare.

    Attributes:
        positions: how many decisions were looked at: forced moves aren't counted.
        plain: hints that say nothing of the cards.
        wrong: reasons that aren't true by the rules, in words with their positions.
        shared: the same of reasons that are as true of the best move of another kind.
        heard: how often each reason was given.
    """

    positions: int = 0
    plain: int = 0
    wrong: list[str] = field(default_factory=list)
    shared: list[str] = field(default_factory=list)
    heard: Counter[str] = field(default_factory=Counter)


def judge(position: Position, checks: Mapping[str, Check], truth: Truth) -> None:
    """Hold what a hint says against the rules, and against the best move of another kind."""
    if position.advice.forced:
        assert position.advice.reason is not None
        truth.heard[position.advice.reason.text] += 1
        return
    truth.positions += 1
    said = [
        each for each in (position.advice.reason, *position.advice.more) if each is not None and each.text in checks
    ]
    if not said or said[0] != position.advice.reason:
        truth.plain += 1
    for each in said:
        truth.heard[each.text] += 1
        told = replace(position, advice=replace(position.advice, reason=each))
        check = checks[each.text]
        line = f"{each} for {position.match.package.game.notation(position.advice.action)} in {position.view}"
        if not check(told):
            truth.wrong.append(line)
        rival = position.rival
        if rival is not None and type(rival) is not type(told.advice.action) and _holds(check, told.instead(rival)):
            truth.shared.append(f"{line}, beside {position.match.package.game.notation(rival)}")


def _holds(check: Check, position: Position) -> bool:
    """Whether it's true; what can't be said of an action, such as the cards of a pass, isn't."""
    try:
        return check(position)
    except (AssertionError, AttributeError, TypeError, ValueError):
        return False


_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "nine": 9, "ten": 10}
_TIMES = re.compile(r"about (\w+) times? in (\w+)")


_NEAR = 0.06
"""The words for shares are up to 0.1 apart, so they are at most half of that away from what is meant."""
_SAMPLED = 0.2
"""The same where both sides looked at some worlds: their errors are 0.06 and 0.04."""


def is_about(share: float, words: Argument, *, sampled: bool = False) -> bool:
    """Whether words such as “about one time in four” say this share, as closely as words do."""
    assert isinstance(words, Message)
    near = _SAMPLED if sampled else _NEAR
    match words.text:
        case "almost every time":
            said = 1.0
        case "very rarely":
            said = 0.0
        case "about half the time":
            said = 0.5
        case text:
            found = _TIMES.fullmatch(text)
            assert found is not None
            said = _NUMBERS[found[1]] / _NUMBERS[found[2]]
    return abs(share - said) < near


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
    for number in range(8 if is_play(position.advice.action) else 0):
        state = position.view.sample(Random(number))
        state.apply(position.advice.action)
        while state.to_move != position.seat:
            legal = state.legal_actions()
            if any(map(is_play, legal)):
                return False
            state.apply(next((action for action in legal if type(action).__name__ == "Draw"), legal[0]))
        if not any(map(is_play, state.legal_actions())) and state.phase != "bonus":
            return False
    return is_play(position.advice.action)
