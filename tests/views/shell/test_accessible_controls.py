"""What assistive technology is told of lists and of the buttons of a seat."""

import gc
from weakref import ref

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.shell.start.seat_row import SeatRow
from tests.support.stepped_clock import process_events


@pytest.fixture
def sizes(qtbot: QtBot, look: Look) -> Choice:
    """A list of three sizes."""
    accessible.install()
    made = Choice(look, ("small", "normal", "large"))
    made.setAccessibleName("Card size")
    made.setAccessibleDescription("How large cards are.")
    qtbot.addWidget(made)
    return made


def test_a_list_is_called_by_its_label_and_its_value_is_told_besides(sizes: Choice) -> None:
    interface = QAccessible.queryAccessibleInterface(sizes)
    sizes.chosen = "normal"
    assert interface.role() == QAccessible.Role.ComboBox
    assert interface.text(QAccessible.Text.Name) == "Card size"
    assert interface.text(QAccessible.Text.Value) == "normal"
    assert interface.text(QAccessible.Text.Description).endswith("How large cards are.")


def test_a_new_value_of_a_list_is_told_at_once(sizes: Choice, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(told.append))
    sizes.chosen = "large"
    assert [event.type() for event in told if event.object() is sizes] == [QAccessible.Event.DescriptionChanged]


def test_the_list_opens_and_closes_by_its_action(sizes: Choice, qtbot: QtBot) -> None:
    sizes.show()
    action = QAccessible.queryAccessibleInterface(sizes).actionInterface()
    action.doAction("ShowMenu")
    qtbot.waitUntil(sizes.view().isVisible)
    action.doAction("Press")
    qtbot.waitUntil(lambda: not sizes.view().isVisible())


def test_every_button_of_a_seat_names_the_seat(qtbot: QtBot, look: Look) -> None:
    row = SeatRow(look, 1, Keymap(), Profiles(None))
    qtbot.addWidget(row)
    row.seat = Seat("Kim", "easy")
    names = [button.accessibleName() for button in row.findChildren(QAbstractButton)]
    assert len(names) >= 5
    assert all(name.endswith(", seat 2") for name in names)


def test_a_deleted_widget_is_not_kept_by_what_was_told_of_it(look: Look) -> None:
    accessible.install()
    choice = Choice(look, ("small", "large"))
    assert QAccessible.queryAccessibleInterface(choice).text(QAccessible.Text.Value) == "small"
    known = ref(choice)
    choice.deleteLater()
    del choice
    process_events()
    gc.collect()
    assert known() is None
