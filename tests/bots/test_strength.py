"""Each level of each game is better than the one below, and an inverted bot is detected as weaker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots import bot_matches, search
from cardtable_gui.bots.bot_matches import Fixture, Outcome
from cardtable_gui.bots.policy import AnyPolicy, Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyGame, View
from cardtable_gui.core.options import complete
from cardtable_gui.games import own_houses
from tests.bots import strength
from tests.bots.strength import Comparison, Play, compare, seats
from tests.test_shipped_games import SHIPPED

GAMES = [package.game.id for package in games.packages()]
HOUSES = {
    f"{package.game.id} {own.name}": package.with_house_rules(own_houses.content(package.game.id, own.name))
    for package in games.packages()
    for own in package.game.houses
}
PLAYED = {package.game.id: package for package in games.packages() if not package.game.houses} | HOUSES
"""All games, each with all of the program's own house rules for it."""
SURE = 3.9
"""One verdict in 10,000 is wrong."""
SUSPICION = 1.6
"""Enough to see in few matches that a bot is not what it should be: one verdict in nine is wrong."""
MAX_DEALS = 256
FLOOR = 1.2
"""How many of `FLOOR_DEALS` each level wins at least against chance, as a multiple of its fair share."""
FLOOR_DEALS = 32


def playing(game: AnyGame, policy: AnyPolicy, ms: float | None = None) -> Play:
    options = complete(game.options, {})
    return lambda matches: [bot_matches.play(game, policy, options, fixture, ms) for fixture in matches]


def compared(played: str, level: str, other: str) -> Comparison:
    package = PLAYED[played]
    play = playing(package.game, package.policy)
    return compare(play, seats(package.game.id, level, other), 1, most_deals=MAX_DEALS, sure=SURE)


@pytest.mark.parametrize("played", PLAYED)
def test_easy_beats_random(played: str) -> None:
    found = compared(played, "easy", "random")
    assert found.verdict == "better", found


@pytest.mark.parametrize("played", PLAYED)
def test_normal_beats_easy(played: str) -> None:
    found = compared(played, "normal", "easy")
    assert found.verdict == "better", found


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_each_level_wins_clearly_more_than_chance(played: str, level: str) -> None:
    # An `easy` that plays badly is no way to make `normal` better than it.
    package = PLAYED[played]
    play, against = playing(package.game, package.policy), seats(package.game.id, level, "random")
    found = compare(play, against, 1, most_deals=FLOOR_DEALS, first_look=FLOOR_DEALS)
    assert found.share >= FLOOR * found.even, found


UNSHIPPED = {package.game.id for package in games.packages()} - SHIPPED.keys()
"""Games of whose stronger bots no figures tell; the command `strength` does of any."""
HARD_MS = 30
HARD_DEALS = 32
HARD_SURE = 2.3
"""One verdict in fifty is wrong."""


@pytest.mark.parametrize("game_id", sorted({"kobayakawa", *UNSHIPPED}))
def test_hard_is_not_weaker_than_normal(game_id: str) -> None:
    # Rollouts at random make it so in many a game.
    found = hard_compared(playing(games.game(game_id), games.package(game_id).policy, HARD_MS), game_id)
    assert found.verdict != "worse", found


def hard_compared(play: Play, game_id: str) -> Comparison:
    return compare(play, seats(game_id, "hard", "normal"), 1, most_deals=HARD_DEALS, sure=HARD_SURE)


def test_a_hard_bot_that_plays_on_at_random_is_found_out() -> None:
    found = hard_compared(partial(winning, 0.1, "hard"), "kobayakawa")
    assert found.verdict == "worse"


class Inverted(Policy[View[Action], Action]):
    """Plays as the game's bots do, but at one level chooses what the search would not even try, or finds worst."""

    def __init__(self, policy: AnyPolicy, level: str) -> None:
        self._policy = policy
        self._level = level

    def easy(self, view: View[Action], rng: Random) -> Action:
        if self._level == "easy":
            return self._worst(view, rng)
        action: Action = self._policy.easy(view, rng)
        return action

    def normal(self, view: View[Action], rng: Random, effort: ThinkingBudget) -> Action:
        return self._worst(view, rng)

    def _worst(self, view: View[Action], rng: Random) -> Action:
        model = self._policy.search_model(view)
        others = [action for action in view.legal_actions() if action not in model.candidates]
        effort = ThinkingBudget.by_count(5, steps_per_ms=self._policy.steps_per_ms)
        action: Action = rng.choice(others) if others else search.evaluate(model, rng, effort)[-1].action
        return action


@pytest.mark.sampled
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("level", "other"), [("normal", "easy"), ("easy", "random")])
def test_an_inverted_bot_is_found_out(game_id: str, level: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # With as few players as the game allows, honest bots end their matches within this limit; a match that inverted
    # ones would never end counts as not won.
    monkeypatch.setattr(bot_matches, "MAX_ACTIONS", 150)
    players = max(2, games.game(game_id).players[0])
    play = playing(games.game(game_id), Inverted(games.package(game_id).policy, level))
    found = compare(play, (level, *[other] * (players - 1)), 1, most_deals=MAX_DEALS, first_look=3, sure=SUSPICION)
    assert found.verdict == "worse"


def winning(chance: float, level: str, matches: Sequence[Fixture]) -> Iterable[Outcome]:
    """Matches that the bot of this level wins with this chance."""
    for fixture in matches:
        rng = Random(f"{fixture.seed}|{fixture.rotation}")
        own = fixture.levels.index(level)
        first = own if rng.random() < chance else (own + 1) % len(fixture.levels)
        ranks = tuple(1 if seat == first else 2 for seat in range(len(fixture.levels)))
        yield Outcome(fixture, ranks, *(((1.0,),) * len(ranks),) * 2)


AT_THE_TABLE = ("normal", "easy", "easy", "easy")


@pytest.mark.parametrize(("chance", "verdict"), [(0.6, "better"), (0.02, "worse"), (0.25, "open")])
def test_matches_are_played_until_the_verdict_is_sure(chance: float, verdict: str) -> None:
    found = compare(partial(winning, chance, "normal"), AT_THE_TABLE, 1, most_deals=500)
    assert found.verdict == verdict
    assert (found.deals == 500) == (verdict == "open")
    assert found.ci95[0] < chance < found.ci95[1]


def test_a_narrow_interval_takes_more_deals_and_the_same_verdict() -> None:
    soon = compare(partial(winning, 0.6, "normal"), AT_THE_TABLE, 1)
    narrow = compare(partial(winning, 0.6, "normal"), AT_THE_TABLE, 1, width=0.1)
    assert soon.verdict == narrow.verdict == "better"
    assert narrow.ci95[1] - narrow.ci95[0] <= 0.1 < soon.ci95[1] - soon.ci95[0]
    assert narrow.deals > soon.deals


def test_looking_often_does_not_find_more_than_there_is() -> None:
    verdicts = [
        compare(partial(winning, 0.25, "normal"), AT_THE_TABLE, seed, most_deals=256).verdict for seed in range(100)
    ]
    assert len(verdicts) - verdicts.count("open") <= 5


def test_shared_wins_are_even_among_equals() -> None:
    def draws(matches: Sequence[Fixture]) -> Iterable[Outcome]:
        return [Outcome(fixture, (1,) * 4, *(((1.0,),) * 4,) * 2) for fixture in matches]

    found = compare(draws, AT_THE_TABLE, 1, most_deals=64)
    assert (found.share, found.even, found.verdict) == (0.25, 0.25, "open")


def test_the_command_tells_every_pair_and_fails_where_one_is_not_better(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert strength.main(["merchant", "--deals", "8", "--jobs", "1", "--levels", "random,easy,normal"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["game", "level", "against"]
    assert [row.split()[:3] for row in rows] == [["merchant", "normal", "easy"], ["merchant", "easy", "random"]]
    assert all(row.endswith(" better") for row in rows)
    monkeypatch.setattr(strength, "_played", evenly)
    assert strength.main(["merchant", "--deals", "8", "--levels", "random,easy,normal"]) == 1


def evenly(plan: object, jobs: int, matches: Sequence[Fixture]) -> Iterable[Outcome]:
    """Matches that the first seat always wins."""
    return [Outcome(fixture, (1, 2, 2, 2), *(((1.0,),) * 4,) * 2) for fixture in matches]
