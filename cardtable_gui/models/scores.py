"""Who sits where, and how each stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Slot

from cardtable_gui import i18n
from cardtable_gui.bots import levels
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table import fact
from cardtable_gui.core.zones import hand_of

_Index = QModelIndex | QPersistentModelIndex


class SeatRole(IntEnum):
    """What a row tells of a seat; `DisplayRole` is its name."""

    LEVEL = Qt.ItemDataRole.UserRole + 1
    """The bot level's title; empty for a person."""
    SCORE = Qt.ItemDataRole.UserRole + 2
    """The score (int)."""
    RANK = Qt.ItemDataRole.UserRole + 3
    """The final rank, 1 is best; None until the match is over."""
    BADGES = Qt.ItemDataRole.UserRole + 4
    """Short public facts (list of str)."""
    TO_MOVE = Qt.ItemDataRole.UserRole + 5
    """Whether it is this seat's turn (bool)."""
    CARDS = Qt.ItemDataRole.UserRole + 6
    """How many cards are in its hand (int)."""
    ONLOOKER = Qt.ItemDataRole.UserRole + 7
    """Whether this seat looks on (bool)."""
    THINKING = Qt.ItemDataRole.UserRole + 8
    """Whether this seat's bot thinks (bool)."""


@dataclass(frozen=True, slots=True)
class _Row:
    score: int
    rank: int | None
    badges: tuple[Message, ...]
    to_move: bool
    cards: int
    onlooker: bool
    thinking: bool


class ScoresModel(QAbstractListModel):
    """A row a seat, from seat 0; it follows a session. Only what everybody may know stands here."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        """Show how a session stands, and follow it."""
        super().__init__(parent)
        self._session = session
        self._thinking: int | None = None
        self._rows = self._read()
        session.stepped.connect(self._acted)
        session.replaced.connect(self._acted)
        session.turn_changed.connect(self._refresh)
        session.thinking.connect(self._thinks)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid | self.CheckIndexOption.ParentIsInvalid):
            return None
        seat = index.row()
        row = self._rows[seat]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return i18n.seat_name(seat, self._session.names)
            case SeatRole.LEVEL:
                level = self._session.match.seats[seat].level
                return "" if level is None else i18n.text(levels.TITLES[levels.nearest(level)])
            case SeatRole.BADGES:
                return [i18n.text(badge, self._session.names) for badge in row.badges]
            case _:
                return _fact(row, role)

    def retranslate(self) -> None:
        """Tell the views that all texts are others now."""
        self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    @Slot()
    def _acted(self) -> None:
        self._thinking = None
        self._refresh()

    @Slot(int)
    def _thinks(self, seat: int) -> None:
        self._thinking = seat
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        old, self._rows = self._rows, self._read()
        for seat, (before, after) in enumerate(zip(old, self._rows, strict=True)):
            if before != after:
                self.dataChanged.emit(self.index(seat), self.index(seat))

    def _read(self) -> list[_Row]:
        view = self._session.view
        table = self._session.box.table
        cards = {zone.zone: len(zone.cards) for zone in view.zones()}
        return [
            _Row(
                score=view.scores[seat],
                rank=None if view.ranks is None else view.ranks[seat],
                badges=tuple(map(fact, table.badges(view, seat))),
                to_move=view.to_move == seat,
                cards=cards.get(hand_of(seat), 0),
                onlooker=self._session.onlooker == seat,
                thinking=self._thinking == seat,
            )
            for seat in range(view.players)
        ]


def _fact(row: _Row, role: int) -> object:
    match role:
        case SeatRole.SCORE:
            return row.score
        case SeatRole.RANK:
            return row.rank
        case SeatRole.TO_MOVE:
            return row.to_move
        case SeatRole.CARDS:
            return row.cards
        case SeatRole.ONLOOKER:
            return row.onlooker
        case SeatRole.THINKING:
            return row.thinking
        case _:
            return None
