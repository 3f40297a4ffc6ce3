"""The command bench: how quick the rules are."""

from __future__ import annotations

import sys

from tests.support.command_line import Run


def test_bench_measures_every_figure(run: Run) -> None:
    answer = run("bench", "--games", "kobayakawa", "--seconds", "0.01", "--json").answer
    assert answer["python"] == sys.version.split()[0]
    figures = answer["games"]["kobayakawa"]
    assert set(figures) == {"players", "full", "candidates", "copies", "views", "samples"}
    assert figures.pop("players") == 4
    assert all(figure > 0 for figure in figures.values())
    by_house = run("bench", "--games", "godan", "--house", "house-2", "--seconds", "0.01", "--json").answer
    assert set(by_house["games"]) == {"godan"}
    assert "no house rules" in run("bench", "--games", "gunjo", "--house", "house-2", "--lang", "en").complaint
    assert "Kobayakawa" not in run("bench", "--games", "merchant", "--seconds", "0.01", "--lang", "en").out
