"""The player's own hand: its fan opens at the pointer or focus, and makes room for cards held above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp

from PySide6.QtCore import QObject, QPointF

from cardtable_gui.models.tokens import Token
from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.scene.stage import Stage
from cardtable_gui.views.table.widgets.animator import frames
from cardtable_gui.views.table.widgets.card_button import CardButton

GLIDE_MS = 55.0
"""In this time a card's distance from its place shrinks by the factor e."""
CLOSE_MS = 140
"""The fan closes this long after the pointer has left it."""
NUDGE = 0.08
"""Step by which an opened card is moved aside to stay under the pointer, by its width."""
NUDGES = 24
RISE = 0.1
"""The largest distance by which a raised card differs from its place, by its height."""
_THERE = 0.5
_LONGEST_FRAME_MS = 50


class OwnHand(QObject):
    """Animates those cards of the own hand that neither a script nor the pointer moves. `speed` 0: no animation."""

    def __init__(self, stage: Stage, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._stage = stage
        self._pointed: int | None = None
        self._focused: int | None = None
        self._at: QPointF | None = None
        self._homing: set[int] = set()
        self._frame = Stopwatch(clock)
        self._timer = frames(clock, self, self._tick)
        self._closing = clock.timer(self, self._close, CLOSE_MS)

    @property
    def moving(self) -> bool:
        """Whether cards are still moving."""
        return self._timer.active

    def stop(self) -> None:
        """Stop all movement."""
        self._timer.stop()
        self._closing.stop()
        self._stage.sliding.clear()

    # ------------------------------------------------------------------------------------------- opening the fan

    def look(self, at: QPointF | None) -> None:
        """Open the fan at the pointer; None: the pointer has left the hand. A pointer that rests changes nothing."""
        if self._stage.aside or (at is not None and at == self._at):
            return
        self._at = at
        token = None if at is None else self._stage.hand_card_at(at)
        if token is not None:
            self._closing.stop()
            self._pointed = token
            self._open(at)
        elif self._pointed is not None and not self._closing.active:
            self._closing.start()

    def open_at(self, card: CardButton) -> None:
        """Open the fan at the card under the pointer."""
        self._pointed = card.token
        self._open()

    def attend(self, card: CardButton | None) -> None:
        """Open the fan at the focused card."""
        own = card is not None and card.zone is not None and card.zone == self._stage.own
        self._focused = card.token if card is not None and own else None
        if self._focused is not None:
            self._pointed = None
        self._open()

    def _close(self) -> None:
        self._pointed = None
        self._open()

    def _open(self, at: QPointF | None = None) -> None:
        opened = self._focused if self._pointed is None else self._pointed
        if opened != self._stage.opened:
            self._stage.opened, self._stage.shift = opened, 0.0
            if at is not None and opened is not None:
                self._stay_under(at, opened)
            self.slide()

    def _stay_under(self, at: QPointF, opened: int) -> None:
        """Shift the opened card as far as needed to keep it under the pointer."""
        stage = self._stage
        order = [token.id for token in self._tokens()]
        step = stage.card(opened).pose.width * NUDGE
        for _ in range(NUDGES):
            found = stage.hand_card_at(at)
            if found == opened:
                return
            here = stage.hand(self._tokens())[opened].x < at.x()
            rightwards = here if found is None else order.index(found) > order.index(opened)
            stage.shift += step if rightwards else -step

    # -------------------------------------------------------------------------------------------- carried cards

    @property
    def carried(self) -> list[CardButton]:
        """The cards of the hand that are carried."""
        return [self._stage.card(token) for token in self._stage.aside]

    def take(self, tokens: Sequence[int]) -> None:
        """Mark these cards of the hand as carried."""
        self._stage.aside = tuple(tokens)
        self._closing.stop()

    def hold(self, across: float | None) -> None:
        """Make room for the carried cards around this x; None: they are held elsewhere."""
        stage = self._stage
        gap = None if across is None else self.place_at(across)
        if gap != stage.gap:
            stage.gap = gap
            self.slide()

    def place_at(self, across: float) -> int:
        """The number of remaining cards left of the carried ones, if those are held around this x.

        Their places are counted where cards rest, wherever they have moved meanwhile.
        """
        stage = self._stage
        tokens = self._tokens()
        aside, stage.aside = stage.aside, ()
        opened, stage.opened = stage.opened, None
        laid = [pose.x for pose in stage.hand(tokens).values()]
        stage.aside, stage.opened = aside, opened
        held = max(1, len(aside))
        middles = [(laid[left] + laid[left + held - 1]) / 2 for left in range(len(laid) - held + 1)]
        return min(range(len(middles)), key=lambda left: abs(middles[left] - across), default=0)

    def let_go(self) -> None:
        """Forget the carried cards."""
        self._stage.aside, self._stage.gap = (), None

    # --------------------------------------------------------------------------------------------------- moving

    def slide(self) -> None:
        """Glide the cards to their places."""
        if self._stage.own is None or self._stage.own not in self._stage.frame.zones:
            return
        if self.speed <= 0:
            self._arrive()
        elif not self._timer.active:
            self._frame.restart()
            self._timer.start()
        self._stage.sliding = {token.id for token in self._tokens()} if self._timer.active else set()

    def rise_or_sink(self) -> None:
        """Glide only cards that are in place but too high or too low: a turn has begun or ended."""
        goals = self._goals()
        if any(card.pose != goal for card, goal in goals) and all(_in_place(card, goal) for card, goal in goals):
            self.slide()

    def bring_home(self, cards: Sequence[CardButton]) -> None:
        """Glide carried cards back to their places in the hand."""
        for card in cards:
            card.lifted = False
            card.flight = self
            self._homing.add(card.token)
        self.slide()

    def _arrive(self) -> None:
        for card, pose in self._goals():
            self._homing.discard(card.token)
            if card.pose != pose or card.flying:
                card.rest(pose)

    def _goals(self) -> list[tuple[CardButton, Pose]]:
        """The cards to move with their target poses, without those that are carried or moved by a script.

        Empty if nobody looks on: the hand may have been given up during the movement.
        """
        stage = self._stage
        if stage.own is None:
            self._homing.clear()
            return []
        laid = {token: (stage.card(token), pose) for token, pose in stage.hand(self._tokens()).items()}
        self._homing = {token for token in self._homing if token in laid and laid[token][0].flight is self}
        return [
            (card, pose)
            for token, (card, pose) in laid.items()
            if token not in stage.aside and not card.awaited and (not card.flying or token in self._homing)
        ]

    def _tick(self) -> None:
        way = 1 - exp(-min(self._frame.restart(), _LONGEST_FRAME_MS) * self.speed / GLIDE_MS)
        still = True
        for card, goal in self._goals():
            pose = _between(card.pose, goal, way)
            if pose == goal:
                self._homing.discard(card.token)
                if card.pose != goal or card.flying:
                    card.rest(goal)
                continue
            still = False
            if card.token in self._homing:
                card.fly(pose, goal.width)
            else:
                card.rest(replace(goal, x=pose.x, y=pose.y))
        if still:
            self._timer.stop()
            self._stage.sliding.clear()

    def _tokens(self) -> Sequence[Token]:
        own = self._stage.own
        return () if own is None else self._stage.shown.get(own, ())


def _in_place(card: CardButton, goal: Pose) -> bool:
    """Whether a card is at its place, give or take how far it is raised."""
    now = card.pose
    aside = abs(goal.x - now.x) < RISE * goal.height and abs(goal.y - now.y) < RISE * goal.height
    return aside and not card.flying and not now.covered and now.width == goal.width


def _between(now: Pose, goal: Pose, way: float) -> Pose:
    """A pose nearer to the goal by this share; the goal itself once it is near."""
    near = abs(goal.x - now.x) < _THERE and abs(goal.y - now.y) < _THERE and abs(goal.angle - now.angle) < _THERE
    if near and abs(goal.width - now.width) < _THERE:
        return goal
    return Pose(
        now.x + (goal.x - now.x) * way,
        now.y + (goal.y - now.y) * way,
        now.width + (goal.width - now.width) * way,
        now.angle + (goal.angle - now.angle) * way,
        index=goal.index,
    )
