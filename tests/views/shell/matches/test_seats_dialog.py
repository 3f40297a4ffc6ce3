"""People leave the table and come to it, by mouse and keyboard, and nobody sees a hand that isn't theirs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.seats import MOST_SEAT_CHANGES, SEAT_CHANGES, Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.strict_json import Json
from cardtable_gui.core.zones import hand_of
from cardtable_gui.models.log import LogModel
from cardtable_gui.settings import TEXT_PERCENT
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.matches.seats_dialog import SeatsDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.announcements import Announcements
from tests.views.window_scenes import ANN, BEN, CHO, MIO, begin, dealt, paste, press, problem

SORA = Seat("", "easy", character="sora")


class Frames(QObject):
    """Looks at the table whenever the window is about to be painted, and at each event of its own."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self.seen = 0
        self.wrong: list[str] = []
        shell.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        session = self._shell.match_manager.session
        if event.type() == QEvent.Type.UpdateRequest and session is not None and session.to_move is not None:
            self.seen += 1
            table = self._shell.table_page.table
            for seat in range(len(session.seats)):
                faces = [card.face for card in table.cards(hand_of(seat))]
                if seat != session.onlooker and any(face is not None for face in faces):
                    self.wrong.append(f"seat {seat}'s hand is open for {session.onlooker}: {faces}")
            if session.hand_over is not None and not table.curtain.isVisible():
                self.wrong.append(f"no curtain before {session.hand_over}")
        return super().eventFilter(watched, event)


@pytest.fixture
def frames(shell: Shell) -> Iterator[Frames]:
    made = Frames(shell)
    yield made
    assert made.wrong == []
    assert made.seen > 0


def asked(session: Session) -> bool:
    return session.hand_over is not None or session.is_humans_turn


def open_dialog(shell: Shell) -> SeatsDialog:
    press(shell, "seats")
    return shown(shell)


def shown(shell: Shell) -> SeatsDialog:
    dialog = shell.dialogs._made["seats"]
    assert isinstance(dialog, SeatsDialog)
    assert dialog.isVisible()
    return dialog


def click(widget: object) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def lines(source: MatchSource) -> list[str]:
    model = LogModel(source)
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def plates(shell: Shell) -> list[str]:
    """What the plates are called, and whether a picture is on them."""
    presenter = shell.table_page.table.presenter
    assert presenter is not None
    found = presenter.scene.player_panels.plates.values()
    return [f"{view.plate.name}{' +' if view.plate.portrait else ''}" for view in found]


def play(shell: Shell, session: Session, qtbot: QtBot) -> None:
    """The person who is asked opens the curtain if it's closed, and does something."""
    table = shell.table_page.table
    qtbot.waitUntil(lambda: asked(session))
    if session.hand_over is not None:
        qtbot.waitUntil(table.curtain.isVisible)
        QTest.keyClick(table.curtain.button, Qt.Key.Key_Return)
    if table.widgets.recap.isVisible():
        QTest.keyClick(table.widgets.recap, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    QApplication.processEvents()
    session.act(session.view.legal_actions()[0])
    QApplication.processEvents()


def test_one_leaves_and_comes_back_and_another_joins(shell: Shell, qtbot: QtBot, frames: Frames) -> None:
    session = begin(shell, qtbot, ANN, BEN, CHO, SORA, game="gunjo")
    for _ in range(3):
        play(shell, session, qtbot)
    qtbot.waitUntil(lambda: asked(session))

    dialog = open_dialog(shell)
    click(dialog.faces[0])
    assert dialog.row is not None
    assert (dialog.row.seat, dialog.character.isVisible()) == (Seat("", "easy", character="hana"), True)
    click(dialog.change_button)
    assert not dialog.isVisible()
    assert session.seats == (Seat("", "easy", character="hana"), BEN, CHO, SORA)
    QApplication.processEvents()
    assert plates(shell) == ["Hana +", "Ben", "Cho", "Sora +"]
    before = len(session.match.steps)
    while all(step.seat != 0 for step in session.match.steps[before:]):
        play(shell, session, qtbot)
    qtbot.waitUntil(lambda: asked(session))

    dialog = open_dialog(shell)
    click(dialog.faces[0])
    assert not dialog.character.isVisible()
    assert dialog.row is not None
    assert dialog.row.seat == ANN
    QTest.keyClick(dialog.change_button, Qt.Key.Key_Return)
    assert session.seats == (ANN, BEN, CHO, SORA)

    dialog = open_dialog(shell)
    click(dialog.faces[3])
    assert dialog.row is not None
    QTest.keyClicks(dialog.row.name_field, "Emma")
    click(dialog.change_button)
    emma = Seat("Emma")
    assert session.seats == (ANN, BEN, CHO, emma)
    for _ in range(5):
        play(shell, session, qtbot)
    told = [line for line in lines(session) if "hands over" in line or "takes over" in line]
    assert told == ["Ann hands over to Hana.", "Ann takes over from Hana.", "Emma takes over from Sora."]
    assert [name.split()[0] for name in plates(shell)] == ["Ann", "Ben", "Cho", "Emma"]

    press(shell, "watch")
    replay = shell.match_manager.replay
    assert replay is not None
    for name in ("Ann", "Hana"):
        replay.jump(next(at for at in range(replay.length) if replay.match.seats_at(at)[0].called == name))
        QApplication.processEvents()
        assert plates(shell)[0].split()[0] == name


def test_the_last_person_is_told_how_to_leave(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, SORA, MIO)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    dialog = open_dialog(shell)
    assert dialog.faces[1].isChecked()
    click(dialog.faces[0])
    assert not dialog.change_button.isEnabled()
    assert "Nobody else is playing" in dialog._reason.text()
    click(dialog.faces[1])
    assert dialog.change_button.isEnabled()


def test_two_people_are_not_called_alike(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, SORA, MIO)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    dialog = open_dialog(shell)
    assert dialog.row is not None
    QTest.keyClicks(dialog.row.name_field, "ann")
    assert not dialog.change_button.isEnabled()
    assert "Ann" in dialog._reason.text()
    QTest.keyClicks(dialog.row.name_field, "e")
    assert dialog.change_button.isEnabled()


def test_the_character_and_level_are_chosen(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, SORA)
    session.reveal()
    dialog = open_dialog(shell)
    click(dialog.faces[1])
    offered = [dialog.character.itemData(row) for row in range(dialog.character.count())]
    assert offered == ["hana", "ren", "mio", "taro", "yuki"]
    QTest.keyClick(dialog.character, Qt.Key.Key_Down)
    assert dialog.row is not None
    QTest.keyClick(dialog.row.level, Qt.Key.Key_Down)
    click(dialog.change_button)
    assert session.seats[1] == Seat("", "normal", character="ren")


def test_a_profile_that_is_not_at_the_table_is_proposed(shell: Shell, qtbot: QtBot) -> None:
    ann, emma = (shell.profiles.add(name) for name in ("Ann", "Emma"))
    session = dealt(shell, MatchSetup("kobayakawa", (Seat("Ann", None, ann.id), SORA, SORA)), qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    dialog = open_dialog(shell)
    assert dialog.row is not None
    assert dialog.row.seat == Seat("Emma", None, emma.id)
    assert dialog.row.name_field.isReadOnly()
    click(dialog.change_button)
    assert session.seats[1] == Seat("Emma", None, emma.id)
    profiles = shell.table_page.table.look.profiles
    assert [profile and profile.name for profile in profiles] == ["Ann", "Emma", None]


def test_a_plate_asks_about_its_seat(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, SORA)
    session.reveal()
    presenter = shell.table_page.table.presenter
    assert presenter is not None
    for seat, plate in presenter.scene.player_panels.plates.items():
        middle = plate.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, plate.mapToGlobal(middle))
        QApplication.sendEvent(plate, event)
        dialog = shown(shell)
        assert dialog.faces[seat].isChecked()
        dialog.reject()


def test_a_plate_in_a_replay_asks_nothing(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, SORA)
    play(shell, session, qtbot)
    press(shell, "watch")
    presenter = shell.table_page.table.presenter
    assert presenter is not None
    plate = presenter.scene.player_panels.plates[0]
    QApplication.sendEvent(plate, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(3, 3), QPoint(3, 3)))
    assert "seats" not in shell.dialogs._made
    assert not shell.actions["seats"].isEnabled()


def test_a_screen_reader_is_told_who_comes(shell: Shell, qtbot: QtBot, announced: Announcements) -> None:
    session = begin(shell, qtbot, ANN, SORA, MIO)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    dialog = open_dialog(shell)
    assert dialog.windowTitle() == "Leave or join"
    assert dialog.faces[1].accessibleName() == "Sora, seat 2"
    assert dialog.row is not None
    assert dialog.row.name_field.accessibleName() == "Name, seat 2"
    QTest.keyClicks(dialog.row.name_field, "Emma")
    announced.take()
    click(dialog.change_button)
    assert "Emma takes over from Sora." in announced.take()


def test_bots_and_their_tools_go_with_the_last_bot(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, SORA)
    session.reveal()
    assert not shell.table_page.tools["pause"].isHidden()
    dialog = open_dialog(shell)
    click(dialog.faces[2])
    click(dialog.change_button)
    assert shell.table_page.tools["pause"].isHidden()
    assert not shell.actions["pause"].isEnabled()


def test_the_dialog_follows_a_match_that_goes_on(shell: Shell, qtbot: QtBot) -> None:
    session = begin(shell, qtbot, ANN, BEN, SORA)
    session.reveal()
    dialog = open_dialog(shell)
    session.undo()
    session.act(session.view.legal_actions()[0])
    qtbot.waitUntil(lambda: asked(session))
    session.reveal()
    session.undo()
    assert session.request is not None
    assert not dialog.change_button.isEnabled()
    assert "isn’t being played right now" in dialog._reason.text()
    session.consent(given=False)
    assert dialog.change_button.isEnabled()


def test_what_has_no_room_says_so_and_changes_nothing(shell: Shell, qtbot: QtBot) -> None:
    match = Match.new("kobayakawa", (ANN, BEN, SORA), seed=3)
    match.act(match.state.legal_actions()[0])
    told: list[Json] = [{"at": 0, "seat": 2, "name": str(number)} for number in range(MOST_SEAT_CHANGES)]
    record = match.record
    paste(shell, dumps(replace(record, extra={SEAT_CHANGES: told})))
    session = shell.match_manager.session
    assert session is not None
    before = session.seats
    dialog = open_dialog(shell)
    click(dialog.change_button)
    assert "as long as a record can be" in problem(shell)
    assert session.seats == before


def test_the_dialog_speaks_japanese_too(shell: Shell, qtbot: QtBot, qapp: QApplication) -> None:
    session = begin(shell, qtbot, ANN, BEN, SORA)
    session.reveal()
    dialog = open_dialog(shell)
    i18n.install(qapp, "ja")
    QApplication.processEvents()
    assert (dialog.windowTitle(), dialog.close_button.text()) == ("抜ける・加わる", "キャンセル")
    click(dialog.faces[2])
    assert dialog._question.text() == "「ソラ」の席につくのは？"


def test_whoever_joins_plays_by_their_own_profile(shell: Shell, qtbot: QtBot, frames: Frames) -> None:
    ann, emma = (shell.profiles.add(name) for name in ("Ann", "Emma"))
    shell.profiles.update(replace(emma, settings={**emma.settings, TEXT_PERCENT.key: TEXT_PERCENT.write(140)}))
    session = dealt(shell, MatchSetup("gunjo", (Seat("Ann", None, ann.id), SORA, MIO), starter=0), qtbot)
    qtbot.waitUntil(lambda: session.is_humans_turn)
    dialog = open_dialog(shell)
    click(dialog.change_button)
    assert shell.settings.value(TEXT_PERCENT) == 100
    while session.hand_over != 1:
        play(shell, session, qtbot)
        qtbot.waitUntil(lambda: asked(session))
    assert shell.settings.value(TEXT_PERCENT) == 140
    play(shell, session, qtbot)
    assert shell.settings.value(TEXT_PERCENT) == 140


def test_whoever_is_asked_leaves_with_their_profile(shell: Shell, qtbot: QtBot, frames: Frames) -> None:
    seats = [Seat(profile.name, None, profile.id) for profile in map(shell.profiles.add, ("Ann", "Emma"))]
    session = dealt(shell, MatchSetup("gunjo", (*seats, MIO), starter=0), qtbot)
    play(shell, session, qtbot)
    while not (session.is_humans_turn and session.onlooker == 0):
        play(shell, session, qtbot)
        qtbot.waitUntil(lambda: asked(session))
        if session.hand_over == 0:
            session.reveal()
    dialog = open_dialog(shell)
    assert dialog.faces[0].isChecked()
    click(dialog.change_button)
    assert [profile and profile.name for profile in shell.table_page.table.look.profiles] == [None, "Emma", None]
    qtbot.waitUntil(shell.table_page.table.curtain.isVisible)
    assert session.hand_over == 1
    play(shell, session, qtbot)


def test_the_dialog_goes_when_another_match_is_opened_from_outside_the_window(shell: Shell, qtbot: QtBot) -> None:
    begin(shell, qtbot, ANN, BEN, SORA)
    dialog = open_dialog(shell)
    shell.match_manager.leave()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    session = begin(shell, qtbot, ANN, BEN, MIO)
    assert not dialog.isVisible()
    assert session.seats == (ANN, BEN, MIO)
    assert open_dialog(shell).faces[2].text() == "Mio"


def test_faces_follow_the_profiles_while_the_dialog_is_open(shell: Shell, qtbot: QtBot) -> None:
    ann = shell.profiles.add("Ann")
    dealt(shell, MatchSetup("gunjo", (Seat("Ann", None, ann.id), SORA, MIO), starter=0), qtbot)
    face = open_dialog(shell).faces[0]
    before = face.icon().cacheKey()
    shell.profiles.remove(ann.id)
    assert face.icon().cacheKey() != before
