"""All games at a glance: rows of tiles from edge to edge, with the covers as large as the words leave room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QRect, Qt

from cardtable_gui.views.shell.matches.covers import ASPECT
from cardtable_gui.views.shell.start.start_column import WIDEST
from cardtable_gui.views.shell.start.tiles.cells import Cells
from cardtable_gui.views.shell.start.tiles.tile import TILE_MARGIN, CoverTile
from cardtable_gui.views.shell.start.tiles.tile_words import TileText

FLATTEST, TALLEST = 0.7, 1.2
"""A cover may lose so much of its height, or of its width, at its edges."""
_FULL = 0.76
"""Tiles that take less of the width leave much of it empty."""
_SHARES = (0.3, 0.36, 0.42)
"""Where the words stand beside it, a cover has one of these shares of the width."""
_LISTED = 1.4
"""Words beside a cover have at least so many times the width of those below one: they stand in long lines."""
_STEP = 8
"""Widths are multiples of so many pixels, so that a window that is drawn larger asks for few of them."""
_TRIES = 4


@dataclass(frozen=True, slots=True)
class _Row:
    """Tiles side by side: how many, their width, and the heights of cover and sheet, in logical pixels.

    Where `beside` is not 0, the cover stands beside the sheet and is so wide.
    """

    count: int
    cell: int
    cover: int
    sheet: int
    tile_text: TileText
    beside: int = 0

    @property
    def tallest(self) -> int:
        """How high a cover beside the words may be."""
        return int(TALLEST * self.beside / ASPECT)

    @property
    def height(self) -> int:
        return (max(self.cover, self.sheet) if self.beside else self.cover + self.sheet) + 2 * TILE_MARGIN


@dataclass(frozen=True, slots=True)
class TileRows:
    """Rows one below the other; `top` is left free above them."""

    width: int
    rows: tuple[_Row, ...]
    top: int = 0

    @property
    def narrowest(self) -> int:
        """How much of the width the words of a tile have at least, in pixels."""
        return min(row.cell - row.beside for row in self.rows)

    @property
    def shown(self) -> int:
        """How much of covers is seen, in pixels."""
        return sum(row.count * (row.beside or row.cell) * row.cover for row in self.rows)


class TileGrid(Cells):
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
    def wall(self) -> TileRows:
        """How the tiles lie."""
        return self._wall

    def fitting(self, width: int, room: int, least: int) -> TileRows | None:
        """Rows that show all in a room, words at least so wide (logical pixels); None: none do.

        Best are words below their covers, with who played last time or else without; then words beside them. Where all
        leave much of the width empty, it is the one that shows most of the covers.
        """
        fitting: list[TileRows] = []
        for lay, narrowest in ((self._filling, least), (self._listing, round(least * _LISTED))):
            for compact in (False, True):
                walls = [lay(counts, width, room, compact) for counts in _partitions(len(self._tiles))]
                good = [wall for wall in walls if wall is not None and wall.narrowest >= narrowest]
                wall = max(good, key=lambda wall: wall.shown, default=None)
                if wall is not None and wall.width >= _FULL * width:
                    return wall
                fitting += [] if wall is None else [wall]
        return max(fitting, key=lambda wall: wall.shown, default=None)

    def scrolling(self, width: int, least: int) -> TileRows:
        """Equal columns, each at least so wide, whatever height that takes; the words stand beside their covers."""
        columns = max(1, min(len(self._tiles), (width + self._gap) // (least + self._gap)))
        columns = ceil(len(self._tiles) / ceil(len(self._tiles) / columns))
        cell = (width - (columns - 1) * self._gap) // columns
        rows = []
        for start in range(0, len(self._tiles), columns):
            tiles = self._tiles[start : start + columns]
            rows.append(self._beside_covers(tiles, cell, compact=False))
        return TileRows(width, tuple(rows))

    def _beside_covers(self, tiles: Sequence[CoverTile], cell: int, *, compact: bool) -> _Row:
        """A row of tiles of this width that tell beside their covers, which lose as little as can be at their sides."""
        inner = cell - 2 * TILE_MARGIN
        row: _Row | None = None
        for share in _SHARES:
            beside = round(inner * share)
            kind = not all(tile.kind_fits(beside) for tile in tiles)
            tile_text, sheet = _told(tiles, inner - beside, TileText(compact, kind=kind))
            high = max(sheet, round(FLATTEST * beside / ASPECT))
            row = _Row(len(tiles), cell, high, sheet, tile_text, beside)
            if sheet <= row.tallest:
                break
        assert row is not None
        return row

    def _listing(self, counts: Sequence[int], width: int, room: int, compact: bool) -> TileRows | None:
        """Rows of so many tiles that tell beside their covers, as high as the room permits."""
        cells = [(width - (count - 1) * self._gap) // count for count in counts]
        rows = [
            self._beside_covers(tiles, cell, compact=compact)
            for tiles, cell in zip(self._in_rows(counts), cells, strict=True)
        ]
        left = room - sum(row.height for row in rows) - (len(rows) - 1) * self._gap
        if left < 0:
            return None
        more = left // len(rows)
        rows = [replace(row, cover=min(row.cover + more, max(row.cover, row.tallest))) for row in rows]
        left = room - sum(row.height for row in rows) - (len(rows) - 1) * self._gap
        return TileRows(width, tuple(rows), left // 2)

    def lay(self, wall: TileRows) -> None:
        """Lay the tiles so."""
        self._wall = wall
        tiles = iter(self._tiles)
        for row in wall.rows:
            for _ in range(row.count):
                next(tiles).show_tile_text(row.tile_text, row.sheet, row.beside)
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

    def _filling(self, counts: Sequence[int], width: int, room: int, compact: bool) -> TileRows | None:
        """Rows of so many tiles that fill the width, or less where the height does not suffice."""
        gaps = (len(counts) - 1) * self._gap + len(counts) * 2 * TILE_MARGIN
        wide = width
        for _ in range(_TRIES):
            cells = [(wide - (count - 1) * self._gap) // count for count in counts]
            inner = [cell - 2 * TILE_MARGIN for cell in cells]
            if min(inner) <= 0:
                return None
            told = [_told(row, at, TileText(compact)) for row, at in zip(self._in_rows(counts), inner, strict=True)]
            whole = sum(cell / ASPECT for cell in inner)
            share = (room - gaps - sum(sheet for _, sheet in told)) / whole
            if share >= FLATTEST:
                break
            wide = min(wide - _STEP, int(wide * max(share, 0) / FLATTEST) // _STEP * _STEP)
        else:
            return None
        covers = [int(cell / ASPECT * min(share, TALLEST)) for cell in inner]
        rows = tuple(
            _Row(count, cell, cover, sheet, tile_text)
            for count, cell, cover, (tile_text, sheet) in zip(counts, cells, covers, told, strict=True)
        )
        left = room - sum(row.height for row in rows) - (len(rows) - 1) * self._gap
        return TileRows(wide, rows, max(0, left // 2))

    def _in_rows(self, counts: Sequence[int]) -> Iterator[Sequence[CoverTile]]:
        start = 0
        for count in counts:
            yield self._tiles[start : start + count]
            start += count


def _told(tiles: Sequence[CoverTile], width: int, tile_text: TileText) -> tuple[TileText, int]:
    """How a row of tiles tells on sheets so wide, with facts beside the title where all can, and how high they are."""
    tile_text = replace(tile_text, level=all(tile.is_level(width, tile_text) for tile in tiles))
    return tile_text, max(tile.sheet_height(width, tile_text) for tile in tiles)


def _partitions(count: int) -> Iterator[tuple[int, ...]]:
    """So many tiles in rows as even as can be, the shorter ones first."""
    for rows in range(1, count + 1):
        each, more = divmod(count, rows)
        yield (each,) * (rows - more) + (each + 1,) * more
