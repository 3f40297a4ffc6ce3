"""Names of house rules, where results are told by them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable_gui import games, i18n


def house_words(game_id: str, house: str) -> str:
    """A short name of `PersonResult.house`."""
    for own in games.game(game_id).houses:
        if own.name == house:
            return i18n.text(own.short)
    return QCoreApplication.translate("statistics", "other house rules")
