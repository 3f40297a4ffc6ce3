"""Refusals and questions when a gesture is not allowed or ambiguous."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Signal, Slot

from cardtable_gui.card_lists import separated
from cardtable_gui.controller.hints import hint
from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.picks import cards_of
from cardtable_gui.i18n import text
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.bubbles import RefusalBubble
from cardtable_gui.views.table.widgets.choice_box import Choice, ChoiceBox

MOST_CHOICES = 9
"""The largest number of choices; each has a key. Numbers may be more: each is the key of its own."""


class Asking(QObject):
    """Shows refusals and questions at the place of the gesture."""

    chosen = Signal(object, bool)
    """The chosen action, None: none of them; and whether it was confirmed already."""
    refused = Signal(object)
    """A `Refusal` was shown."""

    def __init__(
        self,
        state: ViewState,
        selection: Selection,
        scene: Scene,
        speech: Speech,
        bubble: RefusalBubble,
        choice: ChoiceBox,
    ) -> None:
        super().__init__(selection)
        self._state = state
        self._selection = selection
        self._scene = scene
        self._speech = speech
        self._bubble = bubble
        self._choice = choice
        self._offered: tuple[Action, ...] = ()
        self._asked_back = False
        self.about = QRectF()
        """What the last question pointed at."""
        choice.chosen.connect(self._answered)

    def close(self) -> None:
        """Close everything without an answer."""
        self._bubble.hide()
        self._choice.hide()

    def close_refusal(self) -> bool:
        """Close the refusal; return whether one was shown."""
        shown = not self._bubble.isHidden()
        self._bubble.hide()
        return shown

    def leave(self) -> bool:
        """Close everything because the player does something else; an open question is cancelled: was there one."""
        self._bubble.hide()
        return self._choice.cancel()

    def refuse(self, refusal: Refusal, about: QRectF) -> None:
        """Show why something is not allowed, in one sentence that points at what it's about."""
        look = self._state.look
        words = self._state.wording.say(refusal.message)
        self._bubble.explain(words, refusal.rule, about, self._scene.ground(), look.theme, look.percent)
        self._speech.say(Kind.REFUSAL, words)
        self._speech.sound("refusal")
        self.refused.emit(refusal)

    def offer(self, actions: Sequence[Action], about: QRectF, question: Message | None = None) -> None:
        """Ask which of several legal actions is meant, in these words if there are any."""
        self._asked_back, self.about = False, about
        game = self._state.session.package.game
        numbers = [game.number_in(action) for action in actions]
        numbered = None not in numbers and len(set(numbers)) == len(numbers)
        self._offered = tuple(actions if numbered else actions[:MOST_CHOICES])
        keys = [str(number) if numbered else None for number in numbers]
        choices = [self._choice_of(action, key) for action, key in zip(self._offered, keys, strict=False)]
        title = self._state.wording.say(
            question
            if question is not None
            else QT_TRANSLATE_NOOP("table", "Which do you mean?")
            if len(actions) == len(self._offered)
            else QT_TRANSLATE_NOOP("table", "Which do you mean? To see other choices, pick more cards first.")
        )
        look = self._state.look
        self._choice.offer(title, choices, about, self._scene.ground(), look.theme, look.percent)
        self._speech.say(Kind.QUESTION, title, "\n".join((title, *(choice.label for choice in choices))))

    def ask_back(self, warning: Message, action: Action, about: QRectF) -> None:
        """Ask for confirmation of a costly action."""
        self._offered = (action,)
        self._asked_back, self.about = True, about
        wording, look = self._state.wording, self._state.look
        words = wording.say(self._state.session.package.game.describe_in(self._state.session.view, action))
        choices = (Choice(words), Choice(text(QT_TRANSLATE_NOOP("table", "Cancel"))))
        title = wording.say(warning)
        self._choice.offer(title, choices, about, self._scene.ground(), look.theme, look.percent)
        self._speech.say(Kind.QUESTION, title)

    @Slot(int)
    def _answered(self, number: int) -> None:
        self.chosen.emit(self._offered[number] if number < len(self._offered) else None, self._asked_back)

    def lost(self) -> Message | None:
        """The message for cards dropped where they mean nothing: where they may go, else the prompt."""
        offer = self._selection.offer
        if offer is None:
            return None
        names = tuple(dict.fromkeys(self._state.wording.called(zone) for zone in offer.targets))
        if not names:
            return offer.prompt
        places = separated(names, text)
        return QT_TRANSLATE_NOOP("table", "You can’t put that there. Try: {places}").put(places=places)

    def _choice_of(self, action: Action, key: str | None) -> Choice:
        """The action in words, with the game's cards for it, or those of its cards that are not picked yet."""
        session = self._state.session
        words = self._state.wording.say(session.package.game.describe_in(session.view, action))
        shown = session.package.table.preview(action)
        if shown:
            return Choice(words, shown, key)
        picked = cards_of(self._selection.picked)
        cards: list[str] = []
        for zone, faces in cards_of(hint(session.package, session.view, action).picked).items():
            there = list(picked.get(zone, ()))
            for face in faces:
                if face in there:
                    there.remove(face)
                elif face is not None:
                    cards.append(face)
        return Choice(words, tuple(cards), key)
