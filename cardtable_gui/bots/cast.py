"""The cast: six characters who sit at the table as bots, the same ones everywhere, each with a style of play.

A character is chosen apart from the level. Who plays plain, as in daily deals and puzzles, may have a character's name
and picture all the same.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cardtable_gui.bots.play_style import BLUFFER, BOLD, CAREFUL, HOARDER, HUNTER, TRADER
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.strict_json import Json

HANA, SORA, REN, MIO, TARO, YUKI = "hana", "sora", "ren", "mio", "taro", "yuki"
"""The ids of the characters."""
CALM, GLAD, DISMAYED, THINKING = "calm", "glad", "dismayed", "thinking"
LOOKS: Final = (CALM, GLAD, DISMAYED, THINKING)
"""The faces that a character makes: each is a picture."""

CHARACTERS: Final = "characters"
"""A record's key for the ids of the bots' characters, by seat; empty: none. Without any the record doesn't have it."""


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play with.

    Attributes:
        id: what records call them; also the name of their pictures.
        name: the name that their seat gets by itself.
        about: what they are like, in a sentence.
        style: the key of their style.
    """

    id: str
    name: Message
    about: Message
    style: str

    def portrait(self, look: str) -> str:
        """The picture of one of `LOOKS`, as a path from the data root."""
        return f"assets/portraits/{self.id}-{look}.svg"


CAST: Final = (
    Character(
        HANA,
        QT_TRANSLATE_NOOP("cast", "Hana"),
        QT_TRANSLATE_NOOP("cast", "Keeps a flower stall, and would swap even that for a good offer."),
        TRADER,
    ),
    Character(
        SORA,
        QT_TRANSLATE_NOOP("cast", "Sora"),
        QT_TRANSLATE_NOOP("cast", "Sixteen, always first at the door, and never one for half measures."),
        BOLD,
    ),
    Character(
        REN,
        QT_TRANSLATE_NOOP("cast", "Ren"),
        QT_TRANSLATE_NOOP("cast", "Repairs clocks, counts twice, and takes no risk that he can leave to others."),
        CAREFUL,
    ),
    Character(
        MIO,
        QT_TRANSLATE_NOOP("cast", "Mio"),
        QT_TRANSLATE_NOOP("cast", "Collects shells, stickers and cards, and hates giving any of them away."),
        HOARDER,
    ),
    Character(
        TARO,
        QT_TRANSLATE_NOOP("cast", "Taro"),
        QT_TRANSLATE_NOOP("cast", "A retired storyteller. Believe his smile, not his cards."),
        BLUFFER,
    ),
    Character(
        YUKI,
        QT_TRANSLATE_NOOP("cast", "Yuki"),
        QT_TRANSLATE_NOOP("cast", "Once a judge. The player in the lead has her whole attention."),
        HUNTER,
    ),
)
"""All of them, in the order in which seats get their names."""

_BY_ID: Final[Mapping[str, Character]] = {each.id: each for each in CAST}


def find(character: str) -> Character | None:
    """The character with this id; None: there is none, or none in this version."""
    return _BY_ID.get(character)


def style_of(character: str) -> str:
    """The key of a character's style; empty for an unknown one, which plays plain."""
    found = find(character)
    return "" if found is None else found.style


def surprise(styles: Container[str], number: int, rng: Random, taken: Iterable[str] = ()) -> list[Character]:
    """So many different characters for a game in which these styles mean something, which come first.

    Args:
        styles: the keys of `Policy.styles`.
        number: how many seats are to be filled; at most as many characters as there are come back.
        rng: decides who comes.
        taken: the ids of those who sit at the table already: they come only if there are too few others.
    """
    there = {*taken}
    found = [*CAST]
    rng.shuffle(found)
    found.sort(key=lambda each: (each.id in there, each.style not in styles))
    return found[:number]


def recorded(characters: Sequence[str]) -> dict[str, Json]:
    """What a record says of the characters at its seats: nothing if there are none."""
    return {CHARACTERS: list(characters)} if any(characters) else {}


@dataclass(frozen=True, slots=True)
class Player:
    """A bot as commands name it: a level, and after a colon a character (empty: none)."""

    level: str
    character: str = ""

    @classmethod
    def read(cls, text: str) -> Player:
        """Read a text such as `normal` or `normal:hana`; whether there are such ones is not checked."""
        level, _, character = text.partition(":")
        return cls(level, character)

    @property
    def style(self) -> str:
        """The key of the style; empty: none."""
        return style_of(self.character)
