"""Learns the odds of draws in rounds of three seats, by counterfactual regrets.

A match's first round is played again and again. In turn one seat learns: it finds out what each draw, flip or discard
would have brought, and comes to prefer those that it regrets not having taken. It learns for two:

- For experts, among experts, adversaries and plain bots, who always draw what the strategy prefers.
- For adversaries, whose rivals are all experts: they find out how to take advantage of these.

All bet what beliefs say is best: plain bots as hard ones do, the others as experts do, who believe some of the draws to
be those of an adversary. Odds that are learnt so are hard to take advantage of, and take advantage of plain bots
themselves ("restricted Nash responses": Johanson, Zinkevich and Bowling, Computing Robust Counter-Strategies, 2007;
sampling: Lanctot and others, Monte Carlo Sampling for Regret Minimization in Extensive Games, 2009).

It stands alone: a step of the training that is learnt, and tested, by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final, Literal, TypeAlias

from cardtable_gui.games.kobayakawa.bots.beliefs import TRUSTING, WARY, Reading
from cardtable_gui.games.kobayakawa.bots.draw_odds import SEATS, DrawOdds
from cardtable_gui.games.kobayakawa.bots.strategy import Stakes, Strategy, fight_winner
from cardtable_gui.games.kobayakawa.bots.tables import MatchValues, RoundTables
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import NONE
from cardtable_gui.games.kobayakawa.state import KAMONS_EACH, KAMONS_IN_CENTRE
from cardtable_gui.lab.games.kobayakawa.quick_bets import BetGains, Draws, QuickBets

Role: TypeAlias = Literal["expert", "adversary", "plain"]
RIVALS: Final[Mapping[Role, float]] = {"expert": 11, "adversary": 2, "plain": 3}
"""How often each is met by an expert that learns."""
Rows: TypeAlias = Sequence[Sequence[float]]
"""Choices as JSON, see `Choices.rows`."""


@dataclass(slots=True)
class _Choice:
    """A decision between two actions: the regret of not having taken each, and how often each was taken, weighted."""

    regrets: list[float]
    taken: list[float]

    @property
    def second(self) -> float:
        """The chance to take the second action."""
        first, second = (max(0.0, regret) for regret in self.regrets)
        return second / (first + second) if first + second else 0.5

    @property
    def average(self) -> float:
        """The same on average over all rounds: that is what converges."""
        total = sum(self.taken)
        return self.taken[1] / total if total else 0.5


class Choices:
    """All decisions of one role, by what the seat goes by.

    - To draw or to flip: place, Kobayakawa, own card.
    - To keep the lower or the higher card: place, Kobayakawa, both cards, the lower one first.
    """

    def __init__(self, rows: Rows = ()) -> None:
        """`rows`: what the method `rows` returned; none to begin from the start."""
        self._choices = {
            tuple([int(number) for number in row[:-4]]): _Choice([*row[-4:-2]], [*row[-2:]]) for row in rows
        }

    def rows(self) -> list[list[float]]:
        """Everything as JSON."""
        return [[*seen, *choice.regrets, *choice.taken] for seen, choice in sorted(self._choices.items())]

    def of(self, *seen: int) -> _Choice:
        """The decision of a seat that goes by this."""
        found = self._choices.get(seen)
        if found is None:
            found = self._choices[seen] = _Choice([0.0, 0.0], [0.0, 0.0])
        return found

    def odds(self) -> DrawOdds:
        """The average odds of draws; even ones for what never happened."""
        places, cards = range(SEATS), range(CARDS)
        flips = [[[self._average(place, k, card) for card in cards] for k in cards] for place in places]
        keeps = [
            [[[self._average(place, k, low, high) for low in range(high)] for high in cards] for k in cards]
            for place in places
        ]
        return DrawOdds(flips, keeps)

    def _average(self, *seen: int) -> float:
        found = self._choices.get(seen)
        return found.average if found is not None else 0.5


class RoundLearner:
    """Plays first rounds, and has one seat after the other learn from them."""

    def __init__(
        self, tables: RoundTables, values: MatchValues, experts: Choices, adversaries: Choices, rng: Random
    ) -> None:
        """`experts`, `adversaries`: what they learnt so far, to be learnt on.

        Experts believe in the odds that adversaries have at the outset.
        """
        self._choices: Mapping[Role, Choices] = {"expert": experts, "adversary": adversaries}
        self._rng = rng
        order = range(SEATS)
        self._stakes = Stakes(values, [KAMONS_EACH] * SEATS, KAMONS_IN_CENTRE, 0, order, replay=False)
        self._strategy = Strategy(tables, self._stakes, order)
        gains = BetGains(self._strategy)
        wary = QuickBets(self._strategy, gains, Reading(WARY, adversaries.odds()))
        trusting = QuickBets(self._strategy, gains, TRUSTING)
        self._bets: Mapping[Role, QuickBets] = {"expert": wary, "adversary": wary, "plain": trusting}
        self._hands: list[int] = []
        self._tops: Sequence[int] = ()
        self._learner = 0
        self._roles: list[Role] = []
        self._weight = 1.0

    def play(self, weight: float) -> None:
        """Deal a round; every seat learns from it. `weight`: later rounds count for more."""
        cards = self._rng.sample(range(CARDS), 2 * SEATS + 1)
        self._weight = weight
        self._tops = cards[SEATS + 1 :]
        for learner, role in product(range(SEATS), self._choices):
            self._learner = learner
            self._hands = cards[:SEATS]
            self._roles = self._rivals() if role == "expert" else ["expert"] * SEATS
            self._roles[learner] = role
            self._draw(cards[SEATS], (), 0)

    def _rivals(self) -> list[Role]:
        return self._rng.choices([*RIVALS], [*RIVALS.values()], k=SEATS)

    def _draw(self, k: int, draws: Draws, gone: int) -> float:
        """Play on from the next place's draw; returns the learner's chance to win the match."""
        place = len(draws)
        if place == SEATS:
            return self._bet(k, draws)
        own, top = self._hands[place], self._tops[place]
        choices = self._choices.get(self._roles[place])

        def flip() -> float:
            return self._draw(top, (*draws, (k, NONE)), gone | 1 << k)

        def draw() -> float:
            low, high = min(own, top), max(own, top)
            if choices is None:
                return throw(top if self._strategy.keep(place, k, own, top) > 0.5 else own)
            return self._decide(place, choices.of(place, k, low, high), lambda: throw(high), lambda: throw(low))

        def throw(card: int) -> float:
            self._hands[place] = top if card == own else own
            chance = self._draw(k, (*draws, (k, card)), gone | 1 << card)
            self._hands[place] = own
            return chance

        if choices is None:
            return flip() if self._strategy.flip(place, k, own, gone) > 0.5 else draw()
        return self._decide(place, choices.of(place, k, own), draw, flip)

    def _bet(self, k: int, draws: Draws) -> float:
        """The same from the bets on."""
        fighters = 0
        for place, (own, role) in enumerate(zip(self._hands, self._roles, strict=True)):
            fighters |= self._bets[role].fights(draws, k, place, fighters, own) << place
        return self._stakes.result(fighters, fight_winner(self._hands, fighters, k))[self._learner]

    def _decide(self, place: int, choice: _Choice, first: Callable[[], float], second: Callable[[], float]) -> float:
        """Try both actions if the learner decides, else take one by its odds; returns the learner's chance to win."""
        chance = choice.second
        if place == self._learner:
            one, two = first(), second()
            mean = one + chance * (two - one)
            choice.regrets[0] += self._weight * (one - mean)
            choice.regrets[1] += self._weight * (two - mean)
            return mean
        choice.taken[0] += self._weight * (1 - chance)
        choice.taken[1] += self._weight * chance
        return second() if self._rng.random() < chance else first()


@dataclass(frozen=True, slots=True)
class FirstRounds:
    """A task: so many first rounds to go on learning from.

    Attributes:
        tables: what the strategy plays by.
        values: the chances of positions after the round.
        rows: what experts learnt before, then what adversaries did.
        rounds: the number of rounds.
        weight: how much they count for.
        seed: fixes the rounds.
    """

    tables: RoundTables
    values: MatchValues
    rows: tuple[Rows, Rows]
    rounds: int
    weight: float
    seed: str


def learn(task: FirstRounds) -> tuple[Rows, Rows]:
    """Play the rounds; returns all that is known then, as `FirstRounds.rows`."""
    experts, adversaries = map(Choices, task.rows)
    learner = RoundLearner(task.tables, task.values, experts, adversaries, Random(task.seed))
    for _ in range(task.rounds):
        learner.play(task.weight)
    return experts.rows(), adversaries.rows()
