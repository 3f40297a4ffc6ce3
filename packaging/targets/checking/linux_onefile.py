"""Checks of the single-file program on Linux."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from targets import product
from targets.checking.bare_systems import HOME, BareSystem, bare_system
from targets.checking.check import Check, CheckFailed, NotHere
from targets.checking.screens import Screen, play_kobayakawa, screen, wait_until
from targets.checking.windows import NoWindow, open_and_quit, opened
from targets.system_libraries import elf_files, highest_version
from targets.target import DIST

#: What the oldest supported systems have, such as Ubuntu 22.04.
OLDEST = {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13)}
SHARED_MEMORY = "/dev/shm"  # noqa: S108 - as in the next line
TEMPORARY = "/tmp"  # noqa: S108 - in a system of the check's own
INSIDE = str(HOME / product.ID)
DATA = HOME / ".local" / "share" / "cardtable"
#: In the program's messages, before the packages of Debian.
_NAMED = re.compile(r"Install: (.*?) \(Debian")


def oldest_systems() -> str:
    """No file inside asks for a newer C or C++ library than the oldest supported systems have."""
    with TemporaryDirectory(prefix="cardtable-inside-") as temporary:
        files = _unpacked(Path(temporary))
        needed = {name: highest_version(name, files) for name in OLDEST}
        for name, version in needed.items():
            if version > OLDEST[name]:
                raise CheckFailed(f"{_spelt(name, version)} is needed, more than {_spelt(name, OLDEST[name])}")
        return f"{', '.join(_spelt(*each) for each in needed.items())} in {len(files)} files"


def on_debian_12() -> str:
    """On a bare Debian 12 it names what is missing; with exactly that it passes its self-test and opens its window."""
    return _on_bare_system("bookworm")


def on_debian_13() -> str:
    """The same on Debian 13."""
    return _on_bare_system("trixie")


def leaves_nothing() -> str:
    """After a normal end nothing of what was unpacked is left; after a kill the next start removes it."""
    with _ready() as (system, shown):
        open_and_quit(system, shown, INSIDE)
        if left := _left(system):
            raise CheckFailed(f"after a normal end there was {' '.join(left)}")
        with opened(system, shown, INSIDE):
            pass
        killed = _unpacked_folders(system)
        if not killed:
            raise CheckFailed("a killed program left nothing, so that nothing shows that it is removed")
        with opened(system, shown, INSIDE):
            wait_until(lambda: not killed & _unpacked_folders(system), "the removal of what a killed program left")
            if not _unpacked_folders(system):
                raise CheckFailed("a running program lost its own files")
        return "nothing after a normal end, swept after a kill"


def without_shared_memory() -> str:
    """Without /dev/shm it works."""
    with _ready() as (system, shown):
        system.root("umount", SHARED_MEMORY)
        system.root("chmod", "0", SHARED_MEMORY)
        system.player(INSIDE, "selftest")
        with opened(system, shown, INSIDE, "--game", "kobayakawa"):
            moves = play_kobayakawa(shown, system.path(DATA))
        return f"selftest, a match of {moves} moves"


def noexec_temporary_folder() -> str:
    """With a temporary folder from which nothing may be started, it works or says what is missing."""
    with _ready() as (system, _):
        system.root("mount", "-t", "tmpfs", "-o", "noexec,mode=1777", "tmpfs", TEMPORARY)
        code, said = system.answer(INSIDE, "selftest")
        if code == 0:
            return "works"
        if "failed to map segment" not in said:
            raise CheckFailed(f"it says: {said.strip()}")
        system.player(INSIDE, "selftest", environment={"TMPDIR": str(HOME)})
        return "says that its library can't be mapped; works with another TMPDIR"


def read_only_home() -> str:
    """With a home folder that can't be written to, the window opens."""
    with _ready() as (system, shown):
        system.root("mount", "--bind", str(HOME), str(HOME))
        system.root("mount", "-o", "remount,ro,bind", str(HOME))
        open_and_quit(system, shown, INSIDE)
        return "window"


def goes_on_after_an_update() -> str:
    """A match can be begun and played to its end although the program's file was replaced after its start."""
    with _ready() as (system, shown):
        with opened(system, shown, INSIDE, "--game", "kobayakawa"):
            system.player("sh", "-c", f"cp /bin/true new && mv new {INSIDE}")
            moves = play_kobayakawa(shown, system.path(HOME / ".local" / "share" / "cardtable"))
        return f"{moves} moves after its file was replaced"


def _program() -> Path:
    """The program in dist. Raises `NotHere`."""
    program = DIST / product.ID
    if not program.is_file():
        raise NotHere("build onefile first")
    return program


def _unpacked(folder: Path) -> list[Path]:
    """The program itself, and all programs and libraries in it, written into a folder."""
    from PyInstaller.archive.readers import CArchiveReader

    program = _program()
    archive = CArchiveReader(str(program))
    for name in archive.toc:
        place = folder / name
        data = archive.extract(name)
        if data is not None:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
    return [program, *elf_files(folder)]


def _on_bare_system(suite: str) -> str:
    with bare_system(suite) as system, screen() as shown:
        system.add(_program(), INSIDE)
        installed: set[str] = set()
        while (said := _refusal(system, shown)) is not None:
            named = _NAMED.search(said)
            more = set(named[1].split()) - installed if named else set()
            if not more:
                raise CheckFailed(f"it doesn't open its window with {' '.join(sorted(installed))}: {said}")
            system.install(*sorted(more))
            installed |= more
        system.player(INSIDE, "selftest")
        return f"window and selftest, with the {len(installed)} packages that it named"


def _refusal(system: BareSystem, shown: Screen) -> str | None:
    """What the program says instead of opening its window; None: it opens it."""
    try:
        with opened(system, shown, INSIDE):
            return None
    except NoWindow as reason:
        return str(reason)


@contextmanager
def _ready() -> Iterator[tuple[BareSystem, Screen]]:
    """Debian 12 with the program and all that it names as missing, and a screen."""
    from cardtable_gui.missing_libraries import PACKAGES

    program = _program()
    packages = sorted({each.debian for each in PACKAGES.values()})
    with bare_system("bookworm", packages) as system, screen() as shown:
        system.add(program, INSIDE)
        yield system, shown


def _left(system: BareSystem) -> list[str]:
    """What lies in the folders for temporary files, but for the screen's."""
    folders = [system.path(folder) for folder in (TEMPORARY, f"/var{TEMPORARY}", SHARED_MEMORY)]
    return sorted(file.name for folder in folders for file in folder.iterdir() if file.name != ".X11-unix")


def _unpacked_folders(system: BareSystem) -> set[str]:
    """Those of `_left` to which a program unpacked itself."""
    return {name for name in _left(system) if name.startswith("_MEI")}


def _spelt(name: str, version: tuple[int, ...]) -> str:
    return f"{name} {'.'.join(map(str, version))}"


CHECKS = [
    Check("onefile-oldest-systems", oldest_systems),
    Check("onefile-debian-12", on_debian_12),
    Check("onefile-debian-13", on_debian_13),
    Check("onefile-leaves-nothing", leaves_nothing),
    Check("onefile-no-shared-memory", without_shared_memory),
    Check("onefile-noexec-temporary-folder", noexec_temporary_folder),
    Check("onefile-read-only-home", read_only_home),
    Check("onefile-update", goes_on_after_an_update),
]
