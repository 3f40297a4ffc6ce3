"""Sessions controlled by a test: bots that answer and a disk that acknowledges on request."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QObject

from cardtable_gui.bots.advice import Advice, HintQuestion
from cardtable_gui.bots.assessment import AssessmentQuestion
from cardtable_gui.bots.questions import AnyQuestion, Question, T
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.writer import Writer
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import DealRecord, Record
from cardtable_gui.core.messages import Message
from cardtable_gui.games import GamePackage, package
from tests.support.stepped_clock import SteppedClock

ANN = Seat("Ann")
BEN = Seat("Ben")
CHO = Seat("Cho")
NORMAL = Seat("Robin", "normal")
EASY = Seat("Kim", "easy")


def seated(game_id: str, *seats: Seat) -> tuple[Seat, ...]:
    """These seats, as far as there is room for them in the game, and bots where it takes more."""
    fewest, most = package(game_id).game.players
    return (*seats[:most], *(EASY,) * (fewest - len(seats)))


ID = "match-1"
"""The match of every `SessionHarness`."""


class ManualRunner(BotRunner):
    """Collects questions; `answer` answers the oldest that still waits."""

    def __init__(self) -> None:
        self.prepared: list[tuple[str, set[str]]] = []
        self.questions: dict[int, tuple[AnyQuestion, Callable[[Any], None]]] = {}
        self.cancelled: list[int] = []
        self.hurried: list[int] = []
        self.closed = False
        self.thorough: list[bool] = []
        """Of every assessment that was asked for, whether it was to be thorough."""
        self.reason: Message | None = None
        """The reason of every hint."""
        self.fallbacks: list[Callable[[], None]] = []
        """What to call before a fallback, by question."""
        self._tickets = 0

    @property
    def asked(self) -> list[AnyQuestion]:
        """The questions that wait, the oldest first."""
        return [question for question, _ in self.questions.values()]

    def prepare(self, package: GamePackage, levels: Collection[str]) -> None:
        self.prepared.append((package.game.id, set(levels)))

    def ask(
        self, question: Question[T], reply: Callable[[T], None], on_fallback: Callable[[], None] = lambda: None
    ) -> int:
        if isinstance(question, AssessmentQuestion):
            self.thorough.append(question.thorough)
        self._tickets += 1
        self.questions[self._tickets] = (question, reply)
        self.fallbacks.append(on_fallback)
        return self._tickets

    def _found(self, question: AnyQuestion, action: Action) -> Any:
        """The answer that speaks for an action; an assessment estimates only this one."""
        match question:
            case HintQuestion():
                return Advice(action, self.reason, worth=Estimate(action, 0.5, 0.02))
            case AssessmentQuestion():
                return [Estimate(action, 0.5, 0.02)]
            case _:
                return action

    def cancel(self, ticket: int) -> None:
        if self.questions.pop(ticket, None) is not None:
            self.cancelled.append(ticket)

    def hurry(self, ticket: int) -> None:
        self.hurried.append(ticket)

    def close(self) -> None:
        self.questions.clear()
        self.closed = True

    def answer(self, action: Action | None = None) -> Action:
        """Answer with this action, else with the first legal one; return it."""
        question, reply = self.questions.pop(next(iter(self.questions)))
        chosen: Action = question.view.legal_actions()[0] if action is None else action
        reply(self._found(question, chosen))
        return chosen

    def fail(self) -> None:
        """Answer the oldest question, a hint or an assessment, with none."""
        _, reply = self.questions.pop(next(iter(self.questions)))
        reply(None)


class HeldWriter(Writer):
    """Writes nothing; `acknowledge` and `refuse` answer what waits."""

    def __init__(self) -> None:
        QObject.__init__(self)
        self.waiting: list[tuple[str, int]] = []
        self.records: list[Record] = []
        self.overs: list[bool] = []
        self.released: list[str] = []
        self.flushes = 0

    def save(self, match_id: str, record: Record, *, over: bool = False) -> int:
        self.records.append(record)
        self.overs.append(over)
        self.waiting.append((match_id, len(self.records)))
        return len(self.records)

    def release(self, match_id: str) -> None:
        self.released.append(match_id)

    def flush(self, timeout_ms: int = 0) -> bool:
        self.flushes += 1
        return True

    def close(self, timeout_ms: int = 0) -> bool:
        return True

    def acknowledge(self) -> None:
        """Everything asked for so far is on disk."""
        waiting, self.waiting = self.waiting, []
        for match_id, ticket in waiting:
            self.written.emit(match_id, ticket)

    def refuse(self, message: Message) -> None:
        """Nothing asked for so far could be written."""
        waiting, self.waiting = self.waiting, []
        for match_id, ticket in waiting:
            self.failed.emit(match_id, ticket, message)


SIGNALS = (
    "stepped",
    "replaced",
    "asked",
    "thinking",
    "curtain",
    "turn_changed",
    "hinted",
    "consent_wanted",
    "saved",
    "save_failed",
    "finished",
    "failed",
)


class Heard:
    """Everything a session said, in order, as (signal, arguments); `watch` is called at each."""

    def __init__(self, session: Session, watch: Callable[[str, tuple[Any, ...]], None] | None = None) -> None:
        self.all: list[tuple[str, tuple[Any, ...]]] = []
        for name in SIGNALS:
            getattr(session, name).connect(self._listener(name, watch))

    def _listener(self, name: str, watch: Callable[[str, tuple[Any, ...]], None] | None) -> Callable[..., None]:
        def listen(*arguments: Any) -> None:
            self.all.append((name, arguments))
            if watch is not None:
                watch(name, arguments)

        return listen

    def names(self, *but: str) -> list[str]:
        """The signals heard since the last call, in order, without those of these names."""
        found = [name for name, _ in self.all if name not in but]
        self.all.clear()
        return found

    def last(self, name: str) -> Any:
        """The argument of the last signal of this name."""
        return next(arguments[0] for heard, arguments in reversed(self.all) if heard == name)


def kobayakawa(*seats: Seat, start: int = 0) -> Match:
    """A new match of Kobayakawa. First deal: the seats hold 1, 2, 3, …, then comes K, then the deck upwards."""
    first = DealRecord(tuple(str(card) for card in range(1, 16)), start)
    return Match.new("kobayakawa", seats, seed=7, deals=[first])


class SessionHarness:
    """A session of Kobayakawa with disk, bots and time in hand."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.writer = HeldWriter()
        self.runner = ManualRunner()
        self.clock = SteppedClock()
        self.session = Session(match, ID, self.writer, self.runner, self.clock)
        self.session.bot_delay_ms = 0
        self.heard = Heard(self.session)

    def action(self, text: str) -> Action:
        return self.match.package.game.parse(text)  # type: ignore[no-any-return]

    def act(self, text: str) -> None:
        self.session.act(self.action(text))

    def settle(self) -> None:
        """The disk acknowledges, the table has shown everything, and the bot delay has passed."""
        self.writer.acknowledge()
        self.session.step_shown()
        self.clock.step(self.session.bot_delay_ms)

    def do(self, *texts: str) -> None:
        """Let whoever is next do this, person or bot, and settle."""
        for text in texts:
            if self.runner.questions:
                self.runner.answer(self.action(text))
            else:
                assert self.session.is_humans_turn
                self.act(text)
            self.settle()

    @property
    def done(self) -> list[str]:
        return [step.text for step in self.match.steps]


def sit(*seats: Seat, start: int = 0) -> SessionHarness:
    """A session that is started and settled."""
    harness = SessionHarness(kobayakawa(*seats, start=start))
    harness.session.start()
    harness.settle()
    harness.heard.all.clear()
    return harness
