"""One seat of a match: who plays there; in the set-up with the others, and alone where somebody joins or leaves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QStackedWidget, QWidget

from cardtable_gui import i18n
from cardtable_gui.bots import cast, levels
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.controls.segments import Segments
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import Label, explain, set_tip
from cardtable_gui.views.plan import start_keys
from cardtable_gui.views.shell.start.profile_choice import ProfileChoice


class SeatRow(QWidget):
    """One seat: person or bot, name, level, and position."""

    changed = Signal()
    moved = Signal(int)
    """The seat is to change places with the one this many rows below (negative: above)."""
    removed = Signal()
    kind_chosen = Signal()
    """The player turned a person into a bot, or the other way round."""
    profile_taken = Signal(str)
    """The player chose a profile for the person here, in place of the one with this id (empty: none)."""
    profile_wanted = Signal(str)
    """The player wants to see or change the profile with this id (empty: all of them)."""

    def __init__(self, look: Look, number: int, keys: Keymap, profiles: Profiles) -> None:
        """An unnamed person; `number` counts from 0."""
        super().__init__()
        self._keymap = keys
        self._number = number
        self._character = ""
        """The id of the bot's character, kept while a person sits here; empty: none."""
        self._own_name = True
        """Whether the name is a player's, not the character's, which follows the language."""
        self._level_chosen = False
        """Whether a player chose the current level, even if it is hidden while a person sits here."""
        self._badge = Label(str(number + 1))
        self._badge.setProperty("kind", "badge")
        self._badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.kind = Segments(("person", "bot"))
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(SHOWN_NAME_LENGTH)
        self.name_field.setMinimumWidth(look.scaled(96))
        self.level = Choice(look, levels.LEVELS)
        self.profile = ProfileChoice(look, profiles)
        self._beside_name = QStackedWidget()
        self._beside_name.addWidget(self.profile)
        self._beside_name.addWidget(self.level)
        self._beside_name.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.up_button = IconButton("chevron-up", look)
        self.down_button = IconButton("chevron-down", look)
        self.remove_button = IconButton("cross", look)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SNUG)
        for widget in (self._badge, self.kind, self.name_field, self._beside_name):
            row.addWidget(widget)
        row.setStretchFactor(self.name_field, 1)
        tools = QHBoxLayout()
        tools.setSpacing(0)
        for tool in (self.up_button, self.down_button, self.remove_button):
            tools.addWidget(tool)
        row.addLayout(tools)
        self.kind.changed.connect(self._kind_changed)
        for kind in ("person", "bot"):
            self.kind.button(kind).clicked.connect(self.kind_chosen)
        self.name_field.textEdited.connect(self._named)
        self.name_field.textChanged.connect(self.changed)
        self.level.activated.connect(self._choose_level)
        self.level.currentIndexChanged.connect(self.changed)
        self.profile.chosen_profile.connect(self._choose_profile)
        self.profile.new_wanted.connect(self.make_profile)
        self.profile.list_wanted.connect(lambda: self.profile_wanted.emit(self.profile.profile_id))
        profiles.changed.connect(self._follow_profile)
        self.up_button.clicked.connect(lambda: self.moved.emit(-1))
        self.down_button.clicked.connect(lambda: self.moved.emit(1))
        self.remove_button.clicked.connect(self.removed)
        self._kind_changed()
        self._retranslate()

    @classmethod
    def for_one(cls, look: Look, number: int, keys: Keymap, profiles: Profiles) -> SeatRow:
        """A row that stands alone: it's asked who comes to this seat, not whether, and where."""
        row = cls(look, number, keys, profiles)
        for widget in (row._badge, row.kind, row.up_button, row.down_button, row.remove_button):
            widget.hide()
        return row

    @property
    def seat(self) -> Seat:
        """The current seat."""
        name = self.name_field.text().strip()
        if self.kind.chosen == "bot":
            return Seat(name if self._own_name else "", str(self.level.chosen), character=self._character)
        return Seat(name, None, self.profile.profile_id)

    @seat.setter
    def seat(self, seat: Seat) -> None:
        self._level_chosen = False
        self._character = seat.character
        self.show_name(seat.name)
        if seat.level is not None:
            self._call()
            self.show_level(seat.level)
        self.profile.profile_id = seat.profile
        self._lock_name()
        self.kind.chosen = "person" if seat.level is None else "bot"

    @property
    def level_chosen(self) -> bool:
        """Whether a player chose the level of the bot."""
        return self._level_chosen

    def show_name(self, name: str) -> None:
        """Show a name that somebody gave; a bot without one is called as its character is."""
        self._own_name = bool(name) or not self._character
        self.name_field.setText(name)
        self.name_field.setCursorPosition(0)  # a long name shows its beginning

    @property
    def own_name(self) -> bool:
        """Whether somebody gave the name, instead of the character."""
        return self._own_name

    def become_bot(self, name: str, level: str, character: str) -> None:
        """Take the place of the person who sat here."""
        self._character = character
        self.profile.profile_id = ""
        self.show_name(name)
        self._call()
        self.show_level(level)

    def choose_profile(self, profile_id: str) -> None:
        """Let the person here play by this profile; empty: by none."""
        before, self.profile.profile_id = self.profile.profile_id, profile_id
        if profile_id != before:
            self._choose_profile(before)

    def seat_person(self, profile_id: str) -> None:
        """Let the person of this profile take the place of the bot here."""
        self.kind.button("person").click()
        self.choose_profile(profile_id)

    def choose_character(self, character: str) -> None:
        """Let the bot here be this character, by its name."""
        self._character = character
        self.show_name("")
        self._call()
        self.changed.emit()

    def _call(self) -> None:
        """Call a bot without a name of its own as its character is called, in the current language."""
        found = None if self._own_name else cast.find(self._character)
        if found is not None:
            self.name_field.setText(i18n.text(found.name))

    def show_level(self, level: str) -> None:
        """Set the bot's level."""
        self.level.chosen = levels.nearest(level)

    def allow(self, *, up: bool, down: bool, remove: bool) -> None:
        """Enable the buttons that make sense for this seat."""
        self.up_button.setEnabled(up)
        self.down_button.setEnabled(down)
        self.remove_button.setEnabled(remove)
        self._update_remove()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def tell_keys(self) -> None:
        """Add the current keys to what the buttons that move the seat are called."""
        for tool, tip, binding in (
            (self.up_button, QCoreApplication.translate("start", "Move up"), start_keys.SEAT_UP),
            (self.down_button, QCoreApplication.translate("start", "Move down"), start_keys.SEAT_DOWN),
        ):
            key = self._keymap.key(binding)
            words = f"{tip} ({keymap.label(key)})" if key else tip
            tool.tell(words)
            tool.setAccessibleName(self._with_seat(words))

    def _with_seat(self, words: str) -> str:
        """A button's words for screen readers: each seat has the same buttons."""
        template = QCoreApplication.translate("start", "{button}, seat {number}")
        return template.format(button=words, number=self._number + 1)

    def _named(self) -> None:
        self._own_name = True

    def _choose_level(self) -> None:
        self._level_chosen = True

    def _kind_changed(self) -> None:
        self._beside_name.setCurrentWidget(self.level if self.kind.chosen == "bot" else self.profile)
        self._lock_name()
        self.changed.emit()

    def _choose_profile(self, before: str) -> None:
        self._take_profile()
        self.profile_taken.emit(before)

    def _take_profile(self) -> None:
        """Let the person play by the chosen profile, under its name."""
        profile = self.profile.current
        if profile is not None:
            self.show_name(profile.name)
        self._lock_name()
        self.changed.emit()

    def make_profile(self) -> None:
        """Make a profile for the person, and let it be looked at."""
        self.profile.make(self.name_field.text().strip() or i18n.seat_name(self._number))
        self._take_profile()
        self.profile_wanted.emit(self.profile.profile_id)

    @Slot()
    def _follow_profile(self) -> None:
        """Take over another name of the profile; without it the seat is nobody's in particular."""
        before = self.profile.follow()
        if self.profile.profile_id != before:
            self._take_profile()
        elif self.profile.current is not None and self.profile.current.name != self.name_field.text():
            self.show_name(self.profile.current.name)

    def _lock_name(self) -> None:
        """Leave the name of a profile to the profile."""
        locked = self.kind.chosen == "person" and bool(self.profile.profile_id)
        self.name_field.setReadOnly(locked)
        mark(self.name_field, locked="yes" if locked else "no")
        rename = QCoreApplication.translate("start", "The name comes from the profile. You can change it there.")
        explain(self.name_field, rename if locked else "")

    def _retranslate(self) -> None:
        number = self._number + 1
        kinds = {
            "person": QCoreApplication.translate("start", "Human"),
            "bot": QCoreApplication.translate("start", "Bot"),
        }
        self.kind.set_words(tuple(kinds.values()))
        for kind, word in kinds.items():
            self.kind.button(kind).setAccessibleName(self._with_seat(word))
        self.level.set_words([i18n.text(levels.TITLES[level]) for level in levels.LEVELS])
        if self.kind.chosen == "bot":
            self._call()
        self.name_field.setPlaceholderText(i18n.seat_name(self._number))
        self.name_field.setAccessibleName(
            QCoreApplication.translate("start", "Name, seat {number}").format(number=number)
        )
        self.level.setAccessibleName(
            QCoreApplication.translate("start", "Bot level, seat {number}").format(number=number)
        )
        self.profile.setAccessibleName(
            QCoreApplication.translate("start", "Profile, seat {number}").format(number=number)
        )
        self.profile.retranslate()
        self._lock_name()
        seat = QCoreApplication.translate("start", "Seat {number}").format(number=number)
        self._badge.setAccessibleName(seat)
        self.kind.setAccessibleName(seat)
        self.tell_keys()
        self._update_remove()

    def _update_remove(self) -> None:
        remove = QCoreApplication.translate("start", "Remove this seat")
        self.remove_button.tell(remove)
        self.remove_button.setAccessibleName(self._with_seat(remove))
        few = QCoreApplication.translate("start", "This game can’t have fewer players.")
        self.remove_button.setAccessibleDescription("" if self.remove_button.isEnabled() else few)
        if not self.remove_button.isEnabled():
            set_tip(self.remove_button, few)
