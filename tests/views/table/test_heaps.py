"""Of overlapped cards only an edge shows: highlights and rings are on the card in front."""

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.card_marks import Shine
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven

OWN, OTHER = "3 3 3 5 5 6 7 7 8 9 10 11 12 13 14", "2 2 2 4 4 5 5 6 6 7 8 8 9 9 10"
MARKET = "1 1 1 1 1 2 2 3 3 4 4 6 11 13"


@pytest.fixture
def merchant(qtbot: QtBot) -> Driven:
    """You are to beat 10, and may give cards for others of the market."""
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(DealRecord(tuple(f"{OWN} {OTHER} {MARKET}".split()), 1),))
    driven.until(lambda: bool(driven.runner.questions))
    driven.runner.answer(driven.session.package.game.parse("play 10"))
    driven.until(lambda: driven.session.is_humans_turn)
    return driven


def highlighted(card: CardButton) -> bool:
    return card._marks().edge > 0


def test_of_equal_cards_that_can_be_picked_the_one_in_front_is_lit(merchant: Driven) -> None:
    ones = [card for card in merchant.table.cards(Zone("market")) if card.face == "1"]
    front = [card for card in ones if not card.pose.behind]
    assert len(ones) == 5
    assert len(front) == 1
    assert all(card.playable for card in ones)
    presenter = merchant.table.presenter
    assert presenter is not None
    # As if few of the market could be taken: what all of it has in common isn't shown.
    presenter.scene.stage.shines = {card.token: Shine.NOW for card in ones}
    presenter.scene.stage.relight()
    assert [card for card in ones if highlighted(card)] == front


def test_the_pointer_at_the_edge_of_a_covered_card_lights_up_the_one_in_front(merchant: Driven) -> None:
    presenter = merchant.table.presenter
    assert presenter is not None
    ones = [card for card in merchant.table.cards(Zone("market")) if card.face == "1"]
    front = next(card for card in ones if not card.pose.behind)
    covered = next(card for card in ones if card.pose.behind)
    before = front._marks().edge
    presenter.scene.stage.show_hovered(covered.token)
    assert front._marks().edge > before
    assert not highlighted(covered)


def test_a_hand_that_is_laid_anew_lies_below_the_trail_and_what_was_said(merchant: Driven) -> None:
    presenter = merchant.table.presenter
    assert presenter is not None
    assert presenter.scene.trail.isVisible()
    hand = merchant.hand()
    assert presenter.input.sorting.move(hand[0], 2)
    children = merchant.table.children()
    above = children.index(presenter.scene.trail)
    assert all(children.index(card) < above for card in hand)
    assert all(
        children.index(bubble) > above for bubble in presenter.scene.player_panels.speech.values() if bubble.isVisible()
    )


def test_of_a_pile_only_the_top_card_is_lit(qtbot: QtBot) -> None:
    upwards = DealRecord(tuple(str(card) for card in range(1, 16)), 0)
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(upwards,))
    presenter = driven.table.presenter
    assert presenter is not None
    deck = driven.table.cards(Zone("deck"))
    assert [card for card in deck if highlighted(card)] == [deck[-1]]
    presenter.scene.stage.playable = frozenset(card.token for card in deck)
    presenter.scene.stage.relight()
    assert [card for card in deck if highlighted(card)] == [deck[-1]]
    edge = deck[-1]._marks().edge
    presenter.scene.stage.show_hovered(deck[-2].token)
    assert deck[-1]._marks().edge > edge
