"""All data of the program as one file: saving it, and restoring it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.backup import restoring, saving
from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.data_parts import SUFFIX
from cardtable_gui.controller.backup.restoring import Backup
from cardtable_gui.controller.backup.saving import LeftOut
from cardtable_gui.controller.loader import Loader, LoadError
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.settings import Settings
from cardtable_gui.views.kit.dialogs.confirm_dialog import ConfirmDialog
from cardtable_gui.views.kit.dialogs.file_dialog import FileDialog, ask_where_to_save
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan.match_facts import moment
from cardtable_gui.views.shell.notices.notifications import MOST_NAMED, Notifications

_SAVING = QT_TRANSLATE_NOOP("backup", "Saving all data…")
_CHECKING = QT_TRANSLATE_NOOP("backup", "Checking “{file}”…")
_UNUSABLE = QT_TRANSLATE_NOOP("backup", "Can’t restore “{file}”. {reason}")


class BackupActions(QObject):
    """The menu actions “Save all data…” and “Restore data…”."""

    def __init__(
        self,
        window: QWidget,
        look: Look,
        settings: Settings,
        folder: Path,
        keeper: StatisticsKeeper,
        loader: Loader,
        notifications: Notifications,
    ) -> None:
        """Save and restore the data in this folder; `loader` does the work in the background."""
        super().__init__(window)
        self._window = window
        self._look = look
        self._settings = settings
        self._folder = folder
        self._keeper = keeper
        self._loader = loader
        self._notifications = notifications
        self._confirm: ConfirmDialog | None = None
        self._asked: Backup | None = None
        """The backup of which the player is asked."""

    @Slot()
    def ask_where(self) -> None:
        """Ask for a file name, and save all data there."""
        title = QCoreApplication.translate("backup", "Save all data")
        name = f"Card Table {datetime.now().astimezone():%Y-%m-%d}.{SUFFIX}"
        ask_where_to_save(self._window, title, _kind(), name, self.save)

    def save(self, target: Path) -> None:
        """Save all data to a file, and tell the player how that went."""
        self._settings.sync()

        def work(progress: Progress) -> list[LeftOut] | BackupError:
            try:
                return saving.save(self._folder, target, self._keeper.results, progress)
            except BackupError as error:
                return error

        self._loader.load(_SAVING, work, partial(self._saved, target))

    @Slot()
    def ask_which(self) -> None:
        """Ask for a backup, and offer to restore it."""
        dialog = FileDialog(self._window)
        dialog.setWindowTitle(QCoreApplication.translate("backup", "Restore data"))
        dialog.setNameFilters([_kind(), QCoreApplication.translate("window", "All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.restore(Path(file)))
        dialog.open()

    def restore(self, file: Path) -> None:
        """Check a backup, and ask whether it should take the place of the data."""
        name = plain_file.shown(file.name)

        def work(progress: Progress) -> Backup:
            try:
                return restoring.unpack(file, self._folder, progress)
            except BackupError as error:
                raise LoadError(_UNUSABLE.put(file=name, reason=error.message)) from error

        self._loader.load(_CHECKING.put(file=name), work, self._ask, restoring.forget)

    def _saved(self, target: Path, left_out: list[LeftOut] | BackupError) -> None:
        if isinstance(left_out, BackupError):
            self._notifications.not_written(target.name, i18n.text(left_out.message))
        elif left_out:
            self._notifications.trouble(_incomplete(target, left_out))
        else:
            self._notifications.written(target.name)

    def _ask(self, backup: Backup) -> None:
        if self._confirm is None:
            self._confirm = ConfirmDialog(self._look, self._window)
            self._confirm.rejected.connect(self._forget)
        self._forget()
        self._asked = backup
        when = moment(QDateTime.fromSecsSinceEpoch(round(backup.saved.timestamp())))
        message = QT_TRANSLATE_NOOP(
            "backup",
            "This backup was saved {when} and contains %n match(es). Card Table will close; when you start it "
            "again, the backup replaces your matches, settings and statistics. What you have now is kept in the "
            "folder “{folder}”.",
        )
        self._confirm.ask(
            QCoreApplication.translate("backup", "Restore this backup?"),
            i18n.text(message.put(when=when, n=backup.matches, folder=plain_file.shown(str(self._folder)))),
            QCoreApplication.translate("backup", "Close and restore"),
            self._accept,
        )

    @Slot()
    def _forget(self) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            restoring.forget(asked)

    def _accept(self) -> None:
        asked, self._asked = self._asked, None
        if asked is None:
            return
        try:
            restoring.accept(asked)
        except BackupError as error:
            self._notifications.trouble(error.message)
            return
        self._window.close()


def _incomplete(target: Path, left_out: Sequence[LeftOut]) -> Message:
    """That a backup was saved, but not with all that is there."""
    file = plain_file.shown(target.name)
    if len(left_out) == 1:
        message = QT_TRANSLATE_NOOP("backup", "Saved as “{file}”, but without “{name}”. {reason}")
        return message.put(file=file, name=plain_file.shown(left_out[0].path), reason=left_out[0].reason)
    names = ", ".join(plain_file.shown(each.path) for each in left_out[:MOST_NAMED])
    names += ", …" if len(left_out) > MOST_NAMED else ""
    message = QT_TRANSLATE_NOOP("backup", "Saved as “{file}”, but without %n file(s) that can’t be read: {names}")
    return message.put(file=file, n=len(left_out), names=names)


def _kind() -> str:
    return QCoreApplication.translate("backup", "Card Table data (*.{suffix})").format(suffix=SUFFIX)
