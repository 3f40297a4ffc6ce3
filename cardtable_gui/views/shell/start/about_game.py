"""What kind of game it is: cover, facts, makers, and the way to its rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.shell.controls.phrased import PhrasedLabel
from cardtable_gui.views.shell.dialogs.game_credits import makers
from cardtable_gui.views.shell.matches import match_facts
from cardtable_gui.views.shell.matches.covers import Covers
from cardtable_gui.views.shell.rules import rules_page
from cardtable_gui.views.shell.start.start_column import heading, panel, words
from cardtable_gui.views.shell.start.tiles.cover import Cover
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.theme import Space


class AboutGame(QWidget):
    """Stands beside the set-up of a match, or above it where the window is narrow."""

    rules_asked = Signal(str)

    def __init__(self, look: Look, covers: Covers, parent: QWidget | None = None) -> None:
        """No game yet."""
        super().__init__(parent)
        self._game: AnyGame | None = None
        self.cover = Cover(look, covers)
        self._title = heading("headline")
        self._facts = words("accent")
        self._tagline = words()
        self._makers = words("soft", "caption")
        self.rules = QPushButton()
        self.rules.clicked.connect(self._ask_rules)
        self.primer, primer_lines = panel()
        self._primer_title = heading("label")
        self._primer_title.setProperty("weight", "bold")
        self._told: list[QLabel] = []
        primer_lines.setContentsMargins(Space.WIDE - 4, Space.EASY, Space.WIDE - 4, Space.EASY)
        primer_lines.setSpacing(Space.TIGHT + 2)
        primer_lines.addWidget(self._primer_title)
        self._primer_lines = primer_lines
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addWidget(self.cover)
        for label in (self._title, self._facts, self._tagline):
            column.addWidget(label)
        foot = QHBoxLayout()
        foot.setSpacing(Space.EASY)
        foot.addWidget(self._makers, 1)
        foot.addWidget(self.rules)
        column.addLayout(foot)
        column.addSpacing(Space.SNUG)
        column.addWidget(self.primer)
        column.addStretch(1)

    def show_game(self, game: AnyGame) -> None:
        """Show this game."""
        self._game = game
        self._retranslate()

    def show_all(self, on: bool) -> None:
        """Show the cover and how to play too; without them there is more room for what stands below."""
        self.cover.setVisible(on)
        self.primer.setVisible(on and bool(self._told))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _ask_rules(self) -> None:
        if self._game is not None:
            self.rules_asked.emit(self._game.id)

    def _retranslate(self) -> None:
        self.rules.setText(QCoreApplication.translate("start", "Read the rules"))
        game = self._game
        if game is None:
            return
        title = i18n.text(game.title)
        self.cover.show_game(game.id, title)
        self._title.setText(title)
        told = (i18n.text(game.kind), match_facts.players(game.players), match_facts.minutes(game.minutes))
        self._facts.setText("  ·  ".join(told))
        self._tagline.setText(i18n.text(game.tagline))
        self._tell_primer(game)
        self._makers.setText(makers(game))

    def _tell_primer(self, game: AnyGame) -> None:
        """How to play, in the language in force."""
        for label in self._told:
            self._primer_lines.removeWidget(label)
            label.hide()
            label.deleteLater()
        title, paragraphs = rules_page.primer(rules_page.source(game.id, i18n.language()))
        self._primer_title.setText(title)
        self._told = []
        for paragraph in paragraphs:
            label = PhrasedLabel(our_markdown=True)
            label.setText(paragraph)
            self._primer_lines.addWidget(label)
            self._told.append(label)
        self.primer.setVisible(not self.cover.isHidden() and bool(self._told))
