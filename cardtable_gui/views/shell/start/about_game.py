"""Facts about a game: cover, kind, players, designer, and a link to its rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, panel, words
from cardtable_gui.views.kit.pictures.cover import Cover
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.kit.text.phrases import FIXED, in_one
from cardtable_gui.views.plan import match_facts, rules_text
from cardtable_gui.views.plan.game_credits import designers


class AboutGame(QWidget):
    """Placed beside the set-up of a match, or above it if the window is narrow."""

    rules_asked = Signal(str)
    lessons_asked = Signal(str)

    def __init__(self, look: Look, covers: Covers) -> None:
        """Start without a game."""
        super().__init__()
        self._game: AnyGame | None = None
        self.cover = Cover(look, covers)
        self._title = heading("headline")
        self._facts = words("accent")
        self._tagline = words()
        self._credits = words("soft", "caption")
        self.rules = QPushButton()
        self.rules.clicked.connect(self._ask_rules)
        self.lessons = QPushButton()
        self.lessons.clicked.connect(self._ask_lessons)
        self.primer, primer_lines = panel()
        self._primer_title = heading("label")
        self._primer_title.setProperty("weight", "bold")
        self._primer_labels: list[QLabel] = []
        primer_lines.setContentsMargins(Space.WIDE - 4, Space.EASY, Space.WIDE - 4, Space.EASY)
        primer_lines.setSpacing(Space.TIGHT + 2)
        primer_lines.addWidget(self._primer_title)
        self._primer_lines = primer_lines
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addWidget(self.cover)
        for label in (self._title, self._facts, self._tagline, self._credits):
            column.addWidget(label)
        foot = QHBoxLayout()
        foot.setSpacing(Space.EASY)
        foot.addWidget(self.lessons)
        foot.addWidget(self.rules)
        foot.addStretch(1)
        column.addLayout(foot)
        column.addSpacing(Space.SNUG)
        column.addWidget(self.primer)
        column.addStretch(1)

    def show_game(self, game: AnyGame) -> None:
        """Show this game."""
        self._game = game
        self._retranslate()

    def show_all(self, on: bool) -> None:
        """Set whether cover and introduction are shown; without them there is more room for what is below."""
        self.cover.setVisible(on)
        self.primer.setVisible(on and bool(self._primer_labels))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _ask_rules(self) -> None:
        if self._game is not None:
            self.rules_asked.emit(self._game.id)

    def _ask_lessons(self) -> None:
        if self._game is not None:
            self.lessons_asked.emit(self._game.id)

    def _retranslate(self) -> None:
        self.lessons.setText(QCoreApplication.translate("start", "Lessons"))
        self.rules.setText(QCoreApplication.translate("start", "Read the rules"))
        game = self._game
        if game is None:
            return
        title = i18n.text(game.title)
        self.cover.show_game(game.id, title)
        self.lessons.setVisible(games.package(game.id).lessons is not None)
        self._title.setText(title)
        spans = (match_facts.players(game.players), match_facts.minutes(game.minutes))
        kind = i18n.text(game.kind).replace(" ", FIXED)
        self._facts.setText("  ·  ".join((kind, *map(in_one, spans))))
        self._tagline.setText(i18n.text(game.tagline))
        self._show_primer(game)
        self._credits.setText(designers(game))

    def _show_primer(self, game: AnyGame) -> None:
        """Show how to play, in the current language."""
        for label in self._primer_labels:
            self._primer_lines.removeWidget(label)
            label.hide()
            label.deleteLater()
        title, paragraphs = rules_text.primer(rules_text.source(game.id, i18n.language()))
        self._primer_title.setText(title)
        self._primer_labels = []
        for paragraph in paragraphs:
            label = PhrasedLabel(our_markdown=True)
            label.setText(paragraph)
            self._primer_lines.addWidget(label)
            self._primer_labels.append(label)
        self.primer.setVisible(not self.cover.isHidden() and bool(self._primer_labels))
