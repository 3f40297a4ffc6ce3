"""What a card's details say about it: the values of its group (GO7), or what a role does (GO9)."""

import pytest

from cardtable_gui.games.godan.card_notes import about
from cardtable_gui.games.godan.house import house_1
from cardtable_gui.i18n import text

ROLE = "A role card: do a job with 2–4 of the same kind."


@pytest.mark.parametrize(
    ("card", "notes"),
    [
        (
            "10",
            (
                "In your field, two are worth 10 points, three 15, four 40 and five 50.",
                "Lay five of them yourself, and the game ends at once.",
            ),
        ),
        ("S", (ROLE, "4 of them end the game at once; fewer bring the last week closer.")),
        ("R", (ROLE, "For each one, you can take a card from one group in an opponent’s field.")),
        ("C", (ROLE, "For each one, an opponent of your choice owes you 5 points.")),
    ],
)
def test_go7_go9_the_details_of_a_card_say_what_it_is_worth_or_does(card: str, notes: tuple[str, ...]) -> None:
    assert tuple(map(text, about(house_1(), card))) == notes
