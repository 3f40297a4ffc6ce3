"""A record that is being played: seats, actions done and undone, what happened at each. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from random import SystemRandom

from cardtable_gui.controller.garbage_collection import bulk_of
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event
from cardtable_gui.core.files.limits import (
    LONG,
    MAX_ACTIONS,
    MAX_BYTES,
    MAX_DEALS,
    MAX_NAME_LENGTH,
    Progress,
    no_progress,
)
from cardtable_gui.core.files.record import (
    BOT,
    TOO_LARGE,
    DealRecord,
    Record,
    RecordError,
    random_seed,
    replay,
    size,
)
from cardtable_gui.core.files.strict_json import Json
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import complete
from cardtable_gui.games import GamePackage, package

NAMES = "names"
"""Key of a record under which the names of all seats stand, where bots have names."""
PEOPLE = "people"
"""Key of a record of bots alone that says that people played it before bots took their seats."""


_AROUND = 6
"""What stands around an action's text in a record: two spaces, quotes, a comma and the line's end."""


class MatchFullError(Exception):
    """Raised for an action that the record has no room for; `message` says so to a player."""

    def __init__(self) -> None:
        """Say so."""
        self.message: Message = QT_TRANSLATE_NOOP("match", "This match has become as long as a record can be.")
        super().__init__(self.message.text)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a place: a name (may be empty), and a bot's level; None: a person."""

    name: str
    level: str | None = None

    @property
    def text(self) -> str:
        """The seat in a record: the name, or `bot:` and the level."""
        if self.level is not None:
            return BOT + self.level
        name = _recorded(self.name)
        return name.replace(":", "：", 1) if name.startswith(BOT) else name


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was done.

    Attributes:
        index: from 0.
        seat: who acted.
        action: what was done.
        text: the same in notation.
        events: all that happened, in full.
        after: the state after it; not to be changed.
    """

    index: int
    seat: int
    action: Action
    text: str
    events: tuple[Event, ...]
    after: AnyState


class Match:
    """A match with its whole course. Make one with `new` or `of`.

    A *turn* for `undo` and `redo` is a person's: the bots' moves after it go with it. Where only bots play, every
    action is a turn. What was undone is kept for `redo` until another action is done.
    """

    def __init__(self, record: Record, progress: Progress = no_progress) -> None:
        """Play a record; see `of`."""
        self._package = package(record.game).with_house_rules(record.house)
        self._seats = seats_of(record)
        self._done: list[Step] = []
        self._undone: list[Step] = []
        with bulk_of(self) if len(record.actions) > LONG else nullcontext():
            first, *steps = replay(record, self._package.game, progress)
            self._first = first.state
            self._opening = first.events
            for step in steps:
                assert step.action is not None
                action = self._package.game.parse(step.action)
                self._done.append(self._step(action, step.action, step.events, step.state))
        self._record = record
        self._bytes = size(self.record)
        self._deal_bytes = self._bytes - size(replace(self._record, deals=self._record.deals[:-1]))
        if self._bytes > MAX_BYTES:
            raise RecordError(TOO_LARGE)

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        deals: Sequence[DealRecord] = (),
        house: Mapping[str, Json] | None = None,
    ) -> Match:
        """A new match, dealt.

        Args:
            game_id: the game; `KeyError` for an unknown one.
            seats: who plays, from seat 0; `ValueError` where the game is not for so many.
            options: those that are not at their default; `OptionError` for unknown ones and impossible values.
            seed: the number of the deals; None: drawn at random.
            deals: the first deals in full, where they are not to come from the number.
            house: other house rules than the game's own: the content of such a file; `JsonError` for unusable ones.
        """
        own = package(game_id)
        game = own.with_house_rules(house).game
        least, most = game.players
        if not least <= len(seats) <= most:
            raise ValueError(f"{game_id} is a game for {least} to {most} players")
        return cls(
            Record(
                game=game_id,
                players=len(seats),
                options=complete(game.options, options or {}),
                seats=tuple(seat.text for seat in seats),
                seed=random_seed(SystemRandom()) if seed is None else seed,
                deals=tuple(deals),
                house=None if game is own.game else house,
                extra=_named(seats),
            )
        )

    @classmethod
    def of(cls, record: Record, progress: Progress = no_progress) -> Match:
        """Take up a recorded match where it was left.

        Raises:
            RecordError: an action is not legal, or the match as we would save it is too large to be read again.
            CancelledError: `progress` raised it.
        """
        return cls(record, progress)

    def branch(self, actions: int, seats: Sequence[Seat] | None = None, progress: Progress = no_progress) -> Match:
        """A new match that goes on after so many actions of this one, which stays as it is.

        Raises `ValueError` where `seats` (None: the same) are not as many as here; otherwise as `of`.
        """
        record = self.record
        record = replace(record, actions=record.actions[:actions])
        if seats is not None:
            if len(seats) != len(self._seats):
                raise ValueError(f"this match has {len(self._seats)} seats")
            kept = {key: value for key, value in record.extra.items() if key != NAMES}
            if self.people and all(seat.level is not None for seat in seats):
                kept[PEOPLE] = True
            record = replace(record, seats=tuple(seat.text for seat in seats), extra={**kept, **_named(seats)})
        return Match(record, progress)

    @property
    def package(self) -> GamePackage:
        """The game that is played."""
        return self._package

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, by seat."""
        return self._seats

    @property
    def seed(self) -> int:
        """The number of the deals."""
        return self._record.seed

    @property
    def record(self) -> Record:
        """The match as data, as it stands now."""
        self._record = self._record.played(self._package.game, [step.text for step in self._done], self.state.deal)
        return self._record

    @property
    def state(self) -> AnyState:
        """The state now; not to be changed by others."""
        return self.state_at(len(self._done))

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events of the first deal."""
        return self._opening

    @property
    def steps(self) -> Sequence[Step]:
        """What was done so far; not to be changed by others."""
        return self._done

    def state_at(self, actions: int) -> AnyState:
        """The state after so many actions."""
        return self._done[actions - 1].after if actions else self._first

    @property
    def all_bots(self) -> bool:
        """Whether no person plays."""
        return not self.people

    @property
    def bots_only(self) -> bool:
        """Whether no person plays, and none did before bots took over."""
        return self.all_bots and PEOPLE not in self._record.extra

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, who in enumerate(self._seats) if who.level is None)

    @property
    def room(self) -> int:
        """So many more actions, or more, can be done and saved. At 0 `act` refuses: what is saved can be read again."""
        # No action's text is longer than its deck's, and hardly one brings more than a deal; see `MAX_BYTES`.
        by_size = (MAX_BYTES - self._bytes) // (4 * self._deal_bytes)
        return max(0, min(MAX_ACTIONS - len(self._done), MAX_DEALS - self.state.deal, by_size))

    def act(self, action: Action) -> Step:
        """Do an action of the seat to move.

        Raises:
            IllegalActionError: the action is not legal; nothing has changed.
            MatchFullError: there is no room for it; nothing has changed.
        """
        if not self.room:
            raise MatchFullError
        events: list[Event] = []
        after = self.state.copy()
        after.act(action, events)
        step = self._step(action, self._package.game.notation(action), tuple(events), after)
        self._done.append(step)
        self._undone.clear()
        self._grow(step)
        return step

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to take back."""
        return self._turn_before() is not None

    @property
    def can_redo(self) -> bool:
        """Whether a turn was taken back that can be done again."""
        return bool(self._undone)

    @property
    def seat_of_undo(self) -> int | None:
        """Whose turn `undo` takes back; None: there is none."""
        target = self._turn_before()
        return None if target is None else self._done[target].seat

    @property
    def seat_of_redo(self) -> int | None:
        """Whose turn `redo` does again; None: there is none."""
        return self._undone[-1].seat if self._undone else None

    def undo(self) -> bool:
        """Go back to the last decision before this moment; whether there was one."""
        target = self._turn_before()
        if target is None:
            return False
        self._back(target)
        return True

    def take_back(self) -> bool:
        """Undo a single action, whoever did it; whether there was one."""
        if not self._done:
            return False
        self._back(len(self._done) - 1)
        return True

    def redo(self) -> bool:
        """Go forward to the next decision that was undone, or to the last state before; whether anything was undone."""
        if not self._undone:
            return False
        while self._undone:
            self._done.append(self._undone.pop())
            self._grow(self._done[-1])
            if self._is_turn(len(self._done)):
                break
        return True

    def restart(self) -> None:
        """Go back to the first deal of the same match; `redo` leads forward again."""
        self._back(0)

    def _back(self, target: int) -> None:
        while len(self._done) > target:
            self._undone.append(self._done.pop())
            self._bytes -= len(self._undone[-1].text) + _AROUND

    def _grow(self, step: Step) -> None:
        """Count what a step adds to the record. Deals stay in it even when the step is undone."""
        new_deals = max(0, step.after.deal - len(self._record.deals))
        self._bytes += len(step.text) + _AROUND + new_deals * self._deal_bytes
        if new_deals:
            self._record = self._record.played(self._package.game, (), step.after.deal)

    def _turn_before(self) -> int | None:
        return next((index for index in reversed(range(len(self._done))) if self._is_turn(index)), None)

    def _is_turn(self, actions: int) -> bool:
        """Whether a person (where only bots play: anybody) decides after so many actions."""
        seat = self.state_at(actions).to_move
        return seat is not None and (self.all_bots or self._seats[seat].level is None)

    def _step(self, action: Action, text: str, events: tuple[Event, ...], after: AnyState) -> Step:
        seat = self.state.to_move
        assert seat is not None
        return Step(len(self._done), seat, action, text, events, after)


def _named(seats: Sequence[Seat]) -> dict[str, Json]:
    """What a record holds of the names beside its seats."""
    named = any(seat.level is not None and seat.name for seat in seats)
    return {NAMES: [_recorded(seat.name) for seat in seats]} if named else {}


def _recorded(name: str) -> str:
    """A name as a record can hold it: not too long, and no half of a pair of characters."""
    return name.encode("utf-16", "surrogatepass").decode("utf-16", "replace")[:MAX_NAME_LENGTH]


def seats_of(record: Record) -> tuple[Seat, ...]:
    """Who plays in a recorded match, by seat."""
    names = record.extra.get(NAMES)
    if not (isinstance(names, list) and len(names) == record.players and all(isinstance(name, str) for name in names)):
        names = [""] * record.players
    levels = [record.bot(seat) for seat in range(record.players)]
    return tuple(
        Seat(text if level is None else str(name)[:MAX_NAME_LENGTH], level)
        for text, name, level in zip(record.seats, names, levels, strict=True)
    )
