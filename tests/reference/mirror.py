"""The engine protocol answered by the independent implementation itself, to try the driver on."""

import random
from collections.abc import Mapping
from typing import Any

from tests.reference.engine_client import Answer
from tests.reference.games import GAMES
from tests.reference.model import Deal, MatchSettings, Reference, UnreadableError
from tests.reference.told import ReportedState

MESSAGES = {"en": "That is not possible now.", "ja": "いまはできません。"}


class Mirror:
    """An engine without faults. Tests replace one of its methods by a faulty one."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}
        self.match: Reference | None = None

    def ask(self, request: Mapping[str, Any]) -> Answer:
        """Answer one request."""
        answer: Answer = getattr(self, str(request["op"]))(request)
        return {"ok": "code" not in answer, **answer}

    def playing(self) -> Reference:
        """Give the match."""
        assert self.match is not None
        return self.match

    def rebuild(self) -> Answer:
        """Play the record again, and answer the state."""
        numbered = random.Random(self.kept["seed"])
        game = GAMES[self.kept["game"]]
        terms = MatchSettings(self.kept["players"], self.kept["options"], self.kept.get("house"))
        spare = [game.random_deal(terms, numbered) for _ in range(40)]
        given = [Deal.parse(deal) for deal in self.kept["deals"]]
        deals = given + spare[len(given) :]
        self.match = game(terms, deals)
        for action in self.kept["actions"]:
            self.match.act(action)
        return {"state": self.state_of()}

    def state_of(self) -> dict[str, Any]:
        """State fields."""
        match = self.playing()
        names = ("to_move", "over", "deal", "scores", "ranks")
        return {**{name: getattr(match, name) for name in names}, "phase": "any"}

    def hello(self, _: Mapping[str, Any]) -> Answer:
        """Games and bot levels."""
        return {"games": [{"id": game} for game in GAMES], "levels": ["random"]}

    def new(self, request: Mapping[str, Any]) -> Answer:
        """Begin a match."""
        game = GAMES[request["game"]]
        self.kept = {
            "format": "cardtable-record",
            "version": 1,
            "game": game.game,
            "players": request["players"],
            "options": {**game.default_options(), **request["options"]},
            "seats": ["somebody"] * request["players"],
            "seed": request.get("seed", 5),
            "deals": list(request.get("deals", [])),
            "actions": [],
            **({"house": request["house"]} if "house" in request else {}),
        }
        return self.rebuild()

    def load(self, request: Mapping[str, Any]) -> Answer:
        """Go on with a record."""
        record = request["record"]
        self.kept = {**record, "actions": list(record["actions"])}
        return self.rebuild()

    def state(self, _: Mapping[str, Any]) -> Answer:
        """The state."""
        return {"state": self.state_of()}

    def legal(self, _: Mapping[str, Any]) -> Answer:
        """The legal actions."""
        return {"seat": self.playing().to_move, "actions": self.playing().legal()}

    def view(self, request: Mapping[str, Any]) -> Answer:
        """What a seat sees; a spectator has no seat."""
        match, seat = self.playing(), request["seat"]
        zones: list[dict[str, object]] = []
        for (name, owner), cards in match.open_cards().items():
            zones.append({"zone": name, "seat": owner, "cards": cards})
        for (name, owner), cards in match.covered_cards().items():
            own = name == "hand" and owner == seat
            zones.append({"zone": name, "seat": owner, "cards": cards if own else [None] * len(cards)})
        tokens = [{"zone": name, "seat": owner, "amount": amount} for (name, owner), amount in match.amounts().items()]
        hand = [] if seat is None else match.hand(seat)
        known = [match.hand(each) if each == seat else match.seen_in_hand(each, seat) for each in range(match.players)]
        history = [{"seat": mover, "action": self.as_read(seat, mover, action)} for mover, action in match.done]
        return {"view": {"known": known, "hand": hand, "zones": zones, "tokens": tokens, "history": history}}

    def as_read(self, seat: int | None, mover: int, action: str) -> str:
        """An action in the history of a seat."""
        verb = action.partition(" ")[0]
        hidden = mover != seat and verb in self.playing().hidden_verbs
        return f"{verb} ?" if hidden else action

    def act(self, request: Mapping[str, Any]) -> Answer:
        """Do an action."""
        match = self.playing()
        message = MESSAGES[request.get("lang", "en")]
        if match.over:
            return {"code": "over", "message": message}
        try:
            broken = match.refuse(request["action"])
        except UnreadableError:
            return {"code": "notation", "message": message}
        if broken:
            return {"code": "illegal", "message": message, "rule": min(broken)}
        canonical = next(each for each in match.legal() if sorted_words(each) == sorted_words(request["action"]))
        before = ReportedState(match)
        match.act(canonical)
        self.kept["actions"].append(canonical)
        events = [{"type": "told", "seat": None, "text": canonical}, *before.events_to(ReportedState(match))]
        return {"events": events, "state": self.state_of()}

    def undo(self, _: Mapping[str, Any]) -> Answer:
        """Take back one action."""
        if not self.kept["actions"]:
            return {"code": "nothing", "message": MESSAGES["en"]}
        self.kept["actions"].pop()
        return self.rebuild()

    def bot(self, request: Mapping[str, Any]) -> Answer:
        """Move at random."""
        legal = self.playing().legal()
        return {"action": random.Random(request["seed"]).choice(legal)}

    def record(self, _: Mapping[str, Any]) -> Answer:
        """The record with every deal played."""
        match = self.playing()
        deals = [deal.as_json() for deal in match.deals[: max(match.deal, len(self.kept["deals"]))]]
        return {"record": {**self.kept, "deals": deals, "actions": list(self.kept["actions"])}}


def sorted_words(action: str) -> list[list[str]]:
    """Both sides of an action, in an order that does not depend on how it was written."""
    return [sorted(side.split(" ")) for side in action.split(" > ")]
