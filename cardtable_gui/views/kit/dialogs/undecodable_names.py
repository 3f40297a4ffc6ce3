"""Files whose names are no text, in Qt's own file dialog: it can't show them, and lists nothing that follows one.

Apart from the file dialog, as the way around a mistake of Qt.
"""

from __future__ import annotations

import os
from contextlib import suppress
from fnmatch import fnmatch
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QFileDialog, QFileSystemModel, QGridLayout

from cardtable_gui.jobs import Job, Lane
from cardtable_gui.views.kit.pages.column import words

MOST: Final = 2000
"""So many files that Qt has left out are added to a list."""


class UndecodableNames(QObject):
    """Adds to a file dialog's list what Qt has left out, and tells how many files can't be shown."""

    def __init__(self, dialog: QFileDialog, model: QFileSystemModel) -> None:
        """Follow a dialog from now on; `model` is what its list shows."""
        super().__init__(dialog)
        self._dialog = dialog
        self._model = model
        self._looking: Job | None = None
        self._note = words("soft", "caption")
        self._note.hide()
        layout = dialog.layout()
        if isinstance(layout, QGridLayout):
            layout.addWidget(self._note, layout.rowCount(), 0, 1, layout.columnCount())
        model.directoryLoaded.connect(self._look)
        dialog.directoryEntered.connect(self._look)
        dialog.filterSelected.connect(self._look)
        self._look()

    @property
    def told(self) -> str:
        """How many files can't be shown; empty if all can."""
        return "" if self._note.isHidden() else self._note.text()

    @Slot()
    def _look(self) -> None:
        """Look through the dialog's folder, beside the window: it may be a slow one."""
        if self._looking is not None:
            self._looking.cancel()
        folder = self._dialog.directory().absolutePath()
        only_folders = self._dialog.testOption(QFileDialog.Option.ShowDirsOnly)
        patterns = self._model.nameFilters()

        # No folder waits for the one before.
        lane = Lane("file names", self)
        work = partial(_listed, folder, patterns, only_folders=only_folders)
        self._looking = lane.run(lambda _: work(), partial(self._show, folder))

    def _show(self, folder: str, listed: tuple[list[str], int]) -> None:
        if folder != self._dialog.directory().absolutePath():
            return
        found, unshown = listed
        for path in found if unshown else ():
            # The model takes up whatever it's asked for.
            self._model.index(path)
        self._note.setVisible(bool(unshown))
        self._note.setText(
            QCoreApplication.translate(
                "window", "%n file(s) can’t be shown here: the name isn’t text. Rename it first.", "", unshown
            )
        )


def _listed(folder: str, patterns: list[str], *, only_folders: bool) -> tuple[list[str], int]:
    """The paths of a folder that a dialog with these patterns shows, and how many names in it are no text."""
    found: list[str] = []
    unshown = 0
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            try:
                entry.name.encode()
            except UnicodeEncodeError:
                unshown += 1
                continue
            if entry.name.startswith(".") or len(found) >= MOST:
                continue
            wanted = not only_folders and any(fnmatch(entry.name.lower(), each.lower()) for each in patterns or ["*"])
            if wanted or entry.is_dir():
                found.append(entry.path)
    return found, unshown
