"""Settings: saving values, and handling of damaged files."""

import errno
import json
import os
import sys
from pathlib import Path
from threading import Thread
from typing import NoReturn

import pytest

from cardtable_gui import games
from cardtable_gui.core.files import disk
from cardtable_gui.core.files.data_files import DAMAGED, OLD_SETTINGS, SETTINGS
from cardtable_gui.core.options import Option
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import (
    ANIMATION,
    FOLDER,
    HANDS,
    KNOWN,
    LANGUAGE,
    MAXIMIZED,
    PLACE,
    PLAYER,
    SEEN_TIPS,
    SIDE,
    TABLE_THEME,
    TEXT_PERCENT,
    THEME,
    VOLUME,
    Settings,
    data_folder,
    seats_of,
)
from tests.support.jobs_by_hand import jobs_by_hand


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
    assert again.set_aside.take() == []


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_every_set_up_of_every_game_is_remembered(file: Path, package: games.GamePackage) -> None:
    game = package.game
    for seats in range(game.players[0], game.players[1] + 1):
        for option in game.options:
            for value in every_value(option, seats):
                plan = {
                    "seats": [{"name": "Ann", "level": None, "named": True, "profile": "id"}] * seats,
                    "options": {option.id: value},
                }
                settings = Settings(file)
                settings.set(seats_of(game.id), {})
                settings.set(seats_of(game.id), plan)
                assert settings.value(seats_of(game.id)) == plan


def every_value(option: Option, seats: int) -> list[object]:
    """The least and the greatest value of an option, as the settings write them."""
    values = [choice.value for choice in option.choices]
    match option.kind:
        case "bool":
            return [True, False]
        case "int":
            return [option.minimum, option.maximum]
        case "set":
            return [[], values]
        case "choice":
            return [*values]
        case "seats":
            return [[], [option.maximum] * seats]


@pytest.mark.parametrize("folder", ["//nas/records", r"\\nas\records", "/home/\udcff"])
def test_a_folder_that_is_not_to_be_remembered_is_refused(folder: str) -> None:
    assert FOLDER.read(folder) is None
    assert FOLDER.read("/home/ann/記録 (1)") is not None


def test_a_new_player_has_the_games_own_light_and_no_log_and_keeps_them(file: Path) -> None:
    for _start in range(2):
        settings = Settings(file)
        assert (settings.value(TABLE_THEME), settings.value(SIDE)) == ("game", "closed")
        settings.set(VOLUME, settings.value(VOLUME) - 1)
        settings.sync()


def test_for_a_player_of_an_earlier_version_nothing_changes(file: Path) -> None:
    put(file, {"look/theme": "dark"})
    settings = Settings(file)
    for _start in range(2):
        assert (settings.value(TABLE_THEME), settings.value(SIDE)) == ("window", "auto")
        settings.set(VOLUME, settings.value(VOLUME) - 1)
        settings.sync()
        settings = Settings(file)
    settings.reset([TABLE_THEME])
    settings.sync()
    assert (Settings(file).value(TABLE_THEME), Settings(file).value(SIDE)) == ("game", "auto")


def test_settings_that_an_even_earlier_version_wrote_are_those_of_its_player(file: Path) -> None:
    file.parent.mkdir()
    file.with_name(OLD_SETTINGS).write_text("[look]\ntheme=dark\n", encoding="utf-8")
    for _start in range(2):
        settings = Settings(file)
        assert (settings.value(THEME), settings.value(TABLE_THEME), settings.value(SIDE)) == ("dark", "window", "auto")
        settings.sync()


def test_nothing_is_written_before_sync(file: Path) -> None:
    settings = Settings(file)
    settings.set(THEME, "dark")
    assert not file.exists()


def test_values_that_an_entry_cannot_have_count_as_its_default(file: Path) -> None:
    written = {
        "look/theme": "purple",
        "look/text_percent": "900",
        "look/language": "ja, en",
        "play/animation": "fast",
        "sound/volume": "1_0",
        "window/place": "0 0 99999999 1",
        "window/folder": r"\\stranger\share",
        "seats/player": "x" * 201,
        "learn/tips": '{"hint": "yes"}',
        "play/hands": '{"match": {"../x": ["1"]}}',
    }
    put(file, written)
    settings = Settings(file)
    assert settings.value(VOLUME) == 60
    assert settings.value(PLACE) == settings.value(PLAYER) == settings.value(FOLDER) == ""
    assert settings.value(SEEN_TIPS) == settings.value(HANDS) == {}
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


def put(file: Path, texts: dict[str, str], **more: object) -> None:
    """Write a file of settings."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({"settings": 1, "values": texts, **more}), encoding="utf-8")


def damaged(settings: Settings) -> list[Path]:
    """The places of the files that were set aside."""
    return [each.place for each in settings.set_aside.take()]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00\x01rubbish",
        b"[look]\ntheme=dark\n",
        b"x" * 1_000_001,
        b"[" * 100_000,
        b"[]",
        b'{"settings": 1}',
        b'{"settings": 0, "values": {}}',
        b'{"settings": true, "values": {}}',
        b'{"settings": 1, "values": {"look/theme": ["dark"]}}',
        b'{"settings": 1, "values": {"look/theme": "dark", "look/theme": "light"}}',
        b'{"settings": 1, "values": {"' + b"k" * 201 + b'": ""}}',
        json.dumps({"settings": 1, "values": {str(number): "" for number in range(2_001)}}).encode(),
    ],
)
def test_a_damaged_file_is_set_aside_unharmed(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    settings = Settings(file)
    assert settings.value(THEME) == "system"
    (place,) = damaged(settings)
    assert place.read_bytes() == content
    settings.set(THEME, "light")
    settings.sync()
    assert Settings(file).value(THEME) == "light"


def test_a_second_damaged_file_does_not_replace_the_first(file: Path) -> None:
    file.parent.mkdir()
    for content in (b"\xff1", b"\xff2"):
        file.write_bytes(content)
        Settings(file)
    assert sorted(each.read_bytes() for each in (file.parent / DAMAGED).iterdir()) == [b"\xff1", b"\xff2"]


def test_a_folder_in_the_file_s_place_costs_only_the_memory(file: Path) -> None:
    file.mkdir(parents=True)
    settings = Settings(file)
    settings.set(THEME, "dark")
    settings.sync()
    assert settings.value(THEME) == "dark"


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_what_is_no_ordinary_file_is_not_waited_for_and_stays(file: Path, kind: str) -> None:
    file.parent.mkdir()
    os.mkfifo(file) if kind == "pipe" else file.symlink_to("/dev/zero")
    before = file.lstat().st_mode
    settings = Settings(file)
    assert settings.value(THEME) == "system"
    settings.set(THEME, "dark")
    settings.sync()
    assert settings.value(THEME) == "dark"
    assert file.lstat().st_mode == before
    # Once the way is free, what was chosen is kept.
    file.unlink()
    settings.sync()
    assert Settings(file).value(THEME) == "dark"


def test_a_file_that_cannot_be_read_for_a_moment_keeps_everything(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(file, {"look/theme": "dark", "new/key": "kept"})
    with monkeypatch.context() as moment:
        moment.setattr("cardtable_gui.core.files.plain_file.os.fstat", refuse)
        settings = Settings(file)
        assert settings.value(THEME) == "system"
        settings.set(VOLUME, 5)
        settings.sync()
    assert damaged(settings) == []
    settings.sync()
    assert Settings(file).texts() == {"look/theme": "dark", "new/key": "kept", "sound/volume": "5"}


def refuse(_handle: int) -> NoReturn:
    """What a system call says of a file that another program has locked."""
    raise OSError(errno.EIO, "Input/output error")


def test_a_file_of_a_later_version_is_left_as_it_is(file: Path) -> None:
    put(file, {"look/theme": "dark"}, settings=2)
    before = file.read_bytes()
    settings = Settings(file)
    settings.set(THEME, "light")
    settings.sync()
    assert (settings.value(THEME), file.read_bytes(), damaged(settings)) == ("light", before, [])


def test_what_is_set_while_the_file_is_written_is_written_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second `sync_soon` counted on the thread of the first, which had already taken what it was to write."""
    settings, replace = Settings(file), disk.replace

    def set_meanwhile(path: Path, data: bytes) -> None:
        settings.set(VOLUME, 7)
        settings.sync_soon()
        assert settings.texts().items() >= {"look/theme": "dark", "sound/volume": "7"}.items()
        replace(path, data)

    monkeypatch.setattr(disk, "replace", set_meanwhile)
    settings.set(THEME, "dark")
    with jobs_by_hand() as hand:
        settings.sync_soon()
        hand.drain()
    assert Settings(file).texts() == {"look/theme": "dark", "sound/volume": "7", KNOWN.key: "1"}


def test_many_windows_that_write_at_once_lose_nothing(file: Path) -> None:
    def work(number: int) -> None:
        settings = Settings(file)
        settings.set(seats_of(f"game{number}"), {"options": {"x": number}})
        while settings.texts() != Settings(file).texts():
            settings.sync()

    threads = [Thread(target=work, args=(number,)) for number in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    again = Settings(file)
    assert [again.value(seats_of(f"game{number}"))["options"]["x"] for number in range(12)] == list(range(12))
    assert sorted(each.name for each in file.parent.iterdir()) == [SETTINGS]


# What Qt wrote


HOSTILE = r"@Variant(\0\0\0\x7f\0\0\0\x1cPySide::PyObjectWrapper\0\0\0\0\x1a\x80\x3ccos\nsystem\nX\x4\0\0\0evil\x85R.)"


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("Ann", "Ann"),
        ('"Ann, Ben"', "Ann, Ben"),
        ("Ann, Ben", ""),
        (r'"{\"a\": [\"\\n\"]}"', r'{"a": ["\n"]}'),
        (r"\x3042\x3044", "あい"),
        (r"\xd842\xdfb7", "𠮷"),
        ("あや", "あや"),
        ("@@Ann", "@Ann"),
        ("@Ann", ""),
        ("@ByteArray(Ann)", ""),
        (HOSTILE, ""),
        (HOSTILE.replace("@", r"\x40"), ""),
        (HOSTILE.replace("@", r"\100"), ""),
        (f'"{HOSTILE}"', ""),
        (f"Ann, {HOSTILE}", ""),
        (r"\xd842", ""),
        ("x" * 201, ""),
    ],
)
def test_a_text_that_an_earlier_version_kept_is_taken_over_and_nothing_else(
    file: Path, written: str, text: str
) -> None:
    file.parent.mkdir()
    old = file.with_name(OLD_SETTINGS)
    old.write_text(f"[seats]\nplayer={written}\n[look]\ntheme=dark\n", encoding="utf-8")
    before = old.read_bytes()
    settings = Settings(file)
    assert (settings.value(PLAYER), settings.value(THEME)) == (text, "dark")
    settings.sync()
    assert Settings(file).value(PLAYER) == text
    assert old.read_bytes() == before


def test_no_value_of_an_earlier_file_runs_anything(file: Path, tmp_path: Path) -> None:
    """A pickle in what Qt called a variant ran a command at the next start, under a key that nobody knows."""
    trace = tmp_path / "trace"
    pickled = b"cbuiltins\nexec\n(V" + f"open({str(trace)!r}, 'w')".encode() + b"\ntR."
    spelt = "".join(f"\\x{byte:x}" for byte in len(pickled).to_bytes(4) + pickled)
    name = "PySide::PyObjectWrapper\\0"
    variant = f"@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x18{name}{spelt})"
    lines = [
        f"{key}={form}"
        for key, form in (("theme", variant), ("x", variant.replace("@", r"\x40")), ("y", f"a, {variant}"))
    ]
    file.parent.mkdir()
    file.with_name(OLD_SETTINGS).write_text("[look]\n" + "\n".join(lines) + "\n", encoding="utf-8")
    settings = Settings(file)
    settings.set(VOLUME, 3)
    settings.sync()
    assert settings.texts() == {"sound/volume": "3"}
    assert not trace.exists()


def test_nested_variants_of_an_earlier_file_overflow_nothing(file: Path) -> None:
    file.parent.mkdir()
    nested = r"\0\0\0\t\0\0\0\0\x1" * 30_000
    file.with_name(OLD_SETTINGS).write_text(f"[look]\ntheme=@Variant({nested})\ntext_percent=130\n", encoding="utf-8")
    settings = Settings(file)
    assert (settings.value(THEME), settings.value(TEXT_PERCENT)) == ("system", 130)


def test_earlier_settings_are_taken_over_once(file: Path) -> None:
    file.parent.mkdir()
    old = file.with_name(OLD_SETTINGS)
    old.write_text("[look]\ntheme=dark\n", encoding="utf-8")
    settings = Settings(file)
    settings.set(THEME, "light")
    settings.sync()
    old.write_text("[look]\ntheme=dark\ntext_percent=130\n", encoding="utf-8")
    again = Settings(file)
    assert (again.value(THEME), again.value(TEXT_PERCENT)) == ("light", 100)
    # Not again for a file that is damaged either.
    file.write_bytes(b"?")
    assert Settings(file).value(THEME) == "system"


def test_the_place_of_an_earlier_version_s_window_is_taken_over(file: Path) -> None:
    file.parent.mkdir()
    kept = "AdnQywADAAAAAAEOAAAAlgAABQ0AAAOyAAABDgAAALQAAAUNAAADrQAAAAAAAAAABkAAAAEOAAAAtAAABQ0AAAOt"
    file.with_name(OLD_SETTINGS).write_text(f"[window]\ngeometry={kept}\n", encoding="utf-8")
    settings = Settings(file)
    assert (settings.value(PLACE), settings.value(MAXIMIZED)) == ("270 180 1024 762", False)
    for spoilt in ("bm8gZ2VvbWV0cnk=", "=", "AdnQywAD", kept.replace("A", "/")):
        file.with_name(OLD_SETTINGS).write_text(f'[window]\ngeometry="{spoilt}"\n', encoding="utf-8")
        assert Settings(file).value(PLACE) == ""


@pytest.mark.parametrize("content", [b"\xff\xfe", b"no section\n", b"[look]\nno equals sign\n", b"x" * 1_000_001])
def test_a_damaged_file_of_an_earlier_version_is_set_aside(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.with_name(OLD_SETTINGS).write_bytes(content)
    (place,) = damaged(Settings(file))
    assert (place.name, place.read_bytes()) == (OLD_SETTINGS, content)


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
    heard: list[frozenset[AnyEntry]] = []
    settings.watch(heard.append)
    settings.set(THEME, "dark")
    settings.set(THEME, "dark")
    assert heard == [{THEME}]
    settings.reset((THEME, TEXT_PERCENT))
    assert heard == [{THEME}, {THEME}]
    settings.unwatch(heard.append)
    settings.set(THEME, "light")
    assert len(heard) == 2
    with pytest.raises(ValueError, match="remove"):
        settings.unwatch(heard.append)


def test_what_changes_together_is_told_once_to_those_whom_it_concerns() -> None:
    settings = Settings()
    heard: list[frozenset[AnyEntry]] = []
    sizes: list[int] = []
    settings.watch(heard.append, TEXT_PERCENT, THEME, VOLUME)
    settings.watch(lambda _changed: sizes.append(settings.value(TEXT_PERCENT)), THEME)
    settings.watch(lambda _changed: pytest.fail("it was told of what it doesn't watch"), ANIMATION)
    own = {TEXT_PERCENT.key: "150", THEME.key: "dark", LANGUAGE.key: "ja"}
    settings.use_personal(own, lambda _entry, _written: None)
    assert heard == [{TEXT_PERCENT, THEME}]
    settings.reset((TEXT_PERCENT, THEME, LANGUAGE))
    assert heard == [{TEXT_PERCENT, THEME}] * 2
    # Whoever is told of one of them finds the others in force.
    assert sizes == [150, 100]


def test_a_chosen_folder_holds_the_data(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert data_folder() != tmp_path


def test_a_persons_own_values_come_first_and_are_gone_with_that_person(tmp_path: Path) -> None:
    settings = Settings(tmp_path / SETTINGS)
    heard: list[frozenset[AnyEntry]] = []
    kept: list[tuple[AnyEntry, str]] = []
    settings.watch(heard.append)
    own = {LANGUAGE.key: "ja", TEXT_PERCENT.key: "100", THEME.key: "plaid", VOLUME.key: "5"}
    settings.use_personal(own, lambda entry, written: kept.append((entry, written)))
    # Theirs: what differs, is valid, and can be somebody's own.
    assert heard == [{LANGUAGE}]
    assert (settings.value(LANGUAGE), settings.value(THEME), settings.value(VOLUME)) == ("ja", "system", 60)
    settings.set(TEXT_PERCENT, 160)
    settings.set(VOLUME, 10)
    assert kept == [(TEXT_PERCENT, "160")]
    heard.clear()
    settings.use_personal({}, None)
    assert heard == [{LANGUAGE, TEXT_PERCENT}]
    settings.sync()
    again = Settings(tmp_path / SETTINGS)
    assert (again.value(LANGUAGE), again.value(TEXT_PERCENT), again.value(VOLUME)) == ("system", 100, 10)
