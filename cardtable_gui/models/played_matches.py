"""The latest matches of the statistics as a table, with a word on what sets one apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Ordinal
from cardtable_gui.models.figures_model import FiguresModel
from cardtable_gui.models.mark_words import marks_words


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A line of the table: the day and the game of a match, whose result it is, who else played, and the result."""

    day: str
    game: str
    person: str
    others: str
    result: PersonResult


class MatchesModel(FiguresModel[MatchRow]):
    """Matches as a table: day, game, person, the others, what sets it apart, place and score."""

    headings = (
        QT_TRANSLATE_NOOP("statistics", "Day"),
        QT_TRANSLATE_NOOP("statistics", "Game"),
        QT_TRANSLATE_NOOP("statistics", "Person"),
        QT_TRANSLATE_NOOP("statistics", "Against"),
        QT_TRANSLATE_NOOP("statistics", "With"),
        QT_TRANSLATE_NOOP("statistics", "Place"),
        QT_TRANSLATE_NOOP("statistics", "Score"),
    )
    worded = 5

    def cells(self, row: MatchRow) -> Sequence[str]:
        place = QT_TRANSLATE_NOOP("statistics", "{rank} of {players}")
        result = row.result
        placed = i18n.text(place.put(rank=Ordinal(result.rank), players=result.players)) if result.players > 1 else "–"
        return (row.day, row.game, row.person, row.others, marks_words(result.marks), placed, str(result.score))

    def sentence(self, row: MatchRow) -> str:
        return i18n.with_commas(filter(None, self.cells(row)))
