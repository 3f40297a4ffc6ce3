"""The text of actions."""

import pytest

from cardtable_gui.core.actions import NotationError
from cardtable_gui.games.gunjo.actions import DRAW, PASS, STAY, Give, Play, Swap
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.i18n import text as spoken
from tests.games.gunjo.test_legality import walk


@pytest.mark.parametrize("players", [3, 6])
def test_every_legal_action_reads_back(players: int) -> None:
    for state in walk(players, players):
        for action in state.legal_actions():
            assert GAME.parse(GAME.notation(action)) == action


@pytest.mark.parametrize(
    ("written", "canonical", "action"),
    [
        ("play 3", "play 3", Play((2,))),
        ("play 7 1  7", "play 1 7 7", Play((0, 6, 6))),
        ("play 15 10", "play 10 15", Play((9, 14))),
        ("draw", "draw", DRAW),
        ("stay", "stay", STAY),
        ("pass", "pass", PASS),
        ("pass 3 > 9", "pass 3 > 9", Swap(2, 8)),
        ("give 4", "give 4", Give(3)),
    ],
)
def test_cards_are_read_in_any_order_and_written_sorted(written: str, canonical: str, action: object) -> None:
    assert GAME.parse(written) == action
    assert GAME.notation(GAME.parse(written)) == canonical


def test_a_card_that_is_passed_on_is_hidden_from_others() -> None:
    assert GAME.open_notation(Give(3)) == "give ?"
    assert GAME.open_notation(Swap(2, 8)) == "pass 3 > 9"


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("", "Expected an action, but the text is empty."),
        ("play", "Name at least one card."),
        ("play 16", "“16” isn’t a card in this game."),
        ("play 0", "“0” isn’t a card in this game."),
        ("draw 3", "“draw 3” isn’t an action in this game."),
        ("pass 3", "Write a swap as “pass 3 > 9”, with the card you give first."),
        ("pass 3 4 > 7", "Write a swap as “pass 3 > 9”, with the card you give first."),
        ("pass 3 > 9 9", "Write a swap as “pass 3 > 9”, with the card you give first."),
        ("pass > 7", "Write a swap as “pass 3 > 9”, with the card you give first."),
        ("pass x > 7", "“x” isn’t a card in this game."),
        ("give", "Name at least one card."),
        ("give 5 5", "Name exactly one card to pass."),
        ("stay 3", "“stay 3” isn’t an action in this game."),
        ("PLAY 3", "“PLAY 3” isn’t an action in this game."),
        ("skip", "“skip” isn’t an action in this game."),
    ],
)
def test_what_is_no_action_is_named(written: str, words: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse(written)
    assert spoken(error.value.message, (), "en") == words


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("play 3 3", "Play two 3s"),
        ("draw", "Draw a card"),
        ("stay", "Stay"),
        ("pass", "Pass"),
        ("pass 3 > 9", "Swap 3 for 9 and pass"),
        ("give 4", "Pass 4 to the left"),
    ],
)
def test_actions_in_words(written: str, words: str) -> None:
    assert spoken(GAME.describe(GAME.parse(written)), (), "en") == words
