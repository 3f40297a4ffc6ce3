"""The showdown of Kobayakawa as a scene, and what is announced."""

from __future__ import annotations

import pytest

from cardtable_gui.core.zones import hand_of
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from tests.games.kobayakawa.scenes import match
from tests.support.dramas import in_words, moments_of, scene_of, spoken, tensions
from tests.support.ruling import act


def before_the_last_bet(state: KobayakawaState, *choices: str) -> KobayakawaState:
    """Everybody flips, and bets as said."""
    act(state, *["flip"] * len(state.order), *choices)
    return state


def test_two_fighters_show_their_cards_and_the_kobayakawa_helps_the_lowest() -> None:
    state = before_the_last_bet(match(3, "9 4 2 8 1 3 6"), "fight", "fold")
    scene = scene_of(state, "fight")
    assert scene is not None
    assert in_words(scene) == [
        "row 9 2",
        "reveal 9 of 0: 9",
        "reveal 2 of 2: 2",
        "join 6 to 2: 8",
        "crown 9",
        "say Aki wins 3 kamons",
        "pour 2 pot > kamons 0",
        "pour 1 centre > kamons 0",
    ]
    assert spoken(scene) == "Showdown: Aki 9, Ken 2 + 6 = 8. Aki wins 3 kamons."
    assert scene.sound == "showdown"


@pytest.mark.parametrize("fighters", range(2, 7))
def test_all_fighters_turn_up_in_the_order_of_the_round(fighters: int) -> None:
    cards = "5 6 7 8 9 10"
    state = match(6, f"{cards} 11 12 13 14 15 1 2", start=2)
    act(state, *["flip"] * 6)
    order = [2, 3, 4, 5, 0, 1]
    act(state, *("fight" if number < fighters - 1 else "fold" for number in range(5)))
    scene = scene_of(state, "fight")
    assert scene is not None
    turned = [actor.seat for actor in scene.actors[:-1]]
    assert turned == [*order[: fighters - 1], order[-1]]
    assert [line.split()[0] for line in in_words(scene)].count("reveal") == fighters


def test_a_tie_stops_and_says_who_acted_first() -> None:
    state = before_the_last_bet(match(3, "4 9 2 8 1 3 5"), "fight")
    act(state, "fight")
    scene = scene_of(state, "fold")
    assert scene is not None
    assert in_words(scene)[3:6] == [
        "join 5 to 4: 9",
        "say Tie at 9 / Aki acted first and wins 3 kamons",
        "crown 4",
    ]
    assert spoken(scene) == "Showdown: Aki 4 + 5 = 9, Mio 9. It’s a tie: Aki acted first and wins 3 kamons."


def test_a_tie_of_those_who_lose_is_none() -> None:
    state = before_the_last_bet(match(3, "4 9 13 8 1 3 5"), "fight", "fight")
    scene = scene_of(state, "fight")
    assert scene is not None
    assert not any(line.startswith("say Tie") for line in in_words(scene))


@pytest.mark.parametrize("choices", [("fold", "fold", "fold"), ("fold", "fight", "fold"), ("fight", "fold", "fold")])
def test_without_a_second_fighter_there_is_no_scene(choices: tuple[str, str, str]) -> None:
    state = before_the_last_bet(match(3, "9 4 2 8 1 3 6"), *choices[:2])
    assert scene_of(state, choices[2]) is None


@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_a_folded_card_is_in_no_scene(onlooker: int | None) -> None:
    state = before_the_last_bet(match(3, "9 4 2 8 1 3 6"), "fight", "fold")
    scene = scene_of(state, "fight", onlooker)
    assert scene is not None
    assert "4" not in [actor.card for actor in scene.actors]
    assert hand_of(1) not in [actor.zone for actor in scene.actors]


def test_a_draw_is_no_scene() -> None:
    assert scene_of(match(3, "9 4 2 8 1 3 6"), "draw", 0) is None


def test_the_last_round_and_the_last_kamons_are_announced() -> None:
    state = match(3, "9 4 2 8 1 3 6")
    assert tensions(state) == []
    state.kamons = [1, 4, 4]
    assert tensions(state) == ["Aki has one kamon left @0"]
    state.centre = 2
    assert tensions(state) == ["Last round: the stake is two kamons (told)", "Aki has one kamon left @0"]
    act(state, "flip", "flip", "flip", "fight")
    assert tensions(state) == ["Aki has staked everything @0", "Last round: the stake is two kamons (told)"]
    act(state, "fold", "fold")
    assert state.to_move is None
    assert tensions(state) == []


def test_how_a_fight_ends_is_a_moment() -> None:
    def fought(cards: str, *choices: str) -> list[str]:
        return moments_of(before_the_last_bet(match(3, cards), *choices[:2]), choices[2])

    assert fought("9 4 2 8 1 3 6", "fight", "fold", "fight") == []
    assert fought("2 4 9 8 1 3 5", "fight", "fold", "fight") == ["a bluff is called @2 >0"]
    assert fought("9 4 3 8 1 13 14", "fight", "fold", "fight") == ["the lowest card wins @2"]
    assert fought("13 4 12 8 1 3 6", "fight", "fold", "fight") == []
    tie = fought("4 9 2 8 1 3 5", "fight", "fight", "fold")
    assert tie == ["the order decides a tie @0 >1", "the lowest card wins @0"]
    assert fought("9 4 2 8 1 3 6", "fight", "fold", "fold") == ["only one fights @0"]
    assert fought("9 4 2 8 1 3 6", "fold", "fold", "fold") == ["nobody fights @0"]


def test_the_last_kamons_and_a_high_kobayakawa_are_moments() -> None:
    state = match(3, "4 9 2 8 14 3 6")
    assert moments_of(state, "flip") == ["a high Kobayakawa is flipped @0"]
    assert moments_of(state, "flip") == []
    act(state, "flip")
    state.kamons = [4, 1, 4]
    act(state, "fight")
    assert moments_of(state, "fight") == ["somebody stakes the last kamon @1"]
    assert "somebody is out of the match @1" in moments_of(state, "fold")
