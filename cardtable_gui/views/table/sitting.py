"""One session at the table, from its first card to its end: layout, cards, furniture, and what the bar says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.course import OPENING, Course, Presented
from cardtable_gui.core.events import Told
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.i18n import text
from cardtable_gui.models.tokens import Arrangement
from cardtable_gui.models.zones import TableModel
from cardtable_gui.sound import Sound
from cardtable_gui.views.art import art_of
from cardtable_gui.views.table import trail
from cardtable_gui.views.table.autopass import AutoPass
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.choices import ChoiceBox
from cardtable_gui.views.table.consent import Consenting
from cardtable_gui.views.table.details import Details
from cardtable_gui.views.table.drape import Way
from cardtable_gui.views.table.furniture import Furniture
from cardtable_gui.views.table.geometry import Shape
from cardtable_gui.views.table.gestures import Gestures
from cardtable_gui.views.table.guard import Guard
from cardtable_gui.views.table.keys import Keys
from cardtable_gui.views.table.lettering import width_of
from cardtable_gui.views.table.own_hand import OwnHand
from cardtable_gui.views.table.playback import Playback
from cardtable_gui.views.table.pointing import Pointing
from cardtable_gui.views.table.put_away import put_away
from cardtable_gui.views.table.shared_widgets import SharedWidgets
from cardtable_gui.views.table.sizes import arrange
from cardtable_gui.views.table.sort_button import SortButton
from cardtable_gui.views.table.sorting import Sorting
from cardtable_gui.views.table.stage import Stage
from cardtable_gui.views.table.table_look import TableLook
from cardtable_gui.views.table.telling import Telling
from cardtable_gui.views.table.trail import Trail
from cardtable_gui.views.table.turn import Turn
from cardtable_gui.views.table.wording import Wording
from cardtable_gui.views.theme import Type

DRAW_AHEAD_MS = 12
"""Between two frames there is time for one picture."""


class Sitting(QObject):
    """Shows one session on the table widget until `close`."""

    sounded = Signal(str)
    """A `Sound` belongs to what happens now."""
    settled = Signal(bool)
    """Everything lies in its place; whether the player has been asked anew."""
    back_wanted = Signal()
    """The match that is watched is to be played on."""

    def __init__(
        self,
        table: QWidget,
        session: Course,
        fixtures: SharedWidgets,
        look: TableLook,
        hands: Mapping[int, Sequence[str]],
    ) -> None:
        super().__init__(table)
        self.table = table
        self.session = session
        self.look = look
        self.view: AnyView = session.view
        """The view that the table shows, or showed before what is being played."""
        self.turn: Turn | None = None
        """What the player may do; None while somebody else is to move."""
        self._fixtures = fixtures
        self._fresh = False
        self.latest = ""
        """What was told last, while something is played."""
        self._waited = False
        box = session.box
        self.wording = Wording(box.game, box.table.layout, session.names, self.view.seat)
        self.model = TableModel(box.table, self)
        self.model.orders.by_hand = look.by_hand
        for seat, faces in hands.items():
            self.model.orders.recall(hand_of(seat), faces)
        self.art = art = art_of(box.game.id, box.game.faces)
        self.stage = Stage(table, art, box.game.faces, look.theme, self._connect_card)
        self.trail = Trail(table)
        self.furniture = Furniture(table, box.table, session.match.seats)
        self._choice = ChoiceBox(art, table, look.keys)
        self.guard = Guard()
        self.details = Details(art, table)
        self.details.pick_all.connect(self._pick_all_like)
        self._told_of: CardButton | None = None
        self.hand = OwnHand(self.stage, self)
        self.hand.speed = fixtures.animator.speed
        self.sorting = Sorting(self)
        self._sort_button = SortButton(table)
        self._sort_button.clicked.connect(self.sorting.sort)
        self.playback = Playback(self, fixtures.animator, fixtures.panel)
        self.gestures = Gestures(self, fixtures.animator, fixtures.bar, fixtures.bubble, self._choice)
        self.pointing = Pointing(self)
        self.autopass = AutoPass(self)
        self._before_curtain: QPixmap | None = None
        """What the table looked like just before the curtain comes down."""
        self._went_on = False
        """Whether the match went on last; else a turn was taken back, or a match was taken up."""
        self.telling = Telling(self, fixtures.bar)
        self.keys = Keys(self, fixtures.bar)
        self._consenting = Consenting(self, fixtures.consent)
        self._drawing = QTimer(self)
        self._drawing.setInterval(DRAW_AHEAD_MS)
        self._drawing.timeout.connect(self._draw_ahead)
        self._undrawn: Iterator[Callable[[], object]] = iter(())
        session.stepped.connect(self._stepped)
        session.replaced.connect(self._replaced)
        session.thinking.connect(self._thinking)
        session.curtain.connect(self._draw_curtain)
        session.turn_changed.connect(self._turn_changed)
        session.hinted.connect(self.gestures.show_hint)
        fixtures.curtain.opened.connect(self._reveal)
        fixtures.bar.pressed.connect(self.gestures.run_command)
        fixtures.bar.asked_why.connect(self.gestures.tell_why)
        self.lay_out()
        self._replaced()
        if session.hand_over is not None:
            self._draw_curtain(session.hand_over)

    def close(self) -> None:
        """Take everything off the table."""
        session, fixtures = self.session, self._fixtures
        session.stepped.disconnect(self._stepped)
        session.replaced.disconnect(self._replaced)
        session.thinking.disconnect(self._thinking)
        session.curtain.disconnect(self._draw_curtain)
        session.turn_changed.disconnect(self._turn_changed)
        session.hinted.disconnect(self.gestures.show_hint)
        fixtures.curtain.opened.disconnect(self._reveal)
        fixtures.bar.pressed.disconnect(self.gestures.run_command)
        fixtures.bar.asked_why.disconnect(self.gestures.tell_why)
        self._consenting.close()
        self._drawing.stop()
        self.gestures.stop()
        self.autopass.cancel()
        self.hand.stop()
        self._sort_button.hide()
        self._sort_button.deleteLater()
        self.playback.close()
        self.stage.clear()
        self.furniture.clear()
        put_away(self.trail)
        self.trail.deleteLater()
        self._choice.deleteLater()
        self.gestures.hinting.bubble.deleteLater()
        self.details.hide()
        self.details.deleteLater()
        fixtures.panel.hide()
        fixtures.curtain.hide()
        fixtures.drape.stop()
        fixtures.bar.show_buttons(())
        fixtures.bar.show_texts("", "", loud=False)
        fixtures.surface.game = ""
        fixtures.surface.labels = {}
        self.deleteLater()

    @property
    def picked(self) -> Picked:
        """The picked cards by zone."""
        return self.model.places.picked(self.gestures.picking.tokens)

    @property
    def choice(self) -> ChoiceBox:
        """The question that is asked in place; hidden when there is none."""
        return self._choice

    @property
    def room(self) -> QRectF:
        """Where floating things may lie."""
        return QRectF(self.table.rect()).adjusted(4, 4, -4, -4)

    # ------------------------------------------------------------------------------------------------- layout

    def lay_out(self) -> None:
        """Measure texts, lay the table out anew and put everything in its place."""
        table, look = self.table, self.look
        self.show_trail(None)
        layout = self.session.box.table.layout
        self.wording = Wording(self.session.box.game, layout, self.session.names, self.view.seat)
        look.percent, frame = arrange(self._shape, table.width(), table.height(), look.wanted, look.cards)
        self.stage.set_frame(frame)
        own = None if self.view.seat is None else hand_of(self.view.seat)
        self.stage.own = own if own in frame.zones else None
        self._sort_button.dress(look.theme, look.percent)
        if self.stage.own is not None:
            self._sort_button.place(frame.zones[self.stage.own])
        self.stage.dress(look.theme)
        self.furniture.dress(look.theme, look.percent)
        self.furniture.place(frame, self.wording)
        fixtures = self._fixtures
        fixtures.surface.theme, fixtures.surface.percent = look.theme, look.percent
        fixtures.bar.setGeometry(frame.bar.toAlignedRect())
        fixtures.bar.dress(look.theme, look.percent)
        fixtures.panel.dress(look.theme, look.percent)
        for cover in (fixtures.curtain, fixtures.consent):
            cover.dress(look.theme, look.percent)
        self.settle()
        table.update()
        self._undrawn = self.stage.undrawn()
        self._drawing.start()

    def _shape(self, percent: int) -> Shape:
        """What the layout depends on beside the table's size, at a text size."""
        em, caption = Type.BODY.px(percent), Type.CAPTION.px(percent)
        widths = {
            name: width_of(f"{title} 00", caption, bold=True) + 0.6 * em
            for name, title in self.wording.place_titles().items()
        }
        return Shape(self.session.box.table.layout, len(self.session.match.seats), self.view.seat, widths)

    @Slot()
    def _draw_ahead(self) -> None:
        """Draw one more picture between two events, so that none has to be drawn in the middle of a movement."""
        draw = next(self._undrawn, None)
        if draw is None:
            self._drawing.stop()
        else:
            draw()

    def settle(self) -> None:
        """Put everything in its place: as the view has it, or while something is played as it is by now."""
        self._take_up_turn()
        if not self.playback.busy:
            self.stage.label(self.session.box.table.tags(self.view))
        self.hand.rise_or_sink()
        self.stage.settle(self.stage.shown if self.playback.busy else self.model.arrangement)
        self.stage.rename(self.wording)
        if not self.playback.busy:
            self.furniture.show_view(self.view, self.wording)
        self._refresh_labels(self.stage.shown)
        self.telling.refresh()
        self.show_sort_button()
        self.raise_above_cards()
        fresh, self._fresh = self._fresh, False
        self.settled.emit(fresh)

    def raise_above_cards(self) -> None:
        """Bring what lies above all cards there again, after cards were brought above one another."""
        self.trail.raise_()
        self.furniture.raise_speech()
        above = self._fixtures
        bubbles = (self.gestures.hinting.bubble, above.bubble, self._choice, self.details)
        for sheet in (above.bar, *bubbles, above.panel, above.curtain, above.consent, above.drape):
            if not sheet.isHidden():
                sheet.raise_()

    def show_sort_button(self) -> None:
        """Offer to sort the hand where that changes anything."""
        self._sort_button.setVisible(self.sorting.needed)
        if not self._sort_button.isHidden():
            self._sort_button.raise_()
            for card in () if self.stage.own is None else self.stage.in_zone(self.stage.own):
                # What is carried or flies home passes above it.
                if card.flying:
                    card.raise_()

    def calm(self) -> None:
        """No card stands out while something is played, and nobody is asked."""
        self.turn = None
        self.stage.picked = self.stage.playable = frozenset()
        self.stage.dimming = frozenset()
        self.stage.relight()
        self.stage.glow(frozenset())
        self.hand.slide()
        self.telling.refresh()

    def refresh_picks(self) -> None:
        """Show what is picked, without moving cards."""
        self._stand_out()
        self.stage.relight()
        self.stage.rename(self.wording)
        self._refresh_labels(self.stage.shown)
        self.telling.refresh()

    def light(self, zones: tuple[Zone, ...], aimed: Zone | None) -> None:
        """Light up these zones, one of them brighter."""
        for zone in self._fixtures.surface.light(zones, aimed):
            place = self.stage.frame.zones.get(zone)
            if place is not None:
                self.table.update(place.area.toAlignedRect().adjusted(-8, -8, 8, 8))

    def show_trail(self, way: tuple[Zone, Zone] | None) -> None:
        """Show from where to where somebody's cards went; None: no more."""
        stage = self.stage
        if way is None or not all(zone in stage.frame.zones for zone in way):
            self.trail.show_way(None, (), self.look.theme)
            return
        words = [*self._fixtures.surface.words(stage.frame), *self.furniture.words(), *stage.numbers()]
        start, end = map(stage.extent, way)
        cards = [stage.covered(zone) for zone in stage.frame.zones if zone not in way]
        self.trail.show_way(trail.way(start, end, cards, words), words, self.look.theme)

    def landed(self, arrangement: Arrangement) -> None:
        """So the cards lie by now, in the middle of what is played: let the numbers beside them agree."""
        self.furniture.count(arrangement, self.view, self.wording)
        self._refresh_labels(arrangement)

    def _refresh_labels(self, arrangement: Arrangement) -> None:
        frame = self.stage.frame
        labels = self.furniture.labels(arrangement, frame, self.wording, self.stage.picked)
        for zone in self._fixtures.surface.relabel(labels):
            place = frame.zones.get(zone)
            if place is not None and place.label is not None:
                self.table.update(place.label.toAlignedRect())

    # --------------------------------------------------------------------------------------------- what happens

    @Slot(object)
    def _stepped(self, presented: Presented) -> None:
        chosen = self.gestures.picking.tokens
        self.gestures.interrupt(presented.events)
        if presented.step_index == OPENING:
            self.playback.drop()
            self.model.gather()
            self.stage.settle(self.model.arrangement)
        self._went_on = not presented.back
        self.playback.play(presented, chosen)
        if presented.back:
            self.furniture.recall(self.session.seen_in_deal(), self.wording)

    @Slot()
    def _replaced(self) -> None:
        """The view jumped: show it as it is."""
        self._went_on = False
        if self.session.hand_over is not None and self._fixtures.curtain.isHidden():
            self._before_curtain = self._fixtures.drape.picture(self.table)
        self.playback.drop()
        self.gestures.stop()
        put_away(self._fixtures.curtain)
        self.model.replace(self.session.view, self.session.lying)
        self.catch_up()
        self.furniture.recall(self.session.seen_in_deal(), self.wording)
        if self.view.over and not self.session.recorded:
            self.playback.show_final_result()

    def catch_up(self) -> None:
        """Show the session's view; another onlooker sees the table from another side."""
        before, self.view = self.view.seat, self.session.view
        if before == self.view.seat:
            self.settle()
        else:
            self.lay_out()

    @Slot(int)
    def _thinking(self, seat: int) -> None:
        self.furniture.thinking = seat
        self._waited = True
        self._turn_changed()

    @Slot()
    def _turn_changed(self) -> None:
        if not self.playback.busy:
            self.settle()

    @Slot(int)
    def _draw_curtain(self, seat: int) -> None:
        self._fixtures.curtain.setGeometry(self.table.rect())
        self._fixtures.curtain.draw(
            self.session.box.game.id, seat, self.session.names, self.look.theme, self.look.percent
        )
        before, self._before_curtain = self._before_curtain, None
        if before is not None:
            self._fixtures.drape.go(Way.FALL, before, self._fixtures.curtain.grab())
        self._call_to_turn()

    @Slot()
    def _reveal(self) -> None:
        cloth = self._fixtures.drape.picture(self._fixtures.curtain)
        self.session.reveal()
        self.table.setFocus()
        if cloth is not None:
            self._fixtures.drape.go(Way.RISE, cloth, self.table.grab())

    def softly(self, change: Callable[[], None]) -> None:
        """Let what changes much of the table at once come into sight, not jump into it."""
        before = self._fixtures.drape.picture(self.table)
        change()
        if before is not None:
            self._fixtures.drape.go(Way.FADE, before, self.table.grab())

    def tell(self, told: Told) -> None:
        """Say what happened, at the plate of who did it."""
        words = self.wording.say(told.message)
        self.furniture.tell(told, self.wording)
        self.latest = words
        self.telling.refresh()
        self.announce(words)

    def uncover(self) -> None:
        """Put away what may lie on the cards: the keyboard goes to them."""
        self._fixtures.bubble.hide()
        self.details.hide()

    def tell_about(self, card: CardButton) -> None:
        """Show a card large, with all that is to be known of it."""
        equals = self.gestures.equals(card)
        pick = ""
        if len(equals) > 1 and self.turn is not None and not self.turn.one_at_a_time:
            pick = text(QT_TRANSLATE_NOOP("table", "Pick all {count}").put(count=len(equals)))
        self._told_of = card
        about = self.wording.about(card.zone or Zone(""), card.face, self.session.box.table, self.view)
        room = self.room.adjusted(0, 0, 0, -self.stage.frame.bar.height())
        self.details.tell(replace(about, pick_all=pick), room, self.look.theme, self.look.percent)
        self.announce(about.spoken)

    @Slot()
    def _pick_all_like(self) -> None:
        if self._told_of is not None:
            self.gestures.pick_equals(self._told_of)

    def pay(self, zone: Zone, amount: int) -> None:
        """Tokens have left or arrived: change their number."""
        self.furniture.pay(zone, amount, self.view, self.wording)

    def sound(self, sound: Sound) -> None:
        """Let a sound be heard."""
        self.sounded.emit(sound)

    def announce(self, words: str) -> None:
        """Let a screen reader say it."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.table, words))

    # ----------------------------------------------------------------------------------------------- whose turn

    def _take_up_turn(self) -> None:
        session = self.session
        if self.playback.busy or not session.is_humans_turn or session.hand_over is not None:
            self.turn = None
            self.autopass.cancel()
            self.gestures.picking.clear()
        elif self.turn is None or self.turn.view is not session.view:
            self.turn = Turn(session.box.table, session.view)
            self._fresh = True
            self.autopass.cancel()
            if self._went_on:
                self.autopass.consider()
            self.announce(self.telling.prompt(self.turn))
            if self._waited:
                self._call_to_turn()
        self._stand_out()

    def _stand_out(self) -> None:
        """Show what is picked, and what goes on with it."""
        continuations = {} if self.turn is None else self.turn.offer(self.picked).continuations
        self.stage.playable = frozenset(self.model.places.tokens(continuations))
        self.stage.dimming = frozenset(continuations)
        self.stage.picked = frozenset(self.gestures.picking.tokens)

    def _call_to_turn(self) -> None:
        """Somebody who waited for others is asked again."""
        self._waited = False
        self.sound("turn")

    def _connect_card(self, card: CardButton) -> None:
        self.gestures.connect_card(card)
        self.pointing.connect_card(card)
