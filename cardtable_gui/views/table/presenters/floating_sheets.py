"""The floating widgets of one match: questions, card details, hints, answers."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.widgets.answer_bubble import AnswerBubble
from cardtable_gui.views.table.widgets.bubbles import HintBubble
from cardtable_gui.views.table.widgets.card_details import Details
from cardtable_gui.views.table.widgets.choice_box import ChoiceBox


@dataclass(frozen=True, slots=True)
class FloatingSheets:
    """Created with each match as children of the table widget, and deleted with it."""

    hint_bubble: HintBubble
    choice: ChoiceBox
    details: Details
    answer: AnswerBubble

    @classmethod
    def on(cls, table: QWidget, art: Art, keys: Keymap, clock: Clock) -> FloatingSheets:
        """Create those of one match on a table widget."""
        return cls(
            HintBubble(table),
            ChoiceBox(art, clock, table, keys),
            Details(art, clock, table),
            AnswerBubble(clock, table),
        )

    def delete(self) -> None:
        """Delete them."""
        for sheet in (self.hint_bubble, self.choice, self.details, self.answer):
            sheet.hide()
            sheet.deleteLater()
