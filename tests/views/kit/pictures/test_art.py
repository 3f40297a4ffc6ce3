"""Pictures of cards: drawn once per size, crisp, with plain faces if there is no art."""

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.views.kit.look.theme import CARD_ASPECT
from cardtable_gui.views.kit.pictures import art
from cardtable_gui.views.kit.pictures.art import Art, margin, sprite_size
from cardtable_gui.views.kit.pictures.card_drawings import card_file
from tests.support.contrast import contrast
from tests.support.tiers import Tier, having

FACES = ("1", "2", "w?", "10")


@pytest.fixture
def plain(qtbot: QtBot) -> Art:
    """A game without any art."""
    return Art("no-such-game", FACES)


def image(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
@pytest.mark.parametrize("width", [24.0, 77.5, 190.0])
def test_a_card_has_exactly_the_device_pixels_it_covers(plain: Art, width: float, ratio: float) -> None:
    face = plain.face("1", width, ratio)
    assert face.width() == round(width * ratio)
    assert face.height() == round(face.width() * CARD_ASPECT)
    assert face.devicePixelRatio() == ratio


def test_a_sprite_has_room_for_shadow_and_ring_around_the_card(plain: Art) -> None:
    sprite = plain.sprite("1", 100, 1.0)
    assert sprite.width() >= 100 + 2 * margin(100)
    assert (sprite.width() - 100) % 2 == 0
    shadow = image(sprite).pixelColor(sprite.width() // 2, round(sprite.height() / 2 + 70 + 3))
    assert 0 < shadow.alpha() < 255
    assert image(sprite).pixelColor(0, 0).alpha() == 0


def test_a_turned_sprite_is_larger_and_a_lifted_one_has_more_shadow(plain: Art) -> None:
    flat, turned = plain.sprite("1", 100, 1.0), plain.sprite("1", 100, 1.0, 8.0)
    assert turned.width() > flat.width()
    lifted = plain.sprite("1", 100, 1.0, 0.0, True)
    assert lifted.size() == flat.size()
    assert image(lifted) != image(flat)


def test_pictures_are_kept(plain: Art) -> None:
    assert not plain.has("1", 80, 1.0)
    first = plain.sprite("1", 80, 1.0)
    assert plain.has("1", 80, 1.0)
    assert plain.sprite("1", 80, 1.0).cacheKey() == first.cacheKey()
    assert plain.sprite("1", 80.2, 1.0).cacheKey() == first.cacheKey()
    assert plain.sprite("2", 80, 1.0).cacheKey() != first.cacheKey()


def test_pictures_long_unused_are_dropped(plain: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "_LIMIT", 200_000)
    plain.face("1", 60, 1.0)
    for width in range(100, 140):
        plain.face("2", width, 1.0)
    assert not plain.has("1", 60, 1.0)
    assert plain.has("2", 139, 1.0)


def test_plain_faces_differ_from_each_other_and_from_the_back(plain: Art) -> None:
    pictures = [image(plain.face(face, 60, 1.0)) for face in (None, *FACES)]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[number + 1 :])


@pytest.mark.parametrize(("face", "others"), [("10♠", ("1♠", "20♠", "10♣")), ("JKR", ("JK", "JKB", "AKR"))])
@pytest.mark.parametrize(("width", "index"), [(56, 1.0), (120, 1.0), (120, 1.8)])
def test_every_character_of_a_plain_face_is_seen_in_the_strip_that_a_fan_shows(
    qtbot: QtBot, face: str, others: tuple[str, ...], width: int, index: float
) -> None:
    art = Art("no-such-game", (face,))
    strip = QRect(0, 0, round(0.28 * width * index), round(0.45 * width * index))
    pictures = [image(art.face(each, width, 1.0, index)).copy(strip) for each in (face, *others)]
    assert all(other != pictures[0] for other in pictures[1:])


@pytest.mark.parametrize("others", [("1♠", "20♠", "10♣"), ("JK", "JKB", "AKR")])
def test_every_character_of_a_plain_face_is_seen_in_its_middle(qtbot: QtBot, others: tuple[str, ...]) -> None:
    art = Art("no-such-game", others)
    middle = QRect(0, 28, 56, 28)
    pictures = [image(art.face(face, 56, 1.0)).copy(middle) for face in ("10♠", "JKR", *others)]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[number + 1 :])


def middle_colour(art: Art, face: str) -> QColor:
    """The darkest pixel of the large text, which has the card's colour undiluted."""
    picture = image(art.face(face, 250, 1.0))
    pixels = [picture.pixelColor(x, y) for x in range(70, 180, 2) for y in range(120, 230, 2)]
    return min(pixels, key=lambda colour: colour.lightness())


def test_plain_cards_of_a_suit_have_its_colour_and_others_a_hue_of_their_own(qtbot: QtBot) -> None:
    faces = ("10♠", "K♥", "A♥", "1", "2")
    art = Art("no-such-game", faces, (("♠", "#20242b"), ("♥", "#b3202c")))
    colours = [middle_colour(art, face).name() for face in faces]
    assert colours[:3] == ["#20242b", "#b3202c", "#b3202c"]
    assert len({*colours[2:]}) == 3


@pytest.mark.usefixtures("small_games")
def test_the_suits_of_a_game_are_those_of_its_cards_and_can_be_read() -> None:
    coloured = [package.game for package in games.packages() if package.game.suit_colours]
    assert {game.id for game in coloured} >= {"sample_old_maid", "sample_sevens"}
    for game in coloured:
        for suit, colour in game.suit_colours:
            assert any(face.endswith(suit) for face in game.faces), (game.id, suit)
            assert contrast(QColor(colour), art.PAPER) >= 4.5, (game.id, suit)


def test_corners_are_round(plain: Art) -> None:
    for face in (None, "1"):
        assert image(plain.face(face, 100, 1.0)).pixelColor(0, 0).alpha() == 0
        assert image(plain.face(face, 100, 1.0)).pixelColor(50, 70).alpha() == 255


@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
def test_no_two_cards_of_a_game_look_the_same(qtbot: QtBot, game: str) -> None:
    faces = games.package(game).game.faces
    art = Art(game, faces)
    pictures = [image(art.face(face, 40, 1.0)) for face in (None, *faces)]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[number + 1 :])


@pytest.mark.parametrize("game", having(Tier.CARDS))
def test_every_card_that_is_drawn_looks_other_than_a_plain_one(qtbot: QtBot, game: str) -> None:
    faces = games.package(game).game.faces
    drawn = Art(game, faces)
    plain = Art("no-such-game", faces)
    for face in (None, *faces):
        assert image(drawn.face(face, 40, 1.0)) != image(plain.face(face, 40, 1.0)), face


def test_tokens_are_square_and_unknown_ones_are_painted(qtbot: QtBot) -> None:
    known, unknown = art.token("kamon", 32, 2.0), art.token("no-such-token", 32, 2.0)
    assert known.width() == known.height() == unknown.width() == 64
    assert image(known) != image(unknown)
    assert image(unknown).pixelColor(32, 32).alpha() == 255


def test_a_pattern_is_drawn_on_whole_pixels_of_the_device(qtbot: QtBot) -> None:
    pattern = art.drawing("assets/tables/meow/light/pattern.svg")
    assert pattern is not None
    tile = art.tile(pattern, QSizeF(33.3, 20.2), 1.5)
    assert (tile.width(), tile.height(), tile.devicePixelRatio()) == (50, 30, 1.5)
    assert image(tile).pixelColor(25, 15).alpha() > 0
    assert art.drawing("assets/tables/no-such-game/light/pattern.svg") is None


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("angle", [0.0, 3.0, -7.6, 90.0])
def test_a_sprites_size_is_known_without_drawing_it(plain: Art, angle: float, ratio: float) -> None:
    drawn = plain.sprite("1", 57.3, ratio, angle)
    assert sprite_size(57.3, ratio, angle) == (drawn.width(), drawn.height())


def test_forgotten_drawings_are_read_again_when_they_are_asked_for(qtbot: QtBot) -> None:
    before = art.drawing(card_file("gunjo", "1"))
    assert art.drawing(card_file("gunjo", "1")) is before
    art.forget_drawings()
    after = art.drawing(card_file("gunjo", "1"))
    assert after is not None
    assert after is not before
