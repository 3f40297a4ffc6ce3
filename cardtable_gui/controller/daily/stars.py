"""Stars for a daily deal: how close its player came to the coach's play. No Qt.

The coach judges each decision by the search of the strong levels, limited by steps, so that the same play gets the same
stars everywhere. A decision about as good as the best gives nothing away.
"""

from __future__ import annotations

from typing import Final

from cardtable_gui.controller.review.review import Review

THREE: Final = 0.005
"""Three stars: a decision gave away so much of the chance to win on average, or less."""
TWO: Final = 0.02
"""Two stars likewise. Playing to the end brings one."""


def of_review(review: Review, seat: int) -> int:
    """The stars of a seat whose decisions have all been judged, from one to three."""
    decisions = review.of_seat(seat)
    given = sum(each.loss for each in decisions) / max(1, len(decisions))
    return 3 if given <= THREE else 2 if given <= TWO else 1
