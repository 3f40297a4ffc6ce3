"""The match on the engine's desk: every state since its start, so that undoing is free."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui import games
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event, all_seen
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.record import Record, Step
from cardtable_gui.core.strict_json import Json
from cardtable_gui.engine.forms import event_form
from cardtable_gui.engine.speech import say
from cardtable_gui.i18n import Language

_MOST_TEXTS = 500_000
_texts: dict[str, dict[Action, str]] = {}
"""Actions' texts by game: thousands are listed in every position, mostly the same ones."""


class Match:
    """A record that is being played."""

    def __init__(self, record: Record, steps: Sequence[Step]) -> None:
        """Go on from the last of these steps, which are the replay of the record."""
        self.game = games.game(record.game)
        self._record = record
        self._steps = list(steps)
        self._heard: list[dict[tuple[int | None, Language], list[Json]]] = [{} for _ in steps]

    @property
    def state(self) -> AnyState:
        """The match as it stands. Not to be changed."""
        return self._steps[-1].state

    @property
    def record(self) -> Record:
        """The match so far."""
        actions = [step.action for step in self._steps if step.action is not None]
        return self._record.played(self.game, actions, self.state.deal)

    def legal(self) -> list[Json]:
        """The texts of the legal actions, sorted."""
        known = _texts.setdefault(self.game.id, {})
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
        """Do an action. Raises `NotationError` or `IllegalActionError`, and then nothing has changed."""
        action = self.game.parse(text)
        events: list[Event] = []
        state = self.state.copy()
        state.act(action, events)
        self._steps.append(Step(self.game.notation(action), tuple(events), state))
        self._heard.append({})

    def undo(self) -> bool:
        """Take back the latest action; False: there is none."""
        if len(self._steps) == 1:
            return False
        self._record = self.record
        self._steps.pop()
        self._heard.pop()
        return True

    def latest(self, seat: int | None, language: Language) -> list[Json]:
        """What a seat saw of the latest step."""
        return self._seen(len(self._steps) - 1, seat, language)

    def history(self, seat: int | None, language: Language) -> list[Json]:
        """What a seat saw of all steps."""
        return [event for number in range(len(self._steps)) for event in self._seen(number, seat, language)]

    def _seen(self, number: int, seat: int | None, language: Language) -> list[Json]:
        heard = self._heard[number]
        if (seat, language) not in heard:
            events = all_seen(self._steps[number].events, seat)
            heard[seat, language] = [
                event_form(event, lambda message: say(message, language, self._record.seats)) for event in events
            ]
        return heard[seat, language]
