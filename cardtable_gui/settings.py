"""Settings: typed entries in an INI file in the data folder.

Each entry is declared once, with its default and its valid values; an invalid value in the file counts as the default.
An unreadable file is renamed and kept. Qt is imported when a file is opened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from cardtable_gui import portable
from cardtable_gui.core.files import plain_file, strict_json
from cardtable_gui.i18n import LANGUAGES

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings

T = TypeVar("T")

_LARGEST_FILE = 1_000_000


@dataclass(frozen=True, slots=True)
class Entry(Generic[T]):
    """A setting. `read` converts the file's text to a value, or returns None if it is invalid."""

    key: str
    default: T
    read: Callable[[str], T | None]
    write: Callable[[T], str]
    values: tuple[T, ...] = ()
    """All values of a choice; the minimum and maximum of a number."""


AnyEntry: TypeAlias = Entry[Any]
Watcher: TypeAlias = Callable[[AnyEntry], None]


def choice(key: str, default: str, *values: str) -> Entry[str]:
    """A setting with a fixed list of values."""
    return Entry(key, default, lambda text: text if text in values else None, str, values)


def whole(key: str, default: int, least: int, most: int) -> Entry[int]:
    """An integer setting within limits."""

    def read(text: str) -> int | None:
        try:
            number = int(text)
        except ValueError:
            return None
        return number if least <= number <= most else None

    return Entry(key, default, read, str, (least, most))


def switch(key: str, default: bool) -> Entry[bool]:
    """A boolean setting."""
    words = {"yes": True, "no": False}
    return Entry(key, default, words.get, lambda on: "yes" if on else "no", (False, True))


def text(key: str, default: str = "") -> Entry[str]:
    """A text setting."""
    return Entry(key, default, str, str)


def mapping(key: str) -> Entry[dict[str, Any]]:
    """A setting that holds a JSON object; the reader validates its content."""

    def read(written: str) -> dict[str, Any] | None:
        try:
            value = strict_json.parse(written)
        except strict_json.JsonError:
            return None
        return value if isinstance(value, dict) else None

    return Entry(key, {}, read, lambda value: json.dumps(value, ensure_ascii=False))


LANGUAGE = choice("look/language", "system", "system", *LANGUAGES)
THEME = choice("look/theme", "system", "system", "light", "dark")
HIGH_CONTRAST = switch("look/high_contrast", False)
TEXT_PERCENT = whole("look/text_percent", 100, 80, 200)
CARD_SIZE = choice("look/card_size", "normal", "small", "normal", "large")
READING_TIME = choice("look/reading_time", "usual", "usual", "longer", "stay")
"""How long texts stay that go away by themselves."""
LARGE_NUMERALS = switch("look/large_numerals", False)
"""Whether the numerals in the corners of cards are enlarged, whatever the size of the cards."""
ANIMATION = choice("play/animation", "normal", "off", "slow", "normal", "fast")
BOT_SPEED = choice("play/bot_speed", "normal", "slowest", "slow", "normal", "fast", "instant")
MOTION = choice("play/motion", "system", "system", "full", "less")
"""Whether animations are on: as the system says, always or never."""
AUTO_PASS = switch("play/auto_pass", False)
HAND_ORDER = choice("play/hand_order", "number", "number", "hand")
CONFIRM = switch("play/confirm", True)
"""Whether costly actions need a confirmation."""
HINTS = switch("play/hints", True)
"""Whether the player may ask for hints."""
RECAP = switch("play/recap", True)
"""Whether a person whose curtain opens is told what has happened since their last turn."""
ACHIEVEMENTS = switch("play/achievements", True)
"""Whether achievements are shown."""
TIPS = switch("play/tips", True)
"""Whether tips for newcomers are shown at the table."""
ONE_BUTTON = switch("hands/one_button", False)
"""Whether a cursor steps through what can be done, and any key or click does it."""
CURSOR_SPEED = choice("hands/cursor_speed", "normal", "slowest", "slow", "normal", "fast", "fastest")
SOUND = switch("sound/on", True)
VOLUME = whole("sound/volume", 60, 0, 100)
SPEECH = choice("sound/speech", "full", "short", "full")
"""How much is announced to screen readers, and how detailed answers about the table are."""
KEYS = mapping("keys/chosen")
"""Keys chosen by the player: a list for each binding."""

GEOMETRY = text("window/geometry")
FULL_SCREEN = switch("window/full_screen", False)
SIDE = choice("window/side", "auto", "auto", "open", "closed")
"""The panel beside the table; `auto`: open if there is room for it."""
SIDE_TAB = choice("window/side_tab", "log", "log", "rules", "reference", "chances", "review")
REPLAY_SIDE = choice("window/replay_side", "match", "match", "open", "closed")
REPLAY_TAB = choice("window/replay_tab", "match", "match", "log", "rules", "reference", "chances", "review")
"""The same in replays; `match`: as beside a match. Neither changes the other."""
SIDE_WIDTH = whole("window/side_width", 340, 200, 2000)
FOLDER = text("window/folder")
"""The folder where a record was last opened or saved."""

HANDS = mapping("play/hands")
"""How players arranged their hands: by match id and seat, the faces from left to right."""

SOLVED_LESSONS = mapping("learn/lessons")
"""The solved lessons: by game their ids."""

SEEN_TIPS = mapping("learn/tips")
"""The tips that were shown, or aren't needed any more: by id true."""

STATISTICS_SINCE = whole("statistics/since", 0, 0, 2**40)
"""Only matches that ended later count in the statistics, in seconds since 1970 (UTC): they were erased then."""

PLAYER = text("seats/player")
"""The name of the person who usually plays."""
DAILY_PROFILE = text("seats/daily_profile")
"""Who last played a daily deal or puzzle: the id of a profile, or another word for a guest; empty: nobody yet."""

PERSONAL: tuple[AnyEntry, ...] = (
    LANGUAGE,
    TEXT_PERCENT,
    CARD_SIZE,
    THEME,
    HIGH_CONTRAST,
    LARGE_NUMERALS,
    READING_TIME,
    HAND_ORDER,
    HINTS,
    RECAP,
    SOUND,
    BOT_SPEED,
    TIPS,
    SEEN_TIPS,
)
"""What a person's profile sets for itself. A setting that is added here is part of every profile."""
_PERSONAL_KEYS = frozenset(entry.key for entry in PERSONAL)


def seats_of(game: str) -> Entry[dict[str, Any]]:
    """The seats and options of the last match of a game."""
    return mapping(f"seats/{game}")


def data_folder(chosen: Path | None = None) -> Path:
    """Where settings and matches are kept: the chosen folder, else a portable program's, else the user's.

    The folder is not created.
    """
    if chosen is not None:
        return chosen
    carried = portable.data_folder()
    if carried is not None:
        return carried
    from platformdirs import user_data_path

    return user_data_path("cardtable", appauthor=False)


class Settings:
    """Reads and writes entries, and notifies watchers of changes. `sync` writes changes to disk."""

    def __init__(self, file: Path | None = None) -> None:
        """Open a file, which need not exist. None: keep nothing after the program ends."""
        self._values: dict[str, Any] = {}
        self._unwritten: dict[str, str] = {}
        self._watchers: list[Watcher] = []
        self._personal: dict[str, Any] = {}
        self._keep_personal: Callable[[AnyEntry, str], None] | None = None
        self.set_aside: Path | None = None
        """The new path of a damaged file; None: there was none."""
        self._file: QSettings | None = None if file is None else self._opened(file)

    def value(self, entry: Entry[T]) -> T:
        """The value of an entry, or its default; that of the person in `use_personal` comes first."""
        if entry.key in self._personal:
            own: T = self._personal[entry.key]
            return own
        if entry.key not in self._values:
            written = None if self._file is None else self._file.value(entry.key)
            read = entry.read(written) if isinstance(written, str) else None
            self._values[entry.key] = entry.default if read is None else read
        value: T = self._values[entry.key]
        return value

    def set(self, entry: Entry[T], value: T) -> None:
        """Set a value, in the profile in use if the entry is `PERSONAL`. Raises `ValueError` for an invalid one."""
        written = entry.write(value)
        if entry.read(written) != value:
            raise ValueError(f"{entry.key} cannot be {value!r}")
        if value == self.value(entry):
            return
        if self._keep_personal is not None and entry.key in _PERSONAL_KEYS:
            self._personal[entry.key] = value
            self._keep_personal(entry, written)
        else:
            self._values[entry.key] = value
            self._unwritten[entry.key] = written
        self._tell(entry)

    def use_personal(self, written: Mapping[str, str], keep: Callable[[AnyEntry, str], None] | None) -> None:
        """Let a person's own values take precedence until the next call; watchers are told what changes by it.

        Args:
            written: values of entries in `PERSONAL` by key, as they are written in a file; what is missing or invalid
                stays as in the settings.
            keep: called with an entry of `PERSONAL` and its written value when it is set, instead of keeping it in the
                settings' file; None: the values belong to nobody any more, and the settings apply.
        """
        before = [self.value(entry) for entry in PERSONAL]
        read = {entry.key: entry.read(written[entry.key]) for entry in PERSONAL if entry.key in written}
        self._personal = {key: value for key, value in read.items() if value is not None}
        self._keep_personal = keep
        for entry, earlier in zip(PERSONAL, before, strict=True):
            if self.value(entry) != earlier:
                self._tell(entry)

    def lend(self, entry: Entry[T], value: T) -> None:
        """Override an entry's value until it is set again; the override is not saved."""
        self._values[entry.key] = value

    def reset(self, entries: Iterable[AnyEntry]) -> None:
        """Reset entries to their defaults."""
        for entry in entries:
            self.set(entry, entry.default)

    def written(self, entries: Iterable[AnyEntry]) -> dict[str, str]:
        """The current values of entries by key, as they are written in a file."""
        return {entry.key: entry.write(self.value(entry)) for entry in entries}

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` after each change, with the entry that changed."""
        self._watchers.append(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Stop calling a watcher. Raises `ValueError` if it was not watching."""
        self._watchers.remove(watcher)

    def texts(self) -> dict[str, str]:
        """All settings as the file writes them, sorted by key; without those lent."""
        kept = {} if self._file is None else {key: self._file.value(key) for key in self._file.allKeys()}
        return dict(sorted({**kept, **self._unwritten}.items()))

    def sync(self) -> None:
        """Write the entries set since the last call, and only those, so that two windows keep each other's changes."""
        if self._file is not None and self._unwritten:
            for key, written in self._unwritten.items():
                self._file.setValue(key, written)
            self._file.sync()
        self._unwritten.clear()

    def _tell(self, entry: AnyEntry) -> None:
        for watcher in tuple(self._watchers):
            watcher(entry)

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
    """Whether a file is missing or text of a reasonable size; Qt parses its lines.

    False for pipes and devices, on which Qt would block forever.
    """
    try:
        data = plain_file.read(file, _LARGEST_FILE + 1)
        return len(data) <= _LARGEST_FILE and "\0" not in data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    except plain_file.FileError as error:
        return error.reason != plain_file.ODD


def _put_aside(file: Path) -> Path | None:
    """Rename a damaged file; return its new path, or None if the system does not permit it."""
    number = 1
    while (aside := file.with_name(f"{file.stem}-damaged-{number}{file.suffix}")).exists():
        number += 1
    try:
        file.rename(aside)
    except OSError:
        return None
    return aside
