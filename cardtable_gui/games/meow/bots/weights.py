"""The numbers of the formulas by which bots judge hands and plays, by number of players.

They were found by hill climbing in self-play: one seat with changed numbers against others without. All are in units of
the cost of a single 1: about one lead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from cardtable_gui.games.meow.bots.groups import IN_A_ROW
from cardtable_gui.games.meow.cards import HIGHEST

NEAR: Final = (0, 0, 1, 2, 3, 3, 4)
"""By the cards in the smallest other hand (at most 6): how near the end of the deal is, 0 is nearest."""

_SHAPES: Final = range(IN_A_ROW * 2 + 1)


@dataclass(frozen=True)
class Weights:
    """The numbers for one number of players.

    Costs of sets and sequences are pairs: the cost with number 1, and how much less it is with number 8.
    """

    singles: tuple[float, ...]
    """By number - 1: the cost to get rid of a single card. High ones can follow, and then win a lead."""
    sets: tuple[tuple[float, float], ...]
    """Two equal cards, three, and more."""
    rows: tuple[tuple[float, float], ...]
    """Sequences of three cards, four, and more."""
    last: float
    """The cost of the last play of a hand, which nobody can answer."""
    beaten: tuple[float, float, float]
    """How often another seat beats a single card or a set if it can, and number 1 of a sequence of three if its hand is
    full."""
    loss: tuple[float, ...]
    """By `NEAR`: the cost of each point that the hand would lose now."""
    leading: tuple[float, ...]
    """By `NEAR`: the value of winning the trick for a lead."""
    following: tuple[float, ...]
    """The same for a play that follows."""
    passing: tuple[float, ...]
    """By `NEAR`: the cost of a pass, without that of the card that is taken."""
    empty_pass: float
    """What a pass costs more if it takes no card."""
    costs: tuple[tuple[float, ...], ...] = field(init=False)
    """By shape (see `Group`) and number: the cost of a play."""

    def __post_init__(self) -> None:
        """Make the tables."""
        numbers = range(HIGHEST + 1)
        costs = tuple(tuple(self._cost(shape, number) if number else 0.0 for number in numbers) for shape in _SHAPES)
        object.__setattr__(self, "costs", costs)

    def _cost(self, shape: int, number: int) -> float:
        if shape == 1:
            return self.singles[number - 1]
        kinds, first = (self.sets, 2) if shape <= IN_A_ROW else (self.rows, IN_A_ROW + 3)
        most, less = kinds[min(max(shape - first, 0), 2)]
        return most - less * (number - 1) / (HIGHEST - 1)


_UP_TO_THREE: Final = Weights(
    singles=(1.0, 0.91, 1.0, 0.85, 0.75, 0.65, 0.53, -0.03),
    sets=((1.0, 0.75), (0.7, 0.49), (0.6, 0.26)),
    rows=((0.82, 0.4), (0.63, 0.22), (0.49, 0.22)),
    last=0.2,
    beaten=(0.6, 0.4, 0.3),
    loss=(0.3, 0.13, 0.1, 0.05, 0.0),
    leading=(0.6, 0.5, 0.5, 0.5, 0.18),
    following=(0.79, 0.5, 0.11, 0.23, 0.3),
    passing=(0.7, 0.54, 0.1, 0.0, -0.23),
    empty_pass=0.0,
)

WEIGHTS: Final[Mapping[int, Weights]] = {
    1: _UP_TO_THREE,
    2: _UP_TO_THREE,
    3: _UP_TO_THREE,
    4: Weights(
        singles=(1.02, 0.69, 0.73, 0.69, 0.58, 0.65, 0.63, -0.12),
        sets=((0.9, 0.8), (0.77, 0.97), (0.67, -0.28)),
        rows=((0.82, 0.38), (0.87, 0.27), (0.89, 0.27)),
        last=-0.67,
        beaten=(0.88, 0.35, 0.18),
        loss=(0.4, 0.12, 0.14, 0.11, 0.04),
        leading=(0.25, 0.54, 0.4, 0.22, 0.13),
        following=(0.94, 1.06, 0.18, 0.45, 0.49),
        passing=(0.64, 1.0, 0.07, -0.34, -0.26),
        empty_pass=0.56,
    ),
}
"""By number of players."""
