"""The player's choices before a match, and why it cannot start yet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.bots.levels import LEVELS, nearest
from cardtable_gui.controller.seats import Seat, free_characters
from cardtable_gui.core.files import house_file
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.core.files.record import BOT, MOST_SEED
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.options import HEAD_START, OptionError, OptionValue, complete, seats_ahead
from cardtable_gui.core.strict_json import Json, JsonError
from cardtable_gui.games import own_houses

USUAL_SEATS = 4
USUAL_LEVEL = "normal"
_MOST_SEATS = 20
"""No game seats more."""


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """The choices for a match: the game, the seats, options, and the number of its deals (None: drawn at random).

    `house`: the content of a house rules file; None: what records without house rules play. `starter`: the seat that
    starts; None: drawn by lot, or decided by the rules.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None
    house: Mapping[str, Json] | None = None
    starter: int | None = None


def new_bot(others: Iterable[Seat]) -> Seat:
    """A further bot: the next of the cast, who plays as well as the other bots do; without a name if all are there."""
    others = tuple(others)
    free = free_characters(others)
    return Seat("", level_among(others), character=free[0].id if free else "")


def character_called(name: str) -> str:
    """The id of the character whose name this is in some language; empty: nobody's."""
    found = (each for each in CAST if any(i18n.text(each.name, chosen=spoken) == name for spoken in i18n.LANGUAGES))
    return next((each.id for each in found), "")


def level_among(seats: Iterable[Seat]) -> str:
    """The level for another bot: the most frequent one, the strongest of equally frequent ones; else the default."""
    found = [nearest(seat.level) for seat in seats if seat.level is not None]
    return max(found, key=lambda level: (found.count(level), LEVELS.index(level)), default=USUAL_LEVEL)


def usual_seats(game: AnyGame, name: str = "") -> tuple[Seat, ...]:
    """The seats of a game that was never played here: one person, and bots up to the usual number."""
    least, most = game.players
    seats = [Seat(name)]
    while len(seats) < max(least, min(most, USUAL_SEATS)):
        seats.append(new_bot(seats))
    return tuple(seats)


def remembered(
    game: AnyGame, kept: Mapping[str, Any], name: str = "", company: Mapping[str, Any] | None = None
) -> MatchSetup:
    """The saved set-up of a game; whatever of it is invalid (by now) gets its default.

    Args:
        game: the game.
        kept: what `to_keep` made of its last match; empty: there was none.
        name: the person who usually plays, if it's neither known who played this game nor who played any.
        company: who usually sits at this table, whatever the game, as `company_of` keeps it.
    """
    seats = _fitted(_seats((company or kept).get("seats")), game.players) or usual_seats(game, name)
    options = _followed(game, _options(game, kept.get("options")), _seats(kept.get("seats")), seats)
    house = _house(game, kept.get("house"))
    return MatchSetup(game.id, seats, options, house=house)


def to_keep(plan: MatchSetup) -> dict[str, Any]:
    """The set-up as it is saved: without the number of the deals and who starts, which are chosen for one match."""
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in plan.options.items()}
    first = games.game(plan.game).houses[:1]
    content = plan.house if plan.house is not None or not first else own_houses.content(plan.game, first[0].name)
    house = {} if content is None else {"house": dict(content)}
    seats = [
        {"name": seat.name, "level": seat.level, "named": bool(seat.name)}
        | ({"profile": seat.profile} if seat.profile else {})
        | ({"character": seat.character} if seat.character else {})
        for seat in plan.seats
    ]
    return {"seats": seats, "options": options, **house}


def company_of(plan: MatchSetup) -> dict[str, Any]:
    """Who sits at the table, to be proposed for every game; empty if it's no company: a person alone, or bots only."""
    people = any(seat.level is None for seat in plan.seats)
    return {"seats": to_keep(plan)["seats"]} if people and len(plan.seats) > 1 else {}


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


def _seats(kept: object) -> tuple[Seat, ...]:
    """The seats; what an earlier version called after one of the cast by itself is that character."""
    if not isinstance(kept, list) or len(kept) > _MOST_SEATS:
        return ()
    found: list[Seat] = []
    for entry in kept:
        if not isinstance(entry, dict):
            return ()
        name, level = entry.get("name"), entry.get("level")
        profile, character = entry.get("profile", ""), entry.get("character", "")
        if not isinstance(name, str) or not (level is None or isinstance(level, str)) or name.startswith(BOT):
            return ()
        if level is None:
            found.append(Seat(name[:SHOWN_NAME_LENGTH], profile=profile if isinstance(profile, str) else ""))
            continue
        if entry.get("named") is not True and not character:
            character = character_called(name)
            name = "" if character else name
        character = character if isinstance(character, str) else ""
        found.append(Seat(name[:SHOWN_NAME_LENGTH], nearest(level), character=character))
    return tuple(found)


def _fitted(seats: Sequence[Seat], span: tuple[int, int]) -> tuple[Seat, ...]:
    """The seats for a game with this span of players: bots come and go before people do. Nobody remains nobody."""
    least, most = span
    kept = list(seats)
    while len(kept) > most:
        bots = [number for number, seat in enumerate(kept) if seat.level is not None]
        kept.pop(bots[-1] if bots else -1)
    while kept and len(kept) < least:
        kept.append(new_bot(kept))
    return tuple(kept)


def _options(game: AnyGame, kept: object) -> dict[str, OptionValue]:
    given = kept if isinstance(kept, dict) else {}
    # What is kept by an earlier version lacks options that came later: they are left out, too.
    known = {option.id: option for option in game.options if option.id in given or not option.later}
    try:
        return complete(known.values(), {key: value for key, value in given.items() if key in known})
    except OptionError:
        return complete((option for option in game.options if not option.later), {})


def _followed(
    game: AnyGame, options: dict[str, OptionValue], before: Sequence[Seat], now: Sequence[Seat]
) -> dict[str, OptionValue]:
    """The options for other seats than `before`: whoever had a head start has it wherever they sit now."""
    numbers = seats_ahead(options)
    if not numbers:
        return options
    had: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
    for seat, number in zip(before, numbers, strict=False):
        had[_who(seat)].append(number)
    ahead = tuple(had[_who(seat)].pop(0) if had[_who(seat)] else 0 for seat in now)
    found = {**options, HEAD_START: ahead if any(ahead) and len(before) == len(numbers) else ()}
    try:
        return complete(game.options, found, len(now))
    except OptionError:
        return {**options, HEAD_START: ()}


def _who(seat: Seat) -> tuple[object, ...]:
    """What somebody at the table is known by."""
    if seat.level is None and seat.profile:
        return None, seat.profile
    return (None, "", seat.name.strip().casefold()) if seat.level is None else ("bot", seat.character, seat.name)


def _house(game: AnyGame, kept: object) -> Mapping[str, Json] | None:
    """What was chosen last time; what new matches play if nothing (valid) was."""
    usual = own_houses.of_new_matches(game.id)
    if usual is None or not isinstance(kept, dict) or not house_file.fits(kept):
        return usual
    try:
        return None if game.with_house_rules(kept) is game else kept
    except JsonError:
        return usual
