"""The parts of the data folder that a backup holds. No Qt.

Whatever is new in the data folder (`data_files`) is listed here, or left out here. How a part is read says
`part_checks`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from cardtable_gui.core.files import data_files

FILES: Final = (data_files.SETTINGS, data_files.PROFILES, data_files.DAILY, data_files.NOTES)
"""Files that a backup holds as they are. Of `data_files.FOLDERS` it holds the files with the suffix."""
EARLIER_FILES: Final = (data_files.OLD_SETTINGS,)
"""Files that only backups by earlier versions hold."""
RESULTS: Final = "results.json"
"""The results of the statistics, in a backup only: a database of unknown origin is never opened."""
MANIFEST: Final = "manifest.json"
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
        data_files.KEPT_RESULTS,
    }
)
"""What a backup leaves out: damaged files, pictures that are drawn again, reports of errors, results in `RESULTS`."""

MOST_FILES: Final = 65_000
"""A ZIP archive has room for so many without extensions."""
MOST_BYTES: Final = 2_000_000_000
"""All files of a backup together."""
LONGEST_PATH: Final = 300
"""The longest path in bytes; most systems allow names of 255."""

_LONGEST_NAME = 240
_FORBIDDEN = re.compile(r'[\\/:*?"<>|\x00-\x1f\x7f]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows takes for devices."""


def belongs(path: str) -> bool:
    """Whether a path in a backup is one that a backup has; it's then safe to write, below any folder."""
    if path in FILES or path in EARLIER_FILES or path == RESULTS:
        return True
    folder, _, name = path.partition("/")
    return folder in data_files.FOLDERS and name.endswith(data_files.FOLDERS[folder]) and _is_plain(name)


def clashes_as(path: str) -> str:
    """The same text for all paths that are the same file on some system, whatever their case and normal form."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", path).casefold())


def _is_plain(name: str) -> bool:
    """Whether a file can have this name on every system."""
    return (
        name.isprintable()
        and 0 < len(name.encode()) <= _LONGEST_NAME
        and not _FORBIDDEN.search(name)
        and not name.startswith(".")
        and not name.endswith((".", " "))
        and not _DEVICES.fullmatch(name)
    )
