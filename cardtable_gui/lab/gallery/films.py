"""Films of the scenes at the table: twelve frames of each as one picture, by a clock that is stepped by frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from cardtable_gui import games, i18n
from cardtable_gui.bots import levels
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import all_seen
from cardtable_gui.games import own_houses
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery.gallery_order import GalleryOrder, PictureSize
from cardtable_gui.lab.gallery.moments import NAMES, SEED
from cardtable_gui.views.kit.look.theme import THEMES
from cardtable_gui.views.kit.text.fitted_text import text_font
from cardtable_gui.views.table.table_view import TableView

FRAMES = 12
_COLUMNS, _WIDE, _CAPTION = 4, 480, 20
_STEP_MS = 10.0
_MATCHES, _PLAYERS = 8, 4
"""So many matches are searched for scenes."""
_KINDS = 5
"""The most films of one game."""
_ONLOOKER = 0


class FilmClock:
    """A clock that goes on only when it is stepped; its timers ring meanwhile, in order."""

    def __init__(self) -> None:
        self._now = 0.0
        self._timers: list[_FilmTimer] = []

    def now(self) -> float:
        """The milliseconds stepped so far."""
        return self._now

    def timer(
        self, parent: QObject, ring: Callable[[], None], ms: int = 0, *, repeats: bool = False, precise: bool = False
    ) -> _FilmTimer:
        """A timer of this clock."""
        del parent, precise
        timer = _FilmTimer(self, ring, ms, repeats)
        self._timers.append(timer)
        return timer

    def step(self, ms: float) -> None:
        """Let so much time pass."""
        end = self._now + ms
        while due := [timer for timer in self._timers if timer.active and timer.due <= end]:
            first = min(due, key=lambda timer: timer.due)
            self._now = max(self._now, first.due)
            first.ring()
        self._now = end


class _FilmTimer:
    def __init__(self, clock: FilmClock, ring: Callable[[], None], ms: int, repeats: bool) -> None:
        self.ms = ms
        self.due = 0.0
        self.active = False
        self._clock = clock
        self._ring = ring
        self._repeats = repeats

    def start(self, ms: int | None = None) -> None:
        self.ms = self.ms if ms is None else ms
        self.due, self.active = self._clock.now() + self.ms, True

    def stop(self) -> None:
        self.active = False

    def ring(self) -> None:
        self.due += max(1, self.ms)
        self.active = self._repeats
        self._ring()


@dataclass(frozen=True, slots=True)
class Take:
    """A scene of a match: the match, how many actions come before it, and its name."""

    match: Match
    at: int
    name: str


def takes(game_id: str, language: Language, matches: int = _MATCHES) -> list[Take]:
    """The different scenes of a game in some matches of bots, as many as are worth a film."""
    found: dict[tuple[str, ...], Take] = {}
    for number in range(matches):
        match = _played(game_id, SEED + number, language)
        for step in match.steps:
            before = match.state_at(step.index)
            after = match.state_at(step.index + 1)
            events = all_seen(step.events, _ONLOOKER)
            scene = match.package.table.scene(before.view(_ONLOOKER), events, after.view(_ONLOOKER))
            if scene is not None:
                kind = tuple(type(each).__name__.lower() for each in scene.steps)
                found.setdefault((str(len(scene.actors)), *kind), Take(match, step.index, ""))
    chosen = sorted(found)[:: max(1, len(found) // _KINDS)][:_KINDS]
    return [replace(found[kind], name=f"{game_id}-scene-{number}") for number, kind in enumerate(chosen, 1)]


def _played(game_id: str, seed: int, language: Language) -> Match:
    package = games.package(game_id)
    least, most = package.game.players
    names = NAMES.get(language, NAMES["en"])
    seats = [Seat(names[seat], "normal") for seat in range(max(least, min(most, _PLAYERS)))]
    match = Match.new(game_id, seats, {}, seed, house=own_houses.of_new_matches(game_id))
    rng = Random(seed)
    while match.state.to_move is not None:
        view = match.state.view(match.state.to_move)
        match.act(levels.choose(package.policy, "easy", view, rng, ThinkingBudget.by_count(1)))
    return match


def draw(application: QApplication, order: GalleryOrder) -> Iterator[str]:
    """Film all scenes of an order; yield each picture's name once it is written.

    Raises:
        OSError: a file cannot be written.
    """
    for language in order.languages:
        i18n.install(application, language)
        for game_id in order.games:
            for take in takes(game_id, language):
                for theme in order.themes:
                    for size in order.sizes:
                        name = f"{take.name}-{language}-{theme}-{size}.png"
                        picture = QBuffer()
                        picture.open(QIODevice.OpenModeFlag.WriteOnly)
                        QPixmap.fromImage(sheet(film(application, take, theme, size))).save(picture, "PNG")
                        (order.folder / name).write_bytes(picture.data().data())
                        yield name


def film(application: QApplication, take: Take, theme: str, size: PictureSize) -> list[tuple[float, QImage]]:
    """The frames of a scene, each with its time in milliseconds."""
    clock = FilmClock()
    table = TableView(clock)
    table.resize(size.width, size.height)
    table.set_look(replace(table.look, theme=THEMES[theme], speed=0.0))
    replay = Replay(take.match, clock)
    replay.look(_ONLOOKER)
    replay.open_hands(on=False)
    table.open(replay)
    table.show()
    replay.start()
    replay.jump(take.at)
    table.set_look(replace(table.look, speed=1.0))
    application.processEvents()
    begun: list[float] = []
    table.widgets.scene.begun.connect(lambda: begun.append(clock.now()))
    replay.forward()
    while not begun:
        clock.step(_STEP_MS)
    frames = [(0.0, table.grab().toImage())]
    while table.widgets.scene.open:
        clock.step(_STEP_MS)
        frames.append((clock.now() - begun[0], table.grab().toImage()))
    table.close_session()
    replay.close()
    table.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # The first and last frames are the table as it was and as it is.
    return [frames[round(number * (len(frames) - 1) / (FRAMES - 1))] for number in range(FRAMES)]


def sheet(frames: list[tuple[float, QImage]]) -> QImage:
    """The frames side by side in one picture, each above its time."""
    high = round(_WIDE * frames[0][1].height() / frames[0][1].width())
    rows = -(-len(frames) // _COLUMNS)
    made = QImage(QSize(_COLUMNS * _WIDE, rows * (high + _CAPTION)), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.black)
    painter = QPainter(made)
    painter.setPen(Qt.GlobalColor.white)
    painter.setFont(text_font(13))
    for number, (ms, frame) in enumerate(frames):
        corner = QPoint(number % _COLUMNS * _WIDE, number // _COLUMNS * (high + _CAPTION))
        small = frame.scaled(
            _WIDE, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(1)
        painter.drawImage(corner, small)
        caption = QRect(corner + QPoint(0, high), QSize(_WIDE, _CAPTION))
        painter.drawText(caption, Qt.AlignmentFlag.AlignCenter, f"{ms:.0f} ms")
    painter.end()
    return made
