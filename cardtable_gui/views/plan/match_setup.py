"""The player's choices before a match, and why it cannot start yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.bots.levels import LEVELS, nearest
from cardtable_gui.controller.match import Seat
from cardtable_gui.core.files import house_file
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.core.files.record import BOT, MOST_SEED
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import Message
from cardtable_gui.core.options import OptionError, OptionValue, complete
from cardtable_gui.core.strict_json import Json, JsonError
from cardtable_gui.games import own_houses

USUAL_SEATS = 4
USUAL_LEVEL = "normal"
BOT_NAMES = tuple(each.name for each in CAST)
"""Default names of bots."""
MOST_BOT_NAMES = len(BOT_NAMES)


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """The choices for a match: the game, the seats, options, and the number of its deals (None: drawn at random).

    `house`: the content of a house rules file; None: what records without house rules play. `unnamed`: the seats of
    bots with a default name, which follows the language. `starter`: the seat that starts; None: drawn by lot, or
    decided by the rules.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None
    house: Mapping[str, Json] | None = None
    unnamed: frozenset[int] = frozenset()
    starter: int | None = None


def bot_name(taken: Iterable[str]) -> str:
    """An unused name for a bot, in the current language; empty if all are used."""
    others = {name.casefold() for name in taken}
    names = (i18n.text(name) for name in BOT_NAMES)
    return next((name for name in names if name.casefold() not in others), "")


def usual_name(name: str) -> Message | None:
    """The default name that reads like this in some language; None: it is none."""
    return next(
        (usual for usual in BOT_NAMES if any(i18n.text(usual, chosen=spoken) == name for spoken in i18n.LANGUAGES)),
        None,
    )


def level_among(seats: Iterable[Seat]) -> str:
    """The level for another bot: the most frequent one, the strongest of equally frequent ones; else the default."""
    found = [nearest(seat.level) for seat in seats if seat.level is not None]
    return max(found, key=lambda level: (found.count(level), LEVELS.index(level)), default=USUAL_LEVEL)


def usual_seats(game: AnyGame, name: str = "") -> tuple[Seat, ...]:
    """The seats of a game that was never played here: one person, and bots up to the usual number."""
    least, most = game.players
    seats = [Seat(name)]
    while len(seats) < max(least, min(most, USUAL_SEATS)):
        seats.append(Seat(bot_name(seat.name for seat in seats), USUAL_LEVEL))
    return tuple(seats)


def remembered(game: AnyGame, kept: Mapping[str, Any], name: str = "") -> MatchSetup:
    """The saved set-up of a game; whatever of it is invalid (by now) gets its default."""
    seats, unnamed = _seats(kept.get("seats"))
    least, most = game.players
    if not least <= len(seats) <= most:
        seats = usual_seats(game, name)
        unnamed = frozenset(range(1, len(seats)))
    options, house = _options(game, kept.get("options")), _house(game, kept.get("house"))
    return MatchSetup(game.id, seats, options, house=house, unnamed=unnamed)


def to_keep(plan: MatchSetup) -> dict[str, Any]:
    """The set-up as it is saved: without the number of the deals and who starts, which are chosen for one match."""
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in plan.options.items()}
    first = games.game(plan.game).houses[:1]
    content = plan.house if plan.house is not None or not first else own_houses.content(plan.game, first[0].name)
    house = {} if content is None else {"house": dict(content)}
    seats = [
        {"name": seat.name, "level": seat.level, "named": number not in plan.unnamed}
        | ({"profile": seat.profile} if seat.profile else {})
        for number, seat in enumerate(plan.seats)
    ]
    return {"seats": seats, "options": options, **house}


def read_seed(text: str) -> int | None:
    """Parse the number of the deals; None: the field is empty.

    Raises:
        ValueError: it is no valid number.
    """
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


def _seats(kept: object) -> tuple[tuple[Seat, ...], frozenset[int]]:
    """The seats, and those of bots with default names; if that was not saved, it is inferred from their names."""
    if not isinstance(kept, list):
        return (), frozenset()
    found: list[Seat] = []
    unnamed: set[int] = set()
    for entry in kept:
        if not isinstance(entry, dict):
            return (), frozenset()
        name, level = entry.get("name"), entry.get("level")
        profile = entry.get("profile", "")
        profile = profile if isinstance(profile, str) and level is None else ""
        if not isinstance(name, str) or not (level is None or isinstance(level, str)) or name.startswith(BOT):
            return (), frozenset()
        usual = None if level is None or entry.get("named") is True else usual_name(name)
        if usual is not None:
            unnamed.add(len(found))
            name = i18n.text(usual)
        found.append(Seat(name[:SHOWN_NAME_LENGTH], None if level is None else nearest(level), profile))
    return tuple(found), frozenset(unnamed)


def _options(game: AnyGame, kept: object) -> dict[str, OptionValue]:
    given = kept if isinstance(kept, dict) else {}
    # What is kept by an earlier version lacks options that came later: they are left out, too.
    known = {option.id: option for option in game.options if option.id in given or not option.later}
    try:
        return complete(known.values(), {key: value for key, value in given.items() if key in known})
    except OptionError:
        return complete(game.options, {})


def _house(game: AnyGame, kept: object) -> Mapping[str, Json] | None:
    """What was chosen last time; what new matches play if nothing (valid) was."""
    usual = own_houses.of_new_matches(game.id)
    if usual is None or not isinstance(kept, dict) or not house_file.fits(kept):
        return usual
    try:
        return None if game.with_house_rules(kept) is game else kept
    except JsonError:
        return usual
