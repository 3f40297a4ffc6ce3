"""The verdicts on a match as JSON, so that they can be kept. No Qt.

A verdict depends on the view of its decision, the chosen action and the program alone. Each one is kept with a
fingerprint of its view, so verdicts stay valid when a match goes on, and none is taken for another decision. A file may
be a stranger's: it is read by a schema, and a best action that isn't possible is no verdict.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardtable_gui import __version__
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.controller.decisions import Decision
from cardtable_gui.controller.review.review import BUDGET_MS
from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.files.limits import LONGEST_ACTION, MAX_ACTIONS
from cardtable_gui.core.files.schema import Schema, fields, listed, number, text, whole, within
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json, JsonError, parse

_HEAD: Final[Mapping[str, Json]] = {
    "format": "cardtable-review",
    "version": 1,
    "program": __version__,
    "ms": BUDGET_MS,
}
"""What a file must begin with; one of another version was made by other bots."""


@dataclass(frozen=True, slots=True)
class KeptVerdict:
    """A verdict with what it depends on: the fingerprint of the view, and the chosen action in notation."""

    view: str
    action: str
    verdict: Verdict[Action]

    @classmethod
    def of(cls, decision: Decision, verdict: Verdict[Action]) -> KeptVerdict:
        """A verdict on this decision."""
        return cls(_named(decision), _chosen(decision), verdict)

    def fits(self, decision: Decision) -> bool:
        """Whether this is the verdict on this decision."""
        return (
            self.action == _chosen(decision)
            and self.view == _named(decision)
            and decision.view.refusal(self.verdict.best) is None
        )


def dumps(verdicts: Mapping[int, KeptVerdict], game: AnyGame) -> str:
    """The text of a file with these verdicts, each by the number of actions before its decision."""
    kept: list[Json] = [
        {
            "index": index,
            "view": each.view,
            "action": each.action,
            **verdict_to_json(each.verdict, game),
        }
        for index, each in sorted(verdicts.items())
    ]
    return json.dumps({**_HEAD, "verdicts": kept}, indent=0)


def check(data: bytes) -> None:
    """Raise `JsonError` unless this is a review, by any version of the program: its bots may judge otherwise."""
    _parsed(data)


def loads(data: bytes, game: AnyGame) -> dict[int, KeptVerdict]:
    """The verdicts in a file; none from a file that is damaged, or that another version of the program wrote."""
    try:
        review = _parsed(data)
        if any(review[key] != wanted for key, wanted in _HEAD.items()):
            return {}
        # Earlier builds of this version blamed for what the error explains.
        return {
            each["index"]: KeptVerdict(
                each["view"], each["action"], verdict_of(each, game).told(game.parse(each["action"]))
            )
            for each in review["verdicts"]
        }
    except (JsonError, NotationError):
        return {}


def _parsed(data: bytes) -> dict[str, Any]:
    review = _REVIEW(parse(data), "")
    if len({each["index"] for each in review["verdicts"]}) != len(review["verdicts"]):
        raise JsonError(QT_TRANSLATE_NOOP("json", "Two entries are about the same thing."), "verdicts")
    return review


def verdict_to_json(verdict: Verdict[Action], game: AnyGame) -> dict[str, Json]:
    """A verdict as the keys of a JSON object."""
    return {
        "best": game.notation(verdict.best),
        "chance": verdict.chance,
        "best_chance": verdict.best_chance,
        "error": verdict.error,
        "gap_error": verdict.gap_error,
    }


_SHARE: Final = number(0, 1)
_NUMBERS: Final = {"chance": _SHARE, "best_chance": _SHARE, "error": _SHARE, "gap_error": _SHARE}
_ACTION: Final = text(LONGEST_ACTION)


def verdict_schema(**more: Schema[Any]) -> Schema[dict[str, Any]]:
    """An object with the keys of a verdict, and others; `verdict_of` makes the verdict."""
    entry = fields({"best": _ACTION, **_NUMBERS, **more})

    def check(value: Json, place: str) -> dict[str, Any]:
        found = entry(value, place)
        number(0, found["best_chance"])(found["chance"], within(place, "chance"))
        return found

    return check


def verdict_of(checked: Mapping[str, Any], game: AnyGame) -> Verdict[Action]:
    """The verdict in an object that `verdict_schema` has checked. Raises `NotationError`."""
    return Verdict(game.parse(checked["best"]), *(checked[key] for key in _NUMBERS))


_REVIEW: Final = fields(
    {
        "format": text(40, "cardtable-review"),
        "version": whole(1, 1),
        "program": text(40),
        "ms": number(0, 10**6),
        "verdicts": listed(
            verdict_schema(index=whole(0, MAX_ACTIONS), view=text(32, "[0-9a-f]{32}"), action=_ACTION), MAX_ACTIONS
        ),
    }
)


def _named(decision: Decision) -> str:
    return f"{fingerprint(decision.view):032x}"


def _chosen(decision: Decision) -> str:
    return decision.view.game.notation(decision.chosen)
