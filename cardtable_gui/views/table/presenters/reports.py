"""Answers that a player can ask for at any time: whose turn it is, the hand, the table, moves, scores, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from cardtable_gui.card_lists import CARDS
from cardtable_gui.core.events import LogEntry
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, SeatName
from cardtable_gui.core.score_sheet import plain
from cardtable_gui.core.why_not.explanation import Explanation
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import text
from cardtable_gui.models.tokens import Token
from cardtable_gui.views.table.presenters.card_questions import CardQuestions
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.presenters.status_text import StatusText
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Topic
from cardtable_gui.views.table.state.result_summary import SCORE
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandButton

MOST_MOVES = 12
"""The largest number of moves in one answer."""


class Reports:
    """Answers questions about what the onlooker sees on the table now, in the language in force."""

    def __init__(
        self,
        state: ViewState,
        scene: Scene,
        playback: Playback,
        selection: Selection,
        status: StatusText,
        speech: Speech,
        questions: CardQuestions,
    ) -> None:
        self._state = state
        self._scene = scene
        self._playback = playback
        self._selection = selection
        self._status = status
        self._speech = speech
        self._questions = questions

    def answer(self, topic: Topic, focus: QWidget | None, *, in_full: bool) -> str:
        """The answer, a line for each part. `focus`: what has the keyboard, for `WHY_NOT`."""
        lines: Sequence[str]
        match topic:
            case Topic.TURN:
                lines = [*self._headline(in_full=in_full), *self._turn()]
            case Topic.HAND:
                lines = self._hand(in_full=in_full)
            case Topic.TABLE:
                lines = [*self._headline(in_full=in_full), *self._table(in_full=in_full)]
            case Topic.MOVES:
                lines = self._moves(in_full=in_full)
            case Topic.SCORES:
                lines = [*self._headline(in_full=in_full), *self._scores()]
            case Topic.WHY_NOT:
                lines = self._why_not(focus)
        return "\n".join(filter(None, lines))

    def _headline(self, *, in_full: bool) -> Sequence[str]:
        state = self._state
        return [state.wording.say(state.game_table.headline(state.view))] if in_full else []

    def _turn(self) -> Sequence[str]:
        if self._selection.turn is None:
            return [self._status.waiting()]
        return [text(QT_TRANSLATE_NOOP("table", "It’s your turn.")), self._status.prompt()]

    def _hand(self, *, in_full: bool) -> Sequence[str]:
        own = self._scene.stage.own
        if own is None:
            return [text(QT_TRANSLATE_NOOP("table", "You’re watching, so you have no hand."))]
        tokens = self._arrangement.get(own, ())
        line = self._line(own, tokens)
        return [line, text(CARDS.put(n=len(tokens)))] if in_full and tokens else [line]

    def _table(self, *, in_full: bool) -> Sequence[str]:
        stage = self._scene.stage
        lines = [
            self._line(zone, tokens)
            for zone, tokens in stage.reading_order(self._arrangement)
            if zone in stage.frame.zones and zone != stage.own
        ]
        if in_full:
            lines += [plate.plate.spoken for plate in self._scene.player_panels.plates.values()]
        return lines

    def _moves(self, *, in_full: bool) -> Sequence[str]:
        """What happened in this deal since the onlooker's last move; in short only the latest of it."""
        entries = [event for event in self._state.session.visible_in_deal() if isinstance(event, LogEntry)]
        latest = self._speech.latest
        if self._playback.busy and latest in entries:
            # What the table has yet to play is not told.
            entries = entries[: len(entries) - entries[::-1].index(latest)]
        if not entries:
            return [text(QT_TRANSLATE_NOOP("table", "Nothing has happened since the deal."))]
        own = [number for number, entry in enumerate(entries) if entry.seat == self._state.view.seat]
        since = entries[own[-1] + 1 :] if own and self._state.view.seat is not None else entries
        told = (since or entries[-1:])[-(MOST_MOVES if in_full else 1) :]
        return [self._state.wording.say(entry.message) for entry in told]

    def _scores(self) -> Sequence[str]:
        state = self._state
        if not state.game_table.counts_points(state.view):
            return [text(QT_TRANSLATE_NOOP("table", "No points are counted in this match."))]
        title = text(state.game_table.layout.score_title)
        scores = [
            state.wording.say(SCORE.put(name=SeatName(seat), score=plain(score)))
            for seat, score in enumerate(state.view.scores)
        ]
        return [title, *scores]

    def rule(self, focus: QWidget | None) -> str:
        """The number of the rule behind the answer to `WHY_NOT`; "" if there is none."""
        explanation = self._explanation(focus)
        return "" if explanation is None else explanation.rule

    def _why_not(self, focus: QWidget | None) -> Sequence[str]:
        """Why what has the keyboard, or what is picked, can't be used now; else why each disabled button is."""
        if isinstance(focus, CommandButton) and focus.face.blocked:
            return [focus.face.blocked]
        explanation = self._explanation(focus)
        if explanation is not None:
            return self._questions.said(explanation)
        offer = self._selection.offer
        if offer is None:
            return [self._status.waiting()]
        say = self._state.wording.say
        blocked = [
            QT_TRANSLATE_NOOP("table", "{button}: {reason}").put(button=command.label, reason=command.refusal.message)
            for command in offer.commands
            if command.refusal is not None
        ]
        return [say(each) for each in blocked] or [text(QT_TRANSLATE_NOOP("table", "Every button works right now."))]

    def _explanation(self, focus: QWidget | None) -> Explanation | None:
        """What the rules say of the focused card or the picked cards; None: neither is asked about."""
        if isinstance(focus, CommandButton) and focus.face.blocked:
            return None
        return self._questions.of_card(focus) if isinstance(focus, CardButton) else self._questions.of_picked()

    @property
    def _arrangement(self) -> Mapping[Zone, tuple[Token, ...]]:
        """The cards as the table shows them, even in the middle of an animation."""
        return self._scene.stage.shown

    def _line(self, zone: Zone, tokens: Sequence[Token]) -> str:
        """One zone with its cards."""
        wording = self._state.wording
        faces = CardList(wording.cards([token.face for token in tokens if token.face is not None]))
        covered = CARDS.put(n=len(tokens) - len(faces.cards))
        if not tokens:
            words = QT_TRANSLATE_NOOP("table", "{zone}: empty")
        elif not faces.cards:
            words = QT_TRANSLATE_NOOP("table", "{zone}: {count} face down")
        elif len(faces.cards) == len(tokens):
            words = QT_TRANSLATE_NOOP("table", "{zone}: {cards}")
        else:
            words = QT_TRANSLATE_NOOP("table", "{zone}: {cards}, and {count} face down")
        return wording.say(words.put(zone=wording.owned(zone), cards=faces, count=covered))
