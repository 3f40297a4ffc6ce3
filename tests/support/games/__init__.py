"""Three small games that the program does not ship, to test that it supports any game.

Heap reshuffles its deck within a deal. Each is a package of the same shape as those in `cardtable_gui/games`, with its
rules pages (`i18n/rules`) and Japanese texts (`i18n/ja.json`) in its own folder. The fixture `small_games` puts them
among the others. Their ids hold a `_`, as no game of the program does, so that a Sevens may be added to the program
beside this one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from cardtable_gui.games import GamePackage, found_in

FOLDERS = tuple(sorted(file.parent for file in Path(__file__).parent.glob("*/__init__.py")))
"""The root of each game's data: what `assets/` and `i18n/` are for the program's own games."""


def small_games() -> dict[str, GamePackage]:
    """The games by id."""
    return found_in(__name__, __path__)


def japanese() -> Mapping[tuple[str, str], str]:
    """The Japanese texts by context and English text."""
    read = (json.loads((folder / "i18n" / "ja.json").read_text(encoding="utf-8")) for folder in FOLDERS)
    return {(context, text): said for found in read for context, texts in found.items() for text, said in texts.items()}
