"""The engine's match, and what each seat saw of it. Apart from the session, since it knows no requests."""

from __future__ import annotations

from typing import assert_never

from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, MatchEnded, Moved, Paid, Shown, all_seen
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.game import AnyGame, AnyState
from cardtable_gui.core.strict_json import Json
from cardtable_gui.engine.engine_language import say
from cardtable_gui.engine.json_forms import event_json
from cardtable_gui.i18n import Language

_MOST_TEXTS = 500_000
_texts: dict[AnyGame, dict[Action, str]] = {}
"""A cache of actions in notation by game: every position lists up to thousands, mostly the same ones."""


class SeenMatch:
    """A match, and what each seat saw of it."""

    def __init__(self, record: Record) -> None:
        """Continue a record from its end. Raises `RecordError` for an illegal action."""
        self._match = Match.of(record)
        self._seats = record.seats
        self._parts: list[dict[int | None, list[Json]]] = []

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self._match.package.game

    @property
    def state(self) -> AnyState:
        """The current state; must not be changed."""
        return self._match.state

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays, as in the record."""
        return self._seats

    @property
    def record(self) -> Record:
        """The match so far."""
        return self._match.record

    def legal(self) -> list[Json]:
        """The texts of the legal actions, sorted."""
        known = _texts.setdefault(self.game, {})
        if len(known) > _MOST_TEXTS:
            known.clear()
        found: list[str] = []
        for action in self.state.legal_actions():
            text = known.get(action)
            if text is None:
                text = known[action] = self.game.notation(action)
            found.append(text)
        return list[Json](sorted(found))

    def act(self, text: str) -> None:
        """Apply an action. On `NotationError` or `IllegalActionError` nothing has changed."""
        self._match.act(self.game.parse(text))

    def take_back(self) -> bool:
        """Undo one action; return whether there was one."""
        if not self._match.take_back():
            return False
        del self._parts[len(self._match.steps) + 1 :]
        return True

    def latest(self, seat: int | None, language: Language) -> list[Json]:
        """What a seat saw of the latest action and its consequences."""
        events = self._match.steps[-1].events
        return [event_json(event, lambda text: say(text, language, self._seats)) for event in all_seen(events, seat)]

    def history(self, seat: int | None) -> list[Json]:
        """What a seat saw of the whole match, without texts and without events that follow from the actions."""
        return [item for part in range(len(self._match.steps) + 1) for item in self._part(part, seat)]

    def _part(self, part: int, seat: int | None) -> list[Json]:
        """Part 0 is the first deal, part k the k-th action. Cached, since histories are requested repeatedly."""
        while len(self._parts) <= part:
            self._parts.append({})
        known = self._parts[part].get(seat)
        if known is None:
            known = []
            events: tuple[Event, ...] = self._match.opening
            hides = False
            if part:
                step = self._match.steps[part - 1]
                events = step.events
                whole, open_part = self.game.notation(step.action), self.game.open_notation(step.action)
                hides = whole != open_part
                known.append({"seat": step.seat, "action": whole if step.seat == seat else open_part})
            shown = [event for event in events if self._adds(event, seat, hides=hides)]
            known += [event_json(event, None) for event in all_seen(shown, seat)]
            self._parts[part][seat] = known
        return known

    def _adds(self, event: Event, seat: int | None, *, hides: bool) -> bool:
        """Whether an event tells a seat more than the action; `hides`: the action is hidden from some seats."""
        match event:
            case Moved(source=source, seen_by=seen_by):
                return source.name in self.game.piles or (hides and (seen_by is None or seat in seen_by))
            case LogEntry() | Paid():
                return False
            case DealBegan() | Shown() | DealEnded() | MatchEnded():
                return True
        assert_never(event)
