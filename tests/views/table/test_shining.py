"""How cards call for attention: what plays now, what is only for a swap, and never nearly every card the same."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, THEMES, Theme
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.widgets.card_marks import PLAIN, Marks, Shine, overlay
from tests.support.contrast import contrast
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import HAND, MARKET, follow

WIDTH = 110.0
LINES = {
    "nothing": Marks(),
    "for a swap": Marks(aside=True),
    "plays now": Marks(edge=PLAIN),
    "taught": Marks(taught=True),
}


def shines(driven: Driven) -> dict[str, Shine]:
    """How the own cards shine, by face."""
    return {card.face or "": card.shine_level for card in driven.hand()}


def test_where_every_card_could_be_played_none_shines_or_is_dimmed(merchant: Driven) -> None:
    assert all(card.playable for card in merchant.hand())
    assert set(shines(merchant).values()) == {Shine.NONE}
    assert not any(card.dimmed for card in merchant.hand())


def test_where_nearly_all_play_only_those_for_a_swap_have_a_line(merchant: Driven) -> None:
    follow(merchant)
    told = shines(merchant)
    assert told.pop("3") is Shine.ASIDE
    assert set(told.values()) == {Shine.NONE}
    threes = [card for card in merchant.hand() if card.face == "3"]
    assert all(card.accessibleDescription() == "For “Exchange and pass” only." for card in threes)
    assert all(not card.accessibleDescription() for card in merchant.hand() if card.face != "3")


def test_once_cards_are_picked_what_goes_on_with_them_shines(merchant: Driven) -> None:
    follow(merchant)
    seven = next(card for card in merchant.hand() if card.face == "7")
    merchant.click(seven)
    assert shines(merchant)["7"] is Shine.NOW
    for_sale = {card.face: card for card in merchant.table.cards(MARKET)}
    assert (for_sale["6"].shine_level, for_sale["6"].dimmed) == (Shine.NONE, False), "as nearly all of the market"


def both_kinds() -> list[Action]:
    """The actions of a match of Gunjo up to a turn of seat 0 with cards to play and others only to swap."""
    package = games.package("gunjo")
    match = Match.new("gunjo", (YOU, EASY, EASY), {}, 20)
    rng = Random(20)
    while True:
        state = match.state
        if state.to_move == 0:
            offer = package.table.offer(state.view(0), {})
            only = len(offer.asides["swap"].get(HAND, ()))
            if 3 <= only <= len(offer.continuations.get(HAND, ())) - 3:
                return [package.game.parse(step.text) for step in match.steps]
        match.act(rng.choice(state.legal_actions()))


def test_what_plays_now_is_raised_and_what_is_for_a_swap_is_not(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "gunjo", (YOU, EASY, EASY), seed=20, before=both_kinds())
    tops: dict[Shine, list[float]] = {Shine.ASIDE: [], Shine.NOW: []}
    for card, low in zip(driven.hand(), lying(driven), strict=True):
        tops[card.shine_level].append(low - card.pose.y)
    assert min(tops[Shine.NOW]) > max(tops[Shine.ASIDE]) == 0


def lying(driven: Driven) -> list[float]:
    """Where the own cards would lie if none were raised."""
    assert driven.table.presenter is not None
    stage = driven.table.presenter.scene.stage
    poses = stage.hand(stage.shown[HAND], final=False)
    return [poses[card.token].y for card in driven.hand()]


def painted(marks: Marks, theme: Theme) -> QImage:
    sprite = Art("", ("1",)).sprite("1", WIDTH, 1.0)
    picture = QImage(sprite.size(), QImage.Format.Format_RGB32)
    picture.fill(theme.surface)
    painter = QPainter(picture)
    painter.drawPixmap(0, 0, sprite)
    painter.drawPixmap(0, 0, overlay(marks, sprite, WIDTH, WIDTH * CARD_ASPECT, 0.0, theme))
    painter.end()
    return picture


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=lambda theme: theme.name)
def test_the_lines_differ_without_their_colours(qtbot: QtBot, theme: Theme) -> None:
    """In shades of grey, each covers more than the one before, and another part of the card's edge."""
    bare = painted(LINES["nothing"], theme)
    covered = {}
    for name, marks in LINES.items():
        grey = painted(marks, theme)
        covered[name] = {
            (x, y)
            for y in range(bare.height())
            for x in range(bare.width())
            if abs(grey.pixelColor(x, y).lightness() - bare.pixelColor(x, y).lightness()) > 12
        }
    sizes = [len(covered[name]) for name in LINES]
    assert sizes == sorted(sizes)
    for one, other in combinations(LINES, 2):
        assert len(covered[other] - covered[one]) > 0.25 * max(1, len(covered[one])), (one, other)


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=lambda theme: theme.name)
def test_the_cool_line_is_seen_on_the_table_and_on_any_card(theme: Theme) -> None:
    below = theme.shadow if theme.dark else theme.card
    assert contrast(theme.cool, below) >= 3.0
    assert contrast(theme.cool, theme.surface) >= 3.0


def test_the_few_that_cannot_be_played_carry_a_sign_with_high_contrast(qtbot: QtBot) -> None:
    for theme in THEMES.values():
        barred = painted(Marks(dimmed=True, barred=True), theme) != painted(Marks(dimmed=True), theme)
        assert barred == theme.high_contrast
