"""The set-up of a match at a real table: who sits where, who starts, and by which options it's played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable_gui import games
from cardtable_gui.controller.pads.pad import Pad, Person
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.limits import SHOWN_NAME_LENGTH
from cardtable_gui.core.options import complete
from cardtable_gui.games import own_houses
from cardtable_gui.i18n import seat_name, text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.foot_bar import FootBar, stand_on
from cardtable_gui.views.kit.controls.segments import WrappingSegments
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, panel, words
from cardtable_gui.views.shell.start.house_field import HouseField
from cardtable_gui.views.shell.start.options_form import OptionsForm
from cardtable_gui.views.shell.start.profile_choice import ProfileChoice
from cardtable_gui.views.shell.start.starter_field import StarterField

_TWO_COLUMNS = 900


class PersonRow(QWidget):
    """One person: a name, and a profile."""

    changed = Signal()

    def __init__(self, number: int, look: Look, profiles: Profiles) -> None:
        """Nobody yet; `number` counts from 0."""
        super().__init__()
        self._number = number
        self.name = QLineEdit()
        self.name.setMaxLength(SHOWN_NAME_LENGTH)
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.profile = ProfileChoice(look, profiles)
        self.profile.chosen_profile.connect(lambda _before: self._take_name())
        self.profile.new_wanted.connect(self._make_profile)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.SNUG)
        line.addWidget(self.name, 1)
        line.addWidget(self.profile)

    @property
    def person(self) -> Person:
        """Who was entered."""
        return Person(self.name.text().strip(), self.profile.profile_id)

    @person.setter
    def person(self, person: Person) -> None:
        self.profile.profile_id = person.profile
        self.name.setText(person.name)
        self._take_name()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        number = self._number + 1
        self.name.setPlaceholderText(seat_name(self._number))
        self.name.setAccessibleName(QCoreApplication.translate("start", "Name, seat {number}").format(number=number))
        said = QCoreApplication.translate("start", "Profile, seat {number}")
        self.profile.setAccessibleName(said.format(number=number))
        self.profile.retranslate()

    def _take_name(self) -> None:
        profile = self.profile.current
        if profile is not None:
            self.name.setText(profile.name)
        self.name.setReadOnly(profile is not None)
        self.changed.emit()

    def _make_profile(self) -> None:
        name = self.name.text().strip() or seat_name(self._number)
        self.profile.make(name)
        self._take_name()


class PadSetup(ButtonPage):
    """Asks for all that a pad needs before the first deal."""

    begun = Signal(object)
    """A new `Pad`."""

    def __init__(self, look: Look, profiles: Profiles) -> None:
        """A page without a game; `show_game` asks."""
        super().__init__(look, _TWO_COLUMNS)
        self._profiles = profiles
        self._game = ""
        self._form: OptionsForm | None = None
        self._sizes: WrappingSegments | None = None
        self.rows: list[PersonRow] = []
        self._title = heading("display")
        self._who = heading()
        self._clockwise = words("soft", "caption")
        people, self._people = panel()
        self._people.addWidget(self._who)
        self._size_place = QVBoxLayout()
        self._people.addLayout(self._size_place)
        self._people.addWidget(self._clockwise)
        self._person_lines = QVBoxLayout()
        self._person_lines.setSpacing(Space.SNUG)
        self._people.addLayout(self._person_lines)
        self.starter = StarterField(look)
        self._people.addWidget(self.starter)
        self._options_title = heading()
        self._options, self._option_lines = panel()
        self._option_lines.addWidget(self._options_title)
        self.house = HouseField()
        self.begin = Button()
        self.begin.setProperty("kind", "primary")
        self.begin.clicked.connect(lambda _on=False: self._begin())
        self._column = column = Column(look)
        column.lines.setSpacing(Space.EASY)
        for widget in (self._title, people, self._options, self.house):
            column.lines.addWidget(widget)
        column.lines.addStretch(1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        foot = self._foot.layout()
        assert foot is not None
        foot.addWidget(self.begin)
        stand_on(self, column, self._foot)
        profiles.changed.connect(self._follow_profiles)
        self.retranslate()

    @property
    def options(self) -> OptionsForm:
        """The options of the game that is shown."""
        assert self._form is not None
        return self._form

    @property
    def people(self) -> tuple[Person, ...]:
        """Who was entered, in order."""
        return tuple(row.person for row in self.rows if not row.isHidden())

    def show_game(self, game_id: str, people: Sequence[Person]) -> None:
        """Ask for a match of this game; `people` are those who played last, who sit here again."""
        self._game = game_id
        game, rules = games.game(game_id), games.package(game_id).load_score_pad()
        self._drop_old()
        fewest, most = game.players
        self._sizes = WrappingSegments([str(number) for number in range(fewest, most + 1)])
        self._sizes.set_words([str(number) for number in range(fewest, most + 1)])
        wanted = min(max(len(people) or 4, fewest), most)
        self._size_place.addWidget(self._sizes)
        self.rows = [PersonRow(number, self._look, self._profiles) for number in range(most)]
        for row, person in zip(self.rows, people, strict=False):
            row.person = person
        for row in self.rows:
            self._person_lines.addWidget(row)
            row.changed.connect(self._show_starters)
            row.profile.list_wanted.connect(self.profiles_wanted)
        self._sizes.chosen = str(wanted)
        self._sizes.changed.connect(lambda _size: self._show_rows())
        options = [option for option in game.options if option.id not in rules.without]
        self._form = OptionsForm(options, self._look)
        self._option_lines.addWidget(self._form)
        self._options.setVisible(bool(options))
        self.house.show_house(game, own_houses.of_new_matches(game_id))
        self.starter.setVisible(game.start_is_open)
        self._show_rows()
        self.retranslate()

    profiles_wanted = Signal()
    """The player wants to see all profiles."""

    def take_focus(self) -> None:
        """Focus the first name, and scroll to the top."""
        self.rows[0].name.setFocus()
        self._column.verticalScrollBar().setValue(0)

    def arrange(self) -> None:
        """One column at any width."""

    def press_return(self, focus: QWidget | None) -> None:
        """Return in a name begins."""
        if isinstance(focus, QLineEdit):
            self._begin()
        else:
            super().press_return(focus)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.setWindowTitle(QCoreApplication.translate("pad", "At a real table"))
        if self._game:
            words_ = QCoreApplication.translate("pad", "{game} at a real table")
            self._title.setText(words_.format(game=text(games.game(self._game).title)))
        self._who.setText(QCoreApplication.translate("pad", "Who’s at the table?"))
        self._clockwise.setText(QCoreApplication.translate("pad", "In seating order, clockwise."))
        self._options_title.setText(QCoreApplication.translate("start", "Options"))
        self.begin.setText(QCoreApplication.translate("pad", "Begin"))
        self._foot.back.setText(QCoreApplication.translate("start", "Back"))
        if self._sizes is not None:
            self._sizes.setAccessibleName(QCoreApplication.translate("pad", "Number of players"))
        for row in self.rows:
            row.retranslate()

    def _drop_old(self) -> None:
        """Let go of what belongs to the game before."""
        old: list[QWidget | None] = [*self.rows, self._sizes, self._form]
        for widget in old:
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self.rows, self._sizes, self._form = [], None, None

    def _show_rows(self) -> None:
        assert self._sizes is not None
        for number, row in enumerate(self.rows):
            row.setVisible(number < int(self._sizes.chosen))
        self._show_starters()
        order_tabs(self)

    def _show_starters(self) -> None:
        seats = [Seat(person.name) for person in self.people]
        self.starter.show_seats(seats)
        if self._form is not None:
            self._form.show_seats(seats)

    def _follow_profiles(self) -> None:
        for row in self.rows:
            row.profile.follow()

    def _begin(self) -> None:
        """Begin; who starts is drawn by lot unless somebody was chosen."""
        assert self._form is not None
        game, people = games.game(self._game), self.people
        start = None
        if game.start_is_open:
            chosen = self.starter.starter
            start = Random().randrange(len(people)) if chosen is None else chosen
        house = self.house.house if game.houses else None
        options = complete(game.options, self._form.values, len(people))
        self.begun.emit(Pad(self._game, people, options, start, house))
