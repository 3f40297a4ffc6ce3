"""Moments: what happened in a step that everybody at the table saw, and that somebody may react to. No Qt.

A game's `Table.moments` finds them in the events and views of a spectator, so that no moment tells what only some know.
What characters make of them is declared in its module `reactions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.zones import Zone, hand_of

ONE_LEFT: Final = "one card left"
WENT_OUT: Final = "goes out"
LEADS: Final = "takes the lead"
LAST: Final = "falls to the last place"
WINS: Final = "wins the match"
WINS_CLEARLY: Final = "wins the match clearly"
BIG_PLAY: Final = "a big play"
BEATEN: Final = "a big play is beaten"
UNBEATEN: Final = "nobody beats a play"


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth a look or a word.

    Attributes:
        kind: what happened: the key of its reactions.
        doer: the seat that did it, or whom it befell.
        struck: the other seat that it concerns; None: nobody in particular.
    """

    kind: str
    doer: int
    struck: int | None = None


def hand_sizes(view: AnyView) -> dict[int, int]:
    """The number of cards in each hand that lies on the table."""
    return {
        each.zone.seat: len(each.cards)
        for each in view.zones()
        if each.zone.seat is not None and each.zone == hand_of(each.zone.seat)
    }


def one_left(before: AnyView, after: AnyView) -> list[Moment]:
    """The seats whose hands have come down to a single card."""
    if before.deal != after.deal or after.over:
        return []
    earlier = hand_sizes(before)
    return [Moment(ONE_LEFT, seat) for seat, size in hand_sizes(after).items() if size == 1 < earlier[seat]]


def laid(events: Sequence[Event], seat: int | None, *targets: Zone) -> tuple[str, ...]:
    """The cards that a seat laid from its hand to one of these places, for all to see; empty if it laid none."""
    for event in events:
        if isinstance(event, DealEnded | DealBegan):
            break
        if isinstance(event, Moved) and event.source == hand_of(seat) and event.target in targets:
            return tuple(card for card in event.cards if card is not None)
    return ()


def plays(
    before: AnyView, laid_down: Sequence[str], lay_there: Sequence[object], owner: int | None, big: int
) -> list[Moment]:
    """A play of many cards, or one that beats such a play of somebody else.

    Args:
        before: the view before the play.
        laid_down: its cards; empty: there is no play.
        lay_there: the cards of the play that it beats.
        owner: whose those are.
        big: how many cards are many.
    """
    seat = before.to_move
    if not laid_down or seat is None:
        return []
    if len(lay_there) >= big and owner not in (None, seat):
        return [Moment(BEATEN, seat, owner)]
    return [Moment(BIG_PLAY, seat)] if len(laid_down) > big else []


def standings(standing: Sequence[int], events: Sequence[Event]) -> list[Moment]:
    """What the end of a deal made of the standings: the match is won, or another seat leads, or is last.

    `standing`: the scores before the deal was counted.
    """
    deal = next((event for event in events if isinstance(event, DealEnded)), None)
    if deal is None or len(standing) < 2:
        return []
    scores = [result.score for result in sorted(deal.results, key=lambda result: result.seat)]
    match = next((event for event in events if isinstance(event, MatchEnded)), None)
    if match is not None:
        return _won(match.ranks, scores, deal.deal)
    found: list[Moment] = []
    best, first = _alone(scores, max(scores)), _alone(standing, max(standing))
    if best is not None and best != first and standing[best] < max(standing):
        found.append(Moment(LEADS, best, first))
    worst = _alone(scores, min(scores))
    if worst is not None and len(scores) > 2 and standing[worst] > min(standing):
        found.append(Moment(LAST, worst))
    return found


def _won(ranks: Sequence[int], scores: Sequence[int], deals: int) -> list[Moment]:
    """One seat wins the match: clearly with twice the points of the second, or where points are lost without any."""
    winner = _alone(ranks, 1)
    if winner is None:
        return []
    second = max(score for seat, score in enumerate(scores) if seat != winner)
    own = scores[winner]
    clearly = deals > 1 and own > second and (own >= 2 * second if own > 0 else own == 0)
    return [Moment(WINS_CLEARLY if clearly else WINS, winner)]


def _alone(numbers: Sequence[int], number: int) -> int | None:
    """The only seat with this number; None: several or none have it."""
    found = [seat for seat, own in enumerate(numbers) if own == number]
    return found[0] if len(found) == 1 else None
