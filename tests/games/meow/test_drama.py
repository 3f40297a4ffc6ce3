"""Going out in Meow Meow Daifugo as a scene, and what is announced."""

from __future__ import annotations

from tests.games.meow.scenes import scene
from tests.support.dramas import in_words, moments_of, scene_of, spoken, tensions


def test_the_last_cats_go_to_the_middle() -> None:
    found = scene_of(scene("w6 d6", "w1 w2", "w3 w4"), "play w6 d6", 1)
    assert found is not None
    assert in_words(found) == ["fan w6 d6", "say Aki goes out!"]
    assert spoken(found) == "Aki plays white 6 and blue 6, goes out and wins the round."


def test_alone_the_turns_are_told() -> None:
    found = scene_of(scene("w7", turns=3), "play w7", 0)
    assert found is not None
    assert in_words(found) == ["fan w7", "say Aki goes out!"]
    assert spoken(found) == "Aki plays white 7 and goes out in 4 turns, within the goal of 6."


def test_a_play_with_cards_left_is_no_scene() -> None:
    assert scene_of(scene("w7 w6", "w1 w2", "w3 w4"), "play w7") is None


def test_last_cards_the_last_point_and_the_deck_are_announced() -> None:
    assert tensions(scene("w7", "w1 w2", "w3 w4")) == ["Aki has one card left @0"]
    assert tensions(scene("w7 w8", "w1 w2", lost=(0, 4))) == ["Mio loses the match with one more point @1"]
    assert tensions(scene("w7 w8", "w1 w2", lost=(0, 3))) == []
    assert tensions(scene("w7 w8", "w1 w2", deck="b?")) == ["The deck has one card left"]
    assert tensions(scene("w7 w8", turns=5)) == ["Turn 6: the last one within the goal"]
    assert tensions(scene("w7", turns=4)) == []


def test_going_out_and_what_is_left_in_the_other_hands_are_moments() -> None:
    assert moments_of(scene("w6 d6", "w1 w2", "w3 w4"), "play w6 d6") == ["goes out @0"]
    many = scene("w6", "w1 w2 w3 w4", "b1 b3", lost=(0, 0, 3))
    found = moments_of(many, "play w6")
    assert found == ["goes out @0", "one more point loses the match @2", "many circles are left in a hand @1"]


def test_big_plays_last_cards_and_cats_that_are_taken_are_moments() -> None:
    assert moments_of(scene("w3 w4 w5 w6 w8 b8", "w1 w2", "w7 b4"), "play w3 w4 w5 w6") == ["a big play @0"]
    assert moments_of(scene("w7 w6", "w1 w2", "w3 w4"), "play w7") == ["one card left @0"]
    taken = scene("w1 w2", "w5 w6", "w3 w4", field="b7", table="w8", owner=2, to_move=0)
    assert moments_of(taken, "pass > b7") == ["a card is taken @0"]
    unbeaten = scene("w1 w2", "w5 w6", "w3 w4", field="b7", table="w8", owner=1, to_move=0, passes=1)
    assert moments_of(unbeaten, "pass > b7") == ["nobody beats a play @1", "a card is taken @0"]


def test_alone_there_is_nobody_to_react() -> None:
    assert moments_of(scene("w7 w6 w5", turns=3), "play w7") == []
