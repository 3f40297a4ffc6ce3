"""The house rules of a game whose rules leave something open: one of its own, or those of a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain, groupby
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.loader import Loader, LoadError
from cardtable_gui.core.files import house_file, plain_file
from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.game import AnyGame, OwnHouse
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, isolated
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import own_houses
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.controls.segments import WrappingSegments
from cardtable_gui.views.kit.dialogs.file_dialog import FileDialog, ask_where_to_save, write_file
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words


class DeckTable(QWidget):
    """A row for the cards of a kind of which there are equally many, numbers apart from cards with a name."""

    def __init__(self) -> None:
        """Start empty; `show_deck` fills it."""
        super().__init__()
        self._game: AnyGame | None = None
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(Space.WIDE)
        self._lines.setVerticalSpacing(Space.HAIR)
        self._lines.setColumnStretch(2, 1)

    def show_deck(self, game: AnyGame) -> None:
        """Show the cards of a game with its usual options."""
        self._game = game
        self._fill()

    @property
    def rows(self) -> list[tuple[str, str]]:
        """What the table says, row by row."""
        return [(cards.text(), copies.text()) for cards, copies in self._rows]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._game is not None:
            self._fill()
        super().changeEvent(event)

    def _fill(self) -> None:
        for old in chain.from_iterable(self._rows):
            self._lines.removeWidget(old)
            old.hide()
            old.deleteLater()
        game = self._game
        assert game is not None
        copies = Counter(game.card_texts(game.deck(game.players[0], complete(game.options, {}))))
        named = [(card, game.card_name(card)) for card in game.faces]
        kinds = groupby(named, key=lambda each: (isinstance(each[1], Message), copies[each[0]]))
        self._rows = []
        for row, ((_, number), cards) in enumerate(kinds):
            called = [i18n.text(name) if isinstance(name, Message) else name for _, name in cards]
            of_one = QCoreApplication.translate("start", "{copies} cards")
            of_each = QCoreApplication.translate("start", "{copies} cards each")
            labels = words(), words("soft")
            labels[0].setText(" · ".join(called))
            labels[1].setText((of_one if len(called) == 1 else of_each).format(copies=number))
            for column, label in enumerate(labels):
                self._lines.addWidget(label, row, column)
            self._rows.append(labels)


SUFFIX = "toml"
_FILE = "file"
"""Stands for house rules of a file among the names of own ones."""


class HouseField(QFrame):
    """Offers the game's own house rules and those of a file, with their cards, and saves a copy of own ones to edit."""

    changed = Signal()

    def __init__(self) -> None:
        """Start without a game: see `show_house`."""
        super().__init__()
        self._game: AnyGame | None = None
        self._file: Mapping[str, Json] | None = None
        self._trouble: Message | None = None
        self._reading: Message | None = None
        self._loader = Loader(self)
        self._loader.failed.connect(self._show_trouble)
        self._loader.waiting.connect(self._wait)
        self._loader.rested.connect(self._wait)
        self.setProperty("surface", "panel")
        self._title = heading()
        self._note = words("soft", "caption")
        self.houses: WrappingSegments | None = None
        self._choices = QVBoxLayout()
        self._about = words()
        self._deck = DeckTable()
        self._edit = words("soft", "caption")
        self._state = words("accent")
        self._problem = words("bad")
        self.choose, self.copy = QPushButton(), QPushButton()
        self.choose.clicked.connect(self._choose)
        self.copy.clicked.connect(self._copy)
        self.copy.setProperty("kind", "quiet")
        row = QHBoxLayout()
        row.setSpacing(Space.EASY)
        for button in (self.choose, self.copy):
            row.addWidget(button)
        row.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(Space.WIDE, Space.WIDE - 4, Space.WIDE, Space.WIDE)
        lines.setSpacing(Space.EASY)
        lines.addWidget(self._title)
        lines.addWidget(self._note)
        lines.addLayout(self._choices)
        for label in (self._about, self._deck, self._edit, self._state, self._problem):
            lines.addWidget(label)
        lines.addLayout(row)
        self._retranslate()

    @property
    def house(self) -> Mapping[str, Json] | None:
        """The content of what is chosen; None: what records without house rules play."""
        own = self._own
        if own is None:
            return self._file
        assert self._game is not None
        return None if own is self._game.houses[0] else own_houses.content(self._game.id, own.name)

    @property
    def problem(self) -> str:
        """Why the file chosen last cannot be used: file, line and reason; empty if all is well."""
        return self._problem.text()

    @property
    def state(self) -> str:
        """What is being read; empty: nothing."""
        return self._state.text()

    def show_house(self, game: AnyGame, house: Mapping[str, Json] | None) -> None:
        """Show the house rules of a game; hidden for a game without any."""
        self._loader.cancel()
        self._game, self._file, self._trouble = game, None, None
        if self.houses is not None:
            self._choices.removeWidget(self.houses)
            self.houses.hide()
            self.houses.deleteLater()
            self.houses = None
        self.setVisible(bool(game.houses))
        if game.houses:
            self.houses = WrappingSegments([*(own.name for own in game.houses), _FILE])
            self._choices.addWidget(self.houses)
            own = own_houses.own_house(game if house is None else game.with_house_rules(house))
            if own is None:
                self._file = house
            self.houses.chosen = _FILE if own is None else own.name
            self.houses.changed.connect(self._take_chosen)
        self._retranslate()

    def read(self, path: Path) -> None:
        """Load a file, or show why it cannot be used, which keeps the previous choice. Slow disks do not block."""
        game = self._game
        assert game is not None

        def work(progress: Progress) -> dict[str, Json]:
            progress(0, 0)
            try:
                return house_file.load(path, game.with_house_rules)
            except house_file.HouseError as error:
                raise LoadError(error.message) from error

        reading = QT_TRANSLATE_NOOP("start", "Reading {file}…").put(file=plain_file.shown(path.name))
        self._loader.load(reading, work, self._take)

    @property
    def _own(self) -> OwnHouse | None:
        """The chosen own house rules; None: those of a file, or the game has none."""
        chosen = _FILE if self.houses is None else self.houses.chosen
        own = () if self._game is None else self._game.houses
        return next((house for house in own if house.name == chosen), None)

    def _take(self, content: dict[str, Json]) -> None:
        """Use this content of a file."""
        assert self._game is not None
        assert self.houses is not None
        own = own_houses.own_house(self._game.with_house_rules(content))
        if own is None:
            self._file = content
        self._choose_quietly(_FILE if own is None else own.name)
        self._show_trouble(None)

    def _choose_quietly(self, name: str) -> None:
        assert self.houses is not None
        self.houses.blockSignals(True)
        self.houses.chosen = name
        self.houses.blockSignals(False)

    @Slot(str)
    def _take_chosen(self, name: str) -> None:
        """Use what was chosen by hand, and wait for no file any more."""
        del name
        self._loader.cancel()
        self._show_trouble(None)

    @Slot(object)
    def _show_trouble(self, trouble: Message | None) -> None:
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
        """Save a copy of the chosen own house rules; of the last ones where a file is chosen."""
        reason = write_file(path, resource(self._to_copy.file).read_bytes())
        self._trouble = None if reason is None else house_file.unwritable(plain_file.shown(path.name), reason)
        self._retranslate()

    @property
    def _to_copy(self) -> OwnHouse:
        assert self._game is not None
        return self._own or self._game.houses[-1]

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
        title = QCoreApplication.translate("start", "Save the built-in house rules")
        ask_where_to_save(self, title, _kind(), Path(self._to_copy.file).name, self.write_copy)

    def _retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("start", "House rules"))
        self.choose.setText(QCoreApplication.translate("start", "Choose a file…"))
        self.copy.setText(QCoreApplication.translate("start", "Save built-in rules…"))
        self._edit.setText(
            QCoreApplication.translate(
                "start",
                ("To play by your own rules, save the built-in ones to a file, edit the file, then choose it here."),
            )
        )
        if self._game is not None and self.houses is not None:
            self._show_houses(self._game, self.houses)
        self._state.setText("" if self._reading is None else i18n.text(self._reading))
        self._state.setVisible(self._reading is not None)
        self._problem.setText("" if self._trouble is None else i18n.text(self._trouble))
        self._problem.setVisible(self._trouble is not None)

    def _show_houses(self, game: AnyGame, houses: WrappingSegments) -> None:
        """Show the choices, and the cards of the chosen one."""
        assert game.houses_note is not None
        self._note.setText(i18n.text(game.houses_note))
        name = None if self._file is None else self._file.get("name")
        called = QCoreApplication.translate("start", "From a file: {name}")
        houses.set_words(
            [
                *(i18n.text(own.title) for own in game.houses),
                called.format(name=isolated(name) if isinstance(name, str) else ""),
            ]
        )
        houses.set_offered(_FILE, offered=self._file is not None)
        houses.setAccessibleName(self._title.text())
        self._about.setText("\n".join(i18n.text(own.about) for own in game.houses))
        house = self.house
        self._deck.show_deck(game if house is None else game.with_house_rules(house))


def _kind() -> str:
    return QCoreApplication.translate("start", "House rules (*.{suffix})").format(suffix=SUFFIX)
