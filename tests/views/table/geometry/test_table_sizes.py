"""Text size and card size: larger text never makes card indices smaller, and cards can be small or large."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.table import CardPlace, Layout, Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import Type
from cardtable_gui.views.kit.pictures import large_index
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.pictures.card_drawings import drawing_of
from cardtable_gui.views.table.geometry.card_spread import poses
from cardtable_gui.views.table.geometry.table_geometry import Frame, Shape, ZonePlace
from cardtable_gui.views.table.geometry.table_sizes import NUMERAL, arrange
from tests.support.audit import check_frame
from tests.support.faces import all_faces
from tests.support.tiers import Tier, having
from tests.views.table.driving import Driven
from tests.views.table.geometry.test_table_geometry import layouts

GAMES = [package.game.id for package in games.packages()]
TABLES = [((1280, 721), (1280, 683)), ((1920, 1000), (1920, 962)), ((2560, 1360), (2560, 1322))]
"""Tables in windows from 1280×800 on, at text 100 % and at 200 %, where menu and header are higher."""
SMALL_TABLE = (1024, 561)
HIGHER_HEADER = 0.38
"""Menu and header grow by this many pixels for each percent of text size."""
CARDS = ["small", "normal", "large"]
OWN = Zone("hand", 0)
FEW = {3, 4}
FEW_TABLES = [((1280, 721), (1280, 698)), ((1280, 721), (1280, 683))]
"""Tables in a window of 1280×800, at text 100 % and at 160 % or 200 %."""
DEALT = 8
"""The approximate number of cards in a hand."""


def frame_of(
    layout: Layout,
    players: int,
    size: tuple[int, int],
    percent: int,
    cards: str = "normal",
    onlooker: int | None = 0,
    *,
    large_numerals: bool = False,
) -> Frame:
    names = [place.name for row in (*layout.centre, layout.seat) for place in row]

    def shape(text: int) -> Shape:
        return Shape(layout, players, onlooker, dict.fromkeys(names, 6.0 * Type.BODY.px(text)))

    return arrange(shape, *size, percent, cards, large_numerals=large_numerals)[1]


@cache
def game_frame(game: str, players: int, size: tuple[int, int], percent: int, cards: str = "normal") -> Frame:
    return frame_of(games.package(game).table.layout, players, size, percent, cards)


def counts(game: str) -> range:
    least, most = games.package(game).game.players
    return range(least, most + 1)


def numeral(place: ZonePlace) -> float:
    """The height of numerals on cards there, by that of a numeral on a card one pixel wide."""
    laid = poses(place, [str(number) for number in range(DEALT if place.zone.name == "hand" else 2)])
    return min(pose.width * pose.index for pose in laid)


def heroes_of(game: str, frame: Frame) -> list[ZonePlace]:
    """The places of what matters most in the centre."""
    rows = games.package(game).table.layout.centre
    names = [place.name for row in rows for place in row if isinstance(place, CardPlace) and place.scale == 1]
    return [frame.zones[Zone(name)] for name in names]


def growth(before: Frame, after: Frame) -> dict[Zone, float]:
    """The growth of numerals, in the own hand and everywhere in the centre."""
    zones = [zone for zone, place in before.zones.items() if place.spread is not None and zone.seat in (None, 0)]
    return {zone: numeral(after.zones[zone]) / numeral(before.zones[zone]) for zone in zones}


@pytest.mark.sampled
@pytest.mark.parametrize(("usual", "large"), TABLES)
@pytest.mark.parametrize("game", GAMES)
def test_at_twice_the_text_size_numerals_of_the_own_hand_are_a_quarter_larger(
    game: str, usual: tuple[int, int], large: tuple[int, int]
) -> None:
    for players in counts(game):
        before, after = game_frame(game, players, usual, 100), game_frame(game, players, large, 200)
        assert growth(before, after)[OWN] >= 1.25, players
        heroes = [place for place in heroes_of(game, after) if place.spread is not Spread.PILE]
        assert all(numeral(place) * large_index.LEAST_NUMERAL >= NUMERAL for place in heroes), players


@pytest.mark.sampled
@pytest.mark.parametrize("percent", [110, 125, 150, 200])
@pytest.mark.parametrize("game", GAMES)
def test_numerals_of_the_own_hand_never_become_smaller_with_larger_text(game: str, percent: int) -> None:
    """Not in the smallest window either."""
    large = (SMALL_TABLE[0], SMALL_TABLE[1] - round(HIGHER_HEADER * (percent - 100)))
    for players in counts(game):
        before, after = game_frame(game, players, SMALL_TABLE, 100), game_frame(game, players, large, percent)
        assert growth(before, after)[OWN] >= 0.99, players


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("usual", "large", "percent", "share"), [(*FEW_TABLES[0], 160, 0.985), (*FEW_TABLES[1], 200, 0.75)]
)
@pytest.mark.parametrize("game", GAMES)
def test_larger_text_takes_its_room_from_everything_but_the_own_cards(
    game: str, usual: tuple[int, int], large: tuple[int, int], percent: int, share: float
) -> None:
    for players in FEW.intersection(counts(game)):
        before, after = game_frame(game, players, usual, 100), game_frame(game, players, large, percent)
        assert after.zones[OWN].unit >= share * before.zones[OWN].unit, players


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1280, 721), (1920, 1000)])
@pytest.mark.parametrize("game", GAMES)
def test_small_cards_are_smaller_and_large_ones_a_quarter_larger(game: str, size: tuple[int, int]) -> None:
    for players in counts(game):
        small, normal, large = (game_frame(game, players, size, 100, cards).zones[OWN].unit for cards in CARDS)
        assert small <= 0.85 * normal
        assert large >= 1.25 * normal


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1024, 561), (1280, 721), (1920, 1000)])
@pytest.mark.parametrize("game", GAMES)
def test_large_numerals_are_half_as_large_again_and_each_is_seen_in_the_hand(game: str, size: tuple[int, int]) -> None:
    layout = games.package(game).table.layout
    for players in counts(game):
        usual = frame_of(layout, players, size, 100)
        large = frame_of(layout, players, size, 100, large_numerals=True)
        assert min(growth(usual, large).values()) >= 1.4
        check_frame(large)
        laid = poses(large.zones[Zone("hand", 0)], [str(number) for number in range(14)])
        shown = [(right.x - left.x) / left.width for left, right in pairwise(laid)]
        assert min(shown) >= large_index.share(laid[0].index) - 0.012


@given(
    layouts,
    st.integers(2, 6),
    st.tuples(st.integers(700, 3840), st.integers(440, 2160)),
    st.integers(80, 200),
    st.sampled_from(CARDS),
    st.sampled_from((0, None)),
)
def test_any_layout_fits_any_window_at_any_size_of_text_and_cards(
    layout: Layout, players: int, size: tuple[int, int], percent: int, cards: str, onlooker: int | None
) -> None:
    check_frame(frame_of(layout, players, size, percent, cards, onlooker))


@pytest.mark.sampled
@pytest.mark.parametrize("cards", CARDS)
@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("game", GAMES)
def test_in_a_hand_every_index_is_seen_wherever_the_fan_opens(game: str, percent: int, cards: str) -> None:
    for size in ((1000, 490), (1280, 683), (1920, 1000)):
        place = game_frame(game, counts(game)[-1], size, percent, cards).zones[Zone("hand", 0)]
        for count in (9, 14):
            faces = [str(number) for number in range(count)]
            for opened in (None, 0, count // 2, count - 1):
                laid = poses(place, faces, opened=opened)
                shown = [(right.x - left.x) / left.width for left, right in pairwise(laid)]
                assert min(shown) >= large_index.share(laid[0].index) - 0.012, (size, count, opened)


@pytest.mark.parametrize("count", [3, 9, 14])
@pytest.mark.parametrize("game", GAMES)
def test_marks_of_cards_that_overlap_closely_are_no_larger_than_what_shows(game: str, count: int) -> None:
    frame = game_frame(game, counts(game)[-1], (1280, 683), 200)
    for place in frame.zones.values():
        if place.spread is None or place.label is None:
            continue
        laid = poses(place, [str(number) for number in range(count)])
        for left, right in pairwise(laid):
            shown = (right.x - left.x) / left.width
            assert left.index == 1 or not 0 < shown < large_index.share(left.index) - 0.012, place.zone


def test_both_sizes_change_the_cards_at_once(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "gunjo")
    card = driven.hand()[0]
    before = card.pose
    driven.table.set_look(replace(driven.table.look, cards="small"))
    small = card.pose
    assert small.width < before.width
    driven.table.set_look(replace(driven.table.look, cards="large"))
    assert card.pose.width * card.pose.index > 1.1 * before.width
    driven.table.set_look(replace(driven.table.look, cards="normal"))
    assert card.pose == before
    driven.table.set_look(replace(driven.table.look, wanted_percent=200))
    assert card.pose.width * card.pose.index > 1.25 * before.width
    driven.table.set_look(replace(driven.table.look, wanted_percent=100))
    driven.table.set_look(replace(driven.table.look, large_numerals=True))
    assert card.pose.width * card.pose.index > 1.4 * before.width


# What is painted


def rows_of_the_numeral(game: str, face: str, index: float) -> int:
    """The height of a card's numeral in pixels, on a card 250 pixels wide."""
    drawing = drawing_of(game, face)
    assert drawing is not None
    layers = large_index._layers(drawing, index)
    assert layers is not None
    whole = QImage(250, 350, QImage.Format.Format_ARGB32_Premultiplied)
    alone = large_index._picture(layers.marks, whole.rect().toRectF())
    rows = [y for y in range(350) if any(alone.pixelColor(x, y).alpha() > 128 for x in range(0, 140, 2))]
    first = rows[0]
    return next((number for number, y in enumerate(rows) if y != first + number), len(rows))


@pytest.mark.parametrize("game", having(Tier.CARDS))
def test_the_numeral_is_painted_as_much_larger_as_it_is_to_be(qtbot: QtBot, game: str) -> None:
    for face in games.game(game).faces[:2]:
        drawn = rows_of_the_numeral(game, face, 1.0)
        assert 50 <= drawn <= 75
        assert rows_of_the_numeral(game, face, 1.6) == pytest.approx(1.6 * drawn, abs=4)


@pytest.mark.parametrize("game", [*GAMES, "a game without drawings"])
def test_a_card_with_large_marks_differs_from_one_as_it_was_drawn(qtbot: QtBot, game: str) -> None:
    face = games.game(game).faces[0] if game in GAMES else "7"
    art = Art(game, (face,))
    usual, large = (art.face(face, 120, 1.0, index).toImage() for index in (1.0, 1.8))
    differing = [
        (x, y) for x in range(0, 120, 2) for y in range(0, 168, 2) if usual.pixelColor(x, y) != large.pixelColor(x, y)
    ]
    assert differing
    assert max(x for x, _ in differing) < 0.62 * 120
    assert art.face(None, 120, 1.0, 1.8).cacheKey() == art.face(None, 120, 1.0).cacheKey(), "backs have none"


def test_every_drawn_card_names_its_marks(qtbot: QtBot) -> None:
    for game in having(Tier.CARDS):
        for face in (*all_faces(game), "437"):
            drawing = drawing_of(game, face)
            if drawing is None and face == "437":
                continue
            assert drawing is not None
            text = drawing.text()
            assert text.count('<g id="index">') == 1, (game, face)
            assert all("<g" not in inner for _, inner in large_index._GROUP.findall(text)), (game, face)
