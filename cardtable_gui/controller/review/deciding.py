"""What decided a match for a seat, in a sentence each: its dearest mistakes and its strokes of luck. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Final

from cardtable_gui.bots.advice import telling
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.controller.hints import hint
from cardtable_gui.controller.match import Match, Step
from cardtable_gui.controller.review.review import Judged, Review, TurningPoint
from cardtable_gui.core.events import DealBegan, DealEnded, LogEntry, all_seen
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.picks import Pick
from cardtable_gui.core.score_sheet import signed
from cardtable_gui.core.zones import hand_of

MOST: Final = 3
"""So many changes are told at most."""
LINES: Final = 3
"""So many lines of the log are repeated at most, of a round that goes on."""
DEALS: Final = 2
"""So many deals that ended are told at most, the latest ones."""


@dataclass(frozen=True, slots=True)
class Deciding:
    """A moment that decided much.

    Attributes:
        at: the number of actions before it.
        own: whether it was a move of the seat, which can be tried again; else luck.
        said: what happened, paragraph by paragraph, in sentences.
        hand: the seat's cards then, as far as they're known.
        better: the places in `hand` of the cards that the better move uses.
    """

    at: int
    own: bool
    said: tuple[tuple[Message, ...], ...]
    hand: tuple[str, ...]
    better: frozenset[int] = frozenset()


def deciding(match: Match, review: Review, seat: int) -> list[Deciding]:
    """The moments in which the seat's chance changed most, in the order of the match; often none."""
    judged = {each.index: each for each in review.of_seat(seat)}
    found: list[Deciding] = []
    for point in review.turning_points(seat, MOST):
        since = max((index for index in judged if index < point.at), default=None)
        moment = _mistake(match, judged[point.at]) if point.own else _luck(match, seat, point, since)
        if found and found[-1].at == moment.at:
            # What happened, and what the player made of it.
            moment = replace(moment, said=(*found.pop().said, *moment.said))
        found.append(moment)
    return found


def _mistake(match: Match, judged: Judged) -> Deciding:
    package, best = match.package, judged.verdict.best
    view = match.state_at(judged.index).view(judged.seat)
    better = QT_TRANSLATE_NOOP("review", "“{best}” was better than “{action}”.")
    # Reasons talk to who plays there.
    reasons = telling(package.policy, view, best, [judged.action]) if judged.seat in match.people else []
    as_true = set(package.policy.reasons(view, judged.action)) if reasons else set[Message]()
    reasons = [reason for reason in reasons if reason not in as_true]
    if reasons:
        better = QT_TRANSLATE_NOOP("review", "“{best}” was better than “{action}”. {reason}").put(reason=reasons[0])
    elif (often := how_often(judged.verdict.best_chance)) != (less := how_often(judged.verdict.chance)):
        better = QT_TRANSLATE_NOOP(
            "review", "“{best}” was better than “{action}”: it wins the match {often}, instead of {less}."
        ).put(often=often, less=less)
    message = better.put(
        best=package.game.describe_in(view, best), action=package.game.describe_in(view, judged.action)
    )
    picked: tuple[Pick, ...] = hint(package, view, best).picked.get(hand_of(judged.seat), ())
    hand = _hand(view, judged.seat)
    return Deciding(judged.index, True, ((message,),), hand, frozenset(pick.place for pick in picked))


def _luck(match: Match, seat: int, point: TurningPoint, since: int | None) -> Deciding:
    view = match.state_at(point.at).view(seat)
    before = how_often(point.before)
    if point.at == len(match.steps):
        chance = QT_TRANSLATE_NOOP("review", "{seat} would have won {before} before this.")
    else:
        chance = QT_TRANSLATE_NOOP("review", "{seat} would have won {before} before this, and {after} after it.")
        chance = chance.put(after=how_often(point.after))
    said = (*_happened(match, seat, since, point.at), chance.put(seat=SeatName(seat), before=before))
    return Deciding(point.at, False, (said,), _hand(view, seat))


def _happened(match: Match, seat: int, since: int | None, at: int) -> list[Message]:
    """What cards and others did since the seat's decision before."""
    steps = match.steps[since or 0 : at]
    ended = [step for step in steps if any(isinstance(event, DealEnded) for event in step.events)]
    if ended:
        dealt = QT_TRANSLATE_NOOP("review", "Then new cards were dealt.")
        told = [line for step in ended[-DEALS:] for line in (*_end_of_deal(step, seat), dealt)]
        return told[:-1] if at == len(match.steps) else told
    if since is None:
        return [QT_TRANSLATE_NOOP("review", "The cards were dealt.")]
    # Where nobody else moved, the own move brought a card.
    return [entry.message for step in steps[1:] or steps for entry in _log(step, seat)][-LINES:]


def _end_of_deal(step: Step, seat: int) -> list[Message]:
    """The move that ended a deal, and the results of its winner and of the seat."""
    told = [entry.message for entry in _log(step, seat) if entry.seat == step.seat][:2]
    (ended,) = (event for event in step.events if isinstance(event, DealEnded))
    winner = ended.results[0].seat
    for result in ended.results:
        if result.seat == seat or (result.seat == winner != step.seat):
            if result.gained is None or len(ended.results) == 1:
                message = QT_TRANSLATE_NOOP("review", "{seat}: {why}.")
            else:
                message = QT_TRANSLATE_NOOP("review", "{seat}: {gained}, {why}.")
                message = message.put(gained=signed(result.gained))
            told.append(message.put(seat=SeatName(result.seat), why=result.why))
    return told


def _log(step: Step, seat: int) -> list[LogEntry]:
    """What the log says of a step up to the end of the deal, as a seat reads it."""
    told = takewhile(lambda event: not isinstance(event, DealBegan), step.events)
    return [event for event in all_seen(told, seat) if isinstance(event, LogEntry)]


def _hand(view: AnyView, seat: int) -> tuple[str, ...]:
    """The cards of the seat's hand that its view shows."""
    cards = next((zone.cards for zone in view.zones() if zone.zone == hand_of(seat)), ())
    return tuple(card for card in cards if card is not None)
