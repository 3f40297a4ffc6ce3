"""The log: warnings and errors in a file of the data folder, to be read when something went wrong.

`cardtable.log` and its predecessors `cardtable.log.1` … take less than 1 MB together. Where the folder can't be written
there is no file, and no complaint. Nothing hidden is written, since players may read the log during a match: exceptions
come without their messages (`core.traces`), Qt's warnings without quoted names and paths.
"""

from __future__ import annotations

import logging
import os
import re
import stat
from contextlib import suppress
from copy import copy
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from cardtable_gui.core.files import data_files
from cardtable_gui.core.traces import traceback_without_text
from cardtable_gui.display import write_lines

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

EARLIER: Final = 3
"""The number of predecessors that are kept."""
FILE_BYTES: Final = 200_000
LONGEST: Final = 10_000
"""The maximum length of an entry, in characters of up to four bytes."""

_QT: Final = logging.getLogger("Qt")
_QT_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_NAMES = re.compile(r"""“[^”]*”|"[^"]*"|'[^']*'|[^\s()]*[/\\][^\s()]*""")
_ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class LogFile(logging.Handler):
    """Writes the warnings and errors of the program and of Qt to a file, from `start` to `stop`.

    The file is opened by `open`, or for the first entry if that comes earlier, so that a start without troubles does
    not wait for it.
    """

    def __init__(self, folder: Path) -> None:
        """Write to this folder, which is created with the file."""
        super().__init__(logging.WARNING)
        self._path = folder / data_files.LOG
        self._file: RotatingFileHandler | None = None
        self._opened = False

    def start(self) -> None:
        """Take the entries from now on. All of them still go to standard error, too."""
        root = logging.getLogger()
        root.addHandler(self)
        if logging.lastResort is not None:
            root.addHandler(logging.lastResort)
        # Qt's own text, with its names, goes to standard error.
        _QT.propagate = False
        _QT.addHandler(self)
        qInstallMessageHandler(_hear_qt)

    def stop(self) -> None:
        """Take no more entries, and close the file."""
        qInstallMessageHandler(None)
        _QT.removeHandler(self)
        _QT.propagate = True
        root = logging.getLogger()
        root.removeHandler(self)
        if logging.lastResort is not None:
            root.removeHandler(logging.lastResort)
        self.acquire()
        try:
            if self._file is not None:
                self._file.close()
            self._file, self._opened = None, True
        finally:
            self.release()

    def open(self) -> None:
        """Open the file, and write which versions are running. Does nothing if that was tried before."""
        self.acquire()
        try:
            if not self._opened:
                self._opened = True
                with suppress(OSError):
                    self._file = _rotating(self._path)
        finally:
            self.release()

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry."""
        self.open()
        if self._file is not None:
            self._file.emit(record)


class _Formatter(logging.Formatter):
    """Time, level, part of the program and text; no messages of exceptions."""

    def format(self, record: logging.LogRecord) -> str:
        own = copy(record)
        # Another formatter may have put the whole trace there.
        own.exc_text = None
        return super().format(own)[:LONGEST]

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802 - logging's name
        return "" if ei[1] is None else traceback_without_text(ei[1])


def without_names(text: str) -> str:
    """A message of Qt without quoted names and paths: the picture that it's about may be of a hidden card."""
    return _NAMES.sub("…", text)


def _rotating(path: Path) -> RotatingFileHandler:
    """Open the file and write the versions. Raises `OSError`."""
    from logging.handlers import RotatingFileHandler

    from cardtable_gui.diagnostics.versions import program_and_system

    class Quiet(RotatingFileHandler):
        """A log that can't be written, on a full disk for instance, is no reason for more messages."""

        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
            pass

    path.parent.mkdir(parents=True, exist_ok=True)
    # Neither through a link, nor into a pipe, which would wait for a reader.
    if os.path.lexists(path) and not stat.S_ISREG(path.lstat().st_mode):
        raise FileExistsError(path)
    file = Quiet(path, maxBytes=FILE_BYTES, backupCount=EARLIER, encoding="utf-8", errors="backslashreplace")
    file.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    start = "started: " + "; ".join(program_and_system())
    file.handle(logging.LogRecord(__name__, logging.INFO, "", 0, start, None, None))
    return file


def _hear_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    write_lines([qFormatLogMessage(kind, context, text)])
    level = _QT_LEVELS.get(kind)
    if level is not None:
        _QT.log(level, without_names(text))
