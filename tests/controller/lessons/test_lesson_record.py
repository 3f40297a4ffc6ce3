"""Records of lessons: where they begin."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable_gui.controller.lessons import lesson_session
from cardtable_gui.core.files.record import Record, RecordError
from cardtable_gui.core.strict_json import JsonError
from cardtable_gui.resources import MissingResourceError, resource

GAME, LESSON = "kobayakawa", "lowest-card"


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, Any]], None]:
    """Put a lesson's record with some keys changed in the place of the real one."""
    real = resource(f"assets/lessons/{GAME}/{LESSON}.cardtable").read_text(encoding="utf-8")

    def change(keys: dict[str, Any]) -> None:
        file = tmp_path / "lesson.cardtable"
        file.write_text(json.dumps({**json.loads(real), **keys}), encoding="utf-8")
        monkeypatch.setattr(lesson_session, "resource", lambda _name: file)

    return change


def test_a_record_says_how_many_actions_come_before_the_first_decision() -> None:
    found = lesson_session.read(GAME, LESSON)
    assert isinstance(found.record, Record)
    assert found.record.actions[: found.begin] == ("draw", "discard 7", "draw", "discard 9")


def test_a_lesson_without_a_record_is_an_error() -> None:
    with pytest.raises(MissingResourceError):
        lesson_session.read(GAME, "no-such-lesson")


@pytest.mark.parametrize(
    ("about", "place"), [({}, "begin"), ({"begin": -1}, "lesson.begin"), ({"begin": 9}, "lesson.begin")]
)
def test_a_record_that_does_not_say_where_to_begin_is_an_error(
    changed: Callable[[dict[str, Any]], None], about: dict[str, Any], place: str
) -> None:
    changed({"lesson": about})
    with pytest.raises(JsonError) as caught:
        lesson_session.read(GAME, LESSON)
    assert caught.value.place.endswith(place)


def test_a_record_that_is_none_is_an_error(changed: Callable[[dict[str, Any]], None]) -> None:
    changed({"format": "letter"})
    with pytest.raises(RecordError):
        lesson_session.read(GAME, LESSON)
