"""Words of a game that its rules explain, and where they are in other texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """An explained word: its id, its name in the player's language, and the explanation as plain text."""

    id: str
    name: str
    meaning: str

    @property
    def tip(self) -> str:
        """Name and explanation in one text."""
        return f"{self.name}\n{self.meaning}"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word is in a text: its first letter and the number of its letters."""

    start: int
    length: int
    word: Word


def found_in(text: str, words: Mapping[str, Word]) -> list[Place]:
    """The first place of each word in a text, from left to right.

    Args:
        text: any text.
        words: the words by the forms in which they are written, in any order: where several forms begin at the
            same letter, the longest wins, so they are sorted here.
    """
    folded = text.casefold()
    # A pattern of all the words would take as long to compile as several frames.
    forms = {form.casefold(): word for form, word in words.items() if form.casefold() in folded}
    if not forms:
        return []
    either = "|".join(map(_pattern, sorted(forms, key=len, reverse=True)))
    found: dict[str, Place] = {}
    for match in re.finditer(either, text, re.IGNORECASE):
        # “İ” agrees with “i”, but is no other case of it.
        word = forms.get(match[0].casefold())
        if word is not None:
            found.setdefault(word.id, Place(match.start(), len(match[0]), word))
    return sorted(found.values(), key=lambda place: place.start)


def _pattern(form: str) -> str:
    """A form as a whole word where its script separates words."""
    escaped = re.escape(form)
    return rf"(?<![A-Za-z]){escaped}(?![A-Za-z])" if form.isascii() else escaped
