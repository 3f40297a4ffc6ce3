"""Playing the rest at once: when that's offered, how far it goes, and what the table is told of it."""

from __future__ import annotations

from random import Random

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import StepShown
from cardtable_gui.controller.match_terms import LESSON, MatchTerms
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.to_the_end import SPUR_MS
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealBegan, DealEnded
from cardtable_gui.games.kobayakawa.zones import CENTRE
from tests.support.sessions import ANN, BEN, EASY, Heard, HeldWriter, ManualRunner
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")


class Kobayakawa:
    """A session of Kobayakawa in which the first seat starts the first round."""

    def __init__(self, *seats: Seat, terms: MatchTerms | None = None, match: Match | None = None) -> None:
        self.clock = SteppedClock()
        self.runner = ManualRunner()
        self.match = match or Match.new("kobayakawa", seats, seed=3, starter=0)
        self.writer = HeldWriter()
        self.session = Session(self.match, "test", self.writer, self.runner, self.clock, terms=terms)
        self.session.bot_delay_ms = 500
        self.heard = Heard(self.session)
        self.session.start()
        self.writer.acknowledge()
        self.session.step_shown()

    def do(self, *actions: str) -> None:
        """Let whoever is to move do these, each shown at once."""
        for action in actions:
            done = self.match.package.game.parse(action)
            if self.session.hand_over is not None:
                self.session.reveal()
            if self.session.is_humans_turn:
                self.session.act(done)
            else:
                self.runner.answer(done)
            self.clock.step(500)
            self.writer.acknowledge()
            self.session.step_shown()
            self.clock.step(500)

    def bet(self) -> None:
        """Play until everybody has flipped or drawn, and betting begins."""
        while self.match.state.phase != "bet":
            self.do("flip" if self.match.state.phase == "draw" else self.match.package.game.notation(self.legal))

    @property
    def legal(self) -> Action:
        first: Action = self.match.state.legal_actions()[0]
        return first


def offered(table: Kobayakawa) -> bool:
    """Whether the rest can be played at once."""
    return table.session.may_play_to_the_end


def playing(table: Kobayakawa) -> bool:
    """Whether the rest is being played at once."""
    return table.session.playing_to_the_end


def shown_steps(heard: Heard) -> list[StepShown]:
    """What the table was told to show."""
    return [arguments[0] for name, arguments in heard.all if name == "stepped"]


def test_it_is_offered_once_no_person_has_a_decision_left() -> None:
    table = Kobayakawa(ANN, EASY, EASY)
    table.bet()
    assert not offered(table)
    table.do("fold")
    assert offered(table)
    table.do("fight", "fight")
    assert table.match.state.deal == 2
    assert not offered(table)


def test_it_is_not_offered_while_another_person_decides_nor_where_no_person_plays_nor_in_lessons() -> None:
    two = Kobayakawa(ANN, EASY, BEN)
    two.bet()
    two.do("fold")
    assert not offered(two)
    bots = Kobayakawa(EASY, EASY, EASY)
    bots.bet()
    bots.do("fold")
    assert not offered(bots)
    lesson = Kobayakawa(ANN, EASY, EASY, terms=LESSON)
    lesson.bet()
    lesson.do("fold")
    assert not offered(lesson)


def test_the_table_is_told_all_of_it_at_once_up_to_the_next_deal() -> None:
    table = Kobayakawa(ANN, EASY, EASY, EASY)
    table.bet()
    table.do("fold")
    table.heard.names()
    moves = len(table.match.steps)
    table.session.play_to_the_end()
    assert playing(table)
    table.runner.answer(table.match.package.game.parse("fold"))
    table.runner.answer(table.match.package.game.parse("fight"))
    assert "stepped" not in table.heard.names()
    table.runner.answer(table.match.package.game.parse("fold"))
    assert not playing(table)
    (shown,) = shown_steps(table.heard)
    assert shown.rest == len(table.match.steps) - moves == 3
    told = table.match.steps[moves:]
    assert list(shown.events) == table.session.visible_events([event for step in told for event in step.events])
    assert shown.at_once == len(told[0].events) + len(told[1].events)
    assert any(isinstance(event, DealEnded) for event in shown.events[shown.at_once :])
    assert any(isinstance(event, DealBegan) for event in shown.events[shown.at_once :])
    # What follows waits until the table has shown that, as ever.
    assert not any(table.match.state.deal_actions)


def test_the_last_move_saves_them_all_before_anything_else_begins() -> None:
    table = Kobayakawa(ANN, EASY, EASY, EASY)
    table.bet()
    table.do("fold")
    saved = len(table.writer.records)
    table.session.play_to_the_end()
    for _ in range(3):
        assert len(table.writer.records) == saved
        table.runner.answer(table.match.package.game.parse("fold"))
    (record,) = table.writer.records[saved:]
    assert record.actions == tuple(step.text for step in table.match.steps)
    table.session.step_shown()
    table.clock.step(500)
    assert not table.runner.questions
    assert not table.session.is_humans_turn
    table.writer.acknowledge()
    assert table.runner.questions or table.session.is_humans_turn


def test_bots_are_hurried_but_for_a_moment() -> None:
    table = Kobayakawa(ANN, EASY, EASY)
    table.bet()
    table.do("fold")
    table.session.play_to_the_end()
    assert table.runner.hurried == []
    table.clock.step(SPUR_MS)
    assert len(table.runner.hurried) == 1


def _centre(match: Match) -> int:
    """The kamons in the centre."""
    return next(tokens.amount for tokens in match.state.view(None).tokens() if tokens.zone == CENTRE)


def without_ann() -> Match:
    """A match that goes on for the others, for some rounds at least."""
    for seed in range(2000):
        match, rng = Match.new("kobayakawa", (ANN, EASY, EASY), seed=seed), Random(seed)
        while match.state.to_move is not None:
            if match.state.done_in_match(0) and _centre(match) > 2:
                return match
            match.act(rng.choice([*match.state.legal_actions()]))
    raise AssertionError("Ann is never out")


def test_who_is_out_of_the_match_sees_its_end() -> None:
    table = Kobayakawa(match=without_ann())
    table.heard.names()
    table.session.play_to_the_end()
    while table.runner.questions:
        table.runner.answer()
    assert table.match.state.to_move is None
    (shown,) = shown_steps(table.heard)
    assert any(isinstance(event, DealEnded) for event in shown.events[: shown.at_once])
    assert [type(event) for event in shown.events[shown.at_once :]].count(DealEnded) == 1


def test_a_pause_shows_what_was_played_until_then() -> None:
    table = Kobayakawa(ANN, EASY, EASY, EASY)
    table.bet()
    table.do("fold")
    table.heard.names()
    table.session.play_to_the_end()
    table.runner.answer(table.match.package.game.parse("fold"))
    table.session.pause()
    (shown,) = shown_steps(table.heard)
    assert (shown.rest, shown.at_once) == (1, len(shown.events))
    assert not playing(table)


def test_undo_leads_back_to_the_last_decision() -> None:
    table = Kobayakawa(ANN, EASY, EASY, EASY)
    table.bet()
    table.do("fold")
    for answers in (1, 3):
        table.session.play_to_the_end()
        for _ in range(answers):
            table.runner.answer(table.match.package.game.parse("fold"))
        table.session.undo()
        table.writer.acknowledge()
        assert not playing(table)
        assert table.session.is_humans_turn
        assert table.match.state.phase == "bet"
        table.do("fold")
