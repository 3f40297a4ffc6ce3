"""Texts of short messages to the player."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QWidget

from cardtable_gui import i18n
from cardtable_gui.core.files import data_files, plain_file, trial_write
from cardtable_gui.core.files.set_aside import Damaged
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, isolated
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.notices.notice import Notice

if TYPE_CHECKING:
    from cardtable_gui.controller.session import Session
    from cardtable_gui.models.achievement_rows import AchievementRow

MOST_NAMED = 8
"""The largest number of files that are named in one message."""


_EFFECTS = {
    data_files.SETTINGS: QT_TRANSLATE_NOOP("window", "Your settings are back to their defaults."),
    data_files.OLD_SETTINGS: QT_TRANSLATE_NOOP("window", "Your settings are back to their defaults."),
    data_files.PROFILES: QT_TRANSLATE_NOOP("window", "You’re starting without profiles."),
    data_files.DAILY: QT_TRANSLATE_NOOP("window", "The results of daily deals and puzzles start again from scratch."),
    data_files.NOTES: QT_TRANSLATE_NOOP("window", "The library has lost its tags and notes."),
    data_files.STATISTICS: QT_TRANSLATE_NOOP("window", "Your statistics are being rebuilt from your matches."),
}
"""What it means for the player that a file was set aside, by its name."""


class Notifications(QObject):
    """Shows messages and errors in a notice."""

    def __init__(self, look: Look, clock: Clock, over: QWidget) -> None:
        """Show everything in a notice over this widget."""
        self.notice = Notice(look, clock, over)
        super().__init__(self.notice)
        self._damaged: list[Damaged] = []
        self._of_damaged = "-"
        """The current message about damaged files."""

    def follow(self, session: Session) -> None:
        """Show problems of this match."""
        session.failed.connect(self.trouble)
        session.save_failed.connect(self.unsaved)

    @Slot(object)
    def trouble(self, message: Message) -> None:
        """Show a problem after which the match goes on."""
        self.notice.tell(i18n.text(message), trouble=True)

    @Slot(object)
    def unsaved(self, reason: Message) -> None:
        """Show that the match could not be saved."""
        message = QT_TRANSLATE_NOOP(
            "window", "The match couldn’t be saved. {reason} Card Table will try again after the next move."
        )
        self.trouble(message.put(reason=reason))

    @Slot(object)
    def damaged(self, found: Damaged) -> None:
        """Show that a file of the data folder can't be used. Files found at the same time share one message."""
        several = self._damaged if self.notice.words == self._of_damaged else []
        self._damaged = [*several, found]
        if len(self._damaged) > 1:
            names = ", ".join(each.name for each in self._damaged[:MOST_NAMED])
            message = QT_TRANSLATE_NOOP("window", "Can’t read %n file(s): {names}")
            names += ", …" if len(self._damaged) > MOST_NAMED else ""
            self.trouble(message.put(n=len(self._damaged), names=names))
        else:
            message = QT_TRANSLATE_NOOP("window", "Can’t read “{name}”, so it was moved to “{place}”. {reason}")
            if not found.moved:
                message = QT_TRANSLATE_NOOP("store", "Can’t read “{name}”. {reason}")
            place = plain_file.shown(str(found.place))
            message = message.put(name=found.name, place=place, reason=found.reason)
            effect = _EFFECTS.get(found.name) if found.moved else None
            if effect is not None:
                both = QT_TRANSLATE_NOOP("window", "{effect} {reason}")
                message = both.put(effect=effect, reason=message)
            self.trouble(message)
        self._of_damaged = self.notice.words

    def record_copied(self) -> None:
        """Show that the record of the match is on the clipboard."""
        self.notice.tell(QCoreApplication.translate("window", "Match record copied to the clipboard as text."))

    def written(self, file: str) -> None:
        """Show that a record was saved."""
        self.notice.tell(QCoreApplication.translate("window", "Saved as “{file}”").format(file=isolated(file)))

    def achieved(self, rows: Sequence[AchievementRow]) -> None:
        """Show which achievements were earned in the match that has just ended, with the picture of the first."""
        words = QCoreApplication.translate("achievements", "Achieved: {titles}")
        titles = " · ".join(i18n.text(row.achievement.title) for row in rows)
        self.notice.tell(words.format(titles=titles), picture=rows[0].picture)

    def not_written(self, file: str, reason: str) -> None:
        """Show that a record could not be saved."""
        words = QCoreApplication.translate("window", "Can’t save “{file}”: {reason}")
        self.notice.tell(words.format(file=isolated(file), reason=isolated(reason)), trouble=True)

    def warn_if_nothing_is_kept(self, folder: Path) -> None:
        """Show if no file can be written into the data folder."""
        reason = trial_write.refusal(folder)
        if reason is not None:
            self.nothing_kept(folder, reason)

    def nothing_kept(self, folder: Path, reason: Message) -> None:
        """Show that the data folder cannot be written, so that settings and matches end with the program."""
        message = QT_TRANSLATE_NOOP(
            "window",
            "Card Table can’t save in its data folder “{folder}”. {reason} You can play, but nothing will be kept when "
            "you quit.",
        )
        self.trouble(message.put(folder=plain_file.shown(str(folder)), reason=reason))

    def data_restored(self, aside: Path) -> None:
        """Show that a backup was restored, and where the data is that was there before, if there was any."""
        if not any(aside.glob("*")):
            self.notice.tell(QCoreApplication.translate("window", "Your backup was restored."))
            return
        message = QT_TRANSLATE_NOOP("window", "Your backup was restored. The data you had before is in “{folder}”.")
        self.notice.tell(i18n.text(message.put(folder=plain_file.shown(str(aside)))))

    def full_screen(self) -> None:
        """Show how to get at what the full screen hides."""
        words = QCoreApplication.translate(
            "window",
            "Move the pointer to the upper edge, or press Alt, for the menu and tools. Esc leaves full screen.",
        )
        self.notice.tell(words)

    @Slot(bool)
    def one_button(self, on: bool) -> None:
        """Show how one-button play is used, or that it has ended."""
        words = QCoreApplication.translate("window", "Press any key, or click, to choose what’s framed. Esc ends this.")
        if not on:
            words = QCoreApplication.translate("window", "One-button play is off.")
        self.notice.tell(words)
