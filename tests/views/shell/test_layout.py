"""Nothing is clipped and nothing overlaps, in any language, at any text size, in small and usual windows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import Message
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.settings import TEXT_PERCENT, Settings
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.crash_dialog import CrashDialog
from tests.support.audit import clipped, outside, overlapping, torn
from tests.test_shipped_games import SHIPPED
from tests.views.window_scenes import dealt

SIZES = [QSize(1024, 640), QSize(1280, 800)]
PERCENTS = [80, 100, 150, 200]
"""Of these, a run that isn't thorough tries the first and the last."""


def begin(shell: Shell) -> None:
    shell.begin(MatchSetup("kobayakawa", (Seat("Ann"), Seat("", "easy"), Seat("", "easy")), {}, 2**62))


def home(shell: Shell, qtbot: QtBot) -> QWidget:
    some = games.packages()[:2]
    for game in some:
        names = ("Bartholomew-Alexander", "あいうえおかきくけこさしすせそたちつてと")
        seats = (*(Seat(name) for name in names), Seat("", "easy"))
        dealt(shell, MatchSetup(game.game.id, seats, {}, 1), qtbot)
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == len(some))
    return shell.window


def setup(shell: Shell, qtbot: QtBot) -> QWidget:
    shell.set_up("merchant")
    shell.setup_page.deal.field.setText("x")
    return shell.window


def table(shell: Shell, qtbot: QtBot) -> QWidget:
    begin(shell)
    shell.table_page.show_side("rules")
    return shell.window


def replay(shell: Shell, qtbot: QtBot) -> QWidget:
    begin(shell)
    session = shell.match_manager.session
    assert session is not None
    qtbot.waitUntil(lambda: session.is_humans_turn)
    session.act(session.view.legal_actions()[0])
    shell.actions["watch"].trigger()
    shell.table_page.show_side(None)
    return shell.window


def report(shell: Shell, qtbot: QtBot) -> QWidget:
    dialog = CrashDialog(shell.look, "ValueError\n" * 40, shell.window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.count_another()
    return dialog


def crash(shell: Shell, qtbot: QtBot) -> QWidget:
    dialog = CrashDialog(shell.look, "Segmentation fault\n" * 40, shell.window, earlier=True)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def about(shell: Shell, qtbot: QtBot) -> QWidget:
    return shell.dialogs.about()


Part = Callable[[Shell, QtBot], QWidget]
LONG = Message(
    "store", "The file Bartholomew-Alexander.cardtable cannot be used: actions[17]: this is not possible. " * 2
)
PARTS: dict[str, Part] = {
    "home": home,
    "setup": setup,
    "table": table,
    "replay": replay,
    "settings": lambda shell, _: shell.dialogs.settings(),
    "about": about,
    "keys": lambda shell, _: shell.dialogs.keys(None),
    "rules": lambda shell, _: shell.dialogs.rules("kobayakawa"),
    "problem": lambda shell, _: shell.dialogs.problem(LONG),
    "report": report,
    "crash": crash,
}


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_everything_has_its_room(
    part: Part,
    language: Language,
    shell: Shell,
    settings: Settings,
    qapp: QApplication,
    qtbot: QtBot,
    pytestconfig: pytest.Config,
) -> None:
    i18n.install(qapp, language)
    widget = part(shell, qtbot)
    widget.setUpdatesEnabled(False)  # only places count, and painting every size would take long
    found = {}
    for percent in PERCENTS if pytestconfig.getoption("thorough") else (PERCENTS[0], PERCENTS[-1]):
        settings.set(TEXT_PERCENT, percent)
        for size in [widget.size()] if isinstance(widget, QDialog) else SIZES:
            widget.resize(size)
            for _ in range(5):
                qapp.processEvents()
            wrong = clipped(widget) + overlapping(widget) + outside(widget) + torn(widget)
            if wrong:
                found[percent, size.toTuple()] = wrong
    assert found == {}
    widget.close()


@pytest.fixture
def shipped_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other game is there: with more of them the start screen may scroll."""
    shipped = {game_id: games.package(game_id) for game_id in SHIPPED}
    monkeypatch.setattr(games, "_found", lambda: shipped)


@pytest.mark.usefixtures("shipped_games")
@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size.width()))
def test_all_covers_are_seen_beside_matches_to_continue_without_scrolling(
    size: QSize, language: Language, shell: Shell, qtbot: QtBot, qapp: QApplication
) -> None:
    i18n.install(qapp, language)
    home(shell, qtbot)
    shell.window.resize(size)

    def seen(tile: QWidget) -> bool:
        return tile.visibleRegion().boundingRect().size() == tile.size()

    qtbot.waitUntil(lambda: all(map(seen, (*shell.home.tiles, *shell.home.cards))))
    ends = [card.mapTo(shell.home, card.rect().topRight()).x() for card in shell.home.cards]
    assert ends
    assert max(ends) < shell.home.tiles[0].mapTo(shell.home, QPoint(0, 0)).x()
