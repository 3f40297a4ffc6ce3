"""The arguments of `build`: which targets are wanted. Read before the build's environment is set up."""

import sys
from dataclasses import dataclass

from targets import TARGETS
from targets.target import Target


@dataclass(frozen=True)
class BuildRequest:
    """The targets to build, in this order."""

    targets: list[Target]


def read(arguments: list[str]) -> BuildRequest | int:
    """Understand the arguments of `build`; an exit code if nothing is to be built, after the answer was printed."""
    if "--list" in arguments or "--help" in arguments or "-h" in arguments:
        print(explained())
        return 0
    unknown = [word for word in arguments if word not in TARGETS]
    if unknown or not arguments:
        begin = f"There is no target {unknown[0]!r}" if unknown else "Say what to build"
        print(f"{begin}: {', '.join(TARGETS)} (--list explains).", file=sys.stderr)
        return 2
    return BuildRequest([TARGETS[word] for word in arguments])


def explained() -> str:
    """A line for each target: its name, what it makes, and what keeps it from being made here."""
    lines = ["Targets of `python3 packaging/bootstrap.py build`, all made in dist/:"]
    width = max(map(len, TARGETS))
    for target in TARGETS.values():
        obstacle = target.obstacle()
        lines.append(f"  {target.name:<{width}}  {target.makes}")
        if obstacle:
            lines.append(f"  {'':<{width}}  (not here: {obstacle})")
    return "\n".join(lines)
