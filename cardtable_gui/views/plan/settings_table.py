"""The settings that a player can change as the dialog shows and finds them: names of values, and the search."""

from __future__ import annotations

from cardtable_gui import i18n
from cardtable_gui.models import searching
from cardtable_gui.setting_entries import AnyEntry, Group, Setting
from cardtable_gui.settings import LANGUAGE, SETTINGS


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
