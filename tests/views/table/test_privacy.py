"""Nobody sees another's hand: not in a pixel, a name, a tool tip or a model, not for one frame."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.table.widgets.card_button import CardButton
from tests.support.sampling import RUN
from tests.support.sessions import ANN, BEN, CHO, EASY, seated
from tests.views.table.driving import Driven
from tests.views.table.test_bots_only import short

GAMES = [package.game.id for package in games.packages()]


def texts(widget: QWidget) -> Iterator[str]:
    """All texts available to a screen reader or a pointer."""
    for child in (widget, *widget.findChildren(QWidget)):
        yield from (child.accessibleName(), child.accessibleDescription(), tip_of(child), child.statusTip())


class FaceWatch(QObject):
    """Records the zone and face of every card that is painted."""

    def __init__(self, driven: Driven) -> None:
        super().__init__()
        self.driven = driven
        self.leaks: list[str] = []
        self.paints = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, CardButton):
            self.paints += 1
            view = self.driven.session.view
            hidden = [zone.zone for zone in view.zones() if None in zone.cards and zone.zone.name == "hand"]
            if watched.zone in hidden and watched.face is not None and not self.driven.table.busy:
                self.leaks.append(f"{watched.face} in {watched.zone} for {view.seat}")
        return False


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_a_hidden_hand_is_ever_painted(qtbot: QtBot, game: str) -> None:
    driven = Driven(qtbot, game, seated(game, ANN, BEN, CHO), options=short(game))
    watch = FaceWatch(driven)
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(watch)
    rng = Random(8)
    for number in range(200):
        driven.go_on()
        if driven.session.to_move is None or (number >= 24 and watch.paints > 20):
            break
        driven.session.act(driven.some_action(rng))
        QApplication.processEvents()
    application.removeEventFilter(watch)
    assert watch.paints > 20
    assert watch.leaks == []


@pytest.mark.parametrize("game", GAMES)
def test_while_the_curtain_is_down_nothing_knows_a_hand(qtbot: QtBot, game: str) -> None:
    driven = Driven(qtbot, game, seated(game, ANN, BEN, CHO), options=short(game))
    rng = Random(5)
    curtains = 0
    for _ in range(20 if RUN.thorough else 12):
        driven.bots()
        table = driven.table
        if driven.session.hand_over is not None:
            curtains += 1
            assert table.curtain.isVisible()
            assert table.curtain.geometry() == table.rect()
            for seat in range(len(driven.match.seats)):
                assert all(card.face is None for card in driven.hand(seat))
            presenter = table.presenter
            assert presenter is not None
            for zone, tokens in presenter.state.model.arrangement.items():
                if zone.name == "hand":
                    assert all(token.face is None for token in tokens)
            assert not any("in your hand" in text for text in texts(table))
            assert table.picked == {}
            assert presenter.input.selection.turn is None
        driven.go_on()
        if driven.session.to_move is None:
            break
        driven.session.act(driven.some_action(rng))
    assert curtains >= 3


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_the_curtains_picture_does_not_depend_on_any_card(qtbot: QtBot) -> None:
    pictures = []
    for seed in (1, 2):
        driven = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO), seed=seed)
        while driven.session.hand_over != 1:
            if driven.session.hand_over is not None:
                driven.key(Qt.Key.Key_Return)
            driven.session.act(driven.session.view.legal_actions()[-1])
            driven.bots()
        pictures.append(picture(driven.table))
        driven.table.close_session()
    assert pictures[0] == pictures[1]


def test_the_curtain_hides_the_table_from_edge_to_edge(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO))
    assert driven.session.hand_over is not None
    down = picture(driven.table)
    for width in (900, 1100):
        driven.table.resize(width, 600)
        assert driven.table.curtain.geometry() == driven.table.rect()
    driven.table.resize(1100, 720)
    for card in driven.table.findChildren(CardButton):
        card.shine(True)
        card.raise_()
    driven.table.curtain.raise_()
    assert picture(driven.table) == down


def test_keys_reach_nothing_but_the_curtain(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, BEN, CHO))
    assert driven.session.hand_over is not None
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_D, Qt.Key.Key_F, Qt.Key.Key_Escape):
        driven.key(key)
        assert driven.session.hand_over is not None
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is driven.table.curtain or driven.table.curtain.isAncestorOf(focus)
    driven.key(Qt.Key.Key_Space)
    assert driven.session.is_humans_turn


def test_a_bots_card_stays_hidden_until_it_is_shown(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "kobayakawa", (ANN, EASY, EASY))
    assert [card.face for seat in (1, 2) for card in driven.hand(seat)] == [None, None]
    names = [card.accessibleName() for seat in (1, 2) for card in driven.hand(seat)]
    assert all("face down" in name for name in names)
