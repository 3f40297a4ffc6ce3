"""The widgets that a table has for all matches, one after another."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.views.table.animator import Animator
from cardtable_gui.views.table.bubbles import RefusalBubble
from cardtable_gui.views.table.commandbar import CommandBar
from cardtable_gui.views.table.consent import ConsentSheet
from cardtable_gui.views.table.curtain import Curtain
from cardtable_gui.views.table.drape import Drape
from cardtable_gui.views.table.results import ResultPanel
from cardtable_gui.views.table.surface import Surface


@dataclass(frozen=True, slots=True)
class SharedWidgets:
    """Made with the table widget, and handed to each match that it shows."""

    animator: Animator
    surface: Surface
    bar: CommandBar
    bubble: RefusalBubble
    panel: ResultPanel
    curtain: Curtain
    consent: ConsentSheet
    drape: Drape
