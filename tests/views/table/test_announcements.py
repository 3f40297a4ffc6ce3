"""What is announced: other players' actions, prompts, and why something is not allowed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.text import screen_reader
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, UPWARDS


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    words: list[str] = []

    def announce(_source: QWidget, told: str) -> None:
        words.append(told)

    monkeypatch.setattr(screen_reader, "announce", announce)
    return words


def test_what_is_asked_is_announced_when_the_turn_begins(qtbot: QtBot, said: list[str]) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    assert said[-1] == driven.table.bar.prompt
    assert said.count(driven.table.bar.prompt) == 1
    driven.table.resize(1000, 700)
    assert said.count(driven.table.bar.prompt) == 1


def test_what_others_do_is_announced_in_the_words_of_the_table(qtbot: QtBot, said: list[str]) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    presenter = driven.table.presenter
    assert presenter is not None
    driven.act("draw")
    driven.act("discard 1")
    said.clear()
    driven.answer("draw")
    speech = presenter.scene.player_panels.speech[1]
    driven.until(speech.isVisible)
    assert said == [speech.text]


def test_a_refusal_is_announced(qtbot: QtBot, said: list[str]) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    driven.act("flip")
    said.clear()
    driven.click(driven.hand()[0])
    assert said == [driven.table.bubble.text]


def test_the_details_of_a_card_are_announced(qtbot: QtBot, said: list[str]) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    card = driven.hand()[0]
    said.clear()
    QTest.mouseClick(card, Qt.MouseButton.RightButton, pos=card.mapFrom(driven.table, driven.spot(card)))
    uses = (
        "You can’t bet yet. First draw a card or flip a new Kobayakawa.",
        "If you draw, you can discard this card and keep the new one.",
    )
    assert said == ["\n".join(("Card 1", "In your hand", *uses))]


def test_a_card_that_is_moved_in_the_hand_by_keys_announces_its_place(qtbot: QtBot, said: list[str]) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,))
    driven.hand()[0].setFocus(Qt.FocusReason.TabFocusReason)
    said.clear()
    QTest.keyClick(driven.hand()[0], Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert said == ["3 in your hand: place 2 of 15"]
