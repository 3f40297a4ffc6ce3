"""Shares deals, daily deals and puzzles: as a code, a line of text, and a picture."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller import challenges, share_codes
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzle_session import PuzzleSession
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.share_codes import ShareCodeError, Shared
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.dialogs.file_dialog import ask_where_to_save, write_file
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.shell.daily import daily_words, share_card
from cardtable_gui.views.shell.daily.daily_results import DailyResults
from cardtable_gui.views.shell.daily.share_card import ShareCard
from cardtable_gui.views.shell.navigation.shell import Shell

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
            translate(
                "share", "To play the same deal, paste the code on the start screen or enter it as the deal number."
            )
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


class Sharing(QObject):
    """Shows the dialog that shares something."""

    def __init__(self, shell: Shell, results: DailyResults, day: Callable[[], date], parent: QObject) -> None:
        """Share what lies on a shell's table, with the player's results; `day` gives the date of a day's puzzle."""
        super().__init__(parent)
        self._shell = shell
        self._results = results
        self._day = day

    @cached_property
    def dialog(self) -> ShareDialog:
        """The dialog that shares something."""
        notifications = self._shell.notifications
        dialog = ShareDialog(self._shell.pages.look, self._shell.covers, self._shell.window)
        dialog.copied.connect(notifications.notice.tell)
        dialog.saved.connect(notifications.written)
        dialog.not_saved.connect(self._not_saved)
        return dialog

    def share(self, shared: Shared, match: Match | None = None) -> None:
        """Show the dialog that shares this, with the result if there is one.

        A daily deal has that of the try that counts, anything else that of the match it was played in.
        """
        try:
            card = daily_words.card(shared, self._done(shared, match))
        except ShareCodeError as error:
            self._shell.notifications.trouble(error.message)
            return
        self.dialog.show_card(card)
        self.dialog.open()

    def share_table(self) -> None:
        """Share what is on the table."""
        source = self._shell.match_manager.source
        if isinstance(source, PuzzleSession):
            self.share(source.puzzle)
        elif source is not None:
            mark = challenges.mark_of(source.match.record)
            if mark is not None:
                self.share(mark.challenge, source.match)
            elif (deal := share_codes.deal_of(source.match)) is None:
                message = QT_TRANSLATE_NOOP("share", "House rules don’t fit into a code. Save the record instead.")
                self._shell.notifications.trouble(message)
            else:
                self.share(deal, source.match)

    def _done(self, shared: Shared, match: Match | None) -> str:
        """The result, in words; empty if there is none."""
        if isinstance(shared, Challenge):
            tried = self._results.kept.tried(shared, self._results.who.person)
            if tried is not None and tried.over:
                return daily_words.result_text(shared, tried)
        if isinstance(shared, PuzzleId) and puzzles.of_day(self._day()) == shared:
            solved = self._results.kept.solved(self._day(), self._results.who.person)
            return "" if solved is None else daily_words.puzzle_result(right=solved)
        return "" if match is None else daily_words.match_result(match)

    @Slot(str, object)
    def _not_saved(self, name: str, reason: Message) -> None:
        self._shell.notifications.not_written(name, i18n.text(reason))
