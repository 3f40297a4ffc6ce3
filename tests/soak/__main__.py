"""Run the soak: `python -m tests.soak [--minutes N] [--seed S] [--only PART …] [--keep DIR]`, from the repository.

Each part runs in a process of its own and gets its share of the time. A line is written for each figure, and one for
each finding, which names the record, picture or text that proves it. The exit code is 1 when anything was found.
"""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import SystemRandom

from tests.soak.report import Order, Report

SHARES = {
    "kill": 20,
    "results": 5,
    "disks": 5,
    "two_windows": 5,
    "hidden": 15,
    "decisions": 5,
    "hints": 15,
    "curtain": 15,
    "leak": 10,
    "idle": 10,
    "monkey": 5,
    "coach": 5,
    "why_not": 5,
    "backups": 5,
}
"""The parts, and how the time is shared among them."""
HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
"""Where a program keeps what is a person's: a folder of its own here."""


def main(arguments: list[str]) -> int:
    """Run all parts, or those that are chosen; give the exit code."""
    reader = argparse.ArgumentParser(prog="bootstrap.py soak", description="Play long and rough, and tell what broke.")
    reader.add_argument("--minutes", type=_positive, default=5.0, metavar="N", help="how long, all together (5)")
    reader.add_argument("--seed", type=int, default=SystemRandom().randrange(1, 1_000_000), help="tries the same again")
    reader.add_argument("--only", action="append", choices=SHARES, metavar="PART", help=f"one of {', '.join(SHARES)}")
    reader.add_argument("--keep", type=Path, default=Path("build", "soak"), help="where findings are kept (build/soak)")
    given = reader.parse_args(arguments)
    parts = [part for part in SHARES if given.only is None or part in given.only]
    print(f"soak of {given.minutes:g} minutes, seed {given.seed}", flush=True)
    began = time.monotonic()
    whole = sum(SHARES[part] for part in parts)
    codes = {}
    for part in parts:
        seconds = given.minutes * 60 * SHARES[part] / whole
        command = [sys.executable, "-m", "tests.soak", "--part", part, str(seconds), str(given.seed), str(given.keep)]
        code = codes[part] = subprocess.run(command, check=False).returncode
        if code < 0:
            print(f"{part:<8} FOUND it ended by signal {-code}", flush=True)
    broken = [part for part, code in codes.items() if code]
    ended = f"found something: {', '.join(broken)}" if broken else "nothing was found"
    print(f"soak ended after {time.monotonic() - began:.0f} seconds: {ended}", flush=True)
    return int(bool(broken))


def run_part(part: str, seconds: str, seed: str, keep: str) -> int:
    """Run one part in this process; give the exit code."""
    with tempfile.TemporaryDirectory(prefix="cardtable-soak-") as home:
        for name in HOMES:
            os.environ[name] = home
        order = Order(float(seconds), int(seed), Path(keep).absolute())
        report: Report = importlib.import_module(f"tests.soak.{part}").run(order)
        for line in report.lines():
            print(line, flush=True)
    return int(bool(report.findings))


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number <= 10_000:
        raise ValueError(text)
    return number


if __name__ == "__main__":
    if sys.argv[1:2] == ["--part"]:
        sys.exit(run_part(*sys.argv[2:]))
    sys.exit(main(sys.argv[1:]))
