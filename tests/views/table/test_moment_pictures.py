"""Pictures of matches: drawn one after the other, whatever becomes of one of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.table.moment_pictures import MomentPictures


def pictures(look: Look, played: Callable[[str, Task], Match | None], owner: QObject) -> MomentPictures:
    return MomentPictures(look, played, Lane("pictures of a test", owner), owner)


def test_after_an_error_the_other_pictures_are_drawn_and_the_error_is_reported(qtbot: QtBot, look: Look) -> None:
    def played(name: str, task: Task) -> Match:
        task.progress(0, 0)
        if name == "wrong":
            raise ZeroDivisionError
        return Match.new("kobayakawa", [Seat("Ann"), Seat("", "easy"), Seat("", "easy")], seed=1)

    owner = QObject()
    made = pictures(look, played, owner)
    ready: list[str] = []
    made.ready.connect(ready.append)
    with qtbot.captureExceptions() as caught:
        assert made.large("right", 1.0) is None
        assert made.large("wrong", 1.0) is None
        qtbot.waitUntil(lambda: bool(ready))
    assert ready == ["right"]
    assert made.large("right", 1.0) is not None
    assert [error[0] for error in caught] == [ZeroDivisionError]
