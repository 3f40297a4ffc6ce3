"""What happened, played on the table: scene after scene, with the result of each deal in between."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable_gui.controller.course import Presented
from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, SeatResult, Shown, Told
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.scoresheet import DealScores, score_sheet
from cardtable_gui.core.table import reached, won
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Step
from cardtable_gui.views.table import results
from cardtable_gui.views.table.animator import Animator
from cardtable_gui.views.table.choreography import Director, script
from cardtable_gui.views.table.put_away import put_away
from cardtable_gui.views.table.results import Result, ResultPanel

if TYPE_CHECKING:
    from cardtable_gui.views.table.table_presenter import TablePresenter

WATCHED_RESULT_MS = 6000
"""So long a deal's result stays for somebody who only watches: reading takes as long, however fast the cards move."""


@dataclass(slots=True)
class Scene:
    """Part of what happened, played in one go, and the result that is shown after it."""

    steps: tuple[Step, ...]
    view: AnyView
    ended: DealEnded | None
    ranks: tuple[int, ...] | None


class Playback(QObject):
    """Plays the steps of one sitting. While it is `busy`, the table shows what was, not what is."""

    busy_changed = Signal(bool)
    told = Signal(object)
    """A `Told` or `DealEnded` that has just been shown."""
    pressed = Signal(str)
    """A button at the end of the match: one of `results.AGAIN`, `NEW`, `WATCH`, `START`."""

    def __init__(self, sitting: TablePresenter, animator: Animator, panel: ResultPanel) -> None:
        super().__init__(sitting)
        self._sitting = sitting
        self._animator = animator
        self._panel = panel
        self._scenes: deque[Scene] = deque()
        self._scene: Scene | None = None
        self._touched: frozenset[Zone] = frozenset()
        self._trail: tuple[Zone, Zone] | None = None
        self._continue = QTimer(self)
        self._continue.setSingleShot(True)
        self._continue.timeout.connect(self._go_on)
        animator.finished.connect(self._script_over)
        panel.pressed.connect(self._panel_pressed)

    @property
    def busy(self) -> bool:
        """Whether something is being played, or its result is shown."""
        return self._scene is not None

    @property
    def moving(self) -> bool:
        """Whether cards fly for something that happened."""
        return self._scene is not None and self._animator.busy

    def skip(self) -> None:
        """Show at once where the running scene leads."""
        self._animator.skip()

    def hurry(self) -> None:
        """Let cards that the player moved arrive at once."""
        self._animator.skip()

    def play(self, presented: Presented, chosen: Collection[int] = ()) -> None:
        """Play one step; what was still to be played of earlier ones is dropped. Of equal cards `chosen` ones go."""
        self.drop()
        steps = self._sitting.model.advance(presented.view, presented.events, chosen, presented.lying)
        others = presented.seat is not None and presented.seat != presented.view.seat
        self._trail = _last_way(presented.events, presented.seat) if others else None
        self._touched = _touched(presented.events) if presented.seat != presented.view.seat else frozenset()
        self._scenes.extend(_scenes(steps, presented.view))
        self._next_scene()

    def drop(self) -> None:
        """Forget what is still to be played: something newer has happened."""
        was_busy, self._scene = self.busy, None
        self._sitting.show_trail(None)
        self._scenes.clear()
        self._animator.skip()
        put_away(self._panel)
        self._continue.stop()
        if was_busy:
            self.busy_changed.emit(False)

    def close(self) -> None:
        """Play nothing more."""
        self.drop()
        self._animator.finished.disconnect(self._script_over)
        self._panel.pressed.disconnect(self._panel_pressed)

    def _next_scene(self) -> None:
        if not self._scenes:
            self._all_shown()
            return
        was_busy = self.busy
        self._scene = self._scenes.popleft()
        sitting, stage = self._sitting, self._sitting.stage
        begins = any(isinstance(step.event, DealBegan) for step in self._scene.steps)
        if begins:
            sitting.speech.latest = ""
        sitting.calm()
        director = Director(
            stage=stage,
            table=sitting.table,
            tell=self._told,
            pay=self._paid,
            coin=sitting.furniture.coin,
            spot=sitting.furniture.spot,
            count=stage.add_tag,
            landed=sitting.landed,
            sound=sitting.sound,
            over=self._over,
        )
        sitting.landed(stage.shown)
        if begins:
            sitting.furniture.hush()
            sitting.furniture.rest(sitting.view, sitting.wording)
            stage.label({})
        acts = script(director, self._scene.steps)
        if not was_busy:
            self.busy_changed.emit(True)
        self._animator.play(acts)

    def _script_over(self) -> None:
        scene = self._scene
        if scene is None:
            self._sitting.settle()
        elif scene.ended is None:
            self._next_scene()
        else:
            self._sitting.settle()
            self._tell_result(scene.ended, scene)

    def _all_shown(self) -> None:
        """Everything that happened lies on the table."""
        was_busy, self._scene = self.busy, None
        self._sitting.guard.changed(self._touched)
        self._sitting.show_trail(self._trail)
        self._trail = None
        if was_busy:
            self.busy_changed.emit(False)
        self._sitting.catch_up()
        self._sitting.session.presented()

    def _told(self, told: Told) -> None:
        self._sitting.tell(told)
        self.told.emit(told)

    def _paid(self, zone: Zone, amount: int) -> None:
        self._sitting.pay(zone, amount)

    def _over(self, ended: DealEnded) -> None:
        """The deal is over: its winners' cards shine, and nobody is to move."""
        sitting = self._sitting
        sitting.stage.glow(winners(ended))
        sitting.furniture.rest(sitting.view, sitting.wording)

    # ------------------------------------------------------------------------------------------------ results

    def _tell_result(self, ended: DealEnded, scene: Scene) -> None:
        session = self._sitting.session
        self._open_panel(ended, scene.ranks, scene.view)
        self.told.emit(ended)
        self._over(ended)
        if scene.ranks is not None:
            people = [seat for seat, who in enumerate(session.match.seats) if who.level is None]
            if any(won(session.box.table, scene.view, seat) for seat in people or range(len(scene.ranks))):
                self._sitting.sound("win")
                if self._animator.speed > 0:
                    self._panel.celebrate()
            self._scenes.clear()
            self._all_shown()
            self._panel.raise_()
        elif session.watched:
            self._continue.start(WATCHED_RESULT_MS)

    def show_final_result(self) -> None:
        """Show how the match ended, if it has."""
        session = self._sitting.session
        view = session.view
        if view.ranks is None:
            return
        ended = next((event for event in reversed(session.seen_in_deal()) if isinstance(event, DealEnded)), None)
        if ended is None:
            why = QT_TRANSLATE_NOOP("table", "final score")
            rows = tuple(SeatResult(seat, None, score, why) for seat, score in enumerate(view.scores))
            ended = DealEnded(view.deal, rows)
        self._open_panel(ended, view.ranks, view)

    def _open_panel(self, ended: DealEnded, ranks: tuple[int, ...] | None, view: AnyView) -> None:
        session, look = self._sitting.session, self._sitting.look
        layout = session.box.table.layout
        result = Result(
            ended=ended,
            ranks=ranks,
            names=session.names,
            score_title=layout.score_title,
            own=view.seat,
            reached=None if ranks is None else reached(session.box.table, view),
            art=self._sitting.art,
            deal_words=layout.deal_words,
            tie_break=layout.tie_break,
            recorded=session.recorded,
            points=session.box.table.counts_points(view),
            deals=self._deals() if ranks is not None else (),
        )
        self._sitting.softly(lambda: self._panel.tell(result, look.theme, look.percent))

    def _deals(self) -> Sequence[DealScores]:
        """What all deals of the match brought; none where a single one decided it."""
        session = self._sitting.session
        deals = score_sheet(session.seen_events(), len(session.match.seats))
        return deals if len(deals) > 1 else ()

    def _panel_pressed(self, button: str) -> None:
        if button == results.CONTINUE:
            self._go_on()
        else:
            self.pressed.emit(button)

    def _go_on(self) -> None:
        self._continue.stop()
        self._panel.hide()
        self._sitting.table.setFocus()
        if self._scene is not None:
            self._next_scene()


def winners(ended: DealEnded) -> frozenset[int]:
    """The seats that gained most, if anybody gained anything."""
    most = max((result.gained or 0 for result in ended.results), default=0)
    return frozenset(result.seat for result in ended.results if most > 0 and result.gained == most)


def _last_way(events: Iterable[Event], seat: int | None) -> tuple[Zone, Zone] | None:
    """From where to where the cards went that this seat gave or took; a new deal leaves no trace of them."""
    found: list[tuple[Zone, Zone]] = []
    for event in events:
        if isinstance(event, DealBegan | DealEnded):
            return None
        if isinstance(event, Moved):
            found.append((event.source, event.target))
    own = [way for way in found if seat in (way[0].seat, way[1].seat)]
    return next(iter(own or found), None)


def _touched(events: Iterable[Event]) -> frozenset[Zone]:
    """The zones whose cards moved or turned."""
    found: set[Zone] = set()
    for event in events:
        match event:
            case Moved(source=source, target=target):
                found |= {source, target}
            case Shown(zone=zone):
                found.add(zone)
            case _:
                pass
    return frozenset(found)


def _scenes(steps: Iterable[Step], view: AnyView) -> list[Scene]:
    """Cut after each deal's end; the match's end belongs to the last deal's scene."""
    scenes: list[Scene] = []
    now: list[Step] = []
    for step in steps:
        if isinstance(step.event, MatchEnded) and scenes:
            scenes[-1].ranks = step.event.ranks
            continue
        now.append(step)
        if isinstance(step.event, DealEnded):
            scenes.append(Scene(tuple(now), view, step.event, None))
            now = []
    if now or not scenes:
        scenes.append(Scene(tuple(now), view, None, None))
    return scenes
