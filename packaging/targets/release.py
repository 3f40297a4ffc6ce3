"""Everything that is published of a version, in one folder, `dist/release`.

All packages that this system can make, and about them: checksums, a bill of materials, all licence texts, and what is
new. Equal commits give equal files, except for disk images of macOS, which hold times of their own.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from texts.problems import untranslated

from targets import frozen, product
from targets.release_tools import release_tool
from targets.target import DIST, ROOT, BuildError, Target, replaced

FOLDER = DIST / "release"
SUMS = "SHA256SUMS"
NOTES = "NOTES.md"
BILL = f"{product.ID}-{product.VERSION}.cdx.json"
LICENCES = f"{product.ID}-{product.VERSION}-licenses.zip"
TEXTS = ROOT / "assets"
#: Made on the way to others; other than on Linux the single file has a target of its own, or is none.
NOT_PUBLISHED = ("onedir", "macos-app") if sys.platform.startswith("linux") else ("onedir", "macos-app", "onefile")
#: The bundle that is in a package, by the target's name: single file, nothing frozen; a folder in all others.
FORMS = {"onefile": "onefile", "windows-onefile": "onefile", "python": None}


def make_release(targets: Sequence[Target]) -> list[Path]:
    """Make `dist/release` of these targets, as far as they can be made here. Raises `BuildError`."""
    require_commit()
    require_translations()
    made: dict[str, list[Path]] = {}
    for target in targets:
        if target.name in NOT_PUBLISHED:
            continue
        obstacle = target.obstacle()
        print(f"=== {target.name}: {f'left out, {obstacle}' if obstacle else target.makes} ===", flush=True)
        if obstacle is None:
            made[target.name] = target.build()
    folder = replaced(FOLDER)
    artefacts: list[dict[str, Any]] = []
    for name, files in made.items():
        parts = bundled_parts(name)
        for file in files:
            shutil.copy2(file, folder / file.name)
            artefacts.append({"name": file.name, "sha256": sha256(file), "parts": parts})
    folder.joinpath(NOTES).write_text(notes(), "utf-8")
    write_licences(folder / LICENCES, [part for artefact in artefacts for part in artefact["parts"]])
    folder.joinpath(BILL).write_text(bill_of_materials(artefacts), "utf-8")
    folder.joinpath(SUMS).write_text(sums(folder), "utf-8")
    return [folder]


def require_commit() -> None:
    """Raise `BuildError` if the checkout isn't exactly a commit, or one that is tagged as another version.

    Of anything else nobody could make the same release again.
    """
    changed = _git("status", "--porcelain")
    if changed:
        raise BuildError(f"commit first: {changed[0].strip()} differs from the last commit")
    tags = [tag for tag in _git("tag", "--points-at", "HEAD") if tag.startswith("v")]
    if tags and f"v{product.VERSION}" not in tags:
        raise BuildError(f"the commit is tagged {tags[0]}, and the program says {product.VERSION}")


def require_translations() -> None:
    """Raise `BuildError` if a text waits for its translation: in a checkout that only warns."""
    waiting = untranslated(ROOT)
    if waiting:
        raise BuildError(f"{len(waiting)} texts wait for a translation, the first is {waiting[0]}")


def notes() -> str:
    """What CHANGELOG.md says of this version. Raises `BuildError` if it says nothing."""
    changed = product.changes(product.VERSION)
    if not changed:
        raise BuildError(f"CHANGELOG.md has no section for {product.VERSION}")
    return f"# {product.NAME} {product.VERSION}\n\n{changed}\n"


def bundled_parts(target: str) -> list[dict[str, Any]]:
    """The parts in a target's package. Raises `BuildError` if a file in it belongs to none."""
    form = FORMS.get(target, "onedir")
    if form is None:
        own: dict[str, Any] = {"licence": "MIT", "texts": ["Card-Table.txt"], "purl": "", "files": []}
        font: dict[str, Any] = {"licence": "OFL-1.1", "texts": ["../fonts/OFL.txt"], "purl": "", "files": []}
        names = {product.NAME: own, f"{product.NAME} Rounded": font}
        return [{"name": name, "version": product.VERSION, **part} for name, part in names.items()]
    told = json.loads(
        frozen.bundle_folder(form, windows=target.startswith("windows")).joinpath("parts.json").read_text("utf-8")
    )
    if told["unknown"]:
        raise BuildError(f"nothing is known of the licence of {told['unknown'][0]} in {target} (freezing/parts.py)")
    parts: list[dict[str, Any]] = told["parts"]
    return parts


def bill_of_materials(artefacts: list[dict[str, Any]]) -> str:
    """The bill of materials of packages with their parts. Raises `BuildError`."""
    contents = {
        "name": product.NAME,
        "version": product.VERSION,
        "epoch": product.epoch(),
        "artefacts": [{**each, "parts": [{**part, "files": []} for part in each["parts"]]} for each in artefacts],
    }
    done = subprocess.run(
        [str(release_tool("python")), str(ROOT / "packaging" / "bill_of_materials.py")],
        input=json.dumps(contents),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"no bill of materials: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout


def write_licences(archive: Path, parts: Iterable[dict[str, Any]]) -> None:
    """Write a zip of our licence folder, the fonts' licence, and those of the system's libraries in bundles.

    Raises:
        BuildError: the text of a part is missing.
    """
    texts = {f"licenses/{path.name}": path for path in TEXTS.joinpath("licenses").glob("*.txt")}
    texts["fonts/OFL.txt"] = TEXTS / "fonts" / "OFL.txt"
    for text in {text for part in parts for text in part["texts"]}:
        if text.startswith("system/"):
            texts[f"licenses/{text}"] = Path("/usr/share/doc", Path(text).stem, "copyright")
        elif f"licenses/{text}" not in texts and text.removeprefix("../") not in texts:
            raise BuildError(f"there is no licence text {text}")
    when = datetime.fromtimestamp(product.epoch(), UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        for name, path in sorted(texts.items()):
            item = zipfile.ZipInfo(name, when)
            item.external_attr = 0o644 << 16
            made.writestr(item, path.read_bytes(), zipfile.ZIP_DEFLATED)


def sums(folder: Path) -> str:
    """The checksums of all files in a folder, as `sha256sum` writes them."""
    return "".join(f"{sha256(file)}  {file.name}\n" for file in sorted(folder.iterdir()) if file.name != SUMS)


def _git(*words: str) -> list[str]:
    told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if told.returncode:
        raise BuildError("a release is made of a commit, and this is no checkout of git's")
    return told.stdout.splitlines()


def sha256(file: Path) -> str:
    """A file's SHA-256, in hexadecimal digits."""
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
