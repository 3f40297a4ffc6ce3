"""Reports what keeps Qt from opening a window, in the user's language; Qt itself would only abort the process."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

_DEAD_X11 = re.compile(r"could not connect to display (.*)")
_DEAD_WAYLAND = re.compile(r"Failed to create wl_display")
_UNKNOWN = re.compile(r'Could not find the Qt platform plugin "(.*?)"')
_NOT_LOADED = re.compile(r'Could not load the Qt platform plugin "(.*?)"')
_KNOWN = re.compile(r"Available platform plugins are: (.*)\.")

Complain: TypeAlias = Callable[[Message], None]
"""Tells the person who started the program what is wrong."""


@contextmanager
def reporting_missing_display(tell: Complain) -> Iterator[None]:
    """A context for creating Qt's application.

    Without a display, or without a system library that windows need, `tell` gets the reason, and the process exits with
    2.

    Qt's warnings are written to standard error afterwards, also if Qt aborts for another reason.
    """
    from PySide6.QtCore import QtMsgType, qFormatLogMessage, qInstallMessageHandler

    heard: list[str] = []
    lines: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        heard.append(text)
        lines.append(qFormatLogMessage(kind, context, text))
        if kind == QtMsgType.QtFatalMsg:
            reason = problem(heard, os.environ)
            if reason is None:
                write_lines(lines)
            else:
                tell(reason)
                os._exit(2)

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
    write_lines(lines)


def problem(heard: Sequence[str], environment: Mapping[str, str]) -> Message | None:
    """The reason why Qt aborted, from its messages; None: neither a display nor a system library is missing."""
    said = "\n".join(heard)
    for platform in _NOT_LOADED.findall(said):
        from cardtable_gui import missing_libraries

        missing = missing_libraries.behind_plugin(platform, _plugins())
        if missing is not None:
            return missing
    displays = _DEAD_X11.findall(said)
    if _DEAD_WAYLAND.search(said):
        displays.append(environment.get("WAYLAND_DISPLAY", ""))
    if any(displays):
        message = QT_TRANSLATE_NOOP("display", "Can’t open a window: the display “{display}” isn’t responding.")
        return message.put(display=next(filter(None, displays)))
    if displays:
        return QT_TRANSLATE_NOOP("display", "No display found. Card Table needs a desktop to open its window.")
    unknown, known = _UNKNOWN.findall(said), _KNOWN.search(said)
    if unknown and known is not None:
        message = QT_TRANSLATE_NOOP("display", "Unknown platform “{platform}”. Choose one of: {platforms}.")
        return message.put(platform=";".join(unknown), platforms=", ".join(sorted(known[1].split(", "))))
    return None


def _plugins() -> Path:
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))


def write_lines(lines: Sequence[str]) -> None:
    """Write lines to standard error, if there is one that takes them."""
    if sys.stderr is not None:
        with suppress(OSError):  # a full disk, or a terminal that is gone
            sys.stderr.writelines(f"{line}\n" for line in lines)
            sys.stderr.flush()
