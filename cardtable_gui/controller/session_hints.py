"""The hints of a session: asked for, worked out, explained and dropped. Apart from `Session`: they change no match."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardtable_gui.bots.advice import AnyAdvice, HintQuestion
from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.hint_reasons import explanation
from cardtable_gui.controller.hints import hint_of
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_terms import MatchTerms
from cardtable_gui.controller.phases import AskingPerson, PhaseTransition
from cardtable_gui.controller.saves.match_tally import TallyLog
from cardtable_gui.controller.saves.writer import Writer
from cardtable_gui.controller.session_state import SessionState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.timing import Clock


class HintingSession(SessionState):
    """The part of a session that gives hints to the person who is asked."""

    failed = Signal(object)
    """A `Message`: an error that the player should know of; the match goes on."""

    def __init__(
        self,
        match: Match,
        match_id: str,
        terms: MatchTerms,
        writer: Writer | None,
        runner: BotRunner,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Not started yet; see `Session`."""
        super().__init__(match, match_id, terms, writer, clock, parent)
        self._runner = runner
        self._tally = TallyLog(match, match_id, clock.now)

    def hint(self) -> None:
        """Request a hint; `hinted` delivers it, unless the match changes or `drop_hint` is called first."""
        match self._phase:
            case AskingPerson(advice=advice) if advice is not None:
                self.hinted.emit(hint_of(self.package, self.view, advice))
            case AskingPerson(hint=None) if not self.unaided:
                ticket = self._runner.ask(HintQuestion(self.package.policy, self.view), self._answer_hint)
                self._enter(PhaseTransition.ADVISE, replace(self._phase, hint=ticket))
                self.hint_sought.emit(True)

    def explain_hint(self) -> None:
        """Request why the hint is good, with the hint if there was none; `hint_explained` delivers it."""
        match self._phase:
            case AskingPerson(advice=advice) if advice is not None:
                self._explain(advice)
            case AskingPerson() if not self.unaided:
                self._enter(PhaseTransition.ADVISE, replace(self._phase, why=True))
                self.hint()

    def drop_hint(self) -> bool:
        """Stop looking for a hint; return whether one was looked for."""
        if not isinstance(self._phase, AskingPerson) or self._phase.hint is None:
            return False
        self._call_off_hint()
        self._enter(PhaseTransition.ANSWER, replace(self._phase, hint=None, why=False))
        return True

    def _call_off_hint(self) -> None:
        """Stop looking for a hint, if one is looked for."""
        match self._phase:
            case AskingPerson(hint=int(ticket)):
                self._runner.cancel(ticket)
                self.hint_sought.emit(False)

    def _answer_hint(self, advice: AnyAdvice | None) -> None:
        if not isinstance(self._phase, AskingPerson):
            return
        why = self._phase.why
        self._enter(PhaseTransition.ANSWER, replace(self._phase, hint=None, advice=advice, why=False))
        self.hint_sought.emit(False)
        if advice is None:
            self.failed.emit(QT_TRANSLATE_NOOP("controller", "Couldn’t find a hint this time."))
            return
        self._tally.count_hint()
        self.hinted.emit(hint_of(self.package, self.view, advice))
        if why:
            self._explain(advice)

    def _explain(self, advice: AnyAdvice) -> None:
        reasons = explanation(partial(self.package.game.describe_in, self.view), self.view.players, advice)
        self.hint_explained.emit(hint_of(self.package, self.view, advice), reasons)
