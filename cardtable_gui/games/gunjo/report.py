"""The events of Gunjo Gradation: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core import counts
from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    MatchEnded,
    Moved,
    Paid,
    SeatResult,
    Shown,
    Tag,
    Tags,
    Told,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.gunjo.actions import Play
from cardtable_gui.games.gunjo.cards import PENALTIES, texts

if TYPE_CHECKING:
    from cardtable_gui.games.gunjo.state import GunjoState

REVEALED = Zone("revealed")
AREA = Zone("area")
UNDER = Zone("under")
DISCARD = Zone("discard")
BANK = Zone("bank")
"""Where the points lie that nobody has."""


def points(seat: int) -> Zone:
    """A seat's points."""
    return Zone("points", seat)


def deals(events: list[Event], state: GunjoState, hands: Sequence[Sequence[int]]) -> None:
    """A round was dealt (GG2)."""
    events.append(DealBegan(state.deal, state.start))
    for seat, faces in enumerate(hands):
        events.append(Moved(texts(faces), DECK, hand_of(seat), frozenset({seat})))
    events.append(Moved(texts(state.revealed), DECK, REVEALED))
    message = QT_TRANSLATE_NOOP("gunjo", "Round {number} of {rounds}. {seat} starts.")
    events.append(
        Told(None, message.put(number=state.deal, rounds=state.players, seat=SeatName(state.start))),
    )


def plays(events: list[Event], seat: int, play: Play, area: Sequence[tuple[int, ...]], *, takes: bool) -> None:
    """A seat played; `area` are the plays before, the latest of which is covered unless it is taken (GG4, GG14)."""
    if area and not takes:
        events.append(Moved(texts(area[-1]), AREA, UNDER))
    events.append(Moved(texts(play.cards), hand_of(seat), AREA))
    message = (
        QT_TRANSLATE_NOOP("gunjo", "{seat} plays {cards}.")
        if len(play.cards) == 1
        else QT_TRANSLATE_NOOP("gunjo", "{seat} plays {cards}, worth {total}.").put(total=play.total)
    )
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList(texts(play.cards)))))


def takes_back(events: list[Event], seat: int, cards: tuple[int, ...]) -> None:
    """The cards of the play before a 14 go to the hand (GG14)."""
    events.append(Moved(texts(cards), AREA, hand_of(seat)))
    message = QT_TRANSLATE_NOOP("gunjo", "The 14 brings {cards} into the hand of {seat}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList(texts(cards)))))


def makes_odd(events: list[Event]) -> None:
    """A 13 was played (GG13)."""
    message = QT_TRANSLATE_NOOP("gunjo", "From now on only odd totals may be played, until the area is cleared.")
    events.append(Told(None, message))


def draws(events: list[Event], seat: int, card: int) -> None:
    """A seat drew (GG3)."""
    events.append(Moved(texts((card,)), DECK, hand_of(seat), frozenset({seat})))
    message = QT_TRANSLATE_NOOP("gunjo", "{seat} draws {cards}.")
    hidden = QT_TRANSLATE_NOOP("gunjo", "{seat} draws a card.")
    events.append(_told_in_secret(seat, card, message, hidden))


def stays(events: list[Event], seat: int) -> None:
    """A seat played nothing after drawing (GG5)."""
    events.append(Told(seat, QT_TRANSLATE_NOOP("gunjo", "{seat} stays.").put(seat=SeatName(seat))))


def passes(events: list[Event], seat: int) -> None:
    """A seat passed without a swap (GG3)."""
    events.append(Told(seat, QT_TRANSLATE_NOOP("gunjo", "{seat} passes.").put(seat=SeatName(seat))))


def swaps(events: list[Event], seat: int, give: int, take: int) -> None:
    """A seat passed and swapped a card (GG3)."""
    given, taken = texts((give,)), texts((take,))
    events.append(Moved(given, hand_of(seat), REVEALED))
    events.append(Moved(taken, REVEALED, hand_of(seat)))
    message = QT_TRANSLATE_NOOP("gunjo", "{seat} passes and swaps {give} for {take}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), give=CardList(given), take=CardList(taken))))


def clears(events: list[Event], area: Sequence[tuple[int, ...]], following: int) -> None:
    """Nobody played on the latest play: the area is cleared (GG6)."""
    under = [face for cards in area[:-1] for face in cards]
    if under:
        events.append(Moved(texts(under), UNDER, DISCARD))
    events.append(Moved(texts(area[-1]), AREA, DISCARD))
    message = QT_TRANSLATE_NOOP("gunjo", "Nobody beat that: the area is cleared. {seat} leads.")
    events.append(Told(None, message.put(seat=SeatName(following))))


def asks_for_gives(events: list[Event], state: GunjoState) -> None:
    """A 15 was played (GG15)."""
    message = QT_TRANSLATE_NOOP("gunjo", "The 15: everyone chooses a card for the player to the left.")
    if not state.sizes[state.passer]:
        message = QT_TRANSLATE_NOOP(
            "gunjo", "The 15: everyone with cards chooses one for the player to the left. {seat} has none to give."
        ).put(seat=SeatName(state.passer))
    events.append(Told(None, message))


def chooses(events: list[Event], seat: int, card: int) -> None:
    """A seat chose a card to be passed on (GG15)."""
    message = QT_TRANSLATE_NOOP("gunjo", "{seat} chooses {cards} for the player to the left.")
    hidden = QT_TRANSLATE_NOOP("gunjo", "{seat} has chosen a card.")
    events.append(_told_in_secret(seat, card, message, hidden))


def _told_in_secret(seat: int, card: int, message: Message, hidden: Message) -> Told:
    """What a seat did with a card that the others do not see."""
    cards = CardList(texts((card,)))
    return Told(seat, message.put(seat=SeatName(seat), cards=cards), frozenset({seat}), hidden.put(seat=SeatName(seat)))


def passes_on(events: list[Event], gives: Sequence[int]) -> None:
    """All chosen cards go to the left at once; a negative choice is none (GG15)."""
    told: list[Event] = []
    for seat, card in enumerate(gives):
        if card < 0:
            continue
        left = (seat + 1) % len(gives)
        audience = frozenset({seat, left})
        events.append(Moved(texts((card,)), hand_of(seat), hand_of(left), audience))
        message = QT_TRANSLATE_NOOP("gunjo", "{seat} passes {cards} to {left}.")
        told.append(
            Told(
                seat,
                message.put(seat=SeatName(seat), cards=CardList(texts((card,))), left=SeatName(left)),
                audience,
            )
        )
    events += told
    events.append(Told(None, QT_TRANSLATE_NOOP("gunjo", "All chosen cards go one player to the left.")))


def ends_round(events: list[Event], state: GunjoState, winner: int) -> None:
    """A round was won and scored; all hands are shown (GG7, GG8)."""
    message = (
        QT_TRANSLATE_NOOP("gunjo", "{seat} wins the round with the 2s.")
        if state.sizes[winner]
        else QT_TRANSLATE_NOOP("gunjo", "{seat} has no cards left and wins the round.")
    )
    events.append(Told(winner, message.put(seat=SeatName(winner))))
    order = [(winner + offset) % state.players for offset in range(state.players)]
    for seat in order:
        if state.sizes[seat]:
            shown = texts(counts.expand(state.hands[seat]))
            events.append(Shown(hand_of(seat), shown, penalties(state.hands[seat]) if seat != winner else ()))
            if seat != winner:
                _pays(events, state, seat)
    gain = max(state.penalties)
    events.append(Paid(gain, BANK, points(winner)))
    results = [
        SeatResult(
            seat,
            gain if seat == winner else -state.penalties[seat],
            state.points[seat],
            _why(state, seat, winner),
            () if seat == winner else penalties(state.hands[seat]),
        )
        for seat in sorted(order, key=lambda seat: (seat != winner, state.penalties[seat]))
    ]
    events.append(DealEnded(state.deal, tuple(results)))


def penalties(held: counts.Counts) -> Tags:
    """What each number in a hand costs, once however many cards there are of it (GG8)."""
    message = QT_TRANSLATE_NOOP("gunjo", "penalty: {points}")
    return tuple(
        (text, Tag(f"−{PENALTIES[face]}", message.put(points=PENALTIES[face])))
        for face, text in ((face, texts((face,))[0]) for face in counts.kinds(held))
    )


def _pays(events: list[Event], state: GunjoState, seat: int) -> None:
    """A seat loses its penalty, number by number."""
    faces = counts.kinds(state.hands[seat])
    message = (
        QT_TRANSLATE_NOOP("gunjo", "{seat} still holds {cards}: {penalty}.")
        if len(faces) == 1
        else QT_TRANSLATE_NOOP("gunjo", "{seat} still holds {cards}: {sum} = {penalty}.").put(sum=_sum(faces))
    )
    cards = CardList(texts(faces))
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=cards, penalty=state.penalties[seat])))
    events.append(Paid(state.penalties[seat], points(seat), BANK))


def _sum(faces: Sequence[int]) -> str:
    return " + ".join(str(PENALTIES[face]) for face in faces)


def ends_match(events: list[Event], ranks: tuple[int, ...]) -> None:
    """The match is over (GG9, GG10)."""
    events.append(MatchEnded(ranks))


def _why(state: GunjoState, seat: int, winner: int) -> Message:
    if seat == winner:
        if state.sizes[winner]:
            return QT_TRANSLATE_NOOP("gunjo", "won with the 2s: gains the largest penalty")
        return QT_TRANSLATE_NOOP("gunjo", "out of cards: gains the largest penalty")
    faces = counts.kinds(state.hands[seat])
    message = QT_TRANSLATE_NOOP("gunjo", "numbers left: {cards} ({sum})")
    return message.put(cards=CardList(texts(faces)), sum=_sum(faces))
