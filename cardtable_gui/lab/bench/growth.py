"""Measures how thousands of finished matches slow the window's thread: at the start, and on the pages that list them.

    python -m cardtable_gui.lab.bench.growth [--matches N …] [--times N]

For each number of matches a folder is filled, and the program started in it on the current display, so many times.
Figures are milliseconds: `work` is the processor time of the window's thread, `longest` the longest time in which it
handled no event; the best of several times says most, since other programs only ever add to it. `more` is what the
most matches cost more than the fewest.
"""

from __future__ import annotations

import json
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.match_tally import TALLY, MatchEnd, Tally
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.database import Database
from cardtable_gui.controller.statistics.database_rows import News
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files.data_files import FINISHED, RECORD_SUFFIX
from cardtable_gui.core.files.record import dumps
from cardtable_gui.games import packages
from cardtable_gui.lab.bench.measure import answer

MATCHES: Final = (10, 1_000, 10_000)
TIMES: Final = 5
KINDS: Final = ("work", "longest")
_EVERY_S: Final = 600
"""The time between the ends of two matches."""


def main() -> None:
    """Measure, and write one JSON object."""
    reader = ArgumentParser(description=__doc__)
    reader.add_argument("--matches", type=int, nargs="+", default=MATCHES)
    reader.add_argument("--times", type=int, default=TIMES)
    given = reader.parse_args()
    print(json.dumps(run(given.matches, given.times), indent=2))


def run(matches: Sequence[int], times: int) -> dict[str, dict[str, dict[str, float]]]:
    """The figures by what is done and number of matches, with what the most cost more than the fewest."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for number in sorted(matches):
        with tempfile.TemporaryDirectory(prefix="cardtable-growth-") as folder:
            fill(Path(folder), number)
            for kind in KINDS:
                measured = [measured_in(Path(folder), kind) for _ in range(times)]
                for step in measured[0]:
                    best = min(each[step] for each in measured)
                    found.setdefault(step, {}).setdefault(f"{number}", {})[kind] = round(best, 1)
    for by_number in found.values():
        fewest, *_, most = by_number.values()
        by_number["more"] = {kind: round(most[kind] - ms, 1) for kind, ms in fewest.items()}
    return found


def fill(folder: Path, number: int) -> None:
    """Fill a folder with so many finished matches of all games, of which the statistics know everything."""
    rng, played = Random(1), []
    for package in packages():
        least, most = package.game.players
        match = Match.new(package.game.id, [Seat("Ann"), *[Seat("", "easy")] * (min(most, max(2, least)) - 1)], seed=1)
        while match.state.to_move is not None:
            match.act(rng.choice(match.state.legal_actions()))
        played.append((match, MatchEnd.of(match.package, match.state, 0)))
    (folder / FINISHED).mkdir(parents=True)
    began = int(time.time()) - number * _EVERY_S
    for index in range(number):
        match, end = played[index % len(played)]
        match_id = f"{index:032x}"
        tally = Tally(match_id, 60 + index % 500, end=replace(end, at=began + index * _EVERY_S))
        record = replace(match.record, extra={**match.record.extra, TALLY: tally.to_json()})
        (folder / FINISHED / f"{match_id}{RECORD_SUFFIX}").write_text(dumps(record), encoding="utf-8")
    keeper = StatisticsKeeper(Store(folder), folder)
    keeper.update()
    # As if achievements had been looked for in all of them, which takes minutes.
    Database(folder).put(News(earned=[(each.match, each.seat, "") for each in keeper.results()]))


def measured_in(folder: Path, kind: str) -> Mapping[str, float]:
    """What a start of the program in this folder measures, by step. Raises `TableBenchError`."""
    return answer(["-m", "cardtable_gui.lab.bench.growth_bench", str(folder), kind])


if __name__ == "__main__":
    main()
