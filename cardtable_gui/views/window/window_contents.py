"""The window's contents behind the start screen: the shell, and what adds pages of its own to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.views.shell.achievements.achievement_desk import AchievementDesk
from cardtable_gui.views.shell.daily.daily_desk import DailyDesk
from cardtable_gui.views.shell.learn.learning import Learning
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.pad.pad_desk import PadDesk
from cardtable_gui.views.window.preparation import Preparation

if TYPE_CHECKING:
    from cardtable_gui.controller.bots.bot_runner import BotRunner
    from cardtable_gui.sound import Speaker
    from cardtable_gui.views.shell.navigation.first_parts import FirstParts


@dataclass(frozen=True, slots=True)
class WindowContents:
    """The parts that live as long as the window."""

    shell: Shell
    learning: Learning
    achievements: AchievementDesk
    daily: DailyDesk
    pad: PadDesk
    preparation: Preparation

    @classmethod
    def behind(
        cls,
        parts: FirstParts,
        folder: Path,
        runner: BotRunner | None = None,
        speaker: Speaker | None = None,
        today: Callable[[], date] = date.today,
    ) -> WindowContents:
        """Make the first parts respond, with all matches of a data folder.

        `runner` and `speaker` are those of `Shell`; `today` is the local date.
        """
        store = Store(folder)
        shell = Shell(parts, store, runner, speaker)
        return cls(
            shell,
            Learning(shell, parts.look, parts.clock, folder, today),
            AchievementDesk(shell),
            DailyDesk(shell, folder, store, parts.clock, today),
            PadDesk(shell, folder),
            Preparation(shell),
        )
