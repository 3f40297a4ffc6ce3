"""Opens the panel with the result of a deal or of the match, and passes on what the player presses there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from cardtable_gui.core.decisive import best_of
from cardtable_gui.core.events import DealEnded, Event, LogEntry, SeatResult
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import seats_ahead
from cardtable_gui.core.score_sheet import DealScores, score_sheet
from cardtable_gui.core.table import reached, won
from cardtable_gui.views.kit.focus.hide_keeping_focus import hide_keeping_focus
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.presenters.connections import Connections
from cardtable_gui.views.table.presenters.shared_widgets import SharedWidgets
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.result_summary import Achieved, Mood, Result
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets import result_panel, result_rows


class ResultPresenter(QObject):
    """Collects the content of the result panel for one match."""

    continued = Signal()
    """The player continues after reading the result."""
    again_wanted = Signal()
    new_match_wanted = Signal()
    watch_wanted = Signal()
    review_wanted = Signal()
    start_screen_wanted = Signal()
    share_wanted = Signal()

    def __init__(
        self,
        state: ViewState,
        art: Art,
        speech: Speech,
        widgets: SharedWidgets,
        connections: Connections,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._art = art
        self._speech = speech
        self._panel = widgets.panel
        self._transition = widgets.transition
        connections.connect(widgets.panel.pressed, self._pressed)

    def open(self, ended: DealEnded, ranks: tuple[int, ...] | None, view: AnyView, *, rest: int = 0) -> None:
        """Show how a deal ended and, with `ranks`, how the match ended.

        Args:
            ended: the deal's end.
            ranks: the match's ranks; None: it goes on.
            view: the view after it.
            rest: so many moves were played to the end at once; 0: everything was shown.
        """
        result, look = self._result(ended, ranks, view, rest), self._state.look
        self._transition.fade(lambda: self._panel.tell(result, look.theme, look.percent))
        self._say(result)

    def announce(self, ended: DealEnded, view: AnyView) -> None:
        """Say how a deal ended, as `open` does, without the panel."""
        self._say(self._result(ended, None, view))

    def add(self, achieved: Achieved) -> bool:
        """Add what a person has achieved to the match's result, and say it; return whether the result is shown."""
        shown = self._panel.add(achieved)
        if shown and self._panel.result is not None:
            self._speech.say(Kind.NOTE, "\n".join(line for line, _ in self._panel.result.achievements))
        return shown

    def _say(self, result: Result) -> None:
        words, full = "\n".join(result.brief), "\n".join(result_rows.in_words(result, self._state.look.theme))
        self._speech.say(Kind.RESULT, words, full, event=result.ended)

    def _result(self, ended: DealEnded, ranks: tuple[int, ...] | None, view: AnyView, rest: int = 0) -> Result:
        session, rules = self._state.session, self._state.game_table
        events = session.visible_in_deal_of(ended)
        return Result(
            ended=ended,
            ranks=ranks,
            names=session.names,
            score_title=rules.layout.score_title,
            own=view.seat,
            reached=None if ranks is None else reached(rules, view),
            art=self._art,
            deal_words=rules.layout.deal_words,
            tie_break=rules.layout.tie_break,
            recorded=session.recorded,
            reviewable=session.may_review and (ranks is not None or self._may_review_a_deal(view)),
            sharable=session.is_match,
            mood=self._mood(ended, view, over=ranks is not None),
            decisive=rules.decisive(view, events),
            rest=_told(events, rest) if rest else (),
            points=rules.counts_points(view),
            deals=self._deals() if ranks is not None else (),
            ahead=seats_ahead(view.options),
        )

    @Slot()
    def open_final(self) -> None:
        """Show how the match ended, if it has."""
        session = self._state.session
        view = session.view
        if view.ranks is None:
            return
        ended = next((event for event in reversed(session.visible_in_deal()) if isinstance(event, DealEnded)), None)
        if ended is None:
            why = QT_TRANSLATE_NOOP("table", "final score")
            rows = tuple(SeatResult(seat, None, score, why) for seat, score in enumerate(view.scores))
            ended = DealEnded(view.deal, rows)
        self.open(ended, view.ranks, view)

    def _may_review_a_deal(self, view: AnyView) -> bool:
        """Whether a deal may be reviewed before the match is over, by the only person, who may have hints."""
        session = self._state.session
        return self._state.look.hints and not session.recorded and session.match.people == (view.seat,)

    def close(self) -> None:
        """Close the panel; if it had the focus, the table gets it."""
        hide_keeping_focus(self._panel)

    def raise_(self) -> None:
        """Raise the panel above everything."""
        self._panel.raise_()

    def celebrate(self) -> None:
        """Let confetti fall over the result."""
        self._panel.celebrate()

    def is_victory(self, view: AnyView) -> bool:
        """Whether a person won the match that ends with this view; with bots only, whether anybody did."""
        match = self._state.session.match
        return any(won(self._state.game_table, view, seat) for seat in match.people or range(len(match.seats)))

    def _mood(self, ended: DealEnded, view: AnyView, *, over: bool) -> Mood:
        """How the result looks: as that of the people, of whom one may have won; calm if nobody or only bots play."""
        people = self._state.session.match.people
        if over:
            winners = [seat for seat in range(view.players) if won(self._state.game_table, view, seat)]
            decided = view.players > 1 or reached(self._state.game_table, view) is not None
        else:
            winners = [result.seat for result in best_of(ended.results)]
            decided = bool(winners)
        if not people or not decided:
            return Mood.CALM
        return Mood.WON if set(people) & set(winners) else Mood.LOST

    def _deals(self) -> Sequence[DealScores]:
        """The results of all deals of the match; None if a single one decided it."""
        session = self._state.session
        deals = score_sheet(session.visible_history(), len(session.match.seats))
        return deals if len(deals) > 1 else ()

    @Slot(str)
    def _pressed(self, button: str) -> None:
        match button:
            case result_panel.CONTINUE:
                self.continued.emit()
            case result_panel.AGAIN:
                self.again_wanted.emit()
            case result_panel.NEW:
                self.new_match_wanted.emit()
            case result_panel.WATCH:
                self.watch_wanted.emit()
            case result_panel.REVIEW:
                self.review_wanted.emit()
            case result_panel.START:
                self.start_screen_wanted.emit()
            case result_panel.SHARE:
                self.share_wanted.emit()


def _told(events: Sequence[Event], rest: int) -> Sequence[Message]:
    """What happened while so many moves were played at once: how many, and what the log says last of the deal."""
    last = next((event.message for event in reversed(events) if isinstance(event, LogEntry)), None)
    moves = QT_TRANSLATE_NOOP("table", "The rest was played for you: %n move(s).").put(n=rest)
    return (moves,) if last is None else (moves, last)
