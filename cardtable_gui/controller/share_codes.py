"""Share codes: a deal, a daily deal or a puzzle as a short code that can be read aloud. No Qt.

What a code holds is a whole number, made of fields in a mixed radix: the kind, the game (a hash of its id), and
what the kind needs. `core/files/code_text.py` writes it. A deal has its players, options, bot levels and seed. Of the
program's own house rules the first ones are meant, unless the code is of a kind that names others. A deal with a head
start is of a kind of its own, which has room for it, since its number is one that is drawn. Names, house rules
of files and moves don't fit: a record holds those.

What came later (`Option.later`, a chosen starter) stands at the end, and is 0 as long as nothing of it is unusual.
So codes without it stay as they are, and earlier versions of the program know that a code with it is newer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, TypeAlias

from cardtable_gui import games
from cardtable_gui.bots.levels import LEVELS, nearest
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.match import Match
from cardtable_gui.core.digests import sha512
from cardtable_gui.core.files import code_text
from cardtable_gui.core.files.record import MOST_DRAWN_SEED, MOST_SEED
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Option, OptionError, OptionValue, complete, numbers_of, seats_ahead
from cardtable_gui.games import own_houses

_KINDS: Final = 8
_DEAL, _DAILY, _PUZZLE, _DEAL_BY_HOUSE, _DEAL_AHEAD = range(5)
_GAMES: Final = 1024
_PLAYERS: Final = 16
_SEATS: Final = 8
"""The kinds of players: 0 is a person, the others are `LEVELS`, with room for more."""
_FEWEST_IN_GROUPS: Final = code_text.FEWEST_SYMBOLS - 2
_MOST_NAMED: Final = code_text.MOST_SYMBOLS // code_text.GROUP
"""No code has more groups that could be wrong."""
_FIRST_DAY: Final = date(2020, 1, 1)
_DAYS: Final = 1 << 16
_PUZZLES: Final = 1 << 12
_HOUSES: Final = 8


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal: the game, by seat the level of a bot (None: a person), every option, and the number of the deals.

    `house`: the name of own house rules; empty in a game that has none. `starter`: the seat that was chosen to start;
    None: it follows from the number of the deals.
    """

    game: str
    levels: tuple[str | None, ...]
    options: Mapping[str, OptionValue]
    seed: int
    house: str = ""
    starter: int | None = None


def deal_of(match: Match) -> SharedDeal | None:
    """The deal of a match, without its moves; None: its house rules don't fit into a code."""
    record, game = match.record, match.package.game
    house = own_houses.own_house(game)
    if game.houses and house is None:
        return None
    levels = tuple(None if seat.level is None else nearest(seat.level) for seat in match.seats)
    name = "" if house is None else house.name
    return SharedDeal(record.game, levels, record.options, record.seed, name, record.chosen_starter(game))


Shared: TypeAlias = SharedDeal | Challenge | PuzzleId


class ShareCodeError(ValueError):
    """Raised for a code that can't be read, or for what doesn't fit into one; `message` tells the player."""

    def __init__(self, message: Message) -> None:
        """Keep the message."""
        super().__init__(message.text)
        self.message = message


def written(shared: Shared) -> str:
    """The code, of at most 40 characters. Raises `ShareCodeError` if it doesn't fit."""
    fields: list[tuple[int, int]] = []
    match shared:
        case SharedDeal():
            game = games.game(shared.game)
            house = next((place for place, own in enumerate(game.houses) if own.name == shared.house), 0)
            ahead = any(seats_ahead(shared.options)) and 0 <= shared.seed <= MOST_DRAWN_SEED
            kind = _DEAL_AHEAD if ahead else _DEAL_BY_HOUSE if house else _DEAL
            fields += [(kind, _KINDS), (_number_of(shared.game), _GAMES)]
            fields += [(house, _HOUSES)] * _says_house(kind, game) + [(len(shared.levels), _PLAYERS)]
            fields += [(0 if level is None else LEVELS.index(level) + 1, _SEATS) for level in shared.levels]
            early = [option for option in game.options if not option.later]
            usual = all(option.is_usual(shared.options.get(option.id, option.default)) for option in early)
            fields.append((int(usual), 2))
            if not usual:
                fields += [_written_option(option, shared.options[option.id], len(shared.levels)) for option in early]
            fields += [(shared.seed, MOST_DRAWN_SEED + 1)] if ahead else _written_seed(shared.seed)
            fields.append((0 if shared.starter is None else shared.starter + 1, len(shared.levels) + 1))
            fields += [
                _by_default(option, shared.options, len(shared.levels)) for option in game.options if option.later
            ]
        case Challenge():
            days = (shared.day - _FIRST_DAY).days
            fields += [(_DAILY, _KINDS), (_number_of(shared.game), _GAMES), (int(shared.solo), 2), (days, _DAYS)]
        case PuzzleId():
            fields += [(_PUZZLE, _KINDS), (_number_of(shared.game), _GAMES), (shared.number, _PUZZLES)]
            fields.append((puzzles.digest(shared) or 0, puzzles.DIGESTS))
    number = 0
    for value, radix in reversed(fields):
        number = number * radix + value
    try:
        return code_text.written(number)
    except OverflowError:
        message = QT_TRANSLATE_NOOP("share", "This deal doesn’t fit into a code. Save the record instead.")
        raise ShareCodeError(message) from None


def read(text: str) -> Shared:
    """Read a code, also one among other words. Raises `ShareCodeError`."""
    try:
        fields = _Fields(code_text.read(code_text.found(text) or text))
    except code_text.WrongCodeError as error:
        raise ShareCodeError(_why(error, text)) from None
    kind, game = fields.take(_KINDS), _game(fields.take(_GAMES))
    shared: Shared
    if kind in (_DEAL, _DEAL_BY_HOUSE, _DEAL_AHEAD):
        shared = _deal(game, kind, fields)
    elif kind == _DAILY:
        solo, days = bool(fields.take(2)), fields.take(_DAYS)
        if solo and game.players[0] > 1:
            raise ShareCodeError(NEWER)
        shared = Challenge(game.id, _FIRST_DAY + timedelta(days=days), solo)
    elif kind == _PUZZLE:
        shared = _puzzle(game, fields)
    else:
        raise ShareCodeError(NEWER)
    if fields.rest:
        raise ShareCodeError(NEWER)
    return shared


def is_like_a_code(text: str) -> bool:
    """Whether a text may be meant as a code: short, and of letters, digits and hyphens; or a message with a code."""
    if len(text) > code_text.LONGEST_TEXT:
        return False
    if code_text.found(text):
        return True
    groups = code_text.typed_groups(text)
    characters = "".join(groups)
    # A code in groups may have lost a few characters.
    fewest = _FEWEST_IN_GROUPS if len(groups) > 1 else code_text.FEWEST_SYMBOLS
    return fewest <= len(characters) <= 2 * code_text.MOST_SYMBOLS and characters.isalnum() and characters.isascii()


NEWER: Final = QT_TRANSLATE_NOOP(
    "share", "This code is from a newer version of Card Table. Update the program to use it."
)
OTHER_PUZZLE: Final = QT_TRANSLATE_NOOP(
    "share", "This puzzle is from another version of Card Table. To try it, you and the sender need the same version."
)


REPLACED_PUZZLE: Final = QT_TRANSLATE_NOOP(
    "share", "This puzzle isn’t in the program any more: another one has taken its place since the code was made."
)


class _Fields:
    """The fields of a number, the first one in its lowest digits."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, radix: int) -> int:
        self.rest, value = divmod(self.rest, radix)
        return value


def _says_house(kind: int, game: AnyGame) -> bool:
    """Whether a code of this kind says by which house rules the deal is played."""
    return kind == _DEAL_BY_HOUSE or (kind == _DEAL_AHEAD and bool(game.houses))


def _written_seed(seed: int) -> list[tuple[int, int]]:
    return [(int(seed < 0), 2), (abs(seed), MOST_SEED + 1)]


def _deal(game: AnyGame, kind: int, fields: _Fields) -> SharedDeal:
    house = fields.take(_HOUSES) if _says_house(kind, game) else 0
    if house and house >= len(game.houses):
        raise ShareCodeError(NEWER)
    players = fields.take(_PLAYERS)
    if not game.players[0] <= players <= game.players[1]:
        raise ShareCodeError(NEWER)
    seats = [fields.take(_SEATS) for _ in range(players)]
    if max(seats) > len(LEVELS):
        raise ShareCodeError(NEWER)
    usual = bool(fields.take(2))
    early = [option for option in game.options if not option.later]
    options = {option.id: option.default if usual else _read_option(option, fields, players) for option in early}
    negative = kind != _DEAL_AHEAD and bool(fields.take(2))
    seed = fields.take((MOST_DRAWN_SEED if kind == _DEAL_AHEAD else MOST_SEED) + 1)
    starter = fields.take(players + 1)
    if starter and not game.start_is_open:
        raise ShareCodeError(NEWER)
    options |= {option.id: _read_by_default(option, fields, players) for option in game.options if option.later}
    try:
        options = complete(game.options, options, players)
    except OptionError:
        raise ShareCodeError(NEWER) from None
    levels = tuple(LEVELS[seat - 1] if seat else None for seat in seats)
    named = game.houses[house].name if game.houses else ""
    return SharedDeal(game.id, levels, options, -seed if negative else seed, named, starter - 1 if starter else None)


def _puzzle(game: AnyGame, fields: _Fields) -> PuzzleId:
    """The puzzle, if this version has the same one at its place: others may have another."""
    puzzle, digest = PuzzleId(game.id, fields.take(_PUZZLES)), fields.take(puzzles.DIGESTS)
    if digest != puzzles.digest(puzzle):
        raise ShareCodeError(REPLACED_PUZZLE if puzzles.was_replaced(puzzle, digest) else OTHER_PUZZLE)
    return puzzle


def _written_option(option: Option, value: OptionValue, players: int) -> tuple[int, int]:
    """An option's value as a number, and how many values there are."""
    values = [choice.value for choice in option.choices]
    match option.kind:
        case "bool":
            return int(bool(value)), 2
        case "int":
            assert isinstance(value, int)
            return value - option.minimum, option.maximum - option.minimum + 1
        case "choice":
            assert isinstance(value, int | str)
            return values.index(value), len(values)
        case "set":
            assert isinstance(value, tuple)
            return sum(1 << place for place, item in enumerate(values) if item in value), 1 << len(values)
        case "seats":
            radix = option.most(players) + 1
            return sum(each * radix**seat for seat, each in enumerate(numbers_of(value))), radix**players


def _read_option(option: Option, fields: _Fields, players: int) -> OptionValue:
    return _option_of(option, fields.take(_written_option(option, option.default, players)[1]), players)


def _option_of(option: Option, number: int, players: int) -> OptionValue:
    """The value of an option with this number."""
    values = [choice.value for choice in option.choices]
    match option.kind:
        case "bool":
            return bool(number)
        case "int":
            return option.minimum + number
        case "choice":
            return values[number]
        case "set":
            return tuple(str(item) for place, item in enumerate(values) if number >> place & 1)
        case "seats":
            radix = option.most(players) + 1
            return tuple(number // radix**seat % radix for seat in range(players)) if number else ()


def _by_default(option: Option, options: Mapping[str, OptionValue], players: int) -> tuple[int, int]:
    """The same for an option that came later, counted from its default: that is 0."""
    value, values = _written_option(option, options.get(option.id, option.default), players)
    return (value - _written_option(option, option.default, players)[0]) % values, values


def _read_by_default(option: Option, fields: _Fields, players: int) -> OptionValue:
    usual, values = _written_option(option, option.default, players)
    return _option_of(option, (fields.take(values) + usual) % values, players)


def _number_of(game: str) -> int:
    """A game's number in codes."""
    return int.from_bytes(sha512(f"cardtable-code-1|{game}")[:8], "big") % _GAMES


def _game(number: int) -> AnyGame:
    for package in games.packages():
        if _number_of(package.game.id) == number:
            return package.game
    raise ShareCodeError(NEWER)


def _why(error: code_text.WrongCodeError, text: str) -> Message:
    """The player's words for what is wrong with a code."""
    if error.character:
        message = QT_TRANSLATE_NOOP("share", "“{character}” never appears in a code. Check group {group}.")
        return message.put(character=error.character, group=error.groups[0])
    groups = _shown_groups(text)
    if len(error.groups) == 1 and error.groups[0] <= len(groups):
        message = QT_TRANSLATE_NOOP(
            "share", "Group {group} of this code is wrong: “{text}”. Compare it with the original."
        )
        return message.put(group=error.groups[0], text=groups[error.groups[0] - 1])
    if 0 < len(error.groups) <= _MOST_NAMED:
        message = QT_TRANSLATE_NOOP("share", "Groups {groups} of this code are wrong. Compare them with the original.")
        return message.put(groups=", ".join(map(str, error.groups)))
    return QT_TRANSLATE_NOOP("share", "This isn’t a complete share code. Compare it with the original.")


def _shown_groups(text: str) -> Sequence[str]:
    characters = code_text.plain(text)
    if len(characters) % code_text.GROUP:
        return code_text.typed_groups(text)
    return [characters[at : at + code_text.GROUP] for at in range(0, len(characters), code_text.GROUP)]
