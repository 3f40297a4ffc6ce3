"""Records: a match as data. Saved games, replays, shared puzzles and bug reports are all records.

`read_record` parses untrusted text and reports place and reason of what is invalid; `replay` plays a record by the
rules, which refuse illegal actions; `dumps` writes a record as a file. Reading depends on no registry of games: the
caller passes a function that finds them, and a random generator for a missing seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from cardtable_gui.core.actions import Action, IllegalActionError, NotationError
from cardtable_gui.core.dealing import Deal, Dealer, ListedDealer
from cardtable_gui.core.files import house_file
from cardtable_gui.core.files.limits import (
    MAX_ACTIONS,
    MAX_BYTES,
    MAX_DEALS,
    MAX_NAME_LENGTH,
    TICK,
    Progress,
    no_progress,
)
from cardtable_gui.core.game import AnyGame, AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import read_cards, shortened
from cardtable_gui.core.options import OptionError, Options, OptionValue, complete
from cardtable_gui.core.strict_json import Json, JsonError, check, entry, parse, whole, wrong_type

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event

FORMAT = "cardtable-record"
VERSION = 1
BOT = "bot:"
"""The prefix of a bot's level in a seat's text, which is otherwise a player's name."""

MOST_SEED = 2**63 - 1
"""Seeds are integers from -MOST_SEED to MOST_SEED."""
MOST_DRAWN_SEED = 999_999_999
"""Random seeds are from 1 to this: short enough to be read out and typed in."""

_NO_RECORD = QT_TRANSLATE_NOOP("record", "This isn’t a Card Table match record.")
TOO_LARGE = QT_TRANSLATE_NOOP("record", "This is larger than 5 MB, too large for a match record.")

_LINE = json.JSONEncoder(ensure_ascii=False)
_ACTIONS = json.JSONEncoder(ensure_ascii=False, separators=(",\n  ", ": "))

FindGame: TypeAlias = Callable[[str], AnyGame]
"""Finds the game with an id. Raises `KeyError` for an unknown one."""


class RecordError(JsonError):
    """Raised for a record that cannot be read or played; its place is such as `deals[0].deck[13]` or `actions[4]`."""


class NewerRecordError(RecordError):
    """Raised for a record that a newer version of the program wrote, or may have written: of a game unknown here."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal as data: card texts, top first; the start seat; unknown keys."""

    deck: tuple[str, ...]
    start: int
    extra: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as data.

    Attributes:
        game: the game's id.
        players: how many seats.
        options: every option with its value.
        seats: by seat a player's name (may be empty), or `bot:` and a level.
        seed: the number that deals beyond the listed ones are made from.
        deals: every deal given or played so far, in full; may include deals not yet played.
        actions: the actions so far, in notation.
        house: the house rules in use, unless they are the first of the game's own.
        extra: unknown keys, kept unchanged.
        unlisted: the options that the record doesn't list, since it's older than they are: they have their defaults,
            and it's written without them.
    """

    game: str
    players: int
    options: Options
    seats: tuple[str, ...]
    seed: int
    deals: tuple[DealRecord, ...] = ()
    actions: tuple[str, ...] = ()
    house: Mapping[str, Json] | None = None
    extra: Mapping[str, Json] = field(default_factory=dict)
    unlisted: frozenset[str] = frozenset()

    def dealer(self, game: AnyGame) -> Dealer:
        """The dealer of this match: the listed deals, then the numbered ones."""
        listed = [Deal(tuple(game.index[card] for card in deal.deck), deal.start) for deal in self.deals]
        return ListedDealer(listed, game.numbered_dealer(self.players, self.options, self.seed))

    def start(self, game: AnyGame, events: list[Event] | None = None) -> AnyState:
        """The match's first state."""
        return game.start(self.players, self.options, self.dealer(game), events)

    def played(self, game: AnyGame, actions: Sequence[str], deals: int) -> Record:
        """A copy with these actions and at least `deals` deals written out in full."""
        listed = self.deals
        if len(listed) < deals:
            numbered = game.numbered_dealer(self.players, self.options, self.seed)
            made = (numbered(k) for k in range(len(listed), deals))
            listed += tuple(DealRecord(game.card_texts(deal.deck), deal.start) for deal in made)
        return replace(self, deals=listed, actions=tuple(actions))

    def begun_by(self, game: AnyGame, seat: int) -> Record:
        """A copy whose first deal, written out in full, says that this seat starts."""
        first, *others = self.played(game, self.actions, 1).deals
        return replace(self, deals=(replace(first, start=seat), *others))

    def chosen_starter(self, game: AnyGame) -> int | None:
        """The seat that starts by the first deal; None: it's the one of the numbered deal, or the rules decide it."""
        if not self.deals or not game.start_is_open:
            return None
        start = self.deals[0].start
        return None if start == game.numbered_dealer(self.players, self.options, self.seed)(0).start else start

    def bot(self, seat: int) -> str | None:
        """The bot level at a seat; None: a person sits there."""
        text = self.seats[seat]
        return text.removeprefix(BOT) if text.startswith(BOT) else None


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: the action in canonical notation (None: the first deal), its events, the state after."""

    action: str | None
    events: tuple[Event, ...]
    state: AnyState


def random_seed(rng: Random) -> int:
    """Draw a random seed for a match."""
    return rng.randint(1, MOST_DRAWN_SEED)


def to_json(record: Record) -> dict[str, Json]:
    """The record as a JSON object, known keys first."""
    deals: list[Json] = [{"deck": list(deal.deck), "start": deal.start, **deal.extra} for deal in record.deals]
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "players": record.players,
        "options": {key: _plain(value) for key, value in record.options.items() if key not in record.unlisted},
        **({} if record.house is None else {"house": dict(record.house)}),
        "seats": list(record.seats),
        "seed": record.seed,
        "deals": deals,
        "actions": list(record.actions),
        **record.extra,
    }


def dumps(record: Record) -> str:
    """The record as the text of a file, with one line for each key, deal and action."""
    lines = []
    for key, value in to_json(record).items():
        if key == "actions" and record.actions:
            # Built as one string for speed: a long match is written after every action.
            text = "[\n  " + _ACTIONS.encode(value)[1:-1] + "\n ]"
        elif key == "deals" and isinstance(value, list) and value:
            text = "[\n" + ",\n".join("  " + _line(item) for item in value) + "\n ]"
        else:
            text = _line(value)
        lines.append(f" {_line(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def size(record: Record) -> int:
    """The size of the record's file in bytes."""
    return len(dumps(record).encode())


def check_limits(record: Record) -> int:
    """Check that a record can be read again as it is written; return its size in bytes.

    Raises:
        RecordError: it can't, whatever made it.
    """
    written = size(record)
    if written > MAX_BYTES:
        raise RecordError(TOO_LARGE)
    try:
        _check_length(record.deals, "deals", MAX_DEALS)
        _check_length(record.actions, "actions", MAX_ACTIONS)
        _check_names(record.seats)
        whole({"seed": record.seed}, "seed", -MOST_SEED, MOST_SEED)
        if record.house is not None:
            _check_house(record.house)
        check({**record.extra})
        check([[{**deal.extra} for deal in record.deals if deal.extra]])
    except JsonError as error:
        raise RecordError(error.reason, error.place) from None
    return written


def read_record(data: str | bytes, find_game: FindGame, rng: Random) -> Record:
    """Read a record from text or UTF-8 bytes. Actions are not played: `replay` does.

    Raises:
        RecordError: it is not a valid record; the error holds the place and the reason.
        NewerRecordError: only a newer version of the program can read it.
    """
    if len(data) > MAX_BYTES:
        raise RecordError(TOO_LARGE)
    start = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] if isinstance(data, bytes) else data.lstrip("\ufeff \t\r\n")[:1]
    if start not in (b"{", "{"):
        raise RecordError(_NO_RECORD)
    try:
        value = parse(data)
    except JsonError as error:
        raise RecordError(error.reason, error.place) from None
    return record_of(value, find_game, rng)


def record_of(value: Json, find_game: FindGame, rng: Random) -> Record:
    """Check a parsed record; see `read_record`."""
    try:
        return _checked(value, find_game, rng)
    except NewerRecordError:
        raise
    except JsonError as error:
        raise RecordError(error.reason, error.place) from None


def replay(record: Record, game: AnyGame, progress: Progress = no_progress) -> tuple[Step, ...]:
    """Play a record and yield its first deal, then one step per action, with independent states.

    Raises:
        RecordError: an action cannot be read or is not legal; the place is `actions[i]`.
        CancelledError: `progress` raised it.
    """
    events: list[Event] = []
    state = record.start(game, events)
    steps = [Step(None, tuple(events), state)]
    for number, text in enumerate(record.actions):
        if not number % TICK:
            progress(number, len(record.actions))
        events = []
        state = state.copy()
        action = _do(state, text, number, game, events)
        steps.append(Step(game.notation(action), tuple(events), state))
    return tuple(steps)


def last_state(record: Record, game: AnyGame, progress: Progress = no_progress) -> AnyState:
    """The state after the last action: the last one of `replay`, but much faster. Raises as `replay`."""
    state = record.start(game)
    for number, text in enumerate(record.actions):
        if not number % TICK:
            progress(number, len(record.actions))
        _do(state, text, number, game, None)
    return state


def _do(state: AnyState, text: str, number: int, game: AnyGame, events: list[Event] | None) -> Action:
    """Apply the action with this text and index. Raises `RecordError` if it is not legal."""
    try:
        action: Action = game.parse(text)
        state.act(action, events)
    except NotationError as error:
        raise RecordError(error.message, f"actions[{number}]") from None
    except IllegalActionError as error:
        message = QT_TRANSLATE_NOOP("record", "“{action}” isn’t possible. {reason}")
        reason = message.put(action=shortened(text), reason=error.refusal.message)
        raise RecordError(reason, f"actions[{number}]") from None
    return action


def _checked(value: Json, find_game: FindGame, rng: Random) -> Record:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise JsonError(_NO_RECORD)
    if entry(value, "version", int) > VERSION:
        newer = QT_TRANSLATE_NOOP(
            "record", "This record is from a newer version of Card Table. Update the program to open it."
        )
        raise NewerRecordError(newer, "version")
    whole(value, "version", 1, VERSION)
    game, house = _with_house_rules(value, _game(value, find_game))
    least, most = game.players
    players = entry(value, "players", int)
    if not least <= players <= most:
        message = QT_TRANSLATE_NOOP("record", "{game} is for {least}–{most} players.")
        raise JsonError(message.put(game=game.title, least=least, most=most), "players")
    listed = entry(value, "options", dict, {})
    try:
        options = complete(game.options, listed, players)
    except OptionError as error:
        raise JsonError(error.message, "options") from None
    known = ["format", "version", "game", "players", "options", "seats", "seed", "deals", "actions"]
    if game.houses:
        known.append("house")
    return Record(
        game=game.id,
        players=players,
        options=options,
        seats=_seats(value, players),
        seed=whole(value, "seed", -MOST_SEED, MOST_SEED) if "seed" in value else random_seed(rng),
        deals=_deals(value, game, players, options),
        actions=_texts(value, "actions", MAX_ACTIONS),
        house=house,
        extra={key: item for key, item in value.items() if key not in known},
        unlisted=frozenset(options.keys() - listed.keys()),
    )


def _game(value: dict[str, Json], find_game: FindGame) -> AnyGame:
    game_id = entry(value, "game", str)
    try:
        return find_game(game_id)
    except KeyError:
        message = QT_TRANSLATE_NOOP("record", "Unknown game “{game}”. A newer version of Card Table may have it.").put(
            game=shortened(game_id)
        )
        raise NewerRecordError(message, "game") from None


def _with_house_rules(value: dict[str, Json], game: AnyGame) -> tuple[AnyGame, dict[str, Json] | None]:
    """The game with the record's house rules, and these rules unless they are the first of the game's own."""
    if not game.houses or "house" not in value:
        return game, None
    house = entry(value, "house", dict)
    _check_house(house)
    try:
        with_house_rules = game.with_house_rules(house)
    except JsonError as error:
        raise JsonError(error.reason, f"house.{error.place}" if error.place else "house") from None
    return with_house_rules, None if with_house_rules is game else house


def _check_house(house: Mapping[str, Json]) -> None:
    """Raise `JsonError` for house rules that a record has no room for."""
    if not house_file.fits(house):
        raise JsonError(QT_TRANSLATE_NOOP("house", "These house rules are too large or nested too deeply."), "house")


def _seats(value: dict[str, Json], players: int) -> tuple[str, ...]:
    if "seats" not in value:
        return ("",) * players
    seats = _texts(value, "seats", MAX_ACTIONS)
    if len(seats) != players:
        message = QT_TRANSLATE_NOOP("record", "Expected %n seat(s), one for each player.")
        raise JsonError(message.put(n=players), "seats")
    _check_names(seats)
    return seats


def _check_names(seats: Sequence[str]) -> None:
    """Raise `JsonError` for a name that is too long."""
    for seat, name in enumerate(seats):
        if len(name) > MAX_NAME_LENGTH:
            message = QT_TRANSLATE_NOOP("record", "This name is too long. Use at most {most} characters.")
            raise JsonError(message.put(most=MAX_NAME_LENGTH), f"seats[{seat}]")


def _deals(value: dict[str, Json], game: AnyGame, players: int, options: Options) -> tuple[DealRecord, ...]:
    listed = entry(value, "deals", list, [])
    _check_length(listed, "deals", MAX_DEALS)
    expected = game.deck(players, options)
    texts = sorted(game.card_texts(expected))
    deals = []
    for number, deal in enumerate(listed):
        place = f"deals[{number}]"
        if not isinstance(deal, dict):
            raise wrong_type(dict, place)
        deck = entry(deal, "deck", list, place=place)
        if not _are(deck, texts):
            _refuse_deck(deck, expected, game, f"{place}.deck")
        start = whole(deal, "start", 0, players - 1, place=place)
        extra = {key: item for key, item in deal.items() if key not in ("deck", "start")}
        deals.append(DealRecord(tuple(map(str, deck)), start, extra))
    return tuple(deals)


def _are(deck: list[Json], texts: list[str]) -> bool:
    """Whether a deck holds exactly these cards, which are sorted."""
    cards = [card for card in deck if isinstance(card, str)]
    return len(cards) == len(deck) and sorted(cards) == texts


def _refuse_deck(deck: list[Json], expected: Sequence[int], game: AnyGame, place: str) -> NoReturn:
    """Say what is wrong with a deck. Raises `JsonError`."""
    left = list(expected)
    for index, card in enumerate(deck):
        _take(left, card, game, f"{place}[{index}]")
    message = QT_TRANSLATE_NOOP("record", "Expected a deck of {expected} cards, found {cards}.")
    raise JsonError(message.put(expected=len(expected), cards=len(deck)), place)


def _take(left: list[int], card: Json, game: AnyGame, place: str) -> None:
    """Take one card of a deck out of those that are left."""
    if not isinstance(card, str):
        raise wrong_type(str, place)
    try:
        (face,) = read_cards((card,), game.index)
    except NotationError as error:
        raise JsonError(error.message, place) from None
    if face not in left:
        message = QT_TRANSLATE_NOOP("record", "Too many “{card}” cards: the game’s deck doesn’t have that many.")
        raise JsonError(message.put(card=card), place)
    left.remove(face)


def _texts(value: dict[str, Json], key: str, most: int) -> tuple[str, ...]:
    listed = entry(value, key, list, [])
    _check_length(listed, key, most)
    for index, item in enumerate(listed):
        if not isinstance(item, str):
            raise wrong_type(str, f"{key}[{index}]")
    return tuple(map(str, listed))


def _check_length(listed: Sequence[object], place: str, most: int) -> None:
    """Raise `JsonError` for a list that is too long."""
    if len(listed) > most:
        message = QT_TRANSLATE_NOOP("record", "This list is too long. Use at most {most} entries.")
        raise JsonError(message.put(most=most), place)


def _plain(value: OptionValue) -> Json:
    return list(value) if isinstance(value, tuple) else value


def _line(value: Json) -> str:
    return _LINE.encode(value)
