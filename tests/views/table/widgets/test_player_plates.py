"""What a player's plate shows in the room that it has."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.profiles import Profile
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.kit.text import fitted_text
from cardtable_gui.views.kit.text.fitted_text import Fitted
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.table.widgets import rows
from cardtable_gui.views.table.widgets.player_plates import Plate, PlateBadge, PlateView, TokenCount

POINTS = (TokenCount("coin", "Points", 100), TokenCount("ledger", "Worth", 45))


def written(board: QWidget, monkeypatch: pytest.MonkeyPatch, plate: Plate, wide: int) -> list[Fitted]:
    """The texts that a plate paints."""
    found: list[Fitted] = []

    def noted(painter: QPainter, rect: QRectF, *rest: Any, **named: Any) -> Fitted:
        found.append(fitted_text.write(painter, rect, *rest, **named))
        return found[-1]

    monkeypatch.setattr(rows, "write", noted)
    view = PlateView(board)
    view.resize(wide, 41)
    view.show_plate(plate, LIGHT, 100)
    view.grab()
    return found


@pytest.mark.parametrize(
    ("name", "level", "short", "badge"),
    [("あおい", "ふつうのボット", "ふつう", "支払い −10"), ("Maximilian", "Ordinary bot", "Ordinary", "Collects 10")],
)
@pytest.mark.parametrize(("wide", "brief"), [(195, True), (420, False)])
def test_a_plate_says_of_what_level_a_bot_is_in_one_word_where_there_is_no_room_for_more(
    board: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    level: str,
    short: str,
    badge: str,
    wide: int,
    brief: bool,
) -> None:
    plate = Plate(name, level, short, 10, POINTS, (PlateBadge(badge),))
    found = written(board, monkeypatch, plate, wide)
    texts = [fitted.text for fitted in found if fitted.whole]
    assert (short if brief else level) in texts
    assert name in texts


@pytest.mark.parametrize(("wide", "seen"), [(120, False), (260, True)])
def test_a_face_is_shown_where_the_words_have_room_beside_it(board: QWidget, wide: int, seen: bool) -> None:
    looks = []
    for portrait in ("", *(CAST[0].portrait(look) for look in ("calm", "thinking"))):
        view = PlateView(board)
        view.resize(wide, 41)
        view.show_plate(Plate("Hana", "Normal bot", "Normal", 10, portrait=portrait), LIGHT, 100)
        looks.append(view.grab().toImage())
    plain, calm, thinking = looks
    assert (plain != calm) == (calm != thinking) == seen


@pytest.mark.parametrize(("wide", "large"), [(120, False), (260, True)])
def test_a_person_has_a_face_as_large_as_a_character_s(
    board: QWidget, monkeypatch: pytest.MonkeyPatch, wide: int, large: bool
) -> None:
    painted: list[QRectF] = []
    monkeypatch.setattr(profile_mark, "paint", lambda _painter, place, _colour, _mark: painted.append(place))
    view = PlateView(board)
    view.resize(wide, 41)
    view.show_plate(Plate("Emma", "Human", "Human", 10, profile=Profile("a" * 24, "Emma")), LIGHT, 100)
    view.grab()
    assert len(painted) == 1
    assert (painted[0].height() > 30) == large
