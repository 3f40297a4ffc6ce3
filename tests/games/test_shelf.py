"""The facts about every game on the start screen."""

from __future__ import annotations

import pytest

from cardtable_gui import games
from cardtable_gui.games import GamePackage
from cardtable_gui.i18n import text


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_a_game_says_in_few_words_what_kind_it_is_and_how_hard(package: GamePackage) -> None:
    assert 2 <= len(text(package.game.kind, (), "en").split()) <= 6
    assert text(package.game.kind, (), "ja") != text(package.game.kind, (), "en")
    assert 1 <= package.game.difficulty <= 5
