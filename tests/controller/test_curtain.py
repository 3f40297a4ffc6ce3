"""Several people at one machine: nobody sees another's hand, not for a frame and not in the log."""

from random import Random
from typing import Any

import pytest

from cardtable_gui import i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.events import DealEnded, all_seen
from cardtable_gui.games import packages
from cardtable_gui.models.log import LogModel, log_lines
from tests.support.sessions import ANN, BEN, CHO, EASY, NORMAL, Heard, ManualRunner, SessionHarness, sit

pytestmark = pytest.mark.usefixtures("qapp")


FLIPS = ["flip", "flip", "flip"]


def betting(*seats: Seat) -> SessionHarness:
    """Everybody has flipped, and the first person is asked to bet: from now on no card is revealed."""
    harness = sit(*seats)
    for text in FLIPS:
        harness.session.reveal()
        harness.do(text)
    harness.session.reveal()
    return harness


def test_the_first_person_is_called_before_any_hand_is_shown() -> None:
    harness = SessionHarness(Match.new("kobayakawa", [ANN, BEN, CHO], seed=7))
    harness.session.start()
    assert harness.heard.last("stepped").view.seat is None
    harness.settle()
    first = harness.session.to_move
    assert harness.heard.names("turn_changed") == ["stepped", "saved", "replaced", "curtain"]
    assert (harness.session.hand_over, harness.session.onlooker, harness.session.view.hand) == (first, None, ())
    assert not harness.session.is_humans_turn


def test_the_curtain_waits_until_the_table_has_shown_the_last_step() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    harness.act("flip")
    harness.writer.acknowledge()
    assert (harness.session.hand_over, harness.session.onlooker) == (None, 0)
    harness.session.step_shown()
    assert (harness.session.hand_over, harness.session.onlooker) == (1, None)


def test_revealing_shows_the_hand_and_asks() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    assert harness.heard.names("turn_changed") == ["replaced", "asked"]
    assert (harness.session.onlooker, harness.session.view.hand) == (0, ("1",))
    harness.session.reveal()
    assert harness.heard.all == []


def test_a_person_who_goes_on_is_not_called_again() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    harness.act("draw")
    harness.settle()
    assert harness.session.is_humans_turn
    assert "curtain" not in harness.heard.names()


def test_nobody_acts_behind_the_curtain() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.act("flip")
    harness.session.hint()
    assert (harness.done, harness.runner.asked) == ([], [])


def test_bots_in_between_are_shown_to_the_person_who_was_asked_last() -> None:
    harness = sit(ANN, NORMAL, BEN)
    harness.session.reveal()
    harness.act("flip")
    harness.settle()
    harness.runner.answer(harness.action("flip"))
    assert harness.heard.last("stepped").view.seat == 0
    harness.settle()
    assert harness.session.hand_over == 2


def test_bots_that_begin_are_shown_to_nobody_in_particular() -> None:
    harness = sit(ANN, NORMAL, BEN, start=1)
    harness.runner.answer(harness.action("flip"))
    assert harness.heard.last("stepped").view.seat is None
    harness.settle()
    assert harness.session.hand_over == 2


def test_a_person_among_bots_is_called_by_no_curtain_after_own_turns() -> None:
    harness = sit(ANN, NORMAL, BEN)
    harness.session.reveal()
    harness.do("flip", "flip")
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    assert harness.session.onlooker == 0


def test_at_the_end_of_a_deal_everybody_looks_so_no_hand_is_shown() -> None:
    harness = sit(ANN, BEN, CHO)
    for text in ("flip", "flip", "flip", "fold", "fold"):
        harness.session.reveal()
        harness.do(text)
    harness.session.reveal()
    harness.act("fight")
    step_shown = harness.heard.last("stepped")
    assert any(isinstance(event, DealEnded) for event in step_shown.events)
    assert step_shown.view == harness.match.state.view(None)
    assert harness.session.onlooker is None
    harness.settle()
    assert harness.session.hand_over == harness.session.to_move


def test_undo_calls_the_person_whose_turn_it_was() -> None:
    harness = betting(ANN, BEN, CHO)
    harness.do("fold")
    harness.session.reveal()
    harness.heard.all.clear()
    harness.session.undo()
    assert harness.heard.last("consent_wanted") == ConsentRequest(seat=0, by=1, again=False, mover=0)
    harness.session.consent(given=True)
    assert (harness.session.onlooker, harness.session.view.hand) == (None, ())
    harness.settle()
    assert (harness.done, harness.session.hand_over) == (FLIPS, 0)


def test_undo_across_a_revealed_card_asks_everybody_in_turn() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    harness.session.undo()
    first = ConsentRequest(seat=0, by=1, again=False, mover=0, others=(2,), revealed=True, by_move=True)
    assert harness.session.request == first
    harness.session.consent(given=True)
    assert harness.heard.last("consent_wanted") == harness.session.request == first.next
    assert (harness.session.request.seat, harness.done, harness.session.onlooker) == (2, ["flip"], None)
    harness.session.consent(given=True)
    harness.settle()
    assert (harness.done, harness.session.hand_over) == ([], 0)


def test_one_of_those_asked_is_enough_to_leave_a_revealed_card() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    harness.session.undo()
    harness.session.consent(given=True)
    harness.session.consent(given=False)
    assert (harness.done, harness.session.request, harness.session.hand_over) == (["flip"], None, 1)


def test_who_has_drawn_a_card_takes_that_back_with_everybody_elses_consent() -> None:
    harness = sit(ANN, NORMAL, BEN, CHO)
    harness.session.reveal()
    harness.do("draw")
    assert (harness.session.is_humans_turn, harness.session.onlooker) == (True, 0)
    harness.session.undo()
    asked = ConsentRequest(seat=2, by=0, again=False, mover=0, others=(3,), revealed=True, by_move=True)
    assert harness.session.request == asked


def test_a_card_that_was_revealed_after_the_move_is_told_from_one_that_the_move_revealed() -> None:
    harness = sit(ANN, NORMAL, BEN, CHO)
    harness.session.reveal()
    harness.do("draw")
    harness.do("discard 1")
    harness.runner.answer(harness.action("flip"))
    harness.settle()
    harness.session.reveal()
    assert (harness.done, harness.session.onlooker) == (["draw", "discard 1", "flip"], 2)
    harness.session.undo()
    request = harness.session.request
    assert request is not None
    assert (request.mover, request.revealed, request.by_move) == (0, True, False)


def test_cards_that_were_dealt_after_the_move_were_not_revealed_by_it() -> None:
    harness = betting(ANN, BEN, CHO)
    for text in ("fold", "fold"):
        harness.do(text)
        harness.session.reveal()
    assert harness.match.state.deal == 1
    harness.do("fight")
    harness.settle()
    harness.session.reveal()
    assert harness.match.state.deal == 2
    harness.session.undo()
    request = harness.session.request
    assert request is not None
    assert (request.mover, request.revealed, request.by_move) == (2, True, False)


def test_while_a_person_is_asked_nobody_sees_a_hand_and_nothing_goes_on() -> None:
    harness = sit(ANN, BEN, NORMAL)
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    harness.session.undo()
    harness.settle()
    assert (harness.session.onlooker, harness.session.view.hand, harness.session.is_humans_turn) == (None, (), False)
    assert (harness.session.hand_over, harness.done, harness.runner.asked) == (None, ["flip"], [])
    harness.session.undo()
    harness.session.hint()
    assert (harness.heard.names("saved").count("consent_wanted"), harness.done) == (1, ["flip"])


def test_who_does_not_agree_leaves_all_as_it_is_behind_a_curtain() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    assert harness.session.is_humans_turn
    harness.session.undo()
    harness.session.consent(given=False)
    assert (harness.done, harness.session.hand_over, harness.session.onlooker) == (["flip"], 1, None)
    harness.session.reveal()
    assert (harness.session.onlooker, harness.session.is_humans_turn, harness.session.request) == (1, True, None)
    harness.session.consent(given=True)
    assert harness.done == ["flip"]


def test_doing_a_move_of_another_person_again_asks_that_person_too() -> None:
    harness = betting(ANN, BEN, CHO)
    harness.do("fold")
    harness.session.undo()
    harness.session.consent(given=True)
    harness.settle()
    harness.session.redo()
    assert harness.session.request == ConsentRequest(seat=0, by=None, again=True, mover=0)
    harness.session.consent(given=True)
    harness.settle()
    assert (harness.done, harness.session.hand_over) == ([*FLIPS, "fold"], 1)


def test_ones_own_move_is_done_again_without_a_question() -> None:
    harness = betting(ANN, NORMAL, BEN)
    harness.act("fight")
    harness.session.undo()
    harness.settle()
    harness.session.redo()
    assert (harness.session.request, harness.done) == (None, [*FLIPS, "fight"])


def test_ones_own_move_is_taken_back_without_a_question_when_only_bots_moved_since() -> None:
    harness = betting(ANN, NORMAL, BEN)
    harness.act("fight")
    harness.settle()
    assert harness.runner.questions
    harness.session.undo()
    assert (harness.session.request, harness.done) == (None, FLIPS)


def test_a_person_alone_among_bots_is_never_asked() -> None:
    harness = sit(ANN, NORMAL, NORMAL)
    harness.do("flip", "flip", "flip")
    harness.session.undo()
    assert (harness.session.request, harness.done) == (None, [])


def test_a_restart_withdraws_the_question() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    harness.session.undo()
    harness.session.restart()
    harness.settle()
    assert (harness.session.request, harness.session.hand_over) == (None, 0)


def test_undo_of_ones_own_action_needs_no_curtain() -> None:
    harness = betting(ANN, NORMAL, BEN)
    harness.act("fight")
    harness.session.undo()
    harness.settle()
    assert (harness.session.hand_over, harness.session.onlooker, harness.session.is_humans_turn) == (None, 0, True)


def test_undo_from_behind_the_curtain_stays_behind_one() -> None:
    harness = betting(ANN, BEN, CHO)
    harness.do("fold")
    assert harness.session.hand_over == 1
    harness.session.undo()
    assert harness.session.request == ConsentRequest(seat=0, by=None, again=False, mover=0)
    harness.session.consent(given=True)
    harness.settle()
    assert (harness.session.hand_over, harness.session.onlooker) == (0, None)


def test_restart_calls_the_first_person() -> None:
    harness = sit(ANN, BEN, CHO)
    for text in ("flip", "flip"):
        harness.session.reveal()
        harness.do(text)
    harness.session.reveal()
    harness.session.restart()
    assert harness.session.onlooker is None
    harness.settle()
    assert harness.session.hand_over == 0


def test_the_end_of_a_match_shows_nobodys_hand() -> None:
    harness = sit(ANN, BEN, EASY)
    play_on(harness, Random(1))
    assert harness.session.onlooker is None
    assert harness.heard.names()[-1] == "finished"


def play_on(harness: SessionHarness, rng: Random) -> None:
    """Play random actions to the end."""
    while harness.session.to_move is not None:
        harness.session.reveal()
        if harness.runner.questions:
            harness.runner.answer()
        else:
            harness.session.act(rng.choice(harness.session.view.legal_actions()))
        harness.settle()


class Watch:
    """Checks that the session never shows anything but the view of the person at the table."""

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
            step_shown = arguments[0]
            assert step_shown.view.seat in allowed
            step = session.match.steps[step_shown.step_index] if step_shown.step_index >= 0 else None
            events = session.match.opening if step is None else step.events
            assert list(step_shown.events) == all_seen(events, step_shown.view.seat)
        if name == "curtain":
            assert session.view.seat is None
            self.at_the_table = None
        if name == "asked":
            assert session.view.seat == arguments[0] == self.at_the_table
        everything = [*session.match.opening, *(event for step in session.match.steps for event in step.events)]
        seen = all_seen(everything, session.view.seat)
        assert session.visible_history() == seen
        assert [self.log.index(row).data() for row in range(self.log.rowCount())] == [
            i18n.text(line.message, session.names)
            for line in log_lines(
                seen, session.package.table.layout.deal_words, points=session.package.table.counts_points(session.view)
            )
        ]
        self.checks += 1


@pytest.mark.parametrize("game_id", [package.game.id for package in packages()])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_people_do_nobody_sees_what_is_anothers(game_id: str, seed: int) -> None:
    rng = Random(seed)
    game = next(package.game for package in packages() if package.game.id == game_id)
    players = rng.randint(min(max(3, game.players[0]), game.players[1]), game.players[1])
    seats = [Seat(f"P{seat}", None if seat < 2 else rng.choice([None, "random"])) for seat in range(players)]
    rng.shuffle(seats)
    harness = SessionHarness(Match.new(game_id, seats, seed=seed))
    session = harness.session
    watch = Watch(session)
    session.start()
    for _ in range(70):
        harness.settle()
        if session.hand_over is not None and rng.random() < 0.9:
            watch.at_the_table = session.hand_over
            session.reveal()
        elif rng.random() < 0.15:
            rng.choice([session.undo, session.redo, session.redo, session.restart, session.hint])()
            if session.request is not None:
                assert session.view.seat is None
                harness.settle()
                session.consent(given=rng.random() < 0.8)
        elif harness.runner.questions:
            harness.runner.answer()
        elif session.is_humans_turn:
            session.act(rng.choice(session.view.legal_actions()))
    assert watch.checks > 100
    session.close()


def test_the_runner_never_gets_another_view_than_that_of_the_seat_to_move() -> None:
    harness = sit(ANN, NORMAL, BEN)
    views = []
    runner = harness.runner
    assert isinstance(runner, ManualRunner)
    for _ in range(40):
        harness.session.reveal()
        if runner.questions:
            views.append((runner.asked[0].view, harness.match.state.view(1)))
            runner.answer()
        else:
            harness.session.act(harness.session.view.legal_actions()[0])
        harness.settle()
    assert len(views) > 5
    assert all(given == own for given, own in views)
