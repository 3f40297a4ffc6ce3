"""The JSON forms of games, states, views and events, as listed in the package docstring."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from cardtable_gui.bots import levels
from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, MatchEnded, Moved, Paid, SeatResult, Shown
from cardtable_gui.core.game import AnyGame, AnyState, AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.options import Option
from cardtable_gui.core.strict_json import Json
from cardtable_gui.core.zones import Zone
from cardtable_gui.games import own_houses


def game_json(game: AnyGame) -> Json:
    """A game as `hello` describes it."""
    houses: list[Json] = [dict(own_houses.content(game.id, house.name)) for house in game.houses]
    return {
        "id": game.id,
        "players": list(game.players),
        "options": [_option(option) for option in game.options],
        "levels": list(levels.LEVELS),
        **({"houses": houses} if houses else {}),
    }


def state_json(state: AnyState | AnyView) -> dict[str, Json]:
    """The public facts of a state."""
    ranks = state.ranks
    return {
        "to_move": state.to_move,
        "over": state.to_move is None,
        "deal": state.deal,
        "scores": list(state.scores),
        "ranks": None if ranks is None else list(ranks),
        "phase": state.phase,
    }


def view_json(view: AnyView) -> dict[str, Json]:
    """The view of a seat, without the history."""
    zones = view.zones()
    counts: dict[str, Json] = {}
    by_seat: dict[str, list[Json]] = {}
    for (name, seat), cards in ((item.zone, item.cards) for item in zones):
        if seat is None:
            counts[name] = len(cards)
        else:
            by_seat.setdefault(name, [None] * view.players)[seat] = len(cards)
    return {
        "seat": view.seat,
        "players": view.players,
        **state_json(view),
        "hand": list(view.hand),
        "zones": [{**_zone(item.zone), "cards": list(item.cards), "count": len(item.cards)} for item in zones],
        "counts": {**by_seat, **counts},
        "tokens": [{**_zone(item.zone), "amount": item.amount} for item in view.tokens()],
        "known": [list(cards) for cards in view.known()],
    }


def event_json(event: Event, say: Callable[[Message], str] | None) -> Json:
    """An event as seen by one seat (`events.seen`); `say` translates its texts, None: no texts."""
    match event:
        case DealBegan(deal=deal, start=start):
            return {"type": "deal_began", "deal": deal, "start": start}
        case Moved(cards=cards, source=source, target=target):
            return {"type": "moved", "cards": list(cards), "from": _zone(source), "to": _zone(target)}
        case Shown(zone=zone, cards=shown):
            return {"type": "shown", "zone": _zone(zone), "cards": list(shown)}
        case Paid(amount=amount, source=source, target=target):
            return {"type": "paid", "amount": amount, "from": _zone(source), "to": _zone(target)}
        case LogEntry(seat=seat, message=message):
            return {"type": "told", "seat": seat, **({} if say is None else {"text": say(message)})}
        case DealEnded(deal=deal, results=results):
            return {"type": "deal_ended", "deal": deal, "results": [_result(result, say) for result in results]}
        case MatchEnded(ranks=ranks):
            return {"type": "match_ended", "ranks": list(ranks)}
    assert_never(event)


def _result(result: SeatResult, say: Callable[[Message], str] | None) -> Json:
    form: dict[str, Json] = {"seat": result.seat, "gained": result.gained, "score": result.score}
    return form if say is None else {**form, "why": say(result.why)}


def _zone(zone: Zone) -> dict[str, Json]:
    return {"zone": zone.name, "seat": zone.seat}


def _option(option: Option) -> Json:
    values: dict[str, Json] = {}
    match option.kind:
        case "int" | "seats":
            values = {"min": option.minimum, "max": option.maximum}
        case "choice" | "set":
            values = {"choices": [choice.value for choice in option.choices]}
        case "bool":
            pass
    default = option.default
    plain: Json = list(default) if isinstance(default, tuple) else default
    return {"id": option.id, "type": option.kind, **values, "default": plain}
