"""The number of the deals, which a player may enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout

from cardtable_gui import i18n
from cardtable_gui.core.files.code_text import LONGEST_TEXT
from cardtable_gui.later import importing_later
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.plan.match_setup import read_seed

with importing_later():
    from cardtable_gui.controller import share_codes

if TYPE_CHECKING:
    from cardtable_gui.controller.share_codes import ShareCodeError

_LONGEST_WORD = 8
"""A longer text may be meant as a share code."""


class DealField(QFrame):
    """A field for a whole number; empty: drawn at random."""

    changed = Signal()
    code_given = Signal(str)
    """A share code was entered instead of a number."""

    def __init__(self, look: Look) -> None:
        """An empty field."""
        super().__init__()
        self._look = look
        self.setProperty("surface", "panel")
        self._title = heading()
        self._note = words("soft", "caption")
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_TEXT)
        self.field.textChanged.connect(self._edited)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(Space.WIDE, Space.WIDE - 4, Space.WIDE, Space.WIDE)
        lines.setSpacing(Space.EASY)
        for label in (self._title, self._note):
            lines.addWidget(label)
        lines.addWidget(self.field)
        look.changed.connect(self._fit)
        self._fit()
        self._retranslate()

    @property
    def seed(self) -> int | None:
        """The number; None: to be drawn.

        Raises:
            ValueError: the text is no valid number.
        """
        return read_seed(self.field.text())

    @property
    def problem(self) -> str:
        """Why the text is no valid number; empty if it is."""
        try:
            read_seed(self.field.text())
        except ValueError:
            error = self._error if self._may_be_a_code else None
            if error is not None:
                return i18n.text(error.message)
            return QCoreApplication.translate(
                "start", "Enter a whole number as the deal number, or leave the field empty."
            )
        return ""

    def show_seed(self, seed: int | None) -> None:
        """Set the number."""
        self.field.setText("" if seed is None else str(seed))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _edited(self) -> None:
        mark(self.field, tone="bad" if self.problem else "")
        self.changed.emit()
        if self._may_be_a_code and self._error is None:
            self.code_given.emit(self.field.text())

    @property
    def _error(self) -> ShareCodeError | None:
        """Why the text, which is too long for a slip, is no share code; None: it is one."""
        try:
            share_codes.read(self.field.text())
        except share_codes.ShareCodeError as error:
            return error
        return None

    @property
    def _may_be_a_code(self) -> bool:
        """Whether the text is too long for a slip, and no number."""
        text = self.field.text()
        return len(text) > _LONGEST_WORD and not text.strip().lstrip("+-").isdigit()

    def _fit(self) -> None:
        self.field.setMaximumWidth(self._look.scaled(260))

    def _retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("start", "Deal number"))
        self._note.setText(
            QCoreApplication.translate(
                "start",
                "The same number deals the same cards again. Leave the field empty for a random deal. You can paste "
                "a share code here, too.",
            )
        )
        self.field.setPlaceholderText(QCoreApplication.translate("start", "random"))
        self.field.setAccessibleName(QCoreApplication.translate("start", "Deal number"))
