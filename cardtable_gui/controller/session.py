"""A match at the table: asks people, lets bots think, saves before it asks on, and draws the curtain between people.

The order of things, after every action: the state is settled, `stepped` tells the table (which animates), the writer
puts the match on disk, and when that is acknowledged the next seat is asked, animation or not. A bot's move is shown
only after the table said `presented` and the bot delay has passed.

Who looks on: with one person always that person; with only bots nobody (the spectator's view). With several people the
one who was asked last, also while bots move after it; nobody from the end of a deal, of an undone turn that was another
person's, while the curtain is down, until `reveal`, and from when a person is asked whether others may take back that
person's move. The table and its models show `view` and `seen_events` and nothing else, so that what is not the
onlooker's never reaches the screen.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.controller import consent
from cardtable_gui.controller.botrunner import BotRunner, Question
from cardtable_gui.controller.consent import ConsentRequest
from cardtable_gui.controller.course import OPENING, Course, Presented
from cardtable_gui.controller.hints import hint_of
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.writer import Writer
from cardtable_gui.core.actions import Action, IllegalActionError
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.limits import NEARLY_FULL
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

log = logging.getLogger(__name__)

BOT_DELAY_MS = 500
"""How long a bot waits at first, once the table has shown what came before."""
SAVE_PATIENCE_MS = 4000
"""So long the next seat waits for the disk; then the player is told, and the match goes on."""


class Session(Course):
    """Drives one match. Create it, connect to it, `start` it; `close` it at the end, whatever happened."""

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
        parent: QObject | None = None,
    ) -> None:
        """Take up a match, new or saved.

        Args:
            match: the match; only this session changes it from now on.
            match_id: its id in the writer's store, claimed there by the caller; `close` releases it.
            writer: puts it on disk; None: it is not saved (pictures, examples).
            runner: lets bots think; it stays the caller's, who closes it.
            parent: the parent object.
        """
        super().__init__(match, match.people[0] if len(match.people) == 1 else None, parent)
        self._match_id = match_id
        self._writer = writer
        self._runner = runner
        self._several = len(match.people) > 1
        self._asked: int | None = None
        self._request: ConsentRequest | None = None
        self._saving: int | None = None
        self._unsaved = False
        self._waits_for_disk = False
        self._presented = True
        self._told_over = False
        self._room_told = 2
        """How much room there was when the players were last told: 0 none, 1 little, 2 plenty."""
        self._closed = False
        self._paused = False
        self._single_step = False
        self._bot_ticket: int | None = None
        self._bot_action: Action | None = None
        self._hint_ticket: int | None = None
        self._rng = Random()
        self._delay = QTimer(self, singleShot=True, interval=BOT_DELAY_MS)
        self._delay.timeout.connect(self._proceed)
        self._patience = QTimer(self, singleShot=True, interval=SAVE_PATIENCE_MS)
        self._patience.timeout.connect(self._disk_is_slow)
        if writer is not None:
            writer.written.connect(self._written)
            writer.failed.connect(self._not_written)

    @property
    def match_id(self) -> str:
        """The match's id in the store."""
        return self._match_id

    # Turns and controls

    @property
    def to_move(self) -> int | None:
        """The seat that acts now; None when the match is over."""
        return self._match.state.to_move

    @property
    def is_humans_turn(self) -> bool:
        """Whether a person was asked and may act now."""
        return self._asked is not None

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
        return self._paused

    @property
    def bot_delay_ms(self) -> int:
        """How long a bot waits once the table has shown what came before, in milliseconds."""
        return self._delay.interval()

    @bot_delay_ms.setter
    def bot_delay_ms(self, delay: int) -> None:
        self._delay.setInterval(delay)

    def start(self) -> None:
        """Begin, once everything is connected. A new match is shown from its first deal by `stepped`."""
        if any(seat.level is not None for seat in self._match.seats):
            self._runner.prepare(self.box)
        if self._match.steps:
            self._jumped()
        else:
            self._happened(OPENING, None, self._match.opening)

    def act(self, action: Action) -> None:
        """Do this for the person who was asked; ignored when nobody was. Raises `IllegalActionError`."""
        if self._asked is not None:
            self._do(action)

    def undo(self) -> None:
        """Take back the last turn of a person and all that bots did since; among bots one action, and pause.

        Where several people play and it was not the onlooker's turn, `consent_wanted` asks whose it was first.
        """
        self._take_back_or_ask(again=False)

    def redo(self) -> None:
        """Do again what was undone, up to the next decision. It asks first, as `undo` does."""
        self._take_back_or_ask(again=True)

    @property
    def request(self) -> ConsentRequest | None:
        """What a person is asked to agree to; None: nothing."""
        return self._request

    def consent(self, *, given: bool) -> None:
        """The person of `request` agrees, or does not; ignored when nobody was asked."""
        request, self._request = self._request, None
        if request is None:
            return
        if given:
            self._take_back(again=request.again)
        else:
            self.replaced.emit()
            self.turn_changed.emit()
            self._proceed()

    def restart(self) -> None:
        """Begin the same match again, with the same deals."""
        self._match.restart()
        self._jumped()

    def hint(self) -> None:
        """Ask what a good player would do; `hinted` answers, unless something happens before."""
        if self._asked is not None and self._hint_ticket is None:
            self._hint_ticket = self._runner.advise(self.box, self.view, self._hinted)

    def reveal(self) -> None:
        """The person whom the curtain waits for sits at the table: show the hand."""
        if self._curtain is not None:
            self._onlooker, self._curtain = self._curtain, None
            self.replaced.emit()
            self._proceed()

    def pause(self) -> None:
        """Let bots wait."""
        self._paused = True
        self.turn_changed.emit()

    def resume(self) -> None:
        """Let bots go on."""
        self._paused = False
        self._single_step = False
        self.turn_changed.emit()
        self._proceed()

    def step(self) -> None:
        """While paused: let a bot make one move."""
        if self._paused:
            self._single_step = True
            self._proceed()

    def presented(self) -> None:
        """The table has shown the last step."""
        if not self._presented:
            self._presented = True
            self._delay.start()
            self._proceed()

    def close(self) -> None:
        """Stop, and wait a bounded time until the match is on disk and free for others. No signal follows."""
        if self._closed:
            return
        self._closed = True
        self.blockSignals(True)
        self._delay.stop()
        self._patience.stop()
        self._call_off()
        if self._writer is not None:
            if self._unsaved and self._saving is None:
                self._save()
            self._writer.release(self._match_id)
            self._writer.flush()

    # What happens

    def _take_back_or_ask(self, *, again: bool) -> None:
        if self._request is not None:
            return
        request = consent.needed(self._match, self._onlooker, again=again)
        if request is None:
            self._take_back(again=again)
            return
        self._call_off()
        # Whose move it is comes to the machine to answer: nobody's hand lies open meanwhile, nor afterwards.
        self._onlooker = None
        self._presented = True
        self._request = request
        self.replaced.emit()
        self.turn_changed.emit()
        self.consent_wanted.emit(request)

    def _take_back(self, *, again: bool) -> None:
        if again:
            if self._match.redo():
                self._jumped()
        elif self._match.undo():
            self._paused = self._paused or self.watched
            self._jumped()

    def _do(self, action: Action) -> None:
        step = self._match.act(action)
        self._happened(step.index, step.seat, step.events)

    def _happened(self, index: int, seat: int | None, events: Sequence[Event]) -> None:
        self._call_off()
        if self._several and (self.to_move is None or any(isinstance(event, DealEnded) for event in events)):
            # Everybody looks at the result, and the next deal lies on the table already.
            self._onlooker = None
        self._presented = False
        self._waits_for_disk = True
        seen = tuple(self.seen_of(events))
        self.stepped.emit(Presented(index, seat, seen, self.view, self._more_lying()))
        self.turn_changed.emit()
        self._save()

    def _jumped(self) -> None:
        self._call_off()
        seat = self.to_move
        if self._several and seat != self._onlooker and (seat is None or self._is_person(seat)):
            self._onlooker = None
        self._presented = True
        self._waits_for_disk = True
        self._delay.start()
        self.replaced.emit()
        self.turn_changed.emit()
        self._save()

    def _looked(self) -> None:
        if not self._presented:
            self._presented = True
            self._delay.start()
        self.replaced.emit()
        self.turn_changed.emit()
        self._proceed()

    def _call_off(self) -> None:
        """Nobody is asked any more, nobody thinks."""
        for ticket in (self._bot_ticket, self._hint_ticket):
            if ticket is not None:
                self._runner.cancel(ticket)
        self._bot_ticket = self._hint_ticket = self._bot_action = None
        self._asked = self._curtain = self._request = None
        self._told_over = False
        self._delay.stop()

    def _is_person(self, seat: int) -> bool:
        return self._match.seats[seat].level is None

    @Slot()
    def _proceed(self) -> None:
        """Ask whoever is next, as far as disk and table allow."""
        if self._waits_for_disk or self._closed or self._request is not None:
            return
        seat = self.to_move
        if seat is not None and not self._has_room():
            return
        if seat is None:
            if self._presented and not self._told_over:
                self._told_over = True
                self.turn_changed.emit()
                self.finished.emit()
        elif not self._is_person(seat):
            self._let_bot_move(seat)
        elif self._onlooker == seat:
            if self._asked is None:
                self._asked = seat
                self.turn_changed.emit()
                self.asked.emit(seat)
        elif self._presented and self._curtain is None:
            self._onlooker = None
            self._curtain = seat
            self.replaced.emit()
            self.turn_changed.emit()
            self.curtain.emit(seat)

    def _has_room(self) -> bool:
        """Whether the record takes another action. The players are told before the end of it, and at the end."""
        room = self._match.room
        stage = 0 if not room else 1 if room <= NEARLY_FULL else 2
        if stage < self._room_told:
            if stage:
                message = QT_TRANSLATE_NOOP(
                    "controller", "This match is very long. Moves that can still be saved: {room}."
                )
                self.failed.emit(message.put(room=room))
            else:
                self.failed.emit(
                    QT_TRANSLATE_NOOP(
                        "controller",
                        "This match has become as long as a record can be, so it stops here. All of it is saved; you "
                        "can take back a move, or watch it.",
                    )
                )
        self._room_told = stage
        return bool(room)

    def _let_bot_move(self, seat: int) -> None:
        goes_on = not self._paused or self._single_step
        if self._bot_action is not None:
            delayed = self._delay.isActive() and not self._single_step
            if goes_on and self._presented and not delayed:
                self._single_step = False
                self._do_for_bot(self._bot_action)
        elif self._bot_ticket is None and goes_on:
            level = self._match.seats[seat].level
            assert level is not None
            question = Question(self.box, level, self._match.state.view(seat), self._bot_is_stuck)
            self._bot_ticket = self._runner.think(question, self._thought)
            self.thinking.emit(seat)

    def _thought(self, action: Action) -> None:
        self._bot_ticket = None
        self._bot_action = action
        self._proceed()

    def _bot_is_stuck(self) -> None:
        self.failed.emit(
            QT_TRANSLATE_NOOP("controller", "A bot got stuck, so it made a quick move. The match goes on.")
        )

    def _do_for_bot(self, action: Action) -> None:
        try:
            self._do(action)
        except IllegalActionError as error:
            # Not which action: it may be one that nobody may know.
            log.error("a bot of %s chose what is not legal: %s", self.box.game.id, error.refusal.rule)
            self.failed.emit(
                QT_TRANSLATE_NOOP("controller", "A bot got stuck, so it made a move at random. The match goes on.")
            )
            self._do(self._rng.choice(self._match.state.legal_actions()))

    def _hinted(self, advice: AnyAdvice | None) -> None:
        self._hint_ticket = None
        if advice is None:
            self.failed.emit(QT_TRANSLATE_NOOP("controller", "No hint could be worked out this time."))
        else:
            self.hinted.emit(hint_of(self.box, self.view, advice))

    # The disk

    def _save(self) -> None:
        self._unsaved = True
        if self._writer is None:
            self._on_disk()
        else:
            over = self.to_move is None
            self._saving = self._writer.save(self._match_id, self._match.record, over=over)
            self._patience.start()

    @Slot(str, int)
    def _written(self, match_id: str, ticket: int) -> None:
        if match_id == self._match_id and ticket == self._saving and not self._closed:
            self._on_disk()

    @Slot(str, int, object)
    def _not_written(self, match_id: str, ticket: int, message: Message) -> None:
        if match_id == self._match_id and ticket == self._saving and not self._closed:
            self._saving = None
            self.save_failed.emit(message)
            self._disk_is_done()

    @Slot()
    def _disk_is_slow(self) -> None:
        self.save_failed.emit(
            QT_TRANSLATE_NOOP("controller", "Saving takes unusually long. The match goes on meanwhile.")
        )
        self._disk_is_done()

    def _on_disk(self) -> None:
        self._saving = None
        self._unsaved = False
        self.saved.emit()
        self._disk_is_done()

    def _disk_is_done(self) -> None:
        self._patience.stop()
        self._waits_for_disk = False
        self._proceed()
