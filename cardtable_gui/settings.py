"""What the player chose and what is remembered for next time: typed entries over an INI file in the data folder.

An entry is declared once, with its default and the values it may have; whatever else stands in the file counts as the
default. A file that cannot be read at all is set aside unharmed. Qt is imported when a file is opened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from cardtable_gui.core.files import plain_file, strict_json

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

T = TypeVar("T")

FILE = "settings.ini"
_LARGEST_FILE = 1_000_000


@dataclass(frozen=True, slots=True)
class Entry(Generic[T]):
    """One remembered value. `read` makes it from the file's text, None where the text is not a value of it."""

    key: str
    default: T
    read: Callable[[str], T | None]
    write: Callable[[T], str]
    values: tuple[T, ...] = ()
    """All values of a choice; the least and the most of a number."""


AnyEntry: TypeAlias = Entry[Any]
Watcher: TypeAlias = Callable[[AnyEntry], None]


def choice(key: str, default: str, *values: str) -> Entry[str]:
    """One of some words."""
    return Entry(key, default, lambda text: text if text in values else None, str, values)


def whole(key: str, default: int, least: int, most: int) -> Entry[int]:
    """A whole number within limits."""

    def read(text: str) -> int | None:
        try:
            number = int(text)
        except ValueError:
            return None
        return number if least <= number <= most else None

    return Entry(key, default, read, str, (least, most))


def switch(key: str, default: bool) -> Entry[bool]:
    """Yes or no."""
    words = {"yes": True, "no": False}
    return Entry(key, default, words.get, lambda on: "yes" if on else "no", (False, True))


def text(key: str, default: str = "") -> Entry[str]:
    """Any text."""
    return Entry(key, default, str, str)


def mapping(key: str) -> Entry[dict[str, Any]]:
    """A JSON object; whoever reads it checks what is in it."""

    def read(written: str) -> dict[str, Any] | None:
        try:
            value = strict_json.parse(written)
        except strict_json.JsonError:
            return None
        return value if isinstance(value, dict) else None

    return Entry(key, {}, read, lambda value: json.dumps(value, ensure_ascii=False))


LANGUAGE = choice("look/language", "system", "system", "en", "ja")
THEME = choice("look/theme", "system", "system", "light", "dark")
TEXT_PERCENT = whole("look/text_percent", 100, 80, 200)
CARD_SIZE = choice("look/card_size", "normal", "small", "normal", "large")
ANIMATION = choice("play/animation", "normal", "off", "slow", "normal", "fast")
BOT_SPEED = choice("play/bot_speed", "normal", "slow", "normal", "fast", "instant")
MOTION = choice("play/motion", "system", "system", "full", "less")
"""Whether things move on the screen at all: as the system says, or whatever it says."""
AUTO_PASS = switch("play/auto_pass", False)
HAND_ORDER = choice("play/hand_order", "number", "number", "hand")
CONFIRM = switch("play/confirm", True)
"""Whether an act that costs dearly is asked back."""
SOUND = switch("sound/on", True)
VOLUME = whole("sound/volume", 60, 0, 100)
KEYS = mapping("keys/chosen")
"""Keys that the player chose: for each name of a binding a list of them."""

GEOMETRY = text("window/geometry")
FULL_SCREEN = switch("window/full_screen", False)
SIDE = choice("window/side", "auto", "auto", "open", "closed")
"""The panel beside the table; `auto`: open where there is room for it."""
SIDE_TAB = choice("window/side_tab", "log", "log", "rules")
SIDE_WIDTH = whole("window/side_width", 340, 200, 2000)
FOLDER = text("window/folder")
"""Where records were last opened or saved."""

HANDS = mapping("play/hands")
"""How players laid their hands: by match id and seat, the faces from left to right."""

PLAYER = text("seats/player")
"""What the person who plays most often is called."""


def seats_of(game: str) -> Entry[dict[str, Any]]:
    """Who sat where, and with which options, in the last match of a game."""
    return mapping(f"seats/{game}")


def data_folder(chosen: Path | None = None) -> Path:
    """Where settings and matches are kept: the chosen folder, else the user's. It is not made."""
    if chosen is not None:
        return chosen
    from platformdirs import user_data_path

    return user_data_path("cardtable", appauthor=False)


class Settings:
    """Reads and writes entries, and tells watchers of changes. Changes go to disk with `sync`."""

    def __init__(self, file: Path | None = None) -> None:
        """Open a file; it and its folder need not exist. None: remember nothing after the program."""
        self._values: dict[str, Any] = {}
        self._unwritten: dict[str, str] = {}
        self._watchers: list[Watcher] = []
        self.set_aside: Path | None = None
        """Where a damaged file was put; None: there was none."""
        self._file: QSettings | None = None if file is None else self._opened(file)

    def value(self, entry: Entry[T]) -> T:
        """What is remembered for an entry, else its default."""
        if entry.key not in self._values:
            written = None if self._file is None else self._file.value(entry.key)
            read = entry.read(written) if isinstance(written, str) else None
            self._values[entry.key] = entry.default if read is None else read
        value: T = self._values[entry.key]
        return value

    def set(self, entry: Entry[T], value: T) -> None:
        """Remember a value. Raises `ValueError` for one that the entry cannot have."""
        written = entry.write(value)
        if entry.read(written) != value:
            raise ValueError(f"{entry.key} cannot be {value!r}")
        if value == self.value(entry):
            return
        self._values[entry.key] = value
        self._unwritten[entry.key] = written
        for watcher in tuple(self._watchers):
            watcher(entry)

    def lend(self, entry: Entry[T], value: T) -> None:
        """Let an entry have this value until it is set to another one; it is not remembered."""
        self._values[entry.key] = value

    def reset(self, entries: Iterable[AnyEntry]) -> None:
        """Give entries their defaults back."""
        for entry in entries:
            self.set(entry, entry.default)

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` after each change, with the entry that changed."""
        self._watchers.append(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Call it no more. Raises `ValueError` if it was not watching."""
        self._watchers.remove(watcher)

    def sync(self) -> None:
        """Put on disk what was set since the last time, and nothing else: two windows keep each other's choices."""
        if self._file is not None and self._unwritten:
            for key, written in self._unwritten.items():
                self._file.setValue(key, written)
            self._file.sync()
        self._unwritten.clear()

    def _opened(self, file: Path) -> QSettings:
        from PySide6.QtCore import QSettings

        if not _readable(file):
            self.set_aside = _put_aside(file)
        opened = QSettings(str(file), QSettings.Format.IniFormat)
        if opened.status() == QSettings.Status.FormatError:
            del opened
            self.set_aside = _put_aside(file)
            opened = QSettings(str(file), QSettings.Format.IniFormat)
        return opened


def _readable(file: Path) -> bool:
    """Whether a file is text of a sensible size (a missing one is); what its lines say is for Qt to judge.

    Pipes and devices are not: Qt would wait for them for ever.
    """
    try:
        data = plain_file.read(file, _LARGEST_FILE + 1)
        return len(data) <= _LARGEST_FILE and "\0" not in data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    except plain_file.FileError as error:
        return error.reason != plain_file.ODD


def _put_aside(file: Path) -> Path | None:
    """Rename a damaged file; return its new name, None where the system does not permit it."""
    number = 1
    while (aside := file.with_name(f"{file.stem}-damaged-{number}{file.suffix}")).exists():
        number += 1
    try:
        file.rename(aside)
    except OSError:
        return None
    return aside
