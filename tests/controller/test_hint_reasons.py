"""Why a hint is good: its reasons, and the next best move with the difference, from what the player may know."""

from dataclasses import replace
from random import Random

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.bots.advice import Advice, advise
from cardtable_gui.bots.assessment import QUICK_MS, assess, verdict
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.hint_reasons import explanation
from cardtable_gui.core.messages import Message
from tests.support.hints import HASTY_MS, first_decision
from tests.support.sessions import SessionHarness

GAME = games.package("kobayakawa").game
FIGHT, FOLD = GAME.parse("fight"), GAME.parse("fold")
ADVICE = Advice(FIGHT, Message("test", "It is high."), more=(Message("test", "You may lose."),))
LANGUAGES: tuple[i18n.Language, ...] = ("en", "ja")
WON = "From there you win the match {}."


def said(found: tuple[Message, ...], language: i18n.Language = "en") -> list[str]:
    return [i18n.text(each, ("Ann", "Ben", "Cho", "Dan", "Eve", "Fay"), language) for each in found]


def comparison(own: float, other: float, *, gap_error: float = 0.005, players: int = 4) -> str:
    worth, next_best = Estimate(FIGHT, own, 0.01), Estimate(FOLD, other, 0.01, gap_error)
    return said(explanation(GAME.describe, players, replace(ADVICE, worth=worth, next_best=next_best)))[-1]


@pytest.mark.parametrize(
    ("own", "other", "words"),
    [
        (0.5, 0.48, "Next best, and only a little worse: Fold."),
        (0.5, 0.45, "Next best, but clearly worse: Fold."),
        (0.5, 0.3, "Next best, but much worse: Fold."),
        (0.5, 0.497, "About as good: Fold."),
        (0.5, 0.4901, "About as good: Fold."),
        (0.5, 0.52, "About as good: Fold."),
    ],
)
def test_the_next_best_move_is_named_with_the_difference(own: float, other: float, words: str) -> None:
    assert comparison(own, other) == words


def test_a_difference_within_the_error_makes_two_moves_equally_good() -> None:
    assert "About as good" in comparison(0.5, 0.45, gap_error=0.026)
    assert "clearly worse" in comparison(0.5, 0.45, gap_error=0.024)


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.02, "very rarely"),
        (0.1, "about one time in ten"),
        (0.24, "about one time in four"),
        (0.35, "about one time in three"),
        (0.52, "about half the time"),
        (0.97, "almost every time"),
    ],
)
def test_the_chance_to_win_is_told_in_words(chance: float, words: str) -> None:
    told = said(explanation(GAME.describe, 4, replace(ADVICE, worth=Estimate(FIGHT, chance, 0.01))))
    assert told[-1] == WON.format(words)


def test_where_nobody_can_win_any_more_nothing_is_said_of_chances() -> None:
    lost = replace(ADVICE, worth=Estimate(FIGHT, 0.0, 0.0), next_best=Estimate(FOLD, 0.0, 0.0))
    assert said(explanation(GAME.describe, 4, lost)) == ["It is high.", "You may lose."]
    assert lost.as_good is None


def test_where_one_plays_alone_there_is_no_chance_to_win() -> None:
    assert comparison(0.5, 0.3, players=1) == "Next best, but much worse: Fold."


def test_without_a_comparison_the_reasons_and_the_risk_are_told() -> None:
    assert said(explanation(GAME.describe, 4, ADVICE)) == ["It is high.", "You may lose."]


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_a_hint_and_what_explains_it_are_the_same_twice_and_whatever_the_hidden_cards_are(
    package: games.GamePackage,
) -> None:
    state = first_decision(package)
    view = state.view(state.to_move)
    dealt = view.sample(Random(8))
    assert dealt != state
    advice, again, otherwise = (
        advise(package.policy, each, ms=HASTY_MS) for each in (view, view, dealt.view(state.to_move))
    )
    assert advice == again == otherwise
    for language in LANGUAGES:
        told = said(explanation(package.game.describe, view.players, advice), language)
        assert len(told) >= 2, "no other move was compared: do `steps_per_ms` of the policy suffice for some rollouts?"
        assert all(told)


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_a_review_blames_nobody_for_a_hint(package: games.GamePackage) -> None:
    state = first_decision(package)
    view = state.view(state.to_move)
    action = advise(package.policy, view).action
    assert verdict(assess(package.policy, view, action, ms=QUICK_MS), action).loss == 0


@pytest.mark.usefixtures("qapp")
def test_asking_why_without_a_hint_gives_the_hint_too(harness: SessionHarness) -> None:
    harness.session.explain_hint()
    harness.session.hint()
    harness.session.explain_hint()
    assert len(harness.runner.asked) == 1
    harness.runner.answer(harness.action("draw"))
    assert harness.heard.last("hinted").action == harness.action("draw")


@pytest.mark.usefixtures("qapp")
def test_a_hint_is_explained_at_once_by_what_was_found_for_it(harness: SessionHarness) -> None:
    found: list[tuple[object, list[str]]] = []
    harness.session.hint_explained.connect(lambda hint, why: found.append((hint.action, said(why))))
    harness.runner.reason = Message("test", "It is high.")
    harness.session.hint()
    harness.runner.answer(harness.action("draw"))
    assert found == []
    harness.session.explain_hint()
    assert harness.runner.asked == []
    assert found == [(harness.action("draw"), ["It is high.", WON.format("about half the time")])]


@pytest.mark.usefixtures("qapp")
def test_an_explanation_that_comes_too_late_is_dropped(harness: SessionHarness) -> None:
    harness.session.explain_hint()
    harness.act("flip")
    assert len(harness.runner.cancelled) == 1
