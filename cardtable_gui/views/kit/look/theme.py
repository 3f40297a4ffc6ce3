"""The design tokens: colours (light and dark), type scale, spacing, radii, motion. All painting uses them.

Lengths are logical pixels; sizes of text grow with the text scale (`Type.px`). There are two themes: paper (light) and
lacquer (dark), each also with high contrast. Text colours have a contrast of at least 4.5 to 1 on every background
named for them, 7 to 1 with high contrast; the edges of controls have 3 to 1 on panels.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme. `surface` is the table top, `panel` everything with text on it."""

    name: str
    dark: bool
    surface: QColor
    surface_deep: QColor
    """The table top's edges: a soft vignette."""
    panel: QColor
    panel_deep: QColor
    panel_edge: QColor
    """Lines that only divide: nothing is known by them alone."""
    control_edge: QColor
    """The border of a button, field or other control on `panel` and `panel_deep`."""
    title: QColor
    """Text on the table top and in its trays: titles and numbers."""
    trail: QColor
    """The trail of moved cards on the table top."""
    ink: QColor
    """Text on `panel` and on `surface`."""
    ink_soft: QColor
    """Quiet text on `panel` and on `surface`."""
    accent: QColor
    """The primary button and the player to move."""
    on_accent: QColor
    glow: QColor
    """Highlight of legal places, playable and picked cards."""
    on_glow: QColor
    cool: QColor
    """The line around cards that only serve a swap or an exchange, and what is like it."""
    focus: QColor
    """The focus ring."""
    focus_edge: QColor
    """The outline of a focus ring on the table top, so that it is visible on any background."""
    good: QColor
    bad: QColor
    """A refusal; text on `panel`."""
    veil: QColor
    """Painted over the table behind a dialog (translucent)."""
    shadow: QColor
    card: QColor
    dim: QColor
    """Painted over cards that cannot be played now (translucent)."""
    high_contrast: bool = False
    """Whether table tops stay plain, cards have an outline, and their numerals are black or white."""

    @property
    def link(self) -> QColor:
        """Text that opens something, on `panel`."""
        return self.focus


LIGHT = Theme(
    name="light",
    dark=False,
    surface=QColor("#e6dcc6"),
    surface_deep=QColor("#d8ccb0"),
    title=QColor("#413934"),
    trail=QColor("#ab3527"),
    panel=QColor("#fffaf0"),
    panel_deep=QColor("#f3ead7"),
    panel_edge=QColor("#d3c3a0"),
    control_edge=QColor("#85734f"),
    ink=QColor("#2a2320"),
    ink_soft=QColor("#4e4339"),
    accent=QColor("#ab3527"),
    on_accent=QColor("#fffaf0"),
    glow=QColor("#d98a16"),
    on_glow=QColor("#2a1a00"),
    cool=QColor("#1c6c9c"),
    focus=QColor("#0d4090"),
    focus_edge=QColor("#fffdf7"),
    good=QColor("#2b6a3c"),
    bad=QColor("#a12f22"),
    veil=QColor(60, 48, 30, 120),
    shadow=QColor(50, 34, 10),
    card=QColor("#fffdf7"),
    dim=QColor(230, 220, 198, 120),
)

DARK = Theme(
    name="dark",
    dark=True,
    surface=QColor("#20262b"),
    surface_deep=QColor("#12161a"),
    title=QColor("#dbd6cb"),
    trail=QColor("#e57a63"),
    panel=QColor("#2b3238"),
    panel_deep=QColor("#232a2f"),
    panel_edge=QColor("#4a535b"),
    control_edge=QColor("#87929b"),
    ink=QColor("#f4eee1"),
    ink_soft=QColor("#c2bbad"),
    accent=QColor("#e57a63"),
    on_accent=QColor("#1c100c"),
    glow=QColor("#f2bb4e"),
    on_glow=QColor("#241700"),
    cool=QColor("#86cdf2"),
    focus=QColor("#8db8ff"),
    focus_edge=QColor("#000000"),
    good=QColor("#8fd19e"),
    bad=QColor("#ff9d8a"),
    veil=QColor(0, 0, 0, 150),
    shadow=QColor(0, 0, 0),
    card=QColor("#fbf6ea"),
    dim=QColor(18, 22, 26, 115),
)

LIGHT_CONTRAST = Theme(
    name="light-contrast",
    dark=False,
    surface=QColor("#dedede"),
    surface_deep=QColor("#dedede"),
    title=QColor("#000000"),
    trail=QColor("#7d1200"),
    panel=QColor("#ffffff"),
    panel_deep=QColor("#f2f2f2"),
    panel_edge=QColor("#000000"),
    control_edge=QColor("#000000"),
    ink=QColor("#000000"),
    ink_soft=QColor("#1c1c1c"),
    accent=QColor("#7d1200"),
    on_accent=QColor("#ffffff"),
    glow=QColor("#0039b3"),
    on_glow=QColor("#ffffff"),
    cool=QColor("#005a52"),
    focus=QColor("#7a0060"),
    focus_edge=QColor("#ffffff"),
    good=QColor("#00481a"),
    bad=QColor("#8a0000"),
    veil=QColor(0, 0, 0, 150),
    shadow=QColor("#000000"),
    card=QColor("#ffffff"),
    dim=QColor(0, 0, 0, 0),
    high_contrast=True,
)

DARK_CONTRAST = Theme(
    name="dark-contrast",
    dark=True,
    surface=QColor("#000000"),
    surface_deep=QColor("#000000"),
    title=QColor("#ffffff"),
    trail=QColor("#ffe94d"),
    panel=QColor("#0d0d0d"),
    panel_deep=QColor("#000000"),
    panel_edge=QColor("#ffffff"),
    control_edge=QColor("#ffffff"),
    ink=QColor("#ffffff"),
    ink_soft=QColor("#e8e8e8"),
    accent=QColor("#ffe94d"),
    on_accent=QColor("#000000"),
    glow=QColor("#ffa62b"),
    on_glow=QColor("#000000"),
    cool=QColor("#c9b8ff"),
    focus=QColor("#5fe3ff"),
    focus_edge=QColor("#000000"),
    good=QColor("#7dff9a"),
    bad=QColor("#ffb8aa"),
    veil=QColor(0, 0, 0, 190),
    shadow=QColor("#000000"),
    card=QColor("#ffffff"),
    dim=QColor(0, 0, 0, 0),
    high_contrast=True,
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)}


def theme_for(*, dark: bool, high_contrast: bool) -> Theme:
    """The theme of this brightness and contrast."""
    return next(theme for theme in THEMES.values() if (theme.dark, theme.high_contrast) == (dark, high_contrast))


class Type(IntEnum):
    """The type scale: pixel sizes at 100 % text size."""

    CAPTION = 12
    BODY = 14
    LABEL = 15
    TITLE = 18
    HEADLINE = 24
    DISPLAY = 32

    def px(self, percent: int = 100) -> int:
        """The size in logical pixels at a text scale (80-200)."""
        return max(9, round(self.value * percent / 100))


class Space(IntEnum):
    """Distances."""

    HAIR = 2
    TIGHT = 4
    SNUG = 8
    EASY = 12
    WIDE = 20
    VAST = 32


class Radius(IntEnum):
    """Corner radii."""

    CHIP = 6
    PANEL = 12
    SHEET = 18


CARD_ASPECT = 1.4
"""Height of a card by its width."""

CARD_RADIUS = 0.072
"""Corner radius of a card by its width."""

SHADOW_STEPS = 8
"""Soft shadows consist of this many stacked shapes."""


@dataclass(frozen=True, slots=True)
class Motion:
    """The duration of a kind of movement at speed 1, in milliseconds, and its curve."""

    ms: int
    curve: QEasingCurve.Type


GLIDE = Motion(300, QEasingCurve.Type.OutCubic)
DEAL = Motion(260, QEasingCurve.Type.OutCubic)
FLIP = Motion(320, QEasingCurve.Type.InOutSine)
LIFT = Motion(110, QEasingCurve.Type.OutQuad)
HOME = Motion(240, QEasingCurve.Type.OutBack)
COINS = Motion(520, QEasingCurve.Type.InOutCubic)
CURTAIN = Motion(420, QEasingCurve.Type.InOutCubic)
APPEAR = Motion(180, QEasingCurve.Type.OutQuad)
READ_MS = 260
"""A pause for reading something that was just shown."""


def with_alpha(colour: QColor, alpha: int) -> QColor:
    """The same colour with an opacity of 0-255."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


def blended(ground: QColor, over: QColor, share: float) -> QColor:
    """A colour between two: `share` 0 is the background, 1 the other."""
    return QColor.fromRgbF(
        ground.redF() + (over.redF() - ground.redF()) * share,
        ground.greenF() + (over.greenF() - ground.greenF()) * share,
        ground.blueF() + (over.blueF() - ground.blueF()) * share,
    )


def palette(theme: Theme) -> QPalette:
    """The Qt palette of a theme, for the standard widgets around the table."""
    role = QPalette.ColorRole
    made = QPalette()
    for where, colour in (
        (role.Window, theme.panel_deep),
        (role.WindowText, theme.ink),
        (role.Base, theme.panel),
        (role.AlternateBase, theme.panel_deep),
        (role.Text, theme.ink),
        (role.Button, theme.panel),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.on_accent),
        (role.ToolTipBase, theme.panel),
        (role.ToolTipText, theme.ink),
        (role.PlaceholderText, theme.ink_soft),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.link),
        (role.LinkVisited, theme.link),
        (role.Accent, theme.accent),
        (role.Light, theme.panel),
        (role.Midlight, theme.panel_deep),
        (role.Mid, theme.panel_edge),
        (role.Dark, theme.panel_edge),
        (role.Shadow, theme.shadow),
    ):
        made.setColor(where, colour)
    faint = blended(theme.panel, theme.ink, 0.6)
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, faint)
    return made


@dataclass(frozen=True, slots=True)
class Appearance:
    """What settings, the profile in use and the system say about how everything looks."""

    theme: Theme
    percent: int
    """The text size in percent."""
    speed: float
    """The animation speed; 1 is normal, 0: no animation."""
    table_theme: str = "window"
    """The light at the table, a value of `settings.TABLE_THEME`."""
