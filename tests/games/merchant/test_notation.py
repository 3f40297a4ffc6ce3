"""The text of actions."""

from random import Random

import pytest

from cardtable_gui.core.actions import NotationError
from cardtable_gui.games.merchant.actions import PASS, SKIP, Exchange, Play, Take
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.i18n import text as spoken
from tests.games.merchant.scenes import started


def test_every_legal_action_reads_back() -> None:
    rng = Random(1)
    state = started(4, 1)
    while state.to_move is not None:
        for action in state.legal_actions():
            assert GAME.parse(GAME.notation(action)) == action
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("written", "canonical", "action"),
    [
        ("play 3", "play 3", Play((2,))),
        ("play 14 3  3", "play 3 3 14", Play((2, 2, 13))),
        ("pass", "pass", PASS),
        ("pass 4 3 > 7", "pass 3 4 > 7", Exchange((2, 3), (6,))),
        ("pass 10 > 7 3", "pass 10 > 3 7", Exchange((9,), (2, 6))),
        ("take 5", "take 5", Take(4)),
        ("skip", "skip", SKIP),
    ],
)
def test_cards_are_read_in_any_order_and_written_sorted(written: str, canonical: str, action: object) -> None:
    assert GAME.parse(written) == action
    assert GAME.notation(GAME.parse(written)) == canonical


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("", "Expected an action, but the text is empty."),
        ("play", "Name at least one card."),
        ("play 0", "“0” isn’t a card in this game."),
        ("play 15", "“15” isn’t a card in this game."),
        ("play 03", "“03” isn’t a card in this game."),
        ("play 3 x", "“x” isn’t a card in this game."),
        ("pass 3 4", "Write an exchange as “pass 3 4 > 7”, with the cards you give first."),
        ("pass 3 > 2 > 1", "Write an exchange as “pass 3 4 > 7”, with the cards you give first."),
        ("pass > 7", "Name at least one card."),
        ("pass 7 >", "Name at least one card."),
        ("pass 3 4>7", "Write an exchange as “pass 3 4 > 7”, with the cards you give first."),
        ("take", "Name at least one card."),
        ("take 5 5", "Name exactly one card to take."),
        ("skip 3", "“skip 3” isn’t an action in this game."),
        ("PLAY 3", "“PLAY 3” isn’t an action in this game."),
        ("draw", "“draw” isn’t an action in this game."),
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
        ("pass", "Pass"),
        ("pass 4 3 > 7", "Exchange 3 and 4 for 7"),
        ("take 5", "Take 5"),
        ("skip", "Take no card"),
    ],
)
def test_actions_in_words(written: str, words: str) -> None:
    assert spoken(GAME.describe(GAME.parse(written)), (), "en") == words
