"""Further processes that search the same decision with other random numbers, for the level that uses all cores.

Each searches for itself; what they found is merged at the end ("root parallelisation"), so nothing is shared while they
think. They are workers like the one that asks them (`worker.main`), and end with it.

Apart from the worker, since only experts have one.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final

LATE_S: Final = 0.1
"""How long to wait for a process that is not done yet; what it finds is dropped then."""


@dataclass(slots=True)
class _Member:
    """One process: our end of its pipe, and whether it is ready for a task."""

    pipe: Connection
    ready: bool = False
    busy_with: int | None = None


class Team:
    """Processes that are started with the first task and stay. One that has died is done without."""

    def __init__(self, size: int, target: Callable[[Connection], object]) -> None:
        """A team of `size` processes (0 is fine) that run `target`, none started yet."""
        self._size = size
        self._target = target
        self._members: list[_Member] = []
        self._started = False

    def prepare(self) -> None:
        """Start the processes, if that was not done."""
        if not self._started:
            self._started = True
            self._start()

    def ask(self, number: int, tasks: Callable[[int], object]) -> None:
        """Give every idle process its task; `tasks` makes that of the n-th."""
        self.prepare()
        self._receive(0)
        for index, member in enumerate(self._members):
            if member.ready and member.busy_with is None:
                try:
                    member.pipe.send(tasks(index))
                    member.busy_with = number
                except OSError:
                    self._drop(member)

    def gather(self, number: int) -> list[Any]:
        """Wait at most `LATE_S` for the processes' answers to this task, and return them."""
        found: list[Any] = []
        while any(member.busy_with == number for member in self._members):
            answers = self._receive(LATE_S)
            if not answers:
                break
            found += [each for of, each in answers if of == number and each is not None]
        return found

    def tell(self, message: object) -> None:
        """Send a message to every process that is busy, such as to stop."""
        for member in tuple(self._members):
            if member.busy_with is not None:
                try:
                    member.pipe.send(message)
                except OSError:
                    self._drop(member)

    def _start(self) -> None:
        # A daemon may have no children. These end with it all the same, since their pipes close then.
        current_process().daemon = False
        context = get_context("spawn")
        for _ in range(self._size):
            pipe, far_end = context.Pipe()
            context.Process(target=self._target, args=(far_end,), name="card-table-search", daemon=True).start()
            far_end.close()
            self._members.append(_Member(pipe))

    def _receive(self, seconds: float) -> list[tuple[int, Any]]:
        """Read all answers that have come, by task, waiting for the first one for some time; None: a process failed."""
        by_pipe = {member.pipe: member for member in self._members}
        answers: list[tuple[int, Any]] = []
        for pipe in wait(list(by_pipe), seconds):
            assert isinstance(pipe, Connection)
            member = by_pipe[pipe]
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                self._drop(member)
                continue
            if not member.ready:
                member.ready = True
            else:
                answers.append((answer.number, getattr(answer, "found", None)))
                member.busy_with = None
        return answers

    def _drop(self, member: _Member) -> None:
        member.pipe.close()
        self._members.remove(member)


def helpers() -> int:
    """How many processes may help a bot's process: all cores but one work then."""
    return max(0, (os.cpu_count() or 1) - 2)
