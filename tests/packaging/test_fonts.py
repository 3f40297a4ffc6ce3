"""The bundled font shows what it promises, in both weights, under one family name."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QGuiApplication, QTextLayout

from cardtable_gui.resources import resource
from cardtable_gui.views.fonts import families_of
from tests.support.glyphs import FONTS, coverage, texts_without_glyphs, without_glyph

FAMILY = "Card Table Rounded"

LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)]))
KANA = "".join(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FF)]))
FULL_WIDTH = "".join(map(chr, range(0xFF01, 0xFF5F)))
SIGNS = "‐–—‘’“”†•…‹›←↑→↓↔⇄−×÷±≠≤≥∞■□▲△▶▼▽◀◆◇○◎●★☆♠♡♢♣♤♥♦♧♪✓✔✕✗✖①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮、。「」『』【】〜・ー々〇※"


def jis_kanji(rows: range) -> str:
    """Kanji of JIS X 0208 in these rows; 16-47 are level 1, 48-84 level 2."""
    pairs = (bytes((row + 0xA0, cell)) for row in rows for cell in range(0xA1, 0xFF))
    return "".join(pair.decode("euc_jp", errors="ignore") for pair in pairs)


@pytest.mark.parametrize(
    "text",
    [LATIN, KANA, FULL_WIDTH, SIGNS, jis_kanji(range(16, 48)), jis_kanji(range(48, 85))],
    ids=["latin", "kana", "full-width", "signs", "kanji-1", "kanji-2"],
)
def test_every_promised_character_has_a_glyph(text: str) -> None:
    assert without_glyph(text) == []


def test_the_promise_is_whole() -> None:
    assert len(jis_kanji(range(16, 48))) == 2965
    assert len(jis_kanji(range(48, 85))) == 3390


def test_a_character_without_a_glyph_is_named() -> None:
    assert without_glyph("金🐟\n") == ["U+1F41F 🐟"]


def test_texts_of_catalogues_and_rules_are_looked_through(tmp_path: Path) -> None:
    rules = tmp_path / "rules" / "ja"
    rules.mkdir(parents=True)
    (rules / "toy.md").write_text("赤い🎏", encoding="utf-8")
    (tmp_path / "cardtable_ja.ts").write_text(
        "<TS><context><name>x</name><message><source>a🀄b</source><translation>蛯🃏</translation></message>"
        "<message numerus='yes'><source>ok</source><translation><numerusform>🐈</numerusform></translation>"
        "</message></context></TS>",
        encoding="utf-8",
    )
    found = texts_without_glyphs(tmp_path)
    assert found["rules/ja/toy.md"] == ["U+1F38F 🎏"]
    assert {"U+1F004 🀄", "U+1F0CF 🃏", "U+1F408 🐈"} <= set(found["cardtable_ja.ts"])


def test_every_character_of_every_text_has_a_glyph(repository: Path) -> None:
    assert texts_without_glyphs(repository / "i18n") == {}


def test_glyphs_are_drawn_not_empty() -> None:
    blank = set(map(ord, " \u00a0\u3000\u00ad"))
    for path in FONTS:
        font = TTFont(resource(path))
        offsets, numbers = font["loca"], font.getReverseGlyphMap()
        empty = [
            f"U+{point:04X}"
            for point, name in font.getBestCmap().items()
            if offsets[numbers[name]] == offsets[numbers[name] + 1] and point not in blank
        ]
        assert empty == []


def test_both_weights_load_as_one_family(qapp: QGuiApplication) -> None:
    for path, weight in zip(FONTS, (QFont.Weight.Normal, QFont.Weight.Bold), strict=True):
        number = QFontDatabase.addApplicationFont(str(resource(path)))
        assert QFontDatabase.applicationFontFamilies(number) == [FAMILY]
        font = QFont(FAMILY, 12, weight)
        assert QFontInfo(font).family() == FAMILY
        assert QFontInfo(font).weight() == weight
        assert QFontInfo(font).exactMatch()
    assert sorted(QFontDatabase.styles(FAMILY)) == ["Bold", "Regular"]


def test_digits_are_of_one_width_so_that_scores_line_up(qapp: QGuiApplication) -> None:
    for path in FONTS:
        QFontDatabase.addApplicationFont(str(resource(path)))
    for weight in (QFont.Weight.Normal, QFont.Weight.Bold):
        metrics = QFontMetricsF(QFont(FAMILY, 24, weight))
        assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


def test_the_licence_lies_beside_the_fonts() -> None:
    licence = resource("assets/fonts/OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert len(coverage()) > 7000


def test_a_font_that_qt_cannot_open_by_its_path_is_read_for_it(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", lambda path: -1)
    assert families_of(resource(FONTS[0])) == [FAMILY]


def test_a_file_that_is_no_font_has_no_family(qapp: QGuiApplication, tmp_path: Path) -> None:
    (tmp_path / "no.ttf").write_bytes(b"not a font")
    assert families_of(tmp_path / "no.ttf") == []


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize(
    ("text", "at_half_height"), [("Save as…", False), ("保存する…", True), ("“{Mia}”…", False), ("対戦…", True)]
)
def test_an_ellipsis_stands_on_the_line_in_latin_text_only(
    qapp: QGuiApplication, text: str, at_half_height: bool, bold: bool
) -> None:
    font = QFont(families_of(resource(FONTS[bold]))[0])
    font.setPixelSize(100)
    font.setBold(bold)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    last = layout.glyphRuns(len(text) - 1, 1)[0]
    dots = last.rawFont().boundingRect(last.glyphIndexes()[0])
    assert (dots.bottom() < -dots.height()) is at_half_height
