"""The score pad in the window: matches at a real table, entered by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.pads.open_pad import OpenPad
from cardtable_gui.controller.pads.pad import Pad
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.core.files import disk
from cardtable_gui.core.strict_json import Json
from cardtable_gui.settings import LANGUAGE, TEXT_PERCENT
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.pad.pad_desk import PadDesk
from cardtable_gui.views.shell.pad.pad_page import PadPage
from cardtable_gui.views.shell.pad.question_fields import CardsField, OrderField
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog
from tests.controller.pads.test_pad import GAMES, pad_of
from tests.support.real_tables import played
from tests.support.sampling import RUN
from tests.support.stepped_clock import process_events
from tests.views.shell.pad.clicking import Clicker
from tests.views.shell.test_language import untranslated


@pytest.fixture
def desk(shell: Shell, tmp_path: Path) -> PadDesk:
    """The score pads of one complete window."""
    return PadDesk(shell, tmp_path)


def opened(desk: PadDesk, pad: Pad) -> PadPage:
    """The page with a new pad."""
    desk.begin(pad)
    return desk.page


def totals(page: PadPage) -> list[str]:
    return [total.accessibleName() for total in page.board.totals]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_entered_by_clicks_is_scored_as_by_the_engine(desk: PadDesk, game_id: str) -> None:
    for seed in range(20 if RUN.thorough else 2):
        match = played(game_id, seed)
        page = opened(desk, match.pad)
        for answers in match.answers:
            clicker = Clicker(page)
            clicker.enter(answers)
            clicker.save()
        assert page.opened is not None
        scored = page.opened.pad.scored
        assert scored.state.scores == match.final.scores
        assert scored.ranks == match.final.ranks
        assert page.verdict.isVisible()
        assert not page.form.isVisible()


@pytest.mark.parametrize(
    ("game_id", "answers"),
    [
        ("kobayakawa", {"fighters": [0, 1, 2, 3], "winner": 2}),
        (
            "kobayakawa",
            {
                "fighters": [0, 1, 2, 3],
                "known": "cards",
                "card-0": ["3"],
                "card-1": ["9"],
                "card-2": ["12"],
                "card-3": ["15"],
                "k": ["6"],
            },
        ),
        ("merchant", {"order": [3, 1, 0, 2]}),
    ],
)
def test_a_deal_of_four_takes_twelve_clicks_at_most(desk: PadDesk, game_id: str, answers: dict[str, Json]) -> None:
    page = opened(desk, pad_of(game_id, 4, series=3) if game_id == "merchant" else pad_of(game_id, 4))
    clicker = Clicker(page)
    clicker.enter(answers)
    clicker.save()
    assert clicker.clicks <= 12
    assert page.opened is not None
    assert len(page.opened.pad.scored.deals) == 1


def test_an_evening_from_the_menu_to_the_winner(shell: Shell, desk: PadDesk, qtbot: QtBot, tmp_path: Path) -> None:
    shell.actions["real_table"].trigger()
    assert shell.window.windowTitle() == "At a real table – Card Table"
    page = desk.pads
    QTest.mouseClick(page.games["gunjo"].button, Qt.MouseButton.LeftButton)
    setup = desk.setup
    assert setup.isVisible()
    QTest.mouseClick(setup._sizes.button("3"), Qt.MouseButton.LeftButton)  # type: ignore[union-attr]
    for row, name in zip(setup.rows, ("Ann", "Ben", "Cleo"), strict=False):
        row.name.clear()
        QTest.keyClicks(row.name, name)
    setup.starter.starter = 1
    QTest.mouseClick(setup.begin, Qt.MouseButton.LeftButton)
    pad_page = desk.page
    assert pad_page.isVisible()
    assert pad_page.form.starts.text() == "Ben starts."
    assert not pad_page.form.save.isEnabled()
    clicker = Clicker(pad_page)
    clicker.enter({"winner": 0, "hand-1": ["7", "7", "8"]})
    assert pad_page.form.outcome.text() == "Enter the cards that Cleo has left."
    clicker.enter({"hand-2": ["3"]})
    assert "Ben: −10 (left with 7 and 8 (penalties: 5+5))" in pad_page.form.outcome.text()
    clicker.save()
    assert totals(pad_page) == ["Ann: 40.", "Ben: 20.", "Cleo: 29."]
    assert pad_page.form.starts.text() == "Ann starts."
    for _ in range(2):
        clicker.enter({"winner": 0, "hand-1": ["3"], "hand-2": ["3"]})
        clicker.save()
    assert pad_page.verdict.title.text() == "Ann wins the match"
    (kept,) = PadStore(tmp_path).all()
    assert kept.pad.names == ("Ann", "Ben", "Cleo")
    assert kept.pad.scored.over
    QTest.keyClick(pad_page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(desk.pads.kept) == 1)
    assert "won by Ann" in desk.pads.kept[0].about.text()
    assert desk.pads.won.text().splitlines()[0] == "Ann has won 1 of 1 match."
    QTest.keyClick(desk.pads, Qt.Key.Key_Escape)
    assert shell.pages.at_home


def test_the_first_deal_is_corrected_after_the_others(desk: PadDesk) -> None:
    page = opened(desk, pad_of("kobayakawa", 4))
    clicker = Clicker(page)
    for fighters in ([0, 1], [0, 1], [0, 1], [0, 1], [0, 2]):
        clicker.enter({"fighters": list[Json](fighters), "winner": 0})
        clicker.save()
    assert page.board.totals[1].accessibleName() == "Ben: 0."
    clicker.click(page.board.deals[0])
    assert page.form.cancel.isVisible()
    clicker.click(page.form.fields["winner"].buttons[1])  # type: ignore[attr-defined]
    page.form.note.setText("we looked again")
    clicker.save()
    assert page.opened is not None
    assert page.opened.pad.deals[0].note == "we looked again"
    assert page.opened.pad.scored.state.scores[1] == 3
    clicker.click(page.undo)
    assert page.board.totals[1].accessibleName() == "Ben: 0."
    clicker.click(page.redo)
    assert page.board.totals[1].accessibleName() == "Ben: 3."


def test_a_correction_that_changes_the_end_says_so(desk: PadDesk) -> None:
    pad = pad_of("meow", 2, None, losing_limit=3).with_deal({"winner": 0, "circles-1": 11})
    page = opened(desk, pad)
    assert page.verdict.isVisible()
    clicker = Clicker(page)
    clicker.click(page.board.deals[0])
    clicker.click(page.form.fields["circles-1"].buttons[3])  # type: ignore[attr-defined]
    clicker.save()
    assert page.news.text() == "The match isn’t over any more."
    assert not page.verdict.isVisible()
    assert page.form.isVisible()


def test_a_deal_that_no_longer_fits_is_asked_about_next(desk: PadDesk) -> None:
    pad = pad_of("kobayakawa", 4)
    for answers in ([0, 1], [0, 1], [0, 1], [1, 2], [1, 3]):
        pad = pad.with_deal({"fighters": list[Json](answers), "winner": 1 if 1 in answers and 0 not in answers else 0})
    page = opened(desk, pad)
    clicker = Clicker(page)
    clicker.click(page.board.deals[3])
    for seat in (2, 0):
        clicker.click(page.form.fields["fighters"].buttons[seat])  # type: ignore[attr-defined]
    clicker.click(page.form.fields["winner"].buttons[0])  # type: ignore[attr-defined]
    clicker.save()
    assert page.news.text().startswith("Entry 5 no longer fits.")
    assert page.opened is not None
    assert page.opened.pad.scored.misfit is not None
    clicker.click(page.form.fields["fighters"].buttons[3])  # type: ignore[attr-defined]
    clicker.save()
    assert page.opened.pad.scored.misfit is None


def test_the_last_deal_can_be_deleted_and_corrections_left_alone(desk: PadDesk) -> None:
    page = opened(desk, pad_of("merchant", 3, series=3).with_deal({"order": [0, 1]}).with_deal({"order": [2, 1]}))
    clicker = Clicker(page)
    clicker.click(page.board.deals[0])
    assert not page.form.remove.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.form.cancel.isVisible()
    clicker.click(page.board.deals[1])
    clicker.click(page.form.remove)
    assert page.opened is not None
    assert len(page.opened.pad.deals) == 1


def test_a_name_pressed_again_leaves_the_order(desk: PadDesk) -> None:
    page = opened(desk, pad_of("merchant", 4, series=3))
    field = page.form.fields["order"]
    assert isinstance(field, OrderField)
    clicker = Clicker(page)
    clicker.enter({"order": [2, 0, 1]})
    assert field.buttons[3].text() == "4th: Dan"
    clicker.click(field.buttons[0])
    assert page.form.answers["order"] == [2, 1]
    clicker.enter({"order": [0]})
    assert page.form.answers["order"] == [2, 1, 0]


def test_cards_are_taken_back_by_their_button_and_by_keys(desk: PadDesk) -> None:
    page = opened(desk, pad_of("gunjo", 3))
    clicker = Clicker(page)
    clicker.enter({"winner": 0, "hand-1": ["12", "12", "12", "12"]})
    field = page.form.fields["hand-1"]
    assert isinstance(field, CardsField)
    # There are only three of them.
    assert field.cards.cards == ["12"] * 3
    clicker.click(field.cards.minus["12"])
    QTest.keyClick(field.cards.keys["12"], Qt.Key.Key_Minus)
    QTest.keyClick(field.cards.keys["3"], Qt.Key.Key_Plus)
    assert page.form.answers["hand-1"] == ["3", "12"]
    assert field.cards.keys["12"].accessibleName() == "12, 1 entered"


def test_a_deal_is_entered_by_keys_alone(desk: PadDesk) -> None:
    page = opened(desk, pad_of("merchant", 3, series=3))
    focus = QApplication.focusWidget()
    assert focus is page.form.fields["order"].buttons[0]  # type: ignore[attr-defined]
    QTest.keyClick(focus, Qt.Key.Key_Space)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return):
        now = QApplication.focusWidget()
        assert now is not None
        QTest.keyClick(now, key)
    assert page.opened is not None
    assert len(page.opened.pad.deals) == 1
    focus = QApplication.focusWidget()
    assert focus is page.form.fields["order"].buttons[0]  # type: ignore[attr-defined]


def test_what_cant_be_saved_is_told(desk: PadDesk, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(desk, pad_of("merchant", 3, series=3))

    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(disk, "replace", full)
    clicker = Clicker(page)
    clicker.enter({"order": [1, 0]})
    clicker.save()
    assert shell.notifications.notice.words.startswith("The score pad can’t be saved.")
    assert len(page.board.deals) == 1


def test_a_pad_is_deleted_only_after_a_question(desk: PadDesk, shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    PadStore(tmp_path).add(pad_of("gunjo", 3))
    shell.actions["real_table"].trigger()
    qtbot.waitUntil(lambda: len(desk.pads.kept) == 1)
    QTest.mouseClick(desk.pads.kept[0].delete, Qt.MouseButton.LeftButton)
    assert desk.pads.confirm.isVisible()
    QTest.mouseClick(desk.pads.confirm.close_button, Qt.MouseButton.LeftButton)
    assert len(PadStore(tmp_path).all()) == 1
    QTest.mouseClick(desk.pads.kept[0].delete, Qt.MouseButton.LeftButton)
    QTest.mouseClick(desk.pads.confirm.yes_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: desk.pads.kept == [])
    assert PadStore(tmp_path).all() == []


def test_a_rematch_begins_a_new_pad_with_the_same_people(desk: PadDesk, tmp_path: Path) -> None:
    page = opened(desk, pad_of("merchant", 3).with_deal({"order": [0, 1]}))
    Clicker(page).click(page.verdict.again)
    assert page.opened is not None
    assert page.opened.pad == pad_of("merchant", 3)
    assert len(PadStore(tmp_path).all()) == 2


def test_people_who_played_last_are_asked_for_again_and_profiles_lend_their_names(
    desk: PadDesk, shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    profile = shell.profiles.add("Mia")
    PadStore(tmp_path).add(pad_of("gunjo", 3))
    shell.actions["real_table"].trigger()
    qtbot.waitUntil(lambda: len(desk.pads.kept) == 1)
    QTest.mouseClick(desk.pads.games["meow"].button, Qt.MouseButton.LeftButton)
    assert [person.name for person in desk.setup.people] == ["Ann", "Ben", "Cleo"]
    assert not desk.setup.starter.isVisible()
    row = desk.setup.rows[1]
    row.profile.setCurrentIndex(row.profile.findData(profile.id))
    row.profile.activated.emit(row.profile.currentIndex())
    assert desk.setup.people[1].name == "Mia"
    assert desk.setup.people[1].profile == profile.id


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_wider_than_the_window_at_twice_the_text_size(
    desk: PadDesk, shell: Shell, game_id: str, language: str, qtbot: QtBot
) -> None:
    shell.settings.set(LANGUAGE, language)
    shell.settings.set(TEXT_PERCENT, 200)
    shell.window.resize(1024, 640)
    match = played(game_id, 4, {"meow": 4}.get(game_id, 6), {})
    page = opened(desk, match.pad)
    for answers in match.answers[:1]:
        Clicker(page).enter(answers)
    qtbot.waitUntil(lambda: page.column.viewport().width() > 0)
    content, room = page.column.widget(), page.column.viewport().width()
    assert content.minimumSizeHint().width() <= room
    assert content.width() <= room


@pytest.mark.usefixtures("marked")
def test_all_pages_follow_the_language(desk: PadDesk, shell: Shell, qtbot: QtBot, qapp: QApplication) -> None:
    i18n.install(qapp, "en")
    PadStore(desk._folder).add(pad_of("merchant", 2).with_deal({"order": [0, 1]}))
    desk.show_pads()
    qtbot.waitUntil(lambda: len(desk.pads.kept) == 1)
    page = opened(desk, pad_of("gunjo", 2 + 1).with_deal({"winner": 0, "hand-1": ["7"], "hand-2": ["3"]}))
    Clicker(page).enter({"winner": 1})
    desk.set_up("godan")
    i18n.install(qapp, "ja")
    qapp.processEvents()
    names = {"Ann", "Ben", "Cleo"}
    for shown in (page, desk.setup, desk.pads):
        shell.show_page(shown, lambda: None)
        qapp.processEvents()
        found = {(kind, words) for kind, words in untranslated(shown) if not set(words.split(", ")) <= names}
        assert found == set()


def test_a_kept_pad_is_opened_where_it_was(desk: PadDesk, shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    PadStore(tmp_path).add(pad_of("merchant", 3, series=3).with_deal({"order": [0, 1]}))
    shell.actions["real_table"].trigger()
    qtbot.waitUntil(lambda: len(desk.pads.kept) == 1)
    QTest.mouseClick(desk.pads.kept[0].button, Qt.MouseButton.LeftButton)
    assert isinstance(desk.page.opened, OpenPad)
    assert totals(desk.page) == ["Ann: 2.", "Ben: 1.", "Cleo: 0."]
    wait: Callable[[], bool] = desk.page.isVisible
    assert wait()


def test_library_and_statistics_lead_to_the_pads(desk: PadDesk, shell: Shell, qtbot: QtBot) -> None:
    library = shell.past_matches.show_library()
    QTest.mouseClick(library.pads_button, Qt.MouseButton.LeftButton)
    assert not library.isVisible()
    assert desk.pads.isVisible()
    shell.go_home()
    shell.actions["statistics"].trigger()
    (dialog,) = shell.window.findChildren(StatisticsDialog)
    qtbot.waitUntil(dialog.pads_button.isVisible)
    QTest.mouseClick(dialog.pads_button, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert desk.pads.isVisible()


def test_a_finger_taps_cards_and_names(desk: PadDesk, shell: Shell) -> None:
    page, screen = opened(desk, pad_of("gunjo", 3)), QTest.createTouchDevice()

    def tap(widget: QWidget) -> None:
        process_events()
        page.column.ensureWidgetVisible(widget)
        window = shell.window.windowHandle()
        at = widget.mapTo(shell.window, widget.rect().center())
        for touch in ("press", "release"):
            events = QTest.touchEvent(window, screen, False)
            getattr(events, touch)(0, at, window)
            events.commit()

    tap(page.form.fields["winner"].buttons[0])  # type: ignore[attr-defined]
    for card in ("7", "7"):
        tap(page.form.fields["hand-1"].cards.keys[card])  # type: ignore[attr-defined]
    tap(page.form.fields["hand-2"].cards.keys["3"])  # type: ignore[attr-defined]
    tap(page.form.save)
    assert totals(page) == ["Ann: 35.", "Ben: 25.", "Cleo: 29."]


def test_the_set_up_asks_for_a_head_start_of_those_who_play(desk: PadDesk) -> None:
    desk.set_up("kobayakawa")
    setup = desk.setup
    setup.rows[1].name.setText("Ben")
    (row,) = (row for row in setup.options.rows if row.option.id == "head_start")
    assert row.seats is not None
    row.seats.steppers[1].value = 2
    begun: list[Pad] = []
    setup.begun.connect(begun.append)
    QTest.mouseClick(setup.begin, Qt.MouseButton.LeftButton)
    assert begun[0].scored.state.scores == (4, 6, 4, 4)
    assert totals(desk.page)[1] == "Ben: 6."


def test_what_is_half_entered_stays_when_the_language_or_a_profile_changes(
    desk: PadDesk, shell: Shell, qapp: QApplication
) -> None:
    page = opened(desk, pad_of("gunjo", 3))
    Clicker(page).enter({"winner": 1, "hand-0": ["7", "7"]})
    page.form.note.setText("half")
    i18n.install(qapp, "ja")
    qapp.processEvents()
    shell.profiles.add("Mia")
    assert page.form.answers == {"winner": 1, "hand-0": ["7", "7"]}
    assert page.form.note.text() == "half"
    i18n.install(qapp, "en")


def test_fewer_people_have_the_whole_sheet_for_themselves(desk: PadDesk) -> None:
    opened(desk, pad_of("gunjo", 6))
    page = opened(desk, pad_of("merchant", 2))
    process_events()
    last = page.board.totals[-1]
    assert last.mapTo(page.board, last.rect().topRight()).x() > 0.9 * page.board.width()
