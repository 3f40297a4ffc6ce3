"""The engine, as an outside program meets it, agrees step by step with the independent implementation."""

import random
from collections.abc import Iterator

import pytest

from tests.reference.driver import compare
from tests.reference.engine_client import Process
from tests.reference.kobayakawa import ALL_CARDS, Kobayakawa
from tests.reference.match import Match, Setup
from tests.reference.model import Deal, Reference

# Number of matches and seed, and what they must have met, so that the agreement cannot become empty unnoticed.
RUNS = {
    "gunjo": (4, 9, {
        "GG3 empty deck", "GG6 cleared", "GG9 ended after as many rounds as players", "GG9 ended below 0",
        "GG11 1s with a set", "GG12 won by 2s", "GG13 odd play while it holds", "GG14 takes", "GG14 on an empty area",
        "GG15 on plays", "GG15 on an empty area",
    }),
    "kobayakawa": (10, 6, {
        "KB5 lone fighter", "KB5 tie", "KB7 last round played", "KB7 one kamon takes all", "KB7 stake of 1",
        "KB7 stake of 2", "KB8 box", "KB8 box in the last round", "KB8 replay", "KB9 out of the match",
    }),
    "merchant": (4, 6, {
        "MG7 reset", "MG7 bonus taken", "MG7 bonus left", "MG8 last play of a seat gone out is beaten",
        "MG9 ownerless card laid", "MG9 ownerless card is beaten", "MG10 all pass on the ownerless card",
        "MG12 third deal breaks a tie", "MG13 stop", "MG13 instead of a reset",
    }),
}  # fmt: skip
NOT_REQUESTS = ["", "x", "[]", "null", "{", '{"op": 3}', '{"op": "act"}', "[" * 5000, '{"op": "load", "record": []}']


@pytest.fixture(scope="module")
def engine() -> Iterator[Process]:
    """Start the engine that is tested."""
    with Process() as process:
        yield process


@pytest.fixture(scope="module")
def other() -> Iterator[Process]:
    """Start a second engine, for records and other worlds."""
    with Process() as process:
        yield process


@pytest.mark.parametrize("game", sorted(RUNS))
def test_random_matches_agree_step_by_step(game: str, engine: Process, other: Process) -> None:
    matches, seed, met = RUNS[game]
    summary = compare(game, matches, seed, engine, other)
    assert summary.matches == matches
    assert set(summary.happened) >= met


def test_kb9_a_match_that_ends_because_one_seat_is_left_agrees(engine: Process, other: Process) -> None:
    first = ("7", "15", "9", "5")
    deal = Deal((*first, *(card for card in ALL_CARDS if card not in first)), 0)

    def fight_with_the_first_card(match: Reference) -> str:
        assert match.to_move is not None
        legal = match.legal()
        if "draw" in legal:
            return "draw"
        if "fight" in legal:
            return "fight"
        return next(text for text in legal if text != f"discard {first[match.to_move]}")

    setup = Setup(Kobayakawa, 3, {"nobody_fights": "box"}, (deal,) * 7, None)
    match = Match(setup, engine, other, random.Random(1), fight_with_the_first_card)
    match.play()
    assert "KB9 one seat left" in match.happened
    assert match.reference.deal == 4
    assert match.reference.scores == [0, 4 + 4 * 3, 0]


@pytest.mark.parametrize("line", NOT_REQUESTS)
def test_a_bad_line_is_refused_and_the_conversation_goes_on(line: str, other: Process) -> None:
    assert not other.send_line(line)["ok"]
    assert other.ask({"op": "hello"})["ok"]
