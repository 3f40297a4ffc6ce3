"""Asks the engine: one JSON line out, one JSON line back."""

import json
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Protocol, Self

ROOT = Path(__file__).resolve().parents[2]
ENGINE = (sys.executable, "-m", "cardtable_gui", "engine")

Answer = dict[str, Any]


class EngineSession(Protocol):
    """Anything that answers the protocol's requests."""

    def ask(self, request: Mapping[str, object]) -> Answer:
        """Give the answer to one request."""
        ...


class ProtocolError(AssertionError):
    """The engine died, or answered with something that is no answer."""


class Process:
    """The engine in a process of its own; a context manager that ends it."""

    def __init__(self, command: Sequence[str] = ENGINE) -> None:
        self._asked = 0
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, encoding="utf-8", bufsize=1
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pipe(self._process.stdin).close()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._pipe(self._process.stdout).close()

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe

    def send_line(self, line: str) -> Answer:
        """Send any text as a line and give the answer to it."""
        sent = self._pipe(self._process.stdin)
        sent.write(line + "\n")
        sent.flush()
        answered = self._pipe(self._process.stdout).readline()
        if not answered:
            raise ProtocolError(f"the engine died (exit code {self._process.wait(timeout=10)}) of: {line[:400]}")
        try:
            answer = json.loads(answered)
        except ValueError as error:
            raise ProtocolError(f"no JSON in answer to {line[:400]}: {answered[:400]}") from error
        if not isinstance(answer, dict) or not isinstance(answer.get("ok"), bool):
            raise ProtocolError(f"no “ok” in answer to {line[:400]}: {answered[:400]}")
        if not answer["ok"] and not (answer.get("code") and answer.get("message")):
            raise ProtocolError(f"a refusal without code or message to {line[:400]}: {answered[:400]}")
        return answer

    def ask(self, request: Mapping[str, object]) -> Answer:
        """Send a request with an id; the answer must echo it."""
        self._asked += 1
        answer = self.send_line(json.dumps({**request, "id": self._asked}, ensure_ascii=False))
        if answer.get("id") != self._asked:
            raise ProtocolError(f"id {self._asked} not echoed: {answer}")
        return answer


class InProcess:
    """The engine in this process: faster, and easier to debug."""

    def __init__(self) -> None:
        # Only here: the driver as such needs nothing of the program.
        from cardtable_gui.engine import EngineSession as MatchManager

        self._match_manager = MatchManager(random.Random(0))

    def ask(self, request: Mapping[str, object]) -> Answer:
        """Answer as the process would, through JSON both ways."""
        answer: Answer = json.loads(json.dumps(self._match_manager.answer(json.dumps(request))))
        return answer
