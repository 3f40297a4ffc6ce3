"""A round of Gunjo Gradation at a real table: who won it, and the cards that the others have left (GG7, GG8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardtable_gui.core import counts
from cardtable_gui.core.entered_deal import (
    Answers,
    AnyQuestion,
    ScorePad,
    WhichCards,
    WhichWay,
    check_copies,
    faces_of,
    who_won,
)
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.games.gunjo.cards import COPIES, FACES, FINISHER, HAND_SIZES, REVEALED, deck, texts
from cardtable_gui.games.gunjo.state import GunjoState

_OUT, _TWOS = "out", "twos"
_HOW: Final = WhichWay(
    "how",
    QT_TRANSLATE_NOOP("gunjo", "How was the round won?"),
    QT_TRANSLATE_NOOP("gunjo", "Say how the round was won."),
    (
        (_OUT, QT_TRANSLATE_NOOP("gunjo", "By going out")),
        (_TWOS, QT_TRANSLATE_NOOP("gunjo", "With four 2s")),
    ),
)
_UNCOUNTED = 1
"""Stands for the size of the winner's hand that nobody counts, since it costs nothing (GG12)."""


class GunjoPad(ScorePad[GunjoState]):
    """The score pad of Gunjo Gradation."""

    def questions(self, state: GunjoState, answers: Answers) -> Sequence[AnyQuestion]:
        """The winner, and then the hands of the others."""
        winner = who_won(state).of(answers)
        with_twos = str(FINISHER + 1) in state.expansions
        return (
            who_won(state),
            *((_HOW,) if with_twos else ()),
            *(() if winner is None else (hand for _, hand in _hands(state, winner))),
        )

    def settle(self, state: GunjoState, answers: Answers, events: list[Event]) -> None:
        """Lay the hands open, and end the round."""
        winner = who_won(state).needed(answers)
        left = {seat: hand.needed(answers) for seat, hand in _hands(state, winner)}
        check_copies(state, (card for cards in left.values() for card in cards))
        state.hands = [counts.of(faces_of(state.game, left.get(seat, ()))) for seat in range(state.players)]
        state.sizes = list(map(counts.size, state.hands))
        if _HOW.of(answers) == _TWOS:
            state.sizes[winner] = _UNCOUNTED
        state.end_round(winner, events)

    def dealing(self, state: GunjoState) -> Sequence[Message]:
        """The kinds that stay in the box, and the hands (GG1, GG2)."""
        there = set(deck(state.expansions))
        out = texts([face for face in range(FACES) if face not in there])
        found = []
        if out:
            found.append(
                QT_TRANSLATE_NOOP("gunjo", "Leave all cards with these numbers in the box: {cards}.").put(
                    cards=CardList(out)
                )
            )
        hands = QT_TRANSLATE_NOOP("pad", "Shuffle, and deal %n card(s) to each player.")
        rest = QT_TRANSLATE_NOOP("gunjo", "Turn up two cards beside the deck.")
        return (*found, hands.put(n=HAND_SIZES[state.players]), rest)

    def until(self, state: GunjoState) -> Message:
        """The last round, or points below zero (GG9)."""
        message = QT_TRANSLATE_NOOP("gunjo", "The match ends after %n round(s), or as soon as someone is below 0.")
        return message.put(n=state.last_round)


def _hands(state: GunjoState, winner: int) -> Iterator[tuple[int, WhichCards]]:
    """What is asked about the hand of each other seat, which isn't empty."""
    there = sorted(set(deck(state.expansions)))
    kinds = tuple((str(face + 1), COPIES[face]) for face in there)
    most = sum(number for _, number in kinds) - REVEALED
    for seat in range(state.players):
        if seat != winner:
            title = QT_TRANSLATE_NOOP("pad", "What does {seat} have left?").put(seat=SeatName(seat))
            missing = QT_TRANSLATE_NOOP("pad", "Enter the cards that {seat} has left.").put(seat=SeatName(seat))
            yield seat, WhichCards(f"hand-{seat}", title, missing, kinds, 1, most, seat=seat)


PAD: Final = GunjoPad()
