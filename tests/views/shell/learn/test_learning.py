"""Lessons in the window: how they are opened, what the panel says, and how they lead on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.lessons import progress
from cardtable_gui.controller.lessons.lesson_session import LessonSession
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.zones import hand_of
from cardtable_gui.settings import ANIMATION, BOT_SPEED, PLAYER, TEXT_PERCENT, Settings
from cardtable_gui.views.shell.learn.learning import Learning
from cardtable_gui.views.shell.menus.menus import Menus
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.table.state.announcements import Announcement, Kind
from cardtable_gui.views.table.widgets.player_plates import Plate, PlateView
from tests.support.announcements import Announcements
from tests.support.audit import clipped, overlapping
from tests.views.shell.test_letters_beside_the_table import click, texts, type_at

HANA, SORA, *_ = CAST
GAME = games.package("kobayakawa")
LESSONS = GAME.load_lessons()
FOLD = next(lesson for lesson in LESSONS if lesson.id == "fold")


@pytest.fixture
def learning(shell: Shell, settings: Settings) -> Learning:
    """The lessons of a window without animations."""
    settings.set(ANIMATION, "off")
    settings.set(BOT_SPEED, "instant")
    found: Learning | None = shell.findChild(Learning)
    assert found is not None
    return found


@pytest.fixture
def open_lesson(learning: Learning, qtbot: QtBot) -> Callable[[str], LessonSession]:
    """Open a lesson of Kobayakawa, and wait until the learner is asked."""

    def begin(lesson: str) -> LessonSession:
        learning.open("kobayakawa", lesson)
        session = learning.session
        assert session is not None
        qtbot.waitUntil(lambda: session.is_humans_turn)
        return session

    return begin


def test_a_click_on_the_words_of_a_lesson_leaves_the_table_its_letters(
    shell: Shell, open_lesson: Callable[[str], LessonSession], learning: Learning, qtbot: QtBot
) -> None:
    open_lesson("fold")
    page = shell.table_page
    for text in list(texts(learning.panel)):
        if text.isVisible():
            click(text)
            assert not page.table.bubble.isVisible()
            with qtbot.waitSignal(page.table.refused):
                type_at("F", "а")
            page.table.bubble.hide()


def act(learning: Learning, text: str, qtbot: QtBot) -> None:
    """Do this, and wait until the lesson is solved."""
    assert learning.session is not None
    learning.session.act(GAME.game.parse(text))
    qtbot.waitUntil(lambda: learning.panel.next.isVisible() or learning._shell.table_page.table.panel.isVisible())


def laid_out() -> None:
    """Let layouts follow their contents: each asks the one around it by an event of its own."""
    for _ in range(6):
        QApplication.processEvents()


def check_room_for_table(shell: Shell) -> None:
    """The whole table can be seen in a small window."""
    laid_out()
    table = shell.table_page.table
    assert table.mapTo(shell.window, table.rect().bottomLeft()).y() < 640
    assert (shell.window.width(), shell.window.height()) == (1024, 640)


def press_result_away(shell: Shell) -> None:
    panel = shell.table_page.table.panel
    if panel.isVisible():
        panel.buttons[-1].click()


def test_the_menu_and_its_key_open_the_list_of_lessons(shell: Shell, learning: Learning) -> None:
    shell.actions["lessons"].trigger()
    assert learning.page.isVisible()
    assert shell.window.windowTitle() == "Lessons – Card Table"
    learning.page.setWindowTitle("レッスン")
    assert shell.window.windowTitle() == "レッスン – Card Table", "as when the language changes"
    taught = [package.game.id for package in games.by_difficulty() if package.lessons is not None]
    assert list(learning.page.games) == taught
    learning.page.left.emit()
    assert shell.pages.at_home
    QTest.keyClick(shell.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert learning.page.isVisible()
    QTest.keyClick(learning.page, Qt.Key.Key_Escape)
    assert shell.pages.at_home


def test_the_buttons_of_the_list_are_equally_wide(shell: Shell, learning: Learning, settings: Settings) -> None:
    progress.add(settings, "kobayakawa", LESSONS[0].id)
    shell.actions["lessons"].trigger()
    learning.page.show_game("kobayakawa")
    for percent in (100, 200):
        settings.set(TEXT_PERCENT, percent)
        laid_out()
        buttons = [row.button for row in learning.page.rows]
        assert len({button.text() for button in buttons}) == 2
        assert len({button.width() for button in buttons}) == 1


def test_learn_is_a_menu_of_its_own(shell: Shell) -> None:
    menus: Menus = shell._menus
    assert [menu.title() for menu, _ in menus._worded if shell.actions["lessons"] in menu.actions()] == ["L&earn"]


def test_the_set_up_opens_the_lessons_of_its_game(shell: Shell, learning: Learning) -> None:
    shell.set_up("godan")
    about = shell.setup_page.about
    assert about.lessons.isVisible()
    QTest.mouseClick(about.lessons, Qt.MouseButton.LeftButton)
    assert learning.page.isVisible()
    assert learning.page.game == "godan"


@pytest.mark.usefixtures("small_games")
def test_a_game_without_lessons_offers_none(shell: Shell) -> None:
    shell.set_up("sample_sevens")
    assert shell.setup_page.about.lessons.isHidden()
    assert shell.setup_page.about.rules.isVisible()


def test_the_list_opens_at_the_game_that_was_on_the_table(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession]
) -> None:
    open_lesson("fold")
    QTest.mouseClick(learning.panel.all, Qt.MouseButton.LeftButton)
    assert learning.page.game == "kobayakawa"
    assert learning.session is None
    assert shell.match_manager.source is None


def test_a_lesson_says_what_it_is_about_and_what_to_do(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession]
) -> None:
    open_lesson("fold")
    assert learning.panel.isVisible()
    assert learning.panel.words == "\n".join([i18n.text(FOLD.before), i18n.text(FOLD.tasks[0].words)])
    assert learning.panel.next.isHidden()
    assert shell.window.windowTitle().startswith("Lesson: Fold and lose nothing")
    assert not shell.table_page.numbered
    assert not shell.lists.saved.rowCount()


def test_a_mistake_is_told_at_the_table_with_its_rule_and_can_be_mended(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], qtbot: QtBot
) -> None:
    session = open_lesson("fold")
    table = shell.table_page.table
    before = session.at
    table.run_command("fight")
    assert session.at == before
    assert table.bubble.isVisible()
    assert FOLD.tasks[0].otherwise is not None
    assert table.bubble.text == i18n.text(FOLD.tasks[0].otherwise)
    table.bubble.rules_wanted.emit(FOLD.rule)
    assert shell.table_page.side.rules.isVisible()
    table.run_command("fold")
    assert session.at > before
    qtbot.waitUntil(lambda: learning.panel.next.isVisible() or table.panel.isVisible())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_solved_lesson_says_what_was_learnt_is_remembered_and_leads_on_by_the_keyboard(
    shell: Shell,
    learning: Learning,
    open_lesson: Callable[[str], LessonSession],
    settings: Settings,
    qtbot: QtBot,
    key: Qt.Key,
) -> None:
    open_lesson("fold")
    act(learning, "fold", qtbot)
    assert learning.panel.next.isVisible()
    assert learning.panel.words == i18n.text(FOLD.after)
    assert progress.solved(settings, "kobayakawa") == {"fold"}
    assert learning.panel.next.hasFocus()
    place = f"Lesson {LESSONS.index(FOLD) + 1} of {len(LESSONS)}"
    assert learning.panel.title.text() == f"Solved! · {place} · Fold and lose nothing"
    QTest.keyClick(learning.panel.next, key)
    assert learning.session is not None
    assert learning.session.lesson is LESSONS[LESSONS.index(FOLD) + 1]
    assert learning.panel.next.isHidden()


def test_the_round_that_solved_a_lesson_stays_on_the_table(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], qtbot: QtBot
) -> None:
    open_lesson("fold")
    table = shell.table_page.table
    hand = table.cards(hand_of(0))
    assert hand
    act(learning, "fold", qtbot)
    assert learning.panel.next.isVisible()
    assert table.panel.isHidden()
    for _ in range(2):
        assert table.cards(hand_of(0)) == hand, "the text tells of this card, not of the next round's"
        shell.window.resize(1100, 700)
    shell.actions["undo"].trigger()
    qtbot.waitUntil(lambda: learning.session is not None and learning.session.is_humans_turn)
    assert learning.panel.next.isHidden()


def check_first_match(shell: Shell) -> None:
    """The set-up proposes a first match, against those of whom the lessons tell, and Start begins it."""
    assert shell.setup_page.isVisible()
    assert shell.setup_page.game is GAME.game
    seats = shell.setup_page.plan.seats
    assert [seat.level for seat in seats] == [None, "easy", "easy", "easy"]
    assert [seat.called for seat in seats[1:]] == ["Hana", "Sora", "Ren"]
    QTest.mouseClick(shell.setup_page.start, Qt.MouseButton.LeftButton)
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.is_match


@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_after_the_last_lesson_hana_waits_at_the_table(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], qtbot: QtBot, device: str
) -> None:
    assert LESSONS[-1].id == "nobody-else"
    open_lesson("nobody-else")
    act(learning, "fight", qtbot)
    press_result_away(shell)
    qtbot.waitUntil(learning.panel.next.isVisible)
    assert learning.panel.next.text() == "Now play Hana"
    if device == "mouse":
        QTest.mouseClick(learning.panel.next, Qt.MouseButton.LeftButton)
    else:
        assert learning.panel.next.hasFocus()
        QTest.keyClick(learning.panel.next, Qt.Key.Key_Return)
    check_first_match(shell)
    assert learning.panel.isHidden()


def test_start_over_restart_and_rematch_begin_the_lesson_again(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], qtbot: QtBot
) -> None:
    session = open_lesson("lowest-card")
    begin = session.at
    for again in (learning.panel.again.click, shell.actions["restart"].trigger, shell.match_manager.again):
        assert learning.panel.again.isHidden()
        session.act(GAME.game.parse("draw"))
        qtbot.waitUntil(lambda: session.is_humans_turn)
        assert learning.panel.again.isVisible()
        again()
        qtbot.waitUntil(lambda: session.is_humans_turn)
        assert session.at == begin
        assert learning.session is session


def test_the_panel_keeps_its_height_through_a_lesson(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], qtbot: QtBot
) -> None:
    shell.window.resize(1024, 640)
    session = open_lesson("lowest-card")
    heights = set()
    for text in ("draw", "discard 13"):
        laid_out()
        heights.add(learning.panel.height())
        session.act(GAME.game.parse(text))
        qtbot.waitUntil(lambda: session.is_humans_turn)
    act(learning, "fight", qtbot)
    laid_out()
    heights.add(learning.panel.height())
    assert len(heights) == 1, heights


def test_large_texts_scroll_instead_of_pushing_the_table_out_of_the_window(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], settings: Settings
) -> None:
    settings.set(TEXT_PERCENT, 200)
    shell.window.resize(1024, 640)
    open_lesson("whole-round")
    check_room_for_table(shell)
    bar = learning.panel.text_room.verticalScrollBar()
    assert bar.maximum() > 0
    todo = learning.panel.instruction
    assert todo.text() in learning.panel.words
    assert todo.visibleRegion().boundingRect() == todo.rect(), "what to do can be seen without scrolling"
    assert todo.height() >= todo.heightForWidth(todo.width())
    learning.panel.text_room.setFocus()
    QTest.keyClick(learning.panel.text_room, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_the_title_makes_room_for_large_texts(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], settings: Settings
) -> None:
    settings.set(TEXT_PERCENT, 200)
    shell.window.resize(1024, 640)
    todo, title = learning.panel.instruction, learning.panel.title
    heights: dict[str, int] = {}
    for lesson in ("whole-round", "nobody-else", "whole-round"):
        open_lesson(lesson)
        check_room_for_table(shell)
        assert heights.setdefault(lesson, todo.height()) == todo.height()
        assert title.isHidden()
    assert heights["nobody-else"] == 2 * heights["whole-round"]
    settings.set(TEXT_PERCENT, 100)
    open_lesson("nobody-else")
    laid_out()
    assert title.isVisible()


@pytest.mark.sampled
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1366, 768)], ids=str)
@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
def test_no_text_of_a_lesson_scrolls_out_of_sight(
    game: str,
    size: tuple[int, int],
    language: i18n.Language,
    shell: Shell,
    learning: Learning,
    settings: Settings,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    """In large text the longest ones may scroll in the smallest of these windows, but never more than they must."""
    i18n.install(qapp, language)
    shell.window.resize(*size)
    for percent in (100, 160):
        settings.set(TEXT_PERCENT, percent)
        for lesson in games.package(game).load_lessons():
            learning.open(game, lesson.id)
            room = learning.panel.text_room
            laid_out()
            table = shell.table_page.table
            assert table.mapTo(shell.window, table.rect().bottomLeft()).y() < size[1]
            first, *others = (page.heightForWidth(room.viewport().width()) for page in learning.panel.pages.labels)
            below = learning.panel.instruction.height()
            fits = max(first, *(other - below for other in others)) <= room.viewport().height() + 2
            assert fits or (percent == 160 and size[1] == 640 and table.height() == table.minimumHeight()), lesson.id
            assert (room.verticalScrollBar().maximum() > 0) == (first > room.viewport().height()), lesson.id


def test_a_shorter_text_than_others_of_its_lesson_does_not_scroll(
    shell: Shell, learning: Learning, qapp: QApplication, qtbot: QtBot
) -> None:
    i18n.install(qapp, "ja")
    shell.window.resize(1366, 768)
    learning.open("merchant", games.package("merchant").load_lessons()[0].id)
    laid_out()
    room, text = learning.panel.text_room, learning.panel.pages.labels[0]
    assert text.height() < learning.panel.pages.labels[-1].heightForWidth(text.width())
    place = room.viewport().rect().center()
    wheel = QWheelEvent(
        QPointF(place),
        QPointF(room.viewport().mapToGlobal(place)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(room.viewport(), wheel)
    assert text.visibleRegion().boundingRect() == text.rect()
    assert room.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_solved_lesson_says_so_in_large_texts_too(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], settings: Settings, qtbot: QtBot
) -> None:
    settings.set(TEXT_PERCENT, 200)
    shell.window.resize(1024, 640)
    open_lesson("nobody-else")
    title, table = learning.panel.title, shell.table_page.table
    check_room_for_table(shell)
    assert title.isHidden()
    room = table.height()
    act(learning, "fight", qtbot)
    press_result_away(shell)
    qtbot.waitUntil(learning.panel.next.isVisible)
    check_room_for_table(shell)
    assert title.isVisible()
    assert title.text().startswith("Solved!")
    assert title.visibleRegion().boundingRect() == title.rect()
    assert table.height() == room
    learning.panel.again.click()
    check_room_for_table(shell)
    assert title.isHidden()


def test_each_text_is_announced_once_in_the_stream_of_the_table(
    announced: Announcements, open_lesson: Callable[[str], LessonSession], qtbot: QtBot, learning: Learning
) -> None:
    session = open_lesson("lowest-card")
    lesson = session.lesson
    spoken: list[Announcement] = []
    presenter = learning._shell.table_page.table.presenter
    assert presenter is not None
    presenter.speech.announced.connect(spoken.append)
    session.act(GAME.game.parse("draw"))
    qtbot.waitUntil(lambda: session.is_humans_turn)
    first = f"Lesson 2 of {len(LESSONS)}, Win with the lowest card\n{lesson.before.text}\n{lesson.tasks[0].words.text}"
    told = announced.take()
    assert told.count(first) == 1
    assert told.count(lesson.tasks[1].words.text) == 1
    assert [each.words for each in spoken if each.kind is Kind.GUIDE] == [lesson.tasks[1].words.text]


def test_the_others_are_those_the_texts_tell_of_and_the_learner_wears_the_own_look(
    shell: Shell,
    learning: Learning,
    open_lesson: Callable[[str], LessonSession],
    settings: Settings,
    qapp: QApplication,
) -> None:
    settings.set(PLAYER, "Ann")
    session = open_lesson("fold")

    def called(session: LessonSession) -> tuple[str, ...]:
        return tuple(i18n.seat_name(seat, session.names) for seat in range(3))

    assert called(session) == ("Ann", "Hana", "Sora")

    def plates() -> list[Plate]:
        return [view.plate for view in shell.table_page.table.findChildren(PlateView) if view.isVisible()]

    faces = {plate.name: plate.portrait for plate in plates()}
    assert faces == {"Ann": "", "Hana": HANA.portrait("calm"), "Sora": SORA.portrait("calm")}
    i18n.install(qapp, "ja")
    assert called(session) == ("Ann", "ハナ", "ソラ")
    assert "ハナ" in learning.panel.words
    settings.set(PLAYER, "")
    assert called(open_lesson("fold")) == ("自分", "ハナ", "ソラ")
    eri = shell.profiles.add("Eri")
    session = open_lesson("fold")
    assert called(session) == ("Eri", "ハナ", "ソラ")
    assert session.match.seats[0] == Seat("Eri", profile=eri.id)
    (own,) = (plate for plate in plates() if plate.own)
    assert own.profile == eri
    assert shell.match_manager.profile_switch.used == eri


def test_lessons_belong_to_the_person_who_learns(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession], settings: Settings, qtbot: QtBot
) -> None:
    ann, ben = shell.profiles.add("Ann"), shell.profiles.add("Ben")
    learning.who.choose(ben.id)
    open_lesson("fold")
    act(learning, "fold", qtbot)
    shell.go_home()
    assert progress.solved(settings, "kobayakawa", ben.id) == {"fold"}
    assert progress.solved(settings, "kobayakawa", ann.id) == progress.solved(settings, "kobayakawa") == set()


def test_begin_goes_on_where_the_learner_left_off(learning: Learning, settings: Settings) -> None:
    progress.add(settings, "kobayakawa", LESSONS[0].id)
    learning.begin("kobayakawa")
    assert learning.session is not None
    assert learning.session.lesson is LESSONS[1]
    for lesson in LESSONS:
        progress.add(settings, "kobayakawa", lesson.id)
    learning.begin("kobayakawa")
    assert learning.page.isVisible()


def test_a_match_after_a_lesson_has_no_panel(
    shell: Shell, learning: Learning, open_lesson: Callable[[str], LessonSession]
) -> None:
    open_lesson("fold")
    shell.play_again("kobayakawa")
    assert learning.session is None
    assert learning.panel.isHidden()
    assert shell.table_page.numbered


# The list


def test_the_list_shows_what_is_solved_and_what_comes_next(learning: Learning, settings: Settings) -> None:
    progress.add(settings, "kobayakawa", LESSONS[0].id)
    learning.show("kobayakawa")
    page = learning.page
    assert page.games["kobayakawa"].text() == f"Kobayakawa  1/{len(LESSONS)}"
    assert [row.button.text() for row in page.rows[:2]] == ["Play again", "Start"]
    assert page.rows[0].button.accessibleDescription() == "Solved."
    assert page.rows[1].button.property("kind") == "strong"
    assert page.focusWidget() is page.rows[1].button
    assert page.rows[1].button.accessibleName() == "Start: lesson 2, Win with the lowest card"


def test_progress_of_a_game_can_be_forgotten(learning: Learning, settings: Settings) -> None:
    progress.add(settings, "kobayakawa", LESSONS[0].id)
    learning.show("kobayakawa")
    assert learning.page.list.forget.isVisible()
    learning.page.list.forget.click()
    assert progress.solved(settings, "kobayakawa") == frozenset()
    assert learning.page.list.forget.isHidden()
    assert learning.page.rows[0].button.text() == "Start"


def test_a_row_opens_its_lesson(learning: Learning) -> None:
    learning.show("meow")
    QTest.mouseClick(learning.page.rows[2].button, Qt.MouseButton.LeftButton)
    assert learning.session is not None
    assert learning.session.lesson is games.package("meow").load_lessons()[2]


def test_each_lesson_has_a_picture_of_its_position(learning: Learning, qtbot: QtBot) -> None:
    learning.show("kobayakawa")
    pictures = [row.picture for row in learning.page.rows]
    assert [each._match for each in pictures] == [f"kobayakawa/{lesson.id}" for lesson in LESSONS]
    drawn = pictures[0]._pictures
    qtbot.waitUntil(lambda: all(drawn.small(each._match, 1.0) is not None for each in pictures), timeout=20_000)
    images = [drawn.small(each._match, 1.0) for each in pictures]
    assert all(image is not None and image.width() == 160 for image in images)
    assert all(one != other for number, one in enumerate(images) for other in images[:number])


def test_the_list_says_how_far_one_is_and_ends_with_somebody_to_play_with(
    shell: Shell, learning: Learning, settings: Settings
) -> None:
    learning.show("kobayakawa")
    page = learning.page
    assert (page.list.bar.value(), page.list.bar.maximum()) == (0, len(LESSONS))
    assert not page.list.play.isVisible()
    for number, lesson in enumerate(LESSONS, 1):
        progress.add(settings, "kobayakawa", lesson.id)
        assert page.list.state.text() == f"{number} of {len(LESSONS)} solved"
        assert page.list.bar.value() == number
        assert page.list.play.isVisible() == (number == len(LESSONS))
    learning.show("kobayakawa")
    assert page.list.play.hasFocus()
    assert page.list.play.text() == "Now play Hana"
    QTest.keyClick(page.list.play, Qt.Key.Key_Return)
    check_first_match(shell)


def test_who_learns_is_chosen_on_the_page_and_has_progress_of_their_own(
    shell: Shell, learning: Learning, settings: Settings
) -> None:
    learning.show("kobayakawa")
    page = learning.page
    assert page.person.isHidden()
    ann, ben = shell.profiles.add("Ann"), shell.profiles.add("Ben")
    assert page.person.isVisible()
    progress.add(settings, "kobayakawa", LESSONS[0].id, ann.id)
    for chosen, solved in ((ben.id, 0), (ann.id, 1), (ben.id, 0)):
        page.person.chosen = chosen
        page.person.activated.emit(page.person.currentIndex())
        assert learning.who.person == chosen
        assert page.list.bar.value() == solved
        assert page.games["kobayakawa"].text() == f"Kobayakawa  {solved}/{len(LESSONS)}"
    QTest.mouseClick(page.rows[0].button, Qt.MouseButton.LeftButton)
    assert learning.session is not None
    assert learning.session.match.seats[0] == Seat("Ben", profile=ben.id)


def test_a_namesake_of_hana_gets_others_to_play_with(shell: Shell, learning: Learning, settings: Settings) -> None:
    settings.set(PLAYER, "Hana")
    learning._play("kobayakawa")
    assert [seat.called for seat in shell.setup_page.plan.seats] == ["Hana", "Sora", "Ren", "Mio"]


@pytest.mark.sampled
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
def test_nothing_in_the_list_is_cut_or_overlaps(
    shell: Shell,
    learning: Learning,
    settings: Settings,
    qapp: QApplication,
    language: i18n.Language,
    percent: int,
    size: tuple[int, int],
) -> None:
    i18n.install(qapp, language)
    settings.set(TEXT_PERCENT, percent)
    shell.window.resize(*size)
    shell.profiles.add("Annabel-Charlotte")
    for lesson in LESSONS:
        progress.add(settings, "kobayakawa", lesson.id, learning.who.person)
    for game in ("kobayakawa", "meow"):
        learning.show(game)
        laid_out()
        assert clipped(learning.page) == []
        assert overlapping(learning.page) == []
