"""Hostile backups: every part mutated, with a manifest that agrees with it, and the archive around it.

Each is refused with a reason that names the file, or restored so that the program starts with it and reads all of it.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections import defaultdict
from pathlib import Path
from random import Random

from cardtable_gui import i18n
from cardtable_gui.controller.backup import part_checks, restoring
from cardtable_gui.controller.backup.backup_error import UNEXPECTED, BackupError
from cardtable_gui.controller.backup.data_parts import MANIFEST
from cardtable_gui.controller.backup.pending import put_in_place
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.limits import no_progress
from cardtable_gui.core.traces import traceback_without_text
from tests.soak.report import Order, Report
from tests.support.backups import Parts, archive_of, contents, packed, parts, parts_of, start
from tests.support.mutations import mutated

PART = "backups"
BATCH = 250
"""So many parts are mutated; those that can be read are then restored together."""


def run(order: Order) -> Report:
    """Attack until the time is over."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    report = Report(PART, order)
    rng, deadline = order.rng(), order.deadline()
    with tempfile.TemporaryDirectory(prefix="cardtable-soak-") as place:
        attack = Attack(report, rng, Path(place))
        while True:
            attack.batch()
            if deadline.over:
                break
    del application
    return report


class Attack:
    """Makes hostile backups, and looks what comes of them."""

    def __init__(self, report: Report, rng: Random, place: Path) -> None:
        self._report = report
        self._rng = rng
        self._folder = place / "data"
        self._file = place / "hostile.cardtable-data"
        self._base = parts()
        for what in ("parts", "parts refused", "backups", "backups refused", "starts", "crashes"):
            report.count(what, 0)

    def batch(self, backups: int = BATCH, archives: int = BATCH // 25) -> None:
        """Mutate `BATCH` parts, restore those that can be read in at most so many backups, and change some archives."""
        readable: defaultdict[str, list[bytes]] = defaultdict(list)
        refused: Parts = {}
        for _ in range(BATCH):
            path = self._rng.choice(list(self._base))
            data = mutated(self._base[path], self._rng)
            self._report.count("parts")
            problem = part_checks.problem(path, data, no_progress)
            if problem is None:
                readable[path].append(data)
            else:
                self._report.count("parts refused")
                refused[path] = data
                if problem == UNEXPECTED:
                    self._found(f"the reader of {path} fails", data)
        path = self._rng.choice(list(refused))
        self._restore(packed({**self._base, path: refused[path]}), refused_for=path)
        for backup in self._backups(readable, backups):
            self._restore(packed(backup), complete=True)
        for _ in range(archives):
            self._restore(self._other_archive())

    def _backups(self, readable: dict[str, list[bytes]], most: int) -> list[Parts]:
        """Backups with all these parts, one of each file: matches, reviews and exercises get names of their own."""
        together = dict(self._base)
        alone: dict[str, list[bytes]] = {}
        for path, found in readable.items():
            folder, slash, name = path.partition("/")
            if slash:
                together.update({f"{folder}/{number}-{name}": data for number, data in enumerate(found)})
            else:
                alone[path] = found
        made = [together]
        for number in range(min(most, max(map(len, alone.values()), default=0))):
            own = {path: found[number] for path, found in alone.items() if number < len(found)}
            made[number:] = [{**(together if number == 0 else self._base), **own}]
        return made

    def _other_archive(self) -> bytes:
        """A backup whose archive or manifest was changed."""
        whole = packed(self._base)
        if self._rng.random() < 0.5:
            found, manifest = parts_of(whole)
            return archive_of([*found.items(), (MANIFEST, mutated(json.dumps(manifest).encode(), self._rng))])
        changed = bytearray(whole)
        for _ in range(self._rng.choice((1, 1, 2, 5))):
            # Most of what the format says stands at the end.
            at = len(changed) - 1 - int(self._rng.random() ** 2 * (len(changed) - 1))
            changed[at] = self._rng.choice((0, 1, 0xFF, changed[at] ^ 1 << self._rng.randrange(8)))
        return bytes(changed)

    def _restore(self, backup: bytes, *, complete: bool = False, refused_for: str = "") -> None:
        """Restore a backup and start with it, or see that it's refused."""
        self._report.count("backups")
        self._file.write_bytes(backup)
        shutil.rmtree(self._folder, ignore_errors=True)
        try:
            unpacked = restoring.unpack(self._file, self._folder)
        except BackupError as error:
            self._report.count("backups refused")
            told = i18n.text(error.message)
            if complete or refused_for not in told:
                self._found(f"a backup is refused: {told}", backup)
            if error.message == UNEXPECTED:
                self._found("reading a backup fails", backup)
            if contents(self._folder):
                self._found("a refused backup leaves files", backup)
            return
        except Exception as error:  # noqa: BLE001 - it's what is looked for
            self._found(f"checking a backup fails: {traceback_without_text(error)}", backup)
            return
        if refused_for:
            self._found(f"a backup is accepted that has an unusable {refused_for}", backup)
        restoring.accept(unpacked)
        if put_in_place(self._folder) is None:
            self._found("an accepted backup isn't restored", backup)
        self._report.count("starts")
        try:
            aside = start(self._folder)
        except Exception as error:  # noqa: BLE001 - it's what is looked for
            self._found(f"a start fails: {traceback_without_text(error)}", backup)
            return
        unexpected = [name for name in aside if not name.endswith(data_files.RECORD_SUFFIX)]
        if unexpected:
            self._found(f"after a restore these are damaged: {unexpected}", backup)

    def _found(self, what: str, proof: bytes) -> None:
        self._report.count("crashes")
        self._report.found(what, proof, "bin")
