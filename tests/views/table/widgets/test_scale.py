"""A scale weighs what one gives against what one takes, wherever a game's offer says that its numbers are weighed."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Meter
from cardtable_gui.games.kobayakawa.table import KobayakawaTable
from cardtable_gui.views.table.scene import scene
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.scale import Scale
from tests.support.announcements import Announcements
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import GOLDFISH, MARKET, UPWARDS, follow, offering


def scale(driven: Driven) -> Scale:
    return driven.table.widgets.scale


def hand_card(driven: Driven, face: str) -> CardButton:
    return next(card for card in driven.hand() if card.face == face and not card.picked)


def market_card(driven: Driven, face: str) -> CardButton:
    """The card in front of its equals."""
    return [card for card in driven.table.cards(MARKET) if card.face == face and not card.picked][-1]


def amounts(driven: Driven) -> list[tuple[int, bool]] | None:
    sides = scale(driven).sides
    return None if sides is None else [(side.value, side.fits) for side in sides]


def test_the_pans_tip_to_what_is_more_and_are_level_when_the_exchange_is_legal(merchant: Driven) -> None:
    follow(merchant)
    assert amounts(merchant) is None
    merchant.click(hand_card(merchant, "7"))
    assert amounts(merchant) is None  # it beats what lies on the table
    merchant.click(market_card(merchant, "6"))
    assert amounts(merchant) == [(7, False), (6, False)]
    slightly = scale(merchant).tilt
    assert slightly < 0
    merchant.click(market_card(merchant, "1"))
    assert amounts(merchant) == [(7, True), (7, True)]
    assert scale(merchant).tilt == 0
    merchant.click(market_card(merchant, "11"))
    assert amounts(merchant) == [(7, False), (18, False)]
    assert scale(merchant).tilt > -slightly


def test_it_covers_no_card_also_of_those_that_are_picked_later_and_stays_where_it_is(merchant: Driven) -> None:
    follow(merchant)
    merchant.click(market_card(merchant, "6"))
    place = scale(merchant).geometry()
    for face in ("14", "3", "5"):
        merchant.click(hand_card(merchant, face))
    for face in ("1", "13"):
        merchant.click(market_card(merchant, face))
    assert scale(merchant).geometry() == place
    assert merchant.table.rect().contains(place)
    presenter = merchant.table.presenter
    assert presenter is not None
    stage = presenter.scene.stage
    for zone in stage.frame.zones:
        for card in stage.in_zone(zone):
            assert card.pose.covered or not card.pose.bounds().intersects(QRectF(place)), card.accessibleName()


def test_where_it_has_no_place_the_bar_shows_the_numbers(merchant: Driven, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "scale_sizes", lambda *_: [QSizeF(merchant.table.width(), 80)])
    follow(merchant)
    merchant.click(market_card(merchant, "6"))
    narrow = merchant.table.bar.grab().toImage()
    assert amounts(merchant) is None
    assert [meter.value for meter in merchant.table.bar.meters] == [0, 6]
    merchant.table.bar.show_texts("", "", loud=True, meters=merchant.table.bar.meters, elsewhere=True)
    assert merchant.table.bar.grab().toImage() != narrow


def test_it_tips_in_the_table_s_time_and_at_once_without_animation(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), deals=(GOLDFISH,), speed=1.0)
    driven.until(lambda: driven.session.is_humans_turn and not driven.table.busy)
    follow(driven)
    driven.until(lambda: not driven.table.busy)
    driven.click(market_card(driven, "6"))
    assert scale(driven).moving
    seen = [scale(driven).tilt]
    while scale(driven).moving:
        driven.go()
        seen.append(scale(driven).tilt)
    assert seen[0] < seen[1] < seen[-1]
    assert len(set(seen)) > 3
    driven.table.set_look(replace(driven.table.look, speed=0.0))
    driven.click(hand_card(driven, "5"))
    assert not scale(driven).moving
    assert 0 < scale(driven).tilt < seen[-1]


def test_it_is_put_away_when_nothing_is_weighed_any_more(merchant: Driven) -> None:
    follow(merchant)
    merchant.click(market_card(merchant, "6"))
    assert scale(merchant).isVisible()
    merchant.key_escape()
    assert not scale(merchant).isVisible()
    merchant.click(market_card(merchant, "6"))
    merchant.click(hand_card(merchant, "6"))
    merchant.act("pass")
    assert not scale(merchant).isVisible()


def test_the_sums_are_told_once(merchant: Driven, announced: Announcements) -> None:
    follow(merchant)
    announced.take()
    merchant.click(market_card(merchant, "6"))
    (words,) = announced.take()
    assert words.count("You give 0") == words.count("You take 6") == 1


@pytest.mark.parametrize("weighed", [True, False])
def test_any_game_s_numbers_can_be_weighed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, weighed: bool) -> None:
    sides = Meter(Message("test", "Ours"), 3, fits=False), Meter(Message("test", "Theirs"), 8, fits=False)
    offering(monkeypatch, KobayakawaTable, lambda offer: replace(offer, meters=sides, weighed=weighed))
    driven = Driven(qtbot, "kobayakawa", deals=(UPWARDS,))
    assert driven.session.is_humans_turn
    assert amounts(driven) == ([(3, False), (8, False)] if weighed else None)
