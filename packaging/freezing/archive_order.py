"""Give the archive of Python's first modules the same order in every build."""

import zipfile
from collections.abc import Iterable
from pathlib import Path

from freezing.contents import Item

BASE_LIBRARY = "base_library.zip"


def put_base_library_in_order(datas: Iterable[Item]) -> None:
    """Sort `base_library.zip`: PyInstaller writes its modules as its graph comes upon them, which no seed settles."""
    for name, path, _ in datas:
        if name == BASE_LIBRARY:
            sort_archive(Path(path))


def sort_archive(path: Path) -> None:
    """Write a zip file anew with the same files, by name."""
    with zipfile.ZipFile(path) as archive:
        files = sorted(((item, archive.read(item)) for item in archive.infolist()), key=lambda file: file[0].filename)
    with zipfile.ZipFile(path, "w") as archive:
        for item, data in files:
            archive.writestr(item, data)
