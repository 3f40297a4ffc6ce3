"""Details of a card on request: by right click, long press, or a key."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import text
from cardtable_gui.views.table.presenters.card_questions import CardQuestions
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.card_details import Details


class Inspector(QObject):
    """Shows the details of one card at a time."""

    equals_wanted = Signal(object)
    """All cards equal to this `CardButton` are to be picked."""
    shown = Signal()
    """The player has asked for a card's details."""

    def __init__(
        self,
        state: ViewState,
        selection: Selection,
        scene: Scene,
        speech: Speech,
        details: Details,
        questions: CardQuestions,
    ) -> None:
        super().__init__(selection)
        self._questions = questions
        self._state = state
        self._selection = selection
        self._scene = scene
        self._speech = speech
        self._details = details
        details.pick_all.connect(self.equals_wanted)

    def show(self, card: CardButton) -> None:
        """Show a card large, with all notes on it, and whether it can be played or why not."""
        state, turn = self._state, self._selection.turn
        equals = self._selection.equals(card)
        pick = ""
        if len(equals) > 1 and turn is not None and not turn.one_at_a_time:
            pick = text(QT_TRANSLATE_NOOP("table", "Pick all of this kind ({count})").put(count=len(equals)))
        about = state.wording.about(card.zone or Zone(""), card.face, state.game_table, state.view)
        explanation = self._questions.of_card(card)
        if explanation is not None:
            about = replace(about, why_not=self._questions.said(explanation), rule=explanation.rule)
        about = replace(about, pick_all=pick)
        self._details.tell(about, card.area, self._scene.ground(), state.look.theme, state.look.percent, card)
        self._speech.say(Kind.ANSWER, about.name, about.spoken)
        self.shown.emit()

    def close(self) -> bool:
        """Close the details; return whether any were shown."""
        return self._details.hide_keeping_focus()
