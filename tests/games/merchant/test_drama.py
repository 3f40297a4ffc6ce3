"""Going out in Merchant of Goldfish as a scene, and what is announced."""

from __future__ import annotations

from tests.games.merchant.scenes import scene
from tests.support.dramas import in_words, moments_of, scene_of, spoken, tensions


def test_the_first_to_go_out_is_a_scene() -> None:
    found = scene_of(scene("5 5", "8 1", "3 4"), "play 5 5", 1)
    assert found is not None
    assert in_words(found) == ["fan 5 5", "say Aki goes out 1st!"]
    assert spoken(found) == "Aki plays two 5s and goes out 1st."


def test_between_the_first_and_the_last_nobody_gets_a_scene() -> None:
    assert scene_of(scene("5 5", "8 1", "3 4", "", gone=(3,)), "play 5 5") is None


def test_the_last_card_of_a_round_is_a_scene() -> None:
    found = scene_of(scene("5 5", "8 1", "", "", gone=(3, 2)), "play 5 5")
    assert found is not None
    assert in_words(found) == ["fan 5 5", "say Aki goes out 3rd!"]


def test_the_first_of_two_ends_the_round() -> None:
    found = scene_of(scene("5 5", "8 1"), "play 5 5")
    assert found is not None
    assert spoken(found) == "Aki plays two 5s and goes out 1st."


def test_a_play_with_cards_left_is_no_scene() -> None:
    assert scene_of(scene("5 5 6", "8 1"), "play 5 5") is None


def test_last_cards_the_last_two_the_limit_and_the_last_round_are_announced() -> None:
    assert tensions(scene("5", "8 1", "3 4")) == ["Aki has one card left @0"]
    assert tensions(scene("5 5", "8 1", "", gone=(2,))) == ["Only two are left: who goes out first?"]
    assert tensions(scene("5 5", "8 1", turns=290)) == ["The round stops after turn 300"]
    assert tensions(scene("5 5", "8 1", turns=289)) == []
    last = scene("5 5", "8 1", "3 4", series=3)
    last.deal = 3
    assert tensions(last) == ["The last round (told)"]


def test_going_out_and_the_end_are_moments() -> None:
    assert moments_of(scene("5 5", "8 1", "3 4"), "play 5 5") == ["goes out @0"]
    assert moments_of(scene("5 5", "8 1"), "play 5 5") == ["wins the match @0", "goes out @0"]


def test_big_plays_and_last_cards_are_moments() -> None:
    assert moments_of(scene("5 5 5 5 6 6", "8 1", "3 4"), "play 5 5 5 5") == ["a big play @0"]
    beaten = scene("5 5 5 6 6", "8 1", "3 4", table="4 4 4", owner=2)
    assert moments_of(beaten, "play 5 5 5") == ["a big play is beaten @0 >2"]
    assert moments_of(scene("5 5 6", "8 1", "3 4"), "play 5 5") == ["one card left @0"]


def test_what_is_traded_with_the_market_is_a_moment() -> None:
    state = scene("5 5 6", "8 1", "3 4", table="9", owner=2, market="11 7")
    assert moments_of(state, "pass 5 6 > 11") == ["an exchange with the market @0"]
    bonus = scene("5 5 6", "8 1", "3 4", bonus=True, owner=0, market="7 7")
    assert moments_of(bonus, "take 7") == ["a card from the market as a bonus @0"]
