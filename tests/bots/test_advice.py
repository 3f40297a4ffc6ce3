"""Hints are a function of the view alone, say why, and name a move that is as good."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.bots.advice import advise, rivals_of, telling
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.search import Estimate, SearchModel
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyState, AnyView, View
from cardtable_gui.core.messages import Message
from cardtable_gui.games.kobayakawa.actions import DRAW, FLIP
from tests.support.hint_stability import compare, matches, view_of

GAMES = [package.game.id for package in games.packages()]
GAME = games.package("kobayakawa").game
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
    ("game_id", "option", "field"),
    [
        ("gunjo", "rounds", "rounds"),
        ("gunjo", "start_points", "start_points"),
        ("meow", "losing_limit", "losing_limit"),
    ],
)
def test_an_option_that_came_later_counts_unless_it_has_its_default(game_id: str, option: str, field: str) -> None:
    state = Match.new(game_id, [Seat("", "easy")] * 3, seed=4).state
    view = state.view(state.to_move)
    (found,) = [each for each in view.game.options if each.id == option]
    values: list[dict[str, Any]] = [{field: value} for value in range(found.minimum, found.maximum + 1)]
    numbers = {fingerprint(replace(view, **value)) for value in values}
    assert len(numbers) == found.maximum - found.minimum + 1
    assert fingerprint(view) in numbers


@pytest.mark.parametrize(
    ("game_id", "mover", "spectator"),
    [
        ("kobayakawa", 0x9DE5A7CAB235EC18, 0x36173D9DCC21630F),
        ("gunjo", 0x46F8D33A31CC0C44, 0xDFFDD643053829BE),
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


class Toy(SearchModel[AnyState, Action]):
    """A decision whose options have given results in every world."""

    def __init__(self, results: Mapping[Action, Callable[[int], float]]) -> None:
        self.seat = STATE.to_move or 0
        self.candidates = tuple(results)
        self._results = results
        self._worlds = 0
        self._tried = 0
        self.luck: list[float] = []

    def world(self, rng: Random) -> AnyState:
        self.luck.append(rng.random())
        self._worlds += 1
        return STATE

    def play_out(self, state: AnyState, rng: Random, effort: ThinkingBudget) -> None:
        effort.spent(100)
        self._tried += 1

    def chances(self, state: AnyState) -> Sequence[float]:
        action = self.candidates[(self._tried - 1) % len(self.candidates)]
        return [self._results[action](self._worlds)] * STATE.players


class ToyPolicy(Policy[View[Action], Action]):
    """Searches a given model."""

    def __init__(self, *reasons: Message, theirs: Sequence[Message] = (), **worth: Callable[[int], float]) -> None:
        """`reasons` are those for the first action, `theirs` those for any other.

        `worth`: by the notation of an action its result in each world.
        """
        self.given_reasons = reasons
        self.theirs = theirs
        self.model = Toy({GAME.parse(text): each for text, each in worth.items()})

    def easy(self, view: View[Action], rng: Random) -> Action:
        return view.legal_actions()[0]

    def normal(self, view: View[Action], rng: Random, effort: ThinkingBudget) -> Action:
        return view.legal_actions()[-1]

    def search_model(self, view: View[Action], *, thorough: bool = False) -> Toy:
        del thorough
        return self.model

    def reasons(self, view: View[Action], action: Action) -> Iterator[Message]:
        return iter(self.given_reasons if action == self.model.candidates[0] else self.theirs)


def always(chance: float) -> Callable[[int], float]:
    return lambda _world: chance


def now_and_then(often: float, seldom: float) -> Callable[[int], float]:
    """The second one in each third world."""
    return lambda world: often if world % 3 else seldom


def test_chance_comes_from_the_view_and_the_work_is_bounded_by_a_count() -> None:
    one, two, three = (ToyPolicy(draw=now_and_then(0.5, 0), flip=now_and_then(0, 0.5)) for _ in range(3))
    advise(one, VIEW, ms=100)
    advise(two, VIEW, ms=100)
    assert len(one.model.luck) > 5
    assert one.model.luck == two.model.luck
    advise(three, replace(VIEW, deal=2), ms=100)
    assert three.model.luck[0] != one.model.luck[0]


def test_a_hint_goes_by_the_chances_that_it_tells_without_priors() -> None:
    policy = ToyPolicy(draw=always(0.25), flip=always(0.75))
    policy.model.priors = (0.9, 0.0)
    assert advise(policy, VIEW).action == FLIP


def test_the_best_found_is_proposed_with_its_worth_and_the_next_best() -> None:
    found = advise(ToyPolicy(draw=always(0.25), flip=always(0.75)), VIEW)
    assert found.action == FLIP
    assert found.worth is not None
    assert found.next_best is not None
    assert (found.worth.action, found.worth.chance) == (FLIP, 0.75)
    assert (found.next_best.action, found.next_best.chance) == (DRAW, 0.25)
    assert found.as_good is None


def test_a_second_move_within_the_error_is_as_good_and_the_more_promising_one_is_proposed() -> None:
    found = advise(ToyPolicy(draw=now_and_then(0.5, 0.4), flip=now_and_then(0.4, 0.6)), VIEW, ms=100)
    assert (found.action, found.as_good) == (DRAW, FLIP)
    assert advise(ToyPolicy(draw=always(0.5)), VIEW).as_good is None


ONE, TWO, THREE = (Message("toy", text) for text in ("one", "two", "three"))


def test_reasons_are_told_in_their_order() -> None:
    told = advise(ToyPolicy(ONE, TWO, draw=always(0.9), flip=always(0.5)), VIEW)
    assert (told.reason, told.more) == (ONE, (TWO,))


def test_what_speaks_for_the_best_move_of_another_kind_too_is_no_reason() -> None:
    theirs = (ONE.put(n=3),)
    told = advise(ToyPolicy(ONE.put(n=2), TWO, theirs=theirs, draw=always(0.9), flip=always(0.5)), VIEW)
    assert (told.reason, told.more) == (TWO, ())
    nothing = advise(ToyPolicy(ONE, theirs=theirs, draw=always(0.9), flip=always(0.5)), VIEW).reason
    assert nothing is not None
    assert nothing.text == "Looking ahead, this works out best."


def test_what_a_move_of_the_same_kind_would_do_just_so_comes_last() -> None:
    better, worse = GAME.parse("discard 3"), GAME.parse("discard 4")
    policy = ToyPolicy(ONE, TWO.put(n=2), theirs=(ONE, TWO.put(n=3)), draw=always(0.5))
    policy.model.candidates = (better, worse)
    assert telling(policy, VIEW, better, [worse]) == [TWO.put(n=2), ONE]


def test_a_move_is_explained_beside_the_best_of_another_kind_and_the_next_best_of_all() -> None:
    three, four, five = (GAME.parse(f"discard {card}") for card in (3, 4, 5))
    best, close = Estimate(three, 0.6, 0.01), Estimate(four, 0.595, 0.01, 0.001)
    found = [best, replace(close, chance=0.5), Estimate(five, 0.4, 0.01), Estimate(DRAW, 0.3, 0.01)]
    assert rivals_of(three, found) == [DRAW, four]
    assert rivals_of(three, [best, close, found[3]]) == [DRAW], "it is about as good"
    assert rivals_of(three, [best]) == []


def test_without_a_reason_it_is_told_whether_the_move_is_better() -> None:
    words = {
        (0.5, 0.5): "It makes little difference.",
        (0.5, 0.4): "Looking ahead, this works out best.",
    }
    for (draw, flip), expected in words.items():
        reason = advise(ToyPolicy(draw=always(draw), flip=always(flip)), VIEW).reason
        assert reason is not None
        assert reason.text == expected
    alone = advise(ToyPolicy(draw=always(0.5)), VIEW).reason
    assert alone is not None
    assert alone.text == "A good player would do this."


def test_a_move_that_is_ahead_by_less_than_two_errors_is_only_as_good() -> None:
    ahead, behind = Estimate("draw", 0.53, 0.02), Estimate("flip", 0.5, 0.02, gap_error=0.016)
    assert not ahead.exceeds(behind)
    assert ahead.exceeds(replace(behind, gap_error=0.014))
    hardly = replace(behind, chance=0.525, gap_error=0.0)
    assert not ahead.exceeds(hardly), "by less than a percent"


def test_where_only_one_thing_is_possible_nothing_is_weighed() -> None:
    match = Match.new("godan", [Seat("", "easy")] * 3, seed=1)
    while len(match.state.legal_actions()) > 1:
        match.act(match.state.legal_actions()[-1])
    policy = ToyPolicy()
    found = advise(policy, match.state.view(match.state.to_move))
    assert policy.model.luck == []
    assert (found.action, found.forced) == (match.state.legal_actions()[0], True)
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
