"""The bots of Meow Meow Daifugo: plays that they look at, formulas, chances, rollouts, choices, solved endings."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.bots.search import evaluate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.meow import plays
from cardtable_gui.games.meow.actions import MeowAction, Play
from cardtable_gui.games.meow.bots.groups import answers, groups, play_of, shape_of
from cardtable_gui.games.meow.bots.hand_costs import HandCosts
from cardtable_gui.games.meow.bots.quick_policy import Standing
from cardtable_gui.games.meow.bots.search_model import MeowSearchModel, chances
from cardtable_gui.games.meow.bots.solo import SoloPolicy
from cardtable_gui.games.meow.bots.weights import WEIGHTS
from cardtable_gui.games.meow.cards import ALL, BLACK_TWO, FACES, Cards, of, texts
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.sampling import sample
from cardtable_gui.games.meow.state import MeowState
from tests.games.meow.bots import POLICY, normal, positions, strong, view_of
from tests.games.meow.scenes import dealt, packed, scene, started

# ------------------------------------------------------------------------------------- groups and hand costs


def hands(size: int, count: int) -> list[Cards]:
    """Some hands of this size."""
    rng = Random(size)
    return [of(rng.sample(range(len(FACES)), size)) for _ in range(count)]


def black_alike(lot: Cards) -> tuple[int, ...]:
    """The cards of a set, without the difference between the two black ones of a number."""
    return tuple(
        sorted(face - 8 if BLACK_TWO <= face < BLACK_TWO + 8 else face for face in range(32) if lot >> face & 1)
    )


@pytest.mark.parametrize("size", [1, 4, 8, 11])
def test_groups_are_legal_and_replace_every_other_play(size: int) -> None:
    for hand in hands(size, 12):
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


def test_answers_are_the_groups_of_the_same_shape_and_a_higher_number() -> None:
    for hand in hands(9, 12):
        found = groups(hand)
        for _, shape, number in found:
            higher = [group for group in found if group[1] == shape and group[2] > number]
            assert sorted(answers(hand, shape, number)) == sorted(higher)


def test_a_hand_that_is_one_play_has_the_cost_of_a_last_play() -> None:
    costs = HandCosts(WEIGHTS[3])
    together, apart = costs[packed("w3 w4 w5")], costs[packed("w3 b6 d2")]
    assert (together.plays, apart.plays) == (1, 3)
    assert together.ending == WEIGHTS[3].last < apart.ending


@pytest.mark.parametrize("players", [3, 4])
def test_the_cost_of_a_hand_is_that_of_the_plays_it_is_divided_into(players: int) -> None:
    costs, prices = HandCosts(WEIGHTS[players]), WEIGHTS[players].costs
    for hand in hands(8, 20):
        divided = costs.divided(hand)
        assert divided <= {*groups(hand)}
        ways = [(prices[shape][number], costs[hand & ~lot]) for lot, shape, number in divided]
        assert costs[hand].whole == pytest.approx(min(own + rest.whole for own, rest in ways))
        endings = [own + rest.ending for own, rest in ways] + [WEIGHTS[players].last + rest.whole for _, rest in ways]
        assert costs[hand].ending == pytest.approx(min(endings))


def test_a_play_stands_the_better_the_fewer_cards_can_beat_it() -> None:
    few, many = (Standing(WEIGHTS[3], 2, packed(unseen)) for unseen in ("w1 w2 w3 w4 b7 w6", "w1 w2 w6 b6 b7 w8"))
    assert 0 < many[1, 5, 3] < few[1, 5, 3] < few[1, 7, 3] == 1
    assert many[2, 5, 3] < few[2, 5, 3]
    assert Standing(WEIGHTS[3], 2, ALL)[3, 8, 8] == 1


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


def test_mm12_chances_know_the_limit() -> None:
    assert chances((3, 2, 2), 3) == [0, 0.5, 0.5]
    assert sum(chances((5, 2, 0, 6), 10)) == pytest.approx(1)
    goes_on = 0.03 * chances((2, 1), 3)[0] + 0.17 * chances((2, 2), 3)[0]
    assert chances((2, 0), 3)[0] == pytest.approx((0.80 + goes_on) / 2), "whatever it loses is too much"
    assert chances((4, 1), 10)[0] > chances((4, 1), 5)[0]
    state = scene("w8 b2", "b1", table="b6", owner=1, lost=(2, 0), losing_limit=10)
    assert MeowSearchModel(view_of(state)).chances(state.copy())[0] == chances((3, 1), 10)[0]


# -------------------------------------------------------------------------------------------------- rollouts


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rollouts_of_all_candidates_end(players: int) -> None:
    for state in positions(players, seed=players):
        view = view_of(state)
        model = MeowSearchModel(view)
        assert {*model.candidates} <= {*view.legal_actions()}
        world = model.world(Random(3))
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
        other.deal_actions = state.deal_actions
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
            state.act(GAME.parse(normal(state)))
        play = GAME.parse(strong(state, 300))
        assert isinstance(play, Play)
        assert play.lot & state.must


def test_a_black_card_that_was_shown_is_led_instead_of_its_twin() -> None:
    play = GAME.parse(normal(scene("b2 bb2 w7", "w5 b1 b7", "w6 d3", must="b2")))
    assert isinstance(play, Play)
    assert play.lot & packed("b2")


def missed(
    seat: int,
    cards: str,
    known: tuple[str, str],
    sizes: tuple[int, int],
    *,
    table: str,
    played: str,
    lost: tuple[int, int, int],
    field: str = "",
) -> MeowState:
    """A seat of three is to move, after the one before it; nobody knows where the cards are that are not named.

    Args:
        seat: the seat to move.
        cards: its hand.
        known: the known cards of the seats after it.
        sizes: the numbers of cards in their hands.
        table: the latest play.
        played: the cards that were played before.
        lost: as in `scene`.
        field: as in `scene`.
    """
    named = packed(f"{cards} {table.replace('*2', '')} {played} {field} {' '.join(known)}")
    unseen = [face for face in range(len(FACES)) if not named >> face & 1]
    Random(1).shuffle(unseen)
    hands, seen = ["", "", ""], [0, 0, 0]
    hands[seat] = cards
    for other, there, size in zip(((seat + 1) % 3, (seat + 2) % 3), known, sizes, strict=True):
        hidden = size - len(there.split())
        hands[other] = f"{there} {' '.join(texts(unseen[:hidden]))}"
        unseen, seen[other] = unseen[hidden:], packed(there)
    deck = " ".join(texts(unseen))
    state = scene(*hands, field=field, deck=deck, table=table, owner=(seat + 2) % 3, to_move=seat, lost=lost)
    state.seen = seen
    return state


@pytest.mark.parametrize(
    ("state", "good"),
    [
        pytest.param(
            missed(
                1,
                "w4 b2 b7 b8 bb4 bb5 bb8 d4 d5",
                ("w1", "d1"),
                (6, 5),
                table="w3 bb3",
                played="b1 b3 bb7 b? w2 bb2",
                lost=(0, 0, 0),
                field="b4 bb1 b5",
            ),
            {"play bb5 d5"},
            id="a pair is beaten by the higher of two pairs",
        ),
        pytest.param(
            missed(
                2,
                "w1 w5 w7 b1 b2 bb2 bb3 w?",
                ("", "w3 b7 d1 d5"),
                (2, 11),
                table="w2",
                played="bb6 d6 d3 b8 bb8 d2 b6 bb5 bb7 bb1",
                lost=(4, 3, 2),
            ),
            {"play w?=8"},
            id="a seat with two cards must not come to play",
        ),
        pytest.param(
            missed(
                1,
                "w6 b5 bb4 bb7 bb8 d6 w?",
                ("bb2", "w3 b3"),
                (7, 9),
                table="bb3",
                played="b2",
                lost=(0, 3, 3),
                field="w4 b1 w7",
            ),
            {"play b5", "play bb4"},
            id="two cards of one number stay together",
        ),
        pytest.param(
            missed(
                2,
                "w1 w4 w7 b2 b4 b7 b8 bb1 b?",
                ("", "w2 w?"),
                (4, 8),
                table="d3*2",
                played="b1 bb2 bb3 d2",
                lost=(3, 0, 3),
                field="bb4 bb7 d1",
            ),
            {"play w4 b4"},
            id="a pair is played while it is good for something",
        ),
        pytest.param(
            missed(
                1,
                "w5 bb5 bb6 d2",
                ("b8 bb2", "w2"),
                (8, 8),
                table="bb8",
                played="b2 b3 bb1 d3 d6",
                lost=(0, 2, 3),
                field="d1 w1 b5",
            ),
            {"pass > b5"},
            id="the card with a circle that makes a set of three is taken",
        ),
        pytest.param(
            missed(
                2,
                "w5 w6 w7 b2 b8 bb4 bb8 d1 d2 b?",
                ("", "b1 bb5"),
                (3, 5),
                table="d3",
                played="b6 bb6 d6 b3 bb7 w8 w1 w2 w3 w4 bb1",
                lost=(0, 0, 0),
                field="bb2 b4",
            ),
            {"play bb4"},
            id="a sequence is not broken by an answer",
        ),
        pytest.param(
            missed(
                0,
                "w3 w5 w8 b1 b3 b4 b6 bb5 d3 d5",
                ("w1", ""),
                (7, 3),
                table="w2 bb2 d2",
                played="b2 bb3 w6 b8",
                lost=(0, 3, 3),
                field="w4 w7 b7",
            ),
            {"play w3 d3*2", "play w3 b3 d3"},
            id="a set of three is played while it is good for something",
        ),
    ],
)
def test_a_searching_bot_finds_what_older_ones_missed(state: MeowState, good: set[str]) -> None:
    assert strong(state) in good


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
