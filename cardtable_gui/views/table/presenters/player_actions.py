"""What a player can do at one table, by pointer or keys: pick cards, act, press buttons, inspect a card."""

from __future__ import annotations

from cardtable_gui.views.table.presenters.acting import Acting
from cardtable_gui.views.table.presenters.asking import Asking
from cardtable_gui.views.table.presenters.card_glide import CardGlide
from cardtable_gui.views.table.presenters.card_questions import CardQuestions
from cardtable_gui.views.table.presenters.commands import Commands
from cardtable_gui.views.table.presenters.floating import Floating
from cardtable_gui.views.table.presenters.floating_sheets import FloatingSheets
from cardtable_gui.views.table.presenters.hint_display import Hinting
from cardtable_gui.views.table.presenters.inspector import Inspector
from cardtable_gui.views.table.presenters.picker import Picker
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.presenters.shared_widgets import SharedWidgets
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.own_hand import OwnHand
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.auto_pass import AutoPass
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState


class PlayerActions:
    """Creates and holds the parts for each kind of interaction; they share the selection."""

    def __init__(
        self,
        state: ViewState,
        selection: Selection,
        scene: Scene,
        hand: OwnHand,
        playback: Playback,
        speech: Speech,
        shared: SharedWidgets,
        sheets: FloatingSheets,
    ) -> None:
        self.autopass = AutoPass(state, selection)
        self.hinting = Hinting(state, selection, scene, shared.bar, sheets.hint_bubble)
        self.glide = CardGlide(state, selection, scene, hand, shared.animator, playback)
        self.picker = Picker(selection, self.glide, self.hinting, self.autopass, scene, speech)
        self.asking = Asking(state, selection, scene, speech, shared.bubble, sheets.choice)
        self.questions = CardQuestions(state, selection)
        self.inspector = Inspector(state, selection, scene, speech, sheets.details, self.questions)
        self.floating = Floating(self.asking, self.inspector, sheets.answer)
        self.acting = Acting(state, selection, scene, playback, self.picker, self.glide, self.asking, self.floating)
        self.commands = Commands(selection, scene, playback, self.acting, self.asking, self.hinting, shared.bar)
        sheets.choice.cancelled.connect(self.glide.home)
        self.inspector.equals_wanted.connect(self.picker.pick_equals)
