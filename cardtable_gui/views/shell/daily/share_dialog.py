"""The dialog that shares a deal, a puzzle or a result: as a code, a line of text, and a picture."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.dialogs.file_dialog import ask_where_to_save, write_file
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.shell.daily import share_card
from cardtable_gui.views.shell.daily.share_card import ShareCard

_USUAL = QSize(660, 480)
_ROWS = 2
"""The buttons stand in so many rows."""


class ShareDialog(Dialog):
    """Shows the picture of what is shared, and copies it, its code or its text."""

    copied = Signal(str)
    """What was copied, in words, for a notice."""
    saved = Signal(str)
    """The picture was saved under this name."""
    not_saved = Signal(str, object)
    """The picture could not be saved under this name; why, as a `Message`."""

    def __init__(self, look: Look, covers: Covers, parent: QWidget | None = None) -> None:
        """An empty dialog; `show_card` fills it."""
        self._card: ShareCard | None = None
        self._covers = covers
        self._about = PhrasedLabel()
        self._about.setProperty("tone", "soft")
        self.picture = Label()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code = Label()
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.code.setProperty("type", "title")
        self.code.setProperty("weight", "bold")
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.copy_code, self.copy_text = Button(), Button()
        self.copy_picture, self.save_picture = Button(), Button()
        super().__init__(look, _USUAL, parent)
        self.copy_code.setProperty("kind", "primary")
        grid = QGridLayout()
        grid.setSpacing(Space.SNUG)
        for number, button in enumerate((self.copy_code, self.copy_text, self.copy_picture, self.save_picture)):
            grid.addWidget(button, *divmod(number, _ROWS))
        self.lines.addWidget(self._about)
        self.lines.addWidget(self.picture, 1)
        self.lines.addWidget(self.code)
        self.lines.addLayout(grid)
        self.copy_code.clicked.connect(self._copy_code)
        self.copy_text.clicked.connect(self._copy_text)
        self.copy_picture.clicked.connect(self._copy_picture)
        self.save_picture.clicked.connect(self._ask_where_to_save)
        covers.ready.connect(self._draw)
        self.retranslate()

    def show_card(self, card: ShareCard) -> None:
        """Share this."""
        self._card = card
        self.code.setText(card.code)
        self.retranslate()
        self._draw()
        self.fit()
        self.copy_code.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("share", "Share with others"))
        self._about.setText(
            translate("share", "To play this, too, paste the code on the start screen or enter it as the deal number.")
        )
        self.copy_code.setText(translate("share", "Copy the code"))
        self.copy_text.setText(translate("share", "Copy as a line of text"))
        self.copy_picture.setText(translate("share", "Copy the picture"))
        self.save_picture.setText(translate("share", "Save the picture…"))
        self.code.setAccessibleName(translate("share", "Share code"))
        if self._card is not None:
            self.picture.setAccessibleName(self._card.text)

    def save_to(self, path: Path) -> None:
        """Save the picture as a file."""
        if self._card is not None:
            data = QBuffer()
            data.open(QIODevice.OpenModeFlag.WriteOnly)
            share_card.picture(self._card, self._covers).save(data, "PNG")  # type: ignore[call-overload]
            reason = write_file(path, bytes(data.data().data()))
            if reason is None:
                self.saved.emit(path.name)
            else:
                self.not_saved.emit(path.name, reason)

    def _draw(self) -> None:
        if self._card is not None:
            made = QPixmap.fromImage(share_card.picture(self._card, self._covers))
            self.picture.setPixmap(made)

    def _copy_code(self) -> None:
        if self._card is not None:
            QGuiApplication.clipboard().setText(self._card.code)
            self.copied.emit(QCoreApplication.translate("share", "Code copied to the clipboard."))

    def _copy_text(self) -> None:
        if self._card is not None:
            QGuiApplication.clipboard().setText(self._card.text)
            self.copied.emit(QCoreApplication.translate("share", "Text copied to the clipboard."))

    def _copy_picture(self) -> None:
        if self._card is not None:
            QGuiApplication.clipboard().setImage(share_card.picture(self._card, self._covers))
            self.copied.emit(QCoreApplication.translate("share", "Picture copied to the clipboard."))

    def _ask_where_to_save(self) -> None:
        title = QCoreApplication.translate("share", "Save the picture as")
        kind = QCoreApplication.translate("share", "Pictures (*.png)")
        ask_where_to_save(self, title, kind, "card-table.png", self.save_to)
