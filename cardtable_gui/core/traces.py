"""What may be logged of an error. Logs are read by whoever sits at the screen, in the middle of a match too."""

from __future__ import annotations

import traceback


def traceback_without_text(error: BaseException) -> str:
    """Where an error arose and of which kind it is, with those that led to it, but not what they say.

    An error's own words may tell hidden cards, such as an action that is not legal or a key that is missing.
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
