"""Pictures of the table: a game's moments from the deal to the replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QDialog

from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.replay_options import OptionsStage
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.match_review import ReviewStage
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.reviews import Reviews
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.session import Session
from cardtable_gui.core.files.record import dumps
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery import moments
from cardtable_gui.lab.gallery.moments import Moment
from cardtable_gui.lab.gallery.waiting import PATIENCE_MS, wait_until
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.table.table_view import TableView

Scene = tuple[str, Callable[[], QDialog | None]]
"""A moment's name and the function that sets it up; if that returns a dialog, it is in the picture and closed."""


class TableScenes:
    """Sets moments of any game up at the table of one window."""

    def __init__(self, shell: Shell, folder: Path, language: Language) -> None:
        """Name the players in a language; `folder`: where records are written that the window then opens."""
        self._shell = shell
        self._file = folder / "moment.cardtable"
        self._reviews = Store(folder).reviews
        self._language: Language = language

    def of(self, game: str) -> list[Scene]:
        """All scenes of a game."""
        return [
            ("deal", lambda: self.ask(game, moments.first_turn(game))),
            ("turn", lambda: self.ask(game, moments.middle(game))),
            ("picked", lambda: self._propose(game)),
            ("refusal", lambda: self._refuse(game)),
            ("rules", lambda: self._show_beside(game, "rules")),
            ("log", lambda: self._show_beside(game, "log")),
            ("curtain", lambda: self.ask(game, moments.middle(game), people=2)),
            ("watching", lambda: self._watch(game)),
            ("deal_end", lambda: self._end(game, moments.end_of_deal(game))),
            ("match_end", lambda: self._end(game, moments.end_of_match(game))),
            ("replay", lambda: self.replay(game)),
            ("chances", lambda: self._assess(game)),
            ("review", lambda: self._review(game)),
        ]

    def open(self, match: Match) -> None:
        """Open a match from a file."""
        self._file.write_text(dumps(match.record), encoding="utf-8")
        # Wait as long as it takes for complete pictures.
        self._shell.match_manager.loader.glance_s = PATIENCE_MS / 1000
        self._shell.match_manager.open_file(self._file)

    def replay(self, game: str) -> None:
        """Open a finished match as a replay, with all hands open."""
        self._shell.table_page.show_side(None)
        self.open(moments.at(game, Moment(len(moments.played(game).steps), 0), self._language))
        source = self._shell.match_manager.source
        assert isinstance(source, Replay)
        source.jump(moments.middle(game).actions)
        source.open_hands(on=True)

    def ask(self, game: str, moment: Moment, people: int = 1, players: int | None = None) -> None:
        """Open a game at a moment, and wait until the person is asked, or with several people until a curtain falls."""
        self._shell.table_page.show_side(None)
        self.open(moments.at(game, moment, self._language, people, players))
        session = self._session()
        if people > 1:
            wait_until(lambda: session.hand_over is not None)
        elif moment.person is not None:
            wait_until(lambda: session.is_humans_turn)

    @property
    def _table(self) -> TableView:
        return self._shell.table_page.table

    def _session(self) -> Session:
        session = self._shell.match_manager.session
        assert session is not None
        return session

    def _propose(self, game: str) -> None:
        moment = moments.with_much_to_pick(game)
        self.ask(game, moment)
        self._table.show_hint(moments.proposal(game, moment.actions))

    def _refuse(self, game: str) -> None:
        self.ask(game, moments.with_a_refusal(game))
        session = self._session()
        for command in session.package.table.offer(session.view, {}).commands:
            if command.refusal is not None:
                self._table.run_command(command.id)

    def _show_beside(self, game: str, side: str) -> None:
        self.ask(game, moments.middle(game))
        self._shell.table_page.show_side(side)

    def _watch(self, game: str) -> None:
        moment = moments.middle(game)
        self._shell.table_page.show_side("log")
        self.open(moments.at(game, Moment(moment.actions, None), self._language))
        self._session().pause()

    def _end(self, game: str, moment: Moment) -> None:
        self.ask(game, moment)
        assert moment.next is not None
        self._session().act(moment.next)
        wait_until(self._table.panel.isVisible)

    def _assess(self, game: str) -> None:
        """Open a replay as the seat to move saw it, with the chances of its options."""
        self.replay(game)
        manager = self._shell.match_manager
        assert manager.replay is not None
        manager.replay.jump(moments.with_a_choice(game).actions)
        manager.replay.follow_mover(on=True)
        self._shell.table_page.show_side("chances")
        options = manager.options
        assert options is not None
        wait_until(lambda: options.stage is not OptionsStage.THINKING)

    def _review(self, game: str) -> None:
        """Open a replay with its review, at a mistake; what the decisions were worth is made up."""
        match = moments.at(game, Moment(len(moments.played(game).steps), 0), self._language)
        verdicts = dict(_made_up(match))
        self._reviews.write(Reviews.id_of(match.record), review_form.dumps(verdicts, match.package.game))
        self.replay(game)
        self._shell.actions["review"].trigger()
        review, replay = self._shell.match_manager.review, self._shell.match_manager.replay
        assert review is not None
        assert replay is not None
        wait_until(lambda: review.stage is ReviewStage.DONE)
        replay.jump(max(index for index, kept in verdicts.items() if kept.verdict.loss and not match.steps[index].seat))


def _made_up(match: Match) -> Iterator[tuple[int, KeptVerdict]]:
    """A verdict on each decision of a match: every third one was a mistake."""
    for number, (index, decision) in enumerate(decisions_of(match)):
        chosen = decision.chosen
        found = Verdict(chosen, 0.2 + number % 5 / 21, 0.2 + number % 5 / 21, 0.02, 0.01)
        if number % 3 == 0:
            other = next(action for action in decision.view.legal_actions() if action != chosen)
            found = replace(found, best=other, best_chance=found.chance + 0.02 + number % 7 / 33)
        yield index, KeptVerdict.of(decision, found)
