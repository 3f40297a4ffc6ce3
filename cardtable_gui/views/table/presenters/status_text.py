"""The texts of the command bar: state of the match, prompt, and available commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import LogEntry
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.offer import Command
from cardtable_gui.core.score_sheet import plain
from cardtable_gui.i18n import text
from cardtable_gui.views.kit.keys.keymap import DO, END_KEY, RESULT_KEY, WHY_KEY, command_id
from cardtable_gui.views.table.presenters.commands import GO_BACK, SHOW_RESULT, TO_THE_END, WHY_THIS
from cardtable_gui.views.table.presenters.hint_display import Hinting
from cardtable_gui.views.table.presenters.hint_search import HintSearch
from cardtable_gui.views.table.presenters.only_move import OnlyMove
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandBar, MeterFace, TrackFace


class StatusText:
    """Fills the command bar for one match."""

    def __init__(
        self,
        state: ViewState,
        scene: Scene,
        speech: Speech,
        bar: CommandBar,
        playback: Playback,
        selection: Selection,
        hinting: Hinting,
        only_move: OnlyMove,
        hint_search: HintSearch,
    ) -> None:
        self._state = state
        self._scene = scene
        self._speech = speech
        self._bar = bar
        self._playback = playback
        self._selection = selection
        self._hinting = hinting
        self._only_move = only_move
        self._hint_search = hint_search

    def refresh(self) -> None:
        """Update all texts."""
        state, bar, offer = self._state, self._bar, self._selection.offer
        say = state.wording.say
        headline = say(state.game_table.headline(state.view))
        track = self._track()
        if offer is None:
            self._speech.line = self.waiting()
            self._scene.weigh(())
            bar.show_texts(headline, self._speech.line, loud=False, track=track)
            bar.show_buttons(self._when_nobody_is_asked())
            return
        self._speech.line = ""
        meters = [MeterFace(say(meter.title), meter.value, meter.fits) for meter in offer.meters]
        weighed = self._scene.weigh(meters if offer.weighed else ())
        bar.show_texts(headline, self.prompt(), loud=True, meters=meters, elsewhere=weighed, track=track)
        buttons = [self._button(command) for command in self._commands(offer.commands)]
        if self._hinting.explainable:
            words = text(QT_TRANSLATE_NOOP("table", "Why this?"))
            buttons.append(ButtonFace(WHY_THIS, words, state.keys.key(WHY_KEY), aside=True))
        bar.show_buttons(buttons)

    def prompt(self) -> str:
        """The question to the player, or the effect of the current picks; empty if it is nobody's turn."""
        say, offer = self._state.wording.say, self._selection.offer
        if offer is None:
            return ""
        instead = self._only_move.reason or self._hint_search.notice
        if instead is not None:
            return say(instead)
        hint = self._hinting.called(offer.commands)
        return say(offer.prompt if hint is None else hint)

    def meters(self) -> str:
        """The live numbers of the picked cards in words; empty if there are none."""
        say, offer = self._state.wording.say, self._selection.offer
        meters = () if offer is None else offer.meters
        return "\n".join(f"{say(meter.title)} {plain(meter.value)}" for meter in meters)

    def _when_nobody_is_asked(self) -> Sequence[ButtonFace]:
        """The commands when nobody is to move: to the result of a finished match, or back to a waiting one."""
        state = self._state
        if state.session.may_play_to_the_end and not self._playback.showing_result:
            words = text(QT_TRANSLATE_NOOP("table", "To the end"))
            deed = text(QT_TRANSLATE_NOOP("table", "Plays the rest at once: you have no more decisions to make."))
            return (ButtonFace(TO_THE_END, words, state.keys.key(END_KEY), deed=deed),)
        if self._playback.busy:
            return ()
        if state.view.over:
            words = text(QT_TRANSLATE_NOOP("table", "Show the result"))
            return (ButtonFace(SHOW_RESULT, words, state.keys.key(RESULT_KEY), primary=True),)
        if state.session.resumes_match:
            words = text(QT_TRANSLATE_NOOP("table", "Back to the match"))
            return (ButtonFace(GO_BACK, words, state.keys.key(DO), primary=True),)
        return ()

    def _commands(self, commands: Sequence[Command[Action]]) -> Sequence[Command[Action]]:
        """The commands for the picked cards; the one that does what a hint proposes is the first one then."""
        meant = [self._hinting.meant_by(command) is not None for command in commands]
        if not any(meant):
            return commands
        proposed = None if self._hinting.shown is None else self._hinting.shown.message
        return [
            replace(command, primary=hinted, deed=command.deed or (proposed if hinted else None))
            for command, hinted in zip(commands, meant, strict=True)
        ]

    def _track(self) -> TrackFace | None:
        track = self._state.game_table.track(self._state.view)
        return None if track is None else TrackFace(track.steps, track.at, track.end)

    def _button(self, command: Command[Action]) -> ButtonFace:
        state = self._state
        blocked = "" if command.refusal is None else state.wording.say(command.refusal.message)
        key = state.keys.key(command_id(state.session.package.game.id, command.id), command.key)
        deed = "" if command.deed is None or command.deed == command.label else state.wording.say(command.deed)
        return ButtonFace(command.id, state.wording.say(command.label), key, command.primary, blocked, deed)

    def waiting(self) -> str:
        """The text for somebody who is not to move: the last event, or who is to move."""
        state, session = self._state, self._state.session
        if self._playback.busy:
            return self._speech.line
        if session.recorded:
            return self._recorded()
        if session.stopped is not None:
            return text(session.stopped)
        seat = state.view.to_move
        if seat is None:
            return text(QT_TRANSLATE_NOOP("table", "The match is over."))
        if session.playing_to_the_end:
            return text(QT_TRANSLATE_NOOP("table", "The rest is being played…"))
        if session.is_full:
            return text(QT_TRANSLATE_NOOP("table", "The match has reached its maximum length and stops here."))
        name = SeatName(seat)
        if session.seats[seat].level is not None:
            return state.wording.say(QT_TRANSLATE_NOOP("table", "{name} is thinking…").put(name=name))
        return state.wording.say(QT_TRANSLATE_NOOP("table", "{name}’s turn").put(name=name))

    def _recorded(self) -> str:
        """The text in a replay: the last step, or how the game began."""
        session = self._state.session
        steps = session.steps
        actor = steps[-1].seat if steps else None
        entries = [event for event in session.visible_history(session.at - 1) if isinstance(event, LogEntry)]
        entries = [event for event in entries if event.seat == actor] or entries
        return self._state.wording.say(entries[0].message) if entries else ""
