"""The list of legal actions, the check of one, and the candidates, against a plain enumeration of the rules."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.actions import IllegalActionError
from cardtable_gui.games.merchant.actions import PASS, SKIP, Exchange, MerchantAction, Play, Take
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState
from tests.games.merchant.scenes import scene, started

Cards = tuple[int, ...]


def walk(players: int, seed: int, series: int = 1, turn_limit: int = 300) -> Iterator[MerchantState]:
    """The positions of a random match, the last one too."""
    rng = Random(seed)
    state = started(players, seed, series=series, turn_limit=turn_limit)
    while state.to_move is not None:
        yield state
        actions = state.legal_actions() if rng.random() < 0.6 else state.candidates()
        state.apply(rng.choice(actions))
    yield state


def by_the_rules(state: MerchantState) -> set[MerchantAction]:
    """All legal actions, written down from rules.md without a thought of speed."""
    if state.to_move is None:
        return set()
    hand = counts.expand(state.hands[state.to_move])
    market = counts.expand(state.market)
    if state.bonus:
        return {SKIP, *(Take(face) for face in market)}
    sets = {Play((face,) * number) for face in set(hand) for number in range(1, hand.count(face) + 1)}
    if not state.number:
        return set(sets)
    lying = (state.face,) * state.number
    beating = {play for play in sets if beats(play.cards, lying)}
    given, taken = affordable(hand), affordable(market)
    exchanges = {
        Exchange(give, take)
        for give, take in product(given, taken)
        if value(give) == value(take) and not set(give) & set(take)
    }
    return {PASS, *beating, *exchanges}


def beats(cards: Cards, lying: Cards) -> bool:
    higher = cards[0] > lying[0] and len(cards) == len(lying)
    more = cards[0] == lying[0] and len(cards) > len(lying)
    return higher or more


def value(cards: Cards) -> int:
    return sum(face + 1 for face in cards)


def affordable(cards: Cards) -> set[Cards]:
    """All selections of one or more of the cards with a sum of 14 at most."""
    found: set[Cards] = {()}
    for face in cards:
        found |= {tuple(sorted((*some, face))) for some in found if value(some) + face + 1 <= 14}
    return found - {()}


@pytest.mark.parametrize(("players", "seed"), list(product(range(2, 7), range(3))))
def test_the_list_is_exactly_what_the_rules_say(players: int, seed: int) -> None:
    for number, state in enumerate(walk(players, seed, turn_limit=60)):
        if number % 3 == 0 or state.phase != "follow":
            found = list(state.legal_actions())
            assert len(found) == len(state.legal_actions()) == len(set(found))
            assert set(found) == by_the_rules(state)


@pytest.mark.parametrize("players", range(2, 7))
def test_candidates_are_some_of_the_legal_actions_and_hold_all_plays(players: int) -> None:
    phases = set()
    for state in walk(players, 5, series=3, turn_limit=200):
        phases.add(state.phase)
        candidates = state.candidates()
        actions = state.legal_actions()
        assert bool(candidates) is bool(actions)
        assert len(set(candidates)) == len(candidates)
        assert all(action in actions for action in candidates)
        assert {action for action in actions if isinstance(action, Play)} <= set(candidates)
        if state.phase == "follow":
            assert PASS in candidates
    assert phases == {"lead", "follow", "bonus", "over"}


def any_action(rng: Random) -> MerchantAction:
    """Any action that the notation can say, most of them nonsense."""

    def some(most: int) -> Cards:
        return tuple(sorted(rng.choices(range(14), k=rng.randint(1, most))))

    face = rng.randrange(14)
    kind = rng.randrange(6)
    match kind:
        case 0:
            return Play(some(4))
        case 1:
            return Play((face,) * rng.randint(1, 20))
        case 2 | 3:
            return Exchange(some(3), some(3))
        case 4:
            plain: list[MerchantAction] = [Take(face), SKIP, PASS]
            return rng.choice(plain)
        case _:
            return Exchange((face,), some(2))


@pytest.mark.parametrize("players", range(2, 7))
def test_refusal_list_and_doing_agree_on_any_action(players: int) -> None:
    rng = Random(players)
    seen: Counter[str] = Counter()
    for state in walk(players, players + 20, turn_limit=80):
        actions = by_the_rules(state)
        for action in [
            *(any_action(rng) for _ in range(30)),
            *rng.sample(sorted(actions, key=str), min(5, len(actions))),
        ]:
            refusal = state.refusal(action)
            assert (refusal is None) is (action in actions) is (action in state.legal_actions())
            if refusal is not None:
                assert refusal.rule in GAME.rules
                seen[refusal.rule] += 1
    assert set(seen) == {"MG4", "MG5", "MG6", "MG7", "MG11"}


def test_an_illegal_action_changes_nothing() -> None:
    state = scene("3 4", "8", market="7", table="14", owner=1)
    before = state.view(0), state.view(1)
    with pytest.raises(IllegalActionError, match="MG6"):
        state.act(GAME.parse("pass 3 > 7"))
    assert (state.view(0), state.view(1)) == before


def test_the_richest_pass_is_listed_in_full() -> None:
    state = scene("1 2 3 4 5 6 7 8 9 10 11 12 13", "8", market="1 1 2 2 3 4 5 5 6 7 8 9 10 14", table="14", owner=1)
    assert set(state.legal_actions()) == by_the_rules(state)
    assert len(state.legal_actions()) == 804


def test_exchanges_of_every_sum_up_to_14_are_offered() -> None:
    state = scene(" ".join(map(str, range(1, 15))), "8", market="1 1 2 3 4 5 6 7", table="14", owner=1)
    sums = {value(action.give) for action in state.legal_actions() if isinstance(action, Exchange)}
    assert sums == set(range(2, 15))


def test_all_pairs_of_sides_of_three_cards_are_found() -> None:
    hand, market = (0, 1, 2, 3, 4, 5), (0, 0, 1, 2, 6, 6, 12)
    state = scene("1 2 3 4 5 6", "8", market="1 1 2 3 7 7 13", table="14", owner=1)
    small = {
        Exchange(give, take)
        for give in {some for size in (1, 2, 3) for some in combinations(hand, size)}
        for take in {some for size in (1, 2, 3) for some in combinations(market, size)}
        if value(give) == value(take) <= 14 and not set(give) & set(take)
    }
    listed = {action for action in state.legal_actions() if isinstance(action, Exchange)}
    assert small == {action for action in listed if max(len(action.give), len(action.take)) <= 3}
