"""Tables offer what is legal, and say why not otherwise."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.controller.hints import hint
from cardtable_gui.core.table import CardPlace, Picked, Table, TokenPlace, fact
from cardtable_gui.core.zones import Zone
from cardtable_gui.games import Box
from cardtable_gui.views.table.asking import MOST_CHOICES
from tests.support.play import Case, Position, all_cases, filled, over_cases, random_match, sampled


def pickings(position: Position, playable: Picked) -> list[Picked]:
    """Nothing, every card alone, and some of several cards, of what stands out."""
    rng = Random(position.number)
    found: list[Picked] = [{}]
    cards = [(zone, card) for zone, there in playable.items() for card in there]
    groups = [[one] for one in cards]
    groups += [rng.sample(cards, rng.randint(1, min(5, len(cards)))) for _ in range(12) if cards]
    for group in groups:
        picked: dict[Zone, tuple[str | None, ...]] = {}
        for zone, card in group:
            picked[zone] = (*picked.get(zone, ()), card)
        found.append(picked)
    return found


@over_cases
def test_every_zone_and_number_has_its_place(case: Case) -> None:
    layout = case.box.table.layout
    places = [*layout.seat, *(place for row in layout.centre for place in row)]
    names = [place.name for place in places]
    assert len(names) == len(set(names))
    view = case.start(1).view(0)
    zones = {item.zone.name for item in view.zones()}
    assert zones - {"hand"} == {place.name for place in places if isinstance(place, CardPlace)}
    assert {item.zone.name for item in view.tokens()} <= set(names) - zones


@pytest.mark.parametrize("box", games.boxes(), ids=lambda box: box.game.id)
def test_every_number_of_the_layout_is_shown_at_some_table(box: Box) -> None:
    places = [*box.table.layout.seat, *(place for row in box.table.layout.centre for place in row)]
    cases = [case for case in all_cases() if case.box is box]
    shown = {item.zone.name for case in cases for item in case.start(1).view(0).tokens()}
    assert shown == {place.name for place in places if isinstance(place, TokenPlace)}


@over_cases
def test_words_are_complete_for_every_onlooker(case: Case) -> None:
    table = case.box.table
    for position in sampled(random_match(case, 40), 25):
        for onlooker in (None, *range(case.players)):
            view = position.state.view(onlooker)
            assert filled(table.headline(view))
            assert filled(table.progress(view))
            for seat in range(case.players):
                assert all(filled(fact(badge)) for badge in table.badges(view, seat))


@over_cases
def test_what_stands_out_lies_there(case: Case) -> None:
    for position in sampled(random_match(case, 41), 30):
        view = position.state.view(position.state.to_move)
        zones = {item.zone: Counter(item.cards) for item in view.zones()}
        playable = case.box.table.playable(view)
        assert all(cards and Counter(cards) <= zones[zone] for zone, cards in playable.items())


@over_cases
def test_only_cards_that_do_something_stand_out(case: Case) -> None:
    """They are part of a legal action, or go to a place where that is one; with nothing but a pass left, none is."""
    table = case.box.table
    for position in sampled(random_match(case, 41), 10):
        view = position.state.view(position.state.to_move)
        wanted: set[tuple[Zone, str | None]] = set()
        for action in view.legal_actions():
            wanted |= {(zone, card) for zone, cards in hint(case.box, view, action).picked.items() for card in cards}
        lying = {(zone, card) for zone, cards in table.playable(view).items() for card in cards}
        assert all(table.targets(view, {zone: (card,)}) for zone, card in lying - wanted)


@pytest.mark.sampled
@over_cases
def test_buttons_do_what_is_legal_or_say_why_not(case: Case) -> None:
    table = case.box.table
    for position in sampled(random_match(case, 42), 20):
        state = position.state
        view = state.view(state.to_move)
        for picked in pickings(position, table.playable(view)):
            commands = table.commands(view, picked)
            assert bool(commands) == (state.to_move is not None)
            assert len({command.id for command in commands}) == len(commands)
            assert len({command.key for command in commands}) == len(commands)
            named = {(shortcut.id, shortcut.key) for shortcut in table.shortcuts}
            assert {(command.id, command.key) for command in commands} <= named
            assert sum(command.primary for command in commands) <= 1
            for command in commands:
                assert filled(command.label)
                if command.refusal is None:
                    assert command.action is not None
                    assert state.refusal(command.action) is None, case.game.notation(command.action)
                    assert not command.choices or command.choices[0] == command.action
                    assert len(set(command.choices)) == len(command.choices) != 1
                    assert all(state.refusal(choice) is None for choice in command.choices)
                else:
                    assert command.refusal.rule in case.game.rules
                    assert filled(command.refusal.message)
                    assert command.action is None or state.refusal(command.action) is not None
            if state.to_move is not None:
                assert filled(table.prompt(view, picked))
            assert all(filled(meter.title) for meter in table.meters(view, picked))


@pytest.mark.sampled
@over_cases
def test_cards_may_be_dropped_where_that_is_legal(case: Case) -> None:
    table = case.box.table
    seen = 0
    for position in sampled(random_match(case, 43), 20):
        state = position.state
        view = state.view(state.to_move)
        zones = [item.zone for item in view.zones()] + [item.zone for item in view.tokens()]
        for picked in pickings(position, table.playable(view)):
            if not picked:
                continue
            targets = table.targets(view, picked)
            assert len(set(targets)) == len(targets)
            assert set(targets) <= set(zones)
            for zone in zones:
                meant = table.dropped(view, picked, zone)
                legal = [action for action in meant if state.refusal(action) is None]
                if len(meant) > 1:
                    assert len(set(meant)) == len(meant) == len(legal)
                assert (zone in targets) == bool(legal), (zone, picked)
                seen += bool(legal)
    assert seen


@over_cases
def test_every_legal_action_is_done_by_its_cards_and_a_gesture(case: Case) -> None:
    """A hint points at the cards; with these picked a button or a place does the action, or offers it."""
    table = case.box.table
    for position in sampled(random_match(case, 46), 16):
        state = position.state
        view = state.view(state.to_move)
        legal = list(view.legal_actions())
        playable = {zone: Counter(cards) for zone, cards in table.playable(view).items()}
        for action in Random(position.number).sample(legal, min(len(legal), 12)):
            picked = hint(case.box, view, action).picked
            words = case.game.notation(action), picked
            assert all(Counter(cards) <= playable.get(zone, Counter()) for zone, cards in picked.items()), words
            meant = [command.choices or (command.action,) for command in table.commands(view, picked)]
            meant += [table.dropped(view, picked, zone) for zone in table.targets(view, picked)]
            assert any(action in actions[:MOST_CHOICES] for actions in meant), words


@over_cases
def test_what_is_lit_goes_on_with_what_is_picked(case: Case) -> None:
    """Whatever part of an action's cards is picked, the other ones are lit, and only what may be picked is."""
    table = case.box.table
    lit_less = 0
    for position in sampled(random_match(case, 47), 12):
        view = position.state.view(position.state.to_move)
        playable = {zone: Counter(cards) for zone, cards in table.playable(view).items()}
        legal = list(view.legal_actions())
        for action in Random(position.number).sample(legal, min(len(legal), 8)):
            whole = [(zone, card) for zone, cards in hint(case.box, view, action).picked.items() for card in cards]
            for size in range(len(whole)):
                part = Random(size).sample(whole, size)
                picked: dict[Zone, tuple[str | None, ...]] = {}
                for zone, card in part:
                    picked[zone] = (*picked.get(zone, ()), card)
                lit = {zone: Counter(cards) for zone, cards in table.lit(view, picked).items()}
                assert all(cards and cards <= playable[zone] for zone, cards in lit.items())
                lit_less += sum(map(Counter.total, lit.values())) < sum(map(Counter.total, playable.values()))
                if size:
                    assert all(card in lit.get(zone, ()) for zone, card in whole), (whole, picked)
    assert lit_less or type(table).lit is Table.lit


@over_cases
def test_a_double_click_does_what_is_legal(case: Case) -> None:
    table = case.box.table
    done = 0
    for position in sampled(random_match(case, 44), 30):
        state = position.state
        view = state.view(state.to_move)
        for item in view.zones():
            for card in dict.fromkeys(item.cards):
                action = table.obvious(view, item.zone, card)
                if action is not None:
                    assert state.refusal(action) is None, (item.zone, card, case.game.notation(action))
                    done += 1
    assert done


@pytest.mark.sampled
@over_cases
def test_every_phase_offers_the_same_buttons(case: Case) -> None:
    buttons: dict[str, set[tuple[str, ...]]] = {}
    for position in islice(random_match(case, 45), 120):
        view = position.state.view(position.state.to_move)
        for picked in pickings(position, case.box.table.playable(view))[:8]:
            ids = tuple(command.id for command in case.box.table.commands(view, picked))
            buttons.setdefault(view.phase, set()).add(ids)
    assert all(len(found) == 1 for found in buttons.values()), buttons
