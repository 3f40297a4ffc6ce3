"""The answer to what a player asked about the table: spoken, and shown in a bubble for as long as it takes to read."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from cardtable_gui.views.table.presenters.reports import Reports
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind, Topic
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.answer_bubble import AnswerBubble


class Answers:
    """Answers one player's questions at one table, unless the table is covered for somebody else."""

    def __init__(self, state: ViewState, scene: Scene, reports: Reports, speech: Speech, bubble: AnswerBubble) -> None:
        self._state = state
        self._scene = scene
        self._reports = reports
        self._speech = speech
        self._bubble = bubble

    def answer(self, topic: Topic) -> None:
        """Say and show what the onlooker wants to know."""
        session, look = self._state.session, self._state.look
        if session.hand_over is not None or session.request is not None:
            return
        focus = QApplication.focusWidget()
        short, full = (self._reports.answer(topic, focus, in_full=each) for each in (False, True))
        self._speech.say(Kind.ANSWER, short, full)
        shown = full if look.full_speech else short
        rule = self._reports.rule(focus) if topic is Topic.WHY_NOT else ""
        scene = self._scene
        bar = scene.stage.frame.bar
        self._bubble.answer(shown, rule, bar, scene.free_room, scene.visible(), look.theme, look.percent)
