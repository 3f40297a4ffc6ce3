"""System libraries and tools that no Python package provides: found, installed, or listed in a command to paste.

Only Debian-based systems need this; Windows and macOS have everything, and other Linux systems get a hint.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable

from bootsteps.console import Stop, either, say

#: The libraries that Qt loads from the system, with their Debian packages.
OFFSCREEN_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {"libwayland-cursor.so.0": "libwayland-cursor0"}
#: Qt's lrelease, from the wheels for Python 3.14 on.
TEST_LIBRARIES = {"libgssapi_krb5.so.2": "libgssapi-krb5-2"}
TEST_TOOLS = {"git": "git", "Xvfb": "xvfb", "xauth": "xauth", "openbox": "openbox"}
#: What plays a match by assistive technology alone: one of the files in each line. The tests do without them.
LISTENING_FILES = {
    ("/usr/bin/dbus-run-session",): "dbus",
    ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"): "at-spi2-core",
    ("/usr/lib/python3/dist-packages/pyatspi/__init__.py",): "python3-pyatspi",
}
BUILD_TOOLS = {"objdump": "binutils", "strip": "binutils"}


def has_library(name: str) -> bool:
    """Whether the dynamic linker finds a library; the usual folders are checked first, for speed."""
    multiarch = getattr(sys.implementation, "_multiarch", "")
    if any(os.path.exists(f"/usr/lib/{folder}/{name}") for folder in (multiarch, "../lib64", ".")):  # noqa: PTH110
        return True
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def debian_python() -> bool:
    """Tell whether this Python is the system's, whose parts are packages of their own."""
    return sys.base_prefix == "/usr"


def _missing(wanted: dict[str, str], has: Callable[[str], object]) -> dict[str, str]:
    return {name: package for name, package in wanted.items() if not has(name)}


def missing_for(purpose: str, *, new_environment: bool) -> dict[str, str]:
    """Return what is missing, with the Debian package of each.

    Args:
        purpose: `run`, `test` or `build`.
        new_environment: True if a virtual environment is to be made.
    """
    minor = sys.version_info.minor
    missing: dict[str, str] = {}
    if new_environment and importlib.util.find_spec("ensurepip") is None:
        missing["venv"] = f"python3.{minor}-venv"
    if not sys.platform.startswith("linux"):
        return missing
    missing |= _missing(OFFSCREEN_LIBRARIES | WINDOW_LIBRARIES, has_library)
    # Tests start the program with a display of Wayland that doesn't answer.
    if purpose == "test" or "WAYLAND_DISPLAY" in os.environ:
        missing |= _missing(WAYLAND_LIBRARIES, has_library)
    if purpose == "test":
        missing |= _missing(TEST_TOOLS, shutil.which)
        if minor >= 14:
            missing |= _missing(TEST_LIBRARIES, has_library)
    if purpose == "build":
        missing |= _missing(BUILD_TOOLS, shutil.which)
        if debian_python():
            missing |= _missing({f"libpython3.{minor}.so.1.0": f"libpython3.{minor}"}, has_library)
    return missing


def _wished_for(purpose: str) -> list[str]:
    """The Debian packages without which some tests are skipped."""
    if purpose != "test" or not sys.platform.startswith("linux"):
        return []
    return sorted(package for files, package in LISTENING_FILES.items() if not any(map(os.path.exists, files)))


def apt_commands(packages: Iterable[str]) -> list[list[str]] | None:
    """Commands that install packages without prompts; None if the user lacks the rights."""
    prefix = []
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode:
            return None
        prefix = [sudo, "-n"]
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300", "-q"]
    return [
        [*apt, "update"],
        [*apt, "install", "-y", "--no-install-recommends", *packages],
    ]


def require(purpose: str, *, new_environment: bool) -> None:
    """Ensure that the system has what the purpose needs.

    Raises:
        Stop: something is missing that only the user can install; the message says how.
    """
    missing = missing_for(purpose, new_environment=new_environment)
    wished = _wished_for(purpose)
    if not missing and not wished:
        return
    packages = sorted(set(missing.values()))
    if shutil.which("apt-get") is None or ("venv" in missing and not debian_python()):
        if "venv" in missing:
            raise Stop(
                either(
                    "This Python cannot make virtual environments: install its modules venv and ensurepip.",
                    "このPythonでは仮想環境を作れません。モジュールvenvとensurepipをインストールしてください。",
                )
            )
        if missing:
            names = ", ".join(sorted(missing))
            say(
                either(
                    f"Card Table may not show its window: the system lacks {names}.",
                    f"ウィンドウが表示されないかもしれません。システムに次のライブラリーがありません：{names}",
                )
            )
        return
    commands = apt_commands([*packages, *wished])
    if commands is not None:
        names = " ".join([*packages, *wished])
        say(
            either(
                f"Installing system packages: {names} …",
                f"システムのパッケージをインストールしています：{names} …",
            )
        )
        for command in commands:
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
        missing = missing_for(purpose, new_environment=new_environment)
        packages = sorted(set(missing.values()))
    if missing:
        line = f"sudo apt-get install -y {' '.join(packages)}"
        raise Stop(
            either(
                f"Card Table needs system packages. Install them, then start again:\n{line}",
                f"システムのパッケージが足りません。次の行を実行してから、もう一度始めてください。\n{line}",
            )
        )
