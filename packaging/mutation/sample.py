"""The choice of mutants to try: a seeded random sample of lines, spread over the folders."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePosixPath
from random import Random

from mutation.mutants import Mutant, Place

Line = tuple[str, int]


def draw(places: Iterable[Place], size: int, seed: int) -> list[Mutant]:
    """Draw mutants on different lines: a line, then one operator of it, then one of its replacements.

    Half of the sample is shared evenly among the folders, the other half by how many lines they have. The same places,
    size and seed give the same mutants.
    """
    folders: dict[str, dict[Line, list[Place]]] = defaultdict(lambda: defaultdict(list))
    for place in places:
        folder = PurePosixPath(place.path).parent.as_posix()
        folders[folder][place.path, place.lines[0]].append(place)
    shares = _shares({folder: len(lines) for folder, lines in folders.items()}, size)
    drawn = []
    for folder, lines in sorted(folders.items()):
        rng = Random(f"{seed}|{folder}")
        order = rng.sample(sorted(lines), len(lines))
        drawn += [_mutant(lines[line], Random(f"{seed}|{line}")) for line in order[: shares[folder]]]
    return drawn


def _mutant(places: Sequence[Place], rng: Random) -> Mutant:
    place = rng.choice(places)
    return place.mutant(rng.randrange(len(place.replacements)))


def _shares(lines: Mapping[str, int], size: int) -> dict[str, int]:
    """How many mutants each folder gets; together `size`, unless there are fewer lines."""
    shares = dict.fromkeys(lines, 0)
    left = min(size, sum(lines.values()))
    whole = sum(lines.values())
    while left:
        # One at a time to the folder that lacks most of its share: exact, and none gets more than it has.
        lacking = {
            folder: size * (0.5 / len(lines) + 0.5 * count / whole) - shares[folder]
            for folder, count in lines.items()
            if shares[folder] < count
        }
        shares[max(sorted(lacking), key=lacking.__getitem__)] += 1
        left -= 1
    return shares
