"""The table asks back if a gesture is ambiguous, or costs much."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Ambiguous, Command
from cardtable_gui.games.merchant.table import MerchantTable
from tests.views.table.driving import Driven
from tests.views.table.scenes import HAND, MARKET, TABLE, asked, follow, offering


def test_when_a_drop_has_several_meanings_the_table_asks_in_place(merchant: Driven) -> None:
    follow(merchant)
    merchant.drag(next(found for found in merchant.hand() if found.face == "8"), MARKET)
    choice = merchant.table.choice
    assert choice is not None
    assert choice.isVisible()
    words = [button.text() for button in choice.buttons]
    assert len(words) > 1
    assert all(text.startswith("Exchange 8 for ") for text in words)
    merchant.key(Qt.Key.Key_Right)
    merchant.key(Qt.Key.Key_Return)
    game = merchant.session.package.game
    assert i18n.text(game.describe(game.parse(merchant.done))) == words[1]


def test_a_double_click_on_a_card_with_several_meanings_asks_in_place(
    merchant: Driven, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MerchantTable, "obvious", lambda *_asked: None)
    first, second = (merchant.session.package.game.parse(text) for text in ("play 3", "play 5"))
    command = Command("play", Message("test", "Play…"), "P", Ambiguous((first, second)), primary=True)
    offering(monkeypatch, MerchantTable, lambda offer: replace(offer, commands=(command,)))
    merchant.double_click(merchant.hand()[0])
    assert asked(merchant) == "Which do you mean?"
    assert merchant.table.picked == {HAND: ("3",)}
    merchant.key(Qt.Key.Key_2)
    assert merchant.done == "play 5"


def test_the_question_in_place_can_be_left_by_escape_or_a_click_elsewhere(merchant: Driven) -> None:
    follow(merchant)
    before = len(merchant.match.steps)
    choice = merchant.table.choice
    assert choice is not None
    for by_key in (True, False):
        merchant.drag(next(found for found in merchant.hand() if found.face == "8"), MARKET)
        assert choice.isVisible()
        if by_key:
            merchant.key(Qt.Key.Key_Escape)
        else:
            merchant.click(merchant.hand()[0])
        assert not choice.isVisible()
    assert len(merchant.match.steps) == before


@pytest.mark.parametrize("how", ["beside", "on the place", "right button", "resize"])
def test_whatever_closes_a_question_brings_its_cards_home_and_does_nothing_else(merchant: Driven, how: str) -> None:
    follow(merchant)
    table, home = merchant.table, merchant.hand()[9].pose
    eleven = next(card for card in table.cards(MARKET) if card.face == "11")
    beside = QPoint(round(table.area(HAND).left() + 30), round(table.area(HAND).center().y()))
    merchant.lift(eleven, beside)
    merchant.drop(eleven, beside)
    assert asked(merchant) == "Which do you mean?"
    assert eleven.lifted
    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
    if how == "right button":
        other = merchant.hand()[8]
        QTest.mouseClick(other, right, pos=other.mapFrom(table, merchant.spot(other)))
    elif how == "resize":
        table.resize(table.width() - 90, table.height() - 40)
    else:
        QTest.mouseClick(table, left, pos=QPoint(4, 300) if how == "beside" else table.area(TABLE).center().toPoint())
    merchant.rest()
    presenter = table.presenter
    assert presenter is not None
    assert asked(merchant) == ""
    assert presenter.sheets.details.isHidden()
    assert not any(card.flying or card.lifted for card in (eleven, *merchant.hand()))
    assert table.picked == {}
    assert merchant.done == "play 4"
    assert how == "resize" or merchant.hand()[9].pose == home


@pytest.fixture
def costly(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """Every action has to be confirmed."""
    monkeypatch.setattr(MerchantTable, "warning", lambda *_asked: Message("test", "Really?"))
    return merchant


def test_a_costly_command_is_asked_back(costly: Driven) -> None:
    costly.click(costly.hand()[0])
    costly.key(Qt.Key.Key_P)
    assert asked(costly) == "Really?"
    costly.key(Qt.Key.Key_2)
    assert asked(costly) == ""
    assert len(costly.match.steps) == 0
    costly.key(Qt.Key.Key_P)
    costly.key(Qt.Key.Key_1)
    assert len(costly.match.steps) == 1


def test_who_wants_no_questions_is_not_asked_back(costly: Driven) -> None:
    costly.table.set_look(replace(costly.table.look, asks_back=False))
    costly.drag(costly.hand()[0], TABLE)
    assert len(costly.match.steps) == 1


@pytest.mark.parametrize("gesture", ["drop", "double-click", "return"])
def test_a_costly_gesture_is_asked_back_too(costly: Driven, gesture: str) -> None:
    card = costly.hand()[0]
    match gesture:
        case "drop":
            costly.drag(card, TABLE)
        case "double-click":
            costly.double_click(card)
        case _:
            # Focusing a card on purpose means it; a card that was focused as the turn began was not chosen.
            for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return):
                costly.key(key)
    assert asked(costly) == "Really?"
    assert len(costly.match.steps) == 0
    costly.key(Qt.Key.Key_1)
    assert len(costly.match.steps) == 1


def test_a_costly_choice_is_asked_back_too(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    follow(merchant)
    monkeypatch.setattr(MerchantTable, "warning", lambda *_asked: Message("test", "Really?"))
    before = len(merchant.match.steps)
    merchant.drag(next(found for found in merchant.hand() if found.face == "8"), MARKET)
    assert asked(merchant) == "Which do you mean?"
    merchant.key(Qt.Key.Key_1)
    assert asked(merchant) == "Really?"
    merchant.key(Qt.Key.Key_1)
    assert len(merchant.match.steps) == before + 1
