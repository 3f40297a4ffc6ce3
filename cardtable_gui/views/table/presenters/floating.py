"""Floating widgets that the player asked for or caused: a refusal, a question, card details, an answer."""

from __future__ import annotations

from cardtable_gui.views.table.presenters.asking import Asking
from cardtable_gui.views.table.presenters.inspector import Inspector
from cardtable_gui.views.table.widgets.answer_bubble import AnswerBubble


class Floating:
    """Closes floating sheets."""

    def __init__(self, asking: Asking, inspector: Inspector, answer: AnswerBubble) -> None:
        self._asking = asking
        self._inspector = inspector
        self._answer = answer

    def close(self) -> None:
        """Close everything without an answer."""
        self._asking.close()
        self._inspector.close()
        self._answer.hide()

    def leave(self) -> bool:
        """Close everything because the player does something else; an open question is cancelled.

        Returns whether one was open.
        """
        asked = self._asking.leave()
        self._inspector.close()
        self._answer.hide()
        return asked

    def uncover(self) -> None:
        """Close what may cover the cards, since the focus moves to them; a question stays."""
        self._asking.close_refusal()
        self._inspector.close()
        self._answer.hide()

    def close_one(self) -> bool:
        """Close the refusal, else the card details, else the answer; return whether any was shown."""
        return self._asking.close_refusal() or self._inspector.close() or self._answer.close_one()
