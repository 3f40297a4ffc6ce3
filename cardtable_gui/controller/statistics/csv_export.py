"""Results as CSV, for spreadsheets. No Qt."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from cardtable_gui.controller.statistics.match_results import Opponent, PersonResult
from cardtable_gui.core.files.record import BOT

COLUMNS: Final = (
    "ended",
    "game",
    "house",
    "players",
    "seat",
    "person",
    "rivals",
    "rank",
    "score",
    "share",
    "seconds",
    "undos",
    "hints",
    "played_on",
    "known_deal",
    "decisions",
    "loss",
    "match",
    "marks",
    "opponents",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would take for a formula."""


def to_csv(results: Iterable[PersonResult]) -> bytes:
    """A line for each result below the names of the columns, as UTF-8 with the mark that spreadsheets know it by.

    Seats count from 1; times are in UTC, as ISO 8601. A name that looks like a formula has an apostrophe in front.
    Opponents are told by their ranks and names, bots by the level as in records, too.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for result in results:
        cells = {column: getattr(result, column) for column in COLUMNS}
        cells["ended"] = datetime.fromtimestamp(result.ended, UTC).isoformat().replace("+00:00", "Z")
        cells["seat"] = result.seat + 1
        for flag in ("played_on", "known_deal"):
            cells[flag] = int(getattr(result, flag))
        cells["marks"] = " ".join(result.marks)
        cells["opponents"] = "; ".join(f"{each.rank} {_called(each)}" for each in result.opponents)
        if result.person.startswith(_FORMULA):
            cells["person"] = f"'{result.person}"
        writer.writerow(cells.values())
    return b"\xef\xbb\xbf" + text.getvalue().encode()


def _called(opponent: Opponent) -> str:
    """The name, or a character's id, with the level of a bot."""
    level = "" if opponent.level is None else f"{BOT}{opponent.level}"
    return " ".join(filter(None, (opponent.name or opponent.character, level)))
