"""File dialogs for opening and saving records. A module of its own, since it is imported with the first dialog."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable_gui.core.files.data_files import RECORD_SUFFIX
from cardtable_gui.core.files.record import Record, dumps
from cardtable_gui.core.messages import Message
from cardtable_gui.settings import FOLDER, Settings
from cardtable_gui.views.kit.dialogs.file_dialog import FileDialog, ask_where_to_save, write_file

_SUFFIX = RECORD_SUFFIX.removeprefix(".")


def ask_open(parent: QWidget, settings: Settings, opened: Callable[[Path], None]) -> QFileDialog:
    """Ask for a file to open; `opened` is called with it."""
    dialog = FileDialog(parent, settings.value(FOLDER))
    dialog.setWindowTitle(QCoreApplication.translate("window", "Open a record"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([_kind(), QCoreApplication.translate("window", "All files (*)")])
    dialog.fileSelected.connect(lambda file: _chosen(settings, Path(file), opened))
    dialog.open()
    return dialog


def ask_save(parent: QWidget, settings: Settings, name: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Ask for a file to save to, with a proposed name; `chosen` is called with it."""
    title = QCoreApplication.translate("window", "Save the record as")
    return ask_where_to_save(
        parent,
        title,
        _kind(),
        f"{name}{RECORD_SUFFIX}",
        lambda path: _chosen(settings, path, chosen),
        settings.value(FOLDER),
    )


def proposed_name(record: Record) -> str:
    """A file name for a record: its game and the number of its deals."""
    return re.sub(r"[^\w-]+", "-", f"{record.game}-{record.seed}")


def write(path: Path, record: Record) -> Message | None:
    """Write a record completely or not at all. Returns why it could not be written; None: it was."""
    return write_file(path, dumps(record).encode())


def _kind() -> str:
    return QCoreApplication.translate("window", "Match records (*.{suffix})").format(suffix=_SUFFIX)


def _chosen(settings: Settings, path: Path, use: Callable[[Path], None]) -> None:
    """Remember the folder of a file that was chosen, and use it."""
    folder = str(path.parent)
    if FOLDER.read(folder) is not None:
        settings.set(FOLDER, folder)
    use(path)
