"""The events of Gunjo Gradation, for the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    LogEntry,
    Moved,
    Paid,
    SeatResult,
    Shown,
    Tag,
    Tags,
    dealt,
    says,
    says_apart,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.zones import DECK, hand_of
from cardtable_gui.games.gunjo.actions import Play
from cardtable_gui.games.gunjo.cards import PENALTIES, texts
from cardtable_gui.games.gunjo.position import NONE, Position
from cardtable_gui.games.gunjo.zones import AREA, BANK, DISCARD, REVEALED, UNDER, points_of

WINS_WITH_TWOS = QT_TRANSLATE_NOOP("gunjo", "{seat} wins the round with the 2s.")
GOES_OUT = QT_TRANSLATE_NOOP("game", "{seat} goes out and wins the round.")


def deals(events: list[Event], state: Position, hands: Sequence[Sequence[int]]) -> None:
    """A round was dealt (GG2)."""
    events.append(DealBegan(state.deal, state.start))
    events += dealt([texts(faces) for faces in hands])
    events.append(Moved(texts(state.revealed), DECK, REVEALED))
    message = QT_TRANSLATE_NOOP("game", "Round {number} of {rounds}. {seat} starts.")
    says(events, None, message, number=state.deal, rounds=state.last_round, seat=SeatName(state.start))


def plays(events: list[Event], seat: int, play: Play, area: Sequence[tuple[int, ...]], *, takes: bool) -> None:
    """A seat played; `area` are the earlier plays, the latest of which is covered unless it is taken (GG4, GG14)."""
    if area and not takes:
        events.append(Moved(texts(area[-1]), AREA, UNDER))
    events.append(Moved(texts(play.cards), hand_of(seat), AREA))
    message = (
        QT_TRANSLATE_NOOP("game", "{seat} plays {cards}.")
        if len(play.cards) == 1
        else QT_TRANSLATE_NOOP("gunjo", "{seat} plays {cards}, worth {total}.").put(total=play.total)
    )
    says(events, seat, message, cards=CardList(texts(play.cards)))


def takes_back(events: list[Event], seat: int, cards: tuple[int, ...]) -> None:
    """The cards of the play before a 14 return to the hand (GG14)."""
    events.append(Moved(texts(cards), AREA, hand_of(seat)))
    says(events, seat, QT_TRANSLATE_NOOP("gunjo", "{seat} takes {cards} with the 14."), cards=CardList(texts(cards)))


def makes_odd(events: list[Event]) -> None:
    """A 13 was played (GG13)."""
    says(events, None, QT_TRANSLATE_NOOP("gunjo", "Only odd totals can be played until the play area is cleared."))


def draws(events: list[Event], seat: int, card: int) -> None:
    """A seat drew (GG3)."""
    events.append(Moved(texts((card,)), DECK, hand_of(seat), frozenset({seat})))
    message = QT_TRANSLATE_NOOP("game", "{seat} draws a {cards}.")
    otherwise = QT_TRANSLATE_NOOP("game", "{seat} draws a card.")
    says_apart(events, seat, message, otherwise, cards=CardList(texts((card,))))


def stays(events: list[Event], seat: int) -> None:
    """A seat played nothing after drawing (GG5)."""
    says(events, seat, QT_TRANSLATE_NOOP("gunjo", "{seat} stays."))


def passes(events: list[Event], seat: int) -> None:
    """A seat passed without a swap (GG3)."""
    says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} passes."))


def swaps(events: list[Event], seat: int, give: int, take: int) -> None:
    """A seat passed and swapped a card (GG3)."""
    given, taken = texts((give,)), texts((take,))
    events.append(Moved(given, hand_of(seat), REVEALED))
    events.append(Moved(taken, REVEALED, hand_of(seat)))
    message = QT_TRANSLATE_NOOP("gunjo", "{seat} passes and swaps {give} for {take}.")
    says(events, seat, message, give=CardList(given), take=CardList(taken))


def clears(events: list[Event], area: Sequence[tuple[int, ...]], following: int) -> None:
    """Nobody beat the latest play: the area is cleared (GG6)."""
    under = [face for cards in area[:-1] for face in cards]
    if under:
        events.append(Moved(texts(under), UNDER, DISCARD))
    events.append(Moved(texts(area[-1]), AREA, DISCARD))
    message = QT_TRANSLATE_NOOP("gunjo", "Nobody beats that. The play area is cleared, and {seat} leads.")
    says(events, None, message, seat=SeatName(following))


def asks_for_gives(events: list[Event], state: Position) -> None:
    """A 15 was played (GG15)."""
    message = QT_TRANSLATE_NOOP("gunjo", "The 15 takes effect: everyone chooses a card to pass to the left.")
    if not state.sizes[state.passer]:
        message = QT_TRANSLATE_NOOP(
            "gunjo", "The 15 takes effect: everyone chooses a card to pass to the left. {seat} has none to give."
        ).put(seat=SeatName(state.passer))
    says(events, None, message)


def chooses(events: list[Event], seat: int, card: int) -> None:
    """A seat chose a card to be passed on (GG15)."""
    message = QT_TRANSLATE_NOOP("gunjo", "{seat} chooses a {cards} to pass to the left.")
    otherwise = QT_TRANSLATE_NOOP("gunjo", "{seat} chooses a card.")
    says_apart(events, seat, message, otherwise, cards=CardList(texts((card,))))


def passes_on(events: list[Event], gives: Sequence[int]) -> None:
    """All chosen cards are passed to the left at once (GG15)."""
    entries: list[Event] = []
    for seat, card in enumerate(gives):
        if card == NONE:
            continue
        left = (seat + 1) % len(gives)
        audience = frozenset({seat, left})
        events.append(Moved(texts((card,)), hand_of(seat), hand_of(left), audience))
        message = QT_TRANSLATE_NOOP("gunjo", "{seat} passes a {cards} to {left}.")
        entries.append(
            LogEntry(
                seat,
                message.put(seat=SeatName(seat), cards=CardList(texts((card,))), left=SeatName(left)),
                audience,
            )
        )
    events += entries
    says(events, None, QT_TRANSLATE_NOOP("gunjo", "All the chosen cards are passed to the left."))


def ends_round(events: list[Event], state: Position, winner: int) -> None:
    """A round was won and scored; all hands are shown (GG7, GG8)."""
    says(events, winner, WINS_WITH_TWOS if state.sizes[winner] else GOES_OUT)
    order = [(winner + offset) % state.players for offset in range(state.players)]
    for seat in order:
        if state.sizes[seat]:
            shown = texts(counts.expand(state.hands[seat]))
            events.append(Shown(hand_of(seat), shown, penalty_tags(state.hands[seat]) if seat != winner else ()))
            if seat != winner:
                _pays(events, state, seat)
    gain = max(state.penalties)
    events.append(Paid(gain, BANK, points_of(winner)))
    results = [
        SeatResult(
            seat,
            gain if seat == winner else -state.penalties[seat],
            state.points[seat],
            _why(state, seat, winner),
            () if seat == winner else penalty_tags(state.hands[seat]),
        )
        for seat in sorted(order, key=lambda seat: (seat != winner, state.penalties[seat]))
    ]
    events.append(DealEnded(state.deal, tuple(results)))


def penalty_tags(held: counts.Counts) -> Tags:
    """The penalty of each number in a hand, counted once per number (GG8)."""
    message = QT_TRANSLATE_NOOP("gunjo", "%n penalty point(s)")
    return tuple(
        (text, Tag(f"−{PENALTIES[face]}", message.put(n=PENALTIES[face])))
        for face, text in ((face, texts((face,))[0]) for face in counts.kinds(held))
    )


def _pays(events: list[Event], state: Position, seat: int) -> None:
    """A seat loses the penalties of the numbers in its hand (GG8)."""
    faces = counts.kinds(state.hands[seat])
    message = QT_TRANSLATE_NOOP("game", "{seat} still holds {cards}, losing %n point(s).")
    says(events, seat, message, cards=CardList(texts(faces)), n=state.penalties[seat])
    events.append(Paid(state.penalties[seat], points_of(seat), BANK))


def _why(state: Position, seat: int, winner: int) -> Message:
    if seat == winner:
        if state.sizes[winner]:
            return QT_TRANSLATE_NOOP("gunjo", "won with the 2s and gained points equal to the largest loss")
        return QT_TRANSLATE_NOOP("gunjo", "went out and gained points equal to the largest loss")
    faces = counts.kinds(state.hands[seat])
    message = QT_TRANSLATE_NOOP("gunjo", "left with {cards} (penalties: {sum})")
    penalties = "+".join(str(PENALTIES[face]) for face in faces)
    return message.put(cards=CardList(texts(faces)), sum=penalties)
