"""The list of legal actions beside a plain enumeration of everything that could be written."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import pytest

from cardtable_gui.core import counts
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.state import GodanState
from tests.games.godan.scenes import packed, scene, shown, started
from tests.support.ruling import legal

NUMBERS = ("5", "10", "15", "20", "25")


def held(cards: list[str], card: str) -> int:
    return cards.count(card)


def allowed(state: GodanState) -> Iterator[str]:
    """Every legal action as text, found by reading the rules word for word on lists of cards."""
    seat = state.to_move
    assert seat is not None
    hand = shown(state.hands[seat]).split()
    if state.phase == "send":
        yield from (f"send {card}" for card in set(hand))
        return
    yield "take"
    fields = [shown(laid + taken).split() for laid, taken in zip(state.laid, state.taken, strict=True)]
    own = fields[seat]
    for card in NUMBERS:
        for number in range(1, held(hand, card) + 1):
            enough = number >= (1 if card in own else 2)
            if enough and held(own, card) + number <= 5:
                yield " ".join(["work", *[card] * number])
    for number in range(2, 5):
        if held(hand, "S") >= number:
            yield " ".join(["work", *["S"] * number])
        for other in range(state.players):
            if other == seat:
                continue
            if held(hand, "C") >= number:
                yield " ".join(["work", *["C"] * number, ">", f"@{other}"])
            for card in NUMBERS:
                for loot in range(1, number + 1):
                    if held(hand, "R") >= number and held(fields[other], card) >= loot and held(own, card) + loot <= 5:
                        yield " ".join(["work", *["R"] * number, ">", f"@{other}", *[card] * loot])
        if held(hand, "V") >= number:
            rest = list(hand)
            for _ in range(number):
                rest.remove("V")
            if not rest:
                yield " ".join(["work", *["V"] * number])
            for several in range(1, number + 1):
                for gone in combinations_with_replacement(sorted(set(rest), key=GAME.index.__getitem__), several):
                    if all(gone.count(card) <= held(rest, card) for card in gone):
                        yield " ".join(["work", *["V"] * number, ">", *gone])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_list_is_what_the_rules_allow_in_random_matches(players: int) -> None:
    rng = Random(players)
    state = started(players, players)
    while state.to_move is not None:
        assert legal(state) == set(allowed(state))
        state.apply(rng.choice(state.legal_actions()))


def test_the_list_is_what_the_rules_allow_in_odd_positions() -> None:
    """Hands and fields that seldom come about: many role cards, full groups, taken cards."""
    rng = Random(1)
    sizes: set[int] = set()
    for _ in range(400):
        deck = list(GAME.card_texts(GAME.deck(3, {})))
        deck += ["S", "R", "V", "C"] * 6
        rng.shuffle(deck)
        hands, fields, taken = [], [], []
        for _ in range(3):
            hands.append(" ".join(deck.pop() for _ in range(rng.randrange(13))))
            fields.append(groups(rng, deck))
            taken.append("")
        state = scene(*hands, laid=fields, taken=taken, incoming="5", to_move=1, start=0)
        for seat in range(3):
            room = {card: 5 - fields[seat].split().count(card) for card in NUMBERS}
            card = rng.choice(NUMBERS)
            state.taken[seat] = packed(" ".join([card] * rng.randint(0, room[card])))
        assert legal(state) == set(allowed(state))
        assert set(map(GAME.notation, state.candidates())) <= legal(state)
        sizes.add(len(legal(state)))
    assert max(sizes) > 60


def groups(rng: Random, deck: list[str]) -> str:
    found: list[str] = []
    for card in NUMBERS:
        if rng.random() < 0.5:
            found += [card] * rng.randint(1, min(5, deck.count(card)))
    return " ".join(found)


def test_candidates_keep_one_way_of_covering_up_for_each_number_of_cards() -> None:
    state = scene("V V V 5 10 25 25 S", "5", "5", laid=("", "20 20", "15"))
    found = {GAME.notation(action) for action in state.candidates()}
    assert found == {
        "take",
        "work 25 25",
        "work V V > 25",
        "work V V > 25 25",
        "work V V V > 25",
        "work V V V > 25 25",
        "work V V V > 10 25 25",
    }


def test_candidates_rob_as_much_as_they_can() -> None:
    state = scene("R R R 5", "5", "5", laid=("20 20 20", "20 20", "15"))
    found = {GAME.notation(action) for action in state.candidates()}
    assert found == {
        "take",
        "work R R > @1 20 20",
        "work R R > @2 15",
        "work R R R > @1 20 20",
        "work R R R > @2 15",
    }


def test_a_hand_of_one_number_only() -> None:
    state = scene("5 5 5 5 5 5 5 5 5", "10", "10")
    assert counts.number(state.hands[0], 0) == 9
    assert legal(state) == set(allowed(state))
