"""Tracebacks for the log without hidden information: players may read the log during a match."""

from __future__ import annotations

import traceback


def traceback_without_text(error: BaseException) -> str:
    """The traceback and type of an error and of its causes, without their messages.

    An error message may reveal hidden cards, such as that of an illegal action or a missing key.
    """
    parts: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        stack = "".join(traceback.format_tb(current.__traceback__))
        parts.append(f"{stack}{type(current).__qualname__}\n")
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return "which led to:\n".join(reversed(parts))
