"""Make the program's font, "Card Table Rounded", from three fonts under the SIL Open Font License.

    python assets/src/make_fonts.py --style Regular --base MPLUSRounded1c_500Medium.ttf \
        --fill ZenMaruGothic_700Bold.ttf --last NotoSansJP_600SemiBold.ttf
    python assets/src/make_fonts.py --style Bold --base MPLUSRounded1c_700Bold.ttf \
        --fill ZenMaruGothic_900Black.ttf --last NotoSansJP_800ExtraBold.ttf

M PLUS Rounded 1c gives Latin, kana and most kanji. What it lacks of Windows' Japanese characters (Windows-31J: a
player's name may hold any of them) comes from Zen Maru Gothic, drawn in the same rounded manner on the same em. Both
together have all of these, and some 80 more kanji. The few name kanji (`name_kanji.txt`) in neither come from Noto Sans
JP. The weights are those whose kanji are equally dark: the others' Medium would look thin in the middle of a name.

Only what a card table can need is kept (`wanted`), hints and vertical forms are dropped, and the line is set
tighter than the original's 1.49 em. In Latin text an ellipsis stands on the line. The Medium weight serves as
Regular: it reads better at 13 pixels. What no font has is shown as a crossed box; in the sources it's nothing at all.
Signs that only join, break or direct text have an empty glyph.
Points of kanji lie on even coordinates, which nobody sees, and which makes the font as small as packages need it.

Noto reserves the name "Source", the others none; the result has a name of its own, since it is none of the three. The
files are published by their projects (see assets/fonts/OFL.txt); fontTools is all that is needed. The result depends on
the files given and on nothing else, so that making it again changes no byte.
"""

import argparse
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools.misc.transform import Offset, Scale
from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates

FAMILY = "Card Table Rounded"
VERSION = "1.110"
COPYRIGHT = (
    "Copyright 2016, 2021 The M+ FONTS Project Authors. "
    "Copyright 2021 The Zen Maru Gothic Project Authors. Copyright 2014-2021 Adobe. "
    "Joined and subset by the Card Table contributors."
)
LICENSE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1. "
    "This license is available with a FAQ at: https://openfontlicense.org"
)

# Line metrics in thousandths of an em: kanji (880 over, 120 under the baseline) and capitals are centred.
ASCENT, DESCENT = 1010, 270

WEIGHTS = {"Regular": 400, "Bold": 700}
ACCENT_AT = -270
"""Where an accent has its middle on a letter for which the font doesn't say it: half a letter back."""
LINES = {"Regular": 60, "Bold": 90}
"""How thick the lines of the box for missing characters are."""

SIGNS = (
    "〜〝〟〰〠‐‑–—―‖‘’‚“”„†‡•‥…‰′″‹›※‾⁄€№℃™Ω←↑→↓↔⇄⇒⇔∀∂∃∇−∞√≒≠≡≤≥×÷±■□▲△▶▷▼▽◀◁◆◇"
    "○◎●◯★☆♀♂♠♡♢♣♤♥♦♧♪♭♯✓✔✕✗✖"
    "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
)
UNSEEN = (*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2065), *range(0x2066, 0x206A), 0xFEFF)
"""Code points that only say how text is joined, broken or directed: joiners, spaces without width, isolates."""

NAME_KANJI = Path(__file__).with_name("name_kanji.txt")


def windows_31j() -> set[int]:
    """Code points of Windows-31J: JIS X 0208, and what NEC and IBM added, such as 髙 and 﨑."""
    points = set()
    for row in range(0x81, 0xFD):
        for cell in range(0x40, 0xFD):
            try:
                text = bytes((row, cell)).decode("cp932")
            except UnicodeDecodeError:
                continue
            # Where the first byte stands alone these are two characters; some pairs are private ones.
            if len(text) == 1 and unicodedata.category(text) != "Co":
                points.add(ord(text))
    return points


def name_kanji() -> set[int]:
    """Code points of the kanji of Japanese names."""
    lines = NAME_KANJI.read_text(encoding="utf-8").splitlines()
    return {ord(kanji) for line in lines if not line.startswith("#") for kanji in line}


def is_kanji(point: int) -> bool:
    """Whether a code point is that of a kanji."""
    return unicodedata.name(chr(point), "").startswith("CJK ") and unicodedata.category(chr(point)) == "Lo"


def wanted() -> set[int]:
    """Code points that the font shall have where a source has them, but for the kanji."""
    return (
        set(range(0x20, 0x7F))
        | set(range(0xA0, 0x180))  # Latin-1 and Latin Extended-A
        | {0x01A0, 0x01A1, 0x01AF, 0x01B0, *range(0x1EA0, 0x1EFA)}  # Vietnamese
        | set(range(0x01CD, 0x01DD))  # Chinese names in Latin letters
        | {0x0218, 0x0219, 0x021A, 0x021B, 0x1E9E}
        | set(range(0x0300, 0x0348))  # accents on their own
        | set(range(0x3041, 0x3097))  # hiragana
        | set(range(0x3099, 0x3100))  # voicing marks and katakana
        | set(range(0x31F0, 0x3200))  # small katakana
        | set(range(0xFF01, 0xFFA0))  # full-width and half-width forms
        | {0x25CC}  # the place of an accent that stands alone
        | set(map(ord, SIGNS))
        | windows_31j()
    )


def fill(base: TTFont, other: TTFont, points: set[int]) -> list[int]:
    """Copy the glyphs of these points that only `other` has into `base`; return the points."""
    have, theirs = base.getBestCmap(), other.getBestCmap()
    missing = sorted(point for point in points if point not in have and point in theirs)
    glyphs = other.getGlyphSet()
    scale = base["head"].unitsPerEm / other["head"].unitsPerEm
    for point in missing:
        name = f"fill.{point:04X}"
        pen = TTGlyphPen(None)
        glyphs[theirs[point]].draw(TransformPen(pen, Scale(scale)))
        glyph = pen.glyph()
        base["glyf"][name] = glyph
        glyph.recalcBounds(base["glyf"])
        width = round(glyphs[theirs[point]].width * scale)
        base["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
        for table in base["cmap"].tables:
            if table.isUnicode() and (table.format == 12 or (table.format == 4 and point <= 0xFFFF)):
                table.cmap[point] = name
    base.setGlyphOrder(base["glyf"].glyphOrder)
    return missing


def set_accents_back(font: TTFont) -> None:
    """Let accents lie over the letter before them, also those letters for which the font doesn't say where.

    In the source their outlines lie where the next letter is.
    """
    names, accents = font.getBestCmap(), range(0x0300, 0x0370)
    back = {name: ACCENT_AT - _middle(font["glyf"][name]) for point, name in names.items() if point in accents}
    for name, shift in back.items():
        glyph = font["glyf"][name]
        if glyph.isComposite():
            raise ValueError(f"{name} is made of others")
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (0, glyph.xMin)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            for glyphs, anchors in _anchors_of_marks(part):
                for name, anchor in zip(glyphs, anchors, strict=True):
                    if anchor is not None:
                        anchor.XCoordinate += back.get(name, 0)


def _middle(glyph: Glyph) -> int:
    return int(glyph.xMin + glyph.xMax) // 2


def _anchors_of_marks(part: Any) -> Iterator[tuple[list[str], list[Any]]]:
    """The anchors in one part of a table by which marks are put on letters, or on other marks."""
    if isinstance(part, otTables.MarkBasePos):
        yield part.MarkCoverage.glyphs, [record.MarkAnchor for record in part.MarkArray.MarkRecord]
    if isinstance(part, otTables.MarkMarkPos):
        yield part.Mark1Coverage.glyphs, [record.MarkAnchor for record in part.Mark1Array.MarkRecord]
        for place in range(part.ClassCount):
            yield part.Mark2Coverage.glyphs, [record.Mark2Anchor[place] for record in part.Mark2Array.Mark2Record]


def draw_box(font: TTFont, style: str) -> None:
    """Draw what stands in the place of a character that no font has: a crossed box, as wide as most kanji."""
    line, corner = LINES[style], 60
    left, bottom, right, top = 100, -40, 800, 800
    pen = TTGlyphPen(None)
    for inset, turn in ((0, 1), (line, -1)):
        round_by = max(corner - inset, 0)
        west, south, east, north = left + inset, bottom + inset, right - inset, top - inset
        corners = [
            ((west, north - round_by), (west, north), (west + round_by, north)),
            ((east - round_by, north), (east, north), (east, north - round_by)),
            ((east, south + round_by), (east, south), (east - round_by, south)),
            ((west + round_by, south), (west, south), (west, south + round_by)),
        ]
        for number, (start, bend, end) in enumerate(corners if turn > 0 else [each[::-1] for each in corners[::-1]]):
            (pen.moveTo if not number else pen.lineTo)(start)
            pen.qCurveTo(bend, end)
        pen.closePath()
    middle, height, reach = (left + right) / 2, (bottom + top) / 2, 130
    across = line * 0.5**0.5
    for rise in (1, -1):
        ends = [(-reach, -reach * rise), (-reach + across, (-reach - across) * rise)]
        ends += [(-x, -y) for x, y in ends]
        outline = ends if rise > 0 else ends[::-1]
        pen.moveTo((round(middle + outline[0][0]), round(height + outline[0][1])))
        for x, y in outline[1:]:
            pen.lineTo((round(middle + x), round(height + y)))
        pen.closePath()
    font["glyf"][".notdef"] = pen.glyph()
    font["glyf"][".notdef"].recalcBounds(font["glyf"])
    font["hmtx"][".notdef"] = (left + right, left)


def add_unseen(font: TTFont) -> None:
    """Give `UNSEEN` an empty glyph without width: otherwise texts with them take another font of the system.

    A font within a PDF, too, which nobody has chosen.
    """
    name = "unseen"
    font["glyf"][name] = TTGlyphPen(None).glyph()
    font["hmtx"][name] = (0, 0)
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format in (4, 12):
            table.cmap.update(dict.fromkeys(UNSEEN, name))
    font.setGlyphOrder(font["glyf"].glyphOrder)


def even(font: TTFont, points: set[int]) -> None:
    """Move the points of these characters' outlines to even coordinates."""
    names = font.getBestCmap()
    for point in points & names.keys():
        glyph = font["glyf"][names[point]]
        if glyph.numberOfContours > 0:
            glyph.coordinates = GlyphCoordinates([(round(x / 2) * 2, round(y / 2) * 2) for x, y in glyph.coordinates])
            glyph.recalcBounds(font["glyf"])


def subset(font: TTFont, points: set[int]) -> None:
    """Keep these points with kerning and combining, and nothing for vertical text or hinting."""
    options = Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]
    options.drop_tables += ["vhea", "vmtx", "VORG", "gasp", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)


def lower_ellipsis(font: TTFont) -> None:
    """Let the dots of an ellipsis stand on the line in Latin text; in Japanese they stay at half height."""
    plain, lowered = font.getBestCmap()[ord("…")], "ellipsis.latn"
    glyphs = font["glyf"]
    pen = TTGlyphPen(None)
    font.getGlyphSet()[plain].draw(TransformPen(pen, Offset(0, -glyphs[plain].yMin)))
    glyphs[lowered] = pen.glyph()
    glyphs[lowered].recalcBounds(glyphs)
    font["hmtx"][lowered] = font["hmtx"][plain]
    font.setGlyphOrder(glyphs.glyphOrder)
    table = font["GSUB"].table
    latin = next(each.Script for each in table.ScriptList.ScriptRecord if each.ScriptTag == "latn")
    lookup = buildLookup([buildSingleSubstSubtable({plain: lowered})])
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    feature = otTables.FeatureRecord()
    feature.FeatureTag, feature.Feature = "locl", otTables.Feature()
    feature.Feature.FeatureParams = None
    feature.Feature.LookupListIndex = [table.LookupList.LookupCount - 1]
    feature.Feature.LookupCount = 1
    # The last one in alphabetical order.
    records = table.FeatureList.FeatureRecord
    records.append(feature)
    table.FeatureList.FeatureCount = len(records)
    for system in (latin.DefaultLangSys, *(each.LangSys for each in latin.LangSysRecord)):
        system.FeatureIndex.append(len(records) - 1)
        system.FeatureCount = len(system.FeatureIndex)


def rename(font: TTFont, style: str) -> None:
    """Give the font its family, style, weight and line metrics."""
    names = {
        0: COPYRIGHT,
        1: FAMILY,
        2: style,
        3: f"{VERSION};CardTableRounded-{style}",
        4: FAMILY if style == "Regular" else f"{FAMILY} {style}",
        5: f"Version {VERSION}",
        6: f"CardTableRounded-{style}",
        13: LICENSE,
        14: "https://openfontlicense.org",
    }
    font["name"].names = []
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    bold = style == "Bold"
    os2, head, hhea = font["OS/2"], font["head"], font["hhea"]
    glyphs, points = font["glyf"], font.getBestCmap()
    os2.version = 4
    os2.sxHeight, os2.sCapHeight = glyphs[points[ord("x")]].yMax, glyphs[points[ord("H")]].yMax
    os2.usDefaultChar, os2.usBreakChar, os2.usMaxContext = 0, 0x20, 3
    os2.usWeightClass = WEIGHTS[style]
    os2.fsSelection = (os2.fsSelection & ~0b110_0001) | (0b10_0000 if bold else 0b100_0000) | 1 << 7
    head.macStyle = int(bold)
    head.created = head.modified = 0
    head.fontRevision = float(VERSION)
    hhea.ascent, hhea.descent, hhea.lineGap = ASCENT, -DESCENT, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, -DESCENT, 0
    os2.usWinAscent, os2.usWinDescent = ASCENT, DESCENT


def main() -> None:
    """Read the arguments, make one weight and say what it holds."""
    parser = argparse.ArgumentParser(description="Make one weight of the font Card Table Rounded.")
    parser.add_argument("--base", type=Path, required=True, help="a weight of M PLUS Rounded 1c")
    parser.add_argument("--fill", type=Path, required=True, help="an equally dark weight of Zen Maru Gothic")
    parser.add_argument("--last", type=Path, required=True, help="an equally dark weight of Noto Sans JP")
    parser.add_argument("--style", choices=sorted(WEIGHTS), required=True)
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "fonts")
    arguments = parser.parse_args()

    font, other = TTFont(arguments.base, recalcTimestamp=False), TTFont(arguments.fill)
    kanji = {point for each in (font, other) for point in each.getBestCmap() if is_kanji(point)} | name_kanji()
    points = wanted() | kanji
    filled = fill(font, other, points)
    last = fill(font, TTFont(arguments.last), name_kanji())
    subset(font, points)
    even(font, kanji)
    set_accents_back(font)
    draw_box(font, arguments.style)
    lower_ellipsis(font)
    add_unseen(font)
    rename(font, arguments.style)
    target = arguments.out / f"CardTableRounded-{arguments.style}.ttf"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")
    missing = sorted(points - set(TTFont(target).getBestCmap()))
    for what, some in (("from the second", filled), ("from the last", last), ("wanted, but in none", missing)):
        print(f"{len(some)} {what}: {''.join(map(chr, some))}")


if __name__ == "__main__":
    main()
