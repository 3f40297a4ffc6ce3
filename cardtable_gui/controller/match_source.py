"""What the table and its models show: a match as somebody looks on, whether it is being played or watched again.

`Session` plays a match, `Replay` shows one that was recorded. Both tell what happens by the same signals, and show an
onlooker's view and nothing else, so that what is not the onlooker's never reaches the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller.match import Match, Step
from cardtable_gui.controller.open_hands import UncoveredCards, open_cards, opened
from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealBegan, Event, all_seen
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.zones import CardPositions
from cardtable_gui.games import GamePackage

OPENING = -1
"""`StepShown.step_index` of the first deal."""


@dataclass(frozen=True, slots=True)
class StepShown:
    """One step as the onlooker saw it: what the table animates and the log writes.

    Attributes:
        step_index: of the step in `Match.steps`, from 0; `OPENING` for the first deal.
        seat: who acted; None for the first deal.
        events: what the onlooker may see of what happened.
        view: the onlooker's view after it.
        positions: the cards as they lie after it, where the onlooker sees more of them than `view` tells.
        back: this step was taken back: no events, and `view` is the one before it.
    """

    step_index: int
    seat: int | None
    events: tuple[Event, ...]
    view: AnyView
    positions: CardPositions | None = None
    back: bool = False


class MatchSource(QObject):
    """One match as an onlooker sees it."""

    stepped = Signal(object)
    """A `StepShown`: something happened. The table answers with `step_shown()` when it has shown it."""
    replaced = Signal()
    """The view jumped (undo, redo, restart, another onlooker): resync without choreography, nothing to answer."""
    thinking = Signal(int)
    """This bot thinks."""
    curtain = Signal(int)
    """This person is next but does not look on yet: hide the table until `reveal()`."""
    turn_changed = Signal()
    """Any of the properties about turns and controls may have changed."""
    hinted = Signal(object)
    """A `Hint` for the person to move."""
    consent_wanted = Signal(object)
    """A `ConsentRequest`: hide the table until `consent` answers it."""

    def __init__(self, match: Match, onlooker: int | None, parent: QObject | None = None) -> None:
        """Show a match to this seat; None: to a spectator."""
        super().__init__(parent)
        self._match = match
        self._onlooker = onlooker
        self._view: tuple[object, int | None, AnyView] | None = None
        self._sees_all = False
        self._open: tuple[object, int | None, UncoveredCards] | None = None

    @property
    def match(self) -> Match:
        """The match. Its states and events hold everything: only `view` and `visible_history` are for the screen."""
        return self._match

    @property
    def package(self) -> GamePackage:
        """The game that is played."""
        return self._match.package

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names; an empty one is called by its number (`i18n.seat_name`)."""
        return tuple(seat.name for seat in self._match.seats)

    @property
    def at(self) -> int:
        """How many actions were done at the moment that is shown."""
        return len(self._match.steps)

    @property
    def steps(self) -> Sequence[Step]:
        """What was done up to the moment that is shown; not to be changed by others."""
        return self._match.steps

    @property
    def onlooker(self) -> int | None:
        """The seat whose view is on the screen; None: the spectator's."""
        return self._onlooker

    @property
    def view(self) -> AnyView:
        """What the onlooker may see at this moment."""
        state = self._match.state_at(self.at)
        if self._view is None or self._view[0] is not state or self._view[1] != self._onlooker:
            self._view = (state, self._onlooker, state.view(self._onlooker))
        return self._view[2]

    @property
    def positions(self) -> CardPositions:
        """The cards as they lie on the table for the onlooker."""
        return self._more_positions() or self.view

    @property
    def may_open_hands(self) -> bool:
        """Whether hands may be laid open: nobody but bots ever played this match."""
        return self._match.bots_only

    @property
    def hands_are_open(self) -> bool:
        """Whether every card that anybody sees lies face up."""
        return self._sees_all

    def open_hands(self, on: bool) -> None:
        """Lay all hands open, or close them again. Where they may not be opened they stay closed."""
        if on != self._sees_all and (self.may_open_hands or not on):
            self._sees_all = on
            self._show_moment_anew()

    def visible_events(self, events: Iterable[Event]) -> Sequence[Event]:
        """What the onlooker may see of some events."""
        return [opened(event) for event in events] if self._sees_all else all_seen(events, self._onlooker)

    def visible_history(self, first_step: int = OPENING) -> list[Event]:
        """What the onlooker may see of all that happened from this step on (`OPENING`: from the first deal on)."""
        found: list[Event] = []
        if first_step == OPENING:
            found += self.visible_events(self._match.opening)
        for step in self.steps[max(0, first_step) :]:
            found += self.visible_events(step.events)
        return found

    def visible_in_deal(self) -> list[Event]:
        """What the onlooker may see of what happened since the step with which the deal in play began."""
        steps = self.steps
        began = (index for index in range(len(steps) - 1, -1, -1) if begins_deal(steps[index].events))
        return self.visible_history(next(began, OPENING))

    @property
    def is_humans_turn(self) -> bool:
        """Whether a person was asked and may act now."""
        return False

    @property
    def hand_over(self) -> int | None:
        """The person for whom the curtain is down; None: it is up."""
        raise NotImplementedError

    @property
    def is_full(self) -> bool:
        """Whether the match stopped because its record has no room for another action."""
        return False

    @property
    def request(self) -> ConsentRequest | None:
        """What a person is asked to agree to; None: nothing."""
        return None

    @property
    def watched(self) -> bool:
        """Whether nobody plays: results go away by themselves."""
        return False

    @property
    def recorded(self) -> bool:
        """Whether what is shown has happened long ago, and keys lead through it."""
        return False

    @property
    def resumes_match(self) -> bool:
        """Whether what is shown is the last moment of a match that waits to be played on."""
        return False

    def start(self) -> None:
        """Begin to play or to show the match; called once, when everybody who wants to hear of it is connected."""
        raise NotImplementedError

    def act(self, action: Action) -> None:
        """Do this for the person who was asked; ignored when nobody was. Raises `IllegalActionError`."""
        raise NotImplementedError

    def _show_moment_anew(self) -> None:
        """The same moment has to be shown to another onlooker, or with other cards open."""
        raise NotImplementedError

    def _more_positions(self) -> UncoveredCards | None:
        """The cards with all hands open, where they are."""
        if not self._sees_all:
            return None
        state = self._match.state_at(self.at)
        if self._open is None or self._open[0] is not state or self._open[1] != self._onlooker:
            self._open = (state, self._onlooker, open_cards(self._match, self.at, self.view))
        return self._open[2]

    def consent(self, *, given: bool) -> None:
        """The person of `request` agrees, or does not; ignored when nobody was asked."""

    def step_shown(self) -> None:
        """The table has shown the last step."""
        raise NotImplementedError

    def reveal(self) -> None:
        """The person whom the curtain waits for sits at the table: show the hand."""
        raise NotImplementedError


def begins_deal(events: Iterable[Event]) -> bool:
    """Whether a deal begins with these events."""
    return any(isinstance(event, DealBegan) for event in events)
