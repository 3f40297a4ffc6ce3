"""Each paragraph of each game's rules is shown by tests that carry its number, such as `test_mg5_…`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from cardtable_gui import games

BOOKS = {"kobayakawa": ("KB", 10), "merchant": ("MG", 13), "gunjo": ("GG", 16), "godan": ("GO", 12), "meow": ("MM", 13)}
"""How the paragraphs of each game are numbered, and how many there are."""

SHOWN_BY = {
    "KB1": "test_paragraphs.py::test_kb1_fifteen_cards_four_kamons_each_and_eight_in_the_centre",
    "KB2": "test_paragraphs.py::test_kb2_a_card_each_in_order_from_seat_0_then_k_then_the_deck",
    "KB3": "test_paragraphs.py::test_kb3_from_the_start_seat_clockwise_everybody_draws_or_flips",
    "KB4": "test_paragraphs.py::test_kb4_bets_come_in_the_same_order_one_decision_each",
    "KB5": "test_paragraphs.py::test_kb5_the_lowest_fighter_adds_k_and_the_highest_total_wins",
    "KB6": "test_paragraphs.py::test_kb6_the_winner_takes_all_stakes_and_one_kamon_and_starts_the_next_round",
    "KB7": "test_paragraphs.py::test_kb7_the_seventh_round_is_the_last_and_its_stake_is_two",
    "KB8": "test_paragraphs.py::test_kb8_nobody_fights_the_round_counts_and_its_kamon_leaves_play",
    "KB9": "test_paragraphs.py::test_kb9_a_seat_without_kamons_after_the_pot_is_paid_is_out",
    "KB10": "test_paragraphs.py::test_kb10_most_kamons_wins_and_equal_ones_share_the_rank",
    "MG1": "test_setup.py::test_mg1_the_full_deck_has_66_cards_few_of_them_high",
    "MG2": "test_setup.py::test_mg2_two_players_remove_two_each_of_1_to_10_and_one_each_of_11_and_12",
    "MG3": "test_setup.py::test_mg3_hands_and_market_by_number_of_players",
    "MG4": "test_turns.py::test_mg4_on_cards_a_seat_plays_or_passes",
    "MG5": "test_turns.py::test_mg5_same_number_higher_or_same_value_more_never_both",
    "MG6": "test_turns.py::test_mg6_an_exchange_has_equal_sums_of_14_at_most_and_no_shared_value",
    "MG7": "test_resets.py::test_mg7_all_others_passing_in_a_row_bring_the_reset",
    "MG8": "test_resets.py::test_mg8_going_out_gives_places_in_order",
    "MG9": "test_resets.py::test_mg9_the_lowest_market_card_is_laid_out_after_the_discards_joined",
    "MG10": "test_resets.py::test_mg10_all_pass_on_the_ownerless_card_reset_without_bonus",
    "MG11": "test_endings.py::test_mg11_the_deal_ends_when_one_seat_holds_cards",
    "MG12": "test_endings.py::test_mg12_three_deals_add_up_and_the_last_of_a_deal_starts_the_next",
    "MG13": "test_endings.py::test_mg13_the_deal_stops_after_so_many_plays_and_passes",
    "GG1": "test_turns.py::test_gg1_75_basic_cards_with_their_penalties",
    "GG2": "test_turns.py::test_gg2_hands_revealed_cards_and_30_points",
    "GG3": "test_turns.py::test_gg3_on_cards_play_draw_or_pass",
    "GG4": "test_turns.py::test_gg4_the_total_must_be_above_that_of_the_latest_play",
    "GG5": "test_turns.py::test_gg5_staying_counts_as_a_pass_and_gives_no_swap",
    "GG6": "test_turns.py::test_gg6_the_area_is_cleared_when_nobody_else_has_played",
    "GG7": "test_rounds.py::test_gg7_the_first_seat_without_cards_wins_at_once",
    "GG8": "test_rounds.py::test_gg8_each_number_counts_once",
    "GG9": "test_rounds.py::test_gg9_the_winner_starts_the_next_round",
    "GG10": "test_rounds.py::test_gg10_a_tie_goes_to_fewer_penalty_points_in_the_last_round",
    "GG11": "test_expansions.py::test_gg11_any_number_of_1s_joins_one_set",
    "GG12": "test_expansions.py::test_gg12_four_2s_win_the_round_at_once",
    "GG13": "test_expansions.py::test_gg13_every_total_must_be_odd_from_the_next_turn",
    "GG14": "test_expansions.py::test_gg14_its_player_takes_the_latest_play",
    "GG15": "test_expansions.py::test_gg15_all_cards_are_passed_left_at_the_same_time",
    "GG16": "test_expansions.py::test_gg16_after_a_15_a_seat_left_with_none_wins",
    "GO1": "test_setup.py::test_go1_there_are_61_cards_nine_of_each_number_and_four_of_each_role",
    "GO2": "test_setup.py::test_go2_hands_deck_and_weeks_depend_on_the_number_of_players",
    "GO3": "test_turns.py::test_go3_the_start_seat_takes_the_top_card_and_the_others_what_was_sent",
    "GO4": "test_turns.py::test_go4_who_takes_sends_any_hand_card_also_the_one_just_taken",
    "GO5": "test_turns.py::test_go5_who_works_lets_the_card_go_on_unseen",
    "GO6": "test_numbers.py::test_go6_a_new_group_needs_two_cards_and_may_use_fewer_than_held",
    "GO7": "test_numbers.py::test_go7_a_group_scores_by_its_size",
    "GO8": "test_numbers.py::test_go8_five_of_a_number_end_the_game_at_once",
    "GO9": "test_roles.py::test_go9_role_cards_are_worked_as_two_to_four_equal_ones",
    "GO10": "test_roles.py::test_go10_a_hand_card_costs_its_value_and_a_role_card_ten",
    "GO11": "test_turns.py::test_go11_a_seat_without_cards_takes_and_sends_that_card",
    "GO12": "test_setup.py::test_go12_most_points_win_and_equal_points_share_the_rank",
    "MM1": "test_paragraphs.py::test_mm1_32_cards_each_once_with_their_circles",
    "MM2": "test_paragraphs.py::test_mm2_hands_three_cards_face_up_and_the_deck",
    "MM3": "test_paragraphs.py::test_mm3_both_in_hand_one_goes_under_the_deck_and_the_top_card_comes",
    "MM4": "test_paragraphs.py::test_mm4_every_seat_chooses_hidden_then_all_show_at_once",
    "MM5": "test_paragraphs.py::test_mm5_single_cards_equal_numbers_and_sequences_of_a_suit",
    "MM6": "test_paragraphs.py::test_mm6_a_doppelganger_counts_as_one_or_two_also_alone",
    "MM7": "test_paragraphs.py::test_mm7_a_joker_is_any_number_of_its_colour",
    "MM8": "test_paragraphs.py::test_mm8_same_type_same_count_higher_number",
    "MM9": "test_paragraphs.py::test_mm9_a_pass_takes_a_face_up_card_and_the_field_is_refilled",
    "MM10": "test_paragraphs.py::test_mm10_all_others_passed_the_cards_are_set_aside_and_the_last_player_leads",
    "MM11": "test_paragraphs.py::test_mm11_circles_cost_one_two_or_three_points",
    "MM12": "test_paragraphs.py::test_mm12_the_match_ends_with_five_lost_points_and_fewest_lost_is_first",
    "MM13": "test_solo.py::test_mm13_an_empty_hand_clears_without_a_card_and_the_result_is_the_turns",
}
"""For each paragraph the test that shows its heart; others with its number show its corners."""


def paragraphs(book: tuple[str, int]) -> Sequence[str]:
    """The numbers of a game's paragraphs."""
    letters, count = book
    return [f"{letters}{number}" for number in range(1, count + 1)]


def unshown(wanted: Iterable[str], table: Mapping[str, str], tests: Mapping[str, ast.FunctionDef]) -> list[str]:
    """The paragraphs without a test that runs and asserts something, and carries their number."""
    return [rule for rule in wanted if not _shows(rule, table.get(rule, ""), tests)]


def _shows(rule: str, name: str, tests: Mapping[str, ast.FunctionDef]) -> bool:
    test = tests.get(name)
    if test is None or not name.partition("::")[2].startswith(f"test_{rule.lower()}_"):
        return False
    left_out = any("skip" in ast.unparse(mark) or "xfail" in ast.unparse(mark) for mark in test.decorator_list)
    return not left_out and any(isinstance(node, ast.Assert) for node in ast.walk(test))


@cache
def functions_of(game_id: str, folder: Path) -> Mapping[str, ast.FunctionDef]:
    """All test functions of a game, by file and name."""
    return {
        f"{file.name}::{node.name}": node
        for file in sorted((folder / "tests" / "games" / game_id).glob("test_*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_game_has_its_book() -> None:
    assert {box.game.id: list(box.game.rules) for box in games.boxes()} == {
        game_id: paragraphs(book) for game_id, book in BOOKS.items()
    }
    assert set(SHOWN_BY) == {rule for book in BOOKS.values() for rule in paragraphs(book)}


@pytest.mark.parametrize("game_id", BOOKS)
def test_a_test_shows_every_paragraph(game_id: str, repository: Path) -> None:
    assert unshown(paragraphs(BOOKS[game_id]), SHOWN_BY, functions_of(game_id, repository)) == []


@pytest.mark.parametrize("game_id", BOOKS)
def test_no_test_is_named_after_a_paragraph_that_is_not_there(game_id: str, repository: Path) -> None:
    rules = {rule.lower() for rule in paragraphs(BOOKS[game_id])}
    prefix = BOOKS[game_id][0].lower()
    named = [re.search(rf"::test_({prefix}\d+)_", name) for name in functions_of(game_id, repository)]
    assert {found.group(1) for found in named if found} <= rules


@pytest.mark.parametrize(
    ("table", "code", "missing"),
    [
        ({"XY1": "t.py::test_xy1_a"}, "def test_xy1_a(): assert f()", []),
        ({}, "def test_xy1_a(): assert f()", ["XY1"]),
        ({"XY1": "t.py::test_xy1_b"}, "def test_xy1_a(): assert f()", ["XY1"]),
        ({"XY1": "t.py::test_xy1_a"}, "def test_xy1_a(): f()", ["XY1"]),
        ({"XY1": "t.py::test_xy2_a"}, "def test_xy2_a(): assert f()", ["XY1"]),
        ({"XY1": "t.py::test_xy1_a"}, "@pytest.mark.skip\ndef test_xy1_a(): assert f()", ["XY1"]),
    ],
)
def test_a_paragraph_without_a_test_is_found(table: dict[str, str], code: str, missing: list[str]) -> None:
    test = ast.parse(code).body[0]
    assert isinstance(test, ast.FunctionDef)
    assert unshown(["XY1"], table, {f"t.py::{test.name}": test}) == missing
