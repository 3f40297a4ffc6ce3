"""What players did last is readable: everything that is said in matches keeps the size of a caption."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Match, Seat
from cardtable_gui.core.events import Told
from cardtable_gui.gallery.moments import NAMES
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.views.table.bubbles import SpeechBubble
from cardtable_gui.views.table.geometry import Shape, text_percent
from cardtable_gui.views.table.layout import lay_out
from cardtable_gui.views.table.lettering import width_of
from cardtable_gui.views.theme import LIGHT, Type

SIZES = [((1024, 561), 100), ((1280, 721), 100), ((1280, 683), 200), ((2560, 1360), 100)]
"""Tables in windows of the gallery's sizes, one with large text."""


def told(game: str, players: int, rng: Random) -> list[Told]:
    """What is said in a match that is played by chance."""
    match = Match.new(game, [Seat("")] * players, {}, 5)
    found: list[Told] = []
    while match.state.to_move is not None and len(match.steps) < 90:
        match.act(rng.choice(match.state.legal_actions()))
        found += [event for event in match.steps[-1].events if isinstance(event, Told) and event.seat is not None]
    return found


@pytest.fixture
def application(qapp: QApplication, language: Language) -> QApplication:
    i18n.install(qapp, language)
    return qapp


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [box.game.id for box in games.boxes()])
def test_no_saying_is_smaller_than_a_caption(
    qtbot: QtBot, application: QApplication, game: str, language: Language
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bubble = SpeechBubble(table)
    layout = games.box(game).table.layout
    players = games.box(game).game.players[1]
    said = told(game, players, Random(4))
    small = []
    try:
        for size, wanted in SIZES:
            percent = text_percent(wanted, *size)
            em, caption = Type.BODY.px(percent), Type.CAPTION.px(percent)
            places = (*layout.seat, *(place for row in layout.centre for place in row))
            titles = {place.name: width_of(i18n.text(place.title) + " 00", caption, bold=True) for place in places}
            frame = lay_out(Shape(layout, players, 0, titles), *size, em)
            for told_one in said:
                words = i18n.text(told_one.message, NAMES[language][:players])
                assert told_one.seat is not None
                place = frame.seats[told_one.seat]
                bubble.say(words, place.speech, place.free, LIGHT, percent, up=False)
                if bubble.px < caption:
                    small.append((size, bubble.px, words))
    finally:
        i18n.install(application, "en")
    assert small == []
