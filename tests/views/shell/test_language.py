"""The language changes live: every text of every part, without a restart."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMenu, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import Message
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.views.conftest import MARK
from tests.views.window_scenes import dealt

SAME = {"English", "日本語", "Ann", "Ben", "Cho", "Scroll Left", "Scroll Right"}
"""Names, and texts of Qt's own, which Qt translates."""


def words_of(widget: QWidget) -> list[tuple[str, str]]:
    """The texts of a widget and its visible children, each with a name for the failure message."""
    found: list[tuple[str, str]] = []
    for each in (widget, *widget.findChildren(QWidget)):
        if not (each.isVisibleTo(widget) or isinstance(each, QMenu)) or each.property("kind") == "key":
            continue
        kind = type(each).__name__
        found += [(kind, tip_of(each)), (kind, each.accessibleName())]
        if isinstance(each, QLabel | QAbstractButton) and each.property("kind") != "keycap":
            found.append((kind, each.text()))
        elif isinstance(each, QLineEdit):
            found.append((kind, each.placeholderText()))
        elif isinstance(each, QTabBar):
            found += [(kind, each.tabText(index)) for index in range(each.count())]
        elif isinstance(each, QMenu):
            found.append((kind, each.title()))
    for action in widget.findChildren(QAction):
        found += [("QAction", action.text()), ("QAction", action.toolTip())]
    return found


def untranslated(widget: QWidget) -> set[tuple[str, str]]:
    """Texts with a letter that does not come from the catalogue or the Japanese page of the rules."""
    page = resource("i18n/rules/ja/kobayakawa.md").read_text(encoding="utf-8")
    heard = page.replace("**", "")
    return {
        (kind, text)
        for kind, text in words_of(widget)
        if any(char.isalpha() for char in text) and MARK not in text and text not in SAME and text not in page + heard
    }


def begin(shell: Shell, qtbot: QtBot) -> None:
    dealt(shell, MatchSetup("kobayakawa", (Seat("Ann"), Seat("Ben"), Seat("Cho")), {}, 3), qtbot)


def home(shell: Shell, qtbot: QtBot) -> QWidget:
    begin(shell, qtbot)
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == 1)
    return shell.window


def setup(shell: Shell, qtbot: QtBot) -> QWidget:
    shell.set_up("kobayakawa")
    shell.setup_page.deal.field.setText("x")
    return shell.window


def log(shell: Shell, qtbot: QtBot) -> QWidget:
    begin(shell, qtbot)
    shell.table_page.show_side("log")
    return shell.window


def rules(shell: Shell, qtbot: QtBot) -> QWidget:
    begin(shell, qtbot)
    shell.table_page.show_side("rules")
    return shell.window


def keys(shell: Shell, qtbot: QtBot) -> QWidget:
    begin(shell, qtbot)
    return shell.dialogs.keys(shell.match_manager.session)


def problem(shell: Shell, qtbot: QtBot) -> QWidget:
    return shell.dialogs.problem(Message("system", "The disk is full."))


Part = Callable[[Shell, QtBot], QWidget]
PARTS: dict[str, Part] = {
    "home": home,
    "setup": setup,
    "log": log,
    "rules": rules,
    "keys": keys,
    "problem": problem,
    "settings": lambda shell, _: shell.dialogs.settings(),
    "about": lambda shell, _: shell.dialogs.about(),
    "rules of a game": lambda shell, _: shell.dialogs.rules("kobayakawa"),
}


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_every_word_changes_live(part: Part, shell: Shell, qapp: QApplication, qtbot: QtBot) -> None:
    i18n.install(qapp, "en")
    qapp.processEvents()
    shown = part(shell, qtbot)
    assert untranslated(shown)
    i18n.install(qapp, "ja")
    qapp.processEvents()
    assert untranslated(shown) == set()
    assert MARK in shown.windowTitle()
    shown.close()


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_what_is_opened_later_speaks_the_language_in_force(
    part: Part, shell: Shell, qapp: QApplication, qtbot: QtBot
) -> None:
    i18n.install(qapp, "ja")
    qapp.processEvents()
    shown = part(shell, qtbot)
    assert untranslated(shown) == set()
    shown.close()


def test_the_match_goes_on_when_the_language_changes(shell: Shell, qtbot: QtBot, qapp: QApplication) -> None:
    begin(shell, qtbot)
    session = shell.match_manager.session
    assert session is not None
    for language in i18n.LANGUAGES:
        i18n.install(qapp, language)
        qapp.processEvents()
        assert shell.table_page.title.text() == i18n.text(session.package.game.title, chosen=language)
    assert shell.match_manager.session is session
