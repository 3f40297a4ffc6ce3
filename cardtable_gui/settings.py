"""Settings: typed entries in a JSON file in the data folder, each written as a text.

    {"settings": 1, "values": {"look/theme": "dark", …}}

Each entry is declared once, with its default, its valid values, and if players choose it the texts of its row in the
dialog; an invalid value in the file counts as the default, and keys that nobody knows are kept. A damaged file is set
aside. The file may be a stranger's: it is text, checked by these declarations, and never made into objects.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from cardtable_gui import portable, settings_file
from cardtable_gui.core import strict_json
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.data_file import DataFile
from cardtable_gui.core.files.data_files import OLD_SETTINGS
from cardtable_gui.core.files.limits import MAX_NAME_LENGTH
from cardtable_gui.core.files.schema import LATEST_S, fields, flag, listed, mapped, optional
from cardtable_gui.core.files.schema import text as text_of
from cardtable_gui.core.files.schema import whole as whole_of
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json
from cardtable_gui.i18n import LANGUAGES
from cardtable_gui.setting_entries import AnyEntry, Entry, Group, choice, mapping, switch, text, whole

if TYPE_CHECKING:
    from cardtable_gui.jobs import Lane

T = TypeVar("T")
Watcher: TypeAlias = Callable[[frozenset[AnyEntry]], None]

APPEARANCE = Group(QT_TRANSLATE_NOOP("settings", "Appearance"))
LANGUAGE = APPEARANCE.add(
    choice("look/language", "system", "system", *LANGUAGES),
    QT_TRANSLATE_NOOP("settings", "Language"),
    QT_TRANSLATE_NOOP("settings", "The language of the program and the rules."),
    {"system": QT_TRANSLATE_NOOP("settings", "Follow the system")},
    personal=True,
)
TEXT_PERCENT = APPEARANCE.add(
    whole("look/text_percent", 100, 80, 200),
    QT_TRANSLATE_NOOP("settings", "Text size"),
    QT_TRANSLATE_NOOP("settings", "The size of all text, at the table too."),
    also=QT_TRANSLATE_NOOP("settings", "font, letters, zoom, scale, accessibility"),
    personal=True,
)
CARD_SIZE = APPEARANCE.add(
    choice("look/card_size", "normal", "small", "normal", "large"),
    QT_TRANSLATE_NOOP("settings", "Card size"),
    QT_TRANSLATE_NOOP("settings", "Larger cards have larger numbers, but overlap more."),
    {
        "small": QT_TRANSLATE_NOOP("settings", "Small"),
        "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
        "large": QT_TRANSLATE_NOOP("settings", "Large"),
    },
    scale=True,
    also=QT_TRANSLATE_NOOP("settings", "zoom, scale, numbers, accessibility"),
    personal=True,
)
LARGE_NUMERALS = APPEARANCE.add(
    switch("look/large_numerals", False),
    QT_TRANSLATE_NOOP("settings", "Large numbers on cards"),
    QT_TRANSLATE_NOOP("settings", "Enlarges the numbers in the corners of all cards."),
    also=QT_TRANSLATE_NOOP("settings", "large index, jumbo, big, read, accessibility"),
    personal=True,
)
THEME = APPEARANCE.add(
    choice("look/theme", "system", "system", "light", "dark"),
    QT_TRANSLATE_NOOP("settings", "Theme"),
    QT_TRANSLATE_NOOP("settings", "Light like paper, or dark like lacquer."),
    {
        "system": QT_TRANSLATE_NOOP("settings", "Follow the system"),
        "light": QT_TRANSLATE_NOOP("settings", "Light"),
        "dark": QT_TRANSLATE_NOOP("settings", "Dark"),
    },
    also=QT_TRANSLATE_NOOP("settings", "dark mode, night, theme, colours, colors"),
    personal=True,
)
TABLE_THEME = APPEARANCE.add(
    choice("look/table_theme", "game", "game", "window", "light", "dark", "contrast"),
    QT_TRANSLATE_NOOP("settings", "Table theme"),
    QT_TRANSLATE_NOOP("settings", "How the table is lit. With high contrast, tables stay plain whatever you choose."),
    {
        "game": QT_TRANSLATE_NOOP("settings", "The game’s own"),
        "window": QT_TRANSLATE_NOOP("settings", "Same as the window"),
        "light": QT_TRANSLATE_NOOP("settings", "Light"),
        "dark": QT_TRANSLATE_NOOP("settings", "Dark"),
        "contrast": QT_TRANSLATE_NOOP("settings", "High contrast"),
    },
    also=QT_TRANSLATE_NOOP("settings", "table top, background, mood, night, dark mode, colours, colors"),
    personal=True,
)
HIGH_CONTRAST = APPEARANCE.add(
    switch("look/high_contrast", False),
    QT_TRANSLATE_NOOP("settings", "High contrast"),
    QT_TRANSLATE_NOOP("settings", "Clear outlines, plain tables, and black or white numbers on cards."),
    also=QT_TRANSLATE_NOOP("settings", "contrast, accessibility, low vision, borders, outlines"),
    personal=True,
)
BUTTONS_LEFT = APPEARANCE.add(
    switch("look/buttons_left", False),
    QT_TRANSLATE_NOOP("settings", "Buttons on the left"),
    QT_TRANSLATE_NOOP("settings", "Puts the buttons below the table on the left, for left-handed players."),
    also=QT_TRANSLATE_NOOP("settings", "left-handed, left hand, mirror, accessibility"),
    personal=True,
)
READING_TIME = APPEARANCE.add(
    choice("look/reading_time", "usual", "usual", "longer", "stay"),
    QT_TRANSLATE_NOOP("settings", "Time to read"),
    QT_TRANSLATE_NOOP("settings", "How long messages stay before they go away by themselves."),
    {
        "usual": QT_TRANSLATE_NOOP("settings", "Normal"),
        "longer": QT_TRANSLATE_NOOP("settings", "Longer"),
        "stay": QT_TRANSLATE_NOOP("settings", "Until I close them"),
    },
    also=QT_TRANSLATE_NOOP("settings", "reading time, duration, messages, bubbles, accessibility"),
    personal=True,
)

GAMEPLAY = Group(QT_TRANSLATE_NOOP("settings", "Gameplay"))
ANIMATION = GAMEPLAY.add(
    choice("play/animation", "normal", "off", "slow", "normal", "fast"),
    QT_TRANSLATE_NOOP("settings", "Card speed"),
    QT_TRANSLATE_NOOP("settings", "How fast cards move. “Off” shows the result at once."),
    {
        "off": QT_TRANSLATE_NOOP("settings", "Off"),
        "slow": QT_TRANSLATE_NOOP("settings", "Slow"),
        "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
        "fast": QT_TRANSLATE_NOOP("settings", "Fast"),
    },
    scale=True,
    also=QT_TRANSLATE_NOOP("settings", "animation, speed, quick"),
)
BOT_SPEED = GAMEPLAY.add(
    choice("play/bot_speed", "normal", "slowest", "slow", "normal", "fast", "instant"),
    QT_TRANSLATE_NOOP("settings", "Bot speed"),
    QT_TRANSLATE_NOOP("settings", "How long bots wait before each move. “Slow” is easier to follow."),
    {
        "slowest": QT_TRANSLATE_NOOP("settings", "Very slow"),
        "slow": QT_TRANSLATE_NOOP("settings", "Slow"),
        "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
        "fast": QT_TRANSLATE_NOOP("settings", "Fast"),
        "instant": QT_TRANSLATE_NOOP("settings", "Instant"),
    },
    scale=True,
    also=QT_TRANSLATE_NOOP("settings", "speed, delay, computer, opponents, thinking"),
    personal=True,
)
MOTION = GAMEPLAY.add(
    choice("play/motion", "system", "system", "full", "less"),
    QT_TRANSLATE_NOOP("settings", "Animations"),
    QT_TRANSLATE_NOOP("settings", "“Reduced” skips all movement, whatever the card speed."),
    {
        "system": QT_TRANSLATE_NOOP("settings", "Follow the system"),
        "full": QT_TRANSLATE_NOOP("settings", "Full"),
        "less": QT_TRANSLATE_NOOP("settings", "Reduced"),
    },
    also=QT_TRANSLATE_NOOP("settings", "reduced motion, animation, accessibility"),
)
ONLY_MOVES = GAMEPLAY.add(
    choice("play/auto_pass", "auto", "auto", "yes", "no"),
    QT_TRANSLATE_NOOP("settings", "Play forced moves"),
    QT_TRANSLATE_NOOP(
        "settings",
        "Makes your only possible move for you after a moment. Esc stops it. “Automatic”: only when you’re the only "
        "person and don’t use a screen reader.",
    ),
    {
        "auto": QT_TRANSLATE_NOOP("settings", "Automatic"),
        "yes": QT_TRANSLATE_NOOP("settings", "Always"),
        "no": QT_TRANSLATE_NOOP("settings", "Never"),
    },
    also=QT_TRANSLATE_NOOP("settings", "auto-pass, pass automatically, forced move, only move, skip"),
    personal=True,
)
HAND_ORDER = GAMEPLAY.add(
    choice("play/hand_order", "number", "number", "hand"),
    QT_TRANSLATE_NOOP("settings", "Hand order"),
    QT_TRANSLATE_NOOP(
        "settings", "Sorted by number, or in your own order: drag a card sideways to move it in your hand."
    ),
    {
        "number": QT_TRANSLATE_NOOP("settings", "By number"),
        "hand": QT_TRANSLATE_NOOP("settings", "My own order"),
    },
    also=QT_TRANSLATE_NOOP("settings", "sort, sorting, arrange"),
    personal=True,
)
HINTS = GAMEPLAY.add(
    switch("play/hints", True),
    QT_TRANSLATE_NOOP("settings", "Hints"),
    QT_TRANSLATE_NOOP("settings", "Lets you ask what a good move would be."),
    also=QT_TRANSLATE_NOOP("settings", "help, advice, suggestion, tip"),
    personal=True,
)
TIPS = GAMEPLAY.add(
    switch("play/tips", True),
    QT_TRANSLATE_NOOP("settings", "Tips at the table"),
    QT_TRANSLATE_NOOP("settings", "Shows what the mouse and keys can do: each tip once, when it’s useful."),
    also=QT_TRANSLATE_NOOP("settings", "help, beginner, newcomer, learn, hints"),
    personal=True,
)
RECAP = GAMEPLAY.add(
    switch("play/recap", True),
    QT_TRANSLATE_NOOP("settings", "Recap"),
    QT_TRANSLATE_NOOP(
        "settings",
        "Shows for a few seconds what has happened since your last turn, when several people share the screen.",
    ),
    also=QT_TRANSLATE_NOOP("settings", "summary, curtain, missed, last turn"),
    personal=True,
)
ACHIEVEMENTS = GAMEPLAY.add(
    switch("play/achievements", True),
    QT_TRANSLATE_NOOP("settings", "Achievements"),
    QT_TRANSLATE_NOOP("settings", "Lists what’s worth trying in each game, and tells you the first time you do it."),
    also=QT_TRANSLATE_NOOP("settings", "trophies, medals, badges, rewards, goals"),
)
REACTIONS = GAMEPLAY.add(
    choice("play/reactions", "words", "words", "looks", "off"),
    QT_TRANSLATE_NOOP("settings", "Characters react"),
    QT_TRANSLATE_NOOP(
        "settings",
        "Now and then, a character at the table makes a face or says something. This never gives away a hand.",
    ),
    {
        "words": QT_TRANSLATE_NOOP("settings", "Looks and words"),
        "looks": QT_TRANSLATE_NOOP("settings", "Looks only"),
        "off": QT_TRANSLATE_NOOP("settings", "Off"),
    },
    also=QT_TRANSLATE_NOOP("settings", "talk, chat, emotes, faces, expressions, company, quiet"),
    personal=True,
)
CONFIRM = GAMEPLAY.add(
    switch("play/confirm", True),
    QT_TRANSLATE_NOOP("settings", "Confirm costly moves"),
    QT_TRANSLATE_NOOP("settings", "Asks you to confirm a move that could cost you dearly."),
    also=QT_TRANSLATE_NOOP("settings", "confirm, warning, misclick, mistake"),
)

ONE_BUTTON_PLAY = Group(QT_TRANSLATE_NOOP("settings", "One-button play"))
ONE_BUTTON = ONE_BUTTON_PLAY.add(
    switch("hands/one_button", False),
    QT_TRANSLATE_NOOP("settings", "Play with one button"),
    QT_TRANSLATE_NOOP(
        "settings",
        "A frame moves over everything you can do. Press any key, or click, to choose. Esc, or holding a key down, "
        "turns this off.",
    ),
    also=QT_TRANSLATE_NOOP("settings", "switch access, scanning, single switch, accessibility"),
)
CURSOR_SPEED = ONE_BUTTON_PLAY.add(
    choice("hands/cursor_speed", "normal", "slowest", "slow", "normal", "fast", "fastest"),
    QT_TRANSLATE_NOOP("settings", "Frame speed"),
    QT_TRANSLATE_NOOP("settings", "How fast the frame moves on: from every 4 seconds to every 0.6 seconds."),
    {
        "slowest": QT_TRANSLATE_NOOP("settings", "Very slow"),
        "slow": QT_TRANSLATE_NOOP("settings", "Slow"),
        "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
        "fast": QT_TRANSLATE_NOOP("settings", "Fast"),
        "fastest": QT_TRANSLATE_NOOP("settings", "Very fast"),
    },
    scale=True,
    also=QT_TRANSLATE_NOOP("settings", "switch access, scanning, speed, accessibility"),
)

SOUNDS = Group(QT_TRANSLATE_NOOP("settings", "Sound"))
SOUND = SOUNDS.add(
    switch("sound/on", True),
    QT_TRANSLATE_NOOP("settings", "Sound effects"),
    QT_TRANSLATE_NOOP("settings", "Plays the sounds of cards and coins, and two soft notes when it’s your turn."),
    also=QT_TRANSLATE_NOOP("settings", "mute, silent, audio, noise"),
    personal=True,
)
VOLUME = SOUNDS.add(
    whole("sound/volume", 60, 0, 100),
    QT_TRANSLATE_NOOP("settings", "Volume"),
    QT_TRANSLATE_NOOP("settings", "How loud the sound effects are."),
    step=5,
    also=QT_TRANSLATE_NOOP("settings", "mute, audio, loudness"),
)
SPEECH = SOUNDS.add(
    choice("sound/speech", "full", "short", "full"),
    QT_TRANSLATE_NOOP("settings", "Announcements"),
    QT_TRANSLATE_NOOP("settings", "How much screen readers say, and how much “Tell me” in the Play menu tells you."),
    {
        "short": QT_TRANSLATE_NOOP("settings", "Short"),
        "full": QT_TRANSLATE_NOOP("settings", "In full"),
    },
    also=QT_TRANSLATE_NOOP("settings", "screen reader, speech, blind, accessibility"),
)

KEYS = mapping("keys/chosen", mapped(listed(text_of(60), 20), 1_000))
"""Keys chosen by the player: a list for each binding."""

PLACE = text("window/place", 40, "-?[0-9]{1,5} -?[0-9]{1,5} [0-9]{1,5} [0-9]{1,5}")
"""Where the window is, without its frame: left, top, width and height in logical pixels; empty: nowhere yet."""
MAXIMIZED = switch("window/maximized", False)
FULL_SCREEN = switch("window/full_screen", False)
SIDE = choice("window/side", "closed", "auto", "open", "closed")
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
"""The lessons that were solved without a profile: by game their ids."""
MOST_LEARNERS: Final = 100
LEARNERS = mapping("learn/people", mapped(mapped(listed(text_of(100), 500), 200), MOST_LEARNERS))
"""The same by the id of each profile whose person has solved any."""

SEEN_TIPS = mapping("learn/tips", mapped(flag, 500))
"""The tips that were shown, or aren't needed any more: by id true."""

KNOWN = whole("settings/known", 0, 0, 1_000)
"""Written into each new file, so that those from before are told: what they don't name is as in `_BEFORE`."""
_BEFORE: Final[Mapping[str, str]] = {TABLE_THEME.key: "window", SIDE.key: "auto"}
"""For the players of an earlier version nothing changes by a new entry, or by another default."""

STATISTICS_SINCE = whole("statistics/since", 0, 0, 2**40)
"""Only matches that ended later count in the statistics, in seconds since 1970 (UTC): they were erased then."""

PLAYER = text("seats/player", MAX_NAME_LENGTH)
"""The name of the person who usually plays."""
ALONE = text("seats/daily_profile", 100)
"""Who last played a daily deal, puzzle or lesson: the id of a profile, or another word for a guest; empty: nobody."""
ASKED_WHO = switch("seats/asked", False)
"""Whether the start screen has asked who plays: it does so once, and not whoever has a profile."""

GROUPS: Final = (APPEARANCE, GAMEPLAY, ONE_BUTTON_PLAY, SOUNDS)
"""What players can change, as the dialog shows it."""
SETTINGS: Final = tuple(setting for group in GROUPS for setting in group.settings)
"""All of them, in the order of the dialog."""
CHOSEN: Final[tuple[AnyEntry, ...]] = tuple(setting.entry for setting in SETTINGS)
"""What “reset to defaults” resets."""
PERSONAL: Final[tuple[AnyEntry, ...]] = (*(setting.entry for setting in SETTINGS if setting.personal), SEEN_TIPS)
"""What a person's profile sets for itself."""
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
    {"name": text_of(MAX_NAME_LENGTH), "level": optional(text_of(40))},
    {"named": flag, "profile": text_of(100), "character": text_of(100)},
)
_SEATS: Final = fields({}, {"seats": listed(_SEAT, 20), "options": mapped(_option, 100), "house": _any_object})

COMPANY = mapping("house/company", fields({}, {"seats": listed(_SEAT, 20)}))
"""The seats of the last match that people played together or against bots: who usually sits at this table."""

MOST_DECLINED: Final = 100
DECLINED = mapping("house/declined", mapped(whole_of(0, LATEST_S), MOST_DECLINED))
"""The proposals for the next match that weren't wanted, the latest last: by id when the last match ended that spoke for
it, in seconds since 1970 (UTC)."""


@cache
def seats_of(game: str) -> Entry[dict[str, Any]]:
    """The seats and options of the last match of a game."""
    return mapping(f"seats/{game}", _SEATS)


def _exists(file: Path) -> bool:
    """Whether there is a file of settings, or one that an earlier version of the program wrote."""
    return os.path.lexists(file) or os.path.lexists(file.with_name(OLD_SETTINGS))


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
        self._watchers: list[tuple[Watcher, frozenset[AnyEntry]]] = []
        self._personal: dict[str, Any] = {}
        self._keep_personal: Callable[[AnyEntry, str], None] | None = None
        self._guard = threading.Lock()
        """Held for moments, while `_unwritten` changes."""
        self._writer: Lane | None = None
        """Where `sync_soon` writes; None until it does."""
        self.set_aside = SetAside(Path() if file is None else file.parent)
        """Where the file went if it was damaged."""
        self._earlier = file is not None and _exists(file)
        """Whether the file is from before `KNOWN`."""
        self._file = None if file is None else settings_file.data_file(file, self.set_aside)
        self._texts: Mapping[str, str] = {} if self._file is None else self._opened(self._file)
        self._earlier = self._earlier and KNOWN.key not in self._texts

    def value(self, entry: Entry[T]) -> T:
        """The value of an entry, or its default; that of the person in `use_personal` comes first."""
        if entry.key in self._personal:
            own: T = self._personal[entry.key]
            return own
        if entry.key not in self._values:
            before = _BEFORE.get(entry.key) if self._earlier else None
            written = self._texts.get(entry.key, before)
            read = None if written is None else entry.read(written)
            self._values[entry.key] = entry.default if read is None else read
        value: T = self._values[entry.key]
        return value

    def set(self, entry: Entry[T], value: T) -> None:
        """Set a value, in the profile in use if the entry is `PERSONAL`. Raises `ValueError` for an invalid one."""
        self._change({entry: value})

    def _change(self, values: Mapping[AnyEntry, Any]) -> None:
        """Set values, then tell watchers once of what has changed. Raises `ValueError`, having set those before."""
        changed = [entry for entry, value in values.items() if self._keep(entry, value)]
        self._tell(changed)

    def _keep(self, entry: Entry[T], value: T) -> bool:
        """Keep a value where it belongs; whether it is another one. Raises `ValueError` for an invalid one."""
        written = entry.write(value)
        if entry.read(written) != value:
            raise ValueError(f"{entry.key} cannot be {value!r}")
        if value == self.value(entry):
            return False
        if self._keep_personal is not None and entry.key in _PERSONAL_KEYS:
            self._personal[entry.key] = value
            self._keep_personal(entry, written)
        else:
            self._values[entry.key] = value
            with self._guard:
                self._unwritten[entry.key] = written
        return True

    def use_personal(self, written: Mapping[str, str], keep: Callable[[AnyEntry, str], None] | None) -> None:
        """Let a person's own values take precedence until the next call; watchers are told once of what changes by it.

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
        self._tell(entry for entry, earlier in zip(PERSONAL, before, strict=True) if self.value(entry) != earlier)

    def lend(self, entry: Entry[T], value: T) -> None:
        """Override an entry's value until it is set again; the override is not saved."""
        self._values[entry.key] = value

    def reset(self, entries: Iterable[AnyEntry]) -> None:
        """Reset entries to their defaults."""
        self._change({entry: entry.default for entry in entries})

    def written(self, entries: Iterable[AnyEntry]) -> dict[str, str]:
        """The current values of entries by key, as they are written in a file."""
        return {entry.key: entry.write(self.value(entry)) for entry in entries}

    def watch(self, watcher: Watcher, *entries: AnyEntry) -> None:
        """Call `watcher` after each change of one of these entries; of any if none is named.

        What changes together, as with another profile, is told together: when all of it is in force.
        """
        self._watchers.append((watcher, frozenset(entries)))

    def unwatch(self, watcher: Watcher) -> None:
        """Stop calling a watcher. Raises `ValueError` if it was not watching."""
        self._watchers.remove(next((each for each in self._watchers if each[0] == watcher), (watcher, frozenset())))

    def texts(self) -> dict[str, str]:
        """All settings as the file writes them, sorted by key; without those lent."""
        return dict(sorted({**self._texts, **self._unwritten}.items()))

    def sync(self) -> None:
        """Write the entries set since the last call, and only those, so that two windows keep each other's changes.

        They are on disk when this returns. What can't be written now is written by a later call.
        """
        if self._writer is not None:
            self._writer.wait()
        self._write()

    def sync_soon(self) -> None:
        """As `sync`, beside the window: nothing waits for the disk."""
        if self._writer is None:
            from cardtable_gui.jobs import Lane

            self._writer = Lane("settings")
        self._writer.run(lambda _: self._write(), name="settings")

    def _write(self) -> None:
        """Write what is unwritten now; it stays unwritten if that can't be done."""
        with self._guard:
            unwritten = dict(self._unwritten)
        if not unwritten:
            return
        if not self._earlier:
            unwritten[KNOWN.key] = KNOWN.write(1)
        if self._file is not None:
            try:
                self._texts = self._file.change(lambda kept: {**kept, **unwritten})
            except plain_file.FileError:
                return
        with self._guard:
            self._unwritten = {key: text for key, text in self._unwritten.items() if unwritten.get(key) != text}

    def _tell(self, entries: Iterable[AnyEntry]) -> None:
        changed = frozenset(entries)
        for watcher, watched in tuple(self._watchers):
            if told := changed & watched if watched else changed:
                watcher(told)

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
            found = settings_file.old_texts(plain_file.read(old, settings_file.MOST_BYTES))
        except (strict_json.JsonError, plain_file.TooLargeError) as error:
            self.set_aside.put(old, error.message if isinstance(error, strict_json.JsonError) else error.reason)
            return texts
        except plain_file.FileError:
            return texts
        self._unwritten = dict(found)
        return found
