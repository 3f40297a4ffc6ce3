"""Everything on the table of one match - cards, places, plates, trail - and its stacking order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Slot
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.models.tokens import TokensByZone
from cardtable_gui.views.kit.focus.hide_keeping_focus import hide_keeping_focus
from cardtable_gui.views.kit.look.theme import Type
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.text.fitted_text import width_of
from cardtable_gui.views.table.geometry.card_spread import LIFT
from cardtable_gui.views.table.geometry.table_geometry import Shape
from cardtable_gui.views.table.geometry.table_sizes import arrange
from cardtable_gui.views.table.geometry.visible import Visible, Worth
from cardtable_gui.views.table.scene.player_panels import PlayerPanels
from cardtable_gui.views.table.scene.stage import Stage
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets import trail
from cardtable_gui.views.table.widgets.clear_place import Ground, clear_place
from cardtable_gui.views.table.widgets.command_bar import CommandBar, MeterFace
from cardtable_gui.views.table.widgets.scale import Scale
from cardtable_gui.views.table.widgets.scale import sizes as scale_sizes
from cardtable_gui.views.table.widgets.sort_button import SortButton
from cardtable_gui.views.table.widgets.surface import Surface
from cardtable_gui.views.table.widgets.trail import Trail

SIDES = 2
"""How many numbers a scale weighs."""
DRAW_AHEAD_MS = 12
"""Interval of the draw-ahead timer: one picture between two frames."""


class Scene(QObject):
    """Everything on the table widget except the sheets that cover it."""

    def __init__(
        self,
        table: QWidget,
        surface: Surface,
        art: Art,
        state: ViewState,
        bar: CommandBar,
        scale: Scale,
        above: Sequence[QWidget],
        parent: QObject,
    ) -> None:
        """An empty table; call `lay_out` before anything else.

        `above`: widgets that stay above all cards and the bar, from bottom to top.
        """
        super().__init__(parent)
        self.table = table
        self._surface = surface
        self._state = state
        game = state.session.package.game
        self.stage = Stage(table, art, game.faces, state.look.theme, self)
        self.trail = Trail(table)
        self.player_panels = PlayerPanels(table, state.game_table, lambda: state.seats)
        self.sort_button = SortButton(table)
        self._bar, self._scale = bar, scale
        self._above = (bar, scale, *above)
        self._drawing = QTimer(self)
        self._drawing.setInterval(DRAW_AHEAD_MS)
        self._drawing.timeout.connect(self._draw_ahead)
        self._undrawn: Iterator[Callable[[], object]] = iter(())

    def close(self) -> None:
        """Delete everything."""
        self._drawing.stop()
        self.sort_button.hide()
        self.sort_button.deleteLater()
        self.stage.clear()
        self.player_panels.clear()
        hide_keeping_focus(self.trail)
        self.trail.deleteLater()
        self._surface.game = ""
        self._surface.labels = {}

    @property
    def room(self) -> QRectF:
        """The room for floating widgets."""
        return QRectF(self.table.rect()).adjusted(4, 4, -4, -4)

    def ground(self) -> Ground:
        """What floats over the table may lie on: the table above the bar, where it covers nothing that's kept.

        What's seen there are cards and words, one's own place that is lit, and the bar's buttons, over which no tail
        goes.
        """
        bar, own, zones = QPointF(self._bar.pos()), self.stage.own, self.stage.frame.zones
        lit = [
            place.area
            for zone, place in zones.items()
            if own is not None and zone.seat == own.seat and zone != own and zone in self._surface.highlighted
        ]
        words = [*self._surface.words(self.stage.frame), *self.player_panels.words()]
        if not self._scale.isHidden():
            words.append(QRectF(self._scale.geometry()))
        buttons = [QRectF(button.geometry()).translated(bar) for button in self._bar.buttons]
        seen = [
            *self.stage.visible(),
            *(Visible(area, Worth.WORDS) for area in words),
            *(Visible(area, Worth.KEPT) for area in (*buttons, *lit)),
        ]
        room = self.room.adjusted(0, 0, 0, -self.stage.frame.bar.height())
        return Ground(room, seen, self._bar.texts.translated(bar))

    def weigh(self, meters: Sequence[MeterFace]) -> bool:
        """Show two numbers on the scale, where it covers no card and no word; none: put it away.

        Returns whether it's shown: the table may have no room for it.
        """
        if len(meters) != SIDES:
            self._scale.put_away()
            return False
        left, right = meters
        if self._scale.isHidden() and not self._place_scale(left, right):
            return False
        self._scale.weigh(left, right)
        return True

    def _place_scale(self, left: MeterFace, right: MeterFace) -> bool:
        """Put the scale near the own hand and the middle, where no picked card will rise; return whether it fits."""
        ground, frame = self.ground(), self.stage.frame
        risen = [area.adjusted(0, -LIFT * area.height(), 0, 0) for area, _ in ground.seen]
        places = [place.area for place in frame.zones.values() if place.zone != self.stage.own]
        hand = frame.centre if self.stage.own is None else frame.zones[self.stage.own].area
        middle = QRectF(QPointF(frame.width / 2, hand.top()), QSizeF(0, 0))
        percent = self._state.look.percent
        # Beside the places for cards rather than across their edges.
        for kept, size in product(((*risen, *places), risen), scale_sizes(left, right, percent)):
            free = Ground(ground.room, [Visible(area, Worth.KEPT) for area in kept])
            spot = clear_place((size,), middle, free, Type.BODY.px(percent))
            if spot is not None:
                self._scale.setGeometry(spot.sheet.toAlignedRect())
                return True
        return False

    # ------------------------------------------------------------------------------------------------- layout

    def lay_out(self) -> None:
        """Update the layout for the table's size, text size and onlooker; the caller settles the cards afterwards."""
        table, look = self.table, self._state.look
        self._scale.put_away()
        self.show_trail(None)
        self._state.reword()
        percent, frame = arrange(
            self._shape,
            table.width(),
            table.height(),
            look.wanted_percent,
            look.cards,
            large_numerals=look.large_numerals,
        )
        self._state.look = look = replace(look, percent=percent)
        self.stage.set_frame(frame)
        seat = self._state.view.seat
        own = None if seat is None else hand_of(seat)
        self.stage.own = own if own in frame.zones else None
        self.sort_button.apply_look(look.theme, look.percent)
        if self.stage.own is not None:
            self.sort_button.place(frame.zones[self.stage.own])
        self.stage.apply_look(look.theme)
        self.player_panels.apply_look(look)
        self.player_panels.place(frame, self._state.wording)
        self._surface.theme, self._surface.percent = look.theme, look.percent

    def _shape(self, percent: int) -> Shape:
        """What the layout depends on besides the table's size, at a text size."""
        state = self._state
        em, caption = Type.BODY.px(percent), Type.CAPTION.px(percent)
        widths = {
            name: width_of(f"{title} 00", caption, bold=True) + 0.6 * em
            for name, title in state.wording.place_titles().items()
        }
        return Shape(state.game_table.layout, len(state.session.match.seats), state.view.seat, widths)

    def draw_ahead(self) -> None:
        """Draw pictures in advance, one per event loop cycle, so that none has to be drawn during an animation."""
        self._undrawn = self.stage.undrawn()
        self._drawing.start()

    @Slot()
    def _draw_ahead(self) -> None:
        draw = next(self._undrawn, None)
        if draw is None:
            self._drawing.stop()
        else:
            draw()

    # ------------------------------------------------------------------------------------------------- showing

    def settle(self, *, playing: bool) -> None:
        """Put everything in its place: as in the view, or while `playing` as in the current step."""
        state, stage = self._state, self.stage
        if not playing:
            stage.label(state.game_table.tags(state.view))
        stage.settle(stage.shown if playing else state.model.arrangement)
        stage.rename(state.wording)
        if not playing:
            self.player_panels.show_view(state.view, state.wording)
        self._refresh_labels(stage.shown)

    def refresh_picks(self) -> None:
        """Show what is picked, without moving cards."""
        self.stage.relight()
        self.stage.rename(self._state.wording)
        self._refresh_labels(self.stage.shown)

    def light(self, zones: tuple[Zone, ...], aimed: Zone | None) -> None:
        """Highlight these zones, `aimed` more strongly."""
        for zone in self._surface.light(zones, aimed):
            place = self.stage.frame.zones.get(zone)
            if place is not None:
                self.table.update(place.area.toAlignedRect().adjusted(-8, -8, 8, 8))

    def show_trail(self, ends: tuple[Zone, Zone] | None) -> None:
        """Show the trail from the start to the end of the last move; None: hide it."""
        stage, theme = self.stage, self._state.look.theme
        if ends is None or not all(zone in stage.frame.zones for zone in ends):
            self.trail.show_way(None, (), theme)
            return
        words = [*self._surface.words(stage.frame), *self.player_panels.words(), *stage.numbers()]
        start, end = map(stage.extent, ends)
        cards = [stage.covered(zone) for zone in stage.frame.zones if zone not in ends]
        self.trail.show_way(trail.way(start, end, cards, words), words, theme)

    def _refresh_labels(self, arrangement: TokensByZone) -> None:
        frame = self.stage.frame
        labels = self.player_panels.labels(arrangement, frame, self._state.wording, self.stage.picked)
        for zone in self._surface.relabel(labels):
            place = frame.zones.get(zone)
            if place is not None and place.label is not None:
                self.table.update(place.label.toAlignedRect())

    # -------------------------------------------------------------------------------- while something is played

    def remove_highlights(self) -> None:
        """Remove all highlights from cards."""
        self.stage.picked = self.stage.playable = frozenset()
        self.stage.dimmed = self.stage.barred = frozenset()
        self.stage.shines, self.stage.told_of = {}, {}
        self.stage.relight()
        self.stage.glow(frozenset())

    def clear_deal(self) -> None:
        """A new deal begins: clear speech, tags and the player to move."""
        self.player_panels.clear_speech()
        self.rest()
        self.stage.label({})

    def land(self, arrangement: TokensByZone) -> None:
        """Update the card counts to this arrangement."""
        self.player_panels.count(arrangement, self._state.view, self._state.wording)
        self._refresh_labels(arrangement)

    def pay(self, zone: Zone, amount: int) -> None:
        """Change a zone's token count by this amount (negative: tokens left)."""
        self.player_panels.pay(zone, amount, self._state.view, self._state.wording)

    def rest(self) -> None:
        """The deal is over: nobody is to move until the next view is shown."""
        self.player_panels.rest(self._state.view, self._state.wording)

    # -------------------------------------------------------------------------------------------- stacking order

    def raise_above_cards(self) -> None:
        """Raise again what belongs above all cards, after cards were restacked."""
        self.trail.raise_()
        self.player_panels.raise_speech()
        for sheet in self._above:
            if not sheet.isHidden():
                sheet.raise_()

    def show_sort_button(self) -> None:
        """Show the sort button if sorting would change anything."""
        own = self.stage.own
        self.sort_button.setVisible(own is not None and not self._state.model.is_sorted(own))
        if not self.sort_button.isHidden():
            self.sort_button.raise_()
            for card in () if own is None else self.stage.in_zone(own):
                # Carried cards and cards in flight pass above it.
                if card.flying:
                    card.raise_()
