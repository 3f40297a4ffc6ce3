"""Checks, by Debian's tools, of the recipes for Flatpak and Arch, which build from the self-installing package."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from targets import linux_files, makeself, product
from targets.checking.bare_systems import require
from targets.checking.check import Check, CheckFailed, NotHere
from targets.target import DIST, size_mb

_NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


def flatpak() -> str:
    """The manifest is understood by flatpak-builder; nothing is built, since the runtime is not one of Debian's."""
    require({"flatpak-builder": "flatpak-builder"})
    manifest = linux_files.LINUX / "flatpak" / f"{linux_files.component_id()}.json"
    # It makes a folder for its state where it is started.
    with TemporaryDirectory(prefix="cardtable-flatpak-") as folder:
        command = ["flatpak-builder", "--show-manifest", str(manifest)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode or done.stderr.strip():
        raise CheckFailed(done.stderr.strip().splitlines()[-1])
    return "manifest understood"


def arch() -> str:
    """The package is built by makepkg, and the program in it passes its self-test."""
    require({"makepkg": "makepkg", "pacman": "pacman-package-manager", "bsdtar": "libarchive-tools"})
    with _recipe() as folder:
        if f"pkgname = {product.ID}" not in _makepkg(folder, "--printsrcinfo"):
            raise CheckFailed("makepkg doesn't find the package's name")
        _makepkg(folder, "--nodeps", "--nocheck")
        (package,) = folder.glob("*.pkg.tar.gz")
        program = folder / "pkg" / product.ID / "usr" / "bin" / product.ID
        done = subprocess.run([program, "selftest"], capture_output=True, text=True, check=False)
        if done.returncode:
            raise CheckFailed(f"selftest: {done.stdout.strip()}")
        return f"{package.name}, {size_mb(package):.1f} MB, selftest"


@contextmanager
def _recipe() -> Iterator[Path]:
    """A folder with the recipe and what it takes, for a user who isn't root, as makepkg wants it."""
    source = DIST / makeself.file_name()
    if not source.is_file():
        raise NotHere("build run first")
    with TemporaryDirectory(prefix="cardtable-arch-") as temporary:
        folder = Path(temporary)
        for file in (linux_files.LINUX / "arch" / "PKGBUILD", source):
            shutil.copy(file, folder)
        if os.geteuid() == 0:
            shutil.chown(folder, 65534, 65534)
        yield folder


def _makepkg(folder: Path, *words: str) -> str:
    """What makepkg writes. Raises `CheckFailed`."""
    identity = _NOBODY if os.geteuid() == 0 else []
    environment = {**os.environ, "HOME": str(folder), "PKGEXT": ".pkg.tar.gz"}
    done = subprocess.run(
        [*identity, "makepkg", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CheckFailed(f"makepkg: {(done.stderr.strip().splitlines() or ['no message'])[-1]}")
    return done.stdout


CHECKS = [Check("flatpak-manifest", flatpak), Check("arch-package", arch)]
