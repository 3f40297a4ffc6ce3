"""A session: drives a match, asks people to act, lets bots think, autosaves, and closes the curtain between people.

The sequence after every action: the state changes, `stepped` tells the table (which animates it), the writer saves the
match, and once that is acknowledged the next seat is asked, whether or not the animation has ended. A bot's move
follows only after the table has called `step_shown` and the bot delay has passed.

`controller/onlookers.py` chooses the onlooker. The table and its models show only `view` and `visible_history`, so that
hidden information never reaches the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.bots.levels import BUDGET_MS, MoveQuestion, nearest
from cardtable_gui.controller import onlookers, undo_consent
from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import OPENING, StepShown
from cardtable_gui.controller.match_terms import MatchTerms
from cardtable_gui.controller.phases import (
    AskingPerson,
    BetweenTurns,
    BotDecided,
    BotPaused,
    BotThinking,
    Closed,
    ConsentWanted,
    HandOver,
    NotStarted,
    Over,
    PhaseTransition,
    RecordFull,
    WaitingForDisk,
)
from cardtable_gui.controller.room_notice import RoomNotice
from cardtable_gui.controller.saves.writer import Writer
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session_hints import HintingSession
from cardtable_gui.controller.to_the_end import SPUR_MS, ToTheEnd
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.timing import Clock

UNNOTICED_MS = 100
"""Nobody notices whether a bot thinks for less. Where it may think longer, it waits as long when it has no choice."""


class Session(HintingSession):
    """Drives one match. Create it, connect to its signals, call `start`, and always `close` at the end.

    It is in one phase at a time (`controller/phases.py`), and each change of phase is one of these transitions; any
    other raises `ImpossibleTransitionError`. "running" is every phase but NotStarted and Closed, "undisturbed" every
    running one but ConsentWanted.

    ================  ==========================  ===============  ====================================================
    transition        from                        to               because
    ================  ==========================  ===============  ====================================================
    open              NotStarted                  WaitingForDisk   the first deal is shown, or a saved match taken up
    act               AskingPerson, BotDecided    WaitingForDisk   an action was done
    jump              running                     WaitingForDisk   undo, redo, restart, or a seat changed hands
    save              WaitingForDisk              BetweenTurns     the disk answered or takes too long, or isn't asked
    ask               BetweenTurns                AskingPerson     a person who looks on is to move
    advise            AskingPerson                AskingPerson     a hint is worked out, or its reasons are wanted too
    answer            AskingPerson                AskingPerson     the answer or a failure came, or it's dropped
    hold              BetweenTurns                BotPaused        a bot is to move, and bots are paused
    think             BetweenTurns, BotPaused     BotThinking      a bot is to move, and may
    decide            BotThinking                 BotDecided       it knows what to do
    draw curtain      BetweenTurns                HandOver         another person is to look on, the table is at rest
    reveal            HandOver                    BetweenTurns     that person sits at the table
    request           undisturbed                 ConsentWanted    undo or redo that needs consent (`undo_consent`)
    save meanwhile    ConsentWanted               ConsentWanted    the disk answered
    ask on            ConsentWanted               ConsentWanted    one person agrees, and another one must, too
    decline           ConsentWanted               BetweenTurns     the person does not agree
    decline unsaved   ConsentWanted               WaitingForDisk   the same, before the disk answered
    finish            BetweenTurns                Over             nobody is asked to move, and the table is at rest
    fill              BetweenTurns                RecordFull       the record has no room for another action
    close             NotStarted, running         Closed           `close` was called
    ================  ==========================  ===============  ====================================================

    Further state: the pace of bots, whether the table has shown the last step, the result of the last save
    (`MatchSaver`), and what was played to the end without being shown (`ToTheEnd`).

    `MatchTerms` say whether there are undo and hints, and whether bots play repeatably.
    """

    asked = Signal(int)
    """This person is to act, and is the onlooker."""
    saved = Signal()
    """The current match is on disk."""
    save_failed = Signal(object)
    """A `Message`: the match could not be saved. It goes on, and the next action tries again. A reason is told once."""
    save_tried = Signal()
    """The disk has answered, or takes unusually long: see `unsaved`."""
    finished = Signal()
    """The match is over or has stopped, and the table has shown its last step."""

    def __init__(
        self,
        match: Match,
        match_id: str,
        writer: Writer | None,
        runner: BotRunner,
        clock: Clock,
        parent: QObject | None = None,
        *,
        terms: MatchTerms | None = None,
    ) -> None:
        """Make a session for a match, new or saved.

        Args:
            match: the match; from now on only this session may change it.
            match_id: its id in the writer's store, claimed there by the caller; `close` releases it.
            writer: puts it on disk; None: it is not saved (pictures, examples).
            runner: lets bots think; it stays the caller's, who closes it.
            clock: what the bots' delay goes by.
            parent: the parent object.
            terms: on what terms it is played; None: as its record says.
        """
        super().__init__(match, match_id, terms or MatchTerms.of(match.record), writer, runner, clock, parent)
        self._shown = True
        """Whether the table has shown the last step."""
        self._room_notice = RoomNotice()
        self._spur = clock.timer(self, self._hurry_bot, SPUR_MS)
        self._pace.delay_passed.connect(self._move_bot_if_due)
        self._saver.saved.connect(self.saved)
        self._saver.failed.connect(self.save_failed)
        self._saver.done.connect(self._disk_is_done)
        self._saver.done.connect(self.save_tried)

    def start(self) -> None:
        """Start, after connecting to the signals. For a new match `stepped` shows the first deal."""
        self._prepare_bots()
        if self.before_first_deal:
            self._tell_step(PhaseTransition.OPEN, OPENING, None, self._match.opening)
        else:
            self._jump(PhaseTransition.OPEN)

    @property
    def before_first_deal(self) -> bool:
        """Whether the match is new and has not been started."""
        return isinstance(self._phase, NotStarted) and not self._match.steps

    def act(self, action: Action) -> None:
        """Act for the person to move; ignored if no person may act. Raises `IllegalActionError`."""
        if isinstance(self._phase, AskingPerson):
            self._do(action)

    def undo(self) -> None:
        """Undo the last turn of a person with all bot moves after it; if only bots play, one action, and pause.

        If several people play and it was not the onlooker's turn, `consent_wanted` asks that person first; if a card
        was revealed since, it asks everybody.
        """
        self._undo_or_request_consent(again=False)

    def redo(self) -> None:
        """Redo up to the next decision of a person. Asks for consent as `undo` does."""
        self._undo_or_request_consent(again=True)

    def consent(self, *, given: bool) -> None:
        """Answer `request`: the person agrees or not; ignored if there is no request."""
        match self._phase:
            case ConsentWanted(request=request) if given and request.next is not None:
                self._enter(PhaseTransition.ASK_ON, replace(self._phase, request=request.next))
                self.turn_changed.emit()
                self.consent_wanted.emit(request.next)
            case ConsentWanted(request=request) if given:
                self._take_back(again=request.again)
            case ConsentWanted(saved=saved):
                if saved:
                    self._enter(PhaseTransition.DECLINE, BetweenTurns())
                else:
                    self._enter(PhaseTransition.DECLINE_UNSAVED, WaitingForDisk())
                self.replaced.emit()
                self.turn_changed.emit()
                self._ask_next()

    def restart(self) -> None:
        """Restart the same match with the same deals."""
        if not isinstance(self._phase, NotStarted | Closed) and not self.unaided:
            if self._match.steps:
                self._tally.count_undo()
            self._match.restart()
            self._jump()

    def change_seat(self, seat: int, who: Seat) -> None:
        """Let somebody else play on at a seat: a person leaves it to a bot, or comes and takes over a bot's.

        Ignored unless `may_change_seats`. The hand of whoever left is shown to nobody; whoever came sees it once the
        curtain has opened for them, and so does the only person who is left. A bot that thinks for anybody begins anew.

        Raises:
            ValueError: nobody would be left.
            MatchFullError: the record has no room for it; nothing has changed.
        """
        if not self.may_change_seats:
            return
        if self._match.people == (seat,) and who.level is not None:
            raise ValueError("the last person closes the match instead")
        self._match.change_seat(seat, who)
        self._call_off()
        self._enter(PhaseTransition.JUMP, WaitingForDisk())
        self._onlooker = onlookers.after_change(self._onlooker, seat)
        self._sees_all = self._sees_all and self.may_open_hands
        self._prepare_bots()
        self.seats_changed.emit()
        self._jump()

    def reveal(self) -> None:
        """Open the curtain: the person it waits for is at the table."""
        if isinstance(self._phase, HandOver):
            self._onlooker = self._phase.seat
            self._enter(PhaseTransition.REVEAL, BetweenTurns())
            self.replaced.emit()
            self._ask_next()

    def pause(self) -> None:
        """Pause bots; what was played to the end until now is shown."""
        self._pace.pause()
        self._stop_short()
        self.turn_changed.emit()

    def resume(self) -> None:
        """Resume bots."""
        self._pace.resume()
        self.turn_changed.emit()
        self._go_on_with_bot()

    def step(self) -> None:
        """While paused: let a bot make one move."""
        self._pace.allow_one_move()
        self._go_on_with_bot()

    def hurry(self) -> None:
        """Let the bot whose turn it is move at once, by what it has thought so far; paused bots stay paused."""
        self._pace.stop_delay()
        self._hurry_bot()
        self._move_bot_if_due()

    def play_to_the_end(self) -> None:
        """Play the rest of the deal at once, or of the match if no person can be to move in it any more.

        The bots think shortly, except where they play alike for everybody, and nothing is shown before the end: one
        `stepped` tells it all. Ignored unless `may_play_to_the_end`.
        """
        if not self.may_play_to_the_end:
            return
        self._rest_of_deal = ToTheEnd(self._match)
        self._pace.resume()
        self.turn_changed.emit()
        if isinstance(self._phase, BotThinking):
            self._spur.start()
        elif isinstance(self._phase, BetweenTurns):
            self._ask_next()
        else:
            self._go_on_with_bot()

    def step_shown(self) -> None:
        """Tell the session that the table has shown the last step."""
        if not self._shown:
            self._rest()
            self._ask_next()

    def try_saving(self) -> None:
        """Try again to save what could not be saved; `save_tried` follows."""
        self._saver.retry()

    def settle(self, timeout_ms: int) -> bool:
        """Wait a limited time until the match is on disk; return whether nothing of it would be lost now."""
        self._saver.settle(timeout_ms)
        return self.unsaved is None

    def close(self) -> None:
        """Stop, and release the match; whether it is on disk is asked before (`settle`). No signal follows."""
        if isinstance(self._phase, Closed):
            return
        self.blockSignals(True)
        self._call_off()
        self._enter(PhaseTransition.CLOSE, Closed())
        self._saver.close()

    # Steps

    def _call_off(self) -> None:
        """Cancel the runner's pending work of this phase."""
        self._call_off_hint()
        if isinstance(self._phase, BotThinking):
            self._runner.cancel(self._phase.ticket)
        self._pace.stop_delay()
        self._spur.stop()

    def _undo_or_request_consent(self, *, again: bool) -> None:
        if isinstance(self._phase, NotStarted | ConsentWanted | Closed) or self.unaided:
            return
        request = undo_consent.needed(self._match, self._onlooker, again=again)
        if request is None:
            self._take_back(again=again)
            return
        self._rest_of_deal = None
        self._call_off()
        self._enter(PhaseTransition.REQUEST, ConsentWanted(request, saved=not isinstance(self._phase, WaitingForDisk)))
        # The person asked for consent comes to the screen: hide all hands from now on.
        self._onlooker = None
        self._shown = True
        self.replaced.emit()
        self.turn_changed.emit()
        self.consent_wanted.emit(request)

    def _take_back(self, *, again: bool) -> None:
        if again:
            if self._match.redo():
                self._jump()
        elif self._match.undo():
            self._tally.count_undo()
            if self.watched:
                self._pace.pause()
            self._jump()

    def _do(self, action: Action) -> None:
        step = self._match.act(action)
        if self._rest_of_deal is not None and self._rest_of_deal.goes_on(self.visible_events(step.events)):
            self._call_off()
            self._enter(PhaseTransition.ACT, WaitingForDisk())
            # No person has done anything that could be lost: the last move saves them all.
            self._enter(PhaseTransition.SAVE, BetweenTurns())
            self._ask_next()
        else:
            self._tell_step(PhaseTransition.ACT, step.index, step.seat, step.events)

    def _tell_step(self, transition: PhaseTransition, index: int, seat: int | None, events: Sequence[Event]) -> None:
        """Emit the step for the table, and save the match."""
        self._call_off()
        self._enter(transition, WaitingForDisk())
        self._onlooker = onlookers.after_step(self._match, self._onlooker, events)
        self._shown = False
        self._show_step(index, seat, events)
        self.turn_changed.emit()
        self._save()

    def _show_step(self, index: int, seat: int | None, events: Sequence[Event]) -> None:
        """Tell the table of a step, after what was played to the end before it, if anything was."""
        rest, self._rest_of_deal = self._rest_of_deal, None
        before, moves = ((), 0) if rest is None else (tuple(rest.events), rest.moves)
        seen, more = (*before, *self.visible_events(events)), self._more_positions()
        self.stepped.emit(StepShown(index, seat, seen, self.view, more, rest=moves, at_once=len(before)))

    def _stop_short(self) -> None:
        """Show what was played to the end so far, and go on step by step."""
        if self._rest_of_deal is not None and self._rest_of_deal.moves:
            self._save()
            self._shown = False
            last = self._match.steps[-1]
            self._show_step(last.index, last.seat, ())
        self._rest_of_deal = None

    def _jump(self, transition: PhaseTransition = PhaseTransition.JUMP) -> None:
        """Show the match after an undo, redo or restart, and save it."""
        self._rest_of_deal = None
        self._call_off()
        self._enter(transition, WaitingForDisk())
        self._onlooker = onlookers.after_jump(self._match, self._onlooker)
        self._rest()
        self.replaced.emit()
        self.turn_changed.emit()
        self._save()

    def _show_moment_anew(self) -> None:
        if not self._shown:
            self._rest()
        self.replaced.emit()
        self.turn_changed.emit()
        self._ask_next()

    def _rest(self) -> None:
        """The table is at rest: start the bot delay."""
        self._shown = True
        level = None if self.to_move is None else self._match.seats[self.to_move].level
        thinks = 0.0 if level is None else BUDGET_MS[nearest(level)]
        self._pace.start_delay(thinks if thinks > UNNOTICED_MS else 0.0)

    def _save(self) -> None:
        self._saver.save(self._tally.record(), over=self.to_move is None)

    @Slot()
    def _disk_is_done(self) -> None:
        match self._phase:
            case WaitingForDisk():
                self._enter(PhaseTransition.SAVE, BetweenTurns())
                self._ask_next()
            case ConsentWanted(saved=False):
                self._enter(PhaseTransition.SAVE_MEANWHILE, replace(self._phase, saved=True))

    # Next seat

    def _ask_next(self) -> None:
        """Between two turns: ask the next seat, if the table is ready for it."""
        if not isinstance(self._phase, BetweenTurns):
            self._move_bot_if_due()
            return
        seat = self.to_move
        if seat is None or self.stopped is not None:
            if self._shown:
                self._enter(PhaseTransition.FINISH, Over())
                self.turn_changed.emit()
                self.finished.emit()
            return
        notice = self._room_notice.of(self._match.room)
        if notice is not None:
            self.failed.emit(notice)
        if not self._match.room:
            self._stop_short()
            self._enter(PhaseTransition.FILL, RecordFull())
        elif (wanted := onlookers.wanted(self._match, self._onlooker)) is None:
            self._let_bot_think(seat)
        elif self._onlooker == wanted:
            self._enter(PhaseTransition.ASK, AskingPerson(wanted))
            self.turn_changed.emit()
            self.asked.emit(wanted)
        elif self._shown:
            self._enter(PhaseTransition.DRAW_CURTAIN, HandOver(wanted))
            self._onlooker = None
            self.replaced.emit()
            self.turn_changed.emit()
            self.curtain.emit(wanted)

    # Bots

    def _prepare_bots(self) -> None:
        levels = {seat.level for seat in self._match.seats if seat.level is not None}
        if levels:
            self._runner.prepare(self.package, levels)

    def _let_bot_think(self, seat: int) -> None:
        if not self._pace.may_think:
            self._enter(PhaseTransition.HOLD, BotPaused(seat))
            return
        bot = self._match.seats[seat]
        assert bot.level is not None
        view = self._match.state.view(seat)
        style = "" if self._terms.plain else bot.style
        question = MoveQuestion(self.package.policy, view, bot.level, self._terms.bot_seed(view), style)
        ticket = self._runner.ask(question, self._decide_for_bot, self._tell_fallback)
        self._enter(PhaseTransition.THINK, BotThinking(seat, ticket))
        if self.playing_to_the_end:
            self._spur.start()
        else:
            self.thinking.emit(seat)

    def _decide_for_bot(self, action: Action) -> None:
        if isinstance(self._phase, BotThinking):
            self._enter(PhaseTransition.DECIDE, BotDecided(self._phase.seat, action))
            self._move_bot_if_due()

    def _go_on_with_bot(self) -> None:
        """Bots were resumed: let the waiting one think or move."""
        if isinstance(self._phase, BotPaused):
            self._let_bot_think(self._phase.seat)
        else:
            self._move_bot_if_due()

    @Slot()
    def _move_bot_if_due(self) -> None:
        """Apply a bot's decision, unless it must wait for the table, the delay or a pause."""
        if not isinstance(self._phase, BotDecided):
            return
        if self.playing_to_the_end or (self._shown and self._pace.take_move()):
            self._do(self._phase.action)

    def _hurry_bot(self) -> None:
        if isinstance(self._phase, BotThinking) and not self._terms.bots_wait_for_nobody:
            self._runner.hurry(self._phase.ticket)

    def _tell_fallback(self) -> None:
        self.failed.emit(
            QT_TRANSLATE_NOOP("controller", "A bot got stuck, so it made a quick move. The match goes on.")
        )
