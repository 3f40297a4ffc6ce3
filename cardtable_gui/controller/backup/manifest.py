"""The manifest of a backup: which files it holds, of what size, content and date. No Qt.

`sha256` shows that a copy lost something, `modified` (in milliseconds since 1970) is the time of a file's last change,
by which matches are dated. Backups by Card Table 0.4.0 and before don't tell it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from cardtable_gui import __version__
from cardtable_gui.controller.backup.backup_error import NEWER, STRANGE, TOO_LARGE, BackupError, foreign, unusable
from cardtable_gui.controller.backup.data_parts import LONGEST_PATH, MANIFEST, MOST_BYTES, MOST_FILES
from cardtable_gui.core.files.schema import MOST, fields, listed, text, whole
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, parse

LARGEST: Final = 40_000_000
"""The maximum size of a manifest in bytes, enough for `MOST_FILES`."""
_FORMAT: Final = "cardtable-data"
_VERSION: Final = 1
_SAVED: Final = "%Y-%m-%dT%H:%M:%S+00:00"
_FIRST_YEAR: Final = 1900
"""A clock can be wrong, but no earlier year is ever shown."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A file in the manifest: bytes, SHA-256, and its last change in milliseconds since 1970 (None: unknown)."""

    size: int
    digest: str
    modified: int | None

    @classmethod
    def of(cls, data: bytes, modified: int | None) -> Listed:
        """The entry of a file with this content."""
        inside = modified is None or 0 <= modified <= MOST
        return cls(len(data), sha256(data).hexdigest(), modified if inside else None)

    def fits(self, data: bytes) -> bool:
        """Whether this is the content that was saved."""
        return len(data) == self.size and sha256(data).hexdigest() == self.digest


@dataclass(frozen=True, slots=True)
class Manifest:
    """When a backup was saved, and its files by path."""

    saved: datetime
    files: Mapping[str, Listed]

    def dumps(self) -> bytes:
        """The manifest as the content of a file."""
        files: list[Json] = [
            {
                "path": path,
                "size": each.size,
                "sha256": each.digest,
                **({} if each.modified is None else {"modified": each.modified}),
            }
            for path, each in self.files.items()
        ]
        value: dict[str, Json] = {
            "format": _FORMAT,
            "version": _VERSION,
            "program": __version__,
            "saved": self.saved.strftime(_SAVED),
            "files": files,
        }
        return json.dumps(value, ensure_ascii=False, indent=1).encode()

    @classmethod
    def loads(cls, data: bytes) -> Manifest:
        """Read a manifest. Raises `BackupError`."""
        try:
            value = parse(data)
            if not isinstance(value, dict) or value.get("format") != _FORMAT:
                raise BackupError(STRANGE)
            if whole(1)(value.get("version"), "version") > _VERSION:
                raise BackupError(NEWER)
            found = _CONTENT(value, "")
        except JsonError as error:
            raise unusable(MANIFEST, error.message) from error
        files: dict[str, Listed] = {}
        for each in found["files"]:
            if each["path"] in files:
                raise foreign(each["path"])
            files[each["path"]] = Listed(each["size"], each["sha256"], each.get("modified"))
        if sum(each.size for each in files.values()) > MOST_BYTES:
            raise BackupError(TOO_LARGE)
        return cls(found["saved"], files)


def _moment(value: Json, place: str) -> datetime:
    """A time in UTC, as `2026-11-27T14:05:00+00:00`."""
    written = text(len("2026-11-27T14:05:00+00:00"))(value, place)
    with suppress(ValueError):
        moment = datetime.strptime(written, _SAVED).replace(tzinfo=UTC)
        if moment.year >= _FIRST_YEAR:
            return moment
    raise JsonError(QT_TRANSLATE_NOOP("json", "Expected a date such as 2026-11-27."), place)


_FILE: Final = fields(
    {"path": text(LONGEST_PATH), "size": whole(0, MOST), "sha256": text(64, "[0-9a-f]{64}")},
    {"modified": whole(0, MOST)},
)
_CONTENT: Final = fields({"saved": _moment, "files": listed(_FILE, MOST_FILES)})
