"""The application for macOS, and the disk image in which it is downloaded.

Both are signed ad hoc, by no one: Apple's chips start no program without a signature, and a signature by a known
developer needs an account with Apple (docs/PACKAGING.md says what is to be done with one).
"""

import platform
import shutil
from pathlib import Path

from targets import frozen, macos_bundle, product
from targets.target import DIST, ROOT, Target, do, replaced

APPLICATION = f"{product.NAME}.app"
BUILD = ROOT / "build" / "dmg"


def make_application() -> list[Path]:
    """Make `dist/Card Table.app`. Raises `BuildError`."""
    program = frozen.freeze("onedir")
    made, translated = program.parent / APPLICATION, program.parents[1] / "resources"
    texts = made / "Contents" / "Resources"
    for language in macos_bundle.LANGUAGES:
        folder = f"{language}.lproj"
        shutil.copytree(translated / folder, texts / folder, dirs_exist_ok=True)
    # PyInstaller signed the parts; the whole is sealed again around the texts.
    do("codesign", "--force", "--sign", "-", "--timestamp=none", made)
    do("codesign", "--verify", "--deep", "--strict", made)
    frozen.prove(made / "Contents" / "MacOS" / product.ID)
    DIST.mkdir(exist_ok=True)
    shutil.rmtree(DIST / APPLICATION, ignore_errors=True)
    return [made.rename(DIST / APPLICATION)]


def make_disk_image() -> list[Path]:
    """Make `dist/Card-Table-VERSION-ARCHITECTURE.dmg`: the application beside a link to the folder for it."""
    (application,) = make_application()
    shown = replaced(BUILD)
    do("ditto", application, shown / APPLICATION)
    shown.joinpath("Applications").symlink_to("/Applications")
    name = f"{product.NAME.replace(' ', '-')}-{product.VERSION}-{platform.machine()}.dmg"
    volume = ("-volname", product.NAME, "-srcfolder", shown, "-fs", "HFS+", "-format", "ULMO", "-ov")
    do("hdiutil", "create", *volume, DIST / name)
    do("hdiutil", "verify", DIST / name)
    return [DIST / name]


MACOS_APP = Target("macos-app", "the application for macOS", make_application, systems=("darwin",))
MACOS_DMG = Target("macos-dmg", "the disk image with the application for macOS", make_disk_image, systems=("darwin",))
