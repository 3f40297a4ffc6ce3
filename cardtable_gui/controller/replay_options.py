"""The options of the decision that a replay shows: assessed on demand, one decision at a time, and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.bots.assessment import Assessment, AssessmentQuestion
from cardtable_gui.bots.levels import uses_all_cores
from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.decisions import Decision, Option, options
from cardtable_gui.controller.replay import Replay


class OptionsStage(Enum):
    """How much is known of the shown decision."""

    NOTHING = "nothing"
    """No decision is shown: at the end, or one that the onlooker must not see."""
    FORCED = "forced"
    """There was only one legal action; nothing is assessed."""
    THINKING = "thinking"
    FOUND = "found"
    FAILED = "failed"


class ReplayOptions(QObject):
    """Follows a replay while it is watched, and has each decision assessed from its seat's view.

    Decisions of the strongest bots are assessed by their own search, all others by that of hints. When the replay moves
    on, the assessment of the decision before is cancelled. What was found is kept as long as the replay is open; what
    failed is tried again when the replay comes back.
    """

    changed = Signal()
    """`stage`, `decision` or `options` have changed."""

    def __init__(self, replay: Replay, runner: Callable[[], BotRunner], parent: QObject | None = None) -> None:
        """Start unwatched. `runner` is called when a decision is to be assessed for the first time."""
        super().__init__(parent)
        self.stage = OptionsStage.NOTHING
        self.decision: Decision | None = None
        """The shown decision."""
        self.options: Sequence[Option] = ()
        """Its options, the best first, once they are found; see `decisions.options`."""
        self._replay = replay
        self._runner = runner
        self._watched = False
        self._ticket: int | None = None
        self._at = -1
        self._found: dict[int, Assessment] = {}
        """What was found, by the number of actions before the decision."""
        replay.moved.connect(self._follow)

    @property
    def by_odds(self) -> bool:
        """Whether a bot drew what it did in the shown decision by odds, so that it needn't be the best option."""
        found = self.decision
        if found is None or found.level is None or not uses_all_cores(found.level):
            return False
        return bool(self._replay.package.policy.odds(found.view))

    @property
    def replay(self) -> Replay:
        """The replay whose decisions are assessed."""
        return self._replay

    def watch(self, on: bool) -> None:
        """Set whether somebody looks at the options; otherwise nothing is assessed."""
        if on != self._watched:
            self._watched = on
            self._follow()

    def close(self) -> None:
        """Stop; no signal follows."""
        self.blockSignals(True)
        self._watched = False
        self._cancel()

    @Slot()
    def _follow(self) -> None:
        """Show the options of the decision that the replay shows."""
        decision = self._replay.decision if self._watched else None
        if self._at == self._replay.at and (decision is None) == (self.decision is None):
            return
        self._cancel()
        self._at, self.decision = self._replay.at, decision
        if decision is None:
            self._show(OptionsStage.NOTHING)
        elif decision.forced:
            self._show(OptionsStage.FORCED)
        elif self._at in self._found:
            self._show(OptionsStage.FOUND)
        else:
            at = self._at
            self._show(OptionsStage.THINKING)
            self._ticket = self._runner().ask(
                AssessmentQuestion(
                    self._replay.package.policy,
                    decision.view,
                    decision.chosen,
                    thorough=decision.level is not None and uses_all_cores(decision.level),
                ),
                lambda found: self._assessed(at, found),
            )

    def _cancel(self) -> None:
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            self._runner().cancel(ticket)

    def _assessed(self, at: int, found: Assessment | None) -> None:
        self._ticket = None
        if found is None:
            self._show(OptionsStage.FAILED)
        else:
            self._found[at] = found
            self._show(OptionsStage.FOUND)

    def _show(self, stage: OptionsStage) -> None:
        self.stage = stage
        found = self._found.get(self._at, ()) if stage is OptionsStage.FOUND else ()
        self.options = () if self.decision is None else tuple(options(self.decision, found))
        self.changed.emit()
