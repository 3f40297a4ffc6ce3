"""The actions of Sevens and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import One, Plain, Vocabulary


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay this face at an end of its suit (SV3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay nothing (SV4)."""


SevensAction: TypeAlias = Lay | Pass

PASS = Pass()

VOCABULARY: Vocabulary[SevensAction] = Vocabulary(
    Plain(PASS, "pass", QT_TRANSLATE_NOOP("sample_sevens", "Pass")),
    One(Lay, "lay", QT_TRANSLATE_NOOP("sample_sevens", "Lay {cards}")),
)
