"""Who plays, at one glance: a portrait for each seat, how many bots, how well they play.

It changes the seats of the editor below it, which has all the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.bots import levels
from cardtable_gui.bots.cast import CALM, CAST
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat, names_of
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, isolated
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.flow import Flow
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pictures import drawings
from cardtable_gui.views.kit.text.plain_text import explain
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.shell.start.seat_face import SeatFace
from cardtable_gui.views.shell.start.seats_editor import SeatsEditor


class SeatPortrait(SeatFace):
    """Who sits at a seat. The menu offers who else could sit there."""

    def __init__(self, look: Look, profiles: Profiles) -> None:
        """Nobody; `show_seat` follows."""
        super().__init__(look, profiles)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(QMenu(self))
        # While a menu is open, nobody is told that the mouse has left.
        self.menu().aboutToHide.connect(lambda: self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False))


class CompanyPanel(QWidget):
    """The portraits of all seats, with the number and level of the bots below them."""

    def __init__(self, look: Look, seats: SeatsEditor, profiles: Profiles) -> None:
        """Follow these seats, and change them."""
        super().__init__()
        self._look = look
        self._seats = seats
        self._profiles = profiles
        self.portraits: list[SeatPortrait] = []
        self._flow = Flow(Space.TIGHT)
        self.bots = Choice(look, ())
        self.bots.activated.connect(self._choose_bots)
        self.level = Choice(look, levels.LEVELS)
        self.level.activated.connect(self._choose_level)
        self.surprise = QPushButton()
        self.surprise.setProperty("kind", "quiet")
        row = QHBoxLayout()
        row.setSpacing(Space.SNUG)
        for widget in (self.bots, self.level, self.surprise):
            row.addWidget(widget)
        row.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.SNUG)
        lines.addWidget(self._flow)
        lines.addLayout(row)
        seats.changed.connect(self.follow)
        profiles.changed.connect(self.follow)
        look.changed.connect(self.follow)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.follow()
        super().changeEvent(event)

    @property
    def names(self) -> Sequence[str]:
        """How the seats are called; the only person is you."""
        return names_of(self._seats.seats)

    @Slot()
    def follow(self) -> None:
        """Show the seats as they are; none before a game is shown."""
        seats = self._seats.seats
        if not seats:
            return
        if len(self.portraits) != len(seats):
            kept = self.portraits[: len(seats)]
            self.portraits = [*kept, *(self._portrait(number) for number in range(len(kept), len(seats)))]
            self._flow.show_cells(self.portraits)
        names = self.names
        for number, (shown, seat) in enumerate(zip(self.portraits, seats, strict=True)):
            shown.show_seat(number, seat, names)
        self._show_bots(seats)
        self.surprise.setText(QCoreApplication.translate("start", "Surprise me"))
        tip = QCoreApplication.translate("start", "Seats other characters, each of whom plays differently.")
        explain(self.surprise, tip)

    def _show_bots(self, seats: tuple[Seat, ...]) -> None:
        bots = [seat for seat in seats if seat.level is not None]
        people = len(seats) - len(bots)
        least, most = self._seats.span
        numbers = range(max(0, least - people), most - people + 1)
        counted = (
            QT_TRANSLATE_NOOP("start", "%n opponent(s)") if people == 1 else QT_TRANSLATE_NOOP("start", "%n bot(s)")
        )
        self.bots.clear()
        for number in numbers:
            self.bots.addItem(i18n.text(counted.put(n=number)), number)
        self.bots.chosen = len(bots)
        self.bots.setAccessibleName(QCoreApplication.translate("start", "Number of bots"))
        self.bots.setVisible(len(numbers) > 1)
        self.level.set_words([i18n.text(levels.TITLES[level]) for level in levels.LEVELS])
        self.level.setAccessibleName(QCoreApplication.translate("start", "Level of all bots"))
        chosen = {seat.level for seat in bots}
        self.level.setCurrentIndex(self.level.findData(chosen.pop()) if len(chosen) == 1 else -1)
        for widget in (self.level, self.surprise):
            widget.setVisible(bool(bots))

    def _portrait(self, number: int) -> SeatPortrait:
        shown = SeatPortrait(self._look, self._profiles)
        shown.menu().aboutToShow.connect(lambda: self._fill(shown.menu(), number))
        return shown

    def _fill(self, menu: QMenu, number: int) -> None:
        """Offer who could sit at this seat."""
        menu.clear()
        row = self._seats.rows[number]

        def offer(text: str, chosen: bool, act: Callable[[], object], picture: QIcon | None = None) -> None:
            action = menu.addAction(text)
            action.setCheckable(chosen)
            action.setChecked(chosen)
            if picture is not None:
                action.setIcon(picture)
            action.triggered.connect(lambda _checked: act())

        seat = row.seat
        if seat.level is None:
            for profile in self._profiles.people:
                picture = profile_mark.icon_of(profile)
                offer(
                    isolated(profile.name),
                    profile.id == seat.profile,
                    lambda profile=profile: row.choose_profile(profile.id),  # type: ignore[misc]
                    picture,
                )
            offer(QCoreApplication.translate("start", "Guest"), not seat.profile, lambda: row.choose_profile(""))
            offer(QCoreApplication.translate("start", "New profile…"), False, row.make_profile)
        else:
            for each in CAST:
                offer(
                    i18n.text(each.name),
                    each.id == seat.character,
                    lambda each=each: self._seats.choose_character(row, each.id),  # type: ignore[misc]
                    drawings.icon(each.portrait(CALM)),
                )
        menu.addSeparator()
        if seat.level is None:
            offer(QCoreApplication.translate("start", "A bot sits here"), False, row.kind.button("bot").click)
        else:
            seated = {each.profile for each in self._seats.seats}
            for profile in self._profiles.people:
                if profile.id not in seated:
                    offer(
                        isolated(profile.name),
                        False,
                        lambda profile=profile: row.seat_person(profile.id),  # type: ignore[misc]
                        profile_mark.icon_of(profile),
                    )
            offer(QCoreApplication.translate("start", "A person sits here"), False, row.kind.button("person").click)
        if row.remove_button.isEnabled():
            offer(QCoreApplication.translate("start", "Remove this seat"), False, row.remove_button.click)

    @Slot()
    def _choose_bots(self) -> None:
        self._seats.seat_bots(int(self.bots.chosen))

    @Slot()
    def _choose_level(self) -> None:
        self._seats.level_all(str(self.level.chosen))
