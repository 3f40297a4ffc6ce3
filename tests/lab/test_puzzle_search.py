"""Puzzles: how they are found, checked and written."""

from dataclasses import replace

import pytest

from cardtable_gui import games
from cardtable_gui.bots import puzzle_file
from cardtable_gui.bots.puzzle_file import Puzzle
from cardtable_gui.bots.search import Estimate
from cardtable_gui.core.strict_json import JsonError
from cardtable_gui.lab import puzzle_search

GAME = games.package("meow")
SEED = 4


@pytest.fixture(scope="module")
def found() -> Puzzle:
    """The first puzzle of a match."""
    return next(puzzle_search.find(GAME.game, GAME.policy, SEED))


def test_the_same_match_has_the_same_puzzles(found: Puzzle) -> None:
    assert next(puzzle_search.find(GAME.game, GAME.policy, SEED)) == found


def test_a_puzzle_asks_for_an_action_that_the_bot_missed(found: Puzzle) -> None:
    state = puzzle_file.position(GAME.game, found)
    assert state.refusal(GAME.game.parse(found.answer)) is None
    best, second = found.options[:2]
    assert best.chance - second.chance >= puzzle_search.CLEAR_GAP
    assert puzzle_search.is_sound(GAME.game, GAME.policy, found)


def test_a_puzzle_with_another_answer_is_not_sound(found: Puzzle) -> None:
    wrong = replace(found, options=found.options[1:])
    assert not puzzle_search.is_sound(GAME.game, GAME.policy, wrong)


def answered(puzzle: Puzzle, answers: str) -> list[Puzzle]:
    """Puzzles with these answers, one for each letter."""
    return [replace(puzzle, options=(Estimate(f"{verb} {number}", 0.5, 0.0),)) for number, verb in enumerate(answers)]


@pytest.mark.parametrize(
    ("candidates", "count", "chosen"),
    [
        ("ttttsttsw", 6, "tttssw"),
        ("ttsswwtt", 4, "ttss"),
        ("ttttts", 3, "tts"),
        # One kind alone, or too few of the others: then more of it than usual, which come last.
        ("tttttttt", 4, "tttt"),
        ("tsttt", 4, "tstt"),
        ("ttttttttttttssss", 4, "tttt"),
        ("ts", 4, "ts"),
        ("", 4, ""),
    ],
)
def test_at_most_half_of_the_puzzles_have_one_kind_of_answer(
    found: Puzzle, candidates: str, count: int, chosen: str
) -> None:
    puzzles = list(puzzle_search.varied(iter(answered(found, candidates)), count))
    assert "".join(puzzle.kind for puzzle in puzzles) == chosen
    assert len({puzzle.answer for puzzle in puzzles}) == len(chosen)


def test_puzzles_with_one_kind_of_answer_are_spread_among_the_others(found: Puzzle) -> None:
    puzzles = puzzle_search.mixed(answered(found, "ttwttssss"))
    assert "".join(puzzle.kind for puzzle in puzzles) == "tstswtsts"
    assert [puzzle.answer for puzzle in puzzles if puzzle.kind == "t"] == ["t 0", "t 1", "t 3", "t 4"]


def test_no_match_is_searched_for_puzzles_that_are_not_needed(found: Puzzle) -> None:
    candidates = iter(answered(found, "tsts"))
    assert len(list(puzzle_search.varied(candidates, 2))) == 2
    assert next(candidates).kind == "t"


def test_a_file_gives_back_its_puzzles(found: Puzzle) -> None:
    rounded = replace(
        found,
        options=tuple(Estimate(each.action, round(each.chance, 4), round(each.error, 4)) for each in found.options),
    )
    text = puzzle_file.dumps("meow", "made by hand", [found, found])
    assert puzzle_file.loads(text, games.game) == [rounded, rounded]


@pytest.mark.parametrize("text", ["[]", "{}", '{"format": "cardtable-puzzles", "version": 1, "puzzles": [3]}'])
def test_what_is_no_file_of_puzzles_is_refused(text: str) -> None:
    with pytest.raises(JsonError):
        puzzle_file.loads(text, games.game)
