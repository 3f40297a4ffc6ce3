"""What floats over the table because of the player: a refusal, a question, card details."""

from __future__ import annotations

from cardtable_gui.views.table.sheets.asking import Asking
from cardtable_gui.views.table.sheets.inspector import Inspector


class Floating:
    """Closes floating sheets."""

    def __init__(self, asking: Asking, inspector: Inspector) -> None:
        self._asking = asking
        self._inspector = inspector

    def close(self) -> None:
        """Close everything without an answer."""
        self._asking.close()
        self._inspector.close()

    def leave(self) -> None:
        """Close everything because the player does something else; an open question is cancelled."""
        self._asking.leave()
        self._inspector.close()

    def uncover(self) -> None:
        """Close what may cover the cards, since the focus moves to them; a question stays."""
        self._asking.close_refusal()
        self._inspector.close()

    def close_one(self) -> bool:
        """Close the refusal, else the card details; return whether either was shown."""
        return self._asking.close_refusal() or self._inspector.close()
