"""macOS finds what it reads of the application."""

import plistlib
import re
import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from targets import macos_bundle, product
from targets.icons import ICNS_KINDS, icon_icns


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    macos_bundle.write(tmp_path)
    return tmp_path


def test_records_are_opened_with_the_application(bundle: Path) -> None:
    told = plistlib.loads((bundle / "Info.plist").read_bytes())
    (declared,) = told["UTExportedTypeDeclarations"]
    assert told["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["cardtable"]
    assert declared["UTTypeTagSpecification"]["public.mime-type"] == [product.MIME]
    assert told["CFBundleShortVersionString"] == product.VERSION
    assert (bundle / told["CFBundleIconFile"]).is_file()


def test_names_are_translated_for_every_language_that_it_declares(bundle: Path, repository: Path) -> None:
    told = plistlib.loads((bundle / "Info.plist").read_bytes())
    assert {path.stem for path in bundle.glob("*.lproj")} == set(told["CFBundleLocalizations"])
    japanese = (bundle / "ja.lproj" / "InfoPlist.strings").read_text("utf-8")
    names = dict(re.findall(r'^"(.*)" = "(.*)";$', japanese, re.MULTILINE))
    assert names["CFBundleDisplayName"] == product.NAME_JA
    # macOS looks up a type's name by the name in Info.plist; Linux shows the same.
    linux = (repository / "packaging" / "linux" / "cardtable-record.xml").read_text("utf-8")
    assert f"<comment>{told['CFBundleDocumentTypes'][0]['CFBundleTypeName']}</comment>" in linux
    assert f'xml:lang="ja">{names[told["UTExportedTypeDeclarations"][0]["UTTypeDescription"]]}</comment>' in linux


@pytest.mark.parametrize(
    ("tags", "python", "oldest"),
    [
        ([], None, (12, 0)),
        (["Tag: cp39-abi3-macosx_12_0_universal2"], "10.9", (12, 0)),
        (["Tag: cp310-abi3-macosx_13_0_universal2", "Tag: py3-none-any"], "11.0", (13, 0)),
        (["Tag: cp311-cp311-macosx_10_9_x86_64\nTag: cp311-cp311-macosx_14_0_arm64"], "11", (12, 0)),
        (["Tag: cp39-abi3-macosx_12_0_universal2"], "15.0", (15, 0)),
    ],
)
def test_the_oldest_system_is_the_newest_that_a_part_asks_for(
    tags: list[str], python: str | None, oldest: tuple[int, int]
) -> None:
    assert macos_bundle.oldest_system(tags, python) == oldest


def test_the_oldest_system_is_that_of_the_locked_wheels(repository: Path) -> None:
    """6.9's wheels are tagged macosx_12_0: another version of Qt may ask for a newer system."""
    assert '"PySide6-Essentials==6.9.3; python_version < ' in (repository / "pyproject.toml").read_text("utf-8")
    assert macos_bundle.OLDEST_SYSTEM == (12, 0)


def test_the_icon_holds_a_picture_of_every_size() -> None:
    data = icon_icns()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found, at = {}, 8
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack(">I", data[at + 4 : at + 8])[0]
        found[kind] = data[at + 8 : at + length]
        at += length
    assert {kind: struct.unpack(">I", png[16:20])[0] for kind, png in found.items()} == ICNS_KINDS


@pytest.mark.skipif(shutil.which("plistutil") is None, reason="libplist-utils reads it")
def test_another_reader_understands_info_plist(bundle: Path) -> None:
    plain, binary = bundle / "Info.plist", bundle / "binary.plist"
    subprocess.run(["plistutil", "-i", plain, "-o", binary], capture_output=True, check=True)
    assert binary.read_bytes().startswith(b"bplist")
    assert plistlib.loads(binary.read_bytes()) == plistlib.loads(plain.read_bytes())


@pytest.mark.skipif(shutil.which("icns2png") is None, reason="icnsutils reads it")
def test_another_reader_finds_the_pictures(bundle: Path) -> None:
    told = subprocess.run(["icns2png", "-l", bundle / "app.icns"], capture_output=True, text=True, check=True).stdout
    assert re.findall(r"'(\w{4})' ", told) == [kind.decode() for kind in ICNS_KINDS]
    assert "1024x1024 32-bit icon" in told
