"""What is worth watching in Kobayakawa: the showdown, and what is about to happen.

Apart from the table, which is about what players can do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

from cardtable_gui.core.card_scene import (
    Actor,
    CardScene,
    Crown,
    Gather,
    Join,
    Pour,
    Reveal,
    Say,
    SceneStep,
    Tension,
)
from cardtable_gui.core.events import DealEnded, Event, Moved, Paid, Shown
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.table_moments import Moment, standings
from cardtable_gui.core.zones import DECK, hand_of
from cardtable_gui.games.kobayakawa.actions import text
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from cardtable_gui.games.kobayakawa.zones import K

BLUFF_CALLED: Final = "a bluff is called"
LOWEST_WINS: Final = "the lowest card wins"
TIE: Final = "the order decides a tie"
ALONE: Final = "only one fights"
NOBODY: Final = "nobody fights"
STAKES_ALL: Final = "somebody stakes the last kamon"
OUT: Final = "somebody is out of the match"
HIGH_K: Final = "a high Kobayakawa is flipped"

_BLUFF, _SMALL, _HIGH = 8, 6, 12
"""The most with which who opens a fight and loses it was bluffing; the largest small card; the smallest high one."""


def showdown(before: KobayakawaView, events: Sequence[Event]) -> CardScene | None:
    """Two or more fighters show their cards (KB5). None: nobody has to.

    All turn up in the order of the round, the Kobayakawa joins the lowest, a tie is told, and the winner is paid.
    """
    shown = [event for event in events if isinstance(event, Shown)]
    paid = [event for event in events if isinstance(event, Paid) and event.target.name == "kamons"]
    if len(shown) < 2 or not paid:
        return None
    cards = {event.zone.seat: int(event.cards[0]) for event in shown if event.zone.seat is not None}
    winner = paid[-1].target.seat
    assert winner is not None
    seats, k = [*cards], before.k + 1
    lowest = min(seats, key=lambda seat: cards[seat])
    totals = {seat: card + (k if seat == lowest else 0) for seat, card in cards.items()}
    tied = [*totals.values()].count(totals[winner]) > 1
    amount = sum(event.amount for event in paid)
    actors = (*(Actor(str(cards[seat]), hand_of(seat), seat) for seat in seats), Actor(text(before.k), K))
    steps: list[SceneStep] = [Gather(tuple(range(len(seats))))]
    steps += (Reveal(number, cards[seat]) for number, seat in enumerate(seats))
    steps.append(Join(len(seats), seats.index(lowest), totals[lowest]))
    paid_to: Mapping[str, SeatName | int] = {"seat": SeatName(winner), "n": amount}
    crown = Crown((seats.index(winner),))
    if tied:
        tie = QT_TRANSLATE_NOOP("kobayakawa", "Tie at {total}").put(total=totals[winner])
        first = QT_TRANSLATE_NOOP("kobayakawa", "{seat} acted first and wins %n kamon(s)")
        steps += (Say(tie, first.put(**paid_to), pause=True), crown)
        spoken = QT_TRANSLATE_NOOP(
            "kobayakawa", "Showdown: {totals}. It’s a tie: {seat} acted first and wins %n kamon(s)."
        )
    else:
        wins = QT_TRANSLATE_NOOP("kobayakawa", "{seat} wins %n kamon(s)")
        steps += (crown, Say(wins.put(**paid_to)))
        spoken = QT_TRANSLATE_NOOP("kobayakawa", "Showdown: {totals}. {seat} wins %n kamon(s).")
    steps += (Pour(event.amount, event.source, event.target) for event in paid)
    first_shown = next(index for index, event in enumerate(events) if isinstance(event, Shown))
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = spoken.put(totals=_totals(cards, lowest, k), **paid_to)
    return CardScene(first_shown, end, actors, tuple(steps), told, sound="showdown")


def _totals(cards: Mapping[int, int], lowest: int, k: int) -> Message:
    """The fighters' cards as a list; the lowest with the Kobayakawa `k`."""
    entries: list[Message] = []
    for seat, card in cards.items():
        if seat == lowest:
            entry = QT_TRANSLATE_NOOP("kobayakawa", "{name} {card} + {k} = {total}")
            entry = entry.put(k=CardList((str(k),)), total=card + k)
        else:
            entry = QT_TRANSLATE_NOOP("kobayakawa", "{name} {card}")
        entries.append(entry.put(name=SeatName(seat), card=CardList((str(card),))))
    joined = QT_TRANSLATE_NOOP("cards", "{names}, {name}")
    return reduce(lambda most, entry: joined.put(names=most, name=entry), entries)


def tension(view: KobayakawaView) -> Sequence[Tension]:
    """The last round with its double stake, and who fights with the last kamon, or has only one (KB7, KB9)."""
    if view.over:
        return ()
    found: list[Tension] = []
    for seat in view.order:
        if not view.scores[seat] and view.stakes[seat]:
            message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} has staked everything")
            found.append(Tension(message.put(seat=SeatName(seat)), seat))
    if view.last_round:
        found.append(Tension(QT_TRANSLATE_NOOP("kobayakawa", "Last round: the stake is two kamons"), told=True))
    for seat in view.order:
        if view.scores[seat] == 1 and not view.stakes[seat]:
            message = QT_TRANSLATE_NOOP("kobayakawa", "{seat} has one kamon left")
            found.append(Tension(message.put(seat=SeatName(seat)), seat))
    return found


def moments(before: KobayakawaView, events: Sequence[Event], after: KobayakawaView) -> Sequence[Moment]:
    """How a fight ended and what it did to the standings, who stakes the last kamon, a high Kobayakawa."""
    ended = next((event for event in events if isinstance(event, DealEnded)), None)
    if ended is None:
        return _during(before, events, after)
    held = [own + staked for own, staked in zip(before.scores, before.stakes, strict=True)]
    left = () if after.over else (row.seat for row in ended.results if not row.score and row.seat in before.order)
    return [*standings(held, events), *(Moment(OUT, seat) for seat in left), *_fought(before, events)]


def _during(before: KobayakawaView, events: Sequence[Event], after: KobayakawaView) -> list[Moment]:
    """What happens before a fight is decided."""
    seat = before.to_move
    assert seat is not None
    if any(isinstance(event, Paid) for event in events):
        return [] if after.scores[seat] else [Moment(STAKES_ALL, seat)]
    flipped = any(isinstance(event, Moved) and event.source == DECK and event.target == K for event in events)
    return [Moment(HIGH_K, seat)] if flipped and after.k + 1 >= _HIGH else []


def _fought(before: KobayakawaView, events: Sequence[Event]) -> list[Moment]:
    """How the fight was decided, if there was one."""
    paid = [event for event in events if isinstance(event, Paid) and event.target.name == "kamons"]
    if not paid:
        return [Moment(NOBODY, before.order[0])]
    winner = paid[-1].target.seat
    assert winner is not None
    shown = (event for event in events if isinstance(event, Shown))
    cards = {event.zone.seat: int(event.cards[0]) for event in shown if event.zone.seat is not None}
    if not cards:
        return [Moment(ALONE, winner)]
    lowest = min(cards, key=lambda seat: cards[seat])
    totals = {seat: card + (before.k + 1 if seat == lowest else 0) for seat, card in cards.items()}
    tied = [seat for seat in cards if seat != winner and totals[seat] == totals[winner]]
    opener = next(iter(cards))
    found = [Moment(TIE, winner, tied[0])] if tied else []
    if totals[opener] < totals[winner] and totals[opener] <= _BLUFF:
        found.append(Moment(BLUFF_CALLED, winner, opener))
    if winner == lowest and cards[winner] <= _SMALL:
        found.append(Moment(LOWEST_WINS, winner))
    return found
