"""What the table asks in place: which of several actions is meant, and whether a costly one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal, Slot

from cardtable_gui.controller.hints import hint
from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.i18n import text
from cardtable_gui.views.table.choices import Choice, ChoiceBox

if TYPE_CHECKING:
    from cardtable_gui.views.table.sitting import Sitting

MOST_CHOICES = 9


class Asking(QObject):
    """The questions of one sitting, one at a time."""

    meant = Signal(object, QPointF)
    """This action was chosen of several; the place is where the question stood."""
    confirmed = Signal(object)
    """This costly action is really meant."""
    cancelled = Signal()

    def __init__(self, sitting: Sitting, box: ChoiceBox) -> None:
        super().__init__(sitting)
        self._sitting = sitting
        self._box = box
        self._offered: tuple[Action, ...] = ()
        self._costly = False
        box.chosen.connect(self._chosen)
        box.cancelled.connect(self.cancelled)

    def hush(self) -> None:
        """Ask nothing more."""
        self._box.hide()

    def cancel(self) -> None:
        """The player turned to something else."""
        self._box.cancel()

    def which(self, actions: Sequence[Action], at: QPointF) -> None:
        """Ask which of several legal actions is meant."""
        self._costly = False
        self._offered = tuple(actions[:MOST_CHOICES])
        title = text(
            QT_TRANSLATE_NOOP("table", "Which do you mean?")
            if len(actions) <= MOST_CHOICES
            else QT_TRANSLATE_NOOP("table", "Which do you mean? For others, pick more cards first.")
        )
        self._ask(title, [self._choice_of(action) for action in self._offered], at)

    def back(self, warning: Message, action: Action, at: QPointF) -> None:
        """Ask whether a costly action is really meant."""
        self._costly = True
        self._offered = (action,)
        wording = self._sitting.wording
        words = wording.say(self._sitting.session.box.game.describe(action))
        cancel = text(QT_TRANSLATE_NOOP("table", "Cancel"))
        self._ask(wording.say(warning), (Choice(words), Choice(cancel)), at)

    def _ask(self, title: str, choices: Sequence[Choice], at: QPointF) -> None:
        look = self._sitting.look
        self._box.offer(title, choices, at, self._sitting.room, look.theme, look.percent)

    def _choice_of(self, action: Action) -> Choice:
        """The action in words, with cards that show it: as the game says, or those of it that are not picked yet."""
        session = self._sitting.session
        words = self._sitting.wording.say(session.box.game.describe(action))
        shown = session.box.table.preview(action)
        if shown:
            return Choice(words, shown)
        picked = self._sitting.picked
        cards: list[str] = []
        for zone, faces in hint(session.box, session.view, action).picked.items():
            there = list(picked.get(zone, ()))
            for face in faces:
                if face in there:
                    there.remove(face)
                elif face is not None:
                    cards.append(face)
        return Choice(words, tuple(cards))

    @Slot(int)
    def _chosen(self, number: int) -> None:
        self._sitting.table.setFocus()
        if number >= len(self._offered):
            self.cancelled.emit()
        elif self._costly:
            self.confirmed.emit(self._offered[number])
        else:
            self.meant.emit(self._offered[number], self._box.tip)
