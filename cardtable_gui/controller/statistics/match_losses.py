"""Losses by people's decisions in a match, as its review says. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.seats import people_of, seat_changes_of, seats_before, seats_of
from cardtable_gui.core.files.record import Record
from cardtable_gui.games import package_of


@dataclass(frozen=True, slots=True)
class Loss:
    """The loss by some decisions of one seat, of the chance to win the match.

    Attributes:
        decisions: how many.
        loss: all together; 0.5 is half a match.
    """

    decisions: int = 0
    loss: float = 0.0


def losses_of(record: Record, review: bytes) -> dict[int, Loss]:
    """The judged decisions of a match by seat; none if the review is damaged or another version's.

    A verdict on another action than the recorded one doesn't count, nor one on what others did at the seat of one of
    `people_of`. Raises `RecordError` if the match can't be played.
    """
    game = package_of(record).game
    verdicts = review_form.loads(review, game)
    found: dict[int, Loss] = {}
    people, changes, now = people_of(record), seat_changes_of(record), seats_of(record)
    state = record.start(game)
    for index, text in enumerate(record.actions[: max(verdicts, default=-1) + 1]):
        seat, known = state.to_move, verdicts.get(index)
        state.act(game.parse(text))
        if seat is not None and known is not None and known.action == text:
            who = seats_before(changes, index, now)[seat]
            if people.get(seat, who) != who:
                continue
            so_far = found.get(seat, Loss())
            found[seat] = Loss(so_far.decisions + 1, so_far.loss + known.verdict.loss)
    return found
