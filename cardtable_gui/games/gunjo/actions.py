"""The actions of Gunjo Gradation and their notation. Cards are faces, see `cards`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from cardtable_gui.core.actions import Action
from cardtable_gui.core.counts import ONE, Counts
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import Plain, Sides, Vocabulary
from cardtable_gui.games.gunjo.cards import COPIES, FACES, JOINER

MOST_JOINERS = COPIES[JOINER]


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay cards of the hand face up in the area (GG4). `cards` are faces, ascending."""

    cards: tuple[int, ...]
    lot: Counts = field(init=False, repr=False, compare=False)
    """The cards, packed; valid for plays that a hand can hold."""
    fields: Counts = field(init=False, repr=False, compare=False)
    """All bits of packed counts that belong to faces of the play."""
    total: int = field(init=False, repr=False, compare=False)
    """The sum of the numbers."""
    face: int = field(init=False, repr=False, compare=False)
    """The highest face: that of the set, apart from added 1s."""

    def __post_init__(self) -> None:
        """Compute the values that the rules use."""
        object.__setattr__(self, "lot", sum(ONE[face] for face in self.cards))
        object.__setattr__(self, "fields", sum(31 * ONE[face] for face in set(self.cards)))
        object.__setattr__(self, "total", sum(self.cards) + len(self.cards))
        object.__setattr__(self, "face", self.cards[-1])


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the deck's top card, then play or stay (GG3)."""


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Play nothing after drawing (GG5)."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass without a swap (GG3)."""


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Pass, and exchange one card of the hand for one revealed card (GG3)."""

    give: int
    take: int


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Choose a card to be passed to the left face down (GG15)."""

    card: int


GunjoAction: TypeAlias = Play | Draw | Stay | Pass | Swap | Give

DRAW = Draw()
STAY = Stay()
PASS = Pass()
SWAPS = tuple(tuple(Swap(give, take) for take in range(FACES)) for give in range(FACES))
"""`SWAPS[give][take]`."""
GIVES = tuple(Give(face) for face in range(FACES))


def _play_tables() -> tuple[tuple[tuple[Play, ...], ...], ...]:
    joined = []
    for joiners in range(MOST_JOINERS + 1):
        ones = (JOINER,) * joiners
        sets = [
            tuple(Play((*ones, *(face,) * number)) for number in range(1, COPIES[face] + 1))
            for face in range(JOINER + 1, FACES)
        ]
        alone = tuple(Play((JOINER,) * number) for number in range(1, COPIES[JOINER] + 1)) if joiners == 0 else ()
        joined.append((alone, *sets))
    return tuple(joined)


PLAYS = _play_tables()
"""`PLAYS[joiners][face][number - 1]`: all possible plays. Plays of 1s alone are in the row without joiners."""


VOCABULARY: Vocabulary[GunjoAction] = Vocabulary(
    Plain(DRAW, "draw", QT_TRANSLATE_NOOP("game", "Draw a card")),
    Plain(STAY, "stay", QT_TRANSLATE_NOOP("gunjo", "Stay")),
    Plain(PASS, "pass", QT_TRANSLATE_NOOP("game", "Pass")),
    Sides(Play, "play", QT_TRANSLATE_NOOP("game", "Play {cards}"), "cards"),
    Sides(
        Swap,
        "pass",
        QT_TRANSLATE_NOOP("gunjo", "Swap {give} for {take} and pass"),
        "give",
        "take",
        one=True,
        wrong=QT_TRANSLATE_NOOP("gunjo", "Write a swap as “pass 3 > 9”, with the card you give first."),
    ),
    Sides(
        Give,
        "give",
        QT_TRANSLATE_NOOP("gunjo", "Pass {cards} to the left"),
        "card",
        one=True,
        wrong=QT_TRANSLATE_NOOP("gunjo", "Name exactly one card to pass."),
        hidden=True,
    ),
)
