"""Parsing a command's arguments: argparse in the user's language, with errors in one line."""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentParser, HelpFormatter
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from cardtable_gui import games
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.commands.console import PROGRAM, Console, write
from cardtable_gui.commands.errors import HelpShown, UsageError
from cardtable_gui.core.files.record import MOST_SEED
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened
from cardtable_gui.core.options import Option, OptionError, Options, complete
from cardtable_gui.i18n import LANGUAGES, Language


class Parser(ArgumentParser):
    """The arguments of one command. `add` declares them, `read` reads them."""

    def __init__(self, command: str, description: Message, console: Console, *, lang: bool = True) -> None:
        """Make a parser; `lang` adds `--lang`."""
        super().__init__(prog=f"{PROGRAM} {command}".strip(), add_help=False, allow_abbrev=False)
        self._about = description
        self._console = console
        self._helps: dict[Action, Message] = {}
        self.add("-h", "--help", help_text=QT_TRANSLATE_NOOP("cli", "show this help"), action="store_true")
        if lang:
            about_lang = QT_TRANSLATE_NOOP("cli", "the language of texts: en or ja (the system's by default)")
            self.add("--lang", help_text=about_lang, type=language, metavar="LANG")

    def add(self, *flags: str, help_text: Message, **settings: Any) -> None:
        """Declare an argument as `add_argument` does, with a translatable help."""
        self._helps[self.add_argument(*flags, **settings)] = help_text

    def read(self, arguments: Sequence[str]) -> Any:
        """Read the arguments. Raises `UsageError`, or `HelpShown` when they ask for help."""
        if "-h" in arguments or "--help" in arguments:
            write(self.format_help().rstrip())
            raise HelpShown
        return self.parse_args(arguments)

    def error(self, message: str) -> NoReturn:
        """Reject the arguments."""
        text = QT_TRANSLATE_NOOP("cli", "These arguments are not understood: {detail} (“{command} --help” lists them)")
        raise UsageError(text.put(detail=message, command=self.prog))

    def format_help(self) -> str:
        """The help in the user's language."""
        text = self._console.text
        for action, message in self._helps.items():
            action.help = text(message).replace("%", "%%")
        formatter = HelpFormatter(self.prog, max_help_position=32)
        usage = text(QT_TRANSLATE_NOOP("cli", "Usage:")) + " "
        formatter.add_usage(None, [action for action in self._actions if action.help != SUPPRESS], (), usage)
        formatter.add_text(text(self._about))
        formatter.add_arguments(self._actions)
        return formatter.format_help()


def language(value: str) -> Language:
    """Read a language's code. Raises `UsageError`."""
    for known in LANGUAGES:
        if value == known:
            return known
    message = QT_TRANSLATE_NOOP("cli", "There is no language “{language}” here. There are: {languages}.")
    raise UsageError(message.put(language=shortened(value), languages=", ".join(LANGUAGES)))


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of integers within limits, which raises `UsageError`."""

    def read(value: str) -> int:
        try:
            number = int(value)
        except ValueError:
            number = least - 1
        if least <= number <= most:
            return number
        message = QT_TRANSLATE_NOOP("cli", "“{value}” must be a whole number from {least} to {most}.")
        raise UsageError(message.put(value=shortened(value), least=least, most=most))

    return read


SEED = whole(-MOST_SEED, MOST_SEED)


def positive(value: str) -> float:
    """Read a number above zero, up to an hour of seconds or milliseconds. Raises `UsageError`."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if 0 < number <= 3_600_000:
        return number
    raise UsageError(QT_TRANSLATE_NOOP("cli", "“{value}” must be a number above 0.").put(value=shortened(value)))


def game(value: str) -> AnyGame:
    """Find a game by its id. Raises `UsageError`."""
    try:
        return games.game(value)
    except KeyError:
        known = ", ".join(package.game.id for package in games.packages())
        message = QT_TRANSLATE_NOOP("cli", "There is no game “{game}” here. There are: {games}.")
        raise UsageError(message.put(game=shortened(value), games=known)) from None


def game_list(value: str) -> list[AnyGame]:
    """Find several games, separated by commas. Raises `UsageError`."""
    return [game(part) for part in value.split(",")]


def levels(value: str) -> tuple[str, ...]:
    """Read bot levels, separated by commas. Raises `UsageError`."""
    found = tuple(value.split(","))
    for level in found:
        if level not in LEVELS:
            message = QT_TRANSLATE_NOOP("cli", "There is no bot level “{level}”. There are: {levels}.")
            raise UsageError(message.put(level=shortened(level), levels=", ".join(LEVELS)))
    return found


def check_seats(of: AnyGame, seats: Sequence[str]) -> None:
    """Raise `UsageError` if a game cannot be played with this number of seats."""
    least, most = of.players
    if not least <= len(seats) <= most:
        message = QT_TRANSLATE_NOOP("cli", "{game} is a game for {least} to {most} players, not for {players}.")
        raise UsageError(message.put(game=of.title, least=least, most=most, players=len(seats)))


def options(of: AnyGame, value: str) -> Options:
    """Read `key=value,…` as the options of a game; values of a set are joined by `+`. Raises `UsageError`."""
    kinds = {option.id: option for option in of.options}
    given: dict[str, object] = {}
    for part in filter(None, value.split(",")):
        key, equals, text = part.partition("=")
        if not equals or key in given:
            message = QT_TRANSLATE_NOOP("cli", "Options are written as name=value, separated by commas: “{part}”.")
            raise UsageError(message.put(part=shortened(part)))
        given[key] = _option_value(kinds[key], text) if key in kinds else text
    try:
        return complete(of.options, given)
    except OptionError as error:
        raise UsageError(error.message) from None


def _option_value(option: Option, text: str) -> object:
    """The option's value for a text; the text itself if there is none."""
    match option.kind:
        case "bool":
            return {"true": True, "on": True, "yes": True, "1": True, "false": False, "off": False}.get(
                text.lower(), False if text.lower() in ("no", "0") else text
            )
        case "int":
            return int(text) if text.lstrip("-").isdecimal() and len(text) < 20 else text
        case "set":
            return [part for part in text.split("+") if part]
        case "choice":
            return next((choice.value for choice in option.choices if str(choice.value) == text), text)
