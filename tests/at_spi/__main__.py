"""Matches, lessons and pages in every language by AT-SPI alone: `python -m tests.at_spi`, from the repository.

A match of every game is played, the first lesson of every game is taken, and every page is walked. A line for each
tells what was heard, and a line each what was wrong. The exit code is 1 if anything was.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardtable_gui import games
from cardtable_gui.i18n import LANGUAGES, Language
from tests.at_spi import learning, listening


def main(arguments: list[str]) -> int:
    """Play the matches that are asked for; give the exit code."""
    known = [package.game.id for package in games.packages()]
    reader = argparse.ArgumentParser(
        prog="bootstrap.py listen",
        description="Play matches, take lessons and walk pages by assistive technology alone, and tell what was wrong.",
    )
    reader.add_argument("--game", action="append", choices=known, metavar="ID", help=f"one of {', '.join(known)} (all)")
    reader.add_argument("--lang", action="append", choices=LANGUAGES, metavar="LANG", help="en or ja (both)")
    reader.add_argument("--seats", type=int, default=0, metavar="N", help="how many players (the fewest)")
    reader.add_argument("--only", choices=("matches", "lessons"), help="matches, or lessons and pages (both)")
    given = reader.parse_args(arguments)
    lacking = listening.missing()
    if lacking:
        print(f"matches by AT-SPI need {lacking}")
        return 2
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # The languages are installed there.
    _application = QCoreApplication([])
    wanted, languages = given.game or known, given.lang or LANGUAGES
    bad = 0
    if given.only != "matches":
        bad += sum(_learn(language, wanted) for language in languages)
    for game in wanted if given.only != "lessons" else ():
        for language in languages:
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


def _learn(language: Language, wanted: Sequence[str]) -> bool:
    """Walk the pages and take the lessons of these games; print the figures, and tell whether anything was wrong."""
    taught = [game for game in wanted if games.package(game).lessons is not None]
    with tempfile.TemporaryDirectory(prefix="cardtable-listen-") as folder:
        told = learning.learn(language, Path(folder), taught=taught, pages=True)
    found = learning.problems(told, language, taught)
    pages, lessons = told.get("pages", {}), told.get("lessons", [])
    assert isinstance(pages, dict)
    assert isinstance(lessons, list)
    moves = sum(lesson["moves"] for lesson in lessons)
    figures = f"{len(lessons)} lessons, {moves} moves, {len(pages)} pages, {sum(pages.values())} elements"
    print(
        f"lessons {language}: {figures}, {round(float(str(told['seconds'])))} seconds; {len(found)} problems",
        flush=True,
    )
    for line in found:
        print(f"  {line}", flush=True)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
