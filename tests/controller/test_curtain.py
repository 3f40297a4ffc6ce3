"""Several people at one machine: nobody sees another's hand, not for one frame, not in the log either."""

from random import Random
from typing import Any

import pytest

from cardtable_gui.controller.consent import ConsentRequest
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.events import DealEnded, all_seen
from cardtable_gui.games import boxes
from cardtable_gui.models.log import LogModel, log_lines
from tests.support.sessions import ANN, BEN, CHO, EASY, NORMAL, Desk, Heard, ManualRunner, sit

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_first_person_is_called_before_any_hand_is_shown() -> None:
    desk = Desk(Match.new("kobayakawa", [ANN, BEN, CHO], seed=7))
    desk.session.start()
    assert desk.heard.last("stepped").view.seat is None
    desk.settle()
    first = desk.session.to_move
    assert desk.heard.names("turn_changed") == ["stepped", "saved", "replaced", "curtain"]
    assert (desk.session.hand_over, desk.session.onlooker, desk.session.view.hand) == (first, None, ())
    assert not desk.session.is_humans_turn


def test_the_curtain_waits_until_the_table_has_shown_the_last_step() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.act("flip")
    desk.writer.acknowledge()
    assert (desk.session.hand_over, desk.session.onlooker) == (None, 0)
    desk.session.presented()
    assert (desk.session.hand_over, desk.session.onlooker) == (1, None)


def test_revealing_shows_the_hand_and_asks() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    assert desk.heard.names("turn_changed") == ["replaced", "asked"]
    assert (desk.session.onlooker, desk.session.view.hand) == (0, ("1",))
    desk.session.reveal()
    assert desk.heard.all == []


def test_a_person_who_goes_on_is_not_called_again() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.act("draw")
    desk.settle()
    assert desk.session.is_humans_turn
    assert "curtain" not in desk.heard.names()


def test_nobody_acts_behind_the_curtain() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.act("flip")
    desk.session.hint()
    assert (desk.done, desk.runner.asked) == ([], [])


def test_bots_in_between_are_shown_to_the_person_who_was_asked_last() -> None:
    desk = sit(ANN, NORMAL, BEN)
    desk.session.reveal()
    desk.act("flip")
    desk.settle()
    desk.runner.answer(desk.action("flip"))
    assert desk.heard.last("stepped").view.seat == 0
    desk.settle()
    assert desk.session.hand_over == 2


def test_bots_that_begin_are_shown_to_nobody_in_particular() -> None:
    desk = sit(ANN, NORMAL, BEN, start=1)
    desk.runner.answer(desk.action("flip"))
    assert desk.heard.last("stepped").view.seat is None
    desk.settle()
    assert desk.session.hand_over == 2


def test_a_person_among_bots_is_called_by_no_curtain_after_own_turns() -> None:
    desk = sit(ANN, NORMAL, BEN)
    desk.session.reveal()
    desk.do("flip", "flip")
    desk.session.reveal()
    desk.do("flip")
    desk.session.reveal()
    assert desk.session.onlooker == 0


def test_at_the_end_of_a_deal_everybody_looks_so_no_hand_is_shown() -> None:
    desk = sit(ANN, BEN, CHO)
    for text in ("flip", "flip", "flip", "fold", "fold"):
        desk.session.reveal()
        desk.do(text)
    desk.session.reveal()
    desk.act("fight")
    presented = desk.heard.last("stepped")
    assert any(isinstance(event, DealEnded) for event in presented.events)
    assert presented.view == desk.match.state.view(None)
    assert desk.session.onlooker is None
    desk.settle()
    assert desk.session.hand_over == desk.session.to_move


def test_undo_calls_the_person_whose_turn_it_was() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("flip")
    desk.session.reveal()
    desk.heard.all.clear()
    desk.session.undo()
    assert desk.heard.last("consent_wanted") == ConsentRequest(seat=0, by=1, again=False)
    desk.session.consent(given=True)
    assert (desk.session.onlooker, desk.session.view.hand) == (None, ())
    desk.settle()
    assert (desk.done, desk.session.hand_over) == ([], 0)


def test_while_a_person_is_asked_nobody_sees_a_hand_and_nothing_goes_on() -> None:
    desk = sit(ANN, BEN, NORMAL)
    desk.session.reveal()
    desk.do("flip")
    desk.session.reveal()
    desk.session.undo()
    desk.settle()
    assert (desk.session.onlooker, desk.session.view.hand, desk.session.is_humans_turn) == (None, (), False)
    assert (desk.session.hand_over, desk.done, desk.runner.asked) == (None, ["flip"], [])
    desk.session.undo()
    desk.session.hint()
    assert (desk.heard.names("saved").count("consent_wanted"), desk.done) == (1, ["flip"])


def test_who_does_not_agree_leaves_all_as_it_is_behind_a_curtain() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("flip")
    desk.session.reveal()
    assert desk.session.is_humans_turn
    desk.session.undo()
    desk.session.consent(given=False)
    assert (desk.done, desk.session.hand_over, desk.session.onlooker) == (["flip"], 1, None)
    desk.session.reveal()
    assert (desk.session.onlooker, desk.session.is_humans_turn, desk.session.request) == (1, True, None)
    desk.session.consent(given=True)
    assert desk.done == ["flip"]


def test_doing_a_move_of_another_person_again_asks_that_person_too() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("flip")
    desk.session.undo()
    desk.session.consent(given=True)
    desk.settle()
    desk.session.redo()
    assert desk.session.request == ConsentRequest(seat=0, by=None, again=True)
    desk.session.consent(given=True)
    desk.settle()
    assert (desk.done, desk.session.hand_over) == (["flip"], 1)


def test_ones_own_move_is_done_again_without_a_question() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("draw")
    desk.session.undo()
    desk.settle()
    desk.session.redo()
    assert (desk.session.request, desk.done) == (None, ["draw"])


def test_ones_own_move_is_taken_back_without_a_question_when_only_bots_moved_since() -> None:
    desk = sit(ANN, NORMAL, BEN)
    desk.session.reveal()
    desk.act("flip")
    desk.settle()
    assert desk.runner.questions
    desk.session.undo()
    assert (desk.session.request, desk.done) == (None, [])


def test_a_person_alone_among_bots_is_never_asked() -> None:
    desk = sit(ANN, NORMAL, NORMAL)
    desk.do("flip", "flip", "flip")
    desk.session.undo()
    assert (desk.session.request, desk.done) == (None, [])


def test_a_restart_withdraws_the_question() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("flip")
    desk.session.reveal()
    desk.session.undo()
    desk.session.restart()
    desk.settle()
    assert (desk.session.request, desk.session.hand_over) == (None, 0)


def test_undo_of_ones_own_action_needs_no_curtain() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("draw")
    desk.session.undo()
    desk.settle()
    assert (desk.session.hand_over, desk.session.onlooker, desk.session.is_humans_turn) == (None, 0, True)


def test_undo_from_behind_the_curtain_stays_behind_one() -> None:
    desk = sit(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("flip")
    assert desk.session.hand_over == 1
    desk.session.undo()
    assert desk.session.request == ConsentRequest(seat=0, by=None, again=False)
    desk.session.consent(given=True)
    desk.settle()
    assert (desk.session.hand_over, desk.session.onlooker) == (0, None)


def test_restart_calls_the_first_person() -> None:
    desk = sit(ANN, BEN, CHO)
    for text in ("flip", "flip"):
        desk.session.reveal()
        desk.do(text)
    desk.session.reveal()
    desk.session.restart()
    assert desk.session.onlooker is None
    desk.settle()
    assert desk.session.hand_over == 0


def test_the_end_of_a_match_shows_nobodys_hand() -> None:
    desk = sit(ANN, BEN, EASY)
    play_on(desk, Random(1))
    assert desk.session.onlooker is None
    assert desk.heard.names()[-1] == "finished"


def play_on(desk: Desk, rng: Random) -> None:
    """Play to the end, everybody at random."""
    while desk.session.to_move is not None:
        desk.session.reveal()
        if desk.runner.questions:
            desk.runner.answer()
        else:
            desk.session.act(rng.choice(desk.session.view.legal_actions()))
        desk.settle()


class Watch:
    """Who sits at the table, and whether the session ever shows what is not theirs."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.log = LogModel(session)
        self.at_the_table: int | None = None
        self.checks = 0
        Heard(session, self.look)

    def look(self, name: str, arguments: tuple[Any, ...]) -> None:
        session = self.session
        allowed = (None, self.at_the_table)
        assert session.view.seat in allowed
        assert session.view == session.match.state.view(session.view.seat)
        if name == "stepped":
            presented = arguments[0]
            assert presented.view.seat in allowed
            step = session.match.steps[presented.step_index] if presented.step_index >= 0 else None
            events = session.match.opening if step is None else step.events
            assert list(presented.events) == all_seen(events, presented.view.seat)
        if name == "curtain":
            assert session.view.seat is None
            self.at_the_table = None
        if name == "asked":
            assert session.view.seat == arguments[0] == self.at_the_table
        everything = [*session.match.opening, *(event for step in session.match.steps for event in step.events)]
        seen = all_seen(everything, session.view.seat)
        assert session.seen_events() == seen
        assert [line.message for line in self.log._lines] == [
            line.message
            for line in log_lines(
                seen, session.box.table.layout.deal_words, points=session.box.table.counts_points(session.view)
            )
        ]
        self.checks += 1


@pytest.mark.parametrize("game_id", [box.game.id for box in boxes()])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_people_do_nobody_sees_what_is_anothers(game_id: str, seed: int) -> None:
    rng = Random(seed)
    game = next(box.game for box in boxes() if box.game.id == game_id)
    players = rng.randint(min(max(3, game.players[0]), game.players[1]), game.players[1])
    seats = [Seat(f"P{seat}", None if seat < 2 else rng.choice([None, "random"])) for seat in range(players)]
    rng.shuffle(seats)
    desk = Desk(Match.new(game_id, seats, seed=seed))
    session = desk.session
    watch = Watch(session)
    session.start()
    for _ in range(70):
        desk.settle()
        if session.hand_over is not None and rng.random() < 0.9:
            watch.at_the_table = session.hand_over
            session.reveal()
        elif rng.random() < 0.15:
            rng.choice([session.undo, session.redo, session.redo, session.restart, session.hint])()
            if session.request is not None:
                assert session.view.seat is None
                desk.settle()
                session.consent(given=rng.random() < 0.8)
        elif desk.runner.questions:
            desk.runner.answer()
        elif session.is_humans_turn:
            session.act(rng.choice(session.view.legal_actions()))
    assert watch.checks > 100
    session.close()


def test_the_runner_never_gets_another_view_than_that_of_the_seat_to_move() -> None:
    desk = sit(ANN, NORMAL, BEN)
    views = []
    runner = desk.runner
    assert isinstance(runner, ManualRunner)
    for _ in range(40):
        desk.session.reveal()
        if runner.questions:
            views.append((runner.asked[0].view, desk.match.state.view(1)))
            runner.answer()
        else:
            desk.session.act(desk.session.view.legal_actions()[0])
        desk.settle()
    assert len(views) > 5
    assert all(given == own for given, own in views)
