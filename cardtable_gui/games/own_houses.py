"""The house rules that come with the program, by name."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache

from cardtable_gui import games
from cardtable_gui.core.files import house_file
from cardtable_gui.core.game import AnyGame, OwnHouse
from cardtable_gui.core.strict_json import Json
from cardtable_gui.resources import resource


@cache
def content(game_id: str, name: str) -> Mapping[str, Json]:
    """The content of own house rules of a game. Raises `KeyError` for unknown ones."""
    game = games.game(game_id)
    files = {house.name: house.file for house in game.houses}
    path = resource(files[name])
    return house_file.read(path.read_bytes(), path.name, game.with_house_rules)


def of_new_matches(game_id: str) -> Mapping[str, Json] | None:
    """The house rules of a game's new matches; None: it has none."""
    houses = games.game(game_id).houses
    return content(game_id, houses[-1].name) if houses else None


def of_day(game_id: str, day: date) -> Mapping[str, Json] | None:
    """The house rules of a day's deals; None: the game has none."""
    houses = games.game(game_id).houses
    since = [house for house in houses if house.first_day <= day]
    return content(game_id, since[-1].name) if since else None


def own_house(game: AnyGame) -> OwnHouse | None:
    """Which of the program's own house rules a game is played by; None: others, or the game has none."""
    first = games.game(game.id)
    for house in game.houses:
        if first.with_house_rules(content(game.id, house.name)) is game:
            return house
    return None
