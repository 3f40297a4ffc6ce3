"""The kill -9 loop: whatever moment the program is killed at, each action that it acknowledged is on disk."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files import data_files, disk
from cardtable_gui.core.files.record import Record
from tests.soak.killing import gone, killed
from tests.soak.report import Deadline, Order, Report
from tests.support.screen import NoScreenError, Screen

PART = "kill"
_ROOT = Path(__file__).resolve().parents[2]
_MATCHES = 6
"""Kills of one folder, then a fresh one."""


@dataclass
class Acknowledged:
    """What a program said was on disk: of one match the last, and whether it was over."""

    match_id: str
    actions: list[str]
    over: bool


def run(order: Order, program: str = "tests.soak.kill_program", *, real_windows: bool = True) -> Report:
    """Kill the program again and again, every other time in a real window, and read what it left behind.

    `program` is the module that plays.
    """
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    for what in (
        "kills",
        "kills in a real window",
        "matches acknowledged",
        "actions acknowledged",
        "lost",
        "damaged",
        "left behind",
        "orphans",
    ):
        report.count(what, 0)
    screen = _screen() if real_windows else None
    try:
        while True:
            with tempfile.TemporaryDirectory(prefix="cardtable-soak-") as place:
                _one_folder(report, Path(place), program, screen, rng, deadline)
            if deadline.over:
                return report
    finally:
        if screen is not None:
            screen.close()


def _screen() -> Screen | None:
    """A screen for real windows; None where there can be none."""
    try:
        return Screen()
    except NoScreenError:
        return None


def _one_folder(
    report: Report, place: Path, program: str, screen: Screen | None, rng: Random, deadline: Deadline
) -> None:
    data, scratch = place / "data", place / "tmp"
    scratch.mkdir()
    for number in range(_MATCHES):
        real = screen is not None and number % 2 == 1
        offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        environment = screen.environment() if real and screen is not None else offscreen
        environment |= {"PYTHONPATH": str(_ROOT), "TMPDIR": str(scratch)}
        command = [sys.executable, "-m", program, str(data), str(rng.getrandbits(32))]
        ended = killed(command, environment, rng)
        report.count("kills")
        report.count("kills in a real window", int(real))
        if ended.trouble:
            report.found("the program ended by itself", ended.trouble)
        for child in ended.children:
            if not gone(child):
                report.count("orphans")
                report.found(f"process {child} outlived the program that started it")
                os.kill(child, signal.SIGKILL)
        _check(report, data, scratch, _acknowledged(ended.lines))
        if deadline.over:
            return


def _acknowledged(lines: list[str]) -> list[Acknowledged]:
    """The last word about each match."""
    found: dict[str, Acknowledged] = {}
    for line in lines:
        match_id, over, *actions = line.split("|")
        found[match_id] = Acknowledged(match_id, actions, over == "over")
    return list(found.values())


def _check(report: Report, data: Path, scratch: Path, said: list[Acknowledged]) -> None:
    store = Store(data)
    report.count("matches acknowledged", len(said))
    for match in said:
        report.count("actions acknowledged", len(match.actions))
        kept = _kept(store, match, report)
        if kept is None or list(kept.actions[: len(match.actions)]) != match.actions:
            report.count("lost")
            there = "nothing" if kept is None else f"{len(kept.actions)} actions"
            report.found(f"{len(match.actions)} actions were acknowledged, {there} on disk", "\n".join(match.actions))
    listed = store.unfinished()
    store.finished()
    for damaged in store.set_aside.take():
        report.count("damaged")
        report.found(f"{damaged.name} is damaged: {damaged.reason.text}", damaged.place.read_bytes(), "cardtable")
    for saved in listed:
        if saved.in_use:
            report.count("left behind")
            report.found(f"{saved.id} is still locked")
    for stray in _strays(data, scratch):
        report.count("left behind")
        report.found(f"{stray.name} was left behind")
        if stray.is_dir():
            shutil.rmtree(stray)
        else:
            stray.unlink()


def _kept(store: Store, match: Acknowledged, report: Report) -> Record | None:
    """What is on disk of a match, played from its first deal."""
    try:
        opened = store.open(match.match_id)
        store.release(match.match_id)
        return opened.record
    except StoreError as missing:
        try:
            return store.open_finished(match.match_id).record
        except StoreError:
            report.found(f"{match.match_id} cannot be read: {missing}")
            return None


def _strays(data: Path, scratch: Path) -> list[Path]:
    """What a program that was killed left behind, and a list of matches does not clear away."""
    expected = {".cardtable", ".json", ".sqlite", ".cover"}  # the last are covers, which are kept ready
    return [
        *scratch.iterdir(),
        *(file for file in data.rglob("*") if file.is_file() and file.suffix not in expected and _old(data, file)),
    ]


def _old(data: Path, file: Path) -> bool:
    """Whether nothing will clear a file away: what was being written is swept later."""
    writing = file.suffix == disk.FRESH and file.name.startswith("cardtable-")
    return not (writing and file.parent in (data, *(data / name for name in data_files.FOLDERS)))
