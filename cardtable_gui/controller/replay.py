"""A replay of a recorded match: step by step, forward and back, or automatically.

The onlooker decides what is visible. After the end of the match any view may be shown, also at each moment that of the
seat to move. Before it only the views available at the table: a spectator's, or that of a person, behind the curtain if
several play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller import onlookers
from cardtable_gui.controller.decisions import Decision, decision_at
from cardtable_gui.controller.match import Match, Step
from cardtable_gui.controller.match_source import MatchSource, StepShown, begins_deal
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event
from cardtable_gui.core.files.limits import Progress, no_progress
from cardtable_gui.core.game import AnyState
from cardtable_gui.timing import Clock

PACE_MS = 500
"""The default pause of automatic playback, once the table has shown the last step."""
LEAST_PACE_MS = 150


@dataclass(frozen=True, slots=True)
class DealMark:
    """The start of a deal: its number, from 1, and the number of actions before it."""

    at: int
    deal: int


class Replay(MatchSource):
    """Shows a match from its first deal to its last recorded action. It changes nothing of the match."""

    moved = Signal()
    """The shown moment, the onlooker, or whether the replay plays automatically has changed."""

    def __init__(
        self,
        match: Match,
        clock: Clock,
        parent: QObject | None = None,
        *,
        waits: bool = False,
        aided: bool = True,
    ) -> None:
        """Start at the first deal. The match must not change meanwhile.

        `waits`: it can be continued afterwards. `aided`: its decisions may be judged before it is over, which helps
        the player in the rest of it.
        """
        super().__init__(match, onlookers.initial(match), parent)
        self._at = 0
        self._curtain: int | None = None
        self._waits = waits
        self._sat = self.seats
        """Who sat at the table at the moment that was shown last."""
        self._over = match.state.to_move is None
        self._aided = aided
        self._sees_all = self._over
        self._playing = False
        self._step_shown = True
        self._stepping = False
        """Whether a step is being told."""
        self._before_following: tuple[int | None, bool] | None = None
        """The onlooker, and whether hands were open, before the replay followed the seat to move; None: it doesn't."""
        self._seen: dict[int, Sequence[Event]] = {}
        """A cache of the visible events of each step, by the identity of its events, for the current onlooker."""
        later = (DealMark(step.index + 1, step.after.deal) for step in match.steps if begins_deal(step.events))
        self._deals = (DealMark(0, match.state_at(0).deal), *later)
        self._pace = clock.timer(self, self._play_on, PACE_MS)

    # Current moment

    @property
    def at(self) -> int:
        """The number of actions before the shown moment."""
        return self._at

    @property
    def length(self) -> int:
        """The number of recorded actions."""
        return len(self._match.steps)

    @property
    def steps(self) -> Sequence[Step]:
        """The steps up to the shown moment."""
        return self._match.steps[: self._at]

    @property
    def state(self) -> AnyState:
        """The full state at the shown moment; holds hidden information."""
        return self._match.state_at(self._at)

    @property
    def deals(self) -> Sequence[DealMark]:
        """Where the deals begin, the first at 0."""
        return self._deals

    @property
    def can_branch(self) -> bool:
        """Whether a new match can branch off here: some seat is to move."""
        return self.state.to_move is not None

    # Navigation

    def start(self) -> None:
        """Show the first moment; call it after connecting to the signals."""
        self.replaced.emit()
        self.moved.emit()

    def forward(self) -> None:
        """Go one action forward, with its events. Does nothing at the end."""
        if self._at == self.length:
            return
        self._turn_to_mover()
        step = self._match.steps[self._at]
        self._at += 1
        self._show(
            StepShown(step.index, step.seat, tuple(self.visible_events(step.events)), self.view, self._more_positions())
        )

    def back(self) -> None:
        """Go one action back. Does nothing at the start."""
        self.pause()
        if self._at:
            self._at -= 1
            if not self._turn_to_mover():
                self._show(StepShown(self._at, None, (), self.view, self._more_positions(), back=True))

    def jump(self, at: int) -> None:
        """Show the moment after `at` actions (clamped to the match) without animation."""
        at = max(0, min(self.length, at))
        if at != self._at:
            self._at = at
            if not self._turn_to_mover():
                self._jumped()

    def next_deal(self) -> None:
        """Go to the start of the next deal, or from the last deal to the end."""
        self.jump(next((mark.at for mark in self._deals if mark.at > self._at), self.length))

    def previous_deal(self) -> None:
        """Go to the start of this deal, or if already there to that of the previous one."""
        self.jump(next((mark.at for mark in reversed(self._deals) if mark.at < self._at), 0))

    # Automatic playback

    @property
    def playing(self) -> bool:
        """Whether the replay plays automatically."""
        return self._playing

    @property
    def pace_ms(self) -> int:
        """The pause between two actions in milliseconds; at least `LEAST_PACE_MS`."""
        return self._pace.ms

    @pace_ms.setter
    def pace_ms(self, pace: int) -> None:
        self._pace.ms = max(LEAST_PACE_MS, pace)

    def play(self) -> None:
        """Play automatically to the end; if already there, from the start."""
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
        """Stop automatic playback."""
        if self._playing:
            self._playing = False
            self._pace.stop()
            self.moved.emit()

    # Onlooker

    @property
    def may_open_hands(self) -> bool:
        """Whether open hands are allowed: after the end of the match, or if only bots have ever played."""
        return self._over or super().may_open_hands

    @property
    def onlookers(self) -> tuple[int | None, ...]:
        """The seats whose views may be shown; None: a spectator. Before the end of the match only persons."""
        return (None, *(range(len(self._match.seats)) if self._over else self._match.people))

    def look(self, onlooker: int | None) -> None:
        """Show this seat's view; if several people play an unfinished match, only after `reveal`.

        Raises `ValueError` for a seat that is not one of `onlookers`.
        """
        if onlooker not in self.onlookers:
            raise ValueError(f"seat {onlooker} may not look on")
        if onlooker == self._onlooker and self._curtain is None and not self.follows_mover:
            return
        self.pause()
        self._curtain = self._before_following = None
        if onlooker is None or self._over or onlooker == self._match.only_person_ever:
            self._onlooker = onlooker
            self._show_moment_anew()
        else:
            self._onlooker, self._curtain = None, onlooker
            self._show_moment_anew()
            self.curtain.emit(onlooker)

    def open_hands(self, on: bool) -> None:
        """Open all hands, or close them again. With open hands the replay does not follow the seat to move."""
        if on:
            self._before_following = None
        super().open_hands(on)

    @property
    def may_follow_mover(self) -> bool:
        """Whether each moment may be shown as the seat to move saw it: after the end of the match."""
        return self._over

    @property
    def follows_mover(self) -> bool:
        """Whether each moment is shown as the seat to move saw it."""
        return self._before_following is not None

    def follow_mover(self, *, on: bool) -> None:
        """Show each moment as the seat to move saw it, other hands closed; or show again what was shown before that.

        Has no effect if that is not allowed.
        """
        if on == self.follows_mover or not self.may_follow_mover:
            return
        self.pause()
        if self._before_following is None:
            self._before_following = (self._onlooker, self._sees_all)
            self._onlooker, self._sees_all = self._mover, False
        else:
            (self._onlooker, self._sees_all), self._before_following = self._before_following, None
        self._show_moment_anew()

    @property
    def may_judge(self) -> bool:
        """Whether decisions may be judged: the match is over, or its player may have help."""
        return self._over or self._aided

    @property
    def decision(self) -> Decision | None:
        """The decision that was made at the shown moment, if it may be judged by this onlooker; else None."""
        decision = decision_at(self._match, self._at)
        visible = decision is not None and (self._over or decision.seat == self._onlooker)
        return decision if visible and self.may_judge else None

    # Interface of `MatchSource`

    @property
    def hand_over(self) -> int | None:
        """The person for whom the curtain is closed; None: it is open."""
        return self._curtain

    def visible_events(self, events: Iterable[Event]) -> Sequence[Event]:
        """Some events as the onlooker may see them."""
        if not isinstance(events, tuple):
            return super().visible_events(events)
        # Cached by identity: the match keeps its tuples of events alive.
        found = self._seen.get(id(events))
        if found is None:
            found = self._seen[id(events)] = super().visible_events(events)
        return found

    @property
    def watched(self) -> bool:
        """Whether the replay plays automatically; results then close by themselves."""
        return self._playing

    @property
    def recorded(self) -> bool:
        """Always true."""
        return True

    @property
    def resumes_match(self) -> bool:
        """Whether the last moment of an unfinished match is shown, which can be continued."""
        return self._waits and self._at == self.length

    def act(self, action: Action) -> None:
        """Does nothing: nobody acts in a replay."""

    def step_shown(self) -> None:
        """Tell the replay that the table has shown the last step."""
        self._step_shown = True
        if not self._stepping:
            self._after_step()

    def reveal(self) -> None:
        """Open the curtain: the person it waits for is at the table."""
        if self._curtain is not None:
            self._onlooker, self._curtain = self._curtain, None
            self._show_moment_anew()

    def branch(self, seats: Sequence[Seat] | None = None, progress: Progress = no_progress) -> Match:
        """A new match that continues from the shown moment, with these seats (None: the same).

        May be called in another thread while the replay does not move. Raises as `Match.branch`.
        """
        return self._match.branch(self._at, seats, progress)

    def close(self) -> None:
        """Stop; no signal follows."""
        self.blockSignals(True)
        self._pace.stop()

    # Implementation

    @property
    def _mover(self) -> int:
        """The seat to move at the shown moment; at the end the last one that moved."""
        seat = self.state.to_move
        return self._match.steps[self._at - 1].seat if seat is None else seat

    def _turn_to_mover(self) -> bool:
        """Show this moment as the seat to move saw it, if the replay follows it and does not do so yet."""
        if not self.follows_mover or self._onlooker == self._mover:
            return False
        self._onlooker = self._mover
        self._show_moment_anew()
        return True

    def _show(self, step_shown: StepShown) -> None:
        self._pace.stop()
        self._step_shown = False
        if self._at == self.length:
            self._playing = False
        self._stepping = True
        self._tell_seats()
        self.stepped.emit(step_shown)
        self._stepping = False
        self.moved.emit()
        if self._step_shown:
            self._after_step()

    def _after_step(self) -> None:
        """The table has shown the step, as whoever made it saw it: the next seat looks on, and playback goes on."""
        if not self._turn_to_mover() and self._playing:
            self._pace.start()

    def _show_moment_anew(self) -> None:
        self._seen.clear()
        self._jumped()

    def _jumped(self) -> None:
        self._step_shown = True
        if self._at == self.length:
            self._playing = False
        if self._playing:
            self._pace.start()
        self._tell_seats()
        self.replaced.emit()
        self.moved.emit()

    def _tell_seats(self) -> None:
        """Tell that others sat at the table at this moment than at the one before, if so."""
        before, self._sat = self._sat, self.seats
        if self._sat != before:
            self.seats_changed.emit()

    def _play_on(self) -> None:
        if self._playing:
            self.forward()
