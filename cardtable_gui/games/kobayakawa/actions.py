"""The actions of Kobayakawa and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.vocabulary import Plain, Sides, Vocabulary
from cardtable_gui.games.kobayakawa.cards import CARDS


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the deck's top card into the hand (KB3)."""


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn the deck's top card over as the new Kobayakawa (KB3)."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard one of the two cards face up (KB3). `card` is a face, 0 for the card 1."""

    card: int


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """Stake and stay in (KB4)."""


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Stay out of this round's fight (KB4)."""


KobayakawaAction: TypeAlias = Draw | Flip | Discard | Fight | Fold

DRAW = Draw()
FLIP = Flip()
FIGHT = Fight()
FOLD = Fold()
DISCARDS = tuple(Discard(card) for card in range(CARDS))


def text(card: int) -> str:
    """The card's text in notation."""
    return str(card + 1)


VOCABULARY: Vocabulary[KobayakawaAction] = Vocabulary(
    Plain(DRAW, "draw", QT_TRANSLATE_NOOP("game", "Draw a card")),
    Plain(FLIP, "flip", QT_TRANSLATE_NOOP("kobayakawa", "Flip a new Kobayakawa")),
    Plain(FIGHT, "fight", QT_TRANSLATE_NOOP("kobayakawa", "Fight")),
    Plain(FOLD, "fold", QT_TRANSLATE_NOOP("kobayakawa", "Fold")),
    Sides(
        Discard,
        "discard",
        QT_TRANSLATE_NOOP("game", "Discard {cards}"),
        "card",
        one=True,
        wrong=QT_TRANSLATE_NOOP("kobayakawa", "Discard exactly one card."),
    ),
)
