"""How the table looks and behaves: what settings, profile and system say, as one value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeVar

from cardtable_gui import i18n, settings
from cardtable_gui.controller.profiles import Profile
from cardtable_gui.setting_entries import AnyEntry, Entry
from cardtable_gui.views.kit.look.theme import LIGHT, Appearance, Theme

T = TypeVar("T")


def _set_by(entry: Entry[T], *, laid_out: bool = False) -> T:
    """A field with the value of a setting. `laid_out`: whether the table is laid out anew for another value."""
    made: Any = field(default=entry.default, compare=laid_out, metadata={"entry": entry})
    value: T = made
    return value


@dataclass(frozen=True, slots=True)
class TableLook:
    """Theme, text size, people and manners; the table gets another one for each change.

    Looks are equal if the table is laid out and painted alike for both. A setting of the table is a field here that
    names its entry.
    """

    theme: Theme = LIGHT
    """That of the window; at a table it becomes the table's own, see `table_theme.themed`."""
    table_theme: str = "window"
    """The light at the table, a value of `settings.TABLE_THEME`."""
    wanted_percent: int = 100
    """The text size in percent that the player wants."""
    percent: int = field(default=100, compare=False)
    """The text size that fits the window: the table replaces it."""
    language: i18n.Language = field(default_factory=i18n.language)
    profiles: Sequence[Profile | None] = ()
    """The profiles of the people by seat, as far as they have one."""
    speed: float = field(default=1.0, compare=False)
    """The animation speed: 1 is normal, 0 shows results at once."""
    cards: str = _set_by(settings.CARD_SIZE, laid_out=True)
    """Card size: small, normal or large."""
    large_numerals: bool = _set_by(settings.LARGE_NUMERALS, laid_out=True)
    """Whether the numerals in the corners of cards are enlarged."""
    buttons_left: bool = _set_by(settings.BUTTONS_LEFT, laid_out=True)
    """Whether the buttons of the bar are at its left."""
    asks_back: bool = _set_by(settings.CONFIRM)
    """Whether costly actions need a confirmation."""
    only_moves: str = _set_by(settings.ONLY_MOVES)
    """Whether a player's only possible move plays itself: yes, no, or auto for whoever plays alone."""
    speech: str = _set_by(settings.SPEECH)
    """Whether announcements are in full or short."""
    hand_order: str = _set_by(settings.HAND_ORDER)
    """Whether the own hand is sorted by number, or keeps the player's order."""
    hints: bool = _set_by(settings.HINTS)
    """Whether the player may have help before a match is over."""
    reactions: str = _set_by(settings.REACTIONS)
    """Whether characters react by looks and words, by looks, or not."""
    recap: bool = _set_by(settings.RECAP)
    """Whether a person whose curtain opens is told what has happened since their last turn."""

    @classmethod
    def of(cls, chosen: settings.Settings, appearance: Appearance, profiles: Sequence[Profile | None]) -> TableLook:
        """The look that settings and system ask for now, with the profiles of the people by seat."""
        own = {name: chosen.value(entry) for name, entry in _SET_BY.items()}
        return cls(
            theme=appearance.theme,
            table_theme=appearance.table_theme,
            wanted_percent=appearance.percent,
            language=i18n.language(),
            profiles=tuple(profiles),
            speed=appearance.speed,
            **own,
        )

    @property
    def by_hand(self) -> bool:
        """Whether the own hand keeps the player's order."""
        return self.hand_order == "hand"

    @property
    def full_speech(self) -> bool:
        """Whether announcements include details."""
        return self.speech == "full"

    def profile(self, seat: int) -> Profile | None:
        """The profile of the person at a seat; None: a bot, or a person without one."""
        return self.profiles[seat] if seat < len(self.profiles) else None


_SET_BY: Final[dict[str, AnyEntry]] = {
    each.name: each.metadata["entry"] for each in fields(TableLook) if "entry" in each.metadata
}
ENTRIES: Final = tuple(_SET_BY.values())
"""The settings of the table."""
