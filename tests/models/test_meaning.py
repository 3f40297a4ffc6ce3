"""The sentence about figures: how often somebody wins, and only what luck alone doesn't explain."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.models.meaning import meaning
from tests.controller.statistics.played import result


def results(wins: int, matches: int, *, rivals: str = "normal", players: int = 4) -> list[PersonResult]:
    return [
        replace(result(float(number < wins), rivals=rivals, players=players, ended=number), match=str(number))
        for number in range(matches)
    ]


IN_FOUR = "; with four at the table, equally good players would each win one in four."
EARLY = ", but it’s too early to say more."
LUCK = "; that could be luck alone, since "


@pytest.mark.parametrize(
    ("played", "said"),
    [
        (results(67, 200), f"You win about one match in three against normal bots{IN_FOUR}"),
        (results(20, 200, rivals="hard"), f"You win about one match in ten against hard bots{IN_FOUR}"),
        (results(14, 200, rivals="hard"), f"You win about 7% of matches against hard bots{IN_FOUR}"),
        (
            results(300, 450, rivals="people", players=2),
            (
                "You win about two matches in three against people; with two at the table, "
                "equally good players would each win one in two."
            ),
        ),
        # In words it would seem to be an even share.
        (results(1350, 5000), f"You win about 27% of matches against normal bots{IN_FOUR}"),
        (results(60, 60), f"You win about 100% of matches against normal bots{IN_FOUR}"),
        (results(0, 60), f"You win about 0% of matches against normal bots{IN_FOUR}"),
        # So much luck nobody has.
        (results(9, 9), f"You win about 100% of matches against normal bots{IN_FOUR}"),
        (results(1, 2), f"You have won 1 of 2 matches against normal bots{IN_FOUR.removesuffix('.')}{EARLY}"),
        (
            results(1, 1, players=3),
            (
                "You have won 1 of 1 match against normal bots; with three at the table, equally good players would "
                f"each win one in three{EARLY}"
            ),
        ),
        (results(13, 43), f"You have won 13 of 43 matches against normal bots{LUCK}{IN_FOUR.removeprefix('; ')}"),
        (
            results(1, 2, players=8),
            (
                "You have won 1 of 2 matches against normal bots; with eight at the table, equally good players would "
                f"each win one in eight{EARLY}"
            ),
        ),
        (
            results(70, 100) + results(50, 100, rivals="hard", players=2),
            "You win about three matches in five; equally good players would each win 38%.",
        ),
        (results(2, 3, rivals="solo", players=1), "You have reached the goal in 2 of 3 solo matches."),
    ],
)
def test_a_sentence_says_how_often_somebody_wins(played: list[PersonResult], said: str, qapp: QApplication) -> None:
    assert meaning(played, None) == said


def test_a_share_within_its_interval_is_never_told_as_more_or_less(qapp: QApplication) -> None:
    for matches in (1, 2, 5, 19, 20, 60):
        for wins in range(matches + 1):
            share_told = "about" in meaning(results(wins, matches), None)
            expected = matches / 4
            # The counts are exact, and more than three standard deviations off are never luck.
            assert share_told or abs(wins - expected) < 3 * (matches * 3 / 16) ** 0.5
            assert not share_told or abs(wins - expected) > 1.5 * (matches * 3 / 16) ** 0.5


def test_matches_with_marks_are_not_compared_with_an_even_share(qapp: QApplication) -> None:
    helped = [replace(each, hints=1) for each in results(9, 9)]
    assert meaning(helped, None) == "You have won 9 of 9 matches, with hints."
    # Nor do they change what is said of the others.
    assert meaning([*results(1, 2), *helped], None) == meaning(results(1, 2), None)


def test_whoever_reads_is_you_and_others_have_names(qapp: QApplication) -> None:
    assert meaning(results(1, 2), "Ann").startswith("You have won ")
    assert meaning(results(1, 2), "Ben").startswith("Ann has won ")
    together = [*results(1, 2), *(replace(each, person="Ben") for each in results(1, 2))]
    assert meaning(together, "Ann").startswith("These are the results of 2 people together.")


def test_japanese_goes_without_a_subject(qapp: QApplication) -> None:
    i18n.install(qapp, "ja")
    try:
        assert meaning(results(67, 200), None) == (
            "「ふつう」のボットとの対戦では、およそ3回に1回勝っています。4人全員が互角なら4回に1回です。"
        )
        assert meaning(results(1, 2), "Ben").startswith("「Ann」は、「ふつう」のボットとの2回の対戦で1勝です。")
        assert meaning(results(2, 3, rivals="solo", players=1), None).startswith(
            "ひとりで目標を達成したのは、対戦3回のうち2回です"
        )
    finally:
        i18n.install(qapp, "en")
