"""The bots of Meow Meow Daifugo: plays that they look at, formulas, chances, worlds, rollouts, solved endings."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots.levels import searched
from cardtable_gui.bots.search import evaluate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.meow import plays
from cardtable_gui.games.meow.actions import MeowAction, Play
from cardtable_gui.games.meow.bots.groups import groups, play_of, shape_of
from cardtable_gui.games.meow.bots.hand_costs import cost
from cardtable_gui.games.meow.bots.match_chances import chances
from cardtable_gui.games.meow.bots.policy import MeowPolicy
from cardtable_gui.games.meow.bots.search_model import MeowSearchModel
from cardtable_gui.games.meow.bots.solo import SoloPolicy
from cardtable_gui.games.meow.cards import BLACK_TWO, FACES, Cards, of
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.sampling import sample
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.view import MeowView
from tests.games.meow.scenes import dealt, packed, scene, started

POLICY = MeowPolicy()


def view_of(state: MeowState) -> MeowView:
    """The view of the seat to move."""
    return state.view(state.to_move)


def normal(state: MeowState) -> str:
    """The choice of a normal bot in notation."""
    return GAME.notation(POLICY.normal(view_of(state), Random(1), ThinkingBudget.by_count(1)))


def strong(state: MeowState, steps: int = 4000) -> str:
    """The choice of a searching bot in notation."""
    return GAME.notation(searched(POLICY, view_of(state), Random(1), ThinkingBudget(steps=steps)))


def positions(players: int, seed: int, every: int = 7) -> list[MeowState]:
    """Some positions of a match of normal bots."""
    state, rng = started(players, seed), Random(seed)
    found: list[MeowState] = []
    count = 0
    while state.to_move is not None:
        if count % every == 0:
            found.append(state.copy())
        count += 1
        state.act(POLICY.normal(view_of(state), rng, ThinkingBudget.by_count(1)))
    return found


# ------------------------------------------------------------------------------------- groups and hand costs


def black_alike(lot: Cards) -> tuple[int, ...]:
    """The cards of a set, without the difference between the two black ones of a number."""
    return tuple(
        sorted(face - 8 if BLACK_TWO <= face < BLACK_TWO + 8 else face for face in range(32) if lot >> face & 1)
    )


@pytest.mark.parametrize("size", [1, 4, 8, 11])
def test_groups_are_legal_and_replace_every_other_play(size: int) -> None:
    rng = Random(size)
    for _ in range(12):
        hand = of(rng.sample(range(len(FACES)), size))
        legal = plays.leads(hand)
        found = groups(hand)
        assert {play_of(group) for group in found} <= set(legal)
        replaced = {(black_alike(lot), shape): number for lot, shape, number in found}
        for play in legal:
            shape = shape_of(play.combination)
            assert replaced[black_alike(play.lot), shape] >= play.combination.number


def test_of_two_black_cards_the_one_with_more_circles_is_played_first() -> None:
    singles = [lot for lot, shape, _ in groups(packed("b4 bb4 w6")) if shape == 1]
    assert packed("bb4") in singles
    assert packed("b4") not in singles


def test_a_hand_that_is_one_play_has_the_cost_of_a_last_play() -> None:
    together, apart = cost(packed("w3 w4 w5")), cost(packed("w3 b6 d2"))
    assert together[2] == 1
    assert apart[2] == 3
    assert together[1] < apart[1]


# --------------------------------------------------------------------------------------------------- chances


@pytest.mark.parametrize("lost", [(0, 0), (4, 1), (0, 3, 4), (2, 2, 2), (0, 1, 3, 4)])
def test_mm12_chances_of_all_seats_sum_to_one(lost: tuple[int, ...]) -> None:
    assert sum(chances(lost)) == pytest.approx(1)


def test_mm12_chances_are_exact_at_the_end() -> None:
    assert chances((5, 2, 2)) == [0, 0.5, 0.5]
    assert chances((1, 4, 6, 3)) == [1, 0, 0, 0]


def test_mm12_fewer_lost_points_are_a_better_chance() -> None:
    for players in (2, 3, 4):
        own = [chances((lost, *[2] * (players - 1)))[0] for lost in range(5)]
        assert own == sorted(own, reverse=True)
        assert len({*own}) == 5


# ---------------------------------------------------------------------------------------- worlds and rollouts


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_worlds_agree_with_the_view_and_rollouts_end(players: int) -> None:
    for state in positions(players, seed=players):
        view = view_of(state)
        model = MeowSearchModel(view)
        assert {*model.candidates} <= {*view.legal_actions()}
        world = model.world(Random(3))
        assert world.view(view.seat) == view
        effort = ThinkingBudget.by_count(1000)
        for action in model.candidates:
            end = world.copy()
            end.apply(action)
            model.play_out(end, Random(1), effort)
            assert not effort.exhausted
            found = model.chances(end)
            if players > 1:
                assert sum(found) == pytest.approx(1)
                assert end.deal > world.deal or end.to_move is None or 0 in end.hands


def test_the_answer_does_not_depend_on_hidden_cards() -> None:
    for state in positions(3, seed=11, every=17):
        view = view_of(state)
        other = sample(view, Random(8))
        assert strong(other, 400) == strong(state, 400)


# -------------------------------------------------------------------------------------------------- choices


def test_mm11_going_out_comes_before_everything() -> None:
    state = scene("w3 b5", "w5 b2 b7", "w8 d5", table="w2", owner=2, to_move=0)
    state.hands[0] = packed("w3")
    assert normal(state) == strong(state) == "play w3"


def test_a_normal_bot_keeps_two_cards_of_one_number_together() -> None:
    state = scene("w3 b3 d4 w1", "w5 b2 b7", "w8 d5 b1", table="w2", owner=2, to_move=0)
    assert normal(state) == "play d4"


def test_the_play_that_nobody_can_beat_before_the_last_one_is_found() -> None:
    state = scene("w8 b2", "w5 b1 b7", "w6", table="w3", owner=2, to_move=0)
    assert normal(state) == strong(state) == "play w8"


def test_mm4_a_bot_shows_the_lowest_card_with_the_fewest_circles() -> None:
    state = dealt(3, "w3 b2 bb2 d2 w7 d6 b8 bb8")
    assert normal(state) == strong(state) == "show b2"


def test_lead_shown_a_bot_leads_with_the_card_that_it_showed() -> None:
    for seed in range(4):
        state = started(3, seed, lead_shown=True)
        while state.phase != "lead":
            state.act(POLICY.normal(view_of(state), Random(1), ThinkingBudget.by_count(1)))
        play = searched(POLICY, view_of(state), Random(1), ThinkingBudget(steps=300))
        assert isinstance(play, Play)
        assert play.lot & state.must


def test_a_black_card_that_was_shown_is_led_instead_of_its_twin() -> None:
    state = scene("b2 bb2 w7", "w5 b1 b7", "w6 d3", must="b2")
    play = POLICY.normal(view_of(state), Random(1), ThinkingBudget.by_count(1))
    assert isinstance(play, Play)
    assert play.lot & packed("b2")


def following(
    own: str,
    others: tuple[str, str],
    known: tuple[str, str],
    *,
    table: str,
    lost: tuple[int, int, int],
    field: str = "",
    deck: str = "",
) -> MeowState:
    """Seat 2 of three is to move, and knows some cards of the two others."""
    state = scene(*others, own, owner=1, to_move=2, table=table, lost=lost, field=field, deck=deck)
    state.seen = [packed(known[0]), packed(known[1]), 0]
    return state


@pytest.mark.parametrize(
    ("state", "best"),
    [
        pytest.param(
            following(
                "w1 w5 w7 b1 b2 bb2 bb3 w?",
                ("b4 w8", "w3 b7 d1 d5 w4 w6 bb4 b5 d4 b3 b?"),
                ("", "w3 b7 d1 d5"),
                table="w2",
                lost=(4, 3, 2),
            ),
            "play w?=8",
            id="a seat with two cards must not come to play",
        ),
        pytest.param(
            following(
                "w1 w4 w7 b2 b4 b7 b8 bb1 b?",
                ("w3 b6 d4 bb8", "w2 w? w5 d5 b3 bb5 d6 b5"),
                ("", "w2 w?"),
                field="bb4 bb7 d1",
                deck="w6 w8 bb6",
                table="d3*2",
                lost=(3, 0, 3),
            ),
            "play w4 b4",
            id="a pair is played while it is good for something",
        ),
        pytest.param(
            following(
                "w5 bb5 bb6 d2",
                ("b8 bb2 w3 w4 d4 b6 d5 bb7", "w2 w6 w7 bb3 b? bb4 w? b7"),
                ("b8 bb2", "w2"),
                field="d1 w1 b5",
                deck="w8 b1 b4",
                table="bb8",
                lost=(3, 0, 2),
            ),
            "pass > b5",
            id="the card with a circle that makes a set of three is taken",
        ),
        pytest.param(
            following(
                "w5 w6 w7 b2 b8 bb4 bb8 d1 d2 b?",
                ("d4 b5 bb7", "b1 bb5 w? b7 d5"),
                ("", "b1 bb5"),
                field="bb2 b4",
                table="d3",
                lost=(0, 0, 0),
            ),
            "play bb4",
            id="a sequence is not broken by an answer",
        ),
    ],
)
def test_a_searching_bot_finds_what_older_ones_missed(state: MeowState, best: str) -> None:
    assert strong(state, 6000) == best


# ------------------------------------------------------------------------------------------------- the solo game


def test_mm13_endings_with_an_empty_deck_are_solved() -> None:
    solo = SoloPolicy()
    assert solo.fewest_turns(packed("w1 w2 w3"), 0, 3) == 1
    # Two plays of fewer cards than the turn take nothing; a sequence in turn 2 would take w8.
    assert solo.fewest_turns(packed("w1 w2 w3 b6"), packed("w8"), 2) == 2


def test_mm13_a_searching_bot_avoids_a_reward_that_it_cannot_use() -> None:
    state = scene("w1 w2 w3 b6", field="w8", turns=1)
    assert strong(state) == "play b6"


def test_mm13_estimates_are_higher_for_shorter_games() -> None:
    state = scene("w1 w2 w3 b6", field="w8", turns=1)
    found = evaluate(POLICY.search_model(view_of(state)), Random(1), ThinkingBudget(steps=500))
    by_action: dict[MeowAction, float] = {each.action: each.chance for each in found}
    assert by_action[GAME.parse("play b6")] > by_action[GAME.parse("play w1 w2 w3")]
