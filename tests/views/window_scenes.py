"""Steps shared by tests of the whole window: start a match, open a replay, read an error message."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.record import dumps
from cardtable_gui.views.kit.dialogs.problem_dialog import ProblemDialog
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.recorded import ALL_GAMES, played

Show = Callable[[QWidget], QWidget]
"""The fixture `shown`: applies the look to a widget and shows it, with the focus."""

ANN, BEN, CHO = Seat("Ann"), Seat("Ben"), Seat("Cho")
EASY, MIO = Seat("Kim", "easy"), Seat("Mio", "easy")

FINISHED = {game: dumps(played(game, (ANN, EASY, MIO)).record) for game in ALL_GAMES}
BEGUN = {game: dumps(played(game, (ANN, EASY, MIO), most=8).record) for game in ALL_GAMES}


def begin(shell: Shell, qtbot: QtBot, *seats: Seat, game: str = "kobayakawa", seed: int = 3) -> Session:
    """Start a match and wait until a person is to move, or a bot has moved."""
    session = dealt(shell, MatchSetup(game, seats or (ANN, EASY, EASY), {}, seed), qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn or session.hand_over is not None or bool(session.match.steps))
    return session


def dealt(shell: Shell, plan: MatchSetup, qtbot: QtBot) -> Session:
    """Start a match and wait until its cards are dealt."""
    shell.begin(plan)
    session = shell.match_manager.session
    assert session is not None
    qtbot.waitUntil(lambda: not session.before_first_deal)
    return session


def press(shell: Shell, name: str) -> None:
    """Trigger an action as its menu entry, key or button does."""
    action: QAction = shell.actions[name]
    assert action.isEnabled(), name
    action.trigger()


def paste(shell: Shell, text: str) -> None:
    """Open a record as text."""
    QGuiApplication.clipboard().setText(text)
    shell.actions["paste_record"].trigger()


def watch(shell: Shell, text: str) -> Replay:
    """Open the record of a finished match."""
    paste(shell, text)
    assert shell.match_manager.replay is not None
    QApplication.processEvents()
    return shell.match_manager.replay


def begun(shell: Shell, text: str = BEGUN["kobayakawa"]) -> Session:
    """Open the record of an unfinished match."""
    paste(shell, text)
    assert shell.match_manager.session is not None
    return shell.match_manager.session


def problem(shell: Shell) -> str:
    """The text of the problem dialog, which is closed."""
    dialog = shell.dialogs._made["problem"]
    assert isinstance(dialog, ProblemDialog)
    assert dialog.isVisible()
    dialog.close()
    return dialog.reason.text()
