"""Views, notation, gestures and random rounds of Kobayakawa."""

import pickle
from random import Random

import pytest

from cardtable_gui.core.actions import NotationError
from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded
from cardtable_gui.core.offer import Legal, NotAllowed, Offer
from cardtable_gui.core.options import complete
from cardtable_gui.core.picks import CardsByZone, Pick, cards_of, picks_of
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.kobayakawa.actions import KobayakawaAction
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.table import KobayakawaTable
from cardtable_gui.i18n import text
from tests.games.kobayakawa.scenes import bets, match
from tests.support.ruling import act, told

TABLE = KobayakawaTable()
EVERY = ("draw", "flip", "fight", "fold", *(f"discard {number}" for number in range(1, 16)))


def started(players: int, seed: int, nobody_fights: str = "box", events: list[Event] | None = None) -> KobayakawaState:
    options = complete(GAME.options, {"nobody_fights": nobody_fights})
    return GAME.start(players, options, GAME.numbered_dealer(players, options, seed), events)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("nobody_fights", ["box", "replay"])
def test_random_matches_list_check_and_doing_agree(players: int, nobody_fights: str) -> None:
    rng = Random(players)
    for seed in range(5):
        events: list[Event] = []
        state = started(players, seed, nobody_fights, events)
        while state.to_move is not None:
            actions = state.legal_actions()
            assert len(actions) == len(set(actions)) == 2
            for written in EVERY:
                action = GAME.parse(written)
                refusal = state.refusal(action)
                assert (refusal is None) is (action in actions)
                assert refusal is None or refusal.rule in GAME.rules
                assert GAME.notation(action) == written
            assert state.cards() == tuple(range(15))
            state.apply(rng.choice(actions), events)
        assert sum(isinstance(event, DealBegan) for event in events) == state.deal
        assert sum(isinstance(event, DealEnded) for event in events) == state.deal
        assert events[-1] == MatchEnded(state.ranks or ())


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_sample_looks_to_its_seat_like_the_real_state(players: int) -> None:
    rng = Random(players)
    state = started(players, players)
    while state.to_move is not None:
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert view.sample(rng).view(seat) == view
            assert view.sample(rng).cards() == state.cards()
            assert pickle.loads(pickle.dumps(view)) == view
        state.apply(rng.choice(state.legal_actions()))
    assert state.view(0).sample(rng).view(0) == state.view(0)


def test_swapping_hidden_cards_changes_no_other_view() -> None:
    state = match(4, "1 2 3 4 5 6 7")
    act(state, "draw")
    other = state.copy()
    other.hands[1], other.hands[2], other.drawn = state.hands[2], state.hands[1], state.deck[-1]
    other.deck = tuple(sorted(set(state.pile) - {state.deck[-1]} | {state.drawn}))
    other.deck_size = len(other.deck)
    assert other.view(3) == state.view(3)
    assert other.view(None) == state.view(None)
    assert other.view(0) != state.view(0)


def test_copies_are_independent() -> None:
    rng = Random(2)
    state = started(5, 2)
    for _ in range(40):
        copy = state.copy()
        before = [state.view(seat) for seat in range(5)]
        assert [copy.view(seat) for seat in range(5)] == before
        while copy.to_move is not None:
            copy.apply(rng.choice(copy.legal_actions()))
        assert [state.view(seat) for seat in range(5)] == before
        if state.to_move is not None:
            state.apply(rng.choice(state.legal_actions()))


def test_fighters_hands_lie_open_after_the_last_round() -> None:
    state = match(3, "3 12 1 8 2 4 10")
    state.centre = 2
    bets(state, "F", "F", "-")
    assert state.view(2).known() == (("3",), ("12",), ("1",))
    assert state.view(None).known() == (("3",), ("12",), ())


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    events = act(match(3, "9 2 3 5 4"), "draw")
    assert told(events, 0) == ["Aki draws a 4."]
    assert told(events, 1) == told(events, None) == ["Aki draws a card."]


@pytest.mark.parametrize("written", ["", "discard", "discard 3 4", "discard 16", "draw 3", "Fight", "play 3"])
def test_what_is_no_action_is_refused(written: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(written)


def offered(state: KobayakawaState, cards: CardsByZone) -> Offer[KobayakawaAction]:
    view = state.view(state.to_move)
    return TABLE.offer(view, picks_of(view, cards))


def drops(state: KobayakawaState, cards: CardsByZone) -> dict[Zone, list[str]]:
    """What may be done by dropping the cards, by zone."""
    meanings = offered(state, cards).drops
    return {zone: [GAME.notation(action) for action in meaning.actions] for zone, meaning in meanings.items()}


def test_the_deck_goes_to_the_hand_or_onto_k() -> None:
    state = match(3, "9 2 3 5 4")
    view = state.view(0)
    assert cards_of(TABLE.playable(view)) == {Zone("deck"): (None,)}
    assert drops(state, {Zone("deck"): (None,)}) == {Zone("hand", 0): ["draw"], Zone("k"): ["flip"]}
    assert TABLE.obvious(view, Zone("deck"), Pick(0, None)) == GAME.parse("draw")
    assert TABLE.obvious(view, Zone("k"), Pick(0, "5")) == GAME.parse("flip")


def test_one_of_two_cards_goes_to_the_own_discards() -> None:
    state = match(3, "9 2 3 5 4")
    act(state, "draw")
    view = state.view(0)
    offer = offered(state, {Zone("hand", 0): ("4",)})
    assert cards_of(TABLE.playable(view)) == {Zone("hand", 0): ("4", "9")}
    assert offer.targets == (Zone("discard", 0),)
    assert drops(state, {Zone("hand", 0): ("4",)}) == {Zone("discard", 0): ["discard 4"], Zone("pot"): []}
    (command,) = offer.commands
    assert command.deed is not None
    assert (text(command.deed, (), "en"), command.meaning) == ("Discard 4", Legal(GAME.parse("discard 4")))
    (idle,) = offered(state, {}).commands
    assert isinstance(idle.meaning, NotAllowed)
    assert TABLE.obvious(view, Zone("hand", 0), Pick(1, "9")) == GAME.parse("discard 9")


def test_the_card_goes_to_the_stakes_to_fight_or_away_to_fold() -> None:
    state = match(3, "9 2 3 5 4")
    act(state, "flip", "flip", "flip")
    assert drops(state, {Zone("hand", 0): ("9",)}) == {Zone("pot"): ["fight"], Zone("discard", 0): ["fold"]}
    assert [command.id for command in offered(state, {}).commands] == ["fight", "fold"]


def test_headline_badges_and_prompts() -> None:
    state = match(3, "9 2 3 5 4", start=1)

    def badges() -> list[list[str]]:
        view = state.view(None)
        return [[text(badge, (), "en") for badge in TABLE.badges(view, seat)] for seat in range(3)]

    def prompt(cards: CardsByZone) -> str:
        return text(offered(state, cards).prompt, (), "en")

    assert text(TABLE.headline(state.view(0)), (), "en") == "Round 1 of 7"
    assert badges() == [[], ["Goes first"], []]
    assert prompt({}) == "Draw a card, or flip the top card of the deck as the new Kobayakawa."
    act(state, "draw")
    assert prompt({}) == "Choose which of your two cards to discard."
    assert prompt({Zone("hand", 1): ("2",)}) == "Discard 2 face up and keep the other card."
    act(state, "discard 2", "flip", "flip", "fight", "fold")
    assert badges() == [[], ["Goes first", "Fights"], ["Folded"]]
    assert prompt({}) == "Stake 1 kamon and fight with your 9, or fold."
    state.kamons[2] = 0
    state.centre = 2
    act(state, "fold")
    assert text(TABLE.headline(state.view(0)), (), "en") == "Last round · The stake is two kamons"
    assert prompt({}) == "The match is over."
    assert cards_of(TABLE.playable(state.view(0))) == {}
