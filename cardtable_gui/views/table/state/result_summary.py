"""The text of a result: how a deal or a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardtable_gui.card_lists import players
from cardtable_gui.core.events import DealEnded, SeatResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.score_sheet import DealScores
from cardtable_gui.core.table import DealWords
from cardtable_gui.i18n import text
from cardtable_gui.models.scores import plain
from cardtable_gui.views.kit.pictures.art import Art

SCORE = QT_TRANSLATE_NOOP("table", "{name}: {score}.")


@dataclass(frozen=True, slots=True)
class Result:
    """The content of the result panel. `ranks` is set at the end of the match; `own` is the onlooker's seat.

    `recorded`: the match is a replay, so there is nothing to play again.
    """

    ended: DealEnded
    ranks: tuple[int, ...] | None
    names: tuple[str, ...]
    score_title: Message
    own: int | None
    art: Art
    deal_words: DealWords = field(default_factory=DealWords)
    tie_break: Message | None = None
    recorded: bool = False
    reviewable: bool = True
    """Whether a review is offered."""
    points: bool = True
    """Whether points count in this match, not only ranks."""
    deals: Sequence[DealScores] = ()
    """The results of all deals at the end of the match; empty if a single one decided it."""
    reached: bool | None = None
    """Whether a solo player has reached the goal; None: there was none."""

    @property
    def title(self) -> str:
        """The headline."""
        if self.ranks is None:
            return text(self.deal_words.end)
        if len(self.ranks) == 1:
            if self.reached is None:
                return text(QT_TRANSLATE_NOOP("table", "End of the match"))
            missed = QT_TRANSLATE_NOOP("table", "Goal missed this time")
            return text(QT_TRANSLATE_NOOP("table", "Goal reached!") if self.reached else missed)
        winners = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        if len(winners) == 1:
            return text(QT_TRANSLATE_NOOP("table", "{name} wins the match").put(name=SeatName(winners[0])), self.names)
        return text(QT_TRANSLATE_NOOP("table", "{names} win the match").put(names=players(winners)), self.names)

    @property
    def rows(self) -> Sequence[SeatResult]:
        """A line for each seat: by rank at the end of a match, by seat after a deal."""
        ranks = self.ranks
        return self.ended.results if ranks is None else sorted(self.ended.results, key=lambda row: ranks[row.seat])

    @property
    def footnote(self) -> str:
        """Why players with equal points have different ranks; empty if none do."""
        if self.tie_break is None or self.ranks is None:
            return ""
        scores: dict[int, int] = {}
        for row in self.ended.results:
            rank = self.ranks[row.seat]
            if scores.setdefault(row.score, rank) != rank:
                return text(self.tie_break)
        return ""

    @property
    def brief(self) -> Sequence[str]:
        """The result in short, line by line: without reasons where points tell it."""
        return [self.title, *(self._spoken(row, why=not self.points) for row in self.rows)]

    @property
    def spoken(self) -> Sequence[str]:
        """The result line by line, for screen readers."""
        return [self.title, *(self._spoken(row, why=True) for row in self.rows), self.footnote]

    def _spoken(self, row: SeatResult, *, why: bool) -> str:
        if not self.points:
            words = QT_TRANSLATE_NOOP("table", "{name}: {why}.")
        elif why and text(row.why, self.names):
            words = QT_TRANSLATE_NOOP("table", "{name}: {score} ({why}).")
        else:
            words = SCORE
        return text(words.put(name=SeatName(row.seat), score=plain(row.score), why=row.why), self.names)
