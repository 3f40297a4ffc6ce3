"""The command replay: a record's state after so many actions, and files that are no records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import dumps
from tests.support.command_line import Run


def test_replay_tells_the_state_after_some_or_all_actions(run: Run, record: Path) -> None:
    end = run("replay", record, "--json").answer
    assert end["over"] is True
    assert end["state"] == {key: value for key, value in end.items() if key != "state"}
    start = run("replay", record, "--at", 0, "--json").answer
    assert start["state"]["scores"] == [4, 4, 4]
    assert (start["to_move"] in range(3), start["deal"], start["ranks"], start["phase"]) == (True, 1, None, "draw")
    assert "Aki" in run("replay", record, "--lang", "en").out
    assert "の番です" in run("replay", record, "--at", 3, "--lang", "ja").out


def test_replay_names_those_who_sat_there_then(run: Run, tmp_path: Path) -> None:
    match = Match.new("kobayakawa", (Seat("Aki"), Seat("Ben"), Seat("Cho")), seed=1)
    match.act(match.state.legal_actions()[0])
    match.change_seat(0, Seat("", "easy", character="hana"))
    file = tmp_path / "changed.cardtable"
    file.write_text(dumps(match.record), encoding="utf-8")
    told = [run("replay", file, "--at", at, "--lang", "en").out for at in (0, 1)]
    assert [("Aki" in text, "Hana" in text) for text in told] == [(True, False), (False, True)]


def test_replay_refuses_more_actions_than_there_are(run: Run, record: Path) -> None:
    assert "99999" in run("replay", record, "--at", 99999, "--lang", "en").complaint


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"\xff\xfe\x00", b"[" * 100_000, b'{"format": "cardtable-record", "version": 9}', b" " * 5_000_001],
)
def test_a_file_that_is_no_record_is_named_with_the_reason(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.cardtable"
    path.write_bytes(content)
    for command in (("replay", path), (path,)):
        assert str(path) in run(*command).complaint
    assert path.read_bytes() == content


def test_a_record_with_an_illegal_action_is_refused_with_its_place(run: Run, record: Path) -> None:
    value = json.loads(record.read_text(encoding="utf-8"))
    value["actions"][5] = "draw 5"
    record.write_text(json.dumps(value), encoding="utf-8")
    assert "actions[5]" in run("replay", record).complaint


def test_names_of_strangers_steer_no_terminal(run: Run, record: Path, tmp_path: Path) -> None:
    steering = "\x1b]0;owned\x07\x1b[31m\x9b2J\r\u202eAnn"
    written = json.loads(record.read_text(encoding="utf-8"))
    written["seats"][0] = steering
    record.write_text(json.dumps(written), encoding="utf-8")
    heard = [run("replay", record, "--at", 3, "--lang", "en").out]
    heard += [run("replay", tmp_path / f"no {word}").complaint for word in (steering, "\udcff")]
    heard.append(run("replay", record, f"--{steering}").complaint)
    for text in heard:
        assert "Ann" in text or "\ufffd" in text
        assert not re.search("[\0-\x08\x0b-\x1f\x7f-\x9f\u202e]", text)
