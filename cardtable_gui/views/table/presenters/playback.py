"""Plays events on the table, segment by segment, with the result of each deal in between."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.controller.match_source import OPENING, StepShown
from cardtable_gui.core.card_scene import CardScene
from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, MatchEnded, Moved, Shown
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Step
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.table.presenters.choreography import Choreography
from cardtable_gui.views.table.presenters.connections import Connections
from cardtable_gui.views.table.presenters.result_presenter import ResultPresenter
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.animator import Animator
from cardtable_gui.views.table.widgets.scene_overlay import SceneOverlay

WATCHED_RESULT_MS = 6000
"""How long the result of a deal is shown to a mere spectator, whatever the animation speed."""


@dataclass(slots=True)
class Segment:
    """Some steps played in one go, and the result that is shown after them.

    Attributes:
        steps: the steps.
        view: the view after all that is played.
        ended: the deal's end whose result is shown; None: none is.
        ranks: those of a match that ends with it.
        at_once: whether they are shown at once, without a movement, a sound or a word.
    """

    steps: tuple[Step, ...]
    view: AnyView
    ended: DealEnded | None
    ranks: tuple[int, ...] | None
    at_once: bool = False
    card_scene: CardScene | None = None
    """Is played in place of some of the steps."""


class Playback(QObject):
    """Plays the steps of one match. While it is `busy`, the table shows an earlier view than the match's."""

    busy_changed = Signal(bool)
    segment_began = Signal()
    """Cards are about to move for an event: nobody can act meanwhile."""
    came_to_rest = Signal()
    """No card is flying any more."""
    all_shown = Signal(object)
    """Playback is complete: the zones (a frozenset) in which others moved or turned over cards."""
    stopped = Signal()
    """The match stops at the end of this deal, which stays on the table: it's as busy as at a deal's result."""

    def __init__(
        self,
        state: ViewState,
        scene: Scene,
        speech: Speech,
        result: ResultPresenter,
        animator: Animator,
        overlay: SceneOverlay,
        connections: Connections,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._overlay = overlay
        self._scene = scene
        self._speech = speech
        self._result = result
        self._animator = animator
        self._choreography = Choreography(scene, speech, state, overlay, self)
        self._segments: deque[Segment] = deque()
        self._segment: Segment | None = None
        self._touched: frozenset[Zone] = frozenset()
        self._rest = 0
        """How many moves were played to the end at once, until the result tells it."""
        self._trail: tuple[Zone, Zone] | None = None
        self._continue = state.clock.timer(self, self._close_result)
        self._choreography.log_entry_due.connect(self._show_log_entry)
        self._choreography.deal_ended.connect(self._show_winners)
        result.continued.connect(self._go_on)
        connections.connect(animator.finished, self._script_over)
        connections.connect(overlay.pressed, self.skip)

    @property
    def busy(self) -> bool:
        """Whether something is being played, or its result is shown."""
        return self._segment is not None

    @property
    def showing_result(self) -> bool:
        """Whether a deal is over, and its result is about to be shown or is shown."""
        return self._segment is not None and self._segment.ended is not None

    @property
    def in_scene(self) -> bool:
        """Whether a scene covers the table."""
        return self._overlay.open

    @Slot()
    def skip(self) -> None:
        """Finish the running movement at once, be it playback or a card that the player moved."""
        self._animator.skip()

    def play(self, step_shown: StepShown, chosen: Collection[int] = ()) -> None:
        """Play one step and drop what is left of earlier ones. `chosen`: the tokens that move, among equal cards."""
        self.drop()
        steps = self._state.model.advance(step_shown.view, step_shown.events, chosen, step_shown.positions)
        others = step_shown.seat is not None and step_shown.seat != step_shown.view.seat
        self._trail = _last_way(step_shown.events, step_shown.seat) if others else None
        self._touched = _touched(step_shown.events) if step_shown.seat != step_shown.view.seat else frozenset()
        self._rest = step_shown.rest
        first = _segments(steps[: step_shown.at_once], step_shown.view, None) if step_shown.at_once else []
        self._segments.extend(replace(segment, ended=None, at_once=True) for segment in first)
        last = steps[step_shown.at_once :]
        self._segments.extend(_segments(last, step_shown.view, self._card_scene(step_shown)))
        self._next_segment()

    def _card_scene(self, step_shown: StepShown) -> CardScene | None:
        """The scene that a step is worth; what only shows results has none."""
        if not step_shown.events or step_shown.step_index == OPENING or self._animator.speed <= 0:
            return None
        before = self._state.session.view_before(step_shown.step_index)
        return self._state.game_table.scene(before, step_shown.events[step_shown.at_once :], step_shown.view)

    def drop(self) -> None:
        """Drop what is left to play: something newer has happened."""
        was_busy, self._segment = self.busy, None
        self._speech.quiet = False
        self._scene.show_trail(None)
        self._segments.clear()
        self._animator.skip()
        self._result.close()
        self._continue.stop()
        if was_busy:
            self.busy_changed.emit(False)

    def _next_segment(self) -> None:
        if not self._segments:
            self._end()
            return
        was_busy = self.busy
        self._segment = self._segments.popleft()
        self._speech.quiet = at_once = self._segment.at_once
        begins = any(isinstance(step.event, DealBegan) for step in self._segment.steps)
        if begins:
            self._speech.begin_deal()
        self.segment_began.emit()
        self._scene.land(self._scene.stage.shown)
        if begins:
            self._scene.clear_deal()
        script = self._choreography.script(self._segment.steps, self._segment.card_scene)
        if not was_busy:
            self.busy_changed.emit(True)
        self._animator.play(script)
        if at_once:
            self._animator.skip()

    @Slot()
    def _script_over(self) -> None:
        segment = self._segment
        if segment is not None and segment.ended is None:
            self._next_segment()
            return
        self.came_to_rest.emit()
        if segment is not None and segment.ended is not None:
            self._show_result(segment.ended, segment)

    def _end(self) -> None:
        """Finish: everything that happened is shown."""
        was_busy, self._segment = self.busy, None
        self._speech.quiet = False
        self._scene.show_trail(self._trail)
        self._trail = None
        if was_busy:
            self.busy_changed.emit(False)
        self.all_shown.emit(self._touched)

    @Slot(object, bool)
    def _show_log_entry(self, entry: LogEntry, aloud: bool) -> None:
        """Show and announce a log entry, at the plate of its player."""
        self._scene.player_panels.show_log_entry(entry, self._state.wording)
        self._speech.tell(entry, aloud=aloud)

    @Slot(object)
    def _show_winners(self, ended: DealEnded) -> None:
        """The deal is over: highlight its winners' cards and clear the player to move."""
        self._scene.stage.glow(winners(ended))
        self._scene.rest()

    def _show_result(self, ended: DealEnded, segment: Segment) -> None:
        if segment.ranks is None and self._state.session.stopped is not None:
            self._result.announce(ended, segment.view)
            self._show_winners(ended)
            self.stopped.emit()
            return
        self._result.open(ended, segment.ranks, segment.view, rest=self._rest)
        self._rest = 0
        self._show_winners(ended)
        if segment.ranks is not None:
            victory = self._result.is_victory(segment.view)
            self._speech.sound("win" if victory else "lose")
            if victory and self._animator.speed > 0:
                self._result.celebrate()
            self._segments.clear()
            self._end()
            self._result.raise_()
        elif self._state.session.watched:
            self._continue.start(reading_time.of(WATCHED_RESULT_MS))

    @Slot()
    def _close_result(self) -> None:
        self._result.close()
        self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Continue after the result was closed."""
        self._continue.stop()
        self._scene.table.setFocus()
        if self._segment is not None:
            self._next_segment()


def winners(ended: DealEnded) -> frozenset[int]:
    """The seats that gained most; empty if nobody gained anything."""
    most = max((result.gained or 0 for result in ended.results), default=0)
    return frozenset(result.seat for result in ended.results if most > 0 and result.gained == most)


def _last_way(events: Iterable[Event], seat: int | None) -> tuple[Zone, Zone] | None:
    """The start and end of the last cards given or taken by this seat; a new deal clears it."""
    found: list[tuple[Zone, Zone]] = []
    for event in events:
        if isinstance(event, DealBegan | DealEnded):
            return None
        if isinstance(event, Moved):
            found.append((event.source, event.target))
    own = [way for way in found if seat in (way[0].seat, way[1].seat)]
    return next(iter(own or found), None)


def _touched(events: Iterable[Event]) -> frozenset[Zone]:
    """The zones whose cards moved or turned over."""
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


def _segments(steps: Iterable[Step], view: AnyView, card_scene: CardScene | None) -> list[Segment]:
    """Split the steps after each end of a deal; the end of the match belongs to the last deal's segment.

    A scene is always of the first one: nothing of a deal that has just begun is worth any.
    """
    segments: list[Segment] = []
    now: list[Step] = []
    for step in steps:
        if isinstance(step.event, MatchEnded) and segments:
            segments[-1].ranks = step.event.ranks
            continue
        now.append(step)
        if isinstance(step.event, DealEnded):
            segments.append(Segment(tuple(now), view, step.event, None))
            now = []
    if now or not segments:
        segments.append(Segment(tuple(now), view, None, None))
    segments[0].card_scene = card_scene
    return segments
