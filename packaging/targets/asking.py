"""The arguments of `build`: which targets or checks are wanted. Read before the build's environment is set up."""

import sys
from dataclasses import dataclass

from targets import TARGETS
from targets.checking import CHECKS
from targets.checking.check import Check, chosen
from targets.target import Target


@dataclass(frozen=True)
class BuildRequest:
    """The targets to build, in this order."""

    targets: list[Target]


@dataclass(frozen=True)
class CheckRequest:
    """The checks to run on what was built, in this order."""

    checks: list[Check]


def read(arguments: list[str]) -> BuildRequest | CheckRequest | int:
    """Understand the arguments of `build`; an exit code if nothing is to be done, after the answer was printed."""
    if "--list" in arguments or "--help" in arguments or "-h" in arguments:
        print(explained())
        return 0
    if arguments[:1] == ["check"]:
        return _checks(arguments[1:])
    unknown = [word for word in arguments if word not in TARGETS]
    if unknown or not arguments:
        begin = f"There is no target {unknown[0]!r}" if unknown else "Say what to build"
        print(f"{begin}: {', '.join(TARGETS)} (--list explains).", file=sys.stderr)
        return 2
    return BuildRequest([TARGETS[word] for word in arguments])


def _checks(names: list[str]) -> CheckRequest | int:
    try:
        return CheckRequest(chosen(CHECKS, names))
    except KeyError as error:
        print(f"There is no check {error}: {', '.join(check.name for check in CHECKS)}.", file=sys.stderr)
        return 2


def explained() -> str:
    """A line for each target: its name, what it makes, and what keeps it from being made here; then the checks."""
    lines = ["Targets of `python3 packaging/bootstrap.py build`, all made in dist/:"]
    width = max(map(len, TARGETS))
    for target in TARGETS.values():
        obstacle = target.obstacle()
        lines.append(f"  {target.name:<{width}}  {target.makes}")
        if obstacle:
            lines.append(f"  {'':<{width}}  (not here: {obstacle})")
    lines.append("Checks of what lies in dist/, `python3 packaging/bootstrap.py build check [NAME or GROUP …]`:")
    lines += [f"  {check.name}" for check in CHECKS]
    return "\n".join(lines)
