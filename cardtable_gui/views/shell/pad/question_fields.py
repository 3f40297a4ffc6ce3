"""A field for each question after a deal: who won, what is left in a hand, in what order they went out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui.core.entered_deal import (
    Answers,
    AnyQuestion,
    HowMany,
    Payment,
    SeatsInOrder,
    WhichCards,
    WhichPayments,
    WhichSeat,
    WhichSeats,
    WhichWay,
)
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Ordinal, SeatName
from cardtable_gui.core.strict_json import Json
from cardtable_gui.i18n import seat_name, text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.flow import Flow
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.controls.segments import WrappingSegments
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.text.plain_text import button_text
from cardtable_gui.views.shell.pad.card_counts import CardCounts


@dataclass(frozen=True, slots=True)
class Around:
    """What the fields need to know: who plays what, and how it looks."""

    look: Look
    art: Art
    game: AnyGame
    names: Sequence[str]


class QuestionField(QWidget):
    """One question, and what answers it."""

    answered = Signal(str, object)
    """The question's key, and the answer as data."""

    def __init__(self, question: AnyQuestion, around: Around) -> None:
        """Ask the question; subclasses add what answers it to `lines`."""
        super().__init__()
        self.question = question
        self.around = around
        self._title = words()
        self._title.setProperty("weight", "bold")
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setSpacing(Space.TIGHT)
        self.lines.addWidget(self._title)

    @property
    def title(self) -> str:
        """The question in words."""
        return text(self.question.title, self.around.names)

    def show_answer(self, answers: Answers) -> None:
        """Show the answer that was entered, if there is one."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._title.setText(self.title)

    def answer(self, value: Json) -> None:
        """Tell of a new answer."""
        self.answered.emit(self.question.key, value)


class _Toggles(QuestionField):
    """Buttons that are on or off, side by side; each stands for a number."""

    def __init__(self, question: AnyQuestion, around: Around, numbers: Sequence[int]) -> None:
        super().__init__(question, around)
        self.buttons = {number: Button() for number in numbers}
        for number, button in self.buttons.items():
            button.setProperty("kind", "toggle")
            button.setCheckable(True)
            # Assistive technology toggles a button without a click.
            button.toggled.connect(lambda _on, number=number: self._press(number))
        self._flow = Flow(Space.SNUG)
        self._flow.show_cells(list(self.buttons.values()))
        self.lines.addWidget(self._flow)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        for number, button in self.buttons.items():
            button.setText(button_text(self.words_of(number)))
            button.setAccessibleDescription(self.title)
        self._flow.arrange()

    def words_of(self, number: int) -> str:
        """What a button says: who sits there."""
        return seat_name(number, self.around.names)

    def check(self, on: Sequence[int]) -> None:
        """Switch these buttons on, and all others off."""
        for number, button in self.buttons.items():
            button.blockSignals(True)
            button.setChecked(number in on)
            button.blockSignals(False)

    def _press(self, number: int) -> None:
        """One answer: this number."""
        self.check([number])
        self.answer(number)


class SeatField(_Toggles):
    """One person."""

    def __init__(self, question: WhichSeat, around: Around) -> None:
        """Offer the seats."""
        super().__init__(question, around, question.seats)

    def show_answer(self, answers: Answers) -> None:
        found = self.question.of(answers)
        self.check([] if found is None else [found])


class SeatsField(_Toggles):
    """Any of the people."""

    def __init__(self, question: WhichSeats, around: Around) -> None:
        """Offer the seats."""
        super().__init__(question, around, question.seats)

    def show_answer(self, answers: Answers) -> None:
        self.check(self.question.of(answers) or ())

    def _press(self, _number: int) -> None:
        self.answer([number for number, button in self.buttons.items() if button.isChecked()])


class OrderField(_Toggles):
    """The people in order: pressed one after the other; pressed again, one goes out of the order."""

    def __init__(self, question: SeatsInOrder, around: Around) -> None:
        """Offer the seats."""
        self._entered: list[int] = []
        self._order: Sequence[int] = ()
        """What was entered, and the last one who follows from it."""
        super().__init__(question, around, question.seats)

    def show_answer(self, answers: Answers) -> None:
        question = self.question
        assert isinstance(question, SeatsInOrder)
        self._entered = list(question.so_far(answers))
        self._order = question.of(answers) or self._entered
        self.check(self._order)
        self.retranslate()

    def words_of(self, number: int) -> str:
        name = super().words_of(number)
        if number not in self._order:
            return name
        placed = QT_TRANSLATE_NOOP("pad", "{place}: {name}").put(place=Ordinal(list(self._order).index(number) + 1))
        return text(placed.put(name=SeatName(number)), self.around.names)

    def _press(self, number: int) -> None:
        if number in self._entered:
            self._entered.remove(number)
        else:
            self._entered.append(number)
        self.answer(list(self._entered))


class NumberField(_Toggles):
    """A number."""

    def __init__(self, question: HowMany, around: Around) -> None:
        """Offer all numbers."""
        super().__init__(question, around, range(question.least, question.most + 1))

    def show_answer(self, answers: Answers) -> None:
        found = self.question.of(answers)
        self.check([] if found is None else [found])

    def words_of(self, number: int) -> str:
        question = self.question
        assert isinstance(question, HowMany)
        return f"{number}+" if question.beyond and number == question.most else str(number)


class WayField(QuestionField):
    """One of a few ways."""

    def __init__(self, question: WhichWay, around: Around) -> None:
        """Offer them."""
        super().__init__(question, around)
        self._choices = question.choices
        self.segments = WrappingSegments([key for key, _ in question.choices])
        self.segments.changed.connect(self.answer)
        self.lines.addWidget(self.segments)
        self.retranslate()

    def show_answer(self, answers: Answers) -> None:
        self.segments.blockSignals(True)
        self.segments.chosen = self.question.needed(answers)
        self.segments.blockSignals(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.segments.set_words([text(word) for _, word in self._choices])
        self.segments.setAccessibleName(self.title)


class CardsField(QuestionField):
    """Some cards."""

    def __init__(self, question: WhichCards, around: Around) -> None:
        """Offer all kinds."""
        super().__init__(question, around)
        self.cards = CardCounts(question.kinds, question.most, around.game.card_name, around.look, around.art)
        self.cards.changed.connect(lambda: self.answer(list[Json](self.cards.cards)))
        self.lines.addWidget(self.cards)
        self.retranslate()

    def show_answer(self, answers: Answers) -> None:
        question = self.question
        assert isinstance(question, WhichCards)
        self.cards.show_cards(question.so_far(answers))

    def retranslate(self) -> None:
        super().retranslate()
        self.cards.retranslate()


class PaymentsField(QuestionField):
    """Who takes from whom, a line each."""

    def __init__(self, question: WhichPayments, around: Around) -> None:
        """No payments."""
        super().__init__(question, around)
        self._question = question
        self.rows: list[_PaymentRow] = []
        self.add = Button()
        self.add.clicked.connect(self._add)
        line = QHBoxLayout()
        line.addWidget(self.add)
        line.addStretch(1)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(Space.SNUG)
        self.lines.addLayout(self._lines)
        self.lines.addLayout(line)
        self.retranslate()

    def show_answer(self, answers: Answers) -> None:
        payments = self._question.of(answers)
        if payments != tuple(row.payment for row in self.rows):
            for row in self.rows:
                self._lines.removeWidget(row)
                row.hide()
                row.deleteLater()
            self.rows = []
            for payment in payments:
                self._put(payment)
        self._offer()

    def retranslate(self) -> None:
        super().retranslate()
        self.add.setText(QCoreApplication.translate("pad", "Add a collection"))
        for row in self.rows:
            row.retranslate()

    def _put(self, payment: Payment) -> None:
        row = _PaymentRow(self._question, payment, self.around)
        row.changed.connect(self._tell)
        row.removed.connect(lambda row=row: self._remove(row))
        self.rows.append(row)
        self._lines.addWidget(row)

    def _add(self) -> None:
        first, second, *_ = self._question.seats
        self._put(Payment(first, second, self._question.least))
        self.rows[-1].to.setFocus()
        self._tell()

    def _remove(self, row: _PaymentRow) -> None:
        self.rows.remove(row)
        self._lines.removeWidget(row)
        self.add.setFocus()
        row.hide()
        row.deleteLater()
        self._tell()

    def _tell(self) -> None:
        self._offer()
        made = [row.payment for row in self.rows]
        self.answer([[each.to, each.source, each.cards] for each in made])

    def _offer(self) -> None:
        used = sum(row.payment.cards for row in self.rows)
        self.add.setEnabled(used + self._question.least <= self._question.copies)
        for row in self.rows:
            row.limit(min(self._question.most, self._question.copies - used + row.payment.cards))


class _PaymentRow(QWidget):
    """One payment."""

    changed = Signal()
    removed = Signal()

    def __init__(self, question: WhichPayments, payment: Payment, around: Around) -> None:
        super().__init__()
        self._around = around
        self._seats = question.seats
        self.to, self.source = Choice(around.look, question.seats), Choice(around.look, question.seats)
        self.cards = Stepper(question.least, question.most)
        self.remove = IconButton("cross", around.look)
        self._from = words()
        self._from.setWordWrap(False)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.SNUG)
        for widget in (self.to, self._from, self.source, self.cards, self.remove):
            line.addWidget(widget)
        line.addStretch(1)
        self.to.chosen, self.source.chosen, self.cards.value = payment.to, payment.source, payment.cards
        for choice in (self.to, self.source):
            choice.currentIndexChanged.connect(lambda _index: self._choose())
        self._keep_apart()
        self.cards.changed.connect(lambda _number: self.changed.emit())
        self.remove.clicked.connect(lambda _on=False: self.removed.emit())
        self.retranslate()

    @property
    def payment(self) -> Payment:
        return Payment(int(self.to.chosen), int(self.source.chosen), self.cards.value)

    def limit(self, most: int) -> None:
        """Allow so many cards at most."""
        self.cards.field.setMaximum(most)

    def retranslate(self) -> None:
        names = [seat_name(seat, self._around.names) for seat in self._seats]
        for choice, said in (
            (self.to, QCoreApplication.translate("pad", "Who collected")),
            (self.source, QCoreApplication.translate("pad", "Who paid")),
        ):
            choice.set_words(names)
            choice.setAccessibleName(said)
        self._from.setText(QCoreApplication.translate("pad", "from"))
        self.cards.field.setAccessibleName(QCoreApplication.translate("pad", "Number of cards"))
        self.remove.tell(QCoreApplication.translate("pad", "Remove this collection"))

    def _choose(self) -> None:
        self._keep_apart()
        self.changed.emit()

    def _keep_apart(self) -> None:
        """Nobody collects from themselves: keys and clicks pass over whoever the other list has."""
        for choice, other in ((self.to, self.source), (self.source, self.to)):
            model = choice.model()
            assert isinstance(model, QStandardItemModel)
            for index in range(choice.count()):
                model.item(index).setEnabled(choice.itemData(index) != other.chosen)


_FIELDS: Mapping[type, Callable[[Any, Around], QuestionField]] = {
    WhichSeat: SeatField,
    WhichSeats: SeatsField,
    SeatsInOrder: OrderField,
    WhichCards: CardsField,
    HowMany: NumberField,
    WhichWay: WayField,
    WhichPayments: PaymentsField,
}


def field_of(question: AnyQuestion, around: Around) -> QuestionField:
    """The field for a question."""
    return _FIELDS[type(question)](question, around)
