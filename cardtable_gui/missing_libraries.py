"""Names the system libraries that Qt cannot find on this Linux, and the packages that bring them."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_NOT_FOUND = re.compile(r"(lib\S+?\.so[.\d]*): cannot open shared object file")


class Packages(NamedTuple):
    """The packages that bring a library."""

    debian: str
    fedora: str
    arch: str


PACKAGES: Final = {
    "libEGL.so.1": Packages("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": Packages("libgl1", "libglvnd-glx", "libglvnd"),
    "libX11-xcb.so.1": Packages("libx11-xcb1", "libX11-xcb", "libx11"),
    "libX11.so.6": Packages("libx11-6", "libX11", "libx11"),
    "libdbus-1.so.3": Packages("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": Packages("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": Packages("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": Packages("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": Packages("libglib2.0-0", "glib2", "glib2"),
    "libxcb-cursor.so.0": Packages("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": Packages("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": Packages("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": Packages("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": Packages("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": Packages("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-render.so.0": Packages("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": Packages("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": Packages("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": Packages("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": Packages("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": Packages("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": Packages("libxcb-xkb1", "libxcb", "libxcb"),
    "libxcb.so.1": Packages("libxcb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": Packages("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxkbcommon.so.0": Packages("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
}
"""What Qt needs of the system to show a window by X11, in order of the libraries' names."""
WAYLAND_PACKAGES: Final = {
    "libwayland-client.so.0": Packages("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": Packages("libwayland-cursor0", "libwayland-cursor", "wayland"),
    "libwayland-egl.so.1": Packages("libwayland-egl1", "libwayland-egl", "wayland"),
}
"""What it needs besides for a window on Wayland."""


def behind(error: Exception) -> Message | None:
    """What is missing if a module or library could not be loaded for want of a system library; None: it is not that.

    Names all libraries of `PACKAGES` that are missing, so that the player installs them at once.
    """
    found = _NOT_FOUND.match(str(error))
    if found is None:
        return None
    first = found[1]
    known = PACKAGES | WAYLAND_PACKAGES
    others = [name for name in PACKAGES if name != first and _load_error(name) is not None]
    return _naming([first, *others]) if first in known else _UNKNOWN.put(library=first)


def behind_plugin(platform: str, plugins: Path) -> Message | None:
    """What is missing if Qt found a platform's plugins but could load none; None: it is not a system library.

    A platform may have several plugins, of which one is enough: Wayland has one with EGL and one without.

    Args:
        platform: its name, such as `xcb`.
        plugins: Qt's folder of plugins.
    """
    files = sorted((plugins / "platforms").glob(f"libq{platform}*.so"))
    errors = [_load_error(str(file)) for file in files]
    found = [error for error in errors if error is not None]
    return behind(found[0]) if found and len(found) == len(files) else None


_UNKNOWN = QT_TRANSLATE_NOOP(
    "display", "Card Table can’t open its window without {library}. Install the package that contains it."
)


def _naming(libraries: Iterable[str]) -> Message:
    names = sorted(libraries)
    packages = [(PACKAGES | WAYLAND_PACKAGES)[name] for name in names]

    def needed(each: Iterable[str]) -> str:
        return " ".join(sorted(set(each)))

    return QT_TRANSLATE_NOOP(
        "display",
        "Card Table can’t open its window without {libraries}. Install: {debian} (Debian, Ubuntu), {fedora} (Fedora), "
        "{arch} (Arch).",
    ).put(
        libraries=", ".join(names),
        debian=needed(package.debian for package in packages),
        fedora=needed(package.fedora for package in packages),
        arch=needed(package.arch for package in packages),
    )


def _load_error(library: str) -> OSError | None:
    """The error of loading a library by name or path; None: it can be loaded."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return error
    return None
