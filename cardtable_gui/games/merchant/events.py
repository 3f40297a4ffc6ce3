"""The events of Merchant of Goldfish, for the table and the log. Every game has them as a module of its own."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.card_lists import CARDS
from cardtable_gui.core.events import DealBegan, DealEnded, Event, Moved, SeatResult, dealt, says
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, Ordinal, SeatName
from cardtable_gui.core.zones import DECK, hand_of
from cardtable_gui.games.merchant.actions import texts
from cardtable_gui.games.merchant.position import UNCOUNTED, Position
from cardtable_gui.games.merchant.zones import DISCARD, MARKET, TABLE

GOES_OUT = QT_TRANSLATE_NOOP("merchant", "{seat} goes out {place}!")


def deals(events: list[Event], state: Position, hands: Sequence[Sequence[int]], market: Sequence[int]) -> None:
    """A round was dealt (MG3)."""
    events.append(DealBegan(state.deal, state.start))
    events += dealt([texts(faces) for faces in hands])
    events.append(Moved(texts(market), DECK, MARKET))
    message = (
        QT_TRANSLATE_NOOP("merchant", "The cards are dealt. {seat} starts.")
        if state.series == 1
        else QT_TRANSLATE_NOOP("game", "Round {number} of {rounds}. {seat} starts.").put(
            number=state.deal, rounds=state.series
        )
    )
    says(events, None, message, seat=SeatName(state.start))


def plays(events: list[Event], seat: int, cards: tuple[int, ...], beaten: tuple[int, ...]) -> None:
    """A seat played; beaten cards go to the discard pile (MG5)."""
    if beaten:
        events.append(Moved(texts(beaten), TABLE, DISCARD))
    events.append(Moved(texts(cards), hand_of(seat), TABLE))
    says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} plays {cards}."), cards=CardList(texts(cards)))


def goes_out(events: list[Event], seat: int, place: int) -> None:
    """A seat played its last card (MG8)."""
    says(events, seat, GOES_OUT, place=Ordinal(place))


def passes(events: list[Event], seat: int) -> None:
    """A seat passed without an exchange (MG6)."""
    says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} passes."))


def exchanges(events: list[Event], seat: int, give: tuple[int, ...], take: tuple[int, ...]) -> None:
    """A seat exchanged cards and passed (MG6)."""
    events.append(Moved(texts(give), hand_of(seat), MARKET))
    events.append(Moved(texts(take), MARKET, hand_of(seat)))
    message = QT_TRANSLATE_NOOP("merchant", "{seat} exchanges {give} for {take}.")
    says(events, seat, message, give=CardList(texts(give)), take=CardList(texts(take)))


def clears(events: list[Event], cards: tuple[int, ...]) -> None:
    """Everybody has passed: the table's cards go to the discard pile (MG7, MG9, MG10)."""
    events.append(Moved(texts(cards), TABLE, DISCARD))


def offers_bonus(events: list[Event], seat: int) -> None:
    """The seat of the last play may take a card (MG7)."""
    message = QT_TRANSLATE_NOOP("merchant", "Everyone else has passed, so {seat} may take a card from the market.")
    says(events, None, message, seat=SeatName(seat))


def takes(events: list[Event], seat: int, card: int) -> None:
    """A seat took a bonus card (MG7)."""
    events.append(Moved(texts((card,)), MARKET, hand_of(seat)))
    message = QT_TRANSLATE_NOOP("merchant", "{seat} takes a card from the market: {cards}.")
    says(events, seat, message, cards=CardList(texts((card,))))


def skips(events: list[Event], seat: int) -> None:
    """A seat took no bonus card (MG7)."""
    says(events, seat, QT_TRANSLATE_NOOP("merchant", "{seat} takes no card."))


def joins(events: list[Event], discards: tuple[int, ...]) -> None:
    """The discard pile joins the market."""
    events.append(Moved(texts(discards), DISCARD, MARKET))


def leads(events: list[Event], seat: int) -> None:
    """A seat leads after a reset (MG7)."""
    message = QT_TRANSLATE_NOOP("merchant", "The discard pile joins the market, and {seat} leads.")
    says(events, None, message, seat=SeatName(seat))


def lays_out(events: list[Event], card: int, seat: int, following: int) -> None:
    """The last play of a seat that has gone out was not beaten: a card without an owner is laid on the table (MG9)."""
    events.append(Moved(texts((card,)), MARKET, TABLE))
    unbeaten = QT_TRANSLATE_NOOP("merchant", "Nobody beats {seat}’s last play, so the discard pile joins the market.")
    says(events, None, unbeaten, seat=SeatName(seat))
    message = QT_TRANSLATE_NOOP("merchant", "The market’s lowest card, {cards}, goes on the table. It’s {next}’s turn.")
    says(events, None, message, cards=CardList(texts((card,))), next=SeatName(following))


def nobody_wants(events: list[Event], seat: int) -> None:
    """All passed on a card without an owner (MG10)."""
    message = QT_TRANSLATE_NOOP(
        "merchant", "Everyone passes on the market’s card. The discard pile joins the market, and {seat} leads."
    )
    says(events, None, message, seat=SeatName(seat))


def stops(events: list[Event], turns: int) -> None:
    """The round reached its turn limit (MG13)."""
    says(events, None, QT_TRANSLATE_NOOP("merchant", "The round stops at the limit of {turns} turns."), turns=turns)


def ends_deal(events: list[Event], state: Position) -> None:
    """The round has ended with all places decided (MG11, MG13)."""
    order = sorted(range(state.players), key=lambda seat: state.places[seat])
    results = [
        SeatResult(seat, state.players - state.places[seat], state.points[seat], _why(state, seat)) for seat in order
    ]
    events.append(DealEnded(state.deal, tuple(results)))


def _why(state: Position, seat: int) -> Message:
    place = Ordinal(state.places[seat])
    if not state.sizes[seat]:
        return QT_TRANSLATE_NOOP("merchant", "went out {place}").put(place=place)
    if state.sizes[seat] == UNCOUNTED:
        return QT_TRANSLATE_NOOP("merchant", "last")
    if state.holders == 1:
        message = QT_TRANSLATE_NOOP("merchant", "last, with {cards} left")
    elif state.sizes.count(state.sizes[seat]) > 1:
        # Hands of equal size rank by their sums (MG13); the sums are shown only where they decide.
        message = QT_TRANSLATE_NOOP("merchant", "{place}, with {cards} left (sum: {sum})").put(sum=state.hand_sum(seat))
    else:
        message = QT_TRANSLATE_NOOP("merchant", "{place}, with {cards} left")
    return message.put(place=place, cards=CARDS.put(n=state.sizes[seat]))
