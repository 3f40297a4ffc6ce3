"""`gallery`: pictures of every screen, without a display."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from cardtable_gui import games
from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import PROGRAM, Console, progress, write, write_json
from cardtable_gui.commands.errors import OutputError, UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.commands.suggestions import suggestion
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import shortened
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.lab.gallery.gallery_order import THEMES, GalleryOrder, PictureSize
from cardtable_gui.lab.gallery.size_measures import CARDS, PANELS, PERCENTS, PLAYERS, WINDOWS, SizesOrder
from cardtable_gui.settings import TABLE_THEME

_PANEL = {"open": True, "shut": False}
_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})(?:@([0-9](?:\.[0-9]{1,2})?))?")


def run(arguments: Sequence[str], console: Console) -> int:
    """Draw the pictures and write their names, or measure the tables."""
    about = QT_TRANSLATE_NOOP("cli", "Draws every screen and dialog as PNG files, without a display.")
    examples = (
        Example(
            "gallery pictures --lang en", QT_TRANSLATE_NOOP("cli", "all screens in English, in the folder “pictures”")
        ),
        Example(
            "gallery pictures --games {game} --size 1280x800,1024x640@2",
            QT_TRANSLATE_NOOP(
                "cli", "the screens of one game in two sizes, the second one for a screen with double resolution"
            ),
        ),
        Example(
            "gallery --sizes --games {game} --size 1280x800 --text 100,160",
            QT_TRANSLATE_NOOP("cli", "how large the cards of a game are at two text sizes"),
        ),
    )
    reader = Parser("gallery", about, console, examples=examples, lang=False)
    about_folder = QT_TRANSLATE_NOOP("cli", "the folder for the pictures")
    reader.add("folder", metavar="DIR", nargs="?", type=paths.path, help_text=about_folder)
    reader.add_games()
    reader.add(
        "--lang",
        metavar="LANG,…",
        type=_languages,
        default=LANGUAGES,
        help_text=QT_TRANSLATE_NOOP("cli", "the pictures’ languages, separated by commas (default: en,ja)"),
    )
    reader.add(
        "--theme",
        metavar="T,…",
        type=_themes,
        default=("light",),
        help_text=QT_TRANSLATE_NOOP(
            "cli", "any of light, dark, light-contrast, dark-contrast, separated by commas (default: light)"
        ),
    )
    reader.add(
        "--table",
        metavar="T",
        type=_table,
        default="window",
        help_text=QT_TRANSLATE_NOOP(
            "cli", "the tables’ theme: window (as --theme says), game (each game’s own), light, dark or contrast"
        ),
    )
    reader.add(
        "--size",
        metavar="WxH[@S],…",
        type=_sizes,
        help_text=QT_TRANSLATE_NOOP("cli", "window sizes, each with a screen scale if you like (default: 1280x800)"),
    )
    reader.add(
        "--film",
        action="store_true",
        help_text=QT_TRANSLATE_NOOP(
            "cli", "film the scenes at the table instead: twelve frames of each in one picture"
        ),
    )
    _add_measures(reader)
    reader.add_json()
    given = reader.read(arguments)
    chosen = tuple(game.id for game in given.games or [package.game for package in games.packages()])
    return _measure(given, chosen) if given.sizes else _draw(given, chosen)


def _add_measures(reader: Parser) -> None:
    """Declare what is measured, and at which tables."""
    reader.add(
        "--sizes",
        action="store_true",
        help_text=QT_TRANSLATE_NOOP("cli", "draw nothing, but measure cards and words on the tables"),
    )
    reader.add(
        "--players",
        metavar="N,…",
        type=_numbers(*PLAYERS),
        default=PLAYERS,
        help_text=QT_TRANSLATE_NOOP("cli", "with --sizes: the numbers of players (default: 3 to 6)"),
    )
    reader.add(
        "--text",
        metavar="P,…",
        type=_numbers(*range(PERCENTS[0], PERCENTS[-1] + 1)),
        default=PERCENTS,
        help_text=QT_TRANSLATE_NOOP("cli", "with --sizes: text sizes in percent (default: 80,100,130,160,200)"),
    )
    reader.add(
        "--panel",
        metavar="P",
        type=_panels,
        default=PANELS,
        help_text=QT_TRANSLATE_NOOP("cli", "with --sizes: the side panel, open or shut (default: both)"),
    )
    reader.add(
        "--cards",
        metavar="SIZE",
        type=_card_size,
        default=CARDS[1],
        help_text=QT_TRANSLATE_NOOP("cli", "with --sizes: small, normal or large cards (default: normal)"),
    )
    reader.add(
        "--large-numerals",
        action="store_true",
        help_text=QT_TRANSLATE_NOOP("cli", "with --sizes: large numbers on cards"),
    )


def _measure(given: Any, chosen: tuple[str, ...]) -> int:
    """Measure tables, and write what was found."""
    from cardtable_gui.lab.gallery import size_measures

    order = SizesOrder(
        chosen,
        given.players,
        given.size or WINDOWS,
        given.text,
        given.panel,
        given.cards,
        given.large_numerals,
    )
    found = list(progress(size_measures.measure(order), len(order)))
    if given.json:
        write_json({"sizes": [each.as_json() for each in found]})
    else:
        for line in size_measures.as_lines(found):
            write(line)
    return 0


def _draw(given: Any, chosen: tuple[str, ...]) -> int:
    """Draw pictures, and write their names. Raises `UsageError` if no folder is given."""
    if given.folder is None:
        message = QT_TRANSLATE_NOOP("cli", "Missing: {arguments}. For an example, see “{command} --help”.")
        raise UsageError(message.put(arguments="DIR", command=f"{PROGRAM} gallery"))
    paths.make_folder(given.folder)
    from cardtable_gui.lab import gallery

    size = given.size or (PictureSize(1280, 800, 1.0),)
    order = GalleryOrder(given.folder, chosen, given.lang, given.theme, size, given.table, films=given.film)
    with paths.writing(given.folder):
        try:
            pictures = gallery.run(order)
        except gallery.ElsewhereError as error:
            message = QT_TRANSLATE_NOOP("cli", "Can’t draw all the pictures. {reason}")
            raise OutputError(message.put(reason=error.told)) from None
    if given.json:
        write_json({"pictures": list(pictures)})
    else:
        for name in pictures:
            write(name)
    return 0


def _languages(value: str) -> tuple[Language, ...]:
    return tuple(dict.fromkeys(parser.language(part) for part in value.split(",")))


def _themes(value: str) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(value.split(",")))
    for theme in found:
        if theme not in THEMES:
            message = QT_TRANSLATE_NOOP("cli", "Unknown theme “{theme}”. {suggestion}")
            raise UsageError(message.put(theme=shortened(theme), suggestion=suggestion(theme, THEMES)))
    return found


def _numbers(*known: int) -> Callable[[str], tuple[int, ...]]:
    """Return a parser of known numbers, separated by commas."""
    number = parser.whole(min(known), max(known))
    return lambda value: tuple(dict.fromkeys(number(part) for part in value.split(",")))


def _panels(value: str) -> tuple[bool, ...]:
    if value in _PANEL:
        return (_PANEL[value],)
    message = QT_TRANSLATE_NOOP("cli", "Expected open or shut, not “{value}”. {suggestion}")
    raise UsageError(message.put(value=shortened(value), suggestion=suggestion(value, tuple(_PANEL))))


def _card_size(value: str) -> str:
    if value in CARDS:
        return value
    message = QT_TRANSLATE_NOOP("cli", "Unknown card size “{value}”. {suggestion}")
    raise UsageError(message.put(value=shortened(value), suggestion=suggestion(value, CARDS)))


def _table(value: str) -> str:
    if value not in TABLE_THEME.values:
        message = QT_TRANSLATE_NOOP("cli", "Unknown theme “{theme}”. {suggestion}")
        raise UsageError(message.put(theme=shortened(value), suggestion=suggestion(value, TABLE_THEME.values)))
    return value


def _sizes(value: str) -> tuple[PictureSize, ...]:
    return tuple(dict.fromkeys(_size(part) for part in value.split(",")))


def _size(value: str) -> PictureSize:
    found = _SIZE.fullmatch(value)
    if found is not None:
        size = PictureSize(int(found[1]), int(found[2]), float(found[3] or 1))
        if size.allowed:
            return size
    message = QT_TRANSLATE_NOOP(
        "cli", "Expected a size such as 1280x800 or 1024x640@2 (at least 1000x580, scale 1 to 3), not “{value}”."
    )
    raise UsageError(message.put(value=shortened(value)))
