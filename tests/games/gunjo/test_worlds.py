"""The hands that the search of Gunjo Gradation imagines: what a seat did tells what it may hold."""

from __future__ import annotations

from random import Random

from cardtable_gui.core import counts
from cardtable_gui.games.gunjo.actions import GunjoAction
from cardtable_gui.games.gunjo.bots.search_model import GONE, WANTED, Worlds
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.view import GunjoView
from tests.games.gunjo.scenes import scene

HANDS = "3 4 4 11", "5 5 5 6 7 7 8 9 9", "4 6 6 8 8 8 10 10 11"


def seen_after(*deeds: tuple[int, str]) -> GunjoView:
    """What seat 0 sees when these seats have done that; the position doesn't depend on it."""
    state = scene(*HANDS, cards_left=30, expansions=())
    state.deal_actions = tuple((seat, done(deed)) for seat, deed in deeds)
    return state.view(0)


def done(deed: str) -> GunjoAction:
    return GAME.parse(deed)


def held(view: GunjoView, seat: int, face: int) -> float:
    """How many cards of a face a seat holds on average."""
    worlds, rng = Worlds(view), Random(1)
    return sum(counts.number(worlds.world(rng).hands[seat], face) for _ in range(300)) / 300


def test_a_seat_seldom_has_more_of_the_number_that_it_played() -> None:
    assert held(seen_after((1, "play 7 7 7")), 1, 6) < 3 * GONE * held(seen_after(), 1, 6)


def test_a_seat_seldom_has_another_card_of_the_number_that_it_gave_away() -> None:
    assert held(seen_after((2, "pass 6 > 9")), 2, 5) < 3 * GONE * held(seen_after(), 2, 5)


def test_a_seat_more_often_has_another_card_of_the_number_that_it_took() -> None:
    even = held(seen_after(), 2, 8)
    assert 1.5 * even < held(seen_after((2, "pass 6 > 9")), 2, 8) < WANTED * even


def test_only_the_last_thing_done_with_a_number_counts() -> None:
    taken, played = (1, "pass 5 > 7"), (1, "play 7 7")
    assert held(seen_after(played, taken), 1, 6) > held(seen_after(taken, played), 1, 6)


def test_what_one_seat_did_says_nothing_of_its_neighbour() -> None:
    assert held(seen_after((1, "play 7 7 7")), 2, 6) >= held(seen_after(), 2, 6)


def test_every_world_agrees_with_the_view() -> None:
    view = seen_after((1, "play 7 7 7"), (2, "pass 6 > 9"), (1, "draw"))
    worlds, rng = Worlds(view), Random(2)
    assert all(worlds.world(rng).view(0) == view for _ in range(50))
