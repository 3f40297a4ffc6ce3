"""What the results of those at a table propose for their next match: a head start, or another level of the bots. No Qt.

Each is proposed in a sentence that says why. What was declined is proposed again only by matches that came after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from cardtable_gui.bots import levels
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.figures import Share
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.options import HEAD_START, Option, Options, seats_ahead

LAST: Final = 10
"""A head start is proposed by so many matches, of which one person has won more than half."""
FEWEST: Final = 6
"""Another level is proposed by so many matches at least."""
RECENT: Final = 20
"""Another level is proposed by so many matches at most."""
_WEAKEST: Final = 1
"""The weakest level that is proposed, as a place in the list: below it bots don't try to win."""

Declined: TypeAlias = Mapping[str, int]
"""By the id of a proposal, when the last match ended that spoke for it as it was declined (in s since 1970, UTC)."""
_Who: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal for the next match.

    Attributes:
        id: by which it's remembered that it was declined.
        at: when the last match ended that speaks for it.
        why: what speaks for it, and the question; seats are those of the set-up.
        accept: the words of the button by which it's accepted.
        ahead: the head start of each seat; None: it's about the level.
        level: the level of all bots; None: it's about the head start.
    """

    id: str
    at: int
    why: Message
    accept: Message
    ahead: tuple[int, ...] | None = None
    level: str | None = None


def proposal(
    game: AnyGame, options: Options, seats: Sequence[Seat], results: Iterable[PersonResult], declined: Declined
) -> Proposal | None:
    """What is proposed for a match of these seats, by results that come the earliest first; None: nothing."""
    people = {seat: _who(each.profile, each.name) for seat, each in enumerate(seats) if each.level is None}
    found = [result for result in results if result.game == game.id]
    if len(people) > 1:
        return _head_start(game, options, people, len(seats), found, declined)
    return _other_level(game, seats, people, found, declined) if people else None


def _who(profile: str | None, name: str) -> _Who:
    """What a person is known by."""
    return (profile, "") if profile else ("", name.strip().casefold())


def _who_of(result: PersonResult) -> _Who:
    return _who(result.profile, result.person)


def _id(what: str, game: AnyGame, people: Iterable[_Who]) -> str:
    """The id of a proposal to these people: as short for many with long names, and the settings don't name them.

    Random numbers that begin with who they are serve as a digest: the module for those would cost three MiB here.
    """
    return f"{what} {game.id} {Random(repr(sorted(people))).getrandbits(128):032x}"


def _head_start(
    game: AnyGame,
    options: Options,
    people: Mapping[int, _Who],
    players: int,
    results: Sequence[PersonResult],
    declined: Declined,
) -> Proposal | None:
    """More for who won least of the last matches between these people, by the head start that they have now."""
    option = next((each for each in game.options if each.id == HEAD_START), None)
    if option is None or not option.makes_sense(options, players) or len(set(people.values())) < len(people):
        return None
    ahead = [*(seats_ahead(options) or (0,) * players)]
    name = _id("start", game, people.values())
    since = declined.get(name, -1)
    matches = _between(people, ahead, [each for each in results if each.ended > since])
    if len(matches) < LAST:
        return None
    won = {seat: sum(match[who].share for match in matches) for seat, who in people.items()}
    places = {seat: sum(match[who].rank for match in matches) for seat, who in people.items()}
    leader, last = (choose(people, key=lambda seat: (won[seat], -places[seat])) for choose in (max, min))
    if won[leader] <= LAST / 2:
        return None
    wins = sum(match[people[leader]].share > 0 for match in matches)
    at = max(each.ended for each in matches[-1].values())
    if ahead[leader]:
        ahead[leader] //= 2
        less = QT_TRANSLATE_NOOP(
            "start",
            (
                "With a head start, {leader} has won {wins} of your last {matches} matches. Lower the head start to "
                "{number}?"
            ),
        )
        words = QT_TRANSLATE_NOOP("start", "Lower the head start")
        why = less.put(leader=SeatName(leader), wins=wins, matches=LAST, number=ahead[leader])
        return Proposal(name, at, why, words, ahead=_plain(ahead))
    gap = sum(match[people[leader]].score - match[people[last]].score for match in matches) / LAST
    number = _room(option, ahead, last, max(1, round(gap / 2)))
    if number == ahead[last]:
        return None
    ahead[last] = number
    more = QT_TRANSLATE_NOOP(
        "start", "{leader} has won {wins} of your last {matches} matches. Give {seat} a head start of {number}?"
    )
    words = QT_TRANSLATE_NOOP("start", "Give a head start")
    why = more.put(leader=SeatName(leader), wins=wins, matches=LAST, seat=SeatName(last), number=number)
    return Proposal(name, at, why, words, ahead=_plain(ahead))


def _between(
    people: Mapping[int, _Who], ahead: Sequence[int], results: Iterable[PersonResult]
) -> list[dict[_Who, PersonResult]]:
    """The last matches between these people and no others, by this head start and without help, the earliest first."""
    matches: dict[str, list[PersonResult]] = {}
    for result in results:
        matches.setdefault(result.match, []).append(result)
    wanted = {who: ahead[seat] for seat, who in people.items()}
    found: list[dict[_Who, PersonResult]] = []
    # The set-up asks at each change of a name: nobody waits for the matches of years.
    for match in reversed(matches.values()):
        mine = {_who_of(each): each for each in match}
        if (
            len(match) == len(mine) == len(wanted)
            and all(wanted.get(who) == _had(each) for who, each in mine.items())
            and all(set(each.marks) <= {HEAD_START} for each in match)
        ):
            found.append(mine)
        if len(found) == LAST:
            break
    return found[::-1]


def _had(result: PersonResult) -> int:
    """The head start by which the person of a result began."""
    return result.ahead[result.seat] if result.ahead else 0


def _room(option: Option, ahead: Sequence[int], seat: int, more: int) -> int:
    """What a seat may have with so much more, or as much of it as is left."""
    players = len(ahead)
    left = option.together.get(players, players * option.maximum) - sum(ahead)
    return min(option.most(players), ahead[seat] + min(more, left))


def _plain(ahead: Sequence[int]) -> tuple[int, ...]:
    return tuple(ahead) if any(ahead) else ()


def _other_level(
    game: AnyGame,
    seats: Sequence[Seat],
    people: Mapping[int, _Who],
    results: Sequence[PersonResult],
    declined: Declined,
) -> Proposal | None:
    """The next level if the share of a person's last matches, all against this one, is clearly not the even one."""
    (who,) = people.values()
    chosen = {levels.nearest(seat.level) for seat in seats if seat.level is not None}
    if len(chosen) != 1:
        return None
    (level,) = chosen
    name = _id("level", game, (who,))
    since = declined.get(name, -1)
    recent: list[PersonResult] = []
    for result in reversed(results):
        if _who_of(result) != who or result.marked or result.rivals not in levels.LEVELS:
            continue
        if result.rivals != level or result.ended <= since or len(recent) == RECENT:
            # Who has tried another level since begins anew with this one.
            break
        recent.append(result)
    if len(recent) < FEWEST:
        return None
    share, place = Share.of(recent), levels.LEVELS.index(level)
    assert share.chance is not None
    if share.low > share.chance:
        place += 1
    elif share.high < share.chance:
        place = max(min(place, _WEAKEST), place - 1)
    if place == len(levels.LEVELS) or levels.LEVELS[place] == level:
        return None
    other = levels.TITLES[levels.LEVELS[place]]
    why = QT_TRANSLATE_NOOP(
        "start", "You’ve won {wins} of your last {matches} matches against {level} bots. Try {other}?"
    ).put(wins=sum(each.share > 0 for each in recent), matches=len(recent), level=levels.TITLES[level], other=other)
    words = QT_TRANSLATE_NOOP("start", "Change to {level}").put(level=other)
    return Proposal(name, recent[0].ended, why, words, level=levels.LEVELS[place])
