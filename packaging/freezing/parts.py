"""Whose work each file of the frozen program is: for the licences that it needs, and for its bill of materials.

Written into `parts.json` beside each bundle while it is made, since only then it is known which packages of the system
its libraries come from.
"""

import json
import platform
import re
import subprocess
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from sqlite3 import sqlite_version

from freezing.contents import Item
from freezing.notices import debian_packages


@dataclass(frozen=True)
class Part:
    """A work of others, or ours, in a bundle.

    Attributes:
        name: as it is known.
        version: empty if it cannot be told.
        licence: an SPDX expression; empty if only the texts tell.
        texts: where its terms are, seen from `assets/licenses`.
        purl: its package URL (https://github.com/package-url); empty if it has none.
        files: its files in the bundle; none if it is inside another part's files.
    """

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]
    purl: str = ""
    files: tuple[str, ...] = field(default=(), compare=False)


#: Licences of the parts that are files of their own, by name. Debian's libraries bring their own texts.
LICENCES = {
    "Card Table": ("MIT", "Card-Table.txt"),
    "Card Table Rounded": ("OFL-1.1", "../fonts/OFL.txt"),
    "Python": ("PSF-2.0", "Python.txt", "Python-parts.txt", "Python-Windows.txt", "Python-xz.txt", "qt-zlib.txt"),
    "Qt": ("LGPL-3.0-only", "LGPL-3.0.txt", "GPL-3.0.txt", "qt-base.txt", "qt-svg.txt", "qt-wayland.txt"),
    "PySide6-Essentials": ("LGPL-3.0-only", "LGPL-3.0.txt", "GPL-3.0.txt"),
    "shiboken6": ("LGPL-3.0-only", "LGPL-3.0.txt", "GPL-3.0.txt"),
    "ICU": ("Unicode-DFS-2016", "qt-ICU.txt"),
    "miniaudio": ("MIT", "miniaudio.txt"),
    "cffi": ("MIT", "cffi.txt"),
    "platformdirs": ("MIT", "platformdirs.txt"),
    "segno": ("BSD-3-Clause", "segno.txt"),
    "PyInstaller": ("GPL-2.0-or-later WITH Bootloader-exception", "PyInstaller.txt"),
    "libffi": ("MIT", "Python-Windows.txt"),
    "SQLite": ("blessing", "Python-sqlite.txt"),
    "Microsoft Visual C++ runtime": ("", "Python-Windows.txt"),
}
#: What Qt has inside its libraries.
INSIDE_QT = {
    "double-conversion": ("BSD-3-Clause", "qt-double-conversion.txt"),
    "FreeType": ("FTL OR GPL-2.0-only", "qt-FreeType.txt"),
    "HarfBuzz": ("MIT-Modern-Variant", "qt-HarfBuzz.txt"),
    "libb2": ("CC0-1.0", "qt-libb2.txt"),
    "libpng": ("libpng-2.0", "qt-libpng.txt"),
    "MD4C": ("MIT", "qt-MD4C.txt"),
    "PCRE2": ("BSD-3-Clause", "qt-PCRE2.txt"),
    "zlib": ("Zlib", "qt-zlib.txt"),
}
#: Of these what the bundles for Linux have as a library of its own, since Qt is built for the system's.
SEPARATE = {"FreeType": "libfreetype.so.6", "zlib": "libz.so.1"}
#: Whose a file is, by its name in the bundle; the first that fits counts. Links at the top lead into folders.
OWNERS = [
    (r"cardtable_gui/assets/fonts/.*", "Card Table Rounded"),
    (r"cardtable_gui/.*", "Card Table"),
    (r"(.*/)?(msvcp|vcruntime|concrt)\d+\w*\.dll", "Microsoft Visual C++ runtime"),
    (r"(PySide6/Qt/lib/)?libicu\w+\.so\.\d+", "ICU"),
    (r"(PySide6/)?(Qt/)?(lib/)?(libQt6\w+\.so\.6|Qt6\w+\.dll|Qt\w+\.framework(/.*)?|Qt\w+)", "Qt"),
    (r"PySide6/(Qt/)?(plugins|translations)/.*", "Qt"),
    (r"PySide6/Qt\w+\.(abi3\.so|pyd)|(PySide6/)?(lib)?pyside6\.abi3\S*", "PySide6-Essentials"),
    (r"shiboken6/Shiboken\.(abi3\.so|pyd)|(shiboken6/)?(lib)?shiboken6\.abi3\S*", "shiboken6"),
    (r"_cffi_backend\.\S+", "cffi"),
    (r"_miniaudio\.\S+", "miniaudio"),
    (r"libffi-\d+\.dll", "libffi"),
    (r"sqlite3\.dll", "SQLite"),
    (r"libpython3\.\S+|python3\d*\.dll|Python3?|Python3?\.framework(/.*)?|base_library\.zip", "Python"),
    (r"(python3\.\d+/)?lib-dynload/.*|\w+\.pyd", "Python"),
]
#: Packages of which only modules are in a bundle, inside the program's own file.
IN_THE_PROGRAM = ("platformdirs", "segno", "PyInstaller")


def owner(file: str) -> str | None:
    """The part that a file of the bundle belongs to; None: none that is known by the file's name."""
    name = file.replace("\\", "/")
    return next((part for pattern, part in OWNERS if re.fullmatch(pattern, name, re.IGNORECASE)), None)


def parts(files: Iterable[Item]) -> tuple[list[Part], list[str]]:
    """The parts of a bundle, by name, and the files that belong to none of them."""
    items = sorted({(name.replace("\\", "/"), path) for name, path, _ in files})
    owned: dict[str, list[str]] = {name: [] for name in IN_THE_PROGRAM}
    debian: dict[str, list[str]] = {}
    unknown = []
    for name, path in items:
        part = owner(name)
        if part is not None:
            owned.setdefault(part, []).append(name)
        elif packages := debian_packages([path]):
            debian.setdefault(next(iter(packages)), []).append(name)
        else:
            unknown.append(name)
    found = [_debian(package, names) for package, names in debian.items()]
    for part, names in owned.items():
        licence, *texts = LICENCES[part]
        found.append(Part(part, _version(part, names), licence, tuple(texts), _purl(part), tuple(names)))
    if "Qt" in owned:
        there = {name for name, _ in items}
        inside = {part: terms for part, terms in INSIDE_QT.items() if SEPARATE.get(part) not in there}
        found += [Part(part, "", licence, (text,)) for part, (licence, text) in inside.items()]
    return sorted(found, key=lambda part: part.name.casefold()), unknown


def write(files: Iterable[Item], file: Path) -> None:
    """Write `parts.json`: the parts, and under `unknown` the files that belong to none."""
    known, unknown = parts(files)
    told = {"parts": [asdict(part) for part in known], "unknown": unknown}
    file.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _version(part: str, files: list[str]) -> str:
    match part:
        case "Card Table" | "Card Table Rounded":
            return version("cardtable-gui")
        case "Python":
            return platform.python_version()
        case "Qt":
            return version("PySide6-Essentials")
        case "ICU":
            return files[0].rpartition(".")[2]
        case "SQLite":
            return sqlite_version
        case "libffi" | "Microsoft Visual C++ runtime":
            return ""
    return version(part)


def _purl(part: str) -> str:
    if part in ("PySide6-Essentials", "shiboken6", "miniaudio", "cffi", "platformdirs", "segno", "PyInstaller"):
        return f"pkg:pypi/{part.lower()}@{version(part)}"
    return ""


def _debian(package: str, files: list[str]) -> Part:
    told = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${Version} ${Architecture}\n", package],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    number, architecture = told[0].split()
    purl = f"pkg:deb/debian/{package}@{number.replace('+', '%2B').replace(':', '%3A')}?arch={architecture}"
    return Part(package, number, "", (f"system/{package}.txt",), purl, tuple(files))
