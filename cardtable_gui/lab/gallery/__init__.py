"""Pictures of every screen and dialog, taken without a display: for the README, reviews and comparisons.

They show the real window with real pages and matches that bots play from fixed deals.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from cardtable_gui.lab.gallery.gallery_order import GalleryOrder, PictureSize

_PROGRAM = "cardtable-gui"
_SCALE = "CARDTABLE_GALLERY_SCALE"
"""Set for a process that draws at another screen scale: Qt reads the scale once, when it starts."""


class ElsewhereError(Exception):
    """Raised when another process could not draw its pictures; `told` is what it complained of."""

    def __init__(self, told: str) -> None:
        """Keep the complaint."""
        super().__init__(told)
        self.told = told


def run(order: GalleryOrder) -> tuple[str, ...]:
    """Draw the pictures of an order; return the file names by language and screen scale.

    Languages are drawn in parallel, as far as there are processors.

    Raises:
        OSError: a picture can't be written.
        ElsewhereError: the same, in a process for another language or screen scale.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    here = float(os.environ.get(_SCALE, "1"))
    parts = [
        replace(order, languages=(language,), sizes=tuple(size for size in order.sizes if size.scale == scale))
        for language in order.languages
        for scale in dict.fromkeys(size.scale for size in order.sizes)
    ]
    own = next((part for part in parts if part.sizes[0].scale == here), None)
    drawn: dict[GalleryOrder, Sequence[str]] = {}
    with ThreadPoolExecutor(max_workers=max(1, (os.cpu_count() or 1) - 1)) as processes:
        others = {part: processes.submit(_elsewhere, part) for part in parts if part is not own}
        if own is not None:
            from cardtable_gui.lab.gallery.studio import draw  # Qt starts with the scale

            drawn[own] = draw(own)
        drawn.update({part: other.result() for part, other in others.items()})
    return tuple(name for part in parts for name in drawn[part])


def _elsewhere(order: GalleryOrder) -> Sequence[str]:
    """Draw one language at one screen scale in a process of its own."""
    scale = order.sizes[0].scale
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "cardtable_gui"]
    done = subprocess.run(  # noqa: S603 - our own program
        [
            *program,
            "gallery",
            str(order.folder),
            "--games",
            ",".join(order.games),
            "--lang",
            ",".join(order.languages),
            "--theme",
            ",".join(order.themes),
            "--table",
            order.table,
            "--size",
            ",".join(_size_argument(size) for size in order.sizes),
        ],
        env={**os.environ, _SCALE: f"{scale:g}", "QT_SCALE_FACTOR": f"{scale:g}"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        _, complained, told = done.stderr.strip().rpartition(f"{_PROGRAM}: ")
        if complained and "\n" not in told:
            raise ElsewhereError(told)
        raise RuntimeError(f"pictures at scale {scale:g} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout.split()


def _size_argument(size: PictureSize) -> str:
    return f"{size.width}x{size.height}@{size.scale:g}"
