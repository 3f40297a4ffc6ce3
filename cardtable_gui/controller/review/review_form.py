"""The verdicts on a match as JSON, so that they can be kept. No Qt.

A verdict depends on the view of its decision, the chosen action and the program alone. Each one is kept with a
fingerprint of its view, so verdicts stay valid when a match goes on, and none is taken for another decision.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable_gui import __version__
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.controller.decisions import Decision
from cardtable_gui.controller.review.review import BUDGET_MS
from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.files.limits import MAX_ACTIONS
from cardtable_gui.core.files.strict_json import Json, entry, parse, whole, wrong_type
from cardtable_gui.core.game import AnyGame

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
        return self.action == _chosen(decision) and self.view == _named(decision)


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


def loads(data: bytes, game: AnyGame) -> dict[int, KeptVerdict]:
    """The verdicts in a file; none from a file that is damaged, or that another version of the program wrote."""
    try:
        value = parse(data)
        if not isinstance(value, dict) or any(value.get(key) != wanted for key, wanted in _HEAD.items()):
            return {}
        return dict(_kept(each, game) for each in entry(value, "verdicts", list))
    except (ValueError, NotationError):
        return {}


def _kept(value: Json, game: AnyGame) -> tuple[int, KeptVerdict]:
    """One entry. Raises `ValueError`, of which `JsonError` is a kind, or `NotationError`."""
    if not isinstance(value, dict):
        raise wrong_type(dict, "verdicts")
    view, action = entry(value, "view", str), entry(value, "action", str)
    # Earlier builds of this version blamed for what the error explains.
    told = verdict_of(value, game).told(game.parse(action))
    return whole(value, "index", 0, MAX_ACTIONS), KeptVerdict(view, action, told)


def verdict_to_json(verdict: Verdict[Action], game: AnyGame) -> dict[str, Json]:
    """A verdict as the keys of a JSON object."""
    return {
        "best": game.notation(verdict.best),
        "chance": verdict.chance,
        "best_chance": verdict.best_chance,
        "error": verdict.error,
        "gap_error": verdict.gap_error,
    }


def verdict_of(value: Mapping[str, Json], game: AnyGame) -> Verdict[Action]:
    """The verdict in a JSON object. Raises `ValueError`, of which `JsonError` is a kind, or `NotationError`."""
    best: Action = game.parse(entry(value, "best", str))
    chance, best_chance = _share(value, "chance"), _share(value, "best_chance")
    return Verdict(best, chance, best_chance, _share(value, "error"), _share(value, "gap_error"))


def _share(value: Mapping[str, Json], key: str) -> float:
    """The number from 0 to 1 of a key. Raises `ValueError`."""
    share = value.get(key)
    if not isinstance(share, float) or not 0 <= share <= 1:
        raise ValueError(key)
    return share


def _named(decision: Decision) -> str:
    return f"{fingerprint(decision.view):032x}"


def _chosen(decision: Decision) -> str:
    return decision.view.game.notation(decision.chosen)
