"""The bundled font shows what it promises, in both weights, under one family name."""

import unicodedata
from pathlib import Path
from statistics import mean

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QTextLayout,
)

from cardtable_gui.resources import resource
from cardtable_gui.views.kit.look.fonts import families_of, family
from tests.support.glyphs import FONTS, coverage, texts_without_glyphs, without_glyph

FAMILY = "Card Table Rounded"
REPOSITORY = Path(__file__).parents[2]
MISSING = "\ue123"
"""A private character, which no font of ours has."""

LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)]))
KANA = "".join(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FF)]))
FULL_WIDTH = "".join(map(chr, range(0xFF01, 0xFF5F)))
SIGNS = "‐–—‘’“”†•…‹›←↑→↓↔⇄−×÷±≠≤≥∞■□▲△▶▼▽◀◆◇○◎●★☆♠♡♢♣♤♥♦♧♪✓✔✕✗✖①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮、。「」『』【】〜・ー々〇※"


def jis_kanji(rows: range) -> str:
    """Kanji of JIS X 0208 in these rows; 16-47 are level 1, 48-84 level 2."""
    pairs = (bytes((row + 0xA0, cell)) for row in rows for cell in range(0xA1, 0xFF))
    return "".join(pair.decode("euc_jp", errors="ignore") for pair in pairs)


def windows_31j() -> str:
    """Every character of Windows-31J with a code of one or two bytes, but for the private ones."""
    codes = [bytes((first,)) for first in range(0x20, 0x7F)] + [bytes((first,)) for first in range(0xA1, 0xE0)]
    codes += [bytes((first, second)) for first in range(0x81, 0xFD) for second in range(0x40, 0xFD)]
    found = {code.decode("cp932", errors="ignore") for code in codes if len(code) == 1 or not 0xA0 <= code[0] < 0xE0}
    return "".join(sorted(each for each in found if len(each) == 1 and unicodedata.category(each) not in ("Cc", "Co")))


def name_kanji() -> list[str]:
    """The kanji of names, by the parts of their list."""
    lines = (REPOSITORY / "assets" / "src" / "name_kanji.txt").read_text(encoding="utf-8").splitlines()
    parts = [""]
    for line in lines:
        if line.startswith("#"):
            parts.append("")
        parts[-1] += line if not line.startswith("#") else ""
    return [part for part in parts if part]


def picture(text: str, *, bold: bool = False, width: int = 48) -> bytes:
    """What the program's font draws, without help of any other."""
    image = QImage(width, 56, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    font = QFont(family())
    font.setPixelSize(40)
    font.setBold(bold)
    font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(QRectF(2, 0, width - 2, 56), Qt.AlignmentFlag.AlignVCenter, text)
    painter.end()
    return bytes(image.constBits())


def ink(drawn: bytes) -> int:
    """How dark a picture is."""
    return sum(255 - level for level in drawn)


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


def test_windows_characters_and_the_kanji_of_names_are_counted_right() -> None:
    kanji = [each for each in windows_31j() if unicodedata.name(each, "").startswith("CJK ")]
    assert len(kanji) == 6355 + 361  # JIS X 0208, and what NEC and IBM added
    general, names, later, old_forms = name_kanji()
    assert (len(general), len(names), later) == (2136, 863, "勒")
    everything = general + names + later + old_forms
    assert len(set(everything)) == len(everything)
    assert set("剝塡頰𠮟") <= set(general)
    assert {"\ufa45", "\ufa47", "\ufa5b"} <= set(names)  # 海, 漢 and 者 of old: nobody has normalized the list


@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
def test_every_windows_character_and_every_name_kanji_is_drawn(qapp: QGuiApplication, bold: bool) -> None:
    blank, box = picture("", bold=bold), picture(MISSING, bold=bold)
    seen: dict[bytes, str] = {}
    faults = []
    for character in sorted({*windows_31j(), *"".join(name_kanji())} - set(" \u3000")):
        drawn = picture(character, bold=bold)
        is_kanji = unicodedata.name(character, "").startswith("CJK ")
        if drawn in (blank, box) or (is_kanji and drawn in seen):
            faults.append(f"{character} U+{ord(character):04X} {seen.get(drawn, '')}")
        if is_kanji:
            seen[drawn] = character
    assert faults == []
    assert len(seen) > 6716 + 96


@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
def test_a_character_that_no_font_has_is_a_visible_box(qapp: QGuiApplication, bold: bool) -> None:
    box = picture(MISSING, bold=bold)
    assert ink(box) > 0.4 * ink(picture("口", bold=bold))
    assert box not in {picture(similar, bold=bold) for similar in "口ロ□図区囗"}
    assert picture("🀄", bold=bold) == box  # beyond the first plane: one box, not two


@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
@pytest.mark.parametrize(
    "pairs",
    [
        "柳栁 冊册 宜冝 函凾 事亊 昂昻 冴冱",
        "海\ufa45 漢\ufa47 者\ufa5b 祝\ufa51 練\ufa57 節\ufa56 黄黃 侠俠 歩步 毎每 虚虛",
    ],
    ids=["second", "third"],
)
def test_kanji_of_other_sources_are_as_dark_as_those_of_the_first(
    qapp: QGuiApplication, pairs: str, bold: bool
) -> None:
    """In each pair a kanji of the first source, and another form of it with about as many strokes."""
    inks = [[ink(picture(kanji, bold=bold)) for kanji in pair] for pair in pairs.split()]
    assert 0.95 < mean(other / first for first, other in inks) < 1.1


def test_marks_stay_with_their_letter_and_nothing_vanishes(qapp: QGuiApplication) -> None:
    assert picture("葛\U000e0100") == picture("葛")  # a form that the font has not: the usual one
    assert picture("か\u309a") != picture("か")
    assert picture("は\u3099") == picture("ば")
    assert picture("e\u0301") == picture("é")
    letter, accented = picture("x", width=28), picture("x\u0301", width=28)
    assert ink(accented) > ink(letter)
    assert ink(picture("x\u0301")) == ink(accented), "the accent lies over the letter, not behind it"


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
    # What only joins, breaks or directs text: joiners, spaces without width, isolates.
    blank |= {*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2065), *range(0x2066, 0x206A), 0xFEFF}
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
