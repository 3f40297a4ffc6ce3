"""The text of a result: how a deal or a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from cardtable_gui.card_lists import players
from cardtable_gui.core.decisive import Decisive, best_of
from cardtable_gui.core.events import DealEnded, SeatResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, Ordinal, SeatName
from cardtable_gui.core.score_sheet import DealScores, plain
from cardtable_gui.core.table import DealWords
from cardtable_gui.i18n import sentences, text
from cardtable_gui.views.kit.pictures.art import Art

if TYPE_CHECKING:
    from cardtable_gui.models.achievement_rows import AchievementRow

SCORE = QT_TRANSLATE_NOOP("table", "{name}: {score}.")


class Mood(Enum):
    """How a result looks to the people at the table."""

    WON = "won"
    LOST = "lost"
    CALM = "calm"
    """Nobody of them is concerned, or nobody won."""


@dataclass(frozen=True, slots=True)
class Achieved:
    """What a person has achieved for the first time by a match, told once it's known.

    Attributes:
        rows: the achievements.
        best: the person's best score before, if this match brought a better one; None: it didn't.
    """

    rows: Sequence[AchievementRow] = ()
    best: int | None = None

    def __bool__(self) -> bool:
        return bool(self.rows) or self.best is not None


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
    sharable: bool = True
    """Whether the deal can be shared."""
    points: bool = True
    """Whether points count in this match, not only ranks."""
    deals: Sequence[DealScores] = ()
    """The results of all deals at the end of the match; empty if a single one decided it."""
    reached: bool | None = None
    """Whether a solo player has reached the goal; None: there was none."""
    mood: Mood = Mood.CALM
    decisive: Sequence[Decisive] = ()
    """The cards that decided the last deal."""
    rest: Sequence[Message] = ()
    """What happened while the rest was played at once, a sentence each."""
    achieved: Achieved = Achieved()
    ahead: Sequence[int] = ()
    """By seat: the head start by which the match began; empty if nobody had any."""

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
    def subtitle(self) -> str:
        """A line below the headline: who won a deal, or how the onlooker did in the match; may be empty."""
        if self.ranks is None:
            best = [result.seat for result in best_of(self.ended.results)]
            if len(best) == 1:
                return text(QT_TRANSLATE_NOOP("table", "{name} wins").put(name=SeatName(best[0])), self.names)
            together = QT_TRANSLATE_NOOP("table", "{names} win together")
            return text(together.put(names=players(best)), self.names) if best else ""
        if self.own is None or len(self.ranks) == 1:
            return ""
        if self.ranks[self.own] == 1:
            return self._lead(self.own)
        words = QT_TRANSLATE_NOOP("table", "{name} finished {place} of {count}")
        place = Ordinal(self.ranks[self.own])
        return text(words.put(name=SeatName(self.own), place=place, count=len(self.ranks)), self.names)

    def _lead(self, own: int) -> str:
        """By how much the winner of a match is ahead of the next one; empty if points don't tell it."""
        scores = {row.seat: row.score for row in self.ended.results}
        others = [seat for seat in scores if seat != own]
        if not self.points or own not in scores or not others:
            return ""
        following = max(others, key=lambda seat: scores[seat])
        lead = scores[own] - scores[following]
        words = QT_TRANSLATE_NOOP("table", "{lead} ahead of {name}")
        return text(words.put(lead=lead, name=SeatName(following)), self.names) if lead > 0 else ""

    @property
    def in_between(self) -> str:
        """What happened while the rest was played at once; empty if it wasn't."""
        return sentences(text(message, self.names) for message in self.rest)

    @property
    def achievements(self) -> Sequence[tuple[str, str]]:
        """What was achieved, a line each, with the path of its picture; empty: it has none."""
        title = QT_TRANSLATE_NOOP("table", "Achieved: {title}")
        lines = [(text(title.put(title=row.achievement.title)), row.picture) for row in self.achieved.rows]
        if self.achieved.best is not None:
            words = QT_TRANSLATE_NOOP("table", "A new personal best! The old one was {score}.")
            lines.append((text(words.put(score=plain(self.achieved.best))), ""))
        return lines

    @property
    def rows(self) -> Sequence[SeatResult]:
        """A line for each seat: by rank at the end of a match, by seat after a deal."""
        ranks = self.ranks
        return self.ended.results if ranks is None else sorted(self.ended.results, key=lambda row: ranks[row.seat])

    @property
    def footnote(self) -> str:
        """At the end of a match: who had a head start, and why players with equal points have different ranks."""
        if self.ranks is None:
            return ""
        had = QT_TRANSLATE_NOOP("table", "{name} had a head start of {number}.")
        told = [had.put(name=SeatName(seat), number=number) for seat, number in enumerate(self.ahead) if number]
        return sentences(filter(None, [*(text(each, self.names) for each in told), self._why_apart(self.ranks)]))

    def _why_apart(self, ranks: Sequence[int]) -> str:
        """Why players with equal points have different ranks; empty if none do."""
        if self.tie_break is None:
            return ""
        scores: dict[int, int] = {}
        for row in self.ended.results:
            rank = ranks[row.seat]
            if scores.setdefault(row.score, rank) != rank:
                return text(self.tie_break)
        return ""

    @property
    def brief(self) -> Sequence[str]:
        """The result in short, line by line: without reasons where points tell it."""
        told = [*filter(None, (self.in_between,)), *(line for line, _ in self.achievements)]
        return [self.title, *told, *(self.sentence(row, why=not self.points) for row in self.rows)]

    def sentence(self, row: SeatResult, *, why: bool = True) -> str:
        """A seat's result in words, with the reason or without it."""
        if not self.points:
            words = QT_TRANSLATE_NOOP("table", "{name}: {why}.")
        elif why and text(row.why, self.names):
            words = QT_TRANSLATE_NOOP("table", "{name}: {score} ({why}).")
        else:
            words = SCORE
        return text(words.put(name=SeatName(row.seat), score=plain(row.score), why=row.why), self.names)
