"""The phases of a session: what it waits for, and which phase may follow which. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.actions import Action


@dataclass(frozen=True, slots=True)
class NotStarted:
    """The session was made, and `start` was not called yet."""


@dataclass(frozen=True, slots=True)
class WaitingForDisk:
    """The match changed; nobody is asked before it is saved, or saving has failed or takes too long."""


@dataclass(frozen=True, slots=True)
class BetweenTurns:
    """Saved. Another person than the onlooker, and the end of the match, wait until the table is at rest."""


@dataclass(frozen=True, slots=True)
class AskingPerson:
    """This person may act. `hint`: the runner's ticket of a hint that is being worked out; None: none is."""

    seat: int
    hint: int | None = None


@dataclass(frozen=True, slots=True)
class BotPaused:
    """This bot is to move, but bots are paused before it began to think."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotThinking:
    """This bot thinks; `ticket` is the runner's."""

    seat: int
    ticket: int


@dataclass(frozen=True, slots=True)
class BotDecided:
    """This bot will do `action` once the table is at rest, the bot delay has passed, and bots are not paused."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class HandOver:
    """The curtain is down until this person says that nobody else looks on."""

    seat: int


@dataclass(frozen=True, slots=True)
class ConsentWanted:
    """A person is asked whether their move may be taken back or done again. `saved`: the match is, as it stands."""

    request: ConsentRequest
    saved: bool


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over, and the table has shown its last step."""


@dataclass(frozen=True, slots=True)
class RecordFull:
    """The match stopped before its end: its record has no room for another action."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The session has ended; nothing happens any more."""


Phase: TypeAlias = (
    NotStarted
    | WaitingForDisk
    | BetweenTurns
    | AskingPerson
    | BotPaused
    | BotThinking
    | BotDecided
    | HandOver
    | ConsentWanted
    | Over
    | RecordFull
    | Closed
)

_UNDISTURBED: tuple[type[Phase], ...] = (
    WaitingForDisk,
    BetweenTurns,
    AskingPerson,
    BotPaused,
    BotThinking,
    BotDecided,
    HandOver,
    Over,
    RecordFull,
)
_RUNNING: tuple[type[Phase], ...] = (*_UNDISTURBED, ConsentWanted)


class ImpossibleTransitionError(RuntimeError):
    """Raised for a transition from a phase that it does not start at, or to one that it does not lead to."""


class PhaseTransition(Enum):
    """A change of phase. `sources` are the phases where it may start; `target` is the one where it leads."""

    OPEN = "open", (NotStarted,), WaitingForDisk
    ACT = "act", (AskingPerson, BotDecided), WaitingForDisk
    JUMP = "jump", _RUNNING, WaitingForDisk
    SAVE = "save", (WaitingForDisk,), BetweenTurns
    ASK = "ask", (BetweenTurns,), AskingPerson
    ADVISE = "advise", (AskingPerson,), AskingPerson
    ANSWER = "answer", (AskingPerson,), AskingPerson
    HOLD = "hold", (BetweenTurns,), BotPaused
    THINK = "think", (BetweenTurns, BotPaused), BotThinking
    DECIDE = "decide", (BotThinking,), BotDecided
    DRAW_CURTAIN = "draw curtain", (BetweenTurns,), HandOver
    REVEAL = "reveal", (HandOver,), BetweenTurns
    REQUEST = "request", _UNDISTURBED, ConsentWanted
    SAVE_MEANWHILE = "save meanwhile", (ConsentWanted,), ConsentWanted
    DECLINE = "decline", (ConsentWanted,), BetweenTurns
    DECLINE_UNSAVED = "decline unsaved", (ConsentWanted,), WaitingForDisk
    FINISH = "finish", (BetweenTurns,), Over
    FILL = "fill", (BetweenTurns,), RecordFull
    CLOSE = "close", (NotStarted, *_RUNNING), Closed

    def __init__(self, title: str, sources: tuple[type[Phase], ...], target: type[Phase]) -> None:
        """Name the transition as `Session`'s docstring does, and say between which phases it leads."""
        self.title = title
        self.sources = sources
        self.target = target

    def lead(self, source: Phase, target: Phase) -> Phase:
        """Return `target`. Raises `ImpossibleTransitionError` unless this transition leads there from `source`."""
        if not isinstance(source, self.sources) or not isinstance(target, self.target):
            raise ImpossibleTransitionError(
                f"{self.title}: {type(source).__name__} to {type(target).__name__} is not possible"
            )
        return target
