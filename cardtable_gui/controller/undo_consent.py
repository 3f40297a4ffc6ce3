"""Consent to undo or redo: with several people, the one whose move it is must agree.

If an undo would put back a card that was drawn, turned up or dealt since, everybody at the table must agree: whoever
saw it would know what comes.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import takewhile

from cardtable_gui.controller.match import Match, Step
from cardtable_gui.core.events import DealBegan, Moved, Shown
from cardtable_gui.core.game import AnyState


@dataclass(frozen=True, slots=True)
class ConsentRequest:
    """A request for consent to undo or redo a move of a person.

    Attributes:
        seat: who is asked now.
        by: the person who wants it; None: unknown, since there is no onlooker.
        again: whether this is a redo.
        mover: whose move it is.
        others: who is asked after `seat`, if that one agrees.
        revealed: whether everybody is asked, because a card was revealed by the move, or since.
        by_move: whether the move itself revealed one, such as a draw, and not only what came after it.
    """

    seat: int
    by: int | None
    again: bool
    mover: int
    others: tuple[int, ...] = ()
    revealed: bool = False
    by_move: bool = False

    @property
    def next(self) -> ConsentRequest | None:
        """The same request to the next person; None: everybody was asked."""
        return replace(self, seat=self.others[0], others=self.others[1:]) if self.others else None


def needed(match: Match, onlooker: int | None, *, again: bool) -> ConsentRequest | None:
    """The request needed for an undo (`again`: a redo) by the onlooker; None: no consent is needed."""
    mover = match.seat_of_redo if again else match.seat_of_undo
    people = match.people
    if mover is None or len(people) < 2 or mover not in people:
        return None
    steps = () if again else match.steps_of_undo
    revealed = any(reveals(match.state_at(step.index), step, people) for step in steps)
    by_move = bool(steps) and reveals(match.state_at(steps[0].index), _move_alone(steps[0]), people)
    # From the mover on, in the order of play.
    order = sorted(people, key=lambda seat: (seat - mover) % len(match.seats))
    asked = [seat for seat in order if (revealed or seat == mover) and seat != onlooker]
    if not asked:
        return None
    return ConsentRequest(asked[0], onlooker, again, mover, tuple(asked[1:]), revealed, by_move)


def _move_alone(step: Step) -> Step:
    """A step without the deal that may follow from it."""
    return replace(step, events=tuple(takewhile(lambda event: not isinstance(event, DealBegan), step.events)))


def reveals(before: AnyState, step: Step, people: Collection[int]) -> bool:
    """Whether a step lets a person see a card that not even the one who acted knew before.

    Cards that somebody plays from their own hand are not revealed in this sense.
    """
    known = {zone.zone: set(zone.cards) for zone in before.view(step.seat).zones()}
    for event in step.events:
        match event:
            case DealBegan():
                return True
            case Shown(zone=zone, cards=cards):
                if not known.get(zone, set()).issuperset(cards):
                    return True
            case Moved(cards=cards, source=source, target=target, seen_by=seen_by):
                if seen_by is None or not seen_by.isdisjoint(people):
                    if not known.get(source, set()).issuperset(cards):
                        return True
                    known.setdefault(target, set()).update(cards)
            case _:
                pass
    return False
