"""The rules of a game in a window of their own, for reading before a match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from cardtable_gui import games, i18n
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.keys.key_shortcuts import KeyShortcuts
from cardtable_gui.views.kit.keys.keymap import WINDOW, Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.rules.print_menu import PrintMenu
from cardtable_gui.views.shell.rules.rules_panel import RulesPanel


class RulesDialog(Dialog):
    """Stays open beside the main window during the set-up or a match."""

    def __init__(self, look: Look, keys: Keymap, parent: QWidget | None = None) -> None:
        """Start without a game."""
        super().__init__(look, QSize(620, 720), parent)
        self._game = ""
        self.rules = RulesPanel(look, edge=0)
        self.lines.addWidget(self.rules)
        self.print_button, self.outcome = Button(), PhrasedLabel()
        self.print_menu = PrintMenu(self, self.outcome.setText)
        self.print_button.setMenu(self.print_menu)
        self.buttons.insertWidget(0, self.print_button)
        self.buttons.insertWidget(1, self.outcome, 1)
        # Beside the table the window's own action handles this key.
        KeyShortcuts(self, keys, {f"{WINDOW}/find": self.rules.take_search})
        self.setSizeGripEnabled(True)
        self.retranslate()

    def show_game(self, game: str) -> None:
        """Show the rules of this game."""
        self._game = game
        self.rules.show_game(game)
        self.print_menu.game = game
        self.outcome.setText("")
        self.rules.page.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.print_button.setText(QCoreApplication.translate("rules", "Print…"))
        self.print_menu.retranslate()
        words = QCoreApplication.translate("rules", "Rules: {game}")
        self.setWindowTitle(words.format(game=i18n.text(games.game(self._game).title) if self._game else ""))
