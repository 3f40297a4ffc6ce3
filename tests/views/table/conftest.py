"""Fixtures of the tests of the table and its parts."""

import pytest
from pytestqt.qtbot import QtBot

from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, UPWARDS


@pytest.fixture
def merchant(qtbot: QtBot) -> Driven:
    """You lead with OWN in hand against one bot."""
    return Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))


@pytest.fixture
def kobayakawa(qtbot: QtBot) -> Driven:
    """You hold 1, begin, and would draw 5; K is 4."""
    return Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
