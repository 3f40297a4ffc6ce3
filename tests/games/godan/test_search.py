"""GODAN as the search sees it: sampled worlds, rollouts, and what it chooses."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from cardtable_gui.bots.search import best_of, search
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.counts import number
from cardtable_gui.games.godan.actions import GodanAction, Work
from cardtable_gui.games.godan.bots.policy import GodanPolicy
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.bots.search_model import MOST_CANDIDATES, STEPS_PER_MS, GodanSearchModel, Worlds
from cardtable_gui.games.godan.game import GAME, Godan
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.godan.view import GodanView
from tests.games.godan.scenes import packed, scene, started
from tests.games.godan.test_house import other


def budget(ms: float) -> ThinkingBudget:
    return ThinkingBudget.by_count(ms, steps_per_ms=STEPS_PER_MS)


def modelled(view: GodanView) -> GodanSearchModel:
    return GodanPolicy().search_model(view)


def searched(view: GodanView, ms: float, seed: int = 1) -> GodanAction:
    return best_of(search(modelled(view), Random(seed), budget(ms)))


def quickly(players: int, seed: int, game: Godan = GAME) -> Iterator[GodanState]:
    """Some states of a match of quick players, who now and then act at random."""
    state, rng = started(players, seed, game=game), Random(seed)
    quick = QuickPlay(game.moves, players)
    for step in range(10_000):
        if state.to_move is None:
            return
        if step % 9 == 5:
            yield state
        state.advance(rng.choice(state.legal_actions()) if step % 4 == 0 else quick.choose(state))


@pytest.mark.parametrize("players", [3, 6])
def test_worlds_agree_with_the_view(players: int) -> None:
    rng = Random(1)
    for state in quickly(players, 1):
        view = state.view(state.to_move)
        world = Worlds(view).sample(rng)
        assert world.view(view.seat) == view
        assert world.cards() == GAME.deck(players, state.options)


def test_a_card_passed_on_unchanged_stays_with_the_seat_that_took_it() -> None:
    state = scene("5 10 15", "", "20 25", deck="15 10 10 5", week=5)
    for action in ("take", "send 15", "take", "send 15", "take", "send 20", "take", "send 5"):
        state.advance(GAME.parse(action))
    view = state.view(1)
    assert view.known_of(2) == packed("15")
    worlds = Worlds(view)
    assert all(number(worlds.sample(Random(seed)).hands[2], GAME.index["15"]) > 0 for seed in range(20))


def test_who_has_just_laid_a_set_seldom_holds_more_of_it() -> None:
    state = scene("5 5 15", "10 10 20 20 25 S S V", "5 15 20 25 S V R C", to_move=1, deck="10 10 10 15 15")
    state.advance(GAME.parse("work 10 10"))
    view = state.view(2)
    rng = Random(2)
    ten = GAME.index["10"]
    aware = sum(number(Worlds(view).sample(rng).hands[1], ten) for _ in range(200))
    unaware = sum(number(sample(view, rng).hands[1], ten) for _ in range(200))
    assert aware * 3 < unaware


def test_the_same_view_gives_the_same_choice_however_the_hidden_cards_lie() -> None:
    for state in islice(quickly(3, 4), 0, None, 5):
        view = state.view(state.to_move)
        others = [sample(view, Random(seed)).view(view.seat) for seed in range(2)]
        assert {searched(each, 2) for each in others} == {searched(view, 2)}


@pytest.mark.parametrize("house", [GAME, GAME.with_house_rules(other())])
@pytest.mark.parametrize("players", [3, 5])
def test_rollouts_are_judged_after_some_turns_or_at_the_end_of_the_game(house: Godan, players: int) -> None:
    for state in islice(quickly(players, 3, house), 0, None, 4):
        view = state.view(state.to_move)
        model = modelled(view)
        assert 1 <= len(model.candidates) <= MOST_CANDIDATES
        assert set(model.candidates) <= set(view.legal_actions())
        world = model.world(Random(0))
        model.play_out(world, Random(0), budget(1000))
        assert world.phase != "send"
        assert sum(model.chances(world)) == pytest.approx(1)


def test_a_rollout_counts_by_what_it_takes() -> None:
    def steps(model: GodanSearchModel) -> int:
        effort = budget(20)
        before = effort.steps or 0
        model.play_out(model.world(Random(1)), Random(0), effort)
        return before - (effort.steps or 0)

    view = started(3, 1).view(0)
    model = modelled(view)
    first, again = steps(model), steps(model)
    assert 0 < again < first, "hands that were evaluated before take less"
    assert steps(modelled(view)) == first, "equal work counts the same"


@pytest.mark.parametrize(("points", "expected"), [((100, 95, 0), [1, 0, 0]), ((100, 100, 0), [0.5, 0.5, 0])])
def test_chances_are_exact_at_the_end_of_the_match(points: tuple[int, ...], expected: list[float]) -> None:
    state = scene("10 10 10 10 10", "", "")
    model = modelled(state.view(0))
    state.advance(GAME.parse("work 10 10 10 10 10"))
    state.totals = list(points)
    assert model.chances(state) == expected


def test_before_the_end_of_a_game_sets_in_hand_count_as_far_as_there_are_turns_for_them() -> None:
    def chance(week: int) -> float:
        state = scene("20 20 20 15 15", "5 10 15 20 25", "5 10 15 20 25", week=week, deck="5 10 20 25")
        return modelled(state.view(0)).chances(state)[0]

    assert chance(8) > chance(10) > 1 / 3


def test_a_search_ends_even_if_every_action_ends_the_game() -> None:
    state = scene("5 5 5 5 5 10 10 10 10 10", "10", "10", week=10, start=1)
    tallies = search(modelled(state.view(0)), Random(0), budget(5))
    assert all(tally.results for tally in tallies)


def second_game(
    hands: Sequence[str], laid: Sequence[str], totals: Sequence[int], *, to_move: int = 0, start: int = 0
) -> GodanView:
    """The view of the seat to move in the first week of the second of three games."""
    incoming = "" if to_move == start else "25"
    state = scene(*hands, laid=laid, to_move=to_move, start=start, deal=2, deck="5 10 20 25", incoming=incoming)
    state.totals = list(totals)
    return state.view(to_move)


def test_a_group_of_five_that_all_but_wins_the_match_is_laid() -> None:
    view = second_game(
        (
            "5 5 10 10 10 10 10 25 S V V V",
            "5 5 10 15 15 20 20 20 25 25 S C C",
            "5 5 5 15 15 15 20 20 25 25 25 R V",
        ),
        ("15", "15 15 R R", "S S"),
        (175, 195, 130),
    )
    assert searched(view, 100) == GAME.parse("work 10 10 10 10 10")


def test_a_large_set_is_laid_rather_than_held_back() -> None:
    view = second_game(
        (
            "5 5 10 15 20 25 25 25 S S R V C",
            "5 5 5 15 15 25 25 R V V C",
            "5 10 10 10 10 15 15 20 20 20 20 20 S V C",
        ),
        ("15 15 R R", "15 15", ""),
        (160, 200, 200),
        to_move=2,
        start=1,
    )
    chosen = searched(view, 100)
    assert isinstance(chosen, Work)
    assert len(chosen.cards) >= 4


def test_the_last_game_is_played_to_win_and_not_for_points() -> None:
    # Five of a kind end the match: seat 0 would stay behind seat 1, however many points they are.
    state = scene("10 10 10 10 10", "5", "5", laid=("", "25 25 25 25", ""), week=9)
    state.totals = [100, 150, 100]
    state.deal = state.games
    assert searched(state.view(0), 20) != GAME.parse("work 10 10 10 10 10")
    state.totals = [160, 150, 100]
    assert searched(state.view(0), 20) == GAME.parse("work 10 10 10 10 10")
