"""Deeds of the other seats in this deal, and how likely they make a hand.

Apart from the worlds, since it only looks back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import exp, log
from typing import Final

from cardtable_gui.games.meow.actions import Pass, Play
from cardtable_gui.games.meow.bots.decision import lowest, sizes_of_others
from cardtable_gui.games.meow.bots.groups import Group, shape_of
from cardtable_gui.games.meow.bots.quick_policy import QuickPolicy
from cardtable_gui.games.meow.cards import ALL, BIT, NONE, Cards, of
from cardtable_gui.games.meow.state import FIELD_SIZE
from cardtable_gui.games.meow.view import MeowView

SHARPNESS: Final = 8.0
"""How strongly the formulas decide: an action that costs 1/8 more than the best one is e times as unlikely."""
WHIM: Final = 0.03
"""The chance of an action that the formulas find hopeless."""
WORK: Final = 8
"""The work for judging an action, besides that for hands; see `HandCosts`."""
HIGH_SHOWN: Final = 0.05
"""The chance of a hand that holds a lower card than the one it showed."""


@dataclass(frozen=True, slots=True)
class Past:
    """An action of another seat, and the situation in which it was chosen.

    Attributes:
        seat: the seat.
        kept: of its cards now, those that it may have held then: all but those that it has taken since.
        added: the cards that it held then, and has played since.
        group: what it played; None: it passed.
        taken: the face-up card that it took; NONE: none.
        shape: of the play on the table, as in `Group`; 0: the table was empty.
        number: of the play on the table.
        field: the face-up cards.
        out: the cards that had been played.
        least: the number of cards in the smallest other hand.
        rest: the mean number of cards in the other hands, rounded down.
    """

    seat: int
    kept: Cards
    added: Cards
    group: Group | None
    taken: int
    shape: int
    number: int
    field: tuple[int, ...]
    out: Cards
    least: int
    rest: int


def past_of(view: MeowView) -> tuple[list[Past], list[tuple[Cards, Cards]]]:
    """The other seats' plays and passes, the latest first; and by seat `kept` and `added` at the first lead."""
    deeds = [(seat, deed) for seat, deed in view.deal_actions if isinstance(deed, Play | Pass)]
    before = list(_public(view, [deed for _, deed in deeds]))
    kept, added = [ALL] * view.players, [0] * view.players
    sizes = [*view.sizes]
    found: list[Past] = []
    for index in range(len(deeds))[::-1]:
        seat, deed = deeds[index]
        table, field, out = before[index]
        group: Group | None = None
        taken = NONE
        if isinstance(deed, Play):
            group = deed.lot, shape_of(deed.combination), deed.combination.number
            added[seat] |= deed.lot
            sizes[seat] += len(deed.cards)
        elif deed.card != NONE:
            taken = deed.card
            kept[seat] &= ~BIT[taken]
            added[seat] &= ~BIT[taken]
            sizes[seat] -= 1
        # A lead that had to contain the shown card says little.
        if seat != view.seat and (index or not view.lead_shown):
            shape, number = (0, 0) if table is None else (shape_of(table.combination), table.combination.number)
            others = sizes_of_others(sizes, seat)
            found.append(Past(seat, kept[seat], added[seat], group, taken, shape, number, field, out, *others))
    return found, list(zip(kept, added, strict=True))


def _public(view: MeowView, deeds: Sequence[Play | Pass]) -> Iterator[tuple[Play | None, tuple[int, ...], Cards]]:
    """Before each action: what lay on the table, the face-up cards, and all cards that had been played."""
    table: Play | None = None
    field, coming = view.turned_up[:FIELD_SIZE], iter(view.turned_up[FIELD_SIZE:])
    out = passes = 0
    for deed in deeds:
        yield table, field, out
        if isinstance(deed, Play):
            table, passes = deed, 0
            out |= deed.lot
            continue
        if deed.card != NONE:
            field = (*(face for face in field if face != deed.card), *islice(coming, 1))
        passes += 1
        if passes == view.players - 1:
            table = None


class Beliefs:
    """How likely each hand of another seat is, given what the seat did: by the formulas that normal bots use."""

    def __init__(self, view: MeowView, policy: QuickPolicy) -> None:
        """Read the past off the view of the seat to move."""
        self._policy = policy
        self._shown = view.shown
        past, self._dealt = past_of(view)
        self._past = [[each for each in past if each.seat == seat] for seat in range(view.players)]
        self._known: list[dict[Cards, float]] = [{} for _ in range(view.players)]

    def of(self, seat: int, hand: Cards) -> float:
        """The logarithm of how likely it is that a seat with this hand now did what it did."""
        known = self._known[seat]
        found = known.get(hand)
        if found is None:
            self._policy.costs.work += WORK * (1 + len(self._past[seat]))
            kept, added = self._dealt[seat]
            shown = self._shown[seat]
            found = log(HIGH_SHOWN) if shown != NONE and lowest(hand & kept | added)[0] != shown else 0.0
            for each in self._past[seat]:
                gap = regret(self._policy, each, hand & each.kept | each.added)
                if gap > 0:
                    found += log(WHIM + (1 - WHIM) * exp(-SHARPNESS * gap))
            known[hand] = found
        return found


def regret(policy: QuickPolicy, past: Past, hand: Cards) -> float:
    """How much more the chosen action costs than the best one by the formulas, if this was the hand."""
    least, rest = past.least, past.rest
    then = policy.with_unseen(ALL & ~(hand | past.out | of(past.field)))
    if not past.shape:
        assert past.group is not None
        best = then.lead(hand, least, rest)
        own, other = (then.after(hand, group, least, rest, leading=True) for group in (past.group, best))
        return own - other
    best_play, _ = then.answer(hand, past.shape, past.number, least, rest)
    passes = {face: then.taking(hand, face, least) for face in past.field}
    if not passes:
        passes = {NONE: then.passing(hand, NONE, least)}
    own = passes[past.taken] if past.group is None else then.after(hand, past.group, least, rest, leading=False)
    return own - min(best_play, *passes.values())
