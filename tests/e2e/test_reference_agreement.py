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
from tests.reference.model import Deal, Reference, Terms

# Number of matches and seed, and what they must have met, so that the agreement cannot become empty unnoticed.
RUNS = {
    "godan": (4, 7, {
        "GO2 second set", "GO5 turned up and discarded", "GO6 addition", "GO6 addition to a single card",
        "GO6 robbed empty", "GO8 five at once", "GO8 five by addition", "GO8 five with taken ones", "GO9 Collection",
        "GO9 Cover-up", "GO9 Cover-up with nothing left", "GO9 Robbery", "GO9 Robbery up to five", "GO9 Severance",
        "GO10 a card on its way belongs to nobody", "GO11 no card but the one taken",
    }),
    "gunjo": (6, 22, {
        "GG3 empty deck", "GG6 cleared", "GG9 ended after as many rounds as players", "GG9 ended below 0",
        "GG11 1s with a set", "GG12 won by 2s", "GG13 odd play while it holds", "GG14 takes", "GG14 on an empty area",
        "GG15 on plays", "GG15 on an empty area",
    }),
    "kobayakawa": (12, 20, {
        "KB5 lone fighter", "KB5 tie", "KB7 last round played", "KB7 one kamon takes all", "KB7 stake of 1",
        "KB7 stake of 2", "KB8 box", "KB8 box in the last round", "KB8 replay", "KB9 out of the match",
    }),
    "meow": (8, 17, {
        "MM3 return", "MM3 the deck is nothing but the returned ?", "MM3 the returned ? comes up",
        "MM4 fewer circles start", "MM4 lead of the shown card", "MM5 equal", "MM5 sequence of suit b",
        "MM5 sequence of suit d", "MM5 sequence of suit w", "MM5 single", "MM6 a doubled doppelganger alone",
        "MM6 a doubled doppelganger in a set", "MM7 ? in a single", "MM7 ? in an equal set",
        "MM7 ? joins a doppelganger", "MM8 a sequence beaten by another suit", "MM9 no refill", "MM9 nothing to take",
        "MM10 all others passed", "MM11 1 lost", "MM11 10 circles", "MM11 11 circles", "MM11 2 lost", "MM11 3 lost",
        "MM11 5 circles", "MM12 past five", "MM12 several losers", "MM12 shared rank", "MM13 cleared late",
        "MM13 enough because a doppelganger counts two", "MM13 reward from the deck", "MM13 reward from the field",
        "MM13 too few and the deck is empty", "MM13 too few draw from the deck",
    }),
    "merchant": (4, 3, {
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


def test_every_game_of_the_engine_is_held_against_an_independent_implementation(other: Process) -> None:
    games = {game["id"] for game in other.ask({"op": "hello"})["games"]}
    assert games == set(GAMES) == set(RUNS)


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


def test_mm13_a_solo_game_cleared_within_the_goal_agrees(engine: Process, other: Process) -> None:
    def play_most_cards(match: Reference) -> str:
        return max(match.legal(), key=lambda text: (len(text.split(" ")), text.count("*2")))

    deal = Meow.random_deal(Terms(1), random.Random(4))
    match = Match(Setup(Meow, 1, {"lead_shown": True}, (deal,), None), engine, other, random.Random(1), play_most_cards)
    match.play()
    assert {"MM13 cleared within the goal", "MM13 enough because a doppelganger counts two"} <= match.happened
    assert (match.reference.scores, match.reference.ranks) == ([5], [1])


def test_gg16_a_round_that_the_left_neighbour_wins_by_passing_its_last_card_agrees(
    engine: Process, other: Process
) -> None:
    terms = Terms(3, {"expansions": ["15"], "two_ignores_area": False})
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
    terms = Terms(3, {"sets": 1, "start_points": 0, "addition_ends": False}, house)
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
