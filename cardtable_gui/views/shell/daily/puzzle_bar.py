"""The bar below the table while a puzzle lies there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.shell.matches.position_bar import PositionBar


class PuzzleBar(PositionBar):
    """Asks for the best move; the way back leads to the page of the day."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start hidden."""
        super().__init__(parent)
        self.retranslate()

    def question(self) -> tuple[str, str]:
        """See `PositionBar`."""
        return (
            QCoreApplication.translate("daily", "Find the best move."),
            QCoreApplication.translate("daily", "One move is clearly your best chance to win the match."),
        )

    def emphasise(self, *, answered: bool) -> None:
        """See `PositionBar`: the way back, but not before the answer."""
        mark(self.leave, kind="primary" if answered else "")

    def retranslate(self) -> None:
        """See `PositionBar`."""
        self.leave.setText(QCoreApplication.translate("daily", "Back to the daily page"))
        super().retranslate()
