"""The lessons of each game from its set-up to the last one, in the real window, with one input device.

A run that is not thorough takes some lessons of each game, with one of the devices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.controller.lessons import lesson_session, progress
from cardtable_gui.core.actions import Action
from cardtable_gui.core.lesson import Lesson
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games import GamePackage
from tests.e2e.by_keys import Keys
from tests.e2e.by_mouse import Mouse
from tests.e2e.by_touch import Finger
from tests.e2e.conftest import Start
from tests.e2e.hands import Hands
from tests.e2e.player import Player
from tests.support.sampling import RUN

_HINT = QT_TRANSLATE_NOOP("table", "Hint: {action}")
WITH_LESSONS = [package for package in games.packages() if package.lessons is not None]


@dataclass
class Learner(Player):
    """A player who does what the record of a lesson says."""

    script: Sequence[str] = field(default=())

    def _aim(self, legal: Sequence[Action]) -> Action:
        wanted = self.script[self.session.at]
        return next(action for action in legal if self.session.package.game.notation(action) == wanted)

    def take(self, package: GamePackage, lesson: Lesson) -> None:
        """Solve the lesson on the table, and pass the results of deals on the way."""
        learning = self.program.learning
        self.script = lesson_session.read(package.game.id, lesson.id).record.actions
        self.diary.append(f"takes the lesson {lesson.id}")
        panel, bar, onward = self.table.panel, self.table.bar, learning.panel.next
        while not onward.isVisible():
            self.wait_for(
                lambda: onward.isVisible() or panel.isVisible() or (bar.buttons and self._shown(lesson)),
                "a turn, a result or the end of the lesson",
            )
            if panel.isVisible():
                self.press(panel.buttons[-1])
            elif bar.buttons:
                self._do_as_shown() if lesson.shown else self.take_turn()

    def _do_as_shown(self) -> None:
        """Press the button of the move that is shown."""
        before = self.session.at
        self.press(next(button for button in self.table.bar.buttons if button.face.primary))
        self.wait_for(lambda: self.session.at > before, "what was shown to be done")

    def _shown(self, lesson: Lesson) -> bool:
        """Whether a beginner sees what to do."""
        return not lesson.shown or self.table.bar.prompt.startswith(i18n.text(_HINT).partition("{")[0])


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("hands", "language"), [(Mouse, "en"), (Keys, "ja"), (Finger, "en")], ids=["mouse", "keys", "touch"]
)
@pytest.mark.parametrize("package", WITH_LESSONS, ids=lambda package: package.game.id)
def test_lessons_are_solved_from_the_set_up_of_a_game_to_the_last_one(
    package: GamePackage, hands: type[Hands], language: str, start: Start, tmp_path: Path
) -> None:
    program = start(language, 1)
    player = Learner(program, hands(program.window), Random(1), tmp_path)
    lessons = package.load_lessons()
    with player.telling():
        player.press(next(tile for tile in player.shell.home.tiles if tile.game == package.game.id))
        player.wait_for(player.shell.setup_page.isVisible, "the set-up")
        player.press(player.shell.setup_page.about.lessons)
        page = program.learning.page
        player.wait_for(page.isVisible, "the list of lessons")
        assert page.game == package.game.id
        if not RUN.thorough:
            for lesson in lessons[1:-1]:
                progress.add(program.settings, package.game.id, lesson.id)
        player.press(page.rows[0].button)
        player.take(package, lessons[0])
        for number, lesson in enumerate(lessons[1:], 1):
            if RUN.thorough or lesson is lessons[-1]:
                player.press(program.learning.panel.all)
                player.wait_for(page.isVisible, "the list of lessons")
                player.press(page.rows[number].button)
                player.take(package, lesson)
        player.press(program.learning.panel.next)
        assert player.shell.setup_page.isVisible()
        assert player.shell.setup_page.game is package.game
    assert progress.upcoming(program.settings, package.game.id, lessons) is None
