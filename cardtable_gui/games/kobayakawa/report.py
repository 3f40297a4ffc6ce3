"""The events of Kobayakawa: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    MatchEnded,
    Moved,
    Paid,
    SeatResult,
    Shown,
    Told,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.zones import DECK, Zone, hand_of

if TYPE_CHECKING:
    from cardtable_gui.games.kobayakawa.state import KobayakawaState

K = Zone("k")
OLD_KS = Zone("old_ks")
CENTRE = Zone("centre")
POT = Zone("pot")
BOX = Zone("box")


def discard(seat: int) -> Zone:
    """A seat's discards, face up in front of it."""
    return Zone("discard", seat)


def kamons(seat: int) -> Zone:
    """A seat's kamons."""
    return Zone("kamons", seat)


def text(card: int) -> str:
    """The card's text in notation."""
    return str(card + 1)


def deals(events: list[Event], state: KobayakawaState) -> None:
    """A round was dealt (KB2)."""
    events.append(DealBegan(state.deal, state.start))
    for seat, card in enumerate(state.hand):
        if card >= 0:
            events.append(Moved((text(card),), DECK, hand_of(seat), frozenset({seat})))
    events.append(Moved((text(state.k),), DECK, K))
    message = (
        QT_TRANSLATE_NOOP("kobayakawa", "The last round: two kamons in the centre, the stake is two. {seat} starts.")
        if state.last_round
        else QT_TRANSLATE_NOOP("kobayakawa", "A new round. {seat} starts.")
    )
    events.append(Told(None, message.put(seat=SeatName(state.start))))


def draws(events: list[Event], seat: int, card: int) -> None:
    """A seat drew (KB3)."""
    events.append(Moved((text(card),), DECK, hand_of(seat), frozenset({seat})))
    events.append(
        Told(
            seat,
            QT_TRANSLATE_NOOP("kobayakawa", "{seat} draws {cards}.").put(
                seat=SeatName(seat), cards=CardList((text(card),))
            ),
            frozenset({seat}),
            QT_TRANSLATE_NOOP("kobayakawa", "{seat} draws a card.").put(seat=SeatName(seat)),
        )
    )


def discards(events: list[Event], seat: int, card: int) -> None:
    """A seat discarded (KB3)."""
    events.append(Moved((text(card),), hand_of(seat), discard(seat)))
    message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} discards {cards}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList((text(card),)))))


def flips(events: list[Event], seat: int, old: int, new: int) -> None:
    """A seat turned over a new Kobayakawa (KB3)."""
    events.append(Moved((text(old),), K, OLD_KS))
    events.append(Moved((text(new),), DECK, K))
    message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} flips: the Kobayakawa is now {cards}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList((text(new),)))))


def fights(events: list[Event], seat: int, stake: int) -> None:
    """A seat staked (KB4)."""
    events.append(Paid(stake, kamons(seat), POT))
    message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} fights. Stake: {stake}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), stake=stake)))


def folds(events: list[Event], seat: int) -> None:
    """A seat folded (KB4)."""
    events.append(Told(seat, QT_TRANSLATE_NOOP("kobayakawa", "{seat} folds.").put(seat=SeatName(seat))))


def settles(
    events: list[Event], state: KobayakawaState, fighters: Sequence[int], winner: int, pot: int, prize: int
) -> None:
    """The fight was decided and is paid out (KB5, KB6)."""
    totals = dict(zip(fighters, state.totals(fighters), strict=True))
    if len(fighters) > 1:
        for seat in fighters:
            events.append(Shown(hand_of(seat), (text(state.hand[seat]),)))
            events.append(Told(seat, _strength(state, seat, totals[seat])))
    events.append(Paid(pot, POT, kamons(winner)))
    events.append(Paid(prize, CENTRE, kamons(winner)))
    message = (
        QT_TRANSLATE_NOOP("kobayakawa", "{seat} wins the fight. Kamons won: {amount}.")
        if len(fighters) > 1
        else QT_TRANSLATE_NOOP("kobayakawa", "{seat} is the only one to fight and wins unseen. Kamons won: {amount}.")
    )
    events.append(Told(winner, message.put(seat=SeatName(winner), amount=pot + prize)))
    kamons_after = [own + (pot + prize if seat == winner else 0) for seat, own in enumerate(state.kamons)]
    results = [
        SeatResult(
            seat,
            (pot + prize if seat == winner else 0) - state.stakes[seat],
            kamons_after[seat],
            _why(state, seat, totals),
        )
        for seat in _by_kamons(kamons_after, winner)
    ]
    events.append(DealEnded(state.deal, tuple(results)))


def nobody_fights(events: list[Event], state: KobayakawaState, prize: int) -> None:
    """Nobody fought (KB8)."""
    if state.replay:
        events.append(Told(None, QT_TRANSLATE_NOOP("kobayakawa", "Nobody fights: the round is dealt again.")))
    else:
        events.append(Paid(prize, CENTRE, BOX))
        message = QT_TRANSLATE_NOOP("kobayakawa", "Nobody fights: kamons that leave the centre for the box: {amount}.")
        events.append(Told(None, message.put(amount=prize)))
    results = [
        SeatResult(seat, 0, state.kamons[seat], _why(state, seat, {})) for seat in _by_kamons(state.kamons, state.start)
    ]
    events.append(DealEnded(state.deal, tuple(results)))


def ends(events: list[Event], ranks: tuple[int, ...]) -> None:
    """The match is over (KB10)."""
    events.append(MatchEnded(ranks))


def _strength(state: KobayakawaState, seat: int, total: int) -> Message:
    cards = CardList((text(state.hand[seat]),))
    if total == state.hand[seat] + 1:
        message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} shows {cards}.")
        return message.put(seat=SeatName(seat), cards=cards)
    message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} shows {cards}, the lowest: with Kobayakawa {k} it is {total}.")
    return message.put(seat=SeatName(seat), cards=cards, k=CardList((text(state.k),)), total=total)


def _why(state: KobayakawaState, seat: int, totals: Mapping[int, int]) -> Message:
    if seat not in totals:
        if seat in state.order:
            return QT_TRANSLATE_NOOP("kobayakawa", "folded")
        return QT_TRANSLATE_NOOP("kobayakawa", "out of the match")
    if len(totals) == 1:
        return QT_TRANSLATE_NOOP("kobayakawa", "fought alone, unseen")
    cards = CardList((text(state.hand[seat]),))
    total = totals[seat]
    if total == state.hand[seat] + 1:
        return QT_TRANSLATE_NOOP("kobayakawa", "fought with {cards}").put(cards=cards)
    message = QT_TRANSLATE_NOOP("kobayakawa", "fought with {cards}, the lowest; with the Kobayakawa: {total}")
    return message.put(cards=cards, total=total)


def _by_kamons(kamons_after: Sequence[int], first: int) -> list[int]:
    """The seats by kamons, most first; of equal ones whoever comes first clockwise from seat `first`."""
    players = len(kamons_after)
    return sorted(range(players), key=lambda seat: (-kamons_after[seat], (seat - first) % players))
