"""The clock of all table animations: plays a script of flights and cues that can be skipped at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import hypot, pi, sin
from typing import Protocol, TypeAlias

from PySide6.QtCore import QEasingCurve, QObject, Signal

from cardtable_gui.timing import Clock, Stopwatch, Timer
from cardtable_gui.views.kit.look.theme import FLIP, Motion
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.flight_overlay import FlightOverlay

FRAME_MS = 12
"""Slightly shorter than a frame of usual screens, so that every refresh shows a new picture."""
_LONGEST_FRAME_MS = 100
FAR = 2.5
"""From this distance on, in card widths, a flight has its full height and tilt."""
RISE = 0.09
"""How much larger a card is at the top of its flight."""
ARC = 0.22
"""Height of the curve above the straight line, by the card's width."""
LEAN = 7.0
"""Tilt towards the direction of flight, in degrees."""
TURNED = 0.36
"""The share of the time after which a flying card has turned over: still near the player it comes from."""


def frames(clock: Clock, parent: QObject, tick: Callable[[], None]) -> Timer:
    """A timer that calls `tick` once per frame while it is running."""
    return clock.timer(parent, tick, FRAME_MS, repeats=True, precise=True)


class Act(Protocol):
    """One part of a script: begins at `start`, runs for `ms`, then ends."""

    start: float
    ms: float

    def begin(self) -> None:
        """Begin from the current state."""
        ...

    def at(self, share: float) -> None:
        """Show the state at this share (0-1) of the time."""
        ...

    def end(self) -> None:
        """Show the final state. Called exactly once, even if it never began."""
        ...


@dataclass(slots=True)
class Cue:
    """A callback at one moment."""

    start: float
    call: Callable[[], None]
    ms: float = 0.0

    def begin(self) -> None:
        """Do nothing: a cue acts in `end`."""

    def at(self, share: float) -> None:
        """Do nothing: a cue takes no time."""

    def end(self) -> None:
        """Call it."""
        self.call()


class Flight:
    """Moves a card to a pose and turns it over if the pose's face differs.

    The card turns as it leaves, or during the whole flight if that is short.

    With `overlay` the card flies above all others on a curve; without, it stays among its neighbours.
    """

    def __init__(
        self,
        card: CardButton,
        start: float,
        motion: Motion,
        target: Pose,
        face: str | None,
        overlay: FlightOverlay | None = None,
    ) -> None:
        self.start = start
        self.ms = float(motion.ms)
        self._card = card
        self._target = target
        self._face = face
        self._overlay = overlay
        self._begun = False
        self._from = card.pose
        self._old_face = card.face
        self._weight = 0.0
        self._side = 0.0
        self._curve = QEasingCurve(motion.curve)
        self._turning = QEasingCurve(FLIP.curve)
        self.drawn = target.width
        """The width of the picture of which the card is painted."""
        card.awaited = True

    def begin(self) -> None:
        """Start from the card's current pose and end an earlier flight of the card."""
        self._begun = True
        self._card.flight = self
        self._card.awaited = False
        self._from = self._card.pose
        self._old_face = self._card.face
        across, down = self._target.x - self._from.x, self._target.y - self._from.y
        far = hypot(across, down) / max(1.0, self._target.width)
        self._weight = 0.0 if self._overlay is None else min(1.0, far / FAR)
        self._side = max(-1.0, min(1.0, across / max(1.0, abs(across) + abs(down))))
        if self._overlay is not None:
            self._card.take_off(self._overlay, self._target.angle)
        self.at(0.0)

    def at(self, share: float) -> None:
        """Move to this share of the way."""
        if self._card.flight is not self:
            return
        way = self._curve.valueForProgress(share)
        start, target = self._from, self._target
        # Half-way the card is highest: larger, above the straight line, and leaning into its way.
        high = sin(pi * min(1.0, max(0.0, way))) * self._weight
        pose = Pose(
            start.x + (target.x - start.x) * way,
            start.y + (target.y - start.y) * way - ARC * high * target.width,
            (start.width + (target.width - start.width) * way) * (1 + RISE * high),
            start.angle + (target.angle - start.angle) * way + LEAN * high * self._side,
            # A pile below the leaving card shows its new count at once.
            badge=target.badge if self._overlay is None else "",
            index=target.index,
        )
        squeeze = 1.0
        if self._old_face != self._face:
            turned = self._turning.valueForProgress(min(1.0, share / (1 - (1 - TURNED) * self._weight)))
            squeeze = max(0.02, abs(1 - 2 * turned))
            self._card.set_face(self._face if turned >= 0.5 else self._old_face)
            # A card that turns over in place comes a little towards the player.
            pose = replace(pose, y=pose.y - pose.height * 0.08 * (1 - squeeze))
        self._card.fly(pose, self.drawn, squeeze)

    def end(self) -> None:
        """Rest at the target, unless another flight has taken over the card."""
        if self._begun and self._card.flight is not self:
            return
        self._card.awaited = False
        self._card.set_face(self._face)
        self._card.rest(self._target)


Script: TypeAlias = Sequence[Act]


class Animator(QObject):
    """Plays one script at a time. `speed` 1 is normal, 2 twice as fast, 0 without animation."""

    finished = Signal()
    """The script has ended, played or skipped."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._waiting: list[Act] = []
        self._running: list[Act] = []
        self._now = 0.0
        self._frame = Stopwatch(clock)
        self._timer = frames(clock, self, self._tick)

    @property
    def busy(self) -> bool:
        """Whether a script is running."""
        return self._timer.active

    def play(self, script: Script) -> None:
        """Start a script; none may be running. `finished` is emitted later, or at once if nothing takes time."""
        assert not self.busy
        self._waiting = sorted(script, key=lambda act: act.start)
        self._now = 0.0
        if self.speed <= 0 or not any(act.start + act.ms for act in script):
            self._finish()
            return
        self._frame.restart()
        self._timer.start()
        self._advance(0.0)

    def skip(self) -> None:
        """End the running script at once, with everything in its final place."""
        if self._timer.active:
            self._finish()

    def _tick(self) -> None:
        self._advance(min(self._frame.restart(), _LONGEST_FRAME_MS) * self.speed)

    def _advance(self, ms: float) -> None:
        self._now += ms
        while self._waiting and self._waiting[0].start <= self._now:
            act = self._waiting.pop(0)
            act.begin()
            self._running.append(act)
        for act in list(self._running):
            share = (self._now - act.start) / act.ms if act.ms else 1.0
            if share >= 1.0:
                self._running.remove(act)
                act.end()
            else:
                act.at(share)
        if not self._waiting and not self._running:
            self._finish()

    def _finish(self) -> None:
        self._timer.stop()
        acts = [*self._running, *self._waiting]
        self._running, self._waiting = [], []
        for act in sorted(acts, key=lambda act: act.start + act.ms):
            act.end()
        self.finished.emit()
