"""The arguments of the window."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class StartArguments:
    """How to start the window.

    Attributes:
        file: a record to open; None: begin with the start screen, or the set-up of `game`.
        language: `en` or `ja`; None: the one the player chose, at first the system's.
        data_dir: where settings and matches are kept; None: the user's data folder.
        qt: arguments for Qt itself, such as `-platform offscreen`, without the program's name.
        game: the id of a game to set up; None where there is a `file`.
    """

    file: Path | None = None
    language: str | None = None
    data_dir: Path | None = None
    qt: list[str] = field(default_factory=list)
    game: str | None = None
