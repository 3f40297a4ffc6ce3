"""Write a new game: a small one that can be played, to be changed piece by piece into the one that is meant.

    python3 packaging/bootstrap.py new-game sevens "Sevens" [--japanese 七並べ]

It writes the game's package, its rules pages, its tests and a playthrough, and brings the translations up to date;
ARCHITECTURE.md tells how to go on. No file of it may be there before. Ends with 2, and nothing is written, where the
game cannot be called so.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from scaffold.naming import GameNames, NamingError, named
from scaffold.writing import JAPANESE, ExistsError, renamed, used_names, write

ROOT = Path(__file__).resolve().parents[1]
PLAYERS = ("2", "4")
"""The tables at which a match of the new game is recorded."""


def _run(root: Path, *arguments: str) -> None:
    """Run this Python in the checkout. Raises `CalledProcessError`."""
    subprocess.run([sys.executable, *arguments], cwd=root, check=True, stdout=subprocess.DEVNULL)


def _tidy(root: Path, places: Sequence[Path]) -> None:
    """Lines are as long as the new names make them: bring the code into the usual form."""
    code = [str(place) for place in places if place.suffix == ".py"]
    _run(root, "-m", "ruff", "format", "--quiet", *code)


def _translate(root: Path, names: GameNames) -> None:
    with tempfile.TemporaryDirectory() as folder:
        dictionary = Path(folder) / "japanese.json"
        dictionary.write_text(renamed(JAPANESE.read_text(encoding="utf-8"), names), encoding="utf-8")
        _run(root, "packaging/translations.py", "update", str(dictionary))


def make(root: Path, names: GameNames) -> list[Path]:
    """Write the game into a checkout; give the places of its files. Raises `ExistsError` where one is there."""
    places = write(root, names)
    _tidy(root, places)
    _translate(root, names)
    for players in PLAYERS:
        _run(root, "-m", "tests.golden", names.id, players)
    return places


def main(arguments: list[str]) -> int:
    """Do the command; give its exit code."""
    parser = argparse.ArgumentParser(prog="bootstrap.py new-game", description="Write a new game that can be played.")
    parser.add_argument("id", help="its id, of small letters and digits: sevens")
    parser.add_argument("title", help="its English name: Sevens")
    parser.add_argument("--japanese", metavar="TITLE", help="its Japanese name (default: the English one)")
    chosen = parser.parse_args(arguments)
    try:
        names = named(ROOT, chosen.id, chosen.title, chosen.japanese, used_names())
        places = make(ROOT, names)
    except (NamingError, ExistsError) as error:
        print(f"Card Table: {error}.", file=sys.stderr)
        return 2
    print(f"{names.title} is a game now, with the rules {names.rules}1, {names.rules}2 …")
    print("\n".join(f"  {place.as_posix()}" for place in places))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
