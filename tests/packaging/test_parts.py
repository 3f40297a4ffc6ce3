"""Every file of a frozen program belongs to a part whose terms are in the licence folder, on every system."""

from pathlib import Path

import pytest
from freezing.contents import without_dead_links
from freezing.parts import INSIDE_QT, LICENCES, owner


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("cardtable_gui/assets/fonts/CardTableRounded-Bold.ttf", "Card Table Rounded"),
        ("cardtable_gui/i18n/cardtable_ja.qm", "Card Table"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
        ("libQt6Core.so.6", "Qt"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
        ("PySide6/QtCore.abi3.so", "PySide6-Essentials"),
        ("PySide6/libpyside6.abi3.so.6.9", "PySide6-Essentials"),
        ("shiboken6/Shiboken.abi3.so", "shiboken6"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("libpython3.11.so.1.0", "Python"),
        ("python3.11/lib-dynload/_bz2.cpython-311-x86_64-linux-gnu.so", "Python"),
        ("base_library.zip", "Python"),
        ("_miniaudio.abi3.so", "miniaudio"),
        ("PySide6\\Qt6Gui.dll", "Qt"),
        ("PySide6\\QtGui.pyd", "PySide6-Essentials"),
        ("PySide6\\pyside6.abi3.dll", "PySide6-Essentials"),
        ("shiboken6\\shiboken6.abi3.dll", "shiboken6"),
        ("PySide6\\translations\\qtbase_ja.qm", "Qt"),
        ("PySide6\\MSVCP140_2.dll", "Microsoft Visual C++ runtime"),
        ("VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
        ("_cffi_backend.cp311-win_amd64.pyd", "cffi"),
        ("_ctypes.pyd", "Python"),
        ("python311.dll", "Python"),
        ("libffi-8.dll", "libffi"),
        ("sqlite3.dll", "SQLite"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
        ("QtCore", "Qt"),
        ("PySide6/libpyside6.abi3.6.9.dylib", "PySide6-Essentials"),
        ("Python.framework/Versions/3.11/Python", "Python"),
        ("libX11.so.6", None),
        ("PySide6\\opengl32sw.dll", None),
    ],
)
def test_a_file_tells_by_its_name_whose_it_is(file: str, part: str | None) -> None:
    assert owner(file) == part


def test_the_terms_of_every_part_are_shipped(repository: Path) -> None:
    folder = repository / "assets" / "licenses"
    for _, *texts in [*LICENCES.values(), *INSIDE_QT.values()]:
        assert texts
        for text in texts:
            assert (folder / text).is_file()


def test_links_to_dropped_libraries_are_dropped() -> None:
    binaries = [("PySide6/Qt/lib/libQt6Core.so.6", "/core", "BINARY")]
    core = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    network = ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK")
    data = ("README.txt", "/readme", "DATA")
    framework = ("PySide6/Qt/lib/QtCore.framework/QtCore", "Versions/Current/QtCore", "SYMLINK")
    assert without_dead_links([core, network, data, framework], binaries) == [core, data, framework]
