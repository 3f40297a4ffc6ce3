"""`MatchSource`: a match as the table and its models show it to an onlooker, whether played or replayed.

`Session` plays a match, `Replay` shows a recorded one. Both emit the same signals, and expose only the onlooker's view,
so that hidden information never reaches the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from cardtable_gui import i18n
from cardtable_gui.controller.match import Match, Step
from cardtable_gui.controller.open_hands import UncoveredCards, open_cards, opened
from cardtable_gui.controller.seats import Seat, names_of, only_person
from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, all_seen
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import CardPositions
from cardtable_gui.games import GamePackage

OPENING = -1
"""`StepShown.step_index` of the first deal."""


@dataclass(frozen=True, slots=True)
class StepShown:
    """One step as the onlooker sees it, for the table's animation and the log.

    Attributes:
        step_index: of the step in `Match.steps`, from 0; `OPENING` for the first deal.
        seat: who acted; None for the first deal.
        events: the events as the onlooker may see them.
        view: the onlooker's view after it.
        positions: the cards after it, if the onlooker sees more of them than `view` tells (open hands).
        back: this step was undone: no events, and `view` is the one before it.
        rest: how many moves were played to the end at once, of which this step is the last; 0: none were.
        at_once: so many of the events are those of the other moves, which are not animated.
    """

    step_index: int
    seat: int | None
    events: tuple[Event, ...]
    view: AnyView
    positions: CardPositions | None = None
    back: bool = False
    rest: int = 0
    at_once: int = 0


class MatchSource(QObject):
    """A match as an onlooker sees it."""

    stepped = Signal(object)
    """A `StepShown`: something happened. The table answers with `step_shown()` when it has shown it."""
    replaced = Signal()
    """The view jumped (undo, redo, restart, another onlooker): show it without animation; needs no `step_shown()`."""
    thinking = Signal(int)
    """This bot thinks."""
    curtain = Signal(int)
    """This person is next but not the onlooker yet: hide the table until `reveal()`."""
    seats_changed = Signal()
    """Other people or bots sit at the table; `replaced` or `stepped` follows."""
    turn_changed = Signal()
    """Any of the properties about turns and controls may have changed."""
    hint_sought = Signal(bool)
    """A hint is being worked out, or isn't any more."""
    hinted = Signal(object)
    """A `Hint` for the person to move."""
    hint_explained = Signal(object, tuple)
    """The `Hint` for the person to move, and why it is good: messages, often several."""
    consent_wanted = Signal(object)
    """A `ConsentRequest`: hide the table until `consent` answers it."""

    def __init__(self, match: Match, onlooker: int | None, parent: QObject | None = None) -> None:
        """Show a match from this seat; None: as a spectator."""
        super().__init__(parent)
        self._match = match
        self._onlooker = onlooker
        self._view: tuple[object, int | None, AnyView] | None = None
        self._sees_all = False
        self._open: tuple[object, int | None, UncoveredCards] | None = None

    @property
    def match(self) -> Match:
        """The match. It holds hidden information: show only `view` and `visible_history` on the screen."""
        return self._match

    @property
    def package(self) -> GamePackage:
        """The game that is played."""
        return self._match.package

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table at the shown moment, by seat."""
        return self._match.seats_at(self.at)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names, blank ones for those without (`i18n.seat_name`); the only person who looks on is `You`."""
        return self.names_at(self.at)

    def names_at(self, actions: int) -> tuple[str, ...]:
        """The names of those who sat there after so many actions; see `names`."""
        seats = self._match.seats_at(actions)
        return names_of(seats) if only_person(seats) == self._onlooker else tuple(who.called for who in seats)

    @property
    def at(self) -> int:
        """The number of actions before the shown moment."""
        return len(self._match.steps)

    @property
    def steps(self) -> Sequence[Step]:
        """The steps up to the shown moment; must not be changed."""
        return self._match.steps

    @property
    def onlooker(self) -> int | None:
        """The seat whose view is shown; None: a spectator."""
        return self._onlooker

    @property
    def view(self) -> AnyView:
        """The onlooker's view of the shown moment."""
        state = self._match.state_at(self.at)
        if self._view is None or self._view[0] is not state or self._view[1] != self._onlooker:
            self._view = (state, self._onlooker, state.view(self._onlooker))
        return self._view[2]

    def view_before(self, step_index: int) -> AnyView:
        """The onlooker's view of the moment before this step."""
        return self._match.state_at(step_index).view(self._onlooker)

    @property
    def positions(self) -> CardPositions:
        """The cards on the table as the onlooker sees them."""
        return self._more_positions() or self.view

    @property
    def may_open_hands(self) -> bool:
        """Whether open hands are allowed: only bots have ever played this match."""
        return self._match.bots_only

    @property
    def hands_are_open(self) -> bool:
        """Whether hands are open: every card that any seat sees is shown face up."""
        return self._sees_all

    def open_hands(self, on: bool) -> None:
        """Open all hands, or close them again. Has no effect if open hands are not allowed."""
        if on != self._sees_all and (self.may_open_hands or not on):
            self._sees_all = on
            self._show_moment_anew()

    def visible_events(self, events: Iterable[Event]) -> Sequence[Event]:
        """Some events as the onlooker may see them."""
        return [opened(event) for event in events] if self._sees_all else all_seen(events, self._onlooker)

    def visible_history(self, first_step: int = OPENING) -> list[Event]:
        """The visible events from this step on (`OPENING`: from the first deal on)."""
        found: list[Event] = []
        if first_step == OPENING:
            found += self.visible_events(self._match.opening)
        for step in self.steps[max(0, first_step) :]:
            found += self._named_then(self.visible_events(step.events), step.index)
        return found

    def _named_then(self, events: Sequence[Event], actions: int) -> Iterable[Event]:
        """What happened after so many actions: whoever did it then, and has left since, is called by name."""
        if not self._match.seat_changes:
            return events
        then, now = self._match.seats_at(actions), self.seats
        called = [who.called for who in then]
        gone = {seat: i18n.seat_name(seat, called) for seat, who in enumerate(then) if who != now[seat]}
        return [
            replace(event, message=event.message.naming(gone)) if isinstance(event, LogEntry) else event
            for event in events
        ]

    def visible_in_deal(self) -> list[Event]:
        """The visible events since the start of the current deal."""
        steps = self.steps
        began = (index for index in range(len(steps) - 1, -1, -1) if begins_deal(steps[index].events))
        return self.visible_history(next(began, OPENING))

    def visible_in_deal_of(self, ended: DealEnded) -> list[Event]:
        """The visible events of the deal that ended so, from its beginning up to that; empty if it isn't there."""
        found: list[Event] = []
        for events in (*(step.events for step in reversed(self.steps)), self._match.opening):
            part = list(events)
            if not found and ended in part:
                part = part[: part.index(ended) + 1]
            elif not found:
                continue
            begun = [at for at, event in enumerate(part) if isinstance(event, DealBegan) and event.deal == ended.deal]
            found = [*part[begun[0] if begun else 0 :], *found]
            if begun:
                break
        return list(self.visible_events(found))

    @property
    def is_humans_turn(self) -> bool:
        """Whether a person may act now."""
        return False

    @property
    def hand_over(self) -> int | None:
        """The person for whom the curtain is closed; None: it is open."""
        raise NotImplementedError

    @property
    def is_full(self) -> bool:
        """Whether the match stopped because its record has no room for another action."""
        return False

    @property
    def stopped(self) -> Message | None:
        """The text if nobody is asked to move any more although the match is not over; None: it goes on."""
        return None

    @property
    def request(self) -> ConsentRequest | None:
        """The consent that a person is asked for; None: none."""
        return None

    @property
    def watched(self) -> bool:
        """Whether no person plays, so that results close by themselves."""
        return False

    @property
    def before_first_deal(self) -> bool:
        """Whether the match is new and has not been started, which deals its first cards."""
        return False

    @property
    def recorded(self) -> bool:
        """Whether this is a recording, controlled by navigation keys."""
        return False

    @property
    def may_review(self) -> bool:
        """Whether what the player has done may be reviewed now: not in a lesson, nor where help isn't allowed."""
        return True

    @property
    def is_match(self) -> bool:
        """Whether a match of its own is played: no lesson, single position or replay."""
        return False

    @property
    def may_change_seats(self) -> bool:
        """Whether somebody may leave the table now, or come to it, and the match goes on."""
        return False

    @property
    def may_play_to_the_end(self) -> bool:
        """Whether no person has a decision any more in this deal or match, so that the rest can be played at once."""
        return False

    @property
    def playing_to_the_end(self) -> bool:
        """Whether the rest is being played at once; the table shows it all together then."""
        return False

    def play_to_the_end(self) -> None:
        """Play the rest of the deal at once, or of the match; ignored unless `may_play_to_the_end`."""

    @property
    def resumes_match(self) -> bool:
        """Whether the last moment of an unfinished match is shown, which can be continued."""
        return False

    def start(self) -> None:
        """Start playing or showing the match; called once, after connecting to the signals."""
        raise NotImplementedError

    def act(self, action: Action) -> None:
        """Act for the person to move; ignored if no person may act. Raises `IllegalActionError`."""
        raise NotImplementedError

    def drop_hint(self) -> bool:
        """Stop looking for a hint; return whether one was looked for."""
        return False

    def objection(self, action: Action) -> Refusal | None:
        """Why another action is asked for although this one is legal, as a lesson does; None: nothing is wrong."""
        del action
        return None

    @property
    def taught(self) -> Sequence[Action] | None:
        """In a lesson the moves that stand out at this decision, perhaps none yet; None: whatever is possible does."""
        return None

    def _show_moment_anew(self) -> None:
        """Show the same moment again, after a change of the onlooker or of open hands."""
        raise NotImplementedError

    def _more_positions(self) -> UncoveredCards | None:
        """The cards with all hands open; None unless they are."""
        if not self._sees_all:
            return None
        state = self._match.state_at(self.at)
        if self._open is None or self._open[0] is not state or self._open[1] != self._onlooker:
            self._open = (state, self._onlooker, open_cards(self._match, self.at, self.view))
        return self._open[2]

    def consent(self, *, given: bool) -> None:
        """Answer `request`: the person agrees or not; ignored if there is no request."""

    def step_shown(self) -> None:
        """Tell the source that the table has shown the last step."""
        raise NotImplementedError

    def reveal(self) -> None:
        """Open the curtain: the person it waits for is at the table."""
        raise NotImplementedError


def begins_deal(events: Iterable[Event]) -> bool:
    """Whether these events begin a deal."""
    return any(isinstance(event, DealBegan) for event in events)
