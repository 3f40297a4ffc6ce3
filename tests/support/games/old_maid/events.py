"""The events of Old Maid: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.events import Event, LogEntry, MatchEnded, Moved, Shown, begins, says, scored
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.zones import hand_of
from tests.support.games.old_maid.game import GAME
from tests.support.games.old_maid.position import PAIRS, Position


def deals(events: list[Event], start: int, hands: Sequence[Sequence[int]]) -> None:
    """All cards were dealt (OM1)."""
    begins(events, 1, start, map(GAME.card_texts, hands))


def lays_down(events: list[Event], seat: int, cards: Sequence[int]) -> None:
    """A seat laid down pairs (OM2)."""
    events.append(Moved(GAME.card_texts(cards), hand_of(seat), PAIRS))
    says(events, seat, QT_TRANSLATE_NOOP("sample_old_maid", "{seat} lays down {cards}."), cards=GAME.named(cards))


def draws(events: list[Event], seat: int, giver: int, card: int) -> None:
    """A seat took a card from its neighbour's fan (OM3)."""
    both = frozenset({seat, giver})
    events.append(Moved(GAME.card_texts((card,)), hand_of(giver), hand_of(seat), both))
    seen = QT_TRANSLATE_NOOP("sample_old_maid", "{seat} draws {cards} from {giver}.")
    hidden = QT_TRANSLATE_NOOP("sample_old_maid", "{seat} draws a card from {giver}.")
    names = {"seat": SeatName(seat), "giver": SeatName(giver)}
    events.append(LogEntry(seat, seen.put(**names, cards=GAME.named((card,))), both, hidden.put(**names)))


def goes_out(events: list[Event], seat: int, place: int) -> None:
    """A seat has no card left (OM4)."""
    says(events, seat, QT_TRANSLATE_NOOP("sample_old_maid", "{seat} is rid of every card: place {place}."), place=place)


def ends(events: list[Event], position: Position, ranks: tuple[int, ...]) -> None:
    """Only the odd card is left (OM5)."""
    whys = []
    for seat, hand in enumerate(position.hands):
        why = QT_TRANSLATE_NOOP("sample_old_maid", "is rid of every card")
        if hand:
            events.append(Shown(hand_of(seat), GAME.card_texts(hand)))
            why = QT_TRANSLATE_NOOP("sample_old_maid", "was left with {cards}").put(cards=GAME.named(hand))
        whys.append(why)
    scored(events, 1, position.scores, whys)
    events.append(MatchEnded(ranks))
