"""The buttons below the table keep places, widths and words while cards are picked, and while a hint comes and goes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.hints import hint
from cardtable_gui.core.picks import Picked
from cardtable_gui.views.table.presenters.commands import WHY_THIS
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import HAND, MARKET, follow
from tests.views.table.test_hints import advise

GAMES = tuple(package.game.id for package in games.packages())
SIZES = [((1280, 800), 100), ((1000, 540), 160), ((684, 500), 100)]


def places(driven: Driven) -> dict[str, tuple[QRect, str]]:
    """Where each button lies, and what is written on it; not what comes beside them."""
    return {
        button.face.id: (button.geometry(), button.text())
        for button in driven.table.bar.buttons
        if not button.face.aside
    }


def selections(driven: Driven, rng: Random) -> list[Picked]:
    """Cards that one may pick now: each alone, the cards of some actions, and some at random."""
    package, view = driven.session.package, driven.session.view
    playable = [(zone, pick) for zone, picks in package.table.playable(view).items() for pick in picks]
    found: list[Picked] = [{zone: (pick,)} for zone, pick in playable]
    actions = list(view.legal_actions())
    found += [hint(package, view, action).picked for action in rng.sample(actions, min(8, len(actions)))]
    for _ in range(6):
        several: dict[object, tuple[object, ...]] = {}
        for zone, pick in rng.sample(playable, min(len(playable), rng.randint(1, 4))):
            several[zone] = (*several.get(zone, ()), pick)
        found.append(several)  # type: ignore[arg-type]
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("size", "percent"), SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_no_button_moves_grows_or_is_renamed_while_one_picks(
    qtbot: QtBot, qapp: QApplication, game: str, size: tuple[int, int], percent: int, language: i18n.Language
) -> None:
    i18n.install(qapp, language)
    driven = Driven(qtbot, game, (YOU, EASY, EASY))
    driven.table.resize(*size)
    driven.table.set_look(replace(driven.table.look, wanted_percent=percent))
    presenter, rng = driven.table.presenter, Random(7)
    assert presenter is not None
    selection, turns = presenter.input.selection, 0
    while turns < 6 and driven.session.to_move is not None:
        driven.go_on()
        if not driven.session.is_humans_turn:
            break
        before = places(driven)
        assert before
        for picked in selections(driven, rng):
            selection.choose(picked)
            selection.changed.emit()
            assert places(driven) == before, picked
        selection.choose({})
        selection.changed.emit()
        actions = driven.session.view.legal_actions()
        advise(driven, driven.session.package.game.notation(rng.choice(list(actions))))
        assert driven.table.bar.button(WHY_THIS) is not None
        assert places(driven) == before
        selection.choose({})
        presenter.input.hinting.drop()
        selection.changed.emit()
        assert driven.table.bar.button(WHY_THIS) is None
        assert places(driven) == before
        turns += 1
        driven.session.act(rng.choice(list(actions)))
    assert turns > 1


def test_what_comes_with_a_hint_lies_beside_the_buttons(merchant: Driven) -> None:
    follow(merchant)
    before = places(merchant)
    advise(merchant, "play 14")
    why = merchant.table.bar.button(WHY_THIS)
    assert why is not None
    assert places(merchant) == before
    assert why.geometry().right() < min(rect.left() for rect, _ in before.values())
    assert merchant.table.bar.buttons[-1] is why


def test_a_click_where_the_exchange_was_never_throws_it_away(merchant: Driven) -> None:
    """As in the report: Exchange grew under the pointer, and Pass lay where it had been."""
    follow(merchant)
    exchange = merchant.table.bar.button("exchange")
    assert exchange is not None
    spot = exchange.mapTo(merchant.table, exchange.rect().center())
    for card in (*merchant.hand()[:2], *(each for each in merchant.table.cards(MARKET) if each.face == "6")):
        merchant.click(card)
        there = merchant.table.childAt(spot)
        assert there is exchange
    assert merchant.table.picked == {HAND: ("3", "3"), MARKET: ("6",)}
    QTest.mouseClick(merchant.table.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
    merchant.rest()
    assert merchant.done == "pass 3 3 > 6"


def test_return_does_what_is_picked_and_never_gives_it_up(merchant: Driven) -> None:
    follow(merchant)
    for card in (merchant.hand()[0], next(each for each in merchant.table.cards(MARKET) if each.face == "3")):
        merchant.click(card)
    primary = [button.face.id for button in merchant.table.bar.buttons if button.face.primary]
    assert primary == ["exchange"]
    # 3 for 3 is no exchange: Return says so, and passes not.
    merchant.key(Qt.Key.Key_Return)
    assert merchant.table.bubble.isVisible()
    assert merchant.done == "play 4"


def test_the_bar_says_what_the_buttons_only_name(merchant: Driven) -> None:
    follow(merchant)
    for card in (*merchant.hand()[:2], next(each for each in merchant.table.cards(MARKET) if each.face == "6")):
        merchant.click(card)
    exchange = merchant.table.bar.button("exchange")
    assert exchange is not None
    assert exchange.text() == "Exchange and pass"
    assert merchant.table.bar.prompt == "Exchange two 3s for 6 and pass."
    assert exchange.accessibleDescription() == "Exchange two 3s for 6"
