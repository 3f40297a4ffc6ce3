"""An exercise: a decision that was a mistake, to be taken again until a good move comes easily. No Qt.

A solved exercise rests for a day, then for three days, a week and three weeks, and from then on for three weeks each
time. A wrong answer makes it due at once, and begins anew with a day.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from random import Random
from typing import Final

from cardtable_gui import games
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.controller.match import NAMES, Match
from cardtable_gui.controller.review.review import MISTAKE, Judged
from cardtable_gui.controller.review.review_form import verdict_of, verdict_to_json
from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.files.record import Record, RecordError, record_of, to_json
from cardtable_gui.core.files.strict_json import Json, JsonError, entry, parse, whole
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

FORMAT: Final = "cardtable-exercise"
VERSION: Final = 1
RESTS: Final = (1, 3, 7, 21)
"""The days for which an exercise rests, by how often it has been solved in a row; the last one again and again."""


class LaterVersionError(Exception):
    """Raised for an exercise that a later version of the program wrote."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One mistake.

    Attributes:
        id: the name of its file: the game, and a fingerprint of what the player knew.
        record: the match up to the decision, on its own: it needs no saved match. The player has the seat to move.
        played: what was played, in notation.
        verdicts: what the actions that were judged are worth, by notation; the played one is among them.
        solved: how often in a row it has been solved on a day on which it was due.
        due: the day from which on it's due.
    """

    id: str
    record: Record
    played: str
    verdicts: Mapping[str, Verdict[Action]] = field(hash=False)
    solved: int
    due: date

    @classmethod
    def of(cls, match: Match, judged: Judged, today: date) -> Exercise:
        """The exercise of a decision of a match that was reviewed; it's due today."""
        index, game = judged.index, match.package.game
        before, record = match.state_at(index), match.record
        extra = {NAMES: record.extra[NAMES]} if NAMES in record.extra else {}
        position = replace(record, actions=record.actions[:index], deals=record.deals[: before.deal], extra=extra)
        name = f"{game.id}-{fingerprint(before.view(judged.seat)):032x}"
        played = game.notation(judged.action)
        return cls(name, position, played, {played: judged.verdict}, 0, today)

    @property
    def mistake(self) -> Verdict[Action]:
        """What the played action was worth, and what was best."""
        return self.verdicts[self.played]

    def is_due(self, today: date) -> bool:
        """Whether it's to be practised."""
        return self.due <= today

    def known(self, action: str) -> Verdict[Action] | None:
        """What an action is worth, if that is known: the best one needs no further search."""
        found = self.verdicts.get(action)
        mistake = self.mistake
        if found is None and games.package_of(self.record).game.notation(mistake.best) == action:
            return replace(mistake, chance=mistake.best_chance)
        return found

    def with_verdict(self, action: str, verdict: Verdict[Action]) -> Exercise:
        """The exercise with what another action is worth."""
        return replace(self, verdicts={**self.verdicts, action: verdict})

    def answered(self, today: date, *, right: bool) -> Exercise:
        """The exercise after an answer; a right one before it's due changes nothing."""
        if not right:
            return replace(self, solved=0, due=min(self.due, today))
        if not self.is_due(today):
            return self
        rest = RESTS[min(self.solved, len(RESTS) - 1)]
        return replace(self, solved=self.solved + 1, due=today + timedelta(days=rest))


def is_right(verdict: Verdict[Action]) -> bool:
    """Whether a move is as good as the best: what a review wouldn't call a mistake."""
    return verdict.loss < MISTAKE


def dumps(exercise: Exercise) -> str:
    """The text of an exercise's file."""
    game = games.package_of(exercise.record).game
    verdicts: list[Json] = [
        {"action": action, **verdict_to_json(verdict, game)} for action, verdict in exercise.verdicts.items()
    ]
    value: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "due": exercise.due.isoformat(),
        "solved": exercise.solved,
        "played": exercise.played,
        "verdicts": verdicts,
        "record": to_json(exercise.record),
    }
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def loads(name: str, data: bytes) -> Exercise:
    """The exercise with this id in the content of a file; the position is not played.

    Raises:
        JsonError: it isn't an exercise, or it's damaged.
        LaterVersionError: a later version of the program wrote it.
    """
    value = parse(data)
    damaged = JsonError(QT_TRANSLATE_NOOP("practice", "This isn’t an exercise."))
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise damaged
    if entry(value, "version", int) > VERSION:
        raise LaterVersionError
    try:
        record = record_of(entry(value, "record", dict), games.game, Random(0))
        game = games.package_of(record).game
        verdicts = {}
        for each in entry(value, "verdicts", list):
            if not isinstance(each, dict):
                raise damaged
            verdicts[entry(each, "action", str)] = verdict_of(each, game)
        played, due = entry(value, "played", str), date.fromisoformat(entry(value, "due", str))
        solved = whole(value, "solved", 0, 10**6)
    except JsonError:
        raise
    except (ValueError, RecordError, NotationError) as error:
        raise damaged from error
    if played not in verdicts:
        raise damaged
    return Exercise(name, record, played, verdicts, solved, due)
