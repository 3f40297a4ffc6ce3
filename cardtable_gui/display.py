"""Is there a display for a window? Asked before Qt is, which ends the whole process where there is none.

Displays are looked for only where windows come from X11 or Wayland; Windows and macOS always have one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

PATIENCE_S: Final = 3.0
"""A display that has not answered by then does not."""
_held: list[Callable[[], object]] = []
"""What closes the connections by which X servers were asked."""


def problem(environment: Mapping[str, str], qt_arguments: Sequence[str]) -> Message | None:
    """Why no window can be opened; None: it can, or Qt was told to paint elsewhere.

    A connection to an X server stays open until `let_go`: a server without any other begins anew, and windows wait
    for that.

    Args:
        environment: the process's environment variables.
        qt_arguments: what Qt will be given, such as `-platform offscreen`.
    """
    platforms = _value(qt_arguments, "platform") or environment.get("QT_QPA_PLATFORM", "")
    names = [name.partition(":")[0] for name in platforms.split(";") if name]
    if names:
        folder = _value(qt_arguments, "platformpluginpath") or environment.get("QT_QPA_PLATFORM_PLUGIN_PATH", "")
        known = platforms_of_qt(folder)
        if known and not {name.lower() for name in names} & set(known):
            message = QT_TRANSLATE_NOOP("display", "Qt has no platform “{platform}” here. There are: {platforms}.")
            return message.put(platform=platforms, platforms=", ".join(known))
    if sys.platform in ("win32", "darwin"):
        return None
    if any(name != "xcb" and not name.startswith("wayland") for name in names):
        return None
    x11 = _value(qt_arguments, "display") or environment.get("DISPLAY", "")
    wayland = environment.get("WAYLAND_DISPLAY", "")
    wanted_x11 = bool(x11) and (not names or "xcb" in names)
    wanted_wayland = bool(wayland) and (not names or any(name.startswith("wayland") for name in names))
    if not (wanted_x11 or wanted_wayland):
        return QT_TRANSLATE_NOOP("display", "There is no display: Card Table needs a desktop to open its window on.")
    if wanted_wayland and wayland_answers(wayland, environment.get("XDG_RUNTIME_DIR", "")):
        return None
    if wanted_x11 and x11_answers(x11, stay=True):
        return None
    message = QT_TRANSLATE_NOOP("display", "The display “{display}” does not answer, so no window can be opened.")
    return message.put(display=x11 if wanted_x11 else wayland)


def let_go() -> None:
    """Close what `problem` left open: a window of ours is there, or none will be."""
    while _held:
        _held.pop()()


def platforms_of_qt(folder: str = "") -> list[str]:
    """The names that `-platform` understands, sorted; `folder` holds platform plugins beside Qt's own."""
    from PySide6.QtCore import QCoreApplication, QPluginLoader

    places = [Path(library, "platforms") for library in QCoreApplication.libraryPaths()]
    if folder:
        places.append(Path(folder))
    found: set[str] = set()
    for file in (file for place in places if place.is_dir() for file in place.iterdir()):
        about: dict[str, Any] = QPluginLoader(str(file)).metaData()
        found |= {str(key).lower() for key in about.get("MetaData", {}).get("Keys", ())}
    return sorted(found)


def x11_answers(display: str, patience: float = PATIENCE_S, *, stay: bool = False) -> bool:
    """Whether an X server lets us in at this display (as in `DISPLAY`), asked through the library that Qt uses too.

    `stay`: the connection stays open until `let_go`.
    """
    import threading

    welcome = threading.Event()
    done = threading.Event()

    def knock() -> None:
        try:
            if _connects(display, stay=stay):
                welcome.set()
        finally:
            done.set()

    # A thread, for the library waits for ever; a daemon, for the process must be able to end meanwhile.
    threading.Thread(target=knock, daemon=True).start()
    done.wait(patience)
    return welcome.is_set()


def wayland_answers(display: str, runtime_dir: str, patience: float = PATIENCE_S) -> bool:
    """Whether a compositor answers at this socket (as in `WAYLAND_DISPLAY`)."""
    import socket
    import struct

    # wl_display.sync: object 1, opcode 0, 12 bytes, and the id of the new callback.
    sync = struct.pack("=III", 1, 12 << 16, 2)
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(patience)
            connection.connect(str(Path(runtime_dir) / display))
            connection.sendall(sync)
            return bool(connection.recv(1))
    except OSError:
        return False


def _connects(display: str, *, stay: bool) -> bool:
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = (ctypes.c_void_p,)
    xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(display.encode(), None)
    refused = xcb.xcb_connection_has_error(connection)
    if stay:
        _held.append(lambda: xcb.xcb_disconnect(connection))
    else:
        xcb.xcb_disconnect(connection)
    return bool(refused == 0)


def _value(arguments: Sequence[str], option: str) -> str:
    """The value that Qt's option has among these arguments; the last one counts."""
    found = ""
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name.lstrip("-") == option and name.startswith("-"):
            found = value if equals else "".join(arguments[index + 1 : index + 2])
    return found
