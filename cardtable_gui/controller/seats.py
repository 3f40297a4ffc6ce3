"""Who sits at the table: the seats of a match, and who sat there before somebody else came, as a record tells it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cardtable_gui import i18n
from cardtable_gui.bots import cast
from cardtable_gui.core.files.limits import MAX_ACTIONS, MAX_NAME_LENGTH, MOST_PLAYERS
from cardtable_gui.core.files.record import BOT, Record
from cardtable_gui.core.files.schema import fields, listed, text, whole
from cardtable_gui.core.messages import You
from cardtable_gui.core.strict_json import Json, JsonError

NAMES = "names"
"""The record's key for the names of all seats, if bots have names."""
PROFILES = "profiles"
"""The record's key for the ids of the profiles by which people play, by seat; empty: none."""
SEAT_CHANGES = "seat_changes"
"""The record's key for who sat at a seat before somebody else took it; its `seats` are those of now."""
MOST_SEAT_CHANGES = 100
"""Seats change hands so often in a match at most."""

_LONGEST_ID = 64
"""The id of a profile or a character is no longer."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The player at a seat.

    Attributes:
        name: the name, which may be empty.
        level: the level of a bot; None: a person.
        profile: the id of the profile by which a person plays, which may be one that was removed; empty: none.
        character: the id of a bot's character, which may be one of a newer version; empty: none.
    """

    name: str
    level: str | None = None
    profile: str = ""
    character: str = ""

    @property
    def text(self) -> str:
        """The seat in a record: the name, or `bot:` and the level."""
        if self.level is not None:
            return BOT + self.level
        name = _recorded(self.name)
        return name.replace(":", "：", 1) if name.startswith(BOT) else name

    @property
    def called(self) -> str:
        """The name that is shown: a bot without one is called as its character is, in the language in force."""
        found = None if self.name or self.level is None else cast.find(self.character)
        return self.name if found is None else i18n.text(found.name)

    @property
    def style(self) -> str:
        """The key of the style in which a bot plays; empty: plain."""
        return "" if self.level is None else cast.style_of(self.character)


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat changed hands: a person left it to a bot, or took over a bot's.

    Attributes:
        at: the number of actions before it.
        seat: which one.
        before: who sat there until then.
    """

    at: int
    seat: int
    before: Seat

    def to_json(self) -> dict[str, Json]:
        """The change as a JSON object; what isn't there is left out."""
        who = self.before
        told: dict[str, Json] = {"at": self.at, "seat": self.seat}
        parts = {"name": _recorded(who.name), "level": who.level, "profile": who.profile, "character": who.character}
        return told | {key: part for key, part in parts.items() if part}


_SEAT_CHANGES = listed(
    fields(
        {"at": whole(0, MAX_ACTIONS), "seat": whole(0, MOST_PLAYERS - 1)},
        {
            "name": text(MAX_NAME_LENGTH),
            "level": text(MAX_NAME_LENGTH, ".+"),
            "profile": text(_LONGEST_ID),
            "character": text(_LONGEST_ID),
        },
    ),
    MOST_SEAT_CHANGES,
)


def only_person(seats: Sequence[Seat]) -> int | None:
    """The seat of the only person among these players, who is “you”; None: there are several, or none."""
    people = [seat for seat, who in enumerate(seats) if who.level is None]
    return people[0] if len(people) == 1 else None


def names_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What these players are called, by seat; blank: they have no name (`i18n.seat_name`). The only person is `You`."""
    you = only_person(seats)
    return tuple(You(who.called) if seat == you else who.called for seat, who in enumerate(seats))


def free_characters(seats: Iterable[Seat]) -> list[cast.Character]:
    """Who of the cast doesn't sit at this table, not even by a namesake."""
    seats = tuple(seats)
    ids = {seat.character for seat in seats}
    names = {seat.called.casefold() for seat in seats}
    return [each for each in cast.CAST if each.id not in ids and i18n.text(each.name).casefold() not in names]


def about_seats(seats: Sequence[Seat]) -> dict[str, Json]:
    """The record's extra data about the seats: the bots' names and characters, and the people's profiles."""
    extra: dict[str, Json] = {}
    if any(seat.level is not None and seat.name for seat in seats):
        extra[NAMES] = [_recorded(seat.name) for seat in seats]
    profiles: list[Json] = [seat.profile if seat.level is None else "" for seat in seats]
    if any(profiles):
        extra[PROFILES] = profiles
    return extra | cast.recorded([_recorded(seat.character) if seat.level is not None else "" for seat in seats])


def seated(record: Record, seats: Sequence[Seat], changes: Sequence[SeatChange]) -> Record:
    """The record with these players, and with whom they took their seats from."""
    kept = {
        key: value for key, value in record.extra.items() if key not in (NAMES, PROFILES, cast.CHARACTERS, SEAT_CHANGES)
    }
    told: dict[str, Json] = {SEAT_CHANGES: [change.to_json() for change in changes]} if changes else {}
    return replace(record, seats=tuple(seat.text for seat in seats), extra={**kept, **about_seats(seats), **told})


def seats_before(changes: Sequence[SeatChange], actions: int, now: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who sat at a table after so many actions, by seat, before what has changed since; `now`: who sits there now."""
    seats = [*now]
    for change in reversed(changes):
        if change.at > actions:
            seats[change.seat] = change.before
    return tuple(seats)


def people_of(record: Record) -> dict[int, Seat]:
    """The people of a recorded match by seat: whoever sits there, or was the last to leave it to a bot.

    Who left a seat and sat down at another one is only there.
    """
    found = {seat: who for seat, who in enumerate(seats_of(record)) if who.level is None}
    for change in reversed(seat_changes_of(record)):
        who = change.before
        if who.level is None and change.seat not in found and not any(_same(who, other) for other in found.values()):
            found[change.seat] = who
    return found


def _same(one: Seat, other: Seat) -> bool:
    """Whether two people are one: by profile, or by name for those without; who has no name is told from everybody."""
    return one.profile == other.profile and bool(one.profile or (one.name and one.name == other.name))


def seat_changes_of(record: Record) -> tuple[SeatChange, ...]:
    """The seats of a recorded match that changed hands; none if what it tells of them is invalid.

    A program that doesn't know them may have taken actions back: changes are no later than the last one.
    """
    try:
        told = _SEAT_CHANGES(record.extra.get(SEAT_CHANGES, []), SEAT_CHANGES)
    except JsonError:
        return ()
    last, places = len(record.actions), [each["at"] for each in told]
    if places != sorted(places) or any(each["seat"] >= record.players for each in told):
        return ()
    return tuple(
        SeatChange(
            min(each["at"], last),
            each["seat"],
            Seat(each.get("name", ""), each.get("level"), each.get("profile", ""), each.get("character", "")),
        )
        for each in told
    )


def _recorded(name: str) -> str:
    """A name that is valid in a record: not too long, no lone surrogates."""
    return name.encode("utf-16", "surrogatepass").decode("utf-16", "replace")[:MAX_NAME_LENGTH]


def seats_of(record: Record) -> tuple[Seat, ...]:
    """The players of a recorded match, by seat."""
    names, profiles, characters = (_texts(record, key) for key in (NAMES, PROFILES, cast.CHARACTERS))
    levels = [record.bot(seat) for seat in range(record.players)]
    return tuple(
        Seat(written, profile=profile[:_LONGEST_ID])
        if level is None
        else Seat(name[:MAX_NAME_LENGTH], level, character=character[:_LONGEST_ID])
        for written, name, level, profile, character in zip(
            record.seats, names, levels, profiles, characters, strict=True
        )
    )


def _texts(record: Record, key: str) -> list[str]:
    """The texts by seat in a record's extra data; empty ones if there are none, or they are invalid."""
    found = record.extra.get(key)
    if isinstance(found, list) and len(found) == record.players and all(isinstance(each, str) for each in found):
        return [str(each) for each in found]
    return [""] * record.players
