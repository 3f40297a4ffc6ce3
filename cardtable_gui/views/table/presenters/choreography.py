"""Turns the reconciler's steps into a script for the animator: which card flies when and where, with its sounds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Signal

from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, MatchEnded, Moved, Paid, Shown
from cardtable_gui.models.tokens import DECK, Step, TokensByZone
from cardtable_gui.sound import Sound
from cardtable_gui.views.kit.look.theme import COINS, DEAL, FLIP, GLIDE, READ_MS, Motion
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.widgets.animator import Act, Cue, Flight
from cardtable_gui.views.table.widgets.player_plates import TokenSprite

DEAL_STAGGER_MS = 55.0
DEAL_ROUND_MS = 80.0
"""Delay between the first cards of two players in a deal."""
STAGGER_MS = 70.0
DROP, NEAR = 3.0, 0.7
"""Distance, in units of body text, from which new tokens drop in, and the share of a flight's time that it takes."""
COIN = 2.4
"""Size of moving tokens, in units of body text."""
LOOK_MS = 1100.0
"""How long open cards are left to be compared."""
COUNT_MS = 260.0
"""Time between two cards that are counted."""
OVERLAP = 0.5
"""The share of a movement after which the next one begins."""
GATHER = Motion(240, QEasingCurve.Type.InOutCubic)
RESULT_MS = 1000.0
"""How long the table stays visible before the result covers it."""
_LANDED = 0.85
"""The share of its time after which a flying card counts as landed."""
SETTLE = Motion(180, QEasingCurve.Type.OutCubic)


class CoinFlight:
    """Tokens move between two places; the count at the source falls, that at the target rises.

    Tokens that enter play drop in from above their place, tokens that leave play rise from it; at the upper edge of the
    table they come from below.
    """

    def __init__(self, scene: Scene, start: float, paid: Paid) -> None:
        self.start = start
        spot = scene.player_panels.spot
        whole = spot(paid.source) is not None and spot(paid.target) is not None
        self.ms = COINS.ms * (1.0 if whole else NEAR)
        self._scene = scene
        self._paid = paid
        self._curve = QEasingCurve(COINS.curve)
        self._sprite: TokenSprite | None = None
        self._way: tuple[QPointF, QPointF] | None = None
        self._left = False

    def begin(self) -> None:
        """Take the tokens from their source."""
        self._leave()
        player_panels, em = self._scene.player_panels, self._scene.stage.frame.em
        source, target = player_panels.spot(self._paid.source), player_panels.spot(self._paid.target)
        name = player_panels.coin(self._paid.source) or player_panels.coin(self._paid.target)
        source = _beside(target, em) if source is None and target is not None else source
        target = _beside(source, em) if target is None and source is not None else target
        if source is None or target is None or not name:
            return
        self._sprite = TokenSprite(name, self._paid.amount, COIN * em, self._scene.table)
        self._way = source, target
        self.at(0.0)
        self._sprite.show()
        self._sprite.raise_()

    def at(self, share: float) -> None:
        """Move to this share of the way."""
        if self._sprite is None or self._way is None:
            return
        way = self._curve.valueForProgress(share)
        start, target = self._way
        half = QPointF(self._sprite.width() / 2, self._sprite.height() / 2)
        self._sprite.move((start + (target - start) * way - half).toPoint())

    def end(self) -> None:
        """Add the tokens to their target."""
        if self._sprite is not None:
            self._sprite.hide()
            self._sprite.deleteLater()
            self._sprite = None
        self._leave()
        self._scene.pay(self._paid.target, self._paid.amount)

    def _leave(self) -> None:
        """Reduce the count at the source."""
        if not self._left:
            self._left = True
            self._scene.pay(self._paid.source, -self._paid.amount)


def _beside(place: QPointF, em: float) -> QPointF:
    """Where tokens appear that come from nowhere, or vanish that go nowhere: beside their place, on the table."""
    fits_above = place.y() - (DROP + COIN / 2) * em >= 0
    return place + QPointF(0, -DROP * em if fits_above else DROP * em)


class Choreography(QObject):
    """Writes the scripts of one match: its cards, tokens and sounds."""

    log_entry_due = Signal(object)
    """This `LogEntry` is to be shown now."""
    deal_ended = Signal(object)
    """The winners of this `DealEnded` are to be shown now; nobody is to move."""

    def __init__(self, scene: Scene, speech: Speech, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.speech = speech

    def script(self, steps: Iterable[Step]) -> list[Act]:
        """The script of some steps. Afterwards the stage's `shown` is their last arrangement."""
        return _Writer(self).written(list(steps))


class _Writer:
    """Writes one script; keeps the time at which the next act begins."""

    def __init__(self, choreography: Choreography) -> None:
        self._choreography = choreography
        self._scene = choreography.scene
        self._stage = choreography.scene.stage
        self._acts: list[Act] = []
        self._at = 0.0
        self._end = 0.0
        self._landed = 0.0
        self._dealing = False
        self._goal: dict[int, Pose] = {}
        self._face: dict[int, str | None] = {}

    def written(self, steps: list[Step]) -> list[Act]:
        self._goal = dict(self._stage.resting(self._stage.shown, final=False))
        self._face = dict(self._stage.faces())
        for number, step in enumerate(steps):
            following = steps[number + 1].event if number + 1 < len(steps) else None
            self._write(step, following)
            self._stage.shown = step.after
        return self._acts

    def _write(self, step: Step, following: Event | None) -> None:
        match step.event:
            case DealBegan():
                self._dealing = True
                self._wait_for_all()
                self._go(step, GATHER, 0.0)
                self._wait_for_all()
            case Moved() as moved:
                self._move(step, moved, following)
            case Shown() as shown:
                self._wait_for_all()
                if step.moved:
                    self._hear("flip", self._at)
                self._go(step, FLIP, STAGGER_MS)
                self._wait_for_all()
                self._count(shown)
                self._at += READ_MS if step.moved else LOOK_MS
            case Paid() as paid:
                coins = CoinFlight(self._scene, self._at, paid)
                self._add(coins)
                self._hear("coin", self._at + coins.ms * _LANDED)
                self._at += coins.ms * OVERLAP
            case LogEntry() as entry:
                self._acts.append(Cue(self._at, partial(self._choreography.log_entry_due.emit, entry)))
            case DealEnded() as ended:
                self._wait_for_all()
                self._acts.append(Cue(self._at, partial(self._choreography.deal_ended.emit, ended)))
                self._acts.append(Cue(self._at + RESULT_MS, _nothing))
            case MatchEnded():
                pass
            case None:
                self._go(step, SETTLE, 0.0)

    def _move(self, step: Step, moved: Moved, following: Event | None) -> None:
        """Move cards: deals go round the table, passed cards fly at once, all others one after another."""
        dealt = moved.source == DECK
        stagger, motion = (DEAL_STAGGER_MS, DEAL) if dealt else (STAGGER_MS, GLIDE)
        self._hear_move(moved, len(step.moved), stagger, motion)
        self._go(step, motion, stagger)
        self._landed = max(self._landed, self._at + stagger * max(0, len(step.moved) - 1) + motion.ms * _LANDED)
        self._acts.append(Cue(self._landed, partial(self._scene.land, step.after)))
        if dealt and isinstance(following, Moved) and following.source == DECK:
            around = moved.target.name == following.target.name
            self._at += DEAL_ROUND_MS if around else stagger * len(step.moved)
        elif not moved.with_next and not (_from_hand_to_hand(moved) and _from_hand_to_hand(following)):
            self._at += stagger * len(step.moved) + motion.ms * OVERLAP

    def _count(self, shown: Shown) -> None:
        """Tag one card after another."""
        for card, tag in shown.tags:
            self._at += COUNT_MS
            self._hear("place", self._at)
            self._acts.append(Cue(self._at, partial(self._stage.add_tag, shown.zone, card, tag)))

    def _go(self, step: Step, motion: Motion, stagger: float) -> None:
        """Move all cards that change place: the step's own one after another, the others make room meanwhile."""
        goal = self._stage.resting(step.after, final=False)
        faces = _faces(step.after)
        # In table order, so that each card lands on the one before it.
        movers = set(step.moved)
        there = (token.id for tokens in step.after.values() for token in tokens if token.id in movers)
        rank = {token: number for number, token in enumerate(there)}
        for token, pose in goal.items():
            unseen = pose.covered and self._goal.get(token, pose).covered
            if (unseen or pose == self._goal.get(token)) and faces[token] == self._face.get(token):
                continue
            start = self._at + stagger * rank.get(token, 0)
            overlay = self._stage.overlay if token in rank else None
            flight = Flight(self._stage.card(token), start, motion, pose, faces[token], overlay)
            if unseen:
                flight.ms = 0.0
            self._add(flight)
        self._goal, self._face = goal, faces

    def _hear_move(self, moved: Moved, cards: int, stagger: float, motion: Motion) -> None:
        """Sound dealt cards as they leave the deck, drawn and taken ones as they move in, others as they land."""
        if moved.source == DECK and self._dealing:
            for number in range(cards):
                self._hear("deal", self._at + stagger * number)
        elif moved.target.name == "hand":
            self._hear("take", self._at)
        else:
            for number in range(cards):
                self._hear("place", self._at + stagger * number + motion.ms * _LANDED)

    def _hear(self, sound: Sound, at: float) -> None:
        self._acts.append(Cue(at, partial(self._choreography.speech.sound, sound)))

    def _add(self, act: Act) -> None:
        self._acts.append(act)
        self._end = max(self._end, act.start + act.ms)

    def _wait_for_all(self) -> None:
        self._at = max(self._at, self._end)


def _from_hand_to_hand(event: Event | None) -> bool:
    return isinstance(event, Moved) and event.source.name == event.target.name == "hand"


def _faces(arrangement: TokensByZone) -> dict[int, str | None]:
    return {token.id: token.face for tokens in arrangement.values() for token in tokens}


def _nothing() -> None:
    """A cue that only takes time."""
