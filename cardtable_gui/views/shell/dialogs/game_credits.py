"""Designer and publisher of a game, for the set-up page and the dialog about the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable_gui.core.game import AnyGame


def designers(game: AnyGame) -> str:
    """Designer and publisher in the current language, as far as the rulebook names them."""
    if not game.designer:
        words = QCoreApplication.translate("about", "The rulebook does not say who made this game")
    elif not game.publisher:
        words = QCoreApplication.translate("about", "Designed by {designer}")
    else:
        words = QCoreApplication.translate("about", "Designed by {designer}, published by {publisher}")
    return words.format(designer=game.designer, publisher=game.publisher)
