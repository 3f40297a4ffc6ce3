"""What would make cards playable, in words that sound natural."""

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.messages import CardList
from cardtable_gui.core.why_not.finding import add


@pytest.mark.parametrize(
    ("more", "chosen", "words"),
    [
        (("5",), ("5", "5"), "Add another 5 from your hand, and it works."),
        (("5", "5"), ("5",), "Add two 5s from your hand, and it works."),
        (("6",), ("5",), "Add 6 from your hand, and it works."),
    ],
)
def test_a_card_like_a_chosen_one_is_called_another(more: tuple[str, ...], chosen: tuple[str, ...], words: str) -> None:
    assert i18n.text(add(CardList(more), CardList(chosen)), (), "en") == words
