"""The design tokens: texts are legible."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette

import cardtable_gui
from cardtable_gui.views.kit.look.theme import THEMES, Theme, Type, blended, palette, theme_for
from tests.support.contrast import contrast

VISIBLE = 3.0
each_theme = pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))

TEXTS = [
    ("ink", "panel"),
    ("ink", "panel_deep"),
    ("ink", "surface"),
    ("ink", "surface_deep"),
    ("ink_soft", "panel"),
    ("ink_soft", "panel_deep"),
    ("ink_soft", "surface"),
    ("ink_soft", "surface_deep"),
    ("title", "surface"),
    ("title", "surface_deep"),
    ("on_accent", "accent"),
    ("on_glow", "glow"),
    ("bad", "panel"),
    ("good", "panel"),
    ("accent", "panel"),
    ("focus", "panel"),
]


def readable(theme: Theme) -> float:
    """The least contrast of text: that of the guidelines' levels AA and, for high contrast, AAA."""
    return 7.0 if theme.high_contrast else 4.5


@each_theme
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= readable(theme)


@each_theme
def test_text_on_tinted_grounds_can_be_read(theme: Theme) -> None:
    own_row = blended(theme.panel, theme.glow, 0.16)
    chip = blended(theme.panel, theme.ink, 0.12)
    hovered = blended(theme.accent, theme.glow, 0.2)
    for ink, ground in ((theme.ink, own_row), (theme.ink_soft, own_row), (theme.ink, chip)):
        assert contrast(ink, ground) >= readable(theme)
    assert contrast(theme.on_accent, hovered) >= VISIBLE
    assert contrast(theme.bad, own_row) >= readable(theme)
    assert contrast(theme.good, own_row) >= readable(theme)
    assert theme.dark or contrast(theme.ink, theme.card) >= readable(theme)


@each_theme
def test_the_focus_ring_is_seen_on_table_and_panels(theme: Theme) -> None:
    for ground in (theme.surface, theme.surface_deep, theme.panel, theme.panel_deep):
        assert contrast(theme.focus, ground) >= VISIBLE


@each_theme
def test_the_focus_ring_or_the_line_along_it_is_seen_on_any_ground(theme: Theme) -> None:
    """If two colours have a contrast of nine to one, one of them has three to one against any other."""
    assert contrast(theme.focus, theme.focus_edge) >= VISIBLE**2


@each_theme
def test_the_border_of_a_control_is_seen_on_every_panel(theme: Theme) -> None:
    for ground in (theme.panel, theme.panel_deep, theme.card if not theme.dark else theme.panel_deep):
        assert contrast(theme.control_edge, ground) >= VISIBLE


def test_there_is_a_theme_for_each_brightness_and_contrast() -> None:
    chosen = {
        (dark, high): theme_for(dark=dark, high_contrast=high) for dark in (False, True) for high in (False, True)
    }
    assert {(theme.dark, theme.high_contrast): theme for theme in THEMES.values()} == chosen


def test_contrast_is_that_of_the_guidelines() -> None:
    black, white = QColor("black"), QColor("white")
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, white) == pytest.approx(1)
    assert contrast(QColor("#777777"), white) == pytest.approx(4.48, abs=0.01)
    assert contrast(white, black) == contrast(black, white)


def test_blending_goes_from_one_colour_to_the_other() -> None:
    red, blue = QColor(255, 0, 0), QColor(0, 0, 255)
    assert blended(red, blue, 0.0).getRgb() == red.getRgb()
    assert blended(red, blue, 1.0).getRgb() == blue.getRgb()


@each_theme
def test_the_palette_of_standard_widgets_can_be_read(theme: Theme) -> None:
    made = palette(theme)
    role = QPalette.ColorRole
    for ink, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.PlaceholderText, role.Base),
    ):
        assert contrast(made.color(ink), made.color(ground)) >= readable(theme)


def test_sizes_grow_with_the_text() -> None:
    assert Type.BODY.px() == Type.BODY.value
    assert Type.BODY.px(200) == 2 * Type.BODY.value
    assert Type.CAPTION.px(80) >= 9


def test_every_colour_of_a_theme_is_used_somewhere() -> None:
    root = Path(cardtable_gui.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in root.rglob("*.py"))
    used = set(re.findall(r"\b(?:\w*theme|dressed|look)\.(\w+)", source))
    assert {field.name for field in fields(Theme)} - used == set()
