"""Three people with profiles of their own: each gets the table to their liking, and an evening takes few clicks.

At a Gunjo match every frame that is painted is looked at: none holds a word of another language than that of the person
at the table or called to it, and none a card that this person may not see.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.profiles import Profile
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.zones import hand_of
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import (
    ANIMATION,
    CARD_SIZE,
    HAND_ORDER,
    HIGH_CONTRAST,
    LANGUAGE,
    PERSONAL,
    SOUND,
    TEXT_PERCENT,
    THEME,
)
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.matches.seats_dialog import SeatsDialog
from cardtable_gui.views.shell.profiles.profiles_dialog import ProfilesDialog
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.curtain import Curtain
from cardtable_gui.views.window.program import Program
from tests.e2e.conftest import Start
from tests.support.announcements import Announcements
from tests.support.sampling import RUN
from tests.support.stepped_clock import wait_for

OWN: dict[str, dict[AnyEntry, object]] = {
    "Mia": {LANGUAGE: "en", TEXT_PERCENT: 100, THEME: "light", CARD_SIZE: "normal", HAND_ORDER: "number", SOUND: True},
    "Ken": {LANGUAGE: "ja", TEXT_PERCENT: 160, THEME: "light", CARD_SIZE: "large", HAND_ORDER: "hand", SOUND: False},
    "Aya": {LANGUAGE: "en", TEXT_PERCENT: 120, THEME: "dark", HIGH_CONTRAST: True, CARD_SIZE: "small", SOUND: False},
}
"""What each of them has chosen."""
_JAPANESE = re.compile("[ぁ-ヿ一-鿿]")
_ENGLISH = re.compile("[A-Za-z]{3,}")
_TURNS = 6
"""So many turns are played in a run that is not thorough: everybody's second one."""


class Frames(QObject):
    """Looks at the window whenever it is about to be painted."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self.wrong: list[str] = []
        self.seen = 0
        self._last: int | None = None
        """Who was at the table last."""
        self.between = 0
        """The frames with a curtain."""
        program.window.installEventFilter(self)

    @property
    def table(self) -> TableView:
        assert self._program.shell is not None
        return self._program.shell.table_page.table

    @property
    def session(self) -> Session | None:
        assert self._program.shell is not None
        return self._program.shell.match_manager.session

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest and self.session is not None:
            self._look(self.session)
        return super().eventFilter(watched, event)

    def _look(self, session: Session) -> None:
        self.seen += 1
        seat = session.onlooker if session.hand_over is None else session.hand_over
        for hand in range(len(session.match.seats)):
            faces = [card.face for card in self.table.cards(hand_of(hand))]
            # A card that everybody sees flies into a hand face up, and at the end of a round all hands are laid open.
            closed = seat is not None and hand != session.onlooker and not self.table.busy
            if closed and any(face is not None for face in faces):
                self.wrong.append(f"seat {hand}'s hand is open for {session.onlooker}: {faces}")
        if session.hand_over is not None:
            self.between += 1
            if not self.table.curtain.isVisible() or self.table.curtain.geometry() != self.table.rect():
                self.wrong.append("the curtain does not cover the table")
            if self.table.widgets.transition.moving and self._last not in (None, session.hand_over):
                self.wrong.append("the curtain falls over what another person was shown")
            spoken = [self.language(each) for each in (self._last, session.hand_over)]
            said = self.table.curtain.accessibleName().split("\n")
            heard = ["ja" if _JAPANESE.search(_plain(line)) else "en" for line in (said[0], said[-1])]
            if len(said) != len(set(spoken)) or heard != spoken:
                self.wrong.append(f"the curtain should speak {spoken}: {said}")
        elif session.onlooker is not None:
            self._last = session.onlooker
        if seat is not None:
            self._read(str(OWN[session.names[seat]][LANGUAGE]))

    def language(self, seat: int | None) -> str:
        """What the person of this seat speaks; without one the house."""
        assert self.session is not None
        return "en" if seat is None else str(OWN[self.session.names[seat]][LANGUAGE])

    def _read(self, language: str) -> None:
        for found in texts(self._program.window):
            text = _plain(found)
            japanese = bool(_JAPANESE.search(text))
            if japanese if language == "en" else not japanese and _ENGLISH.search(text):
                self.wrong.append(f"not {language}: {text}")


def _plain(text: str) -> str:
    """A text without names and keys, which are the same in all languages."""
    return re.sub("|".join((*OWN, "Card Table", r"Ctrl\+\S+")), "", text)


def texts(top: QWidget) -> list[str]:
    """What is written on the visible widgets of the window, and what they are called for a screen reader.

    Of what the curtain says the last line is for the person it calls.
    """
    found = [top.windowTitle(), *(action.text() for action in top.menuBar().actions())]  # type: ignore[attr-defined]
    for widget in top.findChildren(QWidget):
        if widget.isVisible():
            name = widget.accessibleName()
            found.append(name.split("\n")[-1] if isinstance(widget, Curtain) else name)
            found += [widget.accessibleDescription(), tip_of(widget)]
            if isinstance(widget, QLabel | QAbstractButton):
                found.append(widget.text())
    return found


def people(program: Program) -> tuple[Profile, ...]:
    """Make the profiles."""
    assert program.shell is not None
    profiles = program.shell.profiles
    for name, own in OWN.items():
        made = profiles.add(name)
        chosen = {entry.key: entry.write(value) for entry, value in own.items()}
        profiles.update(replace(made, settings={**made.settings, **chosen}))
    return tuple(profiles.people)


@pytest.fixture
def program(start: Start) -> Program:
    """The program, set up in English, with animations."""
    found = start("en", 1)
    found.settings.set(ANIMATION, "fast")
    return found


def test_each_person_has_the_table_to_their_liking(program: Program, announced: Announcements) -> None:
    shell, clock = program.shell, program._clock
    assert shell is not None
    house = program.settings.written(PERSONAL)
    seats = tuple(Seat(profile.name, None, profile.id) for profile in people(program))
    shell.begin(MatchSetup("gunjo", seats, {"expansions": ("15",)}, seed=1))
    session, table = shell.match_manager.session, shell.table_page.table
    assert session is not None
    frames, rng, turns, recaps = Frames(program), Random(1), 0, 0

    def asked() -> bool:
        if table.panel.result is not None:
            return True
        table.skip_animations()
        waits = session.hand_over is not None or session.is_humans_turn
        return waits and not table.busy and curtain_rests()

    def curtain_rests() -> bool:
        program.window.update()
        QApplication.processEvents()
        return not table.widgets.transition.moving

    while turns < _TURNS or RUN.thorough:
        wait_for(clock, asked, "somebody to be asked")
        if table.panel.result is not None:
            if table.panel.result.ranks is not None:
                break
            QTest.keyClick(table.panel.buttons[-1], Qt.Key.Key_Return)
        elif session.hand_over is not None:
            own = OWN[session.names[session.hand_over]]
            assert {entry: program.settings.value(entry) for entry in own} == own
            assert i18n.language() == own[LANGUAGE]
            assert table.curtain.grab().toImage() == table.grab().toImage()
            announced.take()
            QTest.keyClick(table.curtain.button, Qt.Key.Key_Return)
            turns += 1
            wait_for(clock, curtain_rests, "the curtain to rise")
            if table.widgets.recap.recap is not None:
                recaps += 1
                assert announced.take()[0] == table.widgets.recap.words
                QTest.keyClick(table.widgets.recap, Qt.Key.Key_Right)
                assert not table.widgets.recap.isVisible()
        else:
            legal = session.view.legal_actions()
            fifteens = [action for action in legal if session.package.game.notation(action) == "play 15"]
            session.act((fifteens or [rng.choice(legal)])[0])
        QApplication.processEvents()
    assert frames.wrong == []
    assert frames.seen > frames.between > turns
    assert recaps > 0
    assert "play 15" in [step.text for step in session.match.steps]
    shell.go_home()
    assert program.settings.written(PERSONAL) == house
    assert i18n.language() == "en"


class Mouse:
    """Clicks as a player does, and counts the clicks of each step."""

    def __init__(self) -> None:
        self.clicks: dict[str, int] = {}
        self.step = ""

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        self.clicks[self.step] = self.clicks.get(self.step, 0) + 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def right_click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        self.clicks[self.step] = self.clicks.get(self.step, 0) + 1
        spot = widget.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
        QApplication.sendEvent(widget, event)

    def choose(self, button: QToolButton, words: str) -> None:
        """Open the menu of a button, and choose an entry."""
        menu = button.menu()
        assert menu is not None

        def take() -> None:
            entry = next(action for action in menu.actions() if action.text() == words)
            self.clicks[self.step] += 1
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())

        QTimer.singleShot(0, menu, take)
        self.click(button)
        assert not menu.isVisible()


def play_on(program: Program, mouse: Mouse, until: Callable[[Session], bool]) -> None:
    """Everybody in turn opens the curtain, reads what happened, flips and folds, until this is so."""
    assert program.shell is not None
    session, table = program.shell.match_manager.session, program.shell.table_page.table
    assert session is not None

    def asked() -> bool:
        ended = table.panel.result is not None
        return not table.widgets.transition.moving and (
            ended or session.hand_over is not None or session.is_humans_turn
        )

    while True:
        wait_for(program._clock, asked, "somebody to be asked")
        QApplication.processEvents()
        if table.widgets.recap.recap is not None:
            QTest.mouseClick(table.widgets.recap, Qt.MouseButton.LeftButton)
        elif until(session):
            return
        elif table.panel.result is not None or session.hand_over is not None:
            mouse.click(table.curtain.button if table.panel.result is None else table.panel.buttons[-1])
        else:
            legal = {session.package.game.notation(action): action for action in session.view.legal_actions()}
            session.act(next(legal[wanted] for wanted in ("flip", "fold", *legal) if wanted in legal))


@pytest.mark.parametrize(("language", "names"), [("en", ("Emma", "Leo", "Mia")), ("ja", ("えま", "れお", "みあ"))])
def test_a_family_s_evening_by_mouse_one_leaves_and_sits_down_elsewhere(
    start: Start, qtbot: QtBot, language: str, names: tuple[str, str, str]
) -> None:
    program, mouse = start(language, 1), Mouse()
    shell, clock = program.shell, program._clock
    assert shell is not None
    home, past, (emma, leo, mia) = shell.home, shell.past_matches, names

    mouse.step = "say who plays"
    who = home.who
    assert who is not None
    mouse.click(who.name_field)
    who.name_field.insert(emma)
    mouse.click(who.faces.button("rabbit"))
    mouse.click(who.done)
    assert home.who is None or not home.who.isVisible()

    mouse.step = "make two more profiles"
    mouse.click(tool(program, "profiles"))
    dialog = next(each for each in shell.window.findChildren(ProfilesDialog) if each.isVisible())
    for name in (leo, mia):
        mouse.click(dialog.new_button)
        dialog.name_field.selectAll()
        dialog.name_field.insert(name)
    mouse.click(dialog.close_button)
    assert [profile.name for profile in shell.profiles.people] == list(names)
    emma_s, leo_s, mia_s = (profile.id for profile in shell.profiles.people)

    mouse.step = "sit down together"
    mouse.click(next(tile for tile in home.tiles if tile.game == "kobayakawa"))
    setup = shell.setup_page
    mouse.choose(setup.company.portraits[1], leo)
    mouse.choose(setup.company.portraits[2], mia)
    assert [seat.profile for seat in setup.plan.seats] == [emma_s, leo_s, mia_s, ""]
    mouse.click(setup.start)
    session, table = shell.match_manager.session, shell.table_page.table
    assert session is not None

    mouse.step = "play"
    play_on(program, mouse, lambda now: now.is_humans_turn and now.onlooker == 1)
    presenter = table.presenter
    assert presenter is not None
    mouse.step = "leave"
    mouse.right_click(presenter.scene.player_panels.plates[1])
    mouse.click(seats_dialog(program).change_button)
    assert session.seats[1].level is not None
    left_to = session.seats[1].called

    mouse.step = "play"
    play_on(program, mouse, lambda now: now.is_humans_turn and now.onlooker == 2)
    mouse.step = "join"
    mouse.right_click(presenter.scene.player_panels.plates[3])
    mouse.click(seats_dialog(program).change_button)
    assert [seat.profile for seat in session.seats] == [emma_s, "", mia_s, leo_s]

    mouse.step = "play"
    play_on(program, mouse, lambda _now: table.panel.result is not None and table.panel.result.ranks is not None)
    mouse.step = "look at the statistics"
    shell.go_home()
    assert home.who is None or not home.who.isVisible()
    with qtbot.waitSignal(past.updater.updated):
        mouse.click(tool(program, "statistics"))

    def settle() -> None:
        wait_for(clock, lambda: not (past.updater.busy or past.jobs.busy), "the statistics")

    settle()
    figures = next(each for each in shell.window.findChildren(StatisticsDialog) if each.isVisible())
    person = figures.filter.choice("person")
    assert person.currentText() == emma
    mouse.click(figures.views.button("heads"))
    settle()
    assert rivals(figures) == {left_to, leo, mia}
    person.setFocus()
    while person.currentText() != leo:
        QTest.keyClick(person, Qt.Key.Key_Down)
    settle()
    assert figures.tiles[1].texts[0] == "1", "who left and sat down elsewhere has played one match"
    assert rivals(figures) == {emma, left_to, mia}
    figures.close()

    mouse.step = "begin another game in the same company"
    mouse.click(next(tile for tile in home.tiles if tile.game == "merchant"))
    assert [seat.profile for seat in shell.setup_page.plan.seats] == [emma_s, leo_s, mia_s, ""]
    mouse.click(shell.setup_page.start)
    turns = mouse.clicks.pop("play")
    assert mouse.clicks == {
        "say who plays": 3,
        "make two more profiles": 4,
        "sit down together": 6,
        "leave": 2,
        "join": 2,
        "look at the statistics": 2,
        "begin another game in the same company": 2,
    }
    assert turns > 3


def tool(program: Program, name: str) -> QWidget:
    """The button of the start screen for this menu action."""
    assert program.shell is not None
    wanted = program.shell.actions[name]
    return next(each for each in program.shell.home.head.tools if each._action is wanted)


def seats_dialog(program: Program) -> SeatsDialog:
    return next(each for each in program.window.findChildren(SeatsDialog) if each.isVisible())


def rivals(dialog: StatisticsDialog) -> set[str]:
    """Whom the chosen person has played with."""
    return {row.words for row in dialog.heads.model.rows}
