"""What the reasons of hints in Merchant of Goldfish say, held against the rules."""

from __future__ import annotations

from tests.support.hints import HintChecks, Position, cannot_play, goes_out, one_play, stands


def none_is_lower(position: Position) -> bool:
    own = sum(position.advice.action.cards) / len(position.advice.action.cards)
    return all(sum(other.cards) / len(other.cards) >= own for other in position.plays())  # type: ignore[attr-defined]


REASONS = HintChecks(
    {
        "It empties your hand: you have gone out.": goes_out,
        "Nobody can hold what beats it: you lead again.": stands,
        "Nothing of yours beats the table, and your hand is best left as it is.": cannot_play,
        "It is all you have that beats the table.": one_play,
        "It is the lowest that beats the table: you keep what is higher.": none_is_lower,
    },
    positions=100,
)
