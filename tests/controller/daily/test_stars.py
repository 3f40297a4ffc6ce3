"""Stars for daily deals: by what the decisions of the player gave away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.daily import stars
from cardtable_gui.controller.review.review import Judged, Review


def reviewed(losses: Sequence[float], others: Sequence[float] = ()) -> Review:
    """A review in which the decisions of seat 0 gave away so much, and those of seat 1 as much as `others`."""
    decisions = [
        Judged(number, seat, "pass", Verdict("pass", 0.5 - loss, 0.5, 0.01, 0.01), 0.5)  # type: ignore[arg-type]
        for number, (seat, loss) in enumerate([*((0, loss) for loss in losses), *((1, loss) for loss in others)])
    ]
    return Review("kobayakawa", 2, len(decisions), (1.0, 0.0), decisions)


@pytest.mark.parametrize(
    ("losses", "wanted"),
    [
        ([], 3),
        ([0.0] * 20, 3),
        ([0.09, *[0.0] * 19], 3),
        ([0.12, *[0.0] * 19], 2),
        ([0.2, 0.18, *[0.0] * 18], 2),
        ([0.2, 0.21, *[0.0] * 18], 1),
        ([0.4] * 5, 1),
    ],
)
def test_they_go_by_what_a_decision_gives_away_on_average(losses: Sequence[float], wanted: int) -> None:
    assert stars.of_review(reviewed(losses, others=[0.9]), 0) == wanted
