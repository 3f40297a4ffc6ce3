"""A match at the table: asks people, lets bots think, saves before it asks on, and draws the curtain between people.

The order of things, after every action: the state is settled, `stepped` tells the table (which animates), the writer
puts the match on disk, and when that is acknowledged the next seat is asked, animation or not. A bot's move is shown
only after the table said `step_shown` and the bot delay has passed.

Who looks on is told in `controller/onlookers.py`. The table and its models show `view` and `visible_history` and
nothing else, so that what is not the onlooker's never reaches the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.controller import onlookers, undo_consent
from cardtable_gui.controller.bots.bot_pace import BotPace
from cardtable_gui.controller.bots.bot_runner import BotRunner, Question
from cardtable_gui.controller.hints import hint_of
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import OPENING, MatchSource, StepShown
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
    Phase,
    PhaseTransition,
    RecordFull,
    WaitingForDisk,
)
from cardtable_gui.controller.room_notice import RoomNotice
from cardtable_gui.controller.saves.writer import MatchSaver, Writer
from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.timing import Clock


class Session(MatchSource):
    """Drives one match. Create it, connect to it, `start` it; `close` it at the end, whatever happened.

    It is in one phase at a time (`controller/phases.py`), and each change of phase is one of these transitions; any
    other raises `ImpossibleTransitionError`. "running" is every phase but NotStarted and Closed, "undisturbed" every
    running one but ConsentWanted.

    ================  ==========================  ===============  ====================================================
    transition        from                        to               because
    ================  ==========================  ===============  ====================================================
    open              NotStarted                  WaitingForDisk   the first deal is shown, or a saved match taken up
    act               AskingPerson, BotDecided    WaitingForDisk   an action was done
    jump              running                     WaitingForDisk   undo, redo or restart
    save              WaitingForDisk              BetweenTurns     the disk acknowledged, failed, or took too long
    ask               BetweenTurns                AskingPerson     a person who looks on is to move
    advise            AskingPerson                AskingPerson     a hint is worked out
    answer            AskingPerson                AskingPerson     the hint came, or none could be worked out
    hold              BetweenTurns                BotPaused        a bot is to move, and bots are paused
    think             BetweenTurns, BotPaused     BotThinking      a bot is to move, and may
    decide            BotThinking                 BotDecided       it knows what to do
    draw curtain      BetweenTurns                HandOver         another person is to move, and the table is at rest
    reveal            HandOver                    BetweenTurns     that person sits at the table
    request           undisturbed                 ConsentWanted    undo or redo of another person's move
    save meanwhile    ConsentWanted               ConsentWanted    the disk answered
    decline           ConsentWanted               BetweenTurns     the person does not agree
    decline unsaved   ConsentWanted               WaitingForDisk   the same, before the disk answered
    finish            BetweenTurns                Over             nobody is to move, and the table is at rest
    fill              BetweenTurns                RecordFull       the record has no room for another action
    close             NotStarted, running         Closed           `close` was called
    ================  ==========================  ===============  ====================================================

    Beside the phase there are the pace of bots, whether the table has shown the last step, and what came of the last
    save (`MatchSaver`).
    """

    asked = Signal(int)
    """This person is to act, and the view is this person's."""
    saved = Signal()
    """The match is on disk as it stands."""
    save_failed = Signal(object)
    """A `Message`: the match could not be saved. It goes on, and the next action tries again."""
    finished = Signal()
    """The match is over, and the table has shown its last step."""
    failed = Signal(object)
    """A `Message`: something went wrong that the player should know of; the match goes on."""

    def __init__(
        self,
        match: Match,
        match_id: str,
        writer: Writer | None,
        runner: BotRunner,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Take up a match, new or saved.

        Args:
            match: the match; only this session changes it from now on.
            match_id: its id in the writer's store, claimed there by the caller; `close` releases it.
            writer: puts it on disk; None: it is not saved (pictures, examples).
            runner: lets bots think; it stays the caller's, who closes it.
            clock: what the bots' delay goes by.
            parent: the parent object.
        """
        super().__init__(match, onlookers.initial(match), parent)
        self._match_id = match_id
        self._runner = runner
        self._phase: Phase = NotStarted()
        self._shown = True
        """Whether the table has shown the last step."""
        self._room_notice = RoomNotice()
        self._pace = BotPace(clock, self)
        self._pace.delay_passed.connect(self._move_bot_if_due)
        self._saver = MatchSaver(writer, match_id, self)
        self._saver.saved.connect(self.saved)
        self._saver.failed.connect(self.save_failed)
        self._saver.done.connect(self._disk_is_done)

    @property
    def saving(self) -> bool:
        """Whether the disk has still to answer for the match as it stands."""
        return self._saver.pending

    @property
    def match_id(self) -> str:
        """The match's id in the store."""
        return self._match_id

    # Turns and controls

    @property
    def phase(self) -> Phase:
        """What the session waits for."""
        return self._phase

    @property
    def to_move(self) -> int | None:
        """The seat that acts now; None when the match is over."""
        return self._match.state.to_move

    @property
    def is_humans_turn(self) -> bool:
        """Whether a person was asked and may act now."""
        return isinstance(self._phase, AskingPerson)

    @property
    def hand_over(self) -> int | None:
        """The person for whom the curtain is down; None: it is up."""
        return self._phase.seat if isinstance(self._phase, HandOver) else None

    @property
    def request(self) -> ConsentRequest | None:
        """What a person is asked to agree to; None: nothing."""
        return self._phase.request if isinstance(self._phase, ConsentWanted) else None

    @property
    def is_full(self) -> bool:
        """Whether the match stopped because its record has no room for another action."""
        return self.to_move is not None and not self._match.room

    @property
    def watched(self) -> bool:
        """Whether only bots play."""
        return self._match.all_bots

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to take back."""
        return self._match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a turn that was taken back can be done again."""
        return self._match.can_redo

    @property
    def paused(self) -> bool:
        """Whether bots wait for `resume` or `step`."""
        return self._pace.paused

    @property
    def bot_delay_ms(self) -> int:
        """How long a bot waits once the table has shown what came before, in milliseconds."""
        return self._pace.delay_ms

    @bot_delay_ms.setter
    def bot_delay_ms(self, delay: int) -> None:
        self._pace.delay_ms = delay

    def start(self) -> None:
        """Begin, once everything is connected. A new match is shown from its first deal by `stepped`."""
        if any(seat.level is not None for seat in self._match.seats):
            self._runner.prepare(self.package)
        if self._match.steps:
            self._jump(PhaseTransition.OPEN)
        else:
            self._tell_step(PhaseTransition.OPEN, OPENING, None, self._match.opening)

    def act(self, action: Action) -> None:
        """Do this for the person who was asked; ignored when nobody was. Raises `IllegalActionError`."""
        if isinstance(self._phase, AskingPerson):
            self._do(action)

    def undo(self) -> None:
        """Take back the last turn of a person and all that bots did since; among bots one action, and pause.

        Where several people play and it was not the onlooker's turn, `consent_wanted` asks whose it was first.
        """
        self._undo_or_request_consent(again=False)

    def redo(self) -> None:
        """Do again what was undone, up to the next decision. It asks first, as `undo` does."""
        self._undo_or_request_consent(again=True)

    def consent(self, *, given: bool) -> None:
        """The person of `request` agrees, or does not; ignored when nobody was asked."""
        match self._phase:
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
        """Begin the same match again, with the same deals."""
        if not isinstance(self._phase, NotStarted | Closed):
            self._match.restart()
            self._jump()

    def hint(self) -> None:
        """Ask what a good player would do; `hinted` answers, unless something happens before."""
        if isinstance(self._phase, AskingPerson) and self._phase.hint is None:
            ticket = self._runner.advise(self.package, self.view, self._answer_hint)
            self._enter(PhaseTransition.ADVISE, replace(self._phase, hint=ticket))

    def reveal(self) -> None:
        """The person whom the curtain waits for sits at the table: show the hand."""
        if isinstance(self._phase, HandOver):
            self._onlooker = self._phase.seat
            self._enter(PhaseTransition.REVEAL, BetweenTurns())
            self.replaced.emit()
            self._ask_next()

    def pause(self) -> None:
        """Let bots wait."""
        self._pace.pause()
        self.turn_changed.emit()

    def resume(self) -> None:
        """Let bots go on."""
        self._pace.resume()
        self.turn_changed.emit()
        self._go_on_with_bot()

    def step(self) -> None:
        """While paused: let a bot make one move."""
        self._pace.allow_one_move()
        self._go_on_with_bot()

    def step_shown(self) -> None:
        """The table has shown the last step."""
        if not self._shown:
            self._rest()
            self._ask_next()

    def close(self) -> None:
        """Stop, and wait a bounded time until the match is on disk and free for others. No signal follows."""
        if isinstance(self._phase, Closed):
            return
        self.blockSignals(True)
        self._call_off()
        self._enter(PhaseTransition.CLOSE, Closed())
        self._saver.close()

    # What happens

    def _enter(self, transition: PhaseTransition, phase: Phase) -> None:
        self._phase = transition.lead(self._phase, phase)

    def _call_off(self) -> None:
        """Call off what the runner works out for this phase."""
        match self._phase:
            case BotThinking(ticket=ticket) | AskingPerson(hint=int(ticket)):
                self._runner.cancel(ticket)
        self._pace.stop_delay()

    def _undo_or_request_consent(self, *, again: bool) -> None:
        if isinstance(self._phase, NotStarted | ConsentWanted | Closed):
            return
        request = undo_consent.needed(self._match, self._onlooker, again=again)
        if request is None:
            self._take_back(again=again)
            return
        self._call_off()
        self._enter(PhaseTransition.REQUEST, ConsentWanted(request, saved=not isinstance(self._phase, WaitingForDisk)))
        # Whose move it is comes to the machine to answer: nobody's hand lies open meanwhile, nor afterwards.
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
            if self.watched:
                self._pace.pause()
            self._jump()

    def _do(self, action: Action) -> None:
        step = self._match.act(action)
        self._tell_step(PhaseTransition.ACT, step.index, step.seat, step.events)

    def _tell_step(self, transition: PhaseTransition, index: int, seat: int | None, events: Sequence[Event]) -> None:
        """Something happened: let the table show it, and save the match."""
        self._call_off()
        self._enter(transition, WaitingForDisk())
        self._onlooker = onlookers.after_step(self._match, self._onlooker, events)
        self._shown = False
        seen = tuple(self.visible_events(events))
        self.stepped.emit(StepShown(index, seat, seen, self.view, self._more_positions()))
        self.turn_changed.emit()
        self._save()

    def _jump(self, transition: PhaseTransition = PhaseTransition.JUMP) -> None:
        """The match stands elsewhere: show it as it is now, and save it."""
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
        """The table is at rest: bots wait a moment more."""
        self._shown = True
        self._pace.start_delay()

    def _save(self) -> None:
        self._saver.save(self._match.record, over=self.to_move is None)

    @Slot()
    def _disk_is_done(self) -> None:
        match self._phase:
            case WaitingForDisk():
                self._enter(PhaseTransition.SAVE, BetweenTurns())
                self._ask_next()
            case ConsentWanted(saved=False):
                self._enter(PhaseTransition.SAVE_MEANWHILE, replace(self._phase, saved=True))

    # Who is next

    def _ask_next(self) -> None:
        """Between two turns: ask whoever is next, as far as the table allows."""
        if not isinstance(self._phase, BetweenTurns):
            self._move_bot_if_due()
            return
        seat = self.to_move
        if seat is None:
            if self._shown:
                self._enter(PhaseTransition.FINISH, Over())
                self.turn_changed.emit()
                self.finished.emit()
            return
        notice = self._room_notice.of(self._match.room)
        if notice is not None:
            self.failed.emit(notice)
        if not self._match.room:
            self._enter(PhaseTransition.FILL, RecordFull())
        elif seat not in self._match.people:
            self._let_bot_think(seat)
        elif self._onlooker == seat:
            self._enter(PhaseTransition.ASK, AskingPerson(seat))
            self.turn_changed.emit()
            self.asked.emit(seat)
        elif self._shown:
            self._enter(PhaseTransition.DRAW_CURTAIN, HandOver(seat))
            self._onlooker = None
            self.replaced.emit()
            self.turn_changed.emit()
            self.curtain.emit(seat)

    # Bots

    def _let_bot_think(self, seat: int) -> None:
        if not self._pace.may_think:
            self._enter(PhaseTransition.HOLD, BotPaused(seat))
            return
        level = self._match.seats[seat].level
        assert level is not None
        question = Question(self.package, level, self._match.state.view(seat), self._tell_fallback)
        ticket = self._runner.think(question, self._decide_for_bot)
        self._enter(PhaseTransition.THINK, BotThinking(seat, ticket))
        self.thinking.emit(seat)

    def _decide_for_bot(self, action: Action) -> None:
        if isinstance(self._phase, BotThinking):
            self._enter(PhaseTransition.DECIDE, BotDecided(self._phase.seat, action))
            self._move_bot_if_due()

    def _go_on_with_bot(self) -> None:
        """Bots may move again: let the one that waited think, or do what it decided."""
        if isinstance(self._phase, BotPaused):
            self._let_bot_think(self._phase.seat)
        else:
            self._move_bot_if_due()

    @Slot()
    def _move_bot_if_due(self) -> None:
        """Do what a bot has decided, unless the table, the delay or a pause makes it wait."""
        if isinstance(self._phase, BotDecided) and self._shown and self._pace.take_move():
            self._do(self._phase.action)

    def _tell_fallback(self) -> None:
        self.failed.emit(
            QT_TRANSLATE_NOOP("controller", "A bot got stuck, so it made a quick move. The match goes on.")
        )

    # Hints

    def _answer_hint(self, advice: AnyAdvice | None) -> None:
        if not isinstance(self._phase, AskingPerson):
            return
        self._enter(PhaseTransition.ANSWER, replace(self._phase, hint=None))
        if advice is None:
            self.failed.emit(QT_TRANSLATE_NOOP("controller", "No hint could be worked out this time."))
        else:
            self.hinted.emit(hint_of(self.package, self.view, advice))
