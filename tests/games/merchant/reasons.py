"""What the reasons of hints in Merchant of Goldfish say, held against the rules."""

from __future__ import annotations

from tests.support.hints import HintChecks, Position, cannot_play, goes_out, one_play, stands


def none_is_lower(position: Position) -> bool:
    own = sum(position.advice.action.cards) / len(position.advice.action.cards)
    return all(sum(other.cards) / len(other.cards) >= own for other in position.plays())  # type: ignore[attr-defined]


REASONS = HintChecks(
    {
        "It empties your hand, so you go out.": goes_out,
        "Nobody can beat it, so you’ll lead again.": stands,
        "You can’t beat the table, and your hand is best left alone.": cannot_play,
        "It’s the only play you have that beats the table.": one_play,
        "It’s the lowest play that beats the table, so you keep your higher cards.": none_is_lower,
    },
    positions=100,
)
