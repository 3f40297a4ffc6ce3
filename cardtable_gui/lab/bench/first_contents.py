"""When a program's first contents are on the screen: ours, and a rival's in turn with it.

    python -m cardtable_gui.lab.bench.first_contents [--starts N] [RIVAL [ARGUMENT …]]

Each start has a folder for its data, fresh or used once before. The contents are on the screen from the moment on at
which it looks as it will at rest, but for a few pixels (a caret, a clock) and for pictures that are drawn less finely
at first. The programs run on a screen of their own, so nothing else draws there. Figures are wall-clock milliseconds
from the start of the process; the best of several starts says most, since other programs only ever add to it.
`answered_ms` are those from a click on a game, sent at the first contents of a used folder, to the game's page.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from argparse import REMAINDER, ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from cardtable_gui.lab.bench import virtual_screen
from cardtable_gui.lab.bench.virtual_screen import Glance, Screen
from cardtable_gui.views.window.start_picture import FILE

OWN = (sys.executable, "-m", "cardtable_gui")
REST_S = 1.5
"""A screen that has not changed for this long is at rest."""
LONGEST_S = 15.0
"""A start that takes longer is given up."""
LOOK_S = 0.002
_ALIKE = 0.97
"""The share of pixels that the first contents have in common with the screen at rest."""
_GONE_S = 0.2
_OTHER_PAGE = 0.7
"""Two pages have at most this share of pixels in common."""
_GAME = (330, 420)
"""A place on a game of our start screen."""
KEEP_S = 2.0
"""How long a program stays open at rest when its folder is prepared, so that it writes what it wants to keep."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One start, in ms: when the screen first changed, and when it showed the contents."""

    window: float
    contents: float


def main() -> None:
    """Measure, and write one JSON object."""
    reader = ArgumentParser(description=__doc__)
    reader.add_argument("--starts", type=int, default=10)
    reader.add_argument("rival", nargs=REMAINDER)
    given = reader.parse_args()
    programs: dict[str, Sequence[str]] = {"cardtable": OWN, **({given.rival[0]: given.rival} if given.rival else {})}
    with virtual_screen.opened() as screen:
        figures: dict[str, object] = {**compare(screen, programs, given.starts)}
        figures["answered_ms"] = [round(ms) for ms in held_clicks(screen, given.starts)]
    print(json.dumps(figures, indent=2))


def held_clicks(screen: Screen, starts: int) -> list[float]:
    """For each start with a used folder, the time in ms from a click on the first contents to the page it opens."""
    with tempfile.TemporaryDirectory(prefix="cardtable-used-") as used:
        settled(screen, Path(used))
        # From now on the window opens where it was left.
        contents = settled(screen, Path(used))
        return [answer(screen, Path(used), contents) for _ in range(starts)]


def compare(
    screen: Screen, programs: Mapping[str, Sequence[str]], starts: int
) -> dict[str, dict[str, dict[str, float]]]:
    """Start the programs in turn, so many times each way; the figures of each, by name and kind of folder."""
    taken: dict[str, dict[str, list[Shown]]] = {name: {"used": [], "fresh": []} for name in programs}
    with tempfile.TemporaryDirectory(prefix="cardtable-used-") as kept:
        used = {name: Path(kept, str(number)) for number, name in enumerate(programs)}
        for name, program in programs.items():
            start(program, screen, used[name], keep_s=KEEP_S)
        for _ in range(starts):
            for name, program in programs.items():
                taken[name]["used"].append(start(program, screen, used[name]))
                with tempfile.TemporaryDirectory(prefix="cardtable-fresh-") as fresh:
                    taken[name]["fresh"].append(start(program, screen, Path(fresh)))
    return {name: {kind: summary(each) for kind, each in kinds.items()} for name, kinds in taken.items()}


def start(program: Sequence[str], screen: Screen, folder: Path, *, keep_s: float = 0.0) -> Shown:
    """Start a program once, with its files in this folder, and end it `keep_s` after the screen came to rest.

    Raises:
        TimeoutError: the screen showed nothing, or did not come to rest.
    """
    frames: list[tuple[float, Glance]] = [(0.0, screen.look())]
    with _running(program, screen, folder) as began:
        while len(frames) < 2 or time.perf_counter() - began - frames[-1][0] < REST_S:
            glance = _looked(screen, began)
            if glance != frames[-1][1]:
                frames.append((time.perf_counter() - began, glance))
        time.sleep(keep_s)
    return Shown(frames[1][0] * 1000, completed_s(frames) * 1000)


def settled(screen: Screen, folder: Path) -> Glance:
    """What the screen shows of our program once it has kept a picture of its start screen; it is ended then.

    Raises:
        TimeoutError: it kept none.
    """
    for picture in folder.rglob(FILE):
        picture.unlink()
    with _running(OWN, screen, folder) as began:
        glance = _looked(screen, began)
        while not any(folder.rglob(FILE)):
            glance = _looked(screen, began)
    return glance


def answer(screen: Screen, folder: Path, contents: Glance) -> float:
    """Start our program, click a game as soon as the screen shows these contents, and measure the time to its page.

    Raises:
        TimeoutError: the click was lost.
    """
    with _running(OWN, screen, folder) as began:
        while virtual_screen.likeness(_looked(screen, began), contents) < _ALIKE:
            pass
        clicked = time.perf_counter()
        screen.click(*_GAME)
        while virtual_screen.likeness(_looked(screen, began), contents) > _OTHER_PAGE:
            pass
        taken = time.perf_counter() - clicked
    screen.point_aside()
    return taken * 1000


@contextmanager
def _running(program: Sequence[str], screen: Screen, folder: Path) -> Iterator[float]:
    """A program that runs during the block; the time of its start."""
    began = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 - what the caller names
        program,
        env=_environment(screen, folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield began
    finally:
        process.terminate()
        process.wait()
        # The server takes the window off the screen.
        time.sleep(_GONE_S)


def _looked(screen: Screen, began: float) -> Glance:
    """What the screen shows a moment later. Raises `TimeoutError`."""
    if time.perf_counter() - began > LONGEST_S:
        raise TimeoutError(f"the screen did not show what was expected within {LONGEST_S:g} s")
    time.sleep(LOOK_S)
    return screen.look()


def completed_s(frames: Sequence[tuple[float, Glance]]) -> float:
    """The time of the first frame from which on all are like the last one."""
    last = frames[-1][1]
    found = frames[-1][0]
    for moment, glance in reversed(frames):
        if virtual_screen.likeness(glance, last) < _ALIKE:
            break
        found = moment
    return found


def _environment(screen: Screen, folder: Path) -> dict[str, str]:
    own = {
        "DISPLAY": screen.display,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_STATE_HOME": str(folder / "state"),
    }
    # Compiled modules, as an installed program has them; and no other display.
    not_given = {"PYTHONDONTWRITEBYTECODE", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY"}
    given = {name: value for name, value in os.environ.items() if name not in not_given}
    return {**given, **own}


def summary(starts: Sequence[Shown]) -> dict[str, float]:
    """The best and the median of several starts, in ms."""
    contents = [each.contents for each in starts]
    return {
        "contents_best_ms": round(min(contents)),
        "contents_median_ms": round(median(contents)),
        "window_best_ms": round(min(each.window for each in starts)),
    }


if __name__ == "__main__":
    main()
