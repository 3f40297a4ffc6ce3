"""What decided a match for a seat, in a sentence each: its dearest mistakes and its strokes of luck. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable_gui.bots.advice import telling
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.controller.hints import hint
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review.review import Judged, Review, TurningPoint
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.picks import Pick
from cardtable_gui.core.zones import hand_of

MOST: Final = 3
"""So many moments are told at most."""


@dataclass(frozen=True, slots=True)
class Deciding:
    """A moment that decided much.

    Attributes:
        at: the number of actions before it.
        own: whether it was a move of the seat, which can be tried again; else luck.
        message: what happened.
        hand: the seat's cards then, as far as they're known.
        better: the places in `hand` of the cards that the better move uses.
    """

    at: int
    own: bool
    message: Message
    hand: tuple[str, ...]
    better: frozenset[int] = frozenset()


def deciding(match: Match, review: Review, seat: int) -> list[Deciding]:
    """The moments in which the seat's chance changed most, in the order of the match; often none."""
    judged = {each.index: each for each in review.of_seat(seat)}
    points = review.turning_points(seat, MOST)
    return [_mistake(match, judged[point.at]) if point.own else _luck(match, seat, point) for point in points]


def _mistake(match: Match, judged: Judged) -> Deciding:
    package, best = match.package, judged.verdict.best
    view = match.state_at(judged.index).view(judged.seat)
    better = QT_TRANSLATE_NOOP("review", "“{best}” was better than “{action}”.")
    # Reasons talk to who plays there.
    reasons = telling(package.policy, view, best, [judged.action]) if judged.seat in match.people else []
    if reasons:
        better = QT_TRANSLATE_NOOP("review", "“{best}” was better than “{action}”. {reason}").put(reason=reasons[0])
    message = better.put(
        best=package.game.describe_in(view, best), action=package.game.describe_in(view, judged.action)
    )
    picked: tuple[Pick, ...] = hint(package, view, best).picked.get(hand_of(judged.seat), ())
    hand = _hand(view, judged.seat)
    return Deciding(judged.index, True, message, hand, frozenset(pick.place for pick in picked))


def _luck(match: Match, seat: int, point: TurningPoint) -> Deciding:
    view = match.state_at(point.at).view(seat)
    if point.at == len(match.steps):
        message = (
            QT_TRANSLATE_NOOP("review", "Luck decided it at the end.")
            if point.change > 0
            else QT_TRANSLATE_NOOP("review", "Luck ran out at the end.")
        )
    else:
        message = _changed(good=point.change > 0, dealt=_newly_dealt(match, seat, point.at)).put(
            before=how_often(point.before), after=how_often(point.after)
        )
    return Deciding(point.at, False, message, _hand(view, seat))


def _changed(*, good: bool, dealt: bool) -> Message:
    if dealt:
        return (
            QT_TRANSLATE_NOOP(
                "review", "The new deal was lucky: from a match that’s won {before} to one that’s won {after}."
            )
            if good
            else QT_TRANSLATE_NOOP(
                "review", "The new deal was unlucky: from a match that’s won {before} to one that’s won {after}."
            )
        )
    return (
        QT_TRANSLATE_NOOP(
            "review",
            "Cards or other players helped here: from a match that’s won {before} to one that’s won {after}.",
        )
        if good
        else QT_TRANSLATE_NOOP(
            "review",
            "Cards or other players spoiled it here: from a match that’s won {before} to one that’s won {after}.",
        )
    )


def _newly_dealt(match: Match, seat: int, at: int) -> bool:
    """Whether cards have been dealt since the seat's move before, if it made any."""
    earlier = (step.index for step in match.steps[:at][::-1] if step.seat == seat)
    last = next(earlier, None)
    return last is None or match.state_at(at).deal != match.state_at(last).deal


def _hand(view: AnyView, seat: int) -> tuple[str, ...]:
    """The cards of the seat's hand that its view shows."""
    cards = next((zone.cards for zone in view.zones() if zone.zone == hand_of(seat)), ())
    return tuple(card for card in cards if card is not None)
