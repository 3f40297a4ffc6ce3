"""The header of the start screen: the program's name, labelled tools, and a game suggested for learning."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, Signal
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
        action.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
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

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without tools and suggestion."""
        super().__init__(parent)
        self._look = look
        self._invited: AnyGame | None = None
        self._begun = False
        self._title = heading("display")
        self.motto = words("soft", "label")
        self.begin = Button()
        self.begin.clicked.connect(self._begin)
        self.tools: list[LabelledTool] = []
        self.show_cells([self._title, self.motto, self.begin])
        self.begin.hide()

    def add_tool(self, icon: str, action: QAction, label: Message) -> None:
        """Add a menu action at the right."""
        hidden = [cell for cell in self.cells if cell.isHidden()]
        self.tools.append(LabelledTool(icon, self._look, action, label))
        self.show_cells([self._title, self.motto, self.begin, *self.tools])
        for cell in hidden:
            cell.hide()

    def invite(self, game: AnyGame | None, *, begun: bool = False, played: bool = False) -> None:
        """Suggest the lessons of this game, which the player has `begun` or not; None: no suggestion.

        To whoever has `played` it's one button among others, to a newcomer the main one, below what the program is.
        """
        self._invited, self._begun = game, begun
        mark(self.begin, kind="" if played else "primary")
        self._word_invitation()
        self.begin.setVisible(game is not None)
        self.motto.setVisible(not played)
        self.arrange()

    def places(self, width: int) -> list[QRect]:
        left, room = TILE_MARGIN, max(1, width - 2 * TILE_MARGIN)
        tools = [_hint(tool) for tool in self.tools]
        invitation = QSize(0, 0) if self.begin.isHidden() else _hint(self.begin)
        title_wide, motto_wide = (min(room, _one_line(label)) for label in (self._title, self.motto))
        title_high = self._title.heightForWidth(title_wide)
        free = room - title_wide
        tools_wide = sum(each.width() for each in tools) + Space.HAIR * max(0, len(tools) - 1)
        tools_up = bool(tools) and tools_wide + Space.WIDE <= free
        free -= tools_wide + Space.WIDE if tools_up else 0
        begin_up = not self.begin.isHidden() and invitation.width() + Space.WIDE <= free
        free -= invitation.width() + Space.WIDE if begin_up else 0
        motto_up = not self.motto.isHidden() and motto_wide + Space.EASY <= free

        above = [title_high, *(each.height() for each in tools if tools_up), invitation.height() if begin_up else 0]
        high, right = max(above), left + room
        title = QRect(left, (high - title_high) // 2, title_wide, title_high)
        found = [title, QRect(), QRect()]
        below, spots = high + Space.TIGHT, list[QRect]()
        if tools_up:
            right -= tools_wide
            spots = _in_lines(tools, right, (high - tools[0].height()) // 2, tools_wide)
            right -= Space.WIDE
        if begin_up:
            top = (high - invitation.height()) // 2
            found[2] = QRect(right - invitation.width(), top, invitation.width(), invitation.height())
        if motto_up:
            # Both have the same baseline.
            metrics, title_metrics = self.motto.fontMetrics(), self._title.fontMetrics()
            baseline = title.center().y() + (title_metrics.ascent() - title_metrics.descent()) // 2
            motto_high = max(metrics.height(), self.motto.heightForWidth(motto_wide))
            top = baseline - metrics.ascent() - (motto_high - metrics.height()) // 2
            found[1] = QRect(title.right() + 1 + Space.EASY, top, motto_wide, motto_high)
        begin_down = not self.begin.isHidden() and not begin_up
        if not self.motto.isHidden() and not motto_up:
            motto_high = self.motto.heightForWidth(motto_wide)
            if begin_down and motto_wide + Space.WIDE + invitation.width() <= room:
                # Beside the suggestion.
                found[1] = QRect(left, below + (invitation.height() - motto_high) // 2, motto_wide, motto_high)
            else:
                found[1] = QRect(left, below, motto_wide, motto_high)
                below += motto_high + Space.TIGHT
        if begin_down:
            wide = min(room, invitation.width())
            beside = found[1].isValid() and found[1].bottom() > below
            found[2] = QRect(left + room - wide if beside else left, below, wide, invitation.height())
            below += invitation.height() + Space.TIGHT
        if not tools_up:
            spots = _in_lines(tools, left, below, room)
        return [*found, *spots]

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._title.setText(QCoreApplication.translate("start", "Card Table"))
        self.motto.setText(
            QCoreApplication.translate("start", "Japanese card games to play against bots or with friends")
        )
        self._word_invitation()
        for tool in self.tools:
            tool.retranslate()
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


def _in_lines(sizes: list[QSize], left: int, top: int, room: int) -> list[QRect]:
    """Places for parts of these sizes, one after the other in lines of this width."""
    found: list[QRect] = []
    across = 0
    for size in sizes:
        if across and across + size.width() > room:
            across, top = 0, top + size.height() + Space.HAIR
        found.append(QRect(left + across, top, size.width(), size.height()))
        across += size.width() + Space.HAIR
    return found


def _hint(widget: QWidget) -> QSize:
    """The size a widget wants to have, in the type of its style."""
    widget.ensurePolished()
    return widget.sizeHint()


def _one_line(label: QLabel) -> int:
    """The width of a label's text on one line."""
    label.ensurePolished()
    return label.fontMetrics().horizontalAdvance(label.text()) + 1
