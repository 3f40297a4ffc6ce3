"""The recap: what happened since a person's last turn, when the curtain opens for them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.profiles import Profile
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.zones import hand_of
from cardtable_gui.models.log import LogKind, LogLine
from cardtable_gui.views.kit.pictures import drawings
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.table.widgets.recap import FIRST_MS, LINE_MS, LONGEST_MS, MOST_LINES, Recap, RecapSheet
from tests.support.announcements import Announcements
from tests.support.sessions import ANN, BEN, CHO
from tests.views.table.driving import Driven
from tests.views.table.scenes import UPWARDS


@pytest.fixture
def driven(announced: Announcements, qtbot: QtBot) -> Driven:
    """The curtain waits for Ann, who begins."""
    del announced
    found = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO), deals=(UPWARDS,))
    found.until(found.table.curtain.isVisible)
    return found


def after(driven: Driven, *actions: str) -> RecapSheet:
    """People do this one after the other, and the next one opens the curtain."""
    for action in actions:
        driven.key(Qt.Key.Key_Return)
        driven.table.widgets.recap.end()
        driven.act(action)
        driven.until(driven.table.curtain.isVisible)
    driven.key(Qt.Key.Key_Return)
    return driven.table.widgets.recap


def words(sheet: RecapSheet) -> list[str]:
    return sheet.words.splitlines() if sheet.recap is not None else []


def test_who_begins_has_missed_nothing(driven: Driven) -> None:
    after(driven)
    assert driven.session.is_humans_turn
    assert not driven.table.widgets.recap.isVisible()


def test_at_the_first_turn_it_tells_what_others_did_before(driven: Driven) -> None:
    sheet = after(driven, "flip")
    assert words(sheet)[0] == "So far in this match"
    assert [line for line in words(sheet) if "Ann" in line]


def test_later_it_tells_what_happened_since_the_last_turn_and_no_more(driven: Driven) -> None:
    sheet = after(driven, "flip", "flip", "flip")
    assert driven.session.onlooker == 0
    title, *lines = words(sheet)
    assert title == "Since your last turn"
    assert [line.split()[0] for line in lines[:2]] == ["Ben", "Cho"]
    assert not [line for line in lines if line.startswith("Ann")]


def test_it_is_read_aloud_before_the_question(driven: Driven, announced: Announcements) -> None:
    after(driven, "flip")
    told = announced.words
    at = told.index(driven.table.widgets.recap.words)
    assert told[at + 1 :]


def test_it_tells_what_another_person_drew_only_to_that_person(driven: Driven) -> None:
    driven.key(Qt.Key.Key_Return)
    driven.act("draw")
    drawn = driven.session.view.hand
    driven.act(f"discard {drawn[0]}")
    driven.until(driven.table.curtain.isVisible)
    driven.key(Qt.Key.Key_Return)
    kept = next(card for card in drawn[1:])
    assert driven.session.onlooker == 1
    assert kept not in " ".join(words(driven.table.widgets.recap)[1:]).replace(".", "").split()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_F, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Right])
def test_any_key_ends_it_and_does_nothing_else(driven: Driven, key: Qt.Key) -> None:
    sheet = after(driven, "flip")
    before = len(driven.match.steps)
    driven.key(Qt.Key.Key_Shift)
    assert sheet.isVisible()
    driven.key(key)
    assert not sheet.isVisible()
    assert (len(driven.match.steps), driven.table.picked) == (before, {})
    assert QApplication.focusWidget() in driven.table.findChildren(QWidget)


def test_a_press_anywhere_ends_it_and_does_nothing_else(driven: Driven) -> None:
    sheet = after(driven, "flip")
    card = driven.table.cards(hand_of(1))[0]
    spot = card.geometry().center()
    assert driven.table.childAt(spot) is sheet
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=spot)
    assert not sheet.isVisible()
    assert driven.table.picked == {}


def test_it_goes_by_itself_after_a_few_seconds(driven: Driven) -> None:
    sheet = after(driven, "flip")
    lines = len(words(sheet)) - 1
    driven.clock.step(FIRST_MS + LINE_MS * lines - 100)
    assert sheet.isVisible()
    driven.clock.step(200)
    assert not sheet.isVisible()
    assert LONGEST_MS < 10_000


def test_an_undo_ends_it(driven: Driven) -> None:
    sheet = after(driven, "flip")
    driven.session.undo()
    assert driven.table.widgets.consent.isVisible()
    assert not sheet.isVisible()


def test_it_can_be_turned_off(driven: Driven) -> None:
    driven.table.set_look(replace(driven.table.look, recap=False))
    after(driven, "flip")
    assert driven.session.is_humans_turn
    assert not driven.table.widgets.recap.isVisible()


def test_of_much_it_tells_the_latest_and_how_much_there_was_before(driven: Driven) -> None:
    sheet = after(driven, "flip")
    assert sheet.recap is not None
    lines = tuple(
        LogLine(LogKind.LINE, 0, QT_TRANSLATE_NOOP("log", "{place}: {seat}").put(place=number, seat=SeatName(0)))
        for number in range(MOST_LINES + 3)
    )
    sheet.tell(
        Recap(sheet.recap.title, lines, (driven.session.names,) * len(lines), (driven.session.seats,) * len(lines)), ()
    )
    told = words(sheet)[1:]
    assert [told[0], told[-1], len(told)] == ["…and 3 more before that", f"{MOST_LINES + 2}: Ann", MOST_LINES + 1]


def test_each_line_has_the_face_of_whoever_did_it_then(driven: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who has taken the seat back does not get what the bot did meanwhile."""
    mia = Profile("a" * 24, "Mia", "teal", "owl")
    hana = Seat("", "easy", character="hana")
    sheet = after(driven, "flip")
    assert sheet.recap is not None
    before, now = (ANN, hana, CHO), (ANN, Seat("Mia", None, mia.id), CHO)
    line = LogLine(LogKind.LINE, 1, QT_TRANSLATE_NOOP("log", "{seat} folds.").put(seat=SeatName(1)))
    painted: list[str] = []
    monkeypatch.setattr(
        profile_mark, "paint", lambda _painter, _place, colour, mark: painted.append(f"{colour} {mark}")
    )
    monkeypatch.setattr(drawings, "paint", lambda _painter, _place, path: painted.append(path))
    names = (driven.session.names,) * 2
    sheet.tell(Recap(sheet.recap.title, (line, line), names, (before, now)), (None, mia, None))
    sheet.grab()
    assert painted == ["assets/portraits/hana-calm.svg", "teal owl"]
