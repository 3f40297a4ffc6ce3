"""The settings that a player can change, as a table: each line is a row of the dialog, with its texts.

A new setting is an `Entry` in `cardtable_gui.settings` and a `Setting` here: a choice gets a list, a number or a scale
a slider, yes or no a switch.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.models import searching
from cardtable_gui.settings import (
    ACHIEVEMENTS,
    ANIMATION,
    AUTO_PASS,
    BOT_SPEED,
    CARD_SIZE,
    CONFIRM,
    CURSOR_SPEED,
    HAND_ORDER,
    HIGH_CONTRAST,
    HINTS,
    LANGUAGE,
    LARGE_NUMERALS,
    MOTION,
    ONE_BUTTON,
    READING_TIME,
    RECAP,
    SOUND,
    SPEECH,
    TEXT_PERCENT,
    THEME,
    TIPS,
    VOLUME,
    AnyEntry,
)


@dataclass(frozen=True, slots=True)
class Setting:
    """The texts of a setting: its name, a description, and for a choice the names of its values in order."""

    entry: AnyEntry
    title: Message
    explanation: Message
    values: Mapping[str, Message] = field(default_factory=dict)
    step: int = 10
    """How far one key press moves a number."""
    also: Message | None = None
    """Additional search words, which are not shown."""
    scale: bool = False
    """Whether the values of a choice are a scale from less to more."""


@dataclass(frozen=True, slots=True)
class Group:
    """Settings that belong together."""

    title: Message
    settings: tuple[Setting, ...]


GROUPS: tuple[Group, ...] = (
    Group(
        QT_TRANSLATE_NOOP("settings", "Appearance"),
        (
            Setting(
                LANGUAGE,
                QT_TRANSLATE_NOOP("settings", "Language"),
                QT_TRANSLATE_NOOP("settings", "The language of the program and the rules."),
                {"system": QT_TRANSLATE_NOOP("settings", "Follow the system")},
            ),
            Setting(
                TEXT_PERCENT,
                QT_TRANSLATE_NOOP("settings", "Text size"),
                QT_TRANSLATE_NOOP("settings", "The size of all text, at the table too."),
                also=QT_TRANSLATE_NOOP("settings", "font, letters, zoom, scale, accessibility"),
            ),
            Setting(
                CARD_SIZE,
                QT_TRANSLATE_NOOP("settings", "Card size"),
                QT_TRANSLATE_NOOP("settings", "Larger cards have larger numbers, but overlap more."),
                {
                    "small": QT_TRANSLATE_NOOP("settings", "Small"),
                    "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
                    "large": QT_TRANSLATE_NOOP("settings", "Large"),
                },
                scale=True,
                also=QT_TRANSLATE_NOOP("settings", "zoom, scale, numbers, accessibility"),
            ),
            Setting(
                LARGE_NUMERALS,
                QT_TRANSLATE_NOOP("settings", "Large numbers on cards"),
                QT_TRANSLATE_NOOP("settings", "Enlarges the numbers in the corners of all cards."),
                also=QT_TRANSLATE_NOOP("settings", "large index, jumbo, big, read, accessibility"),
            ),
            Setting(
                THEME,
                QT_TRANSLATE_NOOP("settings", "Theme"),
                QT_TRANSLATE_NOOP("settings", "Light like paper, or dark like lacquer."),
                {
                    "system": QT_TRANSLATE_NOOP("settings", "Follow the system"),
                    "light": QT_TRANSLATE_NOOP("settings", "Light"),
                    "dark": QT_TRANSLATE_NOOP("settings", "Dark"),
                },
                also=QT_TRANSLATE_NOOP("settings", "dark mode, night, theme, colours, colors"),
            ),
            Setting(
                HIGH_CONTRAST,
                QT_TRANSLATE_NOOP("settings", "High contrast"),
                QT_TRANSLATE_NOOP("settings", "Clear outlines, plain tables, and black or white numbers on cards."),
                also=QT_TRANSLATE_NOOP("settings", "contrast, accessibility, low vision, borders, outlines"),
            ),
            Setting(
                READING_TIME,
                QT_TRANSLATE_NOOP("settings", "Time to read"),
                QT_TRANSLATE_NOOP("settings", "How long messages stay before they go away by themselves."),
                {
                    "usual": QT_TRANSLATE_NOOP("settings", "Normal"),
                    "longer": QT_TRANSLATE_NOOP("settings", "Longer"),
                    "stay": QT_TRANSLATE_NOOP("settings", "Until I close them"),
                },
                also=QT_TRANSLATE_NOOP("settings", "reading time, duration, messages, bubbles, accessibility"),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("settings", "Gameplay"),
        (
            Setting(
                ANIMATION,
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
            ),
            Setting(
                BOT_SPEED,
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
            ),
            Setting(
                MOTION,
                QT_TRANSLATE_NOOP("settings", "Animations"),
                QT_TRANSLATE_NOOP("settings", "“Reduced” skips all movement, whatever the card speed."),
                {
                    "system": QT_TRANSLATE_NOOP("settings", "Follow the system"),
                    "full": QT_TRANSLATE_NOOP("settings", "Full"),
                    "less": QT_TRANSLATE_NOOP("settings", "Reduced"),
                },
                also=QT_TRANSLATE_NOOP("settings", "reduced motion, animation, accessibility"),
            ),
            Setting(
                AUTO_PASS,
                QT_TRANSLATE_NOOP("settings", "Pass automatically"),
                QT_TRANSLATE_NOOP("settings", "Passes for you when nothing else is possible, after a brief message."),
                also=QT_TRANSLATE_NOOP("settings", "auto-pass, automatic, skip"),
            ),
            Setting(
                HAND_ORDER,
                QT_TRANSLATE_NOOP("settings", "Hand order"),
                QT_TRANSLATE_NOOP(
                    "settings", "Sorted by number, or in your own order: drag a card sideways to move it in your hand."
                ),
                {
                    "number": QT_TRANSLATE_NOOP("settings", "By number"),
                    "hand": QT_TRANSLATE_NOOP("settings", "My own order"),
                },
                also=QT_TRANSLATE_NOOP("settings", "sort, sorting, arrange"),
            ),
            Setting(
                HINTS,
                QT_TRANSLATE_NOOP("settings", "Hints"),
                QT_TRANSLATE_NOOP("settings", "Lets you ask what a good move would be."),
                also=QT_TRANSLATE_NOOP("settings", "help, advice, suggestion, tip"),
            ),
            Setting(
                TIPS,
                QT_TRANSLATE_NOOP("settings", "Tips at the table"),
                QT_TRANSLATE_NOOP("settings", "Shows what mouse and keys can do, each tip once, when it’s useful."),
                also=QT_TRANSLATE_NOOP("settings", "help, beginner, newcomer, learn, hints"),
            ),
            Setting(
                RECAP,
                QT_TRANSLATE_NOOP("settings", "Recap"),
                QT_TRANSLATE_NOOP(
                    "settings",
                    "When several people share the screen: shows for a few seconds what happened since your last turn.",
                ),
                also=QT_TRANSLATE_NOOP("settings", "summary, curtain, missed, last turn"),
            ),
            Setting(
                ACHIEVEMENTS,
                QT_TRANSLATE_NOOP("settings", "Achievements"),
                QT_TRANSLATE_NOOP(
                    "settings", "Lists what’s worth trying in each game, and tells you once when you’ve done it."
                ),
                also=QT_TRANSLATE_NOOP("settings", "trophies, medals, badges, rewards, goals"),
            ),
            Setting(
                CONFIRM,
                QT_TRANSLATE_NOOP("settings", "Confirm costly moves"),
                QT_TRANSLATE_NOOP("settings", "Asks you to confirm a move that could cost you dearly."),
                also=QT_TRANSLATE_NOOP("settings", "confirm, warning, misclick, mistake"),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("settings", "One-button play"),
        (
            Setting(
                ONE_BUTTON,
                QT_TRANSLATE_NOOP("settings", "Play with one button"),
                QT_TRANSLATE_NOOP(
                    "settings",
                    "A frame moves over everything you can do. Press any key or click to choose. Esc, or holding the "
                    "key, turns this off.",
                ),
                also=QT_TRANSLATE_NOOP("settings", "switch access, scanning, single switch, accessibility"),
            ),
            Setting(
                CURSOR_SPEED,
                QT_TRANSLATE_NOOP("settings", "Frame speed"),
                QT_TRANSLATE_NOOP("settings", "How fast the frame moves on, from every 4 seconds to 0.6 seconds."),
                {
                    "slowest": QT_TRANSLATE_NOOP("settings", "Very slow"),
                    "slow": QT_TRANSLATE_NOOP("settings", "Slow"),
                    "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
                    "fast": QT_TRANSLATE_NOOP("settings", "Fast"),
                    "fastest": QT_TRANSLATE_NOOP("settings", "Very fast"),
                },
                scale=True,
                also=QT_TRANSLATE_NOOP("settings", "switch access, scanning, speed, accessibility"),
            ),
        ),
    ),
    Group(
        QT_TRANSLATE_NOOP("settings", "Sound"),
        (
            Setting(
                SOUND,
                QT_TRANSLATE_NOOP("settings", "Sound effects"),
                QT_TRANSLATE_NOOP(
                    "settings", "Plays the sounds of cards and coins, and two soft notes when it’s your turn."
                ),
                also=QT_TRANSLATE_NOOP("settings", "mute, silent, audio, noise"),
            ),
            Setting(
                VOLUME,
                QT_TRANSLATE_NOOP("settings", "Volume"),
                QT_TRANSLATE_NOOP("settings", "How loud the sound effects are."),
                step=5,
                also=QT_TRANSLATE_NOOP("settings", "mute, audio, loudness"),
            ),
            Setting(
                SPEECH,
                QT_TRANSLATE_NOOP("settings", "Announcements"),
                QT_TRANSLATE_NOOP(
                    "settings", "How much screen readers are told, and how much “Tell me” in the Play menu tells you."
                ),
                {
                    "short": QT_TRANSLATE_NOOP("settings", "Short"),
                    "full": QT_TRANSLATE_NOOP("settings", "In full"),
                },
                also=QT_TRANSLATE_NOOP("settings", "screen reader, speech, blind, accessibility"),
            ),
        ),
    ),
)
SETTINGS: tuple[Setting, ...] = tuple(setting for group in GROUPS for setting in group.settings)
"""All of them, in the order of the dialog."""
CHOSEN: tuple[AnyEntry, ...] = tuple(setting.entry for setting in SETTINGS)
"""What “reset to defaults” resets."""


def values(entry: AnyEntry) -> list[str]:
    """The texts of an entry's values, in their order. A language has its own name."""
    named = next(setting.values for setting in SETTINGS if setting.entry is entry)
    native: dict[str, str] = dict(i18n.NATIVE_NAMES.items()) if entry is LANGUAGE else {}
    return [native.get(value) or i18n.text(named[value]) for value in entry.values]


def meant(group: Group, setting: Setting, wanted: str) -> bool:
    """Whether a setting matches a search: its texts or those of its group contain each of the words."""
    also = () if setting.also is None else (setting.also,)
    messages = (group.title, setting.title, setting.explanation, *setting.values.values(), *also)
    said = [i18n.text(message, chosen=language) for message in messages for language in i18n.LANGUAGES]
    if setting.entry is LANGUAGE:
        said += i18n.NATIVE_NAMES.values()
    text = searching.folded(" ".join(said))
    return all(word in text for word in searching.words(wanted))
