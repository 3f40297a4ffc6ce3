"""Finds visible layout faults of a window from geometry and font metrics."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QTextDocument, QTextOption
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSplitterHandle,
    QTabBar,
    QTextEdit,
    QWidget,
)

from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.elided import ElidedLabel
from cardtable_gui.views.kit.text.fitted_text import fit, noting
from cardtable_gui.views.kit.text.phrases import JOINER
from cardtable_gui.views.shell.notices.notice import Notice
from cardtable_gui.views.shell.start.tile import TILE_MARGIN, CoverTile
from cardtable_gui.views.table.geometry.table_geometry import Frame
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.bubbles import SpeechBubble
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.command_bar import CommandBar
from cardtable_gui.views.table.widgets.player_plates import PlateView

SLACK = 0.01
_NEVER_FIRST = frozenset("、。，．！？）」』】：；…・／ー’”,.!?:;)]%っゃゅょッャュョ")
_PLAIN_WORDS = (
    "くださ",
    "くらい",
    "はじめ",
    "あります",
    "ありません",
    "なりま",
    "できま",
    "つづけ",
    "どちら",
    "もらい",
    "ひとり",
    "すべて",
    "いっしょ",
    "かまい",
    "かもしれ",
    "そのまま",
    "つづき",
    "とき",
    "ひとつ",
    "もらえ",
    "もらう",
    "ルール",
    "ブック",
)
"""Words in hiragana that may begin a line although hiragana is before them, and parts of compounds in katakana."""
_PICTURE = "\ufffc"
_ENDLESS = re.compile("[ぁ-ゟ]{17}")
"""No word, but a name that somebody made up: it ends its line anywhere."""


def shown(root: QWidget) -> Iterator[QWidget]:
    """All visible widgets in it; what the table draws is its own concern, and so is what Qt scrolls."""
    for child in root.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield child
            if not isinstance(child, TableView | Choice) and (
                not isinstance(child, QAbstractScrollArea) or isinstance(child, QScrollArea)
            ):
                yield from shown(child)


def clipped(root: QWidget) -> list[str]:
    """Widgets that are too small for their text."""
    found = []
    for widget in shown(root):
        room = widget.contentsRect()
        if isinstance(widget, ElidedLabel) or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                fits = widget.heightForWidth(widget.width()) <= widget.height()
            else:
                fits = widget.sizeHint().width() <= widget.width() and widget.sizeHint().height() <= widget.height()
        elif isinstance(widget, QAbstractButton) and widget.text():
            hint = widget.sizeHint()
            fits = (hint.width() <= widget.width() or widget.hasHeightForWidth()) and (
                widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else hint.height()
            ) <= widget.height()
        elif isinstance(widget, QTabBar):
            tabs = [tab for tab in range(widget.count()) if widget.isTabVisible(tab)]
            wide = widget.fontMetrics().horizontalAdvance
            fits = all(wide(widget.tabText(tab)) < widget.tabRect(tab).width() for tab in tabs)
        elif isinstance(widget, QLineEdit | Choice):
            fits = widget.fontMetrics().height() <= room.height()
        else:
            continue
        if not fits:
            words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
            found.append(f"{type(widget).__name__} “{words[:40]}” {widget.size().toTuple()}")
    return found


def overlapping(root: QWidget) -> list[str]:
    """Siblings that overlap."""
    found = []
    for parent in (root, *shown(root)):
        if isinstance(parent, TableView) or (isinstance(parent, QAbstractScrollArea) and parent is not root):
            continue
        children = [
            child
            for child in parent.children()
            if isinstance(child, QWidget)
            and child.isVisible()
            and not child.isWindow()
            and not isinstance(child, Notice | QSplitterHandle)
        ]
        found += [
            f"{type(one).__name__} {one.geometry().getRect()} and {type(other).__name__} {other.geometry().getRect()}"
            for one, other in combinations(children, 2)
            if one.geometry().intersects(other.geometry())
        ]
    return found


def outside(root: QWidget) -> list[str]:
    """What stands out of the place it is in: sideways, or below where nothing scrolls."""
    return [
        f"{type(widget).__name__} {widget.geometry().getRect()} in {parent.size().toTuple()}"
        for widget in shown(root)
        if isinstance(parent := widget.parentWidget(), QWidget)
        and (
            widget.x() < 0
            or widget.geometry().right() >= parent.width()
            or (widget.geometry().bottom() >= parent.height() and not isinstance(parent.parent(), QScrollArea))
        )
    ]


def nested(root: QWidget) -> list[str]:
    """What scrolls up and down within what scrolls up and down: the wheel and a finger then move either of them."""
    found = []
    for area in root.findChildren(QAbstractScrollArea):
        around = area.parentWidget()
        while scrolls(area) and around is not None and not area.isWindow():
            if isinstance(around, QAbstractScrollArea) and scrolls(around):
                found.append(f"{type(area).__name__} in {type(around).__name__}")
            around = None if around is root else around.parentWidget()
    return found


def scrolls(area: QAbstractScrollArea) -> bool:
    """Whether there's more in it than can be seen at once, above or below."""
    return area.isVisible() and area.verticalScrollBar().maximum() > area.verticalScrollBar().minimum()


def cut_sideways(root: QWidget) -> list[str]:
    """Pages whose content is wider than they are, and which don't scroll there."""
    return [
        f"{type(area).__name__} {area.viewport().width()} of {area.widget().width()}"
        for area in root.findChildren(QScrollArea)
        if area.isVisible() and area.widget() is not None and area.widget().width() > area.viewport().width()
    ]


def torn(root: QWidget) -> list[str]:
    """Words broken across lines and lines that begin with punctuation, in labels, on tiles and in documents."""
    found = []
    for widget in shown(root):
        if isinstance(widget, QLabel) and widget.wordWrap() and not isinstance(widget, ElidedLabel):
            room = widget.contentsRect().width() - 2 * widget.margin()
            markdown = widget.textFormat() == Qt.TextFormat.MarkdownText
            lines = lines_of(QLabel.text(widget), widget.font(), room, markdown=markdown)
        elif isinstance(widget, CoverTile):
            inner = widget.width() - 2 * TILE_MARGIN
            told = widget.words_on(inner, widget.tile_text).lines
            lines = [each for line in told for each in lines_of(line.words, line.font, line.place.width())]
        elif isinstance(widget, QTextEdit):
            lines = document_lines(widget.document())
        else:
            continue
        if not _ENDLESS.search("".join(lines)):
            found += torn_lines(lines)
    return found


def torn_lines(lines: list[str]) -> list[str]:
    """Where lines end within a word or before what may not begin one. Paragraphs are parted by an empty line.

    After a picture Qt ends a line before anything.
    """
    ends = [(one, other) for one, other in pairwise(lines) if one and other and not one.endswith(_PICTURE)]
    return [
        f"{one}|{other}"
        for one, other in ends
        if other[0] in _NEVER_FIRST or (parts_a_word(one[-1], other[0]) and not other.startswith(_PLAIN_WORDS))
    ]


def painted_torn(root: QWidget) -> list[str]:
    """The same in all texts that its widgets paint, and Japanese texts that are wrapped anywhere."""
    fit.cache_clear()
    with noting() as noted:
        root.grab()
    wrapped = [each for each in noted if "\n" in each.text]
    found = [f"{each.text} at {each.px}" for each in noted if each.torn and not _ENDLESS.search(each.text)]
    return found + [end for each in wrapped for end in torn_lines(each.text.split("\n"))]


def lines_of(text: str, font: QFont, width: int, *, markdown: bool = False) -> list[str]:
    """The lines into which Qt wraps a text at a width. Paragraphs are parted by an empty line."""
    document = QTextDocument()
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setMarkdown(text) if markdown else document.setPlainText(text)
    option = document.defaultTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    document.setTextWidth(width)
    return document_lines(document)


def document_lines(document: QTextDocument) -> list[str]:
    """The lines of a document as it's laid out. Paragraphs are parted by an empty line."""
    document.documentLayout().documentSize()
    found = []
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        for at in range(layout.lineCount()):
            line = layout.lineAt(at)
            found.append(block.text()[line.textStart() : line.textStart() + line.textLength()].replace(JOINER, ""))
        found.append("")
        block = block.next()
    return found


def standing_out(document: QTextDocument) -> list[str]:
    """Paragraphs and cells of tables with a line that is wider than they are."""
    found = []
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        lines = [layout.lineAt(at) for at in range(layout.lineCount())]
        if any(line.naturalTextWidth() > line.width() for line in lines):
            found.append(block.text().replace(JOINER, ""))
        block = block.next()
    return found


def parts_a_word(before: str, after: str) -> bool:
    """Whether a line may not end between these letters: within a word, or before what belongs to it."""
    if not (before.isalnum() and after.isalnum()) or (before.isascii() and after.isascii()):
        return False
    one, other = (
        "hiragana" if "ぁ" <= each <= "ゟ" else "katakana" if "ァ" <= each <= "ヿ" else "" for each in (before, after)
    )
    if one == "hiragana":
        return other == "hiragana" and before != "を"
    return one == other or other == "hiragana" or before.isdigit() or after.isdigit() or before.isascii()


def solid(frame: Frame) -> list[tuple[object, QRectF]]:
    """Everything that may not overlap. Tokens before a player lie on its plate."""
    found: list[tuple[object, QRectF]] = [("bar", frame.bar)]
    for seat, place in frame.seats.items():
        found += [(f"plate {seat}", place.plate), (f"speech {seat}", place.speech)]
    found += [
        (place.zone, place.area)
        for place in frame.zones.values()
        if not (place.spread is None and place.zone.seat is not None)
    ]
    return found


def check_frame(frame: Frame) -> None:
    """Assert that nothing of a table overlaps, leaves the window or shrinks to nothing."""
    window = QRectF(-SLACK, -SLACK, frame.width + 2 * SLACK, frame.height + 2 * SLACK)
    things = solid(frame)
    for name, rect in things:
        assert window.contains(rect), (name, rect)
        assert rect.width() > 8, (name, rect)
        assert rect.height() > 8, (name, rect)
    for (one, first), (other, second) in combinations(things, 2):
        overlap = first.intersected(second)
        assert overlap.width() <= SLACK or overlap.height() <= SLACK, (one, first, other, second)
    for place in frame.zones.values():
        if place.spread is None and place.zone.seat is not None:
            assert frame.seats[place.zone.seat].plate.contains(place.area)
        assert place.area.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place.cards)
        if place.label is not None:
            assert place.area.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place.label)
            assert place.label.top() >= place.cards.bottom() - SLACK


def on_table(table: TableView) -> list[str]:
    """Panels and cards that overlap, and anything outside the table."""
    visible = [child for child in table.children() if isinstance(child, QWidget) and child.isVisible()]
    player_panels = [child for child in visible if isinstance(child, PlateView | SpeechBubble | CommandBar)]
    found = [
        f"{type(one).__name__} {one.geometry().getRect()} and {type(other).__name__} {other.geometry().getRect()}"
        for one, other in combinations(player_panels, 2)
        if one.geometry().intersects(other.geometry())
    ]
    for card in visible:
        if isinstance(card, CardButton):
            for other in player_panels:
                common = card.pose.bounds().intersected(QRectF(other.geometry()))
                if common.width() > 1 and common.height() > 1:
                    found.append(f"{card.accessibleName()} and {type(other).__name__} {other.geometry().getRect()}")
    return found + [
        f"{type(child).__name__} {child.geometry().getRect()} in {table.size().toTuple()}"
        for child in visible
        if not isinstance(child, CardButton) and not table.rect().contains(child.geometry())
    ]
