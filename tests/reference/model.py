"""What the independent implementations share: deals, the face a match shows to the driver, and ranking."""

import abc
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
Place = tuple[str, int | None]  # name of a zone, and the seat it belongs to


class UnreadableError(ValueError):
    """A text that is no action of the game, whatever the position."""


class MissingDealError(LookupError):
    """The match needs a further deal than those it was given."""


@dataclass(frozen=True)
class Deal:
    """One shuffle: the cards left after setting up, top first, and the seat that starts if nothing else decides."""

    deck: tuple[int, ...]
    start: int

    @classmethod
    def parse(cls, data: Mapping[str, object]) -> "Deal":
        """Read the form that records and requests use."""
        deck, start = data["deck"], data["start"]
        if not isinstance(deck, list) or not isinstance(start, int):
            raise TypeError(f"not a deal: {data!r}")
        return cls(tuple(int(card) for card in deck), start)

    def as_json(self) -> dict[str, object]:
        """Give the form that records and requests use."""
        return {"deck": [str(card) for card in self.deck], "start": self.start}


@dataclass(frozen=True)
class Card:
    """A card in play: its value, and the place in its deal's deck that it came from."""

    value: int
    slot: int


class Reference(abc.ABC):
    """One match, played by texts.

    `deals` is kept, not copied: whoever plays may append the next deal before the action that needs it.
    `happened` names the rare situations that came up, so that a run can tell what it has covered.
    """

    game: str
    seats: tuple[int, int]

    def __init__(self, players: int, options: Options, deals: list[Deal]) -> None:
        if not self.seats[0] <= players <= self.seats[1]:
            raise ValueError(f"{self.game} has no {players} players")
        self.players = players
        self.options = {**self.default_options(), **options}
        self.deals = deals
        self.deal = 0
        self.over = False
        self.to_move: int | None = None
        self.happened: set[str] = set()
        self._legal: list[str] | None = None

    @classmethod
    @abc.abstractmethod
    def default_options(cls) -> dict[str, OptionValue]:
        """Every option of the game with its default."""

    @classmethod
    @abc.abstractmethod
    def random_options(cls, rng: random.Random) -> dict[str, OptionValue]:
        """Options for a random match, short limits and long ones."""

    @classmethod
    @abc.abstractmethod
    def full_deck(cls, players: int) -> list[int]:
        """All cards that one deal uses."""

    @classmethod
    def random_deal(cls, players: int, rng: random.Random) -> Deal:
        """Shuffle a deal."""
        deck = cls.full_deck(players)
        rng.shuffle(deck)
        return Deal(tuple(deck), rng.randrange(players))

    def legal(self) -> list[str]:
        """Canonical texts of all legal actions, sorted as text; empty when the match is over."""
        if self._legal is None:
            self._legal = [] if self.over else sorted(self.list_legal())
        return list(self._legal)

    def act(self, text: str) -> None:
        """Do a legal action."""
        broken = self.refuse(text)
        if broken is not None:
            raise ValueError(f"{text!r} breaks {sorted(broken)}")
        self._legal = None
        self.do(text)

    @abc.abstractmethod
    def list_legal(self) -> list[str]:
        """Canonical texts of all legal actions of a match that goes on, each once."""

    @abc.abstractmethod
    def refuse(self, text: str) -> set[str] | None:
        """None for a legal action, else the rules that it breaks; UnreadableError if it is no action of this game."""

    @abc.abstractmethod
    def do(self, text: str) -> None:
        """Change the match by an action that is legal."""

    @property
    @abc.abstractmethod
    def scores(self) -> list[int]:
        """Scores by seat, as the protocol defines them."""

    @property
    @abc.abstractmethod
    def ranks(self) -> list[int] | None:
        """Ranks by seat, 1 best; None until the match is over."""

    @abc.abstractmethod
    def hand(self, seat: int) -> list[int]:
        """Values that a seat holds, sorted."""

    @abc.abstractmethod
    def seen_in_hand(self, holder: int) -> list[int]:
        """Values, sorted, that everybody knows to be in a hand, because those cards lay open before."""

    @abc.abstractmethod
    def open_cards(self) -> dict[Place, list[int]]:
        """Values of all cards that lie in the open, sorted, by the names that the engine gives its zones."""

    @abc.abstractmethod
    def covered_cards(self) -> dict[Place, list[int]]:
        """Values of all cards in hands and decks, sorted."""

    @abc.abstractmethod
    def amounts(self) -> dict[Place, int]:
        """What else can be counted on the table."""

    @abc.abstractmethod
    def other_worlds(self, seat: int | None, rng: random.Random) -> list[Deal] | None:
        """Deals that this seat cannot tell from the real ones so far: what it cannot know is dealt otherwise.

        None is a spectator, who holds nothing. The same actions are legal in that world. Deals that have not
        begun are shuffled anew. None if the position's outcome itself speaks of hidden cards.
        """

    @abc.abstractmethod
    def random_illegal(self, rng: random.Random) -> str:
        """Give a readable action of this game, usually not legal now."""

    def next_deal(self) -> Deal:
        """Go on to the next deal of the match and give it."""
        if self.deal >= len(self.deals):
            raise MissingDealError(f"deal {self.deal + 1} of {self.game}")
        self.deal += 1
        return self.deals[self.deal - 1]


def shared_ranks(amounts: Sequence[int]) -> list[int]:
    """Rank by most; equal amounts share a rank, and the ranks they use up are left out: 1, 1, 3."""
    return [1 + sum(other > amount for other in amounts) for amount in amounts]


def reshuffled(deal: Deal, slots: Sequence[int], rng: random.Random) -> Deal:
    """Give the deal with the cards in these slots dealt out again among them."""
    values = [deal.deck[slot] for slot in slots]
    rng.shuffle(values)
    deck = list(deal.deck)
    for slot, value in zip(slots, values, strict=True):
        deck[slot] = value
    return Deal(tuple(deck), deal.start)
