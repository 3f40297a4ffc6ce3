"""Shows how characters react to what has happened: a face on the plate, at times with words beside it.

Apart from `controller/table_talk.py`, which decides who reacts, and how, by what everybody sees. Nothing waits for a
reaction, and it comes only while nobody has anything to read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFrame

from cardtable_gui.controller.match_source import OPENING, StepShown
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.later import importing_later
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.table.presenters.shared_widgets import SharedWidgets
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.view_state import ViewState

if TYPE_CHECKING:
    from cardtable_gui.controller.table_talk import Reaction, TableTalk

with importing_later():
    from cardtable_gui.controller import table_talk

REACTION_MS = 3200
"""How long a face stays, and what is said with it."""
WAIT_MS = 400
"""After so long it's looked again whether somebody still reads."""


class ReactionTeller:
    """Follows one match, unless it is a recording, a lesson or a single position."""

    def __init__(self, state: ViewState, scene: Scene, speech: Speech, widgets: SharedWidgets, parent: QObject) -> None:
        self._state = state
        self._scene = scene
        self._speech = speech
        self._widgets = widgets
        self._talk: TableTalk | None = None
        self._step = OPENING
        """The index of the step that is being shown, or was last; `OPENING`: nobody reacts to it."""
        self._due: Reaction | None = None
        """What is to be shown as soon as nobody reads."""
        self.shown: Reaction | None = None
        """The reaction on the table; None: there is none."""
        self._going = state.clock.timer(parent, self.leave)
        self._waiting = state.clock.timer(parent, self._show_due)

    def begin(self, step_shown: StepShown) -> None:
        """A step begins to be shown: what a person does or takes back ends a reaction, as what its own seat does."""
        acts = step_shown.seat
        if step_shown.back or acts in self._state.session.match.people or (self.shown and self.shown.seat == acts):
            self.leave()
        self._drop_due()
        self._step = OPENING if step_shown.back else step_shown.step_index

    def follow(self) -> None:
        """The step is on the table, and everything lies still: somebody may react to it."""
        session = self._state.session
        if self._step == OPENING or not session.is_match or session.recorded or self._state.look.reactions == "off":
            return
        if session.view.to_move in session.match.people and session.view.to_move != session.onlooker:
            # The curtain closes: nobody would see it.
            return
        if self.shown is not None and not reading_time.stays():
            return
        if self._talk is None:
            self._talk = table_talk.TableTalk(session.match)
        self._due = self._talk.at(self._step)
        self._show_due()

    def settle(self) -> None:
        """Cards or plates lie elsewhere: words go where they cover nothing, or away."""
        if self.shown is not None and not self._widgets.saying.isHidden():
            self._say(self._widgets.saying.text, self.shown.seat)

    def leave(self) -> None:
        """Remove the reaction, and forget what is due: something else is shown, or somebody has acted."""
        self._drop_due()
        self._going.stop()
        self._widgets.saying.hide()
        if self.shown is not None:
            self.shown = None
            self._scene.player_panels.make_face(None, self._state.view, self._state.wording)
            self._scene.player_panels.hush(None, self._state.wording)

    def _drop_due(self) -> None:
        self._due = None
        self._waiting.stop()

    def _show_due(self) -> None:
        if self._due is None:
            return
        if self._somebody_reads():
            self._waiting.start(WAIT_MS)
            return
        reaction = self._due
        self.leave()
        self.shown = reaction
        state = self._state
        self._scene.player_panels.make_face((reaction.seat, reaction.look), state.view, state.wording)
        if reaction.words is not None and state.look.reactions == "words":
            words = state.wording.say(reaction.words)
            self._say(words, reaction.seat)
            if state.look.full_speech:
                said = QT_TRANSLATE_NOOP("table", "{seat}: “{words}”")
                said = said.put(seat=SeatName(reaction.seat), words=reaction.words)
                self._speech.say(Kind.REMARK, state.wording.say(said))
        reading_time.start(self._going, REACTION_MS)

    def _say(self, words: str, seat: int) -> None:
        """Say this where it covers nothing; where only the character's last action leaves no room, that gives way."""
        scene, look, panels = self._scene, self._state.look, self._scene.player_panels
        plate = panels.plates[seat].geometry().toRectF()
        for hushed in (panels.hushed, None, seat):
            panels.hush(hushed, self._state.wording)
            if self._widgets.saying.say(words, plate, scene.ground(), look.theme, look.percent):
                return
        panels.hush(None, self._state.wording)

    def _somebody_reads(self) -> bool:
        """Whether anything is open that is to be read or answered: a sheet, a bubble, a banner, a notice, a dialog."""
        table = self._scene.table
        if not table.isVisible() or QApplication.activeModalWidget() is not None:
            return True
        if QApplication.activePopupWidget() is not None or self._widgets.scene.open:
            return True
        if self._widgets.banner.text:
            return True
        sheets = (each for each in table.findChildren(FloatingWidget) if each is not self._widgets.saying)
        if any(each.isVisible() for each in sheets):
            return True
        frames = table.window().findChildren(QFrame)
        return any(each.isVisible() and each.property("surface") == "notice" for each in frames)
