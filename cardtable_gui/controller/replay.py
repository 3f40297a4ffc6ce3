"""A recorded match, watched again: step by step, back and forth, or by itself at a pace.

Who looks on decides what is seen. After the end everybody may see everything. While a match goes on nobody sees here
what nobody could see at the table: a spectator's view, or a person's own, behind the curtain where several play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller.match import Match, Seat, Step
from cardtable_gui.controller.match_source import MatchSource, StepShown, begins_deal
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event
from cardtable_gui.core.files.limits import Progress, no_progress
from cardtable_gui.core.game import AnyState
from cardtable_gui.timing import Clock

PACE_MS = 500
"""How long a replay that goes by itself waits at first, once the table has shown what came before."""
LEAST_PACE_MS = 150


@dataclass(frozen=True, slots=True)
class DealMark:
    """Where a deal begins: after so many actions. Deals count from 1."""

    at: int
    deal: int


class Replay(MatchSource):
    """Shows a match from its first deal to its last recorded action. It changes nothing of the match."""

    moved = Signal()
    """The moment that is shown is another, or who looks on, or whether it goes by itself."""

    def __init__(self, match: Match, clock: Clock, parent: QObject | None = None, *, waits: bool = False) -> None:
        """Stand at the first deal. The match must not be played on meanwhile; `waits`: it will be afterwards."""
        people = match.people
        super().__init__(match, people[0] if len(people) == 1 else None, parent)
        self._at = 0
        self._curtain: int | None = None
        self._waits = waits
        self._over = match.state.to_move is None
        self._sees_all = self._over
        self._playing = False
        self._step_shown = True
        self._seen: dict[int, Sequence[Event]] = {}
        """What the onlooker saw at each step, by the identity of the step's events: kept until the onlooker changes."""
        later = (DealMark(step.index + 1, step.after.deal) for step in match.steps if begins_deal(step.events))
        self._deals = (DealMark(0, match.state_at(0).deal), *later)
        self._pace = clock.timer(self, self._play_on, PACE_MS)

    # Where it stands

    @property
    def at(self) -> int:
        """How many actions were done at the moment that is shown."""
        return self._at

    @property
    def length(self) -> int:
        """How many actions are recorded."""
        return len(self._match.steps)

    @property
    def steps(self) -> Sequence[Step]:
        """What was done up to the moment that is shown."""
        return self._match.steps[: self._at]

    @property
    def state(self) -> AnyState:
        """The whole state at the moment that is shown; not for the screen."""
        return self._match.state_at(self._at)

    @property
    def deals(self) -> Sequence[DealMark]:
        """Where the deals begin, the first at 0."""
        return self._deals

    @property
    def can_branch(self) -> bool:
        """Whether somebody is to move at the moment that is shown."""
        return self.state.to_move is not None

    # Moving about

    def start(self) -> None:
        """Show the first moment, once everything is connected."""
        self.replaced.emit()
        self.moved.emit()

    def forward(self) -> None:
        """One action on, as it happened. At the end nothing happens."""
        if self._at == self.length:
            return
        step = self._match.steps[self._at]
        self._at += 1
        self._show(
            StepShown(step.index, step.seat, tuple(self.visible_events(step.events)), self.view, self._more_positions())
        )

    def back(self) -> None:
        """One action back. At the start nothing happens."""
        self.pause()
        if self._at:
            self._at -= 1
            self._show(StepShown(self._at, None, (), self.view, self._more_positions(), back=True))

    def jump(self, at: int) -> None:
        """Show the moment after so many actions (the nearest there is), at once."""
        at = max(0, min(self.length, at))
        if at != self._at:
            self._at = at
            self._jumped()

    def next_deal(self) -> None:
        """To the start of the next deal; from the last one to the end."""
        self.jump(next((mark.at for mark in self._deals if mark.at > self._at), self.length))

    def previous_deal(self) -> None:
        """To the start of this deal; from there to that of the deal before."""
        self.jump(next((mark.at for mark in reversed(self._deals) if mark.at < self._at), 0))

    # By itself

    @property
    def playing(self) -> bool:
        """Whether it goes by itself."""
        return self._playing

    @property
    def pace_ms(self) -> int:
        """How long it waits between two actions, in milliseconds; at least `LEAST_PACE_MS`."""
        return self._pace.ms

    @pace_ms.setter
    def pace_ms(self, pace: int) -> None:
        self._pace.ms = max(LEAST_PACE_MS, pace)

    def play(self) -> None:
        """Go by itself to the end; from the end begin again."""
        if self._playing or not self.length:
            return
        self._playing = True
        if self._at == self.length:
            self.jump(0)
        else:
            self.moved.emit()
        if self._step_shown:
            self._pace.start()

    def pause(self) -> None:
        """Stand still at the moment that is shown."""
        if self._playing:
            self._playing = False
            self._pace.stop()
            self.moved.emit()

    # Who looks on

    @property
    def may_open_hands(self) -> bool:
        """Whether hands may be laid open: after the end of the match, and where nobody but bots ever played."""
        return self._over or super().may_open_hands

    @property
    def onlookers(self) -> tuple[int | None, ...]:
        """The seats that may look on; None: a spectator. Before the end these are persons."""
        return (None, *(range(len(self._match.seats)) if self._over else self._match.people))

    def look(self, onlooker: int | None) -> None:
        """Show this seat's view. Where several people play that has to wait for `reveal`, unless the match is over.

        Raises `ValueError` for a seat that is none of `onlookers`.
        """
        if onlooker not in self.onlookers:
            raise ValueError(f"seat {onlooker} may not look on")
        if onlooker == self._onlooker and self._curtain is None:
            return
        self.pause()
        self._curtain = None
        if onlooker is None or self._over or len(self._match.people) == 1:
            self._onlooker = onlooker
            self._show_moment_anew()
        else:
            self._onlooker, self._curtain = None, onlooker
            self._show_moment_anew()
            self.curtain.emit(onlooker)

    # What the table asks of every course

    @property
    def hand_over(self) -> int | None:
        """The person for whom the curtain is down; None: it is up."""
        return self._curtain

    def visible_events(self, events: Iterable[Event]) -> Sequence[Event]:
        """What the onlooker may see of some events."""
        if not isinstance(events, tuple):
            return super().visible_events(events)
        # The match keeps its tuples of events for as long as it lives.
        found = self._seen.get(id(events))
        if found is None:
            found = self._seen[id(events)] = super().visible_events(events)
        return found

    @property
    def watched(self) -> bool:
        """Whether it goes by itself: then results go away by themselves, too."""
        return self._playing

    @property
    def recorded(self) -> bool:
        """It is."""
        return True

    @property
    def resumes_match(self) -> bool:
        """Whether what is shown is the last moment of a match that waits to be played on."""
        return self._waits and self._at == self.length

    def act(self, action: Action) -> None:
        """Nobody acts here."""

    def step_shown(self) -> None:
        """The table has shown the last step."""
        self._step_shown = True
        if self._playing:
            self._pace.start()

    def reveal(self) -> None:
        """The person whom the curtain waits for sits at the table: show the hand."""
        if self._curtain is not None:
            self._onlooker, self._curtain = self._curtain, None
            self._show_moment_anew()

    def branch(self, seats: Sequence[Seat] | None = None, progress: Progress = no_progress) -> Match:
        """A new match that goes on from the moment that is shown, with these seats (None: the same).

        May be called in another thread while this stands still. Raises as `Match.branch`.
        """
        return self._match.branch(self._at, seats, progress)

    def close(self) -> None:
        """Stop. No signal follows."""
        self.blockSignals(True)
        self._pace.stop()

    # How it comes about

    def _show(self, step_shown: StepShown) -> None:
        self._pace.stop()
        self._step_shown = False
        if self._at == self.length:
            self._playing = False
        self.stepped.emit(step_shown)
        self.moved.emit()

    def _show_moment_anew(self) -> None:
        self._seen.clear()
        self._jumped()

    def _jumped(self) -> None:
        self._step_shown = True
        if self._at == self.length:
            self._playing = False
        if self._playing:
            self._pace.start()
        self.replaced.emit()
        self.moved.emit()

    def _play_on(self) -> None:
        if self._playing:
            self.forward()
