"""The borders of controls, their states and the focus can be seen: measured on what is painted, in all themes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QSlider,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable_gui.settings import HIGH_CONTRAST, Settings
from cardtable_gui.settings import THEME as BRIGHTNESS
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.stepper import Stepper
from cardtable_gui.views.kit.controls.switch import Switch
from cardtable_gui.views.kit.look import theme as themes
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import THEMES, Theme
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.start.tile import AgainButton
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton
from tests.support.contrast import contrast
from tests.support.painted import differing, edge_contrast, picture

VISIBLE = 3.0
_MARGIN = 12

Make = Callable[[Look, QWidget], QWidget]
"""Makes a control with this look as a child of a widget."""


def button(kind: str = "", *, checked: bool | None = None, **marks: str) -> Make:
    def make(look: Look, parent: QWidget) -> QWidget:
        del look, parent
        made = Button("Play")
        made.setProperty("kind", kind)
        for name, value in marks.items():
            made.setProperty(name, value)
        if checked is not None:
            made.setCheckable(True)
            made.setChecked(checked)
        return made

    return make


def tool(look: Look, parent: QWidget) -> QWidget:
    """A checked tool: unchecked ones have no border, and are known by their icon."""
    del look, parent
    made = QToolButton()
    made.setProperty("kind", "quiet")
    made.setText("Log")
    made.setCheckable(True)
    made.setChecked(True)
    return made


def command(*, primary: bool) -> Make:
    def make(look: Look, parent: QWidget) -> QWidget:
        made = CommandButton(SystemClock(), parent)
        made.show_face(ButtonFace("play", "Play", "P", primary), look.theme, 100)
        made.setMinimumSize(made.sizeHint())
        return made

    return make


def switch(on: bool) -> Make:
    def make(look: Look, parent: QWidget) -> QWidget:
        made = Switch(look, parent)
        made.setChecked(on)
        return made

    return make


def stepper(look: Look, parent: QWidget) -> QWidget:
    """Only its field: the buttons beside it are those of the kind `square`."""
    del look
    return Stepper(1, 9, 1, parent).field


def slider(look: Look, parent: QWidget) -> QWidget:
    del look, parent
    made = QSlider(Qt.Orientation.Horizontal)
    made.setValue(made.maximum() // 2)
    return made


CONTROLS: dict[str, Make] = {
    "button": button(),
    "primary": button("primary"),
    "strong": button("strong"),
    "segment": button("segment", checked=False, place="first"),
    "chosen segment": button("segment", checked=True, place="first"),
    "toggle": button("toggle", checked=False),
    "toggle on": button("toggle", checked=True),
    "square": button("square"),
    "chip": button("chip"),
    "key cap": button("keycap"),
    "waiting key cap": button("keycap", waiting="yes"),
    "checked tool": tool,
    "text field": lambda _look, _parent: QLineEdit("Emma"),
    "number field": stepper,
    "text page": lambda _look, _parent: QPlainTextEdit("Text"),
    "choice": lambda look, parent: Choice(look, ("light", "dark"), parent),
    "switch": switch(False),
    "switch on": switch(True),
    "progress": lambda _look, _parent: QProgressBar(),
    "command": command(primary=False),
    "primary command": command(primary=True),
    "rematch": AgainButton,
}
STATES = ("idle", "hovered", "pressed", "focused")
"""A disabled control needs no contrast, says the guideline: it cannot be used."""


@pytest.fixture(params=list(THEMES))
def theme(request: pytest.FixtureRequest, settings: Settings) -> Theme:
    """Each theme, chosen in the settings."""
    made = THEMES[request.param]
    settings.set(BRIGHTNESS, "dark" if made.dark else "light")
    settings.set(HIGH_CONTRAST, made.high_contrast)
    return made


@pytest.fixture
def board(qtbot: QtBot, qapp: QApplication, settings: Settings) -> Callable[[Make, str], tuple[QWidget, QWidget]]:
    """Put a control on a panel or on the ground of a dialog, shown with the focus elsewhere."""

    def put(make: Make, ground: str) -> tuple[QWidget, QWidget]:
        look = Look(qapp, settings)
        look.complete()
        made = QWidget()
        qtbot.addWidget(made)
        made.setProperty("surface", ground)
        made.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(made)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        control = make(look, made)
        column.addWidget(control)
        look.apply_look(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.setFocus()
        return made, control

    return put


def bring(control: QWidget, state: str) -> None:
    """Bring a control into a state."""
    control.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, state in ("hovered", "pressed"))
    if isinstance(control, QAbstractButton):
        control.setDown(state == "pressed")
    if state == "focused":
        control.setFocus(Qt.FocusReason.TabFocusReason)
    control.update()


@pytest.mark.parametrize("ground", ["side", "bar"])
@pytest.mark.parametrize("name", list(CONTROLS))
def test_the_outline_of_a_control_is_seen_in_every_state(
    name: str, ground: str, theme: Theme, board: Callable[[Make, str], tuple[QWidget, QWidget]]
) -> None:
    around, control = board(CONTROLS[name], ground)
    found = {}
    for state in STATES:
        bring(control, state)
        found[state] = round(edge_contrast(around, control), 2)
    assert min(found.values()) >= VISIBLE, found


@pytest.mark.parametrize(
    "name", [*(name for name in CONTROLS if name not in ("progress", "waiting key cap")), "slider"]
)
def test_the_focus_is_seen(name: str, theme: Theme, board: Callable[[Make, str], tuple[QWidget, QWidget]]) -> None:
    """At least as many pixels differ as a line of one pixel along two edges of the control has."""
    around, control = board({**CONTROLS, "slider": slider}[name], "side")
    before = picture(around)
    bring(control, "focused")
    assert control.hasFocus()
    least = 18 if name == "slider" else min(control.width(), 3 * control.height())
    assert differing(before, picture(around), VISIBLE) >= least


def test_the_groove_and_the_knob_of_a_slider_are_seen(
    theme: Theme, board: Callable[[Make, str], tuple[QWidget, QWidget]]
) -> None:
    around, control = board(slider, "side")
    image, middle = picture(around), _MARGIN + control.height() // 2
    ground = image.pixelColor(2, 2)
    for share in (0.1, 0.9):
        groove = image.pixelColor(_MARGIN + round(share * control.width()), middle)
        assert contrast(groove, ground) >= VISIBLE
    knob = [image.pixelColor(x, middle - 6) for x in range(around.width())]
    assert max(contrast(colour, ground) for colour in knob) >= VISIBLE


def test_on_and_off_differ_clearly(theme: Theme, board: Callable[[Make, str], tuple[QWidget, QWidget]]) -> None:
    """A switch, a toggle and a tool show by more than a tint that they are on."""
    for made in (Switch, None):
        around, control = board(switch(False) if made else button("toggle", checked=False), "side")
        before = picture(around)
        assert isinstance(control, QAbstractButton)
        control.setChecked(True)
        assert differing(before, picture(around), VISIBLE) >= control.height()


def test_the_chosen_tab_is_underlined(theme: Theme, board: Callable[[Make, str], tuple[QWidget, QWidget]]) -> None:
    def tabs(look: Look, parent: QWidget) -> QWidget:
        del look, parent
        made = QTabBar()
        for word in ("Log", "Rules"):
            made.addTab(word)
        return made

    around, control = board(tabs, "side")
    assert isinstance(control, QTabBar)
    image, tab = picture(around), control.tabRect(0)
    column = [image.pixelColor(_MARGIN + tab.center().x(), _MARGIN + tab.bottom() - up) for up in range(4)]
    assert max(contrast(colour, image.pixelColor(2, 2)) for colour in column) >= VISIBLE


def test_the_tiles_of_the_start_screen_have_a_border(theme: Theme, home: HomePage) -> None:
    for tile in home.tiles:
        assert edge_contrast(home, tile) >= VISIBLE, tile.game


def test_a_paler_border_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch, board: Callable[[Make, str], tuple[QWidget, QWidget]]
) -> None:
    """With the borders of before, which had a contrast of 1.45 to 1.86, the measurement fails."""
    paler = replace(themes.LIGHT, control_edge=QColor("#d3c3a0"))
    monkeypatch.setattr(themes, "theme_for", lambda **_: paler)
    for name in ("button", "text field", "choice", "switch", "command", "segment"):
        around, control = board(CONTROLS[name], "side")
        assert edge_contrast(around, control) < VISIBLE, name


@pytest.mark.parametrize("kind", ["", "quiet", "segment", "toggle"])
def test_the_focus_leaves_the_words_of_a_button_alone(
    kind: str, theme: Theme, board: Callable[[Make, str], tuple[QWidget, QWidget]]
) -> None:
    """The style would frame them once more, but only while the keyboard is in use."""
    ground, control = board(button(kind), "panel")
    inner = control.rect().adjusted(_MARGIN, 8, -_MARGIN, -8)
    control.setFocus(Qt.FocusReason.MouseFocusReason)
    by_mouse = picture(control).copy(inner)
    ground.setFocus()
    ground.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    assert picture(control).copy(inner) == by_mouse
