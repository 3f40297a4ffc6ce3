"""Unexpected errors from anywhere: shown one at a time, with a report to copy; the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cardtable_gui.core.traces import traceback_without_text
from cardtable_gui.diagnostics import versions
from cardtable_gui.later import importing_later

with importing_later():
    from cardtable_gui.views.window import crash_dialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable_gui.views.kit.look.look import Look

log = logging.getLogger(__name__)
_LONGEST = 60_000


class CrashReports(QObject):
    """Receives every uncaught exception of any thread, and shows it in the window's thread."""

    _caught = Signal(str)

    def __init__(
        self, window: QWidget, look: Look, record: Callable[[], str], secret: Callable[[], bool] = lambda: False
    ) -> None:
        """Show errors over this window.

        Args:
            window: the window.
            look: its look.
            record: returns the record of the match on the table as text; empty if there is none.
            secret: whether the report would contain hands that its reader must not see.
        """
        super().__init__()
        self._window = window
        self._look = look
        self._record = record
        self._secret = secret
        self.dialog: crash_dialog.CrashDialog | None = None
        self._shown_texts: set[str] = set()
        self._caught.connect(self._show_soon)
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def listen(self) -> None:
        """Install the hooks. PySide passes exceptions of slots to `sys.excepthook`, too."""
        sys.excepthook = self._unexpected
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable

    def stop(self) -> None:
        """Restore the previous hooks."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks

    def tell_earlier(self, report: str) -> None:
        """Show the report of a crash that ended the window before this one."""
        self.dialog = crash_dialog.CrashDialog(self._look, report, self._window, earlier=True)
        self.dialog.open()

    def _unexpected(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("unexpected error\n%s", traceback_without_text(error))
        self._caught.emit(text)

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            self._unexpected(args.exc_type, args.exc_value, args.exc_traceback)

    def _unraisable(self, args: sys.UnraisableHookArgs) -> None:
        if args.exc_value is not None:
            self._unexpected(args.exc_type, args.exc_value, args.exc_traceback)

    @Slot(str)
    def _show_soon(self, text: str) -> None:
        """Show the error in the next event loop cycle, after the failed code has been left."""
        QTimer.singleShot(0, self, lambda: self._show(text))

    def _show(self, text: str) -> None:
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.count_another()
            return
        if text in self._shown_texts:
            # A repeated error is shown only once, so that playing on is possible.
            return
        self._shown_texts.add(text)
        self.dialog = crash_dialog.CrashDialog(self._look, self._report(text), self._window, covered=self._covered())
        self.dialog.open()

    def _covered(self) -> bool:
        try:
            return self._secret()
        except Exception:  # noqa: BLE001 - as in `_report`; what is not known is covered
            return True

    def _report(self, text: str) -> str:
        try:
            record = self._record()
        except Exception:  # noqa: BLE001 - the report must come, whatever state the program is in
            record = traceback.format_exc()
        lines = [
            *versions.program_and_system(),
            "",
            text.strip()[-_LONGEST:],
        ]
        if record:
            lines += ["", record.strip()[:_LONGEST]]
        return "\n".join(lines) + "\n"
