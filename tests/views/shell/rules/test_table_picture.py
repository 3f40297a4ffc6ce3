"""Pictures of the table in the rules: a real position, with its places numbered in the page's order."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.resources import MissingResourceError
from cardtable_gui.views.kit.look.theme import LIGHT, Theme
from cardtable_gui.views.plan import example_round
from cardtable_gui.views.shell.rules import table_picture
from tests.support.tiers import Tier, having


def discs(image: QImage, theme: Theme) -> int:
    """The number of pixels in the numbers' colour."""
    accent = QColor(theme.accent).rgb()
    return sum(image.pixel(x, y) == accent for x in range(image.width()) for y in range(image.height()))


@pytest.fixture
def english(qapp: QApplication) -> None:
    i18n.install(qapp, "en")


@pytest.mark.usefixtures("english")
def test_each_place_gets_a_number_and_the_picture_is_kept() -> None:
    plain = table_picture.painted("kobayakawa", "3/", LIGHT, 1.0)
    numbered = table_picture.painted("kobayakawa", "3/k,deck,hand,bar", LIGHT, 1.0)
    assert (numbered.width(), numbered.height()) == (table_picture.WIDTH, table_picture.HEIGHT)
    assert discs(numbered, LIGHT) - discs(plain, LIGHT) > 4 * 300
    assert table_picture.painted("kobayakawa", "3/k,deck,hand,bar", LIGHT, 1.0) is numbered


@pytest.mark.usefixtures("english")
def test_the_number_of_the_bar_covers_no_part_of_the_prompt() -> None:
    plain = table_picture.painted("kobayakawa", "3/", LIGHT, 1.0)
    numbered = table_picture.painted("kobayakawa", "3/bar", LIGHT, 1.0)
    assert numbered != plain
    prompt = QRect(0, 0, table_picture.WIDTH * 3 // 5, table_picture.HEIGHT)
    assert numbered.copy(prompt) == plain.copy(prompt)


@pytest.mark.usefixtures("english")
def test_a_picture_is_crisp_and_in_the_language_in_force(qapp: QApplication) -> None:
    english = table_picture.painted("kobayakawa", "3/hand", LIGHT, 2.0)
    assert english.width() == 2 * table_picture.WIDTH
    i18n.install(qapp, "ja")
    assert table_picture.painted("kobayakawa", "3/hand", LIGHT, 2.0) != english
    i18n.install(qapp, "en")


@pytest.mark.usefixtures("english")
def test_a_place_or_a_moment_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no place 'market'"):
        table_picture.painted("kobayakawa", "3/market", LIGHT, 1.0)
    with pytest.raises(ValueError, match="has no 999 actions"):
        table_picture.painted("kobayakawa", "999/hand", LIGHT, 1.0)
    with pytest.raises(MissingResourceError):
        table_picture.painted("no-such-game", "0/hand", LIGHT, 1.0)


@pytest.mark.parametrize("game", having(Tier.ROUND))
def test_a_step_shows_the_cards_of_its_action(game: str) -> None:
    record = example_round.record(game)
    assert example_round.match(game, len(record.actions)).record.actions == record.actions
    shown = 0
    for number, action in enumerate(record.actions, start=1):
        cards = example_round.cards(game, number)
        shown += bool(cards)
        assert len(cards) <= len(action.split()), action
    assert shown
