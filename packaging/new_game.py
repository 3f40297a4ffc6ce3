"""Write a new game: a small playable one, as the starting point for the real one.

    python3 packaging/bootstrap.py new-game sevens "Sevens" [--japanese 七並べ]
    python3 packaging/bootstrap.py new-game --check [ARGUMENTS OF PYTEST]

The first writes the game's package, its rules pages, its tests and two playthroughs, and brings the translations up to
date; docs/NEW_GAME.md describes the next steps. None of its files may exist before. Exits with 2, without writing
anything, if a name is invalid; with 1 if a step failed, after removing what was written.

The second runs the whole test command in a copy of this checkout with two new games, of which one sorts before and one
after all others: no test may ask a new game for what only a shipped one has. It takes as long as the tests.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import translations
from bootsteps.checks import run_checks
from bootsteps.environment import TEST, Environment
from scaffold.naming import GameNames, NamingError, named
from scaffold.writing import JAPANESE, ExistsError, files, renamed, used_names, write
from texts.problems import problems, untranslated
from texts.release import ToolError

ROOT = Path(__file__).resolve().parents[1]
PLAYERS = ("2", "4")
"""The numbers of players with which a match of the new game is recorded."""
NOT_COPIED = shutil.ignore_patterns(".git", ".venv*", "build", "dist", "mutants", "shared", ".*_cache", ".coverage*")
CHECKED = (("aardvark", "Aardvark"), ("zebra", "Zebra"))
"""The games of `--check`: the first sorts before all others, the last after them."""


class StepError(Exception):
    """A step failed; the message is what it said."""


def _run(root: Path, *arguments: str) -> None:
    """Run this Python in the checkout. Raises `StepError` with all that it printed."""
    # An installed copy of the program is another one.
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise StepError(f"{' '.join(arguments[:3])} failed:\n{done.stdout.strip()}")


def _tidy(root: Path, places: Sequence[Path]) -> None:
    """Format the new files, since the new names change the line lengths and the order of imports."""
    code = [str(place) for place in places if place.suffix == ".py"]
    _run(root, "-m", "ruff", "check", "--quiet", "--select", "I", "--fix", *code)
    _run(root, "-m", "ruff", "format", "--quiet", *code)


def _translate(root: Path, names: GameNames) -> list[str]:
    """Bring the translations up to date; return what is to be done in them, for this game or any other."""
    with tempfile.TemporaryDirectory() as folder:
        dictionary = Path(folder) / "japanese.json"
        dictionary.write_text(renamed(JAPANESE.read_text(encoding="utf-8"), names), encoding="utf-8")
        try:
            strangers = translations.update(root, "ja", [dictionary])
        except ToolError as error:
            raise StepError(str(error)) from error
    return [*(f"not in the program: {line}" for line in strangers), *problems(root), *untranslated(root)]


def _recorded(names: GameNames) -> list[Path]:
    """Where the playthroughs of the new game are kept."""
    return [Path("tests", "golden", f"{names.id}-{players}.txt") for players in PLAYERS]


@contextmanager
def _all_or_nothing(root: Path, places: Iterable[Path]) -> Iterator[None]:
    """Remove these files again if not all of it succeeds, and put the catalogues back as they were."""
    catalogues = [path for path in (root / "i18n").iterdir() if path.suffix in (".ts", ".qm")]
    before: Mapping[Path, bytes] = {path: path.read_bytes() for path in catalogues}
    try:
        yield
    except BaseException:
        folders = {parent for place in places for parent in (root / place).parents if root in parent.parents}
        for place in places:
            (root / place).unlink(missing_ok=True)
        # The deepest first; one with other files stays.
        for folder in sorted(folders, key=lambda folder: -len(folder.parts)):
            if folder.is_dir() and all(each.name == "__pycache__" for each in folder.iterdir()):
                shutil.rmtree(folder)
        for path, content in before.items():
            path.write_bytes(content)
        raise


def make(root: Path, names: GameNames) -> tuple[list[Path], list[str]]:
    """Write the game into a checkout.

    Returns:
        The paths of its files, and what is to be done in the translations.

    Raises:
        ExistsError: one of the files exists; nothing was written.
        StepError: a step failed; nothing of the game is left.
    """
    places = [*files(names), *_recorded(names)]
    if there := [place for place in places if (root / place).exists()]:
        raise ExistsError(f"{there[0]} is there already; nothing was written")
    with _all_or_nothing(root, places):
        _tidy(root, write(root, names))
        to_do = _translate(root, names)
        for players in PLAYERS:
            _run(root, "-m", "tests.golden", names.id, players)
    return places, to_do


def check(pytest_arguments: list[str]) -> int:
    """Run the whole test command in a copy of the checkout with two new games; return its exit code."""
    with tempfile.TemporaryDirectory(prefix="cardtable-new-games-") as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=NOT_COPIED, symlinks=True)
        (copy / TEST.folder).symlink_to(Path(sys.prefix), target_is_directory=True)
        for game_id, title in CHECKED:
            _, to_do = make(copy, named(copy, game_id, title, None, used_names()))
            print("\n".join((f"{title} is in {copy}.", *to_do)), flush=True)
        return run_checks(Environment(copy, TEST), pytest_arguments)


def main(arguments: list[str]) -> int:
    """Run the command; return its exit code."""
    if arguments[:1] == ["--check"]:
        try:
            return check(arguments[1:])
        except StepError as error:
            print(f"Card Table: {error}", file=sys.stderr)
            return 1
    parser = argparse.ArgumentParser(
        prog="bootstrap.py new-game",
        description="Write a new game that can be played.",
        epilog="new-game --check [...] runs every check in a copy with two new games; arguments go to pytest.",
    )
    parser.add_argument("id", help="its id, of small letters and digits: sevens")
    parser.add_argument("title", help="its English name: Sevens")
    parser.add_argument("--japanese", metavar="TITLE", help="its Japanese name (default: the English one)")
    chosen = parser.parse_args(arguments)
    try:
        names = named(ROOT, chosen.id, chosen.title, chosen.japanese, used_names())
        places, to_do = make(ROOT, names)
    except (NamingError, ExistsError) as error:
        print(f"Card Table: {error}.", file=sys.stderr)
        return 2
    except StepError as error:
        print(f"Card Table: nothing was kept of {chosen.title}, since {error}", file=sys.stderr)
        return 1
    print(f"{names.title} is a game now, with the rules {names.rules}1, {names.rules}2 …")
    print("\n".join(f"  {place.as_posix()}" for place in places))
    if to_do:
        print("To be done in the translations:")
        print("\n".join(f"  {line}" for line in to_do))
    print("Its texts are in i18n/cardtable_ja.ts. How to go on: docs/NEW_GAME.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
