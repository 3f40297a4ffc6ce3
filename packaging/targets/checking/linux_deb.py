"""Checks of the package for Debian and its relatives."""

import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from targets import debian, linux_files, product
from targets.checking.bare_systems import HOME, BareSystem, bare_system
from targets.checking.check import Check, CheckFailed, NotHere
from targets.checking.linux_onefile import DATA, TEMPORARY
from targets.checking.screens import play_kobayakawa, screen
from targets.checking.windows import open_and_quit, opened, quit_by_key
from targets.target import DIST, do, replaced, size_mb

INSIDE = str(HOME / f"{product.ID}.deb")
#: What changes in any Debian system when packages come and go.
_SYSTEM_S_OWN = (
    "/var/lib/apt",
    "/var/lib/dpkg",
    "/var/log",
    "/var/cache",
    "/etc/ld.so.cache",
    "/proc",
    "/sys",
    "/dev",
    f"{TEMPORARY}/.X11-unix",
)
#: What the system's own fontconfig keeps of fonts for every program.
_FONT_CACHE = str(HOME / ".cache" / "fontconfig")
_METADATA_TOOLS = ("appstream", "desktop-file-utils")
_SUITES = ("bookworm", "trixie")


def lintian() -> str:
    """The lintian of both versions of Debian has nothing to say, and each override is needed by one of them."""
    versions, used = [], set()
    for suite in _SUITES:
        with _system(suite, "lintian", *_METADATA_TOOLS) as system:
            versions.append(system.player("lintian", "--version").split()[-1])
            said = system.answer("lintian", "--show-overrides", INSIDE)[1].splitlines()
        wrong = [line for line in said if line.startswith(("E:", "W:")) and not _told_for_want_of_an_address(line)]
        if wrong:
            print("\n".join(wrong), flush=True)
            raise CheckFailed(f"{suite}: {len(wrong)} lines such as {wrong[0]}")
        used |= {line.split()[2] for line in said if line.startswith("O:")}
    idle = set(debian.OVERRIDES) - used
    if idle:
        raise CheckFailed(f"no need to override {', '.join(sorted(idle))}")
    return f"{' and '.join(versions)}: clean, with {len(used)} tags overridden, each needed"


def metadata() -> str:
    """Desktop entry and metainfo are valid for the tools of both versions of Debian."""
    for suite in _SUITES:
        with _system(suite, *_METADATA_TOOLS) as system:
            system.root("dpkg-deb", "-x", INSIDE, "/unpacked")
            share = "/unpacked/usr/share"
            said = system.player("desktop-file-validate", f"{share}/applications/{product.ID}.desktop").strip()
            if said:
                raise CheckFailed(f"{suite}: {said}")
            metainfo = f"{share}/metainfo/{linux_files.component_id()}.metainfo.xml"
            said = system.answer("appstreamcli", "validate", "--no-net", metainfo)[1]
            wrong = [line for line in said.splitlines() if line.startswith(("E:", "W:"))]
            if any(not _told_for_want_of_an_address(line) for line in wrong):
                raise CheckFailed(f"{suite}: {said}")
    return "valid" if product.HOMEPAGE else "valid, but for the home page that there isn't yet"


def _told_for_want_of_an_address(line: str) -> bool:
    """Whether a tool of Debian 13 misses the home page while there is none; older lintian refuses to override that."""
    return not product.HOMEPAGE and ("url-homepage-missing" in line or "appstream-metadata-validation-failed" in line)


def plays_on(suite: str) -> str:
    """It installs on a bare system, a match is played, and nothing but that is left after it is purged."""
    with _system(suite) as system, screen() as shown:
        system.root("apt-get", "-qq", "update")
        depends = system.root("dpkg-deb", "-f", INSIDE, "Depends").strip()
        system.install(*(each.split("(")[0].split("|")[0].strip() for each in depends.split(",")))
        before = _files(system)
        system.install(INSIDE)
        system.player(product.ID, "selftest")
        with opened(system, shown, product.ID, "--game", "kobayakawa") as program:
            moves = play_kobayakawa(shown, system.path(DATA))
            quit_by_key(program, shown)
        system.root("apt-get", "-qq", "-y", "purge", product.ID)
        after = _files(system)
        if not any("/finished/" in file for file in after):
            raise CheckFailed("the match is gone")
        changed = {file for file in after ^ before if not file.startswith((str(DATA), _FONT_CACHE))}
        if changed:
            raise CheckFailed(f"it left or took {' '.join(sorted(changed)[:5])}")
        return f"selftest, a match of {moves} moves by keys; only data left after the purge"


def upgrade() -> str:
    """An older version is replaced while it runs: the match goes on, and the new version finds it."""
    with _system("bookworm") as system, TemporaryDirectory(prefix="cardtable-older-") as folder, screen() as shown:
        older = _older(_package(), Path(folder))
        system.add(older, HOME / older.name)
        system.install(str(HOME / older.name))
        with opened(system, shown, product.ID, "--game", "kobayakawa"):
            system.install(INSIDE)
            moves = play_kobayakawa(shown, system.path(DATA))
        if "0.0.1" in system.root("dpkg-query", "--show", product.ID):
            raise CheckFailed("the older version is still there")
        open_and_quit(system, shown, product.ID)
        (record,) = system.path(DATA).glob("finished/*.cardtable")
        said = system.player(product.ID, "replay", str(DATA / "finished" / record.name))
        return f"a match of {moves} moves went on; the new version shows it: {said.splitlines()[0]}"


def same_bytes() -> str:
    """Building it again from the same commit gives the same bytes."""
    first = _package()
    # An archive's first member follows eight bytes; its time comes after a name of 16.
    if int(first.read_bytes()[24:36]) != product.epoch():
        raise NotHere("dist has the package of another commit: build deb first")
    with TemporaryDirectory(prefix="cardtable-first-") as folder:
        kept = Path(folder) / first.name
        shutil.copyfile(first, kept)
        (again,) = debian.make()
        if kept.read_bytes() != again.read_bytes():
            raise CheckFailed("the second build gave other bytes")
    return f"sha256 {hashlib.sha256(first.read_bytes()).hexdigest()[:16]}… twice, {size_mb(first):.1f} MB"


def _package() -> Path:
    """The package in dist. Raises `NotHere`."""
    found = DIST / debian.file_name() if shutil.which("dpkg") else None
    if found is None or not found.is_file():
        raise NotHere("build deb first")
    return found


@contextmanager
def _system(suite: str, *packages: str) -> Iterator[BareSystem]:
    """A bare system with these packages, in which the package lies."""
    package = _package()
    with bare_system(suite, packages) as system:
        system.add(package, INSIDE)
        yield system


def _files(system: BareSystem) -> set[str]:
    """All files of the system but those that change with any package."""
    excluded = [word for path in _SYSTEM_S_OWN for word in ("-path", path, "-prune", "-o")]
    return set(system.root("find", "/", *excluded, "!", "-type", "d", "-print").splitlines())


def _older(package: Path, folder: Path) -> Path:
    """The same package with a lower version."""
    tree = replaced(folder / "tree")
    do("dpkg-deb", "--raw-extract", package, tree)
    control = tree / "DEBIAN" / "control"
    text = control.read_text("utf-8")
    control.write_text(text.replace(f"\nVersion: {product.VERSION}\n", "\nVersion: 0.0.1\n"), "utf-8")
    older = folder / "older.deb"
    do("dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, older)
    return older


CHECKS = [
    Check("deb-lintian", lintian),
    Check("deb-metadata", metadata),
    Check("deb-plays-12", lambda: plays_on("bookworm")),
    Check("deb-plays-13", lambda: plays_on("trixie")),
    Check("deb-upgrade", upgrade),
    Check("deb-same-bytes", same_bytes),
]
