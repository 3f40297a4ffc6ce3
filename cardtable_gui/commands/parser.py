"""Parsing a command's arguments: argparse with texts in the user's language, and errors in one line."""

from __future__ import annotations

import re
from argparse import Action, ArgumentError, ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardtable_gui import games
from cardtable_gui.bots import cast
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.commands.console import PROGRAM, Console, write
from cardtable_gui.commands.errors import HelpShown, UsageError
from cardtable_gui.commands.help_page import Example, HelpPage, signature
from cardtable_gui.commands.paths import path
from cardtable_gui.commands.suggestions import closest, suggestion
from cardtable_gui.core.files import house_file
from cardtable_gui.core.files.record import MOST_SEED
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened
from cardtable_gui.core.options import Option, OptionError, Options, complete
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import own_houses
from cardtable_gui.i18n import LANGUAGES, Language

if TYPE_CHECKING:
    from cardtable_gui.core.game import AnyGame

_OPTION = re.compile(r"-[^\d. ][^ ]*")
"""An argument that argparse takes for an option: no number, and without spaces."""
_SWITCH = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}
"""The values of an option that is on or off."""


DEFAULT_SEED = 1
"""What makes commands repeatable unless another seed is given."""
FIRST_HOUSE = QT_TRANSLATE_NOOP("cli", "default: those of a match whose record doesn’t name any")

NEW_HOUSE = QT_TRANSLATE_NOOP("cli", "default: those of new matches")


class Parser(ArgumentParser):
    """The arguments of one command. `add` declares them, `read` reads them."""

    def __init__(
        self,
        command: str,
        description: Message,
        console: Console,
        *,
        examples: Sequence[Example],
        commands: Mapping[str, Message] | None = None,
        lang: bool = True,
    ) -> None:
        """Make a parser; `lang` adds `--lang`, `commands` are listed by the help."""
        super().__init__(prog=f"{PROGRAM} {command}".strip(), add_help=False, allow_abbrev=False, exit_on_error=False)
        self._command = command
        self._about = description
        self._console = console
        self._examples = examples
        self._commands = commands or {}
        self._helps: dict[Action, Message | Callable[[], Message]] = {}
        self._required: list[Action] = []
        self.add("-h", "--help", help_text=QT_TRANSLATE_NOOP("cli", "show this help"), action="store_true")
        if lang:
            about_lang = QT_TRANSLATE_NOOP("cli", "the language, en or ja (default: the system’s)")
            self.add("--lang", help_text=about_lang, type=language, metavar="LANG")

    def add(self, *flags: str, help_text: Message | Callable[[], Message], **settings: Any) -> None:
        """Declare an argument as `add_argument` does, with a translatable help; a function makes it when it is read."""
        action = self.add_argument(*flags, **settings)
        self._helps[action] = help_text
        if action.required:
            # `read` reports what is missing: argparse knows only English.
            self._required.append(action)
            action.required = False

    def add_seed(self, help_text: Message) -> None:
        """Declare `--seed`, a number that makes a command repeatable; it is `DEFAULT_SEED` unless one is given."""
        self.add("--seed", default=DEFAULT_SEED, metavar="S", type=_SEED, help_text=help_text)

    def add_game(self, known: Sequence[str]) -> None:
        """Declare the argument `game`; `known`: the ids that the help lists."""
        which = QT_TRANSLATE_NOOP("cli", "the game: {games}").put(games=", ".join(known))
        self.add("game", metavar="GAME", type=game, help_text=which)

    def add_games(self) -> None:
        """Declare `--games`, a list of games; None: all."""
        about = QT_TRANSLATE_NOOP("cli", "only these games, separated by commas (default: all)")
        self.add("--games", metavar="A,B", type=game_list, help_text=about)

    def add_house(self, default: Message) -> None:
        """Declare `--house`, which `house_of` reads; `default` says what is played without it."""
        about = QT_TRANSLATE_NOOP("cli", "house rules: a file, or the name of a built-in set ({default})")
        self.add("--house", metavar="HOUSE", help_text=about.put(default=default))

    def add_matches(self, seats: Message, house: Message, *, required: bool = True) -> None:
        """Declare what fixes matches between bots: `game`, `--seats`, `--seed`, `--options` and `--house`.

        `seats`: the help for the seats; `house`: what `add_house` needs. `required`: whether seats must be named.
        """
        self.add_game(game_ids())
        self.add("--seats", required=required, metavar="L1,L2,…", type=levels, help_text=seats)
        self.add_seed(
            QT_TRANSLATE_NOOP(
                "cli", "a number that fixes the deals: the same number gives the same matches (default: 1)"
            )
        )
        about = QT_TRANSLATE_NOOP("cli", "the game’s options; join several values of one option with +")
        self.add("--options", default="", metavar="K=V,…", help_text=about)
        self.add_house(house)

    def add_made_file(self, known: Sequence[str], house: Message, out: Message) -> None:
        """Declare what a file that a command makes for a game is made from, and `--out`.

        `known`, `house`: what `add_game` and `add_house` need; `out`: the help for where the file is written.
        """
        self.add_game(known)
        self.add_seed(
            QT_TRANSLATE_NOOP("cli", "a number that fixes the result: the same number gives the same file (default: 1)")
        )
        self.add_house(house)
        self.add("--out", metavar="FILE", type=path, help_text=out)

    def add_json(self) -> None:
        """Declare `--json`."""
        about = QT_TRANSLATE_NOOP("cli", "write one JSON object instead of text")
        self.add("--json", action="store_true", help_text=about)

    def add_record(self) -> None:
        """Declare the argument `file`, the path of a record."""
        about = QT_TRANSLATE_NOOP("cli", "the match record (.cardtable)")
        self.add("file", metavar="FILE", type=path, help_text=about)

    def read(self, arguments: Sequence[str]) -> Any:
        """Read the arguments. Raises `UsageError`, or `HelpShown` when they ask for help."""
        if "-h" in arguments or "--help" in arguments:
            for line in self._page().lines(self._console):
                write(line)
            raise HelpShown
        self._check_options(arguments)
        try:
            given, more = self.parse_known_args(arguments)
        except ArgumentError as error:
            raise UsageError(self._without_its_value(error)) from None
        if more:
            message = QT_TRANSLATE_NOOP("cli", "Unexpected argument “{argument}”. See “{command} --help”.")
            raise UsageError(message.put(argument=shortened(more[0]), command=self.prog))
        missing = [action for action in self._required if getattr(given, action.dest) is None]
        if missing:
            message = QT_TRANSLATE_NOOP("cli", "Missing: {arguments}. For an example, see “{command} --help”.")
            names = ", ".join(
                action.option_strings[0] if action.option_strings else signature(action) for action in missing
            )
            raise UsageError(message.put(arguments=names, command=self.prog))
        return given

    def _check_options(self, arguments: Sequence[str]) -> None:
        """Raise `UsageError` for an unknown option, before its value is taken for another argument."""
        known = [name for action in self._helps for name in action.option_strings]
        for argument in arguments:
            name, _, _ = argument.partition("=")
            if argument == "--":
                return
            if _OPTION.fullmatch(argument) and name not in known:
                see = QT_TRANSLATE_NOOP("cli", "See “{command} --help”.").put(command=self.prog)
                message = QT_TRANSLATE_NOOP("cli", "Unknown option “{option}”. {suggestion}")
                raise UsageError(message.put(option=shortened(name), suggestion=closest(name, known) or see))

    def _without_its_value(self, error: ArgumentError) -> Message:
        """What is wrong with an option: it lacks its value, or has one and takes none."""
        action = next(each for each in self._helps if "/".join(each.option_strings) == error.argument_name)
        if action.nargs == 0:
            return QT_TRANSLATE_NOOP("cli", "“{option}” takes no value.").put(option=action.option_strings[-1])
        message = QT_TRANSLATE_NOOP("cli", "“{option}” needs a value: “{form}”.")
        return message.put(option=action.option_strings[0], form=signature(action))

    def _page(self) -> HelpPage:
        """What the help says: required arguments first."""
        positional = [action for action in self._helps if not action.option_strings]
        options = [action for action in self._helps if action.option_strings]
        forms = [signature(action) if action in self._required else f"[{signature(action)}]" for action in positional]
        forms += [signature(action) for action in options if action in self._required]
        usage = [" ".join(filter(None, (self._command, *forms, "{options}")))]
        if self._commands:
            usage.append("COMMAND …")
        options.sort(key=lambda action: action not in self._required)
        return HelpPage(
            usage,
            self._about,
            [(signature(action), self._help(action)) for action in positional],
            [(signature(action), self._help(action)) for action in options],
            list(self._commands.items()),
            self._examples,
        )

    def _help(self, action: Action) -> Message:
        text = self._helps[action]
        return text if isinstance(text, Message) else text()


def language(value: str) -> Language:
    """Read a language's code. Raises `UsageError`."""
    for known in LANGUAGES:
        if value == known:
            return known
    message = QT_TRANSLATE_NOOP("cli", "Unknown language “{language}”. {suggestion}")
    raise UsageError(message.put(language=shortened(value), suggestion=suggestion(value, LANGUAGES)))


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of integers within limits, which raises `UsageError`."""

    def read(value: str) -> int:
        try:
            number = int(value)
        except ValueError:
            number = least - 1
        if least <= number <= most:
            return number
        message = QT_TRANSLATE_NOOP("cli", "Expected a whole number from {least} to {most}, not “{value}”.")
        raise UsageError(message.put(value=shortened(value), least=least, most=most))

    return read


_SEED = whole(-MOST_SEED, MOST_SEED)


def positive(value: str) -> float:
    """Read a number above zero, up to an hour of seconds or milliseconds. Raises `UsageError`."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if 0 < number <= 3_600_000:
        return number
    raise UsageError(QT_TRANSLATE_NOOP("cli", "Expected a number above 0, not “{value}”.").put(value=shortened(value)))


def game(value: str) -> AnyGame:
    """Find a game by its id. Raises `UsageError`."""
    try:
        return games.game(value)
    except KeyError:
        message = QT_TRANSLATE_NOOP("cli", "Unknown game “{game}”. {suggestion}")
        raise UsageError(message.put(game=shortened(value), suggestion=suggestion(value, game_ids()))) from None


def game_ids() -> list[str]:
    """The ids of all games."""
    return [package.game.id for package in games.packages()]


def game_list(value: str) -> list[AnyGame]:
    """Find several games, separated by commas. Raises `UsageError`."""
    return [game(part) for part in value.split(",")]


def level(value: str) -> str:
    """Read a bot level. Raises `UsageError`."""
    if value not in LEVELS:
        message = QT_TRANSLATE_NOOP("cli", "Unknown bot level “{level}”. {suggestion}")
        raise UsageError(message.put(level=shortened(value), suggestion=suggestion(value, LEVELS)))
    return value


def levels(value: str) -> tuple[str, ...]:
    """Read bot levels, separated by commas, each maybe with a character: `normal:hana`. Raises `UsageError`."""
    return tuple(map(_player, value.split(",")))


def _player(value: str) -> str:
    """Read a bot level that may carry a character. Raises `UsageError`."""
    name, colon, character = value.partition(":")
    level(name)
    if colon and cast.find(character) is None:
        message = QT_TRANSLATE_NOOP("cli", "Unknown character “{character}”. {suggestion}")
        known = [each.id for each in cast.CAST]
        raise UsageError(message.put(character=shortened(character), suggestion=suggestion(character, known)))
    return value


def check_seats(of: AnyGame, seats: Sequence[str]) -> None:
    """Raise `UsageError` if a game cannot be played with this number of seats."""
    least, most = of.players
    if not least <= len(seats) <= most:
        message = QT_TRANSLATE_NOOP("cli", "{game} is for {least}–{most} players, not {players}.")
        raise UsageError(message.put(game=of.title, least=least, most=most, players=len(seats)))


def house_of(of: AnyGame, value: str | None) -> Mapping[str, Json] | None:
    """The content of house rules: own ones by name, else a file's; None: none are named. Raises `UsageError`."""
    if value is None:
        return None
    names = [house.name for house in of.houses]
    if not names:
        message = QT_TRANSLATE_NOOP("cli", "{game} has no house rules, so “--house” can’t be used with it.")
        raise UsageError(message.put(game=of.title))
    if value in names:
        return own_houses.content(of.id, value)
    file = path(value)
    if not file.suffix:
        message = QT_TRANSLATE_NOOP("cli", "Unknown house rules “{house}”. {suggestion}")
        raise UsageError(message.put(house=shortened(value), suggestion=suggestion(value, names)))
    try:
        return house_file.load(file, of.with_house_rules)
    except house_file.HouseError as error:
        raise UsageError(error.message) from None


def options(of: AnyGame, value: str, players: int) -> Options:
    """Read `key=value,…` as the options of a match of so many players. Raises `UsageError`.

    Values of a set, and those of the seats, are joined by `+`.
    """
    kinds = {option.id: option for option in of.options}
    given: dict[str, object] = {}
    for part in filter(None, value.split(",")):
        key, equals, text = part.partition("=")
        if not equals:
            message = QT_TRANSLATE_NOOP("cli", "Expected name=value, not “{part}”. Separate options with commas.")
            raise UsageError(message.put(part=shortened(part)))
        if key in given:
            message = QT_TRANSLATE_NOOP("cli", "You gave the option “{option}” twice.")
            raise UsageError(message.put(option=shortened(key)))
        if kinds and key not in kinds:
            message = QT_TRANSLATE_NOOP("cli", "{game} has no option “{option}”. {suggestion}")
            raise UsageError(message.put(game=of.title, option=shortened(key), suggestion=suggestion(key, list(kinds))))
        given[key] = _option_value(kinds[key], text) if key in kinds else text
    try:
        return complete(of.options, given, players)
    except OptionError as error:
        raise UsageError(error.message) from None


def _option_value(option: Option, text: str) -> object:
    """The option's value for a text. Raises `UsageError`."""
    match option.kind:
        case "bool":
            return _one_of(option, text.lower(), _SWITCH)
        case "int":
            return whole(option.minimum, option.maximum)(text)
        case "set":
            known = {str(choice.value): choice.value for choice in option.choices}
            return [_one_of(option, part, known) for part in text.split("+") if part]
        case "seats":
            return [whole(option.minimum, option.maximum)(part) for part in text.split("+") if part]
        case "choice":
            return _one_of(option, text, {str(choice.value): choice.value for choice in option.choices})


def _one_of(option: Option, text: str, known: Mapping[str, object]) -> object:
    """The value that this text stands for. Raises `UsageError`."""
    if text in known:
        return known[text]
    message = QT_TRANSLATE_NOOP("cli", "“{option}” can’t be “{value}”. {suggestion}")
    raise UsageError(message.put(option=option.id, value=shortened(text), suggestion=suggestion(text, list(known))))
