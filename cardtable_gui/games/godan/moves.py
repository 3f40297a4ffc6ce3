"""Legal actions from hand and fields, by tables built once for each house (GO4-GO9).

Hands and fields are packed counts. `laid` are the cards that each seat laid into its own field, including role cards;
`taken` those that it took from others by Robbery. Both lists are by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product

from cardtable_gui.core.counts import MOST, ONE, WIDTH, Counts, expand, holds, kinds, of
from cardtable_gui.core.messages import CardList
from cardtable_gui.games.godan.actions import NOBODY, SENDS, TAKE, GodanAction, Send, Work
from cardtable_gui.games.godan.house import House, card_name
from cardtable_gui.games.godan.setup import FULL

_LOW = 31
_MOST_PLAYERS = 6
_MOST_KEPT = 30_000
"""A cache is cleared when it holds this many lists."""

Works = tuple[GodanAction, ...]


class _NumberWorks(dict[int, Works]):
    """Take, and all works of number cards, keyed by the number bits of hand and field (the field's bits are higher).

    A cache: few hands recur, mostly those of bots' rollouts and late ones.
    """

    def __init__(self, numbers: int) -> None:
        super().__init__()
        self._width = WIDTH * numbers
        self._of_face = tuple(
            tuple(tuple(_number_works(face, held, group) for group in range(FULL + 1)) for held in range(FULL + 1))
            for face in range(numbers)
        )

    def __missing__(self, key: int) -> Works:
        if len(self) >= _MOST_KEPT:
            self.clear()
        works: Works = (TAKE,)
        hand, field = key, key >> self._width
        for by_held in self._of_face:
            works += by_held[min(hand & _LOW, FULL)][field & _LOW]
            hand >>= WIDTH
            field >>= WIDTH
        self[key] = works
        return works


class _Hidings(dict[tuple[Counts, int], Works]):
    """All works of a number of Cover-up cards, keyed by the cards that may be discarded, with a limit per face."""

    def __init__(self, cover_up: int) -> None:
        super().__init__()
        self._face = cover_up
        self._works: dict[tuple[int, tuple[int, ...]], Work] = {}

    def work(self, cards: int, others: tuple[int, ...]) -> Work:
        """So many Cover-up cards with these discards."""
        key = (cards, others)
        work = self._works.get(key)
        if work is None:
            work = self._works[key] = Work((self._face,) * cards, NOBODY, others)
        return work

    def __missing__(self, key: tuple[Counts, int]) -> Works:
        if len(self) >= _MOST_KEPT:
            self.clear()
        rest, cards = key
        there = kinds(rest)
        self[key] = works = tuple(
            self.work(cards, others)
            for several in range(1, cards + 1)
            for others in combinations_with_replacement(there, several)
            if several == 1 or holds(rest, of(others))
        )
        return works


class _Roles(dict[tuple[int, int, int], tuple[Works, range, range]]):
    """The works of role cards, keyed by the role bits of the hand, the seat and the number of players.

    The works that depend on nothing else, and the numbers of cards that can be worked as Robbery and as Cover-up.
    """

    def __init__(self, moves: Moves) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, key: tuple[int, int, int]) -> tuple[Works, range, range]:
        if len(self) >= _MOST_KEPT:
            self.clear()
        roles, seat, players = key
        moves, house = self._moves, self._moves.house
        numbers: dict[int, range] = {}
        for place, _ in enumerate(house.roles):
            held = roles >> WIDTH * place & _LOW
            numbers[moves.numbers + place] = range(house.least, min(house.most, held) + 1)
        nothing = range(0)
        works = [Work((moves.severance,) * cards) for cards in numbers.get(moves.severance, nothing)]
        works += [
            Work((moves.collection,) * cards, other)
            for cards in numbers.get(moves.collection, nothing)
            for other in range(players)
            if other != seat
        ]
        found = (tuple(works), numbers.get(moves.robbery, nothing), numbers.get(moves.cover_up, nothing))
        self[key] = found
        return found


class Moves:
    """The tables of one house."""

    def __init__(self, house: House) -> None:
        """Build the tables."""
        self.house = house
        self.faces = house.faces
        self.numbers = len(house.values)
        """The number of faces that are number cards; the others are roles."""
        self.deck = tuple(face for face, copies in enumerate(house.all_copies) for _ in range(copies))
        self.all_cards = of(self.deck)
        self.severance, self.robbery, self.cover_up, self.collection = (
            self.faces.index(role) if role in house.roles else NOBODY for role in ("S", "R", "V", "C")
        )
        self.worth = tuple((0, 0, value, value + 5, 40, 50) for value in house.values)
        """`worth[face][number]`: the score of a group (GO7)."""
        self.hand_cost = (*house.values, *(house.role_in_hand for _ in house.roles))
        """The cost of a card left in hand, by face (GO10)."""
        self.number_bits: Counts = _LOW * sum(ONE[: self.numbers])
        self._number_works = _NumberWorks(self.numbers)
        self._ones: Counts = sum(ONE[: len(self.faces)])
        self._guards = 16 * self._ones
        roles = ONE[self.numbers : len(self.faces)]
        self._role_guards = 16 * sum(roles)
        self._least_roles = house.least * sum(roles)
        self._role_shift = WIDTH * self.numbers
        self._roles = _Roles(self)
        self._cover_up_one = ONE[self.cover_up]
        worked = range(house.most + 1)
        self.works = tuple(tuple(Work((face,) * cards) for cards in range(MOST + 1)) for face in range(len(self.faces)))
        """`works[face][number]`: the work of so many cards that names no seat and no other cards."""
        self._hidings = _Hidings(self.cover_up)
        self._robbing = {
            (cards, seat, face): tuple(
                Work((self.robbery,) * cards, seat, (face,) * loot) for loot in range(1, min(cards, FULL) + 1)
            )
            for cards, seat, face in product(worked, range(_MOST_PLAYERS), range(self.numbers))
        }
        self._sends: dict[Counts, tuple[Send, ...]] = {}

    def named(self, faces: Sequence[int]) -> CardList:
        """Cards as named in a sentence, sorted."""
        return CardList(tuple(card_name(self.faces[face]) for face in sorted(faces)))

    # ---------------------------------------------------------------------------------------------- lists

    def reading(self, hand: Sequence[int]) -> Work:
        """The job, legal or not, that takes exactly these cards of the hand: all Cover-up cards discard the others."""
        laid = tuple(face for face in hand if face == self.cover_up)
        others = tuple(face for face in hand if face != self.cover_up)
        return Work(laid, NOBODY, others) if laid else Work(others)

    def choices(
        self, seat: int, hand: Counts, laid: Sequence[Counts], taken: Sequence[Counts], *, few: bool = False
    ) -> Sequence[GodanAction]:
        """All legal actions of a seat that has not taken its incoming card.

        `few`: only those worth searching, in which Robbery takes all it can and Cover-up discards the most expensive
            cards.
        """
        field = laid[seat] + taken[seat]
        numbers = self.number_bits
        found = self._number_works[(hand & numbers) | (field & numbers) << self._role_shift]
        if ((hand | self._role_guards) - self._least_roles) & self._role_guards:
            roles, robberies, cover_ups = self._roles[hand >> self._role_shift, seat, len(laid)]
            found += roles
            for cards in robberies:
                found += self._rob(cards, seat, field, laid, taken, few)
            for cards in cover_ups:
                found += self._cover(cards, hand - cards * self._cover_up_one, few)
        return found

    def sends(self, hand: Counts) -> Sequence[Send]:
        """All legal sends from this hand."""
        there = ((hand | self._guards) - self._ones) & self._guards
        found = self._sends.get(there)
        if found is None:
            found = self._sends[there] = tuple(SENDS[face] for face in kinds(hand))
        return found

    def _rob(
        self, cards: int, seat: int, own: Counts, laid: Sequence[Counts], taken: Sequence[Counts], few: bool
    ) -> Works:
        """Robberies with `cards` cards, taking up to as many of one group, within the room in the seat's own group."""
        found: Works = ()
        for other, own_cards in enumerate(laid):
            if other == seat:
                continue
            field = (own_cards + taken[other]) & self.number_bits
            face = 0
            while field:
                there = field & _LOW
                if there:
                    most = min(cards, there, FULL - (own >> WIDTH * face & _LOW))
                    found += self._robbing[cards, other, face][most - 1 if few and most else 0 : most]
                field >>= WIDTH
                face += 1
        return found

    def _cover(self, cards: int, rest: Counts, few: bool) -> Works:
        """Cover-ups with `cards` cards, discarding up to as many of the rest of the hand."""
        if not rest:
            return (self.works[self.cover_up][cards],)
        guards, ones = self._guards, self._ones
        if not few:
            guarded = rest | guards
            key = 0
            for several in range(1, cards + 1):
                key += ((guarded - several * ones) & guards) >> WIDTH - 1
            return self._hidings[key, cards]
        costly = sorted(expand(rest), key=lambda face: -self.hand_cost[face])[:cards]
        numbers = range(1, len(costly) + 1)
        return tuple(self._hidings.work(cards, tuple(sorted(costly[:several]))) for several in numbers)

    # ---------------------------------------------------------------------------------------------- sums

    def groups_worth(self, field: Counts) -> int:
        """The score of all groups of a field (GO7)."""
        total = 0
        for worth in self.worth:
            if not field:
                break
            total += worth[field & _LOW]
            field >>= WIDTH
        return total

    def cost(self, hand: Counts) -> int:
        """The cost of a hand left at the end of a game (GO10)."""
        total = 0
        for cost in self.hand_cost:
            if not hand:
                break
            total += cost * (hand & _LOW)
            hand >>= WIDTH
        return total


def _number_works(face: int, held: int, group: int) -> Works:
    """GO6: a new group needs at least two cards, an existing group one, and no group exceeds five."""
    return tuple(Work((face,) * cards) for cards in range(1 if group else 2, min(held, FULL - group) + 1))


@cache
def moves_of(house: House) -> Moves:
    """The tables of a house."""
    return Moves(house)
