"""How seats choose in the rollouts of Meow Meow Daifugo's bots."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

import pytest

from cardtable_gui.games.meow.bots.groups import Group, answers
from cardtable_gui.games.meow.bots.quick_policy import QuickPolicy
from cardtable_gui.games.meow.bots.rollout_play import NOISE, QuickPlay, VariedPlay
from cardtable_gui.games.meow.cards import ALL, NONE, faces
from tests.games.meow.scenes import packed

TIMES = 2000


def policy(hand: str) -> QuickPolicy:
    return QuickPolicy(3, ALL & ~packed(hand))


def chosen(hand: str, shape: int, number: int, field: str) -> Counter[Group | None]:
    """How often varied play makes each play, or passes (None)."""
    play, rng = VariedPlay(policy(hand)), Random(1)
    shown = faces(packed(field)) if field else ()
    return Counter(play.reply(packed(hand), shape, number, shown, 5, 6, rng)[0] for _ in range(TIMES))


def test_an_action_is_chosen_more_seldom_the_more_it_costs() -> None:
    hand, field = "w1 w2 b5 w7 b8 d2", "w3"
    rules = policy(hand)
    taken = faces(packed(field))[0]
    costs: dict[Group | None, float] = {
        group: rules.after(packed(hand), group, 5, 6, leading=False) for group in answers(packed(hand), 1, 4)
    }
    costs[None] = rules.taking(packed(hand), taken, 5)
    likely = {action: exp(-cost / NOISE) for action, cost in costs.items()}
    whole = sum(likely.values())
    found = chosen(hand, 1, 4, field)
    assert {*found} <= {*likely}
    assert len(found) > 2
    for action, share in likely.items():
        assert found[action] / TIMES == pytest.approx(share / whole, abs=0.04)


def test_a_play_that_empties_the_hand_is_always_made() -> None:
    assert chosen("w7", 1, 4, "w3") == {(packed("w7"), 1, 7): TIMES}


def test_without_a_play_the_seat_passes_and_takes_the_best_card() -> None:
    hand = "w1 b1 d4 w2"
    rules = policy(hand)
    shown = faces(packed("w8 bb1 w5"))
    best = min(shown, key=lambda face: rules.taking(packed(hand), face, 5))
    assert VariedPlay(rules).reply(packed(hand), 1, 7, shown, 5, 6, Random(1)) == (None, best)
    assert VariedPlay(rules).reply(packed(hand), 1, 7, (), 5, 6, Random(1)) == (None, NONE)


def test_leads_vary_and_quick_play_always_makes_the_best() -> None:
    hand, rng = packed("w1 w2 b5 w7 b8 d2"), Random(1)
    rules = policy("w1 w2 b5 w7 b8 d2")
    quick, varied = QuickPlay(rules), VariedPlay(rules)
    best = quick.lead(hand, 5, 6, rng)
    assert best == rules.lead(hand, 5, 6)
    leads = Counter(varied.lead(hand, 5, 6, rng) for _ in range(TIMES))
    assert leads.most_common(1)[0][0] == best
    assert len(leads) > 1
