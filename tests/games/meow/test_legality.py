"""The list of legal actions and the check of one, against a plain enumeration of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, pairwise, product
from random import Random

import pytest

from cardtable_gui.games.meow import cards, plays
from cardtable_gui.games.meow.actions import Pass, Play, Return, Show, Take
from cardtable_gui.games.meow.cards import FACES, NONE
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.state import MeowState
from tests.games.meow.scenes import packed, shown, started

Card = tuple[str, int]
"""What a card counts as: its suit (white, black, blue) and its number."""


def readings(texts: tuple[str, ...]) -> Iterator[tuple[str, list[Card]]]:
    """Everything some cards can be meant as: the play's notation, and the cards that they count as."""
    ways: list[list[tuple[str, list[Card]]]] = []
    for text in texts:
        number = text.lstrip("wbd")
        if text in {"w?", "b?"}:
            suit = "white" if text == "w?" else "black"
            ways.append([(f"{text}={n}", [(suit, n)]) for n in range(1, 9)])
        elif text.startswith("d"):
            ways.append([(text, [("blue", int(number))]), (f"{text}*2", [("blue", int(number))] * 2)])
        else:
            ways.append([(text, [("white" if text.startswith("w") else "black", int(number))])])
    for way in product(*ways):
        yield " ".join(word for word, _ in way), list(chain.from_iterable(counted for _, counted in way))


def combination(counted: list[Card], words: str) -> tuple[str, int, int] | None:
    """Type, number of cards and number to beat (MM5-MM8); None: these cards are no combination."""
    numbers = sorted(number for _, number in counted)
    if len(counted) == 1:
        return "single", 1, numbers[0]
    if len(set(numbers)) == 1:
        return "equal", len(counted), numbers[0]
    one_suit = len({suit for suit, _ in counted}) == 1
    in_a_row = all(high - low == 1 for low, high in pairwise(numbers))
    if len(counted) >= 3 and one_suit and in_a_row and "*2" not in words:
        return "sequence", len(counted), numbers[-1]
    return None


def expected_plays(hand: str, lying: str = "") -> set[str]:
    """All legal plays of a hand, by trying every selection in every reading."""
    held = sorted(hand.split(), key=GAME.index.__getitem__)
    beaten = next(
        (combination(counted, words) for words, counted in readings(tuple(strip(lying))) if words == lying), None
    )
    found = set()
    for size in range(1, len(held) + 1):
        for chosen in combinations(held, size):
            for words, counted in readings(chosen):
                own = combination(counted, words)
                if own is not None and (beaten is None or (own[:2] == beaten[:2] and own[2] > beaten[2])):
                    found.add(words)
    return found


def strip(words: str) -> list[str]:
    return [word.partition("=")[0].partition("*")[0] for word in words.split()]


def listed(actions: list[Play]) -> set[str]:
    texts = [GAME.notation(action).removeprefix("play ") for action in actions]
    assert len(set(texts)) == len(texts)
    return set(texts)


@pytest.mark.parametrize("seed", range(12))
def test_leads_are_all_combinations_in_all_readings(seed: int) -> None:
    rng = Random(seed)
    for _ in range(4):
        hand = " ".join(rng.sample(FACES, rng.randint(1, 8)))
        assert listed(plays.leads(packed(hand))) == expected_plays(hand)


@pytest.mark.parametrize(
    "hand",
    [
        "w1 w2 w3 w4 w5 w6 w7 w8 w?",
        "b1 b2 b3 bb2 bb3 bb4 b5 b?",
        "b4 bb4 b5 bb5 b6 bb6 b7 bb7",
        "d1 d2 d3 d4 d5 d6",
        "w4 b4 bb4 d4 w? b?",
        "w8 b8 bb8 w? b? b7 bb6",
        "w? b?",
        "w6 w8 w? b6 b8 b?",
    ],
)
def test_leads_of_hands_with_everything(hand: str) -> None:
    assert listed(plays.leads(packed(hand))) == expected_plays(hand)


@pytest.mark.parametrize("seed", range(12))
def test_answers_follow_whatever_can_lie_there(seed: int) -> None:
    rng = Random(100 + seed)
    for _ in range(3):
        hand = rng.sample(FACES, rng.randint(3, 8))
        others = [face for face in FACES if face not in hand]
        leads = plays.leads(packed(" ".join(rng.sample(others, rng.randint(6, 14)))))
        for lead in rng.sample(leads, min(5, len(leads))):
            lying = GAME.notation(lead).removeprefix("play ")
            answers = plays.answers(packed(" ".join(hand)), lead.combination)
            assert listed(answers) == expected_plays(" ".join(hand), lying), (hand, lying)


@pytest.mark.parametrize("lying", ["w1 w2 w3", "b2 bb3 b4", "d1 d2 d3 d4", "b1 bb2 b3 b?=4", "w3 w4 w5 w6 w7"])
def test_answers_to_sequences(lying: str) -> None:
    words = " ".join(sorted(lying.split(), key=lambda word: GAME.index[strip(word)[0]]))
    play = GAME.parse(f"play {words}")
    assert isinstance(play, Play)
    for hand in ("w3 w4 w5 w6 w?", "b3 bb4 b5 bb6 b? b7", "d2 d3 d4 d5 d6", "b4 bb4 b5 bb5 b6 b? b7 b8"):
        assert listed(plays.answers(packed(hand), play.combination)) == expected_plays(hand, words)


def test_the_whole_deck_makes_all_plays_there_are() -> None:
    everything = plays.leads(packed(" ".join(FACES)))
    assert len(set(everything)) == len(everything)
    white = 21 + sum((9 - length) * length for length in range(3, 9))
    black = sum((9 - length) * (2**length + length * 2 ** (length - 1)) for length in range(3, 9))
    blue = 4 + 3 + 2 + 1
    # The ? of its own number makes one set each; alone it stands for any number.
    equal = 6 * (2**3 * 3 * 2**2 - 1) + 2 * (2**5 - 1)
    assert len(everything) == white + black + blue + equal


def plain_legal(state: MeowState) -> set[str]:
    """The legal actions by the rules, written anew."""
    seat = state.to_move
    if seat is None:
        return set()
    hand = shown(state.hands[seat])
    field = cards.texts(state.field)
    match state.phase:
        case "return":
            return {"return w?", "return b?"}
        case "show":
            return {f"show {card}" for card in hand.split() if "?" not in card}
        case "reward":
            return {f"take {card}" for card in field} | ({"take deck"} if state.deck_size else set())
        case "lead":
            must = shown(state.must)
            return {f"play {words}" for words in expected_plays(hand) if not must or must in strip(words)}
        case _:
            assert state.table is not None
            lying = GAME.notation(state.table).removeprefix("play ")
            passes = {f"pass > {card}" for card in field} or {"pass"}
            return passes | {f"play {words}" for words in expected_plays(hand, lying)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("lead_shown", [False, True])
def test_random_matches_offer_exactly_what_the_rules_say(players: int, lead_shown: bool) -> None:
    rng = Random(players)
    compared = 0
    for seed in range(4):
        state = started(players, seed, lead_shown=lead_shown)
        while state.to_move is not None:
            if state.hands[state.to_move].bit_count() <= 7:
                assert {GAME.notation(action) for action in state.legal_actions()} == plain_legal(state)
                compared += 1
            state.apply(rng.choice(state.legal_actions()))
    assert compared > 20


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_check_of_an_action_agrees_with_the_list(players: int) -> None:
    rng = Random(players)
    everything = plays.leads(packed(" ".join(FACES)))
    others = [kind(face) for kind in (Pass, Return, Show, Take) for face in (*range(32), NONE)]
    for seed in range(3):
        state = started(players, seed)
        while state.to_move is not None:
            legal = set(state.legal_actions())
            for action in (*rng.sample(everything, 60), *others, *legal):
                if action == Return(NONE) or action == Show(NONE):
                    continue
                refusal = state.refusal(action)
                assert (refusal is None) is (action in legal), GAME.notation(action)
                assert refusal is None or refusal.rule in GAME.rules
            state.apply(rng.choice(list(legal)))
