"""All games at once: rows of tiles from edge to edge, with the largest covers that the text leaves room for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRect, Qt

from cardtable_gui.views.kit.controls.cells import Cells
from cardtable_gui.views.kit.pages.column import WIDEST
from cardtable_gui.views.kit.pictures.covers import ASPECT
from cardtable_gui.views.shell.start.tile import TILE_MARGIN, CoverTile
from cardtable_gui.views.shell.start.tile_words import TileMeasures, TileText

FLATTEST, TALLEST = 0.65, 1.2
"""The share of its height, or of its width, to which a cover may be cropped."""
_FULL = 0.76
"""Rows of less than this share of the width leave much of it empty."""
_SHARES = (0.3, 0.36, 0.42)
"""The shares of the tile's width that a cover beside the text may have."""
_LISTED = 1.4
"""The least width of text beside a cover, by that of text below one: it has longer lines."""
_STEP = 8
"""Widths are rounded to multiples of this many pixels, so that few sizes are drawn while a window is resized."""
_TRIES = 4


@dataclass(frozen=True, slots=True)
class _Row:
    """Tiles side by side: their number, their width, and the heights of cover and sheet, in logical pixels.

    If `beside` is not 0, the cover is beside the sheet with this width.
    """

    count: int
    cell: int
    cover: int
    sheet: int
    tile_text: TileText
    beside: int = 0

    @property
    def tallest(self) -> int:
        """The greatest height of a cover beside the text."""
        return int(TALLEST * self.beside / ASPECT)

    @property
    def height(self) -> int:
        return (max(self.cover, self.sheet) if self.beside else self.cover + self.sheet) + 2 * TILE_MARGIN


@dataclass(frozen=True, slots=True)
class TileRows:
    """Rows of tiles; `top` is the margin above them."""

    width: int
    rows: tuple[_Row, ...]
    top: int = 0

    @property
    def narrowest(self) -> int:
        """The least width of a tile's text, in pixels."""
        return min(row.cell - row.beside for row in self.rows)

    @property
    def shown(self) -> int:
        """The visible area of all covers, in pixels."""
        return sum(row.count * (row.beside or row.cell) * row.cover for row in self.rows)


# Cached, since a page that is shown or resized asks several times for the same room.
@lru_cache(maxsize=64)
def fitting(tiles: tuple[TileMeasures, ...], gap: int, width: int, room: int, least: int) -> TileRows | None:
    """Rows that show all tiles in a room, with texts of at least this width (logical pixels); None: impossible.

    Texts below covers are preferred, with the last players or else without; then texts beside covers. If all of these
    leave much of the width empty, the arrangement with the largest visible covers wins.
    """
    return _Arranger(tiles, gap).fitting(width, room, least)


@lru_cache(maxsize=64)
def scrolling(tiles: tuple[TileMeasures, ...], gap: int, width: int, least: int) -> TileRows:
    """Equal columns of at least this width (logical pixels), at any height, with the texts beside the covers."""
    return _Arranger(tiles, gap).scrolling(width, least)


@dataclass(frozen=True, slots=True)
class _Arranger:
    """Arranges tiles in rows; `gap` is the space between tiles, in logical pixels."""

    tiles: tuple[TileMeasures, ...]
    gap: int

    def fitting(self, width: int, room: int, least: int) -> TileRows | None:
        fitting: list[TileRows] = []
        for lay, narrowest in ((self._filling, least), (self._listing, round(least * _LISTED))):
            for compact in (False, True):
                walls = [lay(counts, width, room, compact) for counts in _partitions(len(self.tiles))]
                good = [wall for wall in walls if wall is not None and wall.narrowest >= narrowest]
                wall = max(good, key=lambda wall: wall.shown, default=None)
                if wall is not None and wall.width >= _FULL * width:
                    return wall
                fitting += [] if wall is None else [wall]
        return max(fitting, key=lambda wall: wall.shown, default=None)

    def scrolling(self, width: int, least: int) -> TileRows:
        columns = max(1, min(len(self.tiles), (width + self.gap) // (least + self.gap)))
        columns = ceil(len(self.tiles) / ceil(len(self.tiles) / columns))
        cell = (width - (columns - 1) * self.gap) // columns
        rows = []
        for start in range(0, len(self.tiles), columns):
            tiles = self.tiles[start : start + columns]
            rows.append(self._beside_covers(tiles, cell, compact=False))
        return TileRows(width, tuple(rows))

    def _beside_covers(self, tiles: Sequence[TileMeasures], cell: int, *, compact: bool) -> _Row:
        """A row of tiles of this width with texts beside covers that are cropped as little as possible."""
        inner = cell - 2 * TILE_MARGIN
        row: _Row | None = None
        for share in _SHARES:
            beside = round(inner * share)
            kind = not all(tile.kind_fits(beside) for tile in tiles)
            tile_text, sheet = _sheet(tiles, inner - beside, TileText(compact, kind=kind))
            high = max(sheet, round(FLATTEST * beside / ASPECT))
            row = _Row(len(tiles), cell, high, sheet, tile_text, beside)
            if sheet <= row.tallest:
                break
        assert row is not None
        return row

    def _listing(self, counts: Sequence[int], width: int, room: int, compact: bool) -> TileRows | None:
        """Rows with texts beside covers, as high as the room permits; `counts`: the tiles of each row."""
        cells = [(width - (count - 1) * self.gap) // count for count in counts]
        rows = [
            self._beside_covers(tiles, cell, compact=compact)
            for tiles, cell in zip(self._in_rows(counts), cells, strict=True)
        ]
        left = room - sum(row.height for row in rows) - (len(rows) - 1) * self.gap
        if left < 0:
            return None
        more = left // len(rows)
        rows = [replace(row, cover=min(row.cover + more, max(row.cover, row.tallest))) for row in rows]
        left = room - sum(row.height for row in rows) - (len(rows) - 1) * self.gap
        return TileRows(width, tuple(rows), left // 2)

    def _filling(self, counts: Sequence[int], width: int, room: int, compact: bool) -> TileRows | None:
        """Rows that fill the width, or less if the height does not suffice; `counts`: the tiles of each row."""
        gaps = (len(counts) - 1) * self.gap + len(counts) * 2 * TILE_MARGIN
        wide = width
        for _ in range(_TRIES):
            cells = [(wide - (count - 1) * self.gap) // count for count in counts]
            inner = [cell - 2 * TILE_MARGIN for cell in cells]
            if min(inner) <= 0:
                return None
            sheets = [_sheet(row, at, TileText(compact)) for row, at in zip(self._in_rows(counts), inner, strict=True)]
            whole = sum(cell / ASPECT for cell in inner)
            share = (room - gaps - sum(sheet for _, sheet in sheets)) / whole
            if share >= FLATTEST:
                break
            wide = min(wide - _STEP, int(wide * max(share, 0) / FLATTEST) // _STEP * _STEP)
        else:
            return None
        covers = [int(cell / ASPECT * min(share, TALLEST)) for cell in inner]
        rows = tuple(
            _Row(count, cell, cover, sheet, tile_text)
            for count, cell, cover, (tile_text, sheet) in zip(counts, cells, covers, sheets, strict=True)
        )
        left = room - sum(row.height for row in rows) - (len(rows) - 1) * self.gap
        return TileRows(wide, rows, max(0, left // 2))

    def _in_rows(self, counts: Sequence[int]) -> Iterator[Sequence[TileMeasures]]:
        start = 0
        for count in counts:
            yield self.tiles[start : start + count]
            start += count


def _sheet(tiles: Sequence[TileMeasures], width: int, tile_text: TileText) -> tuple[TileText, int]:
    """How a row's tiles show their texts at this width, with facts beside all titles if possible, and their height."""
    tile_text = replace(tile_text, level=all(tile.is_level(width, tile_text) for tile in tiles))
    return tile_text, max(tile.height(width, tile_text) for tile in tiles)


def _partitions(count: int) -> Iterator[tuple[int, ...]]:
    """The ways to split this many tiles into rows of similar length, shorter ones first."""
    for rows in range(1, count + 1):
        each, more = divmod(count, rows)
        yield (each,) * (rows - more) + (each + 1,) * more


class TileGrid(Cells):
    """Arranges tiles in rows of different lengths, short rows of large tiles first."""

    def __init__(self, gap: int, tiles: Sequence[CoverTile]) -> None:
        """`gap` is the space between tiles, in logical pixels."""
        super().__init__()
        self._gap = gap
        self.tiles = tuple(tiles)
        self._wall = self.scrolling(WIDEST, WIDEST // 4)
        self.show_cells(tiles)

    @property
    def wall(self) -> TileRows:
        """The current arrangement."""
        return self._wall

    def fitting(self, width: int, room: int, least: int) -> TileRows | None:
        """Rows that show all tiles in a room; see `fitting`."""
        return fitting(self._measures(), self._gap, width, room, least)

    def scrolling(self, width: int, least: int) -> TileRows:
        """Rows of equal columns, at any height; see `scrolling`."""
        return scrolling(self._measures(), self._gap, width, least)

    def _measures(self) -> tuple[TileMeasures, ...]:
        return tuple(tile.measures for tile in self.tiles)

    def lay(self, wall: TileRows) -> None:
        """Apply an arrangement."""
        self._wall = wall
        tiles = iter(self.tiles)
        for row in wall.rows:
            for _ in range(row.count):
                next(tiles).show_tile_text(row.tile_text, row.sheet, row.beside)
        self.arrange()

    def step(self, across: int, down: int) -> None:
        """Move the focus to the next tile in a direction, or to the nearest one in the next row.

        At the end the focus leaves the grid.
        """
        focus = self.focusWidget()
        at = self.tiles.index(focus) if isinstance(focus, CoverTile) and focus in self.tiles else None
        wanted = None if at is None else self._beside(at, across, down)
        if wanted is not None:
            wanted.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focusNextPrevChild(across + down > 0)

    def _beside(self, at: int, across: int, down: int) -> CoverTile | None:
        if across:
            return self.tiles[at + across] if 0 <= at + across < len(self.tiles) else None
        rows = sorted({tile.y() for tile in self.tiles})
        row = rows.index(self.tiles[at].y()) + down
        if not 0 <= row < len(rows):
            return None
        middle = self.tiles[at].geometry().center().x()
        there = [tile for tile in self.tiles if tile.y() == rows[row]]
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
