"""The choices above the statistics: which matches count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.bots.levels import TITLES
from cardtable_gui.controller.statistics.figures import RIVALS, Selection, marks_of
from cardtable_gui.controller.statistics.match_results import MIXED, PEOPLE, SOLO, PersonResult
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, isolated
from cardtable_gui.models.mark_words import mark_words
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words

_ALL = ""
"""The value of a choice that leaves everything in."""
_PLAIN, _MARKED = "plain", "marked"
_RIVAL_TITLES: dict[str, Message] = {
    **TITLES,
    MIXED: QT_TRANSLATE_NOOP("statistics", "Mixed"),
    PEOPLE: QT_TRANSLATE_NOOP("statistics", "People"),
    SOLO: QT_TRANSLATE_NOOP("statistics", "Solo"),
}


def rivals_title(rivals: str) -> str:
    """The name of a kind of rivals, in the current language."""
    title = _RIVAL_TITLES.get(rivals)
    return rivals if title is None else i18n.text(title)


def game_title(game: str) -> str:
    """The title of a game, in the current language; its id, if this program doesn't have it."""
    known = {package.game.id: package.game.title for package in games.packages()}
    return i18n.text(known[game]) if game in known else isolated(game)


def person_title(person: str) -> str:
    """The name of a person."""
    return isolated(person) if person else QCoreApplication.translate("statistics", "No name")


def players_title(players: int) -> str:
    """A number of players, in the current language."""
    return i18n.text(QT_TRANSLATE_NOOP("start", "%n player(s)").put(n=players))


class _Field(QWidget):
    """A choice with a caption above."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._caption = words("soft", "caption")
        self.choice = Choice(look, [_ALL])
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(Space.HAIR)
        self._lines.addWidget(self._caption)
        self._lines.addWidget(self.choice)

    def tell(self, caption: str, values: Sequence[tuple[str, str]]) -> None:
        """Offer values with their words; the chosen one stays, or becomes the first."""
        self._caption.setText(caption)
        self.choice.setAccessibleName(caption)
        chosen = self.choice.chosen
        self.choice.blockSignals(True)
        self.choice.clear()
        for value, text in values:
            self.choice.addItem(text, value)
        if chosen in [value for value, _ in values]:
            self.choice.chosen = chosen
        self.choice.blockSignals(False)
        self.choice.updateGeometry()


@dataclass(frozen=True, slots=True)
class Offered:
    """What occurs in results, and can be chosen.

    Attributes:
        games: the ids of the games of this program, easy ones first.
        rivals: the kinds of rivals.
        players: the numbers of players.
        people: the names.
        marks: what sets matches apart.
    """

    games: Sequence[str] = ()
    rivals: Sequence[str] = ()
    players: Sequence[int] = ()
    people: Sequence[str] = ()
    marks: Sequence[str] = ()

    @classmethod
    def of(cls, results: Sequence[PersonResult]) -> Offered:
        """What occurs in these results."""
        known, rivals = {result.game for result in results}, {result.rivals for result in results}
        return cls(
            [package.game.id for package in games.by_difficulty() if package.game.id in known],
            [each for each in RIVALS if each in rivals],
            sorted({result.players for result in results}),
            sorted({result.person for result in results}, key=str.casefold),
            marks_of(results),
        )


NOTHING_OFFERED: Final = Offered()


class ResultFilter(QWidget):
    """Game, rivals, number of players, person and marks, as far as there is something to choose."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        """Start with all matches."""
        super().__init__()
        self._look = look
        self._fields = {name: _Field(look) for name in ("game", "rivals", "players", "person", "marks")}
        for field in self._fields.values():
            field.choice.activated.connect(self.changed)
        self._grid = Grid(1, 1, Space.EASY)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self._grid)
        self._grid.show_cells(list(self._fields.values()))
        look.changed.connect(self._fit)
        self._fit()

    def choice(self, name: str) -> Choice:
        """The choice of `game`, `rivals`, `players`, `person` or `marks`."""
        return self._fields[name].choice

    @property
    def selection(self) -> Selection:
        """What is chosen."""
        chosen = {name: str(field.choice.chosen) for name, field in self._fields.items()}
        person, mark = chosen["person"], chosen["marks"]
        return Selection(
            game=chosen["game"] or None,
            rivals=chosen["rivals"] or None,
            players=int(chosen["players"]) if chosen["players"] else None,
            person=person.removeprefix("=") if person else None,
            marked={_PLAIN: False, _MARKED: True}.get(mark),
            mark=mark if mark not in (_ALL, _PLAIN, _MARKED) else None,
        )

    def choose_person(self, name: str) -> bool:
        """Choose somebody among several people; return whether they are there."""
        choice = self.choice("person")
        place = choice.findData(f"={name}")
        # Everybody stands first; one person alone needs no choice.
        several = choice.count() > 2
        if several and place >= 0:
            choice.setCurrentIndex(place)
        return several and place >= 0

    def offer(self, offered: Offered) -> None:
        """Offer this, in the current language."""
        every = QCoreApplication.translate("statistics", "All")
        self._fields["game"].tell(
            QCoreApplication.translate("statistics", "Game"),
            [(_ALL, every), *((game, game_title(game)) for game in offered.games)],
        )
        self._fields["rivals"].tell(
            QCoreApplication.translate("statistics", "Opponents"),
            [(_ALL, every), *((each, rivals_title(each)) for each in offered.rivals)],
        )
        self._fields["players"].tell(
            QCoreApplication.translate("statistics", "Players"),
            [(_ALL, every), *((str(number), players_title(number)) for number in offered.players)],
        )
        # A sign in front tells a person without a name from everybody.
        self._fields["person"].tell(
            QCoreApplication.translate("statistics", "Person"),
            [(_ALL, every), *((f"={person}", person_title(person)) for person in offered.people)],
        )
        beside = QCoreApplication.translate("statistics", "With {mark}")
        self._fields["marks"].tell(
            QCoreApplication.translate("statistics", "Kind of match"),
            [
                (_ALL, every),
                (_PLAIN, QCoreApplication.translate("statistics", "Ordinary")),
                (_MARKED, QCoreApplication.translate("statistics", "Counted separately")),
                *((mark, beside.format(mark=mark_words(mark))) for mark in offered.marks),
            ],
        )

    @Slot()
    def _fit(self) -> None:
        for field in self._fields.values():
            field.choice.setMinimumWidth(self._look.scaled(118))
        self._grid.set_widths(self._look.scaled(118), self._look.scaled(260))
