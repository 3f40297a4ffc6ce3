"""The dialog about an unexpected error."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QSpacerItem, QWidget

from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.kit.text.plain_text import TextField


class CrashDialog(Dialog):
    """Says that something went wrong and that the match is safe, and offers a report to copy."""

    def __init__(
        self, look: Look, report: str, window: QWidget, *, covered: bool = False, earlier: bool = False
    ) -> None:
        """Show this report over a window, modally.

        `earlier`: it's about a crash that ended the window before this one, and shows no cards.

        A `covered` report, with hands that not everybody here may see, is shown only on request; it can be copied
        unseen.
        """
        super().__init__(look, QSize(640, 480), window)
        self._others = 0
        self._earlier = earlier
        self._title = heading("title")
        self._what = words()
        self._more = words("soft")
        self._more.hide()
        self.report = TextField(report)
        self.report.setReadOnly(True)
        self.report.setLineWrapMode(TextField.LineWrapMode.NoWrap)
        self._covered = covered
        self._warning = words("bad" if covered else "")
        self.show_button = QPushButton()
        self.show_button.clicked.connect(self._uncover)
        for widget in (self._title, self._what, self._warning, self.report, self._more):
            self.lines.addWidget(widget)
        self._warning.setHidden(earlier)
        self.report.setHidden(covered)
        self.show_button.setVisible(covered)
        self._filler = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        if covered:
            self.lines.addItem(self._filler)
        self.copy_button = QPushButton()
        self.copy_button.clicked.connect(self._copy)
        self.buttons.insertWidget(0, self.copy_button)
        self.buttons.insertWidget(1, self.show_button)
        self.close_button.setProperty("kind", "primary")
        self.close_button.setDefault(True)
        self.retranslate()
        self.fit()

    def count_another(self) -> None:
        """Count another error while this one is shown."""
        self._others += 1
        self._more.show()
        self.retranslate()
        self.fit()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("crash", "Card Table"))
        self.report.setAccessibleName(QCoreApplication.translate("crash", "Report"))
        if self._earlier:
            title = QCoreApplication.translate("crash", "Card Table crashed last time")
            what = QCoreApplication.translate(
                "crash",
                "Your matches are saved up to the last move, and you’ll find them on the start screen. To help fix the "
                "problem, copy the report and send it to the people you got Card Table from.",
            )
        else:
            title = QCoreApplication.translate("crash", "Something went wrong")
            what = QCoreApplication.translate(
                "crash",
                "Your match is saved, and you can keep playing. To help fix the problem, copy the report and "
                "send it to the people you got Card Table from.",
            )
        self._title.setText(title)
        self._what.setText(what)
        if self._covered:
            warning = QCoreApplication.translate(
                "crash",
                "Several people are playing, and the report shows everyone’s cards. You can copy it without looking.",
            )
        else:
            warning = QCoreApplication.translate(
                "crash", "The report shows cards from the match, so don’t read it if you’re still playing."
            )
        self._warning.setText(warning)
        self.show_button.setText(QCoreApplication.translate("crash", "Show report"))
        self._more.setText(QCoreApplication.translate("crash", "%n more error(s) since then", None, self._others))
        self.copy_button.setText(QCoreApplication.translate("crash", "Copy report"))

    def _uncover(self) -> None:
        self.lines.removeItem(self._filler)
        self.report.show()
        self.report.setFocus()
        self.show_button.hide()
        self.fit()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.report.toPlainText())
        self.copy_button.setText(QCoreApplication.translate("crash", "Copied"))
