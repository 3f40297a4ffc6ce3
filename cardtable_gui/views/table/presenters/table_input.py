"""The input side of one table: creates and connects the parts that turn mouse, touch and keys into actions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.controller.hints import Hint
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.views.table.presenters.acting import Acting
from cardtable_gui.views.table.presenters.asking import Asking
from cardtable_gui.views.table.presenters.cancellation import Cancellation
from cardtable_gui.views.table.presenters.card_drag import CardDrag
from cardtable_gui.views.table.presenters.card_glide import CardGlide
from cardtable_gui.views.table.presenters.card_questions import CardQuestions
from cardtable_gui.views.table.presenters.commands import Commands
from cardtable_gui.views.table.presenters.connections import Connections
from cardtable_gui.views.table.presenters.floating import Floating
from cardtable_gui.views.table.presenters.floating_sheets import FloatingSheets
from cardtable_gui.views.table.presenters.hand_sorting import Sorting
from cardtable_gui.views.table.presenters.hint_display import Hinting
from cardtable_gui.views.table.presenters.hint_search import HintSearch
from cardtable_gui.views.table.presenters.inspector import Inspector
from cardtable_gui.views.table.presenters.only_move import OnlyMove
from cardtable_gui.views.table.presenters.picker import Picker
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.presenters.pointer import Pointer
from cardtable_gui.views.table.presenters.shared_widgets import SharedWidgets
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.presenters.table_keys import Keys
from cardtable_gui.views.table.scene.hovering import Pointing
from cardtable_gui.views.table.scene.own_hand import OwnHand
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.input_mode import DETAILS, DRAGGING
from cardtable_gui.views.table.state.misclick_guard import MisclickGuard
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.card_button import CardButton


class TableInput(QObject):
    """The input side of one table, from the events of mouse, fingers and keys to actions of the match.

        event → `Pointer` (`PressRecognizer`: a gesture) → `intentions` (what it is meant for) → `Acting`
        → the match's `act`, or `Asking`: a question or a refusal

    `Selection` holds whose turn it is and what is picked; all parts share it.
    """

    refused = Signal(object)
    """A `Refusal` was shown."""
    used = Signal(str)
    """The player did something that not everybody knows of: `DETAILS` or `DRAGGING`."""

    def __init__(
        self,
        state: ViewState,
        scene: Scene,
        playback: Playback,
        speech: Speech,
        shared: SharedWidgets,
        sheets: FloatingSheets,
        connections: Connections,
        parent: QObject,
    ) -> None:
        """Connect to the command bar and the match until `connections` are closed."""
        super().__init__(parent)
        self._speech = speech
        self._bar = shared.bar
        self.sheets = sheets
        self.stage = scene.stage
        self.selection = Selection(state, self)
        self.guard = MisclickGuard(state.clock)
        self.hand = OwnHand(scene.stage, state.clock, self)
        self.hand.speed = shared.animator.speed
        self.sorting = Sorting(state.model, scene, self.hand, speech)
        self.pointing = Pointing(scene.stage, self.hand)
        selection = self.selection
        self.only_move = OnlyMove(state, selection, shared.bar, shared.recap)
        self.hinting = Hinting(state, selection, scene, shared.bar, sheets.hint_bubble)
        glide = CardGlide(state, selection, scene, self.hand, shared.animator, playback)
        self._picker = Picker(selection, glide, self.hinting, self.only_move, scene, speech)
        asking = Asking(state, selection, scene, speech, shared.bubble, sheets.choice)
        self.questions = CardQuestions(state, selection)
        self.inspector = Inspector(state, selection, scene, speech, sheets.details, self.questions)
        self.floating = Floating(asking, self.inspector, sheets.answer)
        self._acting = Acting(state, selection, scene, playback, self._picker, glide, asking, self.floating)
        self.commands = Commands(selection, scene, playback, self._acting, asking, self.hinting, shared.bar)
        sheets.choice.cancelled.connect(glide.home)
        self.inspector.equals_wanted.connect(self._picker.pick_equals)
        self.hint_search = HintSearch(state, speech, self)
        drag = CardDrag(
            self.selection,
            scene,
            self.hand,
            self.sorting,
            self._picker,
            glide,
            self._acting,
            playback,
            speech,
            state.clock,
        )
        self.pointer = Pointer(
            scene.stage,
            playback,
            self.guard,
            self.pointing,
            self.floating,
            self.inspector,
            drag,
            self._acting,
            state.clock,
            self,
        )
        self.cancellation = Cancellation(
            self.selection,
            scene,
            self.hand,
            self.pointer,
            self._picker,
            glide,
            self.hinting,
            self.hint_search,
            self.only_move,
            self.floating,
        )
        self.keys = Keys(
            scene.stage,
            playback,
            self.selection.picking,
            self.sorting,
            self.floating,
            self.inspector,
            self._acting,
            self.commands,
            self.cancellation,
        )
        asking.refused.connect(self.refused)
        self.inspector.shown.connect(lambda: self.used.emit(DETAILS))
        self.pointer.dragged.connect(lambda: self.used.emit(DRAGGING))
        self.pointer.lost.connect(self.cancellation.drop_cards)
        connections.connect(shared.bar.pressed, self.commands.run)
        connections.connect(shared.bar.asked_why, self.commands.tell_why)
        connections.connect(state.session.hint_sought, self.hint_search.show_searching)
        connections.connect(state.session.hinted, self.show_hint)
        connections.connect(state.session.hint_explained, self.explain_hint)

    def connect_card(self, card: CardButton) -> None:
        """Connect to a new card."""
        self.pointing.connect_card(card)
        card.activated.connect(self._acting.click)

    def begin_turn(self, view: AnyView, *, went_on: bool) -> None:
        """The onlooker is to move, with this view. `went_on`: by the course of the match, not by undo or a jump."""
        self.selection.begin_turn(view)
        self.only_move.cancel()
        if went_on:
            self.only_move.consider()

    def end_turn(self) -> None:
        """The onlooker is no longer to move."""
        self.selection.end_turn()
        self.only_move.cancel()

    @Slot(object)
    def show_hint(self, hint: Hint) -> None:
        """Pick the cards of a hint, highlight their target, and show its text. Open questions and texts are closed."""
        if self.selection.turn is None:
            return
        self.floating.leave()
        self.only_move.cancel()
        self.cancellation.drop_cards()
        self._picker.take_hint(hint)
        self.hinting.take_keyboard()
        self._speech.hint(self._bar.prompt, self.hinting.words())

    @Slot(object, tuple)
    def explain_hint(self, hint: Hint, why: tuple[Message, ...]) -> None:
        """Say why the hint is good, and show it first if it isn't shown."""
        if self.selection.turn is None:
            return
        if self.hinting.shown is None or self.hinting.shown.action != hint.action:
            self.show_hint(hint)
        self.hinting.explain(why)
        self.selection.changed.emit()
        words = self.hinting.words()
        if words:
            self._speech.say(Kind.HINT, words)

    def close(self) -> None:
        """Cancel everything and stop."""
        self.cancellation.stop()
        self.only_move.cancel()
        self.hand.stop()
