"""What the soak looks at in a window: the curtain, the page at rest, what stays behind, hints, the monkey."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.hints import hint
from cardtable_gui.controller.session import Session
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.table.widgets import confetti
from tests.e2e.monkey import Monkey
from tests.soak import curtain, hints, idle, leak, monkey
from tests.soak.pages import pages
from tests.soak.report import Order, Report
from tests.soak.running import named, running
from tests.soak.test_hidden import GAMES, case
from tests.soak.window import opened


@pytest.fixture(autouse=True)
def _plain_look(qapp: QApplication) -> Iterator[None]:
    """Leave palette, font and language as they were."""
    palette, font = qapp.palette(), qapp.font()
    yield
    qapp.setPalette(palette)
    qapp.setFont(font)


def caught(folder: Path) -> Report:
    report = Report(curtain.PART, Order(0, 1, folder))
    curtain._one_pair(report, case("kobayakawa"), Random(2))
    assert report.figures["pairs"] == 1
    assert report.figures["frames"] >= 3
    return report


def test_between_two_people_nothing_shows_what_is_hidden(tmp_path: Path) -> None:
    assert caught(tmp_path).findings == []


def test_a_table_that_shows_the_next_hand_behind_the_curtain_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain, "_LOOKS", 1)
    monkeypatch.setattr(Session, "view", property(lambda session: session._match.state.view(session.to_move)))
    report = caught(tmp_path)
    assert "the texts differ" in "".join(report.findings)
    assert list(tmp_path.iterdir())


def test_every_page_comes_to_rest(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confetti, "FALL_MS", 100.0)
    with opened(InlineRunner(1), animation="fast") as window:
        for name, go in pages(window, "kobayakawa", Random(1)):
            dialog = go()
            window.wait_for(lambda: not running(window.window) and not window.shell.covers.drawing, name)
            if dialog is not None:
                dialog.close()
        ticking = QTimer(window.shell.table_page, interval=40)
        ticking.start()
        assert named(running(window.window)) == ["QTimer < TablePage < QStackedWidget < MainWindow"]


@pytest.mark.skipif(not idle.TOLD_HERE, reason="this system does not tell what threads cost")
def test_work_shows_in_what_a_page_costs() -> None:
    resting, working = idle.Costs(), idle.Costs()
    sum(number * number for number in range(300_000))
    assert working.taken()["the window's thread"][0] > 0
    assert resting.taken().keys() >= {"the window's thread"}


def test_matches_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leak, "_LISTED", 1)
    with opened(InlineRunner(1)) as window:
        number = GAMES.index("kobayakawa")  # it has tokens in the middle of the table

        def sizes() -> tuple[float, float]:
            leak._one_match(window, number, Random(1))
            found = leak.measure(window).by_name
            return found["objects"], found["widgets"]

        sizes()
        before = sizes()
        after = sizes()
        # The list of matches may have one entry more or less in sight; what every match leaves behind is more.
        assert after[0] < before[0] + 2
        assert after[1] < before[1] + 2
        home = Shell.go_home
        monkeypatch.setattr(Shell, "go_home", lambda shell: (QObject(shell), QWidget(shell.window), home(shell)))
        later = sizes()
        assert later[0] >= after[0] + 1
        assert later[1] >= after[1] + 1


def test_growth_is_told_without_single_peaks() -> None:
    assert leak.growth([5.0] * 30) == 0
    assert leak.growth([float(number) for number in range(30)]) == pytest.approx(1)
    assert leak.growth([5, 5, 5, 5, 5, 5, 5, 5, 999]) == 0
    assert leak.growth([1.0, 3.0]) == 2
    assert leak.growth([1.0]) == 0


def test_a_hint_that_contradicts_itself_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(1)

    def careless(session: Session) -> None:
        session.hinted.emit(hint(session.package, session.view, chance.choice(session.view.legal_actions())))

    report = Report(hints.PART, Order(0, 1, tmp_path))
    rng = Random(1)
    hints._one_position(report, case("kobayakawa"), [InlineRunner(), InlineRunner()], rng)
    assert report.figures["hints"] == 4
    assert report.findings == []
    monkeypatch.setattr(Session, "hint", careless)
    for _ in range(15):
        hints._one_position(report, case("godan"), [InlineRunner(), InlineRunner()], rng)
    assert report.figures["contradictions"] > 0
    assert list(tmp_path.glob("hints-*.cardtable"))


def test_what_breaks_under_the_monkey_is_told_with_its_diary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(ape: Monkey, deeds: int) -> None:
        ape.diary.append("drops a cup")
        raise RuntimeError("broken")

    monkeypatch.setattr(Monkey, "romp", clumsy)
    report = monkey.run(Order(0, 1, tmp_path))
    assert len(report.findings) == 1
    assert "RuntimeError: broken" in report.findings[0]
    assert (tmp_path / "monkey-1.txt").read_text(encoding="utf-8") == "drops a cup"
