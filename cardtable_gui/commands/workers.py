"""Where a command's work is done: in this process, in several processes, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
import socket
import threading
import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, Generic, TypeVar

from cardtable_gui import __version__
from cardtable_gui.commands import parser
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.parser import Parser
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.notation import shortened

_MOST_JOBS: Final = 256
_QUEUED: Final = 4
"""So many parts for each process are started ahead of the oldest result that is awaited."""
_PATIENCE_S: Final = 5.0
"""How long a machine may take to accept a connection."""

_T = TypeVar("_T")
_R = TypeVar("_R")
_H = TypeVar("_H")


def add_arguments(reader: Parser) -> None:
    """Declare the arguments of `workers`: `--jobs` and `--ray`."""
    reader.add(
        "--jobs",
        metavar="J",
        type=parser.whole(1, _MOST_JOBS),
        help_text=QT_TRANSLATE_NOOP(
            "cli", "the number of processes (default: 1; with --ray, all that the cluster has)"
        ),
    )
    reader.add(
        "--ray",
        metavar="ADDRESS",
        help_text=QT_TRANSLATE_NOOP(
            "cli", "a Ray cluster to work on: “auto” on one of its machines, or “ray://HOST:PORT” from elsewhere"
        ),
    )


class Workers(ABC):
    """Does work, while the `with` block lasts. If the block ends by an exception, unfinished work is cancelled."""

    @abstractmethod
    def map(self, work: Callable[[_T], _R], tasks: Iterable[_T], part: int = 1) -> Iterator[_R]:
        """Do the tasks, and yield the results in the order of the tasks.

        Args:
            work: a function of a module, or a `partial` of one.
            tasks: its arguments.
            part: how many of them go to a process at a time.
        """

    def __enter__(self) -> Workers:
        """Begin."""
        return self

    @abstractmethod
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End; after an exception without waiting for what is still under way."""


def workers(jobs: int | None, cluster: str | None) -> Workers:
    """The workers that the command line asks for.

    Args:
        jobs: the number of processes; None: one here, or all of the cluster's.
        cluster: the address of a Ray cluster; None: work on this machine.

    Raises:
        UsageError: this cluster cannot be used.
    """
    if cluster is not None:
        return RayCluster(cluster, jobs)
    return Processes(jobs) if jobs is not None and jobs > 1 else ThisProcess()


class ThisProcess(Workers):
    """Does the tasks here, one after the other."""

    def map(self, work: Callable[[_T], _R], tasks: Iterable[_T], part: int = 1) -> Iterator[_R]:
        """Do each task when its result is asked for."""
        del part
        return map(work, tasks)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing remains."""


class _Others(Workers, Generic[_H]):
    """Work in other processes: a limited number of parts is under way at a time."""

    def __init__(self, most: int) -> None:
        """`most`: how many parts may be under way."""
        self._most = most
        self._under_way: deque[_H] = deque()

    @abstractmethod
    def _start(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> _H:
        """Have other processes begin with these tasks, and return a handle for their results."""

    @abstractmethod
    def _results(self, handle: _H) -> list[Any]:
        """Wait for results."""

    def map(self, work: Callable[[_T], _R], tasks: Iterable[_T], part: int = 1) -> Iterator[_R]:
        """Have parts under way ahead of the results that are asked for."""
        rest = iter(tasks)
        while some := tuple(islice(rest, part)):
            with _plain_interrupts():
                self._under_way.append(self._start(work, some))
            if len(self._under_way) == self._most:
                yield from self._oldest()
        while self._under_way:
            yield from self._oldest()

    def _oldest(self) -> list[Any]:
        with _plain_interrupts():
            results = self._results(self._under_way[0])
        self._under_way.popleft()
        return results


@contextmanager
def _plain_interrupts() -> Iterator[None]:
    """Let Ctrl+C arrive as `KeyboardInterrupt`.

    In the middle of `Condition.wait` it becomes "cannot release un-acquired lock": the lock is given back twice.
    """
    try:
        yield
    except RuntimeError as error:
        if isinstance(error.__context__, KeyboardInterrupt):
            raise error.__context__ from None
        raise


class Processes(_Others["Future[list[Any]]"]):
    """Processes on this machine, started when they are first needed.

    A thread for each process sends it tasks through a pipe and waits for the results. No lock is shared between the
    processes, as those of `multiprocessing` are: they need a writable `/dev/shm`, which containers may not have.
    """

    def __init__(self, number: int) -> None:
        """`number`: of processes, at most."""
        super().__init__(_QUEUED * number)
        self._threads = ThreadPoolExecutor(number, "worker")
        self._own = threading.local()
        self._guard = threading.Lock()
        self._started: list[_WorkerProcess] = []
        self._stopped = False

    def _start(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Future[list[Any]]:
        return self._threads.submit(self._in_process, work, tasks)

    def _results(self, handle: Future[list[Any]]) -> list[Any]:
        return handle.result()

    def _in_process(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> list[Any]:
        """Do tasks in the process of the calling thread, which is started for its first ones."""
        process: _WorkerProcess | None = getattr(self._own, "process", None)
        if process is None:
            process = self._own.process = self._new_process()
        return process.do(work, tasks)

    def _new_process(self) -> _WorkerProcess:
        process = _WorkerProcess()
        with self._guard:
            self._started.append(process)
            if self._stopped:
                process.kill()
        return process

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the processes."""
        if error is None:
            self._threads.shutdown()
            for process in self._started:
                process.end()
            return
        with self._guard:
            self._stopped = True
            for process in self._started:
                process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _WorkerProcess:
    """One process that does tasks, and our end of its pipe."""

    def __init__(self) -> None:
        """Start it."""
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def do(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> list[Any]:
        """Do tasks there. Raises what the work raises, or `RuntimeError` if the process has ended."""
        try:
            self._pipe.send((work, tasks))
            results, error = self._pipe.recv()
        except (EOFError, OSError):
            raise RuntimeError("a worker process ended unexpectedly") from None
        if error is not None:
            raise error
        done: list[Any] = results
        return done

    def end(self) -> None:
        """End the process, which is idle."""
        self._pipe.close()
        self._process.join()

    def kill(self) -> None:
        """Kill the process, whatever it does."""
        self._process.kill()


class RayCluster(_Others[Any]):
    """The processes of a Ray cluster, whose machines have the same version of the program."""

    def __init__(self, address: str, jobs: int | None) -> None:
        """Connect. Raises `UsageError`.

        Args:
            address: as `ray.init` takes it: `auto`, `HOST:PORT`, `ray://HOST:PORT`.
            jobs: how many parts may be under way; None: as many as keep all the cluster's processors busy.
        """
        self._ray = _ray_library()
        _check_that_it_answers(address)
        failures = (ConnectionError, RuntimeError, TimeoutError, ValueError, self._ray.exceptions.RayError)
        try:
            self._ray.init(address, log_to_driver=False, logging_level="error")
            self._each = self._ray.remote(_each)
            there = self._ray.get(self._ray.remote(own_version).remote())
            super().__init__(jobs or _QUEUED * max(1, int(self._ray.cluster_resources().get("CPU", 1))))
        except failures as error:
            self._ray.shutdown()
            reason = str(error).strip().splitlines()[-1:] or [type(error).__name__]
            message = QT_TRANSLATE_NOOP("cli", "Can’t work on the Ray cluster “{address}”. Ray says: {reason}")
            raise UsageError(message.put(address=shortened(address), reason=reason[0])) from None
        if there != __version__:
            self._ray.shutdown()
            message = QT_TRANSLATE_NOOP(
                "cli", "The Ray cluster has Card Table {there}. Install {here} on all its machines."
            )
            raise UsageError(message.put(there=there, here=__version__))

    def _start(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Any:
        return self._each.remote(work, tasks)

    def _results(self, handle: Any) -> list[Any]:
        results: list[Any] = self._ray.get(handle)
        return results

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Disconnect."""
        for handle in self._under_way:
            self._ray.cancel(handle, force=True)
        self._ray.shutdown()


def _ray_library() -> Any:
    """Ray, which is an optional package. Raises `UsageError` if it is not installed."""
    try:
        import ray
    except ImportError:
        message = QT_TRANSLATE_NOOP("cli", "--ray needs the Ray package. Install it with: {command}")
        raise UsageError(message.put(command="pip install 'cardtable-gui[ray]'")) from None
    return ray


def _check_that_it_answers(address: str) -> None:
    """Raise `UsageError` if nothing listens at `HOST:PORT`: Ray itself would try again for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), _PATIENCE_S).close()
    except (OSError, ValueError):
        message = QT_TRANSLATE_NOOP("cli", "No Ray cluster responds at “{address}”. Start one with: {command}")
        raise UsageError(message.put(address=shortened(address), command="ray start --head")) from None


def own_version() -> str:
    """The program's version on the machine that this is run on."""
    return __version__


def _each(work: Callable[[_T], _R], tasks: Sequence[_T]) -> list[_R]:
    return [work(task) for task in tasks]


def _serve(pipe: Connection) -> None:
    """Do the tasks that come through the pipe until it is closed.

    Ctrl+C is left to the parent process, which ends this one.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work, tasks = pipe.recv()
            try:
                answer: tuple[list[Any], Exception | None] = (_each(work, tasks), None)
            except Exception as error:  # noqa: BLE001 - whatever the work raises is raised again by the parent
                error.add_note(traceback.format_exc())
                answer = ([], error)
            pipe.send(answer)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
