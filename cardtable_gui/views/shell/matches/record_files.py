"""File dialogs for opening and saving records."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable_gui.core.files.data_files import RECORD_SUFFIX
from cardtable_gui.core.files.record import Record, dumps
from cardtable_gui.settings import FOLDER, Settings
from cardtable_gui.views.shell.dialogs.file_dialog import FileDialog, write_file

_SUFFIX = RECORD_SUFFIX.removeprefix(".")


def ask_open(parent: QWidget, settings: Settings, opened: Callable[[Path], None]) -> QFileDialog:
    """Ask for a file to open; `opened` is called with it."""
    dialog = _dialog(parent, settings, opened)
    dialog.setWindowTitle(QCoreApplication.translate("window", "Open a record"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    every = QCoreApplication.translate("window", "All files (*)")
    dialog.setNameFilters([*dialog.nameFilters(), every])
    dialog.open()
    return dialog


def ask_save(parent: QWidget, settings: Settings, name: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Ask for a file to save to, with a proposed name; `chosen` is called with it."""
    dialog = _dialog(parent, settings, chosen)
    dialog.setWindowTitle(QCoreApplication.translate("window", "Save the record as"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(_SUFFIX)
    dialog.selectFile(f"{name}{RECORD_SUFFIX}")
    dialog.open()
    return dialog


def proposed_name(record: Record) -> str:
    """A file name for a record: its game and the number of its deals."""
    return re.sub(r"[^\w-]+", "-", f"{record.game}-{record.seed}")


def write(path: Path, record: Record) -> str:
    """Write a record completely or not at all. Returns why it could not be written; empty on success."""
    return write_file(path, dumps(record).encode())


def _dialog(parent: QWidget, settings: Settings, chosen: Callable[[Path], None]) -> QFileDialog:
    dialog = FileDialog(parent, settings.value(FOLDER))
    records = QCoreApplication.translate("window", "Match records (*.{suffix})").format(suffix=_SUFFIX)
    dialog.setNameFilter(records)

    def take(file: str) -> None:
        folder = str(Path(file).parent)
        if FOLDER.read(folder) is not None:
            settings.set(FOLDER, folder)
        chosen(Path(file))

    dialog.fileSelected.connect(take)
    return dialog
