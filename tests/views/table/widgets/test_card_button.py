"""A card caches its picture, and updates it as soon as it looks different."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.views.kit.look.theme import DARK, LIGHT
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.card_marks import Shine

HERE = Pose(120, 120, 90)
CHANGES: dict[str, Callable[[CardButton], None]] = {
    "another face": lambda card: card.set_face("b"),
    "its back": lambda card: card.set_face(None),
    "picked": lambda card: card.set_state(playable=True, shine=Shine.NOW, picked=True, dimmed=False),
    "no more playable": lambda card: card.set_state(playable=False, shine=Shine.NONE, picked=False, dimmed=False),
    "dimmed": lambda card: card.set_state(playable=False, shine=Shine.NONE, picked=False, dimmed=True),
    "pointed at": lambda card: card.set_hot(True),
    "a tag": lambda card: card.set_tag("+5"),
    "shining": lambda card: card.shine(True),
    "a mood": lambda card: card.set_theme(DARK),
    "turned": lambda card: card.rest(replace(HERE, angle=6)),
    "larger": lambda card: card.rest(replace(HERE, width=100)),
    "a pile's count": lambda card: card.rest(replace(HERE, badge="7")),
    "in another zone": lambda card: setattr(card, "zone", Zone("table")),
}


@pytest.fixture
def card(board: QWidget) -> CardButton:
    made = CardButton(1, Art("no-such-game", ("a", "b")), LIGHT, board)
    made.set_face("a")
    made.zone = hand_of(0)
    made.rest(HERE)
    made.set_state(playable=True, shine=Shine.NOW, picked=False, dimmed=False)
    return made


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_changes_a_card_is_seen(board: QWidget, card: CardButton, change: Callable[[CardButton], None]) -> None:
    before = board.grab().toImage()
    assert board.grab().toImage() == before
    change(card)
    assert board.grab().toImage() != before
