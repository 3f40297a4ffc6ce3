"""The bar below the table: its texts use the room beside and above the buttons, and buttons stay where they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.theme import LIGHT, Type
from cardtable_gui.views.kit.text import fitted_text
from cardtable_gui.views.kit.text.fitted_text import Fitted
from cardtable_gui.views.table.geometry.card_measures import BAR
from cardtable_gui.views.table.widgets import command_bar
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandBar, MeterFace, TrackFace
from tests.support.stepped_clock import SteppedClock

HEADLINE = "Game 1 of 4 · Week 10, the last one"
METERS = (MeterFace("Field", 30, True), MeterFace("Left in hand", -130, False))
TRACK = TrackFace(10, 7, 10)
WHY = ButtonFace("why", "Why this?", "Y", aside=True)
LONG = (ButtonFace("play", "Exchange and pass", "E", primary=True), ButtonFace("take", "Take the card", "T"))
ROWS = (*LONG, ButtonFace("again", "Flip a new Kobayakawa", "F"), ButtonFace("pass", "Pass without a card", "A"))

Make = Callable[..., CommandBar]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    window = QWidget()
    qtbot.addWidget(window)

    def made(width: int, percent: int, faces: Sequence[ButtonFace]) -> CommandBar:
        bar = CommandBar(SteppedClock(), window)
        bar.apply_look(LIGHT, percent)
        bar.resize(width, round(BAR * Type.BODY.px(percent)))
        bar.show_buttons(faces)
        window.show()
        bar.show()
        return bar

    return made


def painted(bar: CommandBar, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Fitted, QRect]]:
    """The texts that the bar paints beside its buttons, with their places."""
    found: list[tuple[Fitted, QRect]] = []

    def noted(painter: QPainter, place: QRectF, text: str, px: int, colour: QColor, **more: Any) -> Fitted:
        fitted = fitted_text.write(painter, place, text, px, colour, **more)
        found.append((fitted, place.toRect()))
        return fitted

    with monkeypatch.context() as patched:
        patched.setattr(command_bar, "write", noted)
        patched.setattr(command_bar.CommandButton, "paintEvent", lambda _self, _event: None)
        bar.grab()
    return found


@pytest.mark.parametrize("aside", [(), (WHY,)], ids=["", "aside"])
@pytest.mark.parametrize(("width", "percent"), [(1280, 100), (684, 100), (1120, 160), (1400, 200)])
def test_headline_track_and_live_numbers_are_whole_above_a_row_of_buttons(
    make: Make,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    percent: int,
    aside: tuple[ButtonFace, ...],
) -> None:
    bar = make(width, percent, (*LONG, *aside))
    bar.show_texts(HEADLINE, "Hint", loud=True, meters=METERS, track=TRACK)
    texts = painted(bar, monkeypatch)
    assert [fitted.text for fitted, _ in texts if not fitted.whole] == []
    assert {"Field 30 ✓", "Left in hand −130 ✗", HEADLINE, *map(str, range(1, 11))} <= {each.text for each, _ in texts}
    line = [place for fitted, place in texts if fitted.text != "Hint"]
    assert all(
        not button.geometry().intersects(place.adjusted(1, 1, -1, -1)) for button in bar.buttons for place in line
    )
    assert all(bar.rect().contains(button.geometry()) for button in bar.buttons)


def test_above_two_rows_is_no_room(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    bar = make(800, 100, ROWS)
    assert len({button.y() for button in bar.buttons}) == 2
    bar.show_texts(HEADLINE, "Hint", loud=True, meters=METERS)
    upper = min(bar.buttons, key=lambda button: (button.y(), button.x()))
    assert max(place.right() for _, place in painted(bar, monkeypatch)) < upper.x()


def test_no_text_moves_a_button(make: Make) -> None:
    bar = make(684, 100, LONG)
    before = [button.geometry() for button in bar.buttons]
    bar.show_texts(HEADLINE * 3, "Hint " * 30, loud=True, meters=METERS, track=TRACK)
    assert [button.geometry() for button in bar.buttons] == before


@pytest.mark.parametrize("faces", [LONG, (*LONG, WHY), ROWS, (*ROWS, WHY)], ids=["one", "aside", "two", "two, aside"])
@pytest.mark.parametrize("width", [800, 1280])
def test_for_left_hands_the_bar_is_the_same_at_its_other_side(
    make: Make, monkeypatch: pytest.MonkeyPatch, faces: Sequence[ButtonFace], width: int
) -> None:
    bar = make(width, 100, faces)
    bar.show_texts(HEADLINE, "Hint", loud=True, meters=METERS)
    right = [button.geometry() for button in bar.buttons]
    bar.apply_look(LIGHT, 100, left=True)
    left = [button.geometry() for button in bar.buttons]
    for one, other in zip(left, right, strict=True):
        assert abs(one.width() - other.width()) <= 1, "but for rounding"
        assert (one.y(), one.height()) == (other.y(), other.height())
    for row in {place.y() for place in right}:
        order = [
            [place.x() for place, face in zip(side, faces, strict=True) if place.y() == row and not face.aside]
            for side in (left, right)
        ]
        assert all(xs == sorted(xs) for xs in order), "in the same order from left to right"
    assert min(place.left() for place in left) < width - max(place.right() for place in left)
    words = [place for _, place in painted(bar, monkeypatch)]
    assert not any(place.adjusted(1, 1, -1, -1).intersects(button) for place in words for button in left)
    assert all(bar.rect().contains(place) for place in (*left, *words))
