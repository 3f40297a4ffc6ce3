"""The page of achievements: a picture for each, whose they are, keyboard, screen reader, both languages."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.goals.achievement import STRONG_RIVALS
from cardtable_gui.models.achievement_rows import AchievementRow
from cardtable_gui.resources import resource
from cardtable_gui.settings import ACHIEVEMENTS, PLAYER, TEXT_PERCENT, Settings
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.shell.achievements.achievement_desk import AchievementDesk
from cardtable_gui.views.shell.achievements.achievements_page import AchievementCard, AchievementsPage
from cardtable_gui.views.shell.navigation.shell import Shell
from tests.controller.statistics.played import result

ALL = [(package.game.id, each) for package in games.by_difficulty() for each in package.load_achievements()]


@pytest.fixture
def desk(shell: Shell) -> AchievementDesk:
    return AchievementDesk(shell)


def opened(shell: Shell, desk: AchievementDesk, qtbot: QtBot, *results: PersonResult) -> AchievementsPage:
    """The page, opened from the start screen, with these results."""
    del desk
    tool = next(tool for tool in shell.home.head.tools if tool.text() == "Achievements")
    past = shell.past_matches
    with qtbot.waitSignal(past.updater.updated):  # what the disk holds would replace the results of the test
        QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
    page = shell.pages._shown
    assert isinstance(page, AchievementsPage)
    qtbot.waitUntil(lambda: not (past.updater.busy or past.jobs.busy))
    if results:
        show(page, qtbot, *results)
    return page


def show(page: AchievementsPage, qtbot: QtBot, *results: PersonResult) -> None:
    assert page._updater._known is not None
    page._updater._known = page._updater._known._replace(results=results)
    page._updater.read.emit()
    qtbot.waitUntil(lambda: not page._jobs.busy)


def earned_by(person: str, names: str, ended: int = 1_790_000_000) -> PersonResult:
    made: PersonResult = replace(result(game="kobayakawa", ended=ended, person=person), achievements=names)
    return made


def card(page: AchievementsPage, title: str) -> AchievementCard:
    return next(each for each in page.cards if each.accessibleName().startswith(f"{title}, Kobayakawa"))


def test_every_achievement_of_every_game_has_a_picture_of_its_own() -> None:
    pictures = [AchievementRow(game, achievement, None).picture for game, achievement in ALL]
    assert len(set(pictures)) == len(ALL)
    assert all(resource(picture).stat().st_size > 500 for picture in pictures)
    assert not any(picture.endswith("any.svg") for picture in pictures)
    assert resource(AchievementRow("sample_sevens", STRONG_RIVALS, None).picture).name == "any.svg"


def test_what_was_earned_is_in_colour_and_says_when(shell: Shell, desk: AchievementDesk, qtbot: QtBot) -> None:
    page = opened(shell, desk, qtbot, earned_by("Ann", "in-a-row"))
    assert [(each.seal.path, each.seal.faded) for each in page.cards] == [
        (AchievementRow(game, achievement, None).picture, achievement.id != "in-a-row") for game, achievement in ALL
    ]
    roll, nerve = card(page, "On a roll"), card(page, "Nerves of steel")
    assert "Earned on" in roll.accessibleName()
    assert nerve.accessibleName().endswith("Not earned yet.")
    assert page.note.text().startswith(f"1 of {len(ALL)} earned.")
    pictures = [each.seal.grab().toImage() for each in (roll, nerve)]
    middle = [picture.pixelColor(picture.width() // 2, picture.height() // 8) for picture in pictures]
    assert middle[0].saturation() > 60
    assert middle[1].saturation() < 40


def test_the_page_is_whose_it_usually_is_until_somebody_else_is_chosen(
    shell: Shell, desk: AchievementDesk, qtbot: QtBot, settings: Settings
) -> None:
    settings.set(PLAYER, "Ann")
    page = opened(shell, desk, qtbot, earned_by("Ann", "nerve", 1), earned_by("Ben", "in-a-row", 2))
    assert page.person.isVisible()
    assert page.person.currentText() == "Ann"
    assert not card(page, "Nerves of steel").seal.faded
    page.person.setFocus()
    QTest.keyClick(page.person, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: not card(page, "On a roll").seal.faded)
    assert card(page, "Nerves of steel").seal.faded
    show(page, qtbot, earned_by("Ben", "in-a-row"))
    assert not page.person.isVisible()


def test_arrow_keys_move_between_the_seals_and_escape_leads_back(
    shell: Shell, desk: AchievementDesk, qtbot: QtBot
) -> None:
    page = opened(shell, desk, qtbot)
    cards = page.cards
    assert cards[0].hasFocus()
    QTest.keyClick(cards[0], Qt.Key.Key_Right)
    assert cards[1].hasFocus()
    QTest.keyClick(cards[1], Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: cards[-1].y() >= 0 and cards[1].x() > cards[0].x())
    QTest.keyClick(cards[0], Qt.Key.Key_Down)
    below = QApplication.focusWidget()
    assert isinstance(below, AchievementCard)
    assert below.mapTo(page, QPoint(0, 0)).y() > cards[0].mapTo(page, QPoint(0, 0)).y()
    QTest.keyClick(below, Qt.Key.Key_Up)
    assert cards[0].hasFocus()
    QTest.keyClick(cards[0], Qt.Key.Key_Escape)
    assert shell.pages.at_home


def test_who_wants_no_achievements_is_offered_none(shell: Shell, desk: AchievementDesk, settings: Settings) -> None:
    del desk
    tool = next(tool for tool in shell.home.head.tools if tool.text() == "Achievements")
    assert tool.isVisible()
    settings.set(ACHIEVEMENTS, False)
    assert not tool.isVisible()
    assert not shell.actions["achievements"].isVisible()
    settings.set(ACHIEVEMENTS, True)
    assert tool.isVisible()


@pytest.mark.sampled
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("percent", [100, 160, 200])
@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 800), (1920, 1080)])
def test_no_card_cuts_its_words_off(
    shell: Shell,
    desk: AchievementDesk,
    settings: Settings,
    qapp: QApplication,
    qtbot: QtBot,
    language: i18n.Language,
    percent: int,
    width: int,
    height: int,
) -> None:
    page = opened(shell, desk, qtbot, earned_by("Ann", "in-a-row nerve"))
    i18n.install(qapp, language)
    settings.set(TEXT_PERCENT, percent)
    shell.window.resize(width, height)

    def whole(each: AchievementCard) -> bool:
        labels = [label for label in each.findChildren(Label) if label.isVisible()]
        places = [QRect(label.mapTo(each, QPoint(0, 0)), label.size()) for label in labels]
        high = all(label.height() >= label.heightForWidth(label.width()) for label in labels)
        return len(labels) >= 2 and high and all(each.rect().contains(place) for place in places)

    def named() -> set[str]:
        return {each.accessibleName().partition("（" if language == "ja" else ", ")[0] for each in page.cards}

    qtbot.waitUntil(lambda: named() == {i18n.text(achievement.title) for _, achievement in ALL})
    qtbot.waitUntil(lambda: all(whole(each) for each in page.cards))
