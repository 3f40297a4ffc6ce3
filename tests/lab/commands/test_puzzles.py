"""The command puzzles: finding positions, and checking files of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardtable_gui import games
from cardtable_gui.bots import puzzle_file
from cardtable_gui.bots.puzzle_file import Puzzle
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.core.game import AnyGame
from cardtable_gui.games import own_houses
from cardtable_gui.lab import puzzle_search
from tests.support.command_line import Run


@pytest.fixture
def known() -> Puzzle:
    """A puzzle of the program."""
    return puzzles.of_game("kobayakawa")[0]


def test_matches_are_searched_until_enough_puzzles_are_found(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {puzzle.kind: puzzle for puzzle in puzzles.of_game("kobayakawa")}
    fight, flip = known["fight"], known["flip"]
    matches = iter([[fight, fight], [fight], [], [flip, flip], [flip]])
    monkeypatch.setattr(puzzle_search, "find", lambda *_: next(matches))
    path = tmp_path / "found.json"
    assert run("puzzles", "kobayakawa", "--count", 4, "--out", path, "--json").answer["puzzles"] == 4
    assert puzzle_file.loads(path.read_bytes(), games.game) == [fight, flip, fight, flip]
    assert next(matches) == [flip]
    assert "--seed=1 --count=4" in path.read_text(encoding="utf-8")


def test_the_search_ends_where_puzzles_are_rare(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_search, "find", lambda *_: [])
    ran = run("puzzles", "kobayakawa", "--count", 2, "--out", tmp_path / "none.json", "--lang", "en")
    assert ran.code == 1
    assert ran.out.startswith("Wrote 0 puzzles to ")


@pytest.mark.parametrize("house", ["", "house-1", "house-2"])
def test_puzzles_are_of_the_house_of_new_matches_unless_another_one_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house: str
) -> None:
    asked: list[AnyGame] = []

    def found(game: AnyGame, *_: object) -> list[Puzzle]:
        asked.append(game)
        return []

    monkeypatch.setattr(puzzle_search, "find", found)
    path = tmp_path / "none.json"
    ran = run("puzzles", "godan", "--count", 1, "--out", path, *(["--house", house] if house else []))
    assert ran.code == 1
    content = own_houses.content("godan", house or "house-2")
    assert asked[0] is games.game("godan").with_house_rules(content)
    assert ("--house" in path.read_text(encoding="utf-8")) == bool(house)


def test_a_puzzle_without_a_clear_answer_is_told(run: Run, tmp_path: Path, known: Puzzle) -> None:
    path = tmp_path / "some.json"
    wrong = replace(known, options=known.options[::-1])
    unplayable = replace(known, record=replace(known.record, actions=("fight",)))
    path.write_text(puzzle_file.dumps("kobayakawa", "", [known, wrong, unplayable]), encoding="utf-8")
    ran = run("puzzles", "kobayakawa", "--check", path, "--lang", "en")
    assert ran.code == 1
    assert ran.out == "2 of 3 puzzles no longer have a clear answer: 1, 2\n"


def test_a_file_that_holds_no_puzzles_is_named_with_the_reason(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    assert str(path) in run("puzzles", "kobayakawa", "--check", path, "--lang", "en").complaint
    path.write_text("{}", encoding="utf-8")
    complaint = run("puzzles", "kobayakawa", "--check", path, "--lang", "en").complaint
    assert "This isn’t a puzzle file." in complaint
