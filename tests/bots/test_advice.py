"""Hints are a function of the view alone, say why, and name a move that is as good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots.advice import STEPS, advise, by_trials, fingerprint
from cardtable_gui.bots.policy import Policy, Rating, reckoned, tried
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView, View
from cardtable_gui.core.messages import Message
from cardtable_gui.games.kobayakawa.actions import DRAW, FLIP
from tests.support.hint_stability import compare, matches, view_of

GAMES = [package.game.id for package in games.packages()]
STATE = Match.new("kobayakawa", [Seat("", "easy")] * 3, seed=4).state
VIEW = STATE.view(STATE.to_move)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_view_gets_the_same_hint_in_another_process_and_from_a_record(game_id: str) -> None:
    found = compare(game_id, positions=5)
    assert (found.positions, found.different, found.without_reason) == (5, 0, 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_fingerprints_tell_views_apart_and_equal_ones_not(game_id: str) -> None:
    seen: dict[int, AnyView] = {}
    for match, asked in matches(game_id, 60, seed=2):
        again = Match.of(match.record)
        for actions in asked:
            view = view_of(match, actions)
            number = fingerprint(view)
            assert number == fingerprint(view_of(again, actions))
            assert seen.setdefault(number, view) == view
    assert len(seen) > 40
    number, view = seen.popitem()
    assert fingerprint(replace(view, deal=view.deal + 1)) != number


@pytest.mark.parametrize(
    ("game_id", "mover", "spectator"),
    [
        ("kobayakawa", 0x9DE5A7CAB235EC18, 0x36173D9DCC21630F),
        ("meow", 0x642A9614C0B729B2, 0xC27323C5938F92C9),
    ],
)
def test_hints_by_chance_stay_the_same_from_version_to_version(game_id: str, mover: int, spectator: int) -> None:
    """A view's fields are part of its fingerprint: their names and their order."""
    state = Match.new(game_id, [Seat("", "easy")] * 3, seed=4).state
    assert fingerprint(state.view(state.to_move)) >> 64 == mover
    assert fingerprint(state.view(None)) >> 64 == spectator


def test_what_has_no_text_of_its_own_is_refused_not_hashed() -> None:
    with pytest.raises(TypeError, match="object"):
        fingerprint(replace(VIEW, scores=(object(),)))  # type: ignore[arg-type]


class RecordingPolicy(Policy[View[Action], Action]):
    """A policy that returns given ratings and records its random generators and budgets."""

    def __init__(self, *ratings: Rating[Action], reasons: Sequence[Message] = ()) -> None:
        self.ratings = ratings
        self.given_reasons = reasons
        self.asked: list[tuple[float, int | None]] = []

    def easy(self, view: View[Action], rng: Random) -> Action:
        return view.legal_actions()[0]

    def normal(self, view: View[Action], rng: Random, effort: ThinkingBudget) -> Action:
        return view.legal_actions()[-1]

    def rate(self, view: View[Action], rng: Random, effort: ThinkingBudget) -> Sequence[Rating[Action]]:
        self.asked.append((rng.random(), effort.steps))
        return self.ratings or super().rate(view, rng, effort)

    def reasons(self, view: View[Action], ratings: Sequence[Rating[Action]]) -> Iterator[Message]:
        return iter(self.given_reasons)


def test_chance_comes_from_the_view_and_the_work_is_bounded_by_a_count() -> None:
    policy = RecordingPolicy()
    for _ in range(2):
        advise(policy, VIEW)
    assert policy.asked[0] == policy.asked[1]
    assert policy.asked[0][1] == STEPS
    advise(policy, replace(VIEW, deal=2))
    assert policy.asked[2] != policy.asked[0]


def test_a_second_move_within_the_margin_is_as_good_and_no_other() -> None:
    best: Rating[Action] = Rating(DRAW, 1.0)
    assert advise(RecordingPolicy(best, Rating(FLIP, 1.0)), VIEW).as_good == FLIP
    assert advise(RecordingPolicy(best, Rating(FLIP, 0.9)), VIEW).as_good is None
    assert advise(RecordingPolicy(best, Rating(FLIP, 0.9, margin=0.2)), VIEW).as_good == FLIP
    assert advise(RecordingPolicy(best), VIEW).as_good is None


def test_the_first_reason_is_told_and_without_one_what_was_compared() -> None:
    best: Rating[Action] = Rating(DRAW, 1.0)
    next_best: Rating[Action] = Rating(FLIP, 0.5)
    one, two = Message("toy", "one"), Message("toy", "two")
    assert advise(RecordingPolicy(best, next_best, reasons=(one, two)), VIEW).reason == one
    plain = advise(RecordingPolicy(best, next_best), VIEW).reason
    assert plain is not None
    assert plain.text == "The best of the {count} moves compared."
    alone = advise(RecordingPolicy(), VIEW).reason
    assert alone is not None
    assert alone.text == "A good player would do this."


def test_where_only_one_thing_is_possible_nothing_is_weighed() -> None:
    match = Match.new("godan", [Seat("", "easy")] * 3, seed=1)
    while len(match.state.legal_actions()) > 1:
        match.act(match.state.legal_actions()[-1])
    policy = RecordingPolicy()
    found = advise(policy, match.state.view(match.state.to_move))
    assert policy.asked == []
    assert found.action == match.state.legal_actions()[0]
    assert found.reason is not None
    assert found.reason.text == "It’s your only move."


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_that_is_called_off_comes_at_once_and_is_legal(game_id: str) -> None:
    match, asked = next(matches(game_id, 10, seed=3))
    calls: list[None] = []

    def called_off() -> bool:
        calls.append(None)
        return True

    for actions in asked:
        view = view_of(match, actions)
        assert view.refusal(advise(games.package(game_id).policy, view, called_off).action) is None
    assert len(calls) <= 2 * len(asked)


def test_reckoned_values_are_ranked_and_a_last_bit_decides_nothing() -> None:
    ranked = reckoned([("one", 0.1 + 0.2), ("two", 0.3), ("three", 0.4)])  # type: ignore[type-var]
    assert [rating.action for rating in ranked] == ["three", "one", "two"]
    assert ranked[1].value == ranked[2].value


def test_trials_are_compared_world_by_world() -> None:
    ranked = tried(["one", "two", "gone"], [[1, 2, 3, 4], [2, 3, 4, 4], [0, 9]])  # type: ignore[type-var]
    best, second, dropped = ranked
    assert (best.action, second.action, dropped.action) == ("two", "one", "gone")
    assert (second.trials, second.behind, second.ahead) == (4, 3, 0)
    assert best.value - second.value == 0.75
    assert second.margin == pytest.approx(0.25)
    assert (dropped.trials, dropped.behind, dropped.ahead) == (2, 1, 1)
    reason = by_trials(ranked)
    assert reason is not None
    assert reason.places == {"count": 4, "better": 3, "worse": 0}
    assert by_trials(ranked[:1]) is None
