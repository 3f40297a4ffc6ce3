"""The finished matches in the library: searched, filtered and sorted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QAbstractListModel, QDate, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import games, i18n
from cardtable_gui.card_lists import players
from cardtable_gui.controller.saves.notes import Note
from cardtable_gui.controller.statistics.match_results import MatchEntry
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.models import searching

_Index = QModelIndex | QPersistentModelIndex

NEWEST, OLDEST, BY_GAME, LONGEST = "newest", "oldest", "game", "longest"
ORDERS: Final = (NEWEST, OLDEST, BY_GAME, LONGEST)


class LibraryRole(IntEnum):
    """The data of a match; `DisplayRole` is the game's title."""

    ID = Qt.ItemDataRole.UserRole + 1
    """The id of the match."""
    ENTRY = Qt.ItemDataRole.UserRole + 2
    """The `MatchEntry`."""
    OUTCOME = Qt.ItemDataRole.UserRole + 3
    """Who won, in words."""
    SEATS = Qt.ItemDataRole.UserRole + 4
    """Who played, as one text."""
    NOTE = Qt.ItemDataRole.UserRole + 5
    """The `Note` on it."""


@dataclass(frozen=True, slots=True)
class LibraryQuery:
    """Which matches are listed, and in which order.

    Attributes:
        words: each of them occurs in the game's title, a name, a tag, the note, the date (as such
            or in words) or the number of the deals.
        game: the game's id; empty: any.
        tag: a tag; empty: any.
        order: one of `ORDERS`.
    """

    words: str = ""
    game: str = ""
    tag: str = ""
    order: str = NEWEST


class LibraryModel(QAbstractListModel):
    """A row for each match that agrees with the query."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._entries: Sequence[MatchEntry] = ()
        self._notes: Mapping[str, Note] = {}
        self._query = LibraryQuery()
        self._searched: dict[str, str] = {}
        """What is searched of each match, as far as it was needed."""
        self._shown: Sequence[MatchEntry] = ()

    @property
    def total(self) -> int:
        """The number of all matches."""
        return len(self._entries)

    @property
    def shown(self) -> Sequence[MatchEntry]:
        """The listed matches."""
        return self._shown

    @property
    def games(self) -> list[str]:
        """The ids of all games that were played, easy ones first."""
        played = {entry.game for entry in self._entries}
        return [package.game.id for package in games.by_difficulty() if package.game.id in played]

    @property
    def tags(self) -> list[str]:
        """All tags that occur, in alphabetical order."""
        here = {entry.match for entry in self._entries}
        found = {tag for match, note in self._notes.items() if match in here for tag in note.tags}
        return sorted(found, key=lambda tag: (tag.casefold(), tag))

    def show(self, entries: Sequence[MatchEntry], notes: Mapping[str, Note]) -> None:
        """List these matches, as far as they agree with the query."""
        known = {package.game.id for package in games.packages()}
        self._entries = [entry for entry in entries if entry.game in known]
        self._notes = notes
        self._searched.clear()
        self.arrange(self._query)

    def arrange(self, query: LibraryQuery) -> None:
        """List the matches that agree with another query."""
        self._query = query
        words = searching.words(query.words)
        found = [
            entry
            for entry in self._entries
            if query.game in ("", entry.game)
            and (not query.tag or query.tag in self.note(entry.match).tags)
            and (not words or self._has(entry, words))
        ]
        match query.order:
            case "oldest":
                found.sort(key=lambda entry: entry.end.at)
            case "game":
                order = {game: number for number, game in enumerate(self.games)}
                found.sort(key=lambda entry: (order[entry.game], -entry.end.at))
            case "longest":
                found.sort(key=lambda entry: (-(entry.seconds or 0), -entry.actions, -entry.end.at))
            case _:
                found.sort(key=lambda entry: -entry.end.at)
        if found != self._shown:
            self.beginResetModel()
            self._shown = found
            self.endResetModel()

    def note(self, match: str) -> Note:
        """The note on a match; an empty one if there is none."""
        return self._notes.get(match, Note())

    def set_note(self, match: str, note: Note) -> None:
        """Show another note on a match."""
        self._notes = {**self._notes, match: note}
        self._searched.pop(match, None)
        row = self.row_of(match)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))

    def forget(self, match: str) -> None:
        """List a match no longer: it was deleted."""
        row = self.row_of(match)
        self._entries = [entry for entry in self._entries if entry.match != match]
        if row >= 0:
            self.beginRemoveRows(QModelIndex(), row, row)
            self._shown = [entry for entry in self._shown if entry.match != match]
            self.endRemoveRows()

    def row_of(self, match: str) -> int:
        """The row of a match; -1: it isn't listed."""
        return next((row for row, entry in enumerate(self._shown) if entry.match == match), -1)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._searched.clear()
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        valid = self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid)
        return self._datum(self._shown[index.row()], role) if valid else None

    def _datum(self, entry: MatchEntry, role: int) -> object:
        match role:
            case LibraryRole.ID:
                return entry.match
            case LibraryRole.ENTRY:
                return entry
            case LibraryRole.NOTE:
                return self.note(entry.match)
            case LibraryRole.OUTCOME:
                return i18n.text(outcome(entry), names_of(entry))
            case LibraryRole.SEATS:
                return seats_text(entry)
            case Qt.ItemDataRole.DisplayRole:
                return i18n.text(games.package(entry.game).game.title)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(entry)
        return None

    def _spoken(self, entry: MatchEntry) -> str:
        message = QT_TRANSLATE_NOOP("store", "{game} – {progress}, with {names}").put(
            game=games.package(entry.game).game.title,
            progress=outcome(entry),
            names=players(range(len(entry.seats))),
        )
        return i18n.with_commas((i18n.text(message, names_of(entry)), *self.note(entry.match).tags))

    def _has(self, entry: MatchEntry, words: Sequence[str]) -> bool:
        text = self._searched.get(entry.match)
        if text is None:
            note = self.note(entry.match)
            title = games.package(entry.game).game.title
            date = datetime.fromtimestamp(entry.end.at, UTC).astimezone().date()
            locale = QLocale(i18n.LOCALES[i18n.language()])
            dates = (date.isoformat(), locale.toString(QDate(date.year, date.month, date.day)))
            parts = (entry.game, title.text, i18n.text(title), *names_of(entry), *note.tags, note.text, *dates)
            text = self._searched[entry.match] = searching.folded("\n".join((*parts, str(entry.seed))))
        return all(word in text for word in words)


def names_of(entry: MatchEntry) -> list[str]:
    """The players' names by seat."""
    return [seat.name for seat in entry.seats]


def seats_text(entry: MatchEntry) -> str:
    """Who played, as one text."""
    everybody = players(range(len(entry.seats)))
    names = names_of(entry)
    return i18n.text(everybody, names) if isinstance(everybody, Message) else i18n.seat_name(0, names)


def outcome(entry: MatchEntry) -> Message:
    """Who won; alone, whether the goal was reached."""
    if len(entry.seats) == 1:
        reached = QT_TRANSLATE_NOOP("library", "Goal reached")
        return reached if entry.end.won[0] else QT_TRANSLATE_NOOP("library", "Goal missed")
    winners = [seat for seat, rank in enumerate(entry.end.ranks) if rank == 1]
    if len(winners) == 1:
        return QT_TRANSLATE_NOOP("store", "{name} won").put(name=SeatName(winners[0]))
    return QT_TRANSLATE_NOOP("store", "{names} won").put(names=players(winners))
