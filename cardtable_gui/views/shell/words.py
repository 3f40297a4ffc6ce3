"""The settings in words: their names, what each means, and their values."""

from __future__ import annotations

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.settings import ANIMATION, BOT_SPEED, LANGUAGE, TEXT_PERCENT, THEME, AnyEntry

TITLES: dict[str, Message] = {
    LANGUAGE.key: QT_TRANSLATE_NOOP("settings", "Language"),
    TEXT_PERCENT.key: QT_TRANSLATE_NOOP("settings", "Text size"),
    THEME.key: QT_TRANSLATE_NOOP("settings", "Light or dark"),
    ANIMATION.key: QT_TRANSLATE_NOOP("settings", "Card movement"),
    BOT_SPEED.key: QT_TRANSLATE_NOOP("settings", "Pace of the bots"),
}
EXPLANATIONS: dict[str, Message] = {
    LANGUAGE.key: QT_TRANSLATE_NOOP("settings", "What the program and the rules are written in."),
    TEXT_PERCENT.key: QT_TRANSLATE_NOOP("settings", "How large everything is written, at the table too."),
    THEME.key: QT_TRANSLATE_NOOP("settings", "Paper by day, lacquer by night."),
    ANIMATION.key: QT_TRANSLATE_NOOP("settings", "How fast cards move. Off shows at once where everything lies."),
    BOT_SPEED.key: QT_TRANSLATE_NOOP("settings", "How long a bot waits before its move, so that you can follow."),
}
_VALUES: dict[str, dict[str, Message]] = {
    THEME.key: {
        "system": QT_TRANSLATE_NOOP("settings", "Follow the system"),
        "light": QT_TRANSLATE_NOOP("settings", "Light"),
        "dark": QT_TRANSLATE_NOOP("settings", "Dark"),
    },
    ANIMATION.key: {
        "off": QT_TRANSLATE_NOOP("settings", "Off"),
        "slow": QT_TRANSLATE_NOOP("settings", "Slow"),
        "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
        "fast": QT_TRANSLATE_NOOP("settings", "Fast"),
    },
    BOT_SPEED.key: {
        "slow": QT_TRANSLATE_NOOP("settings", "Slow"),
        "normal": QT_TRANSLATE_NOOP("settings", "Normal"),
        "fast": QT_TRANSLATE_NOOP("settings", "Fast"),
        "instant": QT_TRANSLATE_NOOP("settings", "Instant"),
    },
}
_FOLLOW = QT_TRANSLATE_NOOP("settings", "Follow the system")


def values(entry: AnyEntry) -> list[str]:
    """A choice's values in words, in order. Languages go by their own names."""
    if entry is LANGUAGE:
        names = {str(language): name for language, name in i18n.NATIVE_NAMES.items()}
        return [names.get(value) or i18n.text(_FOLLOW) for value in entry.values]
    return [i18n.text(_VALUES[entry.key][value]) for value in entry.values]
