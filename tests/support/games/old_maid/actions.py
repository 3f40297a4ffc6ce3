"""The one action of Old Maid and its notation."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import Number, Vocabulary


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the card at this place of the neighbour's fan, counted from 0 (OM3)."""

    place: int


VOCABULARY: Vocabulary[Draw] = Vocabulary(
    Number(Draw, "draw", QT_TRANSLATE_NOOP("sample_old_maid", "Draw card {place}"), "place", first=1)
)
