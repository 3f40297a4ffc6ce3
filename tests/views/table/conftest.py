"""Fixtures of the tests of the table and its parts."""

from collections.abc import Iterator
from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.pictures.art import art_of
from cardtable_gui.views.table.presenters import table_presenter
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, UPWARDS


@pytest.fixture(scope="package", autouse=True)
def _art_of_every_game() -> Iterator[None]:
    """Keep the cards that were drawn of every game, not of the last one alone: most tests show another game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_presenter, "art_of", cache(art_of.__wrapped__))
        yield


@pytest.fixture
def merchant(qtbot: QtBot) -> Driven:
    """You lead with OWN in hand against one bot."""
    return Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))


@pytest.fixture
def kobayakawa(qtbot: QtBot) -> Driven:
    """You hold 1, begin, and would draw 5; K is 4."""
    return Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
