"""Make the program's font, "Card Table Rounded", from two fonts under the SIL Open Font License.

    python assets/src/make_fonts.py --base MPLUSRounded1c_500Medium.ttf --fill ZenMaruGothic_500Medium.ttf \
        --style Regular
    python assets/src/make_fonts.py --base MPLUSRounded1c_700Bold.ttf --fill ZenMaruGothic_700Bold.ttf \
        --style Bold

M PLUS Rounded 1c gives Latin, kana and the common kanji. It lacks about 1,300 rare kanji of JIS level 2, which
a player's name may well hold; they come from Zen Maru Gothic, drawn in the same rounded manner on the same em.
Only what a card table can need is kept (`wanted`), hints and vertical forms are dropped, and the line is set
tighter than the original's 1.49 em. In Latin text an ellipsis stands on the line. The Medium weight serves as
Regular: it reads better at 13 pixels. Neither font reserves its name; the result has a name of its own all the
same, since it is neither of the two.

Both source files are published by their projects (see assets/fonts/OFL.txt); fontTools is all that is needed.
The result depends on the files given and on nothing else, so that making it again changes no byte.
"""

import argparse
from pathlib import Path

from fontTools.misc.transform import Offset, Scale
from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

FAMILY = "Card Table Rounded"
VERSION = "1.001"
COPYRIGHT = (
    "Copyright 2016, 2021 The M+ FONTS Project Authors. "
    "Copyright 2021 The Zen Maru Gothic Project Authors. Joined and subset by the Card Table contributors."
)
LICENSE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1. "
    "This license is available with a FAQ at: https://openfontlicense.org"
)

# Line metrics in thousandths of an em: kanji (880 over, 120 under the baseline) and capitals are centred.
ASCENT, DESCENT = 1010, 270

WEIGHTS = {"Regular": 400, "Bold": 700}

SIGNS = (
    "〜〝〟〰〠‐‑–—―‖‘’‚“”„†‡•‥…‰′″‹›※‾⁄€№℃™Ω←↑→↓↔⇄⇒⇔∀∂∃∇−∞√≒≠≡≤≥×÷±■□▲△▶▷▼▽◀◁◆◇"
    "○◎●◯★☆♀♂♠♡♢♣♤♥♦♧♪♭♯✓✔✕✗✖"
    "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
)


def jis_x_0208() -> set[int]:
    """Code points of JIS X 0208: signs, kana, Greek, Cyrillic, box lines, kanji of levels 1 and 2."""
    points = set()
    for row in range(0xA1, 0xFF):
        for cell in range(0xA1, 0xFF):
            try:
                points.add(ord(bytes((row, cell)).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return points


def wanted() -> set[int]:
    """Code points that the font shall have where a source has them."""
    return (
        set(range(0x20, 0x7F))
        | set(range(0xA0, 0x180))  # Latin-1 and Latin Extended-A
        | set(range(0x3041, 0x3097))  # hiragana
        | set(range(0x3099, 0x3100))  # voicing marks and katakana
        | set(range(0xFF01, 0xFFA0))  # full-width and half-width forms
        | {0xFFE5, 0x0218, 0x0219, 0x021A, 0x021B, 0x1E9E}
        | set(map(ord, SIGNS))
        | jis_x_0208()
    )


def fill(base: TTFont, other: TTFont, points: set[int]) -> int:
    """Copy the glyphs of these points that only `other` has into `base`; return how many."""
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
            if table.isUnicode() and table.format in (4, 12):
                table.cmap[point] = name
    base.setGlyphOrder(base["glyf"].glyphOrder)
    return len(missing)


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
    parser.add_argument("--fill", type=Path, required=True, help="the weight of Zen Maru Gothic beside it")
    parser.add_argument("--style", choices=sorted(WEIGHTS), required=True)
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "fonts")
    arguments = parser.parse_args()

    font = TTFont(arguments.base, recalcTimestamp=False)
    points = wanted()
    filled = fill(font, TTFont(arguments.fill), points)
    subset(font, points)
    lower_ellipsis(font)
    rename(font, arguments.style)
    target = arguments.out / f"CardTableRounded-{arguments.style}.ttf"
    font.save(target)
    missing = sorted(points - set(TTFont(target).getBestCmap()))
    print(f"{target.name}: {target.stat().st_size} bytes, {filled} filled, {len(missing)} wanted but in neither:")
    print("  " + " ".join(f"U+{point:04X} {chr(point)}" for point in missing))


if __name__ == "__main__":
    main()
