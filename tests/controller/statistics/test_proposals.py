"""What results propose for the next match: a head start in a family, another level to somebody alone with bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.figures import Share
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.controller.statistics.proposals import FEWEST, RECENT, Declined, Proposal, proposal
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.core.options import complete
from cardtable_gui.settings import DECLINED
from tests.controller.statistics.played import result

EMMA, BEN, CHO = Seat("Emma", profile="e"), Seat("Ben"), Seat("Cho")
NORMAL = Seat("", "normal", character="hana")


def evening(
    game: str, won: str, people: Sequence[Seat] = (BEN, EMMA), *, gap: int = 6, first: int = 1, house: str = ""
) -> list[PersonResult]:
    """Matches of these people, each won by the person with this initial, `gap` points ahead; `-`: by a bot."""
    return [
        replace(
            result(
                float(seat.name[0] == winner),
                game=game,
                rivals="people",
                players=len(people),
                person=seat.name,
                score=gap * (seat.name[0] == winner),
                ended=first + number,
            ),
            match=f"m{first + number}",
            seat=place,
            profile=seat.profile or None,
            house=house,
            arranged="head_start" if house else "",
        )
        for number, winner in enumerate(won)
        for place, seat in enumerate(people)
    ]


def proposed(
    game: str,
    results: Sequence[PersonResult],
    seats: Sequence[Seat],
    options: dict[str, object] | None = None,
    declined: Declined | None = None,
) -> Proposal | None:
    found = games.game(game)
    return proposal(found, complete(found.options, options or {}, len(seats)), seats, results, declined or {})


def said(found: Proposal | None, seats: Sequence[Seat]) -> str:
    assert found is not None
    return i18n.text(found.why, [seat.name for seat in seats], "en")


@pytest.mark.parametrize(
    ("won", "wins"), [("BBBBBBBBBB", 10), ("BEBBBEBBBE", 7), ("EEEEBBBBBB", 6), ("BBBBB" + "E" * 4 + "BBBBBB", 6)]
)
def test_who_won_least_of_ten_is_offered_a_head_start(won: str, wins: int) -> None:
    seats = (EMMA, NORMAL, BEN)
    found = proposed("gunjo", evening("gunjo", won), seats)
    assert said(found, seats).startswith(f"Ben has won {wins} of your last 10 matches. Give Emma a head start of ")
    assert found is not None
    assert found.ahead is not None
    assert found.ahead[1:] == (0, 0)
    assert found.ahead[0] > 0


@pytest.mark.parametrize("won", ["", "BBBBBBBBB", "BEBEBEBEBE", "BBB--BB---"])
def test_nothing_is_offered_before_ten_matches_or_unless_one_won_most(won: str) -> None:
    assert proposed("gunjo", evening("gunjo", won), (EMMA, BEN, NORMAL)) is None


def test_only_matches_of_this_game_between_these_people_count() -> None:
    ten = evening("gunjo", "B" * 10)
    assert proposed("gunjo", ten, (EMMA, BEN, NORMAL)) is not None
    assert proposed("godan", ten, (EMMA, BEN, NORMAL)) is None
    assert proposed("gunjo", ten, (EMMA, BEN, CHO)) is None
    assert proposed("gunjo", ten, (CHO, BEN, NORMAL)) is None
    assert proposed("gunjo", evening("gunjo", "B" * 10, (BEN, EMMA, CHO)), (EMMA, BEN, NORMAL)) is None
    assert proposed("gunjo", ten, (replace(EMMA, profile="another"), BEN, NORMAL)) is None
    assert proposed("gunjo", ten, (Seat("Emily", profile="e"), BEN, NORMAL)) is not None, "a profile changes its name"
    for change in ({"hints": 1}, {"undos": 1}, {"arranged": "seat_changes"}):
        changed = [replace(each, **change) for each in ten]
        assert proposed("gunjo", changed, (EMMA, BEN, NORMAL)) is None
    assert proposed("gunjo", evening("gunjo", "B" * 10, (BEN, BEN)), (BEN, BEN, NORMAL)) is None


@pytest.mark.parametrize(("gap", "number"), [(0, 1), (6, 3), (20, 10), (90, 45), (400, 50)])
def test_the_head_start_is_half_of_what_they_were_apart(gap: int, number: int) -> None:
    found = proposed("gunjo", evening("gunjo", "B" * 10, gap=gap), (EMMA, BEN, NORMAL))
    assert found is not None
    assert found.ahead == (number, 0, 0)


def test_after_ten_matches_with_it_a_head_start_is_raised_or_lowered() -> None:
    seats, usual = (BEN, EMMA, NORMAL), "head_start-0-8"
    before = evening("meow", "B" * 10)
    options: dict[str, object] = {"head_start": [0, 2, 0]}
    assert proposed("meow", before, seats, options) is None, "those were without"
    with_it = [replace(each, house="head_start-0-2") for each in evening("meow", "B" * 10, gap=1, first=20)]
    found = proposed("meow", [*before, *with_it], seats, options)
    assert found is not None
    assert found.ahead == (0, 3, 0)
    too_much = evening("gunjo", "E" * 9 + "B", first=20, house=usual)
    found = proposed("gunjo", too_much, seats, {"head_start": [0, 8, 0]})
    assert said(found, seats) == "With a head start, Emma has won 9 of your last 10 matches. Lower the head start to 4?"
    assert found is not None
    assert found.ahead == (0, 4, 0)
    last = proposed("gunjo", evening("gunjo", "E" * 10, house="head_start-0-1"), seats, {"head_start": [0, 1, 0]})
    assert last is not None
    assert last.ahead == ()


def test_a_head_start_is_offered_where_there_is_one_and_room_for_it() -> None:
    six = (EMMA, BEN, *[NORMAL] * 4)
    assert proposed("kobayakawa", evening("kobayakawa", "B" * 10), six) is None
    assert proposed("kobayakawa", evening("kobayakawa", "B" * 10, gap=30), six[:5]) is not None
    assert proposed("merchant", evening("merchant", "B" * 10), six[:3]) is None
    assert proposed("merchant", evening("merchant", "B" * 10), six[:3], {"series": 3}) is not None
    people = (BEN, EMMA, CHO)
    full = evening("kobayakawa", "B" * 10, people, gap=30, house="head_start-0-4-4")
    assert proposed("kobayakawa", full, people, {"head_start": [0, 4, 4]}) is None


@pytest.mark.parametrize("profile", ["0123456789abcdef" * 2, ""])
def test_a_proposal_to_a_full_table_can_be_declined(profile: str) -> None:
    """However many people there are, and whatever their names, the settings take it."""
    people = [Seat(initial * SHOWN_NAME_LENGTH, profile=profile and profile[:-1] + initial) for initial in "ABCDEF"]
    found = proposed("gunjo", evening("gunjo", "A" * 10, people), people)
    assert found is not None
    declined = {found.id: found.at}
    assert DECLINED.read(DECLINED.write(declined)) == declined
    assert proposed("gunjo", evening("gunjo", "A" * 10, people), people, None, declined) is None


def test_a_declined_head_start_is_offered_again_after_ten_new_matches() -> None:
    seats, ten = (EMMA, BEN, NORMAL), evening("gunjo", "B" * 10)
    found = proposed("gunjo", ten, seats)
    assert found is not None
    declined = {found.id: found.at}
    for more in range(10):
        assert proposed("gunjo", [*ten, *evening("gunjo", "B" * more, first=11)], seats, None, declined) is None
    assert proposed("gunjo", [*ten, *evening("gunjo", "B" * 10, first=11)], seats, None, declined) is not None


def alone(won: str, level: str = "normal", first: int = 1) -> list[PersonResult]:
    """Matches of Ben alone with three bots of a level."""
    return [
        replace(result(float(each == "w"), rivals=level, person="Ben", ended=first + at), match=f"a{first + at}")
        for at, each in enumerate(won)
    ]


FOUR = (BEN, NORMAL, NORMAL, NORMAL)


def four(level: str) -> tuple[Seat, ...]:
    return tuple(seat if seat.level is None else replace(seat, level=level) for seat in FOUR)


@pytest.mark.parametrize(
    ("won", "level", "to"),
    [
        ("wwwllwwwwwlw", "normal", "hard"),
        ("w" * FEWEST, "hard", "expert"),
        ("w" * RECENT, "expert", None),
        ("w" * (FEWEST - 1), "normal", None),
        ("wllwwllwllwl", "normal", None),
        ("l" * RECENT, "normal", "easy"),
        ("l" * RECENT, "easy", None),
        ("l" * FEWEST, "normal", None),
        ("w" * RECENT, "random", "easy"),
    ],
)
def test_the_next_level_is_proposed_where_the_interval_leaves_the_even_share(
    won: str, level: str, to: str | None
) -> None:
    results = alone(won, level)
    found = proposed("godan", results, four(level))
    assert (None if found is None else found.level) == to
    share = Share.of(results[-RECENT:])
    assert share.chance == 0.25
    if to is not None:
        assert share.low > 0.25 or share.high < 0.25


def test_the_proposal_of_a_level_says_why() -> None:
    found = proposed("godan", alone("wwwllwwwwwlw"), FOUR)
    assert said(found, FOUR) == ("You’ve won 9 of your last 12 matches against Normal bots. Try Hard?")


def test_only_the_last_matches_against_this_level_count() -> None:
    twelve = alone("w" * 12)
    assert proposed("godan", twelve, FOUR) is not None
    assert proposed("godan", twelve, four("hard")) is None
    assert proposed("gunjo", twelve, FOUR) is None
    assert proposed("godan", twelve, (Seat("Emma"), *FOUR[1:])) is None
    assert proposed("godan", [*twelve, *alone("l", "hard", 13)], FOUR) is None, "hard was tried"
    assert proposed("godan", [*alone("w" * 30), *alone("lllw" * 5, first=31)], FOUR) is None
    assert proposed("godan", [*twelve, *alone("w", "people", 13)], FOUR) is not None
    assert proposed("godan", [replace(each, hints=1) for each in twelve], FOUR) is None
    assert (
        proposed("godan", [replace(each, house="head_start-5-0-0-0", arranged="head_start") for each in twelve], FOUR)
        is None
    )
    assert proposed("godan", twelve, (BEN, NORMAL, NORMAL, replace(NORMAL, level="hard"))) is None
    assert proposed("godan", twelve, (NORMAL, NORMAL, NORMAL)) is None
    assert proposed("meow", twelve, (BEN,)) is None


def test_a_declined_level_is_proposed_again_after_enough_new_matches() -> None:
    twelve = alone("w" * 12)
    found = proposed("godan", twelve, FOUR)
    assert found is not None
    declined = {found.id: found.at}
    for more in range(FEWEST):
        assert proposed("godan", [*twelve, *alone("w" * more, first=13)], FOUR, None, declined) is None
    again = proposed("godan", [*twelve, *alone("w" * FEWEST, first=13)], FOUR, None, declined)
    assert said(again, FOUR).startswith(f"You’ve won {FEWEST} of your last {FEWEST} matches")
