"""Settings: saving values, and handling of damaged files."""

import os
import sys
from pathlib import Path

import pytest

from cardtable_gui.core.files.data_files import SETTINGS
from cardtable_gui.settings import (
    ANIMATION,
    LANGUAGE,
    PLAYER,
    TEXT_PERCENT,
    THEME,
    VOLUME,
    AnyEntry,
    Settings,
    data_folder,
    seats_of,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that does not exist yet, in a folder that does not either."""
    return tmp_path / "data" / SETTINGS


def test_what_was_set_is_there_the_next_time(file: Path) -> None:
    settings = Settings(file)
    settings.set(THEME, "dark")
    settings.set(TEXT_PERCENT, 130)
    settings.set(PLAYER, "あや, “Ann”; = [x]")
    settings.set(seats_of("toy"), {"seats": [{"name": "Ann", "level": None}], "options": {"x": [1, 2]}})
    settings.sync()
    again = Settings(file)
    assert again.value(THEME) == "dark"
    assert again.value(TEXT_PERCENT) == 130
    assert again.value(PLAYER) == "あや, “Ann”; = [x]"
    assert again.value(seats_of("toy"))["options"] == {"x": [1, 2]}
    assert again.set_aside is None


def test_nothing_is_written_before_sync(file: Path) -> None:
    settings = Settings(file)
    settings.set(THEME, "dark")
    assert not file.exists()


def test_values_that_an_entry_cannot_have_count_as_its_default(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("[look]\ntheme=purple\ntext_percent=900\nlanguage=ja, en\n[play]\nanimation=fast\n")
    settings = Settings(file)
    assert settings.value(THEME) == "system"
    assert settings.value(TEXT_PERCENT) == 100
    assert settings.value(LANGUAGE) == "system"
    assert settings.value(ANIMATION) == "fast"


@pytest.mark.parametrize("kept", ["[1]", "nonsense", "", '"text"', "[" * 100_000])
def test_remembered_seats_that_are_no_object_count_as_none(file: Path, kept: str) -> None:
    settings = Settings(file)
    settings._values.clear()
    assert seats_of("toy").read(kept) is None


def test_a_value_that_an_entry_cannot_have_is_refused() -> None:
    settings = Settings()
    with pytest.raises(ValueError, match="theme"):
        settings.set(THEME, "purple")
    with pytest.raises(ValueError, match="text_percent"):
        settings.set(TEXT_PERCENT, 79)
    assert settings.value(THEME) == "system"


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00\x01rubbish", b"[look]\ntheme=dark\0", b"x" * 1_000_001, b"no equals sign here\n[[[\n"]
)
def test_a_damaged_file_is_set_aside_unharmed(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    settings = Settings(file)
    assert settings.value(THEME) == "system"
    assert settings.set_aside is not None
    assert settings.set_aside.read_bytes() == content
    settings.set(THEME, "light")
    settings.sync()
    assert Settings(file).value(THEME) == "light"


def test_a_second_damaged_file_does_not_replace_the_first(file: Path) -> None:
    file.parent.mkdir()
    for content in (b"\xff1", b"\xff2"):
        file.write_bytes(content)
        Settings(file)
    assert sorted(each.read_bytes() for each in file.parent.glob("*damaged*")) == [b"\xff1", b"\xff2"]


def test_a_folder_in_the_file_s_place_costs_only_the_memory(file: Path) -> None:
    file.mkdir(parents=True)
    settings = Settings(file)
    settings.set(THEME, "dark")
    settings.sync()
    assert settings.value(THEME) == "dark"


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_what_is_no_ordinary_file_is_set_aside_and_not_waited_for(file: Path, kind: str) -> None:
    file.parent.mkdir()
    os.mkfifo(file) if kind == "pipe" else file.symlink_to("/dev/zero")
    settings = Settings(file)
    assert settings.set_aside is not None
    assert settings.value(THEME) == "system"
    settings.set(THEME, "dark")
    settings.sync()
    assert Settings(file).value(THEME) == "dark"


@pytest.mark.parametrize(
    "kept",
    [
        '{"house": ' + "[" * 3000 + "]" * 3000 + "}",
        '{"house": ' + "[" * 100 + "]" * 100 + "}",
        '{"seats": [{"name": "\\ud800", "level": null}]}',
        '{"x": NaN}',
        '{"x": 1e999}',
        '{"x": ' + "1" * 5000 + "}",
        '{"x": 1, "x": 2}',
    ],
)
def test_what_no_record_could_hold_is_not_remembered(file: Path, kept: str) -> None:
    """The remembered names of a match go into the record of the next one."""
    settings = Settings(file)
    assert seats_of("toy").read(kept) is None
    assert settings.value(seats_of("toy")) == {}


def test_two_windows_keep_each_other_s_choices(file: Path) -> None:
    one, other = Settings(file), Settings(file)
    one.set(THEME, "dark")
    one.sync()
    other.set(TEXT_PERCENT, 150)
    other.sync()
    again = Settings(file)
    assert (again.value(THEME), again.value(TEXT_PERCENT)) == ("dark", 150)


def test_watchers_hear_of_changes_and_only_of_changes() -> None:
    settings = Settings()
    heard: list[AnyEntry] = []
    settings.watch(heard.append)
    settings.set(THEME, "dark")
    settings.set(THEME, "dark")
    assert heard == [THEME]
    settings.reset((THEME, TEXT_PERCENT))
    assert heard == [THEME, THEME]
    settings.unwatch(heard.append)
    settings.set(THEME, "light")
    assert len(heard) == 2


def test_a_chosen_folder_holds_the_data(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert data_folder() != tmp_path


def test_a_persons_own_values_come_first_and_are_gone_with_that_person(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    heard: list[AnyEntry] = []
    kept: list[tuple[AnyEntry, str]] = []
    settings.watch(heard.append)
    own = {LANGUAGE.key: "ja", TEXT_PERCENT.key: "100", THEME.key: "plaid", VOLUME.key: "5"}
    settings.use_personal(own, lambda entry, written: kept.append((entry, written)))
    # Theirs: what differs, is valid, and can be somebody's own.
    assert heard == [LANGUAGE]
    assert (settings.value(LANGUAGE), settings.value(THEME), settings.value(VOLUME)) == ("ja", "system", 60)
    settings.set(TEXT_PERCENT, 160)
    settings.set(VOLUME, 10)
    assert kept == [(TEXT_PERCENT, "160")]
    heard.clear()
    settings.use_personal({}, None)
    assert heard == [LANGUAGE, TEXT_PERCENT]
    settings.sync()
    again = Settings(tmp_path / "settings.ini")
    assert (again.value(LANGUAGE), again.value(TEXT_PERCENT), again.value(VOLUME)) == ("system", 100, 10)
