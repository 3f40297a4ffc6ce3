"""The statistics: shares of matches won as plots and tables, streaks, bests and time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.statistics.csv_export import to_csv
from cardtable_gui.controller.statistics.figures import Selection
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, isolated
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.models.played_matches import MatchesModel
from cardtable_gui.models.statistics import UPDATE_MS, StatisticsUpdater
from cardtable_gui.settings import PLAYER, Settings
from cardtable_gui.views.kit.controls.segments import WrappingSegments
from cardtable_gui.views.kit.dialogs.confirm_dialog import ConfirmDialog
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.dialogs.file_dialog import ask_where_to_save, write_file
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.text.plain_text import explain
from cardtable_gui.views.shell.statistics.figure_tiles import FigureTiles
from cardtable_gui.views.shell.statistics.head_to_head_figures import HeadToHeadFigures
from cardtable_gui.views.shell.statistics.plotted_figures import FigureTable, LossFigures, ShareFigures
from cardtable_gui.views.shell.statistics.result_filter import NOTHING_OFFERED, ResultFilter
from cardtable_gui.views.shell.statistics.view_rows import (
    HEADS,
    LOSSES,
    MATCHES,
    TIME,
    VIEWS,
    Shown,
    worked_out,
)

_PERSON, _OPPONENTS = 2, 3
"""The columns of `MatchesModel` with the person and with the others at the table."""


class StatisticsDialog(Dialog):
    """Shows the results that agree with the filter; follows the updates of the database.

    What is shown is worked out in a thread: until it is there, what was shown before stays.
    """

    start_wanted = Signal()
    """The player wants to play a match: there are no statistics yet."""
    pads_wanted = Signal()
    """The player wants to see the score pads of matches at a real table, which are counted apart."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        profiles: Profiles,
        updater: StatisticsUpdater,
        jobs: Lane,
        parent: QWidget | None = None,
    ) -> None:
        """Show what the updater knows; more follows when it has read it."""
        super().__init__(look, QSize(980, 720), parent)
        self._settings = settings
        self._updater = updater
        self._jobs = jobs
        self._shown: Shown | None = None
        """What is shown; None: nothing yet."""
        self._problem: Message | None = None
        self.filter = ResultFilter(look)
        self.filter.changed.connect(self._work_out)
        self._tiles = FigureTiles()
        self.tiles = self._tiles.tiles
        self.views = WrappingSegments(VIEWS)
        self.views.changed.connect(self._work_out)
        self.shares = ShareFigures(look)
        self.losses = LossFigures(look)
        self.heads = HeadToHeadFigures(look, profiles)
        self.matches = FigureTable(look, MatchesModel(self), _OPPONENTS)
        self.meaning = words()
        self.note = words("soft", "caption")
        self._filled = QWidget()
        lines = QVBoxLayout(self._filled)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.WIDE)
        for part in (
            self.filter,
            self._tiles,
            self.meaning,
            self.views,
            self.shares,
            self.heads,
            self.matches,
            self.losses,
            self.note,
        ):
            lines.addWidget(part)
        lines.addStretch(1)
        self._make_empty_page()
        self.reading = words("soft")
        self.reading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.reading.setContentsMargins(0, Space.VAST * 2, 0, 0)
        column = Column(look)
        column.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        column.lines.addWidget(self._filled)
        column.lines.addWidget(self._empty)
        column.lines.addWidget(self.reading)
        column.lines.addStretch(1)
        self.pads_button = QPushButton()
        self.pads_button.setProperty("kind", "quiet")
        self.pads_button.setAutoDefault(False)
        self.pads_button.clicked.connect(self.accept)
        self.pads_button.clicked.connect(self.pads_wanted)
        column.lines.addWidget(self.pads_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.lines.addWidget(column)
        self.export_button, self.erase_button = QPushButton(), QPushButton()
        self.export_button.clicked.connect(self._ask_where)
        self.erase_button.clicked.connect(self._ask_erase)
        for place, button in enumerate((self.export_button, self.erase_button)):
            button.setAutoDefault(False)
            self.buttons.insertWidget(place, button)
        self.close_button.setAutoDefault(False)
        self.confirm = ConfirmDialog(look, self)
        updater.read.connect(self._work_out)
        updater.updated.connect(self._succeed)
        updater.failed.connect(self._fail)
        look.changed.connect(self._fit_cells)
        self._fit_cells()
        self.retranslate()
        updater.want()

    def refresh(self) -> None:
        """Read new records once the window is shown with what is known."""
        QTimer.singleShot(UPDATE_MS, self, self._updater.update)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("statistics", "Statistics"))
        self.export_button.setText(QCoreApplication.translate("statistics", "Export as CSV…"))
        self.erase_button.setText(QCoreApplication.translate("statistics", "Erase statistics…"))
        self.pads_button.setText(QCoreApplication.translate("library", "Matches at a real table…"))
        self.start_button.setText(QCoreApplication.translate("statistics", "Choose a game"))
        self.views.setAccessibleName(QCoreApplication.translate("statistics", "What to show"))
        self.views.set_words(
            [
                QCoreApplication.translate("statistics", "Over time"),
                QCoreApplication.translate("statistics", "Games"),
                QCoreApplication.translate("statistics", "Opponents"),
                QCoreApplication.translate("statistics", "Players"),
                QCoreApplication.translate("statistics", "People"),
                QCoreApplication.translate("statistics", "Head to head"),
                QCoreApplication.translate("statistics", "Matches"),
                QCoreApplication.translate("statistics", "Decisions"),
            ]
        )
        self.reading.setText(QCoreApplication.translate("library", "Reading your matches…"))
        self.filter.offer(NOTHING_OFFERED if self._shown is None else self._shown.offered)
        self._show()
        self._work_out()

    def export_to(self, path: Path) -> None:
        """Write the results that the filter leaves to a file, as CSV."""
        work = partial(_written, path, self._updater.results, self.filter.selection)
        self._jobs.run(work, partial(self._exported, path))

    def _exported(self, path: Path, reason: Message | None) -> None:
        text = QCoreApplication.translate("window", "Saved as “{file}”").format(file=isolated(path.name))
        if reason is not None:
            text = QCoreApplication.translate("window", "Can’t save “{file}”: {reason}")
            text = text.format(file=isolated(path.name), reason=i18n.text(reason))
        self.note.setText(text)

    def _make_empty_page(self) -> None:
        self._empty = QWidget()
        lines = QVBoxLayout(self._empty)
        lines.setContentsMargins(0, Space.VAST * 2, 0, Space.VAST)
        lines.setSpacing(Space.WIDE)
        self._empty_title, self._empty_text = heading("headline"), words("soft")
        self.start_button = QPushButton()
        self.start_button.setProperty("kind", "primary")
        self.start_button.setAutoDefault(False)
        self.start_button.clicked.connect(self._start)
        for label in (self._empty_title, self._empty_text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            lines.addWidget(label)
        lines.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignHCenter)

    @property
    def _reader(self) -> str:
        """The name of the person who usually plays here; empty: nobody has told one."""
        return str(self._settings.value(PLAYER)).strip()

    @Slot()
    def _work_out(self) -> None:
        """Work out what to show, beside the window."""
        if self._updater.known:
            results, selection, view = self._updater.results, self.filter.selection, self.views.chosen
            work = partial(_worked_out, results, selection, view, self._reader)
            self._jobs.run(work, self._take, name="figures", latest=True)

    def _take(self, shown: Shown) -> None:
        before, self._shown = self._shown, shown
        if before is None or shown.offered != before.offered:
            self.filter.offer(shown.offered)
        if before is None and self.filter.choose_person(self._reader):
            self._work_out()
        self._show()
        if before is None:
            button = self.start_button if self._filled.isHidden() else self.views.button(TIME)
            button.setFocus()

    @Slot()
    def _succeed(self) -> None:
        if self._problem is not None:
            self._problem = None
            self._show()

    @Slot(object)
    def _fail(self, problem: Message) -> None:
        self._problem = problem
        self._show()

    def _show(self) -> None:
        """Show what was worked out last, in the current language."""
        shown = self._shown or Shown()
        self._filled.setVisible(bool(shown.matches))
        self.reading.setVisible(self._shown is None and self._problem is None)
        self._empty.setVisible(not shown.matches and self.reading.isHidden())
        self.erase_button.setEnabled(bool(shown.matches))
        explain(self.erase_button, "" if shown.matches else _nothing_yet())
        # What is exported are the matches chosen above.
        self.export_button.setEnabled(bool(shown.chosen))
        nothing = "" if shown.chosen else _none_like_this() if shown.matches else _nothing_yet()
        explain(self.export_button, nothing)
        self._empty_title.setText(_nothing_yet() if self._problem is None else "")
        self._empty_text.setText(
            QCoreApplication.translate("statistics", "Play a match to its end, and your results appear here.")
            if self._problem is None
            else i18n.text(self._problem)
        )
        self._tiles.tell(shown.figures)
        self.meaning.setText(shown.meaning)
        self.meaning.setVisible(bool(shown.meaning))
        self._show_view(shown)

    def _show_view(self, shown: Shown) -> None:
        note = "" if shown.chosen else _none_like_this()
        if shown.view == LOSSES and shown.chosen:
            note = self.losses.show_losses(shown.losses)
        elif shown.view == HEADS and shown.chosen:
            note = self.heads.show_heads(shown.heads)
        elif shown.view == MATCHES:
            self._show_matches(shown)
        elif shown.chosen:
            note = self.shares.show_shares(shown.view, shown.subject, shown.shares)
        self.shares.setVisible(bool(shown.shares))
        self.heads.setVisible(bool(shown.heads))
        self.matches.setVisible(bool(shown.played))
        self.losses.setVisible(bool(shown.losses))
        self.note.setText(note if self._problem is None else i18n.text(self._problem))

    def _show_matches(self, shown: Shown) -> None:
        model = self.matches.model()
        assert isinstance(model, MatchesModel)
        model.show(shown.played)
        self.matches.setColumnHidden(_PERSON, len({row.result.person for row in shown.played}) < 2)
        self.matches.fit()

    @Slot()
    def _start(self) -> None:
        self.accept()
        self.start_wanted.emit()

    @Slot()
    def _ask_where(self) -> None:
        title = QCoreApplication.translate("statistics", "Export statistics")
        kind = QCoreApplication.translate("statistics", "Tables (*.{suffix})").format(suffix="csv")
        ask_where_to_save(self, title, kind, "card-table.csv", self.export_to)

    @Slot()
    def _ask_erase(self) -> None:
        message = QT_TRANSLATE_NOOP(
            "statistics",
            "The results of %n match(es) will be gone for good. The matches themselves stay in the library.",
        )
        number = 0 if self._shown is None else self._shown.matches
        self.confirm.ask(
            QCoreApplication.translate("statistics", "Erase all statistics?"),
            i18n.text(message.put(n=number)),
            QCoreApplication.translate("statistics", "Erase"),
            self._updater.erase,
        )

    @Slot()
    def _fit_cells(self) -> None:
        self._tiles.set_widths(self.look.scaled(118), self.look.scaled(400))
        self.matches.fit()
        for figures in (self.shares, self.heads, self.losses):
            figures.fit()


def _worked_out(results: Sequence[PersonResult], selection: Selection, view: str, usual: str, task: Task) -> Shown:
    task.progress(0, 0)
    return worked_out(results, selection, view, usual)


def _written(path: Path, results: Sequence[PersonResult], selection: Selection, _task: Task) -> Message | None:
    """Write the chosen results to a file; return why that failed."""
    return write_file(path, to_csv(selection.of(results)))


def _nothing_yet() -> str:
    return QCoreApplication.translate("statistics", "No finished matches yet")


def _none_like_this() -> str:
    return QCoreApplication.translate("statistics", "No match like this yet. Choose something else above.")
