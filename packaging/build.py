"""Build the frozen program with PyInstaller, and test it: `python3 packaging/bootstrap.py build onefile`."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

#: The single file stays below this, in bytes; Qt is larger where it brings ICU.
LIMIT = (32 if sys.platform == "win32" else 48) * 1000 * 1000


def built() -> Path:
    """Return the path of the finished program."""
    return ROOT / "dist" / ("cardtable-gui.exe" if sys.platform == "win32" else "cardtable-gui")


def freeze(form: str) -> None:
    """Run PyInstaller.

    Raises:
        subprocess.CalledProcessError: it failed; its output is on the terminal.
    """
    work = ROOT / "build" / form
    work.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-I", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(ROOT / "dist"), "--workpath", str(work)]
    # Not from the checkout, where the package next to this script would be used instead of the installed one.
    subprocess.run([*command, str(ROOT / "packaging" / "cardtable.spec")], cwd=work, check=True)


def prove(program: Path) -> list[str]:
    """Run the finished program's self-test without environment variables; return the problems, empty if none."""
    faults = []
    if program.stat().st_size > LIMIT:
        faults.append(f"{program.name} is larger than {LIMIT // 1_000_000} MB")
    # Windows itself cannot start programs without its own folder.
    environment = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
    done = subprocess.run([str(program), "selftest"], env=environment, cwd=program.parent, check=False)
    if done.returncode:
        faults.append(f"{program.name} selftest ended with {done.returncode}")
    return faults


def main(arguments: list[str]) -> int:
    """Build one form of the program and test it; return 0, or 1 if that failed."""
    parser = argparse.ArgumentParser(description="Build the frozen program.")
    parser.add_argument("form", choices=["onefile"])
    form = parser.parse_args(arguments).form
    try:
        freeze(form)
    except subprocess.CalledProcessError as error:
        print(f"PyInstaller failed ({error.returncode}).", file=sys.stderr)
        return 1
    program = built()
    faults = prove(program)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{program.relative_to(ROOT)}: {program.stat().st_size / 1_000_000:.1f} MB")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
