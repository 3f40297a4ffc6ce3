"""About the program, the designers of the games, and the licences of all parts."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QFontDatabase, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from cardtable_gui import __version__, games, i18n, project_addresses
from cardtable_gui.resources import MissingResourceError, resource
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.controls.value_controls import Tabs
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius, Space
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.pictures.cover import Cover
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.kit.text.plain_text import Label, TextField, explain
from cardtable_gui.views.plan.game_credits import designers

_ICON = 96
_LEAST_COVER, _MOST_COVER = 80, 360
"""The least and greatest width of a cover, in logical pixels."""
_FOLDERS = ("assets/licenses", "assets/fonts")


def licence_files() -> list[Path]:
    """The licence texts shipped with the program, by name; our own is the first."""
    found: list[Path] = []
    for folder in _FOLDERS:
        try:
            found += [file for file in resource(folder).iterdir() if file.suffix == ".txt"]
        except MissingResourceError:
            continue
    return sorted(found, key=lambda file: (file.stem.casefold() != "readme", file.stem.casefold()))


class AboutDialog(Dialog):
    """Three tabs: the program, the designers of the games, the licences."""

    def __init__(self, look: Look, covers: Covers, parent: QWidget | None = None) -> None:
        """Show the program's tab."""
        super().__init__(look, QSize(640, 540), parent)
        self.tabs = Tabs()
        self._pages = QStackedWidget()
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self.lines.addWidget(self.tabs)
        self.lines.addWidget(self._pages, 1)

        self._icon = Label()
        self._name = heading("display")
        self._version = words("soft")
        self._what = words()
        self._unofficial = words()
        self._licence = words("soft")
        self.newer_version: Button | None = None
        """Opens the page with the newest version in the browser; None: the project has no address."""
        if project_addresses.RELEASES_PAGE:
            self.newer_version = Button()
            self.newer_version.clicked.connect(_open_releases)
        self._covers = [Cover(look, covers, Radius.CHIP) for _ in games.packages()]
        self._add(self._head(), self._what, self._unofficial, self._licence, self._strip())

        self._credits_lead = words()
        self._credits: list[tuple[QLabel, QLabel]] = [(heading("label"), words("soft")) for _ in games.packages()]
        self._drawn = words("soft")
        self._add(self._credits_lead, *(label for pair in self._credits for label in pair), self._drawn)

        self._files = licence_files()
        self.licence_choice = Choice(look, [file.stem for file in self._files])
        self.licence_choice.currentIndexChanged.connect(self._show_licence)
        self.licence_text = TextField()
        self.licence_text.setReadOnly(True)
        self.licence_text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        licences = QWidget()
        column = QVBoxLayout(licences)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        row = QHBoxLayout()
        self._licence_label = Label()
        row.addWidget(self._licence_label)
        row.addWidget(self.licence_choice, 1)
        column.addLayout(row)
        column.addWidget(self.licence_text, 1)
        self._pages.addWidget(licences)
        for _ in range(3):
            self.tabs.addTab("")
        self._show_licence(0)
        look.changed.connect(self._paint_icon)
        self._paint_icon()
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("about", "About Card Table"))
        titles = (
            QCoreApplication.translate("about", "Program"),
            QCoreApplication.translate("about", "Credits"),
            QCoreApplication.translate("about", "Licences"),
        )
        for index, title in enumerate(titles):
            self.tabs.setTabText(index, title)
        self._icon.setAccessibleName(QCoreApplication.translate("about", "Card Table icon"))
        self._name.setText(QCoreApplication.translate("about", "Card Table"))
        versions = QCoreApplication.translate("about", "Version {version} (Python {python}, Qt {qt})")
        python = ".".join(map(str, sys.version_info[:3]))
        self._version.setText(versions.format(version=__version__, python=python, qt=qVersion()))
        if self.newer_version is not None:
            self.newer_version.setText(QCoreApplication.translate("about", "Check for a newer version"))
            explain(self.newer_version, project_addresses.RELEASES_PAGE)
        self._what.setText(
            QCoreApplication.translate(
                "about", "Japanese card games to play against bots, or with friends on one computer."
            )
        )
        self._unofficial.setText(
            QCoreApplication.translate(
                "about",
                "An unofficial fan project, not connected with the games’ designers or publishers. If you like a "
                "game, buy it: the real cards are lovely.",
            )
        )
        self._licence.setText(
            QCoreApplication.translate(
                "about", "Card Table is free software under the MIT licence. It uses Qt under the LGPL 3."
            )
        )
        self._credits_lead.setText(QCoreApplication.translate("about", "Thanks to the people who made these games:"))
        for (name, made_by), package in zip(self._credits, games.packages(), strict=True):
            name.setText(i18n.text(package.game.title))
            made_by.setText(designers(package.game))
        for cover, package in zip(self._covers, games.packages(), strict=True):
            cover.show_game(package.game.id, i18n.text(package.game.title))
        self._drawn.setText(
            QCoreApplication.translate(
                "about",
                "The program, the rules texts and the pictures were made for Card Table. Nothing is copied from "
                "the games.",
            )
        )
        self._licence_label.setText(QCoreApplication.translate("about", "Licence for:"))
        overview = QCoreApplication.translate("about", "Overview")
        self.licence_choice.set_words([overview if file.stem == "README" else file.stem for file in self._files])
        self.licence_choice.setAccessibleName(QCoreApplication.translate("about", "Licence for:"))
        self.licence_text.setAccessibleName(QCoreApplication.translate("about", "Licence text"))

    def _paint_icon(self) -> None:
        side = self.look.scaled(_ICON)
        drawn = QIcon(str(resource("assets/icons/app.svg")))
        self._icon.setPixmap(drawn.pixmap(QSize(side, side), self.devicePixelRatioF()))

    def _head(self) -> QWidget:
        """The icon beside name and version."""
        head = QWidget()
        names = QVBoxLayout()
        names.setSpacing(Space.HAIR)
        names.addStretch(1)
        names.addWidget(self._name)
        names.addWidget(self._version)
        if self.newer_version is not None:
            names.addWidget(self.newer_version, 0, Qt.AlignmentFlag.AlignLeft)
        names.addStretch(1)
        row = QHBoxLayout(head)
        row.setContentsMargins(0, Space.SNUG, 0, Space.SNUG)
        row.setSpacing(Space.WIDE)
        row.addWidget(self._icon)
        row.addLayout(names, 1)
        return head

    def _strip(self) -> QWidget:
        """All covers side by side, in as many rows as necessary."""
        strip = QWidget()
        column = QVBoxLayout(strip)
        column.setContentsMargins(0, Space.SNUG, 0, 0)
        covers = Grid(_LEAST_COVER, _MOST_COVER, Space.SNUG)
        covers.show_cells(self._covers)
        column.addWidget(covers)
        return strip

    def _add(self, *parts: QWidget) -> None:
        column = Column(self.look)
        column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        column.lines.setSpacing(Space.EASY)
        for part in parts:
            if isinstance(part, QLabel):
                part.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.lines.addWidget(part)
        column.lines.addStretch(1)
        self._pages.addWidget(column)

    def _show_licence(self, index: int) -> None:
        if 0 <= index < len(self._files):
            self.licence_text.setPlainText(self._files[index].read_text(encoding="utf-8", errors="replace"))


def _open_releases() -> None:
    """Open the page in the player's browser: the program itself talks to no network."""
    QDesktopServices.openUrl(QUrl(project_addresses.RELEASES_PAGE))
