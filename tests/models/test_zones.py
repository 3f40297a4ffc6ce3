"""The zones on a table as the onlooker sees them."""

import pytest

from cardtable_gui import games
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.zones import TableModel
from tests.support.play import Case, over_cases, random_match

HAND = Zone("hand", 0)
OPTIONS = {"nobody_fights": "box"}


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
            assert tuple(token.face for token in model.arrangement[zone.zone]) == zone.cards
        if position.number > 25:
            break


def kobayakawa() -> TableModel:
    """The first deal as seat 0 sees it."""
    package = games.package("kobayakawa")
    model = TableModel(package.table)
    model.replace(package.game.start(3, OPTIONS, package.game.numbered_dealer(3, OPTIONS, 1)).view(0))
    return model


def test_another_onlooker_sees_the_same_cards_from_another_side() -> None:
    game, model = games.package("kobayakawa").game, kobayakawa()
    (own,) = model.arrangement[HAND]
    assert own.face is not None
    model.replace(game.start(3, OPTIONS, game.numbered_dealer(3, OPTIONS, 1)).view(1))
    assert [(token.id, token.face) for token in model.arrangement[HAND]] == [(own.id, None)]


def test_gathered_cards_keep_their_tokens_and_lose_their_faces() -> None:
    model = kobayakawa()
    before = sorted(token.id for tokens in model.arrangement.values() for token in tokens)
    model.gather()
    deck = model.arrangement[Zone("deck")]
    assert sorted(token.id for token in deck) == before
    assert all(token.face is None for token in deck)
    assert model.arrangement[HAND] == ()
