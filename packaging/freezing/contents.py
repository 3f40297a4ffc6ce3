"""Choose the files of the frozen program: of Qt only what a card table needs.

PyInstaller collects every plugin and translation of each Qt module, and every library those need. The choice is
made by name here, and libraries that nothing kept needs any more go too.
"""

from collections.abc import Callable, Iterable
from pathlib import PurePath, PurePosixPath

#: One file in PyInstaller's tables: name in the bundle, path on this machine, kind.
Item = tuple[str, str, str]

#: Qt plugins by folder, without the system's `lib….so` around the name.
PLUGINS = {
    # Windows on X11, Wayland, Windows and macOS; painting without a display.
    "platforms": {"qxcb", "qwayland-generic", "qwayland", "qwindows", "qcocoa", "qoffscreen", "qminimal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    # Players write their names with their system's input method: IBus, or fcitx, which speaks IBus' protocol too
    # (`cardtable_gui.input_methods`).
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle"},
    "imageformats": {"qsvg"},
    "iconengines": {"qsvgicon"},
}

#: Of Qt's own translations those of the standard dialogs in our languages.
TRANSLATIONS = {"qtbase_ja.qm", "qtbase_en.qm"}

#: Libraries that every desktop has, and that tie the program to the glibc of the machine that it is built on.
SYSTEM_LIBRARIES = {"stdc++", "gcc_s", "mvec", "expat"}

#: Modules that Python or a hook would bring along, and nothing here uses.
EXCLUDED_MODULES = [
    "_hashlib",  # OpenSSL, 5 MB: Python has its own SHA-2
    "_ssl",
    "ssl",
    "_bz2",  # these and the following are imported by libraries only when asked for what nothing here asks for
    "_distutils_hack",
    "_lzma",
    "_pydecimal",
    "bz2",
    "distutils",
    "doctest",
    "ftplib",
    "lib2to3",
    "lzma",
    "packaging",
    "pkg_resources",
    "pydoc",
    "setuptools",
    "smtplib",
    "tarfile",
    "tkinter",
    "unittest",
    "xmlrpc",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
]


def bare_name(file: str) -> str:
    """Give a library's name without `lib` and endings: `libqxcb.so` is `qxcb`, as is `qxcb.dll`."""
    return PurePosixPath(file.replace("\\", "/")).name.removeprefix("lib").partition(".")[0]


def wanted(name: str) -> bool:
    """Tell whether a file of the bundle is kept, by its place there."""
    parts = PurePath(name.replace("\\", "/")).parts
    if "plugins" in parts:
        folder, *_ = parts[parts.index("plugins") + 1 :]
        return bare_name(name) in PLUGINS.get(folder, set())
    if "translations" in parts and "PySide6" in parts:
        return parts[-1] in TRANSLATIONS
    return "qml" not in parts and not (is_library(name) and bare_name(name) in SYSTEM_LIBRARIES)


def is_library(name: str) -> bool:
    """Tell whether a binary is there only because others link to it: no plugin, no Python module."""
    parts = PurePath(name.replace("\\", "/")).parts
    if "plugins" in parts or "lib-dynload" in parts:
        return False
    file = parts[-1]
    if file.endswith((".abi3.so", ".pyd")) or ".cpython-" in file:
        return False
    return ".so" in file or file.endswith((".dll", ".dylib"))


def without_dead_links(datas: Iterable[Item], binaries: Iterable[Item]) -> list[Item]:
    """Drop links at the top of the bundle to libraries that were dropped."""
    kept = {name for name, _, _ in binaries}
    return [item for item in datas if item[2] != "SYMLINK" or item[1] in kept or ".framework" in item[0]]


def reachable(binaries: Iterable[Item], needs: Callable[[str], Iterable[str]]) -> list[Item]:
    """Drop the libraries that no kept binary needs, directly or through others.

    Args:
        binaries: PyInstaller's table of binaries.
        needs: the libraries that a file on this machine links to, by name; on macOS with folders such as `@rpath`.
    """
    items = list(binaries)
    by_file: dict[str, list[Item]] = {}
    for item in items:
        by_file.setdefault(PurePath(item[0].replace("\\", "/")).name, []).append(item)
    kept: set[str] = set()
    todo = [item for item in items if not is_library(item[0]) or bare_name(item[0]).startswith("python3")]
    while todo:
        item = todo.pop()
        if item[0] in kept:
            continue
        kept.add(item[0])
        # A link's path leads to another place in the bundle, and to nothing on this machine.
        for library in () if item[2] == "SYMLINK" else needs(item[1]):
            todo += _loaded(item, by_file.get(PurePosixPath(library).name, []))
    return [item for item in items if item[0] in kept]


def _loaded(item: Item, found: list[Item]) -> list[Item]:
    """Of the libraries with a name that a file asks for those which it may get: Windows looks beside the file first."""
    here = _folder(item)
    for folder in (here, *here.parents):
        beside = [each for each in found if each[0].lower().endswith(".dll") and _folder(each) == folder]
        if beside:
            return beside
    return found


def _folder(item: Item) -> PurePath:
    return PurePath(item[0].replace("\\", "/")).parent
