"""One deal of the day, or its puzzle: what it is, how it went, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Radius, Space
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.pictures.cover import Cover
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers

_THUMB = 96


@dataclass(frozen=True, slots=True)
class RowWords:
    """The texts of a row: the game's id and title, what it is, how it went, and what its button does.

    `fresh`: the player hasn't finished it yet, so its button is the prominent one.
    """

    game: str
    title: str
    about: str
    state: str
    button: str
    fresh: bool


class DailyRow(QFrame):
    """A panel with the game's cover, texts, and buttons to play and to share."""

    play_wanted = Signal(str)
    share_wanted = Signal(str)

    def __init__(self, key: str, look: Look, covers: Covers, parent: QWidget | None = None) -> None:
        """A row without texts; its signals carry `key`."""
        super().__init__(parent)
        self.key = key
        self._look = look
        self.setProperty("surface", "panel")
        self._cover = Cover(look, covers, Radius.CHIP)
        self.title = words(kind="label")
        self.title.setProperty("weight", "bold")
        self._about = words("soft", "caption")
        self.state = words(kind="caption")
        self.play = Button()
        self.play.clicked.connect(lambda: self.play_wanted.emit(key))
        self.share = IconButton("share", look)
        self.share.clicked.connect(lambda: self.share_wanted.emit(key))
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addStretch(1)
        for label in (self.title, self._about, self.state):
            texts.addWidget(label)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.EASY, Space.EASY, Space.EASY, Space.EASY)
        row.setSpacing(Space.EASY)
        row.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)
        row.addWidget(self.share, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.play, 0, Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self._fit)
        self._fit()

    def tell(self, row: RowWords) -> None:
        """Set the texts, in the current language."""
        self._cover.show_game(row.game, row.title)
        self.title.setText(row.title)
        self._about.setText(row.about)
        self._about.setVisible(bool(row.about))
        self.state.setText(row.state)
        self.play.setText(row.button)
        self.play.setAccessibleDescription(". ".join(filter(None, (row.title, row.about, row.state))))
        mark(self.play, kind="primary" if row.fresh else "")
        share = QCoreApplication.translate("share", "Share {title}…").format(title=row.title)
        self.share.tell(share)

    def _fit(self) -> None:
        self._cover.setFixedSize(self._look.scaled(_THUMB), round(self._look.scaled(_THUMB) / ASPECT))
