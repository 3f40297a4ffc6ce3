"""What the player sets up before a match, and why it cannot start yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardtable_gui.bots.levels import nearest
from cardtable_gui.controller.match import Seat
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.options import OptionError, OptionValue, complete
from cardtable_gui.core.record import BOT, MOST_SEED

MOST_NAME = 24
"""Longer names find no room at the table."""
USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """A match to be: the game, who plays, every option, and the number of its deals (None: drawn at random)."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None


def usual_seats(game: AnyGame, name: str = "") -> tuple[Seat, ...]:
    """The seats of a game that was never played here: one person, and bots up to the usual number."""
    least, most = game.players
    number = max(least, min(most, USUAL_SEATS))
    return (Seat(name), *(Seat("", "normal") for _ in range(number - 1)))


def remembered(game: AnyGame, kept: Mapping[str, Any], name: str = "") -> Plan:
    """The plan that was kept for a game; whatever of it is not usable (any more) falls back to the usual."""
    seats = _seats(kept.get("seats"))
    least, most = game.players
    if not least <= len(seats) <= most:
        seats = usual_seats(game, name)
    return Plan(game.id, seats, _options(game, kept.get("options")))


def to_keep(plan: Plan) -> dict[str, Any]:
    """The plan as it is kept; the number of the deals is not."""
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in plan.options.items()}
    return {"seats": [{"name": seat.name, "level": seat.level} for seat in plan.seats], "options": options}


def read_seed(text: str) -> int | None:
    """The number that a player typed in. Raises `ValueError` for what is none; None: the field is empty."""
    if not text.strip():
        return None
    number = int(text.strip())
    if abs(number) > MOST_SEED:
        raise ValueError(text)
    return number


def doubled_name(seats: Sequence[Seat]) -> str | None:
    """A name that two people have; None: there is none."""
    people = [seat.name.strip().casefold() for seat in seats if seat.level is None and seat.name.strip()]
    return next((seat.name for seat in seats if people.count(seat.name.strip().casefold()) > 1), None)


def _seats(kept: object) -> tuple[Seat, ...]:
    if not isinstance(kept, list):
        return ()
    found = []
    for entry in kept:
        if not isinstance(entry, dict):
            return ()
        name, level = entry.get("name"), entry.get("level")
        if not isinstance(name, str) or not (level is None or isinstance(level, str)) or name.startswith(BOT):
            return ()
        found.append(Seat(name[:MOST_NAME], None if level is None else nearest(level)))
    return tuple(found)


def _options(game: AnyGame, kept: object) -> dict[str, OptionValue]:
    given = kept if isinstance(kept, dict) else {}
    known = {option.id for option in game.options}
    try:
        return complete(game.options, {key: value for key, value in given.items() if key in known})
    except OptionError:
        return complete(game.options, {})
