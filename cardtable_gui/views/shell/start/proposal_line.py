"""A proposal for the next match in a line of the set-up: why, a button to accept it, and one to be left alone.

Apart from the page, whose seats and options it doesn't know.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.statistics.proposals import Proposal
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words


class ProposalLine(QWidget):
    """Hidden while nothing is proposed."""

    accepted = Signal(object)
    """The `Proposal` is wanted."""
    declined = Signal(object)
    """The `Proposal` isn't wanted."""

    def __init__(self, look: Look) -> None:
        """Propose nothing."""
        super().__init__()
        self._proposal: Proposal | None = None
        self._names: Sequence[str] = ()
        self.why = words("soft")
        self.accept = QPushButton()
        self.decline = IconButton("cross", look)
        self.accept.clicked.connect(lambda: self.accepted.emit(self._proposal))
        self.decline.clicked.connect(lambda: self.declined.emit(self._proposal))
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.TIGHT)
        buttons.addWidget(self.accept)
        buttons.addWidget(self.decline)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(Space.SNUG)
        self._line.addWidget(self.why, 1)
        self._line.addLayout(buttons)
        self._line.setAlignment(buttons, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.hide()
        self._retranslate()

    @property
    def proposal(self) -> Proposal | None:
        """What is proposed."""
        return self._proposal

    def propose(self, proposal: Proposal | None, names: Sequence[str]) -> None:
        """Show what is proposed to the seats with these names; None: nothing."""
        self._proposal, self._names = proposal, names
        self.setVisible(proposal is not None)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.decline.tell(QCoreApplication.translate("start", "No, thanks"))
        if self._proposal is not None:
            self.why.setText(i18n.text(self._proposal.why, self._names))
            self.accept.setText(i18n.text(self._proposal.accept, self._names))
            self.accept.setAccessibleDescription(self.why.text())
