"""Stands in for the input of branch `input` until both are merged: the agreed names over the parts of before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPoint, QRectF, Signal

from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.table import Command, Meter, Picked
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import text
from cardtable_gui.sound import Sound
from cardtable_gui.views.table.autopass import AutoPass
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.choices import ChoiceBox
from cardtable_gui.views.table.connections import Connections
from cardtable_gui.views.table.details import Details
from cardtable_gui.views.table.gestures import Gestures
from cardtable_gui.views.table.guard import Guard
from cardtable_gui.views.table.hinting import HintBubble
from cardtable_gui.views.table.keys import Keys
from cardtable_gui.views.table.own_hand import OwnHand
from cardtable_gui.views.table.playback import Playback
from cardtable_gui.views.table.pointing import Pointing
from cardtable_gui.views.table.scene import Scene
from cardtable_gui.views.table.shared_widgets import SharedWidgets
from cardtable_gui.views.table.sorting import Sorting
from cardtable_gui.views.table.speech import Speech
from cardtable_gui.views.table.turn import Turn
from cardtable_gui.views.table.view_state import ViewState
from cardtable_gui.views.table.wording import Wording


@dataclass
class Offer:
    """What is asked."""

    commands: tuple[Command[Action], ...]
    meters: tuple[Meter, ...]
    prompt: Message


class TableInput(QObject):
    """The player at one match."""

    picks_changed = Signal()
    refused = Signal(object)
    final_result_wanted = Signal()
    back_wanted = Signal()
    hand_changed = Signal()

    def __init__(
        self,
        state: ViewState,
        scene: Scene,
        playback: Playback,
        speech: Speech,
        widgets: SharedWidgets,
        connections: Connections,
        parent: QObject,
        *,
        details: Details,
        choice: ChoiceBox,
        hint_bubble: HintBubble,
    ) -> None:
        super().__init__(parent)
        self.state, self.scene, self.playback, self.speech, self.widgets = state, scene, playback, speech, widgets
        self.session, self.look, self.model = state.session, state.look, state.model
        self.table, self.stage = scene.table, scene.stage
        self.details, self.choice, self.hint_bubble = details, choice, hint_bubble
        self.turn: Turn | None = None
        self.guard = Guard()
        self.hand = OwnHand(self.stage, self)
        self.sorting = Sorting(self)
        self.gestures = Gestures(self, widgets.animator, widgets.bar, widgets.bubble, choice)
        self.hinting, self.picking = self.gestures.hinting, self.gestures.picking
        self.pointing = Pointing(self)
        self.autopass = AutoPass(self)
        self.keys = Keys(self, widgets.bar)
        self.details.pick_all.connect(self._pick_all_like)
        self._told_of: CardButton | None = None
        self.gestures.refused.connect(self.refused)
        connections.connect(self.session.hinted, self.gestures.show_hint)
        connections.connect(widgets.bar.pressed, self.gestures.run_command)
        connections.connect(widgets.bar.asked_why, self.gestures.tell_why)

    # agreed with the presenter

    @property
    def picked(self) -> Picked:
        return self.picking.cards(self.model.arrangement)

    @property
    def offer(self) -> Offer | None:
        turn, picked = self.turn, self.picked
        return None if turn is None else Offer(turn.commands(picked), turn.meters(picked), turn.prompt(picked))

    def connect_card(self, card: CardButton) -> None:
        self.gestures.connect_card(card)
        self.pointing.connect_card(card)

    def interrupt(self, events: Iterable[Event]) -> None:
        self.gestures.interrupt(events)

    def stop(self) -> None:
        self.gestures.stop()

    def close(self) -> None:
        self.gestures.stop()
        self.autopass.cancel()
        self.hand.stop()

    def hush(self) -> None:
        self.gestures.hush()

    def begin_turn(self, view: AnyView, *, went_on: bool) -> None:
        self.turn = Turn(self.state.game_table, view)
        self.autopass.cancel()
        if went_on:
            self.autopass.consider()

    def end_turn(self) -> None:
        self.turn = None
        self.autopass.cancel()
        self.picking.clear()

    def continuations(self) -> Picked:
        return {} if self.turn is None else self.turn.lit(self.picked)

    # what the parts of before ask of a sitting

    @property
    def wording(self) -> Wording:
        return self.state.wording

    @property
    def room(self) -> QRectF:
        return self.scene.room

    def light(self, zones: tuple[Zone, ...], aimed: Zone | None) -> None:
        self.scene.light(zones, aimed)

    def announce(self, words: str) -> None:
        self.speech.announce(words)

    def sound(self, sound: Sound) -> None:
        self.speech.sound(sound)

    def refresh_picks(self) -> None:
        self.picks_changed.emit()

    def raise_above_cards(self) -> None:
        self.scene.raise_above_cards()

    def show_sort_button(self) -> None:
        self.scene.show_sort_button()

    def uncover(self) -> None:
        self.widgets.bubble.hide()
        self.details.hide()

    def tell_about(self, card: CardButton) -> None:
        equals = self.gestures.equals(card)
        pick = ""
        if len(equals) > 1 and self.turn is not None and not self.turn.one_at_a_time:
            pick = text(QT_TRANSLATE_NOOP("table", "Pick all {count}").put(count=len(equals)))
        self._told_of = card
        about = self.wording.about(card.zone or Zone(""), card.face, self.session.box.table, self.state.view)
        self.details.tell(replace(about, pick_all=pick), self.scene.free_room, self.look.theme, self.look.percent)
        self.announce(about.spoken)

    def _pick_all_like(self) -> None:
        if self._told_of is not None:
            self.gestures.pick_equals(self._told_of)

    def press_place(self, at: QPoint) -> None:
        self.gestures.press_place(at)

    def release_place(self, at: QPoint) -> None:
        self.gestures.release_place(at)

    def run_command(self, command: str) -> None:
        self.gestures.run_command(command)
