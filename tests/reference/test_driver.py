"""The driver must notice every kind of fault, or its agreement is worth nothing."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.reference.driver import compare
from tests.reference.engine_client import Answer
from tests.reference.games import GAMES
from tests.reference.match import DifferenceError
from tests.reference.mirror import Mirror

Request = Mapping[str, Any]
MATCHES = 20  # at most: a fault ends the comparison


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_engine_without_faults_agrees(game: str) -> None:
    summary = compare(game, 3, 1, Mirror(), Mirror())
    assert summary.matches == 3
    assert summary.covered["other world looks the same"] >= 3
    assert summary.covered["record loaded"] >= 3


class MissingAction(Mirror):
    """Forgets the last legal action of a long list."""

    def legal(self, request: Request) -> Answer:
        answer = super().legal(request)
        return {**answer, "actions": answer["actions"][:-1] or answer["actions"]}


class UnsortedActions(Mirror):
    """Lists the legal actions backwards."""

    def legal(self, request: Request) -> Answer:
        answer = super().legal(request)
        return {**answer, "actions": answer["actions"][::-1]}


class WrongScore(Mirror):
    """Gives seat 0 a point too many when the match is over."""

    def state_of(self) -> dict[str, Any]:
        state = super().state_of()
        return {**state, "scores": [state["scores"][0] + state["over"], *state["scores"][1:]]}


class WrongRule(Mirror):
    """Cites a rule of another game."""

    def act(self, request: Request) -> Answer:
        answer = super().act(request)
        return {**answer, "rule": "XX3"} if "rule" in answer else answer


class WrongLanguage(Mirror):
    """Refuses in English only."""

    def act(self, request: Request) -> Answer:
        return super().act({**request, "lang": "en"})


class Lenient(Mirror):
    """Calls what cannot be read illegal."""

    def act(self, request: Request) -> Answer:
        answer = super().act(request)
        return {**answer, "code": "illegal", "rule": "MG5"} if answer.get("code") == "notation" else answer


class Open(Mirror):
    """Shows the next seat's hand."""

    def view(self, request: Request) -> Answer:
        answer = super().view(request)
        other = ((request["seat"] or 0) + 1) % self.playing().players
        return {"view": {**answer["view"], "neighbour": self.playing().hand(other)}}


class Forgetful(Mirror):
    """Remembers nothing of the own hand."""

    def view(self, request: Request) -> Answer:
        view = super().view(request)["view"]
        return {"view": {**view, "known": [[] for _ in view["known"]]}}


class Foretelling(Mirror):
    """Shows a deal that has not begun."""

    def view(self, request: Request) -> Answer:
        answer = super().view(request)
        match = self.playing()
        coming = match.deals[match.deal].deck[0]
        return {"view": {**answer["view"], "coming": coming}}


class OpenChoices(Mirror):
    """Lets everybody read what was chosen in secret."""

    def as_read(self, seat: int | None, mover: int, action: str) -> str:
        del seat, mover
        return action


class NoChoices(Mirror):
    """Hides even who has chosen."""

    def view(self, request: Request) -> Answer:
        view = super().view(request)["view"]
        return {"view": {**view, "history": [each for each in view["history"] if "?" not in each["action"]]}}


class TalkativeEvents(Mirror):
    """Tells the acting seat what all others hold."""

    def act(self, request: Request) -> Answer:
        answer = super().act(request)
        hands = [self.playing().hand(seat) for seat in range(self.playing().players)]
        told = {"type": "told", "seat": None, "text": str(hands)}
        return {**answer, "events": [*answer["events"], told]} if "events" in answer else answer


class SilentMoves(Mirror):
    """Does not tell of the first card that moves, or the first thing that is paid."""

    def act(self, request: Request) -> Answer:
        answer = super().act(request)
        told = [event for event in answer.get("events", []) if event["type"] == "told"]
        rest = [event for event in answer.get("events", []) if event["type"] != "told"]
        return {**answer, "events": [*told, *rest[1:]]} if "events" in answer else answer


class PeepingBot(Mirror):
    """Moves by what the next seat holds."""

    def bot(self, request: Request) -> Answer:
        match = self.playing()
        legal = match.legal()
        hands = [match.hand(seat) for seat in range(match.players) if seat != match.to_move]
        return {
            "action": legal[sum(sum(map(ord, str(hand))) * 31**place for place, hand in enumerate(hands)) % len(legal)]
        }


class HalfUndo(Mirror):
    """Takes back two actions instead of one once there are many."""

    def undo(self, request: Request) -> Answer:
        answer = super().undo(request)
        return super().undo(request) if len(self.kept["actions"]) > 9 else answer


class LossyRecord(Mirror):
    """Leaves out the last action."""

    def record(self, request: Request) -> Answer:
        record = super().record(request)["record"]
        return {"record": {**record, "actions": record["actions"][:-1]}}


class StaleLoad(Mirror):
    """Loads everything but the last action."""

    def load(self, request: Request) -> Answer:
        record = request["record"]
        return super().load({"record": {**record, "actions": record["actions"][:-1]}})


class Immortal(Mirror):
    """Answers after the end as if the action were only not legal."""

    def act(self, request: Request) -> Answer:
        answer = super().act(request)
        return {**answer, "code": "illegal", "rule": "MG11"} if answer.get("code") == "over" else answer


@pytest.mark.sampled
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize(
    "faulty",
    [
        MissingAction, UnsortedActions, WrongScore, WrongRule, WrongLanguage, Lenient, Open, Forgetful, Foretelling,
        TalkativeEvents, SilentMoves, PeepingBot, HalfUndo, LossyRecord, StaleLoad, Immortal,
    ],
)  # fmt: skip
def test_every_fault_is_found(game: str, faulty: Callable[[], Mirror]) -> None:
    with pytest.raises(DifferenceError) as caught:
        compare(game, MATCHES, 2, faulty(), faulty())
    assert "record:" in str(caught.value)


@pytest.mark.parametrize("game", sorted(game for game in GAMES if GAMES[game].hidden_verbs))
@pytest.mark.parametrize("faulty", [OpenChoices, NoChoices])
def test_every_fault_about_hidden_choices_is_found(game: str, faulty: Callable[[], Mirror]) -> None:
    with pytest.raises(DifferenceError, match=r"histor|view"):
        compare(game, MATCHES, 2, faulty(), faulty())
