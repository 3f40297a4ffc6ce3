"""How often people have won at a real table: apart from the statistics of matches that were played here. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardtable_gui.controller.pads.pad import Pad, Person
from cardtable_gui.core.messages import is_blank


@dataclass(slots=True)
class Standing:
    """One person: the latest name, the matches that are over, and those of them that were won, shared or alone."""

    name: str
    matches: int = 0
    won: int = 0


def standings(pads: Iterable[Pad]) -> list[Standing]:
    """All people with a name or a profile who have played a match to its end, whoever has won most first.

    `pads`: the latest first. Matches of one person alone don't count.
    """
    found: dict[str, Standing] = {}
    for pad in pads:
        ranks = pad.scored.ranks
        if ranks is None or len(ranks) == 1:
            continue
        for person, rank in zip(pad.people, ranks, strict=True):
            key = _key(person)
            if key:
                standing = found.setdefault(key, Standing(person.name))
                standing.matches += 1
                standing.won += rank == 1
    return sorted(found.values(), key=lambda each: (-each.won, each.matches, each.name))


def _key(person: Person) -> str:
    """What tells a person from others: the profile, else the name; empty: nobody knows who it is."""
    return f"profile {person.profile}" if person.profile else "" if is_blank(person.name) else f"name {person.name}"
