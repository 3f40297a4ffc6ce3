"""The puzzles of the program, and the session that asks for one move."""

from datetime import date, timedelta

import pytest

from cardtable_gui import i18n
from cardtable_gui.bots import cast
from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzle_session import PuzzleSession
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.practice.answer import Answer
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from tests.support.stepped_clock import SteppedClock, process_events
from tests.support.tiers import Tier, having

FIRST_DAY = date(2026, 11, 23)
GAMES = having(Tier.PUZZLES)


def asked(puzzle: PuzzleId) -> PuzzleSession:
    """A session in which the player is asked."""
    session = PuzzleSession(puzzle, Seat("Ann"), SteppedClock())
    session.start()
    return session


def answer(session: PuzzleSession, action: Action) -> None:
    """Act, and let the table have shown it."""
    session.act(action)
    session.step_shown()
    process_events()


def verdict(session: PuzzleSession) -> Answer | None:
    """What the answer is worth by now."""
    return session.verdict


def is_asked(session: PuzzleSession) -> bool:
    """Whether the player may answer by now."""
    return session.is_humans_turn


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_with_a_clear_answer(game: str) -> None:
    found = puzzles.of_game(game)
    assert len(found) >= 10
    for puzzle in found:
        best, second = puzzle.options[:2]
        assert best.chance - second.chance >= 0.08
    assert len({(puzzle.record.seed, puzzle.record.actions) for puzzle in found}) == len(found)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(10))
def test_every_puzzle_can_be_played_and_its_options_are_legal(game: str, number: int) -> None:
    puzzle = puzzles.of_game(game)[number]
    match = puzzles.match_of(PuzzleId(game, number), Seat("Ann"))
    assert len(match.people) == 1
    assert match.state.to_move == match.people[0]
    others = [seat for seat in match.seats if seat.level is not None]
    assert len({seat.character for seat in others} & {each.id for each in CAST}) == len(others), "somebody to play with"
    assert all(seat.called == i18n.text(cast.find(seat.character).name) for seat in others)  # type: ignore[union-attr]
    for option in puzzle.options:
        assert match.state.refusal(match.package.game.parse(option.action)) is None


def test_the_games_take_turns_day_by_day() -> None:
    week = [puzzles.of_day(FIRST_DAY + timedelta(days=day)) for day in range(len(GAMES))]
    assert {puzzle.game for puzzle in week if puzzle is not None} == set(GAMES)
    later = puzzles.of_day(FIRST_DAY + timedelta(days=len(GAMES)))
    assert week[0] is not None
    assert later is not None
    assert later.game == week[0].game
    assert later != week[0]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
def test_the_best_action_is_right_and_another_is_wrong(game: str) -> None:
    puzzle = PuzzleId(game, 0)
    options = puzzles.of_game(game)[0].options
    session = asked(puzzle)
    assert verdict(session) is None
    parse = session.package.game.parse
    answer(session, parse(options[1].action))
    wrong = verdict(session)
    assert wrong is not None
    assert (wrong.right, wrong.chance) == (False, options[1].chance)
    assert wrong.best == parse(options[0].action)
    session.undo()
    assert verdict(session) is None
    answer(session, parse(options[0].action))
    right = verdict(session)
    assert right is not None
    assert (right.right, right.chance) == (True, options[0].chance)
    session.close()


@pytest.mark.usefixtures("qapp")
def test_nothing_happens_after_the_answer_and_undo_stops_at_the_question() -> None:
    session = asked(PuzzleId("gunjo", 0))
    given = len(session.match.steps)
    session.undo()
    assert len(session.match.steps) == given
    session.hint()
    answer(session, session.view.legal_actions()[0])
    assert len(session.match.steps) == given + 1
    assert session.stopped is not None
    assert not is_asked(session)
    session.restart()
    assert len(session.match.steps) == given
    assert is_asked(session)
    session.close()
