"""English sentences about the player who reads them: “You” with verbs and possessives of the second person.

A module of its own, since only one language needs it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

YOU: Final = "You"
SECOND_PERSON: Final[Mapping[str, str]] = {
    **{f"{verb}s": verb for verb in ("add", "choose", "discard", "draw", "exchange", "fight", "flip", "fold", "hold")},
    **{f"{verb}s": verb for verb in ("lay", "lead", "lose", "play", "put", "rob", "show", "stake", "start", "stay")},
    **{f"{verb}s": verb for verb in ("need", "sever", "swap", "take", "win")},
    "passes": "pass",
    "goes": "go",
    "does": "do",
    "has": "have",
    "is": "are",
    "was": "were",
}
"""Verbs that sentences about a player use, also where they don't begin with that player: the second person by the
third one."""
_OPENING = re.compile(r"(?<=^ )[a-z]+s\b")
"""The verb of a clause that begins with the player, whichever it is."""
_ENDING = re.compile(r"(?<=[sxz])es$|(?<=[cs]h)es$|s$")
_VERB = re.compile(r"(?<!{)\b(" + "|".join(SECOND_PERSON) + r")\b")
_BETWEEN_CLAUSES = re.compile(r"([:;] |[.!?] (?=[A-Z{]))")


def addressed(template: str, place: str) -> str:
    """A template with “you” at a place, as “You pass” for “{seat} passes”.

    Verbs that follow the place in its clause are taken to be those of the player, unless it stands before a comma.
    """
    return "".join(_clause(each, f"{{{place}}}") for each in _BETWEEN_CLAUSES.split(template))


def _clause(clause: str, place: str) -> str:
    before, found, after = clause.partition(place)
    if not found:
        return clause
    first = not before
    if after.startswith(","):
        return f"{before}{YOU}{after}"
    if after.startswith("’s"):
        return f"{before}{'Your' if first else 'your'}{after.removeprefix('’s')}"
    if first:
        after = _OPENING.sub(lambda verb: _second_person(verb.group()), after)
    return f"{before}{YOU if first else YOU.lower()}{_VERB.sub(lambda verb: SECOND_PERSON[verb.group()], after)}"


def _second_person(verb: str) -> str:
    if verb.endswith("ies"):
        return f"{verb.removesuffix('ies')}y"
    return SECOND_PERSON.get(verb) or _ENDING.sub("", verb)
