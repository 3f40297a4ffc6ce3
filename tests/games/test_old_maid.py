"""Old Maid by its paragraphs OM1-OM5, and what is said of a draw."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.actions import NotationError
from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import DealEnded, Event, MatchEnded, Moved, all_seen
from cardtable_gui.core.options import complete
from cardtable_gui.core.plain_deck import ACE_LOW as RANKS
from cardtable_gui.core.zones import hand_of
from tests.support.games.old_maid.bots.reasons import reasons
from tests.support.games.old_maid.game import GAME
from tests.support.games.old_maid.position import PAIRS, OldMaidView
from tests.support.games.old_maid.state import OldMaidState
from tests.support.ruling import NAMES, act, legal, reason, rule, told

SHORT = {"without": RANKS[1:9]}
"""Only aces, tens, jacks, queens, kings and the joker are in play: 21 cards."""


def match(*hands: str, events: list[Event] | None = None, **options: object) -> OldMaidState:
    """A short match with these hands by seat, seat 0 first: equally many each, or one more for the first seats."""
    by_seat = [[GAME.index[card] for card in hand.split()] for hand in hands]
    deck = tuple(hand[number] for number in range(max(map(len, by_seat))) for hand in by_seat if number < len(hand))
    chosen = complete(GAME.options, {**SHORT, **options})
    assert sorted(deck) == list(GAME.deck(len(hands), chosen))
    dealer = ListedDealer([Deal(deck, 0)], GAME.numbered_dealer(len(hands), chosen, 1))
    return OldMaidState(GAME, len(hands), chosen, dealer, events)


THREE = ("JKR A♠ 10♠ J♠ Q♠ Q♥ Q♦", "A♥ 10♥ J♥ K♠ K♥ K♦ Q♣", "A♦ A♣ 10♦ 10♣ J♦ J♣ K♣")
"""After the pairs: the joker, an ace, a 10, a jack and a queen; an ace, a 10, a jack, a queen and a king; a king."""


def draw(state: OldMaidState, *cards: str) -> list[Event]:
    """Draw these cards one after another, wherever they are in the fan."""
    events: list[Event] = []
    for card in cards:
        events += act(state, f"draw {state.fan.index(GAME.index[card]) + 1}")
    return events


def hand(state: OldMaidState, seat: int) -> set[str]:
    return set(state.view(seat).hand)


def test_om1_52_cards_and_a_joker_are_dealt_one_by_one() -> None:
    options = complete(GAME.options, {})
    assert len(GAME.deck(4, options)) == 53
    events: list[Event] = []
    OldMaidState(GAME, 4, options, GAME.numbered_dealer(4, options, 1), events)
    dealt = [len(event.cards) for event in events if isinstance(event, Moved) and event.target != PAIRS]
    assert sorted(dealt) == [13, 13, 13, 14]


def test_om1_the_queen_of_clubs_may_be_left_out_in_place_of_the_joker() -> None:
    deck = GAME.card_texts(GAME.deck(4, complete(GAME.options, {"odd": "queen"})))
    assert len(deck) == 51
    assert {"JKR", "Q♣"}.isdisjoint(deck)


def test_om1_ranks_may_be_left_out() -> None:
    deck = GAME.card_texts(GAME.deck(4, complete(GAME.options, SHORT)))
    assert {card[:-1] for card in deck if card != "JKR"} == {"A", "10", "J", "Q", "K"}
    assert len(deck) == 21


def test_om1_other_cards_are_other_numbered_deals() -> None:
    one, other = (complete(GAME.options, {"without": [rank]}) for rank in ("2", "3"))
    places = [[card // 4 == 12 for card in GAME.numbered_dealer(3, options, 1)(0).deck] for options in (one, other)]
    assert places[0] != places[1]


def test_om2_pairs_are_laid_down_at_once_and_of_three_one_card_stays() -> None:
    events: list[Event] = []
    state = match(*THREE, events=events)
    assert [hand(state, seat) for seat in range(3)] == [
        {"JKR", "A♠", "10♠", "J♠", "Q♦"},
        {"A♥", "10♥", "J♥", "Q♣", "K♦"},
        {"K♣"},
    ]
    assert told(events) == [
        "Aki starts.",
        "Aki lays down Q♠ and Q♥.",
        "Mio lays down K♠ and K♥.",
        "Ken lays down A♦, A♣, 10♦, 10♣, J♦ and J♣.",
    ]


def test_om3_a_card_is_drawn_by_its_place_from_the_fan_of_the_seat_before() -> None:
    state = match(*THREE)
    assert (state.to_move, state.giver) == (0, 2)
    assert legal(state) == {"draw 1"}
    assert (rule(state, "draw 2"), reason(state, "draw 2")) == ("OM3", "The fan has fewer cards: 1.")
    act(state, "draw 1")
    assert (state.to_move, state.giver) == (1, 0)
    assert legal(state) == {f"draw {place}" for place in range(1, 7)}
    draw(state, "A♠")
    assert hand(state, 0) == {"JKR", "10♠", "J♠", "Q♦", "K♣"}


def test_om3_only_giver_and_drawer_see_the_card_unless_it_makes_a_pair() -> None:
    state = match(*THREE)
    draw(state, "K♣")
    joker = draw(state, "JKR")
    assert told(joker, 0) == told(joker, 1) == ["Mio draws Joker from Aki."]
    assert told(joker, 2) == told(joker, None) == ["Mio draws a card from Aki."]
    assert [event.cards for event in all_seen(joker, 2) if isinstance(event, Moved)] == [(None,)]


def test_om3_a_fan_is_shuffled_so_that_nothing_of_a_card_can_be_known_by_its_place() -> None:
    orders = set()
    for seed in range(40):
        options = complete(GAME.options, SHORT)
        state = OldMaidState(GAME, 3, options, GAME.numbered_dealer(3, options, seed))
        while state.to_move is not None and len(state.fan) != 4:
            act(state, "draw 1")
        orders.add(tuple(sorted(state.fan).index(card) for card in state.fan))
    assert len(orders) > 12


def test_om3_the_giver_remembers_what_it_gave_until_it_may_have_gone_on() -> None:
    state = match(*THREE)
    draw(state, "K♣", "K♣")
    # Aki, from whom Mio took the king of clubs, saw how it made a pair.
    assert state.view(0).known()[1] == ()
    state = match("JKR A♠ 10♠ 10♥ J♠ J♥ K♠", "A♥ A♦ 10♦ 10♣ J♦ Q♠ Q♥", "A♣ J♣ Q♦ Q♣ K♥ K♦ K♣")
    draw(state, "J♣")
    assert state.view(2).known() == (("J♣",), (), ("A♣", "K♣"))
    draw(state, "JKR")
    assert state.view(0).known()[1] == ("JKR",)
    assert state.view(2).known()[0] == ()
    assert "JKR" in state.view(0).sample(Random(1)).view(1).hand
    draw(state, "J♦")
    assert state.view(0).known()[1] == ()
    assert state.view(1).known()[2] == ("J♦",)


def test_om4_who_has_no_card_left_is_out_and_is_passed_over() -> None:
    state = match(*THREE)
    events = act(state, "draw 1")
    assert told(events)[-1] == "Ken is rid of every card: place 1."
    assert hand(state, 2) == set()
    act(state, "draw 1")
    assert (state.to_move, state.giver) == (0, 1)


def test_om4_the_giver_is_out_before_the_drawer() -> None:
    state = match("A♠ 10♠ 10♥ J♠ J♥ Q♠ Q♥", "A♥ A♦ J♦ J♣ Q♦ Q♣ K♣", "JKR A♣ 10♦ 10♣ K♠ K♥ K♦")
    # Aki holds an ace, Mio the king of clubs, Ken the joker, an ace and a king.
    events = draw(state, "A♣")
    assert told(events)[-1] == "Aki is rid of every card: place 1."
    assert (state.to_move, state.giver) == (1, 2)
    events = draw(state, "K♦")
    assert told(events)[-1] == "Mio is rid of every card: place 2."
    assert state.ranks == (1, 2, 3)


def test_om5_who_is_left_with_the_odd_card_is_last() -> None:
    state = match("A♠ 10♠ 10♥ J♠ J♥ Q♠ Q♥", "A♥ A♦ J♦ J♣ Q♦ Q♣ K♣", "JKR A♣ 10♦ 10♣ K♠ K♥ K♦")
    events = draw(state, "A♣", "K♦")
    assert state.to_move is None
    assert state.scores == (2, 1, 0)
    assert events[-1] == MatchEnded((1, 2, 3))
    ended = events[-2]
    assert isinstance(ended, DealEnded)
    assert [i18n.text(result.why, NAMES) for result in ended.results] == [
        "is rid of every card",
        "is rid of every card",
        "was left with Joker",
    ]
    assert hand(state, 2) == {"JKR"}
    assert {item.zone: item.cards for item in state.view(None).zones()}[hand_of(2)] == ("JKR",)
    assert rule(state, "draw 1") == "OM5"


def test_om5_a_match_in_which_all_pairs_are_dealt_is_over_at_once() -> None:
    events: list[Event] = []
    state = match("JKR A♠ A♥ 10♠ 10♥ J♠ J♥ Q♠ Q♥ K♠ K♥", "A♦ A♣ 10♦ 10♣ J♦ J♣ Q♦ Q♣ K♦ K♣", events=events)
    assert state.to_move is None
    assert state.ranks == (2, 1)
    assert events[-1] == MatchEnded((2, 1))


@pytest.mark.parametrize(
    "text", ["", "draw", "draw 0", "draw -1", "draw 1 2", "draw １", "draw 100", "take 1", "draw A♠"]
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_what_is_said_of_a_draw_is_what_the_seat_can_know() -> None:
    state = match(*THREE)
    assert said(state) == ["The joker is in your own hand: no card of this fan can be it."]
    act(state, "draw 1")
    assert said(state) == []


def said(state: OldMaidState) -> list[str]:
    assert state.to_move is not None
    view = state.view(state.to_move)
    assert isinstance(view, OldMaidView)
    return [i18n.text(message) for message in reasons(view)]
