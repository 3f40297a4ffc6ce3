"""A question for a number (a bid, a place) is asked in the game's words, and each number is the key of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Ambiguous, Command
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.game import GAME
from tests.support.games.old_maid.table import OldMaidTable
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import asked, offering

pytestmark = pytest.mark.usefixtures("small_games")
QUESTION = Message("test", "Which card of the fan?")


def asking(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *places: int, question: Message | None = QUESTION) -> Driven:
    """A table whose button asks which of these places is meant; they count from 0, and are written from 1."""
    command = Command(
        "draw", Message("test", "Draw…"), "D", Ambiguous(tuple(map(Draw, places)), question), primary=True
    )
    offering(monkeypatch, OldMaidTable, lambda offer: replace(offer, commands=(command,)))
    driven = Driven(qtbot, GAME.id, (YOU, EASY, EASY), seed=2)
    driven.key(Qt.Key.Key_D)
    return driven


def keys(driven: Driven) -> list[str]:
    choice = driven.table.choice
    assert choice is not None
    return [button.face.key for button in choice.buttons]


def test_the_game_s_question_is_asked_and_a_number_is_its_own_key(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driven = asking(qtbot, monkeypatch, 3, 5, 6)
    assert asked(driven) == "Which card of the fan?"
    assert keys(driven) == ["4", "6", "7"]
    driven.key(Qt.Key.Key_1)
    assert asked(driven), "no choice has this number"
    driven.key(Qt.Key.Key_6)
    assert driven.done == "draw 6"


def test_numbers_without_a_digit_are_offered_too_and_reached_otherwise(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    driven = asking(qtbot, monkeypatch, *range(14))
    assert keys(driven) == [*"123456789", *[""] * 5]
    driven.key(Qt.Key.Key_Up)
    choice = driven.table.choice
    assert choice is not None
    assert all(choice.rect().contains(button.geometry()) for button in choice.buttons)
    assert choice.buttons[-2].hasFocus() or choice.buttons[-1].hasFocus()


def test_without_words_of_the_game_it_is_asked_as_any_question(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    driven = asking(qtbot, monkeypatch, 0, 1, question=None)
    assert asked(driven) == "Which do you mean?"


def test_the_same_number_twice_has_the_keys_of_places(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    driven = asking(qtbot, monkeypatch, 4, 4)
    assert keys(driven) == ["1", "2"]
