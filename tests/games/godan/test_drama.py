"""Five of a number and the great Severance in GODAN as scenes, and what is announced."""

from __future__ import annotations

from tests.games.godan.scenes import scene
from tests.support.dramas import in_words, moments_of, scene_of, spoken, tensions


def test_five_laid_at_once_are_a_scene() -> None:
    found = scene_of(scene("15 15 15 15 15", "5", "5", deck="25 V"), "work 15 15 15 15 15", 1)
    assert found is not None
    assert in_words(found) == [
        "fan 15 15 15 15 15",
        "crown 15 15 15 15 15",
        "say Godan! / Aki has five of a number",
    ]
    assert spoken(found) == "Godan! Aki has laid five 15s: the game ends at once."
    assert not found.brief


def test_the_cards_in_the_field_come_with_the_one_that_is_added() -> None:
    found = scene_of(scene("15 5", "5", "5", laid=("15 15 15 15",), deck="25 V"), "work 15")
    assert found is not None
    assert in_words(found)[0] == "fan 15 15 15 15 15"
    assert {actor.zone.name for actor in found.actors} == {"field"}


def test_where_additions_end_nothing_there_is_no_scene() -> None:
    state = scene("15 5", "5", "5", laid=("15 15 15 15",), deck="25 V", addition_ends=False)
    assert scene_of(state, "work 15") is None


def test_four_of_severance_are_a_scene() -> None:
    found = scene_of(scene("S S S S 5", "5", "5", deck="25 V"), "work S S S S")
    assert found is not None
    assert in_words(found) == ["fan S S S S", "say Aki severs everything!"]
    assert spoken(found) == "Aki lays four S cards: the game ends at once."


def test_two_of_severance_are_none() -> None:
    assert scene_of(scene("S S 5", "5", "5", deck="25 V"), "work S S") is None


def test_groups_of_four_and_the_last_week_are_announced() -> None:
    hands = ("5 5", "10 10", "20 20")
    assert tensions(scene(*hands)) == []
    assert tensions(scene(*hands, laid=("", "15 15 15 15"))) == ["Mio needs one more 15 for godan @1"]
    assert tensions(scene(*hands, laid=("", "15 15 15"), taken=("", "15"))) == []
    assert tensions(scene(*hands, laid=("", "15 15 15 15"), addition_ends=False)) == []
    assert tensions(scene(*hands, week=10)) == ["The last week (told)"]
    assert tensions(scene("5", *hands[1:])) == ["Aki has one card left @0"]


def test_what_ends_a_game_what_is_robbed_and_who_will_pay_are_moments() -> None:
    others = ("5 5", "5 5")
    five = scene("15 15 15 15 15", *others, deck="25 V", deal=1)
    assert moments_of(five, "work 15 15 15 15 15") == ["five of a number @0"]
    last = scene("15 15 15 15 15", *others, deck="25 V")
    assert moments_of(last, "work 15 15 15 15 15") == ["five of a number @0", "wins the match @0"]
    assert moments_of(scene("S S S S 5", *others, deck="25 V", deal=1), "work S S S S") == ["the game gets shorter @0"]
    assert moments_of(scene("S S 5 5", *others, deck="25 V"), "work S S") == ["the game gets shorter @0"]
    robbery = scene("R R 5 5", *others, laid=("", "20 20 20"), deck="25 V")
    assert moments_of(robbery, "work R R > @1 20 20") == ["cards are robbed @0 >1"]
    assert moments_of(scene("C C 5 5", *others, deck="25 V"), "work C C > @2") == ["somebody will have to pay @0 >2"]


def test_groups_of_four_and_small_hands_are_moments_when_they_come_about() -> None:
    others = ("5 5", "5 5")
    four = "15 15 15 15"
    assert moments_of(scene(f"{four} 5 5", *others, deck="25 V"), f"work {four}") == ["four of a number @0"]
    ends_nothing = scene(f"{four} 5 5", *others, deck="25 V", addition_ends=False)
    assert moments_of(ends_nothing, f"work {four}") == []
    assert moments_of(scene("15 15 5", *others, deck="25 V"), "work 15 15") == ["one card left @0"]
    assert moments_of(scene("15 15", *others, deck="25 V"), "work 15 15") == ["somebody has no card left @0"]


def test_a_card_that_is_taken_and_sent_on_makes_no_hand_smaller() -> None:
    state = scene("5", "5 5", "5 5", deck="25 V", incoming="10")
    assert moments_of(state, "take") == []
    assert moments_of(state, "send 10") == []
