"""The actions of Sevens and their notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.notation import read_cards, unknown, words
from tests.support.games.sevens.cards import TEXTS


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay this face at an end of its suit (SV3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay nothing (SV4)."""


SevensAction: TypeAlias = Lay | Pass

PASS = Pass()


def parse(text: str, index: Mapping[str, int]) -> SevensAction:
    """Read an action. Raises `NotationError`."""
    verb, *rest = words(text)
    if verb == "pass" and not rest:
        return PASS
    if verb != "lay":
        raise unknown(text)
    cards = read_cards(rest, index)
    if len(cards) != 1:
        raise NotationError(QT_TRANSLATE_NOOP("sample_sevens", "Exactly one card is laid."))
    return Lay(cards[0])


def notation(action: SevensAction) -> str:
    """The canonical text."""
    return f"lay {TEXTS[action.card]}" if isinstance(action, Lay) else "pass"


def describe(action: SevensAction) -> Message:
    """The action as a short command."""
    if isinstance(action, Lay):
        return QT_TRANSLATE_NOOP("sample_sevens", "Lay {cards}").put(cards=CardList((TEXTS[action.card],)))
    return QT_TRANSLATE_NOOP("sample_sevens", "Pass")
