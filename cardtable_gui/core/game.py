"""What every card game is: a description (`Game`), a match at one moment (`State`), what a seat knows (`View`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from cardtable_gui.core.actions import Action, IllegalActionError, Refusal
from cardtable_gui.core.dealing import Dealer, NumberedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.files.strict_json import Json, JsonError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Option, Options
from cardtable_gui.core.zones import Tokens, ZoneCards, hand_of

A = TypeVar("A", bound=Action)


class Game(ABC, Generic[A]):
    """One game's description. Stateless; one instance a game, found through `cardtable_gui.games`.

    The instance is `GAME` of its module: so it is pickled, by name.
    """

    id: ClassVar[str]
    title: ClassVar[Message]
    tagline: ClassVar[Message]
    """One line for the start screen: what one does in this game."""
    kind: ClassVar[Message]
    """What kind of game it is, in two to four words that somebody who knows no card games knows."""
    difficulty: ClassVar[int]
    """How hard it is to learn: from 1, which a minute explains, to 5, which takes a match to see through."""
    designer: ClassVar[str]
    publisher: ClassVar[str]
    """Designer and publisher are empty where the rulebook names none."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    minutes: ClassVar[tuple[int, int]]
    """How long a match usually takes."""
    options: ClassVar[tuple[Option, ...]]
    faces: tuple[str, ...]
    """The card list: every different card's text, in the notation's order."""
    rules: ClassVar[tuple[str, ...]]
    """The numbers of the rule paragraphs, such as `KB1`."""
    piles: ClassVar[frozenset[str]] = frozenset({"deck"})
    """Names of the zones whose cards go without an action that tells them: piles that lie face down, and hands where an
    action names only a card's place."""
    house_file: ClassVar[str] = ""
    """The data file of the game's own house rules, which a player may replace (`with_house_rules`); empty: none."""

    @cached_property
    def index(self) -> dict[str, int]:
        """The face (index into `faces`) of each card text."""
        return {text: face for face, text in enumerate(self.faces)}

    def card_texts(self, faces: Sequence[int]) -> tuple[str, ...]:
        """The texts of some faces."""
        return tuple(self.faces[face] for face in faces)

    def card_name(self, text: str) -> str | Message:
        """What a player calls the card with this text; most games print on the card what the text says."""
        return text

    def __reduce__(self) -> str | tuple[Any, ...]:
        return "GAME"

    @abstractmethod
    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The faces in play, ascending, repeats included."""

    def deal_key(self, options: Options) -> str:
        """What of the options changes the numbered deals; most games: nothing."""
        del options
        return ""

    def numbered_dealer(self, players: int, options: Options, seed: int) -> NumberedDealer:
        """The dealer of the match's number `seed` (any whole number)."""
        return NumberedDealer(self.id, players, self.deal_key(options), seed, self.deck(players, options))

    def with_house_rules(self, content: Mapping[str, Json]) -> Game[A]:
        """This game by other house rules: the content of such a file, as it stands in a record.

        Equal house rules give the same instance. Raises `JsonError` where they cannot be used.
        """
        del content
        raise JsonError(QT_TRANSLATE_NOOP("house", "This game takes no house rules."))

    @abstractmethod
    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> State[A]:
        """The first state of a match, dealt. `options` are complete and checked, `players` in range."""

    @abstractmethod
    def sample(self, view: View[A], rng: Random) -> State[A]:
        """What `View.sample` gives: a full state that the view's seat cannot tell from the real one."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """Read an action in any card order. Raises `NotationError`. Legality is not looked at."""

    @abstractmethod
    def notation(self, action: A) -> str:
        """The action's canonical text."""

    def open_notation(self, action: A) -> str:
        """The text for seats that may not see what the action hides, such as `send ?`; most games hide nothing."""
        return self.notation(action)

    @abstractmethod
    def describe(self, action: A) -> Message:
        """The action as a short command for a player, such as “Play {cards}”."""


class MatchFields(Generic[A]):
    """The fields of every state and every view."""

    __slots__ = ()

    game: Game[A]
    """The game that is played."""
    players: int
    to_move: int | None
    """The seat that acts now; None when the match is over."""
    deal: int
    """The number of the current deal, from 1; every deal counts, replayed rounds too."""


class State(MatchFields[A], ABC):
    """One match at one moment. Legality has one source, three faces: the list, the check with its reason, the doing.

    The module `fields` tells how a game declares its state; it generates `copy` and `of`.
    """

    __slots__ = ()

    dealer: Dealer
    """The source of the deals to come."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """Every option with its value."""

    @abstractmethod
    def legal_actions(self) -> Sequence[A]:
        """Exactly the legal actions, no repeats; empty after the end. May be lazy; valid until the next `apply`."""

    def candidates(self) -> Sequence[A]:
        """Some legal actions, at least one while the match lasts, cheap to make and worth searching."""
        return self.legal_actions()

    @abstractmethod
    def refusal(self, action: A) -> Refusal | None:
        """Why this action is not legal now; None when it is. After the end every action is refused."""

    @abstractmethod
    def apply(self, action: A, events: list[Event] | None = None) -> None:
        """Do a legal action (unchecked: see `act`), and what follows by the rules up to the next question."""

    def act(self, action: A, events: list[Event] | None = None) -> None:
        """Do an action if it is legal. Raises `IllegalActionError`, and then nothing has changed."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        self.apply(action, events)

    def copy(self) -> Self:
        """An independent copy; immutable parts, such as deals, are shared."""
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator `state_class`")

    @classmethod
    def of(cls, view: View[A], **others: object) -> Self:
        """A state that a view may belong to: the shared fields come from the view, all others are given."""
        del view, others
        raise NotImplementedError(f"{cls.__name__} lacks the decorator `state_class`")

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The scores by seat, as the protocol defines them for this game."""

    @property
    @abstractmethod
    def ranks(self) -> tuple[int, ...] | None:
        """The final ranks by seat, 1 is best, equal results equal; None until the match is over."""

    @property
    @abstractmethod
    def phase(self) -> str:
        """A short lower-case word for what is asked now; `over` after the end."""

    @abstractmethod
    def cards(self) -> tuple[int, ...]:
        """Every card of the current deal wherever it lies, ascending: equal to `Game.deck` at any time."""

    @abstractmethod
    def view(self, seat: int | None) -> View[A]:
        """What this seat may know and remember; None: what any spectator may see."""


@dataclass(frozen=True, slots=True)
class View(ABC, Generic[A]):
    """What one seat knows of a match, and nothing else. Subclasses are frozen dataclasses too, and pickle small.

    Bots and the table get views only. It holds no seed and no dealer: they would foretell later deals. The module
    `fields` tells how a game declares its view; it generates `of`.
    """

    shared: ClassVar[frozenset[str]] = frozenset()
    """The names of the fields that have the same value in the state."""

    game: Game[A] = field(compare=False, repr=False)
    """As in `MatchFields`, like `players`, `to_move` and `deal`."""
    seat: int | None
    """The seat that looks; None: a spectator."""
    players: int
    to_move: int | None
    deal: int
    phase: str
    """As in `State`, like all that follows."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None

    @classmethod
    def of(cls, state: State[A], seat: int | None, **others: object) -> Self:
        """The view of a seat (None: a spectator): the shared fields come from the state, all others are given."""
        del state, seat, others
        raise NotImplementedError(f"{cls.__name__} lacks the decorator `view_class`")

    @property
    @abstractmethod
    def options(self) -> Options:
        """Every option with its value."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.to_move is None

    @property
    def hand(self) -> tuple[str, ...]:
        """The own cards in the order of the card list (a spectator has none)."""
        for zone_cards in self.zones():
            if zone_cards.zone == hand_of(self.seat) and self.seat is not None:
                return tuple(card for card in zone_cards.cards if card is not None)
        return ()

    @abstractmethod
    def zones(self) -> tuple[ZoneCards, ...]:
        """Every zone, empty ones too, always in the same order; every card of the deal is in exactly one of them.

        All games: `hand_of(seat)` is a seat's hand, `Zone("deck")` the draw pile if the game has one.
        """

    @abstractmethod
    def tokens(self) -> tuple[Tokens, ...]:
        """Every public number that lies on the table as things (coins, points), always in the same order."""

    @abstractmethod
    def known(self) -> tuple[tuple[str, ...], ...]:
        """By seat: cards that this seat knows to be in that hand (its own: all of them)."""

    def sample(self, rng: Random) -> State[A]:
        """A full state that this seat cannot tell from the real one: `sample(rng).view(seat) == view`."""
        return self.game.sample(self, rng)

    def unknown_dealer(self, rng: Random) -> Dealer:
        """A dealer for a sample of this match: its deals are random, since no seat can know those to come."""
        return self.game.numbered_dealer(self.players, self.options, rng.getrandbits(62))

    def legal_actions(self) -> Sequence[A]:
        """The legal actions if it is this seat's turn, else none. They never depend on what the seat cannot know."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        return self._legal_actions()

    def _legal_actions(self) -> Sequence[A]:
        """The legal actions of this seat, whose turn it is. A game may override it with a way that needs no sample."""
        return self.sample(Random(0)).legal_actions()

    def refusal(self, action: A) -> Refusal | None:
        """Why the seat to move may not do this now; None when it may. Ask only in the view of the seat to move."""
        return self.sample(Random(0)).refusal(action)


AnyGame: TypeAlias = Game[Any]
AnyState: TypeAlias = State[Any]
AnyView: TypeAlias = View[Any]

V = TypeVar("V", bound=AnyView)


def ranked(results: Sequence[Any]) -> tuple[int, ...]:
    """Ranks by seat of comparable results: the largest is first, equal ones share a rank (1, 1, 3)."""
    return tuple(1 + sum(other > own for other in results) for own in results)
