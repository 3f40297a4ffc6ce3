"""The interface of every card game: description (`Game`), match at one moment (`State`), what a seat knows (`View`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from cardtable_gui.core.actions import Action, IllegalActionError, Refusal
from cardtable_gui.core.dealing import Deal, Dealer, NumberedDealer
from cardtable_gui.core.draw_pile import ReshuffledPile
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.options import Option, Options, RuleSetFields
from cardtable_gui.core.strict_json import Json, JsonError
from cardtable_gui.core.zones import Tokens, ZoneCards, hand_of
from cardtable_gui.later import importing_later

with importing_later():
    # Not before a match.
    from cardtable_gui.core import events as kinds_of_events

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable_gui.core.events import Event
    from cardtable_gui.core.vocabulary import Vocabulary

A = TypeVar("A", bound=Action)
S_co = TypeVar("S_co", bound="State[Any]", covariant=True)

UNNAMED = QT_TRANSLATE_NOOP("about", "The rulebook doesn’t name a designer.")
"""The designer of a game whose rulebook names nobody."""


@dataclass(frozen=True, slots=True)
class OwnHouse:
    """House rules that come with the program.

    Attributes:
        name: what the command line, records and the engine call them.
        file: their house rules file; see `resource`.
        short: what players call them.
        title: the same, and how they play.
        about: a sentence on that.
        first_day: from this day on daily deals are played by them.
    """

    name: str
    file: str
    short: Message
    title: Message
    about: Message
    first_day: date = date.min


class Game(ABC, Generic[A, S_co]):
    """One game's description. Stateless; one instance a game, found through `cardtable_gui.games`.

    The instance is `GAME` of its module and is pickled by that name. What it is asked to do is in the modules beside
    it, which are imported when they are first needed: in `state` the class named like the game's own with `State`
    behind it, in `actions` the table `VOCABULARY`, and in `sampling` the function `sample` of a game whose views say
    less than `View.unknown`.
    """

    id: ClassVar[str]
    title: ClassVar[Message]
    tagline: ClassVar[Message]
    """One line for the start screen: what players do in this game."""
    kind: ClassVar[Message]
    """The kind of game, in two to four words that newcomers to card games understand."""
    difficulty: ClassVar[int]
    """How hard it is to learn, from 1 (explained in a minute) to 5 (understood after a match)."""
    designer: ClassVar[Message | None] = None
    publisher: ClassVar[Message | None] = None
    """Designer and publisher, in a translation by their names in its script. A traditional game has neither; a game
    whose rulebook names nobody has the designer `UNNAMED`.
    """
    players: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    minutes: ClassVar[tuple[int, int]]
    """The usual duration of a match in minutes, from and to."""
    options: ClassVar[tuple[Option, ...]] = ()
    start_is_open: ClassVar[bool] = True
    """Whether the first deal says who starts, so that players may choose it; else the rules decide it after dealing."""
    faces: tuple[str, ...]
    """The card list: the text of every distinct card, in the order of the notation."""
    rules: ClassVar[tuple[str, ...]]
    """The numbers of the rule paragraphs, such as `KB1`."""
    suit_colours: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Suits, as the last characters of card texts, with the colour (`#rrggbb`) in which plain cards show them.

    Every other card has a hue of its own.
    """
    piles: ClassVar[frozenset[str]] = frozenset({"deck"})
    """The names of zones whose cards can move without being named by an action.

    These are face-down piles, and hands where an action names only a card's place.
    """
    houses: ClassVar[tuple[OwnHouse, ...]] = ()
    """The program's own house rules, which a player may replace (`with_house_rules`); empty: the game has none.

    The first are those of every record without house rules, the last those of new matches.
    """
    houses_note: ClassVar[Message | None] = None
    """Which part of the rules they are, whose invention; None if there are no own house rules."""

    @cached_property
    def index(self) -> dict[str, int]:
        """The face (index into `faces`) of each card text."""
        return {text: face for face, text in enumerate(self.faces)}

    def card_texts(self, faces: Sequence[int]) -> tuple[str, ...]:
        """The card texts of some faces."""
        return tuple(self.faces[face] for face in faces)

    def card_name(self, text: str) -> str | Message:
        """A player's name for the card with this text; in most games the text itself."""
        return text

    def named(self, faces: Sequence[int]) -> CardList:
        """The players' names for some faces."""
        return CardList(tuple(self.card_name(self.faces[face]) for face in faces))

    def by_number(self, text: str) -> int:
        """The place of a card among all cards by number, then by kind, as hands are sorted on the table.

        This is the card list's order, but for cards with suits: these go by their ranks first.
        """
        return self._by_number[text]

    @cached_property
    def _by_number(self) -> dict[str, int]:
        suits = [suit for suit, _ in self.suit_colours]
        found: dict[str, tuple[int, int]] = {}
        ranks: dict[str, int] = {}
        for text in self.faces:
            suit = next((place for place, suit in enumerate(suits) if text.endswith(suit)), len(suits))
            rank = text.removesuffix(suits[suit]) if suit < len(suits) else text
            found[text] = (ranks.setdefault(rank, len(ranks)), suit)
        return {text: place for place, text in enumerate(sorted(found, key=found.__getitem__))}

    def __reduce__(self) -> str | tuple[Any, ...]:
        return "GAME"

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The faces in play, ascending, repeats included; each of the card list once, unless a game says otherwise."""
        del players, options
        return tuple(range(len(self.faces)))

    def deal_key(self, options: Options) -> str:
        """The options that change the numbered deals, as a text; empty in most games."""
        del options
        return ""

    def numbered_dealer(self, players: int, options: Options, seed: int) -> NumberedDealer:
        """The dealer of a match with this seed (any integer)."""
        return NumberedDealer(self.id, players, self.deal_key(options), seed, self.deck(players, options))

    def with_house_rules(self, content: Mapping[str, Json]) -> Game[A, S_co]:
        """This game with other house rules, given as the content of a house rules file or of a record.

        Equal house rules give the same instance. Raises `JsonError` if they are invalid.
        """
        del content
        raise JsonError(QT_TRANSLATE_NOOP("house", "The house rules of this game can’t be replaced."))

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> S_co:
        """The first state of a match, dealt. `options` are complete and checked, `players` in range."""
        return self._state(self, players, options, dealer, events)

    def sample(self, view: View[A], rng: Random) -> S_co:
        """A full state that agrees with the view: see `View.sample`."""
        return self._sample(view, rng)

    def parse(self, text: str) -> A:
        """Read an action in any card order. Raises `NotationError`. Legality is not checked."""
        return self._vocabulary.parse(text, self)

    def notation(self, action: A) -> str:
        """The action's canonical text: words, of which those that are texts of cards stand in ascending order.

        No other word may be the text of a card: a seat is `p2` in a game that has a card `2`.
        """
        return self._vocabulary.notation(action, self)

    def open_notation(self, action: A) -> str:
        """The text for seats that may not see the action's hidden cards, such as `send ?`; most games hide nothing."""
        return self.notation(action) if self.is_open(action) else f"{self._vocabulary.form(action).verb} ?"

    def is_open(self, action: A) -> bool:
        """Whether everybody sees all that this action names; equal to `open_notation` giving its whole notation."""
        return not self._vocabulary.form(action).hidden

    def faces_in(self, action: A) -> tuple[int, ...]:
        """The faces of the cards that this action names."""
        return self._vocabulary.form(action).faces(action)

    def number_in(self, action: A) -> int | None:
        """The number that this action names and nothing else, such as a bid; None: it's another kind of action."""
        return self._vocabulary.form(action).number(action)

    def describe(self, action: A) -> Message:
        """The action as a short command for a player, such as “Play {cards}”."""
        return self._vocabulary.form(action).described(action, self)

    def describe_in(self, view: AnyView, action: A) -> Message:
        """The same for the seat to move in a view: what an action does may depend on the moment."""
        del view
        return self.describe(action)

    def _beside(self, module: str, name: str) -> Any:
        """What a module beside that of the game calls by this name."""
        return getattr(import_module(f"{self._folder}.{module}"), name)

    @property
    def _folder(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def _state(self) -> Callable[..., S_co]:
        made: Callable[..., S_co] = self._beside("state", f"{type(self).__name__}State")
        return made

    @cached_property
    def _sample(self) -> Callable[[View[A], Random], S_co]:
        if find_spec(f"{self._folder}.sampling") is None:
            return self._any_state
        made: Callable[[View[A], Random], S_co] = self._beside("sampling", "sample")
        return made

    def _any_state(self, view: View[A], rng: Random) -> S_co:
        """A state whose other fields come from `View.unknown`."""
        kind: Any = self._state
        unknown = {name: value for name, value in view.unknown(rng).items() if name in kind.unshared}
        made: S_co = kind.of(view, dealer=view.unknown_dealer(rng), **unknown)
        return made

    @cached_property
    def _vocabulary(self) -> Vocabulary[A]:
        made: Vocabulary[A] = self._beside("actions", "VOCABULARY")
        return made


class MatchFields(RuleSetFields, Generic[A]):
    """The fields of every state and every view."""

    __slots__ = ()

    game: Game[A, State[A]]
    """The game that is played."""
    players: int
    to_move: int | None
    """The seat to move; None after the end."""
    deal: int
    """The number of the current deal, from 1; every deal counts, replayed rounds too."""
    deal_actions: tuple[tuple[int, A | None], ...]
    """What was done in the current deal: seat and action, the latest last; None for an action that is not open."""


class State(MatchFields[A], ABC):
    """A match at one moment. `legal_actions`, `refusal` and `act` always agree on what is legal.

    See the module `fields` for how a game declares its state; it generates the start of a match, `copy` and `of`.
    """

    __slots__ = ()

    unshared: ClassVar[frozenset[str]] = frozenset()
    """The names of the fields that its views lack."""

    dealer: Dealer
    """The source of the coming deals."""

    def __init__(
        self,
        game: Game[A, State[A]],
        players: int,
        options: Options,
        dealer: Dealer,
        events: list[Event] | None = None,
    ) -> None:
        """Start a match and deal its first deal. `options` are complete and checked."""
        del game, players, options, dealer, events
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator `state_class`")

    @abstractmethod
    def begin(self, events: list[Event] | None) -> None:
        """Deal the first deal, of a match whose options are set and whose number of deals is 0."""

    def end_match(self, events: list[Event] | None) -> None:
        """Nobody is to move any more."""
        self.to_move = None  # type: ignore[misc]  # `state_class` gives every state the slot
        if events is not None:
            events.append(kinds_of_events.MatchEnded(self.ranks or ()))

    def next_deal(self) -> Deal:
        """Ask the dealer for the next deal, and count it."""
        deal = self.dealer(self.shuffles if isinstance(self, ReshuffledPile) else self.deal)
        self.deal += 1  # type: ignore[misc]  # `state_class` gives every state the slot
        return deal

    @property
    def shuffles(self) -> int:
        """How often the dealer was asked to shuffle: for each deal, and for each time cards came back within one."""
        return self.deal + (self.reshuffles if isinstance(self, ReshuffledPile) else 0)

    def done_in_deal(self, seat: int) -> bool:
        """Whether a seat can't be to move again in this deal, whatever the others do.

        A game whose seats can leave a deal before it ends says when. It may say so late, but never wrongly.
        """
        return self.done_in_match(seat)

    def done_in_match(self, seat: int) -> bool:
        """Whether a seat can't be to move again in this match; otherwise as `done_in_deal`."""
        del seat
        return self.to_move is None

    @abstractmethod
    def legal_actions(self) -> Sequence[A]:
        """Exactly the legal actions, without repeats; none after the end. May be lazy; valid until the next `apply`."""

    def candidates(self) -> Sequence[A]:
        """Some legal actions worth searching, cheap to generate; at least one while the match lasts."""
        return self.legal_actions()

    def refusal(self, action: A) -> Refusal | None:
        """Why this action is not legal now; None when it is. After the end every action is refused.

        A game says it here, or in its view.
        """
        return self.view(self.to_move).refusal(action)

    @abstractmethod
    def apply(self, action: A, events: list[Event] | None = None) -> None:
        """Apply a legal action (unchecked) and everything that follows up to the next decision.

        `deal_actions` stays as it is: rollouts call this in sampled worlds, whose past nobody asks for.
        """

    def act(self, action: A, events: list[Event] | None = None) -> None:
        """`advance` if the action is legal. Otherwise raises `IllegalActionError` and changes nothing."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        self.advance(action, events)

    def advance(self, action: A, events: list[Event] | None = None) -> None:
        """Apply a legal action (unchecked), and note it in `deal_actions`."""
        seat, deal = self.to_move, self.deal
        assert seat is not None
        self.apply(action, events)
        noted = (seat, action if self.game.is_open(action) else None)
        past = (*self.deal_actions, noted) if self.deal == deal else ()
        self.deal_actions = past  # type: ignore[misc]  # `state_class` gives every state the slot

    def copy(self) -> Self:
        """An independent copy; immutable parts, such as deals, are shared."""
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator `state_class`")

    @classmethod
    def of(cls, view: View[A], **others: object) -> Self:
        """Build a state: the shared fields come from a view, all others are arguments."""
        del view, others
        raise NotImplementedError(f"{cls.__name__} lacks the decorator `state_class`")

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The scores by seat, as the protocol defines them for this game."""

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The final ranks by seat, 1 is best, ties share a rank; None until the match is over.

        The highest score is first, unless a game says otherwise.
        """
        return ranked(self.scores) if self.to_move is None else None

    @property
    def phase(self) -> str:
        """A lower-case word for the decision to be made now; `over` after the end. Most games have one kind."""
        return "over" if self.to_move is None else "play"

    @abstractmethod
    def cards(self) -> tuple[int, ...]:
        """Every card of the current deal wherever it lies, ascending: equal to `Game.deck` at any time."""

    @abstractmethod
    def view(self, seat: int | None) -> View[A]:
        """The knowledge of this seat; None: of a spectator."""


@dataclass(frozen=True, slots=True)
class View(ABC, Generic[A]):
    """One seat's knowledge of a match, and nothing else. Subclasses are frozen dataclasses with small pickles.

    A view after an action differs from the one before wherever the seat was told something: a public action that leaves
    no other trace is kept in a field.

    Bots and the table get views only. A view holds no seed and no dealer, which would reveal later deals. See the
    module `fields` for how a game declares its view; it generates `of`.
    """

    shared: ClassVar[frozenset[str]] = frozenset()
    """The names of the fields that are shared with the state."""

    game: Game[A, State[A]] = field(compare=False, repr=False)
    """As in `MatchFields`, like `players`, `to_move`, `deal` and `deal_actions`."""
    seat: int | None
    """The seat that looks; None: a spectator."""
    players: int
    to_move: int | None
    deal: int
    deal_actions: tuple[tuple[int, A | None], ...]
    phase: str
    """As in `State`, like all that follows."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...] | None

    @classmethod
    def of(cls, state: State[A], seat: int | None, **others: object) -> Self:
        """Build the view of a seat (None: a spectator): shared fields come from a state, all others are arguments."""
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
        """The seat's own cards in the order of the card list; empty for a spectator."""
        for zone_cards in self.zones():
            if zone_cards.zone == hand_of(self.seat) and self.seat is not None:
                return tuple(card for card in zone_cards.cards if card is not None)
        return ()

    @abstractmethod
    def zones(self) -> tuple[ZoneCards, ...]:
        """Every zone, empty ones too, always in the same order; every card of the deal is in exactly one of them.

        In all games `hand_of(seat)` is a seat's hand, and `Zone("deck")` the draw pile if there is one.
        """

    def tokens(self) -> tuple[Tokens, ...]:
        """Every public number shown as tokens on the table (coins, points), always in the same order; often none."""
        return ()

    @abstractmethod
    def known(self) -> tuple[tuple[str, ...], ...]:
        """By seat: the cards that this seat knows to be in that hand (all of its own)."""

    def sample(self, rng: Random) -> State[A]:
        """A random full state that agrees with this view: `view.sample(rng).view(seat) == view`."""
        return self.game.sample(self, rng)

    def unknown(self, rng: Random) -> Mapping[str, object]:
        """By name the fields that only a state has, but for the dealer, at random as this seat may think they are.

        Needed in games without a module `sampling`. Names that no field has are left out.
        """
        raise NotImplementedError(f"neither {type(self).__name__} nor a module `sampling` says how states are sampled")

    def unknown_dealer(self, rng: Random) -> Dealer:
        """A dealer for samples of this match: its deals are random, since no seat knows the coming ones."""
        return self.game.numbered_dealer(self.players, self.options, rng.getrandbits(62))

    def legal_actions(self) -> Sequence[A]:
        """The legal actions if it is this seat's turn, else none. They never depend on hidden information."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        return self._legal_actions()

    def _legal_actions(self) -> Sequence[A]:
        """The legal actions of this seat, whose turn it is. A game may override it to avoid the sample."""
        return self.sample(Random(0)).legal_actions()

    def refusal(self, action: A) -> Refusal | None:
        """Why this action is not legal now; None if it is. Only valid in the view of the seat to move."""
        return self.sample(Random(0)).refusal(action)


AnyGame: TypeAlias = Game[Any, State[Any]]
AnyState: TypeAlias = State[Any]
AnyView: TypeAlias = View[Any]

V = TypeVar("V", bound=AnyView)


def ranked(results: Sequence[Any]) -> tuple[int, ...]:
    """Rank the seats by their results: the largest is first, equal results share a rank (1, 1, 3)."""
    return tuple(1 + sum(other > own for other in results) for own in results)
