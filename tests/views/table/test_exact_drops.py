"""Cards that are dropped exactly on one of several possible cards mean that card: nothing is asked."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.godan.actions import NOBODY, Work
from cardtable_gui.games.gunjo.actions import Swap
from cardtable_gui.games.merchant.actions import Exchange
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import MARKET, asked, follow

REVEALED = Zone("revealed")


def hold_over(driven: Driven, card: CardButton, target: CardButton) -> QPoint:
    """Carry a card to where another one is seen; return that point."""
    spot = driven.spot(target)
    driven.lift(card, spot)
    driven.carry(card, spot)
    return spot


def drop_on(driven: Driven, card: CardButton, target: CardButton) -> None:
    driven.drop(card, hold_over(driven, card, target))


def last(driven: Driven) -> Action:
    action: Action = driven.match.steps[-1].action
    return action


def gunjo_follower(qtbot: QtBot) -> Driven:
    """You follow in Gunjo Gradation, and could swap for several face-up cards."""
    for seed in range(1, 60):
        driven = Driven(qtbot, "gunjo", (YOU, EASY, EASY), seed=seed)
        driven.bots()
        swaps = [action for action in driven.session.view.legal_actions() if isinstance(action, Swap)]
        if len({swap.take for swap in swaps}) > 1:
            return driven
        driven.table.close_session()
    raise AssertionError("no such position")


@pytest.mark.parametrize("at", [0, -1])
def test_a_hand_card_is_swapped_for_the_face_up_card_that_it_is_dropped_on(qtbot: QtBot, at: int) -> None:
    driven = gunjo_follower(qtbot)
    target = driven.table.cards(REVEALED)[at]
    own = next(card for card in driven.hand() if card.face != target.face)
    given, wanted = str(own.face), target.face
    drop_on(driven, own, target)
    assert asked(driven) == ""
    action = last(driven)
    assert isinstance(action, Swap)
    assert driven.session.package.game.notation(action).split()[-1] == wanted
    assert given in driven.session.package.game.notation(action)


@pytest.mark.parametrize("at", [0, 5, -1])
def test_a_face_up_card_is_swapped_for_the_hand_card_that_it_is_dropped_on(qtbot: QtBot, at: int) -> None:
    driven = gunjo_follower(qtbot)
    own = driven.hand()[at]
    market = next(card for card in driven.table.cards(REVEALED) if card.face != own.face)
    words = (str(own.face), str(market.face))
    drop_on(driven, market, own)
    assert asked(driven) == ""
    action = last(driven)
    assert isinstance(action, Swap)
    notation = driven.session.package.game.notation(action)
    assert all(word in notation for word in words)


def test_beside_the_cards_it_is_asked_which_one_is_meant(qtbot: QtBot) -> None:
    driven = gunjo_follower(qtbot)
    own, cards, area = driven.hand()[0], driven.table.cards(REVEALED), driven.table.area(REVEALED).toRect()
    grip = driven.spot(own) - driven.middle(own)
    # Held so that it lies on the place, but neither its middle nor the pointer is on one of the cards there.
    middle = next(
        point
        for point in (QPoint(x, y) for y in range(area.top(), area.bottom()) for x in range(area.left(), area.right()))
        if not any(card.holds(QPointF(spot)) for card in cards for spot in (point, point + grip))
    )
    driven.lift(own, middle + grip)
    driven.drop(own, middle + grip)
    assert asked(driven) == "Which do you mean?"


def test_the_card_that_would_be_meant_shines_while_another_one_is_held_over_it(qtbot: QtBot) -> None:
    driven = gunjo_follower(qtbot)
    presenter = driven.table.presenter
    assert presenter is not None
    first, second = driven.table.cards(REVEALED)[0], driven.table.cards(REVEALED)[-1]
    own = next(card for card in driven.hand() if card.face not in (first.face, second.face))
    for target in (first, second):
        driven.carry(own, hold_over(driven, own, target))
        assert presenter.scene.stage._hot == target.token
        driven.key_escape()


def test_an_exchange_gives_the_hand_card_that_the_market_card_is_dropped_on(merchant: Driven) -> None:
    """A 6 of the market on the own 6 is no exchange; on a 3 it takes both 3s, since nothing else adds up to it."""
    follow(merchant)
    six = next(card for card in merchant.table.cards(MARKET) if card.face == "6")
    three = next(card for card in merchant.hand() if card.face == "3")
    drop_on(merchant, six, three)
    assert asked(merchant) == ""
    action = last(merchant)
    assert isinstance(action, Exchange)
    assert merchant.session.package.game.notation(action) == "pass 3 3 > 6"


def test_where_the_card_leaves_several_actions_only_those_are_asked_about(merchant: Driven) -> None:
    follow(merchant)
    eleven = next(card for card in merchant.table.cards(MARKET) if card.face == "11")
    target = next(card for card in merchant.hand() if card.face == "3")
    drop_on(merchant, eleven, target)
    assert asked(merchant) == "Which do you mean?"
    presenter = merchant.table.presenter
    assert presenter is not None
    offered = presenter.sheets.choice.buttons
    assert len(offered) > 1
    assert all("3" in tile.face.label for tile in offered)


def robber(qtbot: QtBot) -> tuple[Driven, list[CardButton], CardButton]:
    """GODAN, where two Robbery cards could take several kinds of cards of one field; both, and one of the field."""
    for seed in range(1, 400):
        rng, match = Random(seed), Match.new("godan", (YOU, EASY, EASY), {}, seed)
        for _ in range(60):
            view = match.state.view(match.state.to_move)
            legal = list(view.legal_actions())
            robberies = [each for each in legal if isinstance(each, Work) and each.others and each.seat != NOBODY]
            kinds: dict[int, set[int]] = {}
            for each in robberies:
                if len(each.cards) == 2:
                    kinds.setdefault(each.seat, set()).update(each.others)
            victim = next((seat for seat, faces in kinds.items() if len(faces) > 1), None)
            if view.to_move == 0 and victim is not None:
                driven = Driven(
                    qtbot, "godan", (YOU, EASY, EASY), seed=seed, before=[step.action for step in match.steps]
                )
                own = [card for card in driven.hand() if card.face == "R"][:2]
                for card in own:
                    driven.click(card)
                faces = {driven.session.package.game.card_texts((face,))[0] for face in kinds[victim]}
                field = driven.table.cards(Zone("field", victim))
                return driven, own, next(card for card in reversed(field) if card.face in faces)
            works = [each for each in legal if isinstance(each, Work) and each not in robberies]
            match.act(rng.choice(works or [each for each in legal if each not in robberies]))
    raise AssertionError("no such position")


def test_robbery_takes_the_cards_that_it_is_dropped_on(qtbot: QtBot) -> None:
    driven, robbery, target = robber(qtbot)
    wanted = target.face
    drop_on(driven, robbery[0], target)
    assert asked(driven) == ""
    action = last(driven)
    assert isinstance(action, Work)
    game = driven.session.package.game
    assert {game.card_texts((face,))[0] for face in action.others} == {wanted}
