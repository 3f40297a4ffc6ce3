"""The figures of many matches: length, how games end, results, start seats, actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from cardtable_gui.core.confidence import interval
from cardtable_gui.core.strict_json import Json
from cardtable_gui.lab.standings import percentile

if TYPE_CHECKING:
    from cardtable_gui.lab.balance.balance_counts import AnyCounts
    from cardtable_gui.lab.balance.counted_match import CountedMatch


@dataclass(frozen=True, slots=True)
class Length:
    """How long games are.

    Attributes:
        mean: on average.
        p5, p50, p95: the least that so many percent of them don't exceed.
        shares: by length, how many of all games.
    """

    mean: float
    p5: int
    p50: int
    p95: int
    shares: Mapping[int, float]

    @classmethod
    def of(cls, lengths: Iterable[int]) -> Length:
        """The lengths of at least one game."""
        ascending = sorted(lengths)
        number = len(ascending)
        p5, p50, p95 = (int(percentile(ascending, percent)) for percent in (5, 50, 95))
        shares = {length: times / number for length, times in sorted(Counter(ascending).items())}
        return cls(sum(ascending) / number, p5, p50, p95, shares)


@dataclass(frozen=True, slots=True)
class Spread:
    """How results are spread: their mean and standard deviation, and the share of those below 0."""

    mean: float
    sd: float
    negative: float

    @classmethod
    def of(cls, results: Sequence[int]) -> Spread:
        """The spread of at least one result."""
        mean = sum(results) / len(results)
        variance = sum((result - mean) ** 2 for result in results) / max(1, len(results) - 1)
        return cls(mean, sqrt(variance), sum(result < 0 for result in results) / len(results))


@dataclass(frozen=True, slots=True)
class SeatShare:
    """The share of matches that a seat won, and its 95 % interval."""

    share: float
    ci95: tuple[float, float]


@dataclass(frozen=True, slots=True)
class BalanceFigures:
    """The figures of some matches. A *game* is a deal that was played to its end.

    Attributes:
        matches, games: how many there were.
        unfinished: how many matches weren't over.
        turns: the length of games in turns.
        periods: the same in weeks or what the game has; None: it has none.
        ends: by way, how many of the games ended that way; empty: there's only one.
        gains: what a seat gained in a game; None: games aren't scored.
        scores: the scores at the end of the match.
        seats: who won, from the first start seat on; empty for one player.
        ties: how many matches have several winners.
        kinds: by kind, how many of all actions are of it; some are of several.
    """

    matches: int
    games: int
    unfinished: int
    turns: Length
    periods: Length | None
    ends: Mapping[str, float]
    gains: Spread | None
    scores: Spread
    seats: tuple[SeatShare, ...]
    ties: float
    kinds: Mapping[str, float]

    @classmethod
    def of(cls, matches: Sequence[CountedMatch], by: AnyCounts) -> BalanceFigures:
        """The figures of matches of which at least one is over."""
        over = [match for match in matches if match.ranks is not None]
        deals = [deal for match in matches for deal in match.deals]
        gains = [gain for deal in deals for gain in deal.gains]
        ends = Counter(deal.end for deal in deals if deal.end)
        actions = sum(match.actions for match in matches)
        kinds = sum((match.kinds for match in matches), Counter())
        players = len(over[0].scores)
        wins = [match.wins for match in over]
        return cls(
            matches=len(matches),
            games=len(deals),
            unfinished=len(matches) - len(over),
            turns=Length.of(deal.turns for deal in deals),
            periods=Length.of(deal.period for deal in deals) if by.periods else None,
            ends={end: times / len(deals) for end, times in ends.most_common()},
            gains=Spread.of(gains) if gains else None,
            scores=Spread.of([score for match in over for score in match.scores]),
            seats=tuple(_share([won[seat] for won in wins]) for seat in range(players)) if players > 1 else (),
            ties=sum((match.ranks or ()).count(1) > 1 for match in over) / len(over),
            kinds={kind: times / actions for kind, times in kinds.most_common()},
        )

    def as_json(self, periods: str) -> dict[str, Json]:
        """The figures; `periods`: what the game calls the parts of a game."""
        length: dict[str, Json] = {"turns": _length(self.turns)}
        found: dict[str, Json] = {"matches": self.matches, "games": self.games, "unfinished": self.unfinished}
        found["length"] = length
        if self.ends:
            found["ends"] = _shares(self.ends)
        if self.periods is not None:
            length[periods] = _length(self.periods)
            found["first_period"] = round(self.periods.shares.get(1, 0.0), 4)
        gains, scores = self.gains, self.scores
        if gains is not None:
            negative = round(scores.negative, 4)
            found["results"] = {"mean": round(gains.mean, 2), "sd": round(gains.sd, 2), "negative": negative}
        found["scores"] = {"mean": round(scores.mean, 2), "sd": round(scores.sd, 2)}
        found["seats"] = [
            {"share": round(seat.share, 4), "ci95": [round(end, 4) for end in seat.ci95]} for seat in self.seats
        ]
        return {**found, "ties": round(self.ties, 4), "actions": _shares(self.kinds)}


def _share(wins: Sequence[float]) -> SeatShare:
    return SeatShare(sum(wins) / len(wins), interval([[win] for win in wins]))


def _length(length: Length) -> Json:
    return {"mean": round(length.mean, 2), "p5": length.p5, "p50": length.p50, "p95": length.p95}


def _shares(shares: Mapping[str, float]) -> dict[str, Json]:
    return {name: round(share, 4) for name, share in shares.items()}
