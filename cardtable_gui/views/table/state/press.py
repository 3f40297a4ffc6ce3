"""Recognizes pointer gestures on a card from presses, moves and releases. No widgets, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint

Card = TypeVar("Card")

CLICK_REACH = {False: 4, True: 14}
"""A press that moves no further than this, in pixels, is a click; by finger (True) more than by mouse."""


@dataclass(frozen=True, slots=True)
class Press(Generic[Card]):
    """A press on a card.

    Attributes:
        card: the card.
        at: the position in the table's coordinates.
        by_finger: whether a finger pressed, not a mouse.
        with_equals: whether equal cards are meant too (Shift is held).
    """

    card: Card
    at: QPoint
    by_finger: bool = False
    with_equals: bool = False


@dataclass(frozen=True, slots=True)
class Click(Generic[Card]):
    """A press and release on the same card."""

    card: Card
    with_equals: bool = False


@dataclass(frozen=True, slots=True)
class DoubleClick(Generic[Card]):
    """Two quick clicks on the same card."""

    card: Card


@dataclass(frozen=True, slots=True)
class LongPress(Generic[Card]):
    """A finger rests on a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class DragStart(Generic[Card]):
    """The pointer went down on a card at `start` and has moved on to `at`."""

    card: Card
    start: QPoint
    at: QPoint


@dataclass(frozen=True, slots=True)
class DragMove:
    """The pointer has moved the carried cards here."""

    at: QPoint


@dataclass(frozen=True, slots=True)
class Drop:
    """The carried cards were released."""


class PressRecognizer(Generic[Card]):
    """Recognizes one gesture at a time. The pointer is up, pressed on a card, or carrying cards."""

    def __init__(self, drag_distance: int) -> None:
        """`drag_distance`: a press that moves this far, in pixels, becomes a drag, unless it still is a click."""
        self._drag_distance = drag_distance
        self._pressed: Press[Card] | None = None
        self._dragging = False
        self._last: Card | None = None

    @property
    def pressed(self) -> Press[Card] | None:
        """The current press, also while cards are carried; None: the pointer is up."""
        return self._pressed

    @property
    def dragging(self) -> bool:
        """Whether cards are carried."""
        return self._dragging

    def press(self, press: Press[Card]) -> None:
        """Handle a press. Whoever still holds another one cancels it first."""
        self._pressed, self._dragging = press, False
        self._last = press.card

    def press_again(self, card: Card) -> DoubleClick[Card] | None:
        """Handle a reported double click on this card; None: its first press was on another card.

        Two quick clicks on two cards are no double click: the caller passes the second one to `press`.
        """
        return DoubleClick(card) if card == self._last else None

    def move(self, at: QPoint) -> DragStart[Card] | DragMove | None:
        """Handle a move of the pressed pointer; None: no gesture yet.

        Every move that is far enough proposes a drag, until `begin_drag` accepts it.
        """
        press = self._pressed
        if press is None:
            return None
        if self._dragging:
            return DragMove(at)
        least = max(self._drag_distance, CLICK_REACH[press.by_finger])
        far = (at - press.at).manhattanLength() >= least
        return DragStart(press.card, press.at, at) if far else None

    def begin_drag(self) -> None:
        """Treat the press as a drag from now on: cards were lifted."""
        self._dragging = self._pressed is not None

    def release(self, at: QPoint, *, on_card: bool) -> Click[Card] | Drop | None:
        """Handle a release. `on_card`: on the card that was pressed. None: no gesture."""
        press, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if press is None:
            return None
        if dragging:
            return Drop()
        near = (at - press.at).manhattanLength() < CLICK_REACH[press.by_finger]
        return Click(press.card, press.with_equals) if near or on_card else None

    def rest(self) -> LongPress[Card] | None:
        """Handle that the pointer has rested; the press has no other effect. None: it is up, or carries cards."""
        press = self._pressed
        if press is None or self._dragging:
            return None
        self._pressed = None
        return LongPress(press.card)

    def cancel(self) -> bool:
        """Cancel the press; return whether cards were carried."""
        dragging = self._dragging
        self._pressed, self._dragging = None, False
        return dragging

    def forget(self) -> None:
        """Forget the press, also as the first half of a double click."""
        self.cancel()
        self._last = None
