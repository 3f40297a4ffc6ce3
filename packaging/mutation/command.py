"""The command `mutate`: draw a sample, try it in copies of the checkout, and report the survivors."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

from mutation import equivalents, summary
from mutation.covering import Coverage, measured
from mutation.equivalents import Equivalent
from mutation.journal import Journal
from mutation.mutants import Mutant, modules, places
from mutation.sample import draw
from mutation.tree import Tree, digest
from mutation.trial import Laboratory, Result, result_of, tried

INPUT = ("cardtable_gui/views/table/presenters", "cardtable_gui/views/table/state")
"""The table's handling of mouse, touch and keys, and what it picks."""
PATHS = ("cardtable_gui/core", "cardtable_gui/games", "cardtable_gui/controller", *INPUT)
"""The default paths to mutate."""

EQUIVALENTS = Path("packaging", "mutation", "equivalents.toml")


def main(root: Path, arguments: Sequence[str]) -> int:
    """Try a sample; return 0 if enough mutants were killed and every listed equivalent still exists, else 1."""
    given = _reader().parse_args(arguments)
    try:
        files = sorted({file for path in given.paths or PATHS for file in modules(root, path)})
        listed = equivalents.read(root / EQUIVALENTS)
    except (FileNotFoundError, ValueError) as error:
        print(f"mutate: {error}" if isinstance(error, ValueError) else f"mutate: no module at {error}", flush=True)
        return 2
    began = monotonic()
    state = digest(root)
    found = [place for file in files for place in places(file, (root / file).read_text(encoding="utf-8"))]
    sample = draw(found, given.sample, given.seed)
    drawn = {"state": state, "files": files, "sample": given.sample, "seed": given.seed, "seconds": given.seconds}
    journal = Journal(given.keep / "results.jsonl", drawn)
    left = {number: mutant for number, mutant in enumerate(sample) if number not in journal.results}
    print(f"{len(sample)} mutants of {len(found)} places, seed {given.seed}; to be tried: {len(left)}", flush=True)
    for number in list(left):
        entry = equivalents.known(left[number], listed)
        if entry is not None:
            journal.add(result_of(number, left.pop(number), "equivalent", entry.why))
    if left:
        _try(root, left, journal, given, state)
    results = [journal.results[number] for number in sorted(journal.results)]
    lines = [*summary.lines(results), *_stale(root, listed)]
    (given.keep / "summary.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines), flush=True)
    print(f"mutate ended after {(monotonic() - began) / 60:.0f} minutes", flush=True)
    return int(summary.share(results) < summary.WANTED or bool(_stale(root, listed)))


def _reader() -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(
        prog="bootstrap.py mutate", description="Break the program in small ways, and see."
    )
    reader.add_argument("paths", nargs="*", metavar="PATH", help="files and folders (core, games, controller, input)")
    reader.add_argument("--sample", type=int, default=400, metavar="N", help="how many mutants (400)")
    reader.add_argument("--seed", type=int, default=1, metavar="S", help="another sample (1)")
    reader.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="how many at once (all cores)"
    )
    reader.add_argument("--seconds", type=float, default=60.0, metavar="T", help="tests asked about one mutant (60 s)")
    # Absolute, since tests run in another folder.
    default = Path("build", "mutate").absolute()
    reader.add_argument("--keep", type=_absolute, default=default, metavar="DIR", help="build/mutate")
    return reader


def _absolute(path: str) -> Path:
    return Path(path).absolute()


def _stale(root: Path, listed: Sequence[Equivalent]) -> list[str]:
    return [f"equivalents.toml: there is no such mutant: {entry}" for entry in equivalents.stale(root, listed)]


def _try(root: Path, left: dict[int, Mutant], journal: Journal, given: argparse.Namespace, state: str) -> None:
    """Try mutants in several copies of the checkout at once; the results go to the journal."""
    jobs = max(1, min(given.jobs, len(left)))
    with tempfile.TemporaryDirectory(prefix="cardtable-mutate-", ignore_cleanup_errors=True) as place:
        folders = [Path(place, str(number)) for number in range(jobs)]
        for folder in folders:
            folder.mkdir()
        trees = [Tree(root, folder) for folder in folders]
        print("finding out which test runs which line …", flush=True)
        coverage = measured(trees[0], given.keep / f"covering-{state}", given.jobs)
        print(f"{coverage.tests} tests may be asked", flush=True)
        with ThreadPoolExecutor(jobs) as pool:
            try:
                for done, result in enumerate(_results(pool, trees, coverage, left, given.seconds), 1):
                    journal.add(result)
                    words = f"{result.verdict} after {result.seconds} s: {result.where} [{result.operator}]"
                    print(f"{done}/{len(left)} {words}", flush=True)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for tree in trees:
                    tree.stop()
                raise


def _results(
    pool: ThreadPoolExecutor, trees: Sequence[Tree], coverage: Coverage, left: dict[int, Mutant], seconds: float
) -> Iterator[Result]:
    """Results as they come."""
    trusted: dict[str, bool] = {}
    free: SimpleQueue[Laboratory] = SimpleQueue()
    for tree in trees:
        free.put(Laboratory(tree, coverage, seconds, trusted))

    def task(number: int, mutant: Mutant) -> Result:
        laboratory = free.get()
        try:
            return tried(laboratory, number, mutant)
        finally:
            free.put(laboratory)

    futures = [pool.submit(task, number, mutant) for number, mutant in left.items()]
    for future in as_completed(futures):
        yield future.result()
