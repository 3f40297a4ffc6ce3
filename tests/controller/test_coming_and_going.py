"""A person leaves their seat to a bot, comes back, or takes over a bot's: nobody sees a hand that isn't theirs."""

from datetime import date
from random import Random
from typing import Any

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.controller.challenges import DailyMark, of_day
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.match_terms import LESSON, MatchTerms
from cardtable_gui.controller.phases import (
    AskingPerson,
    BotDecided,
    BotPaused,
    BotThinking,
    ConsentWanted,
    HandOver,
    Phase,
    WaitingForDisk,
)
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.events import LogEntry, all_seen
from cardtable_gui.core.messages import You
from cardtable_gui.games import packages
from cardtable_gui.models.log import LogModel
from tests.support.sessions import (
    ANN,
    BEN,
    CHO,
    EASY,
    NORMAL,
    Heard,
    HeldWriter,
    ManualRunner,
    SessionHarness,
    kobayakawa,
    sit,
)
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")

HANA = Seat("", "normal", character="hana")


def lines(source: MatchSource) -> list[str]:
    """The log, without what begins a deal."""
    model = LogModel(source)
    return [str(model.index(row).data()) for row in range(model.rowCount())][2:]


def shown(session: Session) -> tuple[int | None, int | None]:
    """Whose hand is on the table, and for whom the curtain is closed."""
    assert session.view.seat == session.onlooker
    return session.onlooker, session.hand_over


def test_a_bot_plays_on_for_who_has_left_and_the_hand_is_covered_at_once() -> None:
    harness = sit(ANN, BEN, CHO)
    harness.session.reveal()
    assert shown(harness.session) == (0, None)
    seen: list[int | None] = []
    harness.session.replaced.connect(lambda: seen.append(harness.session.view.seat))
    harness.session.change_seat(0, HANA)
    assert (seen, shown(harness.session)) == ([None], (None, None))
    harness.settle()
    question = harness.runner.asked[0]
    assert (question.view.seat, question.level) == (0, "normal")  # type: ignore[attr-defined]
    harness.do("flip")
    assert shown(harness.session) == (None, 1)


def test_whoever_is_left_alone_is_asked_to_the_table_before_they_see_their_hand() -> None:
    harness = sit(ANN, BEN, EASY)
    harness.session.reveal()
    harness.session.change_seat(0, HANA)
    harness.settle()
    assert shown(harness.session) == (None, 1)
    assert not harness.runner.asked
    harness.session.reveal()
    assert shown(harness.session) == (1, None)
    assert harness.session.names[1] == You("Ben")
    assert isinstance(harness.session.names[1], You)
    harness.do("flip")
    assert harness.session.is_humans_turn
    assert shown(harness.session) == (1, None)


def test_whoever_looks_on_goes_on_when_another_leaves() -> None:
    harness = sit(ANN, BEN, EASY)
    harness.session.reveal()
    harness.session.change_seat(1, HANA)
    harness.settle()
    assert (shown(harness.session), harness.session.is_humans_turn) == ((0, None), True)
    assert isinstance(harness.session.names[0], You)


def test_whoever_takes_over_a_bots_seat_sees_its_hand_behind_the_curtain() -> None:
    harness = sit(ANN, NORMAL, EASY)
    harness.session.change_seat(1, BEN)
    harness.settle()
    assert (shown(harness.session), harness.session.is_humans_turn) == ((0, None), True)
    assert harness.session.names == ("Ann", "Ben", "Kim")
    assert not isinstance(harness.session.names[0], You)
    harness.do("flip")
    assert shown(harness.session) == (None, 1)
    harness.session.reveal()
    assert shown(harness.session) == (1, None)


def test_whoever_takes_over_from_a_thinking_bot_decides_instead() -> None:
    harness = sit(ANN, NORMAL, EASY)
    harness.do("flip")
    (ticket,) = harness.runner.questions
    harness.session.change_seat(1, BEN)
    assert harness.runner.cancelled == [ticket]
    harness.settle()
    assert (harness.runner.asked, shown(harness.session)) == ([], (None, 1))


def test_a_bot_that_thinks_for_another_seat_begins_anew() -> None:
    harness = sit(ANN, NORMAL, EASY)
    harness.do("flip")
    harness.session.change_seat(2, BEN)
    assert len(harness.runner.cancelled) == 1
    harness.settle()
    assert [question.view.seat for question in harness.runner.asked] == [1]


def test_a_person_joins_a_match_of_bots_whose_hands_are_closed_from_then_on() -> None:
    harness = sit(NORMAL, EASY, HANA)
    session = harness.session

    def hands() -> tuple[bool, bool]:
        return session.hands_are_open, session.may_open_hands

    session.open_hands(True)
    before = hands()
    session.change_seat(2, BEN)
    assert (before, hands()) == ((True, True), (False, False))
    harness.settle()
    assert shown(harness.session) == (None, 2)
    harness.session.reveal()
    assert shown(harness.session) == (2, None)
    assert [question.view.seat for question in harness.runner.asked] == [0]


def test_the_last_person_does_not_leave_a_match_to_bots() -> None:
    harness = sit(ANN, NORMAL, EASY)
    with pytest.raises(ValueError, match="last person"):
        harness.session.change_seat(0, HANA)
    assert harness.match.seats == (ANN, NORMAL, EASY)


def test_a_change_is_given_to_the_disk_at_once() -> None:
    harness = sit(ANN, BEN, EASY)
    harness.session.reveal()
    harness.session.change_seat(0, HANA)
    kept = Match.of(harness.writer.records[-1])
    assert (kept.seats, kept.seat_changes) == ((HANA, BEN, EASY), harness.match.seat_changes)
    assert len(kept.seat_changes) == 1


def at_phase(phase: type[Phase]) -> SessionHarness:
    harness = sit(ANN, BEN, EASY)
    if phase is not HandOver:
        harness.session.reveal()
    if phase in (BotThinking, BotDecided, BotPaused, WaitingForDisk):
        harness.do("flip")
        harness.session.reveal()
        if phase is BotPaused:
            harness.session.pause()
        harness.act("flip")
        if phase is not WaitingForDisk:
            harness.settle()
        if phase is BotDecided:
            harness.session.bot_delay_ms = 1000
            harness.session.pause()
            harness.runner.answer(harness.action("flip"))
    assert isinstance(harness.session.phase, phase)
    return harness


@pytest.mark.parametrize("phase", [HandOver, AskingPerson, WaitingForDisk, BotPaused, BotThinking, BotDecided])
@pytest.mark.parametrize(("seat", "who"), [(0, HANA), (1, HANA), (2, CHO)])
def test_seats_change_hands_at_any_moment(phase: type[Phase], seat: int, who: Seat) -> None:
    harness = at_phase(phase)
    assert harness.session.may_change_seats
    harness.session.change_seat(seat, who)
    harness.session.resume()
    for _ in range(8):
        harness.settle()
        if harness.session.hand_over is not None:
            assert shown(harness.session) == (None, harness.session.hand_over)
            assert harness.match.seats[harness.session.hand_over].level is None
            harness.session.reveal()
        elif harness.session.is_humans_turn:
            assert harness.session.onlooker == harness.session.to_move
            harness.act(harness.match.package.game.notation(harness.session.view.legal_actions()[0]))
        elif harness.runner.questions:
            harness.runner.answer()
    assert harness.match.seats[seat] == who


def test_nobody_leaves_while_a_person_is_asked_for_consent() -> None:
    harness = sit(ANN, BEN, EASY)
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    harness.session.undo()
    assert isinstance(harness.session.phase, ConsentWanted)
    assert not harness.session.may_change_seats
    harness.session.change_seat(0, HANA)
    assert harness.match.seats == (ANN, BEN, EASY)


def test_nobody_leaves_a_lesson_a_daily_deal_or_what_is_over() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    daily = MatchTerms(daily=DailyMark(of_day(date(2026, 11, 28))[0], official=False))
    for terms in (LESSON, daily):
        made = Session(match, "a", HeldWriter(), ManualRunner(), SteppedClock(), terms=terms)
        made.start()
        assert not made.may_change_seats
        made.close()
        assert not made.may_change_seats


def test_log_and_replay_name_those_who_sat_there_then() -> None:
    harness = sit(ANN, BEN, EASY)
    session, log = harness.session, LogModel(harness.session)
    session.reveal()
    harness.do("flip")
    session.reveal()
    harness.do("flip")
    session.change_seat(0, HANA)
    session.change_seat(2, CHO)
    harness.settle()
    session.reveal()
    harness.do("flip")
    told = lines(session)
    assert [line for line in told if "hands over" in line or "takes over" in line] == [
        "Ann hands over to Hana.",
        "Cho takes over from Kim.",
    ]
    assert told.index("Ann hands over to Hana.") + 1 == told.index("Cho takes over from Kim.")
    acts = [line for line in told if "hands over" not in line and "takes over" not in line]
    assert [line.split()[0] for line in acts[-3:]] == ["Ann", "Ben", "Cho"]
    assert [str(log.index(row).data()) for row in range(log.rowCount())][2:] == told

    replay = Replay(harness.match, SteppedClock())
    heard: list[int] = []
    replay.seats_changed.connect(lambda: heard.append(replay.at))
    assert (replay.onlooker, replay.names) == (None, ("Ann", "Ben", "Kim"))
    while replay.at < replay.length:
        replay.forward()
        replay.step_shown()
    assert (replay.names, heard) == (("Hana", "Ben", "Cho"), [2])
    assert lines(replay)[-len(told) :] == told
    replay.jump(1)
    assert (replay.names, heard) == (("Ann", "Ben", "Kim"), [2, 1])


def test_a_match_where_others_played_too_opens_behind_the_curtain() -> None:
    harness = sit(ANN, BEN, EASY)
    harness.session.reveal()
    harness.session.change_seat(0, HANA)
    kept = Match.of(harness.writer.records[-1])
    again = SessionHarness(kept)
    again.session.start()
    again.settle()
    assert shown(again.session) == (None, 1)
    replay: Any = Replay(kept, SteppedClock(), waits=True)
    assert replay.onlooker is None
    replay.look(1)
    assert (replay.onlooker, replay.hand_over) == (None, 1)


def test_in_japanese_the_log_says_it_too(qapp: Any) -> None:
    harness = sit(ANN, BEN, EASY)
    harness.session.change_seat(0, HANA)
    i18n.install(qapp, "ja")
    try:
        assert lines(harness.session)[-1] == "「Ann」から「ハナ」に交代しました。"
    finally:
        i18n.install(qapp, "en")


def test_what_was_done_before_is_told_of_who_did_it() -> None:
    harness = sit(ANN, BEN, EASY)
    harness.session.reveal()
    harness.do("flip")
    harness.session.reveal()
    harness.session.change_seat(0, HANA)
    replay = Replay(harness.match, SteppedClock())
    replay.jump(1)
    for source in (harness.session, replay):
        told = [
            i18n.text(event.message, source.names) for event in source.visible_in_deal() if isinstance(event, LogEntry)
        ]
        assert [line.split()[0] for line in told[-1:]] == ["Ann"]


class Watch:
    """Checks at every signal that only the hand of the person at the table is shown, if any."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.at_the_table = session.onlooker
        self.checks = 0
        Heard(session, self.look)

    def look(self, name: str, arguments: tuple[Any, ...]) -> None:
        session = self.session
        assert session.view.seat in (None, self.at_the_table)
        assert session.view == session.match.state.view(session.view.seat)
        if name == "stepped":
            assert arguments[0].view.seat in (None, self.at_the_table)
        if name == "curtain":
            assert session.view.seat is None
            assert session.match.seats[arguments[0]].level is None
        if name == "asked":
            assert session.view.seat == arguments[0] == self.at_the_table
        everything = [*session.match.opening, *(event for step in session.match.steps for event in step.events)]
        seen, shown = all_seen(everything, session.view.seat), session.visible_history()
        assert len(shown) == len(seen)
        assert all(one == other for one, other in zip(shown, seen, strict=True) if not isinstance(one, LogEntry))
        self.checks += 1


@pytest.mark.parametrize("game_id", [package.game.id for package in packages()])
@pytest.mark.parametrize("seed", range(3))
def test_whoever_comes_and_goes_nobody_sees_what_is_anothers(game_id: str, seed: int) -> None:
    rng, game = Random(seed), games.game(game_id)
    players = rng.randint(max(2, game.players[0]), game.players[1])
    seats = [Seat(f"P{seat}", None if seat < 2 else rng.choice([None, "random"])) for seat in range(players)]
    harness = SessionHarness(Match.new(game_id, seats, seed=seed))
    session, changes = harness.session, 0
    watch = Watch(session)
    session.start()
    for number in range(90):
        harness.settle()
        if rng.random() < 0.2 and session.may_change_seats:
            seat = rng.randrange(players)
            goes = session.match.seats[seat].level is None
            if goes and session.match.people == (seat,):
                continue
            if watch.at_the_table == seat:
                watch.at_the_table = None
            session.change_seat(seat, Seat(f"B{number}", "random") if goes else Seat(f"P{number}"))
            changes += 1
        elif session.hand_over is not None:
            watch.at_the_table = session.hand_over
            session.reveal()
        elif rng.random() < 0.15:
            rng.choice([session.undo, session.redo, session.restart, session.hint])()
            if session.request is not None:
                harness.settle()
                session.consent(given=rng.random() < 0.8)
        elif harness.runner.questions:
            harness.runner.answer()
        elif session.is_humans_turn:
            session.act(rng.choice(session.view.legal_actions()))
    assert watch.checks > 50
    assert changes > 5
    again = Match.of(harness.writer.records[-1])
    assert [again.seats_at(at) for at in range(len(again.steps) + 1)] == [
        session.match.seats_at(at) for at in range(len(session.match.steps) + 1)
    ]
    session.close()
