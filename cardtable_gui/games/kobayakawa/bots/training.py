"""Makes the tables of Kobayakawa's bots by self-play: `python -m cardtable_gui.games.kobayakawa.bots.training FILE`.

First the worth of cards and their chances in fights: rounds for kamons, played again and again by the strategy that the
tables of the rounds before give. Then the chances to win the match between rounds, from the last round backwards: the
bets of many dealt rounds, for the chances that were found for the positions after them. Equal seeds give equal tables.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from cardtable_gui.games.kobayakawa.actions import CARDS
from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy, fight_winner
from cardtable_gui.games.kobayakawa.bots.tables import MatchValues, RoundTables, decode, encode
from cardtable_gui.games.kobayakawa.position import winning

MOST_SEATS: Final = 6
KAMONS_EACH: Final = 4
KAMONS_IN_CENTRE: Final = 8
SEATS: Final = range(2, MOST_SEATS + 1)
BOXED: Final = {3: 6, 4: 6, 5: 1}
"""By number of players: positions in which nobody fought in more rounds than this are left out. Matches of six have too
many positions: theirs are estimated."""
ROUNDS: Final = {2: 1000, 3: 1000, 4: 600, 5: 300, 6: 200}
"""By number of seats: how many rounds are dealt to find the chances of positions between rounds."""
FADES: Final = 0.95
"""How much older rounds count for, compared with those of one iteration later."""

Position: TypeAlias = tuple[int, ...]
"""Between rounds: the centre, the kamons of the start seat, those of the others descending."""


@dataclass(frozen=True, slots=True)
class DealtRound:
    """A round before the bets: the cards by place, the Kobayakawa, a random number from 0 to 1 for each bet."""

    hands: Sequence[int]
    k: int
    luck: Sequence[float]


class _Means:
    """Means by any key, in which older numbers fade."""

    def __init__(self) -> None:
        self._sums: dict[tuple[int, ...], list[float]] = {}

    def add(self, key: tuple[int, ...], number: float) -> None:
        entry = self._sums.get(key)
        if entry is None:
            entry = self._sums[key] = [0.0, 0.0]
        entry[0] += number
        entry[1] += 1

    def fade(self) -> None:
        for entry in self._sums.values():
            entry[0] *= FADES
            entry[1] *= FADES

    def get(self, key: tuple[int, ...], default: float) -> float:
        entry = self._sums.get(key)
        return entry[0] / entry[1] if entry is not None and entry[1] else default


class _Kamons(Stakes):
    """A round that is played for kamons: results are kamons won or lost."""

    def __init__(self, seats: int) -> None:
        super().__init__(MatchValues({}), [KAMONS_EACH] * seats, KAMONS_IN_CENTRE, 0, range(seats), replay=False)

    def after(self, kamons: Sequence[int], centre: int, start: int) -> Sequence[float]:
        del centre, start
        return [float(own - KAMONS_EACH) for own in kamons]


class RoundTraining:
    """Learns `RoundTables` by self-play."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._wins = _Means()
        self._joins = _Means()
        self._worth = _Means()
        self.tables = self._tables()

    def iterate(self, deals: int) -> None:
        """Play this many rounds with each number of seats, and learn from them."""
        for means in (self._wins, self._joins, self._worth):
            means.fade()
        for seats in SEATS:
            strategy = Strategy(self.tables, _Kamons(seats), range(seats))
            for _ in range(deals):
                self._learn(dealt_round(seats, strategy, self._rng), strategy)
        self.tables = self._tables()

    def _learn(self, dealt: DealtRound, strategy: Strategy) -> None:
        hands, k = dealt.hands, dealt.k
        seats = len(hands)
        fighters = 0
        for place in range(seats):
            before, left = fighters.bit_count(), seats - 1 - place
            joined = self._bets(dealt, strategy, place + 1, fighters | 1 << place) ^ 1 << place
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
                joined = self._bets(dealt, strategy, place + 1, fighters)
                self._joins.add((before, left), (joined.bit_count() - before) / left)

    def _bets(self, dealt: DealtRound, strategy: Strategy, place: int, fighters: int) -> int:
        for other in range(place, len(dealt.hands)):
            if dealt.luck[other] < strategy.fight(other, fighters, dealt.k, dealt.hands[other]):
                fighters |= 1 << other
        return fighters

    def _tables(self) -> RoundTables:
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
            strategy = Strategy(tables, _Kamons(seats), range(seats))
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


class MatchTraining:
    """Learns `MatchValues` from the bets of dealt rounds, with the option `nobody_fights` at `box`."""

    def __init__(self, tables: RoundTables, rng: Random, rounds: Mapping[int, int] = ROUNDS) -> None:
        """`rounds`: by number of seats, how many are dealt."""
        self.values = MatchValues({})
        self._tables = tables
        self._rng = rng
        self._dealt = {}
        for seats in SEATS:
            strategy = Strategy(tables, _Kamons(seats), range(seats))
            self._dealt[seats] = [dealt_round(seats, strategy, rng) for _ in range(rounds[seats])]

    def learn(self, position: Position) -> None:
        """Add a position; those that may follow it must have been added."""
        centre, *kamons = position
        seats = len(kamons)
        dealt = self._dealt[seats]
        totals = [0.0] * seats
        orders = 2 if seats in {3, 4} else 1
        for number in range(orders):
            order = [0, *self._rng.sample(range(1, seats), seats - 1)]
            stakes = Stakes(self.values, kamons, centre, 0, order, replay=False)
            strategy = Strategy(self._tables, stakes, order)
            for each in dealt[number::orders]:
                fighters = 0
                for place, card in enumerate(each.hands):
                    if each.luck[place] < strategy.fight(place, fighters, each.k, card):
                        fighters |= 1 << place
                results = stakes.result(fighters, fight_winner(each.hands, fighters, each.k))
                totals = [total + result for total, result in zip(totals, results, strict=True)]
        chances = [total / len(dealt) for total in totals]
        for own in set(kamons[1:]):  # Others with equal kamons have equal chances.
            equal = [seat for seat in range(1, seats) if kamons[seat] == own]
            mean = sum(chances[seat] for seat in equal) / len(equal)
            for seat in equal:
                chances[seat] = mean
        self.values.values[position] = tuple(chances)


def positions(players: int) -> Iterator[set[Position]]:
    """The positions between rounds that a match may come to, by centre, the last rounds first."""
    layers: list[set[tuple[Position, int]]] = [{((KAMONS_IN_CENTRE, *[KAMONS_EACH] * players), 0)}]
    while len(layers) < KAMONS_IN_CENTRE - 1:
        following = set()
        for (centre, *kamons), boxed in layers[-1]:
            if boxed < BOXED[players]:
                following.add(((centre - 1, *kamons), boxed + 1))
            following |= {(position, boxed) for position in _next(centre, kamons)}
        layers.append(following)
    return ({position for position, _ in layer} for layer in reversed(layers))


def _next(centre: int, kamons: Sequence[int]) -> set[Position]:
    found = set()
    seats = range(len(kamons))
    for count in range(1, len(kamons) + 1):
        for fighters in combinations(seats, count):
            for winner in fighters:
                after = [own - (seat in fighters) for seat, own in enumerate(kamons)]
                after[winner] += count + 1
                others = sorted((own for seat, own in enumerate(after) if own and seat != winner), reverse=True)
                if others:
                    found.add((centre - 1, after[winner], *others))
    return found


def train(seed: int, date: str, deals: int = 500, iterations: int = 80) -> bytes:
    """Make the file's content."""
    rng = Random(seed)
    learner = RoundTraining(rng)
    for _ in range(iterations):
        learner.iterate(deals)
    about = {
        "command": "python -m cardtable_gui.games.kobayakawa.bots.training FILE",
        "seed": seed,
        "date": date,
    }
    tables, _ = decode(encode(about, learner.tables, MatchValues({})))
    matches = MatchTraining(tables, rng)
    for players in BOXED:
        for layer in positions(players):
            for position in sorted(layer):
                if position not in matches.values.values:
                    matches.learn(position)
    return encode(about, tables, matches.values)


def main() -> None:
    """Train and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--date", default="2026-11-22")
    given = parser.parse_args()
    given.file.write_bytes(train(given.seed, given.date))


if __name__ == "__main__":
    main()
