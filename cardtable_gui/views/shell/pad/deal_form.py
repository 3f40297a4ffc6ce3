"""What is entered after a deal: the questions, how the deal would be scored so far, and a note."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable_gui.controller.pads.pad import LONGEST_NOTE, Scored
from cardtable_gui.core.entered_deal import AnyQuestion, EntryError
from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.score_sheet import signed
from cardtable_gui.core.strict_json import Json
from cardtable_gui.i18n import text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.focus.tab_order import in_reading_order, order_tabs
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.shell.pad.question_fields import Around, QuestionField, field_of


class DealForm(QFrame):
    """Asks about one deal of a pad: the next one, or an earlier one that is to be corrected."""

    saved = Signal(object, dict, str)
    """The deal that was asked about (None: the next one), the answers, and the note."""
    cancelled = Signal()
    """The player doesn't want to correct the deal after all."""
    removed = Signal()
    """The player wants to delete the last deal, which is shown."""

    def __init__(self) -> None:
        """Nothing is asked; `ask` begins."""
        super().__init__()
        self.setProperty("surface", "panel")
        self._scored: Scored | None = None
        self._around: Around | None = None
        self._index: int | None = None
        self._answers: dict[str, Json] = {}
        self.fields: dict[str, QuestionField] = {}
        """The fields by the keys of their questions, in order."""
        self._title = heading()
        self.starts = words()
        self.starts.setProperty("weight", "bold")
        self.help = QPushButton()
        self.help.setProperty("kind", "quiet")
        self.help.setCheckable(True)
        self.help.toggled.connect(self._show_help)
        self._dealing = words("soft")
        # A widget of their own: screen readers come to them before what was made before them.
        asked = QWidget()
        self._questions = QVBoxLayout(asked)
        self._questions.setContentsMargins(0, 0, 0, 0)
        self._questions.setSpacing(Space.EASY)
        self.note = QLineEdit()
        self.note.setMaxLength(LONGEST_NOTE)
        self.outcome = words()
        self.save, self.cancel, self.remove = Button(), QPushButton(), QPushButton()
        self.save.setProperty("kind", "primary")
        self.save.clicked.connect(self._save)
        self.cancel.clicked.connect(self.cancelled)
        self.remove.clicked.connect(self.removed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.help)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SNUG)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.save)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(Space.WIDE, Space.EASY, Space.WIDE, Space.WIDE)
        lines.setSpacing(Space.EASY)
        lines.addLayout(head)
        lines.addWidget(self.starts)
        lines.addWidget(self._dealing)
        lines.addWidget(asked)
        lines.addWidget(self.outcome)
        lines.addWidget(self.note)
        lines.addLayout(buttons)
        self._show_help(False)

    @property
    def answers(self) -> dict[str, Json]:
        """What was entered so far, of what is asked."""
        return {key: self._answers[key] for key in self.fields if key in self._answers}

    def ask(self, scored: Scored, around: Around, index: int | None = None, *, chosen: bool = False) -> None:
        """Ask about a deal that counts, or the first that doesn't fit; None: the next one.

        What was entered so far stays if the same is asked again. `chosen`: the player wanted to correct it, and may
        leave that.
        """
        same = self._scored is not None and (self._scored.pad, self._index) == (scored.pad, index)
        other = self._around is None or (self._around.game, self._around.names) != (around.game, around.names)
        self._scored, self._around, self._index = scored, around, index
        if not same:
            entered = None if index is None else scored.pad.deals[index]
            self._answers = {} if entered is None else dict(entered.answers)
            self.note.setText("" if entered is None else entered.note)
        if other:
            self._clear()
        self.cancel.setVisible(chosen)
        self.remove.setVisible(index is not None and index == len(scored.pad.deals) - 1)
        self._ask()
        self.retranslate()

    def take_focus(self) -> None:
        """Focus the first thing that answers something."""
        first = next((part for field in self.fields.values() for part in in_reading_order(field)), self.note)
        first.setFocus()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        correcting = self._index is not None
        self.help.setText(QCoreApplication.translate("pad", "How to deal"))
        self.note.setPlaceholderText(QCoreApplication.translate("pad", "Note (optional)"))
        self.note.setAccessibleName(QCoreApplication.translate("pad", "Note on this entry"))
        self.cancel.setText(QCoreApplication.translate("window", "Cancel"))
        self.remove.setText(QCoreApplication.translate("pad", "Delete this entry"))
        self.save.setText(
            QCoreApplication.translate("pad", "Save the correction")
            if correcting
            else QCoreApplication.translate("pad", "Write it down")
        )
        for field in self.fields.values():
            field.retranslate()
        if self._scored is not None and self._around is not None:
            self._describe(self._scored, self._around)
            self._judge()

    def _describe(self, scored: Scored, around: Around) -> None:
        """Say which deal it is, who starts it, how it's dealt and when the match ends."""
        number = len(scored.deals) + 1 if self._index is None else self._index + 1
        deal = text(scored.pad.package.table.layout.deal_words.numbered.put(number=number))
        correct = QCoreApplication.translate("pad", "Correction: {deal}")
        self._title.setText(deal if self._index is None else correct.format(deal=deal))
        starter = scored.starter if self._index is None else None
        self.starts.setVisible(starter is not None)
        if starter is not None:
            starts = QT_TRANSLATE_NOOP("game", "{seat} starts.").put(seat=SeatName(starter))
            self.starts.setText(text(starts, around.names))
        state, rules = scored.before(self._index), scored.pad.package.load_score_pad()
        told = [*rules.dealing(state), rules.until(state)]
        self._dealing.setText("\n".join(text(message, around.names) for message in told))

    def _clear(self) -> None:
        for field in self.fields.values():
            self._questions.removeWidget(field)
            field.hide()
            field.deleteLater()
        self.fields = {}

    def _ask(self) -> None:
        """Show a field for each question that is asked now, keeping those whose question is the same."""
        assert self._scored is not None
        assert self._around is not None
        kept, self.fields = self.fields, {}
        for place, question in enumerate(self._asked()):
            field = kept.get(question.key)
            if field is None or field.question != question:
                field = field_of(question, self._around)
                field.answered.connect(self._answer)
                self._questions.insertWidget(place, field)
                # Qt would show it a moment later, and it may be focused now.
                field.show()
            else:
                del kept[question.key]
            self.fields[question.key] = field
            field.show_answer(self._answers)
        for field in kept.values():
            self._questions.removeWidget(field)
            field.hide()
            field.deleteLater()
        if self.parentWidget() is not None:
            order_tabs(self)

    def _asked(self) -> Sequence[AnyQuestion]:
        """The questions; answers that don't fit them any more are forgotten."""
        assert self._scored is not None
        while True:
            try:
                found = self._scored.questions(self._answers, self._index)
            except EntryError:
                # An answer of a stranger's file, or one to a question on which others depend.
                self._answers = {}
                continue
            wrong = [question.key for question in found if not _fits(question, self._answers)]
            if not wrong:
                return found
            for key in wrong:
                del self._answers[key]

    def _answer(self, key: str, value: object) -> None:
        self._answers[key] = value  # type: ignore[assignment]  # it's what a field made for its question
        self._ask()
        self._judge()

    def _judge(self) -> None:
        """Say how the deal would be scored, or what is missing or can't be."""
        assert self._scored is not None
        assert self._around is not None
        try:
            ended = self._scored.trial(self._answers, self._index)
        except EntryError as error:
            told = text(error.message, self._around.names)
            self.outcome.setText(told)
            self.save.setEnabled(False)
            self.save.setAccessibleDescription(told)
        else:
            self.outcome.setText("\n".join(outcome(ended, self._around.names)))
            self.save.setEnabled(True)
            self.save.setAccessibleDescription("")

    def _save(self) -> None:
        self.saved.emit(self._index, self.answers, self.note.text().strip())

    def _show_help(self, on: bool) -> None:
        self._dealing.setVisible(on)


def outcome(ended: DealEnded, names: Sequence[str]) -> list[str]:
    """How a deal ended, a line for each person."""
    message = QT_TRANSLATE_NOOP("pad", "{name}: {gained} ({why})")
    return [
        text(
            message.put(name=SeatName(row.seat), gained="–" if row.gained is None else signed(row.gained), why=row.why),
            names,
        )
        for row in ended.results
    ]


def _fits(question: AnyQuestion, answers: dict[str, Json]) -> bool:
    try:
        question.of(answers)
    except EntryError:
        return False
    return True
