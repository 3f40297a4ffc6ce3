"""The counts of one match: from its record, deal by deal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cardtable_gui.core.events import DealBegan, DealEnded
from cardtable_gui.core.files.record import Record, replay
from cardtable_gui.core.game import AnyGame
from cardtable_gui.lab.balance.balance_counts import AnyCounts


@dataclass(frozen=True, slots=True)
class CountedDeal:
    """One deal that was played to its end.

    Attributes:
        turns: how often somebody was asked, who then did one thing or several; alone, every action.
        period: the part in which it ended; 0: it has none.
        end: how; empty: there's only one way.
        gains: by result, in any order: what each seat gained; none if it isn't told.
    """

    turns: int
    period: int
    end: str
    gains: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CountedMatch:
    """One match.

    Attributes:
        deals: its deals.
        kinds: how often actions of each kind were done.
        actions: how many actions there were.
        start: the first start seat.
        ranks: the ranks by seat; None: it isn't over.
        scores: the scores by seat.
    """

    deals: tuple[CountedDeal, ...]
    kinds: Counter[str]
    actions: int
    start: int
    ranks: tuple[int, ...] | None
    scores: tuple[int, ...]

    @property
    def wins(self) -> tuple[float, ...]:
        """By distance from the first start seat: 1 for the winner, 1/k each for k that share the first rank."""
        if self.ranks is None:
            return (0.0,) * len(self.scores)
        part = 1 / self.ranks.count(1)
        seats = len(self.ranks)
        return tuple(part * (self.ranks[(self.start + distance) % seats] == 1) for distance in range(seats))


def counted(record: Record, game: AnyGame, by: AnyCounts) -> CountedMatch:
    """Count a match that can be played. Raises as `replay`."""
    first, *steps = replay(record, game)
    began = next((event.start for event in first.events if isinstance(event, DealBegan)), 0)
    start: int | None = None
    deals: list[CountedDeal] = []
    kinds: Counter[str] = Counter()
    turns, asked, before = 0, None, first.state
    for step in steps:
        assert step.action is not None
        action = game.parse(step.action)
        kinds.update(by.kinds(before, action))
        turns += before.to_move != asked or record.players == 1
        asked = before.to_move
        if start is None and not deals:
            start = by.start(before)
        for event in step.events:
            if isinstance(event, DealEnded):
                period = by.period(before) if by.periods else 0
                gains = tuple(result.gained for result in event.results if result.gained is not None)
                deals.append(CountedDeal(turns, period, by.ends(before, action), gains))
                turns, asked = 0, None
        before = step.state
    first_seat = began if start is None else start
    return CountedMatch(tuple(deals), kinds, len(steps), first_seat, before.ranks, before.scores)
