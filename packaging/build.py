"""Build packages: `python3 packaging/bootstrap.py build TARGET`, in the environment of the build."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from targets import TARGETS
from targets.target import ROOT, BuildError, Target, size_mb


def explain() -> str:
    """A line for each target: its name, what it makes, and what keeps it from being made here."""
    lines = []
    for target in TARGETS.values():
        obstacle = target.obstacle()
        lines.append(f"  {target.name:<16} {target.makes}" + (f"\n  {'':<16} not here: {obstacle}" if obstacle else ""))
    return "\n".join(lines)


def build(target: Target) -> None:
    """Make a target and say what came out. Raises `BuildError`."""
    for path in target.build():
        print(f"{path.relative_to(ROOT)}: {size_mb(path):.1f} MB", flush=True)


def main(arguments: list[str]) -> int:
    """Build some targets; return 0, or 1 if one failed."""
    reader = argparse.ArgumentParser(
        prog="bootstrap.py build",
        description="Make packages of Card Table, in dist/.",
        epilog=f"targets:\n{explain()}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reader.add_argument("targets", nargs="*", metavar="TARGET", choices=[*TARGETS, []])
    reader.add_argument("--list", action="store_true", help="explain all targets")
    given = reader.parse_args(arguments)
    if given.list:
        print(explain())
        return 0
    if not given.targets:
        reader.error("say what to build; --list explains")
    try:
        for name in given.targets:
            build(TARGETS[name])
    except BuildError as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
