"""What the program keeps in its data folder, and what of it a backup holds. No Qt.

A new file or folder in the data folder is listed here.
"""

from __future__ import annotations

import re
from typing import Final

FILES: Final = ("settings.ini", "profiles.json", "daily.json", "notes.json")
"""Files that a backup holds as they are."""
FOLDERS: Final = {"matches": ".cardtable", "finished": ".cardtable", "reviews": ".review", "practice": ".exercise"}
"""Folders of which a backup holds the files with this suffix."""
RESULTS: Final = "results.json"
"""The results of the statistics, in a backup only: a database of unknown origin is never opened."""
STATISTICS: Final = "statistics.sqlite"
"""The database that is made from `RESULTS`."""
MANIFEST: Final = "manifest.json"
FORMAT: Final = "cardtable-data"
VERSION: Final = 1
SUFFIX: Final = "cardtable-data"
"""The suffix of backups."""

PENDING: Final = "restore"
"""The folder with restored data until the next start."""
ASIDE: Final = "before-restore"
"""The folder with what was there before."""
NOT_KEPT: Final = frozenset({PENDING, ASIDE, "damaged", "pictures", "crash.txt", "cardtable.log"})
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
    return folder in FOLDERS and name.endswith(FOLDERS[folder]) and _is_plain(name)


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
