"""The events of Kobayakawa, for the table and the log. Every game has them as a module of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    Moved,
    Paid,
    SeatResult,
    Shown,
    dealt,
    says,
    says_apart,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.zones import DECK, hand_of
from cardtable_gui.games.kobayakawa.actions import text
from cardtable_gui.games.kobayakawa.position import NONE, Position
from cardtable_gui.games.kobayakawa.zones import BOX, CENTRE, OLD_KS, POT, K, discard_of, kamons_of


def deals(events: list[Event], state: Position) -> None:
    """A round was dealt (KB2)."""
    events.append(DealBegan(state.deal, state.start))
    events += dealt([() if card == NONE else (text(card),) for card in state.hands])
    events.append(Moved((text(state.k),), DECK, K))
    message = (
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "{seat} starts the last round. The stake is two kamons, and the winner also takes the last two "
            "from the centre.",
        )
        if state.last_round
        else QT_TRANSLATE_NOOP("kobayakawa", "{seat} starts the new round.")
    )
    says(events, None, message, seat=SeatName(state.start))


def draws(events: list[Event], seat: int, card: int) -> None:
    """A seat drew (KB3)."""
    events.append(Moved((text(card),), DECK, hand_of(seat), frozenset({seat})))
    message = QT_TRANSLATE_NOOP("game", "{seat} draws a {cards}.")
    otherwise = QT_TRANSLATE_NOOP("game", "{seat} draws a card.")
    says_apart(events, seat, message, otherwise, cards=CardList((text(card),)))


def discards(events: list[Event], seat: int, card: int) -> None:
    """A seat discarded (KB3)."""
    events.append(Moved((text(card),), hand_of(seat), discard_of(seat)))
    says(events, seat, QT_TRANSLATE_NOOP("kobayakawa", "{seat} discards a {cards}."), cards=CardList((text(card),)))


def flips(events: list[Event], seat: int, old: int, new: int) -> None:
    """A seat turned over a new Kobayakawa (KB3)."""
    events.append(Moved((text(old),), K, OLD_KS))
    events.append(Moved((text(new),), DECK, K))
    message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} flips a new Kobayakawa: {cards}.")
    says(events, seat, message, cards=CardList((text(new),)))


def fights(events: list[Event], seat: int, stake: int) -> None:
    """A seat staked (KB4)."""
    events.append(Paid(stake, kamons_of(seat), POT))
    says(events, seat, QT_TRANSLATE_NOOP("kobayakawa", "{seat} stakes %n kamon(s) and fights."), n=stake)


def folds(events: list[Event], seat: int) -> None:
    """A seat folded (KB4)."""
    says(events, seat, QT_TRANSLATE_NOOP("kobayakawa", "{seat} folds."))


def settles(events: list[Event], state: Position, fighters: Sequence[int], winner: int, pot: int, prize: int) -> None:
    """The fight was decided and paid out (KB5, KB6)."""
    known = all(state.hands[seat] != NONE for seat in fighters)
    totals = dict(zip(fighters, state.totals(fighters) if known else [NONE] * len(fighters), strict=True))
    if known and len(fighters) > 1:
        for seat in fighters:
            events.append(Shown(hand_of(seat), (text(state.hands[seat]),)))
            says(events, seat, _strength(state, seat, totals[seat]))
    events.append(Paid(pot, POT, kamons_of(winner)))
    events.append(Paid(prize, CENTRE, kamons_of(winner)))
    if len(fighters) == 1:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "{seat} is the only one to fight and wins %n kamon(s) without showing a card."
        )
    elif known and _tied(totals, winner):
        message = QT_TRANSLATE_NOOP("kobayakawa", "Tie at {total}: {seat} acted first and wins %n kamon(s).")
        message = message.put(total=totals[winner])
    else:
        message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} wins the fight and takes %n kamon(s).")
    says(events, winner, message, n=pot + prize)
    kamons_after = [own + (pot + prize if seat == winner else 0) for seat, own in enumerate(state.kamons)]
    results = [
        SeatResult(
            seat,
            (pot + prize if seat == winner else 0) - state.stakes[seat],
            kamons_after[seat],
            _why(state, seat, totals, winner),
        )
        for seat in _by_kamons(kamons_after, winner)
    ]
    events.append(DealEnded(state.deal, tuple(results)))


def nobody_fights(events: list[Event], state: Position, prize: int) -> None:
    """Nobody fought (KB8)."""
    if state.replay:
        says(events, None, QT_TRANSLATE_NOOP("kobayakawa", "Nobody fights. The round is dealt again."))
    else:
        events.append(Paid(prize, CENTRE, BOX))
        message = QT_TRANSLATE_NOOP("kobayakawa", "Nobody fights. %n kamon(s) go from the centre to the box.")
        says(events, None, message, n=prize)
    by_kamons = _by_kamons(state.kamons, state.start)
    results = [SeatResult(seat, 0, state.kamons[seat], _why(state, seat, {}, None)) for seat in by_kamons]
    events.append(DealEnded(state.deal, tuple(results)))


def _strength(state: Position, seat: int, total: int) -> Message:
    cards = CardList((text(state.hands[seat]),))
    if total == state.hands[seat] + 1:
        message = QT_TRANSLATE_NOOP("game", "{seat} shows {cards}.")
        return message.put(cards=cards)
    message = QT_TRANSLATE_NOOP(
        "kobayakawa", "{seat} shows {cards}, the lowest. With the Kobayakawa ({k}), that makes {total}."
    )
    return message.put(cards=cards, k=CardList((text(state.k),)), total=total)


def _why(state: Position, seat: int, totals: Mapping[int, int], winner: int | None) -> Message:
    """Why a seat won or lost. `totals`: the fighters' totals, by seat; NONE: unknown. `winner`: if anybody won."""
    if seat not in totals or winner is None:
        if seat in state.order:
            return QT_TRANSLATE_NOOP("kobayakawa", "folded")
        return QT_TRANSLATE_NOOP("kobayakawa", "out of the match")
    if len(totals) == 1:
        return QT_TRANSLATE_NOOP("kobayakawa", "was the only one to fight")
    if totals[seat] == NONE:
        won = QT_TRANSLATE_NOOP("kobayakawa", "won the fight")
        return won if seat == winner else QT_TRANSLATE_NOOP("kobayakawa", "lost the fight")
    fought = _fought(state, seat, totals[seat])
    if totals[seat] < totals[winner] or not _tied(totals, winner):
        return fought
    if seat == winner:
        return QT_TRANSLATE_NOOP("kobayakawa", "{fought}: won the tie by acting first").put(fought=fought)
    return QT_TRANSLATE_NOOP("kobayakawa", "{fought}: lost the tie by acting later").put(fought=fought)


def _tied(totals: Mapping[int, int], winner: int) -> bool:
    """Whether the order decided the fight: another total equals the winner's (KB5)."""
    return [*totals.values()].count(totals[winner]) > 1


def _fought(state: Position, seat: int, total: int) -> Message:
    cards = CardList((text(state.hands[seat]),))
    if total == state.hands[seat] + 1:
        return QT_TRANSLATE_NOOP("kobayakawa", "fought with {cards}").put(cards=cards)
    message = QT_TRANSLATE_NOOP("kobayakawa", "fought with {cards} + {k} (Kobayakawa) = {total}")
    return message.put(cards=cards, k=CardList((text(state.k),)), total=total)


def _by_kamons(kamons_after: Sequence[int], first: int) -> list[int]:
    """The seats by kamons, most first; ties clockwise from seat `first`."""
    players = len(kamons_after)
    return sorted(range(players), key=lambda seat: (-kamons_after[seat], (seat - first) % players))
