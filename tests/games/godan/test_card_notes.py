"""A card's details: what its group is worth (GO7), what a role does (GO9), and what it costs in hand (GO10)."""

import pytest

from cardtable_gui.games.godan.card_notes import about
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.i18n import text

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
        ("C", (ROLE, "For each one, an opponent of your choice owes you 5 points.", HELD)),
    ],
)
def test_go7_go9_go10_the_details_of_a_card_say_what_it_is_worth_or_does_and_costs_in_hand(
    card: str, notes: tuple[str, ...]
) -> None:
    assert tuple(map(text, about(house_1(), card))) == notes
