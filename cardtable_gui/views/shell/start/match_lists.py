"""The lists of matches on the start screen: unfinished and finished ones."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.controller.loader import CLOSE_S
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.models.saved import SavedModel

_GLANCE_S = 0.15
"""How long the start screen waits for the match that was just left, so that it does not pop up later."""


class MatchLists(QObject):
    """Reads both lists from a store."""

    failed = Signal(object)
    """A `Message`: the folder cannot be read."""

    def __init__(self, store: Store, parent: QObject) -> None:
        """Empty until the first `refresh`."""
        super().__init__(parent)
        self.saved = SavedModel(store, self)
        self.finished = SavedModel(store, self, finished=True)
        for model in (self.saved, self.finished):
            model.failed.connect(self.failed)

    @property
    def reading(self) -> bool:
        """Whether one of the lists is being read."""
        return self.saved.reading or self.finished.reading

    @Slot()
    def refresh(self) -> None:
        """Reload both lists."""
        self.saved.refresh()
        self.finished.refresh()

    def refresh_at_once(self) -> None:
        """Reload both lists, and wait a moment for the unfinished matches."""
        self.saved.refresh_at_once(_GLANCE_S)
        self.finished.refresh()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.saved.retranslate()
        self.finished.retranslate()

    def stop(self) -> None:
        """Stop reading; call `wait` afterwards."""
        self.saved.stop()
        self.finished.stop()

    def wait(self) -> None:
        """Wait until nothing is being read."""
        self.saved.wait(CLOSE_S)
        self.finished.wait(CLOSE_S)
