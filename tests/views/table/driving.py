"""Drives a table in tests: real mouse and key events on a real session, bots that move when told to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.support.sessions import EASY, ManualRunner
from tests.support.stepped_clock import STEP_MS, SteppedClock, process_events, wait_for

YOU = Seat("Ann")
SIZE = (1100, 720)


class Driven:
    """A table with its session. Without `speed`, there is no animation."""

    def __init__(
        self,
        qtbot: QtBot,
        game: str,
        seats: tuple[Seat, ...] = (YOU, EASY, EASY),
        *,
        seed: int = 3,
        deals: tuple[DealRecord, ...] = (),
        speed: float = 0.0,
        options: dict[str, object] | None = None,
        start: bool = True,
        before: Iterable[Action] = (),
    ) -> None:
        """`before`: actions that were done before the match comes to this table."""
        self.clock = SteppedClock()
        self.runner = ManualRunner()
        self.match = Match.new(game, seats, options or {}, seed, deals)
        for action in before:
            self.match.act(action)
        self.session = Session(self.match, "test", None, self.runner, self.clock)
        self.session.bot_delay_ms = 0
        self.table = TableView(self.clock)
        qtbot.addWidget(self.table)
        self.table.resize(*SIZE)
        self.table.set_look(replace(self.table.look, speed=speed))
        self.table.open(self.session)
        self.table.show()
        self.table.activateWindow()
        qtbot.waitUntil(self.table.isActiveWindow)
        self.qtbot = qtbot
        if start:
            self.session.start()

    @property
    def view(self) -> object:
        return self.session.view

    def hand(self, seat: int = 0) -> tuple[CardButton, ...]:
        return self.table.cards(Zone("hand", seat))

    def bots(self) -> None:
        """Let bots move until a person is to move, something waits for the player, or the match is over."""
        for _ in range(2000):
            if self.session.is_humans_turn or self.session.to_move is None or self.table.panel.result is not None:
                return
            if self.session.hand_over is not None:
                return
            if self.runner.questions and not self.table.busy:
                self.runner.answer()
            self.go()
        raise AssertionError("nobody is asked")

    def go_on(self) -> None:
        """Close panels and curtains by key, and let bots move, until a person is to move or the match is over."""
        for _ in range(200):
            result = self.table.panel.result
            if self.session.hand_over is not None or (result is not None and result.ranks is None):
                self.key(Qt.Key.Key_Return)
            elif self.session.is_humans_turn or self.session.to_move is None:
                return
            else:
                self.bots()
        raise AssertionError("the match does not go on")

    def go(self) -> None:
        """Let a frame's time go on."""
        self.clock.step(STEP_MS)
        process_events()

    def until(self, done: Callable[[], object]) -> None:
        """Let time go on until this is so."""
        wait_for(self.clock, done)

    # ------------------------------------------------------------------------------------------------- gestures

    def key(self, key: Qt.Key) -> None:
        """Press a key in the focused widget."""
        target: QWidget = QApplication.focusWidget() or self.table
        QTest.keyClick(target, key)

    def key_escape(self) -> None:
        """Press Escape, and wait until the cards are back."""
        self.key(Qt.Key.Key_Escape)
        self.rest()

    def click(self, card: CardButton) -> None:
        """Press and release on the visible part of a card."""
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.mapFrom(self.table, self.spot(card)))
        self.rest()

    def double_click(self, card: CardButton) -> None:
        """Send the events of a double click with a mouse."""
        at = card.mapFrom(self.table, self.spot(card))
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(card, Qt.MouseButton.LeftButton, pos=at)
        self.rest()

    def lift(self, card: CardButton, to: QPoint) -> None:
        """Press on a card and move to a point, without releasing."""
        start = self.spot(card)
        QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=card.mapFrom(self.table, start))
        for share in (0.1, 0.4, 0.8, 1.0):
            self.carry(card, start + (to - start) * share)

    def carry(self, card: CardButton, to: QPoint) -> None:
        """Move to a point, with the button held."""
        QTest.mouseMove(card, card.mapFrom(self.table, to))
        QApplication.processEvents()

    def drop(self, card: CardButton, at: QPoint) -> None:
        """Release."""
        QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.mapFrom(self.table, at))
        self.rest()

    def drag(self, card: CardButton, zone: Zone) -> None:
        """Drag a card so that it covers the middle of a zone."""
        goal = self.table.area(zone).center().toPoint() + self.spot(card) - self.middle(card)
        self.lift(card, goal)
        self.drop(card, goal)

    def rest(self) -> None:
        """Wait until nothing moves."""
        self.until(lambda: not self.table.widgets.animator.busy)

    def middle(self, card: CardButton) -> QPoint:
        return QPoint(round(card.pose.x), round(card.pose.y))

    def spot(self, card: CardButton) -> QPoint:
        """A point of the table at which this card is the topmost one."""
        presenter = self.table.presenter
        assert presenter is not None
        pose = card.pose
        for across in (-0.35, 0.0, 0.35, -0.45, 0.46):
            for down in (0.0, -0.4, 0.4, -0.47):
                point = QPoint(round(pose.x + across * pose.width), round(pose.y + down * pose.height))
                if presenter.scene.stage.card_at(point) is card:
                    return point
        raise AssertionError(f"{card.accessibleName()} is covered everywhere")

    # -------------------------------------------------------------------------------------------- whole actions

    def act(self, action: str) -> None:
        """Let the person to move do this action, in notation."""
        self.session.act(self.session.package.game.parse(action))

    def answer(self, action: str) -> None:
        """Let the bot to move, or the next bot, do this action, in notation."""
        self.until(lambda: bool(self.runner.questions))
        self.runner.answer(self.session.package.game.parse(action))

    def some_action(self, rng: Random) -> Action:
        action: Action = rng.choice(self.session.view.legal_actions())
        return action

    @property
    def done(self) -> str:
        """The last action, in notation."""
        return self.match.steps[-1].text
