"""The journal of results, written after each mutant, so that an interrupted run can continue."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mutation.trial import Result


class Journal:
    """A file of results; those for another program, other tests or another sample are discarded."""

    def __init__(self, file: Path, sample: dict[str, Any]) -> None:
        """Read existing results.

        Args:
            file: where it is kept; a line of JSON for the sample, and one for each result.
            sample: the identity of the sample.
        """
        self._file = file
        self.results: dict[int, Result] = {}
        for result in _read(file, sample):
            self.results[result.number] = result
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = [json.dumps(sample), *(json.dumps(result.data()) for result in self.results.values())]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def add(self, result: Result) -> None:
        """Append a result."""
        self.results[result.number] = result
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(result.data()) + "\n")


def _read(file: Path, sample: dict[str, Any]) -> Iterator[Result]:
    """The results of this sample, up to an incomplete line; empty for another sample."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    try:
        if lines and json.loads(lines[0]) == sample:
            for line in lines[1:]:
                yield Result(**json.loads(line))
    except ValueError:
        return
