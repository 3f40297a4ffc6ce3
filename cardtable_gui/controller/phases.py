"""The phases of a session, and the transitions between them. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.actions import Action


@dataclass(frozen=True, slots=True)
class NotStarted:
    """`start` was not called yet."""


@dataclass(frozen=True, slots=True)
class WaitingForDisk:
    """The match changed; the next seat may act once it is saved, or saving has failed or takes too long."""


@dataclass(frozen=True, slots=True)
class BetweenTurns:
    """Saved. A person other than the onlooker, and the end of the match, wait until the table is at rest."""


@dataclass(frozen=True, slots=True)
class AskingPerson:
    """This person may act.

    Attributes:
        seat: the person's.
        hint: the runner's ticket of a pending hint; None: there is none.
        advice: the hint that was given.
        why: whether its reasons are wanted with the pending hint.
    """

    seat: int
    hint: int | None = None
    advice: AnyAdvice | None = None
    why: bool = False


@dataclass(frozen=True, slots=True)
class BotPaused:
    """This bot is to move, but bots were paused before it started to think."""

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
    """The curtain is closed until this person confirms that nobody else is watching."""

    seat: int


@dataclass(frozen=True, slots=True)
class ConsentWanted:
    """A person is asked for consent to an undo or redo. `saved`: whether the match is saved."""

    request: ConsentRequest
    saved: bool


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over or has stopped, and the table has shown its last step."""


@dataclass(frozen=True, slots=True)
class RecordFull:
    """The match stopped early: its record has no room for another action."""


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
    """Raised for a transition with a wrong source or target phase."""


class PhaseTransition(Enum):
    """A change of phase. `sources` are the phases in which it may start; `target` is the phase after it."""

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
    ASK_ON = "ask on", (ConsentWanted,), ConsentWanted
    DECLINE = "decline", (ConsentWanted,), BetweenTurns
    DECLINE_UNSAVED = "decline unsaved", (ConsentWanted,), WaitingForDisk
    FINISH = "finish", (BetweenTurns,), Over
    FILL = "fill", (BetweenTurns,), RecordFull
    CLOSE = "close", (NotStarted, *_RUNNING), Closed

    def __init__(self, title: str, sources: tuple[type[Phase], ...], target: type[Phase]) -> None:
        """Make a transition with the name, sources and target listed in `Session`'s docstring."""
        self.title = title
        self.sources = sources
        self.target = target

    def lead(self, source: Phase, target: Phase) -> Phase:
        """Return `target`. Raises `ImpossibleTransitionError` unless this transition leads from `source` to it."""
        if not isinstance(source, self.sources) or not isinstance(target, self.target):
            raise ImpossibleTransitionError(
                f"{self.title}: {type(source).__name__} to {type(target).__name__} is not possible"
            )
        return target
