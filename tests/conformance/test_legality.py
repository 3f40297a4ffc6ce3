"""The three forms of legality agree: the list of legal actions, refusals, and applying an action."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui import games
from cardtable_gui.core.actions import Action, IllegalActionError, NotationError
from cardtable_gui.core.game import AnyGame
from tests.support.play import (
    Case,
    Position,
    all_cases,
    filled,
    fingerprint,
    over_all_cases,
    over_cases,
    random_match,
    sampled,
)

_FOREIGN: dict[str, list[Action]] = {}


def foreign_actions(case: Case) -> list[Action]:
    """Well-formed actions of the game: legal ones of other positions, and texts with any cards."""
    game = case.game
    if game.id not in _FOREIGN:
        rng = Random(7)
        texts: set[str] = set()
        for other in [other for other in all_cases() if other.game is game][:: max(1, len(all_cases()) // 12)]:
            for position in sampled(random_match(other, 8), 12):
                actions = position.state.legal_actions()
                texts.update(game.notation(rng.choice(actions)) for _ in range(8) if actions)
        for text in sorted(texts):
            words = [rng.choice(game.faces) if word in game.index else word for word in text.split()]
            texts.add(" ".join(words))
            texts.add(" ".join([*words, rng.choice(game.faces)]))
        found = []
        for text in sorted(texts):
            try:
                found.append(game.parse(text))
            except NotationError:
                continue
        _FOREIGN[game.id] = found
    return _FOREIGN[game.id]


def some(position: Position, most: int = 40) -> list[Action]:
    actions = position.state.legal_actions()
    return list(actions) if len(actions) <= most else Random(position.number).sample(list(actions), most)


@over_all_cases
def test_every_listed_action_is_legal_and_listed_once(case: Case) -> None:
    for position in sampled(random_match(case, 10), 25):
        state = position.state
        actions = list(state.legal_actions())
        assert len(set(actions)) == len(actions) == len(state.legal_actions())
        for action in some(position):
            assert state.refusal(action) is None
            assert action in state.legal_actions()
            state.copy().act(action)


@over_cases
def test_an_action_is_refused_with_a_rule_exactly_when_it_is_not_listed(case: Case) -> None:
    refused = 0
    for position in sampled(random_match(case, 11), 8):
        state = position.state
        listed = set(state.legal_actions())
        before = fingerprint(state)
        for action in foreign_actions(case):
            refusal = state.refusal(action)
            assert (refusal is None) == (action in listed), case.game.notation(action)
            if refusal is not None:
                refused += 1
                assert refusal.rule in case.game.rules
                assert filled(refusal.message), refusal.message
                with pytest.raises(IllegalActionError) as caught:
                    state.act(action)
                assert caught.value.refusal == refusal
        assert fingerprint(state) == before
    assert refused


@over_cases
def test_candidates_are_legal_and_there_while_the_match_lasts(case: Case) -> None:
    for position in sampled(random_match(case, 12), 40):
        state = position.state
        candidates = list(state.candidates())
        assert set(candidates) <= set(state.legal_actions())
        assert bool(candidates) == (state.to_move is not None)


@over_cases
def test_a_view_knows_what_its_seat_may_do(case: Case) -> None:
    for position in sampled(random_match(case, 13), 15):
        state = position.state
        for seat in (None, *range(case.players)):
            view = state.view(seat)
            expected = set(state.legal_actions()) if seat is not None and seat == state.to_move else set()
            assert set(view.legal_actions()) == expected
        if state.to_move is not None:
            view = state.view(state.to_move)
            for action in foreign_actions(case)[::5]:
                assert view.refusal(action) == state.refusal(action)


@over_cases
def test_notation_round_trips_in_any_card_order(case: Case) -> None:
    game = case.game
    rng = Random(14)
    for position in sampled(random_match(case, 14), 25):
        texts = set()
        for action in some(position):
            text = game.notation(action)
            texts.add(text)
            assert text == " ".join(text.split())
            assert game.parse(text) == action
            shuffled_text = shuffled(text, game.index, rng)
            assert game.parse(f"  {shuffled_text} ") == action, (
                f"{shuffled_text!r}: words beside cards must be no cards"
            )
            assert filled(game.describe(action))
            assert game.open_notation(action)
        assert len(texts) == len(some(position))


def shuffled(text: str, cards: dict[str, int], rng: Random) -> str:
    """The action's text with its cards in another order."""
    words: list[str] = []
    run: list[str] = []
    for word in [*text.split(), ""]:
        if word in cards:
            run.append(word)
        else:
            rng.shuffle(run)
            words += [*run, word]
            run = []
    return " ".join(words)


@pytest.mark.parametrize("game", [package.game for package in games.packages()], ids=lambda game: game.id)
@given(data=st.data())
def test_any_text_is_an_action_or_refused_in_words(game: AnyGame, data: st.DataObject) -> None:
    verbs = ["play", "pass", "take", "draw", "discard", "send", "work", "give", "show", "return", "skip", "flip"]
    word = st.sampled_from([*game.faces, *verbs, ">", "@1", "@9", "w?=5", "d4*2", "0", "-1", "１", "札"]) | st.text()
    text = data.draw(st.lists(word, max_size=8).map(" ".join) | st.text(max_size=2000))
    read = parsed(game, text)
    if isinstance(read, NotationError):
        assert filled(read.message)
    else:
        assert game.parse(game.notation(read)) == read


def parsed(game: AnyGame, text: str) -> Action | NotationError:
    try:
        action: Action = game.parse(text)
    except NotationError as error:
        return error
    return action
