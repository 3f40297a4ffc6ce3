"""How Merchant of Goldfish's bots search: chances, estimates, rollouts and choices."""

from itertools import permutations
from random import Random

import pytest

from cardtable_gui.bots.search import best_of, search
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.games.merchant.bots import win_estimate
from cardtable_gui.games.merchant.bots.search_model import AFTER_FIRST, MerchantSearchModel, before_last, match_chances
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.sampling import sample
from cardtable_gui.games.merchant.state import MerchantState
from tests.games.merchant.scenes import in_course, scene


def model(state: MerchantState) -> MerchantSearchModel:
    return MerchantSearchModel(state.view(state.to_move))


def chosen(state: MerchantState, ms: int, seed: int = 1) -> str:
    tallies = search(model(state), Random(seed), ThinkingBudget.by_count(ms))
    return GAME.notation(best_of(tallies))


@pytest.mark.parametrize("points", [(0, 1), (2, 1, 0), (1, 1, 0), (3, 0, 0), (4, 2, 2, 0), (6, 6, 4, 2)])
def test_before_the_last_deal_chances_count_the_orders_of_places(points: tuple[int, ...]) -> None:
    players = len(points)
    orders = list(permutations(range(1, players + 1)))
    wins = [0] * players
    for places in orders:
        ends = [(each - place, -place) for each, place in zip(points, places, strict=True)]
        wins[ends.index(max(ends))] += 1
    assert before_last(points) == pytest.approx([number / len(orders) for number in wins])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_first_deal_chances_are_the_mean_over_the_second(players: int) -> None:
    orders = list(permutations(range(players)))
    totals = [0.0] * players
    for gains in orders:
        after = [each + gain for each, gain in enumerate(gains)]
        totals = [total + chance for total, chance in zip(totals, match_chances(after, 1), strict=True)]
    assert AFTER_FIRST[players] == pytest.approx([total / len(orders) for total in totals], abs=1e-5)


@pytest.mark.parametrize("players", range(2, 7))
def test_more_points_after_the_first_deal_are_a_better_chance(players: int) -> None:
    chances = match_chances(range(players), 2)
    assert list(chances) == sorted(chances)
    assert sum(chances) == pytest.approx(1, abs=1e-4)


def test_only_later_rollouts_choose_by_the_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    state = in_course(3, 9)

    def cards_after_rollouts(better: int) -> list[int]:
        """By world: the cards left in all hands, if the estimate prefers to hold more (1) or fewer (-1) of them."""
        monkeypatch.setattr(win_estimate, "chances", lambda after, _: [50 + better * size for size in after.sizes])
        searched = model(state)
        left = []
        for number in range(MerchantSearchModel.quick_worlds + 1):
            world = searched.world(Random(number))
            searched.play_out(world, Random(number), ThinkingBudget())
            left.append(sum(world.sizes))
        return left

    *quick, careful = cards_after_rollouts(1)
    *quick_again, careful_again = cards_after_rollouts(-1)
    assert quick == quick_again
    assert careful > careful_again


def test_who_has_gone_out_first_has_won_a_match_of_one_deal() -> None:
    state = scene("9", "3 5", "4 4")
    searched = model(state)
    state.apply(GAME.parse("play 9"))
    assert searched.chances(state) == [1, 0, 0]


@pytest.mark.parametrize(("options", "most"), [({}, 8), ({"turn_limit": 30}, 30), ({"series": 3}, 400)])
def test_rollouts_end(options: dict[str, int], most: int) -> None:
    state = in_course(4, 5, **options)
    searched = model(state)
    for seed in range(3):
        world = searched.world(Random(seed))
        effort = ThinkingBudget(steps=most + 1)
        searched.play_out(world, Random(seed), effort)
        assert not effort.exhausted
        assert sum(searched.chances(world)) == pytest.approx(1, abs=1e-4)


def test_what_is_hidden_changes_no_choice() -> None:
    state = in_course(3, 12)
    assert state.to_move is not None
    other = sample(state.view(state.to_move), Random(5))
    assert other.hands != state.hands
    assert chosen(state, 20) == chosen(other, 20)


def test_the_first_candidates_are_legal_and_differ() -> None:
    state = in_course(5, 7)
    candidates = model(state).candidates
    assert 1 < len(set(candidates)) == len(candidates)
    assert set(candidates) <= set(state.legal_actions())


def test_in_the_last_deal_of_a_series_the_first_place_may_not_be_enough() -> None:
    state = scene("9", "3 5", "4 4", series=3)
    state.deal = 3
    state.points = [0, 4, 1]
    searched = model(state)
    world = searched.world(Random(1))
    world.apply(GAME.parse("play 9"))
    searched.play_out(world, Random(1), ThinkingBudget())
    assert searched.chances(world) == [0, 1, 0]


@pytest.mark.parametrize(
    ("state", "best"),
    [
        # 13 and 12 cannot be beaten: the 14 lies in the market, the other 13 and 12s too. Then the fours go last.
        (
            scene(
                "4 4 4 4 4 12 13",
                "2 2 2 2 9",
                "5 5 5 5 5 6 6 6 8 8 8",
                market="1 1 1 1 1 1 2 2 3 3 3 3 3 3 6 6 7 7 7 7 8 9 9 10 10 10 11 11 11 12 12 13 14",
            ),
            {"play 12", "play 13"},
        ),
        # A pair that stays unbeaten, then a higher lead: the four sevens would only be held back by weaker cards.
        (
            scene(
                "9 9 10 10 11 11",
                "7 7 7 7 8 8 11",
                "5 5 5 5 5 8 8 13 13",
                market="1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 6 6 6 6 6 9 10 12 12 12 14",
                to_move=1,
            ),
            {"play 8 8"},
        ),
    ],
)
def test_the_search_plays_what_normal_gets_wrong(state: MerchantState, best: set[str]) -> None:
    assert chosen(state, 100) in best
