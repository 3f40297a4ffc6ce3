"""The phases of a session: its table tells all transitions, each of them happens, and no other can."""

import re
from collections.abc import Callable
from random import Random

import pytest

from cardtable_gui.controller import match as match_module
from cardtable_gui.controller.consent import ConsentRequest
from cardtable_gui.controller.match import Seat
from cardtable_gui.controller.phases import (
    AskingPerson,
    BetweenTurns,
    BotDecided,
    BotPaused,
    BotThinking,
    Closed,
    ConsentWanted,
    HandOver,
    ImpossibleTransitionError,
    NotStarted,
    Over,
    Phase,
    RecordFull,
    Transition,
    WaitingForDisk,
)
from cardtable_gui.controller.session import Session
from tests.support.sessions import ANN, BEN, CHO, NORMAL, Desk, kobayakawa

pytestmark = pytest.mark.usefixtures("qapp")

DEAL_ACTIONS = 6
"""So many actions `deal_ended` does."""
REQUEST = ConsentRequest(seat=0, by=None, again=False)
SAMPLES: tuple[Phase, ...] = (
    NotStarted(),
    WaitingForDisk(),
    BetweenTurns(),
    AskingPerson(0),
    BotPaused(1),
    BotThinking(1, ticket=1),
    BotDecided(1, kobayakawa(ANN, BEN, CHO).box.game.parse("draw")),
    HandOver(0),
    ConsentWanted(REQUEST, saved=True),
    Over(),
    RecordFull(),
    Closed(),
)
POSSIBLE = {(transition, source) for transition in Transition for source in transition.sources}


# Ways into each phase. In all running ones an undo would be another person's, so that `request` can follow.


def started(*seats: Seat) -> Desk:
    """Saved and shown."""
    desk = Desk(kobayakawa(*seats))
    desk.session.start()
    desk.settle()
    return desk


def deal_ended(*seats: Seat) -> Desk:
    """The last action of a deal was done: nobody looks on, neither disk nor table have answered."""
    desk = started(*seats)
    for text in ("flip", "flip", "flip", "fold", "fold"):
        desk.session.reveal()
        desk.do(text)
    desk.session.reveal()
    if desk.runner.questions:
        desk.runner.answer(desk.action("fight"))
    else:
        desk.act("fight")
    return desk


def not_started() -> Desk:
    return Desk(kobayakawa(ANN, BEN, NORMAL))


def waiting_for_disk() -> Desk:
    return deal_ended(ANN, BEN, CHO)


def between_turns() -> Desk:
    desk = deal_ended(ANN, BEN, CHO)
    desk.writer.acknowledge()
    return desk


def asking_person() -> Desk:
    desk = hand_over()
    desk.session.reveal()
    return desk


def asking_person_with_hint() -> Desk:
    desk = asking_person()
    desk.session.hint()
    return desk


def bot_next() -> Desk:
    return deal_ended(ANN, BEN, NORMAL)


def bot_next_while_paused() -> Desk:
    desk = bot_next()
    desk.session.pause()
    return desk


def bot_paused() -> Desk:
    desk = bot_next_while_paused()
    desk.writer.acknowledge()
    return desk


def bot_thinking() -> Desk:
    desk = bot_next()
    desk.writer.acknowledge()
    return desk


def bot_decided() -> Desk:
    desk = bot_thinking()
    desk.runner.answer()
    return desk


def hand_over() -> Desk:
    desk = started(ANN, BEN, CHO)
    desk.session.reveal()
    desk.do("flip")
    return desk


def consent_wanted() -> Desk:
    desk = between_turns()
    desk.session.undo()
    return desk


def consent_wanted_unsaved() -> Desk:
    desk = waiting_for_disk()
    desk.session.undo()
    return desk


def last_action() -> Desk:
    """The last action of the match was done and saved; the table has not shown it."""
    desk = started(ANN, BEN, CHO)
    rng = Random(1)
    while desk.session.to_move is not None:
        desk.settle()
        desk.session.reveal()
        desk.session.act(rng.choice(desk.session.view.legal_actions()))
    desk.writer.acknowledge()
    return desk


def over() -> Desk:
    desk = last_action()
    desk.session.presented()
    return desk


def record_full() -> Desk:
    """For matches of `DEAL_ACTIONS` at most."""
    return between_turns()


def one_of_two_actions() -> Desk:
    """The person who looks on is to act again, once that is saved."""
    desk = asking_person()
    desk.act("draw")
    return desk


WAYS: dict[type[Phase], Callable[[], Desk]] = {
    NotStarted: not_started,
    WaitingForDisk: waiting_for_disk,
    BetweenTurns: between_turns,
    AskingPerson: asking_person,
    BotPaused: bot_paused,
    BotThinking: bot_thinking,
    BotDecided: bot_decided,
    HandOver: hand_over,
    ConsentWanted: consent_wanted,
    Over: over,
    RecordFull: record_full,
}


# What makes each transition happen


def start(desk: Desk) -> None:
    desk.session.start()


def acknowledge(desk: Desk) -> None:
    desk.writer.acknowledge()


def present(desk: Desk) -> None:
    desk.session.presented()


def act_for_person(desk: Desk) -> None:
    desk.act("draw")


def step_bot(desk: Desk) -> None:
    desk.session.pause()
    desk.session.presented()
    desk.session.step()


def resume(desk: Desk) -> None:
    desk.session.resume()


def answer(desk: Desk) -> None:
    desk.runner.answer()


def ask_for_hint(desk: Desk) -> None:
    desk.session.hint()


def fail_hint(desk: Desk) -> None:
    desk.runner.fail_hint()


def undo(desk: Desk) -> None:
    desk.session.undo()


def restart(desk: Desk) -> None:
    desk.session.restart()


def agree(desk: Desk) -> None:
    desk.session.consent(given=True)


def decline(desk: Desk) -> None:
    desk.session.consent(given=False)


def reveal(desk: Desk) -> None:
    desk.session.reveal()


def close(desk: Desk) -> None:
    desk.session.close()


Case = tuple[Transition, type[Phase], Callable[[], Desk], Callable[[Desk], None]]
CASES: list[Case] = [
    (Transition.OPEN, NotStarted, not_started, start),
    (Transition.ACT, AskingPerson, asking_person, act_for_person),
    (Transition.ACT, BotDecided, bot_decided, step_bot),
    *((Transition.JUMP, source, WAYS[source], restart) for source in Transition.JUMP.sources),
    (Transition.JUMP, ConsentWanted, consent_wanted, agree),
    (Transition.SAVE, WaitingForDisk, waiting_for_disk, acknowledge),
    (Transition.ASK, BetweenTurns, one_of_two_actions, acknowledge),
    (Transition.ADVISE, AskingPerson, asking_person, ask_for_hint),
    (Transition.ANSWER, AskingPerson, asking_person_with_hint, fail_hint),
    (Transition.ANSWER, AskingPerson, asking_person_with_hint, answer),
    (Transition.HOLD, BetweenTurns, bot_next_while_paused, acknowledge),
    (Transition.THINK, BetweenTurns, bot_next, acknowledge),
    (Transition.THINK, BotPaused, bot_paused, resume),
    (Transition.THINK, BotPaused, bot_paused, step_bot),
    (Transition.DECIDE, BotThinking, bot_thinking, answer),
    (Transition.DRAW_CURTAIN, BetweenTurns, between_turns, present),
    (Transition.REVEAL, HandOver, hand_over, reveal),
    *((Transition.REQUEST, source, WAYS[source], undo) for source in Transition.REQUEST.sources),
    (Transition.SAVE_MEANWHILE, ConsentWanted, consent_wanted_unsaved, acknowledge),
    (Transition.DECLINE, ConsentWanted, consent_wanted, decline),
    (Transition.DECLINE_UNSAVED, ConsentWanted, consent_wanted_unsaved, decline),
    (Transition.FINISH, BetweenTurns, last_action, present),
    (Transition.FILL, BetweenTurns, waiting_for_disk, acknowledge),
    *((Transition.CLOSE, source, WAYS[source], close) for source in Transition.CLOSE.sources),
]


@pytest.mark.parametrize(
    ("transition", "source", "way", "event"),
    [pytest.param(*case, id=f"{case[0].title} from {case[1].__name__} by {case[3].__name__}") for case in CASES],
)
def test_each_transition_happens(
    monkeypatch: pytest.MonkeyPatch,
    transition: Transition,
    source: type[Phase],
    way: Callable[[], Desk],
    event: Callable[[Desk], None],
) -> None:
    seen: list[tuple[Transition, type[Phase], type[Phase]]] = []
    enter = Session._enter

    def note(session: Session, taken: Transition, phase: Phase) -> None:
        before = type(session.phase)
        enter(session, taken, phase)
        seen.append((taken, before, type(session.phase)))

    if RecordFull in (source, transition.target):
        monkeypatch.setattr(match_module, "MOST_ACTIONS", DEAL_ACTIONS)
    desk = way()
    monkeypatch.setattr(Session, "_enter", note)
    event(desk)
    assert (transition, source, transition.target) in seen
    desk.session.close()


def test_every_transition_of_the_table_is_among_those_that_happen() -> None:
    assert {(transition, source) for transition, source, *_ in CASES} == POSSIBLE


@pytest.mark.parametrize("source", SAMPLES, ids=lambda phase: type(phase).__name__)
@pytest.mark.parametrize("transition", Transition)
def test_no_other_transition_is_possible(transition: Transition, source: Phase) -> None:
    for target in SAMPLES:
        if (transition, type(source)) in POSSIBLE and type(target) is transition.target:
            assert transition.lead(source, target) is target
        else:
            with pytest.raises(ImpossibleTransitionError, match=transition.title):
                transition.lead(source, target)


def test_the_sessions_docstring_tells_the_transitions_that_there_are() -> None:
    assert Session.__doc__ is not None
    undisturbed = {type(phase) for phase in SAMPLES} - {NotStarted, ConsentWanted, Closed}
    groups = {"undisturbed": undisturbed, "running": undisturbed | {ConsentWanted}}
    by_name = {type(phase).__name__: {type(phase)} for phase in SAMPLES} | groups
    told = set()
    for row in re.split(r"\n *=[= ]+=\n", Session.__doc__)[2].splitlines():
        title, sources, target, _because = re.split(r"  +", row.strip())
        (leads_to,) = by_name[target]
        told |= {(title, source, leads_to) for name in sources.split(", ") for source in by_name[name]}
    assert told == {(transition.title, source, transition.target) for transition, source in POSSIBLE}


@pytest.mark.parametrize("call", [undo, restart, ask_for_hint, decline, reveal, act_for_person])
def test_before_the_start_and_after_the_end_nothing_happens(call: Callable[[Desk], None]) -> None:
    for way in (not_started, hand_over):
        desk = way()
        if way is hand_over:
            desk.session.close()
        desk.heard.all.clear()
        before, records = desk.done, list(desk.writer.records)
        call(desk)
        assert (desk.done, desk.writer.records, desk.heard.all) == (before, records, [])
