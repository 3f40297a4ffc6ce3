"""All games at once: rows of tiles from edge to edge, with the largest covers that the text leaves room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt

from cardtable_gui.views.kit.controls.cells import Cells
from cardtable_gui.views.kit.pages.column import WIDEST
from cardtable_gui.views.shell.start import tile_rows
from cardtable_gui.views.shell.start.tile import CoverTile
from cardtable_gui.views.shell.start.tile_rows import TileRows
from cardtable_gui.views.shell.start.tile_words import TileMeasures


class TileGrid(Cells):
    """Arranges tiles in rows of different lengths, short rows of large tiles first."""

    def __init__(self, gap: int, tiles: Sequence[CoverTile]) -> None:
        """`gap` is the space between tiles, in logical pixels."""
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
        """The current arrangement."""
        return self._wall

    def fitting(self, width: int, room: int, least: int) -> TileRows | None:
        """Rows that show all tiles in a room; see `tile_rows.fitting`."""
        return tile_rows.fitting(self._measures(), self._gap, width, room, least)

    def scrolling(self, width: int, least: int) -> TileRows:
        """Rows of equal columns, at any height; see `tile_rows.scrolling`."""
        return tile_rows.scrolling(self._measures(), self._gap, width, least)

    def _measures(self) -> tuple[TileMeasures, ...]:
        return tuple(tile.measures for tile in self._tiles)

    def lay(self, wall: TileRows) -> None:
        """Apply an arrangement."""
        self._wall = wall
        tiles = iter(self._tiles)
        for row in wall.rows:
            for _ in range(row.count):
                next(tiles).show_tile_text(row.tile_text, row.sheet, row.beside)
        self.arrange()

    def step(self, across: int, down: int) -> None:
        """Move the focus to the next tile in a direction, or to the nearest one in the next row.

        At the end the focus leaves the grid.
        """
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
