"""The finished matches in the library: searched, filtered and sorted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import IntEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QDate, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable_gui import games, i18n
from cardtable_gui.card_lists import players
from cardtable_gui.controller.saves.notes import Note
from cardtable_gui.controller.statistics.match_results import MatchEntry
from cardtable_gui.core.files.limits import Progress, no_progress
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


class Searched(NamedTuple):
    """What is searched, by match, and the notes it was made with."""

    texts: Mapping[str, str]
    notes: Mapping[str, Note]


class LibraryContents:
    """Finished matches with their notes, prepared to be listed in any order; made in a thread.

    Whoever shows them has them alone from then on.
    """

    def __init__(self, entries: Sequence[MatchEntry] = (), notes: Mapping[str, Note] | None = None) -> None:
        """Prepare the matches of this program's games."""
        known = {package.game.id for package in games.packages()}
        self.entries = [entry for entry in entries if entry.game in known]
        self.notes = notes or {}
        played = {entry.game for entry in self.entries}
        self.games = [package.game.id for package in games.by_difficulty() if package.game.id in played]
        """The ids of all games that were played, easy ones first."""
        order = {game: number for number, game in enumerate(self.games)}
        self._ordered = {
            NEWEST: sorted(self.entries, key=lambda entry: -entry.end.at),
            OLDEST: sorted(self.entries, key=lambda entry: entry.end.at),
            BY_GAME: sorted(self.entries, key=lambda entry: (order[entry.game], -entry.end.at)),
            LONGEST: sorted(self.entries, key=lambda entry: (-(entry.seconds or 0), -entry.actions, -entry.end.at)),
        }
        self.tags = self._tags()
        """All tags that occur, in alphabetical order."""
        self._searched: dict[str, str] = {}

    def _tags(self) -> list[str]:
        tagged = {match: note.tags for match, note in self.notes.items() if note.tags}
        here = {entry.match for entry in self.entries if entry.match in tagged} if tagged else set()
        found = {tag for match in here for tag in tagged[match]}
        return sorted(found, key=lambda tag: (tag.casefold(), tag))

    def note(self, match: str) -> Note:
        """The note on a match; an empty one if there is none."""
        return self.notes.get(match, Note())

    def set_note(self, match: str, note: Note) -> None:
        """Put another note on a match."""
        self.notes = {**self.notes, match: note}
        self.tags = self._tags()
        self._searched.pop(match, None)

    def forget(self, match: str) -> None:
        """Leave a match out."""
        self.entries = [entry for entry in self.entries if entry.match != match]
        for order, entries in self._ordered.items():
            self._ordered[order] = [entry for entry in entries if entry.match != match]
        self.tags = self._tags()

    def searched(self, progress: Progress = no_progress) -> Searched:
        """What is searched of each match, in the current language. With thousands of matches it takes a while."""
        titles, notes = _Titles(), self.notes
        found = {}
        for number, entry in enumerate(self.entries):
            progress(number, len(self.entries))
            found[entry.match] = titles.searched(entry, notes.get(entry.match, Note()))
        return Searched(found, notes)

    def know_searched(self, searched: Searched) -> None:
        """Search these texts, except for those of matches that have another note by now."""
        self._searched = dict(searched.texts)
        if searched.notes is not self.notes:
            for match in searched.notes.keys() | self.notes.keys():
                if searched.notes.get(match) != self.notes.get(match):
                    self._searched.pop(match, None)

    def arranged(self, query: LibraryQuery) -> list[MatchEntry]:
        """The matches that agree with a query, in its order."""
        found = self._ordered.get(query.order, self._ordered[NEWEST])
        if query.game:
            found = [entry for entry in found if entry.game == query.game]
        if query.tag:
            found = [entry for entry in found if query.tag in self.note(entry.match).tags]
        words = searching.words(query.words)
        if words:
            missing = [entry for entry in found if entry.match not in self._searched]
            titles = _Titles()
            self._searched.update((entry.match, titles.searched(entry, self.note(entry.match))) for entry in missing)
            for word in words:
                found = [entry for entry in found if word in self._searched[entry.match]]
        return list(found)


class _Titles:
    """The titles of games and the words for days, each made once in the current language."""

    def __init__(self) -> None:
        self._locale = QLocale(i18n.LOCALES[i18n.language()])
        self._titles: dict[str, str] = {}
        self._days: dict[date, str] = {}

    def searched(self, entry: MatchEntry, note: Note) -> str:
        """What is searched of a match."""
        day = datetime.fromtimestamp(entry.end.at, UTC).astimezone().date()
        if entry.game not in self._titles:
            title = games.package(entry.game).game.title
            self._titles[entry.game] = f"{title.text}\n{i18n.text(title)}"
        if day not in self._days:
            words = self._locale.toString(QDate(day.year, day.month, day.day))
            self._days[day] = f"{day.isoformat()}\n{words}"
        parts = (entry.game, self._titles[entry.game], *names_of(entry), *note.tags, note.text, self._days[day])
        return searching.folded("\n".join((*parts, str(entry.seed))))


class LibraryModel(QAbstractListModel):
    """A row for each match that agrees with the query."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self.contents = LibraryContents()
        """All matches."""
        self._query = LibraryQuery()
        self._shown: Sequence[MatchEntry] = ()

    @property
    def total(self) -> int:
        """The number of all matches."""
        return len(self.contents.entries)

    @property
    def shown(self) -> Sequence[MatchEntry]:
        """The listed matches."""
        return self._shown

    def show(self, contents: LibraryContents) -> None:
        """List these matches, as far as they agree with the query."""
        self.contents = contents
        self.arrange(self._query)

    def arrange(self, query: LibraryQuery) -> None:
        """List the matches that agree with another query."""
        self._query = query
        found = self.contents.arranged(query)
        if found != self._shown:
            self.beginResetModel()
            self._shown = found
            self.endResetModel()

    def note(self, match: str) -> Note:
        """The note on a match; an empty one if there is none."""
        return self.contents.note(match)

    def set_note(self, match: str, note: Note) -> None:
        """Show another note on a match."""
        self.contents.set_note(match, note)
        row = self.row_of(match)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))

    def forget(self, match: str) -> None:
        """List a match no longer: it was deleted."""
        row = self.row_of(match)
        self.contents.forget(match)
        if row >= 0:
            self.beginRemoveRows(QModelIndex(), row, row)
            self._shown = [entry for entry in self._shown if entry.match != match]
            self.endRemoveRows()

    def row_of(self, match: str) -> int:
        """The row of a match; -1: it isn't listed."""
        return next((row for row, entry in enumerate(self._shown) if entry.match == match), -1)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.contents.know_searched(Searched({}, {}))
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


def names_of(entry: MatchEntry) -> list[str]:
    """The players' names by seat."""
    return [seat.called for seat in entry.seats]


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
