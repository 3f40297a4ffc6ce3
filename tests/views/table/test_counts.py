"""Counts beside cards agree with the cards on the table, also while cards are moving."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.core.events import Paid
from cardtable_gui.core.files.record import DealRecord
from cardtable_gui.core.table import Spread
from cardtable_gui.core.zones import DECK, Zone
from cardtable_gui.models.tokens import Token
from cardtable_gui.views.table.presenters.choreography import CoinFlight
from cardtable_gui.views.table.scene import player_panels
from cardtable_gui.views.table.widgets.player_plates import TokenSprite
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import HAND, UPWARDS


def counts(driven: Driven) -> list[int | None]:
    presenter = driven.table.presenter
    assert presenter is not None
    return [plate.plate.cards for plate in presenter.scene.player_panels.plates.values()]


def test_hands_are_counted_as_they_are_dealt(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY), speed=0.001, start=False)
    driven.session.start()
    presenter = driven.table.presenter
    assert presenter is not None
    assert counts(driven) == [0, 0]
    assert driven.table.widgets.surface.labels[Zone("market")].count == ""
    driven.table.widgets.animator._advance(DEALT_MS)
    assert counts(driven) == [15, 15]
    assert driven.table.busy
    assert driven.table.widgets.surface.labels[Zone("market")].count == ""
    driven.table.skip_animations()
    assert counts(driven) == [15, 15]
    assert (
        driven.table.widgets.surface.labels[Zone("market")].count == f"{len(driven.table.cards(Zone('market')))} cards"
    )


@pytest.mark.parametrize("game", ["gunjo", "merchant"])
def test_before_the_first_deal_all_cards_wait_in_the_deck(qtbot: QtBot, game: str) -> None:
    driven = Driven(qtbot, game, (YOU, EASY, EASY), speed=0.001, start=False)
    presenter = driven.table.presenter
    assert presenter is not None
    shown = presenter.scene.stage.shown
    assert {zone for zone, tokens in shown.items() if tokens} == {DECK}
    assert all(token.face is None for token in shown[DECK])
    driven.session.start()
    driven.table.skip_animations()
    assert driven.hand()
    assert all(card.face is not None for card in driven.hand())


def test_a_match_taken_up_lies_as_it_was_before_it_goes_on(qtbot: QtBot) -> None:
    first = Match.new("merchant", (YOU, EASY), {}, 3).state.legal_actions()[0]
    driven = Driven(qtbot, "merchant", (YOU, EASY), start=False, before=[first])
    presenter = driven.table.presenter
    assert presenter is not None
    assert not presenter.scene.stage.shown.get(DECK)
    assert all(card.face is not None for card in driven.hand())


def test_a_played_card_is_counted_off_when_it_has_landed(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(DealRecord(tuple(map(str, range(1, 16))), 0),))
    driven.act("draw")
    assert counts(driven) == [2, 1, 1]
    driven.table.set_look(replace(driven.table.look, speed=0.001))
    driven.act("discard 5")
    assert counts(driven) == [2, 1, 1]
    driven.table.widgets.animator._advance(290)
    assert counts(driven) == [1, 1, 1]
    assert driven.table.busy


def test_a_pile_is_counted_in_its_title_while_its_top_card_is_lifted(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(DealRecord(tuple(map(str, range(1, 16))), 0),))
    deck = Zone("deck")
    labels = driven.table.widgets.surface.labels
    top, below = driven.table.cards(deck)[-1], driven.table.cards(deck)[-2]
    assert (labels[deck].count, top.pose.badge) == ("", "11")
    driven.click(top)
    labels = driven.table.widgets.surface.labels
    assert (labels[deck].count, top.pose.badge, below.pose.badge) == ("10", "", "")
    driven.click(top)
    labels = driven.table.widgets.surface.labels
    assert (labels[deck].count, top.pose.badge) == ("", "11")


def test_a_number_of_cards_beside_a_title_never_looks_like_a_card(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY))
    market = Zone("market")
    label = driven.table.widgets.surface.labels[market]
    assert (label.title, label.count) == ("Market", f"{len(driven.table.cards(market))} cards")
    assert not any(label.count.isdecimal() for label in driven.table.widgets.surface.labels.values())


def test_the_own_hand_has_no_title_on_the_table(qtbot: QtBot) -> None:
    """Its cards say where they are, and the plate how many they are."""
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))
    driven.act("draw")
    assert HAND not in driven.table.widgets.surface.labels
    assert counts(driven)[0] == 2
    assert all("your hand" in card.accessibleName() for card in driven.hand())


@pytest.mark.parametrize(("seat", "above"), [(0, 1), (2, -1)], ids=["above", "below at the upper edge"])
def test_tokens_from_nowhere_come_from_just_beside_their_place_on_the_table(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seat: int, above: int
) -> None:
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY, EASY))
    presenter = driven.table.presenter
    assert presenter is not None
    stage, player_panels = presenter.scene.stage, presenter.scene.player_panels
    kamons = Zone("kamons", seat)
    place = player_panels.spot(kamons)
    assert place is not None
    assert player_panels.spot(Zone("bank")) is None
    paid: list[tuple[Zone, int]] = []
    monkeypatch.setattr(presenter.scene, "pay", lambda zone, amount: paid.append((zone, amount)))
    for way, (source, target) in {1: (Zone("bank"), kamons), -1: (kamons, Zone("bank"))}.items():
        flight = CoinFlight(presenter.scene, 0.0, Paid(2, source, target))
        flight.begin()
        assert paid.pop() == (source, -2)
        (sprite,) = [child for child in driven.table.findChildren(TokenSprite) if child.isVisible()]
        flight.at(0.0 if way > 0 else 1.0)
        assert driven.table.rect().contains(sprite.geometry())
        flight.at(0.5)
        middle = QRectF(sprite.geometry()).center()
        assert abs(middle.x() - place.x()) < 2
        assert 0 < above * (place.y() - middle.y()) < 3 * stage.frame.em
        flight.at(0.9)
        assert above * way * (QRectF(sprite.geometry()).center().y() - middle.y()) > 0
        assert not paid
        flight.end()
        assert paid.pop() == (target, 2)
        assert not sprite.isVisible()
    CoinFlight(presenter.scene, 0.0, Paid(2, kamons, Zone("bank"))).end()
    assert paid == [(kamons, -2), (Zone("bank"), 2)]


DEALT_MS = 1300
"""At this time both hands are dealt, and the market is not."""


def test_a_lone_card_that_is_lifted_is_not_counted_as_none() -> None:
    top, below = Token(1, None), Token(2, None)
    assert player_panels._count(Spread.PILE, (below, top), frozenset({1})) == "1"
    assert player_panels._count(Spread.PILE, (top,), frozenset({1})) == ""


@pytest.mark.parametrize(("language", "spoken"), [("en", "Kamons: 4"), ("ja", "メダル：4")])
def test_the_number_of_tokens_is_read_out_in_the_way_of_the_language(
    qtbot: QtBot, qapp: QApplication, language: i18n.Language, spoken: str
) -> None:
    i18n.install(qapp, language)
    try:
        presenter = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY)).table.presenter
        assert presenter is not None
        assert spoken in presenter.scene.player_panels.plates[1].plate.spoken
    finally:
        i18n.install(qapp, "en")
