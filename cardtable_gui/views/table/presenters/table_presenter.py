"""One match on the table, from its first card to its end: passes the match's signals to the table's parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.controller.match_source import OPENING, MatchSource, StepShown
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.models.zones import TableModel
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.pictures.art import art_of
from cardtable_gui.views.table.presenters.connections import Connections
from cardtable_gui.views.table.presenters.consent_sheet import ConsentPresenter
from cardtable_gui.views.table.presenters.floating_sheets import FloatingSheets
from cardtable_gui.views.table.presenters.hand_over import HandOver
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.presenters.reaction_teller import ReactionTeller
from cardtable_gui.views.table.presenters.reports import Reports
from cardtable_gui.views.table.presenters.result_presenter import ResultPresenter
from cardtable_gui.views.table.presenters.shared_widgets import SharedWidgets
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.presenters.status_text import StatusText
from cardtable_gui.views.table.presenters.table_input import TableInput
from cardtable_gui.views.table.presenters.tension_teller import TensionTeller
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Announcement, Kind, Topic
from cardtable_gui.views.table.state.table_look import TableLook
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.answer_bubble import AnswerBubble
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.card_marks import Shine
from cardtable_gui.views.table.widgets.recap import since_last_turn


class Answers:
    """Answers one player's questions at one table, unless the table is covered for somebody else."""

    def __init__(self, state: ViewState, scene: Scene, reports: Reports, speech: Speech, bubble: AnswerBubble) -> None:
        self._state = state
        self._scene = scene
        self._reports = reports
        self._speech = speech
        self._bubble = bubble

    def answer(self, topic: Topic) -> None:
        """Say and show what the onlooker wants to know."""
        session, look = self._state.session, self._state.look
        if session.hand_over is not None or session.request is not None:
            return
        focus = QApplication.focusWidget()
        short, full = (self._reports.answer(topic, focus, in_full=each) for each in (False, True))
        self._speech.say(Kind.ANSWER, short, full)
        shown = full if look.full_speech else short
        rule = self._reports.rule(focus) if topic is Topic.WHY_NOT else ""
        ground, about = self._scene.ground(), self._scene.stage.frame.bar
        if topic is Topic.WHY_NOT and isinstance(focus, CardButton):
            about = focus.area
        self._bubble.answer(shown, rule, about, ground, look.theme, look.percent)


class TablePresenter(QObject):
    """Shows one match on the table widget until `close`.

    Its parts know what they need and not the presenter: the scene (what lies where), playback (animation), input (what
    the player does), the sheets over the table, and speech (announcements and sounds).
    """

    settled = Signal(bool)
    """Everything is in its place; carries whether a new turn of the player has begun."""

    def __init__(
        self,
        table: QWidget,
        session: MatchSource,
        widgets: SharedWidgets,
        look: TableLook,
        keys: Keymap,
        hands: Mapping[int, Sequence[str]],
        clock: Clock,
    ) -> None:
        """Show this match at once.

        `hands`: how players laid their hands in this match before, by seat, as faces from left to right.
        `clock`: what movements and waits go by.
        """
        super().__init__(table)
        self._table = table
        self._widgets = widgets
        self._connections = Connections()
        self._fresh = False
        """Whether a new turn of the player has begun since the last settling."""
        self._waited = False
        """Whether the player has waited for others."""
        self._went_on = False
        """Whether the match went on last, as opposed to an undo or a resumed match."""
        game = session.package.game
        self._art = art = art_of(game.id, game.faces, game.suit_colours)
        model = TableModel(session.package.table)
        model.orders.by_hand = look.by_hand
        for seat, faces in hands.items():
            model.orders.restore(hand_of(seat), faces)
        self.sheets = sheets = FloatingSheets.on(table, art, keys, clock)
        bubbles = (sheets.hint_bubble, widgets.bubble, sheets.choice, sheets.details, sheets.answer)
        curtains = (widgets.curtain, widgets.consent, widgets.transition)
        moments = (widgets.banner, widgets.banner.ring, widgets.scene)
        above = (widgets.saying, *bubbles, *moments, widgets.panel, widgets.recap, *curtains)
        connections = self._connections
        self.state = state = ViewState(session, look, keys, model, clock)
        self.speech = Speech(table, state, self)
        self.scene = Scene(table, widgets.surface, art, state, widgets.bar, widgets.scale, above, self)
        self.result = ResultPresenter(state, art, self.speech, widgets, connections, self)
        self.playback = Playback(
            state, self.scene, self.speech, self.result, widgets.animator, widgets.scene, connections, self
        )
        self._tension = TensionTeller(state, self.scene, self.speech, widgets.banner)
        self._reactions = ReactionTeller(state, self.scene, self.speech, widgets, self)
        self.input = TableInput(state, self.scene, self.playback, self.speech, widgets, sheets, connections, self)
        self._status = StatusText(
            state,
            self.scene,
            self.speech,
            widgets.bar,
            self.playback,
            self.input.selection,
            self.input.hinting,
            self.input.only_move,
            self.input.hint_search,
        )
        selection, questions = self.input.selection, self.input.questions
        reports = Reports(state, self.scene, self.playback, selection, self._status, self.speech, questions)
        self.answers = Answers(state, self.scene, reports, self.speech, sheets.answer)
        self._hand_over = HandOver(state, table, widgets, connections, self)
        self._consenting = ConsentPresenter(state, table, widgets.consent, connections, self)
        self._connect()
        self._arrange()
        self._replaced()
        self.scene.draw_ahead()
        if session.hand_over is not None:
            self._draw_curtain(session.hand_over)

    def _connect(self) -> None:
        session, connect = self.state.session, self._connections.connect
        connect(session.stepped, self._stepped)
        connect(session.replaced, self._replaced)
        connect(session.thinking, self._thinking)
        connect(session.curtain, self._draw_curtain)
        connect(self._widgets.scene.begun, self._widgets.banner.leave)
        connect(session.turn_changed, self._turn_changed)
        # The question covers the table: nothing is carried on over it.
        connect(session.consent_wanted, lambda _request: self.input.cancellation.drop_cards())
        self.scene.stage.card_made.connect(self.input.connect_card)
        self.scene.sort_button.clicked.connect(self.input.sorting.sort)
        self.playback.segment_began.connect(self._remove_highlights)
        self.speech.announced.connect(self._refresh_after)
        self.playback.came_to_rest.connect(self.settle)
        self.playback.all_shown.connect(self._all_shown)
        self.playback.stopped.connect(session.step_shown)
        self.input.selection.changed.connect(self._refresh_picks)
        self.input.hint_search.changed.connect(self._refresh_status)
        self.input.commands.final_result_wanted.connect(self.result.open_final)
        self.input.commands.end_wanted.connect(self._play_to_the_end)

    def close(self) -> None:
        """Clear the table."""
        self._connections.close()
        self._consenting.withdraw()
        self.input.close()
        self._reactions.leave()
        self.playback.drop()
        self.scene.close()
        self.sheets.delete()
        self._widgets.clear()
        self.deleteLater()

    # ------------------------------------------------------------------------------------------------- showing

    def show_look(self, look: TableLook, *, laid_out: bool) -> None:
        """Go by another look, whose theme has the game's colours; everything is laid out anew if that is asked for."""
        before = self.state.look
        self.state.look = replace(look, percent=before.percent)
        self.input.hand.speed = look.speed
        if look.reactions != before.reactions:
            self._reactions.leave()
        if laid_out:
            self.lay_out()
        if look.by_hand != before.by_hand:
            self.input.sorting.by_hand = look.by_hand

    def lay_out(self) -> None:
        """Measure texts, update the layout and put everything in its place; what pointed at something is closed."""
        self.input.floating.uncover()
        self._arrange()
        self.settle()
        self._table.update()
        self.scene.draw_ahead()

    def _arrange(self) -> None:
        """Measure texts and update the layout."""
        self._art.high_contrast = self.state.look.theme.high_contrast
        self.scene.lay_out()
        look = self.state.look
        self._widgets.bar.setGeometry(self.scene.stage.frame.bar.toAlignedRect())
        self._widgets.apply_look(look.theme, look.percent, buttons_left=look.buttons_left)

    @Slot()
    def settle(self) -> None:
        """Put everything in its place: as in the view, or during playback as in the current step."""
        self._take_up_turn()
        self.input.hand.rise_or_sink()
        self.scene.settle(playing=self.playback.busy)
        self._refresh_status()
        self.scene.show_sort_button()
        self._reactions.settle()
        self.scene.raise_above_cards()
        fresh, self._fresh = self._fresh, False
        self.settled.emit(fresh)

    @Slot()
    def _remove_highlights(self) -> None:
        """Remove all highlights: something is being played, or nobody is to move."""
        self.input.end_turn()
        self.scene.remove_highlights()
        self.input.hand.slide()
        self._refresh_status()

    @Slot()
    def _refresh_picks(self) -> None:
        """Show what is picked, without moving cards."""
        self._stand_out()
        self.scene.refresh_picks()
        self._refresh_status()
        if self.input.selection.turn is not None and self.input.hinting.shown is None:
            self.speech.tell_effect(self._status.prompt(), self._status.meters())

    @Slot(object)
    def _refresh_after(self, announcement: Announcement) -> None:
        """Update the status text once an event was told."""
        if announcement.event is not None:
            self._refresh_status()

    @Slot()
    def _refresh_status(self) -> None:
        """Update the status text and what belongs to it."""
        self._status.refresh()
        self.input.hinting.refresh()

    # ------------------------------------------------------------------------------------------------ events

    @Slot(object)
    def _stepped(self, step_shown: StepShown) -> None:
        chosen = self.input.selection.picking.tokens
        self.input.cancellation.interrupt(step_shown.events)
        if step_shown.step_index == OPENING:
            self.playback.drop()
            self.state.model.gather()
            self.scene.stage.settle(self.state.model.arrangement)
        self._widgets.recap.end()
        self._went_on = not step_shown.back
        self._reactions.begin(step_shown)
        self.playback.play(step_shown, chosen)
        if step_shown.back:
            self._recall()

    @Slot()
    def _replaced(self) -> None:
        """Show the view at once: it has jumped."""
        session = self.state.session
        self._went_on = False
        self._widgets.recap.end()
        self._hand_over.prepare()
        self.playback.drop()
        self._reactions.leave()
        self.input.cancellation.stop()
        self._hand_over.open()
        self.state.model.replace(session.view, session.positions)
        if session.before_first_deal:
            # The cards wait in the deck.
            self.state.model.gather()
        self._catch_up()
        self._recall()
        if self._hand_over.lifting:
            self._tell_recap()
        if self.state.view.over and not session.recorded:
            self.result.open_final()
        self._tension.jump(self.state.view)

    @Slot(object)
    def _all_shown(self, touched: frozenset[Zone]) -> None:
        """Playback is over; others have changed these zones."""
        self.input.guard.changed(touched)
        if not self.state.session.playing_to_the_end:
            self._catch_up()
            if self._went_on:
                self._tension.follow(self.state.view)
                self._reactions.follow()
            else:
                self._tension.jump(self.state.view)
        self.state.session.step_shown()

    @Slot()
    def _play_to_the_end(self) -> None:
        """Play the rest at once; what moves is there at once, too."""
        self.playback.skip()
        self.state.session.play_to_the_end()

    def _tell_recap(self) -> None:
        """Tell the person who has come to the table what happened since their last turn."""
        state = self.state
        recap = since_last_turn(state.session) if state.look.recap else None
        if recap is not None:
            self._widgets.recap.setGeometry(self._table.rect())
            self._widgets.recap.tell(recap, state.look.profiles)
            self.speech.say(Kind.RECAP, self._widgets.recap.words)

    def _catch_up(self) -> None:
        """Show the session's current view; for another onlooker, from that seat's side; others by their names."""
        state, before = self.state, self.state.view.seat
        state.view = state.session.view
        if before == state.view.seat and state.seats == state.session.seats:
            self.settle()
        else:
            self.lay_out()

    def _recall(self) -> None:
        """Show the players' last actions in this deal."""
        self.scene.player_panels.show_last_actions(self.state.session.visible_in_deal(), self.state.wording)

    @Slot(int)
    def _thinking(self, seat: int) -> None:
        self.scene.player_panels.thinking = seat
        self._waited = True
        self._turn_changed()

    @Slot()
    def _turn_changed(self) -> None:
        if not self.playback.busy:
            self.settle()

    @Slot(int)
    def _draw_curtain(self, seat: int) -> None:
        self._hand_over.draw(seat)
        self._call_to_turn()

    # -------------------------------------------------------------------------------------------------- turns

    def _take_up_turn(self) -> None:
        session, turn = self.state.session, self.input.selection.turn
        if self.playback.busy or not session.is_humans_turn or session.hand_over is not None:
            self.input.end_turn()
        elif turn is None or turn.view is not session.view:
            self._fresh = True
            self.input.begin_turn(session.view, went_on=self._went_on)
            self.speech.ask(self._status.prompt())
            if self._waited:
                self._call_to_turn()
        self._stand_out()

    def _stand_out(self) -> None:
        """Highlight picked cards and their continuations, in a lesson the cards of what it teaches.

        What nearly all cards of a zone share isn't shown: the few others there are dimmed, or have another line.
        """
        stage, selection = self.scene.stage, self.input.selection
        stage.playable = selection.continuations()
        stage.picked = frozenset(selection.picking.tokens)
        taught = selection.taught()
        asides = selection.asides()
        now = stage.playable - asides.keys()
        common = selection.common(now) | selection.common(frozenset(asides))
        lines = {**dict.fromkeys(asides, Shine.ASIDE), **dict.fromkeys(now, Shine.NOW)}
        stage.shines = (
            {token: shine for token, shine in lines.items() if token not in common}
            if taught is None
            else dict.fromkeys(taught, Shine.TAUGHT)
        )
        only = QT_TRANSLATE_NOOP("table", "For “{command}” only.")
        stage.told_of = {token: only.put(command=label) for token, label in asides.items()}
        # In a lesson a card that is not taught at this moment may still be one that can be played.
        usable = stage.playable if taught is None else selection.usable()
        stage.dimmed = selection.beside(usable) - stage.picked - stage.shines.keys()
        stage.barred = selection.beside(common) & stage.dimmed

    def _call_to_turn(self) -> None:
        """Call the attention of a player who is to move again after others."""
        self._waited = False
        self.speech.sound("turn")
