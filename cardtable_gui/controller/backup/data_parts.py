"""What a backup holds of the data folder. No Qt.

Whatever is new in the data folder (`data_files`) is listed here, or left out here.
"""

from __future__ import annotations

import re
from typing import Final

from cardtable_gui.core.files import data_files

FILES: Final = (data_files.SETTINGS, data_files.PROFILES, data_files.DAILY, data_files.NOTES)
"""Files that a backup holds as they are. Of `data_files.FOLDERS` it holds the files with the suffix."""
RESULTS: Final = "results.json"
"""The results of the statistics, in a backup only: a database of unknown origin is never opened."""
MANIFEST: Final = "manifest.json"
FORMAT: Final = "cardtable-data"
VERSION: Final = 1
SUFFIX: Final = data_files.BACKUP_SUFFIX.removeprefix(".")
"""The suffix of backups, without its dot."""

NOT_KEPT: Final = frozenset(
    {
        data_files.RESTORED,
        data_files.ASIDE,
        data_files.DAMAGED,
        data_files.PICTURES,
        data_files.CRASH,
        data_files.LOG,
    }
)
"""What a backup leaves out: damaged files, pictures that are drawn again, reports of errors."""

MOST_FILES: Final = 100_000
MOST_BYTES: Final = 2_000_000_000
"""All files of a backup together."""
MOST_FILE_BYTES: Final = 100_000_000

_LONGEST_NAME = 200
_FORBIDDEN = re.compile(r'[\\/:*?"<>|\x00-\x1f\x7f]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows takes for devices."""


def belongs(path: str) -> bool:
    """Whether a path in a backup is one that a backup has; it's then safe to write, below any folder."""
    if path in FILES or path == RESULTS:
        return True
    folder, _, name = path.partition("/")
    return folder in data_files.FOLDERS and name.endswith(data_files.FOLDERS[folder]) and _is_plain(name)


def _is_plain(name: str) -> bool:
    """Whether a file can have this name on every system."""
    return (
        0 < len(name) <= _LONGEST_NAME
        and not _FORBIDDEN.search(name)
        and not name.startswith(".")
        and not name.endswith((".", " "))
        and not _DEVICES.fullmatch(name)
        and name.isprintable()
    )
