"""The package that installs itself for one user, without root: `sh cardtable-gui-VERSION-MACHINE.run`.

makeself puts a folder and a script into one file. The script, `packaging/linux/run/setup.sh`, copies the program below
`~/.local`, lets the desktop know it by the functions of `packaging/linux/desktop.sh`, and removes all of it again. The
recipes for Flatpak and Arch beside it take the same file.
"""

import platform
import shutil
from datetime import UTC, datetime
from pathlib import Path

from targets import frozen, linux_files, product
from targets.target import DIST, ROOT, Target, do, replaced

BUILD = ROOT / "build" / "run"
SCRIPTS = linux_files.LINUX / "run"


def make() -> list[Path]:
    """Make `dist/cardtable-gui-VERSION-MACHINE.run`."""
    folder = replaced(BUILD)
    shutil.copytree(frozen.freeze("onedir"), folder / "program", symlinks=True)
    for script in (SCRIPTS / "setup.sh", linux_files.LINUX / "desktop.sh"):
        shutil.copyfile(script, folder / script.name)
    (folder / "setup.sh").chmod(0o755)
    for name, data in linux_files.shared_files():
        place = folder / "share" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    DIST.mkdir(exist_ok=True)
    package = DIST / file_name()
    made = datetime.fromtimestamp(product.epoch(), UTC)
    same_order = f"--sort=name --mtime=@{product.epoch()} --owner=0 --group=0 --numeric-owner --mode=go-w"
    command = ["makeself", "--quiet", "--tar-quietly", "--gzip", "--nomd5", "--nocrc", "--sha256", "--nox11"]
    # What follows the level goes to gzip, too: its -n leaves the time of makeself's temporary file out.
    command += ["--complevel", "9n"]
    command += ["--noprogress", "--tar-extra", same_order, "--packaging-date", f"{made:%Y-%m-%d}"]
    # The file tells by which command it was made: by relative paths, since the checkout's place is nobody's business.
    command += [str(folder.relative_to(ROOT)), str(package.relative_to(ROOT)), f"{product.NAME} {product.VERSION}"]
    do(*command, "./setup.sh", cwd=ROOT, env=product.same_every_time())
    return [package]


def file_name() -> str:
    """The package's name in dist."""
    return f"{product.ID}-{product.VERSION}-{platform.machine()}.run"


RUN = Target(
    "run",
    "a file that installs itself on Linux for one user, without root",
    make,
    systems=("linux",),
    tools={**frozen.TOOLS, "makeself": "makeself"},
)
