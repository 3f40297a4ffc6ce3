"""People and their opponents as a table: who came before whom, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.head_to_head import HeadToHead
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.models.figures_model import FiguresModel


@dataclass(frozen=True, slots=True)
class HeadToHeadRow:
    """A line of the table: how the opponent is called, and how it stands between both."""

    words: str
    found: HeadToHead


class HeadToHeadsModel(FiguresModel[HeadToHeadRow]):
    """Opponents as a table: matches, how often the person came before and after them, and the wins of both."""

    headings = (
        QT_TRANSLATE_NOOP("statistics", "Opponent"),
        QT_TRANSLATE_NOOP("statistics", "Matches"),
        QT_TRANSLATE_NOOP("statistics", "Ahead"),
        QT_TRANSLATE_NOOP("statistics", "Behind"),
        QT_TRANSLATE_NOOP("statistics", "Wins"),
        QT_TRANSLATE_NOOP("statistics", "Their wins"),
    )

    def cells(self, row: HeadToHeadRow) -> Sequence[str]:
        found = row.found
        return (row.words, *map(str, (found.matches, found.ahead, found.behind, found.wins, found.losses)))

    def sentence(self, row: HeadToHeadRow) -> str:
        told = QT_TRANSLATE_NOOP(
            "statistics",
            "{opponent}: %n match(es), {ahead} ahead, {behind} behind, {wins} won, {losses} won by the opponent",
        )
        found = row.found
        places = {"ahead": found.ahead, "behind": found.behind, "wins": found.wins, "losses": found.losses}
        return i18n.text(told.put(opponent=row.words, n=found.matches, **places))
