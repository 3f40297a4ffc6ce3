"""What the reasons of hints in Gunjo Gradation say, held against the rules."""

from __future__ import annotations

from tests.support.hints import HintChecks, Position, cannot_play, ends_the_deal, stands


def none_is_lower(position: Position) -> bool:
    return all(other.total >= position.advice.action.total for other in position.plays())  # type: ignore[attr-defined]


REASONS = HintChecks(
    {
        "It empties your hand: you win the round.": ends_the_deal,
        "Four 2s or more win the round at once.": ends_the_deal,
        "Nobody can hold what beats {total}: you lead again.": stands,
        "Nothing of yours beats {total}, and your hand is best left as it is.": cannot_play,
        "Nothing of yours beats {total}. Of {all} hidden cards, {fitting} would let you play.": cannot_play,
        "It is the least that beats {total}: you keep what is higher.": none_is_lower,
    },
    positions=150,
    options={
        "by default": {},
        "with all kinds": {"expansions": ["1", "2", "13", "14", "15"], "two_ignores_area": True},
    },
)
