"""The table widget: shows a session's view, plays what happens, and turns gestures into actions."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.controller.hints import Hint
from cardtable_gui.controller.session import Presented, Session
from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.events import DealEnded, MatchEnded, Paid, SeatResult, Told
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.table import Command, Picked
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import text
from cardtable_gui.models.tokens import Step
from cardtable_gui.models.zones import TableModel
from cardtable_gui.views.art import Art
from cardtable_gui.views.table import keyboard, results
from cardtable_gui.views.table.animator import Act, Animator, Flight
from cardtable_gui.views.table.bubbles import Choice, ChoiceBox, RefusalBubble
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.choreography import Director, script
from cardtable_gui.views.table.commandbar import ButtonFace, CommandBar, CommandButton, MeterFace
from cardtable_gui.views.table.curtain import Curtain
from cardtable_gui.views.table.drag import DragController, Hand
from cardtable_gui.views.table.furniture import Furniture
from cardtable_gui.views.table.geometry import Frame, Shape, lay_out
from cardtable_gui.views.table.lettering import width_of
from cardtable_gui.views.table.picking import Picking, pickable, standing_out
from cardtable_gui.views.table.results import Result, ResultPanel
from cardtable_gui.views.table.stage import Stage
from cardtable_gui.views.table.surface import Surface
from cardtable_gui.views.table.turn import Deed, Denial, Doubt, Meaning, Turn
from cardtable_gui.views.table.wording import Wording
from cardtable_gui.views.theme import HOME, LIFT, LIGHT, Motion, Theme, Type

WATCHED_RESULT_MS = 6000
"""So long a round's result stays when only bots play."""
SHOW_RESULT = "result"


@dataclass(slots=True)
class Scene:
    """Part of what happened, to be played in one go, and the result that is shown after it."""

    steps: tuple[Step, ...]
    view: AnyView
    ended: DealEnded | None
    ranks: tuple[int, ...] | None


class TableView(QWidget):
    """Any game's table. `open` a session, then start the session."""

    refused = Signal(object)
    """A `Refusal` was shown."""
    rules_wanted = Signal(str)
    """The player asks for a paragraph of the rules."""
    busy_changed = Signal(bool)
    """Whether something that happened is being played on the table."""
    new_match_wanted = Signal()
    again_wanted = Signal()
    start_screen_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._theme = LIGHT
        self._percent = 100
        self._surface = Surface()
        self._animator = Animator(self)
        self._animator.finished.connect(self._script_over)
        self._scenes: deque[Scene] = deque()
        self._scene: Scene | None = None
        self._view: AnyView | None = None
        self._turn: Turn | None = None
        self._picking = Picking()
        self._hint: Hint | None = None
        self._offered: tuple[Action, ...] = ()
        self._asked_back: Action | None = None
        self._model: TableModel | None = None
        self._stage: Stage | None = None
        self._drag: DragController | None = None
        self._furniture: Furniture | None = None
        self._wording: Wording | None = None
        self._choice: ChoiceBox | None = None
        self._bar = CommandBar(self)
        self._bar.pressed.connect(self.run_command)
        self._bar.asked_why.connect(self._tell_why)
        self._bubble = RefusalBubble(self)
        self._bubble.rules_wanted.connect(self.rules_wanted)
        self._panel = ResultPanel(self)
        self._panel.pressed.connect(self._panel_pressed)
        self._curtain = Curtain(self)
        self._curtain.opened.connect(self._reveal)
        self._continue = QTimer(self)
        self._continue.setSingleShot(True)
        self._continue.timeout.connect(self._go_on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(640, 500)

    def sizeHint(self) -> QSize:
        return QSize(1100, 740)

    # ------------------------------------------------------------------------------------- the public contract

    def open(self, session: Session) -> None:
        """Show this session from now on, instead of any other. Start the session afterwards, or before."""
        self.close_session()
        box = session.box
        self._session = session
        self._model = TableModel(box.table, self)
        self._stage = Stage(self, Art(box.game.id, box.game.faces), self._theme, self._connect_card)
        self._drag = DragController(
            self._stage, Hand(self._may_lift, self._lift, self._targets, self._light, self._dropped)
        )
        self._furniture = Furniture(self, box.table, session.match.seats)
        self._choice = ChoiceBox(Art(box.game.id, box.game.faces), self)
        self._choice.chosen.connect(self._chosen)
        self._choice.cancelled.connect(self._settle_gently)
        self._surface.game = box.game.id
        session.stepped.connect(self._stepped)
        session.replaced.connect(self._replaced)
        session.asked.connect(self._asked)
        session.thinking.connect(self._thinking)
        session.curtain.connect(self._draw_curtain)
        session.hinted.connect(self.show_hint)
        session.turn_changed.connect(self._refresh_turn)
        self._view = session.view
        self._lay_out()
        if session.match.steps or session.is_humans_turn or session.hand_over is not None:
            self._replaced()
            if session.hand_over is not None:
                self._draw_curtain(session.hand_over)

    def close_session(self) -> None:
        """Forget the session and clear the table."""
        session = self._session
        if session is None:
            return
        for signal, slot in (
            (session.stepped, self._stepped),
            (session.replaced, self._replaced),
            (session.asked, self._asked),
            (session.thinking, self._thinking),
            (session.curtain, self._draw_curtain),
            (session.hinted, self.show_hint),
            (session.turn_changed, self._refresh_turn),
        ):
            signal.disconnect(slot)
        self._session = None
        self._drop_scenes()
        assert self._stage is not None
        assert self._furniture is not None
        assert self._model is not None
        assert self._choice is not None
        self._stage.clear()
        self._furniture.clear()
        self._choice.deleteLater()
        self._model.deleteLater()
        self._view = self._turn = None
        self._picking.clear()
        self._bubble.hide()
        self._panel.hide()
        self._curtain.hide()
        self._bar.show_buttons(())
        self._bar.show_texts("", "", loud=False)
        self._stage = self._model = self._furniture = self._choice = self._drag = self._wording = None
        self._surface.labels = {}
        self._surface.game = ""
        self.update()

    def set_speed(self, factor: float) -> None:
        """How fast things move: 1 is normal, 0 shows results at once."""
        self._animator.speed = factor
        if factor <= 0:
            self._animator.skip()

    def set_theme(self, theme: Theme) -> None:
        """Light or dark."""
        self._theme = theme
        self._dress()

    def set_text_scale(self, percent: int) -> None:
        """The text size; 100 is normal."""
        self._percent = percent
        self._dress()

    @property
    def busy(self) -> bool:
        """Whether something that happened is being played on the table."""
        return self._scene is not None

    def skip_animations(self) -> None:
        """Show at once where the running movements lead."""
        self._animator.skip()

    @property
    def picked(self) -> Picked:
        """The picked cards by zone."""
        return {} if self._model is None else self._picking.cards(self._model.arrangement)

    def cards(self, zone: Zone) -> tuple[CardButton, ...]:
        """The cards of a zone in table order."""
        return () if self._stage is None else self._stage.in_zone(zone)

    def area(self, zone: Zone) -> QRectF:
        """Where a zone lies; empty when it has no place on the table."""
        place = self._frame.zones.get(zone) if self._stage is not None else None
        return QRectF() if place is None else QRectF(place.area)

    @property
    def bar(self) -> CommandBar:
        """The bar with prompt and buttons."""
        return self._bar

    @property
    def bubble(self) -> RefusalBubble:
        """The bubble that says why something is not possible."""
        return self._bubble

    @property
    def panel(self) -> ResultPanel:
        """The panel at the end of a deal and of the match."""
        return self._panel

    @property
    def curtain(self) -> Curtain:
        """The curtain between two people."""
        return self._curtain

    @property
    def choice(self) -> ChoiceBox | None:
        """The question that is asked in place; hidden when there is none."""
        return self._choice

    def run_command(self, command: str) -> None:
        """Press a button by its id."""
        if command == SHOW_RESULT:
            self._show_final_result()
            return
        if self._turn is None or self.busy:
            return
        found = next((item for item in self._turn.commands(self.picked) if item.id == command), None)
        if found is None:
            return
        meaning = self._turn.command(found)
        if isinstance(meaning, Deed) and found.warning is not None:
            self._ask_back(found, meaning.action)
        else:
            self._do(meaning, self._button_spot(command))

    def show_hint(self, hint: Hint) -> None:
        """Pick the cards of a proposal, light its target, and say it."""
        if self._turn is None or self._model is None:
            return
        self._picking.choose(hint.picked, self._model.arrangement)
        self._hint = hint
        self._picks_changed()
        self._light(() if hint.target is None else (hint.target,), None)

    # ------------------------------------------------------------------------------------------------ layout

    @property
    def _frame(self) -> Frame:
        assert self._stage is not None
        return self._stage.frame

    def _lay_out(self) -> None:
        """Measure texts, lay the table out anew and put everything in its place."""
        session = self._session
        if session is None or self._view is None or self._stage is None or self._furniture is None:
            return
        em = Type.BODY.px(self._percent)
        self._wording = Wording(session.box.table.layout, session.names, self._view.seat)
        caption = Type.CAPTION.px(self._percent)
        widths = {
            name: width_of(f"{title} 00", caption, bold=True) + 0.6 * em
            for name, title in self._wording.place_titles().items()
        }
        shape = Shape(session.box.table.layout, session.match.record.players, self._view.seat, widths)
        frame = lay_out(shape, self.width(), self.height(), em)
        self._stage.set_frame(frame)
        self._surface.theme, self._surface.percent = self._theme, self._percent
        self._furniture.dress(self._theme, self._percent)
        self._furniture.place(frame)
        self._bar.setGeometry(frame.bar.toAlignedRect())
        self._bar.dress(self._theme, self._percent)
        self._curtain.setGeometry(self.rect())
        self._panel.setGeometry(self.rect())
        self._settle()
        self.update()

    def _dress(self) -> None:
        self._curtain.dress(self._theme, self._percent)
        self._panel.dress(self._theme, self._percent)
        if self._stage is not None:
            self._stage.dress(self._theme)
        self._animator.skip()
        self._lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._animator.skip()
        self._lay_out()
        for sheet in (self._curtain, self._panel):
            sheet.setGeometry(self.rect())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._bubble.hide()
            self._curtain.retranslate()
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._stage is None:
            painter.fillRect(self.rect(), self._theme.surface)
        else:
            self._surface.paint(painter, self._frame, self.devicePixelRatioF(), event.region())
        painter.end()

    # ------------------------------------------------------------------------------------- what has happened

    def _stepped(self, presented: Presented) -> None:
        """Settle what came before, then play this."""
        assert self._model is not None
        self._cancel_gestures()
        self._drop_scenes()
        steps = self._model.advance(presented.view, presented.events)
        self._scenes.extend(_scenes(steps, presented.view))
        self._turn = None
        self._picking.clear()
        self._hint = None
        self._next_scene()

    def _next_scene(self) -> None:
        if not self._scenes:
            self._all_shown()
            return
        assert self._stage is not None
        was_busy = self.busy
        self._scene = self._scenes.popleft()
        self._stage.picked = self._stage.playable = frozenset()
        self._stage.dimming = frozenset()
        self._stage.relight()
        self._refresh_bar()
        director = Director(self._stage, self, self._told, self._paid, self._coin, self._spot)
        acts = script(director, self._scene.steps)
        if not was_busy:
            self.busy_changed.emit(True)
        self._play(acts)

    def _play(self, acts: Sequence[Act]) -> None:
        self._bar.raise_()
        self._animator.play(acts)

    def _script_over(self) -> None:
        scene = self._scene
        if scene is None:
            self._settle()
            return
        if scene.ended is None:
            self._next_scene()
            return
        assert self._session is not None
        assert self._stage is not None
        self._stage.settle(self._stage.shown)
        self._tell_result(scene)

    def _all_shown(self) -> None:
        """Everything that happened lies on the table."""
        was_busy, self._scene = self.busy, None
        self._view = self._session.view if self._session is not None else None
        if was_busy:
            self.busy_changed.emit(False)
        self._after_view_changed()
        if self._session is not None:
            self._session.presented()

    def _drop_scenes(self) -> None:
        """Forget what is still to be played: something newer has happened."""
        was_busy, self._scene = self.busy, None
        self._scenes.clear()
        self._animator.skip()
        self._panel.hide()
        self._continue.stop()
        if was_busy:
            self.busy_changed.emit(False)

    def _replaced(self) -> None:
        """The view jumped: show it as it is."""
        assert self._session is not None
        assert self._model is not None
        assert self._furniture is not None
        self._cancel_gestures()
        self._drop_scenes()
        self._curtain.hide()
        self._furniture.hush()
        self._hint = None
        self._picking.clear()
        self._view = self._session.view
        self._model.replace(self._view)
        self._after_view_changed()
        if self._view.over:
            self._show_final_result()

    def _after_view_changed(self) -> None:
        if self._wording is None or self._view is None or self._wording.onlooker != self._view.seat:
            self._refresh_state()
            self._lay_out()
        else:
            self._refresh_turn()

    def _told(self, told: Told) -> None:
        assert self._wording is not None
        assert self._furniture is not None
        words = self._wording.say(told.message)
        if told.seat is not None:
            self._furniture.tell(told.seat, words)
        self._announce(words)

    def _paid(self, paid: Paid) -> None:
        assert self._furniture is not None
        assert self._wording is not None
        assert self._view is not None
        self._furniture.pay(paid, self._view, self._wording)

    def _coin(self, zone: Zone) -> str:
        assert self._furniture is not None
        return self._furniture.coin(zone)

    def _spot(self, zone: Zone) -> QPointF | None:
        assert self._furniture is not None
        return self._furniture.spot(zone)

    def _announce(self, words: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    # ------------------------------------------------------------------------------------------------ results

    def _tell_result(self, scene: Scene) -> None:
        session = self._session
        assert session is not None
        assert scene.ended is not None
        title = session.box.table.layout.score_title
        result = Result(scene.ended, scene.ranks, session.names, title, scene.view.seat)
        self._panel.tell(result, self._theme, self._percent)
        if scene.ranks is not None:
            self._scenes.clear()
            self._all_shown()
            self._panel.raise_()
        elif session.all_bots:
            self._continue.start(round(WATCHED_RESULT_MS / max(0.25, self._animator.speed)))

    def _show_final_result(self) -> None:
        session, view = self._session, self._view
        if session is None or view is None or view.ranks is None:
            return
        ended = next((event for event in reversed(session.seen_events()) if isinstance(event, DealEnded)), None)
        if ended is None:
            nothing = Message("table", "")
            rows = tuple(SeatResult(seat, None, score, nothing) for seat, score in enumerate(view.scores))
            ended = DealEnded(view.deal, rows)
        title = session.box.table.layout.score_title
        self._panel.tell(Result(ended, view.ranks, session.names, title, view.seat), self._theme, self._percent)

    def _panel_pressed(self, button: str) -> None:
        match button:
            case results.CONTINUE:
                self._go_on()
            case results.AGAIN:
                self.again_wanted.emit()
            case results.NEW:
                self.new_match_wanted.emit()
            case results.START:
                self.start_screen_wanted.emit()

    def _go_on(self) -> None:
        self._continue.stop()
        self._panel.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._scene is not None:
            self._next_scene()

    # ------------------------------------------------------------------------------------------------ curtain

    def _draw_curtain(self, seat: int) -> None:
        assert self._session is not None
        self._curtain.draw(seat, self._session.names, self._theme, self._percent)

    def _reveal(self) -> None:
        assert self._session is not None
        self._session.reveal()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # --------------------------------------------------------------------------------------------- whose turn

    def _asked(self, _seat: int) -> None:
        self._refresh_turn()

    def _thinking(self, seat: int) -> None:
        assert self._furniture is not None
        self._furniture.thinking = seat
        self._refresh_turn()

    def _refresh_turn(self) -> None:
        """Take up whether the player may act now."""
        if self.busy or self._session is None:
            return
        self._refresh_state()
        self._settle()

    def _refresh_state(self) -> None:
        session = self._session
        assert session is not None
        assert self._stage is not None
        assert self._model is not None
        view = session.view
        if not session.is_humans_turn or session.hand_over is not None:
            self._turn = None
        elif self._turn is None or self._turn.view is not view:
            self._turn = Turn(session.box.table, view)
            self._announce(self._prompt())
        if self._turn is None:
            self._picking.clear()
        arrangement = self._model.arrangement
        playable = {} if self._turn is None else self._turn.playable
        self._stage.playable = standing_out(playable, arrangement)
        self._stage.dimming = frozenset(playable) if playable else frozenset()
        self._stage.picked = frozenset(self._picking.tokens)

    def _settle(self) -> None:
        """Everything in its place, as the view has it."""
        if self._stage is None or self._model is None or self._wording is None or self._furniture is None:
            return
        if self.busy:
            self._stage.settle(self._stage.shown)
        else:
            self._stage.settle(self._model.arrangement)
        self._stage.rename(self._wording)
        if self._view is not None and not self.busy:
            self._furniture.show_view(self._view, self._wording)
        self._surface.labels = self._furniture.labels(self._stage.shown, self._frame, self._wording)
        self._refresh_bar()
        for sheet in (self._bar, self._panel, self._curtain):
            if not sheet.isHidden():
                sheet.raise_()
        self.update()

    def _refresh_bar(self) -> None:
        session, wording = self._session, self._wording
        if session is None or wording is None or self._view is None:
            return
        headline = wording.say(session.box.table.headline(self._view))
        if self._turn is None:
            self._bar.show_texts(headline, self._waiting(), loud=False)
            over = self._view.over and not self.busy
            words = text(QT_TRANSLATE_NOOP("table", "Show the result"))
            self._bar.show_buttons((ButtonFace(SHOW_RESULT, words, "R", True),) if over else ())
            return
        picked = self.picked
        meters = [MeterFace(wording.say(meter.title), meter.value, meter.fits) for meter in self._turn.meters(picked)]
        self._bar.show_texts(headline, self._prompt(), loud=True, meters=meters)
        self._bar.show_buttons([self._button(command) for command in self._turn.commands(picked)])

    def _button(self, command: Command[Action]) -> ButtonFace:
        assert self._wording is not None
        blocked = "" if command.refusal is None else self._wording.say(command.refusal.message)
        return ButtonFace(command.id, self._wording.say(command.label), command.key, command.primary, blocked)

    def _prompt(self) -> str:
        assert self._turn is not None
        assert self._wording is not None
        if self._hint is not None:
            hint = QT_TRANSLATE_NOOP("table", "Hint: {action}")
            return self._wording.say(hint.put(action=self._hint.message))
        return self._wording.say(self._turn.prompt(self.picked))

    def _waiting(self) -> str:
        """The line for somebody who is not asked."""
        assert self._wording is not None
        assert self._view is not None
        assert self._session is not None
        seat = self._view.to_move
        if seat is None:
            return text(QT_TRANSLATE_NOOP("table", "The match is over."))
        if self._session.match.seats[seat].level is not None:
            return self._wording.say(QT_TRANSLATE_NOOP("table", "{name} is thinking…").put(name=SeatName(seat)))
        return self._wording.say(QT_TRANSLATE_NOOP("table", "{name} to move").put(name=SeatName(seat)))

    # --------------------------------------------------------------------------------------- picking and doing

    def _connect_card(self, card: CardButton) -> None:
        card.pressed_at.connect(self._card_pressed)
        card.dragged_to.connect(self._card_dragged)
        card.released_at.connect(self._card_released)
        card.doubled_at.connect(self._card_doubled)
        card.clicked.connect(self._card_clicked)

    def _pickable(self) -> frozenset[int]:
        if self._turn is None or self._model is None:
            return frozenset()
        spreads = {zone: place.spread for zone, place in self._frame.zones.items()}
        return pickable(self._turn.playable, self._model.arrangement, self._turn.view.seat, spreads)

    def _card_clicked(self) -> None:
        card = self.sender()
        if isinstance(card, CardButton) and not self.busy and not card.flying:
            self._click(card)

    def _click(self, card: CardButton) -> None:
        self._bubble.hide()
        if self._turn is None:
            if card.zone is not None and card.zone.seat is not None and card.zone.seat == self._onlooker:
                self._explain(_not_your_turn(self._view), card)
            return
        if card.token not in self._pickable():
            return
        self._picking.toggle(card.token)
        self._picks_changed()

    @property
    def _onlooker(self) -> int | None:
        return None if self._view is None else self._view.seat

    def _picks_changed(self) -> None:
        assert self._stage is not None
        self._light((), None)
        self._stage.picked = frozenset(self._picking.tokens)
        self._settle_gently(LIFT)

    def _settle_gently(self, motion: Motion = HOME) -> None:
        """Glide from wherever cards are to where they belong."""
        if self._stage is None or self._model is None or self.busy:
            return
        self._animator.skip()
        resting = self._stage.resting(self._model.arrangement)
        moved = [
            (self._stage.card(token), pose)
            for token, pose in resting.items()
            if self._stage.card(token).flying or self._stage.card(token).pose != pose
        ]
        self._stage.relight()
        self._refresh_bar()
        acts = [Flight(card, 0.0, motion, pose, card.face, on_top=False) for card, pose in moved]
        self._animator.play(acts)

    def _do(self, meaning: Meaning, at: QPointF) -> None:
        match meaning:
            case Deed(action=action):
                self._act(action)
            case Doubt(actions=actions):
                self._offer(actions, at)
            case Denial(refusal=refusal):
                self._settle_gently()
                if refusal is not None:
                    self._refuse(refusal, at)

    def _act(self, action: Action) -> None:
        assert self._session is not None
        self._bubble.hide()
        self._light((), None)
        self._session.act(action)

    def _refuse(self, refusal: Refusal, at: QPointF) -> None:
        assert self._wording is not None
        link = text(QT_TRANSLATE_NOOP("table", "Rule {rule}").put(rule=refusal.rule)) if refusal.rule else ""
        words = self._wording.say(refusal.message)
        room = QRectF(4, 4, self.width() - 8, self._frame.bar.top() - 4)
        self._bubble.explain(words, refusal.rule, link, at, room, self._theme, self._percent)
        self._announce(words)
        self.refused.emit(refusal)

    def _explain(self, message: Message | None, card: CardButton) -> None:
        if message is not None:
            self._refuse(Refusal("", message), _above(card))

    def _offer(self, actions: Sequence[Action], at: QPointF) -> None:
        """Ask which of several legal actions is meant."""
        assert self._choice is not None
        assert self._wording is not None
        assert self._session is not None
        self._offered = tuple(actions)
        self._asked_back = None
        game = self._session.box.game
        choices = [Choice(self._wording.say(game.describe(action))) for action in actions[:9]]
        room = QRectF(4, 4, self.width() - 8, self.height() - 8)
        title = text(QT_TRANSLATE_NOOP("table", "Which do you mean?"))
        self._choice.offer(title, choices, at, room, self._theme, self._percent)

    def _ask_back(self, command: Command[Action], action: Action) -> None:
        """Ask whether a costly command is really meant."""
        assert self._choice is not None
        assert self._wording is not None
        assert command.warning is not None
        self._offered = (action,)
        self._asked_back = action
        cancel = text(QT_TRANSLATE_NOOP("table", "Cancel"))
        choices = (Choice(self._wording.say(command.label)), Choice(cancel))
        room = QRectF(4, 4, self.width() - 8, self.height() - 8)
        title = self._wording.say(command.warning)
        self._choice.offer(title, choices, self._button_spot(command.id), room, self._theme, self._percent)

    def _chosen(self, number: int) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if number < len(self._offered):
            self._act(self._offered[number])
        else:
            self._settle_gently()

    def _tell_why(self, command: str) -> None:
        if self._turn is None:
            return
        found = next((item for item in self._turn.commands(self.picked) if item.id == command), None)
        if found is not None and found.refusal is not None:
            self._refuse(found.refusal, self._button_spot(command))

    def _button_spot(self, command: str) -> QPointF:
        button = self._bar.button(command)
        if button is None:
            return QPointF(self.width() / 2, self._frame.bar.top())
        return QPointF(button.mapTo(self, QPoint(button.width() // 2, 0)))

    # --------------------------------------------------------------------------------------------------- mouse

    def _card_pressed(self, at: QPoint) -> None:
        assert self._stage is not None
        assert self._drag is not None
        self._bubble.hide()
        if self._choice is not None:
            self._choice.cancel()
        if self.busy:
            self.skip_animations()
            return
        self._animator.skip()
        card = self._stage.card_at(at)
        if card is not None:
            if card.focusPolicy() != Qt.FocusPolicy.NoFocus:
                card.setFocus(Qt.FocusReason.MouseFocusReason)
            self._drag.press(card, at)

    def _card_dragged(self, at: QPoint) -> None:
        assert self._drag is not None
        if not self.busy:
            self._drag.move(at)

    def _card_released(self, at: QPoint) -> None:
        assert self._drag is not None
        card = self._drag.release(at)
        if card is not None:
            card.click()

    def _card_doubled(self, at: QPoint) -> None:
        assert self._stage is not None
        if self.busy:
            self.skip_animations()
            return
        self._animator.skip()
        card = self._stage.card_at(at)
        if card is None or self._turn is None or card.zone is None:
            return
        action = self._turn.obvious(card.zone, card.face)
        if action is not None:
            self._act(action)
        elif card.token in self._pickable():
            self._click(card)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._bubble.hide()
        if self._choice is not None:
            self._choice.cancel()
        if event.button() == Qt.MouseButton.LeftButton:
            self.skip_animations()
        event.accept()

    def _may_lift(self, card: CardButton) -> bool:
        return not card.flying and card.token in self._pickable()

    def _lift(self, card: CardButton) -> tuple[CardButton, ...]:
        """A picked card takes its zone's other picked cards along; another one is picked in their place."""
        assert self._stage is not None
        assert self._model is not None
        tokens = {token.id for token in self._model.arrangement.get(card.zone or Zone(""), ())}
        if card.token not in self._picking:
            self._picking.only([*(token for token in self._picking.tokens if token not in tokens), card.token])
        self._hint = None
        self._stage.picked = frozenset(self._picking.tokens)
        self._stage.relight()
        self._refresh_bar()
        return tuple(found for found in self._stage.in_zone(card.zone or Zone("")) if found.token in self._picking)

    def _targets(self) -> tuple[Zone, ...]:
        return () if self._turn is None else self._turn.targets(self.picked)

    def _light(self, zones: tuple[Zone, ...], aimed: Zone | None) -> None:
        if (frozenset(zones), aimed) == (self._surface.lit, self._surface.aimed):
            return
        touched = self._surface.lit | set(zones)
        self._surface.lit, self._surface.aimed = frozenset(zones), aimed
        for zone in touched:
            if zone in self._frame.zones:
                self.update(self._frame.zones[zone].area.toAlignedRect().adjusted(-8, -8, 8, 8))

    def _dropped(self, card: CardButton, zone: Zone | None, _legal: bool) -> None:
        at = _above(card)
        if self._turn is None or zone is None:
            self._settle_gently()
            return
        self._do(self._turn.dropping(self.picked, zone), at)

    def _cancel_gestures(self) -> None:
        if self._drag is not None and self._drag.cancel():
            self._settle_gently()
        self._light((), None)
        self._bubble.hide()
        if self._choice is not None:
            self._choice.hide()

    # ---------------------------------------------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._stage is None or event.modifiers() & ~_PLAIN_MODIFIERS:
            event.ignore()
            return
        if self.busy:
            self.skip_animations()
            event.accept()
            return
        self._animator.skip()
        if not self._key(Qt.Key(event.key()), event.text()):
            event.ignore()

    def _key(self, key: Qt.Key, typed: str) -> bool:
        focus = QApplication.focusWidget()
        match key:
            case Qt.Key.Key_Escape:
                return self._escape()
            case Qt.Key.Key_Space if isinstance(focus, CardButton | CommandButton):
                focus.click()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._return(focus)
            case _ if key in keyboard.ARROWS:
                by, to_zone = keyboard.ARROWS[key]
                self._go_to(keyboard.step(self._some_stage, focus, by, to_zone=to_zone))
            case _:
                return self._letter(typed.upper())
        return True

    @property
    def _some_stage(self) -> Stage:
        assert self._stage is not None
        return self._stage

    def _go_to(self, card: CardButton | None) -> None:
        if card is not None:
            card.setFocus(Qt.FocusReason.TabFocusReason)

    def _escape(self) -> bool:
        if self._drag is not None and self._drag.cancel():
            self._settle_gently()
        elif not self._bubble.isHidden():
            self._bubble.hide()
        elif self._picking:
            self._picking.clear()
            self._hint = None
            self._picks_changed()
        else:
            return False
        return True

    def _return(self, focus: QWidget | None) -> None:
        """The focused button; with nothing picked the obvious act of the focused card; else the primary command."""
        if isinstance(focus, CommandButton):
            focus.click()
            return
        if self._turn is None:
            return
        if isinstance(focus, CardButton) and not self._picking and focus.zone is not None:
            action = self._turn.obvious(focus.zone, focus.face)
            if action is not None:
                self._act(action)
                return
        primary = next((command for command in self._turn.commands(self.picked) if command.primary), None)
        if primary is not None:
            self.run_command(primary.id)

    def _letter(self, typed: str) -> bool:
        found = next((button for button in self._bar.buttons if button.face.key == typed), None) if typed else None
        if found is None:
            return False
        self.run_command(found.face.id)
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from zone to zone, then to the buttons, then out of the table."""
        if self._stage is None:
            return super().focusNextPrevChild(forward)
        focus = QApplication.focusWidget()
        buttons: list[QWidget] = list(self._bar.buttons)
        if focus in buttons:
            at = buttons.index(focus) + (1 if forward else -1)
            if 0 <= at < len(buttons):
                buttons[at].setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if forward:
                return super().focusNextPrevChild(forward)
            self._go_to(keyboard.next_zone(self._stage, None, -1))
            return True
        card = keyboard.next_zone(self._stage, focus, 1 if forward else -1)
        if card is not None:
            self._go_to(card)
        elif forward and buttons:
            buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return super().focusNextPrevChild(forward)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._stage is not None and event.reason() == Qt.FocusReason.TabFocusReason:
            self._go_to(keyboard.home(self._stage))


_PLAIN_MODIFIERS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def _scenes(steps: Iterable[Step], view: AnyView) -> list[Scene]:
    """Cut after each deal's end; what follows a match's end belongs to its last scene."""
    scenes: list[Scene] = []
    now: list[Step] = []
    ranks: tuple[int, ...] | None = None
    for step in steps:
        if isinstance(step.event, MatchEnded) and scenes:
            ranks = step.event.ranks
            scenes[-1].ranks = ranks
            continue
        now.append(step)
        if isinstance(step.event, DealEnded):
            scenes.append(Scene(tuple(now), view, step.event, None))
            now = []
    if now or not scenes:
        scenes.append(Scene(tuple(now), view, None, None))
    return scenes


def _above(card: CardButton) -> QPointF:
    return QPointF(card.pose.x, card.pose.y - card.pose.height * 0.42)


def _not_your_turn(view: AnyView | None) -> Message | None:
    if view is None or view.to_move is None:
        return None
    return QT_TRANSLATE_NOOP("table", "It is not your turn yet: {name} is to move.").put(name=SeatName(view.to_move))
