"""One thing that must hold for built packages, and how a list of them is gone through."""

import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from targets.target import BuildError

Outcome = Literal["passed", "failed", "not here"]


class CheckFailed(Exception):  # noqa: N818 - what a check found, not an error of the program
    """A package does not do what it should; the message says what, in one line."""


class NotHere(Exception):  # noqa: N818 - as above
    """A check can't be made on this machine; the message says what is missing, in one line."""


@dataclass(frozen=True)
class Check:
    """One thing that must hold.

    Attributes:
        name: what is typed after `build check`, such as `deb-lintian`; the part before the first hyphen is its group.
        run: checks it; returns a short figure or text for the table, empty if there is none. Raises `CheckFailed` or
            `NotHere`.
    """

    name: str
    run: Callable[[], str]


@dataclass(frozen=True)
class Result:
    """How a check ended: with a figure if it passed, else with the reason; and its seconds."""

    name: str
    outcome: Outcome
    text: str
    seconds: float


def chosen(checks: Sequence[Check], names: Sequence[str]) -> list[Check]:
    """The checks of these names and groups, in the order of the list; all of them if no name is given.

    Raises:
        KeyError: with the first name that is neither a check's nor a group's.
    """
    for name in names:
        if not any(_called(check, name) for check in checks):
            raise KeyError(name)
    return [check for check in checks if not names or any(_called(check, name) for name in names)]


def carry_out(checks: Sequence[Check]) -> list[Result]:
    """Run checks one after another, and print how each ended, then a table of all."""
    results = []
    for number, check in enumerate(checks, start=1):
        print(f"=== {number}/{len(checks)} {check.name} ===", flush=True)
        results.append(_result(check))
        print(f"{results[-1].outcome}: {results[-1].text}", flush=True)
    print(f"\n{table(results)}", flush=True)
    return results


def table(results: Sequence[Result]) -> str:
    """A line for each check: its name, how it ended, its figure or the reason, and how long it took."""
    wide = max((len(result.name) for result in results), default=0)
    return "\n".join(
        f"{result.name:<{wide}}  {result.outcome:<8}  {result.seconds:5.0f} s  {result.text}".rstrip()
        for result in results
    )


def _called(check: Check, name: str) -> bool:
    return check.name == name or check.name.startswith(f"{name}-")


def _result(check: Check) -> Result:
    began = time.monotonic()
    outcome: Outcome
    try:
        outcome, text = "passed", check.run()
    except NotHere as reason:
        outcome, text = "not here", str(reason)
    except (CheckFailed, BuildError, OSError, subprocess.SubprocessError) as error:
        outcome, text = "failed", str(error) or type(error).__name__
    return Result(check.name, outcome, text, time.monotonic() - began)
