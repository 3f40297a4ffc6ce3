"""The zones on a table as the onlooker sees them."""

from collections import Counter
from itertools import pairwise

import pytest

from cardtable_gui import games
from cardtable_gui.core.options import complete
from cardtable_gui.core.zones import Zone
from cardtable_gui.games import GamePackage
from cardtable_gui.models.zones import TableModel
from tests.support.play import EVERY_GAME, Case, over_cases, random_match

HAND = Zone("hand", 0)
OPTIONS = complete(games.game("kobayakawa").options, {})


@pytest.mark.sampled
@over_cases
def test_the_arrangement_follows_a_match_and_never_holds_a_hidden_card(case: Case) -> None:
    model = TableModel(case.package.table)
    for position in random_match(case, seed=2):
        view = position.state.view(position.state.players - 1)
        if position.action is None:
            model.replace(view)
        else:
            model.advance(view, position.events)
        for zone in view.zones():
            shown = [token.face for token in model.arrangement[zone.zone]]
            assert Counter(shown) == Counter(zone.cards)
            assert shown == [*zone.cards] or zone.zone.name == "hand"
            if zone.zone.name == "hand":
                numbers = [int(digits) for card in shown if card and (digits := "".join(filter(str.isdigit, card)))]
                assert numbers == sorted(numbers)
        if position.number > 25:
            break


@pytest.mark.parametrize("package", EVERY_GAME, ids=lambda package: package.game.id)
def test_by_number_means_by_number_and_cards_of_one_number_by_kind(package: GamePackage) -> None:
    game = package.game
    ordered = sorted(game.faces, key=game.by_number)
    assert len({game.by_number(card) for card in game.faces}) == len(game.faces)
    numbered = [(int(digits), card) for card in ordered if (digits := "".join(filter(str.isdigit, card)))]
    for (one, card), (other, following) in pairwise(numbered):
        assert one < other or (one == other and game.index[card] < game.index[following])


def test_meow_s_hand_by_number_ends_with_the_two_wild_cards() -> None:
    game = games.package("meow").game
    hand = ["w2", "w4", "b2", "bb4", "d2", "b6", "w?", "b?", "w8"]
    assert sorted(hand, key=game.by_number) == ["w2", "b2", "d2", "w4", "bb4", "b6", "w8", "w?", "b?"]


def kobayakawa() -> TableModel:
    """The first deal as seat 0 sees it."""
    package = games.package("kobayakawa")
    model = TableModel(package.table)
    options = complete(package.game.options, OPTIONS)
    model.replace(package.game.start(3, options, package.game.numbered_dealer(3, options, 1)).view(0))
    return model


def test_another_onlooker_sees_the_same_cards_from_another_side() -> None:
    game, model = games.package("kobayakawa").game, kobayakawa()
    (own,) = model.arrangement[HAND]
    assert own.face is not None
    options = complete(game.options, OPTIONS)
    model.replace(game.start(3, options, game.numbered_dealer(3, options, 1)).view(1))
    assert [(token.id, token.face) for token in model.arrangement[HAND]] == [(own.id, None)]


def test_gathered_cards_keep_their_tokens_and_lose_their_faces() -> None:
    model = kobayakawa()
    before = sorted(token.id for tokens in model.arrangement.values() for token in tokens)
    model.gather()
    deck = model.arrangement[Zone("deck")]
    assert sorted(token.id for token in deck) == before
    assert all(token.face is None for token in deck)
    assert model.arrangement[HAND] == ()
