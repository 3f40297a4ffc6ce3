"""Item models of the zones on one table: what the table shows once everything has settled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from cardtable_gui.core.events import DealBegan, Event, all_seen
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.table import AnyTable, CardPlace, Spread
from cardtable_gui.core.zones import Lying, Zone, ZoneCards
from cardtable_gui.models.hand_order import HandOrders
from cardtable_gui.models.places import Places
from cardtable_gui.models.tokens import DECK, Arrangement, Reconciler, Step, Token

HAND = "hand"


class Role(IntEnum):
    """What a zone's model tells of a card beside its text."""

    TOKEN = Qt.ItemDataRole.UserRole + 1
    """The token's id (int)."""
    HIDDEN = Qt.ItemDataRole.UserRole + 2
    """Whether the card lies face down for the onlooker (bool)."""


class ZoneModel(QAbstractListModel):
    """The cards of one zone in table order. Display: the card's text, empty for a hidden card."""

    def __init__(self, zone: Zone, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.zone = zone
        self._tokens: list[Token] = []

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The zone's tokens."""
        return tuple(self._tokens)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._tokens)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        token = self._tokens[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return token.face or ""
            case Role.TOKEN:
                return token.id
            case Role.HIDDEN:
                return token.face is None
            case _:
                return None

    def arrange(self, tokens: tuple[Token, ...]) -> None:
        """Become these tokens by removing, moving, inserting and turning over, with the signals that say so."""
        keep = {token.id for token in tokens}
        for row in range(len(self._tokens) - 1, -1, -1):
            if self._tokens[row].id not in keep:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._tokens[row]
                self.endRemoveRows()
        for row, token in enumerate(tokens):
            at = next((place for place, held in enumerate(self._tokens) if held.id == token.id), None)
            if at is None:
                self.beginInsertRows(QModelIndex(), row, row)
                self._tokens.insert(row, token)
                self.endInsertRows()
                continue
            if at != row:
                self.beginMoveRows(QModelIndex(), at, at, QModelIndex(), row)
                self._tokens.insert(row, self._tokens.pop(at))
                self.endMoveRows()
            if self._tokens[row] != token:
                self._tokens[row] = token
                self.dataChanged.emit(self.index(row), self.index(row))


class TableModel(QObject):
    """All zones of one table as its onlooker knows them. It holds nothing that the onlooker may not know."""

    rearranged = Signal()
    """The zones have changed."""

    def __init__(self, table: AnyTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sorted = _sorted_names(table)
        self._index: dict[str, int] = {}
        self._reconciler = Reconciler(self._order)
        self._zones: dict[Zone, ZoneModel] = {}
        self._arrangement: Arrangement = {}
        self._cards: tuple[ZoneCards, ...] = ()
        self._places: Places | None = None
        self.orders = HandOrders()
        """How the hands lie; call `lay_again` after a change."""

    @property
    def arrangement(self) -> Arrangement:
        """All tokens by zone; zones of the view that are empty are there too."""
        return self._arrangement

    @property
    def places(self) -> Places:
        """Which token lies at which place of the zones, as the rules count them."""
        if self._places is None:
            self._places = Places(self._arrangement, self._cards)
        return self._places

    def zone(self, zone: Zone) -> ZoneModel:
        """The model of a zone; it stays the same for the life of the table."""
        if zone not in self._zones:
            self._zones[zone] = ZoneModel(zone, self)
            self._zones[zone].arrange(self._arrangement.get(zone, ()))
        return self._zones[zone]

    def replace(self, view: AnyView, lying: Lying | None = None) -> None:
        """Show another moment or another onlooker's view, whatever was shown before.

        `lying` tells where the cards lie if the onlooker sees more of them than the view tells.
        """
        self._index = view.game.index
        self._cards = (lying or view).zones()
        self._set(self._laid(self._reconciler.settled(self._arrangement, lying or view)))

    def advance(
        self, view: AnyView, events: Iterable[Event], chosen: Collection[int] = (), lying: Lying | None = None
    ) -> tuple[Step, ...]:
        """Show what came of some events, and return the steps that lead there.

        Args:
            view: the view after them.
            events: what happened; of that only what `view.seat` may see is used, unless `lying` tells more.
            chosen: the tokens (ids) that move first of equal cards.
            lying: where the cards lie if the onlooker sees more of them than the view tells.
        """
        self._index = view.game.index
        self._cards = (lying or view).zones()
        seen = all_seen(events, view.seat) if lying is None else events
        found = self._reconciler.choreographed(self._arrangement, seen, lying or view, chosen)
        steps: list[Step] = []
        for step in found:
            if isinstance(step.event, DealBegan):
                self.orders.forget()
            steps.append(replace(step, after=self._laid(step.after)))
        self._set(steps[-1].after if steps else self._arrangement)
        return tuple(steps)

    def lay_again(self) -> None:
        """Let the hands lie as `orders` has them now."""
        ranked = {
            zone: tuple(sorted(tokens, key=self._rank)) if zone.name == HAND else tokens
            for zone, tokens in self._arrangement.items()
        }
        self._set(self._laid(ranked))

    def put(self, zone: Zone, ids: Iterable[int]) -> None:
        """The player laid the cards of a hand in this order: all ids of the zone."""
        tokens = {token.id: token for token in self._arrangement[zone]}
        self.orders.put(zone, [tokens[token] for token in ids])
        self.lay_again()

    def is_sorted(self, zone: Zone) -> bool:
        """Whether the cards of a zone lie by number."""
        ranks = [self._rank(token) for token in self._arrangement.get(zone, ())]
        return ranks == sorted(ranks)

    def gather(self) -> None:
        """All cards lie face down in the deck: a match begins."""
        gathered = tuple(Token(token.id, None) for tokens in self._arrangement.values() for token in tokens)
        self._cards = ()
        self._set({**dict.fromkeys(self._arrangement, ()), DECK: gathered})

    def clear(self) -> None:
        """Forget every card."""
        self._cards = ()
        self._set({})

    def _laid(self, arrangement: Arrangement) -> Arrangement:
        if not self.orders.by_hand:
            return arrangement
        return {
            zone: self.orders.lay(zone, tokens, self._rank) if zone.name == HAND else tokens
            for zone, tokens in arrangement.items()
        }

    def _set(self, arrangement: Arrangement) -> None:
        self._arrangement = arrangement
        self._places = None
        for zone in arrangement:
            self.zone(zone)
        for zone, model in self._zones.items():
            model.arrange(arrangement.get(zone, ()))
        self.rearranged.emit()

    def _order(self, zone: Zone) -> Callable[[Token], int] | None:
        return self._rank if zone.name in self._sorted else None

    def _rank(self, token: Token) -> int:
        return len(self._index) if token.face is None else self._index[token.face]


def _sorted_names(table: AnyTable) -> frozenset[str]:
    """Hands and groups lie sorted; rows and piles lie in the order of arrival."""
    places = [*table.layout.seat, *(place for row in table.layout.centre for place in row)]
    groups = {place.name for place in places if isinstance(place, CardPlace) and place.spread is Spread.GROUPS}
    return frozenset({HAND, *groups})
