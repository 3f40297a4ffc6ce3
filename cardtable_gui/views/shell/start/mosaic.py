"""All games at a glance: rows of tiles from edge to edge, with the covers as large as they can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRect, Qt

from cardtable_gui.views.shell.covers import ASPECT
from cardtable_gui.views.shell.start.cells import Cells
from cardtable_gui.views.shell.start.page import WIDEST
from cardtable_gui.views.shell.start.tile import TILE_MARGIN, CoverTile
from cardtable_gui.views.shell.start.tile_words import Telling

FLATTEST, TALLEST = 0.8, 1.2
"""A cover may lose so much of its height, or of its width, at its edges."""
_WORTH = 0.74
"""Covers may be smaller by so much for the sake of the sentence about each game."""
_STEP = 8
"""Widths are multiples of so many pixels, so that a window that is drawn larger asks for few of them."""
_TRIES = 4


@dataclass(frozen=True, slots=True)
class _Row:
    """Tiles side by side: how many, their width, and the heights of cover and sheet, in logical pixels."""

    count: int
    cell: int
    cover: int
    sheet: int
    telling: Telling

    @property
    def height(self) -> int:
        return self.cover + self.sheet + 2 * TILE_MARGIN


@dataclass(frozen=True, slots=True)
class Wall:
    """Rows one below the other; `top` is left free above them."""

    width: int
    rows: tuple[_Row, ...]
    top: int = 0

    @property
    def shown(self) -> int:
        """How much of covers is seen, in pixels."""
        return sum(row.count * row.cell * row.cover for row in self.rows)


class Mosaic(Cells):
    """Lays tiles in rows of different lengths, short rows of large tiles first."""

    def __init__(self, gap: int, tiles: Sequence[CoverTile]) -> None:
        """`gap` lies between tiles, in logical pixels."""
        super().__init__()
        self._gap = gap
        self._tiles = tuple(tiles)
        self._wall = self.scrolling(WIDEST, WIDEST // 4)
        self.show_cells(tiles)

    @property
    def tiles(self) -> Sequence[CoverTile]:
        """The tiles, in reading order."""
        return self._tiles

    @property
    def wall(self) -> Wall:
        """How the tiles lie."""
        return self._wall

    def fitting(self, width: int, room: int, least: int) -> Wall | None:
        """The rows that show most of the covers in a room, tiles at least so wide (logical pixels); None: none fit."""
        best: Wall | None = None
        for brief in (False, True):
            walls = [self._filling(counts, width, room, brief) for counts in _partitions(len(self._tiles))]
            good = [wall for wall in walls if wall is not None and min(row.cell for row in wall.rows) >= least]
            wall = max(good, key=lambda wall: wall.shown, default=None)
            if wall is not None and (best is None or best.shown < wall.shown * _WORTH):
                best = wall
        return best

    def scrolling(self, width: int, least: int) -> Wall:
        """Whole covers in equal columns, each at least so wide, whatever height that takes."""
        columns = max(1, min(len(self._tiles), (width + self._gap) // (least + self._gap)))
        columns = ceil(len(self._tiles) / ceil(len(self._tiles) / columns))
        cell = (width - (columns - 1) * self._gap) // columns
        inner = cell - 2 * TILE_MARGIN
        rows = []
        for start in range(0, len(self._tiles), columns):
            tiles = self._tiles[start : start + columns]
            telling = Telling(brief=False, level=False)
            sheet = max(tile.sheet_height(inner, telling) for tile in tiles)
            rows.append(_Row(len(tiles), cell, round(inner / ASPECT), sheet, telling))
        return Wall(width, tuple(rows))

    def lay(self, wall: Wall) -> None:
        """Lay the tiles so."""
        self._wall = wall
        tiles = iter(self._tiles)
        for row in wall.rows:
            for _ in range(row.count):
                next(tiles).show_telling(row.telling, row.sheet)
        self.arrange()

    def step(self, across: int, down: int) -> None:
        """From the tile that has the keyboard to the one beside, or to the nearest in the next row; else past all."""
        focus = self.focusWidget()
        at = self._tiles.index(focus) if isinstance(focus, CoverTile) and focus in self._tiles else None
        wanted = None if at is None else self._beside(at, across, down)
        if wanted is not None:
            wanted.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focusNextPrevChild(across + down > 0)

    def _beside(self, at: int, across: int, down: int) -> CoverTile | None:
        if across:
            return self._tiles[at + across] if 0 <= at + across < len(self._tiles) else None
        rows = sorted({tile.y() for tile in self._tiles})
        row = rows.index(self._tiles[at].y()) + down
        if not 0 <= row < len(rows):
            return None
        middle = self._tiles[at].geometry().center().x()
        there = [tile for tile in self._tiles if tile.y() == rows[row]]
        return min(there, key=lambda tile: abs(tile.geometry().center().x() - middle))

    def places(self, width: int) -> list[QRect]:
        found: list[QRect] = []
        top = self._wall.top
        for row in self._wall.rows:
            wide = row.count * row.cell + (row.count - 1) * self._gap
            left = max(0, (width - wide) // 2)
            found += [QRect(left + at * (row.cell + self._gap), top, row.cell, row.height) for at in range(row.count)]
            top += row.height + self._gap
        return found

    def _filling(self, counts: Sequence[int], width: int, room: int, brief: bool) -> Wall | None:
        """Rows of so many tiles that fill the width, or less where the height does not suffice."""
        gaps = (len(counts) - 1) * self._gap + len(counts) * 2 * TILE_MARGIN
        wide = width
        for _ in range(_TRIES):
            cells = [(wide - (count - 1) * self._gap) // count for count in counts]
            inner = [cell - 2 * TILE_MARGIN for cell in cells]
            if min(inner) <= 0:
                return None
            told = [self._told(row, at, brief) for row, at in zip(self._in_rows(counts), inner, strict=True)]
            whole = sum(cell / ASPECT for cell in inner)
            share = (room - gaps - sum(sheet for _, sheet in told)) / whole
            if share >= FLATTEST:
                break
            wide = min(wide - _STEP, int(wide * max(share, 0) / FLATTEST) // _STEP * _STEP)
        else:
            return None
        covers = [int(cell / ASPECT * min(share, TALLEST)) for cell in inner]
        rows = tuple(
            _Row(count, cell, cover, sheet, telling)
            for count, cell, cover, (telling, sheet) in zip(counts, cells, covers, told, strict=True)
        )
        left = room - sum(row.height for row in rows) - (len(rows) - 1) * self._gap
        return Wall(wide, rows, max(0, left // 2))

    def _told(self, tiles: Sequence[CoverTile], inner: int, brief: bool) -> tuple[Telling, int]:
        """What a row of tiles tells, and how high its sheets are."""
        telling = Telling(brief, all(tile.is_level(inner) for tile in tiles))
        return telling, max(tile.sheet_height(inner, telling) for tile in tiles)

    def _in_rows(self, counts: Sequence[int]) -> Iterator[Sequence[CoverTile]]:
        start = 0
        for count in counts:
            yield self._tiles[start : start + count]
            start += count


def _partitions(count: int) -> Iterator[tuple[int, ...]]:
    """So many tiles in rows as even as can be, the shorter ones first."""
    for rows in range(1, count + 1):
        each, more = divmod(count, rows)
        yield (each,) * (rows - more) + (each + 1,) * more
