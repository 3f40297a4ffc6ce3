"""A round of Meow Meow Daifugo at a real table: who went out, and the circles that the others have left (MM11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from cardtable_gui.core.entered_deal import Answers, AnyQuestion, HowMany, ScorePad, who_won
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.meow.cards import FACES, points
from cardtable_gui.games.meow.rule_set import GOAL
from cardtable_gui.games.meow.state import FIELD_SIZE, HAND_SIZES, MeowState

MANY: Final = next(circles for circles in range(1, 100) if points(circles) == points(100))
"""As soon as a hand has so many circles, more of them change nothing."""

_TURNS: Final = HowMany(
    "turns",
    QT_TRANSLATE_NOOP("meow", "After how many turns did you go out?"),
    QT_TRANSLATE_NOOP("meow", "Enter the number of turns."),
    1,
    len(FACES),
)


class MeowPad(ScorePad[MeowState]):
    """The score pad of Meow Meow Daifugo."""

    def questions(self, state: MeowState, answers: Answers) -> Sequence[AnyQuestion]:
        """The winner, and then the circles of the others; alone, the turns."""
        if state.players == 1:
            return (_TURNS,)
        winner = who_won(state).of(answers)
        return (who_won(state), *(() if winner is None else (left for _, left in _circles(state, winner))))

    def settle(self, state: MeowState, answers: Answers, events: list[Event]) -> None:
        """Count the circles."""
        if state.players == 1:
            state.turns = _TURNS.needed(answers)
            state.end_alone(events)
            return
        winner = who_won(state).needed(answers)
        left = {seat: circles.needed(answers) for seat, circles in _circles(state, winner)}
        state.hands = [0] * state.players
        ended: list[Event] = []
        state.end_deal(winner, [left.get(seat, 0) for seat in range(state.players)], ended)
        events += [_with_many(event, left) if isinstance(event, DealEnded) else event for event in ended]

    def dealing(self, state: MeowState) -> Sequence[Message]:
        """Hands and face-up cards (MM2-MM4)."""
        found = (
            QT_TRANSLATE_NOOP("pad", "Shuffle, and deal %n card(s) to each player.").put(n=HAND_SIZES[state.players]),
            QT_TRANSLATE_NOOP("meow", "Turn up %n card(s) beside the deck.").put(n=FIELD_SIZE),
            QT_TRANSLATE_NOOP("meow", "A player who was dealt both ? puts one under the deck and draws a card."),
        )
        if state.players == 1:
            return found
        shows = QT_TRANSLATE_NOOP(
            "meow",
            (
                "Everyone shows a card at the same time, but not a ?. The lowest starts; on a tie, the one with the "
                "fewest circles."
            ),
        )
        return (*found, shows)

    def until(self, state: MeowState) -> Message:
        """The lost points that end the match (MM12), or the goal of the solo game (MM13)."""
        if state.players == 1:
            return QT_TRANSLATE_NOOP("meow", "The goal is to go out within {goal} turns.").put(goal=GOAL)
        message = QT_TRANSLATE_NOOP("meow", "The match ends when someone has lost {limit} points or more.")
        return message.put(limit=state.losing_limit)


def _circles(state: MeowState, winner: int) -> Iterator[tuple[int, HowMany]]:
    """What is asked about each other seat."""
    for seat in range(state.players):
        if seat != winner:
            title = QT_TRANSLATE_NOOP("meow", "How many circles does {seat} have left?").put(seat=SeatName(seat))
            missing = QT_TRANSLATE_NOOP("meow", "Enter the circles that {seat} has left.").put(seat=SeatName(seat))
            yield seat, HowMany(f"circles-{seat}", title, missing, 1, MANY, beyond=True, seat=seat)


def _with_many(ended: DealEnded, left: dict[int, int]) -> DealEnded:
    """The results, which don't pretend to know more than that there are many circles."""
    many = QT_TRANSLATE_NOOP("meow", "{number} or more circles left in hand").put(number=MANY)
    rows = (replace(row, why=many) if left.get(row.seat) == MANY else row for row in ended.results)
    return DealEnded(ended.deal, tuple(rows))


PAD: Final = MeowPad()
