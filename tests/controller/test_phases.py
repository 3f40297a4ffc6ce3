"""The phases of a session: the documented transitions all occur, and no others are possible."""

import re
from collections.abc import Callable
from random import Random

import pytest

from cardtable_gui.controller import match as match_module
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
    PhaseTransition,
    RecordFull,
    WaitingForDisk,
)
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.undo_consent import ConsentRequest
from tests.support.sessions import ANN, BEN, CHO, NORMAL, SessionHarness, kobayakawa

pytestmark = pytest.mark.usefixtures("qapp")

DEAL_ACTIONS = 6
"""So many actions `deal_ended` does."""
REQUEST = ConsentRequest(seat=0, by=None, again=False, mover=0)
SAMPLES: tuple[Phase, ...] = (
    NotStarted(),
    WaitingForDisk(),
    BetweenTurns(),
    AskingPerson(0),
    BotPaused(1),
    BotThinking(1, ticket=1),
    BotDecided(1, kobayakawa(ANN, BEN, CHO).package.game.parse("draw")),
    HandOver(0),
    ConsentWanted(REQUEST, saved=True),
    Over(),
    RecordFull(),
    Closed(),
)
POSSIBLE = {(transition, source) for transition in PhaseTransition for source in transition.sources}


# Ways into each phase. In all running ones an undo would be another person's, so that `request` can follow.


def started(*seats: Seat) -> SessionHarness:
    """Saved and shown."""
    harness = SessionHarness(kobayakawa(*seats))
    harness.session.start()
    harness.settle()
    return harness


def deal_ended(*seats: Seat) -> SessionHarness:
    """The last action of a deal was done: nobody looks on, neither disk nor table have answered."""
    harness = started(*seats)
    for text in ("flip", "flip", "flip", "fold", "fold"):
        harness.session.reveal()
        harness.do(text)
    harness.session.reveal()
    if harness.runner.questions:
        harness.runner.answer(harness.action("fight"))
    else:
        harness.act("fight")
    return harness


def not_started() -> SessionHarness:
    return SessionHarness(kobayakawa(ANN, BEN, NORMAL))


def waiting_for_disk() -> SessionHarness:
    return deal_ended(ANN, BEN, CHO)


def between_turns() -> SessionHarness:
    harness = deal_ended(ANN, BEN, CHO)
    harness.writer.acknowledge()
    return harness


def asking_person() -> SessionHarness:
    harness = hand_over()
    harness.session.reveal()
    return harness


def asking_person_with_hint() -> SessionHarness:
    harness = asking_person()
    harness.session.hint()
    return harness


def bot_next() -> SessionHarness:
    return deal_ended(ANN, BEN, NORMAL)


def bot_next_while_paused() -> SessionHarness:
    harness = bot_next()
    harness.session.pause()
    return harness


def bot_paused() -> SessionHarness:
    harness = bot_next_while_paused()
    harness.writer.acknowledge()
    return harness


def bot_thinking() -> SessionHarness:
    harness = bot_next()
    harness.writer.acknowledge()
    return harness


def bot_decided() -> SessionHarness:
    harness = bot_thinking()
    harness.runner.answer()
    return harness


def hand_over() -> SessionHarness:
    harness = started(ANN, BEN, CHO)
    harness.session.reveal()
    harness.do("flip")
    return harness


def consent_wanted() -> SessionHarness:
    harness = between_turns()
    harness.session.undo()
    return harness


def consent_wanted_unsaved() -> SessionHarness:
    harness = waiting_for_disk()
    harness.session.undo()
    return harness


def last_action() -> SessionHarness:
    """The last action of the match was done and saved; the table has not shown it."""
    harness = started(ANN, BEN, CHO)
    rng = Random(1)
    while harness.session.to_move is not None:
        harness.settle()
        harness.session.reveal()
        harness.session.act(rng.choice(harness.session.view.legal_actions()))
    harness.writer.acknowledge()
    return harness


def over() -> SessionHarness:
    harness = last_action()
    harness.session.step_shown()
    return harness


def record_full() -> SessionHarness:
    """For matches of `DEAL_ACTIONS` at most."""
    return between_turns()


def one_of_two_actions() -> SessionHarness:
    """The person who looks on is to act again, once that is saved."""
    harness = asking_person()
    harness.act("draw")
    return harness


WAYS: dict[type[Phase], Callable[[], SessionHarness]] = {
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


def start(harness: SessionHarness) -> None:
    harness.session.start()


def acknowledge(harness: SessionHarness) -> None:
    harness.writer.acknowledge()


def present(harness: SessionHarness) -> None:
    harness.session.step_shown()


def act_for_person(harness: SessionHarness) -> None:
    harness.act("draw")


def step_bot(harness: SessionHarness) -> None:
    harness.session.pause()
    harness.session.step_shown()
    harness.session.step()


def resume(harness: SessionHarness) -> None:
    harness.session.resume()


def answer(harness: SessionHarness) -> None:
    harness.runner.answer()


def ask_for_hint(harness: SessionHarness) -> None:
    harness.session.hint()


def fail_hint(harness: SessionHarness) -> None:
    harness.runner.fail()


def undo(harness: SessionHarness) -> None:
    harness.session.undo()


def restart(harness: SessionHarness) -> None:
    harness.session.restart()


def agree(harness: SessionHarness) -> None:
    harness.session.consent(given=True)


def agree_one_and_all(harness: SessionHarness) -> None:
    while harness.session.request is not None:
        agree(harness)


def decline(harness: SessionHarness) -> None:
    harness.session.consent(given=False)


def reveal(harness: SessionHarness) -> None:
    harness.session.reveal()


def close(harness: SessionHarness) -> None:
    harness.session.close()


def test_declining_before_the_match_is_saved_tells_at_once_whose_turn_it_is() -> None:
    harness = consent_wanted_unsaved()
    harness.heard.all.clear()
    decline(harness)
    assert harness.heard.names() == ["replaced", "turn_changed"]


Case = tuple[PhaseTransition, type[Phase], Callable[[], SessionHarness], Callable[[SessionHarness], None]]
CASES: list[Case] = [
    (PhaseTransition.OPEN, NotStarted, not_started, start),
    (PhaseTransition.ACT, AskingPerson, asking_person, act_for_person),
    (PhaseTransition.ACT, BotDecided, bot_decided, step_bot),
    *((PhaseTransition.JUMP, source, WAYS[source], restart) for source in PhaseTransition.JUMP.sources),
    (PhaseTransition.JUMP, ConsentWanted, consent_wanted, agree_one_and_all),
    (PhaseTransition.ASK_ON, ConsentWanted, consent_wanted, agree),
    (PhaseTransition.SAVE, WaitingForDisk, waiting_for_disk, acknowledge),
    (PhaseTransition.ASK, BetweenTurns, one_of_two_actions, acknowledge),
    (PhaseTransition.ADVISE, AskingPerson, asking_person, ask_for_hint),
    (PhaseTransition.ANSWER, AskingPerson, asking_person_with_hint, fail_hint),
    (PhaseTransition.ANSWER, AskingPerson, asking_person_with_hint, answer),
    (PhaseTransition.HOLD, BetweenTurns, bot_next_while_paused, acknowledge),
    (PhaseTransition.THINK, BetweenTurns, bot_next, acknowledge),
    (PhaseTransition.THINK, BotPaused, bot_paused, resume),
    (PhaseTransition.THINK, BotPaused, bot_paused, step_bot),
    (PhaseTransition.DECIDE, BotThinking, bot_thinking, answer),
    (PhaseTransition.DRAW_CURTAIN, BetweenTurns, between_turns, present),
    (PhaseTransition.REVEAL, HandOver, hand_over, reveal),
    *((PhaseTransition.REQUEST, source, WAYS[source], undo) for source in PhaseTransition.REQUEST.sources),
    (PhaseTransition.SAVE_MEANWHILE, ConsentWanted, consent_wanted_unsaved, acknowledge),
    (PhaseTransition.DECLINE, ConsentWanted, consent_wanted, decline),
    (PhaseTransition.DECLINE_UNSAVED, ConsentWanted, consent_wanted_unsaved, decline),
    (PhaseTransition.FINISH, BetweenTurns, last_action, present),
    (PhaseTransition.FILL, BetweenTurns, waiting_for_disk, acknowledge),
    *((PhaseTransition.CLOSE, source, WAYS[source], close) for source in PhaseTransition.CLOSE.sources),
]


@pytest.mark.parametrize(
    ("transition", "source", "way", "event"),
    [pytest.param(*case, id=f"{case[0].title} from {case[1].__name__} by {case[3].__name__}") for case in CASES],
)
def test_each_transition_happens(
    monkeypatch: pytest.MonkeyPatch,
    transition: PhaseTransition,
    source: type[Phase],
    way: Callable[[], SessionHarness],
    event: Callable[[SessionHarness], None],
) -> None:
    seen: list[tuple[PhaseTransition, type[Phase], type[Phase]]] = []
    enter = Session._enter

    def note(session: Session, taken: PhaseTransition, phase: Phase) -> None:
        before = type(session.phase)
        enter(session, taken, phase)
        seen.append((taken, before, type(session.phase)))

    if RecordFull in (source, transition.target):
        monkeypatch.setattr(match_module, "MAX_ACTIONS", DEAL_ACTIONS)
    harness = way()
    monkeypatch.setattr(Session, "_enter", note)
    event(harness)
    assert (transition, source, transition.target) in seen
    harness.session.close()


def test_every_transition_of_the_table_is_among_those_that_happen() -> None:
    assert {(transition, source) for transition, source, *_ in CASES} == POSSIBLE


@pytest.mark.parametrize("source", SAMPLES, ids=lambda phase: type(phase).__name__)
@pytest.mark.parametrize("transition", PhaseTransition)
def test_no_other_transition_is_possible(transition: PhaseTransition, source: Phase) -> None:
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
def test_before_the_start_and_after_the_end_nothing_happens(call: Callable[[SessionHarness], None]) -> None:
    for way in (not_started, hand_over):
        harness = way()
        if way is hand_over:
            harness.session.close()
        harness.heard.all.clear()
        before, records = harness.done, list(harness.writer.records)
        call(harness)
        assert (harness.done, harness.writer.records, harness.heard.all) == (before, records, [])
