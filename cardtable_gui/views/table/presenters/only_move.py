"""A move without a choice plays itself: it's shown, named and counted down on its button, and Esc stops it."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QObject

from cardtable_gui.controller.hints import hint
from cardtable_gui.controller.seats import only_person
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Legal
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.command_bar import CommandBar
from cardtable_gui.views.table.widgets.recap import RecapSheet

BEAT_MS = 1600
"""How long an only move is shown before it plays itself."""
TICK_MS = 40


def only_move(view: AnyView) -> Action | None:
    """The only legal action of the seat to move; None: there are several, or it's not this seat's turn."""
    found = list(islice(view.legal_actions(), 2))
    return found[0] if len(found) == 1 else None


class OnlyMove(QObject):
    """Plays the only move of a turn, if the player wants that, but never on a turn that was taken back.

    Lessons, puzzles and practice ask for the move itself: there nothing plays by itself.
    """

    def __init__(self, state: ViewState, selection: Selection, bar: CommandBar, recap: RecapSheet) -> None:
        super().__init__(selection)
        self._state = state
        self._selection = selection
        self._bar = bar
        self._recap = recap
        self._action: Action | None = None
        self._picked: tuple[int, ...] = ()
        self._passed = 0
        self._timer = state.clock.timer(self, self._tick, TICK_MS, repeats=True)

    @property
    def reason(self) -> Message | None:
        """What is about to be done and why; None if nothing is."""
        if self._action is None:
            return None
        words = QT_TRANSLATE_NOOP("table", "Your only move is “{action}”. It’s made for you unless you press Esc.")
        return words.put(action=self._state.session.package.game.describe_in(self._state.session.view, self._action))

    def consider(self) -> None:
        """Pick the cards of the only move of the turn that has just begun, and start its beat; else do nothing."""
        turn = self._selection.turn
        if turn is None or not self._wanted:
            return
        self._action = only_move(turn.view)
        if self._action is None:
            return
        self._selection.choose(hint(self._state.session.package, turn.view, self._action).picked)
        self._picked = self._selection.picking.tokens
        self._passed = 0
        self._timer.start()

    def cancel(self) -> bool:
        """Leave the move to the player, and put back the cards picked for it; return whether it was about to play."""
        pending = self._action is not None
        if pending and self._selection.picking.tokens == self._picked:
            self._selection.picking.clear()
        self._action = None
        self._timer.stop()
        self._bar.show_progress(None, 0.0)
        return pending

    @property
    def _wanted(self) -> bool:
        """Whether only moves play themselves here: as chosen, else for whoever plays alone and hears no screen reader.

        Several people see what each of them does, and a reader would speak of a move that is over.
        """
        session, chosen = self._state.session, self._state.look.only_moves
        alone = only_person(session.match.seats) is not None and not screen_reader.is_listening()
        return session.is_match and (alone if chosen == "auto" else chosen == "yes")

    def _tick(self) -> None:
        if not self._recap.isHidden():
            return
        self._passed += TICK_MS
        beat = reading_time.of(BEAT_MS)
        if self._passed < beat:
            self._bar.show_progress(self._command, self._passed / beat)
            return
        action = self._action
        self._action = None
        self._timer.stop()
        self._bar.show_progress(None, 0.0)
        if action is not None and self._selection.turn is not None:
            self._state.session.act(action)

    @property
    def _command(self) -> str | None:
        """The id of the button that does it; None: there's none."""
        offer, action = self._selection.offer, self._action
        if offer is None or action is None:
            return None
        return next((command.id for command in offer.commands if command.meaning == Legal(action)), None)
