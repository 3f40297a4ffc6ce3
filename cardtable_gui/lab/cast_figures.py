"""Whether the characters' styles are true: what each claims of its play, counted beside plain play in the same matches.

A match has one character and plain bots of the same level on all other seats; each deal is played from every seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from cardtable_gui import games
from cardtable_gui.bots import cast
from cardtable_gui.bots.bot_matches import Fixture
from cardtable_gui.bots.cast import Character
from cardtable_gui.commands.simulate_command import Plan, played_by
from cardtable_gui.core.confidence import Z95, interval
from cardtable_gui.core.files.record import replay
from cardtable_gui.lab.standings import rotations

LEVEL: Final = "normal"
SEATS: Final = 3
DEALS: Final = 150


@dataclass(frozen=True, slots=True)
class Part:
    """What one match tells: by side (the character, plain play) the sum of what was counted, and of how many decisions.

    `wins`: those of the character.
    """

    deal: int
    character: tuple[float, int]
    plain: tuple[float, int]
    wins: float


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of decisions, and half the width of its 95 % interval."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Figures:
    """What was found of a character in a game.

    Attributes:
        character: the mean of what it claims.
        plain: the mean for plain play in the same matches.
        gap: the first less the second.
        share: how often it won, in multiples of the even share.
        share_ci95: the interval of that.
        true: whether the gap is beyond its interval, in the direction that is claimed.
    """

    character: Mean
    plain: Mean
    gap: Mean
    share: float
    share_ci95: tuple[float, float]
    true: bool


def fixtures(character: Character, deals: int, seed: int) -> list[Fixture]:
    """The matches of a character against plain play."""
    return list(rotations([f"{LEVEL}:{character.id}", *[LEVEL] * (SEATS - 1)], deals, seed))


def count(game: str, fixture: Fixture) -> Part:
    """Play a match and count it; done by workers. The game is played with its usual options."""
    package = games.package(game)
    own = next(seat for seat, level in enumerate(fixture.levels) if level != LEVEL)
    style = package.policy.styles[cast.Player.read(fixture.levels[own]).style]
    plan = Plan(game, {option.id: option.default for option in package.game.options}, None, recorded=True)
    outcome = played_by(plan, fixture)
    assert outcome.record is not None
    counted: tuple[list[float], list[float]] = ([], [])
    first, *steps = replay(outcome.record, package.game)
    before = first.state
    for step in steps:
        seat = before.to_move
        assert step.action is not None
        assert seat is not None
        found = style.claim.counted(before.view(seat), package.game.parse(step.action))
        if found is not None:
            counted[seat != own].append(found)
        before = step.state
    mine, others = counted
    return Part(fixture.deal, (sum(mine), len(mine)), (sum(others), len(others)), outcome.wins[own])


def figures(parts: Sequence[Part], *, more: bool) -> Figures:
    """Put the parts of all matches together; `more`: whether more of it is claimed than plain play shows."""
    deals: dict[int, list[Part]] = {}
    for part in parts:
        deals.setdefault(part.deal, []).append(part)
    mine = _ratio(deals, lambda part: part.character)
    plain = _ratio(deals, lambda part: part.plain)
    gap = [one - other for one, other in zip(mine.off, plain.off, strict=True)]
    difference = Mean(mine.mean - plain.mean, _half(gap))
    wins = [[part.wins for part in found] for found in deals.values()]
    low, high = interval(wins)
    return Figures(
        Mean(mine.mean, _half(mine.off)),
        Mean(plain.mean, _half(plain.off)),
        difference,
        SEATS * sum(map(sum, wins)) / len(parts),
        (SEATS * low, SEATS * high),
        (difference.value if more else -difference.value) > difference.error,
    )


@dataclass(frozen=True, slots=True)
class _Ratio:
    """A mean over decisions, and how far each deal moves it: decisions of one deal are correlated."""

    mean: float
    off: list[float]


def _ratio(deals: dict[int, list[Part]], side: Callable[[Part], tuple[float, int]]) -> _Ratio:
    sums = [[side(part) for part in found] for found in deals.values()]
    totals = [(sum(total for total, _ in found), sum(number for _, number in found)) for found in sums]
    number = sum(each for _, each in totals)
    if not number:
        return _Ratio(0.0, [0.0] * len(totals))
    mean = sum(total for total, _ in totals) / number
    return _Ratio(mean, [(total - mean * each) / number for total, each in totals])


def _half(off: Sequence[float]) -> float:
    """Half the width of the interval."""
    return Z95 * sqrt(len(off) / max(1, len(off) - 1) * sum(each * each for each in off))
