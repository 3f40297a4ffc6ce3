"""The daily deals: a match of each game that is the same for everyone on that date.

The number of the deals is, with D as `YYYY-MM-DD` and VARIANT empty or `solo`: the first 8 bytes of the SHA-512 digest
of `cardtable-daily-1|GAME|VARIANT|D`, big-endian, modulo 999 999 999, plus 1. Bots of such a match are seeded by what
they see and limited by steps, so they answer the same play with the same play everywhere (`Question.seed`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from cardtable_gui import games
from cardtable_gui.controller.match import DAILY, KNOWN_DEAL, Match
from cardtable_gui.controller.seats import Seat, free_characters
from cardtable_gui.core.digests import sha512
from cardtable_gui.core.files.record import MOST_DRAWN_SEED, Record
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import own_houses

LEVEL: Final = "normal"
PLAYERS: Final = 4
"""The number of players, where the game allows it."""
_SOLO: Final = "solo"


@dataclass(frozen=True, slots=True)
class Challenge:
    """One daily deal: the game, the date, and whether one plays alone."""

    game: str
    day: date
    solo: bool = False

    @property
    def key(self) -> str:
        """Its name among those of its day."""
        return f"{self.game}-{_SOLO}" if self.solo else self.game

    @property
    def seed(self) -> int:
        """The number of its deals."""
        text = f"cardtable-daily-1|{self.game}|{_SOLO if self.solo else ''}|{self.day.isoformat()}"
        return int.from_bytes(sha512(text)[:8], "big") % MOST_DRAWN_SEED + 1

    @property
    def players(self) -> int:
        """The number of seats; the player has the first one."""
        least, most = games.game(self.game).players
        return 1 if self.solo else max(least, min(most, PLAYERS))

    @property
    def house(self) -> Mapping[str, Json] | None:
        """The house rules of its day; None: the game has none."""
        return own_houses.of_day(self.game, self.day)

    def match(self, person: Seat, *, official: bool) -> Match:
        """The match, dealt, against others of the cast, who play plain.

        Args:
            person: the player's seat.
            official: whether it is the one try that counts; any other one is marked as a deal whose cards may be known.
        """
        others = free_characters((person,))[: self.players - 1]
        seats = (person, *(Seat("", LEVEL, character=each.id) for each in others))
        mark: dict[str, Json] = {"day": self.day.isoformat(), "solo": self.solo, "official": official}
        known: dict[str, Json] = {} if official else {KNOWN_DEAL: True}
        return Match.new(self.game, seats, seed=self.seed, house=self.house, marks={DAILY: mark, **known})


@dataclass(frozen=True, slots=True)
class DailyMark:
    """That a match is a daily deal, and whether it is the one try that counts."""

    challenge: Challenge
    official: bool


def of_day(day: date) -> tuple[Challenge, ...]:
    """The deals of a day, the easiest game first; games that one person can play alone have another one for that."""
    known = [package.game for package in games.by_difficulty()]
    alone = (Challenge(game.id, day, solo=True) for game in known if game.players[0] == 1)
    return (*(Challenge(game.id, day) for game in known), *alone)


def mark_of(record: Record) -> DailyMark | None:
    """The daily deal that a recorded match is; None: it is none, or its deals aren't those of that day."""
    mark = record.extra.get(DAILY)
    if not isinstance(mark, Mapping):
        return None
    day, solo, official = mark.get("day"), mark.get("solo"), mark.get("official")
    if not (isinstance(day, str) and isinstance(solo, bool) and isinstance(official, bool)):
        return None
    try:
        challenge = Challenge(record.game, date.fromisoformat(day), solo)
    except ValueError:
        return None
    genuine = (record.seed, record.players) == (challenge.seed, challenge.players) and _by_house(record, challenge)
    return DailyMark(challenge, official) if genuine else None


def _by_house(record: Record, challenge: Challenge) -> bool:
    """Whether a match is played by the house rules of the day."""
    return games.package_of(record).game is games.package(record.game).with_house_rules(challenge.house).game
