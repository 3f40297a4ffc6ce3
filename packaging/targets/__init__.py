"""The targets of `python3 packaging/bootstrap.py build TARGET`: one module a kind of package.

Imported by the plain Python that sets everything up too, so nothing here imports PySide6 or PyInstaller at the top.
"""

from targets.debian import DEB
from targets.frozen import ONEDIR, ONEFILE
from targets.macos import MACOS_APP, MACOS_DMG
from targets.makeself import RUN
from targets.pypi import PYTHON
from targets.release import make_release
from targets.target import Target
from targets.windows import ONEFILE as WINDOWS_ONEFILE
from targets.windows_setup import SETUP

PACKAGES = (ONEFILE, ONEDIR, DEB, RUN, WINDOWS_ONEFILE, SETUP, MACOS_APP, MACOS_DMG, PYTHON)
RELEASE = Target(
    "release", "all that this system can make, with sums, licences and notes", lambda: make_release(PACKAGES)
)
TARGETS: dict[str, Target] = {target.name: target for target in (*PACKAGES, RELEASE)}
