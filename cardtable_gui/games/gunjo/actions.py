"""The actions of Gunjo Gradation and their notation. Cards are faces, see `cards`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.counts import ONE, Counts
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.notation import read_cards, unknown, words
from cardtable_gui.games.gunjo.cards import COPIES, FACES, JOINER, texts

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
_PLAIN: dict[str, GunjoAction] = {"draw": DRAW, "stay": STAY, "pass": PASS}


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


def parse(text: str, index: dict[str, int]) -> GunjoAction:
    """Read an action. Raises `NotationError`."""
    verb, *rest = words(text)
    match verb:
        case "draw" | "stay" | "pass" if not rest:
            return _PLAIN[verb]
        case "play":
            return Play(read_cards(rest, index))
        case "pass":
            return _parse_swap(rest, index)
        case "give":
            cards = read_cards(rest, index)
            if len(cards) != 1:
                raise NotationError(QT_TRANSLATE_NOOP("gunjo", "Name exactly one card to pass."))
            return GIVES[cards[0]]
        case _:
            raise unknown(text)


def _parse_swap(rest: list[str], index: dict[str, int]) -> Swap:
    if len(rest) != 3 or rest[1] != ">":
        raise NotationError(QT_TRANSLATE_NOOP("gunjo", "Write a swap as “pass 3 > 9”, with the card you give first."))
    (give,), (take,) = read_cards(rest[:1], index), read_cards(rest[2:], index)
    return SWAPS[give][take]


def notation(action: GunjoAction) -> str:
    """The action in canonical notation."""
    match action:
        case Play(cards=cards):
            return " ".join(("play", *texts(cards)))
        case Draw():
            return "draw"
        case Stay():
            return "stay"
        case Pass():
            return "pass"
        case Swap(give=give, take=take):
            return f"pass {give + 1} > {take + 1}"
        case Give(card=card):
            return f"give {card + 1}"


def describe(action: GunjoAction) -> Message:
    """The action as a short command."""
    match action:
        case Play(cards=cards):
            return QT_TRANSLATE_NOOP("gunjo", "Play {cards}").put(cards=CardList(texts(cards)))
        case Draw():
            return QT_TRANSLATE_NOOP("gunjo", "Draw a card")
        case Stay():
            return QT_TRANSLATE_NOOP("gunjo", "Stay")
        case Pass():
            return QT_TRANSLATE_NOOP("gunjo", "Pass")
        case Swap(give=give, take=take):
            message = QT_TRANSLATE_NOOP("gunjo", "Swap {give} for {take} and pass")
            return message.put(give=CardList(texts((give,))), take=CardList(texts((take,))))
        case Give(card=card):
            return QT_TRANSLATE_NOOP("gunjo", "Pass {cards} to the left").put(cards=CardList(texts((card,))))
