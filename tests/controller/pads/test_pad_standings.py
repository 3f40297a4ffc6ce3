"""Who has won how often at a real table."""

from dataclasses import replace

from cardtable_gui.controller.pads.pad import Pad, Person
from cardtable_gui.controller.pads.pad_standings import Standing, standings
from tests.controller.pads.test_pad import pad_of


def over(*people: Person, order: list[int]) -> Pad:
    return replace(pad_of("merchant", len(people)), people=people).with_deal({"order": [*order]})


def test_people_are_told_apart_by_profile_or_name() -> None:
    mia, ann, nobody = Person("Mia", "1a"), Person("Ann"), Person("")
    pads = [
        over(Person("Mia 2", "1a"), ann, order=[0, 1]),
        over(mia, ann, nobody, order=[2, 1, 0]),
        over(ann, mia, order=[0, 1]),
        pad_of("gunjo", 3),
    ]
    assert standings(pads) == [Standing("Ann", 3, 1), Standing("Mia 2", 3, 1)]


def test_a_shared_win_counts_for_both_and_solo_play_for_nobody() -> None:
    pad = pad_of("godan", 3)
    for _ in range(3):
        pad = pad.with_deal({"field-0": ["5", "5"], "field-1": ["5", "5"]})
    alone = pad_of("meow", 1, None).with_deal({"turns": 5})
    assert standings([pad, alone]) == [Standing("Ann", 1, 1), Standing("Ben", 1, 1), Standing("Cleo", 1, 0)]
