"""The entry point of the frozen program."""

import os
import sys
from importlib import import_module

from cardtable_gui.cli import main


def keep_modules_readable() -> None:
    """Let an update replace the program's file while it runs.

    For every module that is imported later PyInstaller opens the program's file again, by its path. Under Linux it gets
    the file that was started, which stays as it was while it is open. Windows does not let a running program be
    replaced, and the file of macOS is not looked after.
    """
    archive = import_module("pyimod02_importers").pyz_archive
    try:
        opened = os.open(archive._filename, os.O_RDONLY)  # noqa: SLF001 - PyInstaller has no public name for it
    except OSError:
        return
    archive._filename = f"/proc/self/fd/{opened}"  # noqa: SLF001 - as above


if __name__ == "__main__":
    if sys.platform.startswith("linux") and os.path.isdir("/proc/self/fd"):  # noqa: PTH112 - pathlib costs time at every start
        keep_modules_readable()
    sys.exit(main())
