"""Why a hint is good: its reasons, and the next best move with the difference, from what the player may know."""

from dataclasses import replace
from random import Random

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.bots.advice import Advice, advise
from cardtable_gui.bots.assessment import assess
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.hint_reasons import corrected, explanation
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from tests.support.recorded import played
from tests.support.sessions import EASY, SessionHarness

GAME = games.package("kobayakawa").game
FIGHT, FOLD = GAME.parse("fight"), GAME.parse("fold")
ADVICE = Advice(FIGHT, Message("test", "It is high."), more=(Message("test", "You may lose."),))
CHANCE = "Your chance to win the match: about {}%. "


def said(found: tuple[Message, ...]) -> list[str]:
    return [i18n.text(each, ("Ann", "Ben", "Cho", "Dan", "Eve", "Fay"), "en") for each in found]


def comparison(own: float, other: float, *, gap_error: float = 0.005, players: int = 4) -> str:
    found = [Estimate(FIGHT, own, 0.01), Estimate(FOLD, other, 0.01, gap_error)]
    return said(explanation(GAME, players, ADVICE, found))[-1]


@pytest.mark.parametrize(
    ("own", "other", "words"),
    [
        (0.5, 0.48, "Next best, and a little worse: Fold, 48%."),
        (0.5, 0.45, "Next best, but clearly worse: Fold, 45%."),
        (0.5, 0.3, "Next best, but much worse: Fold, 30%."),
        (0.5, 0.497, "About as good: Fold, 50%."),
        (0.5, 0.52, "About as good: Fold, 52%."),
    ],
)
def test_the_next_best_move_is_named_with_the_difference(own: float, other: float, words: str) -> None:
    assert comparison(own, other) == CHANCE.format(50) + words


def test_what_a_longer_look_finds_clearly_better_replaces_the_hint() -> None:
    better = [Estimate(FOLD, 0.65, 0.01), Estimate(FIGHT, 0.5, 0.01, 0.01)]
    now = corrected(GAME, ADVICE, better)
    assert said(explanation(GAME, 4, now, better)) == [
        "Looking further ahead, it’s better than the hint’s first idea: Fight.",
        CHANCE.format(65) + "Next best, but much worse: Fight, 50%.",
    ]
    assert corrected(GAME, ADVICE, [better[0], replace(better[1], gap_error=0.2)]) is ADVICE
    assert corrected(GAME, ADVICE, [replace(better[0], chance=0.52), better[1]]) is ADVICE


def test_a_difference_within_the_error_makes_two_moves_equally_good() -> None:
    assert "About as good" in comparison(0.5, 0.45, gap_error=0.06)


def test_where_one_plays_alone_there_is_no_chance_to_win() -> None:
    assert comparison(0.5, 0.3, players=1) == "Next best, but clearly worse: Fold."


def test_what_is_known_at_once_comes_before_the_comparison() -> None:
    assert said(explanation(GAME, 4, ADVICE, None)) == [
        "It is high.",
        "You may lose.",
        "Comparing it with your other moves…",
    ]
    assert said(explanation(GAME, 4, ADVICE, ())) == ["It is high.", "You may lose."]


def why(package: games.GamePackage, view: AnyView) -> list[str]:
    advice = advise(package.policy, view)
    found = assess(package.policy, view, advice.action, ms=5)
    return said(explanation(package.game, view.players, corrected(package.game, advice, found), found))


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_the_explanation_is_the_same_twice_and_whatever_the_hidden_cards_are(package: games.GamePackage) -> None:
    state = played(package.game.id, (EASY,) * package.game.players[0], 5).state
    view = state.view(state.to_move)
    dealt = view.sample(Random(8))
    assert dealt != state
    assert why(package, view) == why(package, view) == why(package, dealt.view(state.to_move))


@pytest.mark.usefixtures("qapp")
def test_asking_why_without_a_hint_gives_the_hint_too(harness: SessionHarness) -> None:
    harness.session.explain_hint()
    harness.session.explain_hint()
    assert len(harness.runner.asked) == 1
    harness.runner.answer(harness.action("draw"))
    assert harness.heard.last("hinted").action == harness.action("draw")


@pytest.mark.usefixtures("qapp")
def test_a_hint_is_explained_at_once_and_in_full_once_it_was_compared(harness: SessionHarness) -> None:
    found: list[tuple[list[str], bool]] = []
    harness.session.hint_explained.connect(lambda _, why, complete: found.append((said(why), complete)))
    harness.runner.reason = Message("test", "It is high.")
    harness.session.hint()
    harness.runner.answer(harness.action("draw"))
    assert found == []
    harness.session.explain_hint()
    assert found == [(["It is high.", "Comparing it with your other moves…"], False)]
    harness.runner.answer(harness.action("draw"))
    assert found[1:] == [(["It is high.", CHANCE.format(50).strip()], True)]


@pytest.mark.usefixtures("qapp")
def test_an_explanation_that_comes_too_late_is_dropped(harness: SessionHarness) -> None:
    harness.runner.reason = Message("test", "It is high.")
    harness.session.explain_hint()
    harness.runner.answer(harness.action("draw"))
    harness.act("flip")
    assert len(harness.runner.cancelled) == 1
