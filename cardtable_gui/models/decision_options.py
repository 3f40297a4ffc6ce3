"""The options of the decision that a replay shows, with their chances to win: a row each, the best first."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from cardtable_gui import i18n
from cardtable_gui.controller.decisions import Option
from cardtable_gui.controller.replay_options import ReplayOptions
from cardtable_gui.core.aids.percents import percent
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

_Index = QModelIndex | QPersistentModelIndex


class OptionRole(IntEnum):
    """The data of a row; `DisplayRole` is the action in words."""

    FIGURES = Qt.ItemDataRole.UserRole + 1
    """The chance and its error, in words."""
    CHANCE = Qt.ItemDataRole.UserRole + 2
    """From 0 to 1."""
    ERROR = Qt.ItemDataRole.UserRole + 3
    """The standard error of the chance, from 0 to 1."""
    CHOSEN = Qt.ItemDataRole.UserRole + 4
    """Whether this is what the player did."""


class OptionsModel(QAbstractListModel):
    """Follows the options of one replay after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without a replay: no rows."""
        super().__init__(parent)
        self._source: ReplayOptions | None = None

    def follow(self, source: ReplayOptions | None) -> None:
        """Show the options of this replay; None: no rows."""
        if self._source is not None:
            self._source.changed.disconnect(self._reset)
        self._source = source
        if source is not None:
            source.changed.connect(self._reset)
        self._reset()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() or self._source is None else len(self._source.options)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        assert self._source is not None
        option = self._source.options[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._action(self._source, option)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(self._source, option)
            case OptionRole.FIGURES:
                words = QT_TRANSLATE_NOOP("replay", "{chance}% ±{error}")
                return i18n.text(words.put(chance=percent(option.chance), error=_error(option)))
            case OptionRole.CHANCE:
                return option.chance
            case OptionRole.ERROR:
                return option.error
            case OptionRole.CHOSEN:
                return option.chosen
            case _:
                return None

    def retranslate(self) -> None:
        """Tell the views that all texts have changed."""
        self._reset()

    @Slot()
    def _reset(self) -> None:
        self.beginResetModel()
        self.endResetModel()

    def _action(self, source: ReplayOptions, option: Option) -> str:
        return i18n.text(source.replay.package.game.describe(option.action), source.replay.names)

    def _spoken(self, source: ReplayOptions, option: Option) -> str:
        """The row as a screen reader says it."""
        words = QT_TRANSLATE_NOOP("replay", "{action}: {chance}%, give or take {error}")
        if option.chosen:
            words = QT_TRANSLATE_NOOP("replay", "{action} (played): {chance}%, give or take {error}")
        action = source.replay.package.game.describe(option.action)
        message = words.put(action=action, chance=percent(option.chance), error=_error(option))
        return i18n.text(message, source.replay.names)


def _error(option: Option) -> int:
    """The error in whole percent; never none, since a limited number of trials is never quite sure."""
    return max(1, percent(option.error))
