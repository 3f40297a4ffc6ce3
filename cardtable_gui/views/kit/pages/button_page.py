"""The base of pages with buttons: their keys, and one or two columns by their width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QWidget

from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import PageBackground


class ButtonPage(PageBackground):
    """A page on which Return presses the focused button, and Escape goes back."""

    left = Signal()
    """Back to where the page was opened from."""

    def __init__(self, look: Look, two_columns: int) -> None:
        """An empty page. `two_columns`: from this width on (at normal text size) it has two columns."""
        super().__init__(look)
        self._two_columns = two_columns
        look.changed.connect(self.arrange)

    @property
    def is_wide(self) -> bool:
        """Whether there is room for two columns."""
        return self.width() >= self._look.scaled(self._two_columns)

    @property
    def direction(self) -> QBoxLayout.Direction:
        """How two parts lie: beside each other, or one above the other."""
        return QBoxLayout.Direction.LeftToRight if self.is_wide else QBoxLayout.Direction.TopToBottom

    def arrange(self) -> None:
        """Fit the page's parts into its size; called whenever that or the look changes."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        raise NotImplementedError

    def press_return(self, focus: QWidget | None) -> None:
        """Do what Return does while this widget of the page has the focus; None: no widget has."""
        if isinstance(focus, QAbstractButton):
            focus.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press_return(self.focusWidget())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
