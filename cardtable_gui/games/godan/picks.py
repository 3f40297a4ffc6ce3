"""What a player has picked on the table of GODAN, and which actions that can become."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable_gui.core import counts
from cardtable_gui.core.table import Picked
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.godan.actions import NOBODY, SENDS, TAKE, GodanAction, Send, Work, sorted_cards
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.godan.zones import DISCARD, INCOMING, field_of


@dataclass(frozen=True, slots=True)
class Picks:
    """The picked cards in the view of the seat to move.

    `own`: faces of the hand, ascending; `incoming`: whether the incoming card is picked; `loot`: faces of opponents'
    fields, ascending, by seat.
    """

    view: GodanView
    own: tuple[int, ...]
    incoming: bool
    loot: tuple[tuple[int, tuple[int, ...]], ...]

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.view.to_move or 0

    @property
    def left(self) -> int:
        """The seat at the left of the one to move."""
        return (self.seat + 1) % self.view.players

    @property
    def sends(self) -> Send | None:
        """The send of the one picked hand card; None: not exactly one is picked."""
        return SENDS[self.own[0]] if len(self.own) == 1 and not self.loot and not self.incoming else None

    @property
    def works(self) -> tuple[Work, ...]:
        """What the picked cards can be laid for: several legal works, or one that may be illegal; else none."""
        if not self.own or self.incoming or len(self.loot) > 1:
            return ()
        readings = self._readings()
        legal = tuple(work for work in readings if self.is_legal(work))
        return legal or readings[:1]

    def works_against(self, seat: int) -> tuple[Work, ...]:
        """Those of `works` that choose this opponent; legal ones only."""
        return tuple(work for work in self.works if work.seat == seat and self.is_legal(work))

    def is_legal(self, action: GodanAction) -> bool:
        """Whether this action is legal now."""
        return action in self.view.legal_actions()

    def _readings(self) -> tuple[Work, ...]:
        """All that is meant by the picked cards, legal or not; never none."""
        moves = self.view.moves
        kinds = set(self.own)
        if moves.cover_up in kinds and not self.loot:
            return self._coverings() or (Work(self.own),)
        seat, loot = self.loot[0] if self.loot else (NOBODY, ())
        if len(kinds) == 1 and not self.loot:
            if self.own[0] == moves.collection:
                others = tuple(Work(self.own, other) for other in self._opponents())
                return tuple(work for work in others if self.is_legal(work)) or (Work(self.own),)
            if self.own[0] == moves.robbery:
                return self._robberies() or (Work(self.own),)
        return (Work(self.own, seat, loot),)

    def _coverings(self) -> tuple[Work, ...]:
        """Some of the picked Cover-up cards are laid, all else that is picked is discarded."""
        moves = self.view.moves
        covers = [card for card in self.own if card == moves.cover_up]
        rest = [card for card in self.own if card != moves.cover_up]
        found = []
        for laid in range(len(covers), 0, -1):
            others = tuple(sorted([*rest, *covers[laid:]]))
            if len(others) <= laid:
                found.append(Work(tuple(covers[:laid]), NOBODY, others))
        return tuple(found)

    def _robberies(self) -> tuple[Work, ...]:
        """The legal robberies with exactly the picked cards, the most promising first."""
        found = [
            action for action in self.view.legal_actions() if isinstance(action, Work) and action.cards == self.own
        ]
        return tuple(sorted(found, key=self._gain, reverse=True))

    def _gain(self, work: Work) -> int:
        """What a robbery is worth to the robber now, and costs the victim."""
        view, moves = self.view, self.view.moves
        face, loot = work.others[0], len(work.others)
        scale = moves.worth[face]
        own, there = counts.number(view.field(self.seat), face), counts.number(view.field(work.seat), face)
        return 2 * (scale[own + loot] - scale[own]) + scale[there] - scale[there - loot]

    def _opponents(self) -> Sequence[int]:
        return [(self.seat + step) % self.view.players for step in range(1, self.view.players)]

    def meant(self, target: Zone) -> tuple[GodanAction, ...]:
        """What dropping the picked cards on a zone means: see `Table.dropped`."""
        view = self.view
        if view.phase == "send":
            goal = DISCARD if self.seat == view.last else INCOMING
            send = self.sends
            onward = target == goal or (target == hand_of(self.left) and self.seat != view.last)
            return (send,) if send is not None and onward else ()
        if self.incoming:
            return (TAKE,) if target == hand_of(self.seat) and not self.own and not self.loot else ()
        if target == field_of(self.seat):
            return self.works
        if target == DISCARD:
            return tuple(work for work in self.works if work.cards[0] == view.moves.cover_up and work.others)
        if target.name in {"field", "hand"} and target.seat is not None and target.seat != self.seat:
            return self.works_against(target.seat)
        return ()


def read(view: GodanView, picked: Picked) -> Picks:
    """The picked cards; such as lie elsewhere do not count."""
    index = view.game.index
    seat = view.to_move or 0
    loot = tuple(
        (zone.seat, sorted_cards(cards, index))
        for zone, cards in sorted(picked.items(), key=lambda item: item[0].seat or 0)
        if zone.name == "field" and zone.seat is not None and zone.seat != seat and cards
    )
    return Picks(
        view,
        sorted_cards(picked.get(hand_of(seat), ()), index),
        bool(picked.get(INCOMING) or picked.get(DECK)),
        loot,
    )
