"""The engine session: holds one match and answers requests about it.

Apart from the service, since it reads and writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from cardtable_gui import __version__, games
from cardtable_gui.bots import levels, search
from cardtable_gui.bots.assessment import MOST_OPTIONS, MOST_WORLDS
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import MatchFullError
from cardtable_gui.core.actions import IllegalActionError, NotationError
from cardtable_gui.core.files.record import FORMAT, MOST_SEED, VERSION, RecordError, record_of, to_json
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened
from cardtable_gui.core.strict_json import Json, JsonError, entry, parse, whole
from cardtable_gui.engine.engine_language import say
from cardtable_gui.engine.json_forms import game_json, state_json, view_json
from cardtable_gui.engine.seen_match import SeenMatch
from cardtable_gui.i18n import LANGUAGES, Language


class ProtocolError(Exception):
    """Raised when a request is refused: a code for programs, a message for people, further fields of the answer."""

    def __init__(self, code: str, message: Message, **fields: str) -> None:
        """Keep the fields of the answer."""
        super().__init__(code)
        self.code = code
        self.message = message
        self.fields = fields


def bad_request(message: Message) -> ProtocolError:
    """The error for a malformed request."""
    return ProtocolError("bad_request", message)


def over() -> ProtocolError:
    """The error for a request that needs a seat to move, after the end of the match."""
    return ProtocolError("over", QT_TRANSLATE_NOOP("engine", "The match is over."))


PROTOCOL: Final = 1
MOST_MS: Final = 600_000.0

_CODES = {
    "game": "unknown_game",
    "players": "bad_players",
    "options": "bad_options",
    "seats": "bad_seats",
    "seed": "bad_seed",
    "deals": "bad_deals",
    "house": "bad_house",
}
"""The error codes of `new`, by the first part of the place."""


class EngineSession:
    """Answers requests. No request can crash it, and a refused request changes nothing.

    Every answer holds `ok`, the request's `id` if it had one, and the fields named at its method below; a refused
    request gets `code` and `message`. A request may hold `"lang"`: `en` (default) or `ja`.
    """

    def __init__(self, rng: Random) -> None:
        """Start without a match. `rng` is used for missing seeds and for bot moves without a seed."""
        self._rng = rng
        self._match: SeenMatch | None = None
        self._ops: dict[str, Callable[[dict[str, Json], Language], dict[str, Json]]] = {
            "new": self._new,
            "load": self._load,
            "state": self._state,
            "view": self._view,
            "legal": self._legal,
            "act": self._act,
            "undo": self._undo,
            "bot": self._bot,
            "evaluate": self._evaluate,
            "record": self._record,
        }

    def answer(self, line: bytes | str) -> dict[str, Json]:
        """Answer one line."""
        language: Language = "en"
        echo: dict[str, Json] = {}
        try:
            request = _read(line)
            echo = {"id": request["id"]} if "id" in request else {}
            language = _language(request)
            return {"ok": True, **echo, **self._perform(request, language)}
        except ProtocolError as error:
            match = self._match
            message = say(error.message, language, () if match is None else match.seats)
            return {"ok": False, **echo, "code": error.code, "message": message, **error.fields}
        except JsonError as error:
            return {"ok": False, **echo, "code": "bad_request", "message": say(error.message, language)}
        except Exception as error:  # noqa: BLE001 - an internal error must not end the conversation
            text = QT_TRANSLATE_NOOP("engine", "Something went wrong inside the program ({error}).")
            message = say(text.put(error=f"{type(error).__name__}: {error}"), language)
            return {"ok": False, **echo, "code": "internal", "message": message}

    def _perform(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        op = entry(request, "op", str)
        if op == "hello":
            return self._hello()
        if op not in self._ops:
            message = QT_TRANSLATE_NOOP("engine", "Unknown request “{op}”. Choose one of: {ops}.")
            raise ProtocolError("unknown_op", message.put(op=shortened(op), ops=", ".join(("hello", *self._ops))))
        return self._ops[op](request, language)

    @property
    def _running(self) -> SeenMatch:
        if self._match is None:
            message = QT_TRANSLATE_NOOP("engine", "No match yet. Start one with “new” or “load”.")
            raise ProtocolError("no_match", message)
        return self._match

    def _hello(self) -> dict[str, Json]:
        """`protocol`, `version`, `games`, `levels`."""
        return {
            "protocol": PROTOCOL,
            "version": __version__,
            "games": [game_json(package.game) for package in games.packages()],
            "levels": list(levels.LEVELS),
        }

    def _new(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Start a match from `game`, `players`, `options`, `seed`, `deals` (all but the first two may be missing).

        Also `seats` and `house`, as in a record. Answers `state`.
        """
        keys = ("game", "players", "options", "seats", "seed", "deals", "house")
        given = {key: request[key] for key in keys if request.get(key) is not None}
        try:
            record = record_of({"format": FORMAT, "version": VERSION, **given}, games.game, self._rng)
            # The record lists every option that its match is begun with.
            self._match = SeenMatch(replace(record, unlisted=frozenset()))
        except RecordError as error:
            place = error.place.partition(".")[0].partition("[")[0]
            missing = place not in given
            code = "bad_request" if missing else _CODES[place]
            raise ProtocolError(code, error.message, place=error.place) from None
        return self._state(request, language)

    def _load(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Continue the match of `record`. Answers `state`."""
        value = entry(request, "record", dict)
        try:
            self._match = SeenMatch(record_of(value, games.game, self._rng))
        except RecordError as error:
            raise ProtocolError("bad_record", error.message, place=error.place) from None
        return self._state(request, language)

    def _state(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Answers `state`."""
        del request, language
        return {"state": dict(state_json(self._running.state))}

    def _view(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Answers `view`, what `seat` knows."""
        del language
        match = self._running
        seat: int | None = None
        if request.get("seat", 0) is not None:
            seat = entry(request, "seat", int)
            if not 0 <= seat < match.state.players:
                message = QT_TRANSLATE_NOOP("engine", "Expected a seat from 0 to {most}.")
                raise ProtocolError("bad_seat", message.put(most=match.state.players - 1))
        form = view_json(match.state.view(seat))
        if entry(request, "history", bool, default=True):
            form["history"] = match.history(seat)
        return {"view": form}

    def _legal(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Answers `seat` and `actions`."""
        del request, language
        match = self._running
        return {"seat": match.state.to_move, "actions": match.legal()}

    def _act(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Do `action`. Answers `events` as the acting seat sees them, and `state`."""
        match = self._running
        text = entry(request, "action", str)
        seat = match.state.to_move
        if seat is None:
            raise over()
        try:
            match.act(text)
        except NotationError as error:
            raise ProtocolError("notation", error.message) from None
        except IllegalActionError as error:
            raise ProtocolError("illegal", error.refusal.message, rule=error.refusal.rule) from None
        except MatchFullError as error:
            raise ProtocolError("full", error.message) from None
        return {"events": match.latest(seat, language), **self._state(request, language)}

    def _undo(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Take back one action. Answers `state`."""
        if not self._running.take_back():
            message = QT_TRANSLATE_NOOP("engine", "Nothing to undo: the match is at its start.")
            raise ProtocolError("nothing_to_undo", message)
        return self._state(request, language)

    def _bot(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Answers the `action` that a bot of `level` would choose within `ms` milliseconds, without applying it.

        With `seed` the answer is repeatable: the work is then limited to the number of steps that `ms` stands for.
        """
        del language
        match = self._running
        level = entry(request, "level", str)
        if level not in levels.LEVELS:
            message = QT_TRANSLATE_NOOP("engine", "Unknown bot level “{level}”. Choose one of: {levels}.")
            raise ProtocolError("unknown_level", message.put(level=shortened(level), levels=", ".join(levels.LEVELS)))
        rng, effort = self._thinking(request, match, levels.BUDGET_MS[level])
        if match.state.to_move is None:
            raise over()
        policy = games.package(match.game.id).policy
        action = levels.choose(policy, level, match.state.view(match.state.to_move), rng, effort)
        return {"action": match.game.notation(action)}

    def _evaluate(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Answers `options`: actions of `seat`, which is to move, with their chances to win the match, the best first.

        Each has `action`, `chance` and its standard `error`, estimated within `ms` milliseconds from that seat's view
        alone; at most 12. With `seed` the answer is repeatable, as for a bot.
        """
        del language
        match = self._running
        seat = entry(request, "seat", int)
        rng, effort = self._thinking(request, match, levels.BUDGET_MS["hard"])
        if match.state.to_move is None:
            raise over()
        if seat != match.state.to_move:
            message = QT_TRANSLATE_NOOP("engine", "Only the seat to move, {seat}, can be evaluated.")
            raise ProtocolError("illegal", message.put(seat=match.state.to_move))
        policy = games.package(match.game.id).policy
        worlds = None if effort.steps is None else MOST_WORLDS
        found = search.evaluate(policy.search_model(match.state.view(seat)), rng, effort, worlds)
        options: list[Json] = [
            {
                "action": match.game.notation(estimate.action),
                "chance": round(estimate.chance, 6),
                "error": round(estimate.error, 6),
            }
            for estimate in found[:MOST_OPTIONS]
        ]
        return {"options": options}

    def _thinking(self, request: dict[str, Json], match: SeenMatch, usual_ms: float) -> tuple[Random, ThinkingBudget]:
        """Randomness and budget of a request with `ms` and `seed`; both may be missing."""
        ms = request.get("ms", usual_ms)
        if not isinstance(ms, int | float) or isinstance(ms, bool) or not 0 <= ms <= MOST_MS:
            message = QT_TRANSLATE_NOOP("engine", "Expected “ms” to be a number of milliseconds from 0 to {most}.")
            raise bad_request(message.put(most=int(MOST_MS)))
        if request.get("seed") is None:
            return self._rng, ThinkingBudget.by_clock(ms)
        steps = games.package(match.game.id).policy.steps_per_ms
        return Random(whole(request, "seed", -MOST_SEED, MOST_SEED)), ThinkingBudget.by_count(ms, steps_per_ms=steps)

    def _record(self, request: dict[str, Json], language: Language) -> dict[str, Json]:
        """Answers `record`: the match so far."""
        del request, language
        return {"record": to_json(self._running.record)}


def _read(line: bytes | str) -> dict[str, Json]:
    request = parse(line)
    if not isinstance(request, dict):
        raise bad_request(QT_TRANSLATE_NOOP("engine", "Expected a request: a JSON object with “op”."))
    return request


def _language(request: dict[str, Json]) -> Language:
    wanted = request.get("lang", "en")
    for language in LANGUAGES:
        if wanted == language:
            return language
    message = QT_TRANSLATE_NOOP("engine", "Unknown language. Choose one of: {languages}.")
    raise bad_request(message.put(languages=", ".join(LANGUAGES)))
