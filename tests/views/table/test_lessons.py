"""Lessons at the table: what is taught stands out, nothing else does, and nothing that can be played is dimmed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.lessons.lesson_session import LessonSession
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.lesson import Attempt, Lesson
from cardtable_gui.games import GamePackage
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.card_marks import Shine
from tests.support.stepped_clock import SteppedClock, wait_for

LESSONS = [
    pytest.param(package, lesson, id=f"{package.game.id}-{lesson.id}")
    for package in games.packages()
    for lesson in package.load_lessons()
]
OWN, OTHER = "own hand", "elsewhere"
FACE_DOWN = {"draw": {(OTHER, None)}, "flip": {(OTHER, None)}, "take": {(OTHER, None)}}
"""What the actions that name no card take: the top of the deck, or the card on its way."""


class Opened:
    """A lesson at a table without animation."""

    def __init__(self, qtbot: QtBot, package: GamePackage, lesson: Lesson) -> None:
        self.clock = SteppedClock()
        self.session = LessonSession(package, lesson, Seat(""), self.clock)
        # With the lesson's own house rules.
        self.package = self.session.package
        self.session.bot_delay_ms = 0
        self.table = TableView(self.clock)
        qtbot.addWidget(self.table)
        self.table.resize(1100, 720)
        self.table.set_look(replace(self.table.look, speed=0.0))
        self.table.open(self.session)
        self.table.show()
        self.session.start()

    def decisions(self) -> Iterator[int]:
        """Play the lesson as recorded; stop at each decision of the learner, with the number of its task."""
        for task in range(len(self.session.lesson.tasks)):
            wait_for(self.clock, lambda: self.session.is_humans_turn and not self.table.busy, "the learner's turn")
            yield task
            recorded = self.session._recorded()
            assert recorded is not None
            self.session.act(recorded)

    def ask(self) -> None:
        """Ask for the move, and wait until it's shown."""
        shown: list[object] = []
        self.session.hinted.connect(shown.append)
        self.session.hint()
        wait_for(self.clock, lambda: shown, "the shown move")

    def cards(self) -> list[CardButton]:
        """All cards that lie on the table."""
        return [card for zone in self.session.view.zones() for card in self.table.cards(zone.zone)]

    def standing_out(self) -> set[tuple[str, str | None]]:
        return {(self.place(card), card.face) for card in self.cards() if card.shine_level is Shine.TAUGHT}

    def dimmed_though_playable(self) -> list[str | None]:
        """The faces of cards that take part in a legal action and are dimmed nevertheless."""
        playable = self.package.table.playable(self.session.view)
        useful = {(zone, pick.card) for zone, picks in playable.items() for pick in picks}
        return [card.face for card in self.cards() if card.dimmed and (card.zone, card.face) in useful]

    def place(self, card: CardButton) -> str:
        zone = card.zone
        return OWN if zone is not None and zone.name == "hand" and zone.seat == self.session.onlooker else OTHER

    def named(self, texts: Iterator[str]) -> set[tuple[str, str | None]]:
        """Where the cards are that these actions name, and which; by the notation alone."""
        found: set[tuple[str, str | None]] = set()
        index = self.package.game.index
        for text in texts:
            verb, *words = text.split()
            given, _, others = " ".join(words).partition(" > " if words[:1] != [">"] else "> ")
            own = OTHER if verb == "take" else OWN
            # With Cover-up, GODAN discards cards of the own hand.
            beyond = OWN if verb == "work" and given.startswith("V") else OTHER
            for place, named in ((own, given), (beyond, others)):
                faces = (re.split(r"[*=]", word)[0] for word in named.split())
                found |= {(place, face) for face in faces if face in index}
            found |= FACE_DOWN.get(text, set())
        return found

    def taught(self, task: int) -> set[tuple[str, str | None]]:
        state, goal = self.session.match.state, self.session.lesson.tasks[task].goal
        tried = (Attempt(state, action) for action in state.legal_actions())
        return self.named(attempt.text for attempt in tried if goal.holds(attempt))


@pytest.mark.parametrize(("package", "lesson"), LESSONS)
def test_what_a_lesson_shows_stands_out_nothing_else_does_and_nothing_playable_is_dimmed(
    qtbot: QtBot, package: GamePackage, lesson: Lesson
) -> None:
    opened = Opened(qtbot, package, lesson)
    for task in opened.decisions():
        taught = opened.taught(task)
        assert not opened.dimmed_though_playable()
        if not lesson.shown:
            # The learner is to find it.
            assert opened.standing_out() == set()
            opened.ask()
        assert opened.standing_out() == taught
        assert not opened.dimmed_though_playable()


def test_the_first_lesson_of_merchant_shows_every_card_that_beats_the_four(qtbot: QtBot) -> None:
    package = games.package("merchant")
    opened = Opened(qtbot, package, next(each for each in package.load_lessons() if each.id == "beat-a-card"))
    for _ in opened.decisions():
        hand = [card.face for card in opened.cards() if card.shine_level is Shine.TAUGHT]
        assert hand == ["5", "11", "11", "12", "13", "14"]
        assert not any(
            card.shine_level is Shine.TAUGHT
            for card in opened.cards()
            if card.zone is not None and card.zone.name != "hand"
        )
