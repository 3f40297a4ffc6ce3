"""A match at a real table as data, and what the rules make of it. No Qt.

A pad is what was entered: game, people, options, and the answers after each deal. All else is worked out from it anew
whenever it changes, by the state of the game itself: so an earlier deal can be corrected at any time. Nothing that was
entered is lost by that. Where a later deal no longer fits, it waits to be corrected, too; and deals after the end of
the match are kept, but don't count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from cardtable_gui.core.dealing import Deal, SameDealer
from cardtable_gui.core.entered_deal import Answers, AnyQuestion, AnyScorePad, EntryError, settled
from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Options
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import GamePackage, package

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event

MOST_DEALS: Final = 300
"""No match takes as many, but one whose rounds are replayed again and again."""
LONGEST_NOTE: Final = 2000

_FULL = QT_TRANSLATE_NOOP("pad", "This pad is full. Begin a new one.")
_OVER = QT_TRANSLATE_NOOP("pad", "The match is over. To change it, correct one of its entries.")
_CORRECT_FIRST = QT_TRANSLATE_NOOP("pad", "First correct the entry that doesn’t fit.")
_ENDS_EARLIER = QT_TRANSLATE_NOOP("pad", "The match now ends earlier: %n entry(s) at the end no longer count.")
_ENDS_NOW = QT_TRANSLATE_NOOP("pad", "This ends the match.")
_GOES_ON = QT_TRANSLATE_NOOP("pad", "The match isn’t over any more.")
_COUNT_AGAIN = QT_TRANSLATE_NOOP("pad", "The match now ends later: more entries count.")
_DOES_NOT_FIT = QT_TRANSLATE_NOOP("pad", "Entry {number} no longer fits. {reason}")


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at the table: the name, and the id of a profile (empty: none)."""

    name: str
    profile: str = ""


@dataclass(frozen=True, slots=True)
class EnteredDeal:
    """What was entered after one deal, and a note on it."""

    answers: Answers
    note: str = ""


@dataclass(frozen=True)
class Pad:
    """A match at a real table.

    Attributes:
        game: the game's id.
        people: who plays, clockwise.
        options: every option with its value.
        start: who starts the first deal; None where the rules decide it after dealing.
        house: the house rules, unless they are the first of the game's own.
        deals: what was entered, in order.
        note: on the whole match.
    """

    game: str
    people: tuple[Person, ...]
    options: Options = field(hash=False)
    start: int | None = None
    house: Mapping[str, Json] | None = field(default=None, hash=False)
    deals: tuple[EnteredDeal, ...] = field(default=(), hash=False)
    note: str = ""

    @cached_property
    def package(self) -> GamePackage:
        """The game with its house rules. Raises `KeyError`, and `JsonError` for invalid house rules."""
        return package(self.game).with_house_rules(self.house)

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names."""
        return tuple(person.name for person in self.people)

    @cached_property
    def scored(self) -> Scored:
        """What the rules make of it."""
        return _scored(self)

    def with_deal(self, answers: Answers, note: str = "") -> Pad:
        """The pad after one more deal. Raises `EntryError`."""
        scored = self.scored
        if scored.over:
            raise EntryError(_OVER)
        if scored.misfit is not None:
            raise EntryError(_CORRECT_FIRST)
        if len(self.deals) >= MOST_DEALS:
            raise EntryError(_FULL)
        scored.trial(answers)
        return replace(self, deals=(*self.deals, EnteredDeal(dict(answers), note)))

    def corrected(self, index: int, answers: Answers) -> Pad:
        """The pad with other answers for a deal; later ones are scored anew. Raises `EntryError`."""
        self.scored.trial(answers, index)
        deals = list(self.deals)
        deals[index] = replace(deals[index], answers=dict(answers))
        return replace(self, deals=tuple(deals))

    def without_last(self) -> Pad:
        """The pad without its last deal; it must have one."""
        return replace(self, deals=self.deals[:-1])

    def noted(self, note: str, index: int | None = None) -> Pad:
        """The pad with a note on a deal; None: on the whole match."""
        note = note[:LONGEST_NOTE]
        if index is None:
            return replace(self, note=note)
        deals = list(self.deals)
        deals[index] = replace(deals[index], note=note)
        return replace(self, deals=tuple(deals))


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """One deal that counts: the state that it was played in, and how it ended."""

    before: AnyState
    ended: DealEnded


@dataclass(frozen=True, slots=True)
class Scored:
    """What the rules make of a pad.

    Attributes:
        pad: the pad.
        deals: the deals that count, in order.
        state: after the last of them: the next deal, or the end.
        misfit: why the deal after them doesn't fit to what was corrected; None: it does, or there is none.
    """

    pad: Pad
    deals: tuple[ScoredDeal, ...]
    state: AnyState
    misfit: Message | None = None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.to_move is None

    @property
    def idle(self) -> int:
        """How many deals were entered that don't count: the match is over before, or an earlier one doesn't fit."""
        return len(self.pad.deals) - len(self.deals)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The final ranks by seat; None: the match goes on."""
        return self.state.ranks

    @property
    def last(self) -> DealEnded | None:
        """How the last deal that counts ended."""
        return self.deals[-1].ended if self.deals else None

    @property
    def starter(self) -> int | None:
        """Who starts the next deal; None: the match is over, or the rules decide it after dealing."""
        start: int = getattr(self.state, "start", -1)
        return None if self.over or start < 0 or not self.pad.package.game.start_is_open else start

    def before(self, index: int | None = None) -> AnyState:
        """The state in which a deal was played; None: that of the next one. The deal counts, or is the first misfit."""
        return self.state if index is None or index >= len(self.deals) else self.deals[index].before

    def questions(self, answers: Answers, index: int | None = None) -> Sequence[AnyQuestion]:
        """What is asked about a deal (None: the next one), given the answers so far. Raises `EntryError`."""
        return _rules(self.pad).questions(self.before(index), answers)

    def trial(self, answers: Answers, index: int | None = None) -> DealEnded:
        """How a deal (None: the next one) would end by these answers. Raises `EntryError`."""
        return _ended(_rules(self.pad), self.before(index), answers)[1]


def change_of_end(before: Scored, after: Scored) -> Message | None:
    """What a correction has changed about the end of the match, for those who sit at the table; None: nothing."""
    if after.misfit is not None:
        return _DOES_NOT_FIT.put(number=len(after.deals) + 1, reason=after.misfit)
    if after.over and after.idle > before.idle:
        return _ENDS_EARLIER.put(n=after.idle)
    if after.over and not before.over:
        return _ENDS_NOW
    if before.over and not after.over:
        return _GOES_ON
    return _COUNT_AGAIN if after.idle < before.idle and len(after.deals) > len(before.deals) else None


def begun(pad: Pad) -> AnyState:
    """The first state of the match, whose own cards mean nothing: nobody knows what was dealt at the real table."""
    game = pad.package.game
    players = len(pad.people)
    deal = Deal(game.deck(players, pad.options), pad.start or 0)
    return game.start(players, pad.options, SameDealer(deal))


def _rules(pad: Pad) -> AnyScorePad:
    return pad.package.load_score_pad()


def _scored(pad: Pad) -> Scored:
    state, rules = begun(pad), _rules(pad)
    found: list[ScoredDeal] = []
    for entered in pad.deals:
        if state.to_move is None:
            break
        try:
            after, ended = _ended(rules, state, entered.answers)
        except EntryError as error:
            return Scored(pad, tuple(found), state, error.message)
        found.append(ScoredDeal(state, ended))
        state = after
    return Scored(pad, tuple(found), state)


def _ended(rules: AnyScorePad, state: AnyState, answers: Answers) -> tuple[AnyState, DealEnded]:
    events: list[Event] = []
    after = settled(rules, state, answers, events)
    return after, next(event for event in events if isinstance(event, DealEnded))
