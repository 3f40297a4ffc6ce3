"""One decision of Meow Meow Daifugo, with its actions in the order of the formulas: the best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.bots.play_style import Liking
from cardtable_gui.games.meow.actions import (
    PASS,
    PASSES,
    RETURNS,
    SHOWS,
    TAKE_DECK,
    TAKES,
    MeowAction,
)
from cardtable_gui.games.meow.bots.groups import Group, groups, play_of, shape_of, with_card
from cardtable_gui.games.meow.bots.quick_policy import QuickPolicy
from cardtable_gui.games.meow.bots.solo import SoloPolicy
from cardtable_gui.games.meow.cards import ANYS, CIRCLES, NONE, NUMBER, Cards, faces
from cardtable_gui.games.meow.view import MeowView

SHOWN: Final = 3
"""How many cards to show are compared, where the first lead must contain the shown card."""


def ordered(view: MeowView, policy: QuickPolicy, liking: Liking[MeowAction] | None = None) -> Sequence[MeowAction]:
    """The actions that are worth a thought, the most promising first; only the play that empties the hand, if any.

    `liking`: how much more a play or a pass may cost.
    """
    match view.phase:
        case "return":
            return [RETURNS[face] for face in faces(view.own & ANYS)[::-1]]
        case "show":
            return [SHOWS[face] for face in lowest(view.own)[: SHOWN if view.lead_shown else 1]]
        case "reward":
            return _rewards(view)
    found = _legal_groups(view)
    out = [group for group in found if group[0] == view.own]
    if out:
        return [play_of(out[0])]
    if view.alone:
        return [play_of(group) for group in SoloPolicy().ordered(view.own, found, view.field, view.turns + 1)]
    return _plays_and_passes(view, found, policy, liking)


def _legal_groups(view: MeowView) -> Sequence[Group]:
    """The groups that may be played, as lead or on the table."""
    found = groups(view.own)
    if view.must:
        return [group for group in (with_card(group, view.must) for group in found) if group is not None]
    if view.table is None or view.alone:
        return found
    shape, number = shape_of(view.table.combination), view.table.combination.number
    return [group for group in found if group[1] == shape and group[2] > number]


def lowest(hand: Cards) -> list[int]:
    """The cards that may be shown, lowest first, since starting is good; of equal ones those with fewer circles."""
    return sorted(faces(hand & ~ANYS), key=lambda face: (NUMBER[face], CIRCLES[face]))


def sizes_of_others(sizes: Sequence[int], seat: int) -> tuple[int, int]:
    """The number of cards in the smallest of the other hands, and the mean of their numbers, rounded down."""
    others = [size for other, size in enumerate(sizes) if other != seat]
    return min(others), sum(others) // len(others)


def _plays_and_passes(
    view: MeowView, found: Sequence[Group], policy: QuickPolicy, liking: Liking[MeowAction] | None
) -> Sequence[MeowAction]:
    assert view.seat is not None
    hand = view.own
    least, rest = sizes_of_others(view.sizes, view.seat)
    costs: list[tuple[float, int, MeowAction]] = []
    if view.table is not None:
        for face in view.field:
            own = policy.taking(hand, face, least)
            costs.append((own, len(costs), PASSES[face]))
        if not view.field:
            costs.append((policy.passing(hand, NONE, least), 0, PASS))
    for group in found:
        own = policy.after(hand, group, least, rest, leading=view.table is None)
        costs.append((own, len(costs), play_of(group)))
    if liking is not None:
        costs = [(cost - liking(action), place, action) for cost, place, action in costs]
    return [action for _, _, action in sorted(costs, key=lambda each: each[:2])]


def _rewards(view: MeowView) -> Sequence[MeowAction]:
    solo = SoloPolicy()
    field = sorted(view.field, key=lambda face: solo.with_card(view.own, face))
    deck: list[MeowAction] = [TAKE_DECK] if view.deck_size else []
    return [*(TAKES[face] for face in field), *deck]
