"""Tables offer exactly the legal actions, and explain why others are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.controller.hints import hint
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import all_seen
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.offer import Ambiguous, Legal, NotAllowed
from cardtable_gui.core.picks import Pick, Picked, cards_of
from cardtable_gui.core.table import CardPlace, TokenPlace, fact
from cardtable_gui.core.zones import Zone
from cardtable_gui.games import GamePackage
from cardtable_gui.views.table.presenters.asking import MOST_CHOICES
from tests.support.play import Case, Position, all_cases, filled, over_cases, random_match, sampled


def gathered(picks: Iterable[tuple[Zone, Pick]]) -> Picked:
    """These cards by zone."""
    found: dict[Zone, tuple[Pick, ...]] = {}
    for zone, pick in picks:
        found[zone] = (*found.get(zone, ()), pick)
    return found


def pickings(position: Position, playable: Picked) -> list[Picked]:
    """Selections of playable cards: none, each single card, and some of several cards."""
    rng = Random(position.number)
    cards = [(zone, pick) for zone, picks in playable.items() for pick in picks]
    groups = [[one] for one in cards]
    groups += [rng.sample(cards, rng.randint(1, min(5, len(cards)))) for _ in range(12) if cards]
    return [{}, *map(gathered, groups)]


@over_cases
def test_every_zone_and_number_has_its_place(case: Case) -> None:
    layout = case.package.table.layout
    places = [*layout.seat, *(place for row in layout.centre for place in row)]
    names = [place.name for place in places]
    assert len(names) == len(set(names))
    view = case.start(1).view(0)
    zones = {item.zone.name for item in view.zones()}
    assert zones - {"hand"} == {place.name for place in places if isinstance(place, CardPlace)}
    assert {item.zone.name for item in view.tokens()} <= set(names) - zones


@pytest.mark.parametrize("package", games.packages(), ids=lambda package: package.game.id)
def test_every_number_of_the_layout_is_shown_at_some_table(package: GamePackage) -> None:
    places = [*package.table.layout.seat, *(place for row in package.table.layout.centre for place in row)]
    cases = [case for case in all_cases() if case.package is package]
    shown = {item.zone.name for case in cases for item in case.start(1).view(0).tokens()}
    assert shown == {place.name for place in places if isinstance(place, TokenPlace)}


@over_cases
def test_words_are_complete_for_every_onlooker(case: Case) -> None:
    table = case.package.table
    for position in sampled(random_match(case, 40), 25):
        for onlooker in (None, *range(case.players)):
            view = position.state.view(onlooker)
            assert filled(table.headline(view))
            assert filled(table.progress(view))
            for seat in range(case.players):
                assert all(filled(fact(badge)) for badge in table.badges(view, seat))


@over_cases
def test_moments_are_what_a_spectator_sees_of_seats_at_the_table_and_are_answered(case: Case) -> None:
    table, responses = case.package.table, case.package.load_responses()
    earlier = None
    for position in islice(random_match(case, 45), 400):
        view = position.state.view(None)
        if earlier is not None:
            found = table.moments(earlier, all_seen(position.events, None), view)
            for moment in found:
                assert moment.kind in responses
                assert 0 <= moment.doer < case.players
                assert moment.struck is None or 0 <= moment.struck < case.players
                assert moment.struck != moment.doer
        earlier = view


@over_cases
def test_what_stands_out_lies_there(case: Case) -> None:
    for position in sampled(random_match(case, 41), 30):
        view = position.state.view(position.state.to_move)
        zones = {item.zone: item.cards for item in view.zones()}
        for zone, picks in case.package.table.playable(view).items():
            assert picks
            assert len(set(picks)) == len(picks)
            assert all(zones[zone][pick.place] == pick.card for pick in picks)


@over_cases
def test_only_cards_that_do_something_stand_out(case: Case) -> None:
    """Playable cards belong to a legal action or its drop; if only a pass is legal, there are none."""
    table = case.package.table
    for position in sampled(random_match(case, 41), 10):
        view = position.state.view(position.state.to_move)
        wanted: set[tuple[Zone, str | None]] = set()
        for action in view.legal_actions():
            picked = cards_of(hint(case.package, view, action).picked)
            wanted |= {(zone, card) for zone, cards in picked.items() for card in cards}
        positions = [(zone, pick) for zone, picks in table.playable(view).items() for pick in picks]
        others = [(zone, pick) for zone, pick in positions if (zone, pick.card) not in wanted]
        assert all(table.offer(view, {zone: (pick,)}).targets for zone, pick in others)


@over_cases
def test_what_goes_on_only_beside_playing_is_named_by_its_button(case: Case) -> None:
    table = case.package.table
    for position in sampled(random_match(case, 43), 15):
        view = position.state.view(position.state.to_move)
        for picked in pickings(position, table.playable(view)):
            offer = table.offer(view, picked)
            for command, cards in offer.asides.items():
                assert not cards or command in {each.id for each in offer.commands}
                for zone, picks in cards.items():
                    assert picks
                    assert set(picks) <= set(offer.continuations[zone])


@over_cases
def test_buttons_do_what_is_legal_or_say_why_not(case: Case) -> None:
    table = case.package.table
    for position in sampled(random_match(case, 42), 20):
        state = position.state
        view = state.view(state.to_move)
        for picked in pickings(position, table.playable(view)):
            offer = table.offer(view, picked)
            commands = offer.commands
            assert bool(commands) == (state.to_move is not None)
            assert len({command.id for command in commands}) == len(commands)
            assert len({command.key for command in commands}) == len(commands)
            named = {(shortcut.id, shortcut.key) for shortcut in table.shortcuts}
            assert {(command.id, command.key) for command in commands} <= named
            assert sum(command.primary for command in commands) <= 1
            for command in commands:
                assert filled(command.label)
                actions = command.meaning.actions
                assert all(state.refusal(action) is None for action in actions), list(map(case.game.notation, actions))
                assert len(set(actions)) == len(actions)
                assert bool(actions) == (command.refusal is None)
                assert isinstance(command.meaning, Ambiguous) == (len(actions) > 1)
                if command.refusal is not None:
                    assert command.refusal.rule in case.game.rules
                    assert filled(command.refusal.message)
            if state.to_move is not None:
                assert filled(offer.prompt)
            assert all(filled(meter.title) for meter in offer.meters)


@over_cases
def test_cards_may_be_dropped_where_that_is_legal(case: Case) -> None:
    table = case.package.table
    seen = 0
    for position in sampled(random_match(case, 43), 20):
        state = position.state
        view = state.view(state.to_move)
        zones = [item.zone for item in view.zones()] + [item.zone for item in view.tokens()]
        for picked in pickings(position, table.playable(view)):
            if not picked:
                continue
            offer = table.offer(view, picked)
            assert set(offer.drops) <= set(zones)
            assert offer.targets == tuple(zone for zone in offer.drops if offer.drops[zone].actions)
            for meaning in offer.drops.values():
                actions = meaning.actions
                assert all(state.refusal(action) is None for action in actions)
                assert len(set(actions)) == len(actions)
                assert isinstance(meaning, Ambiguous) == (len(actions) > 1)
                if isinstance(meaning, NotAllowed):
                    assert meaning.refusal.rule in case.game.rules
                    assert filled(meaning.refusal.message)
            seen += len(offer.targets)
    assert seen


@over_cases
def test_every_legal_action_is_done_by_its_cards_and_a_gesture(case: Case) -> None:
    """A hint gives the cards to pick; with these picked a command or drop performs or offers the action.

    Where the table names the cards, the hint's target is a place where dropping them does.
    """
    table = case.package.table
    for position in sampled(random_match(case, 46), 16):
        state = position.state
        view = state.view(state.to_move)
        legal = list(view.legal_actions())
        playable = {zone: set(picks) for zone, picks in table.playable(view).items()}
        for action in Random(position.number).sample(legal, min(len(legal), 12)):
            hinted = hint(case.package, view, action)
            picked = hinted.picked
            words = case.game.notation(action), picked
            assert all(set(picks) <= playable.get(zone, set()) for zone, picks in picked.items()), words
            offer = table.offer(view, picked)
            meanings = [*(command.meaning for command in offer.commands), *offer.drops.values()]
            assert any(action in meaning.actions[:MOST_CHOICES] for meaning in meanings), words
            if table.picked_for(view, action) is not None and hinted.target is not None:
                assert action in offer.drops[hinted.target].actions, words


@over_cases
def test_continuations_go_on_with_what_is_picked(case: Case) -> None:
    """For every part of an action's cards the others are continuations, and only playable cards are."""
    table = case.package.table
    fewer, longest = 0, 0
    for position in sampled(random_match(case, 47), 12):
        view = position.state.view(position.state.to_move)
        playable = {zone: set(picks) for zone, picks in table.playable(view).items()}
        legal = list(view.legal_actions())
        for action in Random(position.number).sample(legal, min(len(legal), 8)):
            picks = hint(case.package, view, action).picked.items()
            whole = [(zone, pick) for zone, some in picks for pick in some]
            longest = max(longest, len(whole))
            for size in range(len(whole)):
                picked = gathered(Random(size).sample(whole, size))
                found = table.offer(view, picked).continuations
                assert all(some and set(some) <= playable[zone] for zone, some in found.items())
                fewer += sum(map(len, found.values())) < sum(map(len, playable.values()))
                if size:
                    assert all(pick in found.get(zone, ()) for zone, pick in whole), (whole, picked)
    assert fewer or longest < 2


@over_cases
def test_a_double_click_does_what_is_legal(case: Case) -> None:
    """And does something in any match in which one card picked alone makes the primary button a single action."""
    table = case.package.table
    done = single = 0
    for position in sampled(random_match(case, 44), 30):
        state = position.state
        view = state.view(state.to_move)
        for item in view.zones():
            for pick in map(Pick, range(len(item.cards)), item.cards):
                action = table.obvious(view, item.zone, pick)
                if action is not None:
                    assert state.refusal(action) is None, (item.zone, pick, case.game.notation(action))
                    done += 1
        for picked in ({zone: (pick,)} for zone, picks in table.playable(view).items() for pick in picks):
            single += any(
                button.primary and isinstance(button.meaning, Legal) for button in table.offer(view, picked).commands
            )
    assert done or not single, "`obvious` is always None, though one card and Return would do"


@over_cases
def test_every_phase_offers_the_same_buttons(case: Case) -> None:
    buttons: dict[str, set[tuple[str, ...]]] = {}
    for position in sampled(islice(random_match(case, 45), 120), 80):
        view = position.state.view(position.state.to_move)
        for picked in pickings(position, case.package.table.playable(view))[:8]:
            ids = tuple(command.id for command in case.package.table.offer(view, picked).commands)
            buttons.setdefault(view.phase, set()).add(ids)
    assert all(len(found) == 1 for found in buttons.values()), buttons


@over_cases
def test_a_button_is_called_the_same_whatever_is_picked(case: Case) -> None:
    """So that none grows or moves under the pointer; what it would do is said elsewhere."""
    for position in sampled(random_match(case, 48), 20):
        view = position.state.view(position.state.to_move)
        for picked in pickings(position, case.package.table.playable(view)):
            offer, usual = case.package.table.offer(view, picked), case.package.table.offer(view, {})
            assert [command.label for command in offer.commands] == [command.label for command in usual.commands]
            for command in offer.commands:
                assert not command.label.places
                assert command.deed is None or filled(command.deed)


@over_cases
def test_return_leaves_no_picked_cards_out_with_which_something_else_is_possible(case: Case) -> None:
    """The first button is none that gives something up while the picked cards make another legal action."""
    table, possible = case.package.table, 0
    for position in sampled(random_match(case, 49), 20):
        view = position.state.view(position.state.to_move)
        for picked in filter(None, pickings(position, table.playable(view))):
            offer = table.offer(view, picked)
            dropped = {action for meaning in offer.drops.values() for action in meaning.actions}
            every = {action for command in offer.commands for action in command.meaning.actions} | dropped
            using = {action for action in every if action in dropped or _uses(case, view, action, picked)}
            first = [set(command.meaning.actions) for command in offer.commands if command.primary]
            if using and first:
                assert first[0] <= using, (picked, list(map(case.game.notation, first[0])))
                possible += 1
    assert possible or not table.shortcuts


def _uses(case: Case, view: AnyView, action: Action, picked: Picked) -> bool:
    """Whether an action takes all these cards."""
    taken = cards_of(hint(case.package, view, action).picked)
    return all(not Counter(cards) - Counter(taken.get(zone, ())) for zone, cards in cards_of(picked).items())
