"""`gallery`: pictures of every screen, without a display."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardtable_gui import games
from cardtable_gui.commands import parser, paths
from cardtable_gui.commands.console import Console, write, write_json
from cardtable_gui.commands.errors import OutputError, UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser
from cardtable_gui.commands.suggestions import suggestion
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import shortened
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.lab.gallery.gallery_order import THEMES, GalleryOrder, PictureSize
from cardtable_gui.settings import TABLE_THEME

_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})(?:@([0-9](?:\.[0-9]{1,2})?))?")


def run(arguments: Sequence[str], console: Console) -> int:
    """Draw the pictures and write their names."""
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
    )
    reader = Parser("gallery", about, console, examples=examples, lang=False)
    about_folder = QT_TRANSLATE_NOOP("cli", "the folder for the pictures")
    reader.add("folder", metavar="DIR", type=paths.path, help_text=about_folder)
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
            "cli", "light, dark, light-contrast, dark-contrast, separated by commas (default: light)"
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
        default=(PictureSize(1280, 800, 1.0),),
        help_text=QT_TRANSLATE_NOOP("cli", "window sizes, each with a screen scale if you like (default: 1280x800)"),
    )
    reader.add_json()
    given = reader.read(arguments)
    chosen = given.games or [package.game for package in games.packages()]
    paths.make_folder(given.folder)
    from cardtable_gui.lab import gallery

    ids = tuple(game.id for game in chosen)
    order = GalleryOrder(given.folder, ids, given.lang, given.theme, given.size, given.table)
    with paths.writing(given.folder):
        try:
            pictures = gallery.run(order)
        except gallery.ElsewhereError as error:
            message = QT_TRANSLATE_NOOP("cli", "Can’t draw all pictures. {reason}")
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
