"""Characters react at the table: for a while, where it covers nothing, and while nobody reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_terms import LESSON, MatchTerms
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.table_talk import Reaction, TableTalk
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.table.presenters.reaction_teller import REACTION_MS, ReactionTeller
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.bubbles import Saying
from cardtable_gui.views.table.widgets.tension_banner import BANNER_MS
from tests.support.announcements import Announcements
from tests.support.sessions import ManualRunner
from tests.support.stepped_clock import STEP_MS, SteppedClock, process_events, wait_for
from tests.support.talks import TALKING, company, reactions


class Talking:
    """A table with a match that has come to the step before a bot's, to which somebody reacts with words."""

    def __init__(
        self,
        qtbot: QtBot,
        game: str,
        *,
        terms: MatchTerms | None = None,
        reactions: str = "words",
        speech: str = "full",
        seats: Sequence[Seat] | None = None,
    ) -> None:
        """`seats`: others than in the match."""
        self.whole, self.index, self.reaction = moment(game, bot_next=game == "meow")
        record = self.whole.record
        self.match = Match.of(replace(record, actions=record.actions[: self.index]))
        if seats is not None:
            self.match = self.match.branch(self.index, seats)
        self.clock, self.runner = SteppedClock(), ManualRunner()
        self.session = Session(self.match, "test", None, self.runner, self.clock, terms=terms)
        self.session.bot_delay_ms = 0
        self.table = TableView(self.clock)
        qtbot.addWidget(self.table)
        self.table.resize(1280, 800)
        self.table.set_look(replace(self.table.look, speed=0.0, reactions=reactions, speech=speech))
        self.table.open(self.session)
        self.table.show()
        self.table.activateWindow()
        qtbot.waitUntil(self.table.isActiveWindow)
        self.session.start()

    @property
    def saying(self) -> Saying:
        return self.table.widgets.saying

    @property
    def teller(self) -> ReactionTeller:
        presenter = self.table.presenter
        assert presenter is not None
        return presenter._reactions

    @property
    def face(self) -> str:
        return self.face_of(self.reaction.seat)

    def face_of(self, seat: int) -> str:
        presenter = self.table.presenter
        assert presenter is not None
        plate = presenter.scene.player_panels.plates[seat].plate
        return plate.portrait.rpartition("-")[2].removesuffix(".svg")

    def do(self) -> None:
        """The bot does what somebody reacts to, and it is shown."""
        self.until(lambda: bool(self.runner.questions))
        self.runner.answer(self.whole.steps[self.index].action)
        self.shown(self.index)

    def until(self, done: Callable[[], object]) -> None:
        wait_for(self.clock, done)

    def shown(self, index: int) -> None:
        """Let time go on until this step lies on the table."""
        self.until(lambda: len(self.match.steps) > index and not self.table.busy)

    def wait(self, ms: float) -> None:
        for _ in range(round(ms / STEP_MS) + 1):
            self.clock.step(STEP_MS)
        process_events()


@cache
def moment(game: str, *, bot_next: bool = False) -> tuple[Match, int, Reaction]:
    """A match, and a step of a bot within a deal, to which a character reacts with words, with no banner then.

    `bot_next`: whether a bot is to move then.
    """
    for number in range(60):
        match = company(game, number)
        for step, reaction in zip(match.steps, reactions(match), strict=True):
            if reaction is None or reaction.words is None or step.seat == 0 or step.after.to_move is None:
                continue
            view = step.after.view(None)
            before = match.state_at(step.index).view(None)
            table = match.package.table
            quiet = (
                view.deal == before.deal
                and step.after.to_move != reaction.seat
                and not (bot_next and step.after.to_move == 0)
            )
            if quiet and not {*table.tension(view)} - {*table.tension(before)}:
                return match, step.index, reaction
    raise AssertionError("nobody says anything")


@pytest.fixture(params=TALKING)
def talking(qtbot: QtBot, request: pytest.FixtureRequest) -> Talking:
    return Talking(qtbot, request.param)


@pytest.fixture
def meow(qtbot: QtBot) -> Talking:
    return Talking(qtbot, "meow")


def test_a_character_makes_a_face_and_says_something_at_its_plate_for_a_while(talking: Talking) -> None:
    talking.do()
    assert talking.reaction.words is not None
    assert talking.teller.shown == talking.reaction
    assert talking.face == talking.reaction.look
    assert talking.saying.isVisible()
    assert talking.saying.text
    talking.wait(REACTION_MS - 3 * STEP_MS)
    assert talking.saying.isVisible()
    talking.wait(5 * STEP_MS)
    assert not talking.saying.isVisible()
    assert talking.teller.shown is None


def test_words_cover_nothing_that_is_to_be_seen(talking: Talking) -> None:
    talking.do()
    presenter = talking.table.presenter
    assert presenter is not None
    ground, place = presenter.scene.ground(), talking.saying.spot.sheet
    assert ground.room.adjusted(-1, -1, 1, 1).contains(place)
    inside = place.adjusted(0.5, 0.5, -0.5, -0.5)
    assert not [seen.area for seen in ground.seen if QRectF(seen.area).intersects(inside)]


def test_words_stay_where_they_are_while_nothing_comes_to_lie_there(talking: Talking) -> None:
    talking.do()
    place = talking.saying.geometry()
    presenter = talking.table.presenter
    assert presenter is not None
    for _ in range(2):
        presenter.settle()
        assert talking.saying.geometry() == place


def test_bots_go_on_meanwhile(meow: Talking) -> None:
    meow.do()
    meow.until(lambda: bool(meow.runner.questions))
    meow.runner.answer(meow.whole.steps[meow.index + 1].action)
    meow.until(lambda: len(meow.match.steps) > meow.index + 1)


@pytest.mark.parametrize("level", ["looks", "off"])
def test_the_setting_leaves_looks_or_nothing(qtbot: QtBot, level: str) -> None:
    talking = Talking(qtbot, "meow", reactions=level)
    talking.do()
    assert not talking.saying.isVisible()
    assert (talking.face == talking.reaction.look) is (level == "looks")
    assert (talking.teller.shown is None) is (level == "off")


def test_who_turns_reactions_off_sees_them_go(meow: Talking) -> None:
    meow.do()
    meow.table.set_look(replace(meow.table.look, reactions="off"))
    assert not meow.saying.isVisible()
    assert meow.teller.shown is None


@pytest.mark.parametrize("speech", ["full", "short"])
def test_screen_readers_are_told_in_full_only(qtbot: QtBot, announced: Announcements, speech: str) -> None:
    talking = Talking(qtbot, "meow", speech=speech)
    talking.do()
    said = [words for words in announced.words if talking.saying.text in words]
    assert len(said) == (speech == "full")


def test_nobody_reacts_while_a_dialog_is_open_but_afterwards(qtbot: QtBot, meow: Talking) -> None:
    dialog = QDialog(meow.table)
    qtbot.addWidget(dialog)
    dialog.setModal(True)
    dialog.show()
    meow.do()
    meow.wait(2 * REACTION_MS)
    assert meow.teller.shown is None
    dialog.close()
    meow.wait(1000)
    assert meow.teller.shown == meow.reaction


def test_nobody_reacts_while_a_banner_is_read_but_afterwards(meow: Talking) -> None:
    banner, look = meow.table.widgets.banner, meow.table.look
    meow.until(lambda: bool(meow.runner.questions))
    banner.tell("Read me", QRectF(400, 300, 300, 40), None, look.theme, look.percent)
    meow.do()
    assert banner.isVisible()
    assert meow.teller.shown is None
    meow.wait(BANNER_MS + 500)
    assert meow.teller.shown == meow.reaction


def test_what_nobody_could_see_in_time_is_dropped_with_the_next_step(qtbot: QtBot, meow: Talking) -> None:
    dialog = QDialog(meow.table)
    qtbot.addWidget(dialog)
    dialog.setModal(True)
    dialog.show()
    meow.do()
    meow.until(lambda: bool(meow.runner.questions))
    meow.runner.answer(meow.whole.steps[meow.index + 1].action)
    meow.until(lambda: len(meow.match.steps) > meow.index + 1 and not meow.table.busy)
    dialog.close()
    meow.wait(1000)
    assert meow.teller.shown is None


def test_only_who_is_to_move_looks_as_if_it_thought(qtbot: QtBot) -> None:
    talking = Talking(qtbot, "meow", reactions="off")
    talking.until(lambda: bool(talking.runner.questions))
    mover = talking.whole.steps[talking.index].seat
    assert talking.face_of(mover) == "thinking"
    talking.do()
    assert talking.face_of(mover) == "calm"
    talking.until(lambda: bool(talking.runner.questions))
    following = talking.whole.steps[talking.index + 1].seat
    assert talking.face_of(following) == "thinking"


def test_undoing_takes_the_reaction_away(meow: Talking) -> None:
    meow.do()
    meow.session.undo()
    process_events()
    assert not meow.saying.isVisible()
    assert meow.teller.shown is None


def test_leaving_takes_the_reaction_away(meow: Talking) -> None:
    meow.do()
    meow.table.close_session()
    assert not meow.saying.isVisible()


@pytest.fixture
def unhurried() -> Iterator[None]:
    reading_time.choose("stay")
    yield
    reading_time.choose("usual")


@pytest.mark.usefixtures("unhurried")
def test_where_texts_stay_it_stays_until_a_person_acts(meow: Talking) -> None:
    meow.do()
    meow.wait(5 * REACTION_MS)
    assert meow.saying.isVisible()
    for step in meow.whole.steps[meow.index + 1 :]:
        if step.seat == 0:
            meow.until(lambda: meow.session.is_humans_turn)
            meow.session.act(step.action)
            break
        meow.until(lambda: bool(meow.runner.questions))
        meow.runner.answer(step.action)
        meow.shown(step.index)
    assert meow.teller.shown != meow.reaction


def test_nobody_speaks_into_the_curtain(qtbot: QtBot, announced: Announcements) -> None:
    """Somebody else is to come to the screen: what would be said now would not be seen."""
    match, index, reaction = moment("meow", bot_next=True)
    following = match.steps[index + 1].seat
    assert reaction.seat != following
    people = list(match.seats)
    people[following] = Seat("Ben")
    talking = Talking(qtbot, "meow", seats=people)
    talking.do()
    talking.until(lambda: talking.session.hand_over is not None)
    assert talking.teller.shown is None
    assert TableTalk(talking.match).at(index) is not None
    assert not any("“" in said for said in announced.words)
    talking.session.reveal()
    talking.wait(1000)
    assert talking.teller.shown is None


def test_in_a_lesson_nobody_reacts(qtbot: QtBot) -> None:
    talking = Talking(qtbot, "meow", terms=LESSON)
    talking.do()
    assert talking.teller.shown is None


def test_in_a_replay_nobody_reacts(qtbot: QtBot) -> None:
    match, index, _ = moment("meow", bot_next=True)
    clock = SteppedClock()
    replay = Replay(match, clock)
    table = TableView(clock)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    table.set_look(replace(table.look, speed=0.0))
    table.open(replay)
    table.show()
    replay.start()
    replay.jump(index)
    process_events()
    replay.forward()
    wait_for(clock, lambda: not table.busy)
    assert replay.at == index + 1
    presenter = table.presenter
    assert presenter is not None
    assert presenter._reactions.shown is None


def test_with_larger_text_and_in_a_small_window_words_stay_within_the_table_or_away(qtbot: QtBot) -> None:
    talking = Talking(qtbot, "meow")
    talking.do()
    for percent, width, height in ((160, 1024, 640), (200, 800, 600), (100, 640, 480)):
        talking.table.resize(width, height)
        talking.table.set_look(replace(talking.table.look, wanted_percent=percent))
        process_events()
        presenter = talking.table.presenter
        assert presenter is not None
        if talking.saying.isVisible():
            place = talking.saying.spot.sheet.adjusted(0.5, 0.5, -0.5, -0.5)
            assert not [seen.area for seen in presenter.scene.ground().seen if seen.area.intersects(place)]
