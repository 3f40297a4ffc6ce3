"""How long messages stay: as usual, longer, or until they're closed, as the settings ask."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.settings import READING_TIME, Settings
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.shell.notices import notice
from cardtable_gui.views.shell.notices.notice import Notice
from cardtable_gui.views.table.widgets.bubbles import REFUSAL_MS, RefusalBubble
from cardtable_gui.views.table.widgets.clear_place import Ground
from tests.support.stepped_clock import SteppedClock


@pytest.fixture
def settings() -> Iterator[Settings]:
    yield Settings()
    reading_time.choose("usual")


@pytest.fixture
def look(qapp: QApplication, settings: Settings) -> Look:
    made = Look(qapp, settings)
    made.complete()
    return made


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock()


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    return made


def test_a_notice_stays_as_long_as_the_settings_ask(
    look: Look, settings: Settings, clock: SteppedClock, around: QWidget
) -> None:
    shown = Notice(look, clock, around)

    def tell_and_wait(ms: float) -> bool:
        shown.tell("The match was saved.")
        clock.step(ms)
        return shown.isVisible()

    assert not tell_and_wait(notice.BRIEF_MS)
    settings.set(READING_TIME, "longer")
    assert tell_and_wait(2 * notice.BRIEF_MS)
    assert not tell_and_wait(3 * notice.BRIEF_MS)
    settings.set(READING_TIME, "stay")
    assert tell_and_wait(100 * notice.BRIEF_MS)
    settings.set(READING_TIME, "usual")
    assert not tell_and_wait(notice.BRIEF_MS)


@pytest.mark.parametrize(
    ("words", "long"),
    [
        ("Match record copied to the clipboard as text.", False),
        ("Your backup was restored. The data you had before is in “/home/ann/.local/share/cardtable”.", True),
        ("対戦記録をテキストでコピーしました。", False),
        ("バックアップを復元しました。以前のデータは「/home/ann/cardtable」にあります。", True),
    ],
)
def test_a_long_notice_stays_as_long_as_an_error(
    look: Look, clock: SteppedClock, around: QWidget, words: str, long: bool
) -> None:
    shown = Notice(look, clock, around)
    shown.tell(words)
    clock.step(notice.BRIEF_MS)
    assert shown.isVisible() is long
    clock.step(notice.LONG_MS - notice.BRIEF_MS)
    assert not shown.isVisible()


def test_a_refusal_stays_until_it_is_closed_for_who_wants_that(
    look: Look, settings: Settings, clock: SteppedClock, around: QWidget
) -> None:
    assert look.percent == 100
    bubble = RefusalBubble(clock, around)

    def explain_and_wait(ms: float) -> bool:
        bubble.explain("It’s Ben’s turn.", "", QRectF(400, 300, 0, 0), Ground(QRectF(0, 0, 800, 600)), LIGHT, 100)
        clock.step(ms)
        return bubble.isVisible()

    assert not explain_and_wait(REFUSAL_MS)
    settings.set(READING_TIME, "stay")
    assert explain_and_wait(100 * REFUSAL_MS)


def test_what_a_match_waits_for_goes_at_last(look: Look, settings: Settings) -> None:
    assert look.percent == 100
    assert reading_time.of(1000) == 1000
    settings.set(READING_TIME, "stay")
    assert reading_time.of(1000) == 10_000
    with pytest.raises(KeyError):
        reading_time.choose("for ever")
