"""The table as a picture: a match at one moment, with nothing that could be done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.core.actions import Action
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.table.state.table_look import TableLook
from cardtable_gui.views.table.table_view import TableView


class StillMoment(MatchSource):
    """A match at one moment, as one seat or a spectator sees it; nothing can be done."""

    @property
    def is_humans_turn(self) -> bool:
        return self._onlooker is not None and self._onlooker == self._match.state.to_move

    @property
    def hand_over(self) -> int | None:
        return None

    def start(self) -> None:
        self.replaced.emit()

    def act(self, action: Action) -> None:
        del action

    def step_shown(self) -> None:
        """Nothing waits for it."""

    def reveal(self) -> None:
        """There is no curtain."""

    def _show_moment_anew(self) -> None:
        self.replaced.emit()


@contextmanager
def still_table(size: QSize, theme: Theme, table_theme: str = "window") -> Iterator[TableView]:
    """A table of this size in logical pixels, on no screen; open a `StillMoment` on it. It goes when the block ends.

    `theme` is that of the window, `table_theme` a value of `settings.TABLE_THEME`.
    """
    table = TableView(SystemClock())
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    table.set_look(TableLook(theme=theme, table_theme=table_theme, language=i18n.language(), speed=0))
    table.resize(size)
    try:
        yield table
    finally:
        table.close_session()
        table.close()
        table.deleteLater()


def picture(table: TableView, moment: StillMoment, ratio: float) -> QImage:
    """A picture of a moment on a still table, with `ratio` pixels for each logical one."""
    table.open(moment)
    moment.start()
    table.show()
    size = table.size()
    image = QImage(round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    QApplication.sendPostedEvents(table)
    table.render(image)
    return image
