"""The list of legal actions, the check of one, and the candidates, against a plain enumeration of the rules."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.actions import IllegalActionError
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import DRAW, PASS, STAY, Give, GunjoAction, Play, Swap
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.state import GunjoState
from tests.games.gunjo.scenes import ALL, started

SUBSETS = [subset for size in range(6) for subset in combinations(ALL, size)]


def walk(players: int, seed: int, expansions: tuple[str, ...] = ALL, *, free: bool = False) -> Iterator[GunjoState]:
    """The positions of a random match, the last one too."""
    rng = Random(seed)
    state = started(players, seed, expansions=expansions, two_ignores_area=free)
    while state.to_move is not None:
        yield state
        actions = state.legal_actions() if rng.random() < 0.6 else state.candidates()
        state.apply(rng.choice(actions))
    yield state


def by_the_rules(state: GunjoState) -> set[GunjoAction]:
    """All legal actions, written down from rules.md without a thought of speed."""
    if state.to_move is None:
        return set()
    hand = Counter(face + 1 for face in counts.expand(state.hands[state.to_move]))
    if state.phase == "give":
        return {Give(number - 1) for number in hand}
    empty = not state.area
    beaten = 0 if empty else sum(face + 1 for face in state.area[-1])
    plays = set()
    for number, copies in hand.items():
        for held, ones in product(range(1, copies + 1), range(hand[1] + 1 if number != 1 else 1)):
            total = held * number + ones
            fits = total > beaten and (total % 2 == 1 or not state.odd)
            if fits or (state.free and number == 2 and held >= 4):
                plays.add(Play(tuple(sorted([number - 1] * held + [0] * ones))))
    if state.drew:
        return {*plays} if empty else {*plays, STAY}
    draws: set[GunjoAction] = {DRAW} if state.deck_size else set()
    if empty:
        return {*plays, *draws}
    swaps = {Swap(number - 1, face) for number in hand for face in state.revealed if face != number - 1}
    return {*plays, *draws, PASS, *swaps}


@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_the_list_is_exactly_what_the_rules_say(subset: tuple[str, ...]) -> None:
    seed = SUBSETS.index(subset)
    for free in (False, True):
        for state in walk(3 + seed % 4, seed, subset, free=free):
            found = list(state.legal_actions())
            assert len(found) == len(set(found))
            assert set(found) == by_the_rules(state)


@pytest.mark.parametrize("players", range(3, 7))
def test_candidates_are_some_of_the_legal_actions_and_hold_all_plays(players: int) -> None:
    phases = set()
    for state in walk(players, 5):
        phases.add(state.phase)
        candidates = state.candidates()
        actions = state.legal_actions()
        assert bool(candidates) is bool(actions)
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(actions)
        assert {action for action in actions if not isinstance(action, Swap)} <= set(candidates)
    assert phases == {"lead", "follow", "drawn", "give", "over"}


def any_action(rng: Random) -> GunjoAction:
    """Any action that the notation can say, most of them nonsense."""
    face = rng.randrange(15)
    match rng.randrange(6):
        case 0:
            return Play(tuple(sorted(rng.choices(range(15), k=rng.randint(1, 4)))))
        case 1:
            return Play((face,) * rng.randint(1, 20))
        case 2:
            return Play(tuple(sorted([0] * rng.randint(1, 5) + [face] * rng.randint(1, 5))))
        case 3:
            return Swap(face, rng.randrange(15))
        case 4:
            return Give(face)
        case _:
            plain: list[GunjoAction] = [DRAW, STAY, PASS]
            return rng.choice(plain)


@pytest.mark.parametrize("players", range(3, 7))
def test_refusal_list_and_doing_agree_on_any_action(players: int) -> None:
    rng = Random(players)
    seen: Counter[str] = Counter()
    for state in walk(players, players + 20):
        legal = by_the_rules(state)
        held = () if state.to_move is None else moves.plays(state.hands[state.to_move], 0, odd=False, free=False)
        for action in [*(any_action(rng) for _ in range(30)), *held, *sorted(legal, key=str)[:3]]:
            refusal = state.refusal(action)
            assert (refusal is None) is (action in legal)
            assert (action in state.legal_actions()) is (action in legal)
            if refusal is not None:
                seen[refusal.rule] += 1
                with pytest.raises(IllegalActionError) as error:
                    state.copy().act(action)
                assert error.value.refusal == refusal
    assert set(seen) == {"GG3", "GG4", "GG5", "GG9", "GG11", "GG13", "GG15"}


@pytest.mark.parametrize(("players", "seed"), list(product(range(3, 7), range(6))))
def test_matches_end_and_cards_and_points_add_up(players: int, seed: int) -> None:
    before: tuple[int, ...] = (30,) * players
    deal = 1
    for state in walk(players, seed, free=bool(seed % 2)):
        assert state.cards() == GAME.deck(players, state.options)
        assert state.sizes == [counts.size(hand) for hand in state.hands]
        assert state.total == (sum(face + 1 for face in state.area[-1]) if state.area else 0)
        assert 0 <= state.passes < players - 1
        assert not (state.odd and not state.area)
        if state.deal == deal and state.to_move is not None:
            assert state.scores == before
            continue
        lost = [old - new for old, new in zip(before, state.scores, strict=True)]
        winners = [seat for seat, penalty in enumerate(lost) if penalty < 0]
        assert len(winners) == 1
        assert -lost[winners[0]] == max(state.penalties)
        before, deal = state.scores, state.deal
    assert state.deal == players or min(state.scores) < 0
