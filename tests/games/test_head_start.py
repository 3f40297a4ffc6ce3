"""The option `head_start` of all shipped games: what it gives, its bounds, and that the bots reckon with it."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.options import HEAD_START, OptionError, complete, seats_ahead
from cardtable_gui.games.meow.bots.search_model import chances
from cardtable_gui.games.merchant.bots.search_model import AFTER_FIRST, FEW, after_first, match_chances

KAMONS = 32
CASES = [
    ("gunjo", 3, {}, 50),
    ("gunjo", 6, {"rounds": 2}, 50),
    ("godan", 3, {}, 50),
    ("godan", 5, {"sets": 2}, 50),
    ("kobayakawa", 3, {}, 4),
    ("kobayakawa", 4, {"nobody_fights": "replay"}, 4),
    ("kobayakawa", 5, {}, 4),
    ("merchant", 2, {"series": 3}, 5),
    ("merchant", 4, {"series": 3}, 5),
    ("meow", 2, {}, 3),
    ("meow", 4, {"losing_limit": 3}, 3),
]
each_case = pytest.mark.parametrize(("game_id", "players", "options", "most"), CASES)


def begun(game_id: str, players: int, options: dict[str, object], ahead: list[int], seed: int) -> AnyState:
    game = games.game(game_id)
    every = complete(game.options, {**options, HEAD_START: ahead}, players)
    return game.start(players, every, game.numbered_dealer(players, every, seed))


def drawn(game_id: str, players: int, most: int, rng: Random) -> list[int]:
    """A head start within the bounds."""
    room = min(8, KAMONS - 8 - 4 * players) if game_id == "kobayakawa" else players * most
    found = []
    for _ in range(players):
        found.append(min(rng.randint(0, most), room))
        room -= found[-1]
    rng.shuffle(found)
    return found


@each_case
@pytest.mark.parametrize("seed", range(3))
def test_the_same_play_gives_the_same_scores_and_the_head_start_once(
    game_id: str, players: int, options: dict[str, object], most: int, seed: int
) -> None:
    rng = Random(f"{game_id} {players} {seed}")
    ahead = drawn(game_id, players, most, rng)
    usual, better = (begun(game_id, players, options, given, seed) for given in ([], ahead))
    assert better.options[HEAD_START] == tuple(ahead)
    while usual.to_move is not None and better.to_move is not None:
        apart = [more - less for more, less in zip(better.scores, usual.scores, strict=True)]
        assert apart == ahead
        assert better.view(None).scores == better.scores
        if list(usual.legal_actions()) != list(better.legal_actions()) or usual.to_move != better.to_move:
            break  # kamons ran out for one of them
        action = rng.choice(usual.legal_actions())
        usual.act(action)
        better.act(action)
    if better.to_move is None and game_id in ("gunjo", "godan"):
        assert [more - less for more, less in zip(better.scores, usual.scores, strict=True)] == ahead


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_kobayakawas_kamons_are_32_with_those_in_the_box(players: int, seed: int) -> None:
    rng = Random(seed)
    ahead = drawn("kobayakawa", players, 4, rng)
    state = begun("kobayakawa", players, {}, ahead, seed)
    box = KAMONS - 8 - 4 * players - sum(ahead)
    assert box >= 0
    while state.to_move is not None:
        view = state.view(None)
        in_play = sum(tokens.amount for tokens in view.tokens())
        assert in_play <= KAMONS - box
        centre = next(tokens.amount for tokens in view.tokens() if tokens.zone.name == "centre")
        paid_out = KAMONS - 8 - box + (8 - centre) - (in_play - centre)
        assert 0 <= paid_out <= 8 - centre, "what rounds without a fight put in the box, and nothing else"
        state.act(rng.choice(state.legal_actions()))


@each_case
def test_what_nobody_may_have_is_refused(game_id: str, players: int, options: dict[str, object], most: int) -> None:
    for wrong in (
        [most + 1] + [0] * (players - 1),
        [-1] + [0] * (players - 1),
        [1] * (players + 1),
        [1] * (players - 1),
    ):
        with pytest.raises(OptionError):
            begun(game_id, players, options, wrong, 1)
    assert begun(game_id, players, options, [most] + [0] * (players - 1), 1).scores[0] >= most


@pytest.mark.parametrize(
    ("game_id", "players", "options"),
    [("kobayakawa", 6, {}), ("merchant", 3, {}), ("merchant", 3, {"series": 1}), ("meow", 1, {})],
)
def test_where_the_rules_have_none_only_nothing_is_taken(
    game_id: str, players: int, options: dict[str, object]
) -> None:
    assert seats_ahead(begun(game_id, players, options, [0] * players, 1).options) == ()
    with pytest.raises(OptionError):
        begun(game_id, players, options, [1] + [0] * (players - 1), 1)


def test_together_kobayakawas_seats_have_eight_at_most_and_no_more_than_the_box() -> None:
    for players, ahead in product((3, 4, 5), ([4, 4, 1], [3, 3, 3], [2, 1, 2])):
        given = [*ahead, *[0] * (players - 3)]
        fits = sum(given) <= min(8, KAMONS - 8 - 4 * players)
        try:
            begun("kobayakawa", players, {}, given, 1)
        except OptionError:
            assert not fits
        else:
            assert fits


@each_case
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_play_to_the_end_with_it(
    game_id: str, players: int, options: dict[str, object], most: int, level: str
) -> None:
    package, rng = games.package(game_id), Random(7)
    state = begun(game_id, players, options, drawn(game_id, players, most, rng), 7)
    for _ in range(2000):
        if state.to_move is None:
            break
        view = state.view(state.to_move)
        effort = ThinkingBudget(steps=200)
        state.act(package.policy.easy(view, rng) if level == "easy" else package.policy.normal(view, rng, effort))
    assert state.ranks is not None


@each_case
def test_the_search_reckons_with_it(game_id: str, players: int, options: dict[str, object], most: int) -> None:
    package, rng = games.package(game_id), Random(3)
    first = [most] + [0] * (players - 1)
    state = begun(game_id, players, options, first, 3)
    while state.phase in ("return", "show"):
        state.act(rng.choice(state.legal_actions()))
    assert state.to_move is not None
    for thorough in (False, True):
        model = package.policy.search_model(state.view(state.to_move), thorough=thorough)
        world = model.world(rng)
        assert world.scores == state.scores
        found = model.chances(world)
        assert len(found) == players
        assert sum(found) == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize("players", range(2, 7))
def test_merchants_chances_after_the_first_round_hold_for_any_points(players: int) -> None:
    close = 1e-5 if players <= FEW else 0.01
    assert after_first(tuple(range(players))) == pytest.approx(AFTER_FIRST[players], abs=close)
    rng = Random(players)
    for _ in range(5):
        points = [rng.randint(0, 10) for _ in range(players)]
        found = match_chances(points, 2)
        assert sum(found) == pytest.approx(1)
        by_points = sorted(range(players), key=lambda seat: points[seat])
        assert [found[seat] for seat in by_points] == sorted(found)


def test_merchants_chances_are_the_mean_over_the_second_round_exactly() -> None:
    points = (5, 0, 3)
    orders = list(permutations(range(3)))
    means = [0.0] * 3
    for gains in orders:
        after = match_chances([own + gain for own, gain in zip(points, gains, strict=True)], 1)
        means = [mean + chance / len(orders) for mean, chance in zip(means, after, strict=True)]
    assert match_chances(points, 2) == pytest.approx(means)


@pytest.mark.parametrize("limit", [3, 5])
def test_who_is_below_zero_in_meow_has_the_better_chance(limit: int) -> None:
    found = [chances((lost, 0, 0), limit)[0] for lost in (-3, -2, -1, 0, 1)]
    assert found == sorted(found, reverse=True)
    assert found[3] == pytest.approx(1 / 3)
    assert sum(chances((-3, 0, 2), limit)) == pytest.approx(1)
