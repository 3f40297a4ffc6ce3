"""Styles change what bots do, in the direction that they say, and plain play not at all."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.bots import bot_matches, cast, levels
from cardtable_gui.bots.bot_matches import Fixture
from cardtable_gui.bots.cast import CAST
from cardtable_gui.bots.joint_search import SearchQuestion
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.bots.play_style import STYLES, AnyStyle
from cardtable_gui.bots.questions import AnyQuestion, Circumstances
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.options import complete
from cardtable_gui.games.gunjo.actions import DRAW

GAMES = [package.game.id for package in games.packages()]
PLAYED: dict[tuple[str, tuple[str, ...]], str] = {
    ("godan", ("easy", "normal", "hard")): "03d16097ffe50759",
    ("godan", ("expert", "normal", "easy")): "e836784a3c4f9752",
    ("gunjo", ("easy", "normal", "hard")): "a11e7118fc0f9875",
    ("gunjo", ("expert", "normal", "easy")): "1b60c66ef3edf36d",
    ("kobayakawa", ("easy", "normal", "hard")): "30b3c9faa50ae68c",
    ("kobayakawa", ("expert", "normal", "easy")): "8427cda6015f1d72",
    ("meow", ("easy", "normal", "hard")): "9bc278db9c70bd8d",
    ("meow", ("expert", "normal", "easy")): "56d50fa89badb5ca",
    ("merchant", ("easy", "normal", "hard")): "ecd0e2e9936c9f3b",
    ("merchant", ("expert", "normal", "easy")): "f72ccd24cabd952d",
}
"""What plain bots played before there were styles, by game and levels. Who changes how bots play makes these anew; a
style never does."""
WITH_STYLES = [(game_id, key) for game_id in GAMES for key in games.package(game_id).policy.styles]


def actions_of(game_id: str, seats: tuple[str, ...], ms: float, seed: int = 47) -> tuple[str, ...]:
    package = games.package(game_id)
    options = complete(package.game.options, {})
    outcome = bot_matches.play(package.game, package.policy, options, Fixture(0, 0, seed, seats), ms, recorded=True)
    assert outcome.record is not None
    assert outcome.ranks is not None
    return outcome.record.actions


@pytest.mark.parametrize(("game_id", "seats"), PLAYED, ids=lambda value: "-".join(value) if len(value) == 3 else value)
def test_plain_bots_play_as_they_did_before_there_were_styles(game_id: str, seats: tuple[str, ...]) -> None:
    played = "/".join(actions_of(game_id, seats, 3))
    assert hashlib.sha256(played.encode()).hexdigest()[:16] == PLAYED[game_id, seats]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_character_whose_style_means_nothing_in_a_game_plays_plain(game_id: str) -> None:
    styles = games.package(game_id).policy.styles
    plain = actions_of(game_id, ("normal", "easy", "hard"), 1)
    for character in CAST:
        seats = tuple(f"{level}:{character.id}" for level in ("normal", "easy", "hard"))
        assert (actions_of(game_id, seats, 1) == plain) == (character.style not in styles), character.id


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", levels.LEVELS)
def test_characters_play_legally_to_the_end_and_repeat_themselves(game_id: str, level: str) -> None:
    styles = games.package(game_id).policy.styles
    ids = [each.id for each in CAST if each.style in styles]
    for first in range(0, len(ids), 3):
        seats = tuple(f"{level}:{ids[(first + place) % len(ids)]}" for place in range(3))
        assert actions_of(game_id, seats, 0.5, seed=first) == actions_of(game_id, seats, 0.5, seed=first)


@cache
def moments(game_id: str, key: str) -> tuple[AnyView, ...]:
    """Views of seats that have a choice, some of which is more to the taste of a style; from matches of normal bots."""
    pull = games.package(game_id).policy.styles[key].pull
    some = (view for view in _views(game_id) if len({pull(view, action) for action in view.legal_actions()}) > 1)
    return tuple(islice(some, 150))


def _views(game_id: str) -> Iterator[AnyView]:
    package = games.package(game_id)
    for seed in count(3):
        options = complete(package.game.options, {})
        state = package.game.start(3, options, package.game.numbered_dealer(3, options, seed))
        rng = Random(seed)
        while state.to_move is not None:
            view = state.view(state.to_move)
            if len(view.legal_actions()) > 1:
                yield view
            state.act(levels.choose(package.policy, "normal", view, rng, ThinkingBudget.by_count(30)))


def chosen(view: AnyView, level: str, number: int, style: AnyStyle | None) -> Action:
    policy = games.package(view.game.id).policy
    effort = ThinkingBudget.by_count(8, steps_per_ms=policy.steps_per_ms)
    action: Action = levels.choose(policy, level, view, Random(number), effort, style)
    return action


def gained(game_id: str, key: str, level: str, every: int) -> float:
    """How much more to its taste a bot with a style plays than a plain one, in these moments."""
    style = games.package(game_id).policy.styles[key]
    total = 0.0
    for number, view in enumerate(moments(game_id, key)[::every]):
        plain, own = (chosen(view, level, number, each) for each in (None, style))
        total += style.pull(view, own) - style.pull(view, plain)
    return total


@pytest.mark.parametrize(("game_id", "key"), WITH_STYLES)
def test_a_style_draws_normal_bots_to_what_it_likes(game_id: str, key: str) -> None:
    assert gained(game_id, key, "normal", 1) > 0


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("key", STYLES)
def test_a_style_shows_at_weaker_and_stronger_levels_in_some_game(key: str, level: str) -> None:
    found = [gained(game_id, key, level, 5) for game_id, known in WITH_STYLES if known == key]
    assert min(found) > -1
    assert sum(found) > 0


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("game_id", "key"), WITH_STYLES)
def test_a_style_without_weight_is_plain_play(game_id: str, key: str, level: str) -> None:
    nothing = replace(games.package(game_id).policy.styles[key], worth=0.0, chance=0.0)
    for number, view in enumerate(moments(game_id, key)[:: 4 if level == "normal" else 15]):
        assert chosen(view, level, number, nothing) == chosen(view, level, number, None)


@pytest.mark.parametrize(("game_id", "key"), WITH_STYLES)
def test_no_pull_is_stronger_than_one(game_id: str, key: str) -> None:
    style = games.package(game_id).policy.styles[key]
    for view in moments(game_id, key)[::3]:
        assert all(-1 <= style.pull(view, action) <= 1 for action in view.legal_actions())


def test_a_question_for_a_move_carries_the_style_and_an_unknown_one_is_plain() -> None:
    package = games.package("kobayakawa")
    differs = 0
    for view in moments("kobayakawa", "bold"):
        plain, unknown, bold = (
            MoveQuestion(package.policy, view, "normal", 1, style).work_out(Circumstances(Random(1)))
            for style in ("", "grumpy", cast.style_of("sora"))
        )
        assert plain == unknown
        differs += plain != bold
    assert differs


def test_experts_that_think_in_several_processes_ask_all_of_them_in_their_style() -> None:
    package = games.package("gunjo")
    view = next(view for view in moments("gunjo", "hoarder") if DRAW in view.legal_actions())
    asked: list[SearchQuestion] = []

    def ask(question: AnyQuestion) -> list[Any]:
        assert isinstance(question, SearchQuestion)
        asked.append(question)
        return [SearchQuestion(question.policy, question.view, 40, question.style).work_out(Circumstances(Random(1)))]

    MoveQuestion(package.policy, view, "expert", style="hoarder").work_out(Circumstances(Random(1), ask_all_cores=ask))
    assert [question.style for question in asked] == ["hoarder"]
    for estimate in ask(asked[0])[0].estimates:
        liked = package.policy.styles["hoarder"].chance * (estimate.action == DRAW)
        assert estimate.prior == pytest.approx(liked)
