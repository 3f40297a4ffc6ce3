"""The one action of Old Maid and its notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument
from cardtable_gui.core.notation import CardIndex
from cardtable_gui.core.vocabulary import Form, Vocabulary


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the card at this place of the neighbour's fan, counted from 0 (OM3)."""

    place: int


class _Draws(Form[Draw]):
    """The card's place, counted from 1."""

    def read(self, rest: Sequence[str], game: CardIndex) -> Draw | None:
        if len(rest) != 1:
            return None
        number = rest[0]
        if not (number.isascii() and number.isdecimal() and len(number) <= 2 and int(number) > 0):
            raise NotationError(
                QT_TRANSLATE_NOOP("sample_old_maid", "Say which card to draw: 1 is the first of the fan.")
            )
        return Draw(int(number) - 1)

    def rest(self, action: Draw, game: CardIndex) -> Sequence[str]:
        return (str(action.place + 1),)

    def places(self, action: Draw, game: CardIndex) -> Mapping[str, Argument]:
        return {"number": action.place + 1}


VOCABULARY: Vocabulary[Draw] = Vocabulary(
    _Draws(Draw, "draw", QT_TRANSLATE_NOOP("sample_old_maid", "Draw card {number}"))
)
