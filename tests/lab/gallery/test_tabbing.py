"""Every page and dialog of the gallery: Tab leads through it, the focus is seen, and every element has a name."""

from dataclasses import dataclass
from zlib import crc32

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery.gallery_order import PictureSize
from cardtable_gui.views.kit.text import accessible, screen_reader
from cardtable_gui.views.table.state.input_mode import LAST
from tests.lab.gallery.studios import opened
from tests.support import accessible_tree, tabbing

GAMES = tuple(package.game.id for package in games.packages())


@dataclass(frozen=True)
class Case:
    """A window in which Tab is pressed on all pages."""

    language: Language
    theme: str
    width: int
    height: int
    percent: int


CASES = (
    Case("ja", "dark", 1000, 580, 100),
    Case("en", "light", 1280, 800, 100),
    Case("en", "light", 1280, 800, 200),
)


class Sample:
    """The pages of a case: all of them if the run is thorough, else half of them, each in one of the cases.

    Moments and pages of games are checked with one of the games, in each case with another one.
    """

    def __init__(self, case: int, *, thorough: bool) -> None:
        """For a case of `CASES`."""
        self._case = case
        self._thorough = thorough

    def __contains__(self, name: object) -> bool:
        subject, _, moment = str(name).partition("-")
        kind = crc32(moment.partition("_")[0].encode())
        if not self._thorough and kind % (2 * len(CASES)) != self._case:
            return False
        wanted = GAMES[(kind + self._case) % len(GAMES)]
        game = next((game for game in GAMES if game in (subject, moment.partition("_")[2])), wanted)
        return game == wanted


@pytest.mark.parametrize(
    "number", range(len(CASES)), ids=lambda number: f"{CASES[number].width}-{CASES[number].percent}"
)
def test_tab_leads_through_every_page_the_keyboard_is_seen_and_every_element_has_a_name(
    number: int, qapp: QApplication, qtbot: QtBot, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    case, thorough = CASES[number], pytestconfig.getoption("thorough")
    accessible.install()
    monkeypatch.setattr(screen_reader, "is_listening", lambda: True)
    monkeypatch.setattr(LAST, "by_keys", True)
    wrong, seen = {}, []
    with opened(qapp, case.language, case.theme, PictureSize(case.width, case.height, 1.0), case.percent) as studio:
        for moment, dialog in studio.moments(GAMES, Sample(number, thorough=thorough)):
            root = studio.window if dialog is None else dialog
            root.activateWindow()
            qtbot.waitUntil(root.isActiveWindow)
            found = accessible_tree.problems(root) + tabbing.tab_through(root, studio.theme)
            if found:
                wrong[moment] = found
            seen.append(moment)
    assert wrong == {}
    assert len(seen) >= (20 if thorough else 3)
