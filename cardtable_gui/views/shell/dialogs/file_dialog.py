"""File dialogs; Qt's own one, where the desktop has none, shows file names literally."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt
from PySide6.QtGui import QHelpEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFileDialog, QMessageBox, QWidget

from cardtable_gui.views.plain_text import show_tip


class FileDialog(QFileDialog):
    """A file dialog whose questions and tool tips never take a file name for HTML. Deletes itself when finished."""

    def __init__(self, parent: QWidget) -> None:
        """Create it over a window; `open` shows it."""
        super().__init__(parent)
        self.finished.connect(self.deleteLater)

    def childEvent(self, event: QChildEvent) -> None:
        # A message box of Qt's, such as whether to replace a file, is about to be shown.
        child = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(child, QMessageBox):
            child.setTextFormat(Qt.TextFormat.PlainText)
        super().childEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        lists = [*self.findChildren(QAbstractItemView), *(package.view() for package in self.findChildren(QComboBox))]
        for each in dict.fromkeys(lists):
            each.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the tool tips of files and folders literally."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().eventFilter(watched, event)
        view = watched.parent()
        if isinstance(view, QAbstractItemView):
            index = view.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
            show_tip(event.globalPos(), str(text or ""), view.viewport(), view.visualRect(index))
        return True
