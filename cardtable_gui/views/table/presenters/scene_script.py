"""Writes a scene as acts of the animator: when each large card moves, and what is written beside it.

Apart from the choreography, which moves cards from place to place: here they leave their places and come back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEasingCurve, QPointF, QRectF

from cardtable_gui.core.card_scene import CardScene, Crown, Gather, Join, Pour, Reveal, Say
from cardtable_gui.sound import SOUNDS, Sound
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, FLIP, Motion, Theme, Type
from cardtable_gui.views.kit.pictures import art
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.wording import Wording
from cardtable_gui.views.table.widgets.animator import Act, Cue, Flight
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.scene_overlay import Plaque, SceneOverlay

MOST_MS, BRIEF_MS = 2950.0, 1450.0
"""The longest scene at normal speed, and the longest brief one; a longer one is played faster."""
SIZE = 3.0
"""How many times a card's size on the table its size in a scene is, if there is room."""
_LEAD_MS = 40.0
"""The table begins to dim before the first card comes: its picture and the card's are not drawn for one frame."""
_COME = Motion(380, QEasingCurve.Type.OutCubic)
_COME_ONE_BY_ONE, _FAN_ONE_BY_ONE = 45.0, 80.0
_TURN = Motion(FLIP.ms, FLIP.curve)
_TURN_ONE_BY_ONE, _TURN_ALL = 300.0, 800.0
"""The time between two cards that turn up, and the most for all of them."""
_SLIDE = Motion(340, QEasingCurve.Type.InOutCubic)
_COUNT_MS = 420.0
_APPEAR_MS = 150.0
_PAUSE_MS = 620.0
_STEP_BACK_MS = 220.0
_TOKEN = Motion(500, QEasingCurve.Type.InOutCubic)
_TOKENS_ONE_BY_ONE, _TOKENS_ALL = 70.0, 350.0
_HOLD_MS = 180.0
"""How long the last picture stays."""
_LEAVE = Motion(260, QEasingCurve.Type.InOutCubic)
_APART = 1.2
"""The distance of two cards side by side, by their width."""
_FAN_APART, _FAN_TILT = 0.62, 5.0
_ONTO = QPointF(0.3, 0.22)
"""Where a card lies on another, by its width and height, and its size there."""
_ONTO_SIZE = 0.8
_LOWER = 0.12
"""How far that one hangs below it, by its height."""
_FACE_TOKENS = 3.2
"""The size of tokens, in units of body text."""


class _Scenic(Flight):
    """A card's way within a scene: it stays large above the table, until the last one brings it home."""

    def __init__(
        self,
        card: CardButton,
        start: float,
        motion: Motion,
        target: Pose,
        face: str | None,
        overlay: SceneOverlay,
        drawn: float,
        *,
        home: bool = False,
    ) -> None:
        super().__init__(card, start, motion, target, face, overlay)
        self.drawn = drawn
        self._home = home

    def end(self) -> None:
        if self._home:
            super().end()
        elif self._begun:
            self.at(1.0)


@dataclass(slots=True)
class _Span:
    """An act that calls a function with the share (0-1) of its time; nothing is left of one that never began."""

    start: float
    ms: float
    show: Callable[[float], None]
    _begun: bool = False

    def begin(self) -> None:
        self._begun = True
        self.show(0.0)

    def at(self, share: float) -> None:
        self.show(share)

    def end(self) -> None:
        if self._begun:
            self.show(1.0)


class Performance:
    """The whole scene as an act: the table grows dark and bright again, and it's told in a sentence."""

    def __init__(
        self,
        start: float,
        cards: Sequence[CardButton],
        theme: Theme,
        words: str,
        speech: Speech,
        overlay: SceneOverlay,
    ) -> None:
        self.start = start
        self.ms = 0.0
        self.begun = False
        """Whether the scene is, or was, on the table; its events are told by its sentence then."""
        self.crowned: list[CardButton] = []
        """The cards that shine while it lasts."""
        self.leaving = 0.0
        """How long before the end the table grows bright again."""
        self._cards = cards
        self._theme = theme
        self._words = words
        self._speech = speech
        self._overlay = overlay

    def begin(self) -> None:
        """Cover the table."""
        self.begun = True
        for card in self._cards:
            card.take_off(self._overlay, card.pose.angle)
            card.fly(card.pose, card.pose.width)
        self._overlay.begin(self._theme)
        self._speech.say(Kind.EVENT, self._words)

    def at(self, share: float) -> None:
        """Dim the table for this moment."""
        ms = share * self.ms
        self._overlay.dim(max(0.0, min(1.0, ms / _COME.ms, (self.ms - ms) / max(1.0, self.leaving))))

    def uncover(self) -> None:
        """Show what has become of the table meanwhile, as it grows bright again."""
        if self._overlay.open:
            self._overlay.look_through()

    def end(self) -> None:
        """Uncover the table, if it was covered."""
        if self.begun:
            for card in self.crowned:
                card.shine(False)
            self._overlay.finish()


class SceneScript:
    """Writes the acts of one scene; `acts` begin at `start`, and the cards go home from `leaves_at` on."""

    def __init__(
        self,
        scene: CardScene,
        cards: Sequence[CardButton],
        table: Scene,
        wording: Wording,
        theme: Theme,
        percent: int,
        speech: Speech,
        overlay: SceneOverlay,
        start: float,
    ) -> None:
        """`cards`: those of the scene's actors."""
        self._scene = scene
        self._cards = cards
        self._table = table
        self._wording = wording
        self._percent = percent
        self._speech = speech
        self._overlay = overlay
        self._acts: list[Act] = []
        self._at = _LEAD_MS
        self._end = 0.0
        self._poses: dict[int, Pose] = {}
        self._totals: dict[int, tuple[Plaque, int]] = {}
        self._said: Plaque | None = None
        self._names: dict[int, Plaque] = {}
        self._revealed = {step.actor for step in scene.steps if isinstance(step, Reveal)}
        self._fan = any(isinstance(step, Gather) and step.fan for step in scene.steps)
        self._room = self._measured()
        self._wide = self._width()
        self.performance = Performance(start, cards, theme, wording.say(scene.spoken), speech, overlay)
        self._write()
        start_of_end = max(self._at, self._end) + _HOLD_MS
        most = BRIEF_MS if scene.brief else MOST_MS
        share = min(1.0, (most - _LEAVE.ms) / start_of_end)
        for act in self._acts:
            act.start = start + act.start * share
            act.ms *= share
        self.leaves_at = start + start_of_end * share
        """When the scene's events take place, and the cards go home."""
        self.performance.ms = self.leaves_at + _LEAVE.ms - start
        self.performance.leaving = _LEAVE.ms
        self.acts: list[Act] = [self.performance, *self._acts]

    def homecoming(self, number: int, pose: Pose, face: str | None) -> Act:
        """The way of an actor back to its place."""
        card = self._cards[number]
        return _Scenic(card, self.leaves_at, _LEAVE, pose, face, self._overlay, self._wide, home=True)

    # ----------------------------------------------------------------------------------------------- places

    def _measured(self) -> QRectF:
        """The room for cards and words: the table without the bar."""
        frame = self._table.stage.frame
        return QRectF(0, 0, frame.width, frame.bar.top() if frame.bar.top() > 0 else frame.height)

    @property
    def _em(self) -> float:
        return self._table.stage.frame.em

    def _gathered(self) -> tuple[int, ...]:
        return next((step.actors for step in self._scene.steps if isinstance(step, Gather)), ())

    @property
    def _over(self) -> float:
        """The height of what is written above the cards: their players' names."""
        return 0.0 if self._fan else 1.5 * Type.TITLE.px(self._percent) + 0.4 * self._em

    @property
    def _under(self) -> float:
        """The height of what is written below the cards: totals, a heading and a line."""
        said = Type.DISPLAY if self._fan else Type.HEADLINE
        totals = 1.5 * Type.DISPLAY.px(self._percent) + 0.5 * self._em if self._revealed else 0.0
        return totals + 2.6 * said.px(self._percent) + 1.1 * self._em

    def _width(self) -> float:
        """The width of the large cards: as large as wanted and as there is room for beside the words."""
        number = max(1, len(self._gathered()))
        high = max(4 * self._em, self._room.height() - self._over - self._under) / (1 + _LOWER)
        apart = _FAN_APART if self._fan else _APART
        across = self._room.width() * 0.92 / (1 + apart * (number - 1) + 0.25)
        return min(SIZE * self._table.stage.frame.unit, high / CARD_ASPECT, across)

    def _middle(self) -> QPointF:
        """The middle of the cards: with what is above and below them, they lie in the middle of the room."""
        high = self._wide * CARD_ASPECT
        spare = self._room.height() - self._over - self._under - high * (1 + _LOWER)
        return QPointF(self._room.center().x(), self._room.top() + max(0.0, spare / 2) + self._over + high / 2)

    def _place(self, index: int, number: int) -> Pose:
        """The place of one of so many cards in the middle."""
        middle, off = self._middle(), index - (number - 1) / 2
        if not self._fan:
            return Pose(middle.x() + off * _APART * self._wide, middle.y(), self._wide)
        tilt = _FAN_TILT if number < 8 else 40 / number
        sag = 0.02 * off * off * self._wide
        apart = min(_FAN_APART, 0.92 * self._room.width() / self._wide / number)
        return Pose(middle.x() + off * apart * self._wide, middle.y() + sag, self._wide, tilt * off)

    # ------------------------------------------------------------------------------------------------- steps

    def _write(self) -> None:
        if self._scene.sound:
            self._hear(self._scene.sound, 0.0)
        steps = self._scene.steps
        for step in steps:
            match step:
                case Gather(actors=actors):
                    self._gather(actors)
                case Reveal() as reveal:
                    self._reveal(reveal)
                case Join() as join:
                    self._join(join)
                case Say() as say:
                    self._say(say)
                case Crown(actors=actors):
                    self._crown(actors)
                case Pour() as pour:
                    self._pour(pour)
        if self._scene.flourish is not None:
            flourish, around = self._scene.flourish, self._around()
            total = max(self._at, self._end) + _HOLD_MS + _LEAVE.ms
            show = self._overlay.show_flourish
            self._acts.append(_Span(_COME.ms / 2, total, lambda share: show(flourish, share, around)))

    def _around(self) -> QRectF:
        """The area of the cards in the middle."""
        found = QRectF()
        for pose in self._poses.values():
            found = found.united(pose.bounds())
        return found

    def _gather(self, actors: Sequence[int]) -> None:
        apart = _FAN_ONE_BY_ONE if self._fan else _COME_ONE_BY_ONE
        for index, actor in enumerate(actors):
            face = None if actor in self._revealed else self._scene.actors[actor].card
            start = self._at + apart * index
            self._go(actor, start, _COME, self._place(index, len(actors)), face)
            seat = self._scene.actors[actor].seat
            if seat is not None and not self._fan:
                name = self._wording.player(seat)
                pose = self._poses[actor]
                spot = QPointF(pose.x, pose.y - pose.height / 2 - self._over / 2)
                px = Type.TITLE.px(self._percent)
                self._names[seat] = Plaque(spot, name, px, _APART * self._wide * 0.96)
                self._appear(self._names[seat], start + _COME.ms * 0.7)
        self._at += apart * (len(actors) - 1) + _COME.ms

    def _reveal(self, reveal: Reveal) -> None:
        face = self._scene.actors[reveal.actor].card
        pose = self._poses[reveal.actor]
        self._hear("flip", self._at)
        self._go(reveal.actor, self._at, _TURN, pose, face)
        low = pose.y + pose.height * (0.5 + _LOWER) + 0.75 * Type.DISPLAY.px(self._percent) + 0.2 * self._em
        spot = QPointF(pose.x, low)
        plaque = Plaque(spot, str(reveal.total), Type.DISPLAY.px(self._percent), _APART * self._wide)
        self._totals[reveal.actor] = plaque, reveal.total
        self._appear(plaque, self._at + _TURN.ms * 0.6)
        self._end = max(self._end, self._at + _TURN.ms)
        self._at += min(_TURN_ONE_BY_ONE, _TURN_ALL / max(1, len(self._revealed) - 1))

    def _join(self, join: Join) -> None:
        self._wait()
        onto = self._poses[join.onto]
        pose = replace(
            onto,
            x=onto.x + _ONTO.x() * onto.width,
            y=onto.y + _ONTO.y() * onto.height,
            width=_ONTO_SIZE * onto.width,
        )
        self._go(join.actor, self._at, _SLIDE, pose, self._scene.actors[join.actor].card)
        self._hear("place", self._at + _SLIDE.ms * 0.85)
        plaque, before = self._totals[join.onto]
        self._totals[join.onto] = plaque, join.total
        overlay = self._overlay

        def count(share: float) -> None:
            area = plaque.area()
            number = str(round(before + (join.total - before) * share))
            if number != plaque.title:
                plaque.title = number
                overlay.show_plaque(plaque, area)

        self._acts.append(_Span(self._at + _SLIDE.ms * 0.8, _COUNT_MS, count))
        self._at += _SLIDE.ms * 0.8 + _COUNT_MS
        self._end = max(self._end, self._at)

    def _say(self, say: Say) -> None:
        self._wait()
        if self._said is not None:
            self._vanish(self._said, self._at)
        line = "" if say.line is None else self._wording.say(say.line)
        px = (Type.HEADLINE if self._totals else Type.DISPLAY).px(self._percent)
        plaque = Plaque(self._middle(), self._wording.say(say.title), px, self._room.width() * 0.9, line)
        half = plaque.area().height() / 2
        lowest = max((total.area().bottom() for total, _ in self._totals.values()), default=self._around().bottom())
        plaque.centre.setX(self._room.center().x())
        plaque.centre.setY(min(lowest + 0.4 * self._em + half, self._room.bottom() - half - 2))
        self._said = plaque
        self._appear(plaque, self._at)
        self._at += _PAUSE_MS if say.pause else 0.0
        self._end = max(self._end, self._at + _APPEAR_MS)

    def _crown(self, crowned: Sequence[int]) -> None:
        self._wait()
        overlay = self._overlay
        for actor in crowned:
            self._acts.append(Cue(self._at, self._shining(actor)))
        behind = [self._cards[actor] for actor in self._poses if actor not in crowned and self._belongs(actor, crowned)]

        def back(share: float) -> None:
            for card in behind:
                overlay.step_back(card, share)

        if behind:
            self._acts.append(_Span(self._at, _STEP_BACK_MS, back))
        self._at += 0.6 * _STEP_BACK_MS

    def _belongs(self, actor: int, crowned: Sequence[int]) -> bool:
        """Whether this actor steps back: a card that has joined a winner's stays with it."""
        joined = {step.actor: step.onto for step in self._scene.steps if isinstance(step, Join)}
        return joined.get(actor) not in crowned

    def _shining(self, actor: int) -> Callable[[], None]:
        card, overlay = self._cards[actor], self._overlay
        plaque, _ = self._totals.get(actor, (None, 0))

        def shine() -> None:
            if overlay.open:
                self.performance.crowned.append(card)
                card.shine(True)
                if plaque is not None:
                    plaque.golden = True
                    overlay.show_plaque(plaque)

        return shine

    def _pour(self, pour: Pour) -> None:
        """All heaps pour at the same time: onto the name of who gets them, if that is on the scene."""
        panels = self._table.player_panels
        plaque = None if pour.target.seat is None else self._names.get(pour.target.seat)
        source, target = panels.spot(pour.source), plaque.centre if plaque is not None else panels.spot(pour.target)
        name = panels.coin(pour.source) or panels.coin(pour.target)
        if source is None or target is None or not name or not pour.amount:
            return
        ratio = self._overlay.devicePixelRatioF()
        picture = art.token(name, _FACE_TOKENS * self._em, ratio)
        apart = min(_TOKENS_ONE_BY_ONE, _TOKENS_ALL / pour.amount)
        curve, overlay = QEasingCurve(_TOKEN.curve), self._overlay
        counted = self._counter(plaque)
        for number in range(pour.amount):
            key = object()
            side = (number % 3 - 1) * 1.2 * self._em

            def move(share: float, key: object = key, side: float = side) -> None:
                if share >= 1:
                    overlay.drop_token(key)
                    counted()
                    return
                way = curve.valueForProgress(share)
                aside = QPointF(side, -2.5 * self._em) * (4 * way * (1 - way))
                overlay.move_token(key, picture, source + (target - source) * way + aside)

            start = self._at + apart * number
            self._acts.append(_Span(start, _TOKEN.ms, move))
            self._end = max(self._end, start + _TOKEN.ms)
        self._hear("coin", self._at + _TOKEN.ms * 0.85)

    def _counter(self, plaque: Plaque | None) -> Callable[[], None]:
        """What counts a token that has come to a name."""
        name = "" if plaque is None else plaque.title

        def count() -> None:
            if plaque is not None:
                area = plaque.area()
                plaque.golden = True
                plaque.title = f"{name} +{1 + int(plaque.title.removeprefix(name).strip(' +') or 0)}"
                self._overlay.show_plaque(plaque, area)

        return count

    # ------------------------------------------------------------------------------------------------- acts

    def _go(self, actor: int, start: float, motion: Motion, pose: Pose, face: str | None) -> None:
        drawn = pose.width
        self._acts.append(_Scenic(self._cards[actor], start, motion, pose, face, self._overlay, drawn))
        self._poses[actor] = pose
        self._end = max(self._end, start + motion.ms)

    def _appear(self, plaque: Plaque, start: float) -> None:
        self._acts.append(_Span(start, _APPEAR_MS, lambda share: self._overlay.fade_plaque(plaque, max(0.01, share))))

    def _vanish(self, plaque: Plaque, start: float) -> None:
        self._acts.append(_Span(start, _APPEAR_MS / 2, lambda share: self._overlay.fade_plaque(plaque, 1 - share)))

    def _wait(self) -> None:
        self._at = max(self._at, self._end)

    def _hear(self, wanted: str, at: float) -> None:
        sound: Sound | None = next((each for each in SOUNDS if each == wanted), None)
        if sound is not None:
            self._acts.append(Cue(at, lambda: self._sound(sound)))

    def _sound(self, sound: Sound) -> None:
        if self._overlay.open:
            self._speech.sound(sound)
