"""What a seat knows in Merchant of Goldfish."""

import pickle
from random import Random

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.options import complete
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.sampling import sample
from cardtable_gui.games.merchant.state import MerchantState
from tests.games.merchant.scenes import scene, started
from tests.support.ruling import act, legal


def known(state: MerchantState, seat: int | None, of: int) -> str:
    return " ".join(state.view(seat).known()[of])


@pytest.mark.parametrize("players", range(2, 7))
def test_a_sample_looks_to_its_seat_like_the_real_state(players: int) -> None:
    rng = Random(players)
    state = started(players, players, series=3, turn_limit=150)
    steps = 0
    while state.to_move is not None:
        state.apply(rng.choice(state.legal_actions()))
        steps += 1
        if steps % 5 and state.to_move is not None:
            continue
        for seat in (None, *range(players)):
            view = state.view(seat)
            world = sample(view, rng)
            assert world.view(seat) == view
            assert world.cards() == GAME.deck(players, state.options)
            assert all(counts.holds(hand, seen) for hand, seen in zip(world.hands, view.seen, strict=True))
            assert world.legal_actions()[:5] == state.legal_actions()[:5] or seat != state.to_move


@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_known_of_a_hand_is_in_it(players: int) -> None:
    rng = Random(players + 50)
    state = started(players, players, turn_limit=400)
    ever = 0
    while state.to_move is not None:
        state.apply(rng.choice(state.legal_actions()))
        assert all(counts.holds(hand, seen) for hand, seen in zip(state.hands, state.seen, strict=True))
        ever += sum(map(bool, state.seen))
    assert ever


def test_cards_taken_from_the_market_are_remembered_until_they_are_played_or_given() -> None:
    state = scene("3 4 2 2", "6 1 12", market="7 6", table="5", owner=1)
    act(state, "pass 3 4 > 7")
    assert known(state, 1, 0) == "7"
    assert known(state, None, 0) == "7"
    act(state, "skip", "play 6", "play 7")
    assert known(state, 1, 0) == ""


def test_a_bonus_card_is_remembered() -> None:
    state = scene("9 5", "3", "2", market="1 2 2", table="7", owner=0, to_move=1)
    act(state, "pass", "pass", "take 2")
    assert known(state, 1, 0) == "2"


def test_of_several_equal_cards_the_known_ones_count_as_played_first() -> None:
    state = scene("7 3 4 14", "6 1", "9 8", market="7", table="5", owner=2)
    act(state, "pass 3 4 > 7", "play 6")
    act(state, "pass", "play 7")
    assert known(state, 1, 0) == ""
    assert " ".join(state.view(0).hand) == "7 14"


def test_giving_a_card_away_takes_one_from_what_is_known() -> None:
    state = scene("7 3 4 14", "6 1", "9 8", market="7 3", table="5", owner=2)
    state.seen[0] = 2 * counts.ONE[2]
    act(state, "pass 3 4 > 7")
    assert known(state, 1, 0) == "3 7"


def test_the_own_hand_is_known_whole_and_others_see_only_backs() -> None:
    state = started(3)
    view = state.view(1)
    assert view.known()[1] == view.hand
    hands = {zone.zone.seat: zone.cards for zone in view.zones() if zone.zone.name == "hand"}
    assert hands[1] == view.hand
    assert hands[0] == hands[2] == (None,) * 14
    assert view.known()[0] == ()


def test_a_spectator_sees_no_hand() -> None:
    view = started(3).view(None)
    assert view.hand == ()
    assert all(set(zone.cards) == {None} for zone in view.zones() if zone.zone.name == "hand")
    assert list(view.legal_actions()) == []


def test_every_card_lies_in_exactly_one_zone() -> None:
    rng = Random(9)
    state = started(4, 9)
    while state.to_move is not None:
        shown: Counts = 0
        for seat in range(4):
            own = [zone.cards for zone in state.view(seat).zones() if zone.zone == ("hand", seat)]
            shown += counts.of(GAME.index[card] for card in own[0] if card is not None)
        for zone in state.view(0).zones():
            if zone.zone.seat is None:
                shown += counts.of(GAME.index[card] for card in zone.cards if card is not None)
        assert counts.expand(shown) == state.cards() == GAME.deck(4, {})
        state.apply(rng.choice(state.legal_actions()))


def test_swapping_hidden_cards_changes_no_view_but_their_owners() -> None:
    state = scene("3 4", "8 9", "10 11", market="7", table="5", owner=2)
    other = state.copy()
    other.hands[1], other.hands[2] = state.hands[2], state.hands[1]
    assert other.view(0) == state.view(0)
    assert other.view(None) == state.view(None)
    assert other.view(1) != state.view(1)


def test_a_view_holds_neither_the_seed_nor_the_dealer() -> None:
    options = complete(GAME.options, {"series": 3})
    views = set()
    for seed in (1, 2**61 + 3):
        state = GAME.start(3, options, GAME.numbered_dealer(3, options, seed))
        rng = Random(4)
        world = sample(started(3, 7, series=3).view(0), rng)
        world.dealer = state.dealer
        views.add(pickle.dumps(world.view(0)))
    assert len(views) == 1


def test_views_pickle_small_and_whole() -> None:
    state = started(6)
    view = state.view(2)
    packed = pickle.dumps(view)
    assert pickle.loads(packed) == view
    assert len(packed) < 1000


def test_a_view_answers_for_the_seat_to_move_like_the_state() -> None:
    rng = Random(3)
    state = started(3, 3, turn_limit=60)
    while state.to_move is not None:
        view = state.view(state.to_move)
        assert list(view.legal_actions()) == list(state.legal_actions())
        assert list(state.view((state.to_move + 1) % 3).legal_actions()) == []
        for text in ("play 3 3", "pass", "pass 1 2 > 3", "take 4", "skip", "play 3 5"):
            action = GAME.parse(text)
            assert view.refusal(action) == state.refusal(action)
        state.apply(rng.choice(state.legal_actions()))


def test_who_has_passed_since_the_last_play() -> None:
    state = scene("9", "2 3", "", "4 4", market="1 2", table="7", owner=0, to_move=1, gone=(2,))
    assert state.view(0).passed() == ()
    act(state, "pass")
    assert state.view(0).passed() == (1,)
    state.hands[0] = state.hands[1]
    act(state, "pass")
    assert (state.phase, state.view(0).passed()) == ("bonus", ())
    assert legal(state) == {"skip", "take 1", "take 2"}


def test_copies_are_independent() -> None:
    rng = Random(8)
    state = started(4, 8)
    for _ in range(30):
        copy = state.copy()
        before = [state.view(seat) for seat in range(4)]
        assert [copy.view(seat) for seat in range(4)] == before
        for _ in range(20):
            if copy.to_move is not None:
                copy.apply(rng.choice(copy.legal_actions()))
        assert [state.view(seat) for seat in range(4)] == before
        state.apply(rng.choice(state.legal_actions()))
