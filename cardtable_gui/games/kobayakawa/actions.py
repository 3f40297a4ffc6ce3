"""The actions of Kobayakawa and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.notation import read_cards, unknown, words
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
_PLAIN: dict[str, KobayakawaAction] = {"draw": DRAW, "flip": FLIP, "fight": FIGHT, "fold": FOLD}


def text(card: int) -> str:
    """The card's text in notation."""
    return str(card + 1)


def parse(written: str, index: dict[str, int]) -> KobayakawaAction:
    """Read an action. Raises `NotationError`."""
    found = words(written)
    if len(found) == 1 and found[0] in _PLAIN:
        return _PLAIN[found[0]]
    if found[0] != "discard":
        raise unknown(written)
    cards = read_cards(found[1:], index)
    if len(cards) != 1:
        raise NotationError(QT_TRANSLATE_NOOP("kobayakawa", "Discard exactly one card."))
    return DISCARDS[cards[0]]


def notation(action: KobayakawaAction) -> str:
    """The action in canonical notation."""
    match action:
        case Draw():
            return "draw"
        case Flip():
            return "flip"
        case Discard(card=card):
            return f"discard {text(card)}"
        case Fight():
            return "fight"
        case Fold():
            return "fold"


def describe(action: KobayakawaAction) -> Message:
    """The action as a short command."""
    match action:
        case Draw():
            return QT_TRANSLATE_NOOP("kobayakawa", "Draw a card")
        case Flip():
            return QT_TRANSLATE_NOOP("kobayakawa", "Flip a new Kobayakawa")
        case Discard(card=card):
            return QT_TRANSLATE_NOOP("kobayakawa", "Discard {cards}").put(cards=CardList((text(card),)))
        case Fight():
            return QT_TRANSLATE_NOOP("kobayakawa", "Fight")
        case Fold():
            return QT_TRANSLATE_NOOP("kobayakawa", "Fold")
