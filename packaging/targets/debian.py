"""The package for Debian and its relatives, made from the folder form of the program.

It is put together by `dpkg-deb` alone: the program is frozen and needs no compiling, so that debhelper would have
nothing to do. Every file has the commit's time and belongs to root, so equal commits give equal packages.
"""

import gzip
import hashlib
import re
import subprocess
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from targets import frozen, linux_files, product
from targets.system_libraries import needed_packages
from targets.target import DIST, ROOT, Target, do, replaced

BUILD = ROOT / "build" / "deb"
LICENSES = linux_files.PROGRAM_FOLDER / "_internal" / "cardtable_gui" / "assets" / "licenses"

#: What lintian says of any program that brings its own Qt and Python, with the reason why it stays. Some tags are those
#: of one version only.
OVERRIDES = {
    "embedded-library": "Qt and Python come along with what they need, so that the program is the same everywhere",
    "hardening-no-pie": "PyInstaller's start program is taken as it comes",
    "library-not-linked-against-libc": "Python's modules that use nothing of the C library are built by its makers",
    "shared-library-lacks-prerequisites": "such modules, and ICU's data",
}


def make() -> list[Path]:
    """Make `dist/cardtable-gui_VERSION_ARCHITECTURE.deb`."""
    tree = replaced(BUILD)
    linux_files.lay_out(tree / "usr", frozen.freeze("onedir"))
    documents = tree / "usr" / "share" / "doc" / product.ID
    documents.mkdir(parents=True)
    documents.joinpath("changelog.gz").write_bytes(gzip.compress(_changelog().encode(), 9, mtime=0))
    documents.joinpath("copyright").write_text(_copyright(), "utf-8")
    known = tree / "usr" / "share" / "lintian" / "overrides" / product.ID
    known.parent.mkdir(parents=True)
    known.write_text("".join(f"# {why}\n{product.ID}: {tag} *\n" for tag, why in OVERRIDES.items()), "utf-8")
    _set_modes(tree)
    control = tree / "DEBIAN"
    control.mkdir(mode=0o755)
    control.joinpath("control").write_text(_control(tree), "utf-8")
    control.joinpath("md5sums").write_text(_sums(tree), "utf-8")
    for file in control.iterdir():
        file.chmod(0o644)
    package = DIST / file_name()
    DIST.mkdir(exist_ok=True)
    do("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, package, env=product.same_every_time())
    return [package]


def file_name() -> str:
    """The package's name in dist."""
    return f"{product.ID}_{product.VERSION}_{_architecture()}.deb"


def _architecture() -> str:
    told = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return told.stdout.strip()


def _maintainer() -> str:
    return f"{product.MAINTAINER} <{product.MAINTAINER_EMAIL}>"


def _control(tree: Path) -> str:
    size = sum(-(-file.lstat().st_size // 1024) for file in tree.rglob("*") if not file.is_dir())
    texts = [textwrap.fill(text, 78, initial_indent=" ", subsequent_indent=" ") for text in product.DESCRIPTION]
    lines = [
        f"Package: {product.ID}",
        f"Version: {product.VERSION}",
        # Not "games", whose programs lie in /usr/games: that is not on the path of other systems, nor of root.
        "Section: misc",
        "Priority: optional",
        f"Architecture: {_architecture()}",
        f"Maintainer: {_maintainer()}",
        f"Installed-Size: {size}",
        f"Depends: {', '.join(needed_packages(tree / 'usr' / linux_files.PROGRAM_FOLDER))}",
        *([f"Homepage: {product.HOMEPAGE}"] if product.HOMEPAGE else []),
        f"Description: {product.SUMMARY}",
        "\n .\n".join(texts),
    ]
    return "\n".join(lines) + "\n"


def _changelog() -> str:
    """CHANGELOG.md in Debian's form."""
    entries = []
    for version, day in product.releases():
        when = format_datetime(datetime.fromisoformat(day).replace(tzinfo=UTC))
        points = re.findall(r"^- (.*?)(?=^- |^#|\Z)", product.changes(version), re.MULTILINE | re.DOTALL)
        told = "\n".join(
            textwrap.fill(" ".join(point.split()), 78, initial_indent="  * ", subsequent_indent="    ")
            for point in points
        )
        entries.append(f"{product.ID} ({version}) unstable; urgency=low\n\n{told}\n\n -- {_maintainer()}  {when}\n")
    return "\n".join(entries)


def _copyright() -> str:
    """Debian's summary of licences: the program's own terms, and where those of everything inside lie."""
    own = (ROOT / "LICENSE").read_text("utf-8")
    body = "".join(f" {line or '.'}\n" for line in own.splitlines()[2:])
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {product.NAME}\n"
        "Comment: The frozen program holds Python, Qt, PySide and other libraries. Their licences, and how to\n"
        f" replace Qt, lie in /usr/{LICENSES}.\n"
        "\n"
        "Files: *\n"
        f"Copyright: {re.findall('Copyright [(]c[)] (.*)', own)[0]}\n"
        f"License: MIT\n{body}"
    )


def _set_modes(tree: Path) -> None:
    """Folders and programs 755, everything else 644."""
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            continue
        starts = path.is_dir() or (path.parent.name == product.ID and path.name == product.ID)
        path.chmod(0o755 if starts else 0o644)


def _sums(tree: Path) -> str:
    files = sorted(path for path in tree.joinpath("usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n" for file in files)  # noqa: S324 - the format's


DEB = Target(
    "deb",
    "a package for Debian, Ubuntu and relatives",
    make,
    systems=("linux",),
    tools={**frozen.TOOLS, "dpkg-deb": "dpkg"},
    limit_mb=40,
)
