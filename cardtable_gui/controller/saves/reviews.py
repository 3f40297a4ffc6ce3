"""Reviews of matches on disk, kept so that nothing is judged twice. They can always be made again. No Qt.

reviews/<id>.review     the verdicts on the match with this id; the latest `KEPT` are kept
"""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable_gui.controller.saves.saved_match import FileVersion
from cardtable_gui.core.digests import sha256
from cardtable_gui.core.files import disk, plain_file
from cardtable_gui.core.files.data_files import REVIEW_SUFFIX
from cardtable_gui.core.files.record import Record, dumps

log = logging.getLogger(__name__)

KEPT: Final = 100
"""The number of reviews that are kept; older ones are deleted."""
MOST_BYTES: Final = 5_000_000
"""A longer file isn't one of ours."""


class Reviews:
    """The reviews in one folder."""

    def __init__(self, folder: Path) -> None:
        """Use this folder, which is created on the first write."""
        self._folder = folder

    def read(self, match_id: str) -> bytes | None:
        """The content of a review; None: there is none, or it can't be read."""
        try:
            return plain_file.read(self._path(match_id), MOST_BYTES)
        except plain_file.FileError:
            return None

    def versions(self) -> dict[str, FileVersion]:
        """The versions of all reviews, by match id; empty if the folder can't be read."""
        found: dict[str, FileVersion] = {}
        with suppress(OSError), os.scandir(self._folder) as entries:
            for each in entries:
                if each.name.endswith(REVIEW_SUFFIX) and each.is_file():
                    stat = each.stat()
                    found[each.name.removesuffix(REVIEW_SUFFIX)] = FileVersion(stat.st_mtime_ns, stat.st_size)
        return found

    def write(self, match_id: str, text: str) -> None:
        """Keep a review that isn't too long. It isn't flushed to the disk, and a failure is only logged.

        It can be made again.
        """
        data = text.encode()
        if len(data) > MOST_BYTES:
            return
        try:
            disk.remake(self._path(match_id), data)
            for old in disk.newest_first(self._folder.glob(f"*{REVIEW_SUFFIX}"))[KEPT:]:
                old.unlink(missing_ok=True)
        except OSError as error:
            log.warning("a review could not be kept: %s", type(error).__name__)

    def remove(self, match_id: str) -> None:
        """Delete the review of a match, if there is one."""
        with suppress(OSError):
            self._path(match_id).unlink(missing_ok=True)

    @staticmethod
    def id_of(record: Record) -> str:
        """The id for a record that isn't among the saved matches: the same for the same content."""
        return f"record-{sha256(dumps(record)).hex()[:32]}"

    def _path(self, match_id: str) -> Path:
        return self._folder / f"{match_id}{REVIEW_SUFFIX}"
