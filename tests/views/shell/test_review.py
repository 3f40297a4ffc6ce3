"""The review in the window: curves under the slider, and each decision with what was better."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review import match_review, review_form
from cardtable_gui.controller.review.match_review import MatchReview, ReviewStage
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.record_file import read_pasted
from cardtable_gui.controller.saves.reviews import Reviews
from cardtable_gui.controller.seats import Seat
from cardtable_gui.models.review_rows import ReviewRole
from cardtable_gui.settings import HINTS, TEXT_PERCENT, Settings
from cardtable_gui.views.kit.text.aloud import aloud
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.replay.chance_curve import ChanceCurve
from cardtable_gui.views.shell.replay.play_on_dialog import PlayOnDialog
from cardtable_gui.views.shell.replay.review_panel import ReviewPanel
from tests.support.announcements import Announcements
from tests.support.audit import cut_sideways, nested
from tests.views.window_scenes import ANN, FINISHED, begun, press, watch

GAME = "merchant"
CHANCE = 0.3045
LOSSES = (0.201, 0.005, 0.0)
"""What the decisions of each seat gave away, again and again: a mistake, less than the error of that, nothing."""


def judged(match: Match) -> dict[int, KeptVerdict]:
    """Made-up verdicts on all decisions."""
    found: dict[int, KeptVerdict] = {}
    for seat in range(len(match.seats)):
        for number, (index, decision) in enumerate(decisions_of(match, [seat])):
            loss = LOSSES[number % len(LOSSES)]
            best = decision.chosen
            if loss:
                best = next(action for action in decision.view.legal_actions() if action != decision.chosen)
            found[index] = KeptVerdict.of(decision, Verdict(best, CHANCE, CHANCE + loss, 0.02, 0.01))
    return found


def number(figure: object) -> int:
    """The whole percent of a figure such as “−9%”."""
    found = re.fullmatch(r"([+−±]?)(\d+)%", str(figure))
    assert found is not None, figure
    return int(found[2]) * (-1 if found[1] == "−" else 1)


MATCH = read_pasted(FINISHED[GAME])
KEPT = judged(MATCH)


def review_of(shell: Shell) -> MatchReview:
    """The review of the open replay."""
    found = shell.match_manager.review
    assert found is not None
    return found


def reviewed(shell: Shell, qtbot: QtBot) -> tuple[MatchReview, ReviewPanel, ChanceCurve]:
    """A replay of a finished match whose review was kept, with its panel and curves."""
    shell.window.resize(1200, 860)
    kept = shell.match_manager._store.reviews
    kept.write(Reviews.id_of(MATCH.record), review_form.dumps(KEPT, MATCH.package.game))
    watch(shell, FINISHED[GAME])
    press(shell, "review")
    qtbot.waitUntil(lambda: review_of(shell).stage is ReviewStage.DONE)
    return review_of(shell), shell.table_page.side.review, shell.table_page.bar.curve


def rows(panel: ReviewPanel, role: int = Qt.ItemDataRole.AccessibleTextRole) -> list[object]:
    """The rows as a screen reader says them."""
    model = panel.list.rows
    return [model.index(row).data(role) for row in range(model.rowCount())]


def moments(seat: int, *, mistakes_only: bool = True) -> list[int]:
    """The moments of a seat's decisions."""
    own = [index for index in sorted(KEPT) if MATCH.steps[index].seat == seat]
    return own[:: len(LOSSES)] if mistakes_only else own


def test_a_replay_offers_its_review_which_stops_at_once(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(KEPT) * 20.0 > 4 * match_review.TOLD_MS, "it must not be done before the panel shows how far it is"
    monkeypatch.setattr(match_review, "BUDGET_MS", 20.0)
    watch(shell, FINISHED[GAME])
    panel = shell.table_page.side.review
    shell.table_page.show_side("review")
    assert panel.start_button.isVisible()
    assert not panel.list.isVisible()
    assert not shell.table_page.bar.curve.isVisible()
    QTest.mouseClick(panel.start_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.stop_button.isVisible() and bool(review_of(shell).review.decisions))
    assert panel.progress.text().startswith("Analysed ")
    QTest.mouseClick(panel.stop_button, Qt.MouseButton.LeftButton)
    assert review_of(shell).stage is ReviewStage.IDLE
    assert panel.message.text() == "The review was stopped."
    assert panel.start_button.isVisible()
    assert not panel.stop_button.isVisible()


def test_each_decision_says_what_was_better_and_leads_to_its_moment(shell: Shell, qtbot: QtBot) -> None:
    source, panel, curve = reviewed(shell, qtbot)
    assert rows(panel, ReviewRole.AT) == moments(0)
    assert panel.sums.text() == f"Mistakes: {len(moments(0))} in {len(moments(0, mistakes_only=False))} decisions"
    panel.which.button("all").click()
    assert rows(panel, ReviewRole.AT) == moments(0, mistakes_only=False)
    describe, names = source.replay.package.game.describe, source.replay.names
    for said, index in zip(rows(panel), moments(0, mistakes_only=False), strict=True):
        assert i18n.text(describe(MATCH.steps[index].action), names) in str(said)
        better = f"Better: {i18n.text(describe(KEPT[index].verdict.best), names)}"
        mistake = KEPT[index].verdict.loss >= 0.2
        assert str(said).endswith(better if mistake else "Nothing was clearly better.")
    panel.details_button.click()
    assert str(rows(panel)[0]).endswith("(51% instead of 30%)")
    assert str(rows(panel)[1]).endswith("Nothing was clearly better. Chance of winning: 30%")
    source.replay.jump(moments(0)[1])
    panel.list.setFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert source.replay.at == moments(0, mistakes_only=False)[4]
    panel.list.scrollToTop()
    first = panel.list.visualRect(panel.list.rows.index(0)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=first)
    assert source.replay.at == moments(0)[0]
    source.replay.jump(source.replay.length)
    assert not panel.list.currentIndex().isValid()
    assert not panel.again_button.isEnabled()
    panel.who.setFocus()
    QTest.keyClick(panel.who, Qt.Key.Key_Down)
    assert rows(panel, ReviewRole.AT) == moments(1, mistakes_only=False)
    assert curve.turning_points == source.review.turning_points(1)


@pytest.mark.parametrize("seat", range(3))
def test_all_figures_of_a_review_add_up(shell: Shell, qtbot: QtBot, seat: int) -> None:
    _, panel, _ = reviewed(shell, qtbot)
    panel.who.setCurrentIndex(seat)
    panel.who.activated.emit(seat)
    assert not panel.figures.isVisible()
    panel.details_button.click()
    assert panel.figures.isVisible()
    luck, given, total = (number(label.text()) for label in panel.figures.shares)
    assert luck + given == total
    ranks = MATCH.state.ranks
    assert ranks is not None
    assert total == round(100 * (ranks[seat] == 1)) - 33
    mistakes = [number(figure) for figure in rows(panel, ReviewRole.FIGURES)]
    assert given == sum(mistakes) == -21 * len(mistakes) < 0
    panel.which.button("all").click()
    assert given == sum(number(figure or "0%") for figure in rows(panel, ReviewRole.FIGURES))
    for figure, words in zip(rows(panel, ReviewRole.FIGURES), rows(panel, ReviewRole.BEST), strict=True):
        better, chance = re.findall(r"(\d+%)", str(words)) or ("0%", "0%")
        assert number(chance) - number(better) == number(figure or "0%")


def test_a_review_begins_with_what_decided_and_a_mistake_can_be_tried_again_at_once(shell: Shell, qtbot: QtBot) -> None:
    source, panel, _ = reviewed(shell, qtbot)
    points = source.review.turning_points(0, 3)
    assert [each.text() for each in panel.moments.buttons] == [
        "Try it again" if point.own else "Show this moment" for point in points
    ]
    assert panel.moments.y() < panel.bars.y() < panel.list.y()
    luck = next(number for number, point in enumerate(points) if not point.own)
    panel.moments.buttons[luck].click()
    assert source.replay.at == points[luck].at
    mistake = next(number for number, point in enumerate(points) if point.own)
    panel.moments.buttons[mistake].click()
    assert source.replay.at == points[mistake].at
    assert isinstance(shell.dialogs._made["play_on"], PlayOnDialog)


def test_luck_and_mistakes_are_told_in_words(shell: Shell, qtbot: QtBot) -> None:
    source, panel, _ = reviewed(shell, qtbot)
    assert panel.bars.mistakes.text() == f"Mistakes: {len(moments(0))} large"
    assert source.review.seat(0).luck > 0.3
    assert panel.bars.luck.text() == "Luck: very good"


def page_of(panel: ReviewPanel) -> QScrollBar:
    """What scrolls the panel."""
    return panel.column.verticalScrollBar()


def at_rest(panel: ReviewPanel) -> bool:
    """Whether everything in the panel has its place."""
    return panel.list.height() == panel.list.sizeHint().height() and nested(panel) == []


def in_sight(panel: ReviewPanel) -> bool:
    """Whether the current row can be seen as a whole."""
    row = panel.list.visualRect(panel.list.currentIndex())
    return panel.list.viewport().visibleRegion().boundingRect().contains(row)


@pytest.mark.parametrize("percent", [100, 160, 200])
def test_the_panel_scrolls_as_one_and_what_to_do_stays_in_sight(
    shell: Shell, settings: Settings, qtbot: QtBot, percent: int
) -> None:
    source, panel, _ = reviewed(shell, qtbot)
    settings.set(TEXT_PERCENT, percent)
    panel.which.button("all").click()
    for size in ((1366, 768), (1024, 640)):
        shell.window.resize(*size)
        for at in (moments(0, mistakes_only=False)[-1], moments(0)[0]):
            source.replay.jump(at)
            qtbot.waitUntil(lambda: in_sight(panel) and at_rest(panel))
            assert cut_sideways(panel) == []
            for button in (panel.again_button, panel.practise_button):
                assert button.visibleRegion().boundingRect() == button.rect()
        assert page_of(panel).maximum() > 0
        assert panel.list.verticalScrollBar().maximum() == 0
    panel.list.setFocus()
    for _ in range(panel.list.rows.rowCount()):
        QTest.keyClick(panel.list, Qt.Key.Key_Down)
        qtbot.waitUntil(lambda: in_sight(panel))


def test_a_press_on_a_row_means_this_row_wherever_the_current_one_is(shell: Shell, qtbot: QtBot) -> None:
    source, panel, _ = reviewed(shell, qtbot)
    shell.window.resize(1024, 640)
    panel.which.button("all").click()
    source.replay.jump(moments(0)[0])
    qtbot.waitUntil(lambda: in_sight(panel) and at_rest(panel) and page_of(panel).maximum() > panel.height())
    shell.table_page.table.setFocus()
    last = panel.list.rows.rowCount() - 1
    place = panel.list.visualRect(panel.list.rows.index(last)).center()
    page_of(panel).setValue(page_of(panel).maximum() - panel.details_button.height())
    assert not in_sight(panel)
    assert panel.list.viewport().visibleRegion().contains(place)
    scrolled = page_of(panel).value()
    handle = shell.window.windowHandle()
    assert handle is not None
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=panel.list.viewport().mapTo(shell.window, place))
    assert panel.list.hasFocus()
    assert page_of(panel).value() == scrolled, "what is pressed doesn't move away"
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=panel.list.viewport().mapTo(shell.window, place))
    assert panel.list.currentIndex().row() == last
    assert source.replay.at == moments(0, mistakes_only=False)[last]


def test_trying_it_again_plays_on_from_there_as_that_seat(shell: Shell, qtbot: QtBot) -> None:
    source, panel, _ = reviewed(shell, qtbot)
    panel.who.setFocus()
    QTest.keyClick(panel.who, Qt.Key.Key_Down)
    at = moments(1)[1]
    source.replay.jump(at)
    QTest.mouseClick(panel.again_button, Qt.MouseButton.LeftButton)
    dialog = shell.dialogs._made["play_on"]
    assert isinstance(dialog, PlayOnDialog)
    QTest.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    session = shell.match_manager.session
    assert session is not None
    assert session.match.record.actions[:at] == MATCH.record.actions[:at]
    assert session.match.seats[:2] == (ANN, Seat("Kim"))


def test_keys_and_mouse_move_along_the_curves_and_a_screen_reader_hears_them(shell: Shell, qtbot: QtBot) -> None:
    source, _, curve = reviewed(shell, qtbot)
    assert curve.isVisible()
    assert curve.accessibleName() == "Chances of winning during the match"
    curve.setFocus()
    places = sorted({point.at for point in curve.turning_points if point.at})
    QTest.keyClick(curve, Qt.Key.Key_Down)
    assert source.replay.at == places[0]
    QTest.keyClick(curve, Qt.Key.Key_Right)
    assert source.replay.at == places[0] + 1
    QTest.keyClick(curve, Qt.Key.Key_Up)
    assert source.replay.at == places[0]
    timeline = shell.table_page.bar.timeline
    middle = QPoint(timeline.x() - curve.x() + timeline.x_of(20), curve.height() // 2)
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=middle)
    assert source.replay.at == 20
    point = next(point for point in curve.turning_points if point.own)
    source.replay.jump(point.at)
    said = curve.accessibleDescription()
    assert said.startswith(f"After {point.at} move")
    assert ". Ann: 51%. Kim: " in said
    assert said.endswith("Turning point: Ann’s next move, −21%")
    source.replay.jump(point.at + 1)
    assert ". Ann: 30%. Kim: " in curve.accessibleDescription()
    shell.window.resize(1024, 580)
    qtbot.waitUntil(lambda: not curve.isVisible())


def test_while_a_match_goes_on_only_the_own_decisions_are_reviewed(
    shell: Shell, qtbot: QtBot, announced: Announcements, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_review, "BUDGET_MS", 1.0)
    actions = begun(shell).match.record.actions
    press(shell, "review")
    qtbot.waitUntil(lambda: review_of(shell).stage is ReviewStage.DONE)
    source, panel = review_of(shell), shell.table_page.side.review
    assert source.seats == (0,)
    assert panel.who.count() == 1
    assert {each.seat for each in source.review.decisions} == {0}
    assert announced.take()[-1] == aloud(f"The review is done. {panel.sums.text()}")
    QTest.mouseClick(shell.table_page.bar.back, Qt.MouseButton.LeftButton)
    assert shell.match_manager.session is not None
    assert shell.match_manager.session.match.record.actions == actions


def test_without_hints_nothing_is_judged_before_the_match_is_over(
    shell: Shell, settings: Settings, qtbot: QtBot
) -> None:
    settings.set(HINTS, False)
    begun(shell)
    assert not shell.actions["review"].isEnabled()
    press(shell, "watch")
    source, panel = review_of(shell), shell.table_page.side.review
    assert source.stage is ReviewStage.CLOSED
    assert panel.message.text().startswith("This match is played without hints")
    assert panel.start_button.isHidden()
    assert source.replay.decision is None
    QTest.keyClick(shell.table_page.table, Qt.Key.Key_Escape)
    assert shell.match_manager.session is not None, "Esc leads back to the match"
    watch(shell, FINISHED[GAME])
    assert shell.actions["review"].isEnabled()
    assert review_of(shell).stage is ReviewStage.IDLE
