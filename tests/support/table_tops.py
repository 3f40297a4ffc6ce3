"""Table tops that are painted once for all tests that show the same one."""

from __future__ import annotations

from collections import OrderedDict

import pytest
from PySide6.QtGui import QPixmap

from cardtable_gui.views.table.geometry.table_geometry import Frame
from cardtable_gui.views.table.widgets.surface import Surface

_MOST = 24
"""How many are kept, the latest ones; each takes a few megabytes."""


class TableTops:
    """The latest table tops, by what `Surface` tells them apart by."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, QPixmap] = OrderedDict()

    def share(self, patch: pytest.MonkeyPatch) -> None:
        """Let tables take their tops from here."""
        paint = Surface._painted

        def painted(surface: Surface, frame: Frame, ratio: float) -> QPixmap:
            if surface._key not in self._kept:
                self._kept[surface._key] = paint(surface, frame, ratio)
                if len(self._kept) > _MOST:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(surface._key)
            return self._kept[surface._key]

        patch.setattr(Surface, "_painted", painted)

    def forget(self) -> None:
        """Give back all pictures, which Qt needs before it ends."""
        self._kept.clear()
