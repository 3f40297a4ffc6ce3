"""Shares of matches won, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.figures import Share
from cardtable_gui.core.aids.percents import percent
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.models.figures_model import FiguresModel
from cardtable_gui.models.mark_words import marked_words


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A line of the table.

    Attributes:
        words: what it is about.
        share: the share of its matches.
        marked: whether all of these have a mark.
        below: whether the line stands below that of the others about the same.
    """

    words: str
    share: Share
    marked: bool = False
    below: bool = False

    @property
    def called(self) -> str:
        """What the line is about, in the current language."""
        return marked_words(self.words) if self.marked else self.words

    @property
    def label(self) -> str:
        """The same where the line above is seen, too."""
        return marked_words() if self.below else self.called


class SharesModel(FiguresModel[ShareRow]):
    """Shares as a table: what, matches, wins, share, its 95 % interval, and the share by chance."""

    headings = (
        Message("", ""),  # `subject` stands here
        QT_TRANSLATE_NOOP("statistics", "Matches"),
        QT_TRANSLATE_NOOP("statistics", "Wins"),
        QT_TRANSLATE_NOOP("statistics", "Won"),
        QT_TRANSLATE_NOOP("statistics", "95%"),
        QT_TRANSLATE_NOOP("statistics", "By chance"),
    )

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.subject = ""
        """What the lines are about, in the current language: the heading of the first column."""

    def heading(self, column: int) -> str:
        return super().heading(column) if column else self.subject

    def cells(self, row: ShareRow) -> Sequence[str]:
        share = row.share
        chance = "–" if share.chance is None else written(share.chance)
        return (row.label, str(share.matches), count(share.wins), written(share.share), interval(share), chance)

    def sentence(self, row: ShareRow) -> str:
        message = QT_TRANSLATE_NOOP("statistics", "{what}: won {share} of %n match(es), interval {low} to {high}")
        share = row.share
        return i18n.text(
            message.put(
                what=row.called,
                share=written(share.share),
                n=share.matches,
                low=written(share.low),
                high=written(share.high),
            )
        )


def written(share: float) -> str:
    """A share in percent."""
    return f"{percent(share)}%"


def interval(share: Share) -> str:
    """The interval of a share, in percent."""
    return f"{percent(share.low)}–{percent(share.high)}%"


def count(wins: float) -> str:
    """A number of wins; shared ones make fractions."""
    return f"{wins:.1f}".removesuffix(".0")
