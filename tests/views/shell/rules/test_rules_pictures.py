"""Cards in the text of the rules: from the game, the same in both languages, crisp, and as high as a line."""

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.core.game import AnyGame
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.shell.rules import rules_page, rules_pictures, table_picture
from tests.support.faces import all_faces
from tests.test_shipped_games import SHIPPED

GAMES = [package.game for package in games.packages()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def pictured(game: AnyGame, language: Language) -> list[tuple[str, str]]:
    """The paragraph and the cards of each picture of a page, in order."""
    found: list[tuple[str, str]] = []
    rule = ""
    for line in rules_text.source(game.id, language).splitlines():
        anchor = re.match(r'<a id="(\w+)">', line)
        rule = anchor[1] if anchor else rule
        found += [(rule, picture[2]) for picture in rules_pictures.PICTURE.finditer(line)]
    return found


@each_game
def test_every_page_has_pictures_and_the_same_in_every_language(game: AnyGame) -> None:
    english, *others = (sorted(pictured(game, language)) for language in LANGUAGES)
    assert len(english) > (5 if game.id in SHIPPED else 0)
    assert all(other == english for other in others)


@each_game
def test_pictures_show_cards_of_the_game_and_say_so_in_words(game: AnyGame) -> None:
    for language in LANGUAGES:
        for picture in rules_pictures.PICTURE.finditer(rules_text.source(game.id, language)):
            assert picture[1], picture[0]
            assert set(rules_pictures.cards_of(picture[2])) <= set(all_faces(game.id))


def picture(document: QTextDocument, address: str) -> QImage:
    found = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"cards:{address}"))
    assert isinstance(found, QImage)
    return found


@pytest.mark.parametrize("game", ["meow", "gunjo"])
def test_pictures_grow_with_the_text_and_are_crisp_on_every_screen(qapp: QApplication, game: str) -> None:
    cards = {"meow": "b?", "gunjo": "5,5,5"}[game]
    markdown = f"Look: ![cards](cards:{cards})"
    plain, large, crisp = (
        picture(rules_page.document(game, markdown, LIGHT, percent, ratio)[0], cards)
        for percent, ratio in ((100, 1.0), (200, 1.0), (100, 2.0))
    )
    assert large.deviceIndependentSize().height() == pytest.approx(2 * plain.deviceIndependentSize().height(), abs=4)
    assert crisp.deviceIndependentSize().width() == pytest.approx(plain.deviceIndependentSize().width(), abs=2)
    assert crisp.height() > 1.9 * plain.height()


def test_each_card_of_a_set_shows(qapp: QApplication) -> None:
    document, _ = rules_page.document("gunjo", "![a](cards:5,5,5) ![b](cards:5)", LIGHT, 100)
    three, one = picture(document, "5,5,5"), picture(document, "5")
    assert 1.7 * one.width() < three.width() < 2.2 * one.width()
    assert three.height() == one.height()


def test_a_line_is_as_high_as_its_picture(qapp: QApplication) -> None:
    document, _ = rules_page.document("gunjo", "Words.\n\nA card ![a](cards:5).", LIGHT, 100)
    document.setTextWidth(400)
    layout = document.documentLayout()
    words, card = (layout.blockBoundingRect(document.findBlockByNumber(number)).height() for number in (0, 1))
    assert card > words + 20
    assert card >= picture(document, "5").height()


def test_a_picture_alone_has_no_gap_below(qapp: QApplication) -> None:
    document, _ = rules_page.document("kobayakawa", "![The table](table:3/hand)\n\nWords.", LIGHT, 100)
    document.setTextWidth(table_picture.WIDTH + 100)
    layout = document.documentLayout()
    table, words = (layout.blockBoundingRect(document.findBlockByNumber(number)) for number in (0, 1))
    assert words.top() - table.top() < table_picture.HEIGHT + 20
