"""The focus ring has one colour, one width and one shape, whatever has the keyboard."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

import cardtable_gui
from cardtable_gui.views.kit.look import focus_ring, style
from cardtable_gui.views.kit.look.focus_ring import GAP, HALO, ROOM, WIDTH
from cardtable_gui.views.kit.look.theme import LIGHT, THEMES, Theme

SIDE = 40
THING = QRectF(10, 10, 20, 20)
SOURCES = Path(cardtable_gui.__file__).parent
OWN = {"views/kit/look/focus_ring.py", "views/kit/look/theme.py"}


@pytest.fixture
def image(qapp: object) -> QImage:
    """White."""
    del qapp
    made = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.white)
    return made


def columns(image: QImage, colour: QColor) -> list[int]:
    """Where pixels of a colour lie on the middle line, from left to right."""
    return [x for x in range(SIDE) if image.pixelColor(x, SIDE // 2) == colour]


def test_around_a_thing_it_leaves_a_gap_and_takes_its_room(image: QImage) -> None:
    painter = QPainter(image)
    focus_ring.paint_around(painter, LIGHT, THING, 4)
    painter.end()
    assert columns(image, LIGHT.focus) == [6, 7, 8, 31, 32, 33]
    assert (WIDTH, GAP, ROOM) == (3, 1, 4)


def test_inside_an_area_it_lies_along_the_edge(image: QImage) -> None:
    painter = QPainter(image)
    focus_ring.paint_inside(painter, LIGHT, THING, 4)
    painter.end()
    assert columns(image, LIGHT.focus) == [10, 11, 12, 27, 28, 29]


def test_on_the_table_top_a_contrasting_line_runs_along_both_sides(image: QImage) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    image.fill(Qt.GlobalColor.black)
    focus_ring.paint_around(painter, LIGHT, THING, 4, haloed=True)
    painter.end()
    assert columns(image, LIGHT.focus) == [6, 7, 8, 31, 32, 33]
    assert columns(image, LIGHT.focus_edge) == [5, 9, 30, 34]
    assert HALO >= GAP, "what is between ring and thing would show through"


def used(tree: ast.AST) -> list[int]:
    """The lines where the ring's colours are taken from a theme, or a style sheet speaks of the focus."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("focus", "focus_edge"):
            found += [node.lineno] if ast.unparse(node.value).lower().endswith("theme") else []
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and ":focus" in node.value:
            found.append(node.lineno)
    return found


def test_nothing_else_draws_a_ring() -> None:
    files = {file.relative_to(SOURCES).as_posix(): file for file in SOURCES.rglob("*.py")}
    assert files.keys() >= OWN
    found = {
        name: lines
        for name, file in files.items()
        if name not in OWN and (lines := used(ast.parse(file.read_text(encoding="utf-8"))))
    }
    # The style sheet of the standard widgets is the only one; what its rules say is tested below.
    assert found.keys() == {"views/kit/look/style.py"}


@pytest.mark.parametrize("source", ["pen(self._look.theme.focus)", "edge = theme.focus_edge", 'x = "QLabel:focus {}"'])
def test_a_ring_of_ones_own_would_be_found(source: str) -> None:
    assert used(ast.parse(source)) == [1]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_style_sheet_draws_the_same_ring(theme: Theme) -> None:
    sheet = style.sheet(theme, 100)
    rules = re.findall(r"([^{}]*:(?:focus|selected)[^{}]*){([^{}]*)}", sheet)
    ringed = [(selector.strip(), rule) for selector, rule in rules if "QTabBar::tab:selected" not in selector]
    assert len(ringed) > 15
    for selector, rule in ringed:
        assert theme.focus.name() in rule, selector
        assert set(re.findall(r"(\d+)px solid", rule)) <= {str(WIDTH)}, selector
        if "solid" not in rule:
            # Only the colour changes: the border was as wide and could not be seen.
            plain = re.sub(r":(focus|selected)", "", selector).split(",")[0].strip()
            base = "".join(each for names, each in re.findall(r"([^{}]*){([^{}]*)}", sheet) if names.strip() == plain)
            assert f"border: {WIDTH}px solid" in base, selector
