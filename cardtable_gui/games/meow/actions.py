"""The actions of Meow Meow Daifugo and their notation. Cards are faces: indices into `cards.FACES`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, CardList, Message
from cardtable_gui.core.notation import CardIndex, read_cards, shortened
from cardtable_gui.core.vocabulary import Form, Plain, Sides, Vocabulary
from cardtable_gui.games.meow import cards as cats
from cardtable_gui.games.meow.cards import BLACK_ANY, DOUBLE, FACES, HIGHEST, NONE, WHITE_ANY, Cards
from cardtable_gui.games.meow.combinations import Combination, combination


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play cards of the hand and declare what they count as (MM5-MM7)."""

    cards: tuple[int, ...]
    """Faces, ascending."""
    doubled: tuple[int, ...] = ()
    """The doppelgangers among them that count as two cards."""
    white: int = 0
    """The number that the white ? stands for; 0: it is not played."""
    black: int = 0
    """The number that the black ? stands for; 0: it is not played."""
    lot: Cards = field(init=False, compare=False, repr=False)
    """The cards as a set; of a card that is named twice only one."""
    combination: Combination = field(init=False, compare=False, repr=False)
    """What the cards are together."""

    def __post_init__(self) -> None:
        """Compute the values derived from the cards."""
        object.__setattr__(self, "lot", cats.of(self.cards))
        object.__setattr__(self, "combination", combination(self.cards, self.doubled, self.white, self.black))


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass and take this face-up card; NONE if there is none (MM9)."""

    card: int = NONE


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Put one of two ? under the deck and draw (MM3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Choose the card to show, which decides who starts (MM4)."""

    card: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a reward in the solo game: this face-up card, or the deck's top card (NONE) (MM13)."""

    card: int = NONE


MeowAction: TypeAlias = Play | Pass | Return | Show | Take

PASS = Pass()
PASSES = tuple(Pass(face) for face in range(len(FACES)))
RETURNS = tuple(Return(face) for face in range(len(FACES)))
SHOWS = tuple(Show(face) for face in range(len(FACES)))
TAKES = tuple(Take(face) for face in range(len(FACES)))
TAKE_DECK = Take()


def played_texts(play: Play) -> tuple[str, ...]:
    """The cards of a play in notation, with what they count as."""
    found: list[str] = []
    for face in play.cards:
        if face >= WHITE_ANY:
            found.append(f"{FACES[face]}={play.white if face == WHITE_ANY else play.black}")
        else:
            found.append(FACES[face] + ("*2" if face in play.doubled else ""))
    return tuple(found)


def named(faces: Sequence[int]) -> CardList:
    """The names of some cards."""
    return CardList(tuple(cats.name(face) for face in faces))


def played(play: Play) -> CardList:
    """The names of a play's cards, with what they count as."""
    found: list[Message] = []
    for face in laid_out(play):
        own = cats.name(face)
        if face >= WHITE_ANY:
            number = play.white if face == WHITE_ANY else play.black
            found.append(QT_TRANSLATE_NOOP("meow", "{card} (as {number})").put(card=own, number=number))
        elif face in play.doubled:
            found.append(QT_TRANSLATE_NOOP("meow", "{card} (×2)").put(card=own))
        else:
            found.append(own)
    return CardList(tuple(found))


def laid_out(play: Play) -> tuple[int, ...]:
    """The cards of a play in table order: by the numbers they count as."""
    stands = {WHITE_ANY: play.white, BLACK_ANY: play.black}
    return tuple(sorted(play.cards, key=lambda face: (stands.get(face, cats.NUMBER[face]), face)))


def counted_as(play: Play) -> tuple[str, ...]:
    """The cards that a play counts as: a ? becomes the card it stands for, a doubled doppelganger comes twice."""
    found: list[int] = []
    for face in laid_out(play):
        if face == WHITE_ANY:
            found.append(cats.WHITE + play.white - 1)
        elif face == BLACK_ANY:
            found.append(cats.BLACK + play.black - 1)
        else:
            found += [face] * (2 if face in play.doubled else 1)
    return cats.texts(found)


_NUMBERS = frozenset(str(number) for number in range(1, HIGHEST + 1))
_HOW_TO_READ = QT_TRANSLATE_NOOP(
    "meow", "Can’t read “{word}”. Give a ? its number, such as w?=5; write d4*2 for a blue card that counts as two."
)
_ONE_CARD = QT_TRANSLATE_NOOP("meow", "Name exactly one card here.")


class _Plays(Form[Play]):
    """Plays, with what a ? and a doppelganger count as."""

    def read(self, rest: Sequence[str], game: CardIndex) -> Play:
        plain: list[str] = []
        doubled: list[int] = []
        stands = {WHITE_ANY: 0, BLACK_ANY: 0}
        for word in rest:
            card, mark, value = _split(word)
            face = game.index.get(card, NONE)
            if mark == "*" and DOUBLE <= face < WHITE_ANY and value == "2":
                doubled.append(face)
            elif mark == "=" and face in stands and value in _NUMBERS and not stands[face]:
                stands[face] = int(value)
            elif mark or face in stands:
                raise NotationError(_HOW_TO_READ.put(word=shortened(word)))
            plain.append(card)
        return Play(read_cards(plain, game.index), tuple(sorted(doubled)), stands[WHITE_ANY], stands[BLACK_ANY])

    def rest(self, action: Play, game: CardIndex) -> Sequence[str]:
        del game
        return played_texts(action)

    def places(self, action: Play, game: CardIndex) -> Mapping[str, Argument]:
        del game
        return {"cards": played(action)}


def _split(word: str) -> tuple[str, str, str]:
    """Split a word into the card, its mark (`*`, `=` or none) and the mark's value."""
    for mark in "*=":
        card, found, value = word.partition(mark)
        if found:
            return card, mark, value
    return word, "", ""


VOCABULARY: Vocabulary[MeowAction] = Vocabulary(
    _Plays(Play, "play", QT_TRANSLATE_NOOP("game", "Play {cards}")),
    Plain(PASS, "pass", QT_TRANSLATE_NOOP("game", "Pass")),
    Sides(
        Pass,
        "pass",
        QT_TRANSLATE_NOOP("meow", "Pass and take {cards}"),
        "card",
        one=True,
        lead=(">",),
        wrong=_ONE_CARD,
    ),
    Sides(Return, "return", QT_TRANSLATE_NOOP("meow", "Put {cards} under the deck"), "card", one=True, wrong=_ONE_CARD),
    Sides(Show, "show", QT_TRANSLATE_NOOP("meow", "Show {cards}"), "card", one=True, wrong=_ONE_CARD, hidden=True),
    Plain(TAKE_DECK, "take", QT_TRANSLATE_NOOP("meow", "Draw from the deck"), "deck"),
    Sides(Take, "take", QT_TRANSLATE_NOOP("game", "Take {cards}"), "card", one=True, wrong=_ONE_CARD),
)
