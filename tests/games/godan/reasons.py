"""What the reasons of hints in GODAN say, held against the rules."""

from __future__ import annotations

from cardtable_gui.games.godan.view import GodanView
from tests.support.hints import HintChecks, Position, ends_the_deal


def group_gains(position: Position) -> bool:
    before, after = position.view, position.own_after
    if ends_the_deal(position):
        return True
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    gain = after.worth(position.seat) - before.worth(position.seat)
    return (gain, before.moves.cost(before.own) - before.moves.cost(after.own)) == (
        position.told("gain"),
        position.told("cost"),
    )


def collects(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    gain = after.collections[position.seat] - before.collections[position.seat]
    return ends_the_deal(position) or gain == position.told("points")


def robs(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    victim = position.advice.action.seat
    return ends_the_deal(position) or before.worth(victim) - after.worth(victim) == position.told("points")


def weeks_are_fewer(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    return ends_the_deal(position) or after.last_week < before.last_week


REASONS = HintChecks(
    {
        "It ends the game at once: nobody else lays another card.": ends_the_deal,
        "The group gains {gain} points, and cards that cost {cost} leave your hand.": group_gains,
        "{name} owes you {points} points.": collects,
        "The group of {name} loses {points} points.": robs,
        "The last week comes earlier, so the others have less time.": weeks_are_fewer,
    },
    positions=150,
)
