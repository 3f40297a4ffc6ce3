"""A release describes its packages."""

import hashlib
import subprocess
import zipfile
from pathlib import Path

import pytest
from targets import product, release
from targets.target import BuildError


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)


def test_notes_are_those_of_the_version_and_without_any_there_is_no_release(monkeypatch: pytest.MonkeyPatch) -> None:
    assert release.notes().startswith(f"# Card Table {product.VERSION}\n\n### ")
    monkeypatch.setattr(product, "VERSION", "99.0.0")
    with pytest.raises(BuildError, match=r"CHANGELOG.md has no section for 99\.0\.0"):
        release.notes()


def test_sums_are_read_by_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"b")
    (tmp_path / "a.exe").write_bytes(b"a")
    sums = tmp_path / release.SUMS
    for _ in range(2):
        sums.write_text(release.sums(tmp_path))
    told = [line.split("  ") for line in sums.read_text().splitlines()]
    assert told == [
        [hashlib.sha256(b"a").hexdigest(), "a.exe"],
        [hashlib.sha256(b"b").hexdigest(), "b.deb"],
    ]


def test_the_archive_of_licences_is_the_same_every_time(tmp_path: Path) -> None:
    archives = [tmp_path / "one.zip", tmp_path / "other.zip"]
    for archive in archives:
        release.write_licences(archive, release.bundled_parts("python"))
    assert archives[0].read_bytes() == archives[1].read_bytes()
    names = zipfile.ZipFile(archives[0]).namelist()
    assert {"licenses/README.txt", "licenses/LGPL-3.0.txt", "fonts/OFL.txt"} <= set(names)


def test_a_part_without_its_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"there is no licence text no-such\.txt"):
        release.write_licences(tmp_path / "licences.zip", [{"texts": ["no-such.txt"]}])


def test_a_file_of_unknown_origin_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "onefile").mkdir()
    (tmp_path / "onefile" / "parts.json").write_text('{"parts": [], "unknown": ["libstrange.so.1"]}')
    monkeypatch.setattr("targets.frozen.BUILD", tmp_path)
    with pytest.raises(BuildError, match=r"licence of libstrange\.so\.1 in onefile"):
        release.bundled_parts("onefile")


def test_what_is_not_committed_is_not_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    with pytest.raises(BuildError, match="no checkout"):
        release.require_commit()
    git(tmp_path, "init", "--quiet")
    (tmp_path / "new.py").write_text("")
    with pytest.raises(BuildError, match=r"commit first: \?\? new\.py"):
        release.require_commit()
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=A", "-c", "user.email=a@a.invalid", "commit", "--quiet", "-m", "New")
    release.require_commit()


def test_a_tag_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    git(tmp_path, "init", "--quiet")
    git(
        tmp_path, "-c", "user.name=A", "-c", "user.email=a@a.invalid", "commit", "--quiet", "--allow-empty", "-m", "New"
    )
    git(tmp_path, "tag", "v98.0.0")
    with pytest.raises(BuildError, match=r"tagged v98\.0\.0, and the program says "):
        release.require_commit()
    git(tmp_path, "tag", f"v{product.VERSION}")
    release.require_commit()
