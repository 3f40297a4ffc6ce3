"""How a person and their opponents have fared against each other."""

from __future__ import annotations

from dataclasses import replace

from cardtable_gui.controller.statistics.head_to_head import HeadToHead, head_to_heads
from cardtable_gui.controller.statistics.match_results import Opponent, PersonResult
from tests.controller.statistics.played import result

HANA = Opponent("", "hard", "", "hana", 2, won=False)
BEN = Opponent("Ben", None, "", "", 3, won=False)


def met(*opponents: Opponent, rank: int = 1, share: float = 1.0, match: int = 0, person: str = "Ann") -> PersonResult:
    return replace(result(share, person=person, ended=match), rank=rank, opponents=opponents)


def told(results: list[PersonResult]) -> dict[str, HeadToHead]:
    return {each.opponent.name or each.opponent.character: each for each in head_to_heads(results)}


def test_whoever_has_the_better_rank_came_before_the_other() -> None:
    results = [
        met(HANA, BEN, match=1),
        met(replace(HANA, rank=1, won=True), replace(BEN, rank=2), rank=2, share=0.0, match=2),
        met(replace(HANA, rank=1, won=True), rank=1, share=0.5, match=3),
    ]
    found = told(results)
    hana, ben = found["hana"], found["Ben"]
    assert (hana.matches, hana.ahead, hana.behind, hana.level) == (3, 1, 1, 1)
    assert (hana.wins, hana.losses) == (2, 2)
    assert (ben.matches, ben.ahead, ben.behind, ben.level) == (2, 1, 0, 1)
    assert (ben.wins, ben.losses) == (1, 0)
    assert [*found] == ["hana", "Ben"]


def test_a_character_is_the_same_at_every_level_and_other_bots_are_one() -> None:
    results = [
        met(HANA, Opponent("Mio", "easy", "", "", 3, won=False), match=1),
        met(replace(HANA, level="easy"), Opponent("", "expert", "", "of-a-newer-version", 3, won=False), match=2),
    ]
    assert [(each.opponent.level, each.matches) for each in head_to_heads(results)] == [("easy", 2), ("expert", 2)]


def test_people_are_told_apart_by_their_profiles_and_without_one_by_their_names() -> None:
    results = [
        met(replace(BEN, profile="b1"), match=1),
        met(replace(BEN, profile="b1", name="Benjamin"), match=2),
        met(replace(BEN, profile="b2"), match=3),
        met(BEN, match=4),
        met(BEN, replace(BEN, name="Cleo"), match=5),
    ]
    found = [(each.opponent.name, each.opponent.profile, each.matches) for each in head_to_heads(results)]
    assert found == [("Benjamin", "b1", 2), ("Ben", "", 2), ("Ben", "b2", 1), ("Cleo", "", 1)]


def test_two_bots_of_a_kind_in_a_match_are_two_to_come_before_and_one_match() -> None:
    plain = Opponent("", "easy", "", "", 2, won=False)
    (found,) = head_to_heads([met(plain, replace(plain, rank=3))])
    assert (found.matches, found.ahead, found.behind) == (1, 2, 0)


def test_each_person_has_a_record_of_their_own() -> None:
    results = [met(HANA, person="Ann", match=1), met(HANA, person="Ben", rank=3, share=0.0, match=1)]
    assert {each.person: (each.ahead, each.behind) for each in head_to_heads(results)} == {
        "Ann": (1, 0),
        "Ben": (0, 1),
    }


def test_a_result_without_a_record_tells_of_nobody() -> None:
    assert head_to_heads([result()]) == []
