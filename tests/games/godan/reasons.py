"""What the reasons of hints in GODAN say, held against the rules."""

from __future__ import annotations

from cardtable_gui.games.godan.actions import Work
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
        position.told("n"),
        position.told("cost"),
    )


def collects(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    gain = after.collections[position.seat] - before.collections[position.seat]
    return ends_the_deal(position) or gain == position.told("n")


def robs(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    victim = position.advice.action.seat
    return ends_the_deal(position) or before.worth(victim) - after.worth(victim) == position.told("n")


def weeks_are_fewer(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    return ends_the_deal(position) or after.last_week < before.last_week


def has_no_set(position: Position) -> bool:
    return not any(isinstance(action, Work) for action in position.view.legal_actions())


REASONS = HintChecks(
    {
        "You have no set to lay yet.": has_no_set,
        "It ends the game at once, before anyone else can lay a card.": ends_the_deal,
        "Your group gains %n point(s), and you get rid of cards that would cost you {cost}.": group_gains,
        "{name} will owe you %n point(s).": collects,
        "{name}’s group loses %n point(s).": robs,
        "The last week comes earlier, so the others have less time.": weeks_are_fewer,
    },
    positions=150,
)
