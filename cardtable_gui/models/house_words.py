"""Words for the rules by which scores came about, where results are told by them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable_gui import games, i18n
from cardtable_gui.controller.statistics.match_results import AND
from cardtable_gui.core.game import AnyGame


def house_words(game_id: str, house: str) -> str:
    """A short name of `PersonResult.house`."""
    if not house:
        return QCoreApplication.translate("statistics", "default options")
    return ", ".join(_words(games.game(game_id), part) for part in house.split(AND))


def _words(game: AnyGame, part: str) -> str:
    """Words for house rules, or for an option with its value."""
    for own in game.houses:
        if own.name == part:
            return i18n.text(own.short)
    for option in game.options:
        name, _, value = part.partition("-")
        if option.id == name:
            words = QCoreApplication.translate("statistics", "{option}: {value}")
            shown = i18n.with_commas(value.split("-")) if option.kind == "seats" else value
            return words.format(option=i18n.text(option.title), value=shown)
    return QCoreApplication.translate("statistics", "other house rules")
