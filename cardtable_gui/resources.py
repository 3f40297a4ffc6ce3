"""Finds the data files that ship with the program: pictures, fonts, translations, rules.

Data lives in `assets/` and `i18n/`. A wheel and the frozen program carry both folders inside the package; a
checkout has them next to it.
"""

import sys
from functools import cache
from pathlib import Path, PurePosixPath

_PACKAGE = Path(__file__).resolve().parent


class MissingResourceError(FileNotFoundError):
    """A data file that should have been installed with the program is not there."""


@cache
def _roots() -> tuple[Path, ...]:
    """Folders that may hold `assets/` and `i18n/`, the most specific first."""
    roots = [_PACKAGE]
    if (_PACKAGE.parent / "pyproject.toml").is_file():
        roots.append(_PACKAGE.parent)
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        roots.append(Path(bundle))
    return tuple(roots)


@cache
def resource(relative: str) -> Path:
    """Find a data file or folder of the program.

    Args:
        relative: its path with forward slashes, from the data root: `assets/…` or `i18n/…`.

    Returns:
        An absolute path that exists.

    Raises:
        ValueError: `relative` is absolute or leaves the data root.
        MissingResourceError: no such file was installed; the message names it and the places looked at.
    """
    path = PurePosixPath(relative)
    if not path.parts or path.is_absolute() or ".." in path.parts or "\\" in relative:
        raise ValueError(f"not a path below the data root: {relative!r}")
    roots = _roots()
    for root in roots:
        candidate = root / relative
        if candidate.exists():
            return candidate
    places = ", ".join(str(root) for root in roots)
    raise MissingResourceError(f"the program's file {relative} is missing (looked in {places})")
