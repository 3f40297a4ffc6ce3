"""Learns from rounds for kamons what cards are worth, and their chances in fights.

Rounds are played again and again by the strategy that the tables of the rounds before give.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy
from cardtable_gui.games.kobayakawa.bots.tables import MatchValues, RoundTables
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import winning
from cardtable_gui.games.kobayakawa.state import KAMONS_EACH, KAMONS_IN_CENTRE

MOST_SEATS: Final = 6
SEATS: Final = range(2, MOST_SEATS + 1)
FADES: Final = 0.95
"""How much older rounds count for, compared with those of one iteration later."""


@dataclass(frozen=True, slots=True)
class DealtRound:
    """A round before the bets: the cards by place, the Kobayakawa, a random number from 0 to 1 for each bet."""

    hands: Sequence[int]
    k: int
    luck: Sequence[float]

    def bets(self, strategy: Strategy, place: int = 0, fighters: int = 0) -> int:
        """Who fights in the end, if the seats from this place on have still to bet."""
        for other in range(place, len(self.hands)):
            if self.luck[other] < strategy.fight(other, fighters, self.k, self.hands[other]):
                fighters |= 1 << other
        return fighters


def dealt_round(seats: int, strategy: Strategy, rng: Random) -> DealtRound:
    """Deal a round, and let all seats draw or flip."""
    deck = rng.sample(range(CARDS), CARDS)
    hands = [deck.pop() for _ in range(seats)]
    k = deck.pop()
    gone = 0
    for place in range(seats):
        own, top = hands[place], deck.pop()
        if rng.random() < strategy.flip(place, k, own, gone):
            gone |= 1 << k
            k = top
        elif rng.random() < strategy.keep(place, k, own, top):
            gone |= 1 << top
        else:
            gone |= 1 << own
            hands[place] = top
    return DealtRound(hands, k, [rng.random() for _ in range(seats)])


class Kamons(Stakes):
    """A round that is played for kamons: results are kamons won or lost."""

    def __init__(self, seats: int) -> None:
        """`seats`: the number of seats."""
        super().__init__(MatchValues({}), [KAMONS_EACH] * seats, KAMONS_IN_CENTRE, 0, range(seats), replay=False)

    def after(self, kamons: Sequence[int], centre: int, start: int) -> Sequence[float]:
        """The kamons that each seat gained."""
        del centre, start
        return [float(own - KAMONS_EACH) for own in kamons]


class _Means:
    """Means by any key, in which older numbers fade."""

    def __init__(self) -> None:
        self._sums: dict[tuple[int, ...], list[float]] = {}

    def add(self, key: tuple[int, ...], total: float, count: float = 1) -> None:
        entry = self._sums.get(key)
        if entry is None:
            entry = self._sums[key] = [0.0, 0.0]
        entry[0] += total
        entry[1] += count

    def fade(self) -> None:
        for entry in self._sums.values():
            entry[0] *= FADES
            entry[1] *= FADES

    def get(self, key: tuple[int, ...], default: float) -> float:
        entry = self._sums.get(key)
        return entry[0] / entry[1] if entry is not None and entry[1] else default

    def rows(self) -> Iterator[list[float]]:
        """Each key's numbers, then the total and the count."""
        return ([*key, *entry] for key, entry in self._sums.items())


class Experience:
    """Counts of what rounds have shown."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._wins = _Means()
        self._joins = _Means()
        self._worth = _Means()
        self._all = (self._wins, self._joins, self._worth)

    def fade(self) -> None:
        """Have everything so far count for less."""
        for means in self._all:
            means.fade()

    def rows(self) -> list[list[list[float]]]:
        """Everything as JSON, for `add`."""
        return [list(means.rows()) for means in self._all]

    def add(self, rows: Iterable[Iterable[Sequence[Any]]]) -> None:
        """Add what other rounds have shown."""
        for means, found in zip(self._all, rows, strict=True):
            for *key, total, count in found:
                means.add(tuple(key), total, count)

    def learn(self, dealt: DealtRound, strategy: Strategy) -> None:
        """Learn from a round: also what other cards than the dealt ones would have won."""
        hands, k = dealt.hands, dealt.k
        seats = len(hands)
        fighters = 0
        for place in range(seats):
            before, left = fighters.bit_count(), seats - 1 - place
            joined = dealt.bets(strategy, place + 1, fighters | 1 << place) ^ 1 << place
            if left:
                self._joins.add((before + 1, left), (joined.bit_count() - before) / left)
            earlier = [hands[other] for other in range(place) if joined >> other & 1]
            later = [hands[other] for other in range(place + 1, seats) if joined >> other & 1]
            elsewhere = {k, *hands} - {hands[place]}
            for card in range(CARDS):
                if card not in elsewhere:
                    won = winning((*earlier, card, *later), k) == before
                    self._wins.add((before, left, k, card), float(won))
                    fights = strategy.fight(place, fighters, k, card)
                    self._worth.add((seats, k, card), fights * (before + len(later) + 1.0 if won else -1.0))
            if dealt.luck[place] < strategy.fight(place, fighters, k, hands[place]):
                fighters |= 1 << place
            elif left:
                joined = dealt.bets(strategy, place + 1, fighters)
                self._joins.add((before, left), (joined.bit_count() - before) / left)

    def tables(self) -> RoundTables:
        """The tables to play by; what was never seen is estimated."""

        def wins(before: int, left: int) -> list[list[float]]:
            rivals = before + 0.5 * left
            return [
                [self._wins.get((before, left, k, card), _against_one(card, k) ** rivals) for card in range(CARDS)]
                for k in range(CARDS)
            ]

        most = range(MOST_SEATS)
        joins = [
            [self._joins.get((before, left), 0.5) for left in range(MOST_SEATS + 1 - before)]
            for before in range(MOST_SEATS + 1)
        ]
        return RoundTables(
            worth={seats: self._worths(seats) for seats in SEATS},
            wins=[[wins(before, left) for left in range(MOST_SEATS - before)] for before in most],
            joins=joins,
        )

    def _worths(self, seats: int) -> list[list[list[float]]]:
        """The worth with nobody left to draw is learnt; the others follow from it, one seat at a time."""
        worth = [
            [
                [self._worth.get((seats, k, card), _against_one(card, k) ** (seats / 2)) for card in range(CARDS)]
                for k in range(CARDS)
            ]
        ]
        while len(worth) < seats:
            now = worth[-1]
            tables = RoundTables({seats: worth}, (), ())
            strategy = Strategy(tables, Kamons(seats), range(seats))
            place = seats - len(worth)
            flips = [
                sum(strategy.flip(place, k, card, 0) for card in range(CARDS) if card != k) / (CARDS - 1)
                for k in range(CARDS)
            ]
            worth.append([[_after_one(now, flips[k], k, card) for card in range(CARDS)] for k in range(CARDS)])
        return worth


def _after_one(worth: Sequence[Sequence[float]], flips: float, k: int, card: int) -> float:
    """The worth of a card before another seat draws or flips."""
    others = [other for other in range(CARDS) if other not in (k, card)]
    flipped = sum(worth[other][card] for other in others) / len(others)
    return flips * flipped + (1 - flips) * worth[k][card]


def _against_one(card: int, k: int) -> float:
    """The chance to beat one opponent with any card."""
    others = [other for other in range(CARDS) if other not in (card, k)]
    return sum(winning((card, other), k) == 0 for other in others) / len(others)


@dataclass(frozen=True, slots=True)
class Rounds:
    """A task: so many rounds with each number of seats, played by these tables."""

    tables: RoundTables
    deals: int
    seed: str


def play(task: Rounds) -> list[list[list[float]]]:
    """Play the rounds; returns the rows of what they show (see `Experience`)."""
    found = Experience()
    rng = Random(task.seed)
    for seats in SEATS:
        strategy = Strategy(task.tables, Kamons(seats), range(seats))
        for _ in range(task.deals):
            found.learn(dealt_round(seats, strategy, rng), strategy)
    return found.rows()
