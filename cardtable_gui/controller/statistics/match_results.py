"""The result of a person in a match, and the entry of a match in the library. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardtable_gui.controller.match import KNOWN_DEAL
from cardtable_gui.controller.saves.match_tally import TALLY, MatchEnd, Tally, tally_of
from cardtable_gui.controller.seats import SEAT_CHANGES, Seat, people_of, seats_of
from cardtable_gui.core.files.record import Record, last_state
from cardtable_gui.core.files.schema import LATEST_S
from cardtable_gui.core.options import HEAD_START, Option
from cardtable_gui.games import own_houses, package_of

PEOPLE: Final = "people"
"""The rivals of a match among persons."""
MIXED: Final = "mixed"
"""The rivals of a match with bots of several levels, or with bots and other persons."""
SOLO: Final = "solo"
"""The rivals of a match for one."""
OTHER_HOUSE: Final = "file"
"""The house rules of a match that aren't the program's own."""
AND: Final = "--"
"""Stands between house rules and options in `PersonResult.house`."""
_VALUE: Final = "-"
"""Stands there between an option and its value, and between the numbers of the seats."""

HINTS, UNDO, CHOSEN_DEAL, PLAYED_ON = "hints", "undo", "chosen_deal", "played_on"
"""The marks of whoever was assisted, or may know more than a player can."""
RECORD_MARKS: Final[Mapping[str, Callable[[Record], bool]]] = {
    SEAT_CHANGES: lambda record: bool(record.extra.get(SEAT_CHANGES)),
}
"""The marks of how a match was arranged, with what tells them of a record: they're kept in `PersonResult.arranged`."""
MARKS: Final = (HINTS, UNDO, CHOSEN_DEAL, PLAYED_ON, HEAD_START, *RECORD_MARKS)
"""All that sets a match apart: its share is never taken together with that of matches without a mark."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody else at the table, and how the match ended for them.

    Attributes:
        name: the name at the seat; may be empty.
        level: the level of a bot; None: a person.
        profile: the id of a person's profile; empty: without one.
        character: the id of a bot's character; empty: without one.
        rank: 1 is best.
        won: whether they won.
    """

    name: str
    level: str | None
    profile: str
    character: str
    rank: int
    won: bool


@dataclass(frozen=True, slots=True)
class PersonResult:
    """The result of one person in one match.

    Attributes:
        match: the id of the match.
        seat: the person's seat.
        game: the game's id.
        players: the number of seats.
        person: the name at the seat; may be empty.
        profile: the id of the person's profile; None: without one.
        rivals: a bot level, `PEOPLE`, `MIXED` or `SOLO`.
        rank: 1 is best.
        score: the score at the end.
        share: 1 for the winner, 1/k for each of k who share the first rank, else 0.
        ended: when, in seconds since 1970 (UTC).
        seconds: how long the match was on the table; None: unknown.
        undos: how often a turn was taken back.
        hints: how many hints were given.
        played_on: whether the match began in the middle of another one.
        decisions: how many of the person's decisions a review has judged.
        loss: what these gave away of the chance to win, all together.
        achievements: the ids of the achievements in the match, with blanks between them; None: not looked for yet.
        known_deal: whether the deals were chosen, by a number, a code or a record, so that the cards may be known.
        house: by what kind of rules the scores came about, see `scored_by`: those by different ones can't be compared.
        arranged: those of `RECORD_MARKS` that the match has, with blanks between them.
        opponents: the others at the table, by seat; none in a result by an earlier version without a record.
    """

    match: str
    seat: int
    game: str
    players: int
    person: str
    profile: str | None
    rivals: str
    rank: int
    score: int
    share: float
    ended: int
    seconds: int | None
    undos: int
    hints: int
    played_on: bool
    decisions: int = 0
    loss: float = 0.0
    achievements: str | None = None
    known_deal: bool = False
    house: str = ""
    arranged: str = ""
    opponents: tuple[Opponent, ...] = ()

    @property
    def assisted(self) -> bool:
        """Whether a turn was taken back, a hint given, the match played on from another one, or its deal chosen."""
        return bool(self.undos or self.hints or self.played_on or self.known_deal)

    @property
    def marked(self) -> bool:
        """Whether it has a mark."""
        return self.assisted or bool(self.house and self.ahead) or bool(self.arranged and self.marks)

    @property
    def marks(self) -> tuple[str, ...]:
        """Those of `MARKS` that it has, in their order."""
        found = {
            HINTS: self.hints,
            UNDO: self.undos,
            CHOSEN_DEAL: self.known_deal,
            PLAYED_ON: self.played_on,
            HEAD_START: self.ahead,
            **dict.fromkeys(self.arranged.split(), True),
        }
        return tuple(mark for mark in MARKS if found.get(mark))

    @property
    def ahead(self) -> tuple[int, ...]:
        """By seat: the head start by which the match began; empty: nobody had any."""
        for part in self.house.split(AND):
            option, _, numbers = part.partition(_VALUE)
            found = numbers.split(_VALUE)
            if option == HEAD_START and len(found) == self.players and all(map(str.isdecimal, found)):
                return tuple(map(int, found))
        return ()


@dataclass(frozen=True, slots=True)
class MatchEntry:
    """A finished match in the library.

    Attributes:
        match: the id of the match.
        game: the game's id.
        seats: who plays.
        actions: the number of actions.
        seed: the number of the deals.
        end: how it ended.
        seconds: how long it was on the table; None: unknown.
    """

    match: str
    game: str
    seats: tuple[Seat, ...]
    actions: int
    seed: int
    end: MatchEnd
    seconds: int | None


def first_end(record: Record, match_id: str, changed_s: int) -> tuple[MatchEnd | None, Tally | None]:
    """The first end of a match and its own tally, as far as it has them.

    A record that tells no end is played; the change of its file is the time of its end, in seconds since 1970. Raises
    `RecordError` if it cannot be played.
    """
    told = tally_of(record)
    tally = told if told is not None and told.match == match_id else None
    if told is not None and told.end is not None:
        return told.end, tally
    found = package_of(record)
    state = last_state(record, found.game)
    if state.to_move is not None:
        return None, tally
    # What ended at 0 would count as erased.
    return MatchEnd.of(found, state, min(max(1, changed_s), LATEST_S)), tally


def entry_of(record: Record, match_id: str, end: MatchEnd, tally: Tally | None) -> MatchEntry:
    """The entry of a match in the library."""
    return MatchEntry(
        match=match_id,
        game=record.game,
        seats=seats_of(record),
        actions=len(record.actions),
        seed=record.seed,
        end=end,
        seconds=None if tally is None else tally.seconds,
    )


def results_of(record: Record, match_id: str, end: MatchEnd, tally: Tally | None) -> list[PersonResult]:
    """The results of the persons in a match that was played here; none in one that came from elsewhere.

    Whoever has left their seat to a bot has the result of that seat: it's marked, as those of all in such a match.
    A record without any tally was played by an earlier version of the program.
    """
    if tally is None and TALLY in record.extra:
        return []
    seats = seats_of(record)
    winners = sum(end.won)
    house = scored_by(record)
    arranged = " ".join(mark for mark, told in RECORD_MARKS.items() if told(record))
    everybody = [
        Opponent(player.name.strip(), player.level, player.profile, player.character, rank, won)
        for player, rank, won in zip(seats, end.ranks, end.won, strict=True)
    ]
    return [
        PersonResult(
            match=match_id,
            seat=seat,
            game=record.game,
            players=record.players,
            person=player.name.strip(),
            profile=player.profile or None,
            rivals=rivals_of(seats, seat),
            rank=end.ranks[seat],
            score=end.scores[seat],
            share=1 / winners if end.won[seat] else 0.0,
            ended=end.at,
            seconds=None if tally is None else tally.seconds,
            undos=0 if tally is None else tally.undos,
            hints=0 if tally is None else tally.hints,
            played_on=tally is not None and tally.played_on,
            known_deal=KNOWN_DEAL in record.extra,
            house=house,
            arranged=arranged,
            opponents=(*everybody[:seat], *everybody[seat + 1 :]),
        )
        for seat, player in sorted(people_of(record).items())
    ]


def house_of(record: Record) -> str:
    """The name of the own house rules that a match is played by, or `OTHER_HOUSE`; empty in a game that has none.

    Raises `JsonError` for invalid ones.
    """
    found = package_of(record).game
    own = own_houses.own_house(found)
    return own.name if own else OTHER_HOUSE if found.houses else ""


def scored_by(record: Record) -> str:
    """The house rules of a match, and those options that change its scores (`Option.scores`) and aren't as usual.

    Alone the score counts what it took to reach the goal, whatever the options. Raises `JsonError` for invalid house
    rules.
    """
    told = [house_of(record)]
    for each in unusual_scores(record):
        value = record.options[each.id]
        told.append(_VALUE.join([each.id, *map(str, value if isinstance(value, tuple) else (value,))]))
    return AND.join(filter(None, told))


def unusual_scores(record: Record) -> list[Option]:
    """The options of a match that change its scores and don't have their defaults."""
    options = package_of(record).game.options if record.players > 1 else ()
    return [each for each in options if each.scores and not each.is_usual(record.options[each.id])]


def rivals_of(seats: Sequence[Seat], own: int) -> str:
    """Against whom a seat plays: a bot level, `PEOPLE`, `MIXED` or `SOLO`."""
    others = {seat.level or PEOPLE for number, seat in enumerate(seats) if number != own}
    if not others:
        return SOLO
    return others.pop() if len(others) == 1 else MIXED
