"""The house rules of a game whose rules leave something open: its own, or those of a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.loader import Loader, LoadError
from cardtable_gui.core.files import house_file, plain_file
from cardtable_gui.core.files.limits import MOST_HOUSE_BYTES, Progress
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, isolated
from cardtable_gui.resources import resource
from cardtable_gui.views.shell.dialogs.file_dialog import FileDialog, ask_where_to_save, write_file
from cardtable_gui.views.shell.start.start_column import heading, words
from cardtable_gui.views.theme import Space

SUFFIX = "toml"


class HouseField(QFrame):
    """Shows the current house rules, loads other ones from a file, and saves a copy of the game's own to edit."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without a game: see `show_house`."""
        super().__init__(parent)
        self._game: AnyGame | None = None
        self._house: Mapping[str, Json] | None = None
        self._trouble: Message | None = None
        self._reading: Message | None = None
        self._loader = Loader(self)
        self._loader.failed.connect(self._show_choice)
        self._loader.waiting.connect(self._wait)
        self._loader.rested.connect(self._wait)
        self.setProperty("surface", "panel")
        self._title = heading()
        self._note = words("soft", "caption")
        self._name = words("accent")
        self._problem = words("bad")
        self.choose, self.copy, self.own = QPushButton(), QPushButton(), QPushButton()
        self.choose.clicked.connect(self._choose)
        self.copy.clicked.connect(self._copy)
        self.own.clicked.connect(self._take_own)
        for button in (self.copy, self.own):
            button.setProperty("kind", "quiet")
        row = QHBoxLayout()
        row.setSpacing(Space.EASY)
        for button in (self.choose, self.copy, self.own):
            row.addWidget(button)
        row.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(Space.WIDE, Space.WIDE - 4, Space.WIDE, Space.WIDE)
        lines.setSpacing(Space.EASY)
        for label in (self._title, self._note, self._name, self._problem):
            lines.addWidget(label)
        lines.addLayout(row)
        self._retranslate()

    @property
    def house(self) -> Mapping[str, Json] | None:
        """The content of the chosen file; None: the game's own house rules."""
        return self._house

    @property
    def problem(self) -> str:
        """Why the file chosen last cannot be used: file, line and reason; empty if all is well."""
        return self._problem.text()

    def show_house(self, game: AnyGame, house: Mapping[str, Json] | None) -> None:
        """Show the house rules of a game; hidden for a game without any."""
        self._loader.cancel()
        self._game, self._house, self._trouble = game, house, None
        self.setVisible(bool(game.house_file))
        self._retranslate()

    def read(self, path: Path) -> None:
        """Load a file, or show why it cannot be used, which keeps the previous choice. Slow disks do not block."""
        game, file = self._game, plain_file.shown(path.name)
        assert game is not None

        def work(progress: Progress) -> dict[str, Json]:
            progress(0, 0)
            try:
                # One byte more than fits, for the reader to refuse.
                data = plain_file.head(path, MOST_HOUSE_BYTES + 1)
                return house_file.read(data, file, game.with_house_rules)
            except plain_file.FileError as error:
                raise LoadError(house_file.unreadable(file, error.reason)) from error
            except house_file.HouseFileError as error:
                raise LoadError(error.message) from error

        self._loader.load(QT_TRANSLATE_NOOP("start", "Reading {file}…").put(file=file), work, self._take)

    def _take(self, content: dict[str, Json]) -> None:
        """Use this content of a file."""
        assert self._game is not None
        self._house = None if self._game.with_house_rules(content) is self._game else content
        self._show_choice(None)

    @Slot(object)
    def _show_choice(self, trouble: Message | None) -> None:
        """Show the current choice, and the problem with a file."""
        self._trouble = trouble
        self._retranslate()
        self.changed.emit()

    @Slot(object)
    def _wait(self, what: Message | None = None) -> None:
        """Show what is being loaded; None: nothing any more."""
        self._reading = what
        self._retranslate()

    def write_copy(self, path: Path) -> None:
        """Save a copy of the game's own file."""
        assert self._game is not None
        reason = write_file(path, resource(self._game.house_file).read_bytes())
        self._trouble = None if reason is None else house_file.unwritable(plain_file.shown(path.name), reason)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _choose(self) -> None:
        dialog = FileDialog(self)
        dialog.setNameFilter(_kind())
        dialog.setWindowTitle(QCoreApplication.translate("start", "Choose house rules"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda file: self.read(Path(file)))
        dialog.open()

    def _copy(self) -> None:
        assert self._game is not None
        title = QCoreApplication.translate("start", "Save the built-in house rules")
        ask_where_to_save(self, title, _kind(), Path(self._game.house_file).name, self.write_copy)

    def _take_own(self) -> None:
        self._loader.cancel()
        self._house = None
        self._show_choice(None)

    def _retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("start", "House rules"))
        self._note.setText(
            QCoreApplication.translate(
                "start",
                "House rules settle what the rulebook leaves open. To play by your own, save the built-in rules, "
                "edit that file, then choose it here.",
            )
        )
        self.choose.setText(QCoreApplication.translate("start", "Choose a file…"))
        self.copy.setText(QCoreApplication.translate("start", "Save built-in rules…"))
        self.own.setText(QCoreApplication.translate("start", "Use built-in rules"))
        self.own.setVisible(self._house is not None or self._reading is not None)
        self._name.setText(self._called())
        self._problem.setText("" if self._trouble is None else i18n.text(self._trouble))
        self._problem.setVisible(self._trouble is not None)

    def _called(self) -> str:
        if self._reading is not None:
            return i18n.text(self._reading)
        if self._house is None:
            own = QCoreApplication.translate("start", "In use: {name} (built-in)")
            return own.format(name="" if self._game is None else Path(self._game.house_file).stem)
        name = self._house.get("name")
        return QCoreApplication.translate("start", "In use: {name}").format(
            name=isolated(name) if isinstance(name, str) else ""
        )


def _kind() -> str:
    return QCoreApplication.translate("start", "House rules (*.{suffix})").format(suffix=SUFFIX)
