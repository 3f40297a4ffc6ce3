"""The library: all finished matches, searched, sorted, with tags and notes, imported and exported."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.loader import Loader
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.saves.transfer import Imported
from cardtable_gui.core.files.limits import LONG
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.models.library import ORDERS, LibraryContents, LibraryModel, LibraryQuery, LibraryRole, Searched
from cardtable_gui.models.statistics import UPDATE_MS, StatisticsUpdater
from cardtable_gui.views.kit.controls import dropped_files
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.search_field import SearchField
from cardtable_gui.views.kit.dialogs.confirm_dialog import ConfirmDialog
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.dialogs.file_dialog import FileDialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, words
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.library import library_work
from cardtable_gui.views.shell.library.match_details import MatchDetails
from cardtable_gui.views.shell.library.match_rows import MatchRows
from cardtable_gui.views.shell.statistics.result_filter import game_title
from cardtable_gui.views.table.moment_pictures import MomentPictures

_ALL = ""
_EXPORTING = QT_TRANSLATE_NOOP("library", "Exporting matches…")
_IMPORTING = QT_TRANSLATE_NOOP("library", "Importing matches…")


class LibraryDialog(Dialog):
    """A list with a search above and the chosen match beside it.

    Matches, notes and what is searched are read beside the window: until they are there, what was shown before stays.
    """

    watch_wanted = Signal(str)
    """The player wants to watch this match."""
    changed = Signal()
    """Matches were deleted or imported."""
    pads_wanted = Signal()
    """The player wants to see the score pads of matches at a real table."""

    def __init__(
        self,
        look: Look,
        covers: Covers,
        store: Store,
        updater: StatisticsUpdater,
        jobs: Lane,
        loader: Loader,
        parent: QWidget,
    ) -> None:
        """List what the updater knows; more follows when it has read it."""
        super().__init__(look, QSize(1040, 740), parent)
        self._store = store
        self._notes = Notes(store.folder, store.set_aside)
        self._updater = updater
        self._jobs = jobs
        self._loader = loader
        self._read_once = False
        self._preparing = self._arranges_later = False
        """Whether what is searched is being prepared, and whether the player has searched meanwhile."""
        self._unwritten: dict[str, Note] = {}
        """Notes that are not on the disk yet."""
        self._news = ""
        """What came of the last import, export or the like, until the player goes on; shown in place of the number."""
        self.setAcceptDrops(True)
        self.model = LibraryModel(self)
        self.search = SearchField(look)
        self.game, self.tag = Choice(look, [_ALL]), Choice(look, [_ALL])
        self.order = Choice(look, ORDERS)
        self.pictures = MomentPictures(look, partial(_before_end, store), jobs, self)
        self.rows = MatchRows(look, covers, self.pictures, self.model)
        self.details = MatchDetails(look, self.pictures)
        self.status = words("soft", "caption")
        self.empty = words("soft")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pads_button = QPushButton()
        self.pads_button.setProperty("kind", "quiet")
        self.pads_button.setAutoDefault(False)
        self._lay_out()
        self.pads_button.clicked.connect(self.accept)
        self.pads_button.clicked.connect(self.pads_wanted)
        self.import_button, self.export_button = QPushButton(), QPushButton()
        for place, button in enumerate((self.import_button, self.export_button)):
            button.setAutoDefault(False)
            self.buttons.insertWidget(place, button)
        self.close_button.setAutoDefault(False)
        self.confirm = ConfirmDialog(look, self)
        self.search.textChanged.connect(self._arrange)
        for choice in (self.game, self.tag, self.order):
            choice.activated.connect(self._arrange)
        self.rows.selectionModel().currentChanged.connect(self._show_current)
        self.rows.opened.connect(lambda: self._watch(self.details.match))
        self.rows.delete_asked.connect(lambda: self._ask_delete(self.details.match))
        self.details.watch_asked.connect(self._watch)
        self.details.delete_asked.connect(self._ask_delete)
        self.details.note_changed.connect(self._keep_note)
        self.import_button.clicked.connect(self._ask_files)
        self.export_button.clicked.connect(self._ask_folder)
        self.finished.connect(self.details.commit)
        self.finished.connect(self.pictures.rest)
        updater.read.connect(self._read)
        updater.failed.connect(self._fail)
        loader.rested.connect(self._come_back)
        look.changed.connect(self._fit_parts)
        self.retranslate()
        updater.want()
        self._read()
        self.search.setFocus()

    def refresh(self) -> None:
        """Read new records once the window is shown with what is known."""
        self._news = ""
        self._count()
        QTimer.singleShot(UPDATE_MS, self, self._updater.update)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("library", "Library"))
        self.search.tell(QCoreApplication.translate("library", "Search games, people, tags, notes and dates"))
        self.import_button.setText(QCoreApplication.translate("library", "Import records…"))
        self.export_button.setText(QCoreApplication.translate("library", "Export these matches…"))
        self.pads_button.setText(QCoreApplication.translate("library", "Matches at a real table…"))
        self.game.setAccessibleName(QCoreApplication.translate("library", "Game"))
        self.tag.setAccessibleName(QCoreApplication.translate("library", "Tag"))
        self.order.setAccessibleName(QCoreApplication.translate("library", "Order"))
        self.rows.setAccessibleName(QCoreApplication.translate("library", "Finished matches"))
        self.order.set_words(
            [
                QCoreApplication.translate("library", "Newest first"),
                QCoreApplication.translate("library", "Oldest first"),
                QCoreApplication.translate("library", "By game"),
                QCoreApplication.translate("library", "Longest first"),
            ]
        )
        self._fit_parts()
        self.details.retranslate()
        self.model.retranslate()
        self._prepare_search()
        self._offer()
        self._news = ""
        self._count()

    def import_files(self, files: Iterable[Path]) -> None:
        """Put copies of records into the library; the files are gone through in the background."""
        work = partial(library_work.imported, self._store, self._notes, files)
        self._loader.load(_IMPORTING, work, self._imported)

    def export_to(self, folder: Path) -> None:
        """Write a record of each listed match to a folder."""
        matches = [entry.match for entry in self.model.shown]
        notes = {match: self.model.note(match) for match in matches}

        work = partial(library_work.exported, self._store, matches, notes, folder)
        exported = QT_TRANSLATE_NOOP("library", "%n match(es) exported.")
        self._loader.load(_EXPORTING, work, lambda number: self._tell(exported.put(n=number)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape clear the search first."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.search.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files.any_dragged(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.import_files(dropped_files.with_folders(dropped_files.dragged(event)))

    def _lay_out(self) -> None:
        choices = QHBoxLayout()
        choices.setSpacing(Space.SNUG)
        choices.addWidget(self.game, 1)
        choices.addWidget(self.tag, 1)
        choices.addWidget(self.order)
        left = QVBoxLayout()
        left.setSpacing(Space.SNUG)
        left.addWidget(self.search)
        left.addLayout(choices)
        left.addWidget(self.rows, 1)
        left.addWidget(self.empty, 1)
        left.addWidget(self.status)
        left.addWidget(self.pads_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._beside = Column(self.look)
        self._beside.lines.setContentsMargins(0, 0, Space.EASY, 0)
        self._beside.lines.addWidget(self.details, 1)
        page = QHBoxLayout()
        page.setSpacing(Space.WIDE)
        page.addLayout(left, 5)
        page.addWidget(self._beside, 4)
        self.lines.addLayout(page)

    @Slot()
    def _read(self) -> None:
        """Read the notes, and prepare the matches."""
        if self._updater.known:
            self.details.commit()
            notes, words = self.model.contents.notes, bool(self.search.text().strip())
            work = partial(library_work.prepared, self._updater.entries, self._notes, notes, words)
            self._jobs.run(work, self._show, name="library", latest=True)

    def _show(self, found: tuple[LibraryContents, Message | None]) -> None:
        contents, problem = found
        self._read_once = True
        self.details.commit()
        chosen = self.details.match
        for match, note in self._unwritten.items():
            contents.set_note(match, note)
        self.model.show(contents)
        self._prepare_search()
        self._offer()
        self._choose(chosen)
        self._count()
        if problem is not None:
            self._tell(problem)

    def _prepare_search(self) -> None:
        """Let what is searched be ready when the player types."""
        self._preparing = True
        contents = self.model.contents

        def prepared(searched: Searched) -> None:
            self._preparing = False
            contents.know_searched(searched)
            if self._arranges_later:
                self._arrange()

        self._jobs.run(lambda task: contents.searched(task.progress), prepared, name="search", latest=True)

    def _offer(self) -> None:
        """Offer the games and tags that occur."""
        every_game = QCoreApplication.translate("library", "All games")
        every_tag = QCoreApplication.translate("library", "All tags")
        for choice, values in (
            (self.game, [(every_game, _ALL), *((game_title(game), game) for game in self.model.contents.games)]),
            (self.tag, [(every_tag, _ALL), *((tag, tag) for tag in self.model.contents.tags)]),
        ):
            chosen = choice.chosen
            choice.clear()
            for text, value in values:
                choice.addItem(text, value)
            if chosen in [value for _, value in values]:
                choice.chosen = chosen
            choice.updateGeometry()

    @Slot()
    def _arrange(self) -> None:
        self._news = ""
        self._arranges_later = self._preparing and bool(self.search.text().strip())
        if self._arranges_later:
            return
        chosen = self.details.match
        query = LibraryQuery(self.search.text(), str(self.game.chosen), str(self.tag.chosen), str(self.order.chosen))
        self.model.arrange(query)
        self._choose(chosen)
        self._count()

    def _choose(self, match: str) -> None:
        """Choose a match if it is listed, else the first one."""
        row = max(0, self.model.row_of(match)) if self.model.rowCount() else -1
        if row >= 0:
            index = self.model.index(row)
            self.rows.setCurrentIndex(index)
            self._show_current(index)
        else:
            self.details.show_match(None, Note())

    @Slot(QModelIndex)
    def _show_current(self, index: QModelIndex) -> None:
        match = str(index.data(LibraryRole.ID)) if index.isValid() else ""
        if match and match != self.details.match:
            self.details.show_match(self.model.shown[index.row()], self.model.note(match))

    def _count(self) -> None:
        shown, total = self.model.rowCount(), self.model.total
        text = QT_TRANSLATE_NOOP("library", "%n match(es)").put(n=total)
        if shown != total:
            text = QT_TRANSLATE_NOOP("library", "{shown} of %n match(es)").put(shown=shown, n=total)
        self.status.setText(self._news or (i18n.text(text) if self._read_once else ""))
        self.empty.setText(self._nothing())
        self.rows.setVisible(bool(shown))
        self.empty.setVisible(not shown)
        self._beside.setVisible(bool(shown))
        self.export_button.setEnabled(bool(shown))

    def _nothing(self) -> str:
        """Why no match is listed."""
        if not self._read_once:
            return QCoreApplication.translate("library", "Reading your matches…")
        if self.model.total:
            return QCoreApplication.translate(
                "library", "No matches found. Try other words, or choose all games and tags."
            )
        return QCoreApplication.translate(
            "library", "No finished matches yet. Play one to its end, or import records that you saved."
        )

    @Slot(object)
    def _fail(self, problem: Message) -> None:
        """Tell why new matches can't be read; what was read stays."""
        self._tell(problem)
        if not self._read_once:
            self.empty.setText(i18n.text(problem))

    @Slot(object)
    def _tell(self, message: Message) -> None:
        self._say(i18n.text(message))

    def _say(self, news: str) -> None:
        self._news = news
        self.status.setText(news)

    @Slot()
    def _come_back(self) -> None:
        """Take the keyboard back from the window of the progress, and list what a cancelled import has brought."""
        if self.isVisible():
            self.activateWindow()
            self.changed.emit()
            self._updater.update()

    def _imported(self, found: Imported) -> None:
        parts = [i18n.text(QT_TRANSLATE_NOOP("library", "%n match(es) imported.").put(n=found.new))]
        if found.known:
            parts.append(i18n.text(QT_TRANSLATE_NOOP("library", "%n match(es) were already here.").put(n=found.known)))
        parts += [i18n.text(message) for message in found.refused[:3]]
        if len(found.refused) > 3:
            more = QT_TRANSLATE_NOOP("library", "%n more file(s) couldn’t be used.").put(n=len(found.refused) - 3)
            parts.append(i18n.text(more))
        self.changed.emit()
        self._updater.update()
        self._say(i18n.sentences(parts))

    def _watch(self, match: str) -> None:
        self.accept()
        self.watch_wanted.emit(match)

    def _ask_delete(self, match: str) -> None:
        row = self.model.row_of(match)
        if row < 0:
            return
        index = self.model.index(row)
        text = QCoreApplication.translate(
            "library", "{game}, {seats}: the record will be gone for good. The match still counts in the statistics."
        )
        self.confirm.ask(
            QCoreApplication.translate("library", "Delete this match?"),
            text.format(game=index.data(), seats=index.data(LibraryRole.SEATS)),
            QCoreApplication.translate("library", "Delete"),
            lambda: self._delete(match),
        )

    def _delete(self, match: str) -> None:
        work = partial(library_work.deleted, match, self._store, self._notes)
        self._jobs.run(work, partial(self._forget, match))

    def _forget(self, match: str, problem: Message | None) -> None:
        """List a match no longer that was deleted, unless it couldn't be."""
        if problem is not None:
            self._tell(problem)
            return
        row = self.model.row_of(match)
        self.model.forget(match)
        kept = self.model.shown
        self._choose(kept[min(max(0, row), len(kept) - 1)].match if kept else "")
        self._news = ""
        self._count()
        self.changed.emit()
        self._updater.update()

    @Slot(str, object)
    def _keep_note(self, match: str, note: Note) -> None:
        self._unwritten[match] = note
        self.model.set_note(match, note)
        self._offer()
        self._jobs.run(partial(library_work.noted, match, note, self._notes), partial(self._noted, match, note))

    def _noted(self, match: str, note: Note, problem: Message | None) -> None:
        if problem is not None:
            self._tell(problem)
        elif self._unwritten.get(match) == note:
            del self._unwritten[match]

    @Slot()
    def _ask_files(self) -> None:
        dialog = FileDialog(self)
        dialog.setWindowTitle(QCoreApplication.translate("library", "Import records"))
        records = QCoreApplication.translate("window", "Match records (*.{suffix})").format(suffix="cardtable")
        dialog.setNameFilters([records, QCoreApplication.translate("window", "All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda files: self.import_files([Path(file) for file in files]))
        dialog.open()

    @Slot()
    def _ask_folder(self) -> None:
        dialog = FileDialog(self)
        dialog.setWindowTitle(QCoreApplication.translate("library", "Export to a folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda folder: self.export_to(Path(folder)))
        dialog.open()

    @Slot()
    def _fit_parts(self) -> None:
        for choice in (self.game, self.tag):
            choice.setMinimumWidth(self.look.scaled(90))
        self.order.setMinimumWidth(self.order.sizeHint().width())
        self.details.note.setFixedHeight(self.look.scaled(90))


def _before_end(store: Store, match: str, task: Task) -> Match | None:
    """A finished match up to its last action; None: it can't be read, or is very long."""
    try:
        played = store.read_finished(
            match, lambda record: Match.of(record, task.progress) if len(record.actions) <= LONG else None
        )
    except StoreError:
        return None
    if played is not None:
        played.take_back()
    return played
