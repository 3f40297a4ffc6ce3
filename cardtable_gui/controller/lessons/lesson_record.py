"""The recorded position of a lesson, `assets/lessons/<game>/<lesson>.cardtable`. No Qt.

The record is played to the end of the lesson: the learner's actions are a solution, and those of the others what they
do in between. Its key `lesson` says how many actions come before the first decision: `{"begin": 4}`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from cardtable_gui import games
from cardtable_gui.core.files.record import Record, read_record
from cardtable_gui.core.strict_json import entry, whole
from cardtable_gui.resources import resource

KEY = "lesson"


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """A lesson's record, and the number of actions before its first decision."""

    record: Record
    begin: int


def read(game: str, lesson: str) -> LessonRecord:
    """The record of a lesson.

    Raises:
        MissingResourceError: there is no such file.
        RecordError: it cannot be read.
        JsonError: it does not say where the lesson begins.
    """
    text = resource(f"assets/lessons/{game}/{lesson}.cardtable").read_text(encoding="utf-8")
    record = read_record(text, games.game, Random(0))
    about = entry(dict(record.extra), KEY, dict)
    return LessonRecord(record, whole(about, "begin", 0, len(record.actions) - 1, place=KEY))
