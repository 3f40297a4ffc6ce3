"""The program's desktop entry and the file type of its records."""

import configparser
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from targets import product

from cardtable_gui.core.files.record import FORMAT

NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def entry(path: Path) -> configparser.SectionProxy:
    """The desktop entry in a file."""
    read = configparser.RawConfigParser(strict=True)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(path.read_text(encoding="utf-8"))
    return read["Desktop Entry"]


def test_linux_opens_records_with_the_program(repository: Path) -> None:
    folder = repository / "packaging" / "linux"
    desktop = entry(folder / "cardtable-gui.desktop")
    assert desktop["Exec"] == "cardtable-gui %f"
    assert desktop["MimeType"] == f"{product.MIME};"
    assert {"Name", "Name[ja]", "Comment", "Comment[ja]"} <= set(desktop)
    kind = ElementTree.parse(folder / "cardtable-record.xml").getroot()[0]
    assert kind.get("type") == product.MIME
    assert [glob.get("pattern") for glob in kind.findall(f"{NAMESPACE}glob")] == ["*.cardtable"]
    (match,) = kind.findall(f"{NAMESPACE}magic/{NAMESPACE}match")
    assert match.get("value") == f'"{FORMAT}"'


@pytest.mark.skipif(not sys.platform.startswith("linux") or shutil.which("awk") is None, reason="a script for Linux")
def test_the_script_installs_and_removes_both(repository: Path, tmp_path: Path) -> None:
    program = tmp_path / 'a $b "c' / "cardtable-gui"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    script = repository / "packaging" / "linux" / "install.sh"
    environment = {"XDG_DATA_HOME": str(tmp_path / "data"), "PATH": "/usr/bin:/bin"}
    subprocess.run(["sh", str(script), str(program)], env=environment, check=True, capture_output=True)
    desktop = entry(tmp_path / "data" / "applications" / "cardtable-gui.desktop")
    quoted = str(program).replace("$", "\\\\$").replace('"', '\\\\"')
    assert desktop["Exec"] == f'"{quoted}" %f'
    assert (tmp_path / "data" / "mime" / "packages" / "cardtable-record.xml").exists()
    subprocess.run(["sh", str(script), "--remove"], env=environment, check=True, capture_output=True)
    assert not list((tmp_path / "data").rglob("cardtable-*"))
    wrong = subprocess.run(["sh", str(script), str(tmp_path)], env=environment, check=False, capture_output=True)
    assert wrong.returncode == 2
