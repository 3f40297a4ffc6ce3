"""What the reasons of hints in Gunjo Gradation say, held against the rules."""

from __future__ import annotations

from tests.support.hints import HintChecks, Position, cannot_play, ends_the_deal, stands


def none_is_lower(position: Position) -> bool:
    return all(other.total >= position.advice.action.total for other in position.plays())  # type: ignore[attr-defined]


REASONS = HintChecks(
    {
        "You go out and win the round.": ends_the_deal,
        "Four or more 2s win the round at once.": ends_the_deal,
        "Nobody can beat {total}, so you’ll lead again.": stands,
        "You can’t beat {total}, and your hand is best left alone.": cannot_play,
        "You can’t beat {total}, but {fitting} of the {all} hidden cards would let you.": cannot_play,
        "It’s the lowest total you can beat {total} with.": none_is_lower,
    },
    positions=150,
    options={
        "by default": {},
        "with all kinds": {"expansions": ["1", "2", "13", "14", "15"], "two_ignores_area": True},
    },
)
