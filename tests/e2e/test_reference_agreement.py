"""The engine, as an outside program meets it, agrees step by step with the independent implementation."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.reference.driver import compare
from tests.reference.engine_client import Process
from tests.reference.games import GAMES
from tests.reference.godan import Godan
from tests.reference.godan_house import HOUSE_1
from tests.reference.gunjo import Gunjo
from tests.reference.kobayakawa import ALL_CARDS, Kobayakawa
from tests.reference.match import Match, Setup
from tests.reference.meow import Meow
from tests.reference.model import Deal, MatchSettings, Reference

NOT_REQUESTS = ["", "x", "[]", "null", "{", '{"op": 3}', '{"op": "act"}', "[" * 5000, '{"op": "load", "record": []}']


@pytest.fixture(scope="module")
def engine() -> Iterator[Process]:
    """Start the engine under test."""
    with Process() as process:
        yield process


@pytest.fixture(scope="module")
def other() -> Iterator[Process]:
    """Start a second engine, for records and sampled states."""
    with Process() as process:
        yield process


def test_the_engine_has_every_game_of_the_independent_implementation(other: Process) -> None:
    games = {game["id"] for game in other.ask({"op": "hello"})["games"]}
    assert games >= set(GAMES)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_matches_agree_step_by_step(game: str, engine: Process, other: Process) -> None:
    run = GAMES[game].run
    summary = compare(game, run.matches, run.seed, engine, other)
    assert summary.matches == run.matches
    assert set(summary.happened) >= run.meets


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


def test_mm13_a_solo_game_cleared_within_the_goal_agrees(engine: Process, other: Process) -> None:
    def play_most_cards(match: Reference) -> str:
        return max(match.legal(), key=lambda text: (len(text.split(" ")), text.count("*2")))

    deal = Meow.random_deal(MatchSettings(1), random.Random(4))
    match = Match(Setup(Meow, 1, {"lead_shown": True}, (deal,), None), engine, other, random.Random(1), play_most_cards)
    match.play()
    assert {"MM13 cleared within the goal", "MM13 enough because a doppelganger counts two"} <= match.happened
    assert (match.reference.scores, match.reference.ranks) == ([5], [1])


def test_gg16_a_round_that_the_left_neighbour_wins_by_passing_its_last_card_agrees(
    engine: Process, other: Process
) -> None:
    terms = MatchSettings(3, {"expansions": ["15"], "two_ignores_area": False})
    dealt = ["3"] * 11 + ["15"] + ["4"] * 11 + ["5"] + ["6"] * 9 + ["7", "12", "12"]
    rest = Counter(Gunjo.full_deck(terms)) - Counter(dealt)
    script = [" ".join(["play", *["3"] * 11]), " ".join(["play", *["4"] * 11]), " ".join(["play", *["6"] * 9])]
    script += ["pass", "pass", "play 12", "play 15", "give 5", "give 7"]

    def choose(match: Reference) -> str:
        if len(match.done) < len(script):
            return script[len(match.done)]
        legal = match.legal()
        return next((text for text in legal if text.startswith("play")), legal[-1])

    setup = Setup(Gunjo, 3, terms.options, (Deal((*dealt, *rest.elements()), 0),), 1)
    match = Match(setup, engine, other, random.Random(1), choose)
    match.play()
    assert match.happened >= {"GG15 a seat without cards only receives", "GG16 won by passing left"}
    assert match.reference.done[len(script)][0] == 1


@pytest.mark.parametrize(
    ("role", "seeds", "met"),
    [
        ("R", (3, 6), {
            "GO8 five though some were robbed", "GO8 five with taken ones", "GO9 Robbery: taken ones first",
            "GO9 Robbery: taken ones only",
        }),
        ("S", (1, 3), {
            "GO8 five by addition, not ending", "GO9 Severance ends the game", "GO9 Severance, current week",
        }),
    ],
)  # fmt: skip
def test_go9_matches_by_another_house_with_many_of_one_role_agree(
    role: str, seeds: tuple[int, ...], met: set[str], engine: Process, other: Process
) -> None:
    numbers = [{"value": value, "copies": copies} for value, copies in ((1, 12), (2, 12), (3, 12), (4, 13))]
    house = {**HOUSE_1, "name": "one role", "numbers": numbers, "roles": [{"key": role, "copies": 12}]}
    terms = MatchSettings(3, {"sets": 1, "start_points": 0, "addition_ends": False}, house)
    happened: set[str] = set()
    for seed in seeds:
        rng = random.Random(seed)
        deals = tuple(Godan.random_deal(terms, rng) for _ in range(3))
        match = Match(Setup(Godan, 3, terms.options, deals, None, house=house), engine, other, rng)
        match.weights = {"take": 1, "send": 1, "work five": 0.5, f"work {role}": 9, "work new": 3, "work addition": 2}
        match.play()
        happened |= match.happened
    assert happened >= met


@pytest.mark.parametrize("line", NOT_REQUESTS)
def test_a_bad_line_is_refused_and_the_conversation_goes_on(line: str, other: Process) -> None:
    assert not other.send_line(line)["ok"]
    assert other.ask({"op": "hello"})["ok"]
