"""Sevens by its paragraphs SV1-SV6, and what its bots say."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui import i18n
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import NotationError
from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import DealEnded, Event, MatchEnded
from cardtable_gui.core.options import complete
from tests.support.games import small_games
from tests.support.games.sevens.bots.reasons import reasons
from tests.support.games.sevens.cards import RANKS, SUITS
from tests.support.games.sevens.game import GAME
from tests.support.games.sevens.state import SevensState
from tests.support.games.sevens.view import SevensView
from tests.support.games.sevens.zones import ROWS
from tests.support.ruling import act, legal, reason, rule, told

BY_SUIT = tuple(" ".join(f"{rank}{suit}" for rank in RANKS) for suit in SUITS)
"""Each of four players holds a whole suit."""


def match(*hands: str, events: list[Event] | None = None, **options: object) -> SevensState:
    """A match of four with these hands of 13 cards each, by seat."""
    by_seat = [[GAME.index[card] for card in hand.split()] for hand in hands]
    deck = tuple(card for round_of_cards in zip(*by_seat, strict=True) for card in round_of_cards)
    chosen = complete(GAME.options, options)
    dealer = ListedDealer([Deal(deck, 0)], GAME.numbered_dealer(4, chosen, 1))
    return GAME.start(4, chosen, dealer, events)


def swapped(*pairs: tuple[str, str]) -> list[str]:
    """Whole suits, but for these cards, which change hands."""
    words = " | ".join(BY_SUIT).split(" ")
    for one, other in pairs:
        here, there = words.index(one), words.index(other)
        words[here], words[there] = other, one
    return " ".join(words).split(" | ")


def view_of(state: SevensState) -> SevensView:
    return state.view(state.to_move)


@pytest.mark.parametrize(("players", "sizes"), [(3, [17, 17, 18]), (4, [13] * 4), (5, [10, 10, 10, 11, 11])])
def test_sv1_all_52_cards_are_dealt_one_by_one_from_the_start_seat(players: int, sizes: list[int]) -> None:
    options = complete(GAME.options, {})
    numbered = GAME.numbered_dealer(players, options, 3)(0)
    state = GAME.start(players, options, ListedDealer([Deal(numbered.deck, 2)], GAME.numbered_dealer(3, options, 1)))
    first = state.view(2).hand
    assert {GAME.faces[card] for card in numbered.deck[::players]} - {"7♠", "7♥", "7♦", "7♣"} == set(first)
    sevens = [sum(card % 13 == 6 for card in numbered.deck[seat::players]) for seat in range(players)]
    held = [len(state.hands[(2 + seat) % players]) + sevens[seat] for seat in range(players)]
    assert sorted(held) == sizes
    assert held[0] == max(sizes)


def test_sv2_the_sevens_lie_before_the_first_turn_which_is_that_of_the_seven_of_diamonds() -> None:
    events: list[Event] = []
    state = match(*BY_SUIT, events=events)
    assert state.to_move == 2
    assert [item.cards for item in state.view(None).zones() if item.zone in ROWS] == [(f"7{suit}",) for suit in SUITS]
    assert told(events)[-2:] == ["Haru lays 7♣.", "Ken starts."]


def test_sv3_a_card_is_laid_next_to_the_end_of_its_suit() -> None:
    state = match(*BY_SUIT)
    assert legal(state) == {"lay 6♦", "lay 8♦", "pass"}
    assert (rule(state, "lay 9♦"), reason(state, "lay 9♦")) == ("SV3", "This card continues no suit yet.")
    assert reason(state, "lay 6♠") == "You do not hold this card."
    act(state, "lay 8♦", "pass", "pass", "pass")
    assert legal(state) == {"lay 6♦", "lay 9♦", "pass"}
    assert rule(state, "lay 8♦") == "SV3"


def test_sv3_nothing_goes_on_beyond_ace_and_king() -> None:
    state = match(*BY_SUIT, passes=9)
    for card in ("8", "9", "10", "J", "Q", "K"):
        act(state, f"lay {card}♦", "pass", "pass", "pass")
    assert legal(state) == {"lay 6♦", "pass"}


def test_sv4_passes_are_counted_and_then_a_card_must_be_laid() -> None:
    state = match(*BY_SUIT, passes=1)
    events = act(state, "pass")
    assert told(events) == ["Ken passes. Passes left: 0."]
    act(state, "pass", "pass", "pass")
    assert legal(state) == {"lay 6♦", "lay 8♦"}
    assert (rule(state, "pass"), reason(state, "pass")) == ("SV4", "You have no pass left: lay a card.")


def test_sv4_without_passing_at_will_a_pass_is_legal_only_where_nothing_can_be_laid() -> None:
    state = match(*swapped(("6♦", "A♣"), ("8♦", "2♣")), free=False)
    assert legal(state) == {"pass"}
    assert told(act(state, "pass")) == ["Ken passes."]
    assert (rule(state, "pass"), reason(state, "pass")) == ("SV4", "You can lay a card, so you must.")


def test_sv5_who_can_neither_lay_nor_pass_drops_out_and_lays_out_the_hand() -> None:
    state = match(*swapped(("6♦", "A♣"), ("8♦", "2♣")), passes=0)
    assert legal(state) == {"pass"}
    events = act(state, "pass")
    assert told(events) == [
        "Ken has no pass left and drops out; laid out: A♦, 2♦, 3♦, 4♦, 5♦, 9♦, 10♦, J♦, Q♦, K♦, A♣ and 2♣.",
    ]
    assert state.hands[2] == ()
    assert state.dropped == (2,)
    # The suit goes on beyond what was laid out: the 6 and the 8 are all that is missing.
    assert {"lay 6♦", "lay 8♦"} < legal(state)
    act(state, "lay 6♦")
    assert state.to_move == 0


def test_sv6_who_lays_every_card_is_out_and_who_dropped_out_comes_last() -> None:
    state = match(*swapped(("6♦", "A♣"), ("8♦", "2♣")), passes=0)
    act(state, "pass")
    events: list[Event] = []
    while state.to_move is not None:
        state.act(state.legal_actions()[0], events)
    assert state.ranks is not None
    assert state.ranks[2] == 4
    assert sorted(state.ranks) == [1, 2, 3, 4]
    assert [state.ranks[seat] for seat in state.finished] == [1, 2]
    assert state.scores == tuple(4 - rank for rank in state.ranks)
    assert events[-1] == MatchEnded(state.ranks)
    ended = events[-2]
    assert isinstance(ended, DealEnded)
    reasons_told = [i18n.text(result.why) for result in ended.results]
    assert reasons_told[:2] == ["laid every card"] * 2
    assert reasons_told[2].startswith("was left with ")
    assert reasons_told[3] == "dropped out"
    assert rule(state, "pass") == "SV6"


@pytest.mark.parametrize("text", ["", "lay", "lay 7♠ 8♠", "lay 7S", "pass 7♠", "play 8♠"])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_a_good_player_opens_the_way_for_its_own_cards_and_says_so() -> None:
    view = view_of(match(*swapped(("8♦", "8♥"))))
    chosen = small_games()["sample_sevens"].policy.normal(view, Random(1), ThinkingBudget.by_count(1))
    assert GAME.notation(chosen) == "lay 6♦"
    assert [i18n.text(said) for said in reasons(view, chosen)] == [
        "It opens the way for your A♦, 2♦, 3♦, 4♦ and 5♦.",
        "No other player can use it: nothing of theirs is missing beyond it.",
    ]


def test_a_good_player_passes_where_a_card_would_only_help_others_and_says_so() -> None:
    hands = swapped(*((f"{rank}♦", f"{rank}♣") for rank in ("A", "2", "3", "4", "5", "8")))
    view = view_of(match(*hands))
    chosen = small_games()["sample_sevens"].policy.normal(view, Random(1), ThinkingBudget.by_count(1))
    assert GAME.notation(chosen) == "pass"
    assert [i18n.text(said) for said in reasons(view, chosen)] == [
        "No card that you could lay opens the way for another one of yours."
    ]


def test_a_forced_pass_is_explained() -> None:
    view = view_of(match(*swapped(("6♦", "A♣"), ("8♦", "2♣"))))
    assert [i18n.text(said) for said in reasons(view, view.legal_actions()[0])] == [
        "None of your cards continues a suit."
    ]
