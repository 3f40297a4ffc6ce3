"""What the independent implementations share: deals, the face a match shows to the driver, and ranking."""

import abc
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

OptionValue = bool | int | str | list[str] | list[int]
Options = Mapping[str, OptionValue]
House = Mapping[str, Any]
Place = tuple[str, int | None]  # name of a zone, and the seat it belongs to


class UnreadableError(ValueError):
    """A text that is no action of the game, whatever the position."""


class MissingDealError(LookupError):
    """The match needs a further deal than those it was given."""


@dataclass(frozen=True)
class Deal:
    """One shuffle: the cards left after setting up, top first, and the seat that starts if nothing else decides."""

    deck: tuple[str, ...]
    start: int

    @classmethod
    def parse(cls, data: Mapping[str, object]) -> "Deal":
        """Read the form that records and requests use."""
        deck, start = data["deck"], data["start"]
        if not isinstance(deck, list) or not isinstance(start, int):
            raise TypeError(f"not a deal: {data!r}")
        return cls(tuple(map(str, deck)), start)

    def as_json(self) -> dict[str, object]:
        """Give the form that records and requests use."""
        return {"deck": list(self.deck), "start": self.start}


@dataclass(frozen=True)
class Card:
    """A card in play: its text, and the place in its deal's deck that it came from."""

    text: str
    slot: int

    @property
    def value(self) -> int:
        """The number of a card that is only a number."""
        return int(self.text)


@dataclass(frozen=True)
class MatchSettings:
    """What a match is played by. `house` is the whole content of a file of house rules; None: the game's own."""

    players: int
    options: Options = field(default_factory=dict)
    house: House | None = None


@dataclass(frozen=True)
class World:
    """A match that some seat cannot tell from the real one: its deals, and the hidden choices that differ.

    `actions` holds, by the number of an action from 0, what is done there in place of what was really done.
    """

    deals: list[Deal]
    actions: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Run:
    """How a game is compared with the engine in the tests.

    Attributes:
        matches: so many random ones.
        seed: their seed.
        meets: the rare situations that must come up in them, so that the agreement cannot become empty unnoticed.
    """

    matches: int = 4
    seed: int = 1
    meets: frozenset[str] = frozenset()


class Reference(abc.ABC):
    """One match, played by texts.

    `deals` is kept, not copied: whoever plays may append the next deal before the action that needs it.
    `happened` names the rare situations that came up, so that a run can tell what it has covered. `done` lists
    the actions so far, each with the seat that did it.
    """

    game: str
    seats: tuple[int, int]
    cards: tuple[str, ...]
    """The game's card list: the order in which an action names its cards."""
    hidden_verbs: frozenset[str] = frozenset()
    """Verbs of the actions that other seats may not read: their histories hold `verb ?` in place of such an action."""
    nonsense: tuple[str, ...] = ()
    """Texts that nobody can read as an action; every game is tried with those of all games."""
    hurry: ClassVar[Mapping[str, float]] = {}
    """Weights by kind of action that bring a match to its end."""
    run: ClassVar[Run] = Run()

    def __init__(self, terms: MatchSettings, deals: list[Deal]) -> None:
        if not self.seats[0] <= terms.players <= self.seats[1]:
            raise ValueError(f"{self.game} has no {terms.players} players")
        self.players = terms.players
        self.options = {**self.default_options(), **terms.options}
        self.terms = MatchSettings(self.players, self.options, terms.house)
        self.deals = deals
        self.deal = 0
        self.over = False
        self.to_move: int | None = None
        self.done: list[tuple[int, str]] = []
        self.happened: set[str] = set()
        self._legal: list[str] | None = None

    @classmethod
    @abc.abstractmethod
    def default_options(cls) -> dict[str, OptionValue]:
        """Every option of the game with its default."""

    @classmethod
    @abc.abstractmethod
    def random_options(cls, rng: random.Random) -> dict[str, OptionValue]:
        """Options for a random match, short limits and long ones. A set's values come in any order."""

    @classmethod
    def most_ahead(cls, terms: MatchSettings) -> tuple[int, int]:
        """The most that one seat may have ahead in such a match, and all of them together."""
        del terms
        return 0, 0

    @classmethod
    def random_start(cls, terms: MatchSettings) -> list[int]:
        """What each seat has ahead in a random match with these options: in two thirds of them something."""
        rng = random.Random(repr((terms.players, terms.options)))
        each, together = cls.most_ahead(terms)
        found = [0] * terms.players
        if not each or rng.random() < 1 / 3:
            return rng.choice([[], found])
        for seat in rng.sample(range(terms.players), rng.randint(1, terms.players)):
            found[seat] = min(rng.randint(0, each), together - sum(found))
        return found

    @classmethod
    def random_house(cls, rng: random.Random) -> House | None:
        """House rules for a random match, or None for the game's own; most games take no others."""
        del rng
        return None

    @classmethod
    def random_weights(cls, rng: random.Random) -> dict[str, float]:
        """Weights by kind of action for a random match; kinds left out get one by lot."""
        del rng
        return {}

    @classmethod
    @abc.abstractmethod
    def full_deck(cls, terms: MatchSettings) -> list[str]:
        """All cards that one deal uses, sorted as texts."""

    @classmethod
    def random_deal(cls, terms: MatchSettings, rng: random.Random) -> Deal:
        """Shuffle a deal."""
        deck = cls.full_deck(terms)
        rng.shuffle(deck)
        return Deal(tuple(deck), rng.randrange(terms.players))

    def kind(self, text: str) -> str:
        """Name the kind of a legal action: a random match chooses a kind first, then an action of it."""
        return text.partition(" ")[0] + (" >" if ">" in text else "")

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
        assert self.to_move is not None
        self._legal = None
        self.done.append((self.to_move, text))
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
    def hand(self, seat: int) -> list[str]:
        """Cards that a seat holds, sorted as texts."""

    @abc.abstractmethod
    def seen_in_hand(self, holder: int, viewer: int | None) -> list[str]:
        """Cards, sorted as texts, that `viewer` (None: a spectator) is sure to know in another seat's hand.

        They lay open before, or came from the viewer itself. Of two equal cards the one that it knows is taken to
        leave the hand first.
        """

    @abc.abstractmethod
    def open_cards(self) -> dict[Place, list[str]]:
        """All cards that lie in the open, sorted as texts, by the names that the engine gives its zones."""

    @abc.abstractmethod
    def covered_cards(self) -> dict[Place, list[str]]:
        """All cards in hands and decks, and others that lie face down, sorted as texts."""

    @abc.abstractmethod
    def amounts(self) -> dict[Place, int]:
        """What else can be counted on the table."""

    @abc.abstractmethod
    def other_worlds(self, seat: int | None, rng: random.Random) -> World | None:
        """A match that this seat cannot tell from the real one so far: what it cannot know is otherwise.

        None is a spectator, who holds nothing. The same actions are legal in that world. Deals that have not
        begun are shuffled anew. None if the position's outcome itself speaks of hidden cards.
        """

    @abc.abstractmethod
    def random_illegal(self, rng: random.Random) -> str:
        """Give a readable action of this game, usually not legal now."""

    @property
    def ahead(self) -> list[int]:
        """By seat: the head start."""
        value = self.options["head_start"] or [0] * self.players
        assert isinstance(value, list)
        if any(value):
            self.happened.add("a head start")
        return [int(each) for each in value]

    def number(self, option: str) -> int:
        """Give the value of an option that is a number."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def next_deal(self) -> Deal:
        """Go on to the next deal of the match and give it."""
        if self.deal >= len(self.deals):
            raise MissingDealError(f"deal {self.deal + 1} of {self.game}")
        self.deal += 1
        return self.deals[self.deal - 1]


def arranged(cards: Iterable[str], order: Sequence[str]) -> list[str]:
    """Sort cards as the card list `order` does."""
    return sorted(cards, key=order.index)


def numbers(cards: Iterable[str]) -> list[int]:
    """Values of cards that are only numbers, in order."""
    return sorted(map(int, cards))


def texts(cards: Iterable[Card]) -> list[str]:
    """Texts of cards, sorted as texts."""
    return sorted(card.text for card in cards)


def holds(cards: Iterable[str], wanted: Iterable[str]) -> bool:
    """Tell whether all the wanted cards are there, as often as they are wanted."""
    return Counter(wanted) <= Counter(cards)


def shared_ranks(amounts: Sequence[int]) -> list[int]:
    """Rank by most; equal amounts share a rank, and the ranks they use up are left out: 1, 1, 3."""
    return [1 + sum(other > amount for other in amounts) for amount in amounts]


def reshuffled(deal: Deal, slots: Sequence[int], rng: random.Random) -> Deal:
    """Give the deal with the cards in these slots dealt out again among them."""
    cards = [deal.deck[slot] for slot in slots]
    rng.shuffle(cards)
    deck = list(deal.deck)
    for slot, card in zip(slots, cards, strict=True):
        deck[slot] = card
    return Deal(tuple(deck), deal.start)
