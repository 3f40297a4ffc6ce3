"""The list of the library: searched, filtered, sorted, and quick with 10,000 matches."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.saves.match_tally import MatchEnd
from cardtable_gui.controller.saves.notes import Note
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.match_results import MatchEntry
from cardtable_gui.models.library import (
    BY_GAME,
    LONGEST,
    OLDEST,
    LibraryContents,
    LibraryModel,
    LibraryQuery,
    LibraryRole,
)

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
ANN, MIA = Seat("Ann"), Seat("Mia", "hard")


def entry(match: str, game: str = "godan", at: int = 0, seconds: int | None = 60, seed: int = 7) -> MatchEntry:
    end = MatchEnd(at, (1, 2), (10, 5), (True, False))
    return MatchEntry(match, game, (ANN, MIA), 30, seed, end, seconds)


@pytest.fixture
def model(qtbot: QtBot) -> LibraryModel:
    made = LibraryModel()
    QAbstractItemModelTester(made, FATAL, made)
    made.show(
        LibraryContents(
            [
                entry("a", "godan", 1_000_000, 50),
                entry("b", "kobayakawa", 1_500_000, None, seed=4711),
                entry("c", "godan", 2_000_000, 900),
            ],
            {"a": Note(("close",), "Mia’s revenge"), "b": Note(("Close", "late"))},
        )
    )
    return made


def listed(model: LibraryModel) -> str:
    return "".join(str(model.index(row).data(LibraryRole.ID)) for row in range(model.rowCount()))


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (LibraryQuery(), "cba"),
        (LibraryQuery(order=OLDEST), "abc"),
        (LibraryQuery(order=LONGEST), "cab"),
        (LibraryQuery(order=BY_GAME), "bca"),
        (LibraryQuery("GODAN"), "ca"),
        (LibraryQuery("mia"), "cba"),
        (LibraryQuery("mia revenge"), "a"),
        (LibraryQuery("4711"), "b"),
        (LibraryQuery("1970-01-12"), "a"),
        (LibraryQuery("１９７０－０１－１２"), "a"),
        (LibraryQuery("12 january"), "a"),
        (LibraryQuery("ｇｏｄａｎ　ｃｌｏｓｅ"), "a"),
        (LibraryQuery("close"), "ba"),
        (LibraryQuery(tag="close"), "a"),
        (LibraryQuery(game="godan", tag="late"), ""),
        (LibraryQuery("nobody"), ""),
    ],
)
def test_a_query_lists_the_matches_that_agree_with_it(model: LibraryModel, query: LibraryQuery, found: str) -> None:
    model.arrange(query)
    assert listed(model) == found
    assert model.total == 3


def test_of_matches_that_took_equally_long_those_with_more_moves_come_first(model: LibraryModel) -> None:
    model.show(
        LibraryContents(
            [replace(entry(match, seconds=None), actions=actions) for match, actions in (("a", 5), ("b", 9))]
        )
    )
    model.arrange(LibraryQuery(order=LONGEST))
    assert listed(model) == "ba"


def test_games_and_tags_are_those_that_occur(model: LibraryModel) -> None:
    assert set(model.contents.games) == {"godan", "kobayakawa"}
    assert model.contents.tags == ["Close", "close", "late"]


def test_a_changed_note_is_found(model: LibraryModel) -> None:
    model.arrange(LibraryQuery("festival"))
    assert listed(model) == ""
    model.set_note("b", Note(("festival",)))
    model.arrange(LibraryQuery(" festival "))
    assert listed(model) == "b"


def test_a_deleted_match_is_listed_no_longer(model: LibraryModel) -> None:
    model.forget("b")
    assert listed(model) == "ca"
    assert model.total == 2


def test_a_row_is_read_with_game_outcome_players_and_tags(model: LibraryModel) -> None:
    index = model.index(2)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "GODAN – Ann won, with Ann and Mia, close"
    assert index.data(LibraryRole.OUTCOME) == "Ann won"


def test_a_solo_match_tells_whether_the_goal_was_reached(model: LibraryModel) -> None:
    alone = replace(entry("d", "meow"), seats=(ANN,), end=MatchEnd(0, (1,), (9,), (False,)))
    model.show(LibraryContents([alone]))
    assert model.index(0).data(LibraryRole.OUTCOME) == "Goal missed"


def test_games_that_this_program_does_not_have_are_left_out(model: LibraryModel) -> None:
    model.show(LibraryContents([entry("x", "chess")]))
    assert model.rowCount() == model.total == 0


def test_ten_thousand_matches_are_listed_and_searched_quickly(qtbot: QtBot) -> None:
    model = LibraryModel()
    entries = [entry(str(number), at=number) for number in range(10_000)]
    before = time.process_time()
    model.show(LibraryContents(entries))
    model.arrange(LibraryQuery("mia 1970-01-01"))
    # Ten times what it takes: to notice what grows with the square.
    assert time.process_time() - before < 3
    assert model.rowCount() == 10_000
