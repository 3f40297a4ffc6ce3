"""What the player does: picking, dragging, double-clicking, buttons and keys, turned into actions of the session."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal, Slot

from cardtable_gui.controller.hints import Hint
from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.offer import Ambiguous, Command, Legal, Meaning, NotAllowed
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.animator import Animator, Flight
from cardtable_gui.views.table.asking import Asking
from cardtable_gui.views.table.bubbles import RefusalBubble
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.choices import ChoiceBox
from cardtable_gui.views.table.commandbar import CommandBar
from cardtable_gui.views.table.drag import DragController, Hand
from cardtable_gui.views.table.hinting import Hinting
from cardtable_gui.views.table.picking import Picking, pickable, touches
from cardtable_gui.views.table.turn import Turn
from cardtable_gui.views.theme import HOME, LIFT, Motion

if TYPE_CHECKING:
    from cardtable_gui.views.table.sitting import Sitting

SHOW_RESULT, GO_BACK = "result", "back"
"""Ids of the buttons that open the result of a match that is over, and lead back to one that waits."""
LONG_PRESS_MS = 500


class Gestures(QObject):
    """The player's hands at one sitting."""

    refused = Signal(object)
    """A `Refusal` was shown."""

    def __init__(
        self, sitting: Sitting, animator: Animator, bar: CommandBar, bubble: RefusalBubble, choice: ChoiceBox
    ) -> None:
        super().__init__(sitting)
        self._sitting = sitting
        self._animator = animator
        self._bar = bar
        self._asking = Asking(sitting, bubble, choice)
        self._asking.chosen.connect(self._chosen)
        self._asking.refused.connect(self.refused)
        self._before_drag: tuple[int, ...] | None = None
        self.picking = Picking()
        self.hinting = Hinting(sitting, bar)
        self._sorting_only = False
        hand = Hand(
            self._may_lift, self._lift, self._targets, sitting.light, sitting.hand.hold, self._sorted, self._dropped
        )
        self._drag = DragController(sitting.stage, hand, self)
        choice.cancelled.connect(self._settle_home)
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_PRESS_MS)
        self._long.timeout.connect(self._held)
        self._pressed_zone: Zone | None = None
        self._last: CardButton | None = None

    def connect_card(self, card: CardButton) -> None:
        """Listen to a new card."""
        card.pressed_at.connect(self._pressed)
        card.dragged_to.connect(self._dragged)
        card.released_at.connect(self._released)
        card.doubled_at.connect(self._doubled)
        card.clicked.connect(self._card_clicked)

    def interrupt(self, events: Iterable[Event]) -> None:
        """Something happens: let go of everything. Only a card that is just sorted stays in the hand above the hand."""
        self.hinting.drop()
        own = self._sitting.stage.own
        if self._drag.dragging and self._sorting_only and not any(touches(event, own) for event in events):
            self.hush()
        else:
            self.stop()

    def stop(self) -> None:
        """Let go of everything: the table shows something else now."""
        self._drag.cancel()
        self._long.stop()
        self._last = None
        carried = self._carried()
        self._sitting.hand.let_go()
        self._sitting.hand.bring_home(carried)
        self._before_drag = None
        self.picking.clear()
        self.hinting.drop()
        self._sitting.light((), None)
        self.hush()

    def let_go(self) -> bool:
        """Close what floats, then let cards in the air go, then put picked cards back; whether there was anything."""
        if self._asking.hush_bubble() or self._sitting.details.put_away():
            return True
        if self._sitting.autopass.cancel():
            self._sitting.refresh_picks()
            return True
        if self._drag.cancel():
            self._settle_home()
        elif self.hinting.drop() or self.picking:
            self.picking.clear()
            self._picks_changed()
        else:
            return False
        return True

    def hush(self) -> None:
        """Close what floats over the table."""
        self._asking.hush()
        self._sitting.details.put_away()

    # ------------------------------------------------------------------------------------------------- picking

    def pickable(self) -> frozenset[int]:
        """The tokens that may be picked now."""
        turn = self._sitting.turn
        if turn is None:
            return frozenset()
        spreads = {zone: place.spread for zone, place in self._sitting.stage.frame.zones.items()}
        return pickable(turn.playable, self._sitting.model.arrangement, turn.view.seat, spreads)

    def show_hint(self, hint: Hint) -> None:
        """Pick the cards of a proposal, light where they go, and say it. What was asked or said before is closed."""
        if self._sitting.turn is None:
            return
        self._asking.leave()
        self._sitting.details.put_away()
        self._sitting.autopass.cancel()
        if self._drag.cancel():
            self._settle_home()
        self.picking.only(self._sitting.model.places.tokens(hint.picked))
        self.hinting.take(hint)
        self._picks_changed()
        self._sitting.light(() if hint.target is None else (hint.target,), None)
        self.hinting.take_keyboard()
        self._sitting.announce(f"{self._bar.prompt}\n{self.hinting.words()}")

    def _click(self, card: CardButton, *, equals: bool = False) -> None:
        self._asking.hush_bubble()
        turn = self._sitting.turn
        if turn is None:
            self._wait(card)
        elif card.token in self.pickable():
            self._sitting.autopass.cancel()
            if turn.one_at_a_time and card.token not in self.picking:
                self.picking.clear()
            if equals and not turn.one_at_a_time:
                self.picking.toggle_all(self.equals(card))
            else:
                self.picking.toggle(card.token)
            if card.token in self.picking:
                self._sitting.sound("lift")
            self.hinting.drop()
            self._picks_changed()
        elif card.zone is not None:
            self._put(card.zone, _above(card))

    def equals(self, card: CardButton) -> list[int]:
        """The tokens that may be picked now and are this card or one like it in the same place."""
        tokens = self._sitting.model.arrangement.get(card.zone or Zone(""), ())
        face = next((token.face for token in tokens if token.id == card.token), None)
        reached = self.pickable()
        return [token.id for token in tokens if token.id in reached and token.face is not None and token.face == face]

    def _wait(self, card: CardButton) -> None:
        """Somebody else is to move: say so to whoever tries an own card."""
        view = self._sitting.session.view
        own = card.zone is not None and card.zone.seat is not None and card.zone.seat == view.seat
        if own and view.to_move is not None and view.to_move != view.seat:
            message = QT_TRANSLATE_NOOP("table", "It is not your turn yet: {name} is to move.")
            self._asking.refuse(Refusal("", message.put(name=SeatName(view.to_move))), _above(card))

    def pick_equals(self, card: CardButton) -> None:
        """Pick this card and all that are equal to it."""
        self.picking.only(dict.fromkeys((*self.picking.tokens, *self.equals(card))))
        self.hinting.drop()
        self._sitting.sound("lift")
        self._picks_changed()

    def _picks_changed(self) -> None:
        turn = self._sitting.turn
        self._sitting.light(turn.offer(self._sitting.picked).targets if turn is not None and self.picking else (), None)
        self._settle_gently(LIFT)

    @Slot()
    def _settle_home(self) -> None:
        """A gesture came to nothing: cards go back, and what a drag picked is put back with them."""
        if self._before_drag is not None:
            self.picking.only(self._before_drag)
            self._before_drag = None
        self._settle_gently(HOME)

    def _settle_gently(self, motion: Motion) -> None:
        """Glide from wherever cards are to where they belong."""
        carried = self._carried()
        self._sitting.hand.let_go()
        if self._sitting.playback.busy:
            self._sitting.hand.bring_home(carried)
            return
        self._animator.skip()
        self._sitting.refresh_picks()
        stage = self._sitting.stage
        resting = stage.resting(self._sitting.model.arrangement)
        moved = [(stage.card(token), pose) for token, pose in resting.items()]
        self._animator.play(
            [Flight(card, 0.0, motion, pose, card.face) for card, pose in moved if card.flying or card.pose != pose]
        )

    # --------------------------------------------------------------------------------------------------- doing

    def run_command(self, command: str) -> None:
        """Press a button by its id; nothing happens while something is played."""
        if self._sitting.playback.busy:
            return
        ways = {SHOW_RESULT: self._sitting.playback.show_final_result, GO_BACK: self._sitting.back_wanted.emit}
        if command in ways:
            ways[command]()
            return
        turn = self._sitting.turn
        found = self._command(command)
        if turn is None or found is None:
            return
        hinted = self.hinting.meant_by(found)
        self._do(found.meaning if hinted is None else Legal(hinted), self._button_spot(command))

    def do_hint(self) -> bool:
        """Do what the hint proposes, without asking which; whether one is shown."""
        hint = self.hinting.shown
        if hint is None or self._sitting.playback.busy:
            return False
        self._act_or_ask(hint.action, self._sitting.stage.frame.bar.center())
        return True

    def tell_why(self, command: str) -> None:
        """Say why a button cannot be pressed."""
        found = self._command(command)
        if found is not None and found.refusal is not None:
            self._asking.refuse(found.refusal, self._button_spot(command))

    def _command(self, command: str) -> Command[Action] | None:
        turn = self._sitting.turn
        commands = () if turn is None else turn.offer(self._sitting.picked).commands
        return next((item for item in commands if item.id == command), None)

    def _do(self, meaning: Meaning[Action] | None, at: QPointF) -> None:
        """Do what a gesture means (None: nothing), ask which of several things, or say why not."""
        match meaning:
            case Legal(action=action):
                self._act_or_ask(action, at)
            case Ambiguous(actions=actions):
                self._asking.offer(actions, at)
            case NotAllowed(refusal=refusal):
                self._settle_home()
                self._asking.refuse(refusal, at)
            case None:
                self._settle_home()

    def _act_or_ask(self, action: Action, at: QPointF) -> None:
        """Do a legal action, after asking back where it ends the game and costs dearly."""
        turn = self._sitting.turn
        warning = turn.warning(action) if turn is not None and self._sitting.look.asks_back else None
        if warning is None:
            self._act(action)
        else:
            self._asking.ask_back(warning, action, at)

    def _act(self, action: Action) -> None:
        self.hush()
        self._before_drag = None
        self._sitting.light((), None)
        self._sitting.session.act(action)

    @Slot(object, bool)
    def _chosen(self, action: Action | None, sure: bool) -> None:
        self._sitting.table.setFocus()
        if action is None:
            self._settle_home()
        elif sure:
            self._act(action)
        else:
            self._act_or_ask(action, self._asking.tip)

    def _button_spot(self, command: str) -> QPointF:
        button = self._bar.button(command)
        if button is None:
            return self._sitting.stage.frame.bar.center()
        return QPointF(button.mapTo(self._sitting.table, QPoint(button.width() // 2, 0)))

    # --------------------------------------------------------------------------------------------------- mouse

    @Slot(QPoint)
    def _pressed(self, at: QPoint) -> None:
        self._asking.leave()
        self._sitting.details.put_away()
        card = self._sitting.stage.card_at(at)
        if self._sitting.playback.busy:
            # A card that moves by itself never slides under a press; one that lay still takes it.
            calm = card is not None and not card.flying
            if not (self._skipped() and calm and self._sitting.stage.card_at(at) is card):
                return
        self._animator.skip()
        card = self._sitting.stage.card_at(at)
        if card is not None and not self._sitting.guard.blocks(card.zone):
            if card.focusPolicy() != Qt.FocusPolicy.NoFocus:
                card.setFocus(Qt.FocusReason.MouseFocusReason)
            if card.touched:
                self._sitting.pointing.point(at)
            self._last = card
            self._drag.press(card, at, touching=card.touched)
            if card.touched:
                self._long.start()

    def _skipped(self) -> bool:
        """Show where the movement leads; whether nothing is left to play after it."""
        self._sitting.playback.skip()
        return not self._sitting.playback.busy

    @Slot(QPoint)
    def _dragged(self, at: QPoint) -> None:
        if self._drag.dragging or not self._sitting.playback.busy:
            self._drag.move(at)
            if self._drag.dragging:
                self._long.stop()

    @Slot()
    def _held(self) -> None:
        """A finger rests on a card: tell about it, and let the press mean nothing else."""
        card = self._drag.pressed
        self._drag.cancel()
        if card is not None:
            self._sitting.tell_about(card)

    def press_place(self, at: QPoint) -> None:
        """The pointer went down on the table top."""
        self._pressed_zone = None if self._sitting.playback.busy else self._place_at(at)

    def release_place(self, at: QPoint) -> None:
        """It went up there: picked cards go where one presses."""
        zone, self._pressed_zone = self._pressed_zone, None
        if zone is not None and zone == self._place_at(at) and not self._sitting.guard.blocks(zone):
            self._put(zone, QPointF(at))

    def _place_at(self, at: QPoint) -> Zone | None:
        zones = self._sitting.stage.frame.zones.items()
        return next((zone for zone, place in zones if place.area.contains(QPointF(at))), None)

    def _put(self, zone: Zone, at: QPointF) -> None:
        """Put what is picked on a place, if that means anything."""
        turn = self._sitting.turn
        if turn is None or not self.picking or self._sitting.playback.busy:
            return
        meaning = turn.offer(self._sitting.picked).drops.get(zone)
        if meaning is not None:
            self._do(meaning, at)

    @Slot(QPoint)
    def _released(self, at: QPoint) -> None:
        self._long.stop()
        card = self._drag.release(at)
        if card is not None:
            card.click()

    @Slot()
    def _card_clicked(self) -> None:
        card = self.sender()
        if isinstance(card, CardButton) and not self._sitting.playback.busy and not card.flying:
            self._click(card, equals=bool(card.modifiers & Qt.KeyboardModifier.ShiftModifier))

    @Slot(QPoint)
    def _doubled(self, at: QPoint) -> None:
        if self._sitting.playback.busy:
            self._sitting.playback.skip()
            return
        self._animator.skip()
        card = self._sitting.stage.card_at(at)
        if card is not self._last:
            # Two quick clicks on two cards are no double-click.
            self._pressed(at)
            return
        turn = self._sitting.turn
        if card is None or card.zone is None or turn is None or self._sitting.guard.blocks(card.zone):
            return
        if self.do_obvious(card):
            return
        company = self._company(card)
        if len(company) > 1:
            self.picking.toggle_all(company)
            self._picks_changed()
        choices = self._choices(turn) if card.token in self.picking else ()
        if choices:
            self._asking.offer(choices, _above(card))
        elif len(company) == 1:
            self._click(card)

    def _choices(self, turn: Turn) -> tuple[Action, ...]:
        """What the picked cards may be meant as, where that is more than one thing."""
        commands = turn.offer(self._sitting.picked).commands
        primary = (command.meaning for command in commands if command.primary)
        return next((meaning.actions for meaning in primary if isinstance(meaning, Ambiguous)), ())

    def do_obvious(self, card: CardButton) -> bool:
        """Do what a double-click on a card means; whether it means anything."""
        turn = self._sitting.turn
        lying = self._sitting.model.places.pick(card.token)
        action = None if turn is None or lying is None else turn.obvious(*lying)
        if action is not None:
            self._act_or_ask(action, _above(card))
        return action is not None

    def _company(self, card: CardButton) -> list[int]:
        """The tokens that go together when this card is lifted, itself first."""
        turn = self._sitting.turn
        if turn is None or card.zone is None or turn.one_at_a_time:
            return [card.token]
        others = [token for token in self.equals(card) if token != card.token]
        return [card.token, *others][: turn.lift_count(card.zone, card.face)]

    def _may_lift(self, card: CardButton) -> bool:
        own = card.zone is not None and card.zone == self._sitting.stage.own and card.face is not None
        return not card.flying and (own or card.token in self.pickable())

    def _lift(self, card: CardButton) -> tuple[CardButton, ...]:
        """A picked card takes along what else is picked in its zone, and so does one that is equal to all of that.

        Another card is picked in place of those.
        When there is nothing to be played, a card of the own hand is lifted to be put elsewhere in the hand.
        """
        zone = card.zone or Zone("")
        stage = self._sitting.stage
        self._before_drag = self.picking.tokens
        self._sorting_only = card.token not in self.pickable()
        if self._sorting_only:
            carried: tuple[CardButton, ...] = (card,)
        else:
            here = {token.id for token in self._sitting.model.arrangement.get(zone, ())}
            if card.token not in self.picking:
                alone = self._sitting.turn is not None and self._sitting.turn.one_at_a_time
                beside = {token for token in self.picking.tokens if token in here}
                joins = beside <= set(self.equals(card))
                kept = [] if alone else [token for token in self.picking.tokens if joins or token not in here]
                self.picking.only(dict.fromkeys([*kept, *self._company(card)]))
            self.hinting.drop()
            self._sitting.refresh_picks()
            carried = tuple(found for found in stage.in_zone(zone) if found.token in self.picking)
        self._sitting.sound("lift")
        if zone == stage.own:
            self._sitting.hand.take([found.token for found in carried])
        return carried

    def _targets(self, card: CardButton) -> tuple[Zone, ...]:
        """Where the picked cards may go together, and those of this card's zone without the others."""
        turn = self._sitting.turn
        if turn is None or self._sorting_only:
            return ()
        together, beside = turn.offer(self._sitting.picked), turn.offer(self._beside(card))
        return tuple(dict.fromkeys(together.targets + beside.targets))

    def _sorted(self, card: CardButton, across: float) -> None:
        """The cards were put back into the hand, perhaps elsewhere."""
        self._sitting.sorting.drop(self._carried() or [card], across)
        if self._before_drag is not None:
            self.picking.only(self._before_drag)
            self._before_drag = None
        if not self._sitting.playback.busy:
            self._sitting.refresh_picks()
        self._sitting.hand.slide()

    def _dropped(self, card: CardButton, zone: Zone | None) -> None:
        turn = self._sitting.turn
        carried = self._carried()
        self._sitting.hand.let_go()
        if self._sorting_only:
            self._before_drag = None
            self._sitting.hand.bring_home(carried)
            if zone is not None:
                self._wait(card)
            return
        if turn is None or zone is None:
            self._settle_home()
            return
        meaning = turn.offer(self._sitting.picked).drops.get(zone) or turn.offer(self._beside(card)).drops.get(zone)
        if meaning is None and zone != card.zone:
            meaning = NotAllowed(Refusal("", self._asking.lost(turn)))
        self._do(meaning, _above(card))

    def _carried(self) -> list[CardButton]:
        """The cards of the own hand that are in the air."""
        return [self._sitting.stage.card(token) for token in self._sitting.stage.aside]

    def _beside(self, card: CardButton) -> Picked:
        """What is picked in the zone of this card."""
        return {zone: picks for zone, picks in self._sitting.picked.items() if zone == card.zone}


def _above(card: CardButton) -> QPointF:
    """Where a bubble points that speaks of a card."""
    return QPointF(card.pose.x, QRectF(card.pose.bounds()).top() + card.pose.height * 0.08)
