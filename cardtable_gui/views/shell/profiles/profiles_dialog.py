"""The profiles: a list of them, and beside it the one that is chosen, with immediate effect."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable_gui import i18n
from cardtable_gui.controller.profiles import Profile, Profiles, with_setting
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, PersonName, isolated
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import PERSONAL, SETTINGS, Settings
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.mark_picker import MarkPicker
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import UNLIMITED, Column, heading, words
from cardtable_gui.views.kit.text.plain_text import explain
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.shell.profiles.no_profiles import NoProfiles
from cardtable_gui.views.shell.settings.setting_row import SettingRow

_SIDE = 22
"""The side of a mark in the list, in logical pixels at normal text size."""
_TWO_COLUMNS = 640
"""From this width on (at normal text size) the list is beside the profile."""
_LIST_WIDTH, _LIST_HEIGHT = 190, 130
"""The size of the list beside or above the profile, at normal text size."""


class ProfilesDialog(Dialog):
    """Makes, changes and removes profiles. What was removed last can be brought back."""

    def __init__(self, look: Look, settings: Settings, profiles: Profiles, parent: QWidget | None = None) -> None:
        """Show the profiles, and follow their changes."""
        super().__init__(look, QSize(820, 680), parent)
        self._settings = settings
        self._profiles = profiles
        self._id = ""
        self._removed: tuple[int, Profile] | None = None
        """The profile that was removed last, and its place."""
        self._own = Settings()
        """The settings of the profile that is shown."""
        self.list = QListWidget()
        self.list.setProperty("kind", "list")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._choose)
        self.new_button = Button()
        self.new_button.clicked.connect(self._add)
        self._none = NoProfiles(look)
        self.first_button = self._none.button
        self.first_button.clicked.connect(self._add)
        self._column = Column(look)
        self._column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        self._column.lines.setSpacing(Space.EASY)
        self._sheet = self._make_sheet()
        self._column.lines.addWidget(self._none, 10_000)
        self._column.lines.addWidget(self._sheet)
        self._column.lines.addStretch(1)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(Space.SNUG)
        side.addWidget(self.list, 1)
        side.addWidget(self.new_button)
        self._page = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._page.setSpacing(Space.WIDE)
        self._page.addWidget(self._side)
        self._page.addWidget(self._column, 1)
        self.lines.addLayout(self._page, 1)
        self._gone = words()
        self.undo_button = Button()
        self.undo_button.clicked.connect(self._bring_back)
        self.remove_button = Button()
        self.remove_button.clicked.connect(self._remove)
        for at, widget in enumerate((self.remove_button, self._gone, self.undo_button)):
            self.buttons.insertWidget(at, widget)
        self.buttons.setStretchFactor(self._gone, 1)
        for button in (self.new_button, self.undo_button, self.remove_button, self.close_button):
            button.setAutoDefault(False)
        self._own.watch(self._show_settings, *PERSONAL)
        profiles.changed.connect(self._refresh)
        look.changed.connect(self._refresh)
        self.retranslate()

    def show_profile(self, profile_id: str = "") -> None:
        """Show the profile with this id; empty: the one shown last, or the first one."""
        self._removed = None
        self._id = profile_id or self._id
        self._refresh()
        (self.name_field if self._id else self.first_button).setFocus(Qt.FocusReason.OtherFocusReason)
        self.name_field.selectAll()
        self._column.verticalScrollBar().setValue(0)

    @property
    def shown(self) -> Profile | None:
        """The profile that is shown."""
        return self._profiles.find(self._id)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("profiles", "Profiles"))
        self.list.setAccessibleName(QCoreApplication.translate("profiles", "Profiles"))
        self._none.retranslate()
        self.new_button.setText(QCoreApplication.translate("profiles", "New profile"))
        self.remove_button.setText(QCoreApplication.translate("profiles", "Remove"))
        self.undo_button.setText(QCoreApplication.translate("profiles", "Undo"))
        name = QCoreApplication.translate("profiles", "Name")
        self._name_title.setText(name)
        self.name_field.setAccessibleName(name)
        self._mark_title.setText(QCoreApplication.translate("profiles", "Colour and mark"))
        self.colours.retranslate(QCoreApplication.translate("profiles", "Colour"))
        self.marks.retranslate(QCoreApplication.translate("profiles", "Mark"))
        for row in self.rows:
            row.retranslate()
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Put the list beside the profile, or above it where text is large and the window isn't."""
        beside = self.width() >= self.look.scaled(_TWO_COLUMNS)
        directions = QBoxLayout.Direction
        self._page.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._side.setMaximumWidth(self.look.scaled(_LIST_WIDTH) if beside else UNLIMITED)
        self._side.setMaximumHeight(UNLIMITED if beside else self.look.scaled(_LIST_HEIGHT))
        # Above the profile, the list leaves it all the room that it can spare.
        self.list.ensurePolished()
        rows = self.list.count() * self.list.sizeHintForRow(0) + 2 * Space.SNUG
        self.list.setMaximumHeight(UNLIMITED if beside else max(0, rows))

    def done(self, result: int) -> None:
        """Close, and take over a name that is still being typed."""
        self._rename()
        super().done(result)

    def _make_sheet(self) -> QWidget:
        """The part for one profile."""
        sheet = QWidget()
        lines = QVBoxLayout(sheet)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.EASY)
        self._name_title = heading("label")
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(SHOWN_NAME_LENGTH)
        self.name_field.editingFinished.connect(self._rename)
        self._mark_title = heading("label")
        self.colours = MarkPicker(self.look, profile_mark.COLOUR_NAMES)
        self.colours.chosen.connect(lambda colour: self._change(colour=colour))
        self.marks = MarkPicker(self.look, profile_mark.MARK_NAMES)
        self.marks.chosen.connect(lambda mark: self._change(mark=mark))
        for widget in (self._name_title, self.name_field, self._mark_title, self.colours, self.marks):
            lines.addWidget(widget)
        self.rows = [SettingRow(setting, self.look, self._own) for setting in SETTINGS if setting.personal]
        for row in self.rows:
            between = QFrame()
            between.setProperty("surface", "line")
            between.setFixedHeight(1)
            lines.addWidget(between)
            lines.addWidget(row)
        return sheet

    # What the player does

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._profiles.people):
            self._rename()
            self._id = self._profiles.people[row].id
            self._refresh()

    def _add(self) -> None:
        self._rename()
        number = len(self._profiles.people) + 1
        name = i18n.text(QT_TRANSLATE_NOOP("names", "Player {number}").put(number=number))
        self.show_profile(self._profiles.add(name).id)

    def _remove(self) -> None:
        profile = self.shown
        if profile is not None:
            at = self._profiles.people.index(profile)
            self._removed = at, profile
            rest = [each.id for each in self._profiles.people if each is not profile]
            self._id = rest[min(at, len(rest) - 1)] if rest else ""
            self._profiles.remove(profile.id)
            self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring_back(self) -> None:
        if self._removed is not None:
            at, profile = self._removed
            self._profiles.insert(at, profile)
            self.show_profile(profile.id)

    def _rename(self) -> None:
        """Take over the name; an empty one is none."""
        name = self.name_field.text().strip()
        profile = self.shown
        if profile is not None:
            if name and name != profile.name:
                self._change(name=name)
            elif not name:
                self.name_field.setText(profile.name)

    def _change(self, **what: str) -> None:
        profile = self.shown
        if profile is not None:
            self._profiles.update(replace(profile, **what))  # type: ignore[arg-type] # names of texts only

    def _show_settings(self, changed: frozenset[AnyEntry]) -> None:
        for row in self.rows:
            if row.entry in changed:
                row.show_value()

    def _written(self, entry: AnyEntry, written: str) -> None:
        profile = self.shown
        if profile is not None:
            self._profiles.update(with_setting(profile, entry.key, written))

    # What is shown

    @Slot()
    def _refresh(self) -> None:
        people, profile = self._profiles.people, self.shown
        if profile is None and people:
            profile = people[0]
            self._id = profile.id
        self._show_list()
        self._make_room()
        self._side.setVisible(profile is not None)
        self._none.setVisible(profile is None)
        self._sheet.setVisible(profile is not None)
        self.new_button.setEnabled(self._profiles.room)
        full = QCoreApplication.translate("profiles", "There’s no room for another profile. Remove one first.")
        explain(self.new_button, "" if self._profiles.room else full)
        self.remove_button.setVisible(profile is not None)
        self._show_removed()
        if profile is None:
            return
        if not self.name_field.hasFocus() or self.name_field.property("shown") != profile.id:
            self.name_field.setText(profile.name)
            self.name_field.setProperty("shown", profile.id)
        self.colours.show_value(profile.colour, lambda each: profile_mark.icon(each, profile.mark))
        self.marks.show_value(profile.mark, lambda each: profile_mark.icon(profile.colour, each))
        remove = QT_TRANSLATE_NOOP("profiles", "Remove the profile of {name}")
        self.remove_button.setAccessibleName(i18n.text(remove.put(name=PersonName(profile.name))))
        self._own.use_personal({**self._settings.written(PERSONAL), **profile.settings}, self._written)

    def _show_list(self) -> None:
        """List the profiles, with the one that is shown chosen."""
        self.list.blockSignals(True)
        side = self.look.scaled(_SIDE)
        self.list.setIconSize(QSize(side, side))
        people = self._profiles.people
        self.list.clear()
        for profile in people:
            self.list.addItem(QListWidgetItem(profile_mark.icon_of(profile), isolated(profile.name)))
        self.list.setCurrentRow(next((at for at, each in enumerate(people) if each.id == self._id), -1))
        self.list.blockSignals(False)

    def _show_removed(self) -> None:
        """Say what was removed, and offer it back."""
        removed = self._removed
        self._gone.setVisible(removed is not None)
        self.undo_button.setVisible(removed is not None)
        if removed is not None:
            gone = QT_TRANSLATE_NOOP("profiles", "{name}’s profile was removed.")
            self._gone.setText(i18n.text(gone.put(name=PersonName(removed[1].name))))
