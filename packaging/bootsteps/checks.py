"""Everything that must hold before a change lands: style, types, import rules, tests."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from bootsteps.environment import Environment

NOTHING_CHOSEN = 5
"""The exit code of pytest if its arguments select no test."""


@dataclass(frozen=True)
class _Result:
    """How a check ended: its exit code, its seconds, and its output if that was captured."""

    code: int
    seconds: float
    output: str


def _tests(environment: Environment, windows: str, workers: int) -> list[str]:
    """Return the command for the tests in real windows (`only`) or for all others (`never`)."""
    spread = ["-n", str(workers), "--dist", "worksteal"]
    return [str(environment.python), "-m", "pytest", f"--real-windows={windows}", *spread]


def run_checks(environment: Environment, pytest_arguments: list[str]) -> int:
    """Run every check, even after a failure; return 0 if all passed, else 1.

    mypy uses one processor only, and windows wait for each other, so both run beside the other tests; what they say
    follows them. The arguments go to both runs of pytest; one of them may select no test.
    """
    python = [str(environment.python), "-m"]
    # The tests have one worker more than there are processors: they also wait, for processes that they start.
    workers = os.cpu_count() or 1
    # On other systems the windows share the user's screen, where only one can have the keyboard focus.
    window_workers = workers if sys.platform.startswith("linux") else 0
    steps = {
        "ruff check": [*python, "ruff", "check", "."],
        "ruff format": [*python, "ruff", "format", "--check", "."],
        "imports": [str(environment.scripts / "lint-imports")],
        "pytest": [*_tests(environment, "never", workers + 1), *pytest_arguments],
    }
    steps_beside = {
        "mypy": [*python, "mypy"],
        "pytest in real windows": [*_tests(environment, "only", window_workers), *pytest_arguments],
    }
    results: dict[str, _Result] = {}
    # One after the other: together they would take the processors from the tests.
    with ThreadPoolExecutor(max_workers=1) as beside:
        waited_for = {
            name: beside.submit(_run, environment, command, capture=True) for name, command in steps_beside.items()
        }
        for name, command in steps.items():
            print(f"=== {name} ===", flush=True)
            if name == "pytest" and not (environment.root / "tests" / "__pycache__").exists():
                # In a fresh checkout every worker would compile every test.
                _run(environment, [*command, "-n0", "--collect-only", "-qq"], capture=True)
            results[name] = _run(environment, command)
        for name, waited in waited_for.items():
            print(f"=== {name} ===", flush=True)
            results[name] = waited.result()
            print(results[name].output, end="", flush=True)
    tests = [name for name in results if name.startswith("pytest")]
    words = []
    for name, result in results.items():
        none_chosen = name in tests and result.code == NOTHING_CHOSEN
        ended = "ok" if result.code == 0 else "chose no test" if none_chosen else "FAILED"
        words.append(f"{name} {ended} ({result.seconds:.0f} s)")
    print(f"=== {' · '.join(words)} ===", flush=True)
    codes = {name: result.code for name, result in results.items()}
    if pytest_arguments and any(codes[name] == 0 for name in tests):
        codes.update({name: 0 for name in tests if codes[name] == NOTHING_CHOSEN})
    return int(any(codes.values()))


def _run(environment: Environment, command: list[str], *, capture: bool = False) -> _Result:
    """Run a command to its end; its output goes to the terminal unless it is captured."""
    began = time.monotonic()
    where, how = (subprocess.PIPE, subprocess.STDOUT) if capture else (None, None)
    # What Python compiles is kept: the tests start it hundreds of times.
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        command,
        cwd=environment.root,
        env=variables,
        stdout=where,
        stderr=how,
        text=True,
        errors="replace",
        check=False,
    )
    return _Result(done.returncode, time.monotonic() - began, done.stdout or "")
