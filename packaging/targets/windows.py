"""Packages for Windows: made on Windows itself with its own Python, on Linux by wine with the parts that are locked."""

import sys
from pathlib import Path

from targets import frozen, windows_python, wine
from targets.systems import Here, System
from targets.target import DIST, Target

LIMIT_MB = 32
TOOLS = {} if sys.platform == "win32" else {**wine.TOOLS, "osslsigncode": "osslsigncode"}
SYSTEMS = ("linux", "win32")


def system() -> System:
    """Windows: this one, or one of wine's that has Python. Raises `BuildError`."""
    return Here() if sys.platform == "win32" else windows_python.prepared()


def _onefile() -> list[Path]:
    windows = system()
    made = frozen.freeze("onefile", windows)
    DIST.mkdir(exist_ok=True)
    return [made.replace(DIST / made.name)]


ONEFILE = Target(
    "windows-onefile",
    "the program as one file for Windows, which needs no installation",
    _onefile,
    systems=SYSTEMS,
    tools=TOOLS,
    limit_mb=LIMIT_MB,
)
