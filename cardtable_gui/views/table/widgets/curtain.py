"""The curtain between two people at one machine: it covers the whole table until the next one opens it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.profiles import Profile
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.i18n import Language, language, text
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import write
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.table.state.misclick_guard import Fresh
from cardtable_gui.views.table.widgets import curtain_cloth
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton

SETTLE_MS = 120
"""The cloth is painted anew once the window has kept its size this long; until then its picture is stretched."""
LOW = 0.93
"""The lower edge of the sheet, as a share of the height, which leaves room for the crest."""
_HIGH, _TITLE = 15.0, 4.2
"""The height of the sheet and of the title on it, in ems."""
_MEDAL = 3.6
"""The diameter of a profile's mark on the upper edge of the sheet, in ems."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class Curtain(FloatingWidget):
    """Covers the table completely. Opened by its button, or by the keys that press buttons at the table.

    It's addressed to two people: to who has the computer, and to who is to get it. If they have different languages, it
    speaks both.
    """

    accessible_interface = accessible.ModalSheet

    opened = Signal()

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._percent = 100
        self._game = ""
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None
        """The cached cloth, with the key it was painted for."""
        self._settling = clock.timer(self, self.update, SETTLE_MS)
        self._seat = 0
        self._names: tuple[str, ...] = ()
        self._profile: Profile | None = None
        self._reader: Language | None = None
        self.keys = Keymap()
        """The key bindings; the defaults at first."""
        self.button = CommandButton(clock, self)
        self.button.clicked.connect(self.opened)
        self._drawn = Fresh(clock)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def buttons(self) -> tuple[CommandButton, ...]:
        """The buttons, from left to right."""
        return (self.button,)

    def cover_for(
        self,
        game: str,
        seat: int,
        names: tuple[str, ...],
        theme: Theme,
        percent: int,
        profile: Profile | None = None,
        reader: Language | None = None,
    ) -> None:
        """Cover the table of this game until the person of this seat, who may have a profile, opens it.

        `reader`: the language of who has the computer now; None: the one in force.
        """
        self._game, self._seat, self._names, self._theme, self._percent = game, seat, names, theme, percent
        self._profile, self._reader = profile, reader
        self._drawn.renew()
        self.button.renew()
        self.retranslate()
        self.show()
        self.raise_()
        self._place()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_look(self, theme: Theme, percent: int) -> None:
        """Apply theme and text size."""
        self._theme, self._percent = theme, percent
        self.retranslate()
        self._place()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        show = QT_TRANSLATE_NOOP("table", "I’m {name}: show my hand").put(name=SeatName(self._seat))
        self.button.show_face(
            ButtonFace("show", text(show, self._names), self.keys.key(keymap.DO), True), self._theme, self._percent
        )
        self.setAccessibleName(self._both(self._title()))
        self.update()

    @property
    def _languages(self) -> tuple[Language, ...]:
        """That of who has the computer, and that of who is to get it if it's another one."""
        now = language()
        return (now,) if self._reader in (None, now) else (self._reader, now)

    def _in_each(self, message: Message) -> list[str]:
        """A text in each of the languages."""
        return [text(message, self._names, each) for each in self._languages]

    def _both(self, message: Message) -> str:
        """A text in all languages, for screen readers."""
        return "\n".join(self._in_each(message))

    def _title(self) -> Message:
        return QT_TRANSLATE_NOOP("table", "Hand the computer to {name}").put(name=SeatName(self._seat))

    def _aside(self) -> Message:
        """The smaller text below the title."""
        return QT_TRANSLATE_NOOP("table", "Everyone else, please look away.")

    def _sheet(self) -> QRectF:
        em = Type.BODY.px(self._percent)
        wanted = _HIGH + _TITLE * (len(self._languages) - 1)
        wide, high = min(34.0 * em, self.width() - 2 * em), min(wanted * em, self.height() - 2 * em)
        top = max((self.height() - high) / 2, self.height() * LOW - high)
        return QRectF((self.width() - wide) / 2, top, wide, high)

    def _place(self) -> None:
        em = Type.BODY.px(self._percent)
        sheet = self._sheet()
        wide = min(self.button.wanted_width() + em, sheet.width() - 2 * em)
        self.button.setGeometry(
            QRectF(sheet.center().x() - wide / 2, sheet.bottom() - 4.6 * em, wide, 3.2 * em).toAlignedRect()
        )

    def resizeEvent(self, _event: QResizeEvent) -> None:
        if self.isVisible():
            self._settling.start()
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(self.rect(), self._cloth())
        em = Type.BODY.px(self._percent)
        sheet = self._sheet()
        painter.setPen(QPen(self._theme.glow, 2))
        painter.setBrush(self._theme.panel)
        painter.drawRoundedRect(sheet, Radius.SHEET, Radius.SHEET)
        medal = _MEDAL * em
        if self._profile is not None and sheet.top() > medal:
            place = QRectF(sheet.center().x() - medal / 2, sheet.top() - 0.62 * medal, medal, medal)
            painter.drawEllipse(place.adjusted(-3, -3, 3, 3))
            profile_mark.paint(painter, place, self._profile.colour, self._profile.mark)
        inner = sheet.adjusted(1.4 * em, 1.2 * em, -1.4 * em, -1.2 * em)
        more = max(0.0, sheet.height() - _HIGH * em)
        title = QRectF(inner.left(), inner.top() + 0.6 * em, inner.width(), _TITLE * em + more)
        size = Type.HEADLINE if len(self._languages) == 1 else Type.TITLE
        self._write(painter, title, self._in_each(self._title()), size, self._theme.ink, bold=True)
        aside = QRectF(inner.left(), title.bottom() + 0.2 * em, inner.width(), 2.6 * em)
        self._write(painter, aside, self._in_each(self._aside()), Type.LABEL, self._theme.ink_soft)
        painter.end()

    def _write(
        self, painter: QPainter, room: QRectF, texts: Sequence[str], size: Type, colour: QColor, *, bold: bool = False
    ) -> None:
        """Write texts one below the other, each with the same share of the room."""
        high = room.height() / len(texts)
        for number, words in enumerate(texts):
            place = QRectF(room.left(), room.top() + number * high, room.width(), high)
            write(painter, place, words, size.px(self._percent), colour, bold=bold, wrap=True, align=_CENTRE)

    def _cloth(self) -> QPixmap:
        """The picture of the cloth, cached by size and theme; while the size changes, the previous one."""
        ratio, sheet = self.devicePixelRatioF(), self._sheet()
        wanted = self._game, ratio, self._theme.dark, self.size(), sheet
        stretched = self._settling.active and self._kept is not None and self._kept[0][:3] == wanted[:3]
        if self._kept is None or (self._kept[0] != wanted and not stretched):
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            curtain_cloth.paint(
                painter, self._game, QRectF(self.rect()), self._crest(sheet), ratio, dark=self._theme.dark
            )
            painter.end()
            self._kept = wanted, picture
        return self._kept[1]

    def _crest(self, sheet: QRectF) -> QRectF:
        """The room for the crest between the rod and the sheet; empty if little of it would be seen."""
        high = sheet.top() * 0.8 if sheet.top() > self.height() * 0.25 else 0.0
        return QRectF(0, sheet.top() * 0.56 - high / 2, self.width(), high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was one for this sheet, even if it came too soon."""
        meant = self.keys.on_sheet(event)
        if meant in (keymap.DO, keymap.PICK) and not self._is_early(event):
            self.button.click()
        return meant is not None

    def _is_early(self, event: QKeyEvent) -> bool:
        """Whether a key press came so soon that it was meant for what was there before."""
        return event.isAutoRepeat() or self._drawn.within(misclick_guard.KEYS_MS)
