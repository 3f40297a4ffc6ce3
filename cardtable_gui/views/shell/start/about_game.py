"""What kind of game it is: cover, facts, makers, and the way to its rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.shell import facts
from cardtable_gui.views.shell.covers import Covers
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.cover import Cover
from cardtable_gui.views.shell.start.page import heading, words
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addWidget(self.cover)
        for label in (self._title, self._facts, self._tagline, self._makers):
            column.addWidget(label)
        column.addSpacing(Space.SNUG)
        column.addWidget(self.rules, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def show_game(self, game: AnyGame) -> None:
        """Show this game."""
        self._game = game
        self._retranslate()

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
        self._facts.setText(f"{facts.players(game.players)}  ·  {facts.minutes(game.minutes)}")
        self._tagline.setText(i18n.text(game.tagline))
        if game.designer:
            makers = QCoreApplication.translate("start", "A game by {designer}, published by {publisher}")
        else:
            makers = QCoreApplication.translate("start", "The rulebook does not say who made this game")
        self._makers.setText(makers.format(designer=game.designer, publisher=game.publisher))
