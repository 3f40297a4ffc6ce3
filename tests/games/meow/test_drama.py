"""Going out in Meow Meow Daifugo as a scene, and what is announced."""

from __future__ import annotations

from tests.games.meow.scenes import scene
from tests.support.dramas import in_words, scene_of, spoken, tensions


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
