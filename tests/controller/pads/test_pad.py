"""The score pad: what the rules make of entered deals is what the engine makes of the same match."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.controller.pads.pad import Pad, Person, change_of_end
from cardtable_gui.core.entered_deal import EntryError
from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import Json
from tests.support.real_tables import RealMatch, played
from tests.support.sampling import RUN

GAMES = ["godan", "gunjo", "kobayakawa", "meow", "merchant"]
"""The games with a score pad."""


def entered(match: RealMatch) -> Pad:
    pad = match.pad
    for answers in match.answers:
        pad = pad.with_deal(answers)
    return pad


def scores(ended: DealEnded) -> list[tuple[int, int | None, int]]:
    return sorted((row.seat, row.gained, row.score) for row in ended.results)


def starter(state: Any) -> int:
    start: int = state.start
    return start


def pad_of(game_id: str, players: int, start: int | None = 0, **options: object) -> Pad:
    """A new pad of a game."""
    people = tuple(Person(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")[:players])
    return Pad(game_id, people, complete(games.game(game_id).options, options), start)


def test_every_game_has_a_pad() -> None:
    assert [package.game.id for package in games.packages() if package.score_pad is not None] == GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_what_lies_on_the_table_is_scored_as_by_the_engine(game_id: str) -> None:
    for seed in range(1000 if RUN.thorough else 25):
        match = played(game_id, seed)
        scored = entered(match).scored
        assert [scores(deal.ended) for deal in scored.deals] == [scores(ended) for ended in match.ended], seed
        assert scored.state.scores == match.final.scores
        assert scored.ranks == match.final.ranks
        assert scored.over
        if scored.pad.package.game.start_is_open:
            assert match.starters[: len(scored.deals)] == [starter(deal.before) for deal in scored.deals], seed


def test_it_says_who_starts_next() -> None:
    pad = pad_of("kobayakawa", 4, start=2)
    assert pad.scored.starter == 2
    assert pad.with_deal({"fighters": [0, 3], "winner": 3}).scored.starter == 3
    assert pad_of("meow", 3, None).scored.starter is None
    assert pad_of("godan", 3, 2).with_deal({}).scored.starter == 0


def test_a_tied_fight_goes_to_who_acted_first() -> None:
    cards: dict[str, Json] = {"known": "cards", "card-0": ["9"], "card-1": ["4"], "k": ["5"]}
    for start, winner in ((0, 0), (1, 1)):
        scored = pad_of("kobayakawa", 3, start).with_deal({"fighters": [0, 1], **cards}).scored
        assert scored.state.scores[winner] == 6
        assert "tie" in {row.seat: row.why for row in scored.deals[0].ended.results}[winner].text


def test_whoever_has_no_kamons_left_is_out_and_is_not_asked_about() -> None:
    pad = pad_of("kobayakawa", 3)
    for _ in range(4):
        pad = pad.with_deal({"fighters": [0, 1], "winner": 0})
    assert pad.scored.state.scores == (12, 0, 4)
    (fought,) = pad.scored.questions({})
    assert fought.seats == (0, 2)  # type: ignore[attr-defined]
    with pytest.raises(EntryError):
        pad.with_deal({"fighters": [0, 1], "winner": 0})


def test_points_below_zero_end_a_match_of_gunjo() -> None:
    pad = pad_of("gunjo", 3, start_points=10, rounds=12)
    costly: list[Json] = ["7", "8", "6", "9"]
    scored = pad.with_deal({"winner": 0, "hand-1": costly, "hand-2": ["3"]}).scored
    assert scored.over
    assert scored.state.scores == (28, -8, 9)
    assert scored.ranks == (1, 3, 2)


def test_a_head_start_is_what_people_begin_with() -> None:
    pad = pad_of("kobayakawa", 3, head_start=(0, 2, 0))
    assert pad.scored.state.scores == (4, 6, 4)
    pad = pad_of("meow", 2, None, head_start=(0, 3)).with_deal({"winner": 0, "circles-1": 11})
    assert pad.scored.state.scores == (0, 0)


def test_equal_numbers_count_once() -> None:
    scored = pad_of("gunjo", 3).with_deal({"winner": 2, "hand-0": ["7", "7", "7"], "hand-1": ["7"]}).scored
    assert scored.state.scores == (25, 25, 35)


def test_equal_totals_share_a_rank_in_godan() -> None:
    pad = pad_of("godan", 3)
    for _ in range(3):
        pad = pad.with_deal({"field-0": ["5", "5"], "field-1": ["5", "5"]})
    assert pad.scored.ranks == (1, 1, 3)


def test_godan_pays_collections_and_counts_hands() -> None:
    scored = (
        pad_of("godan", 4)
        .with_deal(
            {
                "end": "severance",
                "field-0": ["10", "10", "10"],
                "hand-1": ["25", "S"],
                "collections": [[2, 3, 2], [0, 3, 2]],
            }
        )
        .scored
    )
    assert scored.state.scores == (125, 65, 110, 80)


def test_the_series_of_merchant_is_decided_by_the_last_place() -> None:
    pad = pad_of("merchant", 3, series=3)
    for order in ([0, 1, 2], [1, 2, 0], [2, 0]):
        pad = pad.with_deal({"order": list[Json](order)})
    assert pad.scored.state.scores == (3, 3, 3)
    assert pad.scored.ranks == (2, 3, 1)


def test_many_circles_are_not_told_as_exactly_so_many() -> None:
    rows = pad_of("meow", 2, None).with_deal({"winner": 0, "circles-1": 11}).scored.deals[0].ended.results
    assert [row.why.text for row in rows if row.seat == 1] == ["{number} or more circles left in hand"]
    assert [row.score for row in rows if row.seat == 1] == [-3]


@pytest.mark.parametrize(
    ("game_id", "answers"),
    [
        ("gunjo", {}),
        ("gunjo", {"winner": 3}),
        ("gunjo", {"winner": True}),
        ("gunjo", {"winner": 0, "hand-1": ["3"]}),
        ("gunjo", {"winner": 0, "hand-1": ["3"], "hand-2": []}),
        ("gunjo", {"winner": 0, "hand-1": ["3"], "hand-2": ["1"]}),
        ("gunjo", {"winner": 0, "hand-1": ["12"] * 2, "hand-2": ["12"] * 2}),
        ("gunjo", {"winner": 0, "hand-1": "3", "hand-2": ["3"]}),
        ("kobayakawa", {"fighters": [0, 0]}),
        ("kobayakawa", {"fighters": [0, 1]}),
        ("kobayakawa", {"fighters": [0, 1], "winner": 2}),
        ("kobayakawa", {"fighters": [0, 1], "known": "cards", "card-0": ["3"], "card-1": ["3"], "k": ["4"]}),
        ("kobayakawa", {"fighters": [0, 1], "known": "cards", "card-0": ["3"], "card-1": ["5"]}),
        ("kobayakawa", {"fighters": [0, 1], "known": "cards", "card-0": ["3", "4"], "card-1": ["5"], "k": ["4"]}),
        ("merchant", {"order": [0]}),
        ("merchant", {"order": [0, 1, 1]}),
        ("merchant", {"order": [[0], 1, 2]}),
        ("meow", {"winner": 0, "circles-1": 0, "circles-2": 3}),
        ("meow", {"winner": 0, "circles-1": 12, "circles-2": 3}),
        ("meow", {"winner": 0, "circles-1": 1.5, "circles-2": 3}),
        ("godan", {"field-0": ["5"] * 6}),
        ("godan", {"field-0": ["5"] * 5, "field-1": ["5"] * 5}),
        ("godan", {"end": "five", "field-0": ["5"] * 4}),
        ("godan", {"end": "weather"}),
        ("godan", {"collections": [[0, 0, 2]]}),
        ("godan", {"collections": [[0, 1, 1]]}),
        ("godan", {"collections": [[0, 1, 4], [1, 0, 4]]}),
        ("godan", {"collections": [[0, 1, 4]], "hand-1": ["C"]}),
        ("godan", {"hand-0": ["S"] * 5}),
    ],
)
def test_what_cant_be_is_refused_with_a_sentence(game_id: str, answers: dict[str, Json]) -> None:
    pad = pad_of(game_id, 3)
    with pytest.raises(EntryError) as refused:
        pad.with_deal(answers)
    assert refused.value.message.text
    assert pad.scored.deals == ()


def test_the_first_deal_is_corrected_after_the_fifth() -> None:
    right = played("kobayakawa", 7, 4, {})
    assert len(right.answers) >= 6
    first: dict[str, Json] = (
        {"fighters": [0, 1], "winner": 1} if right.answers[0]["fighters"] != [0, 1] else {"fighters": []}
    )
    wrong = right.pad.with_deal(first)
    for answers in right.answers[1:5]:
        wrong = wrong.with_deal(answers)
    corrected = wrong.corrected(0, right.answers[0])
    for answers in right.answers[5:]:
        corrected = corrected.with_deal(answers)
    assert corrected.scored.state.scores == right.final.scores
    assert corrected.scored.ranks == right.final.ranks


def gunjo_of_three_rounds() -> Pad:
    pad = pad_of("gunjo", 3, start_points=20)
    for winner in (0, 1, 2):
        pad = pad.with_deal({"winner": winner, **{f"hand-{seat}": ["3"] for seat in range(3) if seat != winner}})
    return pad


def test_a_correction_that_ends_the_match_earlier_says_so_and_keeps_what_was_entered() -> None:
    pad = gunjo_of_three_rounds()
    costly: list[Json] = ["5", "6", "7", "8", "9", "10"]
    corrected = pad.corrected(0, {"winner": 0, "hand-1": costly, "hand-2": ["3"]})
    assert corrected.scored.over
    assert (len(corrected.scored.deals), corrected.scored.idle) == (1, 2)
    message = change_of_end(pad.scored, corrected.scored)
    assert message is not None
    assert message.places["n"] == 2
    again = corrected.corrected(0, pad.deals[0].answers)
    assert again.scored.state.scores == pad.scored.state.scores
    assert change_of_end(corrected.scored, again.scored) is not None


def test_a_correction_after_which_the_match_goes_on_says_so() -> None:
    pad = pad_of("meow", 2, None, losing_limit=3).with_deal({"winner": 0, "circles-1": 11})
    assert pad.scored.over
    corrected = pad.corrected(0, {"winner": 0, "circles-1": 10})
    assert not corrected.scored.over
    message = change_of_end(pad.scored, corrected.scored)
    assert message is not None
    assert change_of_end(corrected.scored, corrected.scored) is None


def test_a_misfit_is_told_and_nothing_is_added_before_it_fits() -> None:
    pad = pad_of("kobayakawa", 4)
    for _ in range(3):
        pad = pad.with_deal({"fighters": [0, 1], "winner": 0})
    pad = pad.with_deal({"fighters": [1, 2], "winner": 1})
    pad = pad.with_deal({"fighters": [1, 3], "winner": 1})
    corrected = pad.corrected(3, {"fighters": [0, 1], "winner": 0})
    scored = corrected.scored
    assert scored.misfit is not None
    assert (len(scored.deals), scored.idle) == (4, 1)
    assert change_of_end(pad.scored, scored) is not None
    with pytest.raises(EntryError):
        corrected.with_deal({"fighters": [0]})
    mended = corrected.corrected(4, {"fighters": [2, 3], "winner": 3})
    assert mended.scored.misfit is None
    assert len(mended.scored.deals) == 5


def test_a_match_that_is_over_takes_no_more_deals() -> None:
    with pytest.raises(EntryError):
        gunjo_of_three_rounds().with_deal({"winner": 0, "hand-1": ["3"], "hand-2": ["3"]})


def test_notes_and_the_last_deal_can_be_taken_back() -> None:
    pad = gunjo_of_three_rounds().noted("a good evening").noted("redealt once", 1)
    assert (pad.note, pad.deals[1].note) == ("a good evening", "redealt once")
    assert len(pad.without_last().scored.deals) == 2
    assert pad.without_last().deals[1].note == "redealt once"
