"""The widgets that float over the table of one match because of what the player does."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.views.table.choices import ChoiceBox
from cardtable_gui.views.table.details import Details
from cardtable_gui.views.table.hinting import HintBubble


@dataclass(frozen=True, slots=True)
class FloatingSheets:
    """Made by whoever shows the match, and deleted with it."""

    choice: ChoiceBox
    details: Details
    hint_bubble: HintBubble
