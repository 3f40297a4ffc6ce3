"""How a person and each of those they met have fared against each other. No Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from cardtable_gui.bots import cast
from cardtable_gui.controller.statistics.match_results import Opponent, PersonResult


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """A person and one opponent: a character, another person, or all other bots together.

    Attributes:
        person: the person's name.
        opponent: the opponent as in the latest match.
        matches: in how many matches they met.
        ahead: how often the person came before the opponent.
        behind: how often the opponent came before the person.
        level: how often they shared a rank.
        wins: how many of the matches the person won, alone or with others.
        losses: how many of them the opponent won.
    """

    person: str
    opponent: Opponent
    matches: int
    ahead: int
    behind: int
    level: int
    wins: int
    losses: int


def head_to_heads(results: Iterable[PersonResult]) -> list[HeadToHead]:
    """Everybody that the people of some results (the earliest first) have met, whom they met most often first."""
    met: defaultdict[tuple[str, str], list[tuple[PersonResult, Opponent]]] = defaultdict(list)
    for result in results:
        for opponent in result.opponents:
            met[result.person, _who(opponent)].append((result, opponent))
    return sorted(map(_between, met.values()), key=lambda each: -each.matches)


def is_known_character(opponent: Opponent) -> bool:
    """Whether an opponent is one of the cast, as this version knows it."""
    return opponent.level is not None and cast.find(opponent.character) is not None


def _who(opponent: Opponent) -> str:
    """What tells an opponent from all others: people by their profiles, and without one by their names."""
    if opponent.level is None:
        return f"profile {opponent.profile}" if opponent.profile else f"name {opponent.name}"
    return f"character {opponent.character}" if is_known_character(opponent) else "bot"


def _between(meetings: list[tuple[PersonResult, Opponent]]) -> HeadToHead:
    ahead = sum(result.rank < opponent.rank for result, opponent in meetings)
    behind = sum(result.rank > opponent.rank for result, opponent in meetings)
    result, opponent = meetings[-1]
    return HeadToHead(
        person=result.person,
        opponent=opponent,
        matches=len({each.match for each, _ in meetings}),
        ahead=ahead,
        behind=behind,
        level=len(meetings) - ahead - behind,
        wins=len({each.match for each, _ in meetings if each.share}),
        losses=len({each.match for each, other in meetings if other.won}),
    )
