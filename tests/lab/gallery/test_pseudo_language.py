"""Every text has room to be a third longer, in the smallest window: another language needs it."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.lab.gallery.gallery_order import THEMES
from tests.lab.gallery.studios import opened
from tests.lab.gallery.test_moments import GAMES, SIZES, Sample, cut, faults
from tests.support import pseudo_language

__all__ = ["cut"]

SHARE = 10
"""A run that isn't thorough looks at one moment in ten."""


def test_every_screen_has_room_for_texts_that_are_a_third_longer(
    cut: list[str],
    qapp: QApplication,
    qtbot: QtBot,
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only = None if pytestconfig.getoption("thorough") else Sample(0, SHARE)
    wrong, seen = {}, 0
    with pseudo_language.spoken(monkeypatch), opened(qapp, "en", THEMES[0], SIZES[0]) as studio:
        for moment, dialog in studio.moments(GAMES, only):
            studio.picture(dialog)
            seen += 1
            if moment == "app-library":
                cut.clear()  # by the small pictures of tables, in which nothing can be read
            if found := faults(studio, dialog) + cut:
                wrong[moment] = found
            cut.clear()
    i18n.install(qapp, "en")
    assert wrong == {}
    assert seen >= 5


def test_the_pseudo_language_keeps_placeholders_and_the_last_sign() -> None:
    assert pseudo_language.longer("{seat} plays {cards}.") == "{seat} plays {cards}lön."
    assert pseudo_language.longer("OK") == "OKl"
    assert pseudo_language.longer("All files (*)") == "All files (*)"


def test_it_is_spoken_by_messages_and_by_qt(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    message = Message("cards", "%n card(s)").put(n=3)
    with pseudo_language.spoken(monkeypatch):
        assert i18n.text(message) == "3 cardslö"
        i18n.install(qapp, "en")
        assert qapp.translate("settings", "Theme") == "Themelö"
        i18n.uninstall(qapp)
    assert i18n.text(message) == "3 cards"
