"""What tests of parts of the table share."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    """A bare widget to lay parts of the table on."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.show()
    return widget
