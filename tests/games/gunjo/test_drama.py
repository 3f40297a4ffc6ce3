"""The play that wins a round of Gunjo Gradation as a scene, and what is announced."""

from __future__ import annotations

from tests.games.gunjo.scenes import scene
from tests.support.dramas import in_words, moments_of, scene_of, spoken, tensions
from tests.support.ruling import act


def test_the_last_card_goes_to_the_middle() -> None:
    found = scene_of(scene("9", "3 3", "5"), "play 9", 1)
    assert found is not None
    assert in_words(found) == ["fan 9", "say Aki goes out!"]
    assert spoken(found) == "Aki plays 9, goes out and wins the round."
    assert found.brief


def test_several_last_cards_go_together() -> None:
    found = scene_of(scene("7 7 7", "3 3", "5", area=("12",), to_move=0), "play 7 7 7")
    assert found is not None
    assert in_words(found)[0] == "fan 7 7 7"


def test_the_twos_win_with_cards_in_hand() -> None:
    found = scene_of(scene("2 2 2 2 9", "3 3", "5"), "play 2 2 2 2")
    assert found is not None
    assert in_words(found) == ["fan 2 2 2 2", "say Aki wins with the 2s!"]
    assert spoken(found) == "Aki plays four 2s and wins the round with the 2s."


def test_an_effect_before_the_end_belongs_to_the_scene() -> None:
    found = scene_of(scene("13", "3 3", "5"), "play 13")
    assert found is not None
    assert in_words(found)[0] == "fan 13"


def test_a_last_card_that_is_passed_on_is_in_no_scene() -> None:
    """It's nobody's business which one it was."""
    state = scene("15 3", "4", "5", "6")
    act(state, "play 15")
    while len(set(state.gives)) < 4 and state.gives.count(-1) > 1:
        act(state, state.game.notation(state.legal_actions()[0]))
    for onlooker in (None, 0, 1):
        copied = state.copy()
        assert scene_of(copied, state.game.notation(state.legal_actions()[0]), onlooker) is None


def test_a_play_that_wins_nothing_is_no_scene() -> None:
    assert scene_of(scene("9 9", "3 3", "5"), "play 9") is None


def test_last_cards_few_points_and_the_last_round_are_announced() -> None:
    assert tensions(scene("9", "3 3", "5 5")) == ["Aki has one card left @0"]
    assert tensions(scene("9 9", "3 3", "5 5", points=(30, 4, 30))) == ["Mio has only 4 points left @1"]
    assert tensions(scene("9 9", "3 3", "5 5", cards_left=1)) == ["The deck has one card left"]
    assert tensions(scene("9 9", "3 3", "5 5", deal=3)) == ["The last round (told)"]
    assert tensions(scene("9 9", "3 3", "5 5")) == []


def test_the_effects_of_high_cards_are_moments() -> None:
    others = ("3 3", "5 5")
    assert moments_of(scene("13 3 4", *others, area=("5",)), "play 13") == ["a 13 allows odd totals only @0"]
    assert moments_of(scene("14 3 4", *others, area=("5",)), "play 14") == ["a 14 takes the play before it @0"]
    assert moments_of(scene("15 3 4", *others, area=("5",)), "play 15") == ["a 15 makes all pass a card @0"]


def test_how_a_round_is_won_is_a_moment() -> None:
    assert moments_of(scene("9", "3 3", "5"), "play 9") == ["goes out @0"]
    assert moments_of(scene("2 2 2 2 9", "3 3", "5"), "play 2 2 2 2") == ["the 2s win @0"]
    behind = scene("9", "3 3", "5 6 7 8", points=(20, 21, 19))
    assert moments_of(behind, "play 9") == ["takes the lead @0 >1", "goes out @0"]


def test_big_plays_and_last_cards_are_moments() -> None:
    others = ("3 3", "5 5")
    assert moments_of(scene("4 4 4 4 3 3", *others), "play 4 4 4 4") == ["a big play @0"]
    assert moments_of(scene("7 7 7 3 3", *others, area=("4 4 4",)), "play 7 7 7") == ["a big play is beaten @0 >2"]
    assert moments_of(scene("7 7 3 3", *others, area=("4 4",)), "play 7 7") == []
    assert moments_of(scene("9 8", *others), "play 9") == ["one card left @0"]


def test_a_swap_and_a_play_that_nobody_beats_are_moments() -> None:
    state = scene("9 9 5", "3 3", "5 5", area=("12",))
    assert moments_of(state, "pass 9 > 3") == ["a swap @0"]
    assert moments_of(state, "pass") == ["nobody beats a play @2"]
