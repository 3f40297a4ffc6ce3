"""`gallery`: pictures of every screen, without a display."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from cardtable_gui import games
from cardtable_gui.commands import parser
from cardtable_gui.commands.console import Console, write, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.parser import Parser
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import shortened
from cardtable_gui.gallery_order import THEMES, GalleryOrder, PictureSize
from cardtable_gui.i18n import LANGUAGES, Language

_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})(?:@([0-9](?:\.[0-9]{1,2})?))?")


def run(arguments: Sequence[str], console: Console) -> int:
    """Draw the pictures and write their names."""
    about = QT_TRANSLATE_NOOP("cli", "Draws every screen and dialog as PNG files, without a display.")
    reader = Parser("gallery", about, console, lang=False)
    reader.add("folder", metavar="DIR", type=Path, help_text=QT_TRANSLATE_NOOP("cli", "where the files go"))
    reader.add(
        "--games",
        metavar="A,B",
        type=parser.game_list,
        help_text=QT_TRANSLATE_NOOP("cli", "the games' ids, separated by commas (all by default)"),
    )
    reader.add(
        "--lang",
        metavar="LANG,…",
        type=_languages,
        default=LANGUAGES,
        help_text=QT_TRANSLATE_NOOP("cli", "the languages, separated by a comma (both by default)"),
    )
    reader.add(
        "--theme",
        metavar="T,…",
        type=_themes,
        default=("light",),
        help_text=QT_TRANSLATE_NOOP("cli", "light, dark or both, separated by a comma (light by default)"),
    )
    reader.add(
        "--size",
        metavar="WxH[@S],…",
        type=_sizes,
        default=(PictureSize(1280, 800, 1.0),),
        help_text=QT_TRANSLATE_NOOP("cli", "window sizes, with a screen scale if wanted (1280x800 by default)"),
    )
    reader.add("--json", action="store_true", help_text=QT_TRANSLATE_NOOP("cli", "answer with one JSON object"))
    given = reader.read(arguments)
    chosen = given.games or [package.game for package in games.packages()]
    try:
        given.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = QT_TRANSLATE_NOOP("cli", "The folder {folder} cannot be used: {reason}")
        raise UsageError(message.put(folder=str(given.folder), reason=error.strerror or str(error))) from None
    from cardtable_gui import gallery

    pictures = gallery.run(
        GalleryOrder(given.folder, tuple(game.id for game in chosen), given.lang, given.theme, given.size)
    )
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
            message = QT_TRANSLATE_NOOP("cli", "There is no theme “{theme}”. There are: {themes}.")
            raise UsageError(message.put(theme=shortened(theme), themes=", ".join(THEMES)))
    return found


def _sizes(value: str) -> tuple[PictureSize, ...]:
    return tuple(dict.fromkeys(_size(part) for part in value.split(",")))


def _size(value: str) -> PictureSize:
    found = _SIZE.fullmatch(value)
    if found is not None:
        size = PictureSize(int(found[1]), int(found[2]), float(found[3] or 1))
        if size.allowed:
            return size
    message = QT_TRANSLATE_NOOP(
        "cli", "“{value}” is no size such as 1280x800 or 1024x640@2 (from 1000x580, scale 1 to 3)."
    )
    raise UsageError(message.put(value=shortened(value)))
