"""The data folder of a portable program: with a file `portable.txt` beside it, it keeps all data beside itself.

Apart from the settings, since it is looked for before they are.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

DATA: Final = "cardtable-data"
"""The name of the data folder."""
_MARKS: Final = ("portable.txt", "portable.txt.txt")
"""Either asks for it: Windows hides the ending of a new text file, so that many a player types it again."""


def data_folder() -> Path | None:
    """The data folder beside the program, which need not exist; None: the program is not portable.

    Only the frozen program can be: an installed one lies in a folder that belongs to the system or to Python.
    """
    if not getattr(sys, "frozen", False):
        return None
    place = _place(Path(sys.executable).resolve())
    return place / DATA if any((place / mark).is_file() for mark in _MARKS) else None


def _place(executable: Path) -> Path:
    """The folder that a player sees the program in: that of the executable, on macOS that of the bundle."""
    folder = executable.parent
    return folder.parents[2] if folder.parts[-2:] == ("Contents", "MacOS") else folder
