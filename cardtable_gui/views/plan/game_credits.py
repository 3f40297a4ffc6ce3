"""Designer and publisher of a game, for the set-up page and the dialog about the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable_gui import i18n
from cardtable_gui.core.game import UNNAMED, AnyGame


def designers(game: AnyGame) -> str:
    """Designer and publisher in the current language; of a traditional game, that it is one."""
    designer, publisher = ("" if name is None else i18n.text(name) for name in (game.designer, game.publisher))
    if game.designer is None:
        words = QCoreApplication.translate("about", "A traditional game.")
    elif game.designer is UNNAMED:
        words = designer
    elif not publisher:
        words = QCoreApplication.translate("about", "Designed by {designer}")
    else:
        words = QCoreApplication.translate("about", "Designed by {designer}, published by {publisher}")
    return words.format(designer=designer, publisher=publisher)
