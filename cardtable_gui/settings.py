"""Settings: typed entries in a JSON file in the data folder, each written as a text.

    {"settings": 1, "values": {"look/theme": "dark", …}}

Each entry is declared once, with its default and its valid values; an invalid value in the file counts as the default,
and keys that nobody knows are kept. A damaged file is set aside. The file may be a stranger's: it is text, checked by
these declarations, and never made into objects.
"""

from __future__ import annotations

import json
import os
import re
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

from cardtable_gui import portable
from cardtable_gui.core import strict_json
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.data_file import DataFile, NewerFileError
from cardtable_gui.core.files.data_files import OLD_SETTINGS
from cardtable_gui.core.files.limits import MAX_NAME_LENGTH
from cardtable_gui.core.files.schema import Schema, fields, flag, listed, mapped, optional
from cardtable_gui.core.files.schema import text as text_of
from cardtable_gui.core.files.schema import whole as whole_number
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.strict_json import Json
from cardtable_gui.i18n import LANGUAGES

T = TypeVar("T")

MOST_BYTES: Final = 1_000_000
_VERSION: Final = 1
_VERSION_KEY, _VALUES_KEY = "settings", "values"
_MOST_VALUES: Final = 2_000
_LONGEST_VALUE: Final = 200_000
_NUMBER: Final = re.compile("-?[0-9]{1,18}")
_NO_TEXT: Final = re.compile("[\ud800-\udfff]")
"""What stands for the bytes of a path that is no text: it can't be written."""


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
        if not _NUMBER.fullmatch(text):
            return None
        number = int(text)
        return number if least <= number <= most else None

    return Entry(key, default, read, str, (least, most))


def switch(key: str, default: bool) -> Entry[bool]:
    """A boolean setting."""
    words = {"yes": True, "no": False}
    return Entry(key, default, words.get, lambda on: "yes" if on else "no", (False, True))


def text(key: str, longest: int, form: str = ".*") -> Entry[str]:
    """A text setting, empty by default: at most so many characters in one line, of this regular expression."""
    pattern = re.compile(form)

    def read(written: str) -> str | None:
        fits = len(written) <= longest and pattern.fullmatch(written) and not _NO_TEXT.search(written)
        return written if fits or not written else None

    return Entry(key, "", read, str)


def mapping(key: str, schema: Schema[dict[str, Any]]) -> Entry[dict[str, Any]]:
    """A setting that holds a JSON object of this form; by default an empty one."""

    def read(written: str) -> dict[str, Any] | None:
        try:
            return schema(strict_json.parse(written), "")
        except strict_json.JsonError:
            return None

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
KEYS = mapping("keys/chosen", mapped(listed(text_of(60), 20), 1_000))
"""Keys chosen by the player: a list for each binding."""

PLACE = text("window/place", 40, "-?[0-9]{1,5} -?[0-9]{1,5} [0-9]{1,5} [0-9]{1,5}")
"""Where the window is, without its frame: left, top, width and height in logical pixels; empty: nowhere yet."""
MAXIMIZED = switch("window/maximized", False)
FULL_SCREEN = switch("window/full_screen", False)
SIDE = choice("window/side", "auto", "auto", "open", "closed")
"""The panel beside the table; `auto`: open if there is room for it."""
SIDE_TAB = choice("window/side_tab", "log", "log", "rules", "reference", "chances", "review")
REPLAY_SIDE = choice("window/replay_side", "match", "match", "open", "closed")
REPLAY_TAB = choice("window/replay_tab", "match", "match", "log", "rules", "reference", "chances", "review")
"""The same in replays; `match`: as beside a match. Neither changes the other."""
SIDE_WIDTH = whole("window/side_width", 340, 200, 2000)
FOLDER = text("window/folder", 5_000, r"(?![\\/]{2}).*")
"""The folder where a record was last opened or saved.

Not a network's: Windows would log in at any computer that a stranger's settings name.
"""

HANDS = mapping("play/hands", mapped(mapped(listed(text_of(20), 200), 20, key="[0-9]{1,2}"), 100))
"""How players arranged their hands: by match id and seat, the faces from left to right."""

SOLVED_LESSONS = mapping("learn/lessons", mapped(listed(text_of(100), 500), 200))
"""The solved lessons: by game their ids."""

SEEN_TIPS = mapping("learn/tips", mapped(flag, 500))
"""The tips that were shown, or aren't needed any more: by id true."""

STATISTICS_SINCE = whole("statistics/since", 0, 0, 2**40)
"""Only matches that ended later count in the statistics, in seconds since 1970 (UTC): they were erased then."""

PLAYER = text("seats/player", MAX_NAME_LENGTH)
"""The name of the person who usually plays."""
DAILY_PROFILE = text("seats/daily_profile", 100)
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


def _option(value: Json, place: str) -> Json:
    """The value of a game's option; whether the game has it, the game says."""
    return [*listed(_single_option, 100)(value, place)] if isinstance(value, list) else _single_option(value, place)


def _single_option(value: Json, place: str) -> Json:
    return value if isinstance(value, bool | int) else text_of(100)(value, place)


def _any_object(value: Json, place: str) -> dict[str, Json]:
    """House rules; the game checks them."""
    if not isinstance(value, dict):
        raise strict_json.wrong_type(dict, place)
    return value


_SEAT: Final = fields(
    {"name": text_of(MAX_NAME_LENGTH), "level": optional(text_of(40))}, {"named": flag, "profile": text_of(100)}
)
_SEATS: Final = fields({}, {"seats": listed(_SEAT, 20), "options": mapped(_option, 100), "house": _any_object})


def seats_of(game: str) -> Entry[dict[str, Any]]:
    """The seats and options of the last match of a game."""
    return mapping(f"seats/{game}", _SEATS)


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
        self._guard = threading.Lock()
        """Held for moments, while `_unwritten` changes."""
        self._writing: threading.Thread | None = None
        """The thread of the last `sync_soon`."""
        self.set_aside = SetAside(Path() if file is None else file.parent)
        """Where the file went if it was damaged."""
        self._file = None if file is None else _data_file(file, self.set_aside)
        self._texts: Mapping[str, str] = {} if self._file is None else self._opened(self._file)

    def value(self, entry: Entry[T]) -> T:
        """The value of an entry, or its default; that of the person in `use_personal` comes first."""
        if entry.key in self._personal:
            own: T = self._personal[entry.key]
            return own
        if entry.key not in self._values:
            written = self._texts.get(entry.key)
            read = None if written is None else entry.read(written)
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
            with self._guard:
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
        return dict(sorted({**self._texts, **self._unwritten}.items()))

    def sync(self) -> None:
        """Write the entries set since the last call, and only those, so that two windows keep each other's changes.

        They are on disk when this returns. What can't be written now is written by a later call.
        """
        if self._writing is not None:
            self._writing.join()
        self._write()

    def sync_soon(self) -> None:
        """As `sync`, in a thread: nothing waits for the disk."""
        if self._writing is None or not self._writing.is_alive():
            self._writing = threading.Thread(target=self._write, name="settings")
            self._writing.start()

    def _write(self) -> None:
        """Write what is unwritten, and what is set meanwhile: a later `sync_soon` counts on a running thread."""
        while self._unwritten:
            try:
                self._write_once()
            except plain_file.FileError:
                return

    def _write_once(self) -> None:
        """Write what is unwritten now. Raises `FileError`."""
        with self._guard:
            unwritten = dict(self._unwritten)
        if self._file is not None:
            self._texts = self._file.change(lambda kept: {**kept, **unwritten})
        with self._guard:
            self._unwritten = {key: text for key, text in self._unwritten.items() if unwritten.get(key) != text}

    def _tell(self, entry: AnyEntry) -> None:
        for watcher in tuple(self._watchers):
            watcher(entry)

    def _opened(self, file: DataFile[Mapping[str, str]]) -> Mapping[str, str]:
        """The texts in the file, or, before there is one, in that of an earlier version of the program."""
        old = file.path.with_name(OLD_SETTINGS)
        takes_over = not os.path.lexists(file.path) and os.path.lexists(old)
        try:
            texts = file.read()
        except plain_file.FileError:
            return {}
        if not takes_over:
            return texts
        try:
            found = old_texts(plain_file.read(old, MOST_BYTES))
        except (strict_json.JsonError, plain_file.TooLargeError) as error:
            self.set_aside.put(old, error.message if isinstance(error, strict_json.JsonError) else error.reason)
            return texts
        except plain_file.FileError:
            return texts
        self._unwritten = dict(found)
        return found


_CONTENT: Final = fields({_VERSION_KEY: whole_number(1), _VALUES_KEY: mapped(text_of(_LONGEST_VALUE), _MOST_VALUES)})


def check(data: bytes) -> None:
    """Raise `JsonError`, or `NewerFileError`, unless this is the content of a file of settings."""
    _texts(strict_json.parse(data))


def old_texts(data: bytes) -> Mapping[str, str]:
    """The texts in a file of settings that Card Table 0.4 or before wrote. Raises `JsonError`."""
    from cardtable_gui.core.files import old_settings

    return _texts({_VERSION_KEY: _VERSION, _VALUES_KEY: dict(old_settings.read(data))})


def _texts(value: Json) -> Mapping[str, str]:
    if isinstance(value, dict) and isinstance(version := value.get(_VERSION_KEY), int) and version > _VERSION:
        raise NewerFileError
    texts: Mapping[str, str] = _CONTENT(value, "")[_VALUES_KEY]
    return texts


def _data_file(file: Path, set_aside: SetAside) -> DataFile[Mapping[str, str]]:
    return DataFile(
        file,
        MOST_BYTES,
        _texts,
        lambda texts: {_VERSION_KEY: _VERSION, _VALUES_KEY: dict(sorted(texts.items()))},
        dict,
        set_aside,
    )
