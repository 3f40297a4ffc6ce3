"""Who has no decision any more plays the rest at once, by a button or key, and is told in short what happened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.messages import Message
from cardtable_gui.models.log import LogModel
from cardtable_gui.views.kit.keys.keymap import END_KEY, WINDOW, Binding
from cardtable_gui.views.table.presenters.commands import TO_THE_END
from cardtable_gui.views.table.widgets.command_bar import CommandButton
from tests.support.announcements import Announcements
from tests.support.sessions import ANN, BEN, EASY
from tests.views.table.driving import YOU, Driven

CARDS = ("4", "9", "2", "8", "1", "3", "5", "6", "7")


@pytest.fixture
def folded(qtbot: QtBot) -> Driven:
    """You have folded, first of four; all others flipped and are still to fight or fold."""
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY, EASY), deals=(DealRecord(CARDS, 0),), speed=1e-9)
    driven.table.widgets.animator.skip()
    driven.until(lambda: driven.session.is_humans_turn)
    driven.act("flip")
    for _ in range(3):
        rest(driven)
        driven.answer("flip")
    rest(driven)
    driven.until(lambda: driven.session.is_humans_turn)
    assert to_the_end(driven) is None
    driven.act("fold")
    return driven


def rest(driven: Driven) -> None:
    """End what moves."""
    driven.table.skip_animations()
    driven.go()


def busy(driven: Driven) -> bool:
    """Whether something is played on the table, or its result is shown."""
    return driven.table.busy


def to_the_end(driven: Driven) -> CommandButton | None:
    """The button, if it's there."""
    return driven.table.bar.button(TO_THE_END)


def answer_all(driven: Driven, *actions: str) -> None:
    """Let the bots to move do these."""
    for action in actions:
        driven.answer(action)


def test_the_button_is_there_as_soon_as_nothing_is_left_to_decide(folded: Driven) -> None:
    button = to_the_end(folded)
    assert button is not None
    assert button.text() == "To the end"
    assert button.accessibleDescription() == "Plays the rest at once: you have no more decisions to make."
    rest(folded)
    assert to_the_end(folded) is button


def test_its_key_works_while_cards_still_move(folded: Driven) -> None:
    rest(folded)
    presenter = folded.table.presenter
    assert presenter is not None
    presenter.state.keys.add([Binding(END_KEY, WINDOW, Message("test", "To the end"), ("L",))])
    presenter.settle()
    folded.answer("fight")
    assert folded.table.busy
    button = to_the_end(folded)
    assert button is not None
    assert button.face.key == "L"
    QTest.keyClick(folded.table, Qt.Key.Key_L)
    assert folded.session.playing_to_the_end
    assert not folded.table.busy


def test_nothing_moves_before_the_last_move_and_then_the_result_tells_it_in_two_sentences(folded: Driven) -> None:
    button = to_the_end(folded)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert folded.session.playing_to_the_end
    assert not busy(folded)
    assert folded.table.bar.prompt == "The rest is being played…"
    assert to_the_end(folded) is None
    before = len(folded.match.steps)
    answer_all(folded, "fold", "fight")
    assert not busy(folded)
    answer_all(folded, "fight")
    assert busy(folded)
    folded.table.skip_animations()
    result = folded.table.panel.result
    assert result is not None
    assert len(folded.match.steps) - before == 3
    assert result.in_between == "The rest was played for you: 3 moves. Kim wins the fight and takes 3 kamons."
    assert result.in_between in folded.table.panel.accessibleDescription().split("\n")
    folded.table.panel.buttons[-1].click()
    rest(folded)
    assert not busy(folded)
    assert folded.session.view.deal == 2
    # Whoever is next is asked, as ever.
    folded.until(lambda: folded.runner.questions or folded.session.is_humans_turn)


def test_the_log_has_every_line(folded: Driven) -> None:
    log = LogModel(folded.session)
    button = to_the_end(folded)
    assert button is not None
    button.click()
    answer_all(folded, "fold", "fight", "fight")
    lines = [log.index(row).data() for row in range(log.rowCount())]
    for line in ("Kim folds.", "Kim stakes 1 kamon and fights.", "Kim wins the fight and takes 3 kamons."):
        assert line in lines


def test_a_screen_reader_is_told_no_move_but_the_last_and_the_result(folded: Driven, announced: Announcements) -> None:
    rest(folded)
    folded.session.play_to_the_end()
    announced.take()
    answer_all(folded, "fold", "fight", "fight")
    folded.table.skip_animations()
    told = announced.take()
    assert "Kim folds." not in told
    assert told[0].startswith("Kim stakes")
    assert told[-1].startswith("End of the round")
    assert "The rest was played for you: 3 moves." in told[-1]


def test_undo_gives_the_decision_back(folded: Driven) -> None:
    folded.session.play_to_the_end()
    answer_all(folded, "fold")
    folded.session.undo()
    folded.until(lambda: folded.session.is_humans_turn)
    assert {button.face.id for button in folded.table.bar.buttons} == {"fight", "fold"}


def test_several_people_have_it_only_when_none_of_them_has_a_decision_left(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, EASY, BEN, EASY), deals=(DealRecord(CARDS, 0),))
    for move in (*("flip",) * 4, *("fold",) * 3):
        assert to_the_end(driven) is None
        if driven.session.hand_over is not None:
            driven.session.reveal()
        if driven.session.is_humans_turn:
            driven.act(move)
        else:
            driven.answer(move)
        driven.until(lambda: driven.session.hand_over is not None or driven.session.is_humans_turn or bots_turn(driven))
    assert to_the_end(driven) is not None


def bots_turn(driven: Driven) -> bool:
    """Whether a bot has been asked."""
    return bool(driven.runner.questions)
