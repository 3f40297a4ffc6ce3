"""The manual pages know what the program knows."""

import re
from pathlib import Path

import pytest

from cardtable_gui.commands.window import COMMANDS
from tests.test_shipped_games import SHIPPED


@pytest.mark.parametrize("language", ["", "ja"])
def test_every_command_and_shipped_game_is_on_the_manual_page(repository: Path, language: str) -> None:
    page = (repository / "packaging" / "linux" / "man" / language / "cardtable-gui.6").read_text("utf-8")
    words = set(re.findall(r"[a-z]+", page))
    assert set(COMMANDS) <= words
    assert SHIPPED.keys() <= words
    for option in ("lang", "data", "game", "version", "help"):
        assert rf"\-\-{option}" in page
