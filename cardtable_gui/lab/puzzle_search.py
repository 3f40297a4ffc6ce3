"""Puzzles: positions with one clearly best action that a `normal` bot missed, found in matches between such bots.

Finding and checking are pure functions of their arguments: bots and search are seeded, and bounded by step counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import ceil, hypot
from random import Random
from typing import Final

from cardtable_gui.bots import levels
from cardtable_gui.bots.assessment import BUDGET_MS, MOST_WORLDS
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.bots.policy import AnyPolicy
from cardtable_gui.bots.puzzle_file import Puzzle, position
from cardtable_gui.bots.search import Estimate, evaluate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action
from cardtable_gui.core.files.record import BOT, Record
from cardtable_gui.core.game import AnyGame, AnyView
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import Json

LEVEL: Final = "normal"
"""The level of the bots whose mistakes become puzzles, and of those that sit at a puzzle's table."""
PLAYERS: Final = 4
"""The number of players, where the game allows it."""
CLEAR_GAP: Final = 0.08
"""The best action is ahead of the next one by at least this chance to win, …"""
CLEAR_ERRORS: Final = 1.5
"""… and by at least this many standard errors."""
FEWEST_OPTIONS: Final = 2
"""A decision with fewer legal actions is no puzzle."""
MOST_OPTIONS: Final = 8
"""How many options a puzzle keeps, the best first."""
GLANCE_MS: Final = 60
"""The budget of the first look at a decision; one that seems clear is searched again, with the whole budget."""
MOST_ACTIONS: Final = 600
"""A longer match is left there."""
MOST_ALIKE: Final = 0.5
"""Of a game's puzzles, about this share at most has the same kind of answer, …"""
CANDIDATES: Final = 3
"""… as far as so many candidates for each of them allow."""


def varied(candidates: Iterable[Puzzle], count: int) -> Iterator[Puzzle]:
    """Yield so many of the candidates, in their order, no kind of answer too often (see `MOST_ALIKE`).

    Too few: some kinds are too rare. Then those that were left out come last.
    """
    most = ceil(count * MOST_ALIKE)
    kinds: Counter[str] = Counter()
    left: list[Puzzle] = []
    for puzzle in islice(candidates, count * CANDIDATES):
        if kinds[puzzle.kind] == most:
            left.append(puzzle)
            continue
        kinds[puzzle.kind] += 1
        yield puzzle
        if kinds.total() == count:
            return
    yield from left[: count - kinds.total()]


def mixed(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles in an order that spreads each kind of answer evenly; those of one kind keep theirs."""
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    met: Counter[str] = Counter()
    places = []
    for number, puzzle in enumerate(puzzles):
        places.append(((met[puzzle.kind] + 0.5) / kinds[puzzle.kind], number))
        met[puzzle.kind] += 1
    return [puzzles[number] for _, number in sorted(places)]


def find(game: AnyGame, policy: AnyPolicy, seed: int, house: Mapping[str, Json] | None = None) -> Iterator[Puzzle]:
    """Yield the puzzles of one match with this seed, at most one a deal, each checked by a second search.

    `house`: the house rules of the game, if its records hold any.
    """
    players = max(game.players[0], min(game.players[1], PLAYERS))
    options = complete(game.options, {})
    state = game.start(players, options, game.numbered_dealer(players, options, seed))
    seats = (f"{BOT}{LEVEL}",) * players
    actions: list[str] = []
    rng = Random(f"{seed}|puzzles")
    last_deal = 0
    while state.to_move is not None and len(actions) < MOST_ACTIONS:
        view = state.view(state.to_move)
        effort = ThinkingBudget.by_count(levels.BUDGET_MS[LEVEL], steps_per_ms=policy.steps_per_ms)
        action = levels.choose(policy, LEVEL, view, rng, effort)
        if state.deal != last_deal:
            found = _clear_answer(policy, view, action)
            if found:
                last_deal = state.deal
                named = tuple(Estimate(game.notation(each.action), each.chance, each.error) for each in found)
                yield Puzzle(Record(game.id, players, options, seats, seed, actions=tuple(actions), house=house), named)
        actions.append(game.notation(action))
        state.act(action)


def is_sound(game: AnyGame, policy: AnyPolicy, puzzle: Puzzle) -> bool:
    """Whether a search in other worlds than those that the puzzle was found in has the same clear answer.

    Raises `NotationError` or `IllegalActionError` if the record can't be played.
    """
    state = position(game, puzzle)
    if state.to_move is None:
        return False
    found = _estimates(policy, state.view(state.to_move), "check", BUDGET_MS)
    return game.notation(found[0].action) == puzzle.answer and _is_clear(found)


def _clear_answer(policy: AnyPolicy, view: AnyView, played: Action) -> Sequence[Estimate[Action]]:
    """The best options of a decision that this action missed; empty if it missed nothing, or there's no clear answer.

    Most decisions are settled by a quick first look.
    """
    if len(tuple(islice(view.legal_actions(), FEWEST_OPTIONS))) < FEWEST_OPTIONS:
        return ()
    found: Sequence[Estimate[Action]] = ()
    for salt, ms in (("glance", GLANCE_MS), ("check", BUDGET_MS), ("find", BUDGET_MS)):
        before, found = found, _estimates(policy, view, salt, ms)
        if len(found) < FEWEST_OPTIONS or found[0].action == played or not _is_clear(found):
            return ()
        if before and before[0].action != found[0].action and salt == "find":
            return ()
    return found[:MOST_OPTIONS]


def _estimates(policy: AnyPolicy, view: AnyView, salt: str, ms: float) -> list[Estimate[Action]]:
    """The options of a decision, the best first; another salt samples other worlds."""
    effort = ThinkingBudget.by_count(ms, steps_per_ms=policy.steps_per_ms)
    return evaluate(policy.search_model(view), Random(f"{fingerprint(view)}|{salt}"), effort, MOST_WORLDS)


def _is_clear(found: Sequence[Estimate[Action]]) -> bool:
    best, second = found[:2]
    gap = best.chance - second.chance
    return gap >= max(CLEAR_GAP, CLEAR_ERRORS * hypot(best.error, second.error))
