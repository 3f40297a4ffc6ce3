"""A round of Kobayakawa at a real table: who fought, and who won, or the cards that were shown (KB4-KB8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.core.entered_deal import (
    Answers,
    AnyQuestion,
    ScorePad,
    WhichCards,
    WhichSeat,
    WhichSeats,
    WhichWay,
    check_copies,
)
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import KAMONS_LAST_ROUND, NONE
from cardtable_gui.games.kobayakawa.state import KAMONS_EACH, KAMONS_IN_CENTRE, KobayakawaState

_WINNER, _CARDS = "winner", "cards"
_KNOWN: Final = WhichWay(
    "known",
    QT_TRANSLATE_NOOP("kobayakawa", "What would you like to enter?"),
    QT_TRANSLATE_NOOP("kobayakawa", "Choose what to enter."),
    (
        (_WINNER, QT_TRANSLATE_NOOP("kobayakawa", "Who won")),
        (_CARDS, QT_TRANSLATE_NOOP("kobayakawa", "The cards shown")),
    ),
)
_KINDS: Final = tuple((str(number), 1) for number in range(1, CARDS + 1))
_K: Final = WhichCards(
    "k",
    QT_TRANSLATE_NOOP("kobayakawa", "Which card is the Kobayakawa?"),
    QT_TRANSLATE_NOOP("kobayakawa", "Enter the Kobayakawa."),
    _KINDS,
    1,
    1,
)


class KobayakawaPad(ScorePad[KobayakawaState]):
    """The score pad of Kobayakawa."""

    def questions(self, state: KobayakawaState, answers: Answers) -> Sequence[AnyQuestion]:
        """The fighters; if there are several, how the fight was decided."""
        fighters = _fought(state).of(answers)
        if len(fighters) < 2:
            return (_fought(state),)
        if _KNOWN.of(answers) == _WINNER:
            return (_fought(state), _KNOWN, _winner(fighters))
        return (_fought(state), _KNOWN, *map(_shown, fighters), _K)

    def settle(self, state: KobayakawaState, answers: Answers, events: list[Event]) -> None:
        """Lay the shown cards, and end the round."""
        fighters = _fought(state).of(answers)
        state.hands = [NONE] * state.players
        winner = None
        if len(fighters) > 1:
            if _KNOWN.of(answers) == _WINNER:
                winner = _winner(fighters).needed(answers)
            else:
                shown = [_shown(seat).needed(answers)[0] for seat in fighters]
                k = _K.needed(answers)[0]
                check_copies(state, (*shown, k))
                for seat, card in zip(fighters, shown, strict=True):
                    state.hands[seat] = state.game.index[card]
                state.k = state.game.index[k]
        state.end_round(fighters, winner, events)

    def dealing(self, state: KobayakawaState) -> Sequence[Message]:
        """Cards and kamons (KB1, KB2)."""
        first = QT_TRANSLATE_NOOP("kobayakawa", "Each player takes {each} kamons; {centre} go in the centre.")
        return (
            *((first.put(each=KAMONS_EACH, centre=KAMONS_IN_CENTRE),) if state.deal == 1 else ()),
            QT_TRANSLATE_NOOP("kobayakawa", "Shuffle all 15 cards, and deal one to each player still in the match."),
            QT_TRANSLATE_NOOP("kobayakawa", "Turn up the next card beside the deck: the Kobayakawa."),
        )

    def until(self, state: KobayakawaState) -> Message:
        """The kamons in the centre, or nobody else left (KB7, KB9)."""
        if state.last_round:
            return QT_TRANSLATE_NOOP("kobayakawa", "This is the last round: the stake is two kamons.")
        message = QT_TRANSLATE_NOOP("kobayakawa", "The match ends after %n more round(s), or when one player is left.")
        return message.put(n=state.centre - KAMONS_LAST_ROUND + 1)


def _fought(state: KobayakawaState) -> WhichSeats:
    return WhichSeats(
        "fighters",
        QT_TRANSLATE_NOOP("kobayakawa", "Who fought?"),
        QT_TRANSLATE_NOOP("kobayakawa", "Say who fought."),
        state.order,
    )


def _winner(fighters: Sequence[int]) -> WhichSeat:
    return WhichSeat(
        "winner",
        QT_TRANSLATE_NOOP("kobayakawa", "Who won the fight? A tie goes to the player who acted first."),
        QT_TRANSLATE_NOOP("kobayakawa", "Say who won the fight."),
        tuple(fighters),
    )


def _shown(seat: int) -> WhichCards:
    title = QT_TRANSLATE_NOOP("kobayakawa", "What did {seat} show?").put(seat=SeatName(seat))
    missing = QT_TRANSLATE_NOOP("kobayakawa", "Enter the card that {seat} showed.").put(seat=SeatName(seat))
    return WhichCards(f"card-{seat}", title, missing, _KINDS, 1, 1, seat=seat)


PAD: Final = KobayakawaPad()
