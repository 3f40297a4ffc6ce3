"""The packages for PyPI: sources, and a wheel made of them, as `pip` and `pipx` install it."""

import shutil
import sys
from pathlib import Path

from targets import product
from targets.target import DIST, ROOT, Target, do, replaced

BUILD = ROOT / "build" / "python"
#: The name in file names, by PEP 625 and 427.
STEM = f"{product.ID.replace('-', '_')}-{product.VERSION}"
SDIST = DIST / f"{STEM}.tar.gz"
WHEEL = DIST / f"{STEM}-py3-none-any.whl"


def make() -> list[Path]:
    """Make the sdist, and the wheel of what the sdist holds, as `python -m build` does. Raises `BuildError`.

    The locked build backend is called directly; `build` would get another one of no known version.
    """
    replaced(BUILD)
    DIST.mkdir(exist_ok=True)
    _build("sdist", ROOT)
    shutil.unpack_archive(SDIST, BUILD)
    _build("wheel", BUILD / STEM)
    return [SDIST, WHEEL]


def _build(kind: str, source: Path) -> None:
    command = (sys.executable, "-I", "-m", "hatchling", "build", "--target", kind, "--directory", DIST)
    do(*command, cwd=source, env=product.same_every_time())


PYTHON = Target("python", "the packages for PyPI: a source archive and a wheel", make)
