"""The games there are: each subfolder of this package that holds a `BOX`."""

from __future__ import annotations

from collections.abc import Mapping
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


_added: dict[str, Box] = {}


@cache
def _found() -> dict[str, Box]:
    boxes: dict[str, Box] = {}
    for module in iter_modules(__path__):
        if module.ispkg:
            box = import_module(f"{__name__}.{module.name}").BOX
            boxes[box.game.id] = box
    if not boxes:
        raise RuntimeError("no game was found: the program is not complete")
    return boxes


def boxes() -> tuple[Box, ...]:
    """All games, sorted by id."""
    found = {**_found(), **_added}
    return tuple(found[name] for name in sorted(found))


def by_difficulty() -> tuple[Box, ...]:
    """All games, the one that is easiest to begin with first; equally hard ones by id."""
    return tuple(sorted(boxes(), key=lambda box: box.game.difficulty))


def box(game_id: str) -> Box:
    """The game with this id. Raises `KeyError`."""
    return _added[game_id] if game_id in _added else _found()[game_id]


def game(game_id: str) -> AnyGame:
    """The rules of the game with this id: what reads records (`FindGame`). Raises `KeyError`."""
    return box(game_id).game


def add(new: Box) -> None:
    """Add a game from outside this package (tests do)."""
    _added[new.game.id] = new


def remove(game_id: str) -> None:
    """Take away a game that `add` added. Raises `KeyError`."""
    del _added[game_id]
