"""One random match through the engine protocol and the independent implementation, compared at each step."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from tests.reference.engine_client import Answer, EngineSession
from tests.reference.games import GAMES
from tests.reference.model import Deal, House, MatchSettings, Options, Reference, UnreadableError
from tests.reference.told import ReportedState

STATE_FIELDS = ("to_move", "over", "deal", "scores", "ranks")
KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
NONSENSE = ("", "fly", "3 3", *(text for game in GAMES.values() for text in game.nonsense))


class DifferenceError(AssertionError):
    """The engine and the independent implementation disagree."""


@dataclass(frozen=True)
class Setup:
    """How a match begins: deals of ours, a seed, or both. `defaults_out` leaves default options unsaid."""

    game: type[Reference]
    players: int
    options: Options
    deals: tuple[Deal, ...]
    seed: int | None
    defaults_out: bool = False
    house: House | None = None

    @classmethod
    def random(cls, game: type[Reference], rng: random.Random) -> "Setup":
        """Any number of players, any options, any way of dealing."""
        terms = MatchSettings(rng.randint(*game.seats), game.random_options(rng), game.random_house(rng))
        terms = replace(terms, options={**terms.options, "head_start": game.random_start(terms)})
        count, seeded = rng.choice([(25, False), (25, False), (1, True), (0, True)])
        deals = tuple(game.random_deal(terms, rng) for _ in range(count))
        seed = rng.choice([0, 1, rng.randrange(2**31), rng.randrange(2**63)]) if seeded else None
        return cls(game, terms.players, terms.options, deals, seed, rng.random() < 0.5, terms.house)

    @property
    def terms(self) -> MatchSettings:
        """What the match is played by."""
        return MatchSettings(self.players, self.options, self.house)

    def request(self) -> dict[str, object]:
        """Ask for the match."""
        defaults = self.game.default_options()
        options = {
            name: value for name, value in self.options.items() if not (self.defaults_out and value == defaults[name])
        }
        asked = self.asking(options, self.deals)
        if self.seed is not None:
            asked["seed"] = self.seed
        return asked

    def asking(self, options: Options, deals: Sequence[Deal]) -> dict[str, object]:
        """Ask for a match like this one with these deals, if any."""
        asked: dict[str, object] = {"op": "new", "game": self.game.game, "players": self.players, "options": options}
        if deals:
            asked["deals"] = [deal.as_json() for deal in deals]
        if self.house is not None:
            asked["house"] = self.house
        return asked


class Match:
    """One match, compared at each step. `choose` picks a legal action; by default at random."""

    def __init__(
        self,
        setup: Setup,
        engine: EngineSession,
        other: EngineSession,
        rng: random.Random,
        choose: Callable[[Reference], str] | None = None,
    ) -> None:
        self.setup, self.engine, self.other, self.rng = setup, engine, other, rng
        self.game, self.players, self.options = setup.game, setup.players, setup.options
        self.choose = choose or self.choose_at_random
        # Of its own, so that what is checked, and how, does not decide how the match goes.
        self.checks = random.Random(rng.getrandbits(64))
        self.weights = setup.game.random_weights(rng)
        self.deals = list(setup.deals)
        self.deals_begun = 1
        self.actions: list[str] = []
        self.events: list[Any] = []
        self.snapshots: list[dict[str, Any]] = []
        self.happened: set[str] = set()
        self.covered: Counter[str] = Counter()
        self.levels: list[str] = []

    # Reporting

    def differ(self, what: str, **values: object) -> NoReturn:
        """Stop with everything that is needed to see the difference again."""
        record = {
            "format": "cardtable-record",
            "version": 1,
            "game": self.game.game,
            "players": self.players,
            "options": dict(self.options),
            "seats": [f"Player {seat + 1}" for seat in range(self.players)],
            "seed": self.setup.seed or 0,
            "deals": [deal.as_json() for deal in self.deals[: self.deals_begun]],
            "actions": self.actions,
            **({} if self.setup.house is None else {"house": self.setup.house}),
        }
        lines = [f"{self.game.game}, {self.players} players, after {len(self.actions)} actions: {what}"]
        lines += [f"  {name}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
        raise DifferenceError("\n".join([*lines, "record:", json.dumps(record)]))

    def same(self, what: str, engine: object, reference: object) -> None:
        """Compare one thing."""
        if engine != reference:
            if isinstance(engine, list) and isinstance(reference, list) and len(engine) > 30:
                more = [each for each in engine if each not in reference]
                less = [each for each in reference if each not in engine]
                self.differ(what, only_engine=more, only_reference=less, same_length=len(engine) == len(reference))
            self.differ(what, engine=engine, reference=reference)

    def ask(self, engine: EngineSession, **request: object) -> Answer:
        """Ask for something that must be granted."""
        answer = engine.ask(request)
        if not answer["ok"]:
            self.differ("the engine refuses", request=request, answer=answer)
        return answer

    # Starting

    def start(self) -> None:
        """Begin the match on both sides."""
        hello = self.ask(self.engine, op="hello")
        if self.game.game not in [each["id"] for each in hello["games"]]:
            self.differ("the engine does not know the game", hello=hello)
        self.levels = hello["levels"]
        ways = [way for way, used in (("deals", self.setup.deals), ("seed", self.setup.seed is not None)) if used]
        self.covered["dealt by " + " and ".join(ways)] += 1
        state = self.ask(self.engine, **self.setup.request())["state"]
        self.catch_up_deals(1)
        self.reference = self.game(self.setup.terms, self.deals)
        self.check_position(state)

    def catch_up_deals(self, needed: int) -> None:
        """Learn the engine's own deals from its record."""
        if needed <= len(self.deals):
            return
        record = self.ask(self.engine, op="record")["record"]
        listed = [Deal.parse(deal) for deal in record["deals"]]
        if listed[: len(self.deals)] != self.deals or len(listed) < needed:
            self.differ("the record's deals are not those played", deals=record["deals"])
        for deal in listed[len(self.deals) :]:
            fits = sorted(deal.deck) == self.game.full_deck(self.setup.terms)
            if not fits or not 0 <= deal.start < self.players:
                self.differ("a numbered deal is not the game's", deal=deal.as_json())
            self.deals.append(deal)

    # Comparing

    def check_state(self, state: Answer) -> None:
        """Compare all fields of a state answer."""
        mine = self.reference
        expected = {
            "to_move": mine.to_move,
            "over": mine.over,
            "deal": mine.deal,
            "scores": mine.scores,
            "ranks": mine.ranks,
        }
        for name in STATE_FIELDS:
            self.same(f"state.{name}", state.get(name, "missing"), expected[name])
        if not isinstance(state.get("phase"), str):
            self.differ("state.phase is no text", state=state)

    def look(self, engine: EngineSession, views: bool, history: bool = False) -> dict[str, Any]:
        """Everything that the engine shows of a position."""
        seen: dict[str, Any] = {
            "state": self.ask(engine, op="state")["state"],
            "legal": [self.ask(engine, op="legal")[name] for name in ("seat", "actions")],
        }
        if views:
            seen["views"] = [
                self.ask(engine, op="view", seat=seat, history=history)["view"] for seat in range(self.players)
            ]
        return seen

    def check_position(self, state: Answer) -> None:
        """Compare the state that was answered, legal actions and, now and then, views; remember them for undo."""
        self.check_state(state)
        legal = self.ask(self.engine, op="legal")
        self.same("legal seat", legal["seat"], self.reference.to_move)
        self.same("legal actions", legal["actions"], self.reference.legal())
        seen: dict[str, Any] = {"state": state, "legal": [legal["seat"], legal["actions"]]}
        if self.reference.over or self.checks.random() < 0.15:
            seen = self.look(self.engine, views=True)
            self.same("state asked for", seen["state"], state)
            for seat, view in enumerate(seen["views"]):
                self.check_view(seat, view)
        self.snapshots.append(seen)

    def check_view(self, seat: int, view: Answer) -> None:
        """Own hand, open cards and amounts as they are, and as many covered cards as there are.

        That the covered ones do not show is the business of `check_hidden`; here, that what shows is true.
        """
        who = f"in the view of seat {seat}"
        self.same(f"hand {who}", sorted(view["hand"]), self.reference.hand(seat))
        zones = {(zone["zone"], zone["seat"]): zone["cards"] for zone in view["zones"]}
        expected, covered = self.reference.open_cards(), self.reference.covered_cards()
        self.same(f"zones {who}", sorted(map(str, zones)), sorted(map(str, [*expected, *covered])))
        for place, cards in expected.items():
            self.same(f"{place} {who}", sorted(zones[place]), cards)
        for place, cards in covered.items():
            shown = Counter(card for card in zones[place] if card is not None)
            if len(zones[place]) != len(cards) or not shown <= Counter(cards):
                self.differ(f"{place} {who}", engine=zones[place], reference=cards)
        for holder, cards in enumerate(view["known"]):
            known, held = Counter(cards), Counter(self.reference.hand(holder))
            least = held if holder == seat else Counter(self.reference.seen_in_hand(holder, seat))
            if not least <= known <= held:
                self.differ(f"known of seat {holder} {who}", known=cards, least=sorted(least.elements()))
        amounts = {(token["zone"], token["seat"]): token["amount"] for token in view["tokens"]}
        self.same(
            f"amounts {who}", sorted(map(str, amounts.items())), sorted(map(str, self.reference.amounts().items()))
        )
        if "history" in view:
            self.check_history(who, seat, [entry for entry in view["history"] if "action" in entry])

    def check_history(self, who: str, seat: int, entries: list[Answer]) -> None:
        """Every action stands in a history, those that others hid as `verb ?` or, once they are known, in full."""
        self.same(f"number of actions in the history {who}", len(entries), len(self.actions))
        for entry, (mover, action) in zip(entries, self.reference.done, strict=True):
            verb = action.partition(" ")[0]
            hidden = mover != seat and verb in self.game.hidden_verbs
            if entry["seat"] != mover or entry["action"] not in ([action, f"{verb} ?"] if hidden else [action]):
                self.differ(f"history {who}", engine=entry, reference=[mover, action])

    def check_hidden(self) -> None:
        """A world that a seat, or a spectator, cannot tell from this one must look the same to it, and to its bot."""
        seat = self.checks.choice([None, *range(self.players)])  # None: a spectator
        if self.reference.to_move is not None and self.checks.random() < 0.3:
            seat = self.reference.to_move
        world = self.reference.other_worlds(seat, self.checks)
        if world is None:
            return
        started = self.setup.asking(self.options, world.deals)
        instead = {"other_deals": started["deals"], "other_actions": world.actions}
        self.ask(self.other, **started)
        for number, ((mover, action), events) in enumerate(zip(self.reference.done, self.events, strict=True)):
            answer = self.ask(self.other, op="act", action=world.actions.get(number, action))
            if mover == seat and answer["events"] != events:
                there = answer["events"]
                self.differ(f"events of seat {seat} speak of hidden cards", here=events, there=there, **instead)
        here, there = (self.ask(each, op="view", seat=seat)["view"] for each in (self.engine, self.other))
        if here != there:
            self.differ(f"the view of seat {seat} shows hidden cards", here=here, there=there, **instead)
        self.covered["other world looks the same"] += 1
        if world.actions:
            self.covered["other world with other hidden choices looks the same"] += 1
        if seat is not None and seat == self.reference.to_move:
            request = {
                "op": "bot",
                "level": self.checks.choice(self.levels),
                "ms": 5,
                "seed": self.checks.randrange(1000),
            }
            here, there = (self.ask(each, **request)["action"] for each in (self.engine, self.other))
            if here != there:
                self.differ("a bot knows hidden cards", request=request, here=here, there=there, **instead)
            if here not in self.reference.legal():
                self.differ("a bot's action is not legal", request=request, action=here)
            self.covered[f"bot {request['level']}"] += 1

    def check_refusals(self) -> None:
        """Actions that are not legal, and texts that are no actions."""
        text = self.reference.random_illegal(self.checks)
        broken = self.reference.refuse(text)
        if broken is not None:
            answer = self.refused(text, "illegal")
            if answer.get("rule") not in broken:
                self.differ("another rule is cited", action=text, cited=answer.get("rule"), broken=sorted(broken))
            self.covered[f"refused by {answer['rule']}"] += 1
        if self.checks.random() < 0.1:
            text = self.checks.choice(NONSENSE)
            try:
                self.reference.refuse(text)
            except UnreadableError:
                self.refused(text, "notation")
                self.covered["refused as unreadable"] += 1

    def refused(self, text: str, code: str) -> Answer:
        """Ask for an action that must be refused with this code, in a language drawn by lot."""
        language = self.checks.choice(["en", "ja"])
        answer = self.engine.ask({"op": "act", "action": text, "lang": language})
        if answer["ok"] or answer.get("code") != code:
            self.differ(f"not refused with {code}", action=text, answer=answer)
        message = answer["message"]
        if bool(KANA_OR_KANJI.search(message)) != (language == "ja") or re.search(r"[{}]", message):
            self.differ(f"no {language} message", action=text, message=message)
        return answer

    def check_record(self) -> None:
        """The record holds the match, and loading it elsewhere gives the same match, undo included."""
        record = self.ask(self.engine, op="record")["record"]
        expected = {
            "format": "cardtable-record",
            "version": 1,
            "game": self.game.game,
            "players": self.players,
            "actions": self.actions,
            "house": self.setup.house,
        }
        for name, value in expected.items():
            self.same(f"record.{name}", record.get(name), value)
        every = {**self.game.default_options(), **self.options}
        self.same("record.options", sets_sorted(record["options"]), sets_sorted(every))
        if self.setup.seed is not None:
            self.same("record.seed", record.get("seed"), self.setup.seed)
        used = [deal.as_json() for deal in self.deals[: max(len(self.setup.deals), self.reference.deal)]]
        self.same("record.deals", record["deals"][: len(used)], used)
        self.same("number of seats in the record", len(record["seats"]), self.players)
        loaded = self.ask(self.other, op="load", record=record)["state"]
        here, there = (self.look(each, views=True, history=True) for each in (self.engine, self.other))
        self.same("state answered by load", loaded, here["state"])
        for name, value in there.items():
            self.same(f"{name} after load", value, here[name])
        self.same("record after load", self.ask(self.other, op="record")["record"], record)
        for steps in range(1, min(3, len(self.actions)) + 1):
            undone = self.ask(self.other, op="undo")["state"]
            self.same("state undone after load", undone, self.snapshots[-1 - steps]["state"])
        self.covered["record loaded"] += 1

    # Moving

    def choose_at_random(self, reference: Reference) -> str:
        """Pick a kind of action by this match's weights, then one of that kind."""
        kinds: dict[str, list[str]] = {}
        for text in reference.legal():
            kinds.setdefault(reference.kind(text), []).append(text)
        for kind in kinds:
            if kind not in self.weights:
                self.weights[kind] = self.rng.choice([0.05, 1, 1, 3, 20])
        (chosen,) = self.rng.choices(list(kinds), [self.weights[kind] for kind in kinds])
        return self.rng.choice(kinds[chosen])

    def in_other_order(self, action: str) -> str:
        """Write the same action with the cards of each side in another order; a seat stays where it is."""
        verb, *words = action.split(" ")
        written, side = [verb], list[str]()
        for word in [*words, ""]:
            if word in ("", ">") or word.startswith("@"):
                written += [*self.checks.sample(side, len(side)), word]
                side = []
            else:
                side.append(word)
        return " ".join(written).strip()

    def move(self, action: str) -> None:
        """Do one action on both sides and compare."""
        text = self.in_other_order(action)
        answer = self.ask(self.engine, op="act", action=text)
        self.actions.append(action)
        if not isinstance(answer.get("events"), list) or not answer["events"]:
            self.differ("an action without events", answer=answer)
        self.events.append(answer["events"])
        self.catch_up_deals(answer["state"]["deal"])
        told = ReportedState(self.reference)
        self.reference.act(action)
        told.happen(answer["events"], len(self.deals[self.reference.deal - 1].deck))
        self.same("what lies where by the events", told.lying, ReportedState(self.reference).lying)
        self.deals_begun = max(self.deals_begun, self.reference.deal)
        self.check_position(answer["state"])

    def undo(self, steps: int) -> None:
        """Take back actions; each position must look as it did."""
        before = self.snapshots[-1]
        for _ in range(steps):
            undone = self.ask(self.engine, op="undo")["state"]
            self.actions.pop()
            self.events.pop()
            self.snapshots.pop()
            before = self.snapshots[-1]
            self.same("state answered by undo", undone, before["state"])
        now = self.look(self.engine, views="views" in before)
        for name, value in before.items():
            self.same(f"{name} after undo", now[name], value)
        self.keep_happened()
        self.reference = self.game(self.setup.terms, self.deals)
        for action in self.actions:
            self.reference.act(action)
        self.reference.happened.clear()
        self.covered["undone"] += steps

    def keep_happened(self) -> None:
        """Note the rare situations that this match has been in."""
        self.happened.update(self.reference.happened)

    def play(self) -> None:
        """Play to the end."""
        self.start()
        nothing = self.engine.ask({"op": "undo"})
        if nothing["ok"]:
            self.differ("undo before the first action is not refused", answer=nothing)
        undos, worlds, records = 6, 3, 2  # each of these replays the match: few are enough in a long one
        while not self.reference.over:
            if self.checks.random() < 0.4:
                self.check_refusals()
            if worlds and self.checks.random() < 0.03:
                worlds -= 1
                self.check_hidden()
            if records and self.checks.random() < 0.01:
                records -= 1
                self.check_record()
            if self.actions and undos and self.rng.random() < 0.05:
                undos -= 1
                self.undo(self.rng.randint(1, min(8, len(self.actions))))
            if len(self.actions) % 50 == 49:  # a change of heart keeps long matches from standing still
                self.weights.update(self.game.hurry)
            self.move(self.choose(self.reference))
        self.check_end()

    def check_end(self) -> None:
        """The match is over on both sides: nothing may be done, all may be looked at and taken back."""
        for text in (self.actions[-1], self.actions[0]):
            self.refused(text, "over")
        self.check_hidden()
        self.check_record()
        ending = self.look(self.engine, views=True, history=True)
        again = self.actions[-self.rng.randint(1, min(5, len(self.actions))) :]
        self.undo(len(again))
        for action in again:
            self.move(action)
        for name, value in self.look(self.engine, views=True, history=True).items():
            self.same(f"{name} at the end, played again", value, ending[name])
        self.keep_happened()


def sets_sorted(options: Options) -> dict[str, object]:
    """Options whose sets do not depend on the order that they are written in."""
    return {name: sorted(value) if isinstance(value, list) else value for name, value in options.items()}
