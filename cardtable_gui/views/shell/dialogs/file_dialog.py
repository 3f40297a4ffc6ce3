"""File dialogs; Qt's own one, where the desktop has none, shows file names literally."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QChildEvent, QEvent, QIODevice, QObject, QSaveFile, QStandardPaths, Qt
from PySide6.QtGui import QHelpEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFileDialog, QMessageBox, QWidget

from cardtable_gui.core.files import plain_file
from cardtable_gui.views.plain_text import show_tip


def write_file(path: Path, data: bytes) -> str:
    """Write a file completely or not at all. Returns why it could not be written; empty on success."""
    file = QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit():
        return ""
    return file.errorString()


def ask_where_to_save(parent: QWidget, title: str, kind: str, name: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Ask for a file to save to; `chosen` is called with it.

    Args:
        parent: the window.
        title: the dialog's title.
        kind: the kind of file in words, with its suffix: `Tables (*.csv)`.
        name: the proposed file name.
        chosen: called with the path.
    """
    dialog = FileDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setNameFilter(kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda file: chosen(Path(file)))
    dialog.open()
    return dialog


class FileDialog(QFileDialog):
    """A file dialog whose questions and tool tips never take a file name for HTML. Deletes itself when finished."""

    def __init__(self, parent: QWidget, folder: str = "") -> None:
        """Create it over a window; `open` shows it.

        Args:
            parent: the window.
            folder: where to begin; if that's no folder, in that of the player's documents.
        """
        super().__init__(parent)
        self.setDirectory(_first_folder(folder))
        self.finished.connect(self.deleteLater)

    def childEvent(self, event: QChildEvent) -> None:
        # A message box of Qt's, such as whether to replace a file, is about to be shown.
        child = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(child, QMessageBox):
            child.setTextFormat(Qt.TextFormat.PlainText)
        super().childEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        lists = [*self.findChildren(QAbstractItemView), *(package.view() for package in self.findChildren(QComboBox))]
        for each in dict.fromkeys(lists):
            each.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the tool tips of files and folders literally."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().eventFilter(watched, event)
        view = watched.parent()
        if isinstance(view, QAbstractItemView):
            index = view.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
            show_tip(event.globalPos(), str(text or ""), view.viewport(), view.visualRect(index))
        return True


def _first_folder(wanted: str) -> str:
    """The wanted folder, else the documents', else the player's own one."""
    places = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(places.DocumentsLocation)
    for folder in (wanted, documents):
        if folder and plain_file.is_folder(Path(folder)):
            return folder
    return QStandardPaths.writableLocation(places.HomeLocation)
