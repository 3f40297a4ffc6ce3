"""Swapping hidden cards: nothing that a seat sees depends on what it cannot know."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.hints import hint
from cardtable_gui.core.events import DealEnded, Event, Moved, Paid, Shown, all_seen
from cardtable_gui.core.game import AnyState, AnyView
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.zones import Zone
from cardtable_gui.games import GamePackage
from tests.soak.report import Order, Report
from tests.soak.worlds import Played, others, play
from tests.support.play import Case, all_cases

PART = "hidden"
_LONGEST = 160
"""Actions of a match at most: worlds are found by playing it again and again."""
_SAMPLES = 2
_PICKS = 3
_ACTIONS = 4
_THINKING_MS = 3.0
"""A bot's effort here, by count: the start of its search is as telling as its end, and costs less."""


def run(order: Order) -> Report:
    """Compare worlds that differ only in what a seat cannot know."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    for what in ("positions", "worlds", "worlds by swapped cards", "comparisons", "differences"):
        report.count(what, 0)
    for case in cases(rng):
        _one_match(report, case, rng)
        if deadline.over:
            break
    return report


def cases(rng: Random) -> Iterator[Case]:
    """Every game with every number of players and every value of an option, over and over: the games take turns."""
    by_game: dict[str, list[Case]] = {}
    for case in all_cases():
        if case.package in games.packages():
            by_game.setdefault(case.game.id, []).append(case)
    while True:
        for listed in by_game.values():
            yield rng.choice(listed)


def _one_match(report: Report, case: Case, rng: Random) -> None:
    played = play(case, rng, rng.randrange(_LONGEST))
    run = played.run()
    game = case.game.id
    report.count("positions")
    report.count(f"positions of {game}")
    for seat in (None, *range(case.players)):
        view = run.state.view(seat)
        for number in range(_SAMPLES):
            _compare(report, played, run.state, view.sample(Random(number)), seat, rng)
        for world, other in others(played, run, (seat,), rng):
            report.count("worlds by swapped cards")
            _compare(report, world, run.state, other.state, seat, rng)
            break


def _compare(report: Report, world: Played, state: AnyState, other: AnyState, seat: int | None, rng: Random) -> None:
    report.count("worlds")
    seed = rng.getrandbits(32)
    one, two = _told(world.case.package, state, seat, seed), _told(world.case.package, other, seat, seed)
    for (what, first), (_, second) in zip(one, two, strict=True):
        report.count("comparisons")
        try:
            same = first() == second()
        except Exception as error:  # noqa: BLE001 - whatever breaks is a finding, and the soak goes on
            report.found(f"{what} of {world.case.label}: {type(error).__name__}: {error}", world.text(), "cardtable")
            continue
        if not same:
            report.count("differences")
            told = f"{what} for seat {seat} in {world.case.label} after {len(world.actions)} actions differs"
            report.found(told, world.text(), "cardtable")
    difference = _foretold(state, other, seat, seed)
    report.count("comparisons")
    if difference:
        report.count("differences")
        report.found(
            f"{difference} in {world.case.label} after {len(world.actions)} actions", world.text(), "cardtable"
        )


def _told(package: GamePackage, state: AnyState, seat: int | None, seed: int) -> list[tuple[str, Callable[[], Any]]]:
    """All that a seat gets from a world, by name, to be worked out."""
    view = state.view(seat)
    told: list[tuple[str, Callable[[], Any]]] = [
        ("the view", lambda: view),
        ("the pickled view", lambda: _bytes(view)),
        ("what is known of hands", view.known),
        ("the list of legal actions", lambda: list(view.legal_actions())),
        ("headline, notes and badges", lambda: _board(package, view)),
    ]
    if seat is not None and seat == view.to_move:
        told += [
            ("the state's legal actions", lambda: sorted(map(package.game.notation, state.legal_actions()))),
            ("refusals", lambda: _refusals(package, state, view, seed)),
            ("what the table offers", lambda: _offers(package, view, Random(seed))),
        ]
        told += [(f"a bot's choice ({level})", partial(choice, package, view, level, seed)) for level in levels.LEVELS]
        told.append(("the hint", lambda: hint(package, view, choice(package, view, "easy", seed))))
    return told


def _bytes(view: AnyView) -> bytes:
    """The view as bytes, whether or not parts of it happen to be the same object."""
    made = io.BytesIO()
    pickler = pickle.Pickler(made)
    pickler.fast = True
    pickler.dump(view)
    return made.getvalue()


def _board(package: GamePackage, view: AnyView) -> list[Any]:
    table = package.table
    badges = [table.badges(view, seat) for seat in range(view.players)]
    return [table.headline(view), table.progress(view), badges, table.notes(view), table.tags(view), table.track(view)]


def _refusals(package: GamePackage, state: AnyState, view: AnyView, seed: int) -> list[Any]:
    """What is said of actions, legal and not: the seat's own, and those of other moments of the game."""
    rng = Random(seed)
    own = list(view.legal_actions())
    some = rng.sample(own, min(_ACTIONS, len(own)))
    return [(view.refusal(action), state.refusal(action)) for action in (*some, *_strange(package, rng))]


def _strange(package: GamePackage, rng: Random) -> Iterator[Any]:
    """Actions of any moment of a match of this game."""
    least, _ = package.game.players
    case = Case(package, least, {option.id: option.default for option in package.game.options}, package.game.id)
    played = play(case, Random(rng.randrange(20)), 30)
    for text in rng.sample(played.actions, min(_ACTIONS, len(played.actions))):
        yield package.game.parse(text)


def _offers(package: GamePackage, view: AnyView, rng: Random) -> list[Any]:
    table = package.table
    playable = table.playable(view)
    offers: list[Any] = [playable, table.one_at_a_time(view)]
    for number in range(_PICKS):
        picked = {} if number == 0 else _some(playable, rng)
        offers.append(table.offer(view, picked))
        offers += [table.obvious(view, zone, pick) for zone, picks in picked.items() for pick in picks]
        counted = [(zone, pick.card) for zone, picks in picked.items() for pick in picks if pick.card is not None]
        offers += [table.lift_count(view, zone, card) for zone, card in counted]
    offers += [
        (table.picked_for(view, action), table.warning(view, action)) for action in view.legal_actions()[:_ACTIONS]
    ]
    return offers


def _some(playable: Picked, rng: Random) -> Picked:
    zone = rng.choice(sorted(playable, key=repr)) if playable else None
    if zone is None:
        return {}
    picks = playable[zone]
    return {zone: tuple(rng.sample(picks, rng.randint(1, min(3, len(picks)))))}


def choice(package: GamePackage, view: AnyView, level: str, seed: int) -> Any:
    """What a bot of this level does, with a small effort by count."""
    return levels.choose(package.policy, level, view, Random(seed), ThinkingBudget.by_count(_THINKING_MS))


def _foretold(state: AnyState, other: AnyState, seat: int | None, seed: int) -> str:
    """Whether an action that can be done in both worlds is seen differently, before it shows what was hidden."""
    legal = list(state.legal_actions())
    for action in Random(seed).sample(legal, min(_ACTIONS, len(legal))):
        if other.refusal(action) is not None:
            continue
        ways: list[list[Event]] = []
        for world in (state, other):
            events: list[Event] = []
            world.copy().apply(action, events)
            ways.append(all_seen(events, seat))
        hidden = {zone.zone for zone in state.view(seat).zones() if None in zone.cards}
        scored = all(any(isinstance(event, DealEnded) for event in way) for way in ways)
        for one, two in zip(*ways, strict=False):
            if any(_shows(event, hidden, scored=scored) for event in (one, two)):
                break  # from here on the worlds go apart
            if one != two:
                return f"what seat {seat} sees of {state.game.notation(action)!r} differs"
    return ""


def _shows(event: Event, hidden: set[Zone], *, scored: bool) -> bool:
    """Whether an event turns up cards that were hidden, or begins to: hands that are shown are shown one by one.

    `scored`: the deal ends with it, and what is paid then may tell what the hands are worth (GO10).
    """
    match event:
        case Moved(cards=cards, source=source):
            return source in hidden and any(card is not None for card in cards)
        case Shown() | DealEnded():
            return True
        case Paid():
            return scored
        case _:
            return False
