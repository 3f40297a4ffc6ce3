"""A table of the chances that decisions gave away, match by match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.figures import LossPoint
from cardtable_gui.core.aids.percents import permille
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.models.figures_model import FiguresModel


@dataclass(frozen=True, slots=True)
class LossRow:
    """A line of the table: the day and the game of a reviewed match, and its point."""

    day: str
    game: str
    point: LossPoint


class LossesModel(FiguresModel[LossRow]):
    """Reviewed matches as a table: day, game, judged decisions, loss a decision, and that of the latest matches."""

    headings = (
        QT_TRANSLATE_NOOP("statistics", "Day"),
        QT_TRANSLATE_NOOP("statistics", "Game"),
        QT_TRANSLATE_NOOP("statistics", "Decisions"),
        QT_TRANSLATE_NOOP("statistics", "Given away"),
        QT_TRANSLATE_NOOP("statistics", "Last 10"),
    )
    worded = 2

    def cells(self, row: LossRow) -> Sequence[str]:
        point = row.point
        return (row.day, row.game, str(point.result.decisions), _percent(point.loss), _percent(point.recent))

    def sentence(self, row: LossRow) -> str:
        message = QT_TRANSLATE_NOOP(
            "statistics", "{day}, {game}: {loss} given away per decision, {recent} in the last ten matches"
        )
        point = row.point
        return i18n.text(
            message.put(day=row.day, game=row.game, loss=_percent(point.loss), recent=_percent(point.recent))
        )


def _percent(share: float) -> str:
    """A part of the chance to win, in percent with a decimal."""
    return f"{permille(share) / 10:.1f}%"
