"""The tiles above the statistics: five figures of the results that the filter leaves."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.figures import Figures
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.models.house_words import house_words
from cardtable_gui.models.shares import count, written
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words


class FigureTile(QFrame):
    """One figure of the statistics; a screen reader reads both lines as one."""

    def __init__(self) -> None:
        """Start without texts."""
        super().__init__()
        self.setProperty("surface", "panel")
        self._figure = heading()
        self._caption = words("soft", "caption")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(Space.EASY, Space.SNUG, Space.EASY, Space.SNUG)
        lines.setSpacing(0)
        for label in (self._figure, self._caption):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            lines.addWidget(label)

    @property
    def texts(self) -> tuple[str, str]:
        """The figure, and what it is."""
        return self._figure.text(), self._caption.text()

    def tell(self, figure: str, caption: str) -> None:
        """Set both texts."""
        self._figure.setText(figure)
        self._caption.setText(caption)
        self.setAccessibleName(f"{figure} {caption}")


class FigureTiles(Grid):
    """Share won, matches, streak, best score and time."""

    def __init__(self) -> None:
        """Start without texts."""
        super().__init__(1, 1, Space.EASY)
        self.tiles = [FigureTile() for _ in range(5)]
        self.show_cells(self.tiles)

    def tell(self, figures: Figures | None) -> None:
        """Show these figures, in the current language; None: of no result."""
        for tile, texts in zip(self.tiles, _texts_of(figures), strict=True):
            tile.tell(*texts)
        self.arrange()


def _texts_of(figures: Figures | None) -> list[tuple[str, str]]:
    """The figure and the caption of each of the five tiles, in the current language."""
    share = None if figures is None else figures.share
    streak = QT_TRANSLATE_NOOP("statistics", "winning streak (best: %n)")
    best = QCoreApplication.translate("statistics", "best score: choose a game")
    highest = "–"
    if figures is not None and figures.game is not None and figures.bests:
        highest = str(next(iter(figures.bests.values())))
        best = _best(figures.game, figures.bests)
    played = QCoreApplication.translate("statistics", "played")
    if figures is not None:
        wins = QCoreApplication.translate("statistics", "played, {wins} won")
        played = wins.format(wins=count(figures.wins))
    return [
        (written(share.share) if share else "–", _won(figures)),
        (str(figures.matches) if figures else "0", played),
        (
            str(figures.streak) if figures else "0",
            i18n.text(streak.put(n=figures.longest_streak if figures else 0)),
        ),
        (highest, best),
        (_duration(figures.seconds if figures else 0), QCoreApplication.translate("statistics", "at the table")),
    ]


def _won(figures: Figures | None) -> str:
    """The caption of the share: with that of matches with marks, if there are any."""
    if figures is None or not (figures.apart or figures.marks):
        return QCoreApplication.translate("statistics", "won")
    if figures.apart is None:
        return QCoreApplication.translate("statistics", "won (counted separately)")
    apart = QCoreApplication.translate("statistics", "won (separately: {wins} of {matches})")
    return apart.format(wins=count(figures.apart.wins), matches=figures.apart.matches)


def _best(game: str, bests: Mapping[str, int]) -> str:
    """The caption of the first of these best scores by house rules, with the others."""
    if len(bests) == 1:
        return QCoreApplication.translate("statistics", "best score")
    first, *others = (house_words(game, house) for house in bests)
    _, *scores = bests.values()
    told = [
        QCoreApplication.translate("statistics", "{house}: {score}").format(house=house, score=score)
        for house, score in zip(others, scores, strict=True)
    ]
    caption = QCoreApplication.translate("statistics", "best score ({house}); {others}")
    return caption.format(house=first, others=", ".join(told))


def _duration(seconds: int) -> str:
    """A time, in hours and minutes."""
    hours, minutes = divmod(seconds // 60, 60)
    if hours:
        words = QCoreApplication.translate("statistics", "{hours} h {minutes} min")
        return words.format(hours=hours, minutes=minutes)
    return QCoreApplication.translate("statistics", "{minutes} min").format(minutes=minutes)
