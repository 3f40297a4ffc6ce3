"""What the start screen tells of every game."""

from __future__ import annotations

import pytest

from cardtable_gui import games
from cardtable_gui.games import Box
from cardtable_gui.i18n import text


@pytest.mark.parametrize("box", games.boxes(), ids=lambda box: box.game.id)
def test_a_game_says_in_few_words_what_kind_it_is_and_how_hard(box: Box) -> None:
    assert 2 <= len(text(box.game.kind, (), "en").split()) <= 6
    assert text(box.game.kind, (), "ja") != text(box.game.kind, (), "en")
    assert 1 <= box.game.difficulty <= 5
