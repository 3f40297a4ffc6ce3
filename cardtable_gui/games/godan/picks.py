"""The picked cards on the table of GODAN, and the actions they can become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from cardtable_gui.core import counts
from cardtable_gui.core.offer import Picks
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.godan.actions import NOBODY, SENDS, TAKE, GodanAction, Send, Work
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.godan.zones import DISCARD, INCOMING, field_of


class GodanPicks(Picks[GodanView, GodanAction]):
    """The picked cards; those in zones where nothing can be picked are ignored."""

    @cached_property
    def own(self) -> tuple[int, ...]:
        """Faces of the hand, ascending."""
        return self.faces(self.own_hand)

    @property
    def incoming(self) -> bool:
        """Whether the incoming card is picked."""
        return INCOMING in self.picked or DECK in self.picked

    @cached_property
    def loot(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Faces of opponents' fields, ascending, by seat."""
        others = [seat for seat in range(self.view.players) if seat != self.seat]
        return tuple((seat, faces) for seat in others if (faces := self.faces(field_of(seat))))

    @property
    def left(self) -> int:
        """The left neighbour of the seat to move."""
        return (self.seat + 1) % self.view.players

    @property
    def sends(self) -> Send | None:
        """The send of the picked hand card; None unless exactly one is picked."""
        return SENDS[self.own[0]] if len(self.own) == 1 and not self.loot and not self.incoming else None

    @cached_property
    def works(self) -> tuple[Work, ...]:
        """The works of the picked cards: several legal ones, or a single one, legal or not; else none."""
        if not self.own or self.incoming or len(self.loot) > 1:
            return ()
        readings = self._readings()
        legal = tuple(work for work in readings if self.is_legal(work))
        return legal or readings[:1]

    def works_against(self, seat: int) -> tuple[Work, ...]:
        """The legal ones of `works` that choose this opponent."""
        return tuple(work for work in self.works if work.seat == seat and self.is_legal(work))

    def _readings(self) -> tuple[Work, ...]:
        """All works that the picked cards can stand for, legal or not; at least one."""
        moves = self.view.moves
        kinds = set(self.own)
        if moves.cover_up in kinds and not self.loot:
            return self._coverings() or (moves.reading(self.own),)
        seat, loot = self.loot[0] if self.loot else (NOBODY, ())
        if len(kinds) == 1 and not self.loot:
            if self.own[0] == moves.collection:
                others = tuple(Work(self.own, other) for other in self._opponents())
                return tuple(work for work in others if self.is_legal(work)) or (Work(self.own),)
            if self.own[0] == moves.robbery:
                return self._robberies() or (Work(self.own),)
        return (Work(self.own, seat, loot),)

    def _coverings(self) -> tuple[Work, ...]:
        """The works that lay some of the picked Cover-up cards and discard all other picked cards."""
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
        """The immediate value of a robbery: twice the robber's gain plus the victim's loss."""
        view, moves = self.view, self.view.moves
        face, loot = work.others[0], len(work.others)
        scale = moves.worth[face]
        own, there = counts.number(view.field(self.seat), face), counts.number(view.field(work.seat), face)
        return 2 * (scale[own + loot] - scale[own]) + scale[there] - scale[there - loot]

    def _opponents(self) -> Sequence[int]:
        return [(self.seat + step) % self.view.players for step in range(1, self.view.players)]

    def drops(self) -> Mapping[Zone, Sequence[GodanAction | None]]:
        """The meaning of dropping the picked cards on each zone, legal or not."""
        if self.view.phase == "send":
            return self._sent()
        if self.incoming:
            return {} if self.own or self.loot else {self.own_hand: (TAKE,)}
        seats = range(self.view.players)
        against = {seat: self.works_against(seat) for seat in seats if seat != self.seat}
        coverings = [work for work in self.works if work.cards[0] == self.view.moves.cover_up and work.others]
        return {
            **{hand_of(seat): works for seat, works in against.items()},
            **{field_of(seat): against.get(seat, self.works) for seat in seats},
            DISCARD: coverings,
        }

    def _sent(self) -> Mapping[Zone, Sequence[GodanAction | None]]:
        """The drops that send a card after taking: to the left, or in the week's last turn to the discards."""
        if self.seat == self.view.last:
            return {DISCARD: (self.sends,)}
        return {hand_of(self.left): (self.sends,), INCOMING: (self.sends,)}
