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
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.practice.answer import match_at
from cardtable_gui.controller.review.review import MISTAKE, Judged
from cardtable_gui.controller.review.review_form import verdict_of, verdict_schema, verdict_to_json
from cardtable_gui.controller.seats import Seat, about_seats
from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.files.data_files import LONGEST_ID
from cardtable_gui.core.files.limits import LONGEST_ACTION, Progress, no_progress
from cardtable_gui.core.files.record import Record, RecordError, last_state, record_of, to_json
from cardtable_gui.core.files.schema import MOST, an_object, day, fields, listed, text, whole
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, parse

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
        profile: the id of the profile by which its person played; empty: none, or it's from before this was kept.
    """

    id: str
    record: Record
    played: str
    verdicts: Mapping[str, Verdict[Action]] = field(hash=False)
    solved: int
    due: date
    profile: str = ""

    @classmethod
    def of(cls, match: Match, judged: Judged, today: date) -> Exercise:
        """The exercise of a decision of a match that was reviewed; it's due today."""
        index, game = judged.index, match.package.game
        before, record = match.state_at(index), match.record
        # What else a record has stays out: nested as deeply as it may be, it would be too deep in an exercise's file.
        seats = match.seats_at(index)
        extra = about_seats([replace(seat, profile="") for seat in seats])
        deals = tuple(replace(deal, extra={}) for deal in record.deals[: before.shuffles])
        texts = tuple(seat.text for seat in seats)
        position = replace(record, seats=texts, actions=record.actions[:index], deals=deals, extra=extra)
        name = f"{game.id}-{fingerprint(before.view(judged.seat)):032x}"
        played = game.notation(judged.action)
        return cls(name, position, played, {played: judged.verdict}, 0, today, seats[judged.seat].profile)

    @property
    def mistake(self) -> Verdict[Action]:
        """The verdict on the played action, and the best one."""
        return self.verdicts[self.played]

    def position(self, person: Seat) -> Match:
        """The match up to the decision: this person has the seat to move.

        Raises:
            RecordError: it can't be played, or what was judged isn't possible there.
        """
        match = match_at(self.record, person)
        self._agree(match.state)
        return match

    def check(self, progress: Progress = no_progress) -> None:
        """Raise what `position` would raise, with less memory; and `CancelledError` if `progress` does."""
        self._agree(last_state(self.record, games.package_of(self.record).game, progress))

    def _agree(self, state: AnyState) -> None:
        for action in (*map(state.game.parse, self.verdicts), *(each.best for each in self.verdicts.values())):
            refusal = state.refusal(action)
            if refusal is not None:
                raise RecordError(refusal.message, "verdicts")

    def is_due(self, today: date) -> bool:
        """Whether it's to be practised."""
        return self.due <= today

    def known(self, action: str) -> Verdict[Action] | None:
        """The verdict on an action, if it is known: the best one needs no further search."""
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
        **({"profile": exercise.profile} if exercise.profile else {}),
        "played": exercise.played,
        "verdicts": verdicts,
        "record": to_json(exercise.record),
    }
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def loads(name: str, data: bytes) -> Exercise:
    """The exercise with this id in the content of a file; the position is not played: `Exercise.position` does.

    Raises:
        JsonError: it isn't an exercise, or it's damaged.
        LaterVersionError: a later version of the program wrote it.
    """
    value = parse(data)
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise JsonError(QT_TRANSLATE_NOOP("practice", "This isn’t a file of your own mistakes."))
    if whole(1)(value.get("version"), "version") > VERSION:
        raise LaterVersionError
    found = _EXERCISE(value, "")
    record = record_of(found["record"], games.game, Random(0))
    game = games.package_of(record).game
    try:
        verdicts = {game.notation(game.parse(each["action"])): verdict_of(each, game) for each in found["verdicts"]}
    except NotationError as error:
        raise JsonError(error.message, "verdicts") from error
    if len(verdicts) != len(found["verdicts"]):
        raise JsonError(QT_TRANSLATE_NOOP("json", "Two entries are about the same thing."), "verdicts")
    if found["played"] not in verdicts:
        raise JsonError(QT_TRANSLATE_NOOP("practice", "This isn’t a file of your own mistakes."), "played")
    return Exercise(name, record, found["played"], verdicts, found["solved"], found["due"], found.get("profile", ""))


_EXERCISE: Final = fields(
    {
        "due": day,
        "solved": whole(0, MOST),
        "played": text(LONGEST_ACTION),
        "verdicts": listed(verdict_schema(action=text(LONGEST_ACTION)), 10_000),
        "record": an_object,
    },
    {"profile": text(LONGEST_ID)},
)
