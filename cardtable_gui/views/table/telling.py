"""What the command bar says: how far the match is, what is asked or happening, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Told
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.offer import Command
from cardtable_gui.i18n import text
from cardtable_gui.views.keymap import DO, RESULT_KEY, command_id
from cardtable_gui.views.table.commandbar import ButtonFace, CommandBar, MeterFace, TrackFace
from cardtable_gui.views.table.gestures import GO_BACK, SHOW_RESULT
from cardtable_gui.views.table.turn import Turn

if TYPE_CHECKING:
    from cardtable_gui.views.table.sitting import Sitting


class Telling:
    """Fills the bar for a sitting."""

    def __init__(self, sitting: Sitting, bar: CommandBar) -> None:
        self._sitting = sitting
        self._bar = bar

    def refresh(self) -> None:
        """Say what is true now."""
        self._refresh()
        self._sitting.gestures.hinting.refresh()

    def _refresh(self) -> None:
        sitting, bar = self._sitting, self._bar
        wording, turn = sitting.wording, sitting.turn
        headline = wording.say(sitting.session.box.table.headline(sitting.view))
        track = self._track()
        if turn is None:
            sitting.latest = self._waiting()
            bar.show_texts(headline, sitting.latest, loud=False, track=track)
            bar.show_buttons(self._when_nobody_is_asked())
            return
        sitting.latest = ""
        offered = turn.offer(sitting.picked).meters
        meters = [MeterFace(wording.say(meter.title), meter.value, meter.fits) for meter in offered]
        bar.show_texts(headline, self.prompt(turn), loud=True, meters=meters, track=track)
        bar.show_buttons([self._button(command) for command in self._commands(turn)])

    def _when_nobody_is_asked(self) -> Sequence[ButtonFace]:
        """To the result of a match that is over, or back to one that waits."""
        sitting = self._sitting
        if sitting.playback.busy:
            return ()
        if sitting.view.over:
            words = text(QT_TRANSLATE_NOOP("table", "Show the result"))
            return (ButtonFace(SHOW_RESULT, words, sitting.look.keys.key(RESULT_KEY), primary=True),)
        if sitting.session.leads_back:
            words = text(QT_TRANSLATE_NOOP("table", "Back to the match"))
            return (ButtonFace(GO_BACK, words, sitting.look.keys.key(DO), primary=True),)
        return ()

    def _commands(self, turn: Turn) -> Sequence[Command[Action]]:
        """What can be done with the picked cards; a hint's act comes first in the place of the usual one."""
        commands, hinting = turn.offer(self._sitting.picked).commands, self._sitting.gestures.hinting
        meant = [hinting.meant_by(command) is not None for command in commands]
        if not any(meant):
            return commands
        named = [hinting.label(command) for command in commands]
        return [
            replace(command, primary=hinted, label=label)
            for command, hinted, label in zip(commands, meant, named, strict=True)
        ]

    def prompt(self, turn: Turn) -> str:
        """What the player is asked, or told about the move at hand."""
        sitting = self._sitting
        if sitting.autopass.reason is not None:
            return sitting.wording.say(sitting.autopass.reason)
        offer = turn.offer(sitting.picked)
        hint = sitting.gestures.hinting.called(offer.commands)
        return sitting.wording.say(offer.prompt if hint is None else hint)

    def _track(self) -> TrackFace | None:
        track = self._sitting.session.box.table.track(self._sitting.view)
        return None if track is None else TrackFace(track.steps, track.at, track.end)

    def _button(self, command: Command[Action]) -> ButtonFace:
        sitting = self._sitting
        blocked = "" if command.refusal is None else sitting.wording.say(command.refusal.message)
        key = sitting.look.keys.key(command_id(sitting.session.box.game.id, command.id), command.key)
        return ButtonFace(command.id, sitting.wording.say(command.label), key, command.primary, blocked)

    def _waiting(self) -> str:
        """The line for somebody who is not asked: what just happened, or who is to move."""
        sitting = self._sitting
        if sitting.playback.busy:
            return sitting.latest
        if sitting.session.recorded:
            return self._recorded()
        seat = sitting.view.to_move
        if seat is None:
            return text(QT_TRANSLATE_NOOP("table", "The match is over."))
        if sitting.session.is_full:
            return text(QT_TRANSLATE_NOOP("table", "This match is as long as it can be. It stops here."))
        name = SeatName(seat)
        if sitting.session.match.seats[seat].level is not None:
            return sitting.wording.say(QT_TRANSLATE_NOOP("table", "{name} is thinking…").put(name=name))
        return sitting.wording.say(QT_TRANSLATE_NOOP("table", "{name} to move").put(name=name))

    def _recorded(self) -> str:
        """The line for somebody who watches a record: what the last step was, or what the game did at the start."""
        session = self._sitting.session
        steps = session.steps
        actor = steps[-1].seat if steps else None
        told = [event for event in session.seen_events(session.at - 1) if isinstance(event, Told)]
        told = [event for event in told if event.seat == actor] or told
        return self._sitting.wording.say(told[0].message) if told else ""
