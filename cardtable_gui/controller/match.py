"""A match and its history: seats, actions done and undone, events of each. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import TYPE_CHECKING

from cardtable_gui.controller.garbage_collection import bulk_of
from cardtable_gui.controller.seats import (
    MOST_SEAT_CHANGES,
    Seat,
    SeatChange,
    about_seats,
    seat_changes_of,
    seated,
    seats_before,
    seats_of,
)
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.limits import (
    LONG,
    MAX_ACTIONS,
    MAX_BYTES,
    MAX_DEALS,
    Progress,
    no_progress,
)
from cardtable_gui.core.files.record import (
    DealRecord,
    Record,
    RecordError,
    check_limits,
    random_seed,
    replay,
    size,
)
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import GamePackage, package, package_of

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event

DAILY = "daily"
"""The record's key for the daily deal that a match is; what continues from it is none."""
KNOWN_DEAL = "known_deal"
"""The record's key which says that the deals were chosen instead of drawn, so the player may know the cards."""
PEOPLE = "people"
"""The record's key which says that people played before bots replaced all of them."""

_AROUND = 6
"""The characters around an action in a record: two spaces, quotes, a comma and a newline."""


class MatchFullError(Exception):
    """Raised for an action for which the record has no room; `message` tells the player."""

    def __init__(self) -> None:
        """Say so."""
        self.message: Message = QT_TRANSLATE_NOOP(
            "match", "This match is as long as a record can be. Undo an action or start a new match."
        )
        super().__init__(self.message.text)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a match: an action and its outcome.

    Attributes:
        index: from 0.
        seat: who acted.
        action: what was done.
        text: the same in notation.
        events: all events, with hidden information.
        after: the state after it; must not be changed.
    """

    index: int
    seat: int
    action: Action
    text: str
    events: tuple[Event, ...]
    after: AnyState


class Match:
    """A match with its history. Make one with `new` or `of`.

    For `undo` and `redo` a *turn* is an action of a person with the bots' moves after it. If only bots play, every
    action is a turn. Undone actions are kept for `redo` until another action is done.
    """

    def __init__(self, record: Record, progress: Progress = no_progress) -> None:
        """Play a record; see `of`."""
        self._package = package_of(record)
        self._seats = seats_of(record)
        self._changes = seat_changes_of(record)
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
        # As it will be written, with all deals that were played.
        self._bytes = check_limits(self.record)
        self._deal_bytes = self._bytes - size(replace(self._record, deals=self._record.deals[:-1]))

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        deals: Sequence[DealRecord] = (),
        house: Mapping[str, Json] | None = None,
        marks: Mapping[str, Json] | None = None,
        starter: int | None = None,
    ) -> Match:
        """A new match, dealt.

        Args:
            game_id: the game; `KeyError` for an unknown one.
            seats: the players, from seat 0; `ValueError` if the game cannot be played by so many.
            options: those that differ from their defaults; `OptionError` for unknown options and invalid values.
            seed: the seed of the deals; None: drawn at random.
            deals: the first deals in full, if they should not come from the seed.
            house: house rules other than the game's own, as the content of a house rules file; `JsonError` for invalid
                ones.
            marks: further keys of the record, such as that of a daily deal.
            starter: the seat that starts, written down in the first deal; None: the one that the deal says.

        Raises also `RecordError` for what a record has no room for.
        """
        own = package(game_id)
        game = own.with_house_rules(house).game
        least, most = game.players
        if not least <= len(seats) <= most:
            raise ValueError(f"{game_id} is a game for {least} to {most} players")
        record = Record(
            game=game_id,
            players=len(seats),
            options=complete(game.options, options or {}, len(seats)),
            seats=tuple(seat.text for seat in seats),
            seed=random_seed(SystemRandom()) if seed is None else seed,
            deals=tuple(deals),
            house=None if game is own.game else house,
            extra={**about_seats(seats), **(marks or {})},
        )
        return cls(record if starter is None else record.begun_by(game, starter))

    @classmethod
    def of(cls, record: Record, progress: Progress = no_progress) -> Match:
        """Continue a recorded match from its last action.

        Raises:
            RecordError: an action is not legal, or the match would be too large to be saved and read again.
            CancelledError: `progress` raised it.
        """
        return cls(record, progress)

    def branch(self, actions: int, seats: Sequence[Seat] | None = None, progress: Progress = no_progress) -> Match:
        """A new match that continues after `actions` actions of this one, which does not change.

        `seats`: who plays on; None: who sat there at that moment. Raises `ValueError` if their number differs;
        otherwise as `of`.
        """
        record = self.record
        extra = {key: value for key, value in record.extra.items() if key != DAILY}
        if actions == 0:
            extra[KNOWN_DEAL] = True
        record = replace(record, actions=record.actions[:actions], extra=extra)
        if seats is None and self._changes:
            seats = self.seats_at(actions)
        if seats is not None:
            if len(seats) != len(self._seats):
                raise ValueError(f"this match has {len(self._seats)} seats")
            if not self.bots_only and all(seat.level is not None for seat in seats):
                record = replace(record, extra={**record.extra, PEOPLE: True})
            record = seated(record, seats, [change for change in self.seat_changes if change.at <= actions])
        return Match(record, progress)

    @property
    def package(self) -> GamePackage:
        """The game that is played."""
        return self._package

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players, by seat."""
        return self._seats

    @property
    def seat_changes(self) -> tuple[SeatChange, ...]:
        """The seats that changed hands, the earliest first; where that was undone, it counts as the last that happened.

        Whoever sits at a seat now answers for what was done there before: undo goes back beyond a change, asks who sits
        there now, and brings nobody back.
        """
        last = len(self._done)
        if all(change.at <= last for change in self._changes):
            return self._changes
        return tuple(replace(change, at=min(change.at, last)) for change in self._changes)

    def seats_at(self, actions: int) -> tuple[Seat, ...]:
        """Who sat at the table after so many actions, by seat."""
        return seats_before(self.seat_changes, actions, self._seats)

    def change_seat(self, seat: int, who: Seat) -> None:
        """Let somebody else play on at a seat. Whoever comes back before anything has happened hadn't left.

        Raises:
            MatchFullError: the record has no room for it; nothing has changed.
        """
        now, changes, seats = len(self._done), self.seat_changes, [*self._seats]
        again = [change for change in changes if (change.seat, change.at) == (seat, now)]
        before = again[0].before if again else seats[seat]
        kept = [change for change in changes if change not in again]
        if who != before:
            kept.append(SeatChange(now, seat, before))
        seats[seat] = who
        record = seated(self.record, seats, kept)
        try:
            written = check_limits(record)
        except RecordError:
            raise MatchFullError from None
        if len(kept) > MOST_SEAT_CHANGES:
            raise MatchFullError
        self._bytes += written - size(self.record)
        self._record, self._seats, self._changes = record, tuple(seats), tuple(kept)

    @property
    def seed(self) -> int:
        """The seed of the deals."""
        return self._record.seed

    @property
    def record(self) -> Record:
        """The current record of the match."""
        self._record = self._record.played(self._package.game, [step.text for step in self._done], self.state.shuffles)
        changes = self.seat_changes
        return self._record if changes is self._changes else seated(self._record, self._seats, changes)

    @property
    def state(self) -> AnyState:
        """The current state; must not be changed."""
        return self.state_at(len(self._done))

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events of the first deal."""
        return self._opening

    @property
    def steps(self) -> Sequence[Step]:
        """The steps so far; must not be changed."""
        return self._done

    def state_at(self, actions: int) -> AnyState:
        """The state after this number of actions."""
        return self._done[actions - 1].after if actions else self._first

    @property
    def all_bots(self) -> bool:
        """Whether no person plays."""
        return not self.people

    @property
    def bots_only(self) -> bool:
        """Whether no person plays, and none did before bots took over."""
        came_and_went = any(change.before.level is None for change in self._changes)
        return self.all_bots and PEOPLE not in self._record.extra and not came_and_went

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are played by persons."""
        return tuple(seat for seat, who in enumerate(self._seats) if who.level is None)

    @property
    def only_person_ever(self) -> int | None:
        """The seat of the only person who has ever played, who may see it at any time; None: several did, or none."""
        here = {(seat, self._seats[seat]) for seat in self.people}
        left = {(change.seat, change.before) for change in self._changes if change.before.level is None}
        return self.people[0] if len(here) == 1 and left <= here else None

    @property
    def room(self) -> int:
        """A lower bound on the number of actions that still fit into the record. At 0 `act` refuses any action."""
        # No action is longer than a deck in notation, and few add more than a deal; see `MAX_BYTES`.
        by_size = (MAX_BYTES - self._bytes) // (4 * self._deal_bytes)
        return max(0, min(MAX_ACTIONS - len(self._done), MAX_DEALS - self.state.shuffles, by_size))

    def act(self, action: Action) -> Step:
        """Apply an action of the seat to move.

        Raises:
            IllegalActionError: the action is not legal; nothing has changed.
            MatchFullError: the record has no room for it; nothing has changed.
        """
        if not self.room:
            raise MatchFullError
        events: list[Event] = []
        after = self.state.copy()
        after.act(action, events)
        step = self._step(action, self._package.game.notation(action), tuple(events), after)
        if self._undone:
            self._record, self._changes = self.record, self.seat_changes
        self._done.append(step)
        self._undone.clear()
        self._grow(step)
        return step

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to undo."""
        return self._turn_before() is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a turn to redo."""
        return bool(self._undone)

    @property
    def steps_of_undo(self) -> Sequence[Step]:
        """The steps that `undo` would take back, in order; empty if there is nothing to undo."""
        target = self._turn_before()
        return () if target is None else self._done[target:]

    @property
    def seat_of_undo(self) -> int | None:
        """The seat whose turn `undo` would take back; None: there is none."""
        steps = self.steps_of_undo
        return steps[0].seat if steps else None

    @property
    def seat_of_redo(self) -> int | None:
        """The seat whose turn `redo` would do again; None: there is none."""
        return self._undone[-1].seat if self._undone else None

    def undo(self) -> bool:
        """Undo back to the previous decision of a person; return whether there was one."""
        target = self._turn_before()
        if target is None:
            return False
        self._back(target)
        return True

    def take_back(self) -> bool:
        """Undo a single action of any seat; return whether there was one."""
        if not self._done:
            return False
        self._back(len(self._done) - 1)
        return True

    def redo(self) -> bool:
        """Redo up to the next decision of a person or the last undone action; return whether there was any."""
        if not self._undone:
            return False
        while self._undone:
            self._done.append(self._undone.pop())
            self._grow(self._done[-1])
            if self._is_turn(len(self._done)):
                break
        return True

    def restart(self) -> None:
        """Go back to the first deal; `redo` goes forward again."""
        self._back(0)

    def _back(self, target: int) -> None:
        while len(self._done) > target:
            self._undone.append(self._done.pop())
            self._bytes -= len(self._undone[-1].text) + _AROUND

    def _grow(self, step: Step) -> None:
        """Count what a step adds to the size of the record. Deals stay in it even if the step is undone."""
        new_deals = max(0, step.after.shuffles - len(self._record.deals))
        self._bytes += len(step.text) + _AROUND + new_deals * self._deal_bytes
        if new_deals:
            self._record = self._record.played(self._package.game, (), step.after.shuffles)

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
