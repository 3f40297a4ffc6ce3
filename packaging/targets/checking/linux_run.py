"""Checks of the package that installs itself for one user."""

from targets import makeself, product
from targets.checking.bare_systems import HOME, BareSystem, bare_system
from targets.checking.check import Check, CheckFailed, NotHere
from targets.checking.linux_onefile import DATA, SHARED_MEMORY, TEMPORARY
from targets.checking.screens import screen
from targets.checking.windows import open_and_quit
from targets.target import DIST

INSIDE = str(HOME / "package.run")
_INSTALLED = HOME / ".local" / "lib" / product.ID
#: The desktop's own tools, which index what is installed.
_DESKTOP = ("desktop-file-utils", "shared-mime-info")


def installs_and_removes() -> str:
    """A user without root installs it, the desktop knows it, it starts, and nothing but data is left afterwards."""
    from cardtable_gui.missing_libraries import PACKAGES

    package = DIST / makeself.file_name()
    if not package.is_file():
        raise NotHere("build run first")
    libraries = sorted({each.debian for each in PACKAGES.values()})
    with bare_system("bookworm", [*libraries, *_DESKTOP, "libglib2.0-bin"]) as system, screen() as shown:
        system.add(package, INSIDE)
        before = _files(system)
        said = system.player("sh", INSIDE, environment={"LANG": "ja_JP.UTF-8"})
        if "インストールしました" not in said or "足りない" in said:
            raise CheckFailed(f"it says: {said.strip()}")
        record = str(HOME / "match.cardtable")
        system.player("sh", "-c", f'echo \'{{"format": "cardtable-record"}}\' >{record}')
        told = system.player("gio", "info", "-a", "standard::content-type", record)
        opens = system.player("gio", "mime", product.MIME)
        if product.MIME not in told or f"{product.ID}.desktop" not in opens:
            raise CheckFailed(f"the desktop doesn't know its records: {told.split()[-1]}")
        system.player("rm", record)
        open_and_quit(system, shown, str(HOME / ".local" / "bin" / product.ID))
        system.player("sh", str(_INSTALLED / "setup.sh"), "--uninstall")
        kept = (str(DATA), str(HOME / ".cache"))
        left = {file for file in _files(system) - before if not file.startswith(kept)} - set(map(str, DATA.parents))
        if left:
            raise CheckFailed(f"it left {' '.join(sorted(left)[:5])}")
        return "installed in Japanese, records known, window, removed: only data left"


def _files(system: BareSystem) -> set[str]:
    """All files and folders of the user, and all temporary files."""
    return set(system.root("find", str(HOME), TEMPORARY, f"/var{TEMPORARY}", SHARED_MEMORY).splitlines())


CHECKS = [Check("run-installs", installs_and_removes)]
