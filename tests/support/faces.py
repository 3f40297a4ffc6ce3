"""The cards that a game can have."""

from __future__ import annotations

from cardtable_gui import games
from cardtable_gui.games import own_houses


def all_faces(game_id: str) -> tuple[str, ...]:
    """The cards of a game by all house rules of its own."""
    game = games.game(game_id)
    by_house = [game.with_house_rules(own_houses.content(game_id, house.name)) for house in game.houses]
    return tuple(dict.fromkeys(face for each in (game, *by_house) for face in each.faces))
