"""Trains the networks of `win_estimate` and `detailed_estimate` by self-play, and the odds of hidden hands.

Bots that play by `HandCosts`, now and then a less promising action, play deals at all numbers of seats. At some of
their decisions the features of all seats are kept, with who was the first to go out in the end. Stochastic gradient
descent (Adam) fits the chances to these results: in each stage several learners begin with the same weights, each
learns from examples of its own, and the mean of their weights is taken over into the next stage.

The detailed network learns after that, by one learner, from other matches; see `detailed_play`. Last come the odds
of `hand_odds`: the bots of `self_play` play, since watching `hard` ones teaches no more, and their hands are compared
with what seemed likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from cardtable_gui.bots.card_odds import HandOdds
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games.merchant.bots.detailed_estimate import DetailedNetwork
from cardtable_gui.games.merchant.bots.hand_odds import ROWS, others_rows
from cardtable_gui.games.merchant.bots.win_estimate import WEIGHTS, Network
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.lab.games.merchant import detailed_learner, detailed_play, network_learner, self_play
from cardtable_gui.lab.games.merchant.detailed_learner import DetailedLearner, DetailedLesson
from cardtable_gui.lab.games.merchant.detailed_play import PlayTask
from cardtable_gui.lab.games.merchant.network_learner import LearnerState, Lesson
from cardtable_gui.lab.games.merchant.self_play import SEATS, deals, promising_action
from cardtable_gui.lab.learning import odds_learner
from cardtable_gui.lab.learning.odds_learner import LOOKED, Place, Watched
from cardtable_gui.lab.learning.training import Learnt, Stage, Stages, Training, scaled

PLAYS: Final = 800
"""The number of tasks of self-play."""
EPOCHS: Final = 6
"""How often all examples are learnt from."""
LEARNERS: Final = 8
"""The number of learners in a stage."""
LESSON: Final = 5
"""Each of them learns in a stage from the matches of so many tasks."""
RATE: Final = 0.012
"""The rate of learning at the start; it falls evenly to a tenth of that."""
TESTED: Final = 10
"""The matches of one task in so many are not learnt from, but used to measure the result."""

DETAILED_PLAYS: Final = 1000
"""The number of tasks of self-play for the detailed network."""
DETAILED_EPOCHS: Final = 4
"""How often it learns from all its examples."""
DETAILED_LESSON: Final = 150
"""It learns from the matches of so many tasks at a time."""
DETAILED_RATE: Final = 0.004
"""Its rate of learning at the start; it falls evenly to a twentieth of that."""

ODDS_BATCHES: Final = 400
"""The number of stages of learning the odds of hidden hands."""
ODDS_EXAMS: Final = 40
"""The number of tasks that measure these."""


WATCHED_DEALS: Final = len(SEATS)
"""The number of deals of a task in which hands are watched."""


def states(rng: Random) -> Iterator[MerchantState]:
    """Some states of self-play, with more than two players: of two, each knows what the other holds."""
    for state in deals(WATCHED_DEALS, rng):
        if state.players == 2:
            continue
        while state.to_move is not None and 1 not in state.places:
            if state.turns and rng.random() < LOOKED:
                yield state
            state.advance(promising_action(state, rng))


def places(state: MerchantState, odds: HandOdds, rng: Random) -> Iterator[Place]:
    """Put the cards that the seat to move hasn't seen where they lie; see `odds_learner.places`."""
    return odds_learner.places(odds, others_rows(state.view(state.to_move)), state.seen, state.hands, (), rng)


WATCHED: Final = Watched(ROWS, states, places)
"""What `odds_learner` needs."""


class MerchantTraining(Training):
    """Self-play; then lessons; then a test on the matches that were left out; then the odds."""

    file = WEIGHTS
    version = 3

    def stages(self, seed: int, size: float) -> Stages:
        """Learn the small network, the detailed one and the odds of hidden hands."""
        played = yield Stage(self_play.play, [f"{seed}|{number}" for number in range(_plays(size, PLAYS))])
        tested = played[::TESTED]
        learned = [packed for number, packed in enumerate(played) if number % TESTED]
        rng = Random(f"{seed}|order")
        state = LearnerState.fresh(rng)
        stages = EPOCHS * _stages(len(learned))
        for stage in range(stages):
            at = stage % _stages(len(learned)) * LEARNERS * LESSON
            if not at:
                rng.shuffle(learned)
            rate = RATE * (1 - 0.9 * stage / stages)
            lessons = [
                Lesson(state, learned[start : start + LESSON], f"{seed}|{stage}|{start}", rate)
                for start in range(at, min(at + LEARNERS * LESSON, len(learned)), LESSON)
            ]
            state = LearnerState.mean((yield Stage(network_learner.study, lessons)))
        net = _rounded_network(network_learner.network(state))
        losses = yield Stage(network_learner.examine, [(net, packed) for packed in tested])
        loss = sum(total for total, _ in losses) / sum(count for _, count in losses)
        detailed = yield from detailed_stages(seed, size, net)
        content: dict[str, Json] = {
            "linear": [*net.linear],
            "hidden": [[*row] for row in net.hidden],
            "bias": [*net.bias],
            "output": [*net.output],
            **detailed.content,
        }
        own = f"{seed}|hands"
        odds = yield from odds_learner.learnt(WATCHED, own, scaled(ODDS_BATCHES, size))
        measured = yield from odds_learner.examined(WATCHED, odds, own, ODDS_EXAMS)
        content["hands"] = [*odds]
        return Learnt(content, {"log loss": loss, **detailed.measured, **measured})

    def tasks(self, size: float) -> int:
        """The number of tasks in all these stages."""
        plays, detailed = _plays(size, PLAYS), _plays(size, DETAILED_PLAYS)
        tested, examined = len(range(0, plays, TESTED)), len(range(0, detailed, TESTED))
        odds = odds_learner.PARTS * scaled(ODDS_BATCHES, size) + ODDS_EXAMS
        first = plays + EPOCHS * -(-(plays - tested) // LESSON) + tested
        return first + detailed + DETAILED_EPOCHS * -(-(detailed - examined) // DETAILED_LESSON) + examined + odds


def detailed_stages(seed: int, size: float, before: Network) -> Stages:
    """The training of the detailed network; see `Training.stages`. `before`: the network that has learnt before it."""
    plays = range(_plays(size, DETAILED_PLAYS))
    tasks = [PlayTask(self_play.MATCHES, f"{seed}|detailed|{number}", before) for number in plays]
    played = yield Stage(detailed_play.play, tasks)
    learned = [packed for number, packed in enumerate(played) if number % TESTED]
    rng = Random(f"{seed}|detailed order")
    state: list[Any] | None = None
    lessons = DETAILED_EPOCHS * -(-len(learned) // DETAILED_LESSON)
    for lesson in range(lessons):
        at = lesson % (lessons // DETAILED_EPOCHS) * DETAILED_LESSON
        if not at:
            rng.shuffle(learned)
        rate = DETAILED_RATE * (1 - 0.95 * lesson / lessons)
        chosen = learned[at : at + DETAILED_LESSON]
        studied = yield Stage(
            detailed_learner.study, [DetailedLesson(state, chosen, f"{seed}|detailed|lesson {lesson}", rate)]
        )
        state = studied[0]
    assert state is not None
    net = DetailedLearner.again(state).network
    net = DetailedNetwork([_rounded(row) for row in net.rows], _rounded(net.output))
    losses = yield Stage(detailed_learner.examine, [(net, packed) for packed in played[::TESTED]])
    loss = sum(total for total, _ in losses) / sum(count for _, count in losses)
    content: dict[str, Json] = {"detailed rows": [[*row] for row in net.rows], "detailed output": [*net.output]}
    return Learnt(content, {"detailed cross-entropy": loss})


def _plays(size: float, plays: int) -> int:
    """The number of tasks of self-play, `plays` for a size of 1: at least one to learn from and one to test."""
    return max(2, round(plays * size))


def _stages(learned: int) -> int:
    """The number of stages that an epoch over the examples of so many tasks takes."""
    return -(-learned // (LEARNERS * LESSON))


def _rounded_network(net: Network) -> Network:
    """The network as it stands in the file."""
    return Network(
        linear=_rounded(net.linear),
        hidden=[_rounded(row) for row in net.hidden],
        bias=_rounded(net.bias),
        output=_rounded(net.output),
    )


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


TRAINING: Final = MerchantTraining()
