"""Mutants that are known to be equivalent, each with the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mutation.mutants import Mutant, places

LEAST_WORDS = 6
"""The minimum number of words in a reason."""


@dataclass(frozen=True)
class Equivalent:
    """An equivalent mutant: its place and change, and why no input distinguishes it from the original."""

    path: str
    within: str
    before: str
    after: str
    why: str

    def fits(self, mutant: Mutant) -> bool:
        """Whether this entry describes the mutant."""
        return (self.path, self.within) == (mutant.path, mutant.within) and (self.before, self.after) == mutant.change

    def __str__(self) -> str:
        return f"{self.path}, {self.within or 'module'}: {self.before} -> {self.after}"


def read(file: Path) -> list[Equivalent]:
    """Read the list.

    Raises:
        ValueError: an entry is incomplete, or its reason is too short.
    """
    found = []
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []):
        try:
            found.append(Equivalent(**entry))
        except TypeError as error:
            raise ValueError(f"{file.name}: {entry}: {error}") from error
        if len(found[-1].why.split()) < LEAST_WORDS:
            raise ValueError(f"{file.name}: {found[-1]}: say why no input differs")
    return found


def stale(root: Path, listed: Iterable[Equivalent]) -> list[Equivalent]:
    """Give the entries whose mutant does not exist (any more) in the checkout."""
    return [entry for entry in listed if not _exists(root, entry)]


def known(mutant: Mutant, listed: Sequence[Equivalent]) -> Equivalent | None:
    """Give the entry of a mutant."""
    return next((entry for entry in listed if entry.fits(mutant)), None)


def _exists(root: Path, entry: Equivalent) -> bool:
    file = root / entry.path
    if not file.is_file():
        return False
    near = (place for place in places(entry.path, file.read_text(encoding="utf-8")) if place.within == entry.within)
    return any(entry.fits(mutant) for place in near for mutant in place.mutants())
