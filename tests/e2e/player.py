"""A player at the window: sees what is on the screen, decides, and acts by an input device.

Besides the screen it knows only the legal actions of the turn, to choose one, and which cards an action moves.
Everything that happens then comes from real events on widgets.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.bots import levels
from cardtable_gui.controller.hints import Hint, hint
from cardtable_gui.controller.session import Session
from cardtable_gui.core.actions import Action
from cardtable_gui.core.options import Option
from cardtable_gui.core.picks import Pick
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.kit.controls.switch import Switch
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.seat_row import SeatRow
from cardtable_gui.views.table.presenters.commands import TO_THE_END
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandButton
from cardtable_gui.views.window.program import Program
from tests.e2e.by_keys import Keys
from tests.e2e.hands import Hands
from tests.support.stepped_clock import wait_for

W = TypeVar("W", bound=QWidget)


@dataclass
class Player:
    """Plays with this input device. `diary` records what was done, `met` counts what has occurred."""

    program: Program
    hands: Hands
    aims: Random
    """Chooses actions: the same with every device."""
    pictures: Path
    ways: Random = field(default_factory=lambda: Random(1))
    """Chooses how to do an action if there are several ways."""
    diary: list[str] = field(default_factory=list)
    met: Counter[str] = field(default_factory=Counter)
    _tried: Counter[str] = field(default_factory=Counter)

    # ------------------------------------------------------------------------------------------ what is seen

    @property
    def window(self) -> QWidget:
        """The window."""
        return self.program.window

    @property
    def shell(self) -> Shell:
        """The content of the window."""
        assert self.program.shell is not None
        return self.program.shell

    @property
    def session(self) -> Session:
        """The match on the table: its legal actions to choose from, its record to compare with."""
        session = self.shell.match_manager.session
        assert session is not None
        return session

    @property
    def table(self) -> TableView:
        """The table."""
        return self.shell.table_page.table

    def seen(self, kind: type[W], words: str | None = None, within: QWidget | None = None) -> W:
        """The first visible widget of a kind with this text or accessible name."""
        there = [widget for widget in (within or self.window).findChildren(kind) if widget.isVisible()]
        for widget in there:
            said = {widget.accessibleName()} | ({widget.text()} if isinstance(widget, QAbstractButton) else set())
            if words is None or words in said:
                return widget
        known = ", ".join(f"“{widget.accessibleName()}”" for widget in there)
        raise AssertionError(f"no {kind.__name__} says “{words}”, only {known}")

    def wait_for(self, what: Callable[[], object], words: str) -> None:
        """Process events until this is true."""
        wait_for(self.program._clock, what, words)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """On failure within this context: save a picture of the window, and report what was done before."""
        try:
            yield
        except BaseException as error:
            picture = self.pictures / "window.png"
            self.window.grab().save(str(picture))
            error.add_note("\n".join(["What the player did:", *self.diary[-12:], f"Picture: {picture}"]))
            raise

    # -------------------------------------------------------------------------------------- the start screen

    def set_up(
        self, game_id: str, people: int, seats: int, options: dict[str, object] | None = None, deal: int | None = None
    ) -> None:
        """From the start screen: choose a game by its cover, add people and random bots, choose options, start."""
        game = games.game(game_id)
        self.press(next(tile for tile in self.shell.home.tiles if tile.game == game_id))
        page = self.shell.setup_page
        self.wait_for(page.isVisible, "the set-up")
        more = self.seen(QAbstractButton, _words("start", "More"), page)
        if not more.isChecked():
            self.press(more)
        self._seat(page, people, seats)
        for option in game.options:
            if option.id in (options or {}):
                self._set_option(page, option, (options or {})[option.id])
        if deal is not None and isinstance(self.hands, Keys):
            self.hands.tab_to(self.seen(QLineEdit, _words("start", "Deal number"), page))
            self.hands.type(str(deal))
        self.press(self.seen(QAbstractButton, _words("start", "Start match"), page))
        self.wait_for(lambda: not page.isVisible(), "the table")

    def _seat(self, page: QWidget, people: int, seats: int) -> None:
        while len(self._rows(page)) > seats:
            named = _words("start", "{button}, seat {number}")
            remove = named.format(button=_words("start", "Remove this seat"), number=len(self._rows(page)))
            self.press(self.seen(QAbstractButton, remove, self._rows(page)[-1]))
        while len(self._rows(page)) < seats:
            self.press(self.seen(QAbstractButton, _words("start", "+ Add seat"), page))
        for number, row in enumerate(self._rows(page)):
            kind = _words("start", "Human" if number < people else "Bot")
            button = self.seen(QAbstractButton, kind, row)
            if not button.isChecked():
                self.press(button)
            if number >= people:
                self.hands.choose(self.seen(Choice, None, row), levels.LEVELS.index("random"))

    @staticmethod
    def _rows(page: QWidget) -> Sequence[SeatRow]:
        return sorted((row for row in page.findChildren(SeatRow) if row.isVisible()), key=lambda row: row.y())

    def _set_option(self, page: QWidget, option: Option, value: object) -> None:
        title = i18n.text(option.title)
        if isinstance(value, bool):
            switch = self.seen(Switch, title, page)
            if switch.isChecked() != value:
                self.press(switch)
        elif isinstance(value, tuple):
            for choice in option.choices:
                switch = self.seen(Switch, f"{title}: {i18n.text(choice.title)}", page)
                if switch.isChecked() != (choice.value in value):
                    self.press(switch)
        elif option.kind == "choice":
            row = [choice.value for choice in option.choices].index(value)  # type: ignore[arg-type]
            self.hands.choose(self.seen(Choice, title, page), row)
        else:
            assert isinstance(value, int)
            stepper = next(each for each in page.findChildren(Stepper) if each.field.accessibleName() == title)
            self.hands.count_to(stepper, value)

    # --------------------------------------------------------------------------------------------- the match

    def play_to_the_end(self) -> None:
        """Play until the final result is on the screen; pass the curtain and the results of deals on the way."""
        while True:
            self.wait_for(self._asked, "a turn, a curtain or a result")
            table = self.table
            if table.curtain.isVisible():
                self.met["curtain"] += 1
                self.press(table.curtain.button)
            elif table.widgets.recap.isVisible():
                self.met["recap"] += 1
                self.hands.skip(table.widgets.recap)
            elif table.panel.result is None:
                self.take_turn()
            elif table.panel.result.ranks is None:
                self.met["end of a deal"] += 1
                self.press(table.panel.buttons[-1])
            else:
                return

    def _asked(self) -> bool:
        table = self.table
        asked = any(button.face.id != TO_THE_END for button in table.bar.buttons)
        return table.curtain.isVisible() or table.panel.isVisible() or asked

    def take_turn(self) -> None:
        """Choose an action not yet tried, pick its cards, do it, and check that this action was done."""
        session = self.session
        game, view = session.package.game, session.view
        legal: Sequence[Action] = view.legal_actions()
        aim = self._aim(legal)
        steps = session.match.steps
        before = len(steps)
        self.diary.append(f"{before}. aims for: {game.notation(aim)}")
        plan = hint(session.package, view, aim)
        for zone, picks in plan.picked.items():
            for pick in picks:
                self._pick(zone, pick)
            self.met[f"picked from {zone.name}"] += 1
        wanted = i18n.text(game.describe(aim), session.names)
        if not self._carry(plan):
            self._press_command(wanted)
        self._answer(wanted)
        self.wait_for(lambda: len(steps) > before, f"“{wanted}” to be done")
        done = steps[before].action
        assert done == aim, f"meant {game.notation(aim)}, but did {game.notation(done)}"
        self.met[view.phase] += 1
        self.met["nothing but a pass"] += len(legal) == 1 and not plan.picked

    def _aim(self, legal: Sequence[Action]) -> Action:
        """Legal actions that were tried least come first, so that a short match covers much."""
        game = self.session.package.game
        shapes = [_shape(game.notation(action)) for action in legal]
        tried = [(self._tried[shape.split()[0]], self._tried[shape]) for shape in shapes]
        number = self.aims.choice([n for n, times in enumerate(tried) if times == min(tried)])
        self._tried.update((shapes[number].split()[0], shapes[number]))
        return legal[number]

    def _pick(self, zone: Zone, pick: Pick) -> None:
        cards = [card for card in self.table.cards(zone) if card.face == pick.card and not card.picked]
        if pick.card is None and len(cards) > 1 and zone.name == "hand":
            # All look alike: count from the left.
            cards = [sorted(cards, key=lambda card: card.pose.x)[pick.place]]
        stand_out = [card for card in cards if card.playable]
        assert stand_out, f"{pick} in {zone} does not stand out: {[card.accessibleName() for card in cards]}"
        card = next((card for card in reversed(stand_out) if self.hands.reaches(card)), None)
        assert card is not None, f"no {pick} in {zone} can be reached"
        self.diary.append(f"   picks {card.accessibleName()}")
        self.hands.pick(card)
        assert card.picked, f"“{card.accessibleName()}” was not picked"

    def _carry(self, plan: Hint) -> bool:
        """Sometimes drag the picked cards to their target; return whether that was possible."""
        if not self.hands.carries or plan.target is None or self.ways.random() < 0.4:
            return False
        held = [card for zone in plan.picked for card in self.table.cards(zone) if card.picked and zone != plan.target]
        card: CardButton | None = next((card for card in held if self.hands.reaches(card)), None)
        if card is None or not self.hands.carry(card, self.table, plan.target):
            return False
        self.diary.append(f"   carried {card.accessibleName()} to {plan.target}")
        self.met["carried"] += 1
        return True

    def _press_command(self, wanted: str) -> None:
        """Press the button for the action, else the primary one of those enabled, else the only one."""
        free = [button for button in self.table.bar.buttons if not button.face.blocked]
        assert free, (
            f"no button for “{wanted}”: {[button.accessibleDescription() for button in self.table.bar.buttons]}"
        )
        ranked = sorted(free, key=lambda button: (button.text() != wanted, not button.face.primary))
        self.diary.append(f"   presses “{ranked[0].text()}”")
        self.met["pressed"] += 1
        self.press(ranked[0])

    def _answer(self, wanted: str) -> None:
        """Answer the table's question or confirmation, if there is one."""
        choice = self.table.choice
        if choice is None or not choice.isVisible():
            return
        self.met["asked in place"] += 1
        offered: Sequence[CommandButton] = choice.buttons
        button = next((button for button in offered if button.text() == wanted), None)
        assert button is not None, f"“{wanted}” is not among {[button.text() for button in offered]}"
        self.diary.append(f"   answers “{button.text()}”")
        self.press(button)

    def choose_in_menu(self, name: str) -> None:
        """Choose an action from the menus."""
        self.hands.choose_in_menu(self.program.window.menuBar(), self.shell.actions[name])

    def press(self, button: QAbstractButton) -> None:
        """Press a button."""
        assert button.isEnabled(), f"“{button.text()}” is off"
        self.hands.press(button)


def _shape(notation: str) -> str:
    """An action without its numbers."""
    return re.sub(r"\d+", "#", notation)


def _words(context: str, english: str) -> str:
    """A text in the current language."""
    return QCoreApplication.translate(context, english)
