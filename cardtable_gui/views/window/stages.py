"""What a start imports no sooner than it has to: the list that `tests/views/window/test_stages.py` checks.

Modules that come later stand in blocks of `cardtable_gui.later`; what else imports one of these by mistake makes every
start slower.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final


class Stage(IntEnum):
    """How far a start is, in order."""

    PAINTED = 1
    """The window is on the screen, empty or with a picture."""
    AT_HOME = 2
    """The start screen responds."""
    AT_REST = 3
    """The set-up is ready, too."""
    TABLE_READY = 4
    """The table is ready, too: a match can begin."""


NOT_BEFORE: Final[Mapping[Stage, Sequence[str]]] = {
    Stage.PAINTED: (
        "cardtable_gui.controller",
        "cardtable_gui.games",
        "cardtable_gui.models",
        "cardtable_gui.views.kit.controls.icons",
        "cardtable_gui.views.kit.look.fonts",
        "cardtable_gui.views.kit.look.style",
        "cardtable_gui.views.kit.pictures.covers",
        "PySide6.QtSvg",
    ),
    Stage.AT_HOME: (
        "cardtable_gui.controller.lessons.lesson_session",
        "cardtable_gui.controller.pads",
        # A press would wait for what only a match needs.
        "cardtable_gui.controller.replay",
        "cardtable_gui.controller.session",
        "cardtable_gui.controller.statistics",
        "cardtable_gui.core.events",
        "cardtable_gui.core.lesson",
        "cardtable_gui.core.table",
        "cardtable_gui.games.*.actions",
        "cardtable_gui.games.*.sampling",
        "cardtable_gui.games.*.state",
        "cardtable_gui.views.kit.dialogs",
        "cardtable_gui.views.shell.daily.daily_page",
        "cardtable_gui.views.shell.learn.lessons_page",
        "cardtable_gui.views.shell.pad.pads_page",
        "cardtable_gui.views.shell.library.library_dialog",
        "cardtable_gui.views.shell.settings",
        "cardtable_gui.views.shell.start.setup_page",
        "miniaudio",
    ),
    Stage.AT_REST: (
        "cardtable_gui.games.*.table",
        "cardtable_gui.views.kit.pictures.art",
        "cardtable_gui.views.table.scene",
        "cardtable_gui.views.table.table_view",
        "cardtable_gui.views.table.widgets",
        "sqlite3",
    ),
    Stage.TABLE_READY: (
        "cardtable_gui.controller.bots.process_runner",
        "cardtable_gui.games.*.bots.policy",
        "hashlib",
        "multiprocessing",
    ),
}
"""Modules and packages by the last stage at which they aren't imported yet; `*` stands for any name."""

TABLE_PARTS: Final = (
    "cardtable_gui.controller.phases",
    "cardtable_gui.controller.session",
    "cardtable_gui.controller.replay",
    "cardtable_gui.views.kit.pictures.art",
    "cardtable_gui.views.table.widgets.card_button",
    "cardtable_gui.views.table.widgets.command_bar",
    "cardtable_gui.views.table.geometry.table_sizes",
    "cardtable_gui.views.table.scene.scene",
    "cardtable_gui.views.table.presenters.playback",
    "cardtable_gui.views.table.presenters.pointer",
    "cardtable_gui.views.table.presenters.table_input",
    "cardtable_gui.views.table.presenters.table_presenter",
    "cardtable_gui.views.table.table_view",
    "cardtable_gui.views.shell.replay.options_panel",
    "cardtable_gui.views.shell.rules.rules_panel",
    "cardtable_gui.views.shell.matches.side_panel",
    "cardtable_gui.views.shell.matches.table_page",
)
"""The modules of the table page, in an order in which each brings few others: a press waits for one of them at most."""
MOST_AT_ONCE: Final = 25
"""So many modules of ours come with each of `TABLE_PARTS` at most."""
