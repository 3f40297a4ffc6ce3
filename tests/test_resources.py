"""Data files are found wherever the program was installed, and a missing one is named."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable_gui import resources


@pytest.fixture(autouse=True)
def _forget_what_was_found() -> Iterator[None]:
    for found in (resources.resource, resources._roots):
        found.cache_clear()
    yield
    for found in (resources.resource, resources._roots):
        found.cache_clear()


def _install(root: Path) -> Path:
    file = root / "assets" / "icons" / "fish.txt"
    file.parent.mkdir(parents=True)
    file.write_text("fish")
    return file


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "site" / "cardtable_gui"
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)
    monkeypatch.delattr(sys, "_MEIPASS", raising=False)
    return package


def test_a_file_inside_the_installed_package_is_found(package: Path) -> None:
    file = _install(package)
    assert resources.resource("assets/icons/fish.txt") == file


def test_a_file_beside_the_package_in_a_checkout_is_found(package: Path) -> None:
    file = _install(package.parent)
    (package.parent / "pyproject.toml").touch()
    assert resources.resource("assets/icons/fish.txt") == file
    assert resources.resource("assets") == file.parents[1]


def test_a_stranger_beside_the_installed_package_is_not_taken(package: Path) -> None:
    _install(package.parent)
    with pytest.raises(resources.MissingResourceError):
        resources.resource("assets/icons/fish.txt")


def test_a_file_in_the_frozen_bundle_is_found(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    file = _install(tmp_path / "bundle")
    assert resources.resource("assets/icons/fish.txt") == file


def test_the_installed_file_wins_over_the_checkout(package: Path) -> None:
    (package.parent / "pyproject.toml").touch()
    _install(package.parent)
    inside = _install(package)
    assert resources.resource("assets/icons/fish.txt") == inside


def test_a_missing_file_is_named_with_the_places_looked_at(package: Path) -> None:
    with pytest.raises(resources.MissingResourceError, match=r"assets/none\.svg is missing") as caught:
        resources.resource("assets/none.svg")
    assert str(package) in str(caught.value)


@pytest.mark.parametrize("bad", ["", "/etc/passwd", "../pyproject.toml", "assets/../../x", "assets\\x"])
def test_a_path_that_leaves_the_data_root_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="not a path below the data root"):
        resources.resource(bad)
