"""Opens every game's table, then moves all cards of the largest deck across it while a bot thinks.

First they are dealt one after another at the table's own pace, then all fly at once. At last scenes are played.

`python -m cardtable_gui.lab.bench.frame_bench SECONDS LEVEL` writes one JSON object.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.controller.bots.process_runner import ProcessRunner
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.options import Options, complete
from cardtable_gui.games import GamePackage
from cardtable_gui.lab.bench.processes import processor_times, stolen_since
from cardtable_gui.lab.gallery.films import takes
from cardtable_gui.settings import ANIMATION, BOT_SPEED
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.look.theme import DEAL
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.presenters.choreography import DEAL_STAGGER_MS
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.animator import FRAME_MS, Animator, Flight
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.flight_overlay import FlightOverlay
from cardtable_gui.views.window.program import Program

SIZE = (1280, 800)
SCENE_MATCHES = 2
"""In so many matches of each game scenes are looked for."""
PAUSE_MS = 150
"""Pause between two movements, as at a table."""
CHOICE_MS = 1000
"""A player looks at a page at least this long before choosing something on it."""
_PATIENTLY = QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents


class Frames(QObject):
    """Records when the window paints frames of a movement, from its start until nothing is `moving` any more."""

    def __init__(self, moving: Callable[[], bool]) -> None:
        super().__init__()
        self._moving = moving
        self._last: float | None = None
        self.intervals: list[float] = []

    def begin(self) -> None:
        """Start recording: a movement begins now."""
        self._last = time.perf_counter()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            QTimer.singleShot(0, self, self._painted)
        return False

    def _painted(self) -> None:
        if self._last is None:
            return
        now = time.perf_counter()
        self.intervals.append((now - self._last) * 1000)
        # The last frame shows the cards at rest.
        self._last = now if self._moving() else None


def main(seconds: float, level: str) -> int:
    """Measure, and write the figures; a bot of this level thinks meanwhile."""
    application = QApplication(["cardtable-gui"])
    application.setStyle("Fusion")
    with TemporaryDirectory(prefix="cardtable-bench-") as folder:
        program = Program(application, StartArguments(None, "en", Path(folder), []))
        program.settings.set(BOT_SPEED, "slow")
        program.open()
        program.window.resize(*SIZE)
        assert program.shell is not None
        _wait(CHOICE_MS)
        opened = {package.game.id: _open(program.shell, package.game.id) for package in games.packages()}
        program.settings.set(ANIMATION, "off")
        before = processor_times()
        moved = _move_all(program, seconds, level)
        stolen = stolen_since(before)
        program.shell.close()
    figures = {
        "open_ms": opened,
        "cards": moved.cards,
        "dealt": _figures(moved.dealt),
        "at_once": _figures(moved.at_once),
        "scenes": _figures(moved.scenes),
        "thought_ms": moved.thought_ms,
        "stolen": stolen,
    }
    sys.stdout.write(json.dumps(figures) + "\n")
    return 0


def _figures(intervals: list[float]) -> dict[str, float]:
    ranked = sorted(intervals)
    return {
        "p50": ranked[len(ranked) // 2],
        "p95": ranked[int(len(ranked) * 0.95)],
        "longest": ranked[-1],
        "under_20": sum(each < 20 for each in ranked) / len(ranked),
    }


def _open(shell: Shell, game_id: str) -> float:
    """Time from pressing "start" to the painted table."""
    least, most = games.game(game_id).players
    seats = (Seat("Ann"), *(Seat(f"Bot {number}", "easy") for number in range(max(least, min(most, 4)) - 1)))
    shell.set_up(game_id)
    _wait(CHOICE_MS)
    started = time.perf_counter()
    shell.begin(MatchSetup(game_id, seats, {}, 1))
    _table(shell).repaint()
    taken = time.perf_counter() - started
    shell.go_home()
    return taken * 1000


@dataclass(frozen=True)
class _Moved:
    """The number of cards, the intervals between frames in ms, and how long the bot took for each of its moves.

    `dealt` are the frames while cards are dealt at the table's own pace, `at_once` while all move together; `scenes`
    the intervals between beats while scenes are played.
    """

    cards: int
    dealt: list[float]
    at_once: list[float]
    scenes: list[float]
    thought_ms: list[float]


def _move_all(program: Program, seconds: float, level: str) -> _Moved:
    """Move every card across the table and back, for this many seconds in each way, while a bot thinks."""
    assert program.shell is not None
    shell = program.shell
    deck, game_id, players, options = max(_largest(package.game.id) for package in games.packages())
    seats = tuple(Seat(f"Bot {number}", "normal") for number in range(players))
    shell.begin(MatchSetup(game_id, seats, options, 1))
    session = shell.match_manager.session
    assert session is not None
    session.pause()
    table = _table(shell)
    _until(lambda: not table.busy)
    _wait(PAUSE_MS)  # The cards of tables before are gone then.
    view = session.match.state.view(session.match.state.to_move)
    runner = ProcessRunner()
    thought = _thinking(runner, session.package, MoveQuestion(session.package.policy, view, level))
    _until(lambda: bool(thought))
    thought.clear()  # The process started with the first one.
    home = {card: card.pose for card in table.findChildren(CardButton)}
    dealt = _intervals(program, table, home, DEAL_STAGGER_MS, seconds)
    at_once = _intervals(program, table, home, 0.0, seconds)
    scenes = _scene_intervals(table, seconds)
    runner.close()
    return _Moved(min(deck, len(home)), dealt, at_once, scenes, list(thought))


def _thinking(runner: ProcessRunner, package: GamePackage, question: MoveQuestion) -> list[float]:
    """Have a bot decide the same move again and again; returns the list to which each move's time is added."""
    times: list[float] = []
    asked = time.perf_counter()

    def ask() -> None:
        nonlocal asked
        asked = time.perf_counter()
        runner.ask(question, answered)

    def answered(_action: object) -> None:
        times.append((time.perf_counter() - asked) * 1000)
        ask()

    runner.prepare(package, [question.level])
    ask()
    return times


def _intervals(
    program: Program, table: TableView, home: Mapping[CardButton, Pose], stagger: float, seconds: float
) -> list[float]:
    """Let cards start with this delay after one another; return the intervals between frames."""
    animator, overlay = Animator(SystemClock(), table), FlightOverlay(table)
    frames = Frames(lambda: animator.busy)
    program.window.installEventFilter(frames)
    away = False
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        away = not away
        script = [
            Flight(card, index * stagger, DEAL, _across(pose, table) if away else pose, card.face, overlay)
            for index, (card, pose) in enumerate(home.items())
        ]
        frames.begin()
        animator.play(script)
        _until(lambda: not animator.busy)
        _wait(PAUSE_MS)
    program.window.removeEventFilter(frames)
    return frames.intervals


class Beats(QTimer):
    """Beats once a frame, and records the time from beat to beat while something goes on.

    It counts what frames would not: in a scene there are moments when nothing is painted, since nothing moves.
    """

    def __init__(self, going_on: Callable[[], bool]) -> None:
        super().__init__(interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._going_on = going_on
        self._last: float | None = None
        self.intervals: list[float] = []
        self.timeout.connect(self._beat)

    def _beat(self) -> None:
        now = time.perf_counter()
        if self._last is not None:
            self.intervals.append((now - self._last) * 1000)
        self._last = now if self._going_on() else None


def _scene_intervals(table: TableView, seconds: float) -> list[float]:
    """Play the largest scene of each game on the table, again and again; return the intervals between beats."""
    shot = [takes(package.game.id, "en", SCENE_MATCHES)[-1:] for package in games.packages()]
    overlay = table.widgets.scene
    beats = Beats(lambda: overlay.open)
    beats.start()
    end = time.perf_counter() + seconds
    for take in cycle([take for found in shot for take in found]):
        if time.perf_counter() >= end:
            break
        replay = Replay(take.match, SystemClock())
        table.set_look(replace(table.look, speed=0.0))
        table.open(replay)
        replay.start()
        replay.jump(take.at)
        table.set_look(replace(table.look, speed=1.0))
        _wait(PAUSE_MS)
        replay.forward()
        _until(lambda: overlay.open)
        _until(lambda: not overlay.open)
        table.close_session()
        replay.close()
    beats.stop()
    return beats.intervals


def _largest(game_id: str) -> tuple[int, str, int, Options]:
    """The largest number of cards on a game's table: all elements of its sets chosen, most players."""
    game = games.game(game_id)
    chosen = {option.id: [choice.value for choice in option.choices] for option in game.options if option.kind == "set"}
    options = complete(game.options, chosen)
    players = game.players[1]
    return len(game.deck(players, options)), game_id, players, options


def _across(pose: Pose, table: TableView) -> Pose:
    """The pose at the other side of the table."""
    return Pose(table.width() - pose.x, pose.y, pose.width, -pose.angle)


def _table(shell: Shell) -> TableView:
    return shell.table_page.table


def _wait(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _until(done: Callable[[], bool]) -> None:
    while not done():
        QApplication.processEvents(_PATIENTLY)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), sys.argv[2]))
