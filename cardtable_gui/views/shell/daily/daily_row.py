"""One deal of the day, or its puzzle: what it is, how it went, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from cardtable_gui.controller.daily.results import MOST_STARS
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.i18n import text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Radius, Space
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.kit.pictures.cover import Cover
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers
from cardtable_gui.views.table.moment_pictures import MomentPicture, MomentPictures

_THUMB = 88
_PICTURE = 460
"""The greatest width of the puzzle's picture at normal text size; in a narrow card it's half as wide as that."""


@dataclass(frozen=True, slots=True)
class RowWords:
    """What a row says: the game's id, title, how it went, and what its button does.

    `fresh`: the player hasn't finished it yet, so its button is the prominent one. `stars`: how many it got; None: none
    (yet). `more`: a longer text about it.
    """

    game: str
    title: str
    state: str
    button: str
    fresh: bool
    stars: int | None = None
    more: str = ""


def stars_shown(stars: int) -> str:
    """So many stars out of three, as signs."""
    return "★" * stars + "☆" * (MOST_STARS - stars)


def stars_said(stars: int) -> str:
    """So many stars out of three, in words."""
    return text(QT_TRANSLATE_NOOP("daily", "%n of 3 stars").put(n=stars))


class DayPart(QFrame):
    """A panel with texts, and buttons to play and to share; who inherits from it lays them out."""

    play_wanted = Signal(str)
    share_wanted = Signal(str)

    def __init__(self, key: str, look: Look) -> None:
        """A panel without texts; its signals carry `key`."""
        super().__init__()
        self.key = key
        self._look = look
        self.setProperty("surface", "panel")
        self.state = words(kind="caption")
        self.play = Button()
        self.play.clicked.connect(lambda: self.play_wanted.emit(key))
        self.share = IconButton("share", look)
        self.share.clicked.connect(lambda: self.share_wanted.emit(key))

    def tell(self, row: RowWords) -> None:
        """Set the texts, in the current language."""
        self.state.setText(row.state)
        self.play.setText(row.button)
        stars = "" if row.stars is None else stars_said(row.stars)
        self.play.setAccessibleDescription(". ".join(filter(None, (row.title, row.state, stars, row.more))))
        mark(self.play, kind="primary" if row.fresh else "")
        share = QCoreApplication.translate("share", "Share {title}…").format(title=row.title)
        self.share.tell(share)


class DailyRow(DayPart):
    """A daily deal, with the game's cover and its stars."""

    def __init__(self, key: str, look: Look, covers: Covers) -> None:
        """A row without texts."""
        super().__init__(key, look)
        self._cover = Cover(look, covers, Radius.CHIP)
        self.title = words(kind="label")
        self.title.setProperty("weight", "bold")
        self.stars = words(tone="accent")
        """Out of three; empty while there are none."""
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addStretch(1)
        for label in (self.title, self.state, self.stars):
            texts.addWidget(label)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.EASY, Space.SNUG, Space.EASY, Space.SNUG)
        row.setSpacing(Space.EASY)
        row.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)
        row.addWidget(self.share, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.play, 0, Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self._fit)
        self._fit()

    def tell(self, row: RowWords) -> None:
        """Set the texts, in the current language."""
        super().tell(row)
        self._cover.show_game(row.game, row.title)
        self.title.setText(row.title)
        self.state.setVisible(bool(row.state))
        self.stars.setVisible(row.stars is not None)
        self.stars.setText("" if row.stars is None else stars_shown(row.stars))
        self.stars.setAccessibleName("" if row.stars is None else stars_said(row.stars))

    def _fit(self) -> None:
        self._cover.setFixedSize(self._look.scaled(_THUMB), round(self._look.scaled(_THUMB) / ASPECT))


class PuzzleCard(DayPart):
    """The puzzle of the day, with a picture of its position; after the answer with what was best, and why."""

    def __init__(self, key: str, look: Look, pictures: MomentPictures) -> None:
        """A card without texts."""
        super().__init__(key, look)
        self.picture = MomentPicture(look, pictures)
        self.title = heading()
        self.reason = words()
        """What was best, and why; empty before the answer."""
        texts = QVBoxLayout()
        texts.setSpacing(Space.SNUG)
        for label in (self.title, self.state, self.reason):
            texts.addWidget(label)
        texts.addStretch(1)
        ways = QHBoxLayout()
        ways.setSpacing(Space.EASY)
        ways.addWidget(self.play)
        ways.addWidget(self.share)
        ways.addStretch(1)
        texts.addLayout(ways)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.EASY, Space.EASY, Space.WIDE, Space.EASY)
        row.setSpacing(Space.WIDE)
        row.addWidget(self.picture, 1, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        self.state.setProperty("type", "")
        look.changed.connect(self._fit)
        self._fit()

    def tell(self, row: RowWords) -> None:
        """Set the texts, in the current language."""
        super().tell(row)
        self.title.setText(row.title)
        self.reason.setText(row.more)
        self.reason.setVisible(bool(row.more))

    def _fit(self) -> None:
        self.picture.setMaximumWidth(self._look.scaled(_PICTURE))
