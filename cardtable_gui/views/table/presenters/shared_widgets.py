"""The table's widgets that are reused for one match after another."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.table.presenters.consent_sheet import ConsentSheet
from cardtable_gui.views.table.widgets.animator import Animator
from cardtable_gui.views.table.widgets.bubbles import RefusalBubble, Saying
from cardtable_gui.views.table.widgets.command_bar import CommandBar
from cardtable_gui.views.table.widgets.curtain import Curtain
from cardtable_gui.views.table.widgets.recap import RecapSheet
from cardtable_gui.views.table.widgets.result_panel import ResultPanel
from cardtable_gui.views.table.widgets.scale import Scale
from cardtable_gui.views.table.widgets.scene_overlay import SceneOverlay
from cardtable_gui.views.table.widgets.surface import Surface
from cardtable_gui.views.table.widgets.tension_banner import TensionBanner
from cardtable_gui.views.table.widgets.transition import Transition


@dataclass(frozen=True, slots=True)
class SharedWidgets:
    """Created with the table widget, and passed to each match that it shows."""

    animator: Animator
    scene: SceneOverlay
    banner: TensionBanner
    surface: Surface
    bar: CommandBar
    scale: Scale
    bubble: RefusalBubble
    saying: Saying
    panel: ResultPanel
    curtain: Curtain
    consent: ConsentSheet
    recap: RecapSheet
    transition: Transition

    @classmethod
    def on(cls, table: QWidget, clock: Clock) -> SharedWidgets:
        """Create them as children of a table widget."""
        return cls(
            animator=Animator(clock, table),
            scene=SceneOverlay(table),
            banner=TensionBanner(clock, table),
            surface=Surface(),
            bar=CommandBar(clock, table),
            scale=Scale(clock, table),
            bubble=RefusalBubble(clock, table),
            saying=Saying(table),
            panel=ResultPanel(clock, table),
            curtain=Curtain(clock, table),
            consent=ConsentSheet(clock, table),
            recap=RecapSheet(clock, table),
            transition=Transition(clock, table),
        )

    def set_speed(self, factor: float) -> None:
        """Set the animation speed: 1 is normal, 0 shows results at once."""
        for moving in (self.animator, self.transition, self.banner, self.scale):
            moving.speed = factor

    def set_keys(self, keys: Keymap) -> None:
        """Set the key bindings of the sheets."""
        self.panel.keys = self.curtain.keys = self.consent.keys = keys

    def cover(self, rect: QRect) -> None:
        """Let each sheet cover this part of the table."""
        for sheet in (self.curtain, self.consent, self.panel, self.recap):
            sheet.setGeometry(rect)

    def apply_look(self, theme: Theme, percent: int, *, buttons_left: bool) -> None:
        """Apply theme and text size. `buttons_left`: the bar's buttons are at its left."""
        self.bar.apply_look(theme, percent, left=buttons_left)
        for widget in (self.scale, self.panel, self.curtain, self.consent, self.recap):
            widget.apply_look(theme, percent)

    def clear(self) -> None:
        """Clear and hide everything: a match leaves the table."""
        self.panel.hide()
        self.curtain.hide()
        self.recap.end()
        self.banner.leave()
        self.saying.hide()
        self.transition.stop()
        self.scale.put_away()
        self.bar.show_buttons(())
        self.bar.show_texts("", "", loud=False)
