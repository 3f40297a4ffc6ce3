"""What is worth watching in Gunjo Gradation: the play that wins a round, and what is about to happen.

Apart from the table, which is about what players can do.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.card_scene import CardScene, Flourish, Tension, last_cards, one_card_left, told_at
from cardtable_gui.core.events import Event, LogEntry
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.games.gunjo.events import GOES_OUT, WINS_WITH_TWOS
from cardtable_gui.games.gunjo.view import GunjoView

_FEW_POINTS = 5
"""With so few points a seat may well fall below 0 by the next penalty, which ends the match (GG9)."""


def winning_play(events: Sequence[Event]) -> CardScene | None:
    """A play wins the round (GG7, GG12). None: none does, or the last card was passed on face down (GG15)."""
    end = told_at(events, GOES_OUT, WINS_WITH_TWOS)
    if end is None:
        return None
    entry = events[end]
    assert isinstance(entry, LogEntry)
    assert entry.seat is not None
    if told_at(events, GOES_OUT) is None:
        title = QT_TRANSLATE_NOOP("gunjo", "{seat} wins with the 2s!")
        spoken = QT_TRANSLATE_NOOP("gunjo", "{seat} plays {cards} and wins the round with the 2s.")
    else:
        title = QT_TRANSLATE_NOOP("game", "{seat} goes out!")
        spoken = QT_TRANSLATE_NOOP("game", "{seat} plays {cards}, goes out and wins the round.")
    seat = SeatName(entry.seat)
    return last_cards(events, end, entry.seat, title.put(seat=seat), spoken.put(seat=seat), Flourish.BUBBLES)


def tension(view: GunjoView) -> Sequence[Tension]:
    """Hands of one card, points near 0, the deck's last card, the last round."""
    if view.over:
        return ()
    found = [*one_card_left(view.sizes)]
    for seat, points in enumerate(view.scores):
        if points <= _FEW_POINTS < view.start_points:
            message = QT_TRANSLATE_NOOP("gunjo", "{seat} has only %n point(s) left")
            found.append(Tension(message.put(seat=SeatName(seat), n=points), seat))
    if view.deck_size == 1:
        found.append(Tension(QT_TRANSLATE_NOOP("game", "The deck has one card left")))
    if view.deal == view.last_round:
        found.append(Tension(QT_TRANSLATE_NOOP("game", "The last round"), told=True))
    return found
