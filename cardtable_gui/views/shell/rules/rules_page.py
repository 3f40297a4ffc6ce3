"""A page of rules as a document: split at its anchors, in the program's fonts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTable,
)

from cardtable_gui.views.kit.look import focus_ring, fonts
from cardtable_gui.views.kit.look.theme import Space, Theme, Type
from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.kit.text.phrases import FIXED, JOINER, bound
from cardtable_gui.views.kit.text.plain_text import Document
from cardtable_gui.views.shell.rules import rules_pictures

_SPACE = "\u3000"
_UNSEEN = re.compile(r"\]\([^)]*\)|\[|\*+|\ue000\w+\ue001")
"""Markup within a sentence: the sentence goes on behind it."""
_APART = re.compile(r"!\[[^\]]*\]\([^)]*\)|&nbsp;| *\| *|^(?:#+|>|-|\d+\.) ")
"""Pictures, fixed spaces, the edges of cells and what begins a block: no phrase goes across them."""
_MARKUP = re.compile(f"(?P<apart>{_APART.pattern})|{_UNSEEN.pattern}")


def held(markdown: str) -> str:
    """The page with word joiners wherever no line may end; its markup is as before."""
    return "\n".join(map(_held_line, markdown.split("\n")))


def _held_line(line: str) -> str:
    made: list[str] = []
    seen: list[int] = []
    """The places in `made` of the letters of a sentence so far."""
    at, in_cell = 0, line.startswith("|")
    for markup in _MARKUP.finditer(line):
        seen += range(len(made), len(made) + markup.start() - at)
        made += line[at : markup.start()]
        if markup["apart"] is not None:
            _hold(made, seen, in_cell)
            seen = []
        made.append(markup[0])
        at = markup.end()
    seen += range(len(made), len(made) + len(line) - at)
    made += line[at:]
    _hold(made, seen, in_cell)
    # Bold text ends before a space, but not before a joiner.
    return "".join(made).replace(f"{JOINER}{_SPACE}", _SPACE)


def _hold(made: list[str], seen: list[int], in_cell: bool) -> None:
    """Put word joiners before the letters at these places before which no line may end."""
    text = "".join(made[place] for place in seen)
    # A screen reader reads the document itself, and might not handle the word joiners.
    letters = tuple(text) if screen_reader.is_listening() else bound(text, in_cell=in_cell)
    for place, letter in zip(seen, letters, strict=True):
        made[place] = letter


_ANCHOR = re.compile(r'^<a id="(\w+)"></a>\n+(#* *)', re.MULTILINE)
_TITLED = re.compile(r'<a id="(\w+)"></a>\n+#+ *(.+)')
_TO_RULE = re.compile(r"\[([A-Z]{2}\d+)\]\(rule:\1\)")
"""A link to a paragraph by its number, which a reader doesn't see."""
_MARK = re.compile("\ue000(\\w+)\ue001")
_LEADING, _PICTURE_LEADING, _HEADING_LEADING = 135, 115, 110
"""Line heights in percent: of text, of lines with pictures, of headings."""
_PADDINGS = (Space.TIGHT + 1, Space.HAIR + 1)
"""Around the text of a cell: usually, and where words need the room."""
_LONE_PICTURE = "\ufffc"
"""The text of a paragraph that is one picture, which needs no leading."""
_HEADINGS = {1: Type.HEADLINE, 2: Type.TITLE, 3: Type.LABEL}


def document(
    game: str, markdown: str, theme: Theme, percent: int, ratio: float = 1.0
) -> tuple[Document, dict[str, int]]:
    """The rules of a game as a document in this look, and the block number of each anchor.

    Its pictures are made for this pixel ratio. It is complete before a view shows it: each change to a visible document
    would start another layout.
    """
    made = Document()
    made.setDefaultFont(fonts.font(Type.BODY, percent))
    made.setDocumentMargin(focus_ring.inset(Space.WIDE))
    titles = dict(_TITLED.findall(markdown))
    titled = _TO_RULE.sub(lambda found: f"[→{FIXED}{titles.get(found[1], found[1])}](rule:{found[1]})", markdown)
    marked = _ANCHOR.sub(lambda found: f"{found[2]}\ue000{found[1]}\ue001", titled)
    made.set_our_markdown(held(marked))
    rules_pictures.add(made, markdown, game, theme, percent, ratio)
    anchors = _take_anchors(made)
    _set_type(made, theme, percent)
    _set_links(made, theme)
    _set_code(made)
    return made, anchors


def _set_code(document: QTextDocument) -> None:
    """Set what's typed as it stands in the program's font, too: no system is sure to have another one."""
    form = QTextCharFormat()
    form.setFontFamilies([fonts.family()])
    form.setFontFixedPitch(False)
    block = document.begin()
    while block.isValid():
        piece = block.begin()
        while not piece.atEnd():
            fragment = piece.fragment()
            if fragment.charFormat().fontFixedPitch():
                cursor = QTextCursor(document)
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(form)
                piece = block.begin()
                continue
            piece += 1
        block = block.next()


def _set_links(document: QTextDocument, theme: Theme) -> None:
    """Give links the colour of text with a dotted line below: there are many in a paragraph."""
    block = document.begin()
    while block.isValid():
        piece = block.begin()
        while not piece.atEnd():
            fragment = piece.fragment()
            if fragment.charFormat().isAnchor():
                form = QTextCharFormat()
                form.setForeground(theme.ink)
                form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
                form.setUnderlineColor(theme.accent)
                cursor = QTextCursor(document)
                cursor.setPosition(fragment.position())
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(form)
            piece += 1
        block = block.next()


def _take_anchors(document: QTextDocument) -> dict[str, int]:
    found: dict[str, int] = {}
    block = document.begin()
    while block.isValid():
        mark = _MARK.search(block.text())
        if mark is not None:
            cursor = QTextCursor(block)
            cursor.setPosition(block.position() + mark.start())
            cursor.setPosition(block.position() + mark.end(), QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            found[mark[1]] = block.blockNumber()
        block = block.next()
    return found


def _set_type(document: QTextDocument, theme: Theme, percent: int) -> None:
    block = document.begin()
    while block.isValid():
        _set_block(block, theme, percent)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            set_table(frame, theme)


def _set_block(block: QTextBlock, theme: Theme, percent: int) -> None:
    cursor = QTextCursor(block)
    level = block.blockFormat().headingLevel()
    spacing = QTextBlockFormat()
    leading = _LEADING
    if rules_pictures.set_in_line(block):
        leading = 100 if block.text() == _LONE_PICTURE else _PICTURE_LEADING
    spacing.setLineHeight(
        _HEADING_LEADING if level else leading, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    )
    if cursor.currentTable() is None:
        spacing.setTopMargin((Space.WIDE if level < 3 else Space.EASY) if level else 0)
        spacing.setBottomMargin(Space.TIGHT if block.textList() is not None else Space.SNUG)
    if block.blockFormat().hasProperty(QTextFormat.Property.BlockQuoteLevel):
        spacing.setLeftMargin(Space.WIDE)
        spacing.setRightMargin(0)
    cursor.mergeBlockFormat(spacing)
    if level:
        char_format = QTextCharFormat()
        char_format.clearProperty(QTextCharFormat.Property.FontSizeAdjustment)
        char_format.setProperty(QTextCharFormat.Property.FontPixelSize, _HEADINGS.get(level, Type.LABEL).px(percent))
        char_format.setFontWeight(QFont.Weight.Bold)
        char_format.setForeground(theme.accent if level == 2 else theme.ink)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(char_format)
        cursor.setPosition(block.position())
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(char_format)


Columns = Sequence[tuple[QTextTable, Sequence[tuple[float, float]]]]
"""Tables with the widths of each column in pixels: of its longest word, and of all of its text on one line."""


def columns(document: QTextDocument) -> Columns:
    """Measure the tables of a document that isn't seen yet.

    Qt can't: for it a word ends where another script begins.
    """
    option = document.defaultTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    document.setTextWidth(1)
    document.documentLayout().documentSize()
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    return [(table, [_measured(table, column) for column in range(table.columns())]) for table in tables]


def _measured(table: QTextTable, column: int) -> tuple[float, float]:
    cells = [table.cellAt(row, column).firstCursorPosition().block().layout() for row in range(table.rows())]
    least = max(cell.lineAt(at).naturalTextWidth() for cell in cells for at in range(cell.lineCount()))
    return least, max(cell.maximumWidth() for cell in cells)


def share_width(measured: Columns, width: float) -> None:
    """Divide this width among the columns of each table: each gets its words, and of the rest what its text needs."""
    for table, needs in measured:
        made = table.format()
        least, most = (sum(need) for need in zip(*needs, strict=True))
        room = width - (len(needs) + 2) * made.border()
        padding = next((each for each in _PADDINGS if least + 2 * each * len(needs) <= room), _PADDINGS[-1])
        # A line that is exactly as wide as its text might not hold it.
        around = 2 * padding + 0.1
        spare = max(0.0, room - around * len(needs) - least)
        share = spare / max(1.0, most - least)
        shares = [few + share * (all_ - few) if share < 1 else (least + spare) * all_ / most for few, all_ in needs]
        lengths = [QTextLength(QTextLength.Type.FixedLength, each + around) for each in shares]
        made.setColumnWidthConstraints(lengths)
        made.setCellPadding(padding)
        made.setWidth(QTextLength())
        table.setFormat(made)


def set_table(table: QTextTable, theme: Theme) -> None:
    """Give a table its lines and the ground of its first row."""
    made = table.format()
    made.setBorder(1)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBorderBrush(QColor(theme.panel_edge))
    made.setBorderCollapse(True)
    made.setCellPadding(_PADDINGS[0])
    made.setCellSpacing(0)
    made.setTopMargin(Space.TIGHT)
    made.setBottomMargin(Space.EASY)
    made.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(made)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        ground = cell.format()
        ground.setBackground(theme.panel_deep)
        cell.setFormat(ground)
