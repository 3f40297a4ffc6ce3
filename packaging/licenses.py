"""Collect the licence texts that ship with the program into `assets/licenses`.

    .venv-build/bin/python packaging/licenses.py

The texts come from the installed Python, the installed packages, Python for Windows (`build windows-onefile` unpacks
it), and on Debian from `/usr/share/common-licenses` and the copyright files of what Qt and Python have inside them
(packages of DEBIAN_PARTS). The result is committed; run this again after a change of versions. Licences of the system's
libraries in a bundle are added when it is made (`freezing.notices`), and the font's lies beside the font.
`freezing.parts` says which text each file of a bundle needs.
"""

import sys
import sysconfig
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "assets" / "licenses"
COMMON = Path("/usr/share/common-licenses")
DOCUMENTS = Path("/usr/share/doc")

#: What Qt and Python have inside them: the file to write, its title, and the Debian package whose copyright file it is.
DEBIAN_PARTS = {
    "qt-base.txt": ("everything else inside Qt's libraries, as Debian lists it for Qt 6.4", "libqt6core6"),
    "qt-double-conversion.txt": ("double-conversion, a part of Qt", "libdouble-conversion3"),
    "qt-FreeType.txt": ("FreeType, a part of Qt", "libfreetype6"),
    "qt-HarfBuzz.txt": ("HarfBuzz, a part of Qt", "libharfbuzz0b"),
    "qt-ICU.txt": ("ICU, which Qt brings on Linux", "libicu72"),
    "qt-libb2.txt": ("libb2, a part of Qt", "libb2-1"),
    "qt-libpng.txt": ("libpng, a part of Qt", "libpng16-16"),
    "qt-MD4C.txt": ("MD4C, a part of Qt", "libmd4c0"),
    "qt-PCRE2.txt": ("PCRE2, a part of Qt", "libpcre2-16-0"),
    "qt-svg.txt": ("what Qt's SVG module has inside", "libqt6svg6"),
    "qt-wayland.txt": ("what Qt's Wayland module has inside", "libqt6waylandclient6"),
    "qt-zlib.txt": ("zlib, a part of Qt and of Python", "zlib1g"),
    "Python-parts.txt": ("what Python has inside, such as expat and libmpdec, as Debian lists it", "python3.11"),
    "Python-sqlite.txt": ("SQLite, a part of Python on Windows and macOS: in the public domain", "libsqlite3-0"),
    "Python-xz.txt": ("liblzma, a part of Python on Windows and macOS", "liblzma5"),
}
#: The licence of Python for Windows, with the terms of all that is only there.
WINDOWS_PYTHON = ROOT / "build" / "windows" / "python" / "LICENSE.txt"


@dataclass(frozen=True)
class Notice:
    """One licence text: what it is for, under which name it is kept, and where it is read."""

    title: str
    file: str
    source: Path


class MissingTextError(Exception):
    """A licence text is not on this machine; the message says what to install."""


def _of_distribution(name: str, file: str) -> Path:
    """Find a licence file among the metadata of an installed package."""
    try:
        files = distribution(name).files or []
    except PackageNotFoundError as error:
        raise MissingTextError(f"{name} is not installed: use the environment of the build") from error
    for path in files:
        if path.name == file:
            return Path(str(path.locate()))
    raise MissingTextError(f"{name} has no {file}")


def notices() -> list[Notice]:
    """List every text to be collected, in the order of the index."""
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    fixed = [
        Notice("Card Table: MIT", "Card-Table.txt", ROOT / "LICENSE"),
        Notice("Qt and Qt for Python (PySide6, Shiboken): GNU LGPL 3", "LGPL-3.0.txt", COMMON / "LGPL-3"),
        Notice("GNU GPL 3, which the LGPL builds on", "GPL-3.0.txt", COMMON / "GPL-3"),
        Notice("Python and its standard library", "Python.txt", python),
        Notice(
            "Python for Windows, with bzip2, libffi and Microsoft's runtime libraries",
            "Python-Windows.txt",
            WINDOWS_PYTHON,
        ),
        Notice("miniaudio, which plays the sounds: MIT", "miniaudio.txt", _of_distribution("miniaudio", "LICENSE")),
        Notice("CFFI, which miniaudio is called through: MIT", "cffi.txt", _of_distribution("cffi", "LICENSE")),
        Notice("platformdirs: MIT", "platformdirs.txt", _of_distribution("platformdirs", "LICENSE")),
        Notice("segno, which makes the QR codes: BSD 3-Clause", "segno.txt", _of_distribution("segno", "LICENSE")),
        Notice(
            "PyInstaller's start program (GNU GPL 2 with an exception for what it starts)",
            "PyInstaller.txt",
            _of_distribution("pyinstaller", "COPYING.txt"),
        ),
    ]
    parts = [Notice(title, file, DOCUMENTS / package / "copyright") for file, (title, package) in DEBIAN_PARTS.items()]
    return fixed + parts


def index(listed: list[Notice]) -> str:
    """Write the page that tells what each text is for."""
    lines = [
        "Card Table and the works that it runs with, each under its own terms. The texts lie beside this page.",
        "",
        *(f"  {notice.file:<24} {notice.title}" for notice in listed),
        f"  {'../fonts/OFL.txt':<24} The font Card Table Rounded: SIL Open Font License 1.1",
        f"  {'system/':<24} Libraries of the system that packages for Linux carry (only there)",
        "",
        "Qt is (C) The Qt Company Ltd. and other contributors, used under the GNU Lesser General Public License",
        "version 3. It is linked dynamically and unchanged, as published in the package PySide6-Essentials; its",
        "source is published by the Qt Project under the same version number.",
        "",
        "To replace Qt by a build of your own: where the program is installed as a folder (by the Debian package or",
        "the installers, or inside Card Table.app), put your files in the places of those in PySide6. The",
        "single-file program is made again from Card Table's source, which is open: install your build of",
        "PySide6-Essentials in .venv-build, then `python3 packaging/bootstrap.py build onefile`.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Collect all texts; give 0, or 1 if one is not on this machine (then nothing is changed)."""
    try:
        listed = notices()
        texts = {notice.file: notice.source.read_text(encoding="utf-8") for notice in listed}
    except (MissingTextError, OSError) as error:
        print(f"A licence text is missing: {error}", file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.txt"):
        old.unlink()
    texts["README.txt"] = index(listed)
    for file, text in texts.items():
        clean = "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
        (TARGET / file).write_text(clean, encoding="utf-8", newline="\n")
    print(f"{len(texts)} texts in {TARGET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
