"""A screen of its own for real windows: an X server that paints into memory and shows nothing to anybody."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess

SIZE = "1600x1000x24"
_PATIENCE_S = 60
"""Longer than a server takes to answer or to end on the busiest machine."""

_DESKTOP = (
    "DESKTOP_SESSION", "KDE_FULL_SESSION", "GNOME_DESKTOP_SESSION_ID", "XDG_CURRENT_DESKTOP", "XMODIFIERS",
    "QT_AUTO_SCREEN_SCALE_FACTOR", "QT_FONT_DPI", "QT_IM_MODULE", "QT_IM_MODULES", "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE", "WAYLAND_DISPLAY",
)  # fmt: skip
"""What a person's desktop tells its programs."""


class NoScreenError(Exception):
    """There is no X server here, or it does not start."""


class Screen:
    """An X server that ends by itself as soon as this process ends, in whatever way.

    It lasts until its last client has gone, and this process is its first.
    """

    def __init__(self, size: str = "") -> None:
        """Start it; `size` is WIDTHxHEIGHTxDEPTH, empty: `SIZE`.

        Raises:
            NoScreenError: it cannot be started.
        """
        program = shutil.which("Xvfb")
        if program is None:
            raise NoScreenError("Xvfb is not installed")
        reading, writing = os.pipe()
        command = [program, "-displayfd", str(writing), "-screen", "0", size or SIZE, "-nolisten", "tcp", "-s", "0"]
        # In a session of its own it does not hear the Ctrl+C that its clients still have to deal with.
        self._server = subprocess.Popen(
            [*command, "-terminate"], pass_fds=[writing], stderr=subprocess.DEVNULL, start_new_session=True
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise NoScreenError(f"Xvfb ended with {self._server.wait()} instead of starting")
        self.name = f":{number}"
        """As in the environment's `DISPLAY`."""
        try:
            self._client = _connect(number)
        except OSError as error:
            self._server.kill()
            raise NoScreenError(f"Xvfb does not let us in: {error}") from error

    def close(self) -> None:
        """End it. Nobody else may still have windows there."""
        self._client.close()
        self._server.wait()

    def use(self) -> None:
        """Let Qt open its windows there, as on a plain desktop without settings or services."""
        for name in _DESKTOP:
            os.environ.pop(name, None)
        os.environ.update(self._variables())

    def environment(self) -> dict[str, str]:
        """This process' environment as another program needs it to open its windows there."""
        kept = {name: value for name, value in os.environ.items() if name not in _DESKTOP}
        return kept | self._variables()

    def _variables(self) -> dict[str, str]:
        return {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb", "DBUS_SESSION_BUS_ADDRESS": "disabled:"}


def answers(name: str) -> bool:
    """Whether an X server on this machine lets us in at this display (as in `DISPLAY`)."""
    try:
        _connect(name.removeprefix(":")).close()
    except OSError:
        return False
    return True


def _connect(number: str) -> socket.socket:
    """Become a client of the X server, as the first that it knows."""
    request = struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0)
    for address in (f"\0/tmp/.X11-unix/X{number}", f"/tmp/.X11-unix/X{number}"):
        client = socket.socket(socket.AF_UNIX)
        client.settimeout(_PATIENCE_S)
        try:
            client.connect(address)
        except OSError:
            client.close()
            continue
        try:
            client.sendall(request)
            welcome = client.recv(1)
        except OSError:
            client.close()
            raise
        if welcome == b"\x01":
            return client
        client.close()
        raise ConnectionRefusedError("it asks for a password")
    raise ConnectionRefusedError("it does not listen")
