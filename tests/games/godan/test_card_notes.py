"""A card's details: what its group is worth (GO7), what a role does (GO9), and what it costs in hand (GO10)."""

from dataclasses import replace

import pytest

from cardtable_gui.games.godan.card_notes import about
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.games.godan.table import GodanTable
from cardtable_gui.i18n import text
from tests.games.godan.scenes import scene

HELD = "Costs 10 points if it’s still in your hand at the end of the game."
ROLE = "A role card: do a job with 2–4 of the same kind."


@pytest.mark.parametrize(
    ("card", "notes"),
    [
        (
            "10",
            (
                "In your field, two are worth 10 points, three 15, four 40 and five 50.",
                "Lay five of them yourself, and the game ends at once.",
                HELD,
            ),
        ),
        ("S", (ROLE, "4 of them end the game at once; fewer bring the last week closer.", HELD)),
        ("R", (ROLE, "For each one, you can take a card from one group in an opponent’s field.", HELD)),
        (
            "V",
            (ROLE, "Discard at least one other card from your hand, and at most one for each Cover-up card.", HELD),
        ),
        ("C", (ROLE, "For each one, an opponent of your choice owes you 5 points.", HELD)),
    ],
)
def test_go7_go9_go10_the_details_of_a_card_say_what_it_is_worth_or_does_and_costs_in_hand(
    card: str, notes: tuple[str, ...]
) -> None:
    assert tuple(map(text, about(house_1(), card, addition_ends=True))) == notes


def test_go8_the_tip_says_how_five_cards_end_the_game() -> None:
    five = about(house_1(), "10", addition_ends=False)[1]
    assert text(five) == "Lay five of them in one job, and the game ends at once."
    view = scene("10", "", "", addition_ends=False).view(0)
    assert GodanTable().about(view, "10")[1] == five
    view = scene("10", "", "").view(0)
    assert text(GodanTable().about(view, "10")[1]) == "Lay five of them yourself, and the game ends at once."


def test_go9_severance_that_cannot_end_the_game_is_not_said_to() -> None:
    house = replace(house_1(), ends_with=5)
    assert text(about(house, "S", addition_ends=True)[1]).startswith("They bring the last week closer")
