"""What players did last is readable: never smaller than a caption, and rarely shortened."""

from functools import cache
from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import LogEntry
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.lab.gallery.moments import NAMES
from cardtable_gui.views.kit.look.theme import LIGHT, Type
from cardtable_gui.views.kit.text.fitted_text import width_of
from cardtable_gui.views.table.geometry.table_geometry import Shape
from cardtable_gui.views.table.geometry.table_sizes import arrange
from cardtable_gui.views.table.widgets.bubbles import LEAST_SAYING, SpeechBubble

SIZES = [((1000, 501), 100), ((1024, 561), 100), ((1280, 721), 100), ((1280, 683), 200), ((2560, 1360), 100)]
"""Tables in windows of the gallery's sizes, one with large text."""
BESIDE_THE_PANEL = [((684, 561), 100), ((660, 501), 200)]
"""The narrowest tables: beside the side panel in the smallest windows."""


@cache
def told(game: str, players: int) -> tuple[LogEntry, ...]:
    """The log entries of a match of random actions."""
    rng = Random(4)
    match = Match.new(game, [Seat("")] * players, {}, 5)
    found: list[LogEntry] = []
    while match.state.to_move is not None and len(match.steps) < 90:
        match.act(rng.choice(match.state.legal_actions()))
        found += [event for event in match.steps[-1].events if isinstance(event, LogEntry) and event.seat is not None]
    return tuple(found)


@pytest.fixture
def application(qapp: QApplication, language: Language) -> QApplication:
    i18n.install(qapp, language)
    return qapp


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
@pytest.mark.parametrize(("sizes", "whole"), [(SIZES, True), (BESIDE_THE_PANEL, False)], ids=["alone", "beside"])
def test_no_saying_is_smaller_than_a_caption_and_it_is_whole_but_beside_the_panel(
    qtbot: QtBot,
    application: QApplication,
    game: str,
    language: Language,
    sizes: list[tuple[tuple[int, int], int]],
    whole: bool,
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    bubble = SpeechBubble(table)
    layout = games.package(game).table.layout
    players = games.package(game).game.players[1]
    said = told(game, players)
    places = (*layout.seat, *(place for row in layout.centre for place in row))

    def shape(percent: int) -> Shape:
        px = Type.CAPTION.px(percent)
        titles = {place.name: width_of(i18n.text(place.title) + " 00", px, bold=True) for place in places}
        return Shape(layout, players, 0, titles)

    small = []
    try:
        for size, wanted in sizes:
            percent, frame = arrange(shape, *size, wanted, "normal")
            least = Type.CAPTION.px(percent) if whole else LEAST_SAYING
            for told_one in said:
                words = i18n.text(told_one.message, NAMES[language][:players])
                assert told_one.seat is not None
                place = frame.seats[told_one.seat]
                bubble.say(words, place.speech, place.free, LIGHT, percent, up=False)
                if bubble.px < least or (whole and not bubble.whole):
                    small.append((size, bubble.px, words))
    finally:
        i18n.install(application, "en")
    assert small == []
