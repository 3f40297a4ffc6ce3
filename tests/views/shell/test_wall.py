"""The covers on the start screen fill the window, whatever its shape."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from cardtable_gui import games, i18n
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.settings import TEXT_PERCENT, Settings, seats_of
from cardtable_gui.views.kit.pictures.covers import ASPECT, draw, part_for
from cardtable_gui.views.plan.match_setup import MatchSetup, to_keep, usual_seats
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.start.tile_grid import FLATTEST, TALLEST


def _rows(home: HomePage) -> list[int]:
    """The number of tiles in each row."""
    tops = [tile.y() for tile in home.tiles]
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.fixture
def unpainted(home: HomePage) -> HomePage:
    """The start screen, laid out but never painted: for tests that ask only where things are."""
    home.setUpdatesEnabled(False)
    return home


WINDOWS = [(1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_covers_fill_the_window(unpainted: HomePage, width: int, height: int) -> None:
    unpainted.resize(width, height)
    QApplication.processEvents()
    assert max(_rows(unpainted)) - min(_rows(unpainted)) <= 1
    places = [QRect(tile.mapTo(unpainted, QPoint(0, 0)), tile.size()) for tile in unpainted.tiles]
    for top in {place.top() for place in places}:
        row = [place for place in places if place.top() == top]
        assert row[0].left() >= 0
        free = 0.06 if height >= 800 else 0.14
        assert row[0].left() <= free * width
        assert width - row[-1].right() <= free * width
        assert len({place.height() for place in row}) == len({place.width() for place in row}) == 1
    assert places[-1].bottom() < height
    covers_are_tall = all(
        tile.cover_place().height() >= TALLEST * tile.cover_place().width() / ASPECT - 1 for tile in unpainted.tiles
    )
    assert places[-1].bottom() >= 0.97 * height - 20 or covers_are_tall, "nothing but the covers' form leaves room"
    covers = sum(tile.cover_place().width() * tile.cover_place().height() for tile in unpainted.tiles)
    assert covers > (0.4 if width > 1200 else 0.2) * width * height


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_cover_loses_little_at_its_edges(unpainted: HomePage, width: int, height: int) -> None:
    unpainted.resize(width, height)
    QApplication.processEvents()
    for tile in unpainted.tiles:
        cover = tile.cover_place()
        assert FLATTEST - 0.01 <= cover.height() / (cover.width() / ASPECT) <= TALLEST + 0.01


def test_a_cover_of_other_proportions_shows_its_middle() -> None:
    whole, flat = (draw("kobayakawa", "", QSize(480, height)) for height in (300, 240))
    for x in (60, 240, 420):
        for y in (40, 120, 200):
            one, other = flat.pixelColor(x, y), whole.pixelColor(x, y + 30)
            assert max(abs(one.red() - other.red()), abs(one.green() - other.green())) < 12
    assert part_for(QSizeF(300, 150), QPixmap(480, 300)) == QRectF(0, 30, 480, 240)


@pytest.mark.parametrize("percent", [80, 100, 150, 200])
def test_where_they_do_not_fit_the_page_scrolls_and_nothing_is_cut_off_aside(
    unpainted: HomePage, settings: Settings, percent: int
) -> None:
    settings.set(TEXT_PERCENT, percent)
    unpainted.resize(1024, 608)
    QApplication.processEvents()
    for tile in unpainted.tiles:
        assert tile.mapTo(unpainted, tile.rect().topLeft()).x() >= 0
        assert tile.mapTo(unpainted, tile.rect().topRight()).x() < 1024
        words, cover = tile.words_place(), tile.cover_place()
        assert words.height() >= tile.sheet_height(words.width(), tile.tile_text)
        assert tile.rect().contains(words)
        assert cover.height() >= FLATTEST * cover.width() / ASPECT - 1


@pytest.fixture
def five_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of games that does not fill its rows evenly."""
    five = games.packages()[:5]
    monkeypatch.setattr(games, "packages", lambda: five)


@pytest.mark.usefixtures("five_games")
def test_where_the_page_scrolls_a_last_row_that_is_not_full_stands_in_the_middle(home: HomePage) -> None:
    tile_grid = home.tile_grid
    assert len(home.tiles) == 5
    tile_grid.lay(tile_grid.scrolling(tile_grid.width(), tile_grid.width() // 3))
    rows = _rows(home)
    assert rows[-1] < rows[0]
    last = home.tiles[-rows[-1] :]
    left, right = last[0].geometry().left(), last[-1].geometry().right()
    assert abs(left - (tile_grid.width() - 1 - right)) <= 2


@pytest.fixture
def played(unpainted: HomePage, settings: Settings) -> HomePage:
    """Every game was played before."""
    for tile in unpainted.tiles:
        game = games.game(tile.game)
        settings.set(seats_of(tile.game), to_keep(MatchSetup(tile.game, usual_seats(game))))
    return unpainted


@pytest.mark.sampled
@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_plays_again_stands_beside_the_words(
    played: HomePage, language: Language, width: int, height: int, qapp: QApplication
) -> None:
    i18n.install(qapp, language)
    played.resize(width, height)
    QApplication.processEvents()
    for tile in played.tiles:
        sheet = tile.words_place()
        assert (tile.cover_place() if tile.tile_text.compact else sheet).contains(tile.again.geometry())
        for line in tile.words_on(sheet.width(), tile.tile_text).lines:
            place = line.place.translated(sheet.topLeft())
            assert sheet.contains(place)
            assert not place.intersects(tile.again.geometry()), line.words


@pytest.mark.sampled
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_arranging_the_games_again_changes_nothing(played: HomePage, width: int, height: int) -> None:
    played.resize(width, height)
    for _ in range(3):
        QApplication.processEvents()
    wall = played.tile_grid.wall
    played._arrange()
    assert played.tile_grid.wall == wall
    assert sum(row.height for row in wall.rows) + (len(wall.rows) - 1) * played.tile_grid._gap <= played.free_room(
        wall.width
    )
