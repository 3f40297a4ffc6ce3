"""What macOS reads of the application."""

import plistlib
import struct
from pathlib import Path

from targets import macos_bundle, product
from targets.icons import ICNS_KINDS, icon_icns


def test_records_are_opened_with_the_application(tmp_path: Path) -> None:
    macos_bundle.write(tmp_path)
    told = plistlib.loads((tmp_path / "Info.plist").read_bytes())
    (declared,) = told["UTExportedTypeDeclarations"]
    assert told["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["cardtable"]
    assert declared["UTTypeTagSpecification"]["public.mime-type"] == [product.MIME]
    assert told["CFBundleShortVersionString"] == product.VERSION


def test_the_icon_holds_a_picture_of_every_size() -> None:
    data = icon_icns()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found, at = {}, 8
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack(">I", data[at + 4 : at + 8])[0]
        found[kind] = data[at + 8 : at + length]
        at += length
    assert {kind: struct.unpack(">I", png[16:20])[0] for kind, png in found.items()} == {
        kind: size for size, kind in ICNS_KINDS.items()
    }
