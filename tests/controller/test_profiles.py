"""Profiles are kept in a file of their own, which nothing destroys."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.profiles import COLOURS, MARKS, MOST, Profiles, with_setting
from cardtable_gui.controller.saves.record_file import read_pasted
from cardtable_gui.controller.seats import PROFILES, Seat
from cardtable_gui.core.files import data_files
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.messages import Message
from cardtable_gui.settings import LANGUAGE, PERSONAL, TEXT_PERCENT, Settings

pytestmark = pytest.mark.usefixtures("qapp")


def opened(folder: Path) -> tuple[Profiles, list[Message]]:
    """The profiles of a folder, and what they complain about."""
    found = Profiles(folder)
    heard: list[Message] = []
    found.failed.connect(heard.append)
    found.set_aside.listen(lambda damaged: heard.append(damaged.reason))
    found.load()
    return found, heard


def damaged(folder: Path) -> list[str]:
    return sorted(file.name for file in (folder / data_files.DAMAGED).iterdir())


def test_profiles_are_kept_with_everything_that_belongs_to_them(tmp_path: Path) -> None:
    settings = Settings()
    settings.set(LANGUAGE, "ja")
    first = Profiles(tmp_path, settings)
    mia, ken = first.add("Mia"), first.add("健")
    first.update(with_setting(ken, TEXT_PERCENT.key, "160"))
    found, heard = opened(tmp_path)
    assert (found.people, heard) == (first.people, [])
    assert [each.name for each in found.people] == ["Mia", "健"]
    assert dict(mia.settings) == settings.written(PERSONAL)
    assert mia.settings[LANGUAGE.key] == "ja"


def test_each_new_profile_has_a_colour_and_a_mark_of_its_own_as_long_as_there_are_any() -> None:
    profiles = Profiles(None)
    made = [profiles.add(str(number)) for number in range(len(MARKS) + 1)]
    assert [each.colour for each in made[: len(COLOURS) + 1]] == [*COLOURS, COLOURS[0]]
    assert [each.mark for each in made] == [*MARKS, MARKS[0]]
    assert len({each.id for each in made}) == len(made)


def test_there_is_room_for_so_many() -> None:
    profiles = Profiles(None)
    for number in range(MOST - 1):
        profiles.add(str(number))
    assert profiles.room
    profiles.add("the last one")
    assert not profiles.room


def test_a_removed_profile_can_be_put_back_in_its_place(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path)
    made = [profiles.add(name) for name in ("Mia", "Ken", "Aya")]
    profiles.remove(made[1].id)
    assert opened(tmp_path)[0].people == (made[0], made[2])
    profiles.insert(1, made[1])
    assert opened(tmp_path)[0].people == tuple(made)


def test_without_profiles_no_file_is_made(tmp_path: Path) -> None:
    assert opened(tmp_path)[1] == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"people": []}',
        b'{"profiles": 1}',
        b'{"profiles": 1, "people": [1]}',
        b'{"profiles": 1, "people": [{"id": "a", "name": " ", "colour": "red", "mark": "fan"}]}',
        b'{"profiles": 1, "people": [{"id": "a", "name": "A", "colour": "red", "mark": "fan", "settings": {"a": 1}}]}',
        b" " * 5_000_001,
    ],
)
def test_a_damaged_file_is_kept_aside_and_told(tmp_path: Path, data: bytes) -> None:
    (tmp_path / data_files.PROFILES).write_bytes(data)
    profiles, heard = opened(tmp_path)
    assert (len(heard), profiles.people, damaged(tmp_path)) == (1, (), [data_files.PROFILES])
    assert (tmp_path / data_files.DAMAGED / data_files.PROFILES).read_bytes() == data
    profiles.add("Mia")
    assert [each.name for each in opened(tmp_path)[0].people] == ["Mia"]


def test_several_damaged_files_are_all_kept(tmp_path: Path) -> None:
    for data in (b"1", b"2"):
        (tmp_path / data_files.PROFILES).write_bytes(data)
        opened(tmp_path)
    assert damaged(tmp_path) == ["profiles-2.json", "profiles.json"]


def test_a_file_of_a_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    data = b'{"profiles": 2, "people": {"other": "form"}}'
    (tmp_path / data_files.PROFILES).write_bytes(data)
    profiles, heard = opened(tmp_path)
    profiles.add("Mia")
    assert (len(heard), (tmp_path / data_files.PROFILES).read_bytes()) == (2, data)
    assert [each.name for each in profiles.people] == ["Mia"]


def test_what_a_later_version_added_is_kept(tmp_path: Path) -> None:
    person: dict[str, Any] = {"id": "a", "name": "Mia", "colour": "gold", "mark": "crane", "pet": {"name": "Pochi"}}
    person["settings"] = {"look/theme": "neon", "look/new": "yes"}
    (tmp_path / data_files.PROFILES).write_text(
        json.dumps({"profiles": 1, "people": [person], "more": [1]}), encoding="utf-8"
    )
    profiles, heard = opened(tmp_path)
    profiles.update(with_setting(profiles.people[0], LANGUAGE.key, "ja"))
    kept = json.loads((tmp_path / data_files.PROFILES).read_text(encoding="utf-8"))
    person["settings"][LANGUAGE.key] = "ja"
    assert (heard, kept) == ([], {"profiles": 1, "people": [person], "more": [1]})


def test_a_folder_that_cannot_be_made_is_told_and_the_profiles_last(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    profiles, heard = opened(tmp_path / "file")
    profiles.add("Mia")
    assert (len(heard), len(profiles.people)) == (1, 1)


_WRITER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cardtable_gui.controller.profiles import Profiles, with_setting

app = QCoreApplication([])
profiles = Profiles(Path(sys.argv[1]))
profiles.load()
profile = profiles.people[0] if profiles.people else profiles.add("Mia")
for number in range(10**6):
    profile = with_setting(profile, "look/text_percent", str(number))
    profiles.update(profile)
    print(number, flush=True)
"""


def test_a_killed_program_leaves_the_last_change_or_the_one_in_hand(tmp_path: Path) -> None:
    rng = Random(5)
    for _ in range(2):
        with subprocess.Popen([sys.executable, "-c", _WRITER, str(tmp_path)], stdout=subprocess.PIPE, text=True) as run:
            assert run.stdout is not None
            for _ in range(rng.randint(1, 40)):
                last = run.stdout.readline()
            run.kill()
            last = (run.stdout.read().splitlines() or [last])[-1]
        found, heard = opened(tmp_path)
        assert heard == []
        assert int(found.people[0].settings["look/text_percent"]) in (int(last), int(last) + 1)


def test_a_match_keeps_the_profiles_of_its_people_and_nothing_of_them_but_ids() -> None:
    seats = (Seat("Mia", None, "id-of-mia"), Seat("Hana", "normal"), Seat("Ken"))
    match = Match.new("kobayakawa", seats, seed=1)
    assert match.record.extra[PROFILES] == ["id-of-mia", "", ""]
    again = read_pasted(dumps(match.record))
    assert again.seats == seats
    assert again.record.seats == ("Mia", "bot:normal", "Ken")


def test_a_match_without_profiles_is_recorded_as_ever() -> None:
    match = Match.new("kobayakawa", (Seat("Mia"), Seat("", "normal"), Seat("Ken")), seed=1)
    assert match.record.extra == {}


@pytest.mark.parametrize("noted", [None, "a", [], ["a"], [1, 2, 3], {"0": "a"}])
def test_invalid_profiles_in_a_record_count_as_none(noted: Any) -> None:
    record = json.loads(dumps(Match.new("kobayakawa", (Seat("Mia"), Seat("Ken"), Seat("Aya")), seed=1).record))
    match = read_pasted(json.dumps({**record, PROFILES: noted}))
    assert [seat.profile for seat in match.seats] == ["", "", ""]


def test_people_who_play_on_from_a_replay_play_by_their_own_profiles() -> None:
    match = Match.new("kobayakawa", (Seat("Mia", None, "m"), Seat("Ken", None, "k"), Seat("", "easy")), seed=1)
    branch = match.branch(0, (Seat("", "easy"), Seat("Aya", None, "a"), Seat("Ken")))
    assert branch.record.extra[PROFILES] == ["", "a", ""]
    assert PROFILES not in match.branch(0, (Seat("Mia"), Seat("Ken"), Seat("", "easy"))).record.extra


def test_seats_get_the_present_names_of_their_profiles() -> None:
    profiles = Profiles(None)
    mia = profiles.add("Mia")
    seats = (Seat("Miriam", None, mia.id), Seat("Ken", None, "removed"), Seat("Hana", "easy"))
    assert profiles.named_anew(seats) == (Seat("Mia", None, mia.id), Seat("Ken"), Seat("Hana", "easy"))
