"""What is lifted, where it may go, what a drop means, and how cards return."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.views.table.driving import Driven
from tests.views.table.scenes import DECK, HAND, MARKET, TABLE, K, follow


def test_a_lifted_card_lights_up_the_zones_where_it_may_go(kobayakawa: Driven) -> None:
    table = kobayakawa.table
    top = table.cards(DECK)[-1]
    kobayakawa.lift(top, table.area(K).center().toPoint())
    assert table.widgets.surface.highlighted == {HAND, K}
    assert table.widgets.surface.aimed == K
    assert top.lifted
    kobayakawa.carry(top, table.area(HAND).center().toPoint())
    assert table.widgets.surface.aimed == HAND
    kobayakawa.drop(top, table.area(HAND).center().toPoint())
    assert table.widgets.surface.highlighted == frozenset()
    assert kobayakawa.done == "draw"
    assert [found.face for found in table.cards(HAND)] == ["1", "5"]


def test_a_drag_takes_the_whole_picked_set_along(merchant: Driven) -> None:
    for number in range(3):
        merchant.click(merchant.hand()[number])
    merchant.lift(merchant.hand()[1], merchant.table.area(TABLE).center().toPoint())
    assert [found.lifted for found in merchant.hand()[:4]] == [True, True, True, False]
    merchant.drop(merchant.hand()[1], merchant.table.area(TABLE).center().toPoint())
    assert merchant.done == "play 3 3 3"


@pytest.mark.parametrize("grabbed", [0, 2, 5])
def test_a_carried_set_is_a_fan_in_which_every_card_is_seen(merchant: Driven, grabbed: int) -> None:
    cards = [merchant.hand()[place] for place in (0, 1, 4, 6, 7, 9)]
    for card in cards:
        merchant.click(card)
    merchant.lift(cards[grabbed], merchant.table.area(TABLE).center().toPoint())
    presenter = merchant.table.presenter
    assert presenter is not None
    for card in cards:
        corner = card.pose.polygon().at(0) + QPointF(0.13 * card.pose.width, 0.1 * card.pose.height)
        assert presenter.scene.stage.card_at(corner.toPoint()) is card
    merchant.key(Qt.Key.Key_Escape)


def seen_in_a_fan(driven: Driven, cards: list[CardButton]) -> bool:
    """Whether the corner with the number of each card is visible."""
    presenter = driven.table.presenter
    assert presenter is not None
    corners = [card.pose.polygon().at(0) + QPointF(0.16 * card.pose.width, 0.12 * card.pose.height) for card in cards]
    return all(presenter.scene.stage.card_at(at.toPoint()) is card for at, card in zip(corners, cards, strict=True))


@pytest.mark.parametrize("grabbed", ["first", "last"])
@pytest.mark.parametrize("count", [2, 4, 8, 15])
def test_so_many_cards_as_are_carried_are_seen(merchant: Driven, count: int, grabbed: str) -> None:
    cards = list(merchant.hand()[:count])
    for card in cards:
        merchant.click(card)
    held = cards[0 if grabbed == "first" else -1]
    merchant.lift(held, merchant.table.area(TABLE).center().toPoint())
    assert [card.lifted for card in merchant.hand()] == [True] * count + [False] * (15 - count)
    assert seen_in_a_fan(merchant, cards)
    merchant.key(Qt.Key.Key_Escape)


def test_a_card_equal_to_the_picked_ones_takes_them_along(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[1])
    merchant.lift(merchant.hand()[2], merchant.table.area(TABLE).center().toPoint())
    assert seen_in_a_fan(merchant, list(merchant.hand()[:3]))
    merchant.drop(merchant.hand()[2], merchant.table.area(TABLE).center().toPoint())
    assert merchant.done == "play 3 3 3"


def test_four_equal_cards_of_the_market_are_carried_as_four(merchant: Driven) -> None:
    follow(merchant)
    for _ in range(4):
        free = [card for card in merchant.table.cards(MARKET) if card.face == "1" and not card.picked]
        merchant.click(next(card for card in reversed(free) if not card.pose.behind))
    held = [card for card in merchant.table.cards(MARKET) if card.picked]
    assert len(held) == 4
    merchant.lift(held[-1], merchant.table.area(HAND).center().toPoint() - QPoint(0, 160))
    assert all(card.lifted and card.isVisible() for card in held)
    assert seen_in_a_fan(merchant, held)
    merchant.key(Qt.Key.Key_Escape)


def test_dragging_another_card_of_the_zone_leaves_the_picked_ones_behind(merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.drag(merchant.hand()[14], TABLE)
    assert merchant.done == "play 14"


def test_dragging_a_card_of_the_other_side_counts_what_is_picked(merchant: Driven) -> None:
    follow(merchant)
    merchant.click(next(found for found in merchant.hand() if found.face == "6"))
    six = next(found for found in merchant.table.cards(MARKET) if found.face == "6")
    merchant.lift(six, merchant.table.area(HAND).center().toPoint())
    assert merchant.table.picked == {HAND: ("6",), MARKET: ("6",)}
    merchant.drop(six, merchant.table.area(HAND).center().toPoint())
    # 6 for 6 is the same as passing: refused by the rules, and the picks of the drag are undone.
    assert merchant.table.bubble.isVisible()
    assert merchant.table.picked == {HAND: ("6",)}


def test_a_card_dropped_where_it_may_not_go_glides_home_and_says_why(qtbot: QtBot, merchant: Driven) -> None:
    merchant.click(merchant.hand()[0])
    merchant.click(merchant.hand()[3])
    home = [found.pose for found in merchant.hand()]
    with qtbot.waitSignal(merchant.table.refused) as refused:
        merchant.drag(merchant.hand()[0], TABLE)
    assert refused.args is not None
    assert refused.args[0].rule == "MG5"
    assert [found.pose for found in merchant.hand()] == home
    assert merchant.table.picked == {HAND: ("3", "5")}
    assert merchant.table.bubble.text == "Only cards of the same number can be played together."
    assert len(merchant.match.steps) == 0
    with qtbot.waitSignal(merchant.table.rules_wanted) as wanted:
        QTest.mouseClick(merchant.table.bubble.link, Qt.MouseButton.LeftButton)
    assert wanted.args == ["MG5"]


def test_a_card_dropped_where_only_its_own_side_matters_leaves_the_other_side_out(merchant: Driven) -> None:
    follow(merchant)
    own = {card.face: card for card in merchant.hand()}
    merchant.click(next(card for card in merchant.table.cards(MARKET) if card.face == "2"))
    merchant.drag(own["3"], TABLE)
    assert merchant.table.bubble.text == "Too low to beat 4. Play higher cards, or pass."
    assert merchant.done == "play 4"
    merchant.drag(own["9"], TABLE)
    assert merchant.done == "play 9"


def test_a_card_dropped_on_nothing_glides_home_without_a_word(merchant: Driven) -> None:
    home = merchant.hand()[0].pose
    merchant.lift(merchant.hand()[0], QPoint(40, 480))
    merchant.drop(merchant.hand()[0], QPoint(40, 480))
    assert not merchant.table.bubble.isVisible()
    assert len(merchant.match.steps) == 0
    assert merchant.hand()[0].pose == home
    assert merchant.table.picked == {}


def test_cards_that_mean_nothing_where_they_are_dropped_say_where_they_may_go(merchant: Driven) -> None:
    follow(merchant)
    merchant.drag(next(found for found in merchant.table.cards(MARKET) if found.face == "13"), TABLE)
    assert merchant.table.bubble.text == "You can’t put that there. Try: Your hand"
    assert merchant.table.picked == {}


def test_what_was_picked_before_a_drag_does_not_come_back_after_the_move(merchant: Driven) -> None:
    merchant.click(merchant.hand()[3])
    merchant.drag(merchant.hand()[5], TABLE)
    assert merchant.done == "play 6"
    merchant.answer("play 7")
    merchant.until(lambda: merchant.session.is_humans_turn)
    merchant.key(Qt.Key.Key_P)
    assert merchant.table.bubble.isVisible()
    assert merchant.table.picked == {}


def test_escape_during_a_drag_brings_the_cards_home(merchant: Driven) -> None:
    merchant.lift(merchant.hand()[0], merchant.table.area(TABLE).center().toPoint())
    merchant.key(Qt.Key.Key_Escape)
    merchant.rest()
    assert not merchant.hand()[0].flying
    assert merchant.table.widgets.surface.highlighted == frozenset()
    merchant.drop(merchant.hand()[0], merchant.table.area(TABLE).center().toPoint())
    assert len(merchant.match.steps) == 0


def test_cards_that_settle_stay_below_what_is_said_about_them(merchant: Driven) -> None:
    merchant.key(Qt.Key.Key_P)
    table, presenter = merchant.table, merchant.table.presenter
    assert presenter is not None
    bubble = table.bubble
    assert not bubble.isHidden()
    cards = presenter.scene.stage.in_zone(HAND)
    cards[0].raise_()
    presenter.settle()
    order = table.children()
    assert order.index(bubble) > max(order.index(card) for card in cards)
