"""The strip on the start screen that asks a newcomer once for a name and a face."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QPushButton

from cardtable_gui.controller.profiles import COLOURS, FACES
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.views.kit.controls.mark_picker import MarkPicker
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading
from cardtable_gui.views.kit.text.plain_text import explain
from cardtable_gui.views.plan import profile_mark

_NAME = 148
"""The width of the field for the name in logical pixels at normal text size."""
_GROUNDS = {face: COLOURS[place % len(COLOURS)] for place, face in enumerate(FACES)}
"""The colour behind each face."""


class Introduction(QFrame):
    """A name, a face, and two answers: this is me, or don't ask. It holds nobody up."""

    answered = Signal(str, str, str)
    """The player's name, the colour and the face."""
    skipped = Signal()
    """The player doesn't want to say."""

    def __init__(self, look: Look) -> None:
        """Ask; `fit` lays the parts out for a width, and all faces come by `complete`."""
        super().__init__()
        self._look = look
        self.setProperty("surface", "panel")
        self._title = heading("label")
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(SHOWN_NAME_LENGTH)
        self.name_field.textChanged.connect(self._allow)
        self.name_field.returnPressed.connect(self._answer)
        self.faces = MarkPicker(look, profile_mark.FACE_NAMES, at_first=1)
        self.done, self.skip = QPushButton(), QPushButton()
        self.done.setProperty("kind", "strong")
        self.done.clicked.connect(self._answer)
        self.skip.setProperty("kind", "quiet")
        self.skip.clicked.connect(self.skipped)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(Space.EASY, Space.TIGHT, Space.EASY, Space.TIGHT)
        self._grid.setSpacing(Space.SNUG)
        for column, widget in enumerate((self._title, self.name_field, self.faces, self.done, self.skip)):
            self._grid.addWidget(widget, 0, column)
        self._grid.setColumnStretch(2, 1)
        self.retranslate()
        self.faces.show_value(FACES[0], lambda face: profile_mark.icon(_GROUNDS[face], face))

    def complete(self) -> None:
        """Offer all faces: a start shows its first contents without them."""
        self.faces.complete()

    def fit(self, width: int) -> None:
        """Put everything on one line if the width suffices, without the question if need be; else the faces below."""
        self.name_field.setFixedWidth(self._look.scaled(_NAME))
        title = self._title.fontMetrics().horizontalAdvance(self._title.text()) + 1
        self._title.setMinimumWidth(min(title, width // 3))
        for answer in (self.done, self.skip):
            # Before it's shown, a button doesn't know its style, and so not its width.
            answer.ensurePolished()
        answers = self.done.sizeHint().width() + self.skip.sizeHint().width()
        around = self._grid.contentsMargins()
        free = width - around.left() - around.right() - 4 * Space.SNUG
        free -= self.name_field.width() + self.faces.one_line + answers
        self._title.setHidden(0 <= free < title)
        self._word_field()
        if free >= 0:
            self._grid.addWidget(self.faces, 0, 2)
        else:
            self._grid.addWidget(self.faces, 1, 0, 1, 5)
        # Their height follows from their width, which the layout gives them later.
        inner = width - around.left() - around.right()
        self.faces.resize(self.faces.one_line if free >= 0 else inner, self.faces.height())
        self.faces.arrange()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._title.setText(QCoreApplication.translate("start", "Who’s playing?"))
        self.name_field.setAccessibleName(QCoreApplication.translate("start", "Your name"))
        self._word_field()
        self.faces.retranslate(QCoreApplication.translate("start", "Your face"))
        self.done.setText(QCoreApplication.translate("start", "That’s me"))
        self.skip.setText(QCoreApplication.translate("start", "Skip"))
        later = QCoreApplication.translate("start", "You can still make a profile later, under “Profiles”.")
        explain(self.skip, later)
        self._allow()

    def _word_field(self) -> None:
        """Say in the empty field what belongs there; where the question has no room beside it, that."""
        asked = self._title if self._title.isHidden() else None
        self.name_field.setPlaceholderText(self.name_field.accessibleName() if asked is None else asked.text())

    @property
    def _name(self) -> str:
        return self.name_field.text().strip()

    def _allow(self) -> None:
        """Let a name be given as soon as there is one."""
        self.done.setEnabled(bool(self._name))
        explain(self.done, "" if self._name else QCoreApplication.translate("start", "Type your name first."))

    def _answer(self) -> None:
        if self._name:
            face = self.faces.value
            self.answered.emit(self._name, _GROUNDS[face], face)
