"""What floats over the table because of the player: a refusal, a question, the details of a card."""

from __future__ import annotations

from cardtable_gui.views.table.sheets.asking import Asking
from cardtable_gui.views.table.sheets.inspector import Inspector


class Floating:
    """Closes what floats."""

    def __init__(self, asking: Asking, inspector: Inspector) -> None:
        self._asking = asking
        self._inspector = inspector

    def hush(self) -> None:
        """Close everything without a word."""
        self._asking.hush()
        self._inspector.close()

    def leave(self) -> None:
        """The player turns to something else: everything closes, and an open question is answered by none."""
        self._asking.leave()
        self._inspector.close()

    def uncover(self) -> None:
        """Close what may lie on the cards, since the keyboard goes to them; a question stays."""
        self._asking.hush_bubble()
        self._inspector.close()

    def close_one(self) -> bool:
        """Close the refusal, else the details; whether either was shown."""
        return self._asking.hush_bubble() or self._inspector.close()
