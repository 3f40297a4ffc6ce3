"""The common part of all games' notations: parsing verbs and cards (see the protocol's table of actions)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from cardtable_gui.core.actions import NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, isolated

_LONGEST = 1000


class CardIndex(Protocol):
    """A game's cards as a notation needs them; every `Game` is one."""

    @property
    def index(self) -> dict[str, int]:
        """The face of each card text."""

    def card_texts(self, faces: Sequence[int]) -> tuple[str, ...]:
        """The card texts of some faces."""

    def named(self, faces: Sequence[int]) -> CardList:
        """The players' names for some faces."""


def words(text: str) -> list[str]:
    """Split an action's text at white space. Raises `NotationError` for an empty or overlong text."""
    if len(text) > _LONGEST:
        message = QT_TRANSLATE_NOOP("notation", "This is too long for an action: use at most {most} characters.")
        raise NotationError(message.put(most=_LONGEST))
    found = text.split()
    if not found:
        raise NotationError(QT_TRANSLATE_NOOP("notation", "Expected an action, but the text is empty."))
    return found


def read_cards(texts: Sequence[str], index: Mapping[str, int]) -> tuple[int, ...]:
    """Read one or more cards in any order; return their faces, ascending. Raises `NotationError`."""
    if not texts:
        raise NotationError(QT_TRANSLATE_NOOP("notation", "Name at least one card."))
    for text in texts:
        if text not in index:
            raise NotationError(
                QT_TRANSLATE_NOOP("notation", "“{word}” isn’t a card in this game.").put(word=shortened(text))
            )
    return tuple(sorted(index[text] for text in texts))


def unknown(text: str) -> NotationError:
    """The error for a text with an unknown verb or form."""
    return NotationError(
        QT_TRANSLATE_NOOP("notation", "“{word}” isn’t an action in this game.").put(word=shortened(text))
    )


def shortened(text: str, most: int = 40) -> str:
    """A text shortened and made safe for quoting in a message."""
    return isolated(text if len(text) <= most else text[: most - 1] + "…")
