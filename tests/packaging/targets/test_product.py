"""Packages say what is true of the product, and nothing invented."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from targets import product

import cardtable_gui
from cardtable_gui import games, project_addresses
from tests.test_shipped_games import SHIPPED


def test_name_and_version_are_the_program_s(repository: Path) -> None:
    assert cardtable_gui.__version__ == product.VERSION
    assert f'name = "{product.ID}"' in (repository / "pyproject.toml").read_text("utf-8")


def test_every_game_is_offered_by_its_title_in_both_languages() -> None:
    assert {game.id for game in product.games()} == {package.game.id for package in games.packages()}
    assert {"群青グラデーション", "小早川"} <= {game.title_ja for game in product.games()}
    for game in product.games():
        if game.id in SHIPPED:
            assert game.title in product.DESCRIPTION[0]


def test_the_newest_release_has_notes() -> None:
    newest, day = product.releases()[0]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", day)
    assert product.changes(newest).startswith("###")
    assert product.changes("99.0.0") == ""


def test_without_addresses_no_text_has_one() -> None:
    assert not project_addresses.MAINTAINER_EMAIL
    assert product.MAINTAINER_EMAIL.endswith(".invalid")
    assert not product.DOMAIN


def test_without_git_packages_get_the_time_of_the_release(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    day = datetime.fromisoformat(product.releases()[0][1]).replace(tzinfo=UTC)
    assert product.epoch() == day.timestamp()
