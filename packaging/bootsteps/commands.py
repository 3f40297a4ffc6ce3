"""The commands of `bootstrap.py`."""

import os
import subprocess
import sys
from pathlib import Path

from targets import asking

from bootsteps import system
from bootsteps.checks import run_checks
from bootsteps.console import Stop, either, say
from bootsteps.environment import BUILD, LOCK, RUN, TEST, WINDOWS, Environment, Kind
from bootsteps.locks import make_locks

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"

_MODULES = {
    "soak": "tests.soak",
    "strength": "tests.bots.strength",
    "listen": "tests.at_spi",
    "lessons": "tests.controller.lessons.worth",
    "claims": "tests.claims",
    "doctor": "tests.doctor",
}
"""Modules of the tests that are commands: mostly the long form of what the tests do in short."""
_SCRIPTS = {"new-game": "new_game.py", "mutate": "mutate.py"}
"""Commands that are scripts of this folder."""
_NOT_ON_WINDOWS = {
    "soak": "The soak kills processes and counts what they leave behind as Linux and macOS tell it.",
    "mutate": "Mutants are tried on Linux or macOS: what tests start is ended there as a whole.",
}

USAGE = """\
Card Table: set up and start the program from a checkout.

  python3 packaging/bootstrap.py setup              set up what working on the program takes, and no more
  python3 packaging/bootstrap.py run [...]          set up, then start Card Table (arguments go to it)
  python3 packaging/bootstrap.py test [...]         set up, then run every check (arguments go to pytest, both times:
                                                    without windows, and beside that tests/e2e in real windows)
  python3 packaging/bootstrap.py soak [--minutes N] play long and rough, and tell what broke (soak --help)
  python3 packaging/bootstrap.py listen [...]       play matches and lessons by a screen reader's bus alone, and
                                                    tell what was not heard (listen --help)
  python3 packaging/bootstrap.py new-game ID TITLE  write a new game that can be played (new-game --help)
  python3 packaging/bootstrap.py new-game --check   run every check in a copy with two new games
  python3 packaging/bootstrap.py doctor GAME        tell what a game lacks, and what a shipped game has beside that
  python3 packaging/bootstrap.py strength [...]     let bots play until it is sure which level is better (--help)
  python3 packaging/bootstrap.py lessons [GAMES]    hold what lessons ask for against the search (--help)
  python3 packaging/bootstrap.py claims [--write]   recompute what texts say about play, and the page of figures
  python3 packaging/bootstrap.py mutate [PATHS]     break the program in small ways, and tell what no test noticed
                                                    (--help)
  python3 packaging/bootstrap.py build TARGET       make the single-file program or another package in dist/
                                                    (--list explains all targets)
  python3 packaging/bootstrap.py build check [NAME] install and play what was built, and print a table
  python3 packaging/bootstrap.py lock [--upgrade]   choose and lock the versions of all packages again

On Windows: py packaging\\bootstrap.py ...
"""


def environment_for(kind: Kind, purpose: str) -> Environment:
    """Return a complete environment, creating or repairing it if necessary."""
    environment = Environment(ROOT, kind)
    ready = environment.ready()
    system.require(purpose, new_environment=not ready)
    if not ready:
        environment.prepare()
    return environment


def _set_up(arguments: list[str]) -> int:
    """Make the tests' environment, which is all that working on the program takes."""
    if arguments:
        raise Stop(f"setup takes no arguments, not {' '.join(arguments)!r}.")
    print(f"Ready: {environment_for(TEST, 'test').python}")
    return 0


def _run(arguments: list[str]) -> int:
    """Replace this process by the program, in the user's working folder."""
    environment = environment_for(RUN, "run")
    command = [str(environment.python), "-P", "-m", "cardtable_gui", *arguments]
    sys.stdout.flush()
    sys.stderr.flush()
    if not WINDOWS:
        os.execv(command[0], command)  # noqa: S606 - no shell is needed
    return subprocess.run(command, check=False).returncode


def _tool(command: str, arguments: list[str]) -> int:
    """Run one of the modules or scripts, in the tests' environment."""
    if WINDOWS and command in _NOT_ON_WINDOWS:
        raise Stop(_NOT_ON_WINDOWS[command])
    python = str(environment_for(TEST, "test").python)
    if command in _SCRIPTS:
        return subprocess.run(
            [python, str(PACKAGING / _SCRIPTS[command]), *arguments], cwd=ROOT, check=False
        ).returncode
    # As for pytest, this folder's modules can be imported.
    paths = os.pathsep.join(filter(None, (str(PACKAGING), os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        [python, "-m", _MODULES[command], *arguments], cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, check=False
    )
    return done.returncode


def _build(arguments: list[str]) -> int:
    request = asking.read(arguments)
    if isinstance(request, int):
        return request
    environment = environment_for(BUILD, "build")
    script = PACKAGING / "build.py"
    return subprocess.run([str(environment.python), "-I", str(script), *arguments], check=False).returncode


def _do(command: str, arguments: list[str]) -> int:
    if command in _MODULES or command in _SCRIPTS:
        return _tool(command, arguments)
    match command:
        case "setup":
            return _set_up(arguments)
        case "run":
            return _run(arguments)
        case "test":
            return run_checks(environment_for(TEST, "test"), arguments)
        case "build":
            return _build(arguments)
        case "lock":
            return make_locks(environment_for(LOCK, "lock"), arguments)
    known = "setup, run, test, soak, listen, new-game, doctor, strength, lessons, claims, mutate, build or lock"
    raise Stop(f"Unknown command {command!r}: use {known}.")


def main(arguments: list[str]) -> int:
    """Run one command; return its exit code."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(USAGE, end="")
        return 0 if arguments else 2
    try:
        code = _do(arguments[0], arguments[1:])
        sys.stdout.flush()
    except Stop as stop:
        say(str(stop))
        return stop.code
    except BrokenPipeError:
        # The reader has closed the pipe, as `head` does; flushing the rest at exit must not raise again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        say(either(f"Card Table could not be set up: {error}", f"セットアップできませんでした：{error}"))
        return 1
    except KeyboardInterrupt:
        say(
            either(
                "Interrupted; the next start begins again where it is needed.",
                "中断しました。次に始めると、必要なところからやり直します。",
            )
        )
        return 130
    return code
