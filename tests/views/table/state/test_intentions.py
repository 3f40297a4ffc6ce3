"""What a click and a double click on a card are meant for."""

from dataclasses import replace

import pytest

from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Ambiguous, Command
from cardtable_gui.games.merchant.table import MerchantTable
from cardtable_gui.views.table.state import intentions
from cardtable_gui.views.table.state.intentions import (
    ChooseAction,
    DoAction,
    NotYourTurn,
    PickCard,
    PickGroup,
    PutCards,
)
from cardtable_gui.views.table.state.selection import Selection
from tests.views.table.driving import Driven
from tests.views.table.scenes import MARKET, TABLE, offering


def selection_of(driven: Driven) -> Selection:
    presenter = driven.table.presenter
    assert presenter is not None
    return presenter.input.selection


def test_a_click_on_a_card_that_may_be_picked_picks_it(merchant: Driven) -> None:
    card = merchant.hand()[0]
    assert intentions.of_click(selection_of(merchant), card) == PickCard(card)
    assert intentions.of_click(selection_of(merchant), card, with_equals=True) == PickCard(card, with_equals=True)


def test_a_click_on_another_card_puts_cards_where_it_lies(merchant: Driven) -> None:
    card = merchant.table.cards(MARKET)[0]
    assert intentions.of_click(selection_of(merchant), card) == PutCards(MARKET)


def test_a_click_out_of_turn_is_in_vain_on_an_own_card_and_means_nothing_on_others(merchant: Driven) -> None:
    merchant.act("play 3")
    selection = selection_of(merchant)
    assert selection.turn is None
    intention = intentions.of_click(selection, merchant.hand()[0])
    assert isinstance(intention, NotYourTurn)
    assert intention.refusal.message.text == "It’s not your turn yet. Wait for {name} to play."
    assert intentions.of_click(selection, merchant.table.cards(MARKET)[0]) is None
    assert intentions.of_click(selection, merchant.table.cards(TABLE)[0]) is None
    assert intentions.of_double_click(selection, merchant.hand()[0]) is None
    assert intentions.of_default(selection, merchant.hand()[0]) is None


def test_a_double_click_does_the_obvious_action(merchant: Driven) -> None:
    action = merchant.session.package.game.parse("play 3 3 3")
    card = merchant.hand()[0]
    assert intentions.of_double_click(selection_of(merchant), card) == DoAction(action)
    assert intentions.of_default(selection_of(merchant), card) == DoAction(action)


@pytest.fixture
def nothing_obvious(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> Driven:
    monkeypatch.setattr(MerchantTable, "obvious", lambda *_asked: None)
    return merchant


def test_without_an_obvious_action_a_double_click_is_another_click(nothing_obvious: Driven) -> None:
    card = nothing_obvious.hand()[0]
    assert intentions.of_double_click(selection_of(nothing_obvious), card) == PickCard(card)


def test_a_double_click_picks_the_cards_that_go_together(
    nothing_obvious: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MerchantTable, "lift_count", lambda *_asked: 2)
    second, first = nothing_obvious.hand()[1], nothing_obvious.hand()[0]
    intention = intentions.of_double_click(selection_of(nothing_obvious), second)
    assert intention == PickGroup((second.token, first.token))


def test_a_double_click_on_a_picked_card_with_several_meanings_asks_which(
    nothing_obvious: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions = tuple(nothing_obvious.session.package.game.parse(text) for text in ("play 3", "play 5"))
    command = Command("play", Message("test", "Play…"), "P", Ambiguous(actions), primary=True)
    offering(monkeypatch, MerchantTable, lambda offer: replace(offer, commands=(command,)))
    selection, card = selection_of(nothing_obvious), nothing_obvious.hand()[0]
    selection.picking.only([nothing_obvious.hand()[1].token])
    assert intentions.of_double_click(selection, card) == PickCard(card)
    selection.picking.only([card.token])
    assert intentions.of_double_click(selection, card) == ChooseAction(actions)
