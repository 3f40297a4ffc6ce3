"""Makes the tables of Kobayakawa's bots by self-play.

First the worth of cards and their chances in fights, by rounds for kamons; then the chances to win the match between
rounds, from the last round backwards; then the odds of draws in rounds of three; last, matches show how good the
chances to win are.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final

from cardtable_gui.games.kobayakawa.bots.tables import FILE, KobayakawaTables, MatchValues, content, of_content
from cardtable_gui.lab.games.kobayakawa import draw_training, match_training, round_training
from cardtable_gui.lab.games.kobayakawa.draw_training import Choices, FirstRounds, Rows
from cardtable_gui.lab.games.kobayakawa.match_training import Matches, Position, Positions, positions
from cardtable_gui.lab.games.kobayakawa.round_training import Experience, Rounds
from cardtable_gui.lab.learning.training import Learnt, Stage, Stages, Training, scaled

ITERATIONS: Final = 80
"""The number of stages in which rounds are played."""
PARTS: Final = 8
"""The number of tasks in such a stage."""
DEALS: Final = 189
"""How many rounds such a task plays with each number of seats."""
ROUNDS: Final = {2: 3000, 3: 3000, 4: 1800, 5: 900}
"""By number of seats: how many rounds are dealt to find the chances of positions."""
TOGETHER: Final = 40
"""The number of positions of a task, at most."""
DRAW_STEPS: Final = 20
"""The number of stages in which odds of draws are learnt. Each goes on from the one before, so it has one task only."""
FIRST_ROUNDS: Final = 60_000
"""How many rounds such a stage plays."""
EXAMS: Final = 10
"""The number of tasks that measure the result, for each number of players."""
MATCHES: Final = 900
"""The number of matches of such a task."""


class KobayakawaTraining(Training):
    """Rounds, then positions, then draws, then an examination."""

    file = FILE
    version = 6

    def stages(self, seed: int, size: float) -> Stages:
        """Learn to bet in rounds, then the chances of positions of a match, then the odds of draws."""
        experience = Experience()
        for iteration in range(ITERATIONS):
            experience.fade()
            tables = experience.tables()
            deals = scaled(DEALS, size)
            tasks = [Rounds(tables, deals, f"{seed}|{iteration}|{part}") for part in range(PARTS)]
            for rows in (yield Stage(round_training.play, tasks)):
                experience.add(rows)
        # From here on with the numbers as the file has them.
        even = Choices().odds()
        tables = _rounded(KobayakawaTables(experience.tables(), MatchValues({}), even, even)).rounds
        values: dict[Position, tuple[float, ...]] = {}
        after: dict[Position, tuple[float, ...]] = {}
        for parts in _parts():
            lessons = [
                Positions(tables, after, part, scaled(ROUNDS[len(part[0]) - 1], size), str(seed)) for part in parts
            ]
            found = yield Stage(match_training.learn, lessons)
            after = {
                position: tuple(chances)
                for part, all_chances in zip(parts, found, strict=True)
                for position, chances in zip(part, all_chances, strict=True)
            }
            values |= after
        so_far = _rounded(KobayakawaTables(tables, MatchValues(values), even, even))
        choices: tuple[Rows, Rows] = ((), ())
        for step in range(DRAW_STEPS):
            (choices,) = yield Stage(draw_training.learn, [_first_rounds(so_far, choices, step, seed, size)])
        experts, adversaries = (Choices(rows).odds() for rows in choices)
        measured = yield from _examination(so_far, seed, size)
        return Learnt(content(KobayakawaTables(tables, MatchValues(values), experts, adversaries)), measured)

    def tasks(self, size: float) -> int:
        """The number of tasks in all these stages."""
        del size
        return ITERATIONS * PARTS + sum(map(len, _parts())) + DRAW_STEPS + EXAMS * len(match_training.BOXED)


def _parts() -> Iterator[list[list[Position]]]:
    """The positions of each centre, the last rounds first, in parts with the same number of seats."""
    for found in positions().values():
        by_seats: dict[int, list[Position]] = {}
        for position in found:
            by_seats.setdefault(len(position) - 1, []).append(position)
        yield [same[start : start + TOGETHER] for same in by_seats.values() for start in range(0, len(same), TOGETHER)]


def _rounded(tables: KobayakawaTables) -> KobayakawaTables:
    """The same with the numbers that the file would have."""
    return of_content(content(tables))


def _first_rounds(
    so_far: KobayakawaTables, choices: tuple[Rows, Rows], step: int, seed: int, size: float
) -> FirstRounds:
    """The task of a stage in which odds of draws are learnt. Later ones count for more, as odds get better."""
    rounds, weight = scaled(FIRST_ROUNDS, size), (step + 1) / DRAW_STEPS
    return FirstRounds(so_far.rounds, so_far.values, choices, rounds, weight, f"{seed}|draws|{step}")


def _examination(found: KobayakawaTables, seed: int, size: float) -> Generator[Stage, list[Any], dict[str, float]]:
    """Measure the log loss by number of players."""
    players = [number for number in match_training.BOXED for _ in range(EXAMS)]
    tasks = [
        Matches(found.rounds, found.values, number, scaled(MATCHES, size), f"{seed}|exam|{task}")
        for task, number in enumerate(players)
    ]
    results = yield Stage(match_training.examine, tasks)
    measured = {}
    for number in match_training.BOXED:
        own = [result for result, of in zip(results, players, strict=True) if of == number]
        measured[f"log loss with {number} players"] = sum(total for total, _ in own) / sum(rounds for _, rounds in own)
    return measured


TRAINING: Final = KobayakawaTraining()
