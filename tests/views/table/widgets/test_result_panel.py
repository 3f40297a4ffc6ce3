"""The sheet of a result: what it tells of any game, how it looks to who won or lost, and that it fits any window."""

import re
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.card_lists import ordinal
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.goals.achievement import STRONG_RIVALS
from cardtable_gui.core.messages import Ordinal
from cardtable_gui.core.table import won
from cardtable_gui.games import packages
from cardtable_gui.models.achievement_rows import AchievementRow
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.table.state.announcements import Announcement, Kind
from cardtable_gui.views.table.state.result_summary import Achieved, Mood
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets import result_panel
from cardtable_gui.views.table.widgets.result_panel import ResultPanel
from tests.support.sessions import ANN, BEN, EASY, ManualRunner
from tests.support.stepped_clock import SteppedClock
from tests.test_shipped_games import SHIPPED

ROOMY, SMALL = (1280, 730), (1024, 480)


def played(game: str, *seats: Seat, **options: object) -> Match:
    """A match of random actions."""
    match, rng = Match.new(game, seats, options, seed=5), Random(4)
    while match.state.to_move is not None:
        match.act(rng.choice(match.state.legal_actions()))
    return match


def laid(qtbot: QtBot, match: Match, size: tuple[int, int], *, percent: int = 100) -> TableView:
    """The table with the finished match and its result."""
    session = Session(match, "test", None, ManualRunner(), SteppedClock())
    table = TableView(SteppedClock())
    qtbot.addWidget(table)
    table.resize(*size)
    table.set_look(replace(table.look, speed=0))
    table.set_look(replace(table.look, wanted_percent=percent))
    table.open(session)
    table.show()
    session.start()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    return table


def options_of(game: str) -> dict[str, object]:
    """Merchant is played in a series, and each of its deals ends soon."""
    return {"series": 3, "turn_limit": 40} if game == "merchant" else {}


SEVERAL_DEALS = [
    package.game.id
    for package in packages()
    if package.game.players[0] <= 3 <= package.game.players[1]
    and played(package.game.id, *[EASY] * 3, **options_of(package.game.id)).state.deal > 1
]


def test_every_shipped_game_has_several_deals() -> None:
    assert set(SEVERAL_DEALS) >= SHIPPED.keys()


@pytest.mark.parametrize("game", SEVERAL_DEALS)
def test_a_match_of_several_deals_ends_with_what_each_of_them_brought(qtbot: QtBot, game: str) -> None:
    match = played(game, ANN, *[EASY] * 2, **options_of(game))
    table = laid(qtbot, match, ROOMY)
    told = table.panel.accessibleDescription().split("\n")
    ended = [event for step in match.steps for event in step.events if isinstance(event, DealEnded)]
    deals = told[-len(ended) :]
    assert len(ended) > 1
    for line, event in zip(deals, ended, strict=True):
        assert str(event.deal) in line
        for result in event.results:
            assert str(result.gained).lstrip("-") in line
            assert f"({str(result.score).replace('-', '−')})" in line
    ranks = match.state.ranks
    assert ranks is not None
    for seat, rank in enumerate(ranks):
        (head,) = [line for line in told if f", {ordinal(Ordinal(rank), i18n.text)}: " in line and _is_of(line, seat)]
        assert str(match.state.scores[seat]).replace("-", "−") in head
        assert (rank == 1) == won(match.package.table, match.state.view(None), seat)


def _is_of(line: str, seat: int) -> bool:
    """Whether a line begins with the name of a seat; both bots have the same one and are told in this order."""
    return line.startswith("You" if seat == 0 else "Kim")


def test_a_single_deal_needs_no_table_and_a_single_round_of_merchant_no_points(qtbot: QtBot) -> None:
    panel = laid(qtbot, played("merchant", ANN, EASY, EASY, turn_limit=40), ROOMY).panel
    assert panel.result is not None
    assert not panel.result.points
    assert not panel.result.deals
    told = panel.accessibleDescription()
    assert "You: " in told
    assert not re.search(r"(You|Kim): \d+\b", told)


def test_the_description_is_what_is_on_the_sheet_in_the_order_of_reading(qtbot: QtBot) -> None:
    panel = laid(qtbot, played("kobayakawa", ANN, *[EASY] * 3), ROOMY).panel
    assert panel.result is not None
    told = panel.accessibleDescription().split("\n")
    lines = [panel.result.sentence(row) for row in panel.result.rows]
    assert told[0].startswith(panel.result.title)
    assert [line for line in told if line in lines] == lines


def fits(panel: ResultPanel) -> None:
    """Check that rows and buttons lie within the panel, the buttons below the rows and beside each other."""
    assert panel.rect().contains(panel.page.geometry())
    areas = [button.geometry() for button in panel.buttons]
    assert all(panel.rect().contains(area) and area.top() > panel.page.geometry().bottom() for area in areas)
    assert not any(one.intersects(other) for at, one in enumerate(areas) for other in areas[:at])


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("size", [SMALL, (1024, 560), ROOMY, (1920, 1000)])
@pytest.mark.parametrize("players", [3, 6])
def test_the_longest_match_fits_any_window_and_scrolls_as_a_whole(
    qtbot: QtBot, players: int, size: tuple[int, int], percent: int
) -> None:
    table = laid(qtbot, played("godan", ANN, *[EASY] * (players - 1), sets=2), size, percent=percent)
    panel = table.panel
    fits(panel)
    bar = panel.page.verticalScrollBar()
    assert bar.value() == 0
    QTest.keyClick(panel, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(panel, Qt.Key.Key_Up)
    assert (bar.value() < bar.maximum()) == (bar.maximum() > 0)
    assert panel.page.sheet.width() <= panel.page.viewport().width()
    assert panel.result is not None


def test_pictures_are_as_large_as_there_is_room(qtbot: QtBot) -> None:
    match = played("kobayakawa", ANN, *[EASY] * 2)
    heights = [laid(qtbot, match, (1280, high)).panel.page.sheet.height() for high in (560, 640, 720, 1000)]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]


def test_a_replay_ends_with_the_same_table(qtbot: QtBot) -> None:
    match = played("kobayakawa", ANN, EASY, EASY)
    replay = Replay(match, SteppedClock())
    table = TableView(SteppedClock())
    qtbot.addWidget(table)
    table.resize(*ROOMY)
    table.set_look(replace(table.look, speed=0))
    table.open(replay)
    table.show()
    replay.start()
    replay.jump(replay.length - 1)
    replay.forward()
    assert table.panel.result is not None
    rounds = sum(isinstance(event, DealEnded) for step in match.steps for event in step.events)
    assert len(table.panel.result.deals) == rounds
    assert [button.face.id for button in table.panel.buttons] == ["start", "continue"]


@pytest.mark.parametrize("game", SEVERAL_DEALS)
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1), ()])
def test_winning_and_losing_look_different_and_with_bots_alone_nobody_does(
    qtbot: QtBot, game: str, people: tuple[int, ...]
) -> None:
    seats = [(ANN, BEN, EASY)[seat] if seat in people else EASY for seat in range(3)]
    match = played(game, *seats, **options_of(game))
    panel = laid(qtbot, match, ROOMY).panel
    assert match.state.ranks is not None
    assert panel.result is not None
    winners = {seat for seat, rank in enumerate(match.state.ranks) if rank == 1}
    wanted = Mood.CALM if not people else Mood.WON if winners & set(people) else Mood.LOST
    assert panel.result.mood is wanted
    pictures = set()
    for mood in Mood:
        panel.tell(replace(panel.result, mood=mood), LIGHT, 100)
        image = panel.page.grab().toImage()
        pictures.add(tuple(image.pixel(x, 12) for x in range(20, image.width(), 40)))
    assert len(pictures) == len(Mood)


def test_what_most_people_want_next_is_large_and_the_main_button_last(qtbot: QtBot) -> None:
    panel = laid(qtbot, played("kobayakawa", ANN, EASY, EASY), ROOMY).panel
    found = {button.face.id: button.height() for button in panel.buttons}
    assert [*found][-2:] == [result_panel.REVIEW, result_panel.AGAIN]
    small = [high for name, high in found.items() if name not in (result_panel.REVIEW, result_panel.AGAIN)]
    assert len(small) == 4
    assert max(small) < min(found[result_panel.REVIEW], found[result_panel.AGAIN])
    assert panel.buttons[-1].hasFocus()


def test_sharing_leaves_the_result_open(qtbot: QtBot) -> None:
    table = laid(qtbot, played("kobayakawa", ANN, EASY, EASY), ROOMY)
    shared = QSignalSpy(table.share_wanted)
    share = next(button for button in table.panel.buttons if button.face.id == result_panel.SHARE)
    QTest.mouseClick(share, Qt.MouseButton.LeftButton)
    assert shared.count() == 1
    assert table.panel.result is not None


BEST = AchievementRow("kobayakawa", STRONG_RIVALS, 1)


def test_what_was_achieved_comes_to_the_result_and_is_said_once(qtbot: QtBot) -> None:
    table = laid(qtbot, played("kobayakawa", ANN, EASY, EASY), ROOMY)
    heard: list[Announcement] = []
    presenter = table.presenter
    assert presenter is not None
    presenter.speech.announced.connect(heard.append)
    high = table.panel.page.sheet.height()
    assert table.show_achieved(Achieved((BEST,), 9))
    told = table.panel.accessibleDescription().split("\n")
    lines = ["Achieved: Against the best", "A new personal best! The old one was 9."]
    assert [line for line in told if line in lines] == lines
    assert [(each.kind, each.words.split("\n")) for each in heard] == [(Kind.NOTE, lines)]
    assert table.panel.page.sheet.height() > high - 60
    fits(table.panel)
    QTest.keyClick(table.panel, Qt.Key.Key_Escape)
    table.panel.hide()
    assert not table.show_achieved(Achieved((BEST,)))
