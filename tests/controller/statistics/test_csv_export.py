"""Results as CSV."""

from __future__ import annotations

import csv
from dataclasses import replace

import pytest

from cardtable_gui.controller.statistics.csv_export import COLUMNS, to_csv
from cardtable_gui.controller.statistics.match_results import Opponent
from tests.controller.statistics.played import result


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(data.decode("utf-8-sig").splitlines()))


def test_each_result_is_a_line_that_a_spreadsheet_reads() -> None:
    data = to_csv([replace(result(0.5, person="美緒, “Mio”", ended=1_000_000), undos=2), result(seconds=None)])
    assert data.startswith(b"\xef\xbb\xbf")
    first, second = rows(data)
    assert tuple(first) == COLUMNS
    assert first["ended"] == "1970-01-12T13:46:40Z"
    assert (first["person"], first["share"], first["undos"], first["seat"]) == ("美緒, “Mio”", "0.5", "2", "1")
    assert (second["seconds"], second["played_on"], second["known_deal"]) == ("", "0", "0")


def test_a_line_tells_who_else_played_and_what_sets_the_match_apart() -> None:
    others = (
        Opponent("Ben, =1", None, "b1", "", 2, won=False),
        Opponent("", "hard", "", "hana", 1, won=True),
        Opponent("", "easy", "", "", 4, won=False),
    )
    marked = replace(result(hints=1), arranged="head_start", opponents=others)
    plain, told = rows(to_csv([result(), marked]))
    assert (plain["marks"], plain["opponents"]) == ("", "")
    assert told["marks"] == "hints head_start"
    assert told["opponents"] == "2 Ben, =1; 1 hana bot:hard; 4 bot:easy"


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])
def test_a_name_that_looks_like_a_formula_is_text(name: str) -> None:
    (row,) = rows(to_csv([result(person=name)]))
    assert row["person"] == f"'{name}"
