"""Pictures behind the curtain: between two people, nothing on the screen depends on a card that they may not see.

The same match is played twice in the window, with other cards where those who look cannot see them: before the curtain
(what the person sees who has moved), while it falls, while it is down, while it rises, and when the next person sees
the table; and at the results in between. Every frame and every text must be the same both times.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, Qt, QTimer
from PySide6.QtGui import QCursor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui import games
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.session import Session
from cardtable_gui.core.options import complete
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.transition import Way
from tests.soak.report import Order, Report
from tests.soak.running import running
from tests.soak.window import Window, opened, words
from tests.soak.worlds import Played, Run, others, play
from tests.support.play import Case

PART = "curtain"
_LONGEST = 60
_SHARES = (0.0, 0.2, 0.5, 0.8, 1.0)
"""Where the curtain is caught on its way: shares of the height."""
_LOOKS = 3
"""So many times more what differs is looked at."""
_NAMES = ("Ann", "Ben", "Cho", "Dai", "Eva", "Fay", "Gus")


@dataclass(frozen=True)
class Frame:
    """One moment of the window: when, its picture, and all that can be read of it."""

    moment: str
    picture: QImage
    words: tuple[str, ...]


def run(order: Order) -> Report:
    """Play pairs of worlds in the window and compare them."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    for what in ("pairs", "frames", "results", "differences"):
        report.count(what, 0)
    packages = list(games.packages())
    while True:
        for package in packages:
            least, most = package.game.players
            players = rng.randint(max(2, least), min(most, 4))
            _one_pair(report, Case(package, players, complete(package.game.options, {}), package.game.id), rng)
            if deadline.over:
                return report


def _one_pair(report: Report, case: Case, rng: Random) -> None:
    """Compare a change of hands in a match with the same one in another world."""
    for _ in range(8):
        played = play(case, rng, 1 + rng.randrange(_LONGEST))
        if len(played.actions) < 1:
            continue
        before = Played(case, played.deals, played.actions[:-1], played.seed).run().state.to_move
        after = played.run()
        assert before is not None
        # Who has moved looks on until the curtain is down, who is next from then on.
        for seat, early in ((before, True), (after.state.to_move, False)):
            if seat is None:
                continue
            worlds = list(others(played, after, (None, seat), rng))
            # Best is a world in which somebody else's hand is another one, not the deck alone.
            worlds.sort(key=lambda world: _hands(world[1], seat) == _hands(after, seat))
            if worlds:
                _compare(report, played, worlds[0][0], early=early)
                return


def _hands(run: Run, seat: int) -> list[tuple[str, ...]]:
    """What the others hold."""
    return [run.state.view(other).hand for other in range(run.state.players) if other != seat]


def _compare(report: Report, one: Played, two: Played, *, early: bool) -> None:
    report.count("pairs")
    label = one.case.label
    first, second = _frames(one, early=early), _frames(two, early=early)
    moments = [frame.moment for frame in first], [frame.moment for frame in second]
    if moments[0] != moments[1]:
        report.count("differences")
        report.found(f"{label}: one world shows {moments[0]}, the other {moments[1]}", one.text(), "cardtable")
    report.count("frames", len(first))
    report.count("results", sum("result" in frame.moment for frame in first))
    for here, there in _lasting(one, two, list(zip(first, second, strict=False)), early=early):
        if here.picture != there.picture:
            report.count("differences")
            report.found(f"{label}, {here.moment}: the pictures differ", _beside(here.picture, there.picture), "png")
        if here.words != there.words:
            report.count("differences")
            other = "\n".join(f"{a!r}\n{b!r}" for a, b in zip(here.words, there.words, strict=False) if a != b)
            report.found(f"{label}, {here.moment}: the texts differ", other)


def _lasting(one: Played, two: Played, pairs: list[tuple[Frame, Frame]], *, early: bool) -> list[tuple[Frame, Frame]]:
    """Those pairs that differ each time the worlds are shown: how far a card has moved is a matter of time."""
    differing = [(here, there) for here, there in pairs if here != there]
    for _ in range(_LOOKS):
        if not differing:
            break
        again = zip(_frames(one, early=early), _frames(two, early=early), strict=False)
        still = {here.moment for here, there in again if here != there}
        differing = [pair for pair in differing if pair[0].moment in still]
    return differing


def _frames(played: Played, *, early: bool) -> list[Frame]:
    """Play the last action of a match in a window of its own, up to the next person's turn; catch what may be seen.

    `early`: what the person may see who moves, else what the next one may.
    """
    with opened(InlineRunner(1), animation="normal") as window:
        QCursor.setPos(window.window.mapToGlobal(QPoint(2, 2)))
        # Where the curtain is on its way, and how long a recap stays, is a matter of time: here they stay as they are.
        for timer in _timers(window.shell.table_page.table):
            timer.timeout.disconnect()
        return list(_change_of_hands(window, played, early=early))


def _timers(table: TableView) -> list[QTimer]:
    """What moves the curtain, and ends a recap."""
    return [each.findChildren(QTimer)[0] for each in (table.widgets.transition, table.widgets.recap)]


def _change_of_hands(window: Window, played: Played, *, early: bool) -> Iterator[Frame]:
    seats = [_NAMES[seat] for seat in range(played.case.players)]
    start = Played(played.case, played.deals, played.actions[:-1], played.seed)
    session = window.open(start.record(seats))
    assert isinstance(session, Session)
    watch = _Watch(window, session)
    watch.go_on()
    if early:
        yield watch.frame("the turn")
    session.act(session.package.game.parse(played.actions[-1]))
    mine = frozenset((Way.FALL, Way.FADE) if early else (Way.RISE,))
    yield from watch.go_on(mine)
    if not early:
        yield watch.frame("the next turn")


class _Watch:
    """Somebody who looks at the window while it goes on from one person's turn to the next one's."""

    def __init__(self, window: Window, session: Session) -> None:
        self._window = window
        self._session = session
        self._table = window.shell.table_page.table
        self._transition = self._table.widgets.transition
        self._timers = _timers(self._table)

    def go_on(self, ways: frozenset[Way] = frozenset()) -> list[Frame]:
        """Go on until a person is asked or the match is over; give the frames in between, with these movements."""
        found: list[Frame] = []
        self._window.wait_for(lambda: self._goes_on(found, ways), "somebody to be asked")
        if not ways:
            found.clear()
        return found

    def _goes_on(self, found: list[Frame], ways: frozenset[Way]) -> bool:
        table, panel = self._table, self._table.panel
        if self._transition.moving:
            for share in _SHARES if self._transition._way in ways else ():
                self._transition._done = share
                self._transition.update()
                found.append(self.frame(f"{self._transition._way.name.lower()} {share}"))
            self._transition.stop()
        elif panel.result is not None:
            found.append(self.frame("a result"))
            if panel.result.ranks is not None:
                return True
            self._press(panel)
        elif self._session.hand_over is not None:
            found.append(self.frame("the curtain"))
            self._press(table.curtain)
        elif not table.widgets.recap.isHidden():
            self._press(table.widgets.recap)
        elif table.busy:
            table.skip_animations()
        told = table.widgets.recap.isHidden() and panel.result is None
        return self._session.is_humans_turn and told and not (table.busy or self._transition.moving)

    def _press(self, sheet: QWidget) -> None:
        sheet.activateWindow()
        QTest.keyClick(QApplication.focusWidget() or sheet, Qt.Key.Key_Return)

    def frame(self, moment: str) -> Frame:
        """What is on the screen now, once it rests: cards of a hand slide into their places."""
        self._window.wait_for(self._rests, "the table to rest")
        self._window.settle()
        return Frame(moment, self._picture(), tuple(words(self._window.window)))

    def _rests(self) -> bool:
        """Whether nothing moves but the curtain and a recap, which stay as they are."""
        return all(one in self._timers for one in running(self._window.window))

    def _picture(self) -> QImage:
        """What the screen shows; where there is none, what the window paints."""
        top = self._window.window
        picture = top.screen().grabWindow(0) if QApplication.platformName() == "xcb" else top.grab()
        return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


def _beside(one: QImage, two: QImage) -> bytes:
    """Both pictures as one file, side by side."""
    both = QImage(one.width() + two.width(), max(one.height(), two.height()), QImage.Format.Format_RGB32)
    painter = QPainter(both)
    painter.drawImage(0, 0, one)
    painter.drawImage(one.width(), 0, two)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    both.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs want bytes, which Qt refuses
    return bytes(data.data())
