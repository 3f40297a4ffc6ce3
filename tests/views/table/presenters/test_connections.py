"""A match that leaves the table leaves no connections behind."""

import pytest
from PySide6.QtCore import QMetaMethod, QObject, Signal
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match_source import OPENING, StepShown
from cardtable_gui.views.table.presenters.connections import Connections
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven


class Speaker(QObject):
    said = Signal(str)


def test_connections_of_one_scope_end_together_and_leave_others_alone() -> None:
    one, other = Speaker(), Speaker()
    heard: list[str] = []
    overheard: list[str] = []
    connections = Connections()
    connections.connect(one.said, heard.append)
    connections.connect(other.said, heard.append)
    one.said.connect(overheard.append)
    one.said.emit("a")
    other.said.emit("b")
    connections.close()
    one.said.emit("c")
    other.said.emit("d")
    assert (heard, overheard) == (["a", "b"], ["a", "c"])


def test_a_scope_that_was_closed_can_be_used_again() -> None:
    speaker, connections, heard = Speaker(), Connections(), list[str]()
    connections.connect(speaker.said, heard.append)
    connections.close()
    connections.connect(speaker.said, heard.append)
    speaker.said.emit("a")
    connections.close()
    connections.close()
    assert heard == ["a"]


def listeners(driven: Driven) -> dict[str, int]:
    """The number of receivers of each signal of the session, and of objects that live as long as the table widget."""
    table, widgets = driven.table, driven.table.widgets
    sheets = (table.bar, table.bubble, table.panel, table.curtain, table.widgets.consent, widgets.transition)
    found: dict[str, int] = {}
    for each in (driven.session, widgets.animator, table, *sheets):
        meta = each.metaObject()
        for number in range(QObject().metaObject().methodCount(), meta.methodCount()):
            method = meta.method(number)
            if method.methodType() is QMetaMethod.MethodType.Signal:
                signature = bytes(method.methodSignature().data()).decode()
                found[f"{type(each).__name__}.{signature}"] = each.receivers(f"2{signature}")
    return found


@pytest.mark.parametrize("played", [False, True])
def test_a_closed_match_listens_to_nothing_any_more(qtbot: QtBot, *, played: bool) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), start=False)
    opened = listeners(driven)
    if played:
        driven.session.start()
        driven.act("draw")
    driven.table.close_session()
    closed = listeners(driven)
    assert {name for name, count in opened.items() if count > closed[name]} >= {
        "Session.stepped(PyObject)",
        "Session.replaced()",
        "Session.consent_wanted(PyObject)",
        "Animator.finished()",
        "CommandBar.pressed(QString)",
        "ResultPanel.pressed(QString)",
        "Curtain.opened()",
        "ConsentSheet.answered(bool)",
    }
    assert [name for name, count in closed.items() if name.startswith("Session.") and count] == []
    driven.table.open(driven.session)
    driven.table.close_session()
    assert listeners(driven) == closed


def test_what_happens_after_a_match_left_the_table_is_not_shown_there(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY))
    table, session = driven.table, driven.session
    table.close_session()
    sounds: list[str] = []
    table.sounded.connect(sounds.append)
    session.stepped.emit(StepShown(OPENING, None, (), session.view))
    session.replaced.emit()
    session.curtain.emit(0)
    table.widgets.curtain.opened.emit()
    table.widgets.bar.pressed.emit("draw")
    table.widgets.animator.finished.emit()
    assert (table.busy, table.bar.buttons, table.bar.prompt, sounds) == (False, (), "", [])
    assert table.curtain.isHidden()
