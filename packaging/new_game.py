"""Write a new game: a small playable one, as the starting point for the real one.

    python3 packaging/bootstrap.py new-game sevens "Sevens" [--japanese 七並べ]

It writes the game's package, its rules pages, its tests and a playthrough, and brings the translations up to date;
docs/NEW_GAME.md describes the next steps. None of its files may exist before. Exits with 2, without writing anything,
if a name is invalid.
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
"""The numbers of players with which a match of the new game is recorded."""


def _run(root: Path, *arguments: str) -> None:
    """Run this Python in the checkout. Raises `CalledProcessError`."""
    subprocess.run([sys.executable, *arguments], cwd=root, check=True, stdout=subprocess.DEVNULL)


def _tidy(root: Path, places: Sequence[Path]) -> None:
    """Format the new files, since the new names change the line lengths."""
    code = [str(place) for place in places if place.suffix == ".py"]
    _run(root, "-m", "ruff", "format", "--quiet", *code)


def _translate(root: Path, names: GameNames) -> None:
    with tempfile.TemporaryDirectory() as folder:
        dictionary = Path(folder) / "japanese.json"
        dictionary.write_text(renamed(JAPANESE.read_text(encoding="utf-8"), names), encoding="utf-8")
        _run(root, "packaging/translations.py", "update", str(dictionary))


def make(root: Path, names: GameNames) -> list[Path]:
    """Write the game into a checkout; return the paths of its files. Raises `ExistsError` if one exists."""
    places = write(root, names)
    _tidy(root, places)
    _translate(root, names)
    for players in PLAYERS:
        _run(root, "-m", "tests.golden", names.id, players)
    return [*places, *(Path("tests", "golden", f"{names.id}-{players}.txt") for players in PLAYERS)]


def main(arguments: list[str]) -> int:
    """Run the command; return its exit code."""
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
    print("Its texts are in i18n/cardtable_ja.ts. How to go on: docs/NEW_GAME.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
