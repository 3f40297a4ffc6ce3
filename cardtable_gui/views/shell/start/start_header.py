"""The header of the start screen: the program's name, labelled tools, and a game suggested for learning."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.cells import Cells
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.shell.start.tile import TILE_MARGIN


class LabelledTool(IconButton):
    """A menu action as an icon with a word below it; its tip and its name are the action's, with the key."""

    def __init__(self, icon: str, look: Look, action: QAction, label: Message) -> None:
        """Trigger this action; `label` is the word."""
        super().__init__(icon, look)
        self._action = action
        self._label = label
        self.setProperty("type", "caption")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.clicked.connect(lambda _on=False: action.trigger())
        action.changed.connect(self.follow)
        self.follow()

    @property
    def offered(self) -> bool:
        """Whether the player can have it."""
        return self._action.isVisible()

    @Slot()
    def follow(self) -> None:
        """Show the action's state and texts, in the current language."""
        tip = self._action.toolTip()
        self.setText(i18n.text(self._label))
        set_tip(self, tip)
        self.setAccessibleName(tip.partition("\n")[0])


class Head(Cells):
    """Placed above the matches and games; how its parts lie follows from its width.

    Everything is on one line if that's long enough. Else the motto goes below it, then the suggestion, then the tools,
    which take as many lines as they need.
    """

    begin_wanted = Signal(str)
    """The player wants to learn this game."""

    def __init__(self, look: Look) -> None:
        """Start without tools and suggestion."""
        super().__init__()
        self._look = look
        self._invited: AnyGame | None = None
        self._begun = self._played = False
        self._title = heading("display")
        self.motto = words("soft", "label")
        self.begin = Button()
        self.begin.clicked.connect(self._begin)
        self.tools: list[LabelledTool] = []
        self._show_parts([self._title, self.motto, self.begin])

    def add_tool(self, icon: str, action: QAction, label: Message) -> None:
        """Add a menu action at the right, which is there while the action is visible."""
        self.tools.append(LabelledTool(icon, self._look, action, label))
        action.changed.connect(self._show_parts)
        self._show_parts([self._title, self.motto, self.begin, *self.tools])

    def invite(self, game: AnyGame | None, *, begun: bool = False, played: bool = False) -> None:
        """Suggest the lessons of this game, which the player has `begun` or not; None: no suggestion.

        To whoever has `played` it's one button among others, to a newcomer the main one, below what the program is.
        """
        self._invited, self._begun, self._played = game, begun, played
        mark(self.begin, kind="" if played else "primary")
        self._word_invitation()
        self._show_parts()

    @Slot()
    def _show_parts(self, parts: Sequence[QWidget] = ()) -> None:
        """Show what there is now to be shown; `parts`: all parts, if these are others than before."""
        if parts:
            self.show_cells(parts)
        self.begin.setVisible(self._invited is not None)
        self.motto.setVisible(not self._played)
        for tool in self.tools:
            tool.setVisible(tool.offered)
        self.arrange()

    def places(self, width: int) -> list[QRect]:
        room = QRect(TILE_MARGIN, 0, max(1, width - 2 * TILE_MARGIN), 0)
        tools = [_hint(tool) for tool in self.tools if tool.offered]
        begin = None if self.begin.isHidden() else _hint(self.begin)
        motto = None if self.motto.isHidden() else min(room.width(), _one_line(self.motto))
        title_wide = min(room.width(), _one_line(self._title))
        title_high = self._title.heightForWidth(title_wide)
        tools_wide = sum(each.width() for each in tools) + Space.HAIR * max(0, len(tools) - 1)

        # What has room beside the title: tools first, the motto last.
        free = room.width() - title_wide
        tools_up = bool(tools) and tools_wide + Space.WIDE <= free
        free -= tools_wide + Space.WIDE if tools_up else 0
        begin_up = begin is not None and begin.width() + Space.WIDE <= free
        free -= begin.width() + Space.WIDE if begin is not None and begin_up else 0
        motto_up = motto is not None and motto + Space.EASY <= free

        above = [title_high, *(each.height() for each in tools if tools_up)]
        above += [begin.height()] if begin is not None and begin_up else []
        room.setHeight(max(above))
        title = QRect(room.left(), (room.height() - title_high) // 2, title_wide, title_high)
        below = room.translated(0, room.height() + Space.TIGHT)
        motto_at = begin_at = QRect()
        spots: list[QRect] = []
        if tools_up:
            room.setWidth(room.width() - tools_wide)
            top = (room.height() - max(each.height() for each in tools)) // 2
            spots = _in_lines(tools, QRect(room.right() + 1, top, tools_wide, 0))
            room.setWidth(room.width() - Space.WIDE)
        if begin is not None and begin_up:
            begin_at = QRect(QPoint(0, 0), begin)
            begin_at.moveCenter(room.center())
            begin_at.moveRight(room.right())
        if motto is not None and motto_up:
            motto_at = self._beside_title(title, motto)
        if motto is not None and not motto_up:
            motto_at = QRect(below.left(), below.top(), motto, self.motto.heightForWidth(motto))
        if begin is not None and not begin_up:
            begin_at = QRect(below.left(), below.top(), min(below.width(), begin.width()), begin.height())
            if motto is not None and not motto_up:
                if motto + Space.WIDE + begin.width() <= below.width():
                    begin_at.moveRight(below.right())
                    motto_at.moveTop(begin_at.center().y() - motto_at.height() // 2)
                else:
                    begin_at.moveTop(motto_at.bottom() + 1 + Space.TIGHT)
        if not tools_up:
            lowest = max(motto_at.bottom(), begin_at.bottom())
            if lowest > room.bottom():
                below.moveTop(lowest + 1 + Space.TIGHT)
            spots = _in_lines(tools, below)
        offered = iter(spots)
        return [title, motto_at, begin_at, *(next(offered) if tool.offered else QRect() for tool in self.tools)]

    def _beside_title(self, title: QRect, wide: int) -> QRect:
        """The motto's place beside the title, with the same baseline."""
        metrics, title_metrics = self.motto.fontMetrics(), self._title.fontMetrics()
        high = max(metrics.height(), self.motto.heightForWidth(wide))
        baseline = title.center().y() + (title_metrics.ascent() - title_metrics.descent()) // 2
        top = baseline - metrics.ascent() - (high - metrics.height()) // 2
        return QRect(title.right() + 1 + Space.EASY, top, wide, high)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._title.setText(QCoreApplication.translate("start", "Card Table"))
        self.motto.setText(
            QCoreApplication.translate("start", "Japanese card games to play against bots or with friends")
        )
        self._word_invitation()
        for tool in self.tools:
            tool.follow()
        self.arrange()

    def _begin(self) -> None:
        if self._invited is not None:
            self.begin_wanted.emit(self._invited.id)

    def _word_invitation(self) -> None:
        if self._invited is None:
            return
        words = QCoreApplication.translate("start", "Begin here: learn {game}")
        if self._begun:
            words = QCoreApplication.translate("start", "Continue learning {game}")
        title = i18n.text(self._invited.title)
        self.begin.setText(words.format(game=title).replace("&", "&&"))
        self.begin.setAccessibleDescription(i18n.text(self._invited.tagline))


def _in_lines(sizes: Sequence[QSize], room: QRect) -> list[QRect]:
    """Places for parts of these sizes, one after the other, in lines as wide as the room, from its top on."""
    found: list[QRect] = []
    at = room.topLeft()
    for size in sizes:
        if at.x() > room.left() and at.x() + size.width() > room.right() + 1:
            at = QPoint(room.left(), at.y() + size.height() + Space.HAIR)
        found.append(QRect(at, size))
        at += QPoint(size.width() + Space.HAIR, 0)
    return found


def _hint(widget: QWidget) -> QSize:
    """The size a widget wants to have, in the type of its style."""
    widget.ensurePolished()
    return widget.sizeHint()


def _one_line(label: QLabel) -> int:
    """The width of a label's text on one line."""
    label.ensurePolished()
    return label.fontMetrics().horizontalAdvance(label.text()) + 1
