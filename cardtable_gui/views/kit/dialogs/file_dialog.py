"""File dialogs; Qt's own one, where the desktop has none, shows file names literally."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QChildEvent, QCoreApplication, QEvent, QObject, QStandardPaths, Qt, Slot
from PySide6.QtGui import QHelpEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QFileSystemModel,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.controls.value_controls import WheelByClick
from cardtable_gui.views.kit.dialogs.undecodable_names import UndecodableNames
from cardtable_gui.views.kit.text.plain_text import show_tip


def write_file(path: Path, data: bytes) -> Message | None:
    """Write a file completely or not at all. Returns why it could not be written; None: it was."""
    try:
        if not plain_file.is_folder(path.parent):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
        if plain_file.is_there(path) and not path.is_file():
            return plain_file.ODD
        disk.replace(path, data)
    except OSError as error:
        return cause(error)
    except ValueError:  # a NUL in the name
        return cause(OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)))
    return None


def with_ending(path: Path, ending: str) -> Path:
    """The path of a file that is saved, with the ending of its kind: a dot in a name such as “final 27.11” is none.

    Args:
        path: as it was typed.
        ending: without its dot; empty: files of this kind have none.
    """
    if not ending or path.name.casefold().endswith(f".{ending}".casefold()):
        return path
    return path.with_name(f"{path.name}.{ending}")


def ask_where_to_save(
    parent: QWidget, title: str, kind: str, name: str, chosen: Callable[[Path], None], folder: str = ""
) -> FileDialog:
    """Ask for a file to save to; `chosen` is called with it, which has the proposed name's ending.

    Args:
        parent: the window.
        title: the dialog's title.
        kind: the kind of file in words, with its suffix: `Tables (*.csv)`.
        name: the proposed file name.
        chosen: called with the path.
        folder: where to begin; see `FileDialog`.
    """
    dialog = _SaveDialog(parent, folder, Path(name).suffix.removeprefix("."), chosen)
    dialog.setWindowTitle(title)
    dialog.setNameFilter(kind)
    dialog.selectFile(name)
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
        self.names: UndecodableNames | None = None
        """What adds files that Qt has left out; None in a desktop's own dialog."""
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
        if not event.spontaneous():
            for choice in self.findChildren(QComboBox):
                WheelByClick(choice)
        model = self.findChild(QFileSystemModel)
        if model is not None and self.names is None:
            self.names = UndecodableNames(self, model)

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


class _SaveDialog(FileDialog):
    """Asks for a file to save to, and gives it its ending."""

    def __init__(self, parent: QWidget, folder: str, ending: str, chosen: Callable[[Path], None]) -> None:
        super().__init__(parent, folder)
        self._ending = ending
        self._chosen = chosen
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setDefaultSuffix(ending)
        self.fileSelected.connect(self._take)

    def accept(self) -> None:
        """Add the ending before Qt looks whether there is such a file."""
        if self.findChild(QLineEdit, "fileNameEdit") is not None:
            for file in self.selectedFiles()[:1]:
                path = Path(file)
                if not plain_file.is_folder(path) and with_ending(path, self._ending) != path:
                    self.selectFile(str(with_ending(path, self._ending)))
        super().accept()

    @Slot(str)
    def _take(self, file: str) -> None:
        """Tell the file that was chosen: a desktop's own dialog may give it no ending, nor know what it replaces."""
        target = with_ending(Path(file), self._ending)
        if target == Path(file) or not plain_file.is_there(target):
            self._chosen(target)
            return
        buttons, chosen = QMessageBox.StandardButton, self._chosen
        text = QCoreApplication.translate("window", "“{file}” already exists. Replace it?")
        text = text.format(file=plain_file.shown(target.name))
        question = QMessageBox(
            QMessageBox.Icon.Warning, self.windowTitle(), text, buttons.Yes | buttons.No, self.parentWidget()
        )
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.finished.connect(lambda answer: chosen(target) if answer == buttons.Yes.value else None)
        question.open()


def _first_folder(wanted: str) -> str:
    """The wanted folder, else the documents', else the player's own one."""
    places = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(places.DocumentsLocation)
    for folder in (wanted, documents):
        # The wanted one is a text of the settings, which can be no name at all.
        if folder and plain_file.is_folder(Path(folder)):
            return folder
    return QStandardPaths.writableLocation(places.HomeLocation)
