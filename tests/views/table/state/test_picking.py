"""Which cards a click picks, which go with them, and what is said about them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardtable_gui.core.events import Shown
from cardtable_gui.core.offer import Offer
from cardtable_gui.core.picks import Pick, Picked
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.merchant.actions import MerchantAction
from cardtable_gui.games.merchant.table import MerchantTable
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.views.table.state.picking import touches
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.views.table.driving import Driven
from tests.views.table.scenes import FOR_SALE, HAND, MARKET, TABLE, follow


def test_a_click_picks_a_card_and_another_click_puts_it_back(merchant: Driven) -> None:
    one = merchant.hand()[3]
    low = one.pose.y
    merchant.click(one)
    assert merchant.table.picked == {HAND: ("5",)}
    assert one.picked
    assert one.pose.y < low
    merchant.click(one)
    assert merchant.table.picked == {}
    assert one.pose.y == pytest.approx(low)


def test_picks_are_said_in_the_prompt_and_by_the_button(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[1])
    button = merchant.table.bar.button("play")
    assert button is not None
    assert (button.text(), button.accessibleDescription()) == ("Play", "Play two 3s")
    assert not button.face.blocked
    assert merchant.table.bar.prompt == "Play two 3s."


def test_escape_puts_all_picked_cards_back(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[5])
    merchant.key(Qt.Key.Key_Escape)
    assert merchant.table.picked == {}
    assert not any(card.picked for card in merchant.hand())


def test_where_one_card_is_all_picking_another_puts_the_first_back(kobayakawa: Driven) -> None:
    kobayakawa.key(Qt.Key.Key_D)
    for card in kobayakawa.hand():
        kobayakawa.click(card)
        assert kobayakawa.table.picked == {HAND: (card.face,)}
    assert [card.picked for card in kobayakawa.hand()] == [False, True]


def test_cards_that_are_not_in_play_cannot_be_picked(merchant: Driven) -> None:
    assert [found.playable for found in merchant.table.cards(MARKET)] == [False] * len(FOR_SALE)
    merchant.click(merchant.table.cards(MARKET)[4])
    assert merchant.table.picked == {}


def test_an_exchange_is_picked_on_both_sides_with_its_sums_shown(merchant: Driven) -> None:
    follow(merchant)
    merchant.click(next(found for found in merchant.hand() if found.face == "7"))
    merchant.click(next(found for found in merchant.table.cards(MARKET) if found.face == "6"))
    assert [(meter.value, meter.fits) for meter in merchant.table.bar.meters] == [(7, False), (6, False)]
    merchant.click(merchant.table.cards(MARKET)[4])
    assert [(meter.value, meter.fits) for meter in merchant.table.bar.meters] == [(7, True), (7, True)]
    button = merchant.table.bar.button("exchange")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert merchant.done == "pass 7 > 1 6"


def test_equal_cards_of_a_group_are_picked_one_after_another(merchant: Driven) -> None:
    follow(merchant)
    ones = [found for found in merchant.table.cards(MARKET) if found.face == "1"]
    front = [found for found in ones if found.pose.badge]
    assert [found.pose.badge for found in front] == ["×5"]
    place = merchant.middle(front[0])
    for number in range(1, 4):
        presenter = merchant.table.presenter
        assert presenter is not None
        top = presenter.scene.stage.card_at(place)
        assert top is not None
        merchant.click(top)
        assert merchant.table.picked == {MARKET: ("1",) * number}
    assert [found.pose.badge for found in ones if found.pose.badge] == ["×2"]


def test_a_small_movement_is_still_a_click(merchant: Driven) -> None:
    one = merchant.hand()[2]
    spot = merchant.spot(one)
    QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=one.mapFrom(merchant.table, spot))
    QTest.mouseMove(one, one.mapFrom(merchant.table, spot + QPoint(2, 1)))
    QTest.mouseRelease(one, Qt.MouseButton.LeftButton, pos=one.mapFrom(merchant.table, spot + QPoint(2, 1)))
    assert merchant.table.picked == {HAND: ("3",)}


def test_out_of_turn_an_own_card_says_whose_turn_it_is(merchant: Driven) -> None:
    merchant.act("play 3")
    merchant.click(merchant.hand()[0])
    assert merchant.table.picked == {}
    assert merchant.table.bubble.text == "It’s not your turn yet. Wait for Kim to play."
    assert merchant.table.bubble.link.isHidden()


@pytest.fixture
def in_sets(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """Equal cards of the hand are picked together; no card is an action alone."""
    monkeypatch.setattr(MerchantTable, "lift_count", lambda *_asked: 2)
    monkeypatch.setattr(MerchantTable, "obvious", lambda *_asked: None)
    return merchant


def a_pair(driven: Driven) -> CardButton:
    faces = [card.face for card in driven.hand()]
    return next(card for card in driven.hand() if faces.count(card.face) > 1)


def test_cards_that_go_together_are_lifted_together(in_sets: Driven) -> None:
    pair = a_pair(in_sets)
    in_sets.drag(pair, TABLE)
    assert in_sets.done == f"play {pair.face} {pair.face}"


def test_a_double_click_picks_cards_that_go_together(in_sets: Driven) -> None:
    pair = a_pair(in_sets)
    in_sets.double_click(pair)
    assert in_sets.table.picked == {HAND: (pair.face, pair.face)}


def test_a_gesture_asks_the_table_and_the_rules_once_for_what_is_picked(
    merchant: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Picked] = []
    offer = MerchantTable.offer

    def counted(table: MerchantTable, view: MerchantView, picked: Picked) -> Offer[MerchantAction]:
        asked.append(picked)
        return offer(table, view, picked)

    monkeypatch.setattr(MerchantTable, "offer", counted)
    merchant.drag(merchant.hand()[3], TABLE)
    assert merchant.done == "play 5"
    assert asked == [{HAND: (Pick(3, "5"),)}]


@pytest.mark.parametrize(("zone", "touched"), [(HAND, True), (MARKET, False)])
def test_cards_that_are_shown_change_their_own_zone_alone(zone: Zone, touched: bool) -> None:
    assert touches(Shown(HAND, ("3",)), zone) is touched
