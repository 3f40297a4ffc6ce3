"""Playthroughs as readable texts that a test can compare.

Every step has its action, the scores, and a fingerprint of all that happens and can be seen. `MOST_FULL` steps say that
in full: the opening, whatever is met for the first time, the ends of deals, and the last one.

A playthrough's actions are drawn from the sorted texts of the legal ones: first a verb, then an action with it. So it
does not change unless the rules or events do; wording does not matter.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from pathlib import Path
from random import Random

from cardtable_gui import games, i18n
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, MatchEnded, Moved, Paid, Shown
from cardtable_gui.core.game import AnyGame, AnyState
from cardtable_gui.core.messages import CardList, Message, Ordinal, SeatName
from cardtable_gui.core.options import Options, complete
from cardtable_gui.core.zones import Zone
from cardtable_gui.engine.json_forms import state_json
from cardtable_gui.games import own_houses

FOLDER = Path(__file__).parent
SHORT = 6
OPENING = 12
"""Steps at the beginning that are told in full."""
MOST_FULL = 40
"""Steps of a match that are told in full."""
_HEAD = re.compile(
    r"(?P<game>\w+), (?P<players>\d+) players, seed (?P<seed>\d+)(?:, (?P<house>house-\d+))?\n"
    r"options (?P<options>.*)\n"
)


@dataclass(frozen=True)
class Playthrough:
    """One recorded match; its file is `NAME.txt`, whose first two lines say which match it is."""

    name: str
    game: str
    players: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    house: str = ""
    """The name of own house rules; empty: those of records without any."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def playthroughs() -> tuple[Playthrough, ...]:
    """All recorded matches, by name."""
    return tuple(map(_playthrough, sorted(FOLDER.glob("*.txt"))))


def _playthrough(path: Path) -> Playthrough:
    head = _HEAD.match(path.read_text(encoding="utf-8"))
    assert head is not None, f"{path.name} does not begin as a playthrough does"
    options = json.loads(head["options"])
    return Playthrough(path.stem, head["game"], int(head["players"]), int(head["seed"]), options, head["house"] or "")


def is_possible(playthrough: Playthrough) -> bool:
    """Whether its game is for so many players."""
    least, most = games.game(playthrough.game).players
    return least <= playthrough.players <= most


def recorded(playthrough: Playthrough) -> str:
    """The playthrough's text, as the rules play it now."""
    return "\n".join(_lines(playthrough)) + "\n"


def record(playthrough: Playthrough) -> None:
    """Write the playthrough's file."""
    playthrough.path.write_text(recorded(playthrough), encoding="utf-8", newline="\n")


def _lines(playthrough: Playthrough) -> Iterator[str]:
    game, house = games.game(playthrough.game), ""
    if playthrough.house:
        game = game.with_house_rules(own_houses.content(game.id, playthrough.house))
        house = f", {playthrough.house}"
    options = complete(game.options, playthrough.options)
    yield f"{game.id}, {playthrough.players} players, seed {playthrough.seed}{house}"
    yield f"options {json.dumps(_said_options(game, options))}"
    steps = list(_steps(game, playthrough, options))
    full = _told_in_full(steps)
    facts: Mapping[str, str] = {}
    seen: Mapping[str, str] = {}
    for number, step in enumerate(steps):
        if number in full or number - 1 in full:
            yield ""
        if number not in full:
            yield f"{number} {step.title} | {' '.join(map(str, step.scores))} | {_fingerprint(step.everything)}"
            continue
        yield f"== {number} {step.title}"
        yield from step.happened
        if changed := [f"{key} {value}" for key, value in step.facts.items() if facts.get(key) != value]:
            yield f"facts {', '.join(changed)}"
        yield from (f"{key}: {value}" for key, value in step.seen.items() if seen.get(key) != value)
        facts, seen = step.facts, step.seen


@dataclass(frozen=True)
class _Step:
    """A moment of a match.

    Attributes:
        title: the action that led here.
        scores: everybody's.
        happened: the events, one a line.
        facts: the fields of the spectators' view that hold one value, such as a named suit.
        seen: state, legal actions and views, by what it is.
        news: whatever makes a step worth telling: kinds of actions and events, messages, phases.
        ends: whether a deal ends here.
    """

    title: str
    scores: tuple[int, ...]
    happened: tuple[str, ...]
    facts: Mapping[str, str]
    seen: Mapping[str, str]
    news: frozenset[str]
    ends: bool

    @property
    def everything(self) -> str:
        """All of it as one text, without the facts: how fields are called is no part of the rules."""
        return "\n".join((self.title, *self.happened, *(f"{key}: {value}" for key, value in self.seen.items())))


def _steps(game: AnyGame, playthrough: Playthrough, options: Options) -> Iterator[_Step]:
    """Play the match."""
    events: list[Event] = []
    dealer = game.numbered_dealer(playthrough.players, options, playthrough.seed)
    state = game.start(playthrough.players, options, dealer, events)
    rng = Random(playthrough.seed)
    title = verb = "start"
    while True:
        messages = {event.message.text for event in events if isinstance(event, LogEntry)}
        news = frozenset({verb, f"in {state.phase}", *(type(event).__name__ for event in events), *messages})
        ends = any(isinstance(event, DealEnded) for event in events)
        yield _Step(title, tuple(state.scores), tuple(map(_event, events)), _facts(state), _seen(state), news, ends)
        if state.to_move is None:
            return
        action = _draw(state, rng)
        notation = game.notation(action)
        title, verb = f"seat {state.to_move}: {notation}", notation.split()[0]
        events = []
        state.act(action, events)


def _told_in_full(steps: Sequence[_Step]) -> frozenset[int]:
    """The numbers of these steps, at most `MOST_FULL`: where there's no room for all of them, the earlier ones."""
    met: set[str] = set()
    first = []
    for number, step in enumerate(steps):
        if not step.news <= met:
            first.append(number)
        met |= step.news
    ends = [number for number, step in enumerate(steps) if step.ends]
    wanted = dict.fromkeys([len(steps) - 1, *range(min(OPENING, len(steps))), *first, *ends])
    return frozenset(list(wanted)[:MOST_FULL])


def _fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:6]


def _seen(state: AnyState) -> dict[str, str]:
    """The state, the legal actions, and what the views show."""
    return {"state": json.dumps(state_json(state)), "legal": _legal(state), **_views(state)}


def _facts(state: AnyState) -> dict[str, str]:
    """The fields of the spectators' view that hold one value, which no zone need show; not what `state` tells."""
    view = state.view(None)
    told = state_json(state).keys() | state.options.keys() | {"players"}
    values = {name: getattr(view, name) for name in sorted(type(view).__dataclass_fields__.keys() - told)}
    return {name: str(value) for name, value in values.items() if isinstance(value, int | str | Enum)}


def _said_options(game: AnyGame, options: Options) -> Options:
    """All but those that came later and have their defaults, without which older playthroughs were recorded."""
    later = {option.id: option.default for option in game.options if option.later}
    return {key: value for key, value in options.items() if key not in later or value != later[key]}


def _draw(state: AnyState, rng: Random) -> Action:
    texts: dict[str, Action] = {state.game.notation(action): action for action in state.legal_actions()}
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    return texts[rng.choice(sorted(text for text in texts if text.split()[0] == verb))]


def _legal(state: AnyState) -> str:
    """The actions where they are few, else their number and a fingerprint of their sorted texts."""
    texts = sorted(map(state.game.notation, state.legal_actions()))
    if len(texts) <= SHORT:
        return " | ".join(texts) or "none"
    return f"{len(texts)}, {sha256(chr(10).join(texts).encode()).hexdigest()[:12]}"


def _views(state: AnyState) -> dict[str, str]:
    """What spectators see, and what each seat sees beyond it."""
    public = state.view(None)
    found = {_zone(item.zone): _cards(item.cards) for item in public.zones()}
    found |= {f"{_zone(item.zone)} has": str(item.amount) for item in public.tokens()}
    for seat in range(state.players):
        view = state.view(seat)
        found[f"seat {seat} holds"] = _cards(view.hand)
        known = [f"{other}: {_cards(cards)}" for other, cards in enumerate(view.known()) if cards and other != seat]
        found[f"seat {seat} knows of"] = "; ".join(known) or "nobody"
    return found


def _event(event: Event) -> str:
    match event:
        case DealBegan(deal=deal, start=start):
            return f"- deal {deal} begins, start {start}"
        case Moved(cards=cards, source=source, target=target, seen_by=seen_by):
            return f"- {_zone(source)} to {_zone(target)}: {_cards(cards)}{_audience(seen_by)}"
        case Shown(zone=zone, cards=shown):
            return f"- {_zone(zone)} shows {_cards(shown)}"
        case Paid(amount=amount, source=source, target=target):
            return f"- {_zone(source)} pays {amount} to {_zone(target)}"
        case LogEntry(message=message, seen_by=seen_by, otherwise=otherwise):
            others = "" if otherwise is None else f", others {_said(otherwise)}"
            return f"- told {_said(message)}{_audience(seen_by)}{others}"
        case DealEnded(deal=deal, results=results):
            lines = (
                f"{result.seat} gains {result.gained}, has {result.score} {_said(result.why)}" for result in results
            )
            return f"- deal {deal} ends: {'; '.join(lines)}"
        case MatchEnded(ranks=ranks):
            return f"- match ends: {' '.join(map(str, ranks))}"


def _said(message: Message) -> str:
    """The arguments of a message; its wording may change."""
    found = []
    for name, value in sorted(message.places.items()):
        match value:
            case SeatName(seat=seat):
                found.append(f"{name} {seat}")
            case Ordinal(number=number):
                found.append(f"{name} {number}")
            case CardList(cards=cards):
                found.append(f"{name} {' '.join(map(_card, cards)) or '-'}")
            case Message():
                found.append(f"{name} {_said(value)}")
            case _:
                found.append(f"{name} {value}")
    return f"[{', '.join(found)}]"


def _card(card: str | Message) -> str:
    return card if isinstance(card, str) else i18n.text(card, (), "en")


def _zone(zone: Zone) -> str:
    return zone.name if zone.seat is None else f"{zone.name}/{zone.seat}"


def _cards(cards: tuple[str | None, ...]) -> str:
    return " ".join("?" if card is None else card for card in cards) or "-"


def _audience(seen_by: frozenset[int] | None) -> str:
    return "" if seen_by is None else f" (only {', '.join(map(str, sorted(seen_by)))})"
