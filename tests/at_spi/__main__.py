"""Play a match of every game in every language by AT-SPI alone: `python -m tests.at_spi`, from the repository.

A line for each match tells what was heard, and a line each what was wrong. The exit code is 1 if anything was.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardtable_gui import games
from cardtable_gui.i18n import LANGUAGES
from tests.at_spi import listening


def main(arguments: list[str]) -> int:
    """Play the matches that are asked for; give the exit code."""
    known = [package.game.id for package in games.packages()]
    reader = argparse.ArgumentParser(
        prog="bootstrap.py listen", description="Play matches by assistive technology alone, and tell what was wrong."
    )
    reader.add_argument("--game", action="append", choices=known, metavar="ID", help=f"one of {', '.join(known)} (all)")
    reader.add_argument("--lang", action="append", choices=LANGUAGES, metavar="LANG", help="en or ja (both)")
    reader.add_argument("--seats", type=int, default=0, metavar="N", help="how many players (the fewest)")
    given = reader.parse_args(arguments)
    lacking = listening.missing()
    if lacking:
        print(f"matches by AT-SPI need {lacking}")
        return 2
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # The languages are installed there.
    _application = QCoreApplication([])
    bad = 0
    for game in given.game or known:
        for language in given.lang or LANGUAGES:
            with tempfile.TemporaryDirectory(prefix="cardtable-listen-") as folder:
                heard = listening.play(game, language, Path(folder), seats=given.seats)
            found = listening.problems(heard)
            bad += bool(found)
            figures = {
                "turns": len(heard["turns"]),
                "announcements": len(heard["heard"]),
                "picks": len(heard["picks"]),
                "results": len(heard["dialogs"]),
                "seconds": round(heard.seconds),
            }
            told = ", ".join(f"{number} {what}" for what, number in figures.items())
            print(f"{game} {language}: {told}; {len(found)} problems", flush=True)
            for line in found:
                print(f"  {line}", flush=True)
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
