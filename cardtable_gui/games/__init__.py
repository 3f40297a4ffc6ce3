"""The games there are: each subfolder of this package that holds a `BOX`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cardtable_gui.bots.knowledge import AnyKnowledge
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.strict_json import Json
from cardtable_gui.core.table import AnyTable


@dataclass(frozen=True, slots=True)
class Box:
    """All that the program knows of one game: its rules, its table, and what bots know of it."""

    game: AnyGame
    table: AnyTable
    knowledge: AnyKnowledge

    def housed(self, house: Mapping[str, Json] | None) -> Box:
        """The same with the game by other house rules (None: its own). Raises `JsonError`."""
        return self if house is None else replace(self, game=self.game.housed(house))


def found_in(package: str, folders: Iterable[str]) -> dict[str, Box]:
    """The games of a package by id.

    Args:
        package: its full name.
        folders: where its subfolders lie (its `__path__`).
    """
    boxes = (import_module(f"{package}.{each.name}").BOX for each in iter_modules(folders) if each.ispkg)
    return {box.game.id: box for box in boxes}


@cache
def _found() -> Mapping[str, Box]:
    boxes = found_in(__name__, __path__)
    if not boxes:
        raise RuntimeError("no game was found: the program is not complete")
    return boxes


def boxes() -> tuple[Box, ...]:
    """All games, sorted by id."""
    return tuple(box for _, box in sorted(_found().items()))


def by_difficulty() -> tuple[Box, ...]:
    """All games, the one that is easiest to begin with first; equally hard ones by id."""
    return tuple(sorted(boxes(), key=lambda box: box.game.difficulty))


def box(game_id: str) -> Box:
    """The game with this id. Raises `KeyError`."""
    return _found()[game_id]


def game(game_id: str) -> AnyGame:
    """The rules of the game with this id: what reads records (`FindGame`). Raises `KeyError`."""
    return box(game_id).game
