"""The checks of a release and of the packages for PyPI notice what is wrong."""

from pathlib import Path

import pytest
from targets import release
from targets.checking import pypi
from targets.checking import release as checks
from targets.checking.check import Check, CheckFailed, NotHere


@pytest.fixture
def published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A release of two files."""
    monkeypatch.setattr(checks, "FOLDER", tmp_path)
    for name in ("a.deb", "b.exe"):
        (tmp_path / name).write_text(name, "utf-8")
    (tmp_path / release.SUMS).write_text(release.sums(tmp_path), "utf-8")
    return tmp_path


def check(name: str) -> Check:
    return next(each for each in [*checks.CHECKS, *pypi.CHECKS] if each.name == name)


def test_right_sums_pass(published: Path) -> None:
    assert check("release-sums").run() == "2 files"


def test_changed_added_and_missing_files_are_named(published: Path) -> None:
    (published / "a.deb").write_text("changed", "utf-8")
    (published / "b.exe").unlink()
    (published / "c.zip").write_text("", "utf-8")
    with pytest.raises(CheckFailed, match=r"SHA256SUMS is wrong about a\.deb, b\.exe, c\.zip"):
        check("release-sums").run()


@pytest.mark.parametrize("name", ["release-sums", "release-again"])
def test_without_a_release_there_is_nothing_to_check(published: Path, name: str) -> None:
    (published / release.SUMS).unlink()
    with pytest.raises(NotHere, match="build release"):
        check(name).run()


@pytest.mark.parametrize("name", ["python-page", "python-pipx", "python-sdist"])
def test_packages_that_were_not_built_are_not_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(pypi, "SDIST", tmp_path / "x.tar.gz")
    monkeypatch.setattr(pypi, "WHEEL", tmp_path / "x.whl")
    monkeypatch.setattr(pypi, "release_tool", lambda name: tmp_path / name)
    with pytest.raises(NotHere, match="build python"):
        check(name).run()
